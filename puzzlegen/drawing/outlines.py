"""The outlines of thick lines with round joins, as polygons.

Cairo can stroke such lines, but not all of its versions put the same corners into a round join, so that the same
puzzle would have other pixels on another machine. All versions fill polygons alike.
"""

import math
from array import array
from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import cairo
import numpy as np
from numpy.typing import NDArray

from puzzlegen.kernels.drawing.outlines import cover, place

Point: TypeAlias = tuple[float, float]

_SAGITTA: Final = 0.125  # pixels by which a chord of a round join may fall short of its arc
GRID: Final = 256  # places in a pixel that cairo tells apart
_PEN: Final = cairo.Context(cairo.RecordingSurface(cairo.CONTENT_COLOR, None))  # only its path is of use
_KEPT: Final = 8192  # outlines, of some kilobytes each at most


class Line(NamedTuple):
    """Where a line goes, or the border of an area.

    Attributes:
        x, y: the pixel in which it begins.
        across, down: where in that pixel, on cairo's grid.
        shape: how far from there its other points are, so that the same line elsewhere has the same one.
    """

    x: int
    y: int
    across: int
    down: int
    shape: bytes


class Outline(NamedTuple):
    """The polygons that together, by the nonzero winding rule, cover a line or an area, from its first point on.

    Attributes:
        path: the polygons, in pixels; of an open line one, of a closed one the borders on either side, which run in
            opposite senses; of a line without length a disc, or none if its ends are not round.
        left, top, right, bottom: how far its corners reach, on cairo's grid.
    """

    path: cairo.Path
    left: int
    top: int
    right: int
    bottom: int


def placed(
    points: Sequence[Point], x: float = 0, y: float = 0, scale: float = 1, half: float = -1, *, closed: bool = False
) -> Line:
    """Put a line on cairo's grid, so that the same line a few whole pixels farther is the same to the last bit.

    Args:
        points: that it goes through, at least one, in units.
        x: of the origin, in pixels.
        y: likewise.
        scale: pixels of a unit.
        half: half of its width, if the borders of a line along the axes shall lie between pixels.
        closed: whether it goes back to its first point.
    """
    grid = array("q", bytes(16 * len(points)))
    place(points, x, y, scale, half, closed, grid)
    left, top = grid[0], grid[1]
    return Line(left // GRID, top // GRID, left % GRID, top % GRID, grid[2:].tobytes())


@lru_cache(maxsize=_KEPT)
def outline(shape: bytes, width: float, closed: bool, round_ends: bool) -> Outline:
    """What covers a line or an area, kept for all places where the same one is drawn.

    Args:
        shape: as in `Line`.
        width: of the line, in pixels; negative for the area within it.
        closed: whether it goes back to the first point and is joined there.
        round_ends: whether an open line reaches half its width beyond its ends, or stops there at right angles.
    """
    half = width / 2
    straight, circle = _circle(half) if half >= 0 else _NO_CIRCLE
    points = len(shape) // 16 + 1
    most = (points + 1) * (len(circle) // 2 + 4)  # corners on either side
    corners, ways = np.empty((2, 2 * most)), np.empty((points, 5))
    left, right = np.empty((2 * most, 2)), np.empty((most, 2))
    box = array("q", bytes(40))
    laid = memoryview(shape).cast("q")
    count = cover(laid, half, straight, circle, closed, round_ends, ways, left, right, corners, box)
    *reach, first = box
    for begin, end in ((0, first), (first, count)):
        if begin < end:
            _PEN.new_sub_path()
            deque(map(_PEN.line_to, *corners[:, begin:end].tolist()), 0)
            _PEN.close_path()
    path = _PEN.copy_path()
    _PEN.new_path()
    return Outline(path, *reach)


def dashes(points: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """The dashes along an open line, which begins with one; lengths are in pixels."""
    parts: list[list[Point]] = [[points[0]]]
    drawn, left = True, dash
    for (x1, y1), (x2, y2) in pairwise(points):
        length, gone = math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)), 0.0
        while length - gone > left:
            gone += left
            end = (x1 + (x2 - x1) * (gone / length), y1 + (y2 - y1) * (gone / length))
            if drawn:
                parts[-1].append(end)
            else:
                parts.append([end])
            drawn = not drawn
            left = dash if drawn else gap
        left -= length - gone
        if drawn:
            parts[-1].append((x2, y2))
    return parts


@lru_cache(maxsize=4096)
def _circle(half: float) -> tuple[float, NDArray[np.float64]]:
    """The corners that stand for a circle around (0, 0), twice around from the right by way of below.

    Returns:
        The cosine of the angle between two of them, and the corners, (2 * number, 2).
    """
    quarter = [(1.0, 0.0), (0.0, 1.0)]
    while half * (1 - math.sqrt((1 + quarter[0][0] * quarter[1][0] + quarter[0][1] * quarter[1][1]) / 2)) > _SAGITTA:
        finer = quarter[:1]
        for (a, b), (c, d) in pairwise(quarter):
            length = math.sqrt((a + c) * (a + c) + (b + d) * (b + d))
            finer += (((a + c) / length, (b + d) / length), (c, d))
        quarter = finer
    corners = [(half * a, half * b) for a, b in quarter[:-1]]
    for _ in range(3):
        corners += [(-b, a) for a, b in corners[-len(quarter) + 1 :]]
    return quarter[1][0], np.array(corners + corners)


_NO_CIRCLE: Final = (1.0, np.empty((0, 2)))
