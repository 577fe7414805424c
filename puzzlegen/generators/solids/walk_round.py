"""Walks round a lawn: from which stop a picture was taken, in which order, and which one never can be.

Everything stands at whole-numbered places; a picture lists what is seen from left to right, with how far it is to the
right of the middle (thousandths of the distance) and how far away.
"""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Annotated, Any, Final, TypeAlias

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.lawns import HALF_WIDTH, ROUND, WORLDS, Place, stops
from puzzlegen.generators.kits.asking import LETTERS, ask_number, drawn_range, drawn_task

Body: TypeAlias = tuple[str, Place]
Seen: TypeAlias = list[tuple[str, int, int]]
Pair: TypeAlias = tuple[str, str]  # what is farther left, what is farther right
Clue: TypeAlias = tuple[str, str, str | int]  # see `_clues`

TASKS: Final = ("stop", "stop_box", "stop_choice", "view", "order", "order_choice", "place", "steps", "cannot")
_LAWN: Final = 54  # all bodies are within so much of the middle
_APART: Final = 26  # at least, for two bodies
_TRIES: Final = 120  # at places for bodies
_SPOTS: Final = 12  # sets of spots that are tried
_PLANTINGS: Final = 30  # before an attempt is given up
_GAP: Final = 58  # thousandths, see `Seen`, between any two bodies of a picture
_IN_FOUR: Final = 5  # bodies at most, where nothing may be hidden in any of four pictures
_LEAST: Final = 5  # bodies at least, where four have to tell two stops without the fifth
_CLEAR: Final = 22  # thousandths by which the edge of a body stays beside the middle of one behind it
_POINTS: Final = 360  # of the path, at which it is looked for what can be seen


class WalkParams(Params, frozen=True, kw_only=True):
    """How much stands on the lawn, how many pairs of it look alike, how many stops there are, and how near."""

    lines: Annotated[int, Knob("clues, at least, until one stop is left", 1, 3)]
    bodies: Annotated[int, Knob("more things to compare; five at most where four pictures are shown", 4, 6)]
    alike: Annotated[int, Knob("more pairs of things that look alike", 0, 2)]
    stops: Annotated[int, Knob("more stops, closer together", 6, 16)]
    spread: Annotated[int, Knob("stops in a row from which all pictures are taken; fewer make them more alike", 5, 16)]


def _bands(stop: Band, steps: Band, order: Band, place: Band, view: Band, cannot: Band) -> dict[str, Band]:
    """The bands of tasks, in units of their own; all ways to ask a question have one."""
    bands = {"stop": stop, "steps": steps, "order": order, "place": place, "view": view, "cannot": cannot}
    bands |= {f"{task}_choice": bands[task] for task in ("stop", "steps", "order")}
    return bands | {"stop_box": stop}


LEVELS: Final = {
    Level.EASY: WalkParams(
        band=(8, 17),
        lines=1,
        bands=_bands((8, 17), (18, 35), (40, 70), (20, 56), (3, 6), (40, 75)),
        bodies=4,
        alike=0,
        stops=8,
        spread=8,
    ),
    Level.MEDIUM: WalkParams(
        band=(18, 35),
        lines=2,
        bands=_bands((18, 35), (36, 70), (75, 130), (57, 139), (7, 13), (76, 125)),
        bodies=5,
        alike=0,
        stops=12,
        spread=8,
    ),
    Level.HARD: WalkParams(
        band=(50, 95),
        lines=3,
        bands=_bands((50, 95), (100, 180), (200, 330), (140, 290), (14, 21), (126, 220)),
        bodies=6,
        alike=1,
        stops=16,
        spread=6,
    ),
    Level.EXTREME: WalkParams(
        band=(100, 190),
        lines=1,
        bands=_bands((100, 190), (200, 330), (400, 650), (291, 800), (22, 60), (221, 800)),
        bodies=6,
        alike=2,
        stops=16,
        spread=5,
    ),
}


def invent(rng: Stream, params: WalkParams) -> Puzzle:
    """Choose the stops, and plant a lawn of which all can be seen from them."""
    task, place = drawn_task(TASKS if params.alike < 2 else TASKS[:-1], rng)
    state, ask = rng.child("state"), rng.child("ask")
    world = state.choice(list(WORLDS))
    four = task in ("order", "order_choice", "view")
    count = min(params.bodies, _IN_FOUR) if four else max(params.bodies, _LEAST) if task == "place" else params.bodies
    twins = 0 if task == "cannot" else min(params.alike, count // 2)
    kinds = state.sample(WORLDS[world], count - twins)
    kinds += kinds[len(kinds) - twins :]  # the first of them has no twin
    at = stops(params.stops, bool(state.below(2)))
    key = rng.class_by_index(params.stops, "stop")
    run = drawn_range(1, params.stops - 1, rng)
    order = _shuffled(1 + rng.class_by_index(23, "order"))
    spread = min(params.spread, params.stops)
    first = key - ask.below(spread)
    near = [number % params.stops for number in range(first, first + spread)]
    others = ask.sample([number for number in near if number != key], 3)
    match task:
        case "steps":
            used = [key, (key + run.key) % params.stops]
        case "order" | "order_choice":
            walked = sorted(ask.sample(near, 4))
            used = [walked[order.index(number)] for number in range(4)]
        case "view" | "cannot":
            used = [*others[:place], key, *others[place:]]
        case "place":
            used = [key, others[0]]
        case _:
            used = [key]
    walk = _planted(kinds, at, used, state)
    statement = {
        "world": world,
        "bodies": [{"kind": kind, "at": at} for kind, at in state.sample(walk.bodies, count)],
        "stops": at,
    }
    if task == "cannot":
        return _cannot(walk, statement, used, place, ask)
    pictures = [walk.seen[number] for number in used]
    why: Statement = {
        "stops": [number + 1 for number in used],
        "clues": [walk.clues(number) for number in used] if task not in ("view", "place") else [],
    }
    query: dict[str, Any] = {"task": task, "pictures": pictures}
    match task:
        case "steps":
            return ask_number(run, statement, query, why, rng)
        case "order":
            return Puzzle(statement, query, "".join(LETTERS[number] for number in order), why)
        case "order_choice":
            spelled = "".join(str(number + 1) for number in order)
            orders = ["".join(str(number + 1) for number in _shuffled(k)) for k in range(1, 24)]
            offered = ask.sample([one for one in orders if one != spelled], 3)
            offered.insert(place, spelled)
            return Puzzle(statement, {**query, "options": offered}, LETTERS[place], why)
        case "view":
            return Puzzle(statement, {"task": task, "stop": key + 1, "options": pictures}, LETTERS[place])
        case "place":
            return _place(walk, statement, used, place, ask)
        case "stop_choice":
            query["options"] = [number + 1 for number in (*others[:place], key, *others[place:])]
    if len(why["clues"][0]) < params.lines:
        raise Rejected("one or two clues tell it")
    answer = {"stop": str(key + 1), "stop_box": f"stop-{key + 1}"}.get(task, LETTERS[place])
    return Puzzle(statement, query, answer, why)


class _Walk:
    """What stands on the lawn, and how it looks from each stop."""

    def __init__(self, bodies: Sequence[Body], at: Sequence[Place]) -> None:
        self.bodies, self.stops = bodies, at
        self.seen = [_seen(bodies, stop) for stop in at]
        self.rows = [[kind for kind, *_ in one] for one in self.seen]

    def clues(self, key: int) -> list[tuple[Clue, list[int]]]:
        """Clues that leave fewer and fewer stops for the picture from this one, with these stops.

        Two things that are each there once are compared as long as that helps; the places of things
        that look alike settle it at last, since no other stop shows this order.
        """
        left, found = list(range(len(self.stops))), []
        for clues in _clues(self.rows[key]):
            while len(left) > 1:
                best = min(clues, key=lambda clue: sum(_holds(self.rows[one], clue) for one in left), default=None)
                fewer = [one for one in left if best and _holds(self.rows[one], best)]
                if not best or fewer == left:
                    break
                left = fewer
                found.append((best, [number + 1 for number in left]))
        return found


def _clues(row: Sequence[str]) -> tuple[list[Clue], list[Clue], list[Clue]]:
    """What can be said of a row, what is easiest to see first.

    Which thing is left of which; how many of two that look alike are left of a thing; and where those stand.
    """
    once = [kind for kind in row if row.count(kind) == 1]
    twins = sorted({kind for kind in row if row.count(kind) == 2})
    before: list[Clue] = [(f"{row[: row.index(kind)].count(twin)} left", twin, kind) for twin in twins for kind in once]
    return (
        [("left", one, other) for one, other in combinations(once, 2)],
        before,
        [("at", kind, place) for place, kind in enumerate(row, start=1) if kind in twins],
    )


def _holds(row: Sequence[str], clue: Clue) -> bool:
    """True if a row has everything where a clue has it."""
    sort, kind, at = clue
    if sort == "at":
        return row[int(at) - 1] == kind
    before = row[: row.index(str(at))].count(kind)
    return before == (1 if sort == "left" else int(sort[0]))


def _planted(kinds: Sequence[str], at: Sequence[Place], used: Sequence[int], rng: Stream) -> _Walk:
    """A lawn of which all is seen from the stops that are used, in an order that no other stop shows."""
    for _ in range(_PLANTINGS):
        bodies, seen = list[Body](), [Seen() for _ in used]
        for _ in range(_TRIES):
            body = kinds[len(bodies)], _somewhere(rng)
            if not _is_apart(body[1], [place for _, place in bodies]):
                continue
            new = [_seen([body], at[number])[0] for number in used]
            if all(_is_clear(one, other) for one, some in zip(new, seen, strict=True) for other in some):
                bodies.append(body)
                seen = [[*some, one] for one, some in zip(new, seen, strict=True)]
            if len(bodies) == len(kinds):
                walk = _Walk(bodies, at)
                if all(walk.rows.count(walk.rows[number]) == 1 for number in used):
                    return walk
                break
    raise Rejected("the lawn is full, or two stops show one order")


def _somewhere(rng: Stream) -> Place:
    """A place on the lawn, or in the corners around it."""
    return rng.between(-_LAWN, _LAWN), rng.between(-_LAWN, _LAWN)


def _is_apart(place: Place, others: Sequence[Place]) -> bool:
    """True if it lies on the lawn, and away from others."""
    x, y = place
    return x * x + y * y <= _LAWN**2 and all((x - a) ** 2 + (y - b) ** 2 >= _APART**2 for a, b in others)


def _seen(bodies: Sequence[Body], stop: tuple[float, float]) -> Seen:
    """What is seen from a stop, from left to right."""
    a, b = stop
    found = []
    for kind, (x, y) in bodies:
        right, ahead = x * b - y * a, a * a + b * b - x * a - y * b
        found.append((kind, round(1000 * right / ahead), int(ahead // ROUND)))
    return sorted(found, key=lambda one: one[1])


def _is_clear(one: tuple[str, int, int], other: tuple[str, int, int]) -> bool:
    """True if the middle of the one farther away is well beside the edge of the nearer one."""
    return abs(one[1] - other[1]) >= max(_GAP, 1000 * HALF_WIDTH / min(one[2], other[2]) + _CLEAR)


def _shuffled(number: int) -> list[int]:
    """One of the 24 orders of four."""
    left, order = list(range(4)), []
    for size in (4, 3, 2, 1):
        number, place = divmod(number, size)
        order.append(left.pop(place))
    return order


def _cannot(walk: _Walk, statement: Statement, used: Sequence[int], place: int, rng: Stream) -> Puzzle:
    """Three pictures, and one where two neighbours have changed places."""
    path = [
        [kind for kind, *_ in _seen(walk.bodies, (x, y))]
        for x, y in (
            (a + (c - a) * k / 24, b + (d - b) * k / 24) for (a, b), (c, d) in _around(walk.stops) for k in range(24)
        )
    ]
    row = walk.rows[used[place]]
    for first in rng.permutation(len(row) - 1):
        swapped = [*row[:first], row[first + 1], row[first], *row[first + 2 :]]
        if never := _never(swapped, path):
            break
    else:
        raise Rejected("these orders can be seen, or it is hard to say why not")
    false = [(kind, right, away) for kind, (_, right, away) in zip(swapped, walk.seen[used[place]], strict=True)]
    options = [false if number == used[place] else walk.seen[number] for number in used]
    taken = [number + 1 for number in used if number != used[place]]
    return Puzzle(statement, {"task": "cannot", "options": options}, LETTERS[place], {"stops": taken, "never": never})


def _around(places: Sequence[Place]) -> list[tuple[Place, Place]]:
    return list(pairwise([*places, places[0]]))


def _never(row: Sequence[str], path: Sequence[Sequence[str]]) -> list[Pair]:
    """The fewest pairs of a row, all different, that nobody sees at once from anywhere; up to three, or nothing."""
    for size in (2, 3):
        for pairs in combinations(combinations(row, 2), size):
            if not any(all(other.index(one) < other.index(two) for one, two in pairs) for other in path):
                return list(pairs)
    return []


def _place(walk: _Walk, statement: Statement, used: Sequence[int], place: int, rng: Stream) -> Puzzle:
    """Two pictures with a thing that the plan leaves out; only both of them tell its place."""
    kinds = [kind for kind, _ in walk.bodies]
    once = [number for number, kind in enumerate(kinds) if kinds.count(kind) == 1]
    for missing in rng.sample(once, len(once)):
        kind, at = walk.bodies[missing]
        others = [body for body in walk.bodies if body[1] != at]
        known = _Walk(others, walk.stops)
        if any(known.rows.count(known.rows[number]) > 1 for number in used):
            continue
        for _ in range(_SPOTS):
            spots = _free([one for _, one in walk.bodies], rng)
            spots.insert(place, at)
            left = [_fitting(kind, spots, place, others, walk.stops[number]) for number in used]
            if min(map(len, left)) > 1 and len(set(left[0]) & set(left[1])) == 1:
                bodies = [body for body in statement["bodies"] if body["at"] != at]
                clues = [known.clues(number) for number in used]
                query = {"task": "place", "kind": kind, "pictures": [walk.seen[number] for number in used]}
                why = {"stops": [number + 1 for number in used], "clues": clues, "left": left}
                return Puzzle({**statement, "bodies": bodies}, {**query, "options": spots}, LETTERS[place], why)
    raise Rejected("the other things do not tell the stop, or one picture tells the spot")


def _free(taken: Sequence[Place], rng: Stream) -> list[Place]:
    """Three free places on the lawn, away from one another."""
    spots = list[Place]()
    for _ in range(_TRIES):
        spot = _somewhere(rng)
        if _is_apart(spot, [*taken, *spots]):
            spots.append(spot)
        if len(spots) == 3:
            return spots
    raise Rejected("no spots are free")


def _fitting(kind: str, spots: Sequence[Place], place: int, others: Sequence[Body], stop: Place) -> list[str]:
    """The letters of the spots at which a thing would be seen from a stop in the order in which it is."""
    rows = [[one for one, *_ in _seen([(kind, spot), *others], stop)] for spot in spots]
    return [LETTERS[number] for number, row in enumerate(rows) if row == rows[place]]
