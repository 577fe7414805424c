"""Where lines go, and the outlines of thick ones, on the grid of places that cairo tells apart.

Places come of additions, multiplications, divisions and square roots only, which IEEE 754 defines to the last bit.
"""

from collections.abc import Sequence
from math import atan2, ceil, floor, fmod, sqrt
from typing import Final

from puzzlegen.kernels.arrays import FloatTable, Ints

GRID: Final = 256.0  # places in a pixel that cairo tells apart
TURN: Final = 6.283185307179586
WHOLE: Final = 6755399441055744.0  # 1.5 * 2**52, beside which numbers are whole ones: halves become even
FAR: Final = 1e300


def place(
    points: Sequence[tuple[float, float]], x: float, y: float, scale: float, half: float, closed: bool, grid: Ints
) -> int:
    """Put the points of a line on the grid.

    Args:
        points: of the line, at least one, in units.
        x: of the origin, in pixels.
        y: likewise.
        scale: pixels of a unit.
        half: half of the line's width, which goes to whole pixels with its borders if it runs along the axes only;
            negative if it does not go there in any case.
        closed: whether it goes back to its first point.
        grid: (2 * points,) receives x and y of the first point, and how far from it the others are.

    Returns:
        The number of points.
    """
    count = len(points)
    first, second = points[0]
    snapped = half >= 0
    if snapped:
        before, behind = points[count - 1 if closed else 0]
        for number in range(count):
            a, b = points[number]
            if a != before and b != behind:
                snapped = False
                break
            before, behind = a, b
    for number in range(count):
        a, b = points[number]
        a, b = x + a * scale, y + b * scale
        if snapped:
            a, b = floor(a - half + 0.5) + half, floor(b - half + 0.5) + half
        a, b = _nearest(GRID * a), _nearest(GRID * b)
        if number == 0:
            first, second = a, b
            grid[0], grid[1] = int(a), int(b)
        else:
            grid[2 * number], grid[2 * number + 1] = int(a - first), int(b - second)
    return count


def cover(
    shape: Ints,
    half: float,
    straight: float,
    circle: FloatTable,
    closed: bool,
    round_ends: bool,
    ways: FloatTable,
    left: FloatTable,
    right: FloatTable,
    corners: FloatTable,
    box: Ints,
) -> int:
    """Find the polygons that together, by the nonzero winding rule, cover a line or an area.

    Args:
        shape: how far from the first point the others are, on the grid: x, y, x, y, ...
        half: half of the line's width, in pixels; negative for the area within the points.
        straight: cosine of the angle between two corners of the circle.
        circle: (2 * n, 2) the n corners that stand for a circle, twice around from the right by way of below.
        closed: whether the line goes back to its first point and is joined there.
        round_ends: whether an open line reaches half its width beyond its ends.
        ways: (points, 5) scratch.
        left: (n, 2) scratch, as large as the corners.
        right: (n, 2) likewise.
        corners: (2, n) receives x and y of the corners, in pixels from the first point.
        box: (5,) receives left, top, right, bottom of all corners, from the first point on the grid, and the number of
            corners of the first of two polygons; the second one has the others.

    Returns:
        The number of corners.
    """
    if half < 0:
        kept = total = len(shape) // 2 + 1
        left[0, 0] = left[0, 1] = 0.0
        for number in range(1, total):
            left[number, 0], left[number, 1] = shape[2 * number - 2] / GRID, shape[2 * number - 1] / GRID
    else:
        total = _outline(shape, half, straight, circle, closed, round_ends, ways, left, right, box)
        kept = box[4]
    least_x = least_y = most_x = most_y = 0.0
    for number in range(total):
        if number < kept:
            x, y = left[number, 0], left[number, 1]
        else:  # the other border of a closed line runs in the opposite sense
            x, y = right[total - 1 - number, 0], right[total - 1 - number, 1]
        x, y = _nearest(GRID * x), _nearest(GRID * y)
        if number == 0:
            least_x, least_y, most_x, most_y = x, y, x, y
        least_x, most_x = min(least_x, x), max(most_x, x)
        least_y, most_y = min(least_y, y), max(most_y, y)
        corners[0, number], corners[1, number] = x / GRID, y / GRID
    box[0], box[1], box[2], box[3], box[4] = int(least_x), int(least_y), int(most_x), int(most_y), kept
    return total


def _outline(
    shape: Ints,
    half: float,
    straight: float,
    circle: FloatTable,
    closed: bool,
    round_ends: bool,
    ways: FloatTable,
    left: FloatTable,
    right: FloatTable,
    box: Ints,
) -> int:
    """The corners of a line's outline: one polygon of an open line, and the two borders of a closed one.

    Returns:
        Their number, of which those that ``box`` tells lie in ``left``.
    """
    points = len(shape) // 2 + 1
    parts = 0  # that have a length: their beginnings, directions and lengths
    x = y = 0.0
    for number in range(1, points + closed):
        end_x = end_y = 0.0
        if number < points:
            end_x, end_y = shape[2 * number - 2] / GRID, shape[2 * number - 1] / GRID
        across, down = end_x - x, end_y - y
        length = sqrt(across * across + down * down)
        if length > 0:
            ways[parts, 0], ways[parts, 1], ways[parts, 4] = x, y, length
            ways[parts, 2], ways[parts, 3] = across / length, down / length
            x, y = end_x, end_y
            parts += 1
    lefts = rights = 0
    if parts == 0:
        if round_ends:
            for number in range(len(circle) // 2):
                lefts = _add(left, lefts, circle[number, 0], circle[number, 1])
        box[4] = lefts
        return lefts
    x, y, a, b, length = ways[0, 0], ways[0, 1], ways[0, 2], ways[0, 3], ways[0, 4]
    if not closed:
        lefts = _add(left, lefts, x - half * b, y + half * a)
        rights = _add(right, rights, x + half * b, y - half * a)
    for number in range(1, parts + closed):
        one = number % parts
        x, y, c, d, next_length = ways[one, 0], ways[one, 1], ways[one, 2], ways[one, 3], ways[one, 4]
        sine, cosine = a * d - b * c, a * c + b * d
        bend = half * abs(sine) / (1 + cosine) if cosine >= straight else FAR
        if bend <= length and bend <= next_length:  # a mitre reaches hardly farther than an arc
            reach = half / (1 + cosine)
            across, down = reach * (b + d), reach * (a + c)
            lefts = _add(left, lefts, x - across, y + down)
            rights = _add(right, rights, x + across, y - down)
        elif sine > 0:
            lefts = _inner(half, x, y, a, b, c, d, left, lefts)
            rights = _add(right, rights, x + half * b, y - half * a)
            rights = _arc(circle, b, -a, d, -c, x, y, False, right, rights)
            rights = _add(right, rights, x + half * d, y - half * c)
        else:
            rights = _inner(-half, x, y, a, b, c, d, right, rights)
            lefts = _add(left, lefts, x - half * b, y + half * a)
            lefts = _arc(circle, -d, c, -b, a, x, y, True, left, lefts)
            lefts = _add(left, lefts, x - half * d, y + half * c)
        a, b, length = c, d, next_length
    if closed:
        box[4] = lefts
        return lefts + rights
    x = y = 0.0
    if points > 1:
        x, y = shape[2 * points - 4] / GRID, shape[2 * points - 3] / GRID
    lefts = _add(left, lefts, x - half * b, y + half * a)
    rights = _add(right, rights, x + half * b, y - half * a)
    if round_ends:
        lefts = _arc(circle, b, -a, -b, a, x, y, True, left, lefts)
    for number in range(rights):
        lefts = _add(left, lefts, right[rights - 1 - number, 0], right[rights - 1 - number, 1])
    if round_ends:
        x, y, a, b = ways[0, 0], ways[0, 1], ways[0, 2], ways[0, 3]
        lefts = _arc(circle, -b, a, b, -a, x, y, True, left, lefts)
    box[4] = lefts
    return lefts


def _inner(
    side: float, x: float, y: float, a: float, b: float, c: float, d: float, inner: FloatTable, count: int
) -> int:
    """Add the corners on the inner side of a join, from the direction (a, b) to (c, d)."""
    count = _add(inner, count, x - side * b, y + side * a)
    count = _add(inner, count, x, y)
    return _add(inner, count, x - side * d, y + side * c)


def _arc(
    circle: FloatTable,
    a: float,
    b: float,
    c: float,
    d: float,
    x: float,
    y: float,
    backwards: bool,
    outer: FloatTable,
    count: int,
) -> int:
    """Add the corners of a circle between the directions (a, b) and (c, d), from the right by way of below.

    The angles only tell which corners these are; whether one that lies upon an end is among them makes no difference.
    """
    corners = len(circle) // 2
    start, end = _around(atan2(b, a), corners), _around(atan2(d, c), corners)
    if end <= start:
        end += corners
    before, stop = int(floor(start)), int(ceil(end))  # noqa: RUF046 - in C they are no whole numbers
    for number in range(before + 1, stop):
        one = before + stop - number if backwards else number
        count = _add(outer, count, x + circle[one, 0], y + circle[one, 1])
    return count


def _around(angle: float, corners: float) -> float:
    """How many corners of the circle lie between the right and this angle, by way of below."""
    place = fmod(angle * (corners / TURN), corners)
    return place + corners if place < 0 else place


def _add(outer: FloatTable, count: int, x: float, y: float) -> int:
    """Add a corner; returns how many there are then."""
    outer[count, 0], outer[count, 1] = x, y
    return count + 1


def _nearest(value: float) -> float:
    """The nearest whole number; of two, the even one."""
    return (value + WHOLE) - WHOLE
