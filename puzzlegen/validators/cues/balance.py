"""Tries all weights that balances allow; judges `cues/balance`.

The format is that of ``docs/cues-machines.md``.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise, permutations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.facts.cues.themes import THEMES
from puzzlegen.formats.cues.balance import (
    QUESTIONS,
    Comparison,
    Heaviest,
    Lightest,
    Load,
    Order,
    Pan,
    Query,
    Scale,
    Scales,
    Steps,
    Tips,
    Weights,
)
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letters_of,
    proven,
)

BUDGET: Final = 600_000  # ways to weigh all kinds
_HEAVIEST: Final = 9
_SIGNS: Final = {"left": 1, "right": -1, "level": 0}


def certify(shown: Scales, query: Query) -> Certificate:
    """Ask of differences of weights which signs they have, among all weights that the balances allow.

    The difficulty is the least cost of some balances from which the answer follows, or that none of the wrong rows is
    in order. A balance that compares two kinds by itself costs 1, others cost one less than the kinds on them. The
    depth is the least number of balances from which the answer follows.

    Raises:
        MalformedStatement: there is no such thing, or two things are the same.
    """
    _check(shown, query)
    weights = _Weights(len(shown.things), shown.scales)
    found, against = _findings(weights, query) if weights.signs(()) else ([], np.zeros(1, np.bool_))
    cost, number = weights.needed(against) if len(found) == 1 else (sum(weights.costs), len(weights.costs))
    return proven(
        found,
        BUDGET,
        method="all weights",
        effort={"weights": _HEAVIEST ** len(shown.things)},
        difficulty=cost,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical(shown, query)),
        structure=f"{task_of(query)}, {len(shown.things)} kinds",
        depth=Depth.properties(number),
    )


def certify_why(shown: Scales, query: Query, answer: str, why: Steps | Weights) -> Faults:
    """Judges whether balances that are put together show what is heavier, or give one weight after the other."""
    if isinstance(why, Steps):
        place, facts = "ABCD".index(answer), list[tuple[int, int]]()
        match query:
            case Order(orders):
                facts = [*pairwise(orders[place])]
            case Heaviest() | Lightest():
                chosen = query.options[place]
                rest = [kind for kind in range(len(shown.things)) if kind != chosen]
                facts = [(chosen, kind) if isinstance(query, Lightest) else (kind, chosen) for kind in rest]
        if sorted((light, heavy) for light, heavy, _ in why.steps) != sorted(facts):
            return ("other things are compared",)
        return () if all(_follows(shown, step) for step in why.steps) else ("the balances do not add up to it",)
    if sorted(why.kinds) != [*range(len(shown.things))] or len(why.weights) != len(why.kinds):
        return ("there are other things",)
    if len(why.scales) != len(why.kinds) - 1:
        return ("a weight is not found",)
    for place, number in enumerate(why.scales, start=1):
        one, kind = _scale(shown, number), why.kinds[place]
        known = {*one.left, *one.right} <= {*why.kinds[: place + 1]}
        equal = sum(why.weights[some] for some in one.left) == sum(why.weights[some] for some in one.right)
        if one.tilt != "level" or not known or not equal or one.left.count(kind) == one.right.count(kind):
            return ("a balance gives no such weight",)
    return ()


def _scale(shown: Scales, number: int) -> Scale:
    """The balance of a number."""
    if number > len(shown.scales):
        raise MalformedStatement("there is no such balance")
    return shown.scales[number - 1]


def _follows(shown: Scales, step: Comparison) -> bool:
    """True if balances, each so often, show together that one kind is heavier than another.

    Each counts with its lower side, or its left one if it is level, as heavier; only level ones can be taken off. On
    the heavier side is nothing but what the two make up for.
    """
    (light, heavy, used), surplus, strict = step, [0] * len(shown.things), False
    for number, often in used:
        one = _scale(shown, number)
        if often == 0 or (often < 0 and one.tilt != "level"):
            return False
        lower, upper = (one.right, one.left) if one.tilt == "right" else (one.left, one.right)
        surplus = [many + often * (lower.count(kind) - upper.count(kind)) for kind, many in enumerate(surplus)]
        strict = strict or one.tilt != "level"
    times = -surplus[light]
    rest = [many for kind, many in enumerate(surplus) if kind not in (light, heavy)]
    if (
        len({number for number, _ in used}) < len(used)
        or times < 1
        or surplus[heavy] > times
        or max(rest, default=0) > 0
    ):
        return False
    return strict or surplus[heavy] < times or min(rest, default=0) < 0


def _check(shown: Scales, query: Query) -> None:
    kinds = len(shown.things)
    demand_different(shown.things)
    if not set(shown.things) <= set(THEMES[shown.theme]):
        raise MalformedStatement("these are no things for such a balance")
    loads = [load for scale in shown.scales for load in (scale.left, scale.right)]
    match query:
        case Heaviest() | Lightest():
            loads.append(query.options)
            demand_different(query.options)
        case Order(orders):
            if any(sorted(order) != list(range(kinds)) for order in orders):
                raise MalformedStatement("an order has every thing once")
            demand_different(orders)
        case Tips(left, right):
            loads += [left, right]
        case Pan(left, options):
            loads += [left, *options]
            demand_different([tuple(sorted(load)) for load in options])
        case _:
            loads.append((query.of, query.unit))
            demand_different(loads[-1])
    if max(map(max, loads)) >= kinds:
        raise MalformedStatement("a number stands for no thing")


@cache
def _all(kinds: int) -> NDArray[np.int8]:
    """All weights of so many kinds, of shape (kinds, ways)."""
    return np.indices((_HEAVIEST,) * kinds, np.int8).reshape(kinds, -1) + 1


class _Weights:
    """The weights that the balances allow; ``costs`` says how hard each of them is to use."""

    def __init__(self, kinds: int, scales: Sequence[Scale]) -> None:
        self.costs = [_cost(scale) for scale in scales]
        self.kinds, self._all = kinds, _all(kinds)
        # For each way to weigh all kinds, the balances that agree with it: one bit each
        self._agree = np.zeros(self._all.shape[1], np.uint8)
        for number, one in enumerate(scales):
            agree = _have(_SIGNS[one.tilt], _difference(self._all, one.left, one.right))
            self._agree |= agree.view(np.uint8) << np.uint8(number)
        self._allowed = self._all[:, np.flatnonzero(self._agree == 2 ** len(scales) - 1)]

    def signs(self, more: Load, less: Load = ()) -> set[int]:
        """The signs of the difference of two loads."""
        found = _difference(self._allowed, more, less)
        return {sign for sign in (-1, 0, 1) if _have(sign, found).any()}

    def needed(self, against: NDArray[np.bool_]) -> tuple[int, int]:
        """The least that some of the balances cost which allow none of the weights ``against``, and their number."""
        left = np.flatnonzero(np.bincount(self._agree[against], minlength=1)).tolist()  # sets of balances, one bit each
        numbers = range(len(self.costs))
        subsets = (
            (some, sum(1 << one for one in some)) for size in numbers for some in combinations(numbers, size + 1)
        )
        enough = [some for some, bits in subsets if all(agree & bits != bits for agree in left)]
        enough = enough or [tuple(numbers)]
        return min(map(self._cost, enough)), min(map(len, enough))

    def against(self, more: Load, less: Load, *signs: int) -> NDArray[np.bool_]:
        """The weights with which the difference of two loads has another sign than these."""
        found = _difference(self._all, more, less)
        against: NDArray[np.bool_] = ~np.logical_or.reduce([_have(sign, found) for sign in signs])
        return against

    def _cost(self, some: Sequence[int]) -> int:
        return sum(self.costs[number] for number in some)


def _cost(scale: Scale) -> int:
    """1, if a balance compares two kinds by itself; otherwise one less than the kinds on it.

    It does if it holds two kinds, or if all that lies on the side that is not lighter is of one kind and there is as
    much of another kind on the other side.
    """
    sides = [(scale.left, scale.right)] * (scale.tilt != "right") + [(scale.right, scale.left)] * (scale.tilt != "left")
    plain = any(len({*heavy}) == 1 and max(map(light.count, light)) >= len(heavy) for heavy, light in sides)
    return 1 if plain else len({*scale.left, *scale.right}) - 1


def _difference(weights: NDArray[np.int8], more: Load, less: Load) -> NDArray[np.int8]:
    """How much more one load weighs than another, for each of these ways to weigh all kinds."""
    difference = np.zeros(weights.shape[1], np.int8)
    for kind in more:
        difference += weights[kind]
    for kind in less:
        difference -= weights[kind]
    return difference


def _have(sign: int, numbers: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Which numbers have this sign: 1, 0 or -1."""
    return numbers > 0 if sign > 0 else numbers < 0 if sign else numbers == 0


def _findings(weights: _Weights, query: Query) -> tuple[list[Findings], NDArray[np.bool_]]:
    """What can be defended, twice if the balances leave open what matters; and the weights with which it is untrue."""
    kinds = range(weights.kinds)
    match query:
        case Order():
            chains = [list(pairwise(order)) for order in query.options]
            signs = [[weights.signs((heavy,), (light,)) for light, heavy in chain] for chain in chains]
            settled = [all(one == {1} for one in some) for some in signs]
            open_ = not any(settled) and any(all(1 in one for one in some) for some in signs)
            found = letters_of(settled, "the balances say otherwise")
            wrong = [chain for chain, right in zip(chains, settled, strict=True) if not right]
            fits = [~np.logical_or.reduce([weights.against((b,), (a,), 1) for a, b in chain]) for chain in wrong]
            against = np.logical_or.reduce(fits)
        case Heaviest() | Lightest():
            wanted = -1 if isinstance(query, Lightest) else 1
            beaten = {b for a, b in permutations(kinds, 2) if weights.signs((a,), (b,)) == {wanted}}
            left = [kind for kind in kinds if kind not in beaten]
            found = letters_of([kind in left for kind in query.options], "another one goes beyond it")
            open_ = len(left) > 1
            rest = (kind for kind in kinds if kind != left[0])
            against = np.logical_or.reduce([weights.against((left[0],), (kind,), wanted) for kind in rest])
        case Tips():
            possible = weights.signs(query.left, query.right)
            found = letters_of([sign in possible for sign in (1, -1, 0)], "the balances say otherwise")
            open_ = len(possible) > 1
            against = weights.against(query.left, query.right, *possible)
        case Pan():
            ways = [weights.signs(query.left, load) for load in query.options]
            found = letters_of([way == {0} for way in ways], "it never weighs as much")
            open_ = any(len(way) > 1 for way in ways)
            right = [load for load, way in zip(query.options, ways, strict=True) if way == {0}]
            against = np.logical_or.reduce([weights.against(query.left, load, 0) for load in right or query.options])
        case _:
            ratios = {number: weights.signs((query.of,), (query.unit,) * number) for number in range(1, _HEAVIEST + 1)}
            numbers = [number for number, signs in ratios.items() if signs == {0}]
            found = Findings(tuple(map(str, numbers)))
            open_ = any(len(signs) > 1 for signs in ratios.values())
            against = weights.against((query.of,), (query.unit,) * sum(numbers), 0)
    defended = [found, found] if open_ else [Findings((answer,), found.refuted) for answer in found.answers]
    return defended, against


def _canonical(shown: Scales, query: Query) -> object:
    """What stays if kinds change their numbers, balances their places and sides each other's."""

    def called(load: Load) -> tuple[str, ...]:
        return tuple(sorted(shown.things[thing] for thing in load))

    scales = []
    for scale in shown.scales:
        sides = [(called(scale.left), scale.tilt == "left"), (called(scale.right), scale.tilt == "right")]
        scales.append(sorted(sides))
    match query:
        case Order(orders):
            asked: Any = sorted([shown.things[thing] for thing in order] for order in orders)
        case Heaviest() | Lightest():
            asked = called(query.options)
        case Tips(left, right):
            asked = sorted((called(left), called(right)))
        case Pan(left, options):
            asked = called(left), sorted(map(called, options))
        case _:
            asked = shown.things[query.of], shown.things[query.unit]
    return f"_{type(query).__name__}", sorted(scales), asked  # the name as it always was in this form
