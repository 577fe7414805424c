"""Boxes of mirrors in disguise, turned over and in other worlds; and the squares that light crosses."""

from random import Random
from typing import Any, Final, get_args

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.logic import mirrors as form
from puzzlegen.formats.logic.mirrors import Box, Cell, Query

_SWAPPED: Final = str.maketrans("/\\zsfg", "\\/szgf")


def mirrored(box: Box, query: Query, random: Random) -> tuple[Box, Query]:  # noqa: ARG001
    """Left and right exchanged."""
    side = len(box.rows)

    def port(number: int) -> int:
        return (side - number) % (4 * side) + 1

    def cell(place: Cell) -> Cell:
        return place[0], side - 1 - place[1]

    rows = tuple(row[::-1].translate(_SWAPPED) for row in box.rows)
    other: dict[str, Any] = {}
    if isinstance(query, form.Changed | form.TurnBox):
        other["goal"] = port(query.goal)
    if isinstance(query, form.Gate | form.Dark):
        other["options"] = tuple(map(port, query.options))
    elif isinstance(query, form.Twice):
        other["options"] = tuple(map(cell, query.options))
    elif isinstance(query, form.Changed):
        other["options"] = tuple(tuple(map(cell, some)) for some in query.options)
    return replace(box, rows=rows, lamp=port(box.lamp)), replace(query, **other)


def other_theme(box: Box, query: Query, random: Random) -> tuple[Box, Query]:
    """The same box in another world, where balls or light do the same."""
    kinds = {sign for row in box.rows for sign in row}
    movers = () if kinds & {*"zs"} else get_args(form.Movers)
    rays = () if kinds & {*"fg"} else get_args(form.Rays)
    return replace(box, theme=random.choice([*movers, *rays])), query


def squares(box: Box, query: Query) -> float:
    """Squares that light crosses, or a ball; of changes, also once more for each of the mirrors that it meets."""
    rows, lamp = [list(row) for row in box.rows], box.lamp - 1
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
    return steps * (1 + met * (isinstance(query, form.Changed | form.TurnBox)))


DISGUISES: Final[tuple[Disguise, ...]] = (mirrored, other_theme)
MEASURE: Final = Measure(
    "squares that the light crosses; where mirrors are changed, times those that it meets", squares
)
