"""Boxes of mirrors in disguise, turned over and dressed otherwise; and the squares that light crosses."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure

_SWAPPED: Final = str.maketrans("/\\zsfg", "\\/szgf")


def mirrored(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:  # noqa: ARG001
    """Left and right exchanged."""
    side = len(statement["rows"])

    def port(number: int) -> int:
        return (side - number) % (4 * side) + 1

    def cell(place: list[int]) -> list[int]:
        return [place[0], side - 1 - place[1]]

    rows = [row[::-1].translate(_SWAPPED) for row in statement["rows"]]
    other: dict[str, Any] = {"goal": port(query["goal"])} if "goal" in query else {}
    if query["task"] in ("gate", "dark"):
        other["options"] = [port(number) for number in query["options"]]
    elif query["task"] == "twice":
        other["options"] = [cell(place) for place in query["options"]]
    elif query["task"] in ("turn", "remove"):
        other["options"] = [[cell(place) for place in some] for some in query["options"]]
    return {**statement, "rows": rows, "lamp": port(statement["lamp"])}, {**query, **other}


def dressed(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The same box in another world, where balls or light do the same."""
    kinds = {sign for row in statement["rows"] for sign in row}
    movers = [] if kinds & {*"zs"} else ["billiard", "sweeper"]
    rays = [] if kinds & {*"fg"} else ["laser", "harbour", "periscope"]
    return {**statement, "dress": random.choice([*movers, *rays])}, query


def squares(statement: Statement, query: Statement) -> float:
    """Squares that light crosses, or a ball; of changes, also once more for each of the mirrors that it meets."""
    rows, lamp = [list(row) for row in statement["rows"]], statement["lamp"] - 1
    side = len(rows)
    edge, along = divmod(lamp, side)
    start = (
        complex(along, 0),
        complex(side - 1, along),
        complex(side - 1 - along, side - 1),
        complex(0, side - 1 - along),
    )
    heads, seen, met = [(start[edge], (1j, -1, -1j, 1)[edge])], set[tuple[complex, complex]](), 0
    steps = 0
    while heads:
        at, step = heads.pop()
        row, column = int(at.imag), int(at.real)
        if not (0 <= row < side and 0 <= column < side) or ((at, step) in seen and rows[row][column] in "zs"):
            continue
        seen.add((at, step))
        steps += 1
        sign = rows[row][column]
        if sign in ".zs":
            heads.append((at + step, step))
        if sign != ".":
            met += 1
            turned = step.conjugate() * (-1j if sign in "/fz" else 1j)
            heads.append((at + turned, turned))
            rows[row][column] = {"f": "g", "g": "f"}.get(sign, sign)
    return steps * (1 + met * (query["task"] in ("turn", "remove", "turn_box")))


DISGUISES: Final[tuple[Disguise, ...]] = (mirrored, dressed)
MEASURE: Final = Measure(
    "squares that the light crosses; where mirrors are changed, times those that it meets", squares
)
