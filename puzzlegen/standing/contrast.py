"""The extra credit for items of one arm over those of another, within cells, and for items like those of an arm.

Which arm an item of a cell is in was drawn by lot: test and interval permute it within cells.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.item import Document
from puzzlegen.core.stream import Stream
from puzzlegen.scoring import intervals
from puzzlegen.standing.units import Cell, Unit

REPLICATES: Final = 4000
"""Permutations of a test."""
_FOUND: Final = 1.6448536269514722 + 0.8416212335729143  # normal quantiles of a one-sided 5% test and of 80% power
_FEWEST: Final = 5  # pairs' worth of items, below which nothing is said
_EQUAL: Final = 1e-9  # how near a permuted difference that equals the observed one may come to it
_AT_ONCE: Final = 2_000_000  # places drawn in one go
_LISTED: Final = 5000  # subsets of the places of a cell, up to which they are listed

Observed = tuple[Unit, float]
Vector = NDArray[np.float64]


class Contrast(Document, frozen=True):
    """The extra credit for items of one arm over those of another.

    Attributes:
        items, others: how many of each arm lie in cells that have both.
        cells: their number.
        least: the extra credit that a one-sided test at 5% finds in 80% of cases, with these items.
        credit, low, high: the extra credit with its 95% interval.
        p: one-sided, that there is none.
    """

    items: int
    others: int
    cells: int
    least: float
    credit: float
    low: float
    high: float
    p: float


def contrast(
    ones: Sequence[Observed], others: Sequence[Observed], key: str, replicates: int = REPLICATES
) -> Contrast | None:
    """The extra credit of an arm over another one; None if they have too few items in the same cells.

    Args:
        ones: the items of the first arm, with what a model earned.
        others: those of the second.
        key: names the permutations.
        replicates: their number.
    """
    arms = [_by_cell(arm) for arm in (ones, others)]
    both = [
        [np.array([credit for _, credit in arm[cell]]) for arm in arms] for cell in _ordered(arms[0].keys() & arms[1])
    ]
    pairs = math.fsum(len(one) * len(other) / (len(one) + len(other)) for one, other in both)
    if pairs < _FEWEST:
        return None
    rng = Stream("standing", "permutation", key)
    extra, earned, moved = 0.0, np.zeros(replicates), np.zeros(replicates)
    within: list[float] = []
    alike: defaultdict[tuple[int, int], list[Vector]] = defaultdict(list)
    for one, other in both:
        alike[len(one), len(other)].append(np.concatenate([one, other]))
    for (count, rest), cells in alike.items():
        values, share = np.array(cells), count / (count + rest)
        usual = share * values.sum()
        extra += float(values[:, :count].sum() - usual)
        within.append(float(((values - values.mean(axis=1, keepdims=True)) ** 2).sum()))
        for part, chosen in _drawn(rng, replicates, len(cells), count + rest, count):
            earned[part] += values[np.arange(len(cells))[:, None], chosen].sum(axis=(1, 2)) - usual
            moved[part] += (chosen < count).sum(axis=(1, 2)) - share * count * len(cells)
    items, rest = sum(len(one) for one, _ in both), sum(len(other) for _, other in both)
    spread = math.sqrt(math.fsum(within) / (items + rest - len(both)))
    found = _found(extra, pairs, earned, moved)
    return Contrast(items, rest, len(both), _FOUND * spread / math.sqrt(pairs), *found)


def carried_over(
    asked: Sequence[Observed], ones: Sequence[Unit], others: Sequence[Unit], key: str, replicates: int = REPLICATES
) -> Contrast | None:
    """The extra credit for items whose structure an arm has; None if that says too little.

    Common structures are in any arm, and may be easy: so what a structure is compared with is the chance that the arm
    has it, if the items of both arms are dealt out anew. What is left of credit and presence is independent but for
    an effect (an E-estimator).

    Args:
        asked: items of neither arm, with what a model earned.
        ones: the first arm.
        others: the second one.
        key: names the permutations.
        replicates: their number.

    Returns:
        ``items`` and ``others`` are those of ``asked`` whose structure the first arm has, and has not, in cells where
        either might have been.
    """
    cells = _by_cell(asked)
    arms = [_structures(arm) for arm in (ones, others)]
    rng = Stream("standing", "structures", key)
    extra, weight, earned, moved = 0.0, 0.0, np.zeros(replicates), np.zeros(replicates)
    seen, unseen, used = 0, 0, 0
    for cell in _ordered(cells.keys() & arms[0].keys() & arms[1].keys()):
        one, other = (arm[cell] for arm in arms)
        credits: defaultdict[str, list[float]] = defaultdict(list)
        for unit, credit in cells[cell]:
            credits[unit.structure].append(credit)
        dealt = _dealt(sorted((one + other).elements()), one.total(), [*credits])
        if not any(0 < chance < 1 for chance in dealt.chances):
            continue
        counts = np.array([len(values) for values in credits.values()])
        present = np.array([float(one[name] > 0) for name in credits])
        mean = math.fsum(credit for values in credits.values() for credit in values) / counts.sum()
        beyond = np.array([math.fsum(values) for values in credits.values()]) - mean * counts
        reached = counts * (present - (counts @ present) / counts.sum())
        extra += float((present - dealt.chances) @ beyond)
        weight += float((present - dealt.chances) @ reached)
        for part, found in dealt.drawn(rng, replicates):
            earned[part] += (found - dealt.chances) @ beyond
            moved[part] += (found - dealt.chances) @ reached
        seen, unseen, used = seen + int(counts @ present), unseen + int(counts @ (1 - present)), used + 1
    if weight < _FEWEST:
        return None
    least = _FOUND * float(earned.std()) / weight
    return Contrast(seen, unseen, used, least, *_found(extra, weight, earned, moved))


class _Deal(NamedTuple):
    """The structures of two arms, to be dealt out anew.

    Attributes:
        has: which of the items of both arms have each structure that is asked for: (structures, items).
        ones: items of the first arm.
        chances: that it has each structure.
    """

    has: NDArray[np.bool_]
    ones: int
    chances: Vector

    def drawn(self, rng: Stream, replicates: int) -> Iterator[tuple[slice, Vector]]:
        """Deals, some at a time: whether the first arm has each structure, (deals, structures)."""
        for part, chosen in _drawn(rng, replicates, 1, self.has.shape[1], self.ones):
            yield part, np.stack([one[chosen[:, 0]].any(axis=1) for one in self.has], axis=1).astype(np.float64)


def _dealt(pool: Sequence[str], count: int, wanted: Sequence[str]) -> _Deal:
    has = np.array([[one == name for one in pool] for name in wanted])
    ways = math.comb(len(pool), count)
    without = [math.comb(len(pool) - int(row.sum()), count) / ways for row in has]
    return _Deal(has, count, 1 - np.array(without))


def _by_cell(observed: Sequence[Observed]) -> dict[Cell, list[Observed]]:
    """The items of each cell, in the order of their ids."""
    cells: defaultdict[Cell, list[Observed]] = defaultdict(list)
    for unit, credit in sorted(observed, key=lambda one: one[0].id):
        cells[unit.cell].append((unit, credit))
    return dict(cells)


def _structures(units: Sequence[Unit]) -> dict[Cell, Counter[str]]:
    """How many items of each cell have each structure."""
    cells: defaultdict[Cell, Counter[str]] = defaultdict(Counter)
    for unit in units:
        cells[unit.cell][unit.structure] += 1
    return dict(cells)


def _ordered(cells: Iterable[Cell]) -> list[Cell]:
    return sorted(cells, key=lambda cell: (cell.family, cell.version, cell.level, cell.asked))


def _found(extra: float, weight: float, earned: Vector, moved: Vector) -> tuple[float, float, float, float]:
    """The extra credit with its interval, and p.

    Args:
        extra: credit beyond what permutations give on average, summed,
        weight: and by how much an extra credit of 1 raises that.
        earned: the same sum, permuted.
        moved: by how much an extra credit of 1, of those that have it, raises the permuted sum.
    """
    credit = extra / weight
    # Ties count by half (mid-p, Lancaster 1961): with few items they are so many that the test would find too little
    strayed = earned - extra
    above, level = int((strayed > _EQUAL).sum()), int((np.abs(strayed) <= _EQUAL).sum())
    p = (0.5 + above + 0.5 * level) / (len(earned) + 1)
    # What is left without the extra credit is exchangeable; its permutations say how far an estimate strays
    low, high = intervals.percentiles(((earned - credit * moved) / weight)[:, None])[0]
    return credit, credit - high, credit - low, p


def _drawn(rng: Stream, replicates: int, cells: int, size: int, count: int) -> Iterator[tuple[slice, NDArray[np.intp]]]:
    """Random subsets of places, all equally likely, of some replicates at a time: (replicates, cells, count)."""
    every = _subsets(size, count)
    rows = max(1, _AT_ONCE // (cells * size))
    for start in range(0, replicates, rows):
        part = slice(start, min(start + rows, replicates))
        shape = (part.stop - part.start, cells)
        if every is not None:
            yield part, every[rng.words(math.prod(shape)).reshape(shape) % np.uint64(len(every))]
        else:
            words = rng.words(math.prod(shape) * size).reshape(*shape, size)
            yield part, np.argsort(words, axis=2, kind="stable")[:, :, :count]


@lru_cache
def _subsets(size: int, count: int) -> NDArray[np.intp] | None:
    """All subsets of so many places, a row each; None if they are so many that drawing them by sorting is faster."""
    return np.array([*combinations(range(size), count)]) if math.comb(size, count) <= _LISTED else None
