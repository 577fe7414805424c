"""Lawns in disguise, turned by a right angle or listed otherwise; and the comparisons of a program that tries all."""

from collections.abc import Iterable
from math import factorial
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.facts.solids.lawns import Place
from puzzlegen.formats.solids.walk_round import Body, Cannot, Lawn, Query, Spot, View


def _turned(places: Iterable[Place]) -> Any:
    return tuple((-y, x) for x, y in places)


def plan_turned(lawn: Lawn, query: Query, rng: Random) -> tuple[Lawn, Query]:  # noqa: ARG001
    """The plan turned by a right angle, with all that is on it."""
    bodies = tuple(Body(body.kind, (-body.at[1], body.at[0])) for body in lawn.bodies)
    other = replace(query, options=_turned(query.options)) if isinstance(query, Spot) else query
    return replace(lawn, bodies=bodies, stops=_turned(lawn.stops)), other


def listed_otherwise(lawn: Lawn, query: Query, rng: Random) -> tuple[Lawn, Query]:
    """What stands on the lawn, and what is on offer, in another order."""
    bodies = tuple(rng.sample(lawn.bodies, len(lawn.bodies)))
    if hasattr(query, "options"):
        query = replace(query, options=tuple(rng.sample(query.options, 4)))
    return replace(lawn, bodies=bodies), query


def comparisons(lawn: Lawn, query: Query) -> float:
    """Pairs of things in each picture, times the stops and the ways in which things that look alike can be matched."""
    pictures = query.options if isinstance(query, View | Cannot) else query.pictures
    kinds = [thing.kind for thing in pictures[0]]
    ways = 1
    for kind in {*kinds}:
        ways *= factorial(kinds.count(kind))
    return len(pictures) * len(lawn.stops) * len(kinds) * (len(kinds) - 1) / 2 * ways


DISGUISES: Final[tuple[Disguise, ...]] = (plan_turned, listed_otherwise)
MEASURE: Final = Measure(
    "pairs of things in pictures, times the stops and the ways to match what looks alike", comparisons
)
