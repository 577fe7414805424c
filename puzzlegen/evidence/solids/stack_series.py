"""Boards in disguise: turned or mirrored together, in another order, of another colour; and the rules to be tried."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure

_MOTIONS: Final = (1, 8, 20, 36)
"""Ways to turn towers and move them over, by how many moves the words allow."""


def all_turned(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """All boards turned by the same quarters, and perhaps mirrored, in another colour."""
    quarters, mirrored = rng.randrange(4), rng.random() < 0.5

    def turned(one: Any) -> Any:
        if not isinstance(one[0][0], int):
            return [turned(part) for part in one]
        for _ in range(quarters):
            one = [list(column) for column in zip(*one[::-1], strict=True)]
        return [row[::-1] for row in one] if mirrored else one

    hue = rng.choice(("blue", "green", "orange"))
    moved = {name: part if name in ("hue", "moves") else turned(part) for name, part in statement.items()}
    other = {"options": turned(query["options"])} if "options" in query else {}
    return {**moved, "hue": hue}, {**query, **other}


def reordered(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Whole rows or pairs, and options, in another order."""
    shown = dict(statement)
    if "rows" in statement:
        shown["rows"] = [*rng.sample(statement["rows"][:2], 2), statement["rows"][2]]
    if "pairs" in statement:
        shown["pairs"] = rng.sample(statement["pairs"], len(statement["pairs"]))
    other = {"options": rng.sample(query["options"], 4)} if "options" in query else {}
    return shown, {**query, **other}


def rules(statement: Statement, query: Statement) -> float:
    """Rules that the words allow, for each square; of a matrix, four for each motion."""
    boards = [*statement.get("row", ()), *(board for row in statement.get("rows", ()) for board in row)]
    boards += [board for pair in statement.get("pairs", ()) for board in pair]
    squares = len(boards[0]) * len(boards[0][0])
    return float(_MOTIONS[statement["moves"]] * squares * (4 if query["task"].startswith("matrix") else 1))


DISGUISES: Final[tuple[Disguise, ...]] = (all_turned, reordered)
MEASURE: Final = Measure("rules that the words allow, times squares", rules)
