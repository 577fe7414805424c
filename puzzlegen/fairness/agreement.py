"""How far two people judge alike: Cohen's kappa with its interval."""

import math
from collections.abc import Sequence
from typing import Final, TypeVar

import numpy as np

from puzzlegen.core.item import Document

_T = TypeVar("_T", str, bool)
_QUANTILE: Final = 1.959964  # of the normal distribution, for 95%
_FEWEST: Final = 10  # items, below which there is no interval
_PLACES: Final = 6  # decimals, so that all machines say the same


class Kappa(Document, frozen=True):
    """How far two people agree on the same items.

    Attributes:
        items: that both judged.
        same: on how many they said the same.
        kappa: of Cohen (1960); None where both said one and the same of all items, so that chance explains everything.
        low, high: the 95% interval; None for fewer than ten items, and where they agree on all of them, which the
            formula takes for certainty.
    """

    items: int
    same: int
    kappa: float | None
    low: float | None
    high: float | None

    def __str__(self) -> str:
        """In words, with two decimals."""
        if self.kappa is None:
            return "no kappa, since they said the same of all"
        span = "" if self.low is None or self.high is None else f" (95% interval {self.low:.2f} to {self.high:.2f})"
        return f"Cohen's kappa {self.kappa:.2f}{span}"


def kappa(pairs: Sequence[tuple[_T, _T]]) -> Kappa:
    """The agreement of two people, from what each said of every item.

    The interval has the large-sample variance of J. L. Fleiss, J. Cohen and B. S. Everitt, Large sample standard errors
    of kappa and weighted kappa, Psychological Bulletin 72 (1969), 323-327.
    """
    names = sorted({name for pair in pairs for name in pair})
    counts = np.zeros((len(names), len(names)))
    for one, other in pairs:
        counts[names.index(one), names.index(other)] += 1
    count, same = len(pairs), int(np.trace(counts))
    shares = counts / max(count, 1)
    first, second = shares.sum(axis=1), shares.sum(axis=0)
    chance = float(first @ second)
    if not pairs or len(names) == 1:
        return Kappa(count, same, None, None, None)
    value = (same / count - chance) / (1 - chance)
    # p_ij is weighted with the shares of j for the first and of i for the second person
    weights = (first[np.newaxis, :] + second[:, np.newaxis]) ** 2 * (1 - value) ** 2
    np.fill_diagonal(weights, (1 - (first + second) * (1 - value)) ** 2)
    variance = float((shares * weights).sum() - (value - chance * (1 - value)) ** 2) / (count * (1 - chance) ** 2)
    if count < _FEWEST or same == count:
        return Kappa(count, same, round(value, _PLACES), None, None)
    reach = _QUANTILE * math.sqrt(max(variance, 0.0))
    low, high = max(-1.0, value - reach), min(1.0, value + reach)
    return Kappa(count, same, *(round(one, _PLACES) for one in (value, low, high)))
