"""Sketches of roads in disguise: bent otherwise, turned half round, with other numbers; and pairs of roads compared."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure


def bent(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Other waves in another landscape."""
    bend = [random.randint(-3, 3), random.randrange(12), random.randrange(12)]
    return {**statement, "bend": bend, "dress": random.choice(("village", "desert", "canals"))}, query


def turned(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement] | None:  # noqa: ARG001
    """The sketch upside down, where no crossing is to be boxed."""
    order, crossings = list(statement["left"]), statement["crossings"]
    for _, track in crossings:
        order[track : track + 2] = order[track + 1], order[track]
    last = max(column for column, _ in crossings)
    other = sorted([last - column, len(order) - 2 - track] for column, track in crossings)
    if query["task"] == "betray":
        return None
    return {**statement, "left": order[::-1], "crossings": other}, query


def renumbered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Other numbers for the roads, everywhere."""
    count = len(statement["left"])
    new = dict(zip(range(1, count + 1), random.sample(range(1, count + 1), count), strict=True))
    other: dict[str, Any] = {}
    if query["task"] == "same":
        other["options"] = [{**one, "left": [new[road] for road in one["left"]]} for one in query["options"]]
    elif query["task"] == "cannot":
        other["options"] = [[new[road] for road in pair] for pair in query["options"]]
    elif query["task"] == "crooked_choice":
        other["options"] = [new[road] for road in query["options"]]
    return {**statement, "left": [new[road] for road in statement["left"]]}, {**query, **other}


def compared(statement: Statement, query: Statement) -> float:  # noqa: ARG001
    """All pairs of crossings: whether the same two roads meet at both."""
    crossings = len(statement["crossings"])
    return crossings * (crossings - 1) / 2


DISGUISES: Final[tuple[Disguise, ...]] = (bent, turned, renumbered)
MEASURE: Final = Measure("pairs of crossings to be compared", compared)
