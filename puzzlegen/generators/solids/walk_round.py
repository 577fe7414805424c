"""Walks round a lawn: from which stop a picture was taken, in which order, and which one never can be.

Everything stands at whole-numbered places; a picture lists what is seen from left to right, with how far it is to the
right of the middle (thousandths of the distance) and how far away.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, get_args

from msgspec.structs import replace

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.lawns import HALF_WIDTH, ROUND, WORLDS, Kind, Place, stops
from puzzlegen.formats.solids import walk_round as form
from puzzlegen.generators.kits.asking import LETTERS, ask_in_range, drawn_range
from puzzlegen.kernels.generators.lawns import APART, LAWN, TRIES, plant
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

Seen: TypeAlias = tuple[form.Thing, ...]
T = TypeVar("T")

_LETTERS: Final[tuple[form.Letter, ...]] = get_args(form.Letter)
_SPOTS: Final = 400  # sets of spots that are tried
_PLANTINGS: Final = 600  # before an attempt is given up
_OFFERED: Final = 4  # stops on offer: all in a row, so that how near a thing is does not tell the right one
_IN_FOUR: Final = 5  # bodies at most, where nothing may be hidden in any of four pictures
_LEAST: Final = 5  # bodies at least, where four have to tell two stops without the fifth
_BEFORE: Final[Mapping[int, Literal["0 left", "1 left", "2 left"]]] = {0: "0 left", 1: "1 left", 2: "2 left"}


class WalkParams(Params, frozen=True, kw_only=True):
    """How much stands on the lawn, how many pairs of it look alike, how many stops there are, and how near."""

    lines: Annotated[int, Knob("clues, at least, until one stop is left", 1, 3)]
    bodies: Annotated[int, Knob("more things to compare; five at most where four pictures are shown", 4, 6)]
    alike: Annotated[int, Knob("more pairs of things that look alike", 0, 2)]
    stops: Annotated[int, Knob("more stops, closer together", 6, 16)]
    spread: Annotated[int, Knob("stops in a row from which all pictures are taken; fewer make them more alike", 5, 16)]


def _bands(stop: Band, steps: Band, order: Band, place: Band, view: Band, cannot: Band) -> dict[type[Any], Band]:
    """The bands of questions, in units of their own; all ways to ask a question have one."""
    return {
        form.WhichStop: stop,
        form.Steps: steps,
        form.InOrder: order,
        form.Spot: place,
        form.View: view,
        form.Cannot: cannot,
        form.StopOffered: stop,
        form.StepsOffered: steps,
        form.OrderOffered: order,
        form.StopBoxed: stop,
    }


def _orders(depth: tuple[float, float]) -> dict[type[Any], tuple[float, float]]:
    """The bounds of depth of both ways to ask for an order."""
    return {form.InOrder: depth, form.OrderOffered: depth}


LEVELS: Final = {
    Level.EASY: WalkParams(
        band=(6, 14),
        depth=(2.8, 3.5),
        depths={form.View: (1.9, 2.4), **_orders((2.8, 3.4)), form.Spot: (2.8, 3.4)},
        lines=1,
        bands=_bands((6, 14), (12, 28), (24, 56), (14, 45), (3, 6), (24, 56)),
        bodies=4,
        alike=0,
        stops=6,
        spread=6,
    ),
    Level.MEDIUM: WalkParams(
        band=(15, 26),
        depth=(4.0, 4.55),
        depths={
            form.View: (2.9, 3.4),
            form.Steps: (4.0, 4.47),
            form.StepsOffered: (4.0, 4.47),
            **_orders((4.0, 4.35)),
            form.Spot: (4.1, 4.5),
        },
        lines=2,
        bands=_bands((15, 26), (30, 54), (60, 110), (46, 90), (7, 11), (57, 110)),
        bodies=5,
        alike=0,
        stops=10,
        spread=8,
    ),
    Level.HARD: WalkParams(
        band=(34, 58),
        depth=(5.4, 5.6),
        depths={form.View: (3.9, 4.25), **_orders((5.45, 5.6))},
        lines=3,
        bands=_bands((34, 58), (68, 116), (130, 230), (91, 200), (14, 22), (111, 220)),
        bodies=6,
        alike=1,
        stops=11,
        spread=5,
    ),
    Level.EXTREME: WalkParams(
        band=(110, 230),
        depth=(6.93, 7.7),
        depths={form.View: (5.2, 6.5), **_orders((6.95, 7.7)), form.Spot: (6.95, 7.7)},
        lines=1,
        bands=_bands((110, 230), (200, 400), (400, 800), (201, 900), (30, 99), (221, 800)),
        bodies=6,
        alike=2,
        stops=16,
        spread=5,
    ),
}


def invent(rng: Stream, params: WalkParams, asked: Drawn) -> Puzzle:
    """Choose the stops, and plant a lawn of which all can be seen from them."""
    question, place = asked
    state, ask = rng.child("state"), rng.child("ask")
    world = state.choice(list(WORLDS))
    count, spot = params.bodies, question is form.Spot
    if issubclass(question, form.InOrder | form.View):
        count = min(count, _IN_FOUR)
    elif spot:
        count = max(count, _LEAST)
    twins = 0 if question is form.Cannot else min(params.alike, count // 2)
    kinds = state.sample(WORLDS[world], count - twins)
    kinds += kinds[len(kinds) - twins :]  # the first of them has no twin
    at = stops(params.stops, bool(state.below(2)))
    key = rng.class_by_index(params.stops, "stop")
    run = drawn_range(1, params.stops - 1, rng)
    order = _shuffled(1 + rng.class_by_index(22, "order"))  # pictures stand neither in order nor backwards
    spread = _OFFERED if question is form.StopOffered else min(params.spread, params.stops)
    first = key - ask.below(spread)
    near = [number % params.stops for number in range(first, first + spread)]
    others = ask.sample([number for number in near if number != key], 3)
    used = [key]
    if issubclass(question, form.Steps):
        used = [key, (key + run.key) % params.stops]
    elif issubclass(question, form.InOrder):
        walked = _walked(params.stops, spread, rng.class_by_index(4, "ahead"), ask)
        used = [walked[order.index(number)] for number in range(4)]
    elif issubclass(question, form.View | form.Cannot):
        used = [*others[:place], key, *others[place:]]
    elif spot:
        used = [key, others[0]]
    walk = _planted(kinds, at, used, state)
    lawn = form.Lawn(world, tuple(state.sample(walk.bodies, count)), at)
    if question is form.Cannot:
        return _cannot(walk, lawn, used, place, ask)
    pictures = tuple(walk.seen[number] for number in used)
    if question is form.View:
        return Puzzle(lawn, form.View(key + 1, _four(pictures)), LETTERS[place])
    if spot:
        return _spot(walk, lawn, used, place, ask)
    why = form.Told(tuple(number + 1 for number in used), tuple(walk.clues(number) for number in used))
    if issubclass(question, form.Steps):
        return Puzzle(lawn, *ask_in_range(run, question, pictures=pictures), why)
    if question is form.InOrder:
        return Puzzle(lawn, form.InOrder(_four(pictures)), "".join(LETTERS[number] for number in order), why)
    if question is form.OrderOffered:
        offered = _orders_offered("".join(str(number + 1) for number in order), place, ask)
        return Puzzle(lawn, form.OrderOffered(_four(pictures), _four(offered)), LETTERS[place], why)
    if len(why.clues[0]) < params.lines:
        raise Rejected("one or two clues tell it")
    if question is form.StopOffered:
        numbers = [number + 1 for number in (*others[:place], key, *others[place:])]
        return Puzzle(lawn, form.StopOffered((pictures[0],), _four(numbers)), LETTERS[place], why)
    answer = f"stop-{key + 1}" if question is form.StopBoxed else str(key + 1)
    return Puzzle(lawn, question((pictures[0],)), answer, why)


def _walked(stops: int, spread: int, ahead: int, rng: Stream) -> list[int]:
    """Four of so many stops in a row, in the order in which one comes to them from stop 1 on.

    So many of them lie before stop 1: the picture that a walk along them begins with is not always the first one.
    """
    offsets = sorted(rng.sample(range(spread), 4))
    if ahead:
        first = rng.between(stops - offsets[ahead], stops - 1 - offsets[ahead - 1])
    else:
        first = rng.below(stops - offsets[3])
    return sorted((first + offset) % stops for offset in offsets)


def _orders_offered(right: str, place: int, rng: Stream) -> list[str]:
    """The right order among the one that begins elsewhere on the same round, and what both are backwards.

    Pictures from stops side by side are alike, so that of other orders this would be enough to find the right one.
    """
    rounds = [right[start:] + right[:start] for start in (1, 2, 3)]
    elsewhere = rng.choice([one for one in rounds if one not in ("1234", "4321")])
    offered = rng.sample((elsewhere, right[::-1], elsewhere[::-1]), 3)
    offered.insert(place, right)
    return offered


def _four(options: Sequence[T]) -> tuple[T, T, T, T]:
    a, b, c, d = options
    return a, b, c, d


class _Walk:
    """What stands on the lawn, and how it looks from each stop."""

    def __init__(self, bodies: Sequence[form.Body], at: Sequence[Place]) -> None:
        self.bodies, self.stops = bodies, at
        self.seen = [_seen(bodies, stop) for stop in at]
        self.rows = [[thing.kind for thing in one] for one in self.seen]

    def clues(self, key: int) -> form.Clues:
        """Clues that leave fewer and fewer stops for the picture from this one, with these stops.

        Two things that are each there once are compared as long as that helps; the places of things
        that look alike settle it at last, since no other stop shows this order.
        """
        left, found = list(range(len(self.stops))), list[tuple[form.Clue, tuple[int, ...]]]()
        for clues in _clues(self.rows[key]):
            while len(left) > 1:
                best = min(clues, key=lambda clue: sum(_holds(self.rows[one], clue) for one in left), default=None)
                fewer = [one for one in left if best and _holds(self.rows[one], best)]
                if not best or fewer == left:
                    break
                left = fewer
                found.append((best, tuple(number + 1 for number in left)))
        return tuple(found)


def _clues(row: Sequence[Kind]) -> tuple[list[form.Clue], ...]:
    """What can be said of a row, what is easiest to see first.

    Which thing is left of which; how many of two that look alike are left of a thing; and where those stand.
    """
    once = [kind for kind in row if row.count(kind) == 1]
    twins = sorted({kind for kind in row if row.count(kind) == 2})
    before = [form.Clue(_BEFORE[row[: row.index(kind)].count(twin)], twin, kind) for twin in twins for kind in once]
    return (
        [form.Clue("left", one, other) for one, other in combinations(once, 2)],
        before,
        [form.Clue("at", kind, place) for place, kind in enumerate(row, start=1) if kind in twins],
    )


def _holds(row: Sequence[Kind], clue: form.Clue) -> bool:
    """True if a row has everything where a clue has it."""
    sort, kind, at = clue
    if isinstance(at, int):
        return row[at - 1] == kind
    before = row[: row.index(at)].count(kind)
    return before == (1 if sort == "left" else int(sort[0]))


def _planted(kinds: Sequence[Kind], at: Sequence[Place], used: Sequence[int], rng: Stream) -> _Walk:
    """A lawn of which all is seen from the stops that are used, in an order that no other stop shows."""
    import numpy as np

    bodies, scratch = np.empty((len(kinds), 2), np.int64), np.empty((2, len(at), len(kinds)), np.int64)
    alike = np.array([kinds.index(kind) for kind in kinds], np.int64)
    found = plant(
        RandomNumbers(rng.word()),
        alike,
        np.array(at, np.int64),
        np.array(used, np.int64),
        ROUND,
        HALF_WIDTH,
        _PLANTINGS,
        bodies,
        np.empty((len(at), len(kinds))),
        *scratch,
    )
    if not found:
        raise Rejected("the lawn is full, or two stops show one order")
    return _Walk([form.Body(kind, (x, y)) for kind, (x, y) in zip(kinds, bodies.tolist(), strict=True)], at)


def _somewhere(rng: Stream) -> Place:
    """A place on the lawn, or in the corners around it."""
    return rng.between(-LAWN, LAWN), rng.between(-LAWN, LAWN)


def _is_apart(place: Place, others: Sequence[Place]) -> bool:
    """True if it lies on the lawn, and away from others."""
    x, y = place
    return x * x + y * y <= LAWN**2 and all((x - a) ** 2 + (y - b) ** 2 >= APART**2 for a, b in others)


def _apart(one: Place, other: Place) -> int:
    """The square of the distance of two places."""
    (x, y), (a, b) = one, other
    return (x - a) ** 2 + (y - b) ** 2


def _seen(bodies: Sequence[form.Body], stop: tuple[float, float]) -> Seen:
    """What is seen from a stop, from left to right."""
    return tuple(sorted((_thing(body, stop) for body in bodies), key=lambda one: one.right))


def _thing(body: form.Body, stop: tuple[float, float]) -> form.Thing:
    """A body as it is seen from a stop."""
    (a, b), (x, y) = stop, body.at
    right, ahead = x * b - y * a, a * a + b * b - x * a - y * b
    return form.Thing(body.kind, round(1000 * right / ahead), int(ahead // ROUND))


def _shuffled(number: int) -> list[int]:
    """One of the 24 orders of four."""
    left, order = list(range(4)), []
    for size in (4, 3, 2, 1):
        number, place = divmod(number, size)
        order.append(left.pop(place))
    return order


def _cannot(walk: _Walk, lawn: form.Lawn, used: Sequence[int], place: int, rng: Stream) -> Puzzle:
    """Three pictures, and one where two neighbours have changed places."""
    path = [
        [thing.kind for thing in _seen(walk.bodies, (x, y))]
        for x, y in (
            (a + (c - a) * k / 24, b + (d - b) * k / 24) for (a, b), (c, d) in _around(walk.stops) for k in range(24)
        )
    ]
    rows = [walk.rows[number] for number in used]
    row = rows.pop(place)
    swaps = [[*row[:first], row[first + 1], row[first], *row[first + 2 :]] for first in rng.permutation(len(row) - 1)]
    rank = rng.below(len(used))
    swaps.sort(key=lambda swapped: abs(_likeness(swapped, rows) - rank))
    for swapped in swaps:
        if never := _never(swapped, path):
            break
    else:
        raise Rejected("these orders can be seen, or it is hard to say why not")
    false = tuple(thing._replace(kind=kind) for kind, thing in zip(swapped, walk.seen[used[place]], strict=True))
    options = _four([false if number == used[place] else walk.seen[number] for number in used])
    taken = tuple(number + 1 for number in used if number != used[place])
    return Puzzle(lawn, form.Cannot(options), LETTERS[place], form.Never(taken, never))


def _likeness(row: Sequence[Kind], rows: Sequence[Sequence[Kind]]) -> int:
    """How many of some rows are more like another one, each like the one that is most like it, than this one is."""

    def apart(one: Sequence[Kind], other: Sequence[Kind]) -> int:
        places = [other.index(kind) for kind in one]
        return sum(before > after for before, after in combinations(places, 2))

    every = [row, *rows]
    nearest = [min(apart(one, other) for other in every if other is not one) for one in every]
    return sum(far < nearest[0] for far in nearest)


def _around(places: Sequence[Place]) -> list[tuple[Place, Place]]:
    return list(pairwise([*places, places[0]]))


def _never(row: Sequence[Kind], path: Sequence[Sequence[Kind]]) -> tuple[form.Pair, ...]:
    """The fewest pairs of a row, all different, that nobody sees at once from anywhere; up to three, or nothing."""
    for size in (2, 3):
        for pairs in combinations(combinations(row, 2), size):
            if not any(all(other.index(one) < other.index(two) for one, two in pairs) for other in path):
                return tuple(form.Pair(one, other) for one, other in pairs)
    return ()


def _spot(walk: _Walk, lawn: form.Lawn, used: Sequence[int], place: int, rng: Stream) -> Puzzle:
    """Two pictures with a thing that the plan leaves out; only both of them tell its place.

    What is planted keeps clear of the rest, and is seen from stops all around, so how many spots are farther than the
    right one from all else is drawn, and how many from the middle.
    """
    drawn = rng.class_by_index(4, "farther"), rng.class_by_index(4, "outer")
    kinds = [body.kind for body in walk.bodies]
    once = [number for number, kind in enumerate(kinds) if kinds.count(kind) == 1]
    for missing in rng.sample(once, len(once)):
        gone = walk.bodies[missing]
        others = [body for body in walk.bodies if body != gone]
        known = _Walk(others, walk.stops)
        if any(known.rows.count(known.rows[number]) > 1 for number in used):
            continue
        for _ in range(_SPOTS):
            spots = _free([one.at for one in walk.bodies], rng)
            if len(spots) < 3:
                continue
            room = [min(_apart(spot, one.at) for one in others) for spot in (gone.at, *spots)]
            reach = [x * x + y * y for x, y in (gone.at, *spots)]
            if tuple(sum(far > one[0] for far in one) for one in (room, reach)) != drawn:
                continue
            spots.insert(place, gone.at)
            left = [_fitting(gone.kind, spots, place, others, walk.stops[number]) for number in used]
            if min(map(len, left)) > 1 and len(set(left[0]) & set(left[1])) == 1:
                shown = replace(lawn, bodies=tuple(body for body in lawn.bodies if body != gone))
                clues = tuple(known.clues(number) for number in used)
                one, other = (walk.seen[number] for number in used)
                why = form.Fitting(tuple(number + 1 for number in used), clues, tuple(left))
                return Puzzle(shown, form.Spot(gone.kind, (one, other), _four(spots)), LETTERS[place], why)
    raise Rejected("the other things do not tell the stop, or one picture tells the spot")


def _free(taken: Sequence[Place], rng: Stream) -> list[Place]:
    """Three free places on the lawn, away from one another, or as many as are found."""
    spots = list[Place]()
    for _ in range(TRIES):
        spot = _somewhere(rng)
        if _is_apart(spot, [*taken, *spots]):
            spots.append(spot)
        if len(spots) == 3:
            break
    return spots


def _fitting(
    kind: Kind, spots: Sequence[Place], place: int, others: Sequence[form.Body], stop: Place
) -> tuple[form.Letter, ...]:
    """The letters of the spots at which a thing would be seen from a stop in the order in which it is."""
    rows = [[one.kind for one in _seen([form.Body(kind, spot), *others], stop)] for spot in spots]
    return tuple(_LETTERS[number] for number, row in enumerate(rows) if row == rows[place])
