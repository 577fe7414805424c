"""The outlines of thick lines with round joins, as polygons.

Cairo can stroke such lines, but not all of its versions put the same corners into a round join, so that the same
puzzle would have other pixels on another machine. All versions fill polygons alike. Here are only additions,
multiplications, divisions and square roots, which IEEE 754 defines to the last bit.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

_SAGITTA: Final = 0.125  # pixels by which a chord of a round join may fall short of its arc
_SAME: Final = 1 / 256  # pixels between points that cairo takes for one


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
    half = width / 2
    straight = max(0.0, 1 - 2 * (_SAGITTA / half) * (2 - _SAGITTA / half))
    ways = _ways([*points, *points[: int(closed)]])
    if not ways:
        x, y = points[0]
        disc = [
            *_arc((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), straight),
            *_arc((-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), straight),
        ]
        return [[(x + half * m, y + half * n) for m, n in disc]] if round_ends else []
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
            sign = side / half
            before, after = (sign * b, -sign * a), (sign * d, -sign * c)
            outer += [(x + half * m, y + half * n) for m, n in _arc(before, after, (a, b), straight)]
        a, b, length = c, d, next_length
    if closed:
        return [left, right[::-1]]
    x, y = points[-1]
    if round_ends:
        left += [(x + half * m, y + half * n) for m, n in _arc((-b, a), (b, -a), (a, b), straight)]
        x, y, a, b, _ = ways[0]
        right = [(x + half * m, y + half * n) for m, n in _arc((-b, a), (b, -a), (-a, -b), straight)] + right[1:]
    else:
        left.append((x - half * b, y + half * a))
        right.append((x + half * b, y - half * a))
    return [left + right[::-1]]


def _ways(points: Sequence[Point]) -> list[tuple[float, float, float, float, float]]:
    """The parts of a line that have a length: their beginnings, directions and lengths."""
    ways = []
    x, y = points[0]
    for end_x, end_y in points[1:]:
        across, down = end_x - x, end_y - y
        length = math.sqrt(across * across + down * down)
        if length > _SAME:
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


def _arc(one: Point, other: Point, ahead: Point, straight: float) -> list[Point]:
    """Directions from one to another, both included, as many as make an arc look round.

    Args:
        one: of length 1, as are the others.
        other: the last one.
        ahead: lies between them, if they are opposite.
        straight: the cosine of the widest angle for which a chord will do.
    """
    arc = [one, other]
    while (cosine := arc[0][0] * arc[1][0] + arc[0][1] * arc[1][1]) < straight:
        halved = [one]
        for (a, b), (c, d) in pairwise(arc):
            across, down = (a + c, b + d) if cosine > -0.999 else ahead
            length = math.sqrt(across * across + down * down)
            halved += ((across / length, down / length), (c, d))
        arc = halved
    return arc
