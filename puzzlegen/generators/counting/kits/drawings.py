"""Line drawings whose shapes are to be counted, as segments between points with whole coordinates.

Each way of composing takes a ``size``, from 1 (a few lines) upwards. Points are ``(x, y)`` in the basis that the
drawing names: x runs right, y runs down, or down and right at 60 degrees to x (``triangular``).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from math import cos, gcd, pi, sin
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting.shape_count import Basis

Point: TypeAlias = tuple[int, int]
Segment: TypeAlias = tuple[Point, Point]
Cell: TypeAlias = tuple[Point, ...]  # its corners, in their order
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
    """A triangle, a hexagon or a star divided into small triangles, of whose sides some inside are left out."""
    wide, middle = max(size + 2, 4), 2 if size < LARGE else 3
    outline = rng.below(4)
    if outline > 1:
        side = rng.between(wide, max(min(size + 3, 6), wide))
        cells = _triangles(lambda x, y: min(x, y) > 0 and x + y < 3 * side, side)
    elif outline:
        cells = _triangles(lambda x, y: max(abs(x), abs(y), abs(x + y)) < 3 * middle, middle)
    else:
        arm = 3 * (middle - 1)
        cells = _triangles(lambda x, y: max(x, y, -x - y) < arm or max(-x, -y, x + y) < arm, 2 * middle)
    return Drawing("triangular", _merged(_divided(cells, _thinning(size), rng)))


def square_grid(rng: Stream, size: int) -> Drawing:
    """A rectangle, perhaps without its corners, divided into squares, of whose sides some inside are left out."""
    rows, columns = rng.between(size + 2, size + 3), rng.between(size + 2, size + 3)
    return Drawing("square", _merged(_divided(_squares(rows, columns, rng), _thinning(size), rng)))


def crossed_grid(rng: Stream, size: int) -> Drawing:
    """The same with diagonals in some of the squares."""
    cells = _squares(rng.between(2, 1 + size), rng.between(3, 2 + size), rng)
    segments = _divided(cells, 0.5, rng)
    for first, second, third, fourth in cells:
        way = rng.below(4)
        segments += [(first, third)] * (way in (1, 3))
        segments += [(second, fourth)] * (way in (2, 3))
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


def _thinning(size: int) -> float:
    """The largest part of the lines inside a grid that may be left out."""
    return 0.7 if size < LARGE else 0.35


def _squares(rows: int, columns: int, rng: Stream) -> list[Cell]:
    """The squares of a rectangle, perhaps without some at each of its corners."""
    notch = rng.below(1 + min(rows, columns) // 3)
    places = (
        (x, y)
        for y in range(rows)
        for x in range(columns)
        if min(x, columns - 1 - x) >= notch or min(y, rows - 1 - y) >= notch
    )
    return [((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)) for x, y in places]


def _triangles(within: Callable[[int, int], bool], reach: int) -> list[Cell]:
    """The small triangles with a suitable middle, which is told in thirds, among those so far from the origin."""
    cells: list[Cell] = []
    for y in range(-reach, reach):
        for x in range(-reach, reach):
            cells += [((x, y), (x + 1, y), (x, y + 1))] * within(3 * x + 1, 3 * y + 1)
            cells += [((x + 1, y), (x + 1, y + 1), (x, y + 1))] * within(3 * x + 2, 3 * y + 2)
    return cells


def _divided(cells: Sequence[Cell], most: float, rng: Stream) -> list[Segment]:
    """The sides of cells without some of those inside, at ``most`` such a part; no line is left with a loose end."""
    sides = Counter((min(side), max(side)) for cell in cells for side in pairwise((*cell, cell[0])))
    inner = [side for side, number in sides.items() if number > 1]
    degrees = Counter(point for side in sides for point in side)
    for side in rng.sample(inner, rng.between(min(2, len(inner)), max(2, int(most * len(inner))))):
        if min(degrees[point] for point in side) > 2:
            del sides[side]
            degrees.subtract(side)
    return list(sides)


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
