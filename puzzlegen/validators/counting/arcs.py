"""Arcs and the circles that they make, for `puzzlegen.validators.counting.shape_count`.

Whether an arc closes is decided in whole twenty-fourths of a turn, and whether circles touch in whole numbers; floating
point only tells where curves cross and how far apart things look.
"""

from collections.abc import Iterator
from itertools import combinations
from math import atan2, cos, hypot, inf, pi, sin, sqrt
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

Basis: TypeAlias = Literal["square", "triangular"]
Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Arc: TypeAlias = tuple[
    Whole,  # x of the centre
    Whole,  # y
    Annotated[int, msgspec.Meta(ge=1, le=100_000)],  # radius
    Annotated[int, msgspec.Meta(ge=0, lt=24)],  # start
    Annotated[int, msgspec.Meta(ge=1, le=24)],  # extent
]
Spot: TypeAlias = tuple[float, float]  # upright coordinates, as they are drawn
Line: TypeAlias = tuple[Spot, Spot]

TURN: Final = 24
_SAME: Final = 1e-7  # of the drawing's side: spots that are one
_LEAST_GAP: Final = 0.06  # of the drawing's side, between the ends of an arc


class Curve(msgspec.Struct, frozen=True):
    """A longest arc of a circle: what an eye sees as one, however it was put together; see `docs/counting.md`."""

    x: int
    y: int
    radius: int
    start: int
    extent: int

    @property
    def closed(self) -> bool:
        """Whether it is a whole circle."""
        return self.extent == TURN


def curves(arcs: tuple[Arc, ...]) -> list[Curve]:
    """The longest arcs, in one order whatever that of their parts; a whole circle starts at 0."""
    covered: dict[tuple[int, int, int], set[int]] = {}
    for x, y, radius, start, extent in arcs:
        covered.setdefault((x, y, radius), set()).update((start + step) % TURN for step in range(extent))
    longest = []
    for circle, steps in sorted(covered.items()):
        if len(steps) == TURN:
            longest.append(Curve(*circle, 0, TURN))
        for start in sorted(steps):
            if (start - 1) % TURN not in steps:
                extent = next(step for step in range(TURN) if (start + step) % TURN not in steps)
                longest.append(Curve(*circle, start, extent))
    return longest


class Rounds:
    """Curves as they are drawn: where they meet one another and straight lines, and what misleads about them."""

    def __init__(self, basis: Basis, arcs: list[Curve], lines: list[Line], spots: list[Spot]) -> None:
        """Find all meeting points.

        Args:
            basis: of the curves' centres.
            arcs: the curves.
            lines: the straight lines, from end to end.
            spots: where these meet one another, and their ends.
        """
        self._basis = basis
        self._arcs = arcs
        self._centres = [upright(basis, arc.x, arc.y) for arc in arcs]
        self._lines = lines
        ends = [end for place, arc in enumerate(arcs) if not arc.closed for end in self._ends(place)]
        outline = [spot for place in range(len(arcs)) for spot in self._outermost(place)]
        xs, ys = zip(*(end for line in lines for end in line), *ends, *outline, strict=True)
        self.side = max(max(xs) - min(xs), max(ys) - min(ys))
        self._spots: list[Spot] = []
        for spot in (*spots, *ends, *self._crossings()):
            if all(hypot(spot[0] - x, spot[1] - y) > _SAME * self.side for x, y in self._spots):
                self._spots.append(spot)

    def pieces(self) -> int:
        """The number of pieces of all curves, from meeting point to meeting point."""
        total = 0
        for place, arc in enumerate(self._arcs):
            met = sum(self._off(place, spot) <= _SAME * self.side for spot in self._spots)
            total += max(met, 1) if arc.closed else met - 1  # the ends of an arc are meeting points
        return total

    def near_misses(self, nearest: float) -> Iterator[str]:
        """What an eye could take for something else; ``nearest`` is a part of the drawing's side."""
        least = nearest * self.side
        if any(hypot(a - c, b - d) < least for (a, b), (c, d) in combinations(self._spots, 2)):
            yield "two meeting points almost coincide"
        if any(
            _SAME * self.side < self._off(place, spot) < least
            for place in range(len(self._arcs))
            for spot in self._spots
        ):
            yield "a point almost lies on an arc"
        if any(
            0 < along < length and _SAME * self.side < off < least
            for line in self._lines
            for length, along, off in (_beside(line, spot) for spot in self._spots)
        ):
            yield "a point almost lies on a line"
        if any(self._almost_touch(one, other, least) for one, other in combinations(range(len(self._arcs)), 2)):
            yield "two circles almost touch or coincide"
        if any(self._grazes(line, place, least) for line in self._lines for place in range(len(self._arcs))):
            yield "a line almost touches a circle"
        if any(self._gap(arc) < _LEAST_GAP * self.side for arc in self._arcs):
            yield "an arc is almost closed"

    def _ends(self, place: int) -> tuple[Spot, Spot]:
        arc = self._arcs[place]
        return self._at(place, arc.start), self._at(place, arc.start + arc.extent)

    def _outermost(self, place: int) -> Iterator[Spot]:
        """Where an arc reaches farthest to the right, down, to the left or up."""
        arc = self._arcs[place]
        for angle in (0, TURN // 4, TURN // 2, 3 * TURN // 4):
            if (angle - arc.start) % TURN <= arc.extent:
                yield self._at(place, angle)

    def _at(self, place: int, angle: float) -> Spot:
        (x, y), radius = self._centres[place], self._arcs[place].radius
        return x + radius * cos(2 * pi * angle / TURN), y + radius * sin(2 * pi * angle / TURN)

    def _off(self, place: int, spot: Spot) -> float:
        """How far a point is from an arc."""
        arc, (x, y) = self._arcs[place], self._centres[place]
        across, down = spot[0] - x, spot[1] - y
        angle = atan2(down, across) * TURN / (2 * pi)
        if (angle - arc.start) % TURN <= arc.extent:
            return abs(hypot(across, down) - arc.radius)
        return min(hypot(spot[0] - a, spot[1] - b) for a, b in self._ends(place))

    def _crossings(self) -> Iterator[Spot]:
        """The points that two arcs, or an arc and a line, have in common."""
        places, slack = range(len(self._arcs)), _SAME * self.side
        for one, other in combinations(places, 2):
            for spot in self._common(one, other):
                if self._off(one, spot) <= slack and self._off(other, spot) <= slack:
                    yield spot
        for line in self._lines:
            for place in places:
                yield from (spot for spot in self._cut(line, place) if self._off(place, spot) <= slack)

    def _common(self, one: int, other: int) -> list[Spot]:
        """Where the circles of two arcs meet."""
        (a, b), (c, d) = self._centres[one], self._centres[other]
        r, s = self._arcs[one].radius, self._arcs[other].radius
        square = self._square(one, other)
        if not (r - s) ** 2 <= square <= (r + s) ** 2 or square == 0:
            return []
        along = (square + r * r - s * s) / (2 * square)
        touching = square in ((r - s) ** 2, (r + s) ** 2)
        aside = 0.0 if touching else sqrt(max(0.0, r * r / square - along * along))
        x, y = a + along * (c - a), b + along * (d - b)
        return [(x - way * (d - b), y + way * (c - a)) for way in (aside, -aside)]

    def _cut(self, line: Line, place: int) -> list[Spot]:
        """Where a line meets the circle of an arc."""
        (a, b), (c, d) = line
        (x, y), radius = self._centres[place], self._arcs[place].radius
        length, along, off = _beside(line, (x, y))
        slack = _SAME * self.side
        if off > radius + slack:
            return []
        half = 0.0 if off > radius - slack else sqrt(radius * radius - off * off)
        return [
            (a + way * (c - a) / length, b + way * (d - b) / length)
            for way in (along - half, along + half)
            if -slack <= way <= length + slack
        ]

    def _square(self, one: int, other: int) -> int:
        """The square of the distance of two centres, which is a whole number in either basis."""
        a, b = self._arcs[one], self._arcs[other]
        x, y = b.x - a.x, b.y - a.y
        return x * x + y * y + (x * y if self._basis == "triangular" else 0)

    def _almost_touch(self, one: int, other: int, least: float) -> bool:
        """Whether two circles come close to each other without crossing clearly, or run along each other inside.

        Circles that touch from outside are clear.
        """
        r, s = self._arcs[one].radius, self._arcs[other].radius
        square = self._square(one, other)
        if square == (r + s) ** 2 or (square == 0 and r == s):
            return False
        return min(abs(sqrt(square) - r - s), abs(sqrt(square) - abs(r - s))) < least

    def _grazes(self, line: Line, place: int, least: float) -> bool:
        """Whether a line passes a circle, or crosses it, close to touching it."""
        length, along, off = _beside(line, self._centres[place])
        return 0 < along < length and _SAME * self.side < abs(off - self._arcs[place].radius) < least

    def _gap(self, arc: Curve) -> float:
        """How far the end of an arc is from where the same circle goes on; infinite for whole circles."""
        if arc.closed:
            return inf
        same = [other for other in self._arcs if (other.x, other.y, other.radius) == (arc.x, arc.y, arc.radius)]
        steps = min((other.start - arc.start - arc.extent) % TURN for other in same)
        return 2 * arc.radius * sin(pi * min(steps, TURN // 2) / TURN)


def _beside(line: Line, spot: Spot) -> tuple[float, float, float]:
    """The length of a line, and how far a point lies along it from its beginning, and off it."""
    (a, b), (c, d) = line
    x, y = spot
    length = hypot(c - a, d - b)
    along, off = (x - a) * (c - a) + (y - b) * (d - b), (x - a) * (d - b) - (y - b) * (c - a)
    return length, along / length, abs(off) / length


def upright(basis: Basis, x: float, y: float) -> Spot:
    """A point as it is drawn."""
    return (x + y / 2, y * 0.75**0.5) if basis == "triangular" else (x, y)
