"""Maps of lines in disguise: other numbers and colours, turned over, in another dress; and rides from one place."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure

_HUES: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown")


def renumbered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Other numbers for the stations, everywhere."""
    count = len(statement["places"])
    new = dict(zip(range(1, count + 1), random.sample(range(1, count + 1), count), strict=True))
    places: list[Any] = [None] * count
    for number, place in enumerate(statement["places"], 1):
        places[new[number] - 1] = place
    lines = [{**line, "stations": [new[one] for one in line["stations"]]} for line in statement["lines"]]
    other: dict[str, Any] = {name: new[query[name]] for name in ("start", "goal") if name in query}
    if query["task"] == "closed":
        other["options"] = [new[one] for one in query["options"]]
    elif query["task"] == "trip":
        other["options"] = [[new[one] for one in trip] for trip in query["options"]]
    return {**statement, "places": places, "lines": lines}, {**query, **other}


def recoloured(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Other colours, in another dress; and some lines from the other end."""
    hues = random.sample(_HUES, len(statement["lines"]))
    lines = [
        {"hue": hue, "stations": line["stations"][:: random.choice((1, -1))]}
        for hue, line in zip(hues, statement["lines"], strict=True)
    ]
    return {**statement, "lines": lines, "dress": random.choice(("metro", "trams", "ferries"))}, query


def turned_over(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:  # noqa: ARG001
    """The map from behind, on its side."""
    return {**statement, "places": [[5 - y, x] for x, y in statement["places"]]}, query


def rides(statement: Statement, query: Statement) -> float:
    """Rides between neighbours that a walk over all stations tries, once for each trip that is asked about."""
    tries = sum(2 * (len(line["stations"]) - 1) for line in statement["lines"])
    return tries * (4 if query["task"] == "trip" else 1)


DISGUISES: Final[tuple[Disguise, ...]] = (renumbered, recoloured, turned_over)
MEASURE: Final = Measure("rides between neighbours that a walk over the whole map tries", rides)
