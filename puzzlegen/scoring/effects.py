"""What an item does to people, apart from who they are: effects of persons and items, and how these follow a measure.

Work of a person on an item is the sum of an effect of each and chance, fitted by least squares. Of log seconds that is
the lognormal model of response times (van der Linden 2006), of credit the linear probability model. An effect of an
item from few answers holds much chance, which hides how well a measure orders items; Spearman's (1904) correction for
attenuation takes it out.

Intervals are over people and items: each person and each item is left out once (jackknife), and so is each answer,
whose share both others hold (Cameron, Gelbach and Miller 2011). A bootstrap of both would not do: every resample adds
the chance of its draws, so that its correlations are too small.
"""

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.scoring.intervals import student

Numbers: TypeAlias = NDArray[np.float64]

EASY: Final = 0.1
"""The share of items that are easier than those from which a change is told,"""
HARD: Final = 0.9
"""and than those to which it is."""
LEAST: Final = 0.2
"""The share of the variance between items, not by chance, below which no correlation is corrected."""
_ROUNDS: Final = 500  # of the fit; it ends earlier
_SETTLED: Final = 1e-9
_MOST: Final = 10_000  # answers that are left out one by one; with more, their share stays in, and intervals are wider
_NOTHING: Final = 1e-12  # a variance that is that of rounding
_NEAR: Final = 0.999  # correlations beyond count as this one, whose transform is finite


class Slope(msgspec.Struct, frozen=True):
    """How the effects of items follow their measure.

    Attributes:
        seen: Spearman's rho of the measure and the effects.
        reliability: the share of the variance between the effects that is not by chance.
        rho: ``seen``, corrected for chance, with its 95% interval; None where the reliability is less than `LEAST`.
        low, high: the interval's ends.
        change: of the effect, on the line through all items, from those at `EASY` of the measure's ranks to `HARD`.
        change_low, change_high: its 95% interval.
    """

    seen: float
    reliability: float
    rho: float | None
    low: float | None
    high: float | None
    change: float
    change_low: float
    change_high: float


def of_persons(work: Numbers) -> Numbers:
    """The effects of persons, zero in the mean.

    Args:
        work: (persons, items), nan where somebody was not shown an item.
    """
    known = (~np.isnan(work)).astype(np.float64)
    filled = np.nan_to_num(work)
    by_person, by_item = np.maximum(known.sum(axis=1), 1), np.maximum(known.sum(axis=0), 1)
    persons = np.zeros(len(work))
    for _ in range(_ROUNDS):
        items = (filled - known * persons[:, None]).sum(axis=0) / by_item
        before, persons = persons, (filled - known * items).sum(axis=1) / by_person
        persons -= persons.mean()
        if np.abs(persons - before).max() < _SETTLED:
            break
    return persons


def of_items(adjusted: Numbers) -> Numbers:
    """The effects of items: the mean of each column without the effects of persons; every column has a number."""
    return np.asarray(np.nanmean(adjusted, axis=0))


def slope(measure: Numbers, adjusted: Numbers, block: NDArray[np.int64]) -> Slope | None:
    """How the effects of items follow their measure within their blocks.

    Args:
        measure: of each item.
        adjusted: work without the effects of persons, (persons, items); every item has an answer.
        block: of each item, counted from 0; measures and effects are compared within blocks only.

    Returns:
        None where the measures of no block differ, the effects do not, or no item has two answers.
    """
    known = (~np.isnan(adjusted)).astype(np.float64)
    counts, items = known.sum(axis=0), of_items(adjusted)
    spare = float(counts.sum()) - len(items)
    values = _centred(items, block)
    between = float(values @ values) / max(1, len(items) - len(np.unique(block)))
    if spare < 1 or between < _NOTHING or not _centred(measure, block).any():
        return None
    within = float(np.nansum((adjusted - items) ** 2)) / spare
    reliability = max(0.0, 1 - within * float(np.mean(1 / counts)) / between)
    transformed, change = _statistics((_within(measure, block),), items, block)
    reach = student(len(items) - 2) * _errors((measure,), adjusted, block)
    rho = low = high = None
    if reliability >= LEAST:
        ends = np.tanh([transformed, transformed - reach[0], transformed + reach[0]]) / math.sqrt(reliability)
        rho, low, high = np.clip(ends, -1, 1).tolist()
    return Slope(
        seen=float(np.tanh(transformed)),
        reliability=reliability,
        rho=rho,
        low=low,
        high=high,
        change=float(change),
        change_low=float(change - reach[1]),
        change_high=float(change + reach[1]),
    )


class Closer(msgspec.Struct, frozen=True):
    """Which of two measures the effects of items follow more closely.

    Attributes:
        first, second: Spearman's rho of each measure and the effects.
        gain: of the second over the first, on Fisher's scale, with its 95% interval.
        low, high: the interval's ends.
    """

    first: float
    second: float
    gain: float
    low: float
    high: float


def closer(first: Numbers, second: Numbers, adjusted: Numbers, block: NDArray[np.int64]) -> Closer | None:
    """Whether the effects of items follow a second measure more closely than a first one; see `slope`.

    Returns:
        None where one of the measures or the effects do not differ within any block.
    """
    items = of_items(adjusted)
    if not all(_centred(values, block).any() for values in (first, second, items)):
        return None
    one, other = (_statistics((_within(measure, block),), items, block)[0] for measure in (first, second))
    gain = float(other - one)
    reach = float(student(len(items) - 2) * _errors((first, second), adjusted, block)[0])
    return Closer(float(np.tanh(one)), float(np.tanh(other)), gain, gain - reach, gain + reach)


def _within(measure: Numbers, block: NDArray[np.int64]) -> Numbers:
    """The ranks of the measure in its block, between 0 and 1, without their mean."""
    ranks = np.empty(len(measure))
    for one in range(block.max() + 1):
        inside = block == one
        ranks[inside] = _ranks(measure[inside]) / (inside.sum() + 1)
    return _centred(ranks, block)


def _statistics(ranks: Sequence[Numbers], items: Numbers, block: NDArray[np.int64]) -> Numbers:
    """Spearman's rho after Fisher's transformation, and the change of the effect; the gain of a second measure in both.

    Args:
        ranks: those of one measure or of two, as `_within` has them.
        items: the effects.
        block: of each item.
    """
    effects = _centred(items, block)
    ranked = _ranks(effects)
    found = []
    for one in ranks:
        steep = float(one @ effects) / max(float(one @ one), 1e-12)
        rho = _correlation(one, ranked - ranked.mean())
        found.append(np.array([math.atanh(min(_NEAR, max(-_NEAR, rho))), (HARD - EASY) * steep]))
    return np.asarray(found[-1] - found[0] if len(found) > 1 else found[0])


def _errors(measures: Sequence[Numbers], adjusted: Numbers, block: NDArray[np.int64]) -> Numbers:
    """The standard errors of `_statistics` over people and items."""
    known = ~np.isnan(adjusted)
    filled = np.nan_to_num(adjusted)
    sums, counts = filled.sum(axis=0), known.sum(axis=0)
    ranks = [_within(measure, block) for measure in measures]

    def without(less: Numbers, fewer: NDArray[np.int64]) -> Numbers:
        left = counts - fewer
        there = left > 0
        if there.all():
            return _statistics(ranks, (sums - less) / left, block)
        kept = block[there]
        fewer_ranks = [_within(measure[there], kept) for measure in measures]
        return _statistics(fewer_ranks, (sums - less)[there] / left[there], kept)

    people = [without(filled[row], known[row].astype(np.int64)) for row in np.flatnonzero(known.any(axis=1))]
    each = np.eye(len(counts), dtype=np.int64)
    items = [without(one * sums, one * counts) for one in each]
    over_people, over_items = _jackknife(np.array(people)), _jackknife(np.array(items))
    if counts.sum() > _MOST:
        return np.sqrt(over_people + over_items)
    answers = [without(each[column] * filled[row, column], each[column]) for row, column in np.argwhere(known)]
    return np.sqrt(np.maximum(over_items, over_people + over_items - _jackknife(np.array(answers))))


def _jackknife(left_out: Numbers) -> Numbers:
    """The variance from what is found when each unit is left out once: (units, statistics)."""
    count = len(left_out)
    return np.asarray((count - 1) / count * ((left_out - left_out.mean(axis=0)) ** 2).sum(axis=0))


def _centred(values: Numbers, block: NDArray[np.int64]) -> Numbers:
    """Values without the mean of their block."""
    return values - (np.bincount(block, values) / np.maximum(np.bincount(block), 1))[block]


def _ranks(values: Numbers) -> Numbers:
    """Ranks from 1 on; equal values share the mean of theirs. Sums in another order are no difference."""
    _, places, counts = np.unique(values.round(9), return_inverse=True, return_counts=True)
    return np.asarray((np.cumsum(counts) - (counts - 1) / 2)[places])


def _correlation(first: Numbers, second: Numbers) -> float:
    size = math.sqrt(float(first @ first) * float(second @ second))
    return float(first @ second) / size if size else 0.0
