"""Distances between points, segments and rectangles."""

from collections.abc import Sequence
from math import dist, hypot
from typing import TypeAlias

Point: TypeAlias = Sequence[float]
Segment: TypeAlias = tuple[Point, Point]
Rectangle: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom


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
