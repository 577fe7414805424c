"""Tries all weights that balances allow; judges `cues/balance`.

The format is that of ``docs/cues-machines.md``.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise, permutations
from typing import Any, Final, Literal, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.facts.cues.dresses import DRESSES
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letters_of,
    parse,
    proven,
    read,
)

BUDGET: Final = 600_000  # ways to weigh all kinds
_HEAVIEST: Final = 9
_MOST: Final = 6  # things on a side, balances
_SIGNS: Final = {"left": 1, "right": -1, "level": 0}
Load: TypeAlias = tuple[int, ...]


class _Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    left: Load
    right: Load
    tilt: Literal["left", "right", "level"]


class _Scales(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: str
    things: tuple[str, ...]
    scales: tuple[_Scale, ...]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task"):
    pass


class _Heaviest(_Query, frozen=True, tag="heaviest"):
    options: tuple[int, int, int, int]


class _Lightest(_Heaviest, frozen=True, tag="lightest"):
    pass


class _Order(_Query, frozen=True, tag="order"):
    options: tuple[Load, Load, Load, Load]


class _Tips(_Query, frozen=True, tag="tips"):
    left: Load
    right: Load


class _Pan(_Query, frozen=True, tag="pan"):
    left: Load
    options: tuple[Load, Load, Load, Load]


class _Worth(_Query, frozen=True, tag="worth"):
    of: int
    unit: int


_ASKED: Final[Any] = _Heaviest | _Lightest | _Order | _Tips | _Pan | _Worth


def certify(statement: Statement, query: Statement) -> Certificate:
    """Ask of differences of weights which signs they have, among all weights that the balances allow.

    The difficulty is the least cost of some balances from which the answer follows, or that none of the wrong rows is
    in order. A balance that compares two kinds by itself costs 1, others cost one less than the kinds on them.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown, asked = parse(statement, _Scales, "statement"), parse(query, _ASKED, "query")
    _check(shown, asked)
    weights = _Weights(len(shown.things), shown.scales)
    found, against = _findings(weights, asked) if weights.signs(()) else ([], np.zeros(1, np.bool_))
    return proven(
        found,
        BUDGET,
        method="all weights",
        effort={"weights": _HEAVIEST ** len(shown.things)},
        difficulty=weights.needed(against) if len(found) == 1 else sum(weights.costs),
        unit="comparisons combined",
        canonical=fingerprint(_canonical(shown, asked)),
        structure=f"{type(asked).__name__.lower().strip('_')}, {len(shown.things)} kinds",
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """Judges whether balances that are put together show what is heavier, or give one weight after the other.

    Raises:
        MalformedStatement: the facts break the format.
    """
    shown, asked = parse(statement, _Scales, "statement"), parse(query, _ASKED, "query")
    if isinstance(asked, _Heaviest | _Order):
        steps = read(why, "facts", steps=tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]).steps
        place = "ABCD".index(answer)
        if isinstance(asked, _Order):
            facts = [*pairwise(asked.options[place])]
        else:
            chosen = asked.options[place]
            rest = [kind for kind in range(len(shown.things)) if kind != chosen]
            facts = [(chosen, kind) if isinstance(asked, _Lightest) else (kind, chosen) for kind in rest]
        if sorted((light, heavy) for light, heavy, _ in steps) != sorted(facts):
            return ("other things are compared",)
        return () if all(_follows(shown, *step) for step in steps) else ("the balances do not add up to it",)
    told = read(why, "facts", kinds=tuple[int, ...], weights=tuple[int, ...], scales=tuple[int, ...])
    if sorted(told.kinds) != [*range(len(shown.things))] or len(told.weights) != len(told.kinds):
        return ("there are other things",)
    if len(told.scales) != len(told.kinds) - 1 or min(told.weights) < 1:
        return ("a weight is not found",)
    for place, number in enumerate(told.scales, start=1):
        if not 1 <= number <= len(shown.scales):
            raise MalformedStatement("there is no such balance")
        one, kind = shown.scales[number - 1], told.kinds[place]
        known = {*one.left, *one.right} <= {*told.kinds[: place + 1]}
        equal = sum(told.weights[some] for some in one.left) == sum(told.weights[some] for some in one.right)
        if one.tilt != "level" or not known or not equal or one.left.count(kind) == one.right.count(kind):
            return ("a balance gives no such weight",)
    return ()


def _follows(shown: _Scales, light: int, heavy: int, used: Sequence[tuple[int, int]]) -> bool:
    """True if balances, each so often, show together that one kind is heavier than another.

    Each counts with its lower side, or its left one if it is level, as heavier; only level ones can be taken off. On
    the heavier side is nothing but what the two make up for.
    """
    surplus, strict = [0] * len(shown.things), False
    for number, often in used:
        if not 1 <= number <= len(shown.scales):
            raise MalformedStatement("there is no such balance")
        one = shown.scales[number - 1]
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


def _check(shown: _Scales, asked: Any) -> None:
    kinds = len(shown.things)
    if not 2 <= kinds <= 6 or len(set(shown.things)) < kinds or not 1 <= len(shown.scales) <= _MOST:
        raise MalformedStatement(f"there are 2 to 6 different things and 1 to {_MOST} balances")
    if not set(shown.things) <= set(DRESSES.get(shown.dress, ())):
        raise MalformedStatement("these are no things for such a balance")
    loads = [load for scale in shown.scales for load in (scale.left, scale.right)]
    numbers: tuple[int, ...] = ()
    match asked:
        case _Heaviest():
            numbers = asked.options
            demand_different(asked.options)
        case _Order():
            if any(sorted(order) != list(range(kinds)) for order in asked.options):
                raise MalformedStatement("an order has every thing once")
            demand_different(asked.options)
        case _Tips():
            loads += [asked.left, asked.right]
        case _Pan():
            loads += [asked.left, *asked.options]
            demand_different([tuple(sorted(load)) for load in asked.options])
        case _Worth():
            numbers = (asked.of, asked.unit)
            demand_different(numbers)
    if not all(0 < len(load) <= _MOST for load in loads):
        raise MalformedStatement(f"a load has 1 to {_MOST} things")
    if not all(0 <= thing < kinds for load in (*loads, numbers) for thing in load):
        raise MalformedStatement("a number stands for no thing")


@cache
def _all(kinds: int) -> NDArray[np.int8]:
    """All weights of so many kinds, of shape (kinds, ways)."""
    return np.indices((_HEAVIEST,) * kinds, np.int8).reshape(kinds, -1) + 1


class _Weights:
    """The weights that the balances allow; ``costs`` says how hard each of them is to use."""

    def __init__(self, kinds: int, scales: Sequence[_Scale]) -> None:
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

    def needed(self, against: NDArray[np.bool_]) -> int:
        """The least that some of the balances cost which allow none of the weights ``against``."""
        left = np.flatnonzero(np.bincount(self._agree[against], minlength=1)).tolist()  # sets of balances, one bit each
        numbers = range(len(self.costs))
        subsets = [some for count in numbers for some in combinations(numbers, count + 1)]
        for some in sorted(subsets, key=self._cost):
            bits = sum(1 << number for number in some)
            if all(agree & bits != bits for agree in left):
                return self._cost(some)
        return sum(self.costs)

    def against(self, more: Load, less: Load, *signs: int) -> NDArray[np.bool_]:
        """The weights with which the difference of two loads has another sign than these."""
        found = _difference(self._all, more, less)
        against: NDArray[np.bool_] = ~np.logical_or.reduce([_have(sign, found) for sign in signs])
        return against

    def _cost(self, some: Sequence[int]) -> int:
        return sum(self.costs[number] for number in some)


def _cost(scale: _Scale) -> int:
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


def _findings(weights: _Weights, asked: Any) -> tuple[list[Findings], NDArray[np.bool_]]:
    """What can be defended, twice if the balances leave open what matters; and the weights with which it is untrue."""
    kinds = range(weights.kinds)
    match asked:
        case _Order():
            chains = [list(pairwise(order)) for order in asked.options]
            signs = [[weights.signs((heavy,), (light,)) for light, heavy in chain] for chain in chains]
            settled = [all(one == {1} for one in some) for some in signs]
            open_ = not any(settled) and any(all(1 in one for one in some) for some in signs)
            found = letters_of(settled, "the balances say otherwise")
            wrong = [chain for chain, right in zip(chains, settled, strict=True) if not right]
            fits = [~np.logical_or.reduce([weights.against((b,), (a,), 1) for a, b in chain]) for chain in wrong]
            against = np.logical_or.reduce(fits)
        case _Heaviest():
            wanted = -1 if isinstance(asked, _Lightest) else 1
            beaten = {b for a, b in permutations(kinds, 2) if weights.signs((a,), (b,)) == {wanted}}
            left = [kind for kind in kinds if kind not in beaten]
            found = letters_of([kind in left for kind in asked.options], "another one goes beyond it")
            open_ = len(left) > 1
            rest = (kind for kind in kinds if kind != left[0])
            against = np.logical_or.reduce([weights.against((left[0],), (kind,), wanted) for kind in rest])
        case _Tips():
            possible = weights.signs(asked.left, asked.right)
            found = letters_of([sign in possible for sign in (1, -1, 0)], "the balances say otherwise")
            open_ = len(possible) > 1
            against = weights.against(asked.left, asked.right, *possible)
        case _Pan():
            ways = [weights.signs(asked.left, load) for load in asked.options]
            found = letters_of([way == {0} for way in ways], "it never weighs as much")
            open_ = any(len(way) > 1 for way in ways)
            right = [load for load, way in zip(asked.options, ways, strict=True) if way == {0}]
            against = np.logical_or.reduce([weights.against(asked.left, load, 0) for load in right or asked.options])
        case _:
            ratios = {number: weights.signs((asked.of,), (asked.unit,) * number) for number in range(1, _HEAVIEST + 1)}
            numbers = [number for number, signs in ratios.items() if signs == {0}]
            found = Findings(tuple(map(str, numbers)))
            open_ = any(len(signs) > 1 for signs in ratios.values())
            against = weights.against((asked.of,), (asked.unit,) * sum(numbers), 0)
    defended = [found, found] if open_ else [Findings((answer,), found.refuted) for answer in found.answers]
    return defended, against


def _canonical(shown: _Scales, asked: Any) -> object:
    """What stays if kinds change their numbers, balances their places and sides each other's."""

    def called(load: Load) -> tuple[str, ...]:
        return tuple(sorted(shown.things[thing] for thing in load))

    scales = []
    for scale in shown.scales:
        sides = [(called(scale.left), scale.tilt == "left"), (called(scale.right), scale.tilt == "right")]
        scales.append(sorted(sides))
    match asked:
        case _Order():
            query: Any = sorted([shown.things[thing] for thing in order] for order in asked.options)
        case _Heaviest():
            query = called(asked.options)
        case _Tips():
            query = sorted((called(asked.left), called(asked.right)))
        case _Pan():
            query = called(asked.left), sorted(map(called, asked.options))
        case _:
            query = shown.things[asked.of], shown.things[asked.unit]
    return type(asked).__name__, sorted(scales), query
