"""Maps of lines and stations: fewest changes, fewest stops, what no trip can do without, what is cut off."""

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, get_args

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.scene import Hue
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import LETTERS, drawn_run, drawn_task, for_number

Place: TypeAlias = tuple[int, int]
Line: TypeAlias = list[Place]
Two: TypeAlias = tuple[int, int]

TASKS: Final = ("changes", "stops", "lazy", "ways", "closed", "must", "trip", "pass_box")
_NUMBERS: Final = ("stops", "lazy", "ways")
_DRESSES: Final = ("metro", "trams", "ferries")
_STEPS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
_TRIES: Final = 40  # maps for an attempt
_DRAWS: Final = 12  # tries to find four trips
_STARTS: Final = 160  # tries to lay a line
_MOST: Final = 3  # lines at a station


class RoutesParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        wide, high: columns and rows of the map.
        length: of the numbers of stations of a line.
        changes, stops, ways: of the numbers that are asked for.
    """

    apart: Annotated[int, Knob("more hops between the stop that every trip passes and both ends of the trip", 1, 4)]
    beyond: Annotated[int, Knob("more lines cut off together, and longer detours to what is not", 1, 2)]

    lines: Annotated[int, Knob("more lines to choose from", 4, 8)]
    wide: int
    high: int
    length: tuple[int, int]
    changes: tuple[int, int]
    stops: tuple[int, int]
    ways: tuple[int, int]


def _bands(stops: Two, ways: Two, needed: Two, closed: Two, trips: Two) -> dict[str, tuple[float, float]]:
    return {
        **dict.fromkeys(("stops", "stops_choice"), stops),
        **dict.fromkeys(("ways", "ways_choice"), ways),
        **dict.fromkeys(("must", "pass_box"), needed),
        "closed": closed,
        "trip": trips,
    }


LEVELS: Final = {
    Level.EASY: RoutesParams(
        band=(5, 45),
        bands=_bands((6, 18), (8, 20), (10, 20), (3, 15), (60, 115)),
        apart=2,
        beyond=1,
        lines=5,
        wide=6,
        high=5,
        length=(4, 6),
        changes=(0, 2),
        stops=(3, 7),
        ways=(1, 4),
    ),
    Level.MEDIUM: RoutesParams(
        band=(20, 90),
        bands=_bands((19, 30), (18, 31), (21, 33), (5, 25), (110, 180)),
        apart=2,
        beyond=1,
        lines=6,
        wide=8,
        high=5,
        length=(6, 8),
        changes=(1, 3),
        stops=(5, 9),
        ways=(1, 5),
    ),
    Level.HARD: RoutesParams(
        band=(25, 190),
        bands=_bands((31, 45), (29, 45), (34, 47), (15, 45), (165, 290)),
        apart=3,
        beyond=2,
        lines=7,
        wide=9,
        high=6,
        length=(7, 9),
        changes=(1, 3),
        stops=(7, 12),
        ways=(2, 6),
    ),
    Level.EXTREME: RoutesParams(
        band=(40, 400),
        bands=_bands((44, 90), (40, 90), (46, 80), (18, 70), (280, 420)),
        apart=4,
        beyond=2,
        lines=8,
        wide=10,
        high=8,
        length=(8, 10),
        changes=(2, 4),
        stops=(9, 15),
        ways=(3, 8),
    ),
}


class Trip(NamedTuple):
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

    def stops(self, start: int, line: int = -1, station: int = -1) -> dict[int, int]:
        """Station -> the fewest stops to it, without a line or a station that is closed."""
        found, queue = {start: 0}, deque([start])
        while queue:
            at = queue.popleft()
            for other, by in self.beside[at]:
                if by != line and other != station and other not in found:
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

    def trips(self, start: int, closed: int = -1) -> dict[int, Trip]:
        """Station -> the trip with the fewest changes, and of these with the fewest stops; a line may be closed."""
        best: dict[tuple[int, int], Trip] = {
            (start, line): Trip(0, 0, [(line, start, start)]) for line in self.at[start] if line != closed
        }
        queue = list(best)
        for state in queue:  # states are few, and come back when they have become better
            at, line = state
            changes, stops, legs = best[state]
            (_, boarded, _), done = legs[-1], legs[:-1]
            rides = [((other, by), [*done, (line, boarded, other)]) for other, by in self.beside[at] if by == line]
            switches = [((at, by), [*legs, (by, at, at)]) for by in self.at[at] if by not in (line, closed)]
            for new, taken in (*rides, *switches):
                after = Trip(changes + (new[1] != line), stops + (new[1] == line), taken)
                if new not in best or after[:2] < best[new][:2]:
                    best[new] = after
                    queue.append(new)
        found: dict[int, Trip] = {}
        for (station, _), trip in best.items():
            found[station] = min(trip, found.get(station, trip))
        return found

    def lines_at(self, stations: Iterable[int], closed: int) -> set[int]:
        """The lines that call at these stations, but for the closed one."""
        return {line for station in stations for line in self.at[station]} - {closed}

    def rounds(self, start: int, goal: int) -> list[list[int]]:
        """The lines that are met first after no change, one, two, and so on, until one calls at the goal."""
        found = [self.at[start]]
        while not {*found[-1]} & {*self.at[goal]}:
            known = {line for some in found for line in some}
            stations = {station for line in found[-1] for station in self.lines[line]}
            found.append(sorted({line for station in stations for line in self.at[station]} - known))
        return found


def invent(rng: Stream, params: RoutesParams) -> Puzzle:
    """Draw maps until one suits the question."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = drawn_task(TASKS, rng)
    run = drawn_run(*(params.ways if task == "ways" else params.stops), rng)
    low, high = params.changes
    changes = low + rng.per_item(high - low + 1, "changes")
    for _ in range(_TRIES):
        laid = _lines(params, state)
        if laid is None:
            continue
        state.shuffle(laid)  # the first ones to be laid are met by the most
        places = sorted({place for line in laid for place in line})
        state.shuffle(places)
        net = _Net([[places.index(place) for place in line] for line in laid])
        asked = _asked(net, task, changes, run.key, params, ask)
        if asked is None:
            continue
        query, right, wrong, why = asked
        hues = state.sample(get_args(Hue), len(laid))
        statement = {
            "dress": state.choice(_DRESSES),
            "places": places,
            "lines": [
                {"hue": hue, "stations": [station + 1 for station in line]}
                for hue, line in zip(hues, net.lines, strict=True)
            ],
        }
        query = {"task": task, **query}
        if task in _NUMBERS:
            return for_number(run, statement, query, why, rng)
        if not wrong:
            return Puzzle(statement, query, right, why)
        order = ask.sample(wrong, 3)
        why |= {"place": place}
        return Puzzle(statement, {**query, "options": [*order[:place], right, *order[place:]]}, LETTERS[place], why)
    raise Rejected("no map suits the question")


def _lines(params: RoutesParams, rng: Stream) -> list[Line] | None:
    """Lines on a grid, straight or diagonal, with blunt bends; they meet in stations only. None if they do not fit."""
    lines, edges = list[Line](), set[tuple[Place, Place]]()
    times: dict[Place, int] = {}
    for _ in range(_STARTS):
        line = _line(params, edges, times, rng)
        shared = sum(place in times for place in line)
        if len(line) < params.length[0] or (lines and not 1 <= shared <= 3):
            continue
        ends = {line[0], line[-1]}
        if any(len({*line} & {*other}) > 2 or ends & {other[0], other[-1]} for other in lines):
            continue  # where one line ends and another begins, they look like one that changes colour
        lines.append(line)
        for place in line:
            times[place] = times.get(place, 0) + 1
        for one, other in pairwise(line):
            edges |= {(one, other), (other, one), *_crossing(one, other)}
        if len(lines) == params.lines:
            return lines
    return None


def _crossing(one: Place, other: Place) -> list[tuple[Place, Place]]:
    """The other diagonal of the same square, which would cross this one between stations."""
    (a, b), (c, d) = one, other
    return [((a, d), (c, b)), ((c, b), (a, d))] if a != c and b != d else []


def _line(params: RoutesParams, edges: Collection[tuple[Place, Place]], times: dict[Place, int], rng: Stream) -> Line:
    """A line that is as long as it gets."""
    wide, high, wanted = params.wide, params.high, rng.between(*params.length)
    at, heading = (rng.below(wide), rng.below(high)), rng.below(8)
    line, straight = [at], 0
    while len(line) < wanted:
        turns = [0, 0, 0, 1, 7] if straight > 1 else [0]
        turn = rng.choice(turns)
        step = _STEPS[(heading + turn) % 8]
        new = at[0] + step[0], at[1] + step[1]
        fits = 0 <= new[0] < wide and 0 <= new[1] < high and new not in line and (at, new) not in edges
        if not fits or times.get(new, 0) >= _MOST:
            if straight == -1 or len(line) < 2:
                break
            heading, straight = (heading + rng.choice((1, 7))) % 8, -1
            continue
        heading, straight = (heading + turn) % 8, 1 if turn or straight == -1 else straight + 1
        line.append(new)
        at = new
    return line


def _asked(
    net: _Net, task: str, changes: int, number: int, params: RoutesParams, rng: Stream
) -> tuple[dict[str, Any], Any, list[Any], dict[str, Any]] | None:
    """The query, what is right and what is wrong (nothing, of numbers and boxes), and data for the explanation."""
    found = list[tuple[dict[str, Any], Any, list[Any], dict[str, Any]]]()
    for start in rng.sample(range(net.count), min(6, net.count)):
        trips, far = net.trips(start), net.stops(start)
        goals = [goal for goal in range(net.count) if far[goal] > 1]
        why: dict[str, Any] = {}
        match task:
            case "changes":
                fitting = [goal for goal in goals if trips[goal].changes == changes]
            case "stops":
                fitting = [goal for goal in goals if far[goal] == number]
            case "lazy":
                fitting = [goal for goal in goals if trips[goal].stops == number > far[goal]]
            case "ways":
                ways = net.ways(start)
                fitting = [goal for goal in goals if len(ways[goal]) == number and far[goal] > 2]
            case "closed":
                found += _closed(net, start, params.beyond, rng)
                continue
            case "trip":
                return _trips(net, 1 + params.beyond, rng)
            case _:
                found += _needed(net, task, start, goals, params, rng)
                continue
        if fitting:
            goal = rng.choice(fitting)
            why = {"legs": _named(trips[goal].legs), "rounds": net.rounds(start, goal)}
            if task in ("stops", "ways"):
                why = {"ways": [[station + 1 for station in way] for way in net.ways(start)[goal]][: number + 1]}
            found.append(({"start": start + 1, "goal": goal + 1}, str(trips[goal].changes), [], why))
    return rng.choice(found) if found else None


def _named(legs: Sequence[tuple[int, int, int]]) -> list[list[int]]:
    return [[line, start + 1, stop + 1] for line, start, stop in legs]


def _split(reached: Iterable[int], island: Iterable[int]) -> dict[str, Any]:
    """For the explanation: what is reached from the start and from the goal where something is closed."""
    return {"reached": sorted(one + 1 for one in reached), "island": sorted(one + 1 for one in island)}


def _closed(
    net: _Net, start: int, beyond: int, rng: Stream
) -> list[tuple[dict[str, Any], Any, list[Any], dict[str, Any]]]:
    """Lines without which a station is cut off, although others go there; what is reached needs changes, too."""
    found = []
    for line in range(len(net.lines)):
        if line in net.at[start]:
            continue
        trips = net.trips(start, line)
        cut = [one for one in range(net.count) if one not in trips and net.at[one] != [line]]
        near = [one for one, trip in trips.items() if trip.changes >= beyond]
        if len(net.lines_at(cut, line)) >= beyond and len(near) > 2:
            key, wrong = rng.choice(cut), [one + 1 for one in rng.sample(near, 3)]
            query = {"start": start + 1, "line": line}
            found.append((query, key + 1, wrong, _split(trips, net.stops(key, line=line))))
    return found


def _needed(
    net: _Net, task: str, start: int, goals: list[int], params: RoutesParams, rng: Stream
) -> list[tuple[dict[str, Any], Any, list[Any], dict[str, Any]]]:
    """What every trip needs: one line of four, or just one station; far from where it begins and ends."""
    found = list[tuple[dict[str, Any], Any, list[Any], dict[str, Any]]]()
    for goal in rng.sample(goals, min(5, len(goals))):
        query = {"start": start + 1, "goal": goal + 1}
        if task == "must":
            ends = {*net.at[start], *net.at[goal]}
            reached = [net.stops(start, line=line) for line in range(len(net.lines))]
            others = [line for line, far in enumerate(reached) if goal in far]
            keys = [line for line, far in enumerate(reached) if goal not in far and line not in ends]
            key = rng.choice(keys) if keys else 0
            sides = (reached[key], net.stops(goal, line=key))
            if keys and len(others) > 2 and all(len(net.lines_at(side, key)) >= params.beyond for side in sides):
                found.append((query, key, rng.sample(others, 3), _split(*sides)))
        else:
            near, far = net.stops(start), net.stops(goal)
            needed = [one for one in near if one not in (start, goal) and goal not in net.stops(start, station=one)]
            if len(needed) == 1 and min(near[needed[0]], far[needed[0]]) >= params.apart:
                key = needed[0]
                parts = (net.stops(end, station=key) for end in (start, goal))
                found.append((query, f"station-{key + 1}", [], _split(*parts)))
    return found


def _trips(net: _Net, fewest: int, rng: Stream) -> tuple[dict[str, Any], Any, list[Any], dict[str, Any]] | None:
    """Four trips between eight stations: one needs so many changes at least, and another one only one fewer."""
    for _ in range(_DRAWS):
        ends = rng.sample(range(net.count), 8)
        pairs = zip(ends[::2], ends[1::2], strict=True)
        taken = sorted(
            ((start, goal, len(net.rounds(start, goal)) - 1) for start, goal in pairs), key=lambda one: one[2]
        )
        first, second, third, last = (changes for _, _, changes in taken)
        if last >= fewest and third == last - 1 and second and first >= fewest - 2:
            *wrong, right = ([start + 1, goal + 1] for start, goal, _ in taken)
            start, goal, _ = taken[-1]
            counted = [[one + 1, other + 1, changes] for one, other, changes in taken[:-1]]
            return {}, right, wrong, {"legs": _named(net.trips(start)[goal].legs), "others": counted}
    return None
