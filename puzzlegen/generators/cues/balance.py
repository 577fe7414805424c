"""Balances, level or tipped: what is heaviest, what order the weights have, and what makes the last one level."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, permutations
from math import gcd, inf
from typing import Annotated, Any, Final, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.cues.themes import THEMES
from puzzlegen.formats.cues import balance as form
from puzzlegen.formats.cues.balance import Comparison, Heaviest, Lightest, Order, Tips, Worth
from puzzlegen.generators.cues.kits.depths import wanted
from puzzlegen.generators.cues.kits.looks import missed
from puzzlegen.generators.cues.kits.orders import drawn_ranks, have_ranks
from puzzlegen.generators.kits.asking import LETTERS

Load: TypeAlias = tuple[int, ...]  # the things on one side, by their numbers, in order
Pair: TypeAlias = tuple[Load, Load]  # left and right
Mask: TypeAlias = NDArray[np.bool_]  # one truth for each way to weigh all kinds

_HEAVIEST: Final = 9
_TILTS: Final[tuple[form.Tilt, ...]] = get_args(form.Tilt)
_TRIED: Final = 60  # balances, of which a few suffice
_NEAR: Final = 1  # gram between the two sides of these
_SHOWN: Final = 6  # balances, at most
_SUMMED: Final = 7  # balances at most are added up, each as often as it is
_PLANS: Final = 12  # of level balances, before an attempt is given up
_TRIPLES: Final = 240  # of wrong orders
_WRONG: Final = 24  # of these, that need most balances
_LOOKS: Final = ("lower", "company", "few")  # at kinds of which one is the heaviest or the lightest
_MISSED: Final = 2  # places by which the right kind may miss its ranks at these


class BalanceParams(Params, frozen=True, kw_only=True):
    """How many kinds of things there are, the most things on a side, and how much a balance shows by itself.

    ``depth`` is how many of the balances are needed; ``weighed`` how many kinds there are where each is weighed by
    those before it.
    """

    kinds: Annotated[int, Knob("more weights to compare", 4, 6)]
    weighed: int
    most: Annotated[int, Knob("more things on a side", 2, 4)]
    plain: Annotated[int, Knob("percent of balances that show by themselves which of two things is heavier", 0, 100)]
    mixed: Annotated[bool, Knob("unknown weights lie beside known ones")]


LEVELS: Final = {
    Level.EASY: BalanceParams(
        band=(2, 3),
        bands={Order: (1, 2)},
        depth=(2, 2),
        depths={Order: (1, 1)},
        kinds=4,
        weighed=3,
        most=3,
        plain=100,
        mixed=False,
    ),
    Level.MEDIUM: BalanceParams(
        band=(4, 5),
        bands={Order: (2, 4)},
        depth=(3, 3),
        depths={Order: (2, 2)},
        kinds=4,
        weighed=4,
        most=3,
        plain=40,
        mixed=True,
    ),
    Level.HARD: BalanceParams(
        band=(6, 9),
        bands={Order: (5, 9)},
        depth=(4, 4),
        depths={Order: (3, 3)},
        kinds=5,
        weighed=5,
        most=3,
        plain=20,
        mixed=True,
    ),
    Level.EXTREME: BalanceParams(band=(10, 18), depth=(5, 6), kinds=6, weighed=6, most=3, plain=0, mixed=True),
}


def invent(rng: Stream, params: BalanceParams, asked: Drawn) -> Puzzle:
    """Weigh things of known weights, and ask for what follows."""
    state = rng.child("state")
    compared = asked.question in (Heaviest, Lightest, Order)
    kinds = params.kinds if compared else params.weighed
    for _ in range(1 if compared else _PLANS):
        weights = state.sample(range(1, _HEAVIEST + 1), kinds)
        found = (_compared if compared else _levelled)(*asked, weights, params, rng)
        if found is not None:
            break
    else:
        raise Rejected("no loads of equal weight")
    pairs, query, answer, why = found
    scales = tuple(form.Scale(*pair, _tilt(pair, weights)) for pair in pairs)
    theme = state.choice(get_args(form.Theme))
    things = tuple(state.sample(THEMES[theme], kinds))
    return Puzzle(form.Scales(theme, things, scales), query, answer, why)


def _compared(
    question: type[Any], place: int, weights: list[int], params: BalanceParams, rng: Stream
) -> tuple[list[Pair], form.Query, str, form.Steps]:
    """Balances that show what is heavier than what; with the query, its answer and the steps to it."""
    state = rng.child("state")
    order = sorted(range(params.kinds), key=weights.__getitem__)
    facts = list(pairwise(order))
    if question is not Order:
        key = order.pop(-1 if question is Heaviest else 0)
        facts = [(kind, key) if question is Heaviest else (key, kind) for kind in order]
    pairs = _sufficient(facts, params, weights, state)
    deep = max(1, int(wanted(params, question)[0]))
    if len(pairs) < deep:
        raise Rejected("too few balances")
    why = form.Steps(tuple(_steps(facts, pairs, weights)))
    if question is Order:
        return pairs, question(tuple(_orders(order, pairs, weights, deep, place, rng))), LETTERS[place], why
    options = _others(key, order, pairs, weights, 1 if question is Heaviest else -1, rng)
    options.insert(place, key)
    return pairs, question(tuple(options)), LETTERS[place], why


def _others(
    key: int, order: Sequence[int], pairs: Sequence[Pair], weights: Sequence[int], sense: int, rng: Stream
) -> list[int]:
    """Three other kinds, beside which the key stands at a drawn place by what a hasty person looks at.

    This is how much oftener a kind lies on lower sides than on upper ones, how few things lie on its sides, and at
    the heaviest the most of a kind on one side, at the lightest how often it lies alone.
    """
    leans = [(side[0], _lean(side, weights)) for pair in pairs for side in (pair, pair[::-1])]
    looks = []
    for kind in (*order, key):
        lower = sum(load.count(kind) * ((lean > 0) - (lean < 0)) for load, lean in leans)
        sizes = [len(load) for load, _ in leans if kind in load]
        few = max(load.count(kind) for load, _ in leans) if sense > 0 else sum({*load} == {kind} for load, _ in leans)
        looks.append((sense * lower, -sense * sum(sizes) / len(sizes), few))
    of = dict(zip((*order, key), looks, strict=True))
    ranks = [rng.class_by_index(len(LETTERS), name) for name in _LOOKS]
    choices = list(combinations(rng.child("ask").sample(order, len(order)), 3))
    far = {chosen: missed([*map(of.__getitem__, chosen), of[key]], ranks) for chosen in choices}
    best = min(choices, key=lambda chosen: sum(far[chosen]))
    if sum(far[best]) > _MISSED + 2 * (len(choices) == 1):
        raise Rejected("the right one stands out")
    return [*best]


def _sufficient(
    facts: Sequence[tuple[int, int]], params: BalanceParams, weights: Sequence[int], rng: Stream
) -> list[Pair]:
    """Balances, none of them idle, from which it follows of pairs of kinds that the second is heavier."""
    near = _leaning(params, weights, -_NEAR, _NEAR)
    near = [pair for pair in rng.sample(near, min(_TRIED, len(near))) if not _lean(pair, weights) or rng.below(2)]
    near = [pair for pair in near if rng.below(100) < params.plain or not _is_plain(pair, weights)]
    ways, found = _all(params.kinds), list[Pair]()
    against = _any_light(facts, ways)
    count = np.count_nonzero(against)
    for pair in near:
        left = against & _agreeing(pair, weights, ways)
        if (fewer := np.count_nonzero(left)) < count or not count:
            against, count = left, fewer
            found.append(pair)
        if len(against) > 4 * count > 0:  # few are left: look at these only
            ways, against = ways.take(np.flatnonzero(against), axis=1), np.ones(count, np.bool_)
        if len(found) == _SUMMED:
            break
    steps = _steps(facts, found, weights)
    used = {number - 1 for step in steps for number, _ in step.scales}
    if len(used) > _SHOWN:
        raise Rejected("too many balances")
    return _turned([pair for number, pair in enumerate(found) if number in used], rng)


def _turned(pairs: Sequence[Pair], rng: Stream) -> list[Pair]:
    """Balances in any order, some of them seen from behind."""
    return [pair[::-1] if rng.below(2) else pair for pair in rng.sample(pairs, len(pairs))]


@cache
def _all(kinds: int) -> NDArray[np.int8]:
    """All weights of so many kinds, of shape (kinds, ways)."""
    return np.indices((_HEAVIEST,) * kinds, np.int8).reshape(kinds, -1) + 1


def _any_light(facts: Iterable[tuple[int, int]], ways: NDArray[np.int8]) -> Mask:
    """Which weights are against one of these facts at least."""
    against: Mask = np.logical_or.reduce([ways[light] >= ways[heavy] for light, heavy in facts])
    return against


def _agreeing(pair: Pair, weights: Sequence[int], ways: NDArray[np.int8]) -> Mask:
    """With which ways to weigh all kinds a balance stands as it does."""
    left, right = (sum((ways[kind] for kind in load), np.int8(0)) for load in pair)
    agree: Mask = {"left": np.greater, "right": np.less, "level": np.equal}[_tilt(pair, weights)](left, right)
    return agree


def _is_plain(pair: Pair, weights: Sequence[int]) -> bool:
    """True if the side that is not lighter has things of one kind, and the other one as many of another kind."""
    sides = {"left": [pair], "right": [pair[::-1]], "level": [pair, pair[::-1]]}[_tilt(pair, weights)]
    return any(len({*heavy}) == 1 and max(map(light.count, light)) >= len(heavy) for heavy, light in sides)


def _steps(facts: Sequence[tuple[int, int]], pairs: Sequence[Pair], weights: Sequence[int]) -> list[Comparison]:
    """What is lighter, what is heavier, and the balances whose sum shows it: their numbers from 1, and how often.

    Each is added with its lower side, or its left one if it is level, to the heavier; a negative count takes it off.

    Raises:
        Rejected: a fact is no such sum, and holds only since weights are whole numbers up to nine.
    """
    tilts = [_tilt(pair, weights) for pair in pairs]
    sides = [pair[::-1] if tilt == "right" else pair for pair, tilt in zip(pairs, tilts, strict=True)]
    leans = [[heavy.count(kind) - light.count(kind) for kind in range(len(weights))] for heavy, light in sides]
    often = _often(len(pairs))
    often = often[(often[:, [tilt != "level" for tilt in tilts]] >= 0).all(axis=1)]
    often = often[often.any(axis=1)]
    less, steps = -often @ np.array(leans), list[Comparison]()
    lacking = (less < 0).sum(axis=1)
    for light, heavy in facts:
        # All other kinds are on the lighter side, if at all: only the two asked about have to make up for it.
        fitting = np.flatnonzero(lacking == (less[:, [light, heavy]] < 0).sum(axis=1))
        found = [
            fitting[shown[0]]
            for times in (1, 2, 3)
            if (shown := np.flatnonzero((less[fitting, heavy] >= -times) & (less[fitting, light] >= times))).size
        ]
        if not found:
            raise Rejected("the balances do not add up to it")
        used = often[min(found)].tolist()  # the fewest balances
        steps.append(Comparison(light, heavy, tuple((number, n) for number, n in enumerate(used, 1) if n)))
    return sorted(steps, key=lambda step: sum(abs(times) for _, times in step.scales))


@cache
def _often(balances: int) -> NDArray[np.int64]:
    """How often each balance may be added, or taken off if it is level; the fewest first."""
    some = 3 if balances < 5 else 2
    ways = np.indices((2 * some + 1,) * balances).reshape(balances, -1).T - some
    ways = ways[abs(ways).sum(axis=1) <= _SUMMED]
    fewest: NDArray[np.int64] = ways[np.argsort(abs(ways).sum(axis=1), kind="stable")]
    return fewest


def _orders(
    order: list[int], pairs: Sequence[Pair], weights: Sequence[int], deep: int, place: int, rng: Stream
) -> list[Load]:
    """The order and three others; so many balances are needed, at least, to show all of them to be wrong.

    How the key stands among the others at a look at them, or at several where there are many, is drawn for the item.
    """
    (ways, ranks), bases = _ranks(len(order)), len(order) ** np.arange(len(order))
    agreeing = [_agreeing(pair, weights, ways) for pair in pairs]
    others = [other for other in permutations(order) if other != tuple(order)]
    codes = np.array(others) @ bases
    sizes, refuted = list[int](), list[Mask]()  # of each set of balances, and the orders that it shows to be wrong
    for some in (some for size in range(1, deep + 1) for some in combinations(agreeing, size)):
        possible = np.zeros(len(order) ** len(order), np.bool_)
        possible[ranks[np.logical_and.reduce(some)]] = True
        sizes.append(len(some))
        refuted.append(~possible[codes])
    shown = np.array(refuted)
    least = np.where(shown, np.array(sizes)[:, None], deep + 1).min(axis=0)
    ask, places = rng.child("options"), drawn_ranks(rng, wary=len(order) > len(LETTERS))
    drawn = [number for number in ask.sample(range(len(others)), len(others)) if least[number] <= deep]
    drawn = sorted(drawn, key=lambda number: -least[number])[:_WRONG]
    for _ in range(_TRIPLES if len(drawn) > len(LETTERS) - 2 else 0):
        wrong = ask.sample(drawn, 3)
        enough = shown[:, wrong].all(axis=1)
        if not enough.any() or sizes[int(enough.argmax())] < deep:
            continue
        options = [tuple(order), *(others[number] for number in wrong)]
        if have_ranks(options, places):
            return [*options[1 : place + 1], options[0], *options[place + 1 :]]
    raise Rejected("no rows that differ enough")


@cache
def _ranks(kinds: int) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    """The ways to weigh so many kinds without ties, and the orders of the kinds, numbers to the base of their count."""
    ways = _all(kinds)
    ways = ways[:, (np.diff(np.sort(ways, axis=0), axis=0) > 0).all(axis=0)]
    return ways, ways.argsort(axis=0).T @ kinds ** np.arange(kinds)


def _levelled(
    question: type[Any], place: int, weights: list[int], params: BalanceParams, rng: Stream
) -> tuple[list[Pair], form.Query, str, form.Weights] | None:
    """Level balances, each of which weighs one kind by the kinds before it; the question takes the first and the last.

    All of them are needed, since each has the kind that the one before has weighed. None where no loads are equal.
    """
    state, ask = rng.child("state"), rng.child("ask")
    kinds = state.permutation(params.weighed)
    ends, answer, offered = {kinds[0], kinds[-1]}, LETTERS[place], tuple[Load, ...]()
    query: form.Query
    if question is Tips:
        side = rng.class_by_index(3, "tips")
        lean = ((1, inf), (-inf, -1), (0, 0))[side]
        pairs = [pair for pair in _leaning(params, weights, *lean) if ends <= {*pair[0], *pair[1]}]
        if not pairs:
            return None
        left, right = ask.choice(pairs)
        query, answer, offered = Tips(left, right), LETTERS[side], (right,)
    elif question is Worth:
        number = 2 + rng.class_by_index(6, "number")
        of, unit = ask.sample([*ends], 2)
        weights[unit] = ask.between(1, _HEAVIEST // number)
        weights[of] = number * weights[unit]
        left, query, answer = (), Worth(of, unit), str(number)
    else:
        loads = _loads(ends, weights, params, place, ask)
        if loads is None:
            return None
        left, offered = loads
        query = question(left, offered)
    found, level = list[Pair](), _leaning(params, weights, 0, 0)
    for place in range(1, len(kinds)):
        last, new, known = kinds[place - 1], kinds[place], {*kinds[:place]}
        pairs = [
            pair
            for pair in level
            if {last, new} <= {*pair[0], *pair[1]} <= {new, *known}
            and new in pair[0]
            and ({*pair[0]} == {new} or params.mixed)
        ]
        if not pairs:
            return None
        found.append(state.choice(pairs))
    shown = _turned(found, state)
    if any({tuple(sorted(left)), load} == {*pair} for load in offered for pair in found):
        return None  # the answer could be copied
    numbers = [1 + next(n for n, pair in enumerate(shown) if {*pair} == {*one}) for one in found]
    return shown, query, answer, form.Weights(tuple(kinds), tuple(weights), tuple(numbers))


@cache
def _pairs(kinds: int, most: int) -> tuple[Pair, ...]:
    """Loads of two sides that share no kind and are no multiple of smaller ones."""
    loads = [load for size in range(1, most + 1) for load in combinations_with_replacement(range(kinds), size)]
    return tuple(
        (left, right)
        for left in loads
        for right in loads
        if not {*left} & {*right} and gcd(*map((left + right).count, left + right)) == 1
    )


@cache
def _shares(kinds: int, most: int) -> NDArray[np.int64]:
    """How many more of each kind the left side has, for each of the pairs."""
    return np.array([[left.count(k) - right.count(k) for k in range(kinds)] for left, right in _pairs(kinds, most)])


def _leaning(params: BalanceParams, weights: Sequence[int], least: float, most: float) -> list[Pair]:
    """The pairs whose left side is heavier by so much."""
    kinds = len(weights)
    lean, pairs = _shares(kinds, params.most) @ weights, _pairs(kinds, params.most)
    return [pairs[number] for number in np.flatnonzero((least <= lean) & (lean <= most))]


def _weight(load: Load, weights: Sequence[int]) -> int:
    return sum(weights[thing] for thing in load)


def _tilt(pair: Pair, weights: Sequence[int]) -> form.Tilt:
    """The side that hangs lower, or "level"."""
    lean = _lean(pair, weights)
    return _TILTS[(lean < 0) if lean else 2]


def _lean(pair: Pair, weights: Sequence[int]) -> int:
    """How much heavier the left side is."""
    return _weight(pair[0], weights) - _weight(pair[1], weights)


def _loads(
    ends: set[int], weights: Sequence[int], params: BalanceParams, place: int, rng: Stream
) -> tuple[Load, tuple[Load, ...]] | None:
    """A load of one or two things, and four for the other side, one of which weighs as much."""
    lefts = [load for few in (1, 2) for load in combinations_with_replacement(range(len(weights)), few)]
    tried = [(left, size) for left in lefts for size in range(1, params.most + 1) if ends & {*left}]
    for left, size in rng.sample(tried, len(tried)):
        loads = [load for load in combinations_with_replacement(range(len(weights)), size) if not {*load} & {*left}]
        loads = [load for load in loads if ends <= {*left, *load}]  # else the right one alone would have them
        weight = _weight(left, weights)
        keys = [load for load in loads if _weight(load, weights) == weight]
        others = [load for load in loads if 0 < abs(_weight(load, weights) - weight) <= 4]
        if keys and len(others) > 2:
            options = rng.sample(others, 3)
            return left, (*options[:place], rng.choice(keys), *options[place:])
    return None
