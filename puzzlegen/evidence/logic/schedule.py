"""What judges `logic/schedule`: things in another order and dress, and what a plain program would try."""

from random import Random
from typing import Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure

_DRESSES: Final = {
    "wall": ("station", "kitchen", "tower"),
    "offices": ("offices", "ships", "studios"),
    "sheets": ("red", "blue", "green"),
}


def reordered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The clocks, offices or sheets in another order."""
    field = "clocks" if statement["scene"] == "wall" else statement["scene"]
    order = random.sample(range(len(statement[field])), len(statement[field]))
    moved = {**statement, field: [statement[field][one] for one in order]}
    return moved, {**query, **{name: order.index(query[name]) for name in ("office", "sheet") if name in query}}


def dressed(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Another dress, and options in another order."""
    moved = {**statement, "dress": random.choice(_DRESSES[statement["scene"]])}
    if "options" not in query:
        return moved, query
    return moved, {**query, "options": random.sample(query["options"], 4)}


def tried(statement: Statement, _: Statement) -> float:
    """Times that some clock allows, bars, or sheets in years that a named one leaves."""
    match statement["scene"]:
        case "wall":
            return float(
                len(
                    {
                        sign * one["seen"] - tag
                        for one in statement["clocks"]
                        for tag in statement["tags"]
                        for sign in (1, -1)
                    }
                )
            )
        case "offices":
            return float(sum(len(one["busy"]) for one in statement["offices"]))
        case _:
            named = any(one["month"] for one in statement["sheets"])
            return float(len(statement["sheets"]) * (2 if named else 14))


DISGUISES: Final[tuple[Disguise, ...]] = (reordered, dressed)
MEASURE: Final = Measure("times that some clock allows, bars, or sheets in years that are left", tried)
