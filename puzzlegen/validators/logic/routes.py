"""Spreads over maps of lines and stations, ride by ride; judges `logic/routes`.

The format is that of ``docs/logic-maps.md``.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.logic import routes as form
from puzzlegen.formats.logic.routes import Longest, Net, Passed, Query
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    proven,
)

BUDGET: Final = 100_000  # stations that are looked at
Two: TypeAlias = tuple[int, int]


def _edges(net: Net) -> Iterator[Two]:
    """Neighbours on each line."""
    for line in net.lines:
        yield from pairwise(line.stations)


class _Spread:
    """What is reached from a station, and how many stations were looked at; a station may be closed."""

    def __init__(self, net: Net, start: int, *, station: int = 0) -> None:
        beside: dict[int, set[int]] = {number: set() for number in range(1, len(net.places) + 1)}
        for one, other in _edges(net):
            if station not in (one, other):
                beside[one].add(other)
                beside[other].add(one)
        self.far, self.ways = {start: 0}, Counter({start: 1})
        ring = [start]
        while ring:
            for at in ring:
                for other in beside[at] - {*self.far}:
                    self.ways[other] += self.ways[at]
            ring = sorted({other for at in ring for other in beside[at]} - {*self.far})
            steps = max(self.far.values()) + 1
            self.far |= dict.fromkeys(ring, steps)
        self.looked = len(self.far)

    def nearer(self, goal: int) -> int:
        """How many stations are no farther than the goal."""
        return sum(far <= self.far.get(goal, 0) for far in self.far.values())


class _Rides:
    """All that is reached from a station with one ride, two, and so on: the fewest stops, by ride and station."""

    def __init__(self, net: Net, start: int) -> None:
        self.rides: list[dict[int, int]] = []
        self.known = {start}
        before = {start: 0}
        while True:
            after: dict[int, int] = {}
            for line in net.lines:
                boarded = [(place, before[one]) for place, one in enumerate(line.stations) if one in before]
                for place, one in enumerate(line.stations) if boarded else ():
                    stops = min(done + abs(place - on) for on, done in boarded)
                    after[one] = min(stops, after.get(one, stops))
            self.rides.append(after)
            if {*after} <= self.known and len(self.rides) > 1:
                break
            self.known |= {*after}
            before = after

    def least(self, goal: int) -> tuple[int, int, int] | None:
        """The fewest changes, the fewest stops with so many, and the stations reached with as many or fewer."""
        for changes, reached in enumerate(self.rides):
            if goal in reached:
                return changes, reached[goal], sum(map(len, self.rides[: changes + 1]))
        return None


def certify(net: Net, asked: Query) -> Certificate:
    """Spread from the start, over stops or over rides, or without a station.

    The difficulty is the number of stations that have to be looked at: those no farther than the goal, those that
    are reached with no more rides, or, where one is to be found that every trip passes, all.

    Raises:
        MalformedStatement: map and question contradict one another.
    """
    _check(net, asked)
    findings, looked, effort = _answer(net, asked)
    return proven(
        [findings],
        BUDGET,
        method="spreading over stations",
        effort={"stations": effort},
        difficulty=looked,
        unit=form.QUESTIONS[type(asked)].unit,
        canonical=fingerprint((task_whatever_form(asked, form.QUESTIONS), _canonical(net, asked))),
        structure=f"{len(net.lines)} lines, {len(net.places)} stations",
        depth=_depth(net, asked, findings),
    )


def certify_why(net: Net, asked: Any, answer: str, why: form.Facts) -> Faults:
    """See whether a trip runs and is as short as it is said to be, and whether lists are complete."""
    match why:
        case form.Rounds():
            return () if why.rounds == _rounds(net, asked.start, asked.goal) else ("other lines are reached so",)
        case form.Way():
            return () if _is_shortest(net, asked, why.way) else ("it is no shortest way",)
        case form.AllWays():
            whole = sorted({*why.ways}) == [*why.ways] and all(_is_shortest(net, asked, way) for way in why.ways)
            number = _Spread(net, asked.start).ways[asked.goal]
            return () if whole and len(why.ways) == number else ("these are not all shortest ways",)
        case form.Cut():
            return () if _is_cut(net, asked, answer, why) else ("something else is reached",)
    option = asked.options[LETTERS.index(answer)] if isinstance(asked, Longest) else (asked.start, asked.goal)
    if _hops(net, why.legs, *option) != _least(net, *option):
        return ("it is no best trip",)
    if isinstance(why, form.Counts) and why.changes != tuple(_least(net, *trip)[0] for trip in asked.options):
        return ("trips take other numbers of changes",)
    return ()


def _rounds(net: Net, start: int, goal: int) -> tuple[tuple[int, ...], ...]:
    """The lines that are reached first with no change, one, and so on, up to the first that call at the goal."""
    lines, found, known = [{*line.stations} for line in net.lines], list[tuple[int, ...]](), {start}
    while not found or not any(goal in lines[one] for one in found[-1]):
        before = {one for some in found for one in some}
        found.append(tuple(one for one, calls in enumerate(lines) if calls & known and one not in before))
        known |= {station for one in found[-1] for station in lines[one]}
    return tuple(found)


def _is_shortest(net: Net, asked: Any, way: Sequence[int]) -> bool:
    beside = {*map(frozenset, _edges(net))}
    return (
        len(way) - 1 == _Spread(net, asked.start).far[asked.goal]
        and (way[0], way[-1]) == (asked.start, asked.goal)
        and all(frozenset(two) in beside for two in pairwise(way))
    )


def _is_cut(net: Net, asked: Passed, answer: str, why: form.Cut) -> bool:
    """True if just this is reached from an end of the trip without the station of the answer."""
    ends = {asked.start, asked.goal}
    if why.end not in ends:
        return False
    spread = _Spread(net, why.end, station=int(answer.removeprefix("station-")))
    return why.reached == tuple(sorted(spread.far)) and not ends <= {*why.reached}


def _hops(net: Net, legs: Sequence[form.Leg], start: int, goal: int) -> Two | None:
    """The changes and the hops of these legs; None if they are no trip."""
    hops, at, before = 0, start, -1
    for line, boarded, left in legs:
        calls = net.lines[line].stations if line < len(net.lines) else ()
        if boarded != at or line == before or boarded == left or not {boarded, left} <= {*calls}:
            return None
        hops, at, before = hops + abs(calls.index(boarded) - calls.index(left)), left, line
    return (len(legs) - 1, hops) if at == goal else None


def _least(net: Net, start: int, goal: int) -> Two:
    """The fewest changes of a trip that there is, and the fewest hops with so many."""
    least = _Rides(net, start).least(goal)
    assert least is not None  # it is answered
    return least[:2]


def _check(net: Net, asked: Query) -> None:
    count = len(net.places)
    if {one for line in net.lines for one in line.stations} != {*range(1, count + 1)} or len({*net.places}) < count:
        raise MalformedStatement("each station has a place of its own and a line")
    demand_different([line.hue for line in net.lines])
    if any(len({*line.stations}) < len(line.stations) for line in net.lines):
        raise MalformedStatement("a line calls at a station once")
    edges = [frozenset((net.places[one - 1], net.places[other - 1])) for one, other in _edges(net)]
    if len({*edges}) < len(edges):
        raise MalformedStatement("two lines run side by side")
    for one, other in edges:
        if max(abs(a - b) for a, b in zip(one, other, strict=True)) != 1:
            raise MalformedStatement("lines run from neighbour to neighbour")
    middles = [tuple(a + b for a, b in zip(*edge, strict=True)) for edge in edges]
    if len({*middles}) < len(middles):
        raise MalformedStatement("two lines cross between stations")
    ends: list[tuple[int, ...]] = []
    if isinstance(asked, Longest):
        ends += asked.options
    else:
        ends.append((asked.start, asked.goal))
    for some in ends:
        demand_different(some)
    if not {one for some in ends for one in some} <= {*range(1, count + 1)}:
        raise MalformedStatement("stations are named by their numbers")
    if isinstance(asked, Longest):
        demand_different(asked.options)


def _answer(net: Net, asked: Query) -> tuple[Findings, int, int]:
    """The answers, the stations that have to be looked at, and those that were."""
    if isinstance(asked, Longest):
        all_rides = [_Rides(net, start).least(goal) for start, goal in asked.options]
        rides = [one for one in all_rides if one is not None]
        if len(rides) < len(all_rides):
            return Findings(()), 0, 1
        most, looked = max(one[0] for one in rides), sum(one[2] for one in rides)
        right = [one[0] == most for one in rides]
        return letters_of(right, "another trip needs as many changes or more"), looked, looked
    whole = _Spread(net, asked.start)
    if asked.goal not in whole.far:
        return Findings(()), 0, whole.looked
    if isinstance(asked, Passed):
        middle = [one for one in sorted(whole.far) if one not in (asked.start, asked.goal)]
        needed_there = [one for one in middle if asked.goal not in _Spread(net, asked.start, station=one).far]
        answers = tuple(f"station-{one}" for one in needed_there[:2])
        return Findings(answers), whole.looked, whole.looked * len(middle)
    if isinstance(asked, form.Changes | form.Lazy):
        least = _Rides(net, asked.start).least(asked.goal)
        assert least is not None  # it is reached
        number, looked = least[isinstance(asked, form.Lazy)], least[2]
    elif isinstance(asked, form.Ways):
        number = whole.ways[asked.goal]
        looked = whole.nearer(asked.goal) + number
    else:
        number, looked = whole.far[asked.goal], whole.nearer(asked.goal)
    if isinstance(asked, form.StopsOffered | form.LazyOffered | form.WaysOffered):
        return letter_of_number(asked.options, number), looked, looked
    return Findings((str(number),)), looked, looked


def _depth(net: Net, asked: Query, found: Findings) -> Depth:
    """The rings or rides up to the answer; for the fewest hops with the fewest changes, a search of all such trips."""
    if isinstance(asked, Longest):
        rides = [_Rides(net, start).least(goal) for start, goal in asked.options]
        return Depth.chain(max((1 + one[0] for one in rides if one is not None), default=0))
    least = _Rides(net, asked.start).least(asked.goal)
    if least is None:
        return Depth.chain(0)
    if isinstance(asked, Passed):
        if not found.answers:
            return Depth.chain(0)
        station = int(found.answers[0].removeprefix("station-"))
        ends = (_Spread(net, end, station=station) for end in (asked.start, asked.goal))
        return Depth.chain(min(1 + max(one.far.values()) for one in ends))
    if isinstance(asked, form.Lazy):
        return Depth.search(_trips(net, asked.start, least[0]))
    return Depth.chain(1 + least[0] if isinstance(asked, form.Changes) else _Spread(net, asked.start).far[asked.goal])


def _trips(net: Net, start: int, changes: int) -> int:
    """The stations where somebody gets off who tries all trips with so many changes or fewer."""
    arrived, nodes = {(start, -1): 1}, 1
    for _ in range(changes + 1):
        after = Counter[tuple[int, int]]()
        for (station, by), ways in arrived.items():
            for number, line in enumerate(net.lines):
                if number != by and station in line.stations:
                    for other in line.stations:
                        if other != station:
                            after[other, number] += ways
        nodes += sum(after.values())
        arrived = dict(after)
    return nodes


def _canonical(net: Net, asked: Query) -> Any:
    """The map with what is asked, by places, whatever numbers and colours, from all eight sides."""
    forms = []
    for turn in range(8):
        places = [_turned(place, turn) for place in net.places]
        left, top = min(x for x, _ in places), min(y for _, y in places)
        at = [(x - left, y - top) for x, y in places]
        lines = [tuple(at[one - 1] for one in line.stations) for line in net.lines]
        lines = [min(line, line[::-1]) for line in lines]
        named: list[Any] = []
        if isinstance(asked, Longest):
            named = sorted(sorted(at[one - 1] for one in trip) for trip in asked.options)
        else:
            named = sorted([at[asked.start - 1], at[asked.goal - 1]])
        forms.append((sorted(lines), named))
    return min(forms)


def _turned(place: Two, turn: int) -> Two:
    x, y = place[::-1] if turn & 4 else place
    return (-x if turn & 1 else x, -y if turn & 2 else y)
