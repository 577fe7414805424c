"""Lattices of parts, each of which is there or not: segments, dots, cells.

A set of parts is an int with the bits ``1 << part``. ``docs/panels.md`` tells how the parts are numbered.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec

Point: TypeAlias = tuple[float, float]


class Lattice(msgspec.Struct, frozen=True):
    """Where the parts of a panel of side 1 are.

    Attributes:
        middles: the middle of each part; a quarter turn of the panel maps parts as it maps these.
        lines: the ends of each part, if parts are straight lines.
    """

    middles: tuple[Point, ...]
    lines: tuple[tuple[Point, Point], ...] = ()


def _grid(places: Sequence[float]) -> Lattice:
    """Cells or dots in rows and columns, row by row."""
    return Lattice(tuple((x, y) for y in places for x in places))


def _cells(side: int) -> Lattice:
    """The cells of a square grid."""
    edge = 0.84 / side
    return _grid([0.08 + place * edge + edge / 2 for place in range(side)])


def _lines(lines: tuple[tuple[Point, Point], ...]) -> Lattice:
    """Straight lines between points."""
    return Lattice(tuple(((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in lines), lines)


_THREE: Final = (0.12, 0.5, 0.88)
_SQUARES: Final = tuple(((a, y), (b, y)) for y in _THREE for a, b in ((0.12, 0.5), (0.5, 0.88))) + tuple(
    ((x, a), (x, b)) for a, b in ((0.12, 0.5), (0.5, 0.88)) for x in _THREE
)
_RIM: Final = tuple(
    (0.5 + 0.41 * math.sin(math.radians(45 * place)), 0.5 - 0.41 * math.cos(math.radians(45 * place)))
    for place in range(8)
)
_WHEEL: Final = tuple(((0.5, 0.5), point) for point in _RIM) + tuple(
    (_RIM[place], _RIM[(place + 1) % 8]) for place in range(8)
)

Name: TypeAlias = Literal["cells_3x3", "cells_4x4", "dots_4x4", "squares", "wheel"]
LATTICES: Final[Mapping[Name, Lattice]] = {
    "cells_3x3": _cells(3),
    "cells_4x4": _cells(4),
    "dots_4x4": _grid([0.14 + 0.72 * place / 3 for place in range(4)]),
    "squares": _lines(_SQUARES),
    "wheel": _lines(_WHEEL),
}


@cache
def quarter_turn(name: Name) -> tuple[int, ...]:
    """Where each part goes when the panel is turned clockwise by a quarter."""
    middles = LATTICES[name].middles
    return tuple(min(range(len(middles)), key=lambda part: math.dist(middles[part], (1 - y, x))) for x, y in middles)
