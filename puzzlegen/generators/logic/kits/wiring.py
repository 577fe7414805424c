"""Circuits on a lattice: wires that are grown ear by ear, what is on them, and the ways that a current takes.

A circuit grows from a loop through the battery by ears, ways that leave it and come back, over other wires where they
must. It stays series-parallel, so that every lamp with a way through it has a current.
"""

from collections import defaultdict
from collections.abc import Container, Iterable, Sequence
from functools import cache, cached_property
from itertools import pairwise, product
from typing import Any, Final, NamedTuple, TypeAlias

from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import circuits as form

Point: TypeAlias = tuple[int, int]
Two: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[Point, Point]
Throw: TypeAlias = tuple[Point, Point, Point]  # a two-way switch: its point, the arm of the pivot, the arm it is set to
Ways: TypeAlias = list[list[int]]  # the lamps on each way, as edges

SIDES: Final[dict[form.Side, Two]] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
_WALKS: Final = 80  # tries to lay an ear
_FULL: Final = 4  # arms of a point
_FAR: Final = 10**6


class Wires:
    """Edges of the lattice: those at a bridge run straight on, all others are joined where they meet."""

    def __init__(self, edges: Sequence[Edge], bridges: Iterable[Point] = ()) -> None:
        self.edges, self.bridges = edges, frozenset(bridges)  # the battery's edge is the first
        self.beside: dict[Point, list[Point]] = {}
        for one, other in edges:
            self.beside.setdefault(one, []).append(other)
            self.beside.setdefault(other, []).append(one)

    def arms(self, point: Point) -> list[Point]:
        """The neighbours to which wire leads."""
        return self.beside.get(point, [])

    @cached_property
    def ends(self) -> list[tuple[Any, Any]]:
        """The electric points at which each edge ends; at a bridge, there are two."""
        return [(self._end(one, edge), self._end(other, edge)) for edge in self.edges for one, other in [edge]]

    @cached_property
    def meeting(self) -> dict[Any, list[int]]:
        """The edges that end at each electric point."""
        at: dict[Any, list[int]] = {}
        for number, two in enumerate(self.ends):
            for end in two:
                at.setdefault(end, []).append(number)
        return at

    @cached_property
    def onward(self) -> dict[Any, list[tuple[int, Any]]]:
        """The edges that end at each electric point, but for the battery, and their other ends."""
        return {
            end: [(number, to) for number in numbers if number for to in self.ends[number] if to != end]
            for end, numbers in self.meeting.items()
        }

    @cached_property
    def _plain(self) -> tuple[list[Two], dict[Any, int]]:
        """What `numbered` gives where no switch is turned."""
        names: dict[Any, int] = {}
        ends = [(names.setdefault(a, len(names)), names.setdefault(b, len(names))) for a, b in self.ends]
        return ends, names

    def numbered(self, turned: Iterable[Point]) -> tuple[list[Two], dict[Any, int]]:
        """The numbers of the two ends of each edge, and what has which: where a switch is turned, each arm its own."""
        ends, names = ([*self._plain[0]], {**self._plain[1]}) if turned else self._plain
        for point in turned:
            for number in self.meeting[point]:
                a, b = self.edges[number]
                one, other = ends[number]
                arm = names.setdefault((point, b if a == point else a), len(names))
                ends[number] = (arm, other) if a == point else (one, arm)
        return ends, names

    @cached_property
    def chains(self) -> list[frozenset[int]]:
        """For each edge, those that one follows from it, either way, up to the next point where wires are joined."""
        chains: dict[int, frozenset[int]] = {}
        for number in range(len(self.edges)):
            if number not in chains:
                found, ahead = {number}, [number]
                while ahead:
                    for end in self.ends[ahead.pop()]:
                        new = set(self.meeting[end]) - found if len(self.meeting[end]) == 2 else set[int]()
                        found |= new
                        ahead += new
                chains |= dict.fromkeys(found, frozenset(found))
        return [chains[number] for number in range(len(self.edges))]

    @cached_property
    def _middles(self) -> list[Two]:
        """The middle of each edge, in half edges."""
        return [(a + c, b + d) for (a, b), (c, d) in self.edges]

    def distance(self, one: int, other: int) -> int:
        """How far the middles of two edges are apart, in half edges."""
        (a, b), (c, d) = self._middles[one], self._middles[other]
        return abs(a - c) + abs(b - d)

    def _end(self, point: Point, edge: Edge) -> Any:
        return (point, edge[0][0] == edge[1][0]) if point in self.bridges else point


def _merged(count: int, pairs: Iterable[Two]) -> list[int]:
    """So many numbers, with one of them for all that pairs join."""
    of = [*range(count)]

    def head(one: int) -> int:
        while of[one] != one:
            of[one] = one = of[of[one]]
        return one

    for one, other in pairs:
        of[head(one)] = head(other)
    return [*map(head, range(count))]


def _side(point: Point, arm: Point) -> form.Side:
    """The side of a point to which an arm leads."""
    return next(name for name, step in SIDES.items() if (arm[0] - point[0], arm[1] - point[1]) == step)


def grown(size: Two, ears: int, rng: Stream) -> Wires | None:
    """A loop with the battery, and ears that leave it series-parallel; None if they do not fit."""
    start = (rng.below(size[0]), rng.below(size[1]))
    first, _ = rng.choice(_lattice(size)[start])
    for _ in range(_WALKS):
        loop = _walk(Wires([(start, first)]), first, {start}, size, rng)
        if loop is not None and len(loop) > sum(size):
            break
    else:
        return None
    wires, laid = Wires([(start, first), *_edges(loop)]), [_Ear.of(loop)]
    homes: dict[Point, dict[Point, _Ear]] = {}  # where an ear begins -> where it may come back
    for _ in range(_WALKS):
        if not homes:
            homes = {one: {} for one, arms in wires.beside.items() if len(arms) < _FULL}
            free = [*homes]
        start = rng.choice(free)
        stops = homes[start] = homes[start] or {stop: ear for ear in laid for stop in ear.stops(start) if stop in homes}
        way = _walk(wires, start, stops, size, rng) if stops else None
        if way is None:
            continue
        stops[way[-1]].spans.append(stops[way[-1]].span(start, way[-1]))
        laid.append(_Ear.of(way))
        homes = {}
        crossed = (one for one in way[1:-1] if wires.arms(one))
        wires = Wires([*wires.edges, *_edges(way)], wires.bridges.union(crossed))
        if len(laid) > ears:
            return _in_place(wires)
    return None


class _Ear(NamedTuple):
    """A way from one point of the circuit to another one, where it passes each, and parts that other ears span."""

    way: Sequence[Point]
    places: dict[Point, int]
    spans: list[Two]

    @classmethod
    def of(cls, way: Sequence[Point]) -> "_Ear":
        """An ear that no other one spans."""
        return cls(way, {point: place for place, point in enumerate(way)}, [])

    def span(self, start: Point, stop: Point) -> Two:
        """The part of the way between two of its points, by their places."""
        one, other = sorted((self.places[start], self.places[stop]))
        return one, other

    def stops(self, start: Point) -> list[Point]:
        """Where an ear from this point may come back: all stays series-parallel if no two spans overlap."""
        place = self.places.get(start)
        if place is None:
            return []
        low, high = 0, len(self.way) - 1
        within = {place}
        for one, other in self.spans:
            if one < place < other:
                low, high = max(low, one), min(high, other)
            elif place < one or other < place:
                within.update(range(one + 1, other))
        return [self.way[number] for number in range(low, high + 1) if number not in within]


def _in_place(wires: Wires) -> Wires:
    """The same wires from the first row and column on, sorted, since lamps are numbered as people read."""
    top, left = (min(point[axis] for point in wires.beside) for axis in (0, 1))

    def moved(point: Point) -> Point:
        return point[0] - top, point[1] - left

    battery, *others = [(moved(one), moved(other)) for one, other in wires.edges]
    return Wires([battery, *sorted((min(edge), max(edge)) for edge in others)], map(moved, wires.bridges))


def _edges(way: Sequence[Point]) -> list[Edge]:
    return [*pairwise(way)]


@cache
def _lattice(size: Two) -> dict[Point, tuple[tuple[Point, Two], ...]]:
    """For each point of a lattice its neighbours, and the step to each."""
    return {
        (row, column): tuple(
            ((row + down, column + right), (down, right))
            for down, right in SIDES.values()
            if row + down in range(size[0]) and column + right in range(size[1])
        )
        for row, column in product(*map(range, size))
    }


def _walk(wires: Wires, start: Point, stops: Container[Point], size: Two, rng: Stream) -> list[Point] | None:
    """A way along free edges to one of the stops; it crosses straight wires, and turns at free points only."""
    way, heading = [start], (0, 0)
    beside, lattice = wires.beside, _lattice(size)
    while True:
        at, steps = way[-1], list[Point]()
        taken = beside.get(at, ())
        bound = at != start and len(taken) > 0  # to run straight on
        for new, step in lattice[at]:
            if (bound and step != heading) or new in taken or new in way:
                continue
            arms = beside.get(new, ())
            if not arms or new in stops or _may_cross(arms, new, step):
                steps += [new] * (3 if step == heading else 1)
        if not steps:
            return None
        new = rng.choice(steps)
        heading = (new[0] - at[0], new[1] - at[1])
        way.append(new)
        if new in stops:
            onward = (new[0] + heading[0], new[1] + heading[1])
            crosses = _may_cross(beside.get(new, ()), new, heading) and onward in lattice
            if not (crosses and onward not in way and rng.below(2)):
                return way


def _may_cross(arms: Sequence[Point], point: Point, step: Two) -> bool:
    """True if nothing but a straight wire is met at a point, and does not lie in the way of this step."""
    if len(arms) != 2:
        return False
    (a, b), (c, d) = arms
    y, x = point
    return a + c == 2 * y and b + d == 2 * x and (y + step[0], x + step[1]) not in arms


class Circuit:
    """Wires with parts, and two-way switches where three of them meet.

    Conductors, all that wires and closed switches join, are numbered; each arm of a two-way switch has its own.
    """

    def __init__(self, wires: Wires, parts: Sequence[form.Part], throws: Sequence[Throw]) -> None:
        self.wires, self.parts, self.throws = wires, parts, throws
        self.lamps = [number for number, part in enumerate(parts) if part == "lamp"]
        ends, names = wires.numbered([point for point, _, _ in throws])
        joined = (two for two, part in zip(ends, parts, strict=True) if part in ("wire", "closed"))
        net = _merged(len(names), joined)
        self.nets = [(net[one], net[other]) for one, other in ends]
        self.arm = {end: net[number] for end, number in names.items()}

    @cached_property
    def now(self) -> Ways:
        """The ways of the current, as the circuit is drawn."""
        return self.ways()

    def _joined(self, closed: Iterable[int], throws: Sequence[Throw]) -> dict[int, int]:
        """The conductors that are part of another one after switches were closed and set, and of which."""
        pairs = [(self.arm[point, pivot], self.arm[point, to]) for point, pivot, to in throws or self.throws]
        of: dict[int, int] = {}

        def head(one: int) -> int:
            while one in of:
                one = of[one]
            return one

        for one, other in (*pairs, *(self.nets[number] for number in closed)):
            if (joined := head(one)) != (to := head(other)):
                of[joined] = to
        return {one: head(one) for one in of}

    def _ends(
        self, numbers: Iterable[int], closed: Iterable[int] = (), throws: Sequence[Throw] = ()
    ) -> tuple[Two, dict[int, Two]]:
        """The conductors at the two poles, and those at the ends of some edges, after switches were closed and set."""
        of, nets = self._joined(closed, throws), self.nets
        start, stop = nets[0]
        found = {
            number: (of.get(one, one), of.get(other, other)) for number in numbers for one, other in [nets[number]]
        }
        return (of.get(start, start), of.get(stop, stop)), found

    def bypassed(self) -> set[int]:
        """The lamps whose ends are joined by wire."""
        _, ends = self._ends(self.lamps)
        return {lamp for lamp, (one, other) in ends.items() if one == other}

    def at_poles(self) -> tuple[set[int], set[int]]:
        """The edges that wire joins to each pole of the battery, at one end or at both."""
        (start, stop), ends = self._ends(range(1, len(self.nets)))
        one, other = ({number for number, two in ends.items() if pole in two} for pole in (start, stop))
        return one, other

    def ways(self, closed: Iterable[int] = (), throws: Sequence[Throw] = ()) -> Ways:
        """The lamps on each way of the current from pole to pole, as edges; one without lamps is a short circuit."""
        (start, stop), ends = self._ends(self.lamps, closed, throws)
        beside = defaultdict[int, list[Two]](list)
        for number, (one, other) in ends.items():
            if one != other:
                beside[one].append((number, other))
                beside[other].append((number, one))
        found, stack = list[list[int]](), [(start, 1 << start, list[int]())]
        while stack:
            at, seen, lamps = stack.pop()
            if at == stop:
                found.append(lamps)
                continue
            for number, to in beside[at]:
                if not seen >> to & 1:
                    stack.append((to, seen | 1 << to, [*lamps, number]))
        return sorted(found)

    def without(self, *numbers: int) -> "Circuit":
        """The circuit after wires were cut, switches opened, or lamps burnt out."""
        parts: list[form.Part] = ["open" if number in numbers else part for number, part in enumerate(self.parts)]
        return Circuit(self.wires, parts, self.throws)

    def nested(self, closed: Iterable[int] = ()) -> int:
        """How deep chains and branches of lamps are nested: each time all of one kind become single lamps."""
        (start, stop), ends = self._ends(self.lamps, closed)
        pairs = [(one, other) for one, other in ends.values() if one != other]
        depth = 0
        while start != stop:
            single = [(min(two), max(two)) for two in pairs]
            pairs = list(dict.fromkeys(single))
            chained = self._chained(pairs, (start, stop))
            depth += (len(pairs) < len(single)) + (chained is not None)
            if chained is None:
                break
            pairs = chained
        return depth

    @staticmethod
    def _chained(pairs: Sequence[tuple[int, int]], poles: Two) -> list[tuple[int, int]] | None:
        """The lamps without dead ends, and one for each chain; None if there is nothing to be changed."""
        beside: dict[int, list[int]] = {}
        for one, other in pairs:
            beside.setdefault(one, []).append(other)
            beside.setdefault(other, []).append(one)
        ahead, changed = [point for point in beside if point not in poles and len(beside[point]) < 3], False
        while ahead:
            point = ahead.pop()
            near = beside.pop(point, [])
            changed |= bool(near)
            for other in near:
                beside[other].remove(point)
            if len(near) == 2 and near[0] != near[1]:
                beside[near[0]].append(near[1])
                beside[near[1]].append(near[0])
            ahead += [other for other in near if other not in poles and len(beside[other]) < 3]
        left = [(one, other) for one, some in beside.items() for other in some if one < other]
        return left if changed else None

    def branches(self, closed: int | None = None) -> int:
        """How few points where wires branch are passed from pole to pole by wires alone; one switch may be closed."""
        ends, turned, off = self.wires.ends, {point for point, _, _ in self.throws}, self._off()
        joined: dict[Any, list[Any]] = {}
        for edge, (one, other), part, number in zip(self.wires.edges, ends, self.parts, range(len(ends)), strict=True):
            if (part in ("wire", "closed") or number == closed) and frozenset(edge) not in off:
                joined.setdefault(one, []).append(other)
                joined.setdefault(other, []).append(one)
        branching = {end for end, some in self.wires.meeting.items() if len(some) - (end in turned) > 2}
        start, stop = ends[0]
        far, ahead = {start: int(start in branching)}, [start]
        for at in ahead:
            for to in joined.get(at, ()):
                if (passed := far[at] + (to in branching)) < far.get(to, _FAR):
                    far[to] = passed
                    ahead.append(to)
        return far.get(stop, 0)

    def _off(self) -> set[frozenset[Point]]:
        """The edges from which levers are turned away."""
        return {
            frozenset((point, arm))
            for point, pivot, to in self.throws
            for arm in self.wires.arms(point)
            if arm not in (pivot, to)
        }

    def in_series(self, one: int, other: int) -> bool:
        """True if all that flows through one edge flows through the other, whichever switches are closed."""
        off, names = self._off(), {end: number for number, end in enumerate(self.wires.meeting)}
        named = [(names[a], names[b]) for a, b in self.wires.ends]
        left = [
            two
            for number, (two, edge) in enumerate(zip(named, self.wires.edges, strict=True))
            if number not in (one, other) and frozenset(edge) not in off
        ]
        heads, (start, stop) = _merged(len(names), left), named[one]
        return heads[start] != heads[stop]

    def dark(self) -> form.Dark:
        """Why lamps are dark in the circuit as it is drawn."""
        two, nets = self._ends(self.lamps)
        bypassed = self.bypassed()
        left = {*self.lamps} - bypassed
        poles, dead = {*two}, set[int]()
        while True:
            ends = [end for lamp in left - dead for end in nets[lamp]]
            blind = {
                lamp for lamp in left - dead if any(ends.count(end) == 1 and end not in poles for end in nets[lamp])
            }
            if not blind:
                break
            dead |= blind
        detours = left - dead - {lamp for way in self.now for lamp in way}
        return form.Dark(self.told(self.now), *map(self.numbers, (bypassed, dead, detours)))

    def levers(self, throws: Sequence[Throw]) -> tuple[form.Side, ...]:
        """The sides to which levers are set, from top to bottom and from left to right."""
        return tuple(_side(point, to) for point, _, to in sorted(throws))

    def number(self, lamp: int) -> int:
        """The number by which a lamp is called."""
        return self.lamps.index(lamp) + 1

    def numbers(self, lamps: Iterable[int]) -> tuple[int, ...]:
        """The numbers of lamps."""
        return tuple(sorted(map(self.number, lamps)))

    def told(self, ways: Ways) -> tuple[tuple[int, ...], ...]:
        """Ways of the current, with the lamps by their numbers; the shortest come first."""
        told = (tuple(map(self.number, way)) for way in ways)
        return tuple(sorted(told, key=lambda way: (len(way), way)))

    def lit(self, ways: Ways) -> tuple[int, ...] | None:
        """The numbers of the lamps that light with these ways; None if one is a short circuit."""
        return None if [] in ways else self.numbers({lamp for way in ways for lamp in way})

    def published(self, theme: form.Theme) -> form.Circuit:
        """What is published."""
        runs = (form.Run(a, b, part) for (a, b), part in zip(self.wires.edges, self.parts, strict=True))
        throws = (form.Throw(point, _side(point, pivot), _side(point, to)) for point, pivot, to in self.throws)
        return form.Circuit(theme, tuple(runs), tuple(sorted(self.wires.bridges)), tuple(throws))


def through(wires: Wires, rng: Stream) -> list[int]:
    """A way from pole to pole, as edges."""
    start, stop = wires.ends[0]
    way, at, seen = list[int](), [start], {start}
    onward = wires.onward
    while at[-1] != stop:
        ahead = [step for step in onward[at[-1]] if step[1] not in seen]
        if ahead:
            number, point = rng.choice(ahead)
            way.append(number)
            at.append(point)
            seen.add(point)
        else:
            way.pop()
            at.pop()
    return way
