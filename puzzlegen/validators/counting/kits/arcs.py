"""Arcs and the circles that they make, for `puzzlegen.validators.counting.shape_count`.

Whether an arc closes is decided in whole twenty-fourths of a turn, and whether circles touch in whole numbers; floating
point only tells where curves cross and how far apart things look.
"""

from collections.abc import Iterator, Sequence
from math import pi, sin
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.formats.counting.shape_count import Arc, Basis

Spot: TypeAlias = tuple[float, float]  # upright coordinates, as they are drawn
Line: TypeAlias = tuple[Spot, Spot]

Numbers: TypeAlias = NDArray[np.float64]
Places: TypeAlias = NDArray[np.intp]  # of curves in a list
Points: TypeAlias = NDArray[np.complex128]  # spots as x + iy

TURN: Final = 24
_SAME: Final = 1e-7  # of the drawing's side: spots that are one
_LEAST_GAP: Final = 0.06  # of the drawing's side, between the ends of an arc
_LEAST_STEPS: Final = 5  # twenty-fourths of a turn, between them
_CLEAR: Final = (
    0.008  # of the drawing's side: a point of a gap that is as far from everything drawn is seen to be empty
)


class Curve(msgspec.Struct, frozen=True):
    """A longest arc of a circle: what an eye sees as one, however it was put together; see `docs/counting.md`."""

    x: int
    y: int
    radius: int
    start: int
    extent: int

    @property
    def closed(self) -> bool:
        """True if it is a whole circle."""
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
        self._centres = _points([upright(basis, arc.x, arc.y) for arc in arcs])
        self._radii = np.array([arc.radius for arc in arcs])
        self._starts, self._extents = np.array([arc.start for arc in arcs]), np.array([arc.extent for arc in arcs])
        self._first, self._last = self._at(self._starts), self._at(self._starts + self._extents)
        self._lines = [_points(line) for line in lines]
        parted = self._extents < TURN
        ends = np.concatenate([self._first[parted], self._last[parted]])
        outline = np.concatenate([ends, *self._outermost(), *self._lines])
        self.side = float(max(np.ptp(outline.real), np.ptp(outline.imag)))
        self._slack = _SAME * self.side
        met = np.concatenate([_points(spots), ends, self._crossings(), *self._cuts()])
        again = np.tril(np.abs(met[:, None] - met) <= self._slack, -1).any(axis=1)
        self._spots = met[~again]
        self._offs = self._off(np.arange(len(arcs))[:, None], self._spots)  # of each arc from each point

    def pieces(self) -> int:
        """The number of pieces of all curves, from meeting point to meeting point."""
        met = (self._offs <= self._slack).sum(axis=1)
        # The ends of an arc are meeting points.
        return int(np.where(self._extents == TURN, np.maximum(met, 1), met - 1).sum())

    def near_misses(self, nearest: float) -> Iterator[str]:
        """What an eye could take for something else; ``nearest`` is a part of the drawing's side."""
        least = nearest * self.side
        if (np.abs(self._spots[:, None] - self._spots) < least).sum() > self._spots.size:
            yield "two meeting points almost coincide"
        if self._almost(self._offs, least).any():
            yield "a point almost lies on an arc"
        if any(
            (self._almost(off, least) & (along > 0) & (along < length)).any()
            for length, along, off in (_beside(line, self._spots) for line in self._lines)
        ):
            yield "a point almost lies on a line"
        if self._almost_touch(least):
            yield "two circles almost touch or coincide"
        if any(
            (self._almost(np.abs(off - self._radii), least) & (along > 0) & (along < length)).any()
            for length, along, off in (_beside(line, self._centres) for line in self._lines)
        ):
            yield "a line almost touches a circle"
        gaps = [(arc, self._gap(arc)) for arc in self._arcs if not arc.closed]
        if any(
            steps < _LEAST_STEPS or 2 * arc.radius * sin(pi * min(steps, TURN // 2) / TURN) < _LEAST_GAP * self.side
            for arc, steps in gaps
        ):
            yield "an arc is almost closed"
        if any(not self._seen(arc, steps) for arc, steps in gaps):
            yield "a gap is hidden among other lines"

    def _almost(self, distances: Numbers, least: float) -> NDArray[np.bool_]:
        """Which distances are small, but not none."""
        return (distances > self._slack) & (distances < least)

    def _at(self, angles: Any) -> Points:
        """For each curve the point of its circle at an angle."""
        points: Points = self._centres + self._radii * np.exp(2j * pi * angles / TURN)
        return points

    def _outermost(self) -> Iterator[Points]:
        """Where the curves reach farthest to the right, down, to the left or up."""
        for angle in (0, TURN // 4, TURN // 2, 3 * TURN // 4):
            yield self._at(angle)[(angle - self._starts) % TURN <= self._extents]

    def _off(self, places: Places, spots: Points) -> Numbers:
        """How far points are from curves."""
        away = spots - self._centres[places]
        along = (np.angle(away) * TURN / (2 * pi) - self._starts[places]) % TURN
        ends = np.minimum(np.abs(spots - self._first[places]), np.abs(spots - self._last[places]))
        return np.where(along <= self._extents[places], np.abs(np.abs(away) - self._radii[places]), ends)

    def _pairs(self) -> tuple[Places, Places, NDArray[np.int64]]:
        """All pairs of curves, and the squares of the distances of their centres: whole numbers in either basis."""
        one, other = np.triu_indices(len(self._arcs), 1)
        centres = np.array([(arc.x, arc.y) for arc in self._arcs], np.int64)
        x, y = (centres[other] - centres[one]).T
        return one, other, x * x + y * y + (x * y if self._basis == "triangular" else 0)

    def _crossings(self) -> Points:
        """The points that two curves have in common."""
        one, other, square = self._pairs()
        r, s = self._radii[one], self._radii[other]
        meet = ((r - s) ** 2 <= square) & (square <= (r + s) ** 2) & (square > 0)
        one, other, square, r, s = one[meet], other[meet], square[meet], r[meet], s[meet]
        along = (square + r * r - s * s) / (2 * square)
        touching = (square == (r - s) ** 2) | (square == (r + s) ** 2)
        aside = np.where(touching, 0.0, np.sqrt(np.maximum(0.0, r * r / square - along * along)))
        way = self._centres[other] - self._centres[one]
        spots = np.concatenate([self._centres[one] + way * (along + side * 1j * aside) for side in (1, -1)])
        on_both = [self._off(np.concatenate([places, places]), spots) <= self._slack for places in (one, other)]
        return spots[on_both[0] & on_both[1]]

    def _cuts(self) -> Iterator[Points]:
        """The points that each line has in common with curves."""
        places = np.arange(len(self._arcs))
        for line in self._lines:
            length, along, off = _beside(line, self._centres)
            half = np.sqrt(np.maximum(0.0, self._radii**2 - off**2))
            half[np.abs(off - self._radii) <= self._slack] = 0.0
            for way in (along - half, along + half):
                spots = line[0] + way * (line[1] - line[0]) / length
                met = (off <= self._radii + self._slack) & (way >= -self._slack) & (way <= length + self._slack)
                yield spots[met & (self._off(places, spots) <= self._slack)]

    def _almost_touch(self, least: float) -> bool:
        """True if two circles come close to each other without crossing clearly, or run along each other inside.

        Circles that touch from outside are clear, and so are parts of one circle.
        """
        one, other, square = self._pairs()
        r, s = self._radii[one], self._radii[other]
        apart = np.sqrt(square)
        close = np.minimum(np.abs(apart - r - s), np.abs(apart - np.abs(r - s))) < least
        return bool((close & (square != (r + s) ** 2) & ((square > 0) | (r != s))).any())

    def _gap(self, arc: Curve) -> int:
        """How many twenty-fourths of a turn it is from the end of an arc to where the same circle goes on."""
        same = [other for other in self._arcs if (other.x, other.y, other.radius) == (arc.x, arc.y, arc.radius)]
        return min((other.start - arc.start - arc.extent) % TURN for other in same)

    def _seen(self, arc: Curve, steps: int) -> bool:
        """True if half or more of the gap of so many twenty-fourths behind an arc is clear of everything drawn."""
        angles = arc.start + arc.extent + np.arange(0.25, steps, 0.5)
        spots = _points([upright(self._basis, arc.x, arc.y)]) + arc.radius * np.exp(2j * pi * angles / TURN)
        least = self._off(np.arange(len(self._arcs))[:, None], spots).min(axis=0)
        for line in self._lines:
            length, along, off = _beside(line, spots)
            least = np.minimum(least, np.hypot(off, np.maximum(0.0, np.maximum(-along, along - length))))
        return bool((least >= _CLEAR * self.side).sum() * 2 >= len(least))


def _points(spots: Sequence[Spot]) -> Points:
    """Spots as complex numbers."""
    return np.array([complex(*spot) for spot in spots], np.complex128)


def _beside(line: Points, spots: Points) -> tuple[float, Numbers, Numbers]:
    """The length of a line, and how far points lie along it from its beginning, and off it."""
    way = line[1] - line[0]
    length = float(np.abs(way))
    turned = (spots - line[0]) * np.conj(way) / length
    return length, turned.real, np.abs(turned.imag)


def upright(basis: Basis, x: float, y: float) -> Spot:
    """A point as it is drawn."""
    return (x + y / 2, y * 0.75**0.5) if basis == "triangular" else (x, y)
