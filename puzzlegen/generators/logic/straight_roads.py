"""Crooked sketch maps of villages whose roads are straight, but for one: which one, and what gives it away.

A sketch is a wiring diagram: roads on tracks, from left to right, of which neighbours change places where they cross.
Straight roads change places once at most, and what has no pair that does so twice can be completed to an arrangement
of pseudolines, beyond the rim of the map. With up to eight of these, there are straight lines that cross in this way.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations, pairwise, permutations
from typing import Annotated, Any, Final, TypeAlias, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic.straight_roads import (
    Bend,
    Betray,
    Cannot,
    Crooked,
    CrookedOffered,
    Crossing,
    Flipped,
    Map,
    Pairs,
    Same,
    Sketch,
    Theme,
    Twice,
)
from puzzlegen.generators.kits.asking import LETTERS, ask_in_range, drawn_range

Word: TypeAlias = list[int]  # the upper ones of the two tracks that change places, from left to right
Pair: TypeAlias = tuple[int, int]

THEMES: Final = get_args(Theme)
_ANY: Final = (0, 10**6)
_TRIES: Final = 120
_AGAIN: Final = 5  # roads that a crooked one may cross twice, so that it has hardly more crossings than any other
_APART: Final = 4  # pairs that keep their order from end to end, besides one that crosses twice


class RoadsParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        roads, crossings: of the whole sketch.
        pairs: of the numbers to be asked for, of pairs that cross more than once.
        lens: the fewest crossings that lie between two meetings of the same two roads, on both of them together.
        same: the roads of a sketch that is to be found again.
    """

    roads: int
    crossings: tuple[int, int]
    pairs: tuple[int, int]
    lens: int
    same: Annotated[int, Knob("more roads to compare, where a sketch is to be found again", 5, 8)]

    def depth_of(self, question: type[Any]) -> Band:
        """What is accepted for a question."""
        return next((band for base, band in (self.depths or {}).items() if issubclass(question, base)), _ANY)


def _depths(followed: Band, counted: Band, found: Band) -> dict[type[Any], Band]:
    return {Crooked: followed, Cannot: followed, Betray: followed, Pairs: counted, Same: found}


def _bands(
    alone: tuple[int, int], listed: tuple[int, int], named: tuple[int, int], found: tuple[int, int]
) -> dict[type[Any], tuple[float, float]]:
    return {Betray: alone, Pairs: listed, Cannot: named, Same: found}


LEVELS: Final = {
    Level.EASY: RoadsParams(
        band=(12, 23),
        bands=_bands((11, 19), (9, 16), (6, 14), (9, 13)),
        depths=_depths((2, 2), (4, 5), (1, 1)),
        roads=7,
        crossings=(11, 15),
        pairs=(1, 4),
        lens=1,
        same=7,
    ),
    Level.MEDIUM: RoadsParams(
        band=(24, 33),
        bands=_bands((20, 26), (17, 20), (15, 18), (14, 17)),
        depths=_depths((3, 3), (7, 7), (2, 2)),
        roads=7,
        crossings=(17, 20),
        pairs=(2, 6),
        lens=3,
        same=7,
    ),
    Level.HARD: RoadsParams(
        band=(34, 45),
        bands=_bands((27, 34), (22, 27), (19, 23), (18, 22)),
        depths=_depths((4, 4), (9, 9), (3, 9)),
        roads=8,
        crossings=(23, 27),
        pairs=(3, 7),
        lens=4,
        same=8,
    ),
    Level.EXTREME: RoadsParams(
        band=(44, 90),
        bands=_bands((35, 70), (28, 40), (0, 0), (0, 0)),
        depths=_depths((5, 9), (12, 20), (0, 0)),
        roads=9,
        crossings=(29, 33),
        pairs=(5, 8),
        lens=5,
        same=8,
    ),
}


def invent(rng: Stream, params: RoadsParams, asked: Drawn) -> Puzzle:
    """Draw sketches until one suits the question."""
    state, ask, question, place = rng.child("state"), rng.child("ask"), *asked
    if question is Same:
        return _found_again(place, params, state, ask)
    run, count, counted = drawn_range(*params.pairs, rng), params.roads, issubclass(question, Pairs)
    low, high = params.depth_of(question)
    named = rng.class_by_index(count, "crooked")  # the number of the crooked road, from 0
    for _ in range(_TRIES):
        wild = state.sample(range(count), 2 if counted else 1)
        pairs = [pair for pair in combinations(range(count), 2) if {*pair} & {*wild}]
        again = pairs if counted or question is Betray else state.sample(pairs, _AGAIN)
        word = _walk(count, again, state.between(*params.crossings), state)
        met = _meetings(word, count)
        several = sorted(pair for pair, at in met.items() if len(at) > 1)
        lens = 2 if counted else params.lens
        if len(word) < params.crossings[0] or any(_between(met, pair) < lens for pair in several):
            continue
        chains = {pair: _followed(met, pair) for pair in several}
        depth = max(_crossings(met, count)) if counted else _second(chains.values(), question)
        if question is not Cannot and not low <= depth <= high:
            continue
        left = state.permutation(count)
        if not counted:
            other = left.index(named)
            left[other], left[wild[0]] = left[wild[0]], named
        statement = Map(theme=state.choice(THEMES), **_sketch(word, left, state))
        why = Twice(tuple(_numbered(left, pair) for pair in several))
        if counted:
            if len(several) == run.key:
                return Puzzle(statement, *ask_in_range(run, question), why)
        elif question is Betray:
            if len(several) == 1 and len(met[several[0]]) == 2 and len(_apart(met, count)) >= _APART:
                columns = _columns(word)
                order = sorted(range(len(word)), key=lambda number: (columns[number], word[number]))
                answer = tuple(f"crossing-{order.index(at) + 1}" for at in met[several[0]])
                return Puzzle(statement, Betray(), answer, why)
        elif len(several) > 1 and not _is_busiest(met, wild[0], count):
            if question is Crooked:
                return Puzzle(statement, Crooked(), str(named + 1), why)
            if question is CrookedOffered:
                others = [road + 1 for road in ask.sample([road for road in range(count) if road != named], 3)]
                others.insert(place, named + 1)
                a, b, c, d = others
                return Puzzle(statement, CrookedOffered((a, b, c, d)), LETTERS[place], why)
            offered = _offered(met, wild[0], [pair for pair in several if low <= chains[pair] <= high], count, ask)
            if offered is not None:
                key, wrong = offered
                one, two, three, four = (_numbered(left, pair) for pair in (*wrong[:place], key, *wrong[place:]))
                return Puzzle(statement, Cannot((one, two, three, four)), LETTERS[place], why)
    raise Rejected("no sketch suits the question")


def _numbered(left: list[int], pair: Pair) -> Pair:
    """The numbers of two roads."""
    return _pair(left[pair[0]] + 1, left[pair[1]] + 1)


def _apart(met: dict[Pair, list[int]], count: int) -> list[Pair]:
    """Pairs that never cross: they keep their order from end to end, as those that cross twice do."""
    return [pair for pair in combinations(range(count), 2) if pair not in met]


def _offered(
    met: dict[Pair, list[int]], wild: int, keys: list[Pair], count: int, rng: Stream
) -> tuple[Pair, list[Pair]] | None:
    """A pair that crosses twice, and three that do not: two of them never cross, and one has as many crossings.

    The four roads of the pairs stand in a circle, so that each of them is named as often as any other.
    """
    times = _crossings(met, count)
    apart, found = {*_apart(met, count)}, list[tuple[int, Pair, list[Pair]]]()
    for key in keys:
        other = sum(key) - wild
        for third, fourth in permutations({*range(count)} - {*key}, 2):
            wrong = [_pair(wild, fourth), _pair(other, third), _pair(third, fourth)]
            busy = sum(times[one] + times[two] >= times[key[0]] + times[key[1]] for one, two in wrong)
            if len(met.get(wrong[0], ())) < 2 and len(apart.intersection(wrong)) > 1:
                found.append((busy, key, wrong))
    if not found:
        return None
    most = max(busy for busy, _, _ in found)
    key, wrong = rng.choice([(key, wrong) for busy, key, wrong in found if busy == most])
    return key, rng.sample(wrong, 3)


def _walk(count: int, again: Sequence[Pair], wanted: int, rng: Stream) -> Word:
    """Changes of places at random, fewer than wanted if no more are left.

    Two roads change places once, some pairs do so again, and none undo what they have just done.
    """
    order, word = list(range(count)), Word()
    limits = [[1] * count for _ in range(count)]
    for one, other in again:
        limits[one][other] = limits[other][one] = 2
    left = [list(row) for row in limits]
    weights = [limits[track][track + 1] for track in range(count - 1)]  # of the tracks that may change places
    while len(word) < wanted:
        ways = [track for track, weight in enumerate(weights) for _ in range(weight)]
        if not ways:
            break
        track = rng.choice(ways)
        one, other = order[track : track + 2]
        left[one][other] -= 1
        left[other][one] -= 1
        order[track : track + 2] = other, one
        weights[track] = 0
        for near in (track - 1, track + 1):
            if 0 <= near < count - 1:
                one, other = order[near : near + 2]
                weights[near] = limits[one][other] if left[one][other] else 0
        word.append(track)
    return word


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def _meetings(word: Word, count: int) -> dict[Pair, list[int]]:
    """Two roads -> the places in the word where they cross."""
    order, met = list(range(count)), dict[Pair, list[int]]()
    for number, track in enumerate(word):
        met.setdefault(_pair(order[track], order[track + 1]), []).append(number)
        order[track], order[track + 1] = order[track + 1], order[track]
    return met


def _between(met: dict[Pair, list[int]], pair: Pair) -> int:
    """How many crossings lie on two roads between their first two meetings."""
    first, second = met[pair][:2]
    return sum(first < at < second for other, ats in met.items() if {*other} & {*pair} for at in ats)


def _followed(met: dict[Pair, list[int]], pair: Pair) -> int:
    """How many crossings there are from one meeting of two roads to the next, along the road that has more."""
    first, second = met[pair][:2]
    return 1 + max(sum(first < at < second for two, ats in met.items() if one in two for at in ats) for one in pair)


def _second(chains: Collection[int], question: type[Any]) -> int:
    """The longer one of the two shortest chains, which it takes to tell the crooked road; of the only pair, its own."""
    return max(sorted(chains)[: 1 if question is Betray else 2], default=0)


def _crossings(met: dict[Pair, list[int]], count: int) -> list[int]:
    """How many crossings each road has."""
    return [sum(len(ats) for pair, ats in met.items() if one in pair) for one in range(count)]


def _is_busiest(met: dict[Pair, list[int]], road: int, count: int) -> bool:
    """True if a road has more crossings than any other one, so that mere counting finds it."""
    times = _crossings(met, count)
    return all(times[road] > times[one] for one in range(count) if one != road)


def _columns(word: Word, lags: list[int] | None = None) -> list[int]:
    """A column for each crossing, as far left as those before it and its lag allow."""
    free, columns = Counter[int](), []
    for number, track in enumerate(word):
        column = max(free[track], free[track + 1]) + (lags[number] if lags else 0)
        free[track] = free[track + 1] = column + 1
        columns.append(column)
    return columns


def _sketch(word: Word, left: list[int], rng: Stream, lags: list[int] | None = None, arc: int = 3) -> dict[str, Any]:
    """The fields of a sketch: roads at the left from 1, crossings by column and track, and how it is bent."""
    crossings = tuple(sorted(map(Crossing, _columns(word, lags), word)))
    bend = Bend(rng.between(-arc, arc), rng.below(12), rng.below(12))
    return {"left": tuple(road + 1 for road in left), "crossings": crossings, "bend": bend}


def _found_again(place: int, params: RoadsParams, state: Stream, ask: Stream) -> Puzzle:
    """A sketch, and four others: of two triangles of roads, each is turned inside out or not."""
    count = params.same
    low, high = params.bands[Same]
    depth = params.depth_of(Same)
    for _ in range(_TRIES):
        word = _walk(count, [], state.between(int(low), int(high)), state)
        met = _meetings(word, count)
        times = Counter(road for pair in met for road in pair)
        flips = [flip for flip in _triangles(word) if all(times[road] > 2 for road in _roads(met, flip))]
        far = {flip: _far(word, count, flip) for flip in flips}
        pairs = [
            two
            for two in combinations(flips, 2)
            if not {*two[0]} & {*two[1]} and depth[0] <= max(far[flip] for flip in two) <= depth[1]
        ]
        if pairs:
            break
    else:
        raise Rejected("no two triangles")
    left, two = state.permutation(count), state.choice(pairs)
    options = []
    for way in range(4):
        new = list(word)
        for number, flip in enumerate(two):
            if (way ^ place) >> number & 1:
                for at in flip:
                    new[at] = 2 * min(word[one] for one in flip) + 1 - word[at]
        options.append(_redrawn(new, left, ask))
    statement = Map(theme=state.choice(THEMES), **_sketch(word, left, state))
    flipped = (sorted(left[road] + 1 for road in _roads(met, flip)) for flip in two)
    a, b, c, d = options
    return Puzzle(statement, Same((a, b, c, d)), LETTERS[place], Flipped(tuple((i, j, k) for i, j, k in flipped)))


def _triangles(word: Word) -> list[tuple[int, int, int]]:
    """Three crossings of three roads each, with none between that touches their tracks."""
    found = []
    for first, track in enumerate(word):
        near = [at for at in range(first + 1, len(word)) if abs(word[at] - track) < 3]
        for middle, last in pairwise(near):
            if middle == near[0] and word[last] == track and abs(word[middle] - track) == 1:
                found.append((first, middle, last))
    return found


def _far(word: Word, count: int, flip: tuple[int, int, int]) -> int:
    """The crossings that it takes, along a road from its nearer end, to see that a triangle is turned inside out."""
    met, found = _meetings(word, count), list[int]()
    for road in _roads(met, flip):
        order = sorted(at for pair, ats in met.items() if road in pair for at in ats)
        first = min(order.index(at) for at in flip if at in order)
        found.append(min(first + 1, len(order) - 1 - first))
    return min(found)


def _roads(met: dict[Pair, list[int]], flip: tuple[int, int, int]) -> set[int]:
    """The roads of a triangle."""
    return {road for pair, ats in met.items() if {*ats} & {*flip} for road in pair}


def _redrawn(word: Word, left: list[int], rng: Stream) -> Sketch:
    """The same crossings elsewhere, with gaps, or all of it turned half round."""
    count = len(left)
    if rng.below(2):
        order = list(left)
        for track in word:
            order[track], order[track + 1] = order[track + 1], order[track]
        word, left = [count - 2 - track for track in reversed(word)], order[::-1]
    return Sketch(**_sketch(word, left, rng, [int(rng.below(6) == 0) for _ in word], arc=2))
