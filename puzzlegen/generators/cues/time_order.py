"""Pictures of one place at different times: which was first, in which order, between which two, what does not belong.

What happens in a place only ever goes one way: a candle burns down, a wall is built. Each picture shows the levels of
such things, unless one is hidden.
"""

from typing import Annotated, Final

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues import time_order as form
from puzzlegen.formats.cues.time_order import (
    Between,
    Chain,
    First,
    Last,
    Minutes,
    Order,
    Place,
    Query,
    Way,
    Ways,
    Wrong,
)
from puzzlegen.generators.kits.asking import LETTERS

TOP: Final = 8  # the highest level
_BOTH: Final[tuple[Way, ...]] = ("rises", "falls")
SCENES: Final[dict[form.Scene, dict[str, tuple[Way, ...]]]] = {
    "parlour": {"candle": ("falls",), "books": _BOTH, "cake": ("falls",), "jug": _BOTH, "scarf": _BOTH},
    "winter": {"snowman": _BOTH, "prints": ("rises",), "bucket": _BOTH, "icicles": _BOTH, "sundial": ("rises",)},
    "yard": {"wall": _BOTH, "bricks": _BOTH, "fence": ("rises",), "sunflower": ("rises",), "apples": _BOTH},
}
UNMEASURED: Final = ("sundial", "sunflower")  # with a level that nobody counts
RATES: Final = (4, 5, 6, 8, 10, 12, 15, 20)  # minutes from one level to the next
_LONGEST: Final = 240  # minutes
_TRIES: Final = 2_000  # at pictures in which nothing has to be fuller than full where it is hidden
_PICTURES: Final = 4  # that are lettered as options
_STRIP: Final = 5  # pictures in a row, between which another one belongs


class TimeOrderParams(Params, frozen=True, kw_only=True):
    """What a level is made of.

    Attributes:
        tasks: only tell levels apart; what is asked is in `QUESTIONS`.
        pictures: how many are to be put in order.
        needed: how many things are needed to tell, at least.
        covers: in how many of a hundred places more a thing is hidden than where it has to; in one at least, unless 0.
        either: whether the way of a thing may be unknown.
        links: how many pairs of pictures lead from one to another whose distance in minutes is asked for.
    """

    tasks: tuple[str, ...]
    pictures: int
    needed: int
    covers: Annotated[int, Knob("more cats, umbrellas and towels, which hide things", 0, 20)]
    either: Annotated[bool, Knob("the way of one thing may be unknown")]
    links: int


_CHOICES: Final = ("first", "last", "order", "order", "minutes", "minutes")
LEVELS: Final = {
    Level.EASY: TimeOrderParams(
        band=(4, 4), bands={Between: (6, 6), Minutes: (2, 2), Wrong: (8, 8)}, depth=(1, 2),
        tasks=(*_CHOICES, "between", "wrong"), pictures=4, needed=1, covers=0, either=False, links=1,
    ),
    Level.MEDIUM: TimeOrderParams(
        band=(8, 10), bands={Between: (12, 12), Minutes: (4, 4)}, depth=(2, 2),
        tasks=(*_CHOICES, "between"), pictures=5, needed=2, covers=10, either=False, links=2,
    ),
    Level.HARD: TimeOrderParams(
        band=(12, 15), bands={Order: (18, 23), Minutes: (6, 6)}, depth=(3, 3),
        tasks=_CHOICES, pictures=6, needed=3, covers=10, either=True, links=3,
    ),
    Level.EXTREME: TimeOrderParams(
        band=(24, 30), bands={Minutes: (8, 8)}, depth=(4, 5),
        tasks=("order", "minutes"), pictures=6, needed=4, covers=6, either=True, links=4,
    ),
}  # fmt: skip


def invent(rng: Stream, params: TimeOrderParams, asked: Drawn) -> Puzzle:
    """Let time pass in a place, and take pictures of it."""
    state, ask = rng.child("state"), rng.child("ask")
    question, place = asked
    scene = state.choice(tuple(SCENES))
    if question is Minutes:
        return _timed(scene, params, state)
    count = params.pictures if question is Order else _STRIP + 1 if question is Between else _PICTURES
    things, ways, known, rows = _passed(scene, params, question, count, state)
    order = ask.permutation(count)  # which place each picture gets, by its time
    query: Query
    answer = LETTERS[place]
    if question in (First, Last):
        rest = [one for one in order if one != place]
        order = [place, *rest] if question is First else [*rest, place]
        query = question((0, 1, 2, 3))
    elif question is Between:
        own = place + 1  # its place in time: after one of the first four
        order = [*range(own), _STRIP, *range(own, _STRIP)]
        query = Between()
    elif question is Wrong:
        wrong = _falsified(rows, ask)
        order = [one for one in order if one != place]
        order.insert(wrong, place)
        query = Wrong((0, 1, 2, 3))
    else:
        query, answer = Order(), "".join("ABCDEF"[one] for one in order)
    pictures = [rows[order.index(one)] for one in range(count)]
    if any(row in pictures[:number] for number, row in enumerate(pictures)):
        raise Rejected("two pictures are alike")
    shown = Place(scene, tuple(things), tuple(known), tuple(zip(*pictures, strict=True)))
    return Puzzle(shown, query, answer, Ways(tuple(ways)))


def _passed(
    scene: form.Scene, params: TimeOrderParams, question: type[Query], count: int, rng: Stream
) -> tuple[list[str], list[Way], list[Way], list[list[int | None]]]:
    """Things, their ways, what is known of these, and the levels in each picture by time; None where it is hidden.

    Every step of time is shown by one of the things that are needed, or by some of them, and by no other thing.
    """
    needed, puzzling = params.needed + (question is Wrong), question in (First, Last) and params.needed > 1
    names = rng.sample(tuple(SCENES[scene]), max(needed + (puzzling or question is Between), 2))
    tellers = [*range(needed), *(rng.below(needed) for _ in range(count))][: count - 1]
    steps = [{one} | {thing for thing in range(needed) if not rng.below(6)} for one in rng.sample(tellers, count - 1)]
    if len(set.union(*steps)) < needed:
        raise Rejected("a thing tells nothing")
    ways: list[Way] = []
    columns: list[list[int]] = []
    either = rng.below(needed) if params.either else None
    for thing, name in enumerate(names):
        way = rng.choice(SCENES[scene][name])
        moves = [
            rng.between(1, 2) * (thing in told or (thing >= needed and not puzzling and rng.below(2))) for told in steps
        ]
        if sum(moves) > TOP - 1:
            raise Rejected("a thing changes too much")
        levels = [rng.between(1, TOP - sum(moves))]
        for move in moves:
            levels.append(levels[-1] + move)
        columns.append(levels[::-1] if way == "falls" else levels)
        ways.append(way)
    hidden = {(row, thing) for row in range(count) for thing in range(len(names)) if rng.below(100) < params.covers}
    if params.covers and not hidden:
        raise Rejected("nothing is hidden")
    if puzzling:
        # The picture that is asked for shows all that tells: the rest is hidden, lest it be known by hiding little.
        key = count - 1 if question is Last else 0
        hidden |= _hidden(steps, last=question is Last)
        hidden |= {
            (row, needed + idle)
            for row in range(count)
            for idle in (0, 1)
            if rng.below(8) < (2 + needed, 2)[row != key]
        }
    known: list[Way] = [
        "either" if thing == either and len(SCENES[scene][name]) > 1 else way
        for thing, (name, way) in enumerate(zip(names, ways, strict=True))
    ]
    shown = rng.permutation(len(names))
    rows = [[None if (row, thing) in hidden else columns[thing][row] for thing in shown] for row in range(count)]
    return [names[thing] for thing in shown], [ways[thing] for thing in shown], [known[thing] for thing in shown], rows


def _hidden(steps: list[set[int]], *, last: bool) -> set[tuple[int, int]]:
    """What has to be hidden, so that each picture differs from the first, or last, in one step.

    A thing that has changed stays changed; so all things are hidden that have, but for those of the nearest step.
    """
    count = len(steps) + 1
    near = {row: (steps[row] if last else steps[row - 1]) for row in range(count) if row != (count - 1 if last else 0)}
    changed = {row: set.union(*(steps[row:] if last else steps[:row])) for row in near}
    return {(row, thing) for row, own in near.items() for thing in changed[row] - own}


def _falsified(rows: list[list[int | None]], rng: Stream) -> int:
    """Give one picture the levels of two times that are far apart, so that it belongs nowhere; which one it is."""
    wrong, width = rng.below(len(rows)), len(rows[0])
    early, late = rng.sample((0, len(rows) - 1), 2)
    moved = rng.sample(range(width), rng.between(1, width - 1))
    rows[wrong] = [rows[early if thing in moved else late][thing] for thing in range(width)]
    return wrong


def _timed(scene: form.Scene, params: TimeOrderParams, rng: Stream) -> Puzzle:
    """A chain of pictures, each of which shares one thing with the next, and the minutes between two of them."""
    linked = max(params.links, 2)
    names = rng.sample([name for name in SCENES[scene] if name not in UNMEASURED], linked)
    ways = [rng.choice(SCENES[scene][name]) for name in names]
    asked = params.links
    for _ in range(_TRIES):
        rates = rng.sample(RATES, linked)
        pace = [rate if way == "rises" else -rate for way, rate in zip(ways, rates, strict=True)]
        shown = [rng.sample(range(1, TOP + 1), 2) for _ in names]
        times = [0]
        for (start, end), minutes in zip(shown, pace, strict=True):
            times.append(times[-1] + (end - start) * minutes)
        zeros = [time - levels[0] * minutes for time, levels, minutes in zip(times, shown, pace, strict=False)]
        possible = all(
            0 <= (time - zero) / minutes <= TOP for time in times for zero, minutes in zip(zeros, pace, strict=True)
        )
        if possible and len({*times}) == len(times) and abs(times[asked]) <= _LONGEST:
            break
    else:
        raise Rejected("two pictures of the same time, or times too far apart")
    rows: list[list[int | None]] = [[None] * linked for _ in range(linked + 1)]
    for thing, (start, end) in enumerate(shown):
        rows[thing][thing], rows[thing + 1][thing] = start, end
    order, places = rng.permutation(linked + 1), rng.permutation(linked)
    shown_place = Place(
        scene,
        things=tuple(names[thing] for thing in places),
        ways=tuple(ways[thing] for thing in places),
        levels=tuple(tuple(rows[row][thing] for row in order) for thing in places),
    )
    one, other = sorted((order.index(0), order.index(asked)))
    query = Minutes(tuple(rates[thing] for thing in places), (one, other))
    pictures, linking = [order.index(row) for row in range(asked + 1)], names[:asked]
    if pictures[0] > pictures[-1]:
        pictures, linking = pictures[::-1], linking[::-1]
    return Puzzle(shown_place, query, str(abs(times[asked])), Chain(tuple(pictures), tuple(linking)))
