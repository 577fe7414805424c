"""What judges `cues/matchsticks`."""

from itertools import product
from random import Random
from typing import Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure
from puzzlegen.facts.cues.segments import LETTERS

_SURFACES: Final = ("oak", "gingham", "slate", "felt", "linen", "walnut")
_HUES: Final = ("red", "orange", "yellow", "green", "blue", "purple")


def another_table(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The same matches on something else."""
    return {**statement, "surface": rng.choice(_SURFACES)}, query


def walked_round(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """Squares seen from another side of the table."""
    if statement["figure"] != "squares":
        return None
    across, down = statement["across"], statement["down"]
    if rng.random() < 0.5:
        across, down = (["".join(line) for line in zip(*lines, strict=True)] for lines in (down, across))
    if rng.random() < 0.7:
        across, down = across[::-1], down[::-1]
    return {**statement, "across": across, "down": down}, query


def other_heads(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """Other colours of the heads that are asked about."""
    if query["task"] not in ("moved", "colour"):
        return None
    hues = rng.sample(_HUES, 4)
    if query["task"] == "moved":
        offered = [[at, slot, hue] for (at, slot, _), hue in zip(query["options"], hues, strict=True)]
        return statement, {**query, "options": offered}
    names = str.maketrans({old[0]: new[0] for old, new in zip(query["options"], hues, strict=True)})
    lines = {way: [line.translate(names) for line in statement[way]] for way in ("across", "down")}
    return {**statement, **lines}, {**query, "options": hues}


def looks(statement: Statement, query: Statement) -> float:
    """Ways to fill single places with signs, or ends of squares: what lies before somebody who starts to try."""
    if statement["figure"] == "squares":
        lines: list[str] = [*statement["across"], *statement["down"]]
        corners = list(product(range(len(statement["across"])), range(len(statement["down"][0]))))
        diagonals = sum(a < c and c - a == d - b for (a, b), (c, d) in product(corners, repeat=2))
        return float(diagonals) + sum(len(line) - line.count(".") for line in lines)
    if statement["figure"] == "word":
        fitting = [sum(set(slots) <= set(sign) for slots in LETTERS.values()) for sign in statement["signs"]]
        return sum(fitting) * float(query["count"])
    matches = sum(len(sign) for sign in statement["signs"] if sign != "=")
    empty = sum((2 if "h" in sign else 7) - len(sign) for sign in statement["signs"] if sign != "=")
    at_once: int = {"move": matches * empty, "remove": matches, "add": empty}[query["change"]]
    return float(at_once) ** int(query["count"])


DISGUISES: Final = (another_table, walked_round, other_heads)
MEASURE: Final = Measure("things to try one after the other", looks)
