"""Lawns in disguise, turned by a right angle or listed otherwise; and the comparisons of a program that tries all."""

from math import factorial
from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure


def _turned(places: list[Any]) -> list[Any]:
    return [[-y, x] for x, y in places]


def plan_turned(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:  # noqa: ARG001
    """The plan turned by a right angle, with all that is on it."""
    bodies = [{**body, "at": _turned([body["at"]])[0]} for body in statement["bodies"]]
    other = {"options": _turned(query["options"])} if query["task"] == "place" else {}
    return {**statement, "bodies": bodies, "stops": _turned(statement["stops"])}, {**query, **other}


def listed_otherwise(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """What stands on the lawn, and what is on offer, in another order."""
    bodies = rng.sample(statement["bodies"], len(statement["bodies"]))
    other = {"options": rng.sample(query["options"], 4)} if "options" in query else {}
    return {**statement, "bodies": bodies}, {**query, **other}


def comparisons(statement: Statement, query: Statement) -> float:
    """Pairs of things in each picture, times the stops and the ways in which things that look alike can be matched."""
    pictures = query["options"] if query["task"] in ("view", "cannot") else query["pictures"]
    kinds = [kind for kind, *_ in pictures[0]]
    ways = 1
    for kind in {*kinds}:
        ways *= factorial(kinds.count(kind))
    return len(pictures) * len(statement["stops"]) * len(kinds) * (len(kinds) - 1) / 2 * ways


DISGUISES: Final[tuple[Disguise, ...]] = (plan_turned, listed_otherwise)
MEASURE: Final = Measure(
    "pairs of things in pictures, times the stops and the ways to match what looks alike", comparisons
)
