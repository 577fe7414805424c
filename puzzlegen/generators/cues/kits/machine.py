"""Machines of gear wheels that are put together piece by piece, each where it touches what it should and nothing else.

Lengths are in half modules: a wheel with 24 teeth has a pitch radius of 24, so that two wheels mesh where the distance
of their whole-numbered axles is the sum of their teeth.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import atan2, dist, isqrt, tau
from typing import Final, NamedTuple, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues.gears import Kind, Load, Side
from puzzlegen.generators.cues.kits.plane import Rectangle, Segment, between_segments, from_rectangle
from puzzlegen.kernels.generators.clearance import GAP, PULLEY, TIP, belt_fits, fitting

Belt: TypeAlias = tuple[int, int, bool]  # two wheels, and whether the belt is crossed
Link: TypeAlias = tuple[int, int, Fraction]  # of two wheels, and how often the second turns for a turn of the first

TEETH: Final = (10, 12, 12, 15, 16, 16, 18, 20, 20, 24, 30, 36, 40)
_CRANKS: Final = (18, 18, 20, 20, 24)  # teeth of the first wheel, on which an arrow has room
_RACK: Final = (26, 12)  # half its length, its width
_BASKET: Final = (9, 30)  # half its width, and how far below the wheel it ends
_TRIES: Final = 60  # places for a wheel or a belt
_LOOPS: Final = 8  # places for a wheel with a belt
_KEPT: Final = 16  # machines as they stood
_SPAN: Final = 1024  # more than teeth and the distances of axles in a machine


class Wheel(NamedTuple):
    """A wheel: its axle, and the number of its teeth, which is its radius."""

    x: int
    y: int
    teeth: int

    def meshes(self, other: "Wheel") -> bool:
        """True if the pitch circles touch."""
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


@cache
def _steps(radius: int) -> NDArray[np.int64]:
    """The whole-numbered points at this distance from the origin, with 0 for the teeth."""
    return np.array([(x, y, 0) for x, y in _AROUND[radius]], np.int64).reshape(-1, 3)


@lru_cache(maxsize=_KEPT)
def _tables(wheels: tuple[Wheel, ...], belts: tuple[Belt, ...]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The wheels, (wheels, 3), and the wheels of the belts, (belts, 2), of a machine in which much is tried."""
    return np.array(wheels), np.array([belt[:2] for belt in belts], np.int64).reshape(-1, 2)


class Machine:
    """A machine that grows; its first wheel is that with the crank."""

    def __init__(self, size: tuple[int, int], rng: Stream, branches: int, triangles: bool) -> None:
        """Begin with the first wheel.

        Args:
            size: the most that all wheels may take up.
            rng: decides what is built.
            branches: one wheel in so many is added to any of the others, and not to the latest one.
            triangles: whether three wheels may mesh in a ring, which is seen to jam at a glance.
        """
        self.size, self.rng, self.branches, self.triangles = size, rng, branches, triangles
        self.wheels = [Wheel(0, 0, rng.choice(_CRANKS))]
        self.belts: list[Belt] = []
        self.loads: list[Load] = []

    def arrange(self) -> list[int]:
        """Number the wheels row by row, since their order would tell how the machine grew; their numbers so far."""
        order = sorted(range(len(self.wheels)), key=lambda place: self.wheels[place][1::-1])
        self.wheels = [self.wheels[place] for place in order]
        self.belts = [(order.index(a), order.index(b), crossed) for a, b, crossed in self.belts]
        return order

    def mirror(self, across: bool, down: bool) -> None:
        """Turn left and right round, or top and bottom, or both; the numbers of the wheels stay."""
        self.wheels = [Wheel(-x if across else x, -y if down else y, teeth) for x, y, teeth in self.wheels]

    def links(self, without: int | None = None) -> list[Link]:
        """What turns what, but for a wheel that is taken out; a negative ratio turns it the other way."""
        found = [(a, b, Fraction(-self.wheels[a].teeth, self.wheels[b].teeth)) for a, b in self._meshing()]
        found += [(a, b, Fraction(-1 if crossed else 1)) for a, b, crossed in self.belts]
        return [link for link in found if without not in link[:2]]

    def toothed(self, place: int) -> set[int]:
        """The wheels that teeth alone join to this one, directly or not, and itself."""
        found, meshing = {place}, self._meshing()
        for _ in self.wheels:
            found.update(*(pair for pair in meshing if found & {*pair}))
        return found

    def gap(self, one: int, other: int) -> float:
        """How far apart the teeth of two wheels are."""
        return dist(self.wheels[one][:2], self.wheels[other][:2]) - self.wheels[one].teeth - self.wheels[other].teeth

    def unbelted(self) -> set[int]:
        """The wheels that may get a belt while the machine grows: not that with the crank, nor those that have one."""
        return {*range(1, len(self.wheels))} - {one for belt in self.belts for one in belt[:2]}

    def mesh(self) -> None:
        """Add a wheel that meshes with just one of the others; raises `Rejected` if there is no room."""
        self._add(lambda reach: reach, touching=1)

    def mesh_with(self, place: int, teeth: int) -> bool:
        """Add a wheel with so many teeth that meshes with this one only, if there is room."""
        around = self._around(place, teeth, self.wheels[place].teeth + teeth, touching=1)
        self.wheels.extend(self.rng.sample(around, min(1, len(around))))
        return bool(around)

    def stand_apart(self) -> None:
        """Add a wheel that just misses another one; raises `Rejected` if there is no room."""
        self._add(lambda reach: self._beyond(reach, 5), touching=0)

    def belt(self, on: Sequence[int] = (), teeth: Sequence[int] = TEETH) -> bool:
        """Add a wheel of one of these sizes that a belt drives from any of the others, or from one of ``on``.

        The wheel with the crank has no belt, which would be hidden, and others have one at most.
        """
        unbelted = self.unbelted()
        free = [place for place in on or range(len(self.wheels)) if place in unbelted]
        for place, wheel in self._places(lambda reach: self._beyond(reach, 20), 0, free, teeth):
            self.wheels.append(wheel)
            if self._has_room(belt := (place, len(self.wheels) - 1, self.rng.below(2) == 1)):
                self.belts.append(belt)
                return True
            self.wheels.pop()
        return False

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
        kinds: tuple[Kind, ...] = get_args(Kind)
        sided: tuple[Side, ...] = get_args(Side)
        choices = [(kind, side) for kind in kinds for side in sided]
        belted = {one for belt in self.belts for one in belt[:2]}
        for place in [one for one in places if one not in belted]:
            others = [wheel for number, wheel in enumerate(self.wheels) if number != place]
            for kind, side in self.rng.sample(choices, len(choices)):
                room = _room(self.wheels[place], kind, side)
                corners = [(x, y) for x in room[::2] for y in room[1::2]]
                sides = [(one, other) for number, one in enumerate(corners) for other in corners[:number]]
                if all(from_rectangle(one[:2], room) >= one.teeth + TIP + GAP for one in others) and all(
                    between_segments(self._segment(belt), one) >= PULLEY + GAP for belt in self.belts for one in sides
                ):
                    self.loads.append(Load(kind, place, side))
                    return place, side
        raise Rejected("no room for a load")

    def phases(self) -> list[int] | None:
        """Where the teeth of the wheels are, so that all mesh; None if those of a loop cannot.

        A phase is the place of a tooth against the direction to the right, in thousandths of a tooth. Where two wheels
        touch, teeth meet gaps, so that the sum of the phases is known. Along a tree of contacts each is the first one
        or its negative, plus something; a loop of odd length determines the first one, one of even length has to fit.
        """
        phases: dict[int, float] = {}
        meshing = self._meshing()
        for root in range(len(self.wheels)):
            if root in phases:
                continue
            known, first = {root: (1, 0.0)}, None
            for place in (group := [root]):
                for beyond, total in self._sums(place, meshing):
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

    def _sums(self, place: int, meshing: Sequence[tuple[int, int]]) -> list[tuple[int, float]]:
        """The wheels that mesh with one, and the sum of its phase and theirs."""
        found = []
        for beyond in [sum(pair) - place for pair in meshing if place in pair]:
            (ax, ay, one), (bx, by, other) = self.wheels[place], self.wheels[beyond]
            angle = atan2(by - ay, bx - ax) / tau
            found.append((beyond, angle * one + (angle + 0.5) * other - 0.5))
        return found

    def _meshing(self) -> list[tuple[int, int]]:
        return [
            (a, b) for b, one in enumerate(self.wheels) for a, other in enumerate(self.wheels[:b]) if one.meshes(other)
        ]

    def _beyond(self, reach: int, most: int) -> int:
        """A distance of axles at which teeth that would reach so far are visibly apart, and not much farther."""
        return reach + 2 * TIP + GAP + self.rng.between(1, most)

    def _add(self, distance: Callable[[int], int], touching: int) -> None:
        """Add a wheel at a distance from another one where it touches so many; raises `Rejected` without room."""
        found = next(self._places(distance, touching, range(len(self.wheels)), TEETH), None)
        if found is None:
            raise Rejected("no room for a wheel")
        self.wheels.append(found[1])

    def _places(
        self, distance: Callable[[int], int], touching: int, on: Sequence[int], teeth: Sequence[int]
    ) -> Iterator[tuple[int, Wheel]]:
        """Wheels at a distance from one of these, the latest most often, that touch so many; and that one's place."""
        for _ in range(_TRIES * bool(on)):
            place = on[-1] if self.rng.below(self.branches) else self.rng.choice(on)
            count = self.rng.choice(teeth)
            around = self._around(place, count, distance(self.wheels[place].teeth + count), touching)
            if around:
                yield place, self.rng.choice(around)

    def _around(self, place: int, teeth: int, distance: int, touching: int) -> list[Wheel]:
        """The wheels with so many teeth at a distance from this one that have room and touch just so many."""
        x, y, _ = self.wheels[place]
        return self._fitting(np.add(_steps(distance), (x, y, teeth)), touching, touching)

    def _fitting(self, wheels: NDArray[np.int64], least: int, most: int) -> list[Wheel]:
        """Those that mesh with so many of the present ones, and are visibly apart from the rest and from belts."""
        fits = np.zeros(len(wheels), np.int64)
        present, belts = _tables(tuple(self.wheels), tuple(self.belts))
        fitting(wheels, present, belts, np.array(self.size), least, most, fits)
        return [Wheel(*wheel) for wheel in wheels[fits > 0].tolist()] if fits.any() else []

    def _segment(self, belt: Belt) -> Segment:
        return self.wheels[belt[0]][:2], self.wheels[belt[1]][:2]

    def _has_room(self, belt: Belt) -> bool:
        """True if a belt fits in; there is none on the wheel with the crank, which would hide it."""
        a, b, _ = belt
        if 0 in (a, b) or self.wheels[a].meshes(self.wheels[b]) or any({a, b} & {*other[:2]} for other in self.belts):
            return False
        return belt_fits(a, b, *_tables(tuple(self.wheels), tuple(self.belts)))

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
        places, meshing = self._between(), self._meshing()
        for wheel in self.rng.sample(places, len(places)):
            # All rims that a wheel touches have to move at one speed.
            touched = [one for one in turns if wheel.meshes(self.wheels[one])]
            rims = [turns[one] * self.wheels[one].teeth for one in touched]
            if not self.triangles and any({*pair} <= {*touched} for pair in meshing):
                continue
            if len(rims) > 1 and (len({*rims}) > 1) == jams:
                self.wheels.append(wheel)
                if self.phases() is not None and (not jams or self._can_be_freed()):
                    return True
                self.wheels.pop()
        return False

    def _close_by_both(self, jams: bool, turns: Mapping[int, Fraction]) -> bool:
        """Add a wheel that turns as fast as another one, and a belt around the two: so loops arise that do not jam."""
        speeds = {one: float(turn) for one, turn in turns.items()}
        unbelted = self.unbelted()
        free = [] if jams else [one for one in turns if one in unbelted]
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
        """True if nothing that the crank drives jams without some wheel."""
        jammed = turned(self.links(), 0).loop()  # one of these has to go
        return any(not turned(self.links(one), 0).clash for one in jammed if one)

    def _between(self) -> list[Wheel]:
        """The wheels that would mesh with two of the others or more."""
        near = [_NEAR[teeth] + _code(x, y, 0) for x, y, teeth in self.wheels]
        codes, times = np.unique(np.concatenate(near), return_counts=True)
        ahead, teeth = np.divmod(codes[times > 1], _SPAN)
        x, y = np.divmod(ahead + _SPAN // 2, _SPAN)
        return self._fitting(np.stack([x, y - _SPAN // 2, teeth], axis=1), 2, len(self.wheels))


class Turning(NamedTuple):
    """What the crank turns.

    Attributes:
        turns: of each wheel for a turn of the crank, negative against it, nearest first.
        before: the wheel through which each of them is turned.
        clash: a link whose ends would have to turn otherwise, if there is one: then all is jammed. Of several links,
            the one that closes a loop with the fewest steps from the crank.
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
    turns, before, order, clashes = {crank: Fraction(1)}, dict[int, int](), [crank], list[tuple[int, int]]()
    steps = {crank: 0}
    for place in order:
        for beyond, factor in around.get(place, ()):
            if beyond not in turns:
                turns[beyond], before[beyond], steps[beyond] = turns[place] * factor, place, steps[place] + 1
                order.append(beyond)
            elif beyond != before.get(place) and turns[beyond] != turns[place] * factor:
                clashes.append((place, beyond))
    return Turning(turns, before, min(clashes, key=lambda ends: sum(map(steps.__getitem__, ends)), default=None))


def shortest_jam(links: list[Link], crank: int) -> list[int]:
    """The wheels of a shortest loop that jams among what the crank drives, once round.

    Followed from one of its own wheels, a shortest one is closed by the first link that contradicts.
    """
    runs = [turned(links, start) for start in turned(links, crank).turns]
    return min((run.loop() for run in runs if run.clash), key=len)


def _room(wheel: Wheel, kind: str, side: str) -> Rectangle:
    """What a load takes up: a rack beside its wheel, or a rope from the drum with a basket below the wheel."""
    on, (half, deep) = (1 if side == "right" else -1), _RACK if kind == "rack" else _BASKET
    if kind == "rack":
        near, far = sorted((wheel.x + on * wheel.teeth, wheel.x + on * (wheel.teeth + deep)))
        return near, wheel.y - half, far, wheel.y + half
    middle = wheel.x + on * PULLEY
    return middle - half, wheel.y, middle + half, wheel.y + wheel.teeth + deep
