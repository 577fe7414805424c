"""What the answers of all other items, and the order of the items, give away about an item.

A *thief* knows every key but one. Its guesses are correlated, so that no bound on luck holds; instead the same thief is
let loose on `_FAIR` simulated sets in which each key is drawn independently: letters and options evenly, other answers
as often as they are there, or the same ones in another order where it goes by the order. What it gets on these is its
chance, their spread its standard error. Rare windfalls make that a rough measure of luck; so whoever gets far too much
by it is let loose on further sets, until enough of them have given as much or luck is ruled out (the sequential test of
J. Besag and P. Clifford, "Sequential Monte Carlo p-values", 1991).
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from statistics import NormalDist
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.item import Document
from puzzlegen.core.stream import Stream
from puzzlegen.fairness.gate import Gate
from puzzlegen.fairness.luck import ALPHA
from puzzlegen.fairness.sheets import Sheet, Sheets

LIMIT: Final = 3.5
"""Standard errors above chance beyond which a thief in a single group of items is named."""
_FAIR: Final = 200
_ROUNDING: Final = 1e-9  # of sums
_PLENTY: Final = 2000
_ENOUGH: Final = 10  # further sets on which as much was got: it may have been luck
_FEWEST: Final = 20  # items of a group that is looked at
_MANY: Final = 100  # items of a group that is named: fewer come out exactly even too often

Codes: TypeAlias = NDArray[np.int64]
"""Sets of keys, (sets, items): the number of each key among the possible ones."""
Credits: TypeAlias = NDArray[np.float64]
"""Mean score in each set."""


class Leak(Document, frozen=True):
    """What a thief got in a group of items.

    Attributes:
        thief: what it does, in a few words.
        group: the items, in words.
        items: how many there are.
        accuracy: mean score.
        chance: what it gets if keys are independent.
        error: the standard error of that.
    """

    thief: str
    group: str
    items: int
    accuracy: float
    chance: float
    error: float

    @property
    def excess(self) -> float:
        """Standard errors above chance."""
        return (self.accuracy - self.chance) / self.error if self.error else 0.0


class Thief(NamedTuple):
    """A thief who is let loose on a group of items.

    Attributes:
        name, group: the first two of its `Leak`.
        steal: gives what it gets.
        real: the keys, a single set.
        simulate: gives sets of independent keys, as many as `_FAIR`; others for each number.
    """

    name: str
    group: str
    steal: Callable[[Codes], Credits]
    real: Codes
    simulate: Callable[[int], Codes]

    @property
    def items(self) -> int:
        """How many there are."""
        return int(self.real.shape[1])

    def got(self) -> Leak:
        """What it gets, and what it would get by chance."""
        luck = self.steal(self.simulate(0))
        accuracy = float(self.steal(self.real)[0])
        return Leak(self.name, self.group, self.items, accuracy, float(luck.mean()), float(luck.std()))


def least_common(codes: Codes, size: int, known: bool) -> Credits:
    """Guess the key that is least common among the others; several such ones share the score.

    Args:
        codes: the keys.
        size: how many are possible.
        known: whether all of these are known to be; else those that occur among the others are.
    """
    counts = _counts(codes, size)
    least = np.where(counts > 0, counts, counts.max() + 2).min(axis=1) if not known else counts.min(axis=1)
    lowest, next_up = counts == least[:, None], counts == least[:, None] + 1
    ties = lowest.sum(axis=1, keepdims=True)
    credit = np.where(lowest & (known | (counts > 1)), 1.0, 0.0) + np.where(next_up, 1.0 / (1 + ties), 0.0)
    mean: Credits = (counts * credit).sum(axis=1) / codes.shape[1]
    return mean


def commonest(codes: Codes, size: int) -> Credits:
    """Guess the key that is commonest among the others; several such ones share the score."""
    counts = _counts(codes, size)
    if size == 1:
        return np.ones(len(codes))
    ordered = np.sort(counts, axis=1)
    first, second = ordered[:, -1], ordered[:, -2]
    ties = (counts == first[:, None] - 1).sum(axis=1)
    credit = np.where(first - 1 > second, 1.0, np.where(first - 1 == second, 1.0 / (1 + ties), 0.0))
    mean: Credits = first * credit / codes.shape[1]
    return mean


def missing_from_block(codes: Codes, size: int) -> Credits:
    """Guess a key that does not occur among the others of its block, which has as many items as there are keys."""
    blocks = codes.shape[1] // size
    if not blocks or size < 2:
        return np.zeros(len(codes))
    parts = codes[:, : blocks * size].reshape(-1, size)
    counts = _counts(parts, size)
    own = np.take_along_axis(counts, parts, axis=1)
    distinct = (counts > 0).sum(axis=1, keepdims=True)
    credit = np.where(own == 1, 1.0 / (size - distinct + 1), 0.0)
    mean: Credits = credit.reshape(len(codes), -1).mean(axis=1)
    return mean


def next_in_turn(codes: Codes, size: int) -> Credits:
    """Guess the key that follows, in the order of keys, the one of the item before."""
    mean: Credits = ((codes[:, :-1] + 1) % size == codes[:, 1:]).mean(axis=1)
    return mean


def by_rights(options: Codes, keys: Codes, least: bool) -> Credits:
    """Guess the option that is the right answer of the fewest, or the most, of the other items.

    Args:
        options: (items, options): the number of what each option shows.
        keys: (sets, items): the place of the right option.
        least: the fewest.
    """
    items = np.arange(options.shape[0])
    right = options[items, keys]
    counts = _counts(right, int(options.max()) + 1)
    others = np.take_along_axis(counts, options.reshape(1, -1).repeat(len(keys), axis=0), axis=1)
    rated = others.reshape(len(keys), *options.shape) - (options == right[:, :, None])
    best = (rated.min(axis=2) if least else rated.max(axis=2))[:, :, None]
    hit = np.take_along_axis(rated, keys[:, :, None], axis=2) == best
    mean: Credits = (hit[:, :, 0] / (rated == best).sum(axis=2)).mean(axis=1)
    return mean


def _counts(codes: Codes, size: int) -> Codes:
    """How often each key occurs in each set: (sets, size)."""
    shifted = codes + size * np.arange(len(codes))[:, None]
    counts: Codes = np.bincount(shifted.ravel(), minlength=size * len(codes)).reshape(len(codes), size)
    return counts


def find_leaks(sheets: Sheets) -> dict[str, list[Leak]]:
    """What thieves got, for each way of parting the items: all together, by task, by family, by family and level.

    The sheets stand in the order in which the items are published.
    """
    return {parting: [thief.got() for thief in thieves] for parting, thieves in _thieves(sheets).items()}


def _thieves(sheets: Sheets) -> dict[str, list[Thief]]:
    """All thieves in all groups of items, for each way of parting them."""
    found: dict[str, list[Thief]] = {}
    for parting in ("all", "task", "family", "level"):
        parts: defaultdict[tuple[str, str], list[Any]] = defaultdict(list)
        for choice in sheets.choices:
            parts[_group(choice, parting), f"{len(choice.letters)} options"].append(choice)
        for form, others in (("text", sheets.texts), ("boxes", sheets.boxes)):
            for other in others:
                parts[_group(other, parting), form].append(other)
        found[parting] = [
            thief
            for (group, form), part in sorted(parts.items())
            if len(part) >= _FEWEST
            for thief in _in_group(f"{group}, {form}", part)
        ]
    return found


def _group(sheet: Sheet, parting: str) -> str:
    return "all" if parting == "all" else sheet.contexts[parting]


def _in_group(name: str, part: Sequence[Any]) -> Iterator[Thief]:
    """The thieves for items of one form, which have equally many options if they have any."""
    root = Stream("thieves", name)
    letters = getattr(part[0], "letters", ())
    if not letters:
        yield from _of_answers(name, [sheet.answer for sheet in part], root)
        return
    size = len(letters)
    real = np.array([[sheet.key for sheet in part]])

    @lru_cache(1)
    def even(turn: int) -> Codes:
        """Letters drawn evenly."""
        return _even(root.child(f"even {turn}"), len(part), size)

    yield Thief("least common letter", name, partial(least_common, size=size, known=True), real, even)
    yield Thief("commonest letter", name, partial(commonest, size=size), real, even)
    yield Thief("letter missing from its block", name, partial(missing_from_block, size=size), real, even)
    yield Thief("letter after the last one", name, partial(next_in_turn, size=size), real, even)
    contents = [tuple(sheet.contents()) for sheet in part]
    shown = {content for one in contents for content in one}
    if all(contents) and len(shown) < size * len(part):  # else no option was seen before
        code = {content: place for place, content in enumerate(sorted(shown))}
        table = np.array([[code[content] for content in one] for one in contents])
        yield Thief("option least often right", name, partial(by_rights, table, least=True), real, even)
        yield Thief("option most often right", name, partial(by_rights, table, least=False), real, even)


def _of_answers(name: str, answers: Sequence[str], root: Stream) -> Iterator[Thief]:
    """The thieves for items without options."""
    number = {answer: code for code, answer in enumerate(sorted(set(answers)))}
    real = np.array([[number[answer] for answer in answers]])
    size, count = len(number), len(answers)

    @lru_cache(1)
    def drawn(turn: int) -> Codes:
        """Answers as often as they are there."""
        again: Codes = real[0, _even(root.child(f"drawn {turn}"), count, count)]
        return again

    @lru_cache(1)
    def shuffled(turn: int) -> Codes:
        """The same answers in another order."""
        words = root.child(f"shuffled {turn}").words(_FAIR * count)
        again: Codes = real[0, words.reshape(_FAIR, count).argsort(axis=1)]
        return again

    yield Thief("least common answer", name, partial(least_common, size=size, known=False), real, drawn)
    yield Thief("commonest answer", name, partial(commonest, size=size), real, drawn)
    yield Thief("answer missing from its block", name, partial(missing_from_block, size=size), real, shuffled)


def _even(rng: Stream, items: int, size: int) -> Codes:
    """Independent even draws below ``size``, for each of the simulated sets."""
    units = (rng.words(_FAIR * items) >> np.uint64(11)).astype(np.float64) * 2.0**-53
    return (units * size).astype(np.int64).reshape(_FAIR, items)


def _luck(thieves: Sequence[Thief], level: float) -> float:
    """How likely luck is to give a thief as much in these groups together; no more exactly than ``level`` asks for.

    Sets are simulated until `_ENOUGH` of them give as much, or twice as many as would give one at this level, or until
    the luckiest of `_PLENTY` is worth less than a quarter of what was got.
    """
    got = sum(thief.items * float(thief.steal(thief.real)[0]) for thief in thieves)
    lucky = np.zeros(0)
    beyond = turn = 0
    while beyond < _ENOUGH and len(lucky) * level < 2:
        turn += 1
        lucky = np.append(lucky, np.sum([thief.items * thief.steal(thief.simulate(turn)) for thief in thieves], axis=0))
        beyond = int((lucky >= got - _ROUNDING).sum())
        if len(lucky) >= _PLENTY and got - lucky.mean() > 4 * (lucky.max() - lucky.mean()):
            return 0.0
    return (beyond + 1) / (len(lucky) + 1)


def others_alone(sheets: Sheets) -> Gate:
    """Checks whether somebody who knows the order and all other keys finds a key no more often than by chance.

    The gate closes if a thief gets too much over all parts of a parting together; a single family seldom has enough
    items to tell a deck from luck. Parts in which a thief is beyond `LIMIT` are named.
    """
    thieves = _thieves(sheets)
    found = {parting: [thief.got() for thief in some] for parting, some in thieves.items()}
    pooled: dict[tuple[str, str], float] = {}
    for parting, some in found.items():
        for name in dict.fromkeys(leak.thief for leak in some):
            same = [leak for leak in some if leak.thief == name]
            spread = math.sqrt(sum((leak.items * leak.error) ** 2 for leak in same))
            if spread:
                surplus = sum(leak.items * (leak.accuracy - leak.chance) for leak in same)
                pooled[parting, name] = surplus / spread
    level = ALPHA / max(1, len(pooled))
    limit = NormalDist().inv_cdf(1 - level)
    beyond = {
        f"{thief}, by {parting}": round(z, 2)
        for (parting, thief), z in pooled.items()
        if z > limit and _luck([one for one in thieves[parting] if one.name == thief], level) <= level
    }
    named = [leak for some in found.values() for leak in some if leak.items >= _MANY and leak.excess > LIMIT]
    figures = {
        "limit": round(limit, 2),
        "pooled": {f"{thief}, by {parting}": round(z, 2) for (parting, thief), z in pooled.items()},
        "beyond": beyond,
        "named": [
            f"{leak.thief}: {leak.group}: {leak.accuracy:.3f}, by chance {leak.chance:.3f} ± {leak.error:.3f}"
            for leak in named
        ],
    }
    name = "other answers tell nothing"
    if not beyond:
        return Gate(
            name, True, "Nobody who knows the order and all other keys finds a key more often than by chance.", figures
        )
    worst = max(beyond, key=beyond.__getitem__)
    detail = (
        f"Who knows all other keys finds more than luck allows by the thief {worst!r} ({beyond[worst]} standard "
        "errors); draw keys independently, with rng.per_item."
    )
    return Gate(name, False, detail, figures)
