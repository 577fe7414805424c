"""Reads published line figures, and finds where their lines meet: in whole numbers, fractions and signs of roots.

The format is that of ``docs/line-figures.md``: x runs right, y runs down. Whatever it does not allow is refused with
one sentence.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import isqrt
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.matrices.kits.line_figures import Figure

Stroke: TypeAlias = tuple[int, ...]  # a segment has four numbers, an arc six
Point: TypeAlias = tuple[Fraction, Fraction]
Vector: TypeAlias = tuple[Fraction, Fraction]
# A point ((a + b r) / e, (c + d r) / e) with r the square root of a whole number n: a, b, c, d, n, e > 0.
Surd: TypeAlias = tuple[int, int, int, int, int, int]

_MOST: Final = 32  # strokes and dots


class Branch(msgspec.Struct, frozen=True):
    """A stroke that leaves a point: which one, in which direction, and whether it ends there."""

    stroke: int
    direction: Vector
    ends: bool


class Drawing(msgspec.Struct, frozen=True):
    """A figure with the points where its strokes end or meet.

    Attributes:
        strokes: the segments, then the arcs.
        nodes: each point with the branches that leave it.
        pieces: for each stroke the number of a stroke of its connected piece, the same for all of the piece.
        areas: how many areas the strokes enclose.
    """

    strokes: tuple[Stroke, ...]
    nodes: dict[Point, list[Branch]]
    pieces: tuple[int, ...]
    areas: int


def is_arc(stroke: Stroke) -> bool:
    """True if a stroke is an arc; else it is a segment."""
    return len(stroke) == 6


def is_circle(stroke: Stroke) -> bool:
    """True if a stroke is an arc that goes all the way around."""
    return len(stroke) == 6 and stroke[2:4] == stroke[4:]


def radius_squared(arc: Stroke) -> int:
    """The square of an arc's radius."""
    return (arc[2] - arc[0]) ** 2 + (arc[3] - arc[1]) ** 2


def draw(figure: Figure) -> Drawing:
    """Find where the strokes meet; raises `MalformedStatement` for what the format forbids."""
    strokes: tuple[Stroke, ...] = (*figure.segments, *figure.arcs)
    if not 1 <= len(strokes) <= _MOST or len(figure.dots) > _MOST:
        raise MalformedStatement(f"a figure has 1 to {_MOST} segments and arcs, and at most {_MOST} dots")
    if len(set(figure.dots)) < len(figure.dots):
        raise MalformedStatement("two dots of a figure are the same")
    on: list[set[Point]] = [set() for _ in strokes]
    for stroke, points in zip(strokes, on, strict=True):
        _check(stroke)
        if not is_circle(stroke):
            points.update(_ends(stroke))
    piece = list(range(len(strokes)))
    for i, j in combinations(range(len(strokes)), 2):
        meetings = list(_meetings(strokes[i], strokes[j]))
        if meetings:
            on[i].update(meetings)
            on[j].update(meetings)
            piece = [piece[i] if one == piece[j] else one for one in piece]
    nodes: dict[Point, list[Branch]] = {}
    edges = vertices = 0
    for number, (stroke, points) in enumerate(zip(strokes, on, strict=True)):
        for point in points:
            nodes.setdefault(point, []).extend(_branches(number, stroke, point))
        if is_circle(stroke):
            edges += max(1, len(points))
            vertices += not points  # a circle that nothing meets counts as one edge around one vertex
        else:
            edges += len(points) - 1
    areas = edges - vertices - len(nodes) + len(set(piece))  # Euler's formula for plane graphs
    return Drawing(strokes, nodes, tuple(piece), areas)


def _check(stroke: Stroke) -> None:
    if not is_arc(stroke):
        if stroke[:2] == stroke[2:]:
            raise MalformedStatement("a segment has two different ends")
        return
    one = radius_squared(stroke)
    if not one or one != (stroke[4] - stroke[0]) ** 2 + (stroke[5] - stroke[1]) ** 2:
        raise MalformedStatement("both ends of an arc are as far from its centre, and not at the centre")


def _ends(stroke: Stroke) -> tuple[Point, Point]:
    x1, y1, x2, y2 = stroke[-4:]
    return (Fraction(x1), Fraction(y1)), (Fraction(x2), Fraction(y2))


def _branches(number: int, stroke: Stroke, point: Point) -> Iterator[Branch]:
    """How a stroke leaves one of its points: an arc along its tangent."""
    if is_arc(stroke):
        x, y = point[0] - stroke[0], point[1] - stroke[1]
        forward, back = (-y, x), (y, -x)  # y runs down, so that this turns clockwise
    else:
        across, down = Fraction(stroke[2] - stroke[0]), Fraction(stroke[3] - stroke[1])
        forward, back = (across, down), (-across, -down)
    start, stop = _ends(stroke)
    if is_circle(stroke) or point not in (start, stop):
        yield Branch(number, forward, False)
        yield Branch(number, back, False)
    else:
        yield Branch(number, forward if point == start else back, True)


def _meetings(one: Stroke, other: Stroke) -> Iterator[Point]:
    """The points that two strokes share."""
    if is_arc(one) and is_arc(other):
        found = _circles_meet(one, other)
    elif is_arc(other):
        found = _line_meets_circle(one, other)
    elif is_arc(one):
        found = _line_meets_circle(other, one)
    else:
        found = _lines_meet(one, other)
    for a, b, c, d, n, e in found:
        root = isqrt(n)
        if root * root != n:
            raise MalformedStatement("lines may meet only where both coordinates are whole numbers or fractions")
        yield Fraction(a + b * root, e), Fraction(c + d * root, e)


def _lines_meet(one: Stroke, other: Stroke) -> Iterator[Surd]:
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if turn == 0:
        if (bx - ax) * (cy - ay) == (by - ay) * (cx - ax):
            low, high = sorted((sorted((one[:2], one[2:])), sorted((other[:2], other[2:]))))
            if high[0] <= low[1]:
                raise MalformedStatement("two segments in line that touch are published as one")
        return
    along = (cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)
    across = (cx - ax) * (by - ay) - (cy - ay) * (bx - ax)
    if turn < 0:
        turn, along, across = -turn, -along, -across
    if 0 <= along <= turn and 0 <= across <= turn:
        yield ax * turn + along * (bx - ax), 0, ay * turn + along * (by - ay), 0, 0, turn


def _line_meets_circle(line: Stroke, arc: Stroke) -> Iterator[Surd]:
    x, y, dx, dy = line[0], line[1], line[2] - line[0], line[3] - line[1]
    a = dx * dx + dy * dy
    b = dx * (x - arc[0]) + dy * (y - arc[1])
    n = b * b - a * ((x - arc[0]) ** 2 + (y - arc[1]) ** 2 - radius_squared(arc))
    for sign in (1, -1) if n > 0 else (1,) if n == 0 else ():
        # The point lies (-b + sign r) / a along the segment.
        if _sign(-b, sign, n) >= 0 and _sign(a + b, -sign, n) >= 0:
            found = (x * a - b * dx, sign * dx, y * a - b * dy, sign * dy, n, a)
            if on_arc(arc, found):
                yield found


def _circles_meet(one: Stroke, other: Stroke) -> Iterator[Surd]:
    x, y, dx, dy = one[0], one[1], other[0] - one[0], other[1] - one[1]
    apart, first, second = dx * dx + dy * dy, radius_squared(one), radius_squared(other)
    if not apart:
        whole = [(point[0], 0, point[1], 0, 0, 1) for point in (one[2:4], one[4:])]
        parts = [(point[0], 0, point[1], 0, 0, 1) for point in (other[2:4], other[4:])]
        if first == second and any([on_arc(other, point) for point in whole] + [on_arc(one, point) for point in parts]):
            raise MalformedStatement("two arcs of one circle that touch are published as one")
        return
    along = apart + first - second
    n = 4 * apart * first - along * along
    for sign in (1, -1) if n > 0 else (1,) if n == 0 else ():
        scale = 2 * apart
        found = (x * scale + along * dx, -sign * dy, y * scale + along * dy, sign * dx, n, scale)
        if on_arc(one, found) and on_arc(other, found):
            yield found


def on_arc(arc: Stroke, point: Surd) -> bool:
    """True if a point of the arc's circle lies on the arc."""
    if is_circle(arc):
        return True
    a, b, c, d, n, e = point
    a, c = a - arc[0] * e, c - arc[1] * e

    def turn(x: int, y: int) -> int:
        """The sign of the turn from a radius to that of the point: 1 if it is clockwise."""
        return _sign(x * c - y * a, x * d - y * b, n)

    ux, uy, vx, vy = arc[2] - arc[0], arc[3] - arc[1], arc[4] - arc[0], arc[5] - arc[1]
    whole = ux * vy - uy * vx
    if whole < 0:  # more than half a circle
        return not (turn(vx, vy) > 0 and turn(ux, uy) < 0)
    return turn(ux, uy) >= 0 and (whole == 0 or turn(vx, vy) <= 0)


def _sign(p: int, q: int, n: int) -> int:
    """The sign of p + q r, where r is the square root of n."""
    if q == 0 or n == 0:
        return (p > 0) - (p < 0)
    if p == 0 or (p > 0) == (q > 0):
        return 1 if q > 0 else -1
    larger = p * p - q * q * n
    return (larger > 0) - (larger < 0) if p > 0 else (larger < 0) - (larger > 0)
