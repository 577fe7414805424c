"""Maps of lines and stations: fewest changes, fewest stops, what no trip can do without, what is cut off."""

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from math import log2
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn, Published
from puzzlegen.core.scene import Hue
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic.routes import (
    AllWays,
    Changes,
    Counts,
    Cut,
    Lazy,
    Leg,
    Legs,
    Line,
    Longest,
    Net,
    Passed,
    Rounds,
    Stops,
    Theme,
    Way,
    Ways,
)
from puzzlegen.generators.kits.asking import LETTERS, ask_in_range, drawn_range, four
from puzzlegen.generators.kits.ranking import Glance, three_beside
from puzzlegen.generators.logic.kits.line_maps import laid_lines

Two: TypeAlias = tuple[int, int]
# What is named in the question, what is right and what is wrong (nothing, of numbers and boxes), and the explanation
_Asked: TypeAlias = tuple[dict[str, Any], Any, list[Any], Published]

_ANY: Final = (0, 10**6)
_LONG: Final = 8  # hops, from which on a trip with fewer changes is to rival the shortest one
_TRIES: Final = 40  # maps for an attempt
_MET: Final = 3  # times that a line meets those laid before it; fewer leave more changes
_FOURS: Final = 4  # tries to find four trips
_DRAWS: Final = 60  # trips of which four are looked for


class RoutesParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        wide, high: columns and rows of the map.
        length: of the numbers of stations of a line.
        changes, stops, ways: of the numbers that are asked for.
    """

    apart: Annotated[int, Knob("more hops between the stop that every trip passes and both ends of the trip", 1, 4)]
    most: Annotated[int, Knob("more changes where trips are compared, on the one that needs the most", 1, 4)]

    lines: Annotated[int, Knob("more lines to choose from", 4, 8)]
    wide: int
    high: int
    length: tuple[int, int]
    changes: tuple[int, int]
    stops: tuple[int, int]
    ways: tuple[int, int]

    def depth_of(self, question: type[Any]) -> Band:
        """What is accepted for a question."""
        return next((band for base, band in (self.depths or {}).items() if issubclass(question, base)), _ANY)


def _depths(ways: Band, lazy: Band, passed: Band) -> dict[type[Any], Band]:
    return {Ways: ways, Lazy: lazy, Passed: passed}


def _bands(stops: Two, ways: Two, needed: Two, trips: Two) -> dict[type[Any], tuple[float, float]]:
    return {Stops: stops, Ways: ways, Passed: needed, Longest: trips}


LEVELS: Final = {
    Level.EASY: RoutesParams(
        band=(4, 45),
        bands=_bands((6, 24), (7, 20), (12, 24), (30, 125)),
        depths=_depths((3, 4), (3, 4.1), (2, 4)),
        apart=2,
        most=1,
        lines=5,
        wide=6,
        high=5,
        length=(4, 6),
        changes=(0, 2),
        stops=(3, 6),
        ways=(1, 4),
    ),
    Level.MEDIUM: RoutesParams(
        band=(19, 95),
        bands=_bands((18, 33), (19, 36), (24, 36), (105, 185)),
        depths=_depths((5, 5), (5, 5.5), (5, 5)),
        apart=2,
        most=2,
        lines=6,
        wide=8,
        high=5,
        length=(6, 8),
        changes=(1, 3),
        stops=(6, 9),
        ways=(1, 5),
    ),
    Level.HARD: RoutesParams(
        band=(30, 190),
        bands=_bands((30, 46), (29, 50), (36, 48), (200, 360)),
        depths=_depths((7, 7), (6.3, 6.8), (7, 12)),
        apart=2,
        most=3,
        lines=7,
        wide=9,
        high=6,
        length=(7, 9),
        changes=(1, 3),
        stops=(8, 12),
        ways=(2, 6),
    ),
    Level.EXTREME: RoutesParams(
        band=(45, 400),
        bands=_bands((38, 90), (40, 90), (46, 80), (340, 600)),
        depths=_depths((9, 14), (8.25, 14), _ANY),
        apart=4,
        most=4,
        lines=8,
        wide=10,
        high=8,
        length=(8, 10),
        changes=(2, 4),
        stops=(12, 16),
        ways=(3, 8),
    ),
}


class _Trip(NamedTuple):
    """The changes and stops that a trip takes, and its legs: a line, where it is boarded and where it is left."""

    changes: int
    stops: int
    legs: list[tuple[int, int, int]]


class _Net:
    """Lines as sequences of stations, which are numbered from 0."""

    def __init__(self, lines: Sequence[Sequence[int]]) -> None:
        self.lines = lines
        self.count = 1 + max(map(max, lines))
        self.at: list[list[int]] = [[] for _ in range(self.count)]
        self.beside: list[list[tuple[int, int]]] = [
            [] for _ in range(self.count)
        ]  # the next station, and by which line
        for number, line in enumerate(lines):
            for station in line:
                self.at[station].append(number)
            for one, other in pairwise(line):
                self.beside[one].append((other, number))
                self.beside[other].append((one, number))

    def stops(self, start: int, station: int = -1) -> dict[int, int]:
        """Station -> the fewest stops to it, without a station that is closed."""
        found, queue = {start: 0}, deque([start])
        while queue:
            at = queue.popleft()
            for other, _ in self.beside[at]:
                if other != station and other not in found:
                    found[other] = found[at] + 1
                    queue.append(other)
        return found

    def ways(self, start: int) -> dict[int, list[list[int]]]:
        """Station -> the shortest ways to it."""
        far, found = self.stops(start), {start: [[start]]}
        for at in sorted(far, key=far.__getitem__):
            for other in dict.fromkeys(other for other, _ in self.beside[at]):
                if far[other] == far[at] + 1:
                    found.setdefault(other, []).extend([*way, other] for way in found[at])
        return found

    def trips(self, start: int) -> dict[int, _Trip]:
        """Station -> the trip with the fewest changes, and of these with the fewest stops."""
        best: dict[tuple[int, int], _Trip] = {
            (start, line): _Trip(0, 0, [(line, start, start)]) for line in self.at[start]
        }
        queue = list(best)
        for state in queue:  # states are few, and come back when they have become better
            at, line = state
            changes, stops, legs = best[state]
            (_, boarded, _), done = legs[-1], legs[:-1]
            rides = [((other, by), [*done, (line, boarded, other)]) for other, by in self.beside[at] if by == line]
            switches = [((at, by), [*legs, (by, at, at)]) for by in self.at[at] if by != line]
            for new, taken in (*rides, *switches):
                after = _Trip(changes + (new[1] != line), stops + (new[1] == line), taken)
                if new not in best or after[:2] < best[new][:2]:
                    best[new] = after
                    queue.append(new)
        found: dict[int, _Trip] = {}
        for (station, _), trip in best.items():
            found[station] = min(trip, found.get(station, trip))
        return found

    def tried(self, start: int, most: int) -> list[float]:
        """The logarithm of the stations where somebody gets off who tries all trips, by the changes up to a number."""
        arrived, found, sum_ = Counter({(start, -1): 1}), list[float](), 1
        for _ in range(most + 1):
            after = Counter[tuple[int, int]]()
            for (station, by), ways in arrived.items():
                for line in self.at[station]:
                    if line != by:
                        after.update({(other, line): ways for other in self.lines[line] if other != station})
            sum_ += after.total()
            found.append(log2(sum_))
            arrived = after
        return found

    def parts(self, station: int) -> list[set[int]]:
        """Of each station, all that are reached from it while one is closed."""
        found: list[set[int]] = [set() for _ in range(self.count)]
        for start in range(self.count):
            if not found[start] and start != station:
                part = {*self.stops(start, station)}
                for one in part:
                    found[one] = part
        return found

    def lines_at(self, stations: Iterable[int], closed: int) -> set[int]:
        """The lines that call at these stations, but for the closed one."""
        return {line for station in stations for line in self.at[station]} - {closed}

    @cached_property
    def met(self) -> list[set[int]]:
        """Of each line, the others that it meets."""
        return [self.lines_at(line, number) for number, line in enumerate(self.lines)]

    @cached_property
    def changes(self) -> list[dict[int, int]]:
        """Of each line, the fewest changes to the others."""
        table = [{number: 0} for number in range(len(self.met))]
        for found in table:
            queue = [*found]
            for line in queue:
                new = self.met[line] - {*found}
                found.update(dict.fromkeys(new, found[line] + 1))
                queue += new
        return table

    def fewest_changes(self, start: int, goal: int) -> int:
        """From a line at the start to a line at the goal."""
        return min(self.changes[one][other] for one in self.at[start] for other in self.at[goal])

    def rounds(self, start: int, goal: int) -> list[list[int]]:
        """The lines that are met first after no change, one, two, and so on, until one calls at the goal."""
        found = [self.at[start]]
        while not {*found[-1]} & {*self.at[goal]}:
            known = {line for some in found for line in some}
            stations = {station for line in found[-1] for station in self.lines[line]}
            found.append(sorted({line for station in stations for line in self.at[station]} - known))
        return found


def invent(rng: Stream, params: RoutesParams, asked: Drawn) -> Puzzle:
    """Draw maps until one suits the question."""
    state, ask = rng.child("state"), rng.child("ask")
    question, place = asked
    low, high = params.ways if issubclass(question, Ways) else params.stops
    more = issubclass(question, Lazy)  # these trips take more stops than others
    run = drawn_range(low + more, high + more, rng)
    hub = not rng.class_by_index(2, "hub")  # whether the station to be boxed may be the only one with the most lines
    ranks = [rng.class_by_index(len(LETTERS), name) for name in ("rank", "second rank")]
    low, high = params.changes
    changes = low + rng.class_by_index(high - low + 1, "changes")
    met = 2 if question is Longest else _MET
    for _ in range(_TRIES):
        laid = laid_lines(params.lines, params.wide, params.high, params.length, met, state)
        if laid is None:
            continue
        state.shuffle(laid)  # the first ones to be laid are met by the most
        places = sorted({place for line in laid for place in line})
        state.shuffle(places)
        net = _Net([[places.index(place) for place in line] for line in laid])
        found = _asked(net, question, changes if question is Changes else run.key, params, ranks, ask, hub=hub)
        if found is None:
            continue
        named, right, wrong, why = found
        hues = state.sample(get_args(Hue), len(laid))
        theme = state.choice(get_args(Theme))
        lines = (Line(hue, _numbered(line)) for hue, line in zip(hues, net.lines, strict=True))
        statement = Net(theme, tuple(places), tuple(lines))
        if issubclass(question, Stops | Lazy | Ways):
            return Puzzle(statement, *ask_in_range(run, question, **named), why)
        if not wrong:
            return Puzzle(statement, question(**named), right, why)
        order = ask.sample(wrong, 3)
        options = (*order[:place], right, *order[place:])
        if isinstance(why, Counts):
            why = Counts(why.legs, tuple(changes for _, changes in options))
            options = tuple(trip for trip, _ in options)
        return Puzzle(statement, question(**named, options=options), LETTERS[place], why)
    raise Rejected("no map suits the question")


def _asked(
    net: _Net, question: type[Any], number: int, params: RoutesParams, ranks: Sequence[int], rng: Stream, *, hub: bool
) -> _Asked | None:
    """The question about the first start, in random order, that suits it."""
    if question is Longest:
        found_trips = (_trips(net, params.most, ranks, rng) for _ in range(_FOURS))
        return next((one for one in found_trips if one), None)
    cuts = _cuts(net) if question is Passed else []
    for start in rng.permutation(net.count):
        if question is Passed:
            found = _passed(net, start, cuts, params.apart, params.depth_of(Passed), hub=hub)
        else:
            found = _counted(net, question, start, number, params.depth_of(question))
        if found:
            return rng.choice(found)
    return None


def _counted(net: _Net, question: type[Any], start: int, number: int, depth: Band) -> list[_Asked]:
    """Trips of which the answer is the number."""
    far = net.stops(start)
    goals = [goal for goal in far if far[goal] > 1]
    whys: list[Published]
    if question is Changes:
        goals = [goal for goal in goals if net.fewest_changes(start, goal) == number]
        whys = [Rounds(tuple(map(tuple, net.rounds(start, goal)))) for goal in goals]
    elif issubclass(question, Lazy):
        trips = net.trips(start)
        goals = [goal for goal in goals if trips[goal].stops == number > far[goal]]
        tried = net.tried(start, max((trips[goal].changes for goal in goals), default=0))
        goals = [goal for goal in goals if depth[0] <= tried[trips[goal].changes] <= depth[1]]
        whys = [Legs(_named(trips[goal].legs)) for goal in goals]
    else:
        if issubclass(question, Stops):
            goals = [goal for goal in goals if far[goal] == number]
            if goals and number >= _LONG:
                trips = net.trips(start)
                goals = [goal for goal in goals if trips[goal].stops > number]
        if issubclass(question, Ways):
            goals = [goal for goal in goals if depth[0] <= far[goal] <= depth[1]]
        ways = net.ways(start) if goals else {}
        if issubclass(question, Ways):
            goals = [goal for goal in goals if len(ways[goal]) == number and far[goal] > 2]
            whys = [AllWays(tuple(sorted(map(_numbered, ways[goal])))) for goal in goals]
        else:
            whys = [Way(_numbered(ways[goal][0])) for goal in goals]
    return [(_trip(start, goal), str(number), [], why) for goal, why in zip(goals, whys, strict=True)]


def _trip(start: int, goal: int) -> dict[str, Any]:
    return {"start": start + 1, "goal": goal + 1}


def _numbered(stations: Iterable[int]) -> tuple[int, ...]:
    return tuple(one + 1 for one in stations)


def _named(legs: Sequence[tuple[int, int, int]]) -> tuple[Leg, ...]:
    return tuple(Leg(line, start + 1, stop + 1) for line, start, stop in legs)


def _split(start: int, reached: set[int], goal: int, island: set[int]) -> Cut:
    """What is reached from the start or from the goal where something is closed, whichever is less."""
    end, some = (start, reached) if len(reached) < len(island) else (goal, island)
    return Cut(end + 1, _numbered(sorted(some)))


class _Cut(NamedTuple):
    """A station that the map falls apart without, its parts, and the stops from the station to each other one."""

    station: int
    parts: list[set[int]]
    stops: dict[int, int]


def _cuts(net: _Net) -> list[_Cut]:
    """All stations that the map falls apart without."""
    parts = [(station, net.parts(station=station)) for station in range(net.count)]
    return [
        _Cut(station, some, net.stops(station))
        for station, some in parts
        if any(len(part) < net.count - 1 for part in some if part)
    ]


def _passed(net: _Net, start: int, cuts: list[_Cut], apart: int, depth: Band, *, hub: bool) -> list[_Asked]:
    """Trips that need just one station, far from both ends; where it is no hub, others have as many lines."""
    behind = {cut: {*range(net.count)} - parts[start] - {cut} for cut, parts, _ in cuts if cut != start}
    needed, found = Counter(goal for some in behind.values() for goal in some), list[_Asked]()
    for cut, parts, far in cuts:
        if far[start] < apart:
            continue
        as_busy = {one for one, lines in enumerate(net.at) if len(lines) >= len(net.at[cut])} - {cut, start}
        for goal in sorted(behind[cut]):
            if needed[goal] == 1 and far[goal] >= apart and (hub or as_busy - {goal}):
                rings = (1 + max(net.stops(end, cut).values()) for end in (start, goal))
                if not depth[0] <= min(rings) <= depth[1]:
                    continue
                found.append(
                    (_trip(start, goal), f"station-{cut + 1}", [], _split(start, parts[start], goal, parts[goal]))
                )
    return found


def _trips(net: _Net, fewest: int, ranks: Sequence[int], rng: Stream) -> _Asked | None:
    """Four trips between eight stations: one needs so many changes at least, and another one only one fewer.

    How many of the others take fewer hops, and begin and end on lines that meet fewer others, the ranks say.
    """
    drawn = [rng.sample(range(net.count), 2) for _ in range(_DRAWS)]
    pairs = [(a, b, changes) for a, b in drawn if (changes := net.fewest_changes(a, b)) >= fewest - 2]
    if all(changes < fewest for _, _, changes in pairs):
        return None
    hops = [net.stops(start)[goal] for start, goal, _ in pairs]
    met = [sum(len({*net.at[end]}.union(*(net.met[by] for by in net.at[end]))) for end in two[:2]) for two in pairs]
    for key, (start, goal, most) in enumerate(pairs):
        others = [number for number, one in enumerate(pairs) if one[2] < most]
        if most != fewest:
            continue
        glances = [
            Glance(told[key], [told[one] for one in others], rank)
            for told, rank in zip((hops, met), ranks, strict=True)
        ]
        wrong = three_beside(others, glances, rng)
        if wrong is None or max(pairs[one][2] for one in wrong) < most - 1:
            continue
        if len({end for one in (key, *wrong) for end in pairs[one][:2]}) < 8:
            continue
        trips = [((one + 1, other + 1), changes) for one, other, changes in (pairs[number] for number in wrong)]
        legs = _named(net.trips(start)[goal].legs)
        return {}, ((start + 1, goal + 1), most), trips, Counts(legs, four([*(one for _, one in trips), most]))
    return None
