"""The outlines of thick lines with round joins, as polygons.

Cairo can stroke such lines, but not all of its versions put the same corners into a round join, so that the same
puzzle would have other pixels on another machine. All versions fill polygons alike. Places come of additions,
multiplications, divisions and square roots only, which IEEE 754 defines to the last bit.
"""

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

_SAGITTA: Final = 0.125  # pixels by which a chord of a round join may fall short of its arc
GRID: Final = 256  # places in a pixel that cairo tells apart


def outline(
    points: Sequence[Point], width: float, *, closed: bool = False, round_ends: bool = True
) -> list[list[Point]]:
    """The closed polygons that together, by the nonzero winding rule, cover a line.

    Args:
        points: that the line goes through, in pixels, at least one.
        width: of the line, in pixels.
        closed: whether it goes back to the first point and is joined there.
        round_ends: whether an open line reaches half its width beyond its ends, or stops there at right angles.

    Returns:
        One polygon of an open line; of a closed one two, the borders on either side, which run in opposite senses.
        The polygon of a line without length is a disc, or none if the ends are not round.
    """
    # On cairo's grid, so that the same line a few whole pixels farther is the same to the last bit
    points = [(round(GRID * x) / GRID, round(GRID * y) / GRID) for x, y in points]
    half = width / 2
    straight, circle = _circle(half)
    ways = _ways([*points, *points[: int(closed)]])
    if not ways:
        x, y = points[0]
        return [[(x + m, y + n) for m, n in circle[: len(circle) // 2]]] if round_ends else []
    left: list[Point] = []
    right: list[Point] = []
    x, y, a, b, length = ways[0]
    joins = ways[1:]
    if closed:
        joins.append(ways[0])
    else:
        left.append((x - half * b, y + half * a))
        right.append((x + half * b, y - half * a))
    for x, y, c, d, next_length in joins:
        sine, cosine = a * d - b * c, a * c + b * d
        bend = half * abs(sine) / (1 + cosine) if cosine >= straight else math.inf
        if bend <= length and bend <= next_length:  # a mitre reaches hardly farther than an arc
            reach = half / (1 + cosine)
            across, down = reach * (b + d), reach * (a + c)
            left.append((x - across, y + down))
            right.append((x + across, y - down))
        else:
            inner, outer, side = (left, right, half) if sine > 0 else (right, left, -half)
            inner += ((x - side * b, y + side * a), (x, y), (x - side * d, y + side * c))
            outer.append((x + side * b, y - side * a))
            if sine > 0:
                outer += [(x + m, y + n) for m, n in _arc(circle, b, -a, d, -c)]
            else:
                outer += [(x + m, y + n) for m, n in reversed(_arc(circle, -d, c, -b, a))]
            outer.append((x + side * d, y - side * c))
        a, b, length = c, d, next_length
    if closed:
        return [left, right[::-1]]
    x, y = points[-1]
    left.append((x - half * b, y + half * a))
    right.append((x + half * b, y - half * a))
    if not round_ends:
        return [left + right[::-1]]
    tip = [(x + m, y + n) for m, n in reversed(_arc(circle, b, -a, -b, a))]
    x, y, a, b, _ = ways[0]
    tail = [(x + m, y + n) for m, n in reversed(_arc(circle, -b, a, b, -a))]
    return [left + tip + right[::-1] + tail]


def _ways(points: Sequence[Point]) -> list[tuple[float, float, float, float, float]]:
    """The parts of a line that have a length: their beginnings, directions and lengths."""
    ways = []
    x, y = points[0]
    for end_x, end_y in points[1:]:
        across, down = end_x - x, end_y - y
        length = math.sqrt(across * across + down * down)
        if length:
            ways.append((x, y, across / length, down / length, length))
            x, y = end_x, end_y
    return ways


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


@cache
def _circle(half: float) -> tuple[float, list[Point]]:
    """The corners that stand for a circle around (0, 0), twice around from the right by way of below.

    Returns:
        The cosine of the angle between two of them, and the corners.
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
    return quarter[1][0], corners + corners


def _arc(circle: list[Point], a: float, b: float, c: float, d: float) -> list[Point]:
    """The corners of a circle between the directions (a, b) and (c, d), from the right by way of below.

    The angles only tell which corners these are; whether one that lies upon an end is among them makes no difference.
    """
    count = len(circle) // 2
    step = count / math.tau
    start, end = math.atan2(b, a) * step % count, math.atan2(d, c) * step % count
    return circle[math.floor(start) + 1 : math.ceil(end if end > start else end + count)]
