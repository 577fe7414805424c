"""How sure a figure is: intervals of means, of sums of means, of paired differences, of ranks; and exact tests.

An interval has 95% confidence, and fewer than `FEWEST` items have none: whatever it were, it would say nothing.
Everything is a function of the credits alone: resamples are drawn from a keyed stream, so the same files give the same
report. The unit is the item: where a model answered it several times, its credit is the mean of them.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.stream import Stream

Interval: TypeAlias = tuple[float, float]
Credits: TypeAlias = NDArray[np.float64]  # (items, files), nan where a file was not asked the item

FEWEST: Final = 10
"""Items below which no interval is shown."""
REPLICATES: Final = 2000
"""Resamples of a bootstrap."""
_TAIL: Final = 0.025
_Z: Final = 1.959963984540054  # the normal quantile of 95%
_AT_ONCE: Final = 2_000_000  # places drawn in one go


def wilson(share: float, count: int) -> Interval:
    """The interval of a share among so many (Wilson 1927)."""
    squared = _Z * _Z / count
    middle = (share + squared / 2) / (1 + squared)
    reach = _Z / (1 + squared) * math.sqrt(max(0.0, share * (1 - share)) / count + squared / (4 * count))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def sum_of(values: Sequence[float], intervals: Sequence[Interval]) -> Interval:
    """The interval of a sum of independent values from theirs (MOVER, Zou and Donner 2008)."""
    total = math.fsum(values)
    below = math.sqrt(math.fsum((value - low) ** 2 for value, (low, _) in zip(values, intervals, strict=True)))
    above = math.sqrt(math.fsum((high - value) ** 2 for value, (_, high) in zip(values, intervals, strict=True)))
    return total - below, total + above


def of_means(credits: Credits, *key: str) -> list[Interval | None]:
    """The interval of each column's mean; None where there are too few items.

    Credits of 0 and 1 only are a count and get Wilson's interval. Where parts occur, as with boxes, items are drawn
    with replacement (percentile bootstrap); if all credits are alike, which would give no width, Wilson's holds too,
    since no variable between 0 and 1 has a greater variance than a count with the same mean.

    Args:
        credits: of items and files.
        key: names the resamples.
    """
    found: list[Interval | None] = [None] * credits.shape[1]
    in_parts: list[int] = []
    for column in range(credits.shape[1]):
        known = credits[~np.isnan(credits[:, column]), column]
        if len(known) < FEWEST:
            continue
        if len(np.unique(known)) > 1 and ((known > 0) & (known < 1)).any():
            in_parts.append(column)
        else:
            found[column] = wilson(float(known.mean()), len(known))
    if in_parts:
        means = np.vstack([*_resampled(credits[:, in_parts], Stream("scoring", "bootstrap", *key))])
        for column, interval in zip(in_parts, percentiles(means), strict=True):
            found[column] = interval
    return found


def of_differences(gains: Sequence[float], *key: str) -> Interval | None:
    """The interval of a mean of paired differences, a percentile bootstrap over items; None if there are too few.

    Where all differences are alike, which would give no width, as many items as Wilson's interval allows, though none
    was seen, may differ as much as can be.
    """
    if len(gains) < FEWEST:
        return None
    if len(set(gains)) == 1:
        unseen = wilson(0.0, len(gains))[1]
        return gains[0] - unseen * (1 + gains[0]), gains[0] + unseen * (1 - gains[0])
    return bootstrap(gains, Stream("scoring", "paired bootstrap", *key))


def bootstrap(values: Sequence[float], rng: Stream, replicates: int = REPLICATES) -> Interval:
    """The percentile interval of a mean (Efron and Tibshirani 1993); the same stream gives the same one.

    Args:
        values: what is drawn from, with replacement.
        rng: where the draws come from.
        replicates: how often as many values are drawn as there are.
    """
    column: NDArray[np.float64] = np.asarray(values, dtype=np.float64)[:, None]
    if (column == column[0]).all():
        return float(column[0, 0]), float(column[0, 0])
    return percentiles(np.vstack([*_resampled(column, rng, replicates)]))[0]


def of_ranks(credits: Credits) -> list[tuple[int, int]] | None:
    """The best and the worst rank of each column that the data allow, from resamples shared by all columns.

    Args:
        credits: of items and files; every file was asked every item.
    """
    if len(credits) < FEWEST:
        return None
    ranks: list[NDArray[Any]] = []
    for means in _resampled(credits, Stream("scoring", "ranks")):
        rounded = means.round(12)  # equal means are equal whatever the order of their sums
        ahead = (rounded[:, None, :] > rounded[:, :, None]).sum(axis=2)
        ranks.append(ahead + 1)
    return [(round(low), round(high)) for low, high in percentiles(np.vstack(ranks))]


def student(freedom: int) -> float:
    """The 97.5% quantile of Student's t; the expansion of Cornish and Fisher, right to 0.01 from 4 degrees on."""
    terms = (
        (_Z**3 + _Z) / 4,
        (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / 96,
        (3 * _Z**7 + 19 * _Z**5 + 17 * _Z**3 - 15 * _Z) / 384,
    )
    return _Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))


def percentiles(samples: NDArray[Any]) -> list[Interval]:
    """The ends of the middle 95% of each column."""
    ordered = np.sort(samples, axis=0)
    count = len(ordered)
    low, high = math.floor(_TAIL * count), math.ceil((1 - _TAIL) * count) - 1
    return list(zip(ordered[low].tolist(), ordered[high].tolist(), strict=True))


def _resampled(credits: Credits, rng: Stream, replicates: int = REPLICATES) -> Iterator[NDArray[np.float64]]:
    """The means of each column over items drawn with replacement: (replicates, files), in several pieces."""
    count = len(credits)
    known = (~np.isnan(credits)).astype(np.float64)
    filled = np.nan_to_num(credits)
    piece = max(1, _AT_ONCE // count)
    for start in range(0, replicates, piece):
        rows = min(piece, replicates - start)
        drawn = _draws(rng, rows, count)
        yield drawn @ filled / np.maximum(drawn @ known, 1)


def _draws(rng: Stream, rows: int, count: int) -> NDArray[np.float64]:
    """How often each of ``count`` things is drawn, in as many draws with replacement: (rows, count)."""
    # The upper halves of the words, scaled: a place is off from equally likely by less than count / 2**32.
    places = ((rng.words(rows * count) >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32)
    cells = places.astype(np.int64) + np.repeat(np.arange(rows) * count, count)
    return np.bincount(cells, minlength=rows * count).reshape(rows, count).astype(np.float64)


def mcnemar(only_first: int, only_second: int) -> float:
    """The exact two-sided p-value that as many differ in one direction as in the other (McNemar's test, binomial)."""
    total = only_first + only_second
    if total == 0:
        return 1.0
    logs = [
        math.lgamma(total + 1) - math.lgamma(one + 1) - math.lgamma(total - one + 1) - total * math.log(2)
        for one in range(min(only_first, only_second) + 1)
    ]
    return min(1.0, 2 * math.fsum(map(math.exp, logs)))


def no_gain(gains: Sequence[float]) -> float | None:
    """The two-sided p-value that paired gains are zero in the mean; None if there are too few.

    Gains of -1, 0 and 1 are counted (McNemar). Others are held against their standard error, by the normal
    distribution: resamples could not tell p-values as small as a correction for many comparisons needs.
    """
    if len(gains) < FEWEST:
        return None
    if set(gains) <= {-1.0, 0.0, 1.0}:
        return mcnemar(gains.count(-1.0), gains.count(1.0))
    mean = math.fsum(gains) / len(gains)
    variance = math.fsum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    if variance == 0:
        return 1.0 if mean == 0 else 0.0
    return math.erfc(abs(mean) / math.sqrt(variance / len(gains)) / math.sqrt(2))


def holm(chances: Sequence[float | None]) -> list[float | None]:
    """P-values corrected for how many there are (Holm 1979); those that are None stay so, and do not count."""
    known = sorted((value, place) for place, value in enumerate(chances) if value is not None)
    found: list[float | None] = [None] * len(chances)
    before = 0.0
    for rank, (value, place) in enumerate(known):
        before = max(before, min(1.0, value * (len(known) - rank)))
        found[place] = before
    return found
