"""Lattices of parts, each of which is there or not: segments, dots, cells.

A set of parts is an int with the bits ``1 << part``. ``docs/panels.md`` tells how the parts are numbered.
"""

import math
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.scene import AnyNode, Circle, Polyline, Rect, Segments

Point: TypeAlias = tuple[float, float]


class Lattice(msgspec.Struct, frozen=True):
    """How a set of parts is drawn in a panel of side 1.

    Attributes:
        middles: the middle of each part; a quarter turn of the panel maps parts as it maps these.
        ground: what is drawn below the parts.
        draw: one part.
    """

    middles: tuple[Point, ...]
    ground: tuple[AnyNode, ...]
    draw: Callable[[int], AnyNode]


def _cells(side: int) -> Lattice:
    """Filled cells of a square grid, row by row."""
    edge = 0.84 / side
    corners = [(0.08 + column * edge, 0.08 + row * edge) for row in range(side) for column in range(side)]
    lines = [0.08 + place * edge for place in range(side + 1)]
    grid = [(x, 0.08, x, 0.92) for x in lines] + [(0.08, y, 0.92, y) for y in lines]
    return Lattice(
        tuple((x + edge / 2, y + edge / 2) for x, y in corners),
        (Segments(tuple(grid), "soft", "hair"),),
        lambda part: Rect(
            corners[part][0] + 0.12 * edge, corners[part][1] + 0.12 * edge, 0.76 * edge, 0.76 * edge, "ink"
        ),
    )


def _dots(side: int) -> Lattice:
    """Dots of a square grid, row by row."""
    places = [0.14 + 0.72 * place / (side - 1) for place in range(side)]
    points = tuple((x, y) for y in places for x in places)
    return Lattice(
        points,
        tuple(Circle(x, y, 0.02, "line") for x, y in points),
        lambda part: Circle(*points[part], 0.075, "ink"),
    )


def _lines(lines: tuple[tuple[Point, Point], ...]) -> Lattice:
    """Straight lines between points that are marked."""
    ends = tuple(dict.fromkeys(end for line in lines for end in line))
    return Lattice(
        tuple(((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in lines),
        tuple(Circle(x, y, 0.02, "line") for x, y in ends),
        lambda part: Polyline(lines[part], "ink", "medium"),
    )


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

LATTICES: Final[Mapping[str, Lattice]] = {
    "cells_3x3": _cells(3),
    "cells_4x4": _cells(4),
    "dots_4x4": _dots(4),
    "squares": _lines(_SQUARES),
    "wheel": _lines(_WHEEL),
}


@cache
def quarter_turn(name: str) -> tuple[int, ...]:
    """Where each part goes when the panel is turned clockwise by a quarter."""
    middles = LATTICES[name].middles
    return tuple(min(range(len(middles)), key=lambda part: math.dist(middles[part], (1 - y, x))) for x, y in middles)
