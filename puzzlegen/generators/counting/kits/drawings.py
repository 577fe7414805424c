"""Line drawings whose shapes are to be counted, as segments between points with whole coordinates.

Each way of composing takes a ``size``, from 1 (a few lines) upwards. Points are ``(x, y)`` in the basis that the
drawing names: x runs right, y runs down, or down and right at 60 degrees to x (``triangular``).
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from math import cos, gcd, pi, sin
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting.shape_count import Basis

Point: TypeAlias = tuple[int, int]
Segment: TypeAlias = tuple[Point, Point]
Arc: TypeAlias = tuple[int, int, int, int, int]
Frame: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom

TURN: Final = 24  # a whole turn, in the unit of angles


class Drawing(msgspec.Struct, frozen=True):
    """Segments, none of which overlaps or prolongs another one, and arcs.

    An arc is ``(x, y, radius, start, extent)``: clockwise from ``start``, in twenty-fourths of a turn, with 0 to the
    right of its centre. Arcs of one circle may adjoin.
    """

    basis: Basis
    segments: tuple[Segment, ...]
    arcs: tuple[Arc, ...] = ()


def fan(rng: Stream, size: int) -> Drawing:
    """A triangle cut by lines from its apex, by parallels to its base, and by lines from the ends of its base."""
    depth = width = 12
    inner = sorted(rng.sample((2, 4, 6, 8, 10), rng.between(1, min(size, 2) + 1)))
    feet = [0, *inner, width]
    levels = sorted(rng.sample(rng.choice(((3, 5, 7, 9), (4, 6, 8, 10))), rng.between(1, min(size, 3))))
    shift = rng.between(2, width - 2)  # how far from the left end of its base the apex stands

    def point(foot: int, level: int) -> Point:
        return (foot - shift) * level, depth * level

    segments = [((0, 0), point(foot, depth)) for foot in feet]
    segments.append((point(feet[0], depth), point(feet[-1], depth)))
    for level in levels:
        first, last = sorted(rng.sample(range(len(feet)), 2))
        segments.append((point(feet[first], level), point(feet[last], level)))
    for _ in range(rng.below(min(size, 2) + 1)):
        near, far = (feet[0], feet[-1]) if rng.below(2) else (feet[-1], feet[0])
        segments.append((point(near, depth), point(far, rng.choice((4, 6, 8)))))
    return Drawing("square", _merged(_turned(segments, rng)))


def triangular_grid(rng: Stream, size: int) -> Drawing:
    """A triangle divided into small ones, of whose sides some are left out."""
    side = rng.between(max(size + 2, 4), max(min(size + 3, 6), size + 2))
    points = [(x, y) for y in range(side + 1) for x in range(side + 1 - y)]
    steps = ((1, 0), (0, 1), (-1, 1))
    edges = [((x, y), (x + a, y + b)) for x, y in points for a, b in steps if (x + a, y + b) in points]
    edges = _thinned(edges, rng.between(2, len(edges) // _part(size)), rng)
    return Drawing("triangular", _merged(edges))


def square_grid(rng: Stream, size: int) -> Drawing:
    """A grid of squares, of whose sides some are left out."""
    rows, columns = rng.between(size + 2, size + 3), rng.between(size + 2, size + 3)
    edges = _grid(rows, columns)
    edges = _thinned(edges, rng.between(2, len(edges) // _part(size)), rng)
    return Drawing("square", _merged(edges))


def crossed_grid(rng: Stream, size: int) -> Drawing:
    """A grid of squares, of whose sides some are left out, and some of them with diagonals."""
    rows, columns = rng.between(2, 1 + size), rng.between(3, 2 + size)
    segments = _thinned(_grid(rows, columns), rng.below(2 + 2 * size), rng)
    for y in range(rows):
        for x in range(columns):
            way = rng.below(4)
            segments += [((x, y), (x + 1, y + 1))] * (way in (1, 3))
            segments += [((x + 1, y), (x, y + 1))] * (way in (2, 3))
    return Drawing("square", _merged(segments))


def slanted_grid(rng: Stream, size: int) -> Drawing:
    """A grid of rhombuses, of whose sides some are left out."""
    return _slanted(square_grid(rng, size), rng)


def square_frames(rng: Stream, size: int) -> Drawing:
    """Overlapping upright squares."""
    return _frames(rng, size, square=True)


def frames(rng: Stream, size: int) -> Drawing:
    """Overlapping upright rectangles of any shape."""
    return _frames(rng, size, square=False)


def slanted_frames(rng: Stream, size: int) -> Drawing:
    """Overlapping parallelograms whose sides have two directions together."""
    return _slanted(_frames(rng, size, square=False), rng)


def polygon(rng: Stream, size: int) -> Drawing:
    """A convex polygon of five or more corners with some of its diagonals; all five make a pentagram."""
    corners = rng.choice((5, 6, 6, 7, 7))
    turn = rng.unit()
    angles = [2 * pi * (corner + turn + 0.3 * rng.unit()) / corners for corner in range(corners)]
    points = [(round(60 * cos(angle)), round(60 * sin(angle))) for angle in angles]
    sides = list(pairwise([*points, points[0]]))
    diagonals = [pair for pair in combinations(points, 2) if pair not in sides and pair[::-1] not in sides]
    most = min(len(diagonals), 5 + size)
    drawn = rng.sample(diagonals, rng.between(min(1 + size, most), most))
    return Drawing("square", _merged([*sides, *drawn]))


LARGE: Final = 5  # the size from which drawings keep most of their lines, and some have too few all the same
TRIANGLES: Final = (fan, triangular_grid, crossed_grid, polygon)
IRREGULAR: Final = (fan, polygon)  # whose triangles have no sizes that could be told
SQUARES: Final = (square_grid, crossed_grid, square_frames)
RECTANGLES: Final = (square_grid, frames)
PARALLELOGRAMS: Final = (triangular_grid, slanted_grid, slanted_frames)
LARGE_TRIANGLES: Final = (triangular_grid, crossed_grid, polygon)
LARGE_SQUARES: Final = (square_grid, crossed_grid)


def _part(size: int) -> int:
    """The part of a grid's lines that may be left out: one in so many."""
    return 2 if size < LARGE else 4


def _grid(rows: int, columns: int) -> list[Segment]:
    """The sides of all squares of a grid."""
    across = [((x, y), (x + 1, y)) for y in range(rows + 1) for x in range(columns)]
    down = [((x, y), (x, y + 1)) for y in range(rows) for x in range(columns + 1)]
    return [*across, *down]


def _frames(rng: Stream, size: int, *, square: bool) -> Drawing:
    """Overlapping upright frames on a field of 8 by 8."""
    drawn: list[Frame] = []
    for _ in range(rng.between(1 + size, 3 + size)):
        width = rng.between(2, 5)
        height = width if square else rng.between(2, 5)
        left, top = rng.below(8 - width), rng.below(8 - height)
        drawn.append((left, top, left + width, top + height))
    if not _balanced(drawn):
        raise Rejected("frames that leave a corner of the picture empty")
    segments: list[Segment] = []
    for left, top, right, bottom in drawn:
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        segments += pairwise([*corners, corners[0]])
    return Drawing("square", _merged(segments))


def _slanted(drawing: Drawing, rng: Stream) -> Drawing:
    """What was upright with sides that meet at 60 degrees, turned by any sixth."""
    segments: Sequence[Segment] = drawing.segments
    for _ in range(rng.below(3)):
        segments = [((-b, a + b), (-d, c + d)) for (a, b), (c, d) in segments]
    return Drawing("triangular", _merged(segments))


def _balanced(frames: Sequence[Frame]) -> bool:
    """True if near each corner of the picture, within a third of its width and height, lies the corner of a frame."""
    lefts, tops, rights, bottoms = zip(*frames, strict=True)
    x, y = min(lefts), min(tops)
    width, height = max(rights) - x, max(bottoms) - y
    return all(
        any(
            3 * abs(x + across * width - frame[2 * across]) <= width
            and 3 * abs(y + down * height - frame[2 * down + 1]) <= height
            for frame in frames
        )
        for across in (0, 1)
        for down in (0, 1)
    )


def _thinned(edges: list[Segment], removed: int, rng: Stream) -> list[Segment]:
    """The edges without some of them; no line is left with a loose end."""
    degrees = Counter(point for edge in edges for point in edge)
    gone = set()
    for edge in rng.sample(edges, removed):
        if min(degrees[point] for point in edge) > 2:
            gone.add(edge)
            degrees.subtract(edge)
    return [edge for edge in edges if edge not in gone]


def _turned(segments: Sequence[Segment], rng: Stream) -> list[Segment]:
    """The segments reflected or turned by quarters, at random."""
    transpose, flip, mirror = rng.below(2), 1 - 2 * rng.below(2), 1 - 2 * rng.below(2)
    turned = [tuple((mirror * x, flip * y) for x, y in segment) for segment in segments]
    return [((a[::-1], b[::-1]) if transpose else (a, b)) for a, b in turned]


def _merged(segments: Sequence[Segment]) -> tuple[Segment, ...]:
    """The longest segments of the same drawing: what overlaps or prolongs another segment is joined with it."""
    lines: dict[tuple[int, int, int], list[tuple[Point, Point]]] = {}
    for first, last in segments:
        if first == last:
            raise Rejected("a line without length")
        start, end = min(first, last), max(first, last)  # along a line, points ascend as pairs do
        a, b = end[0] - start[0], end[1] - start[1]
        divisor = gcd(a, b)
        a, b = a // divisor, b // divisor
        lines.setdefault((a, b, a * start[1] - b * start[0]), []).append((start, end))
    merged: list[Segment] = []
    for _, runs in sorted(lines.items()):
        runs.sort()
        start, end = runs[0]
        for first, last in runs[1:]:
            if first <= end:
                end = max(end, last)
            else:
                merged.append((start, end))
                start, end = first, last
        merged.append((start, end))
    return tuple(merged)
