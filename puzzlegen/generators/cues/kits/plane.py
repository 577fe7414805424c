"""Distances between points, segments and rectangles, and what is left empty between them."""

from collections.abc import Sequence
from math import dist, hypot
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Point: TypeAlias = Sequence[float]
Segment: TypeAlias = tuple[Point, Point]
Rectangle: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom

_GRID: Final = (12, 9)  # columns and rows in which a hole is looked for


def hole(spots: NDArray[np.complex128], within: Rectangle) -> float:
    """The largest rectangle with none of these places, x + iy, as a share of the one that they lie in."""
    (left, top, right, bottom), (across, down) = within, _GRID
    column = ((spots.real - left) / (right - left) * across).astype(int).clip(0, across - 1)
    row = ((spots.imag - top) / (bottom - top) * down).astype(int).clip(0, down - 1)
    taken = np.zeros((down, across), dtype=bool)
    taken[row, column] = True
    largest, free = 0, np.zeros(across, dtype=int)  # cells above each other without a place, down to this row
    for line in taken:
        free = np.where(line, 0, free + 1)
        for start in range(across):
            least = np.minimum.accumulate(free[start:])
            largest = max(largest, int((least * np.arange(1, len(least) + 1)).max()))
    return largest / (across * down)


def from_segment(point: Point, segment: Segment) -> float:
    """How far a point is from a segment of some length."""
    (ax, ay), (bx, by) = segment
    along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    share = min(1.0, max(0.0, along))
    return dist(point, (ax + share * (bx - ax), ay + share * (by - ay)))


def between_segments(one: Segment, other: Segment) -> float:
    """How far two segments are from each other; 0 if they cross."""
    if _parts(one, other) and _parts(other, one):
        return 0.0
    return min(from_segment(end, to) for ends, to in ((one, other), (other, one)) for end in ends)


def _parts(line: Segment, other: Segment) -> bool:
    """True if the ends of a segment lie on different sides of a line."""
    (ax, ay), (bx, by) = line
    sides = [(bx - ax) * (y - ay) > (by - ay) * (x - ax) for x, y in other]
    return sides[0] != sides[1]


def from_rectangle(point: Point, rectangle: Rectangle) -> float:
    """How far a point is from a rectangle; 0 inside."""
    left, top, right, bottom = rectangle
    return hypot(max(left - point[0], 0, point[0] - right), max(top - point[1], 0, point[1] - bottom))
