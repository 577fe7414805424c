"""What judges `logic/linear_sums`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure

_LISTS: Final = {"market": "things", "stars": "stars"}
_OF_CLUES: Final = ("superfluous", "wrong_choice")
_OF_LOADS: Final = ("knowable", "unknowable")


def other_numbers(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The unknowns in another order: a house upside down, things or stars renumbered."""
    if statement["dress"] == "house":
        order = list(range(statement["floors"]))[::-1]
        fields: Statement = {}
    else:
        name = _LISTS[statement["dress"]]
        order = rng.sample(range(len(statement[name])), len(statement[name]))
        fields = {name: [statement[name][order.index(place)] for place in range(len(order))]}

    def renamed(load: Any) -> list[int]:
        return sorted(order[kind] for kind in load)

    asked = dict(query)
    if "load" in query:
        asked["load"] = renamed(query["load"])
    if query["task"] in _OF_LOADS:
        asked["options"] = [renamed(load) for load in query["options"]]
    clues = [{**clue, "parts": renamed(clue["parts"])} for clue in statement["clues"]]
    return {**statement, **fields, "clues": clues}, asked


def other_order(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The sums in another order, and what is lettered, too."""
    order = rng.sample(range(len(statement["clues"])), len(statement["clues"]))
    asked = dict(query)
    if query["task"] in _OF_CLUES:
        asked["options"] = [order.index(clue) for clue in query["options"]]
    if query["task"] in (*_OF_CLUES, *_OF_LOADS):
        rng.shuffle(asked["options"])
    return {**statement, "clues": [statement["clues"][clue] for clue in order]}, asked


def parts_shown(statement: Statement, query: Statement) -> float:
    """Parts of all sums, each looked at once for every sum."""
    return float(sum(len(clue["parts"]) for clue in statement["clues"]) * len(statement["clues"]))


DISGUISES: Final = (other_numbers, other_order)
MEASURE: Final = Measure("parts of all sums, once for each sum", parts_shown)
