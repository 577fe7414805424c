"""Plants of vessels in disguise: mirrored, renumbered, with open valves elsewhere; and pouring litre by litre."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure


def mirrored(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:  # noqa: ARG001
    """Left and right exchanged."""
    last = len(statement["vessels"]) - 1
    vessels = [{**vessel, "column": last - vessel["column"]} for vessel in statement["vessels"]]
    return {**statement, "vessels": vessels}, query


def renumbered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Other numbers for the vessels, everywhere."""
    count = len(statement["vessels"])
    numbers = [0, *random.sample(range(1, count + 1), count)]
    before = dict(zip(numbers[1:], statement["vessels"], strict=True))
    vessels = [before[number] for number in range(1, count + 1)]
    pipes = [[numbers[start], numbers[to], height, valve] for start, to, height, valve in statement["pipes"]]
    other: dict[str, Any] = {"vessel": numbers[query["vessel"]]} if "vessel" in query else {}
    if query["task"] == "order":
        other["options"] = [[numbers[one] for one in three] for three in query["options"]]
    return {**statement, "vessels": vessels, "pipes": pipes, "tap": numbers[statement["tap"]]}, {**query, **other}


def opened(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Valves that are open, or none, wherever none is shut; in any dress."""
    pipes = [
        [*pipe, valve if valve == "shut" else random.choice(("open", "none"))] for *pipe, valve in statement["pipes"]
    ]
    return {**statement, "pipes": pipes, "dress": random.choice(("jars", "barrels", "tanks"))}, query


def poured(statement: Statement, query: Statement) -> float:
    """Vessels looked at while each litre is carried down from the tap to where it stays; or on each one's way up."""
    if query["task"].startswith("empty"):
        return float(sum(vessel["row"] for vessel in statement["vessels"]))
    held, looks = dict.fromkeys(range(1, len(statement["vessels"]) + 1), 0), 0

    def room(vessel: int) -> bool:
        return bool(held[vessel] < statement["vessels"][vessel - 1]["holds"])

    while room(statement["tap"]):
        at: int | None = statement["tap"]
        while at is not None:
            looks, here = looks + 1, at
            below = sorted(
                (height, to)
                for start, to, height, valve in statement["pipes"]
                if start == here and valve != "shut" and room(to) and height <= held[here]
            )
            at = below[0][1] if below else None
        held[here] += 1
    return looks


DISGUISES: Final[tuple[Disguise, ...]] = (mirrored, renumbered, opened)
MEASURE: Final = Measure("vessels looked at while each litre is carried down, or on each one's way up", poured)
