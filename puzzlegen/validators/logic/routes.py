"""Spreads over maps of lines and stations, ride by ride; judges `logic/routes`.

The format is that of ``docs/logic-maps.md``.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.core.scene import Hue
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    parse,
    proven,
)

BUDGET: Final = 100_000  # stations that are looked at
Two: TypeAlias = tuple[int, int]
Four: TypeAlias = tuple[int, int, int, int]


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hue: Hue
    stations: Annotated[tuple[int, ...], msgspec.Meta(min_length=2)]


class _Net(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["metro", "trams", "ferries"]
    places: Annotated[tuple[Two, ...], msgspec.Meta(min_length=3, max_length=99)]
    lines: Annotated[tuple[_Line, ...], msgspec.Meta(min_length=2, max_length=len(get_args(Hue)))]

    def edges(self) -> Iterator[tuple[int, int, int]]:
        """Neighbours, and the number of their line."""
        for number, line in enumerate(self.lines):
            for one, other in pairwise(line.stations):
                yield one, other, number


class _Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["changes", "stops", "lazy", "ways", "pass_box"]
    start: int
    goal: int


class _Offered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["stops_choice", "lazy_choice", "ways_choice", "must"]
    start: int
    goal: int
    options: Four


class _Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["closed"]
    start: int
    line: int
    options: Four


class _Trips(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["trip"]
    options: tuple[Two, Two, Two, Two]


_QUERIES: Final[dict[str, type[Any]]] = {
    **dict.fromkeys(("stops_choice", "lazy_choice", "ways_choice", "must"), _Offered),
    "closed": _Closed,
    "trip": _Trips,
}


class _Spread:
    """What is reached from a station, and how many stations were looked at; something may be closed."""

    def __init__(self, net: _Net, start: int, *, line: int = -1, station: int = 0) -> None:
        beside: dict[int, set[int]] = {number: set() for number in range(1, len(net.places) + 1)}
        for one, other, number in net.edges():
            if number != line and station not in (one, other):
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

    def __init__(self, net: _Net, start: int) -> None:
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


def certify(statement: Statement, query: Statement) -> Certificate:
    """Spread from the start, over stops or over rides, with all lines or without one of them.

    The difficulty is the number of stations that have to be looked at: those no farther than the goal, those that
    are reached with no more rides, or those that are reached with something closed.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    net = parse(statement, _Net, "statement")
    asked = parse(query, _QUERIES.get(str(query.get("task")), _Pair), "query")
    _check(net, asked)
    findings, looked, effort = _answer(net, asked)
    task = asked.task.removesuffix("_choice")
    return proven(
        [findings],
        BUDGET,
        method="spreading over stations",
        effort={"stations": effort},
        difficulty=looked,
        unit={
            "stops": "stations no farther",
            "ways": "stations no farther, and ways",
            "trip": "stations reached with as many rides, in four trips",
        }.get(task, "stations reached with as many rides" if task in ("changes", "lazy") else "stations to be reached"),
        canonical=fingerprint((task, _canonical(net, asked))),
        structure=f"{len(net.lines)} lines, {len(net.places)} stations",
    )


def _check(net: _Net, asked: Any) -> None:
    count = len(net.places)
    if {one for line in net.lines for one in line.stations} != {*range(1, count + 1)} or len({*net.places}) < count:
        raise MalformedStatement("each station has a place of its own and a line")
    demand_different([line.hue for line in net.lines])
    if any(len({*line.stations}) < len(line.stations) for line in net.lines):
        raise MalformedStatement("a line calls at a station once")
    edges = [frozenset((net.places[one - 1], net.places[other - 1])) for one, other, _ in net.edges()]
    if len({*edges}) < len(edges):
        raise MalformedStatement("two lines run side by side")
    for one, other in edges:
        if max(abs(a - b) for a, b in zip(one, other, strict=True)) != 1:
            raise MalformedStatement("lines run from neighbour to neighbour")
    middles = [tuple(a + b for a, b in zip(*edge, strict=True)) for edge in edges]
    if len({*middles}) < len(middles):
        raise MalformedStatement("two lines cross between stations")
    ends: list[tuple[int, ...]] = []
    if isinstance(asked, _Trips):
        ends += asked.options
    elif isinstance(asked, _Closed):
        ends.append((asked.start, *asked.options))
    else:
        ends.append((asked.start, asked.goal))
    for some in ends:
        demand_different(some)
    if not {one for some in ends for one in some} <= {*range(1, count + 1)}:
        raise MalformedStatement("stations are named by their numbers")
    lines = [asked.line] if isinstance(asked, _Closed) else list(asked.options) if asked.task == "must" else []
    if not {*lines} <= {*range(len(net.lines))}:
        raise MalformedStatement("lines are named by their places in the list, from 0")
    if isinstance(asked, _Trips | _Offered):
        demand_different(asked.options)


def _answer(net: _Net, asked: Any) -> tuple[Findings, int, int]:
    """The answers, the stations that have to be looked at, and those that were."""
    task = asked.task.removesuffix("_choice")
    if task == "trip":
        all_rides = [_Rides(net, start).least(goal) for start, goal in asked.options]
        rides = [one for one in all_rides if one is not None]
        if len(rides) < len(all_rides):
            return Findings(()), 0, 1
        most, looked = max(one[0] for one in rides), sum(one[2] for one in rides)
        right = [one[0] == most for one in rides]
        return letters_of(right, "another trip needs as many changes or more"), looked, looked
    if task == "closed":
        spread = _Spread(net, asked.start, line=asked.line)
        cut = [one not in spread.far for one in asked.options]
        return letters_of(cut, "it can still be reached"), spread.looked, spread.looked
    whole = _Spread(net, asked.start)
    if asked.goal not in whole.far:
        return Findings(()), 0, whole.looked
    if task == "must":
        tried = [_Spread(net, asked.start, line=line) for line in asked.options]
        needed = [asked.goal not in one.far for one in tried]
        return letters_of(needed, "there is a trip without it"), whole.looked, sum(one.looked for one in tried)
    if task == "pass_box":
        middle = [one for one in sorted(whole.far) if one not in (asked.start, asked.goal)]
        needed_there = [one for one in middle if asked.goal not in _Spread(net, asked.start, station=one).far]
        answers = tuple(f"station-{one}" for one in needed_there[:2])
        return Findings(answers), whole.looked, whole.looked * len(middle)
    if task in ("changes", "lazy"):
        least = _Rides(net, asked.start).least(asked.goal)
        assert least is not None  # it is reached
        number, looked = least[task == "lazy"], least[2]
    else:
        number = whole.ways[asked.goal] if task == "ways" else whole.far[asked.goal]
        looked = whole.nearer(asked.goal) + (number if task == "ways" else 0)
    found = letter_of_number(asked.options, number) if isinstance(asked, _Offered) else Findings((str(number),))
    return found, looked, looked


def _canonical(net: _Net, asked: Any) -> Any:
    """The map with what is asked, by places, whatever numbers and colours, from all eight sides."""
    forms = []
    for turn in range(8):
        places = [_turned(place, turn) for place in net.places]
        left, top = min(x for x, _ in places), min(y for _, y in places)
        at = [(x - left, y - top) for x, y in places]
        lines = [tuple(at[one - 1] for one in line.stations) for line in net.lines]
        lines = [min(line, line[::-1]) for line in lines]
        named: list[Any] = []
        if isinstance(asked, _Trips):
            named = sorted(sorted(at[one - 1] for one in trip) for trip in asked.options)
        elif isinstance(asked, _Closed):
            named = [at[asked.start - 1], lines[asked.line], sorted(at[one - 1] for one in asked.options)]
        else:
            named = sorted([at[asked.start - 1], at[asked.goal - 1]])
            named += sorted(lines[one] for one in asked.options) if asked.task == "must" else []
        forms.append((sorted(lines), named))
    return min(forms)


def _turned(place: Two, turn: int) -> Two:
    x, y = place[::-1] if turn & 4 else place
    return (-x if turn & 1 else x, -y if turn & 2 else y)
