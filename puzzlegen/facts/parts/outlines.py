"""Outlines of sections: corners in order, each with the angle by which the way to the next one bends.

Lengths are those of the coordinates; bends are hundredths of a degree, 0 for a straight way, positive for an arc that
turns anticlockwise, less than a whole circle.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

_STEP: Final = 300  # hundredths of a degree, from point to point of an arc

Corner: TypeAlias = tuple[int, int, int]


class Bow(NamedTuple):
    """An arc around a point, from one angle (hundredths of a degree) on, by another one."""

    x: float
    y: float
    radius: float
    start: float
    turn: float

    def at(self, angle: float) -> tuple[float, float]:
        """The point at an angle, in hundredths of a degree."""
        way = math.radians(angle / 100)
        return self.x + self.radius * math.cos(way), self.y + self.radius * math.sin(way)


def sides(outline: Sequence[Corner]) -> Iterator[tuple[Corner, Corner]]:
    """Each corner and the next one."""
    return zip(outline, (*outline[1:], *outline[:1]), strict=True)


def bow(one: Corner, other: Corner) -> Bow:
    """The arc from a corner to the next one; its way must bend."""
    (a, b, bend), (c, d, _) = one, other
    half = math.radians(bend / 200)
    middle = 0.5 / math.tan(half)  # how far to the left of the chord the centre lies, in chords
    x, y = (a + c) / 2 - middle * (d - b), (b + d) / 2 + middle * (c - a)
    return Bow(x, y, math.hypot(a - x, b - y), math.degrees(math.atan2(b - y, a - x)) * 100, bend)


def points(outline: Sequence[Corner]) -> list[tuple[float, float]]:
    """Corners, and points along arcs between them."""
    found: list[tuple[float, float]] = []
    for one, other in sides(outline):
        found.append(one[:2])
        if one[2]:
            arc, count = bow(one, other), math.ceil(abs(one[2]) / _STEP)
            found += (arc.at(arc.start + k * arc.turn / count) for k in range(1, count))
    return found


def begin(section: Sequence[Sequence[Corner]]) -> tuple[float, float]:
    """The least coordinates of outlines, along both axes."""
    xs, ys = zip(*(spot for outline in section for spot in points(outline)), strict=True)
    return min(xs), min(ys)


def size(section: Sequence[Sequence[Corner]]) -> tuple[int, int]:
    """How wide and high outlines are that begin at 0, along both axes."""
    spots = [spot for outline in section for spot in points(outline)]
    return round(max(x for x, _ in spots)), round(max(y for _, y in spots))


def strokes(
    section: Sequence[Sequence[Corner]],
) -> tuple[list[tuple[int, int, int, int]], list[tuple[int, int, int, int, int]]]:
    """Straight lines between points; and arcs, anticlockwise, as views have them: centre, radius, and both angles.

    Two halves of a circle are a whole one.
    """
    lines: list[tuple[int, int, int, int]] = []
    arcs: list[tuple[int, int, int, int, int]] = []
    for outline in section:
        round_ones = [bow(one, other) for one, other in sides(outline) if one[2]]
        if len(round_ones) == len(outline) == 2:
            arcs.append((round(round_ones[0].x), round(round_ones[0].y), round(round_ones[0].radius), 0, 36_000))
            continue
        lines += ((*one[:2], *other[:2]) for one, other in sides(outline) if not one[2])
        for arc in round_ones:
            start = round(arc.start if arc.turn > 0 else arc.start + arc.turn) % 36_000
            arcs.append((round(arc.x), round(arc.y), round(arc.radius), start, start + round(abs(arc.turn))))
    return lines, arcs
