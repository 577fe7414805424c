"""Breaks a pane: cracks run from impacts, one impact after the other, and none goes beyond a crack that is there.

A pane is a rectangle, or a disc; places are whole numbers, x to the right and y downwards from its top left corner. All
distances that the picture needs are kept: what ends free does so far from everything, and what ends on a crack comes
to its straight part from the side.
"""

from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import atan2, cos, dist, hypot, pi, sin, sqrt, tau
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.stream import Stream
from puzzlegen.generators.cues.kits.plane import hole

Point: TypeAlias = tuple[int, int]

_STEP: Final = (60, 105)  # bounds of the pieces between two bends
_WILD: Final = 0.3  # radians by which a piece may leave the crack's course
_TRIES: Final = 4  # at a piece
_CLEAR: Final = 26  # between cracks
_FREE: Final = 52  # around an end that touches nothing
_BORDER: Final = 4  # from the border, at most, ends what runs to it
_HOLE: Final = 84  # around an impact, where no other's cracks come
_MEETING: Final = 60  # between two places where cracks meet
_STRAIGHT: Final = 30  # on either side of such a place
_STEEP: Final = 0.77  # the sine of the angle at which cracks meet, at least
_SHORTEST: Final = 130
_BETWEEN: Final = 210  # impacts, at least
_FEWEST: Final = 3  # cracks of an impact
_SAMPLES: Final = 6  # steps along a piece of a crack
_PLACES: Final = 100  # tried for an impact


@dataclass(frozen=True)
class Crack:
    """A crack from its impact, or from a bend of another of the same impact, to its end; panes may share it."""

    impact: int
    points: list[Point]


class _Piece(NamedTuple):
    """A straight piece of a crack, by its number on it, and the box around it."""

    left: int
    right: int
    top: int
    bottom: int
    crack: Crack
    number: int
    start: Point
    end: Point


class _Hit(NamedTuple):
    """Where a piece meets one of a crack: how far on its way, and the sine of the angle."""

    way: float
    piece: _Piece
    sine: float


@dataclass
class Pane:
    """What has broken so far.

    Attributes:
        stopped: pairs of impacts, the earlier one first, where a crack of one ends on a crack of the other.
        meetings: where cracks end on others, or fork.
        tips: the ends that touch nothing.
    """

    width: int
    height: int
    is_round: bool
    impacts: list[Point] = field(default_factory=list)
    cracks: list[Crack] = field(default_factory=list)
    meetings: list[Point] = field(default_factory=list)
    tips: list[Point] = field(default_factory=list)
    stopped: set[tuple[int, int]] = field(default_factory=set)
    _pieces: list[_Piece] = field(default_factory=list)

    def strike(self, rays: int, rng: Stream, earlier: int | None = None) -> "Pane | None":
        """The pane after one more impact, with a crack that ends on one of the ``earlier`` one; None without room."""
        for _ in range(_PLACES):
            found = self._anywhere(rng) if earlier is None else self._aimed(earlier, rng)
            if found is None:
                continue
            place, course, reach = found
            struck = self._copy()
            number = len(self.impacts)
            struck.impacts.append(place)
            struck.grow(number, course, reach, _WILD if earlier is None else _WILD / 4, rng)
            if earlier is None or (earlier, number) in struck.stopped:
                for ray in range(1, rays):
                    turn = course + tau * (ray + 0.5 * (rng.unit() - 0.5)) / rays
                    struck.grow(number, turn, 240 + 420 * rng.unit(), _WILD, rng)
                if len(struck.cracks) - len(self.cracks) >= _FEWEST:
                    return struck
        return None

    def hole(self) -> float:
        """The largest rectangle that no crack enters, as a share of the pane."""
        spots = [
            complex(*start) + (complex(*end) - complex(*start)) * step / _SAMPLES
            for crack in self.cracks
            for start, end in pairwise(crack.points)
            for step in range(_SAMPLES + 1)
        ]
        return hole(np.array(spots), (0, 0, self.width, self.height))

    def _copy(self) -> "Pane":
        return replace(
            self,
            impacts=list(self.impacts),
            cracks=list(self.cracks),
            meetings=list(self.meetings),
            tips=list(self.tips),
            stopped=set(self.stopped),
            _pieces=list(self._pieces),
        )

    def _add(self, crack: Crack) -> None:
        """Add a crack and its pieces."""
        self.cracks.append(crack)
        self._pieces += [
            _Piece(min(a, c), max(a, c), min(b, d), max(b, d), crack, number, (a, b), (c, d))
            for number, ((a, b), (c, d)) in enumerate(pairwise(crack.points))
        ]

    def fork(self, rng: Stream) -> bool:
        """A side crack, which leaves another at one of its bends and ends free; False where it has no room."""
        crack = rng.choice(self.cracks)
        if len(crack.points) < 4 or crack.points[0] != self.impacts[crack.impact]:
            return False
        bend = rng.between(1, len(crack.points) - 2)
        (x, y), (a, b) = crack.points[bend : bend + 2]
        if any(dist((x, y), place) < _MEETING for place in self.meetings):
            return False
        course = atan2(b - y, a - x) + (0.7 + 0.3 * rng.unit()) * (1 if rng.below(2) else -1)
        points: list[Point] = [(x, y)]
        skipped = {(id(crack), bend - 1), (id(crack), bend)}
        for _ in range(rng.between(1, 2)):
            step = rng.between(*_STEP)
            x, y = end = round(x + step * cos(course)), round(y + step * sin(course))
            if not self._holds(x, y, _FREE) or not self._is_clear(points[-1], end, crack.impact, skipped):
                break
            points.append(end)
            course, skipped = course + _WILD * (rng.unit() - 0.5), set()
        if not self._ends_free(points, crack.impact, crack):
            return False
        self._add(Crack(crack.impact, points))
        self.meetings.append(points[0])
        self.tips.append(points[-1])
        return True

    def _anywhere(self, rng: Stream) -> tuple[Point, float, float] | None:
        place = rng.between(140, self.width - 140), rng.between(140, self.height - 140)
        return (place, tau * rng.unit(), 300 + 500 * rng.unit()) if self._has_room(place) else None

    def _aimed(self, earlier: int, rng: Stream) -> tuple[Point, float, float] | None:
        """A place beside a crack of the earlier impact, and the course to that crack."""
        crack = rng.choice([one for one in self.cracks if one.impact == earlier])
        pieces = list(pairwise(crack.points))
        if len(pieces) < 2:
            return None
        (x, y), (a, b) = pieces[rng.between(1, len(pieces) - 1)]
        length = dist((x, y), (a, b))
        turn = (pi / 2 + 0.7 * (rng.unit() - 0.5)) * (1 if rng.below(2) else -1)
        away = 130 + 220 * rng.unit()
        across, down = (a - x) / length, (b - y) / length
        side = across * cos(turn) - down * sin(turn), across * sin(turn) + down * cos(turn)
        place = round((x + a) / 2 + away * side[0]), round((y + b) / 2 + away * side[1])
        if not self._has_room(place):
            return None
        return place, atan2(-side[1], -side[0]), away + 150

    def _has_room(self, place: Point) -> bool:
        return (
            self._holds(*place, 110)
            and all(dist(place, other) >= _BETWEEN for other in self.impacts)
            and all(_is_off(place, one.start, one.end, _HOLE) for one in self._around(place, place, _HOLE))
        )

    def _around(self, one: Point, other: Point, reach: float) -> list[_Piece]:
        """The pieces whose boxes come as near to that of a piece."""
        left, right = min(one[0], other[0]) - reach, max(one[0], other[0]) + reach
        top, bottom = min(one[1], other[1]) - reach, max(one[1], other[1]) + reach
        return [
            piece
            for piece in self._pieces
            if piece.left <= right and piece.right >= left and piece.top <= bottom and piece.bottom >= top
        ]

    def _holds(self, x: float, y: float, margin: float) -> bool:
        """True if a place lies in the pane, so far from its border."""
        if self.is_round:
            return hypot(x - self.width / 2, y - self.height / 2) <= self.width / 2 - margin
        return margin <= x <= self.width - margin and margin <= y <= self.height - margin

    def grow(self, impact: int, course: float, reach: float, wild: float, rng: Stream) -> None:
        """Let a crack run until it has its length, meets another, leaves the pane, or finds no way on."""
        points, way, met = [self.impacts[impact]], 0.0, False
        while way < reach and not met:
            for _ in range(_TRIES):
                turn, step = course + wild * 2 * (rng.unit() - 0.5), rng.between(*_STEP)
                end = self._next(points, cos(turn), sin(turn), step, impact)
                if end is not None:
                    break
            else:
                break
            place, met = end
            points.append(place)
            way += dist(*points[-2:])
        met = met and self._holds(*points[-1], _BORDER)
        if (met or self._ends_free(points, impact)) and dist(points[0], points[-1]) >= _SHORTEST:
            if met:
                self._join(impact, points[-1])
            else:
                self.tips.append(points[-1])
            self._add(Crack(impact, points))

    def _join(self, impact: int, place: Point) -> None:
        """Make the end of a crack a point of the one that it ends on."""
        bar = min(self._around(place, place, 1), key=lambda one: _off(place, one.start, one.end))
        points = bar.crack.points
        self.cracks = [one for one in self.cracks if one is not bar.crack]
        self._pieces = [one for one in self._pieces if one.crack is not bar.crack]
        self._add(Crack(bar.crack.impact, [*points[: bar.number + 1], place, *points[bar.number + 1 :]]))
        self.stopped.add((bar.crack.impact, impact))
        self.meetings.append(place)

    def _next(
        self, points: list[Point], across: float, down: float, step: float, impact: int
    ) -> tuple[Point, bool] | None:
        """The end of a crack's next piece, and whether the crack ends there; None where the piece cannot be."""
        x, y = start = points[-1]
        skipped = set() if len(points) > 1 else {(id(one), 0) for one in self.cracks if one.impact == impact}
        hit = self._hit(start, across, down, impact)
        border = self._way_out(x, y, across, down)
        if hit is not None and hit.way < min(border, step + 2 * _CLEAR):
            bar = hit.piece
            place = round(x + across * hit.way), round(y + down * hit.way)
            if (
                hit.sine < _STEEP
                or hit.way < 40
                or min(dist(place, bar.start), dist(place, bar.end)) < _STRAIGHT
                or not self._holds(*place, _MEETING)
                or any(dist(place, meeting) < _MEETING for meeting in self.meetings)
            ):
                return None
            skipped |= {(id(bar.crack), bar.number + number) for number in (-1, 0, 1)}
            ends = True
        else:
            ends = border < step + 45
            step = border if ends else step
            place = round(x + across * step), round(y + down * step)
            if ends:
                place = self._at_border(*place)
                if border < 30:
                    return None
        return (place, ends) if self._is_clear(start, place, impact, skipped) else None

    def _hit(self, start: Point, across: float, down: float, impact: int) -> _Hit | None:
        """The first crack of another impact on a straight way."""
        x, y = start
        nearest = None
        far = _STEP[1] + 2 * _CLEAR
        for piece in self._around(start, (round(x + far * across), round(y + far * down)), 0):
            (a, b), (c, d) = piece.start, piece.end
            cross = across * (d - b) - down * (c - a)
            if cross == 0 or piece.crack.impact == impact:
                continue
            way = ((a - x) * (d - b) - (b - y) * (c - a)) / cross
            part = ((a - x) * down - (b - y) * across) / cross
            if way > 0 and 0 <= part <= 1 and (nearest is None or way < nearest.way):
                nearest = _Hit(way, piece, abs(cross) / dist((a, b), (c, d)))
        return nearest

    def _way_out(self, x: float, y: float, across: float, down: float) -> float:
        """How far it is to the border."""
        if self.is_round:
            a, b = x - self.width / 2, y - self.height / 2
            half = a * across + b * down
            return -half + sqrt(half * half - a * a - b * b + self.width**2 / 4)
        ways = [(self.width * (go > 0) - at) / go for at, go in ((x, across),) if go]
        ways += [(self.height * (go > 0) - at) / go for at, go in ((y, down),) if go]
        return min(ways)

    def _at_border(self, x: float, y: float) -> Point:
        """A place on the border, in whole numbers that do not lie beyond."""
        if not self.is_round:
            return min(max(round(x), 0), self.width), min(max(round(y), 0), self.height)
        middle = self.width / 2
        part = 1 - 2 / middle
        return round(middle + (x - middle) * part), round(middle + (y - middle) * part)

    def _is_clear(self, one: Point, other: Point, impact: int, skipped: set[tuple[int, int]]) -> bool:
        """True if a piece keeps away from all cracks, but for some pieces, from free ends and from other impacts."""
        for piece in self._around(one, other, _CLEAR):
            if (id(piece.crack), piece.number) not in skipped and _gap(one, other, piece.start, piece.end) < _CLEAR:
                return False
        return all(_is_off(tip, one, other, _FREE) for tip in self.tips) and all(
            number == impact or _is_off(place, one, other, _HOLE) for number, place in enumerate(self.impacts)
        )

    def _ends_free(self, points: list[Point], impact: int, trunk: Crack | None = None) -> bool:
        """True if a crack ends far from all others, in the pane or at its border; it loses its last pieces for that."""
        while len(points) > 1:
            end = points[-1]
            near = (
                _off(end, one.start, one.end) < (_CLEAR + 10 if one.crack is trunk else _FREE)
                for one in self._around(end, end, _FREE)
                if one.crack.impact != impact or dist(end, self.impacts[impact]) > _FREE
            )
            if (self._holds(*end, _FREE - 10) or not self._holds(*end, _BORDER)) and not any(near):
                return True
            points.pop()
        return False


def _gap(a: Point, b: Point, c: Point, d: Point) -> float:
    """The distance of two straight pieces."""
    if _sides(a, b, c, d) and _sides(c, d, a, b):
        return 0.0
    return min(_off(a, c, d), _off(b, c, d), _off(c, a, b), _off(d, a, b))


def _sides(a: Point, b: Point, c: Point, d: Point) -> bool:
    """True if c and d lie on different sides of the line through a and b."""
    across, down = b[0] - a[0], b[1] - a[1]
    one = across * (c[1] - a[1]) - down * (c[0] - a[0])
    other = across * (d[1] - a[1]) - down * (d[0] - a[0])
    return (one > 0 > other) or (one < 0 < other)


def _is_off(p: Point, a: Point, b: Point, far: float) -> bool:
    """True if a place is so far from a straight piece at least; most are beside its frame."""
    x, y = p
    if (x < a[0] - far and x < b[0] - far) or (x > a[0] + far and x > b[0] + far):
        return True
    if (y < a[1] - far and y < b[1] - far) or (y > a[1] + far and y > b[1] + far):
        return True
    return _off(p, a, b) >= far


def _off(p: Point, a: Point, b: Point) -> float:
    """The distance of a place from a straight piece."""
    across, down = b[0] - a[0], b[1] - a[1]
    square = across * across + down * down
    part = 0.0 if square == 0 else ((p[0] - a[0]) * across + (p[1] - a[1]) * down) / square
    part = min(1.0, max(0.0, part))
    return hypot(p[0] - a[0] - part * across, p[1] - a[1] - part * down)
