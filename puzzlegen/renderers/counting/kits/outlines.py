"""The way around all that straight lines enclose, and around each part of it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import atan2, pi
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Point, Point]

_DIGITS: Final = 6  # to which points are the same
_NEAR: Final = 10**-_DIGITS


def around(lines: Sequence[Line]) -> list[Point]:
    """The corners of the outline, from the leftmost on, of lines that hang together; of the leftmost ones elsewhere."""
    beside = _neighbours(lines)
    first = min(beside)
    outside = first[0] - 1, first[1]  # left of the leftmost point there is nothing but the outside
    return _way(beside, first, _onward(beside, outside, first))


def faces(lines: Sequence[Line]) -> list[list[Point]]:
    """The corners of each area that lines enclose, from the left to the right by the leftmost corner."""
    beside = _neighbours(lines)
    left = {(one, other) for one, others in beside.items() for other in others}
    found = []
    while left:
        way = _way(beside, *min(left))
        left -= {*pairwise([*way, way[0]])}
        if sum(a * d - b * c for (a, b), (c, d) in pairwise([*way, way[0]])) < -_NEAR:  # else it leads around all
            found.append(way)
    return found


def _neighbours(lines: Sequence[Line]) -> dict[Point, set[Point]]:
    """The points where lines end or meet, and the next ones along lines."""
    beside: defaultdict[Point, set[Point]] = defaultdict(set)
    for line in lines:
        points = sorted({_rounded(line[0]), _rounded(line[1]), *_meetings(line, lines)})
        for one, other in pairwise(points):
            beside[one].add(other)
            beside[other].add(one)
    return beside


def _way(beside: Mapping[Point, set[Point]], first: Point, second: Point) -> list[Point]:
    """The way that turns into the first line on one side at each point, until it begins anew."""
    way = [first, second]
    while True:
        onward = _onward(beside, *way[-2:])
        if [way[-1], onward] == way[:2]:
            return way[:-1]
        way.append(onward)


def _onward(beside: Mapping[Point, set[Point]], before: Point, point: Point) -> Point:
    """Where such a way goes from a point."""
    x, y = point
    back = atan2(before[1] - y, before[0] - x)
    turns = {(atan2(b - y, a - x) - back - _NEAR) % (2 * pi): (a, b) for a, b in beside[point]}
    return turns[min(turns)]


def _rounded(point: Point) -> Point:
    return round(point[0], _DIGITS), round(point[1], _DIGITS)


def _meetings(line: Line, lines: Sequence[Line]) -> list[Point]:
    """Where other lines meet one of them, and where those that lie along it end."""
    (ax, ay), (bx, by) = line
    found = []
    for (cx, cy), (dx, dy) in lines:
        turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
        if abs(turn) > _NEAR:
            along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
            across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn
            if min(along, across) > -_NEAR and max(along, across) < 1 + _NEAR:
                found.append(_rounded((ax + along * (bx - ax), ay + along * (by - ay))))
        else:
            found += [_rounded(end) for end in ((cx, cy), (dx, dy)) if _on(end, line)]
    return found


def _on(point: Point, line: Line) -> bool:
    """True if a point lies on a line between two others."""
    (x, y), ((ax, ay), (bx, by)) = point, line
    beside = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    return abs(beside) < _NEAR and (x - ax) * (x - bx) + (y - ay) * (y - by) < _NEAR
