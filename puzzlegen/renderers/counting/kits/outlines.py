"""The way around all that straight lines enclose."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from math import atan2, pi
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Point, Point]

_DIGITS: Final = 6  # to which points are the same
_NEAR: Final = 10**-_DIGITS


def around(lines: Sequence[Line]) -> list[Point]:
    """The corners of the outline, from the leftmost on, of lines that hang together; of the leftmost ones elsewhere."""
    beside: defaultdict[Point, set[Point]] = defaultdict(set)
    for line in lines:
        points = sorted({_rounded(line[0]), _rounded(line[1]), *_meetings(line, lines)})
        for one, other in pairwise(points):
            beside[one].add(other)
            beside[other].add(one)
    way, back = [min(beside)], pi  # left of the leftmost point there is nothing but the outside
    while True:
        x, y = way[-1]
        turns = {(atan2(b - y, a - x) - back - _NEAR) % (2 * pi): (a, b) for a, b in beside[x, y]}
        onward = turns[min(turns)]
        if [way[-1], onward] == way[:2]:
            return way[:-1]
        way.append(onward)
        back = atan2(y - onward[1], x - onward[0])


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
