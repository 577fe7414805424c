"""Balances, level or tipped: what is heaviest, what order the weights have, and what makes the last one level."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, Final, TypeAlias

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import LETTERS, drawn_task

Load: TypeAlias = tuple[int, ...]  # the things on one side, by their numbers, in order
Pair: TypeAlias = tuple[Load, Load]  # left and right

TASKS: Final = ("heaviest", "lightest", "order", "tips", "pan", "worth")
DRESSES: Final[dict[str, tuple[str, ...]]] = {
    "beam": (
        "apple",
        "banana",
        "carrot",
        "cherries",
        "grapes",
        "mushroom",
        "onion",
        "pear",
        "pineapple",
        "radish",
        "strawberry",
        "watermelon",
    ),
    "kitchen": ("candle", "cheese", "cup", "egg", "glass", "honey", "jug", "milk", "saucepan", "teapot"),
    "seesaw": (
        "cat",
        "chick",
        "dog",
        "duck",
        "elephant",
        "frog",
        "hen",
        "mouse",
        "owl",
        "penguin",
        "rabbit",
        "sheep",
        "snail",
        "turtle",
    ),
}
_HEAVIEST: Final = 9
_TILTS: Final = ("left", "right", "level")


class BalanceParams(Params, frozen=True, kw_only=True):
    """How many kinds of things there are, the most things on a side, and the bounds of balances that nobody needs."""

    kinds: int
    most: int
    idle: tuple[int, int]


LEVELS: Final = {
    Level.EASY: BalanceParams(
        band=(3, 6),
        bands={
            "heaviest": (4, 6),
            "lightest": (4, 8),
            "order": (4, 8),
            "pan": (3, 9),
            "worth": (3, 9),
        },
        kinds=4,
        most=3,
        idle=(0, 0),
    ),
    Level.MEDIUM: BalanceParams(
        band=(7, 10),
        bands={
            "heaviest": (7, 9),
            "lightest": (9, 12),
            "order": (9, 12),
            "pan": (10, 12),
            "worth": (10, 12),
        },
        kinds=4,
        most=3,
        idle=(0, 1),
    ),
    Level.HARD: BalanceParams(
        band=(11, 40),
        bands={
            "heaviest": (10, 40),
            "lightest": (13, 40),
            "order": (13, 40),
            "pan": (13, 40),
            "worth": (13, 40),
        },
        kinds=5,
        most=3,
        idle=(0, 1),
    ),
}


def invent(rng: Stream, params: BalanceParams) -> Puzzle:
    """Weigh things of known weights, and ask for what follows."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = drawn_task(TASKS, rng)
    weights = state.sample(range(1, _HEAVIEST + 1), params.kinds)
    order = sorted(range(params.kinds), key=weights.__getitem__)
    dress = state.choice(list(DRESSES))
    query: dict[str, Any] = {"task": task}
    answer = LETTERS[place]
    match task:
        case "order":
            query["options"] = _orders(order, place, ask)
        case "heaviest" | "lightest":
            key = order[-1 if task == "heaviest" else 0]
            others = ask.sample([thing for thing in order if thing != key], 3)
            query["options"] = [*others[:place], key, *others[place:]]
        case "tips":
            side = rng.per_item(3, "tips")
            pairs = [pair for pair in _pairs(params.kinds, params.most) if _tilt(pair, weights) == _TILTS[side]]
            query["left"], query["right"] = ask.choice(pairs or [((), ())])
            answer = LETTERS[side]
        case "worth":
            number = 2 + rng.per_item(6, "number")
            of, unit = ask.sample(range(params.kinds), 2)
            weights[unit] = ask.between(1, _HEAVIEST // number)
            weights[of] = number * weights[unit]
            query |= {"of": of, "unit": unit}
            answer = str(number)
        case _:
            query["left"], query["options"] = _loads(weights, params, place, ask)
    if task in ("tips", "worth", "pan"):
        pairs = _level(weights, params, state)
    else:
        pairs = _compared(order, task, params, weights, state)
    pairs += state.sample(_pairs(params.kinds, params.most), state.between(*params.idle))
    if len({frozenset(pair) for pair in pairs}) < len(pairs):
        raise Rejected("two balances with the same loads")
    pairs = [pair[::-1] if state.below(2) else pair for pair in state.sample(pairs, len(pairs))]
    scales = [{"left": pair[0], "right": pair[1], "tilt": _tilt(pair, weights)} for pair in pairs]
    things = state.sample(DRESSES[dress], params.kinds)
    return Puzzle({"dress": dress, "things": things, "scales": scales}, query, answer, {"weights": weights})


@cache
def _pairs(kinds: int, most: int) -> tuple[Pair, ...]:
    """Loads of two sides that share no kind, the smaller numbers on the left."""
    loads = [load for size in range(1, most + 1) for load in combinations_with_replacement(range(kinds), size)]
    return tuple((left, right) for left in loads for right in loads if not set(left) & set(right))


@cache
def _alone(kind: int, kinds: int, most: int) -> tuple[Pair, ...]:
    """Those pairs that have nothing but things of one kind on the left."""
    return tuple(pair for pair in _pairs(kinds, most) if set(pair[0]) == {kind})


def _weight(load: Load, weights: Sequence[int]) -> int:
    return sum(weights[thing] for thing in load)


def _tilt(pair: Pair, weights: Sequence[int]) -> str:
    """The side that hangs lower, or "level"."""
    difference = _weight(pair[0], weights) - _weight(pair[1], weights)
    return _TILTS[(difference < 0) if difference else 2]


def _level(weights: Sequence[int], params: BalanceParams, rng: Stream) -> list[Pair]:
    """Level balances, each of which weighs one kind of things by kinds weighed before."""
    kinds = rng.permutation(params.kinds)
    known, found = [kinds.pop()], list[Pair]()
    while kinds:
        pairs = [
            pair
            for kind in kinds
            for pair in _alone(kind, params.kinds, params.most)
            if set(pair[1]) <= {*known} and _tilt(pair, weights) == "level"
        ]
        if not pairs:
            raise Rejected("no loads of equal weight")
        found.append(rng.choice(pairs))
        known.append(found[-1][0][0])
        kinds.remove(known[-1])
    return found


def _compared(order: list[int], task: str, params: BalanceParams, weights: Sequence[int], rng: Stream) -> list[Pair]:
    """Balances which show of each kind but one that there is a heavier one (a lighter one, the next heavier one).

    Either both stand alone on a tipped balance, or the lighter ones have company against as many heavier ones.
    """
    found = []
    for number in range(1, len(order)):
        if task == "order":
            light, heavy = order[number - 1], order[number]
        elif task == "lightest":
            light, heavy = order[rng.below(number)], order[number]
        else:
            light, heavy = order[number - 1], order[rng.between(number, len(order) - 1)]
        fitting = [
            pair
            for pair in _alone(heavy, len(order), params.most)
            if pair[1].count(light) >= len(pair[0]) < len(pair[1]) and _tilt(pair, weights) != "right"
        ]
        found.append(rng.choice(fitting) if fitting and rng.below(3) else ((heavy,), (light,)))
    return found


def _orders(order: list[int], place: int, rng: Stream) -> list[list[int]]:
    """The order and three others.

    Two pairs are exchanged or not, in all four ways, so that none of them is nearer to the others than any other is.
    """
    a, b, c, d = rng.sample(range(len(order)), 4)
    options = []
    for way in range(4):
        one = list(order)
        if (way ^ place) & 1:
            one[a], one[b] = one[b], one[a]
        if (way ^ place) & 2:
            one[c], one[d] = one[d], one[c]
        options.append(one)
    return options


def _loads(weights: Sequence[int], params: BalanceParams, place: int, rng: Stream) -> tuple[Load, list[Load]]:
    """A load of one or two things, and four for the other side, one of which weighs as much."""
    kinds = range(params.kinds)
    lefts = [load for few in (1, 2) for load in combinations_with_replacement(kinds, few)]
    tried = [(left, size) for left in lefts for size in range(1, params.most + 1)]
    for left, size in rng.sample(tried, len(tried)):
        loads = [load for load in combinations_with_replacement(kinds, size) if not set(load) & set(left)]
        weight = _weight(left, weights)
        keys = [load for load in loads if _weight(load, weights) == weight]
        others = [load for load in loads if 0 < abs(_weight(load, weights) - weight) <= 4]
        if keys and len(others) > 2:
            options = rng.sample(others, 3)
            return left, [*options[:place], rng.choice(keys), *options[place:]]
    raise Rejected("no four loads that suit")
