"""Machines of gear wheels that are put together piece by piece, each where it touches what it should and nothing else.

Lengths are in half modules: a wheel with 24 teeth has a pitch radius of 24, so that two wheels mesh where the distance
of their whole-numbered axles is the sum of their teeth.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import islice
from math import atan2, dist, isqrt, tau
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.cues.kits.plane import Rectangle, Segment, between_segments, from_rectangle, from_segment

Belt: TypeAlias = tuple[int, int, bool]  # two wheels, and whether the belt is crossed
Load: TypeAlias = tuple[str, int, str]  # rack or basket, its wheel, and the side of it
Link: TypeAlias = tuple[int, int, Fraction]  # of two wheels, and how often the second turns for a turn of the first

TEETH: Final = (10, 12, 12, 15, 16, 16, 18, 20, 20, 24, 30, 36, 40)
_CRANKS: Final = (18, 18, 20, 20, 24)  # teeth of the first wheel, on which an arrow has room
_TIP: Final = 2  # how far teeth reach beyond the pitch circle
_GAP: Final = 6  # between what does not touch, at least
_PULLEY: Final = 7  # half the width of a belt, and radius of a drum
_RACK: Final = (26, 12)  # half its length, its width
_BASKET: Final = (9, 30)  # half its width, and how far below the wheel it ends
_TRIES: Final = 60  # places for a wheel or a belt
_LOOPS: Final = 8  # places for a wheel with a belt
_SPAN: Final = 1024  # more than teeth and the distances of axles in a machine


class Wheel(NamedTuple):
    """A wheel: its axle, and the number of its teeth, which is its radius."""

    x: int
    y: int
    teeth: int

    def meshes(self, other: "Wheel") -> bool:
        """Whether the pitch circles touch."""
        return (self.x - other.x) ** 2 + (self.y - other.y) ** 2 == (self.teeth + other.teeth) ** 2


def _on_circle(radius: int) -> tuple[tuple[int, int], ...]:
    """The whole-numbered points at this distance from the origin."""
    roots = ((x, isqrt(radius * radius - x * x)) for x in range(-radius, radius + 1))
    return tuple((x, side) for x, y in roots if x * x + y * y == radius * radius for side in sorted({y, -y}))


def _code(x: int, y: int, teeth: int) -> int:
    """A wheel as one number; those of a place and of a step from there add up."""
    return (x * _SPAN + y) * _SPAN + teeth


_AROUND: Final = {radius: _on_circle(radius) for radius in range(2 * min(TEETH), 2 * max(TEETH) + 32)}
# The steps from a wheel, as codes, to all that would mesh with it.
_NEAR: Final = {
    old: np.array([_code(x, y, teeth) for teeth in {*TEETH} for x, y in _AROUND[old + teeth]]) for old in {*TEETH}
}


class Machine:
    """A machine that grows; its first wheel is that with the crank."""

    def __init__(self, size: tuple[int, int], rng: Stream) -> None:
        """Begin with the first wheel; ``size`` is the most that all wheels may take up."""
        self.size, self.rng = size, rng
        self.wheels = [Wheel(0, 0, rng.choice(_CRANKS))]
        self.belts: list[Belt] = []
        self.loads: list[Load] = []

    def arrange(self) -> int:
        """Number the wheels row by row, since their order would tell how the machine grew; the crank's is returned."""
        order = sorted(range(len(self.wheels)), key=lambda place: self.wheels[place][1::-1])
        self.wheels = [self.wheels[place] for place in order]
        self.belts = [(order.index(a), order.index(b), crossed) for a, b, crossed in self.belts]
        return order.index(0)

    def links(self, without: int | None = None) -> list[Link]:
        """What turns what, but for a wheel that is taken out; a negative ratio turns it the other way."""
        found = [(a, b, Fraction(-self.wheels[a].teeth, self.wheels[b].teeth)) for a, b in self._meshing()]
        found += [(a, b, Fraction(-1 if crossed else 1)) for a, b, crossed in self.belts]
        return [link for link in found if without not in link[:2]]

    def gap(self, one: int, other: int) -> float:
        """How far apart the teeth of two wheels are."""
        return dist(self.wheels[one][:2], self.wheels[other][:2]) - self.wheels[one].teeth - self.wheels[other].teeth

    def mesh(self) -> None:
        """Add a wheel that meshes with just one of the others."""
        self._add(lambda old, teeth: self.rng.choice(_AROUND[old.teeth + teeth]), touching=1)

    def mesh_with(self, place: int, teeth: int) -> bool:
        """Add a wheel with so many teeth that meshes with this one only, if there is room."""
        (x, y, reach), count = self.wheels[place], len(self.wheels)
        around = self._clear(np.array([(x + dx, y + dy, teeth) for dx, dy in _AROUND[reach + teeth]]))
        fitting = (wheel for wheel in self.rng.sample(around, len(around)) if self._touched(wheel) == 1)
        self.wheels.extend(islice(fitting, 1))
        return len(self.wheels) > count

    def stand_apart(self) -> None:
        """Add a wheel that just misses another one."""
        self._add(lambda old, teeth: self._beyond(old.teeth + teeth, 5), touching=0)

    def belt(self, on: int | None = None, teeth: Sequence[int] = TEETH) -> bool:
        """Add a wheel with one of these numbers of teeth that a belt drives, from any wheel or this, if it has room."""
        place = self._add(lambda old, teeth: self._beyond(old.teeth + teeth, 20), touching=0, on=on, of=teeth)
        belt = (place, len(self.wheels) - 1, self.rng.below(2) == 1)
        fits = self._has_room(belt)
        if fits:
            self.belts.append(belt)
        else:
            self.wheels.pop()
        return fits

    def close(self, *, jams: bool) -> bool:
        """Close a loop of what the crank drives by a belt, or by a wheel that meshes with two or three others.

        The loop jams or it does not, as it should; what jams shares a wheel with all else that jams. There may be no
        such place.
        """
        ways, turns = [self._close_by_belt, self._close_by_wheel, self._close_by_both], turned(self.links(), 0).turns
        return any(way(jams, turns) for way in self.rng.sample(ways, len(ways)))

    def hang(self, places: Sequence[int]) -> tuple[int, str]:
        """Hang a basket on the first of these wheels with room for it, or let a rack mesh with that; raises `Rejected`.

        Returned are the wheel and the side of it.
        """
        choices: list[tuple[str, str]] = [(kind, side) for kind in ("rack", "basket") for side in ("left", "right")]
        belted = {one for belt in self.belts for one in belt[:2]}
        for place in [one for one in places if one not in belted]:
            others = [wheel for number, wheel in enumerate(self.wheels) if number != place]
            for kind, side in self.rng.sample(choices, len(choices)):
                room = _room(self.wheels[place], kind, side)
                corners = [(x, y) for x in room[::2] for y in room[1::2]]
                sides = [(one, other) for number, one in enumerate(corners) for other in corners[:number]]
                if all(from_rectangle(one[:2], room) >= one.teeth + _TIP + _GAP for one in others) and all(
                    between_segments(self._segment(belt), one) >= _PULLEY + _GAP for belt in self.belts for one in sides
                ):
                    self.loads.append((kind, place, side))
                    return place, side
        raise Rejected("no room for a load")

    def phases(self) -> list[int] | None:
        """Where the teeth of the wheels are, so that all mesh; None if those of a loop cannot.

        A phase is the place of a tooth against the direction to the right, in thousandths of a tooth. Where two wheels
        touch, teeth meet gaps, so that the sum of the phases is known. Along a tree of contacts each is the first one
        or its negative, plus something; a loop of odd length determines the first one, one of even length has to fit.
        """
        phases: dict[int, float] = {}
        for root in range(len(self.wheels)):
            if root in phases:
                continue
            known, first = {root: (1, 0.0)}, None
            for place in (group := [root]):
                for beyond, total in self._sums(place):
                    sign, more = known[place]
                    if beyond not in known:
                        known[beyond] = (-sign, total - more)
                        group.append(beyond)
                        continue
                    odd = known[beyond][0] == sign
                    rest = total - more - known[beyond][1]
                    first = sign * rest / 2 if odd and first is None else first
                    if abs((gap := rest - 2 * sign * (first or 0.0) * odd) - round(gap)) > 0.02:
                        return None
            phases |= {place: known[place][0] * (first or 0.0) + known[place][1] for place in group}
        return [round(phases[place] * 1000) % 1000 for place in range(len(self.wheels))]

    def _sums(self, place: int) -> list[tuple[int, float]]:
        """The wheels that mesh with one, and the sum of its phase and theirs."""
        found = []
        for beyond in [sum(pair) - place for pair in self._meshing() if place in pair]:
            (ax, ay, one), (bx, by, other) = self.wheels[place], self.wheels[beyond]
            angle = atan2(by - ay, bx - ax) / tau
            found.append((beyond, angle * one + (angle + 0.5) * other - 0.5))
        return found

    def _meshing(self) -> list[tuple[int, int]]:
        wheels = np.array(self.wheels)
        touching, _ = _contacts(wheels, wheels)
        return [(a, b) for b, a in np.argwhere(np.tril(touching)).tolist()]

    def _beyond(self, teeth: int, most: int) -> tuple[int, int]:
        return self.rng.choice(_AROUND[teeth + 2 * _TIP + _GAP + self.rng.between(1, most)])

    def _add(
        self,
        step: Callable[[Wheel, int], tuple[int, int]],
        touching: int,
        on: int | None = None,
        of: Sequence[int] = TEETH,
    ) -> int:
        """Add a wheel at a step from another one, whose place is returned, where it touches so many."""
        for _ in range(_TRIES):
            latest = len(self.wheels) - 1
            place, teeth = self.rng.choice((latest, latest, self.rng.between(0, latest))), self.rng.choice(of)
            place = place if on is None else on
            x, y = step(self.wheels[place], teeth)
            wheel = Wheel(self.wheels[place].x + x, self.wheels[place].y + y, teeth)
            if self._touched(wheel) == touching:
                self.wheels.append(wheel)
                return place
        raise Rejected("no room for a wheel")

    def _touched(self, wheel: Wheel) -> int:
        """How many of the others a wheel touches exactly; -1 if it is not visibly apart from the rest and belts."""
        touched = 0
        for x, y, teeth in self.wheels:
            reach = wheel.teeth + teeth
            apart = (wheel.x - x) ** 2 + (wheel.y - y) ** 2
            touched += apart == reach**2
            if apart != reach**2 and apart < (reach + 2 * _TIP + _GAP) ** 2:
                return -1
        for axis, most in enumerate(self.size):
            low = min(one[axis] - one.teeth for one in (*self.wheels, wheel))
            if max(one[axis] + one.teeth for one in (*self.wheels, wheel)) - low > most:
                return -1
        return touched if all(self._passes(belt, wheel) for belt in self.belts) else -1

    def _segment(self, belt: Belt) -> Segment:
        return self.wheels[belt[0]][:2], self.wheels[belt[1]][:2]

    def _passes(self, belt: Belt, wheel: Wheel) -> bool:
        """Whether a belt passes a wheel with a gap."""
        return from_segment(wheel[:2], self._segment(belt)) >= wheel.teeth + _TIP + _PULLEY + _GAP / 2

    def _has_room(self, belt: Belt) -> bool:
        """Whether a belt fits in; there is none on the wheel with the crank, which would hide it."""
        a, b, _ = belt
        if 0 in (a, b) or self.wheels[a].meshes(self.wheels[b]) or any({a, b} & {*other[:2]} for other in self.belts):
            return False
        near = [between_segments(self._segment(belt), self._segment(other)) for other in self.belts]
        return min(near, default=_GAP + 2 * _PULLEY) >= _GAP + 2 * _PULLEY and all(
            self._passes(belt, wheel) for place, wheel in enumerate(self.wheels) if place not in (a, b)
        )

    def _close_by_belt(self, jams: bool, turns: Mapping[int, Fraction]) -> bool:
        speeds = {one: abs(turn) for one, turn in turns.items()}
        pairs = [(a, b) for a in turns for b in turns if a < b and (jams or speeds[a] == speeds[b])]
        for a, b in self.rng.sample(pairs, len(pairs)):
            crossed = (turns[a] == turns[b]) == jams if speeds[a] == speeds[b] else self.rng.below(2) == 1
            if self._has_room(belt := (a, b, crossed)):
                self.belts.append(belt)
                if not jams or self._can_be_freed():
                    return True
                self.belts.pop()
        return False

    def _close_by_wheel(self, jams: bool, turns: Mapping[int, Fraction]) -> bool:
        places = self._between()
        for wheel in self.rng.sample(places, len(places)):
            # All rims that a wheel touches have to move at one speed.
            rims = [turn * self.wheels[one].teeth for one, turn in turns.items() if wheel.meshes(self.wheels[one])]
            if len(rims) > 1 and (len({*rims}) > 1) == jams and self._touched(wheel) > 1:
                self.wheels.append(wheel)
                if self.phases() is not None and (not jams or self._can_be_freed()):
                    return True
                self.wheels.pop()
        return False

    def _close_by_both(self, jams: bool, turns: Mapping[int, Fraction]) -> bool:
        """Add a wheel that turns as fast as another one, and a belt around the two: so loops arise that do not jam."""
        speeds = {one: float(turn) for one, turn in turns.items()}
        free = {*turns} - {0, *(one for belt in self.belts for one in belt[:2])} if not jams else set[int]()
        teeth = {(a, b): abs(speeds[b] / speeds[a]) * self.wheels[b].teeth for a in free for b in turns if a != b}
        fitting = [pair for pair, number in teeth.items() if round(number, 6) in TEETH]
        for a, b in self.rng.sample(fitting, min(len(fitting), _LOOPS)):
            if self.mesh_with(b, round(teeth[a, b])):
                belt = (a, len(self.wheels) - 1, speeds[a] * speeds[b] > 0)
                if self._has_room(belt):
                    self.belts.append(belt)
                    return True
                self.wheels.pop()
        return False

    def _can_be_freed(self) -> bool:
        """Whether nothing that the crank drives jams without some wheel."""
        return any(not turned(self.links(one), 0).clash for one in range(1, len(self.wheels)))

    def _between(self) -> list[Wheel]:
        """The wheels that would mesh with two of the others or more."""
        near = [_NEAR[teeth] + _code(x, y, 0) for x, y, teeth in self.wheels]
        codes, times = np.unique(np.concatenate(near), return_counts=True)
        ahead, teeth = np.divmod(codes[times > 1], _SPAN)
        x, y = np.divmod(ahead + _SPAN // 2, _SPAN)
        return self._clear(np.stack([x, y - _SPAN // 2, teeth], axis=1))

    def _clear(self, wheels: NDArray[np.int64]) -> list[Wheel]:
        """Those that mesh with the present ones or are apart from them."""
        touching, apart = _contacts(wheels, np.array(self.wheels))
        return [Wheel(*wheel) for wheel in wheels[(touching | apart).all(axis=1)].tolist()]


def _contacts(some: NDArray[np.int64], others: NDArray[np.int64]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Whether each of some wheels meshes with each of others, and whether it is visibly apart from it."""
    (x, y), reach = (some[:, None, axis] - others[:, axis] for axis in (0, 1)), some[:, None, 2] + others[:, 2]
    squares = x**2 + y**2
    return squares == reach**2, squares >= (reach + 2 * _TIP + _GAP) ** 2


class Turning(NamedTuple):
    """What the crank turns.

    Attributes:
        turns: of each wheel for a turn of the crank, negative against it, nearest first.
        before: the wheel through which each of them is turned.
        clash: a link whose ends would have to turn otherwise, if there is one: then all is jammed.
    """

    turns: dict[int, Fraction]
    before: dict[int, int]
    clash: tuple[int, int] | None

    def way(self, place: int) -> list[int]:
        """The wheels from the crank to this one, both included."""
        way = [place]
        while way[0] in self.before:
            way.insert(0, self.before[way[0]])
        return way

    def loop(self) -> list[int]:
        """The wheels of a loop that is jammed, once round."""
        one, other = (self.way(place) for place in self.clash or ())
        shared = sum(a == b for a, b in zip(one, other, strict=False))
        return [*one[shared - 1 :], *other[: shared - 1 : -1]]


def turned(links: list[Link], crank: int) -> Turning:
    """Follow all links from the crank."""
    around: dict[int, list[tuple[int, Fraction]]] = {}
    for one, other, ratio in links:
        around.setdefault(one, []).append((other, ratio))
        around.setdefault(other, []).append((one, 1 / ratio))
    turns, before, order, clash = {crank: Fraction(1)}, dict[int, int](), [crank], None
    for place in order:
        for beyond, factor in around.get(place, ()):
            if beyond not in turns:
                turns[beyond], before[beyond] = turns[place] * factor, place
                order.append(beyond)
            elif not clash and beyond != before.get(place) and turns[beyond] != turns[place] * factor:
                clash = place, beyond
    return Turning(turns, before, clash)


def _room(wheel: Wheel, kind: str, side: str) -> Rectangle:
    """What a load takes up: a rack beside its wheel, or a rope from the drum with a basket below the wheel."""
    on, (half, deep) = (1 if side == "right" else -1), _RACK if kind == "rack" else _BASKET
    if kind == "rack":
        near, far = sorted((wheel.x + on * wheel.teeth, wheel.x + on * (wheel.teeth + deep)))
        return near, wheel.y - half, far, wheel.y + half
    middle = wheel.x + on * _PULLEY
    return middle - half, wheel.y, middle + half, wheel.y + wheel.teeth + deep
