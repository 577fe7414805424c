"""How much of a model's credit is due to items having been public before its training data ended.

Which items a release publishes and which it holds back was decided by a key that was committed to before anybody had
seen one: an experiment, randomised within cells. The estimand is the extra credit for exposed items, weighted over the
cells that have items of both arms by n1 n0 / (n1 + n0), which is least squares with an effect for each cell. The test
and the interval permute what is exposed within cells.
"""

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import Document
from puzzlegen.core.stream import Stream
from puzzlegen.scoring import intervals
from puzzlegen.standing.poststratified import Credits
from puzzlegen.standing.units import Cell, Unit

REPLICATES: Final = 4000
"""Permutations of a test."""
ALPHA: Final = 0.05
_FOUND: Final = 1.6448536269514722 + 0.8416212335729143  # normal quantiles of a one-sided 5% test and of 80% power
_FEWEST: Final = 5  # pairs' worth of items, below which nothing is said
_DOSES: Final = ((1, 1), (2, 3), (4, 6), (7, 12), (13, 10_000))
_EQUAL: Final = 1e-9  # how near a permuted difference that equals the observed one may come to it

_AT_ONCE: Final = 2_000_000  # places drawn in one go

Observed = tuple[Unit, float]


class NoCells(WrongUsage):
    """There is nothing to be compared."""


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


class Dose(Document, frozen=True):
    """The extra credit of items that were public for so many months, both ends included, when training data ended."""

    first: int
    last: int
    contrast: Contrast


class Exposure(Document, frozen=True):
    """What is due to exposure, of one model.

    Attributes:
        name: of its file.
        cutoff: the last month that its training data may be of.
        exposed: public and old against fresh: the estimate. None where too few items are comparable.
        newer: public and newer than the cut-off against fresh: a negative control, which has to be 0.
        doses: the first contrast by months of exposure.
        verbatim: what a disguise takes from exposed items beyond what it takes from fresh ones: memory of the item
            itself, and not of its puzzle. None without disguises of both.
        adjusted: the p of ``exposed``, corrected for the number of models (Holm).
    """

    name: str
    cutoff: str
    exposed: Contrast | None
    newer: Contrast | None
    doses: tuple[Dose, ...]
    verbatim: Contrast | None = None
    adjusted: float | None = None

    @property
    def named(self) -> bool:
        """True if credit is due to exposure by the corrected test."""
        return self.adjusted is not None and self.adjusted < ALPHA


def exposure(units: Sequence[Unit], names: Sequence[str], credits: Sequence[Credits], cutoff: str) -> list[Exposure]:
    """What is due to exposure, model by model.

    Args:
        units: the items.
        names: of the models.
        credits: of each model, for the units in their order.
        cutoff: the last month that training data may be of, ``YYYY-MM``.

    Raises:
        NoCells: no model answered items of both arms, in any cell.
    """
    found = [_exposure(units, name, one, cutoff) for name, one in zip(names, credits, strict=True)]
    if all(one.exposed is None for one in found):
        old, fresh = sum(unit.exposed(cutoff) for unit in units), sum(_fresh(unit, cutoff) for unit in units)
        raise NoCells(
            f"{old} items were public by {cutoff}, and {fresh} are fresh: too few of the same families and "
            "levels were answered to compare them; --fresh DIR adds a snapshot that nobody has seen."
        )
    adjusted = intervals.holm([None if one.exposed is None else one.exposed.p for one in found])
    return [msgspec.structs.replace(one, adjusted=p) for one, p in zip(found, adjusted, strict=True)]


def _fresh(unit: Unit, cutoff: str) -> bool:
    return unit.held_back and not unit.exposed(cutoff) and not unit.variant_of


def _exposure(units: Sequence[Unit], name: str, credits: Credits, cutoff: str) -> Exposure:
    asked = [(unit, credit) for unit, credit in zip(units, credits, strict=True) if credit is not None]
    fresh = [one for one in asked if _fresh(one[0], cutoff)]
    old = [one for one in asked if one[0].exposed(cutoff)]
    newer = [one for one in asked if not one[0].held_back and not one[0].exposed(cutoff)]
    doses = []
    for first, last in _DOSES:
        part = [one for one in old if first <= _months(one[0].since, cutoff) <= last]
        if (found := contrast(part, fresh, str(first))) is not None:
            doses.append(Dose(first, last, found))
    disguised = _disguised(asked)
    kept, lost = (
        [(unit, credit - disguised[unit.id]) for unit, credit in arm if unit.id in disguised] for arm in (old, fresh)
    )
    return Exposure(
        name=name,
        cutoff=cutoff,
        exposed=contrast(old, fresh, "exposed"),
        newer=contrast(newer, fresh, "newer"),
        doses=tuple(doses),
        verbatim=contrast(kept, lost, "verbatim"),
    )


def _disguised(asked: Sequence[Observed]) -> dict[str, float]:
    """Item -> the mean credit for it in disguise."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for unit, credit in asked:
        if unit.variant_of:
            found[unit.variant_of].append(credit)
    return {item: math.fsum(credits) / len(credits) for item, credits in found.items()}


def _months(since: str, cutoff: str) -> int:
    """How many months an item was public, of those that training data may be of."""
    (year, month), (last_year, last_month) = (map(int, text.split("-")) for text in (since, cutoff))
    return (last_year - year) * 12 + last_month - month + 1


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
    cells: defaultdict[Cell, tuple[list[tuple[str, float]], list[tuple[str, float]]]] = defaultdict(lambda: ([], []))
    for arm, observed in enumerate((ones, others)):
        for unit, credit in observed:
            cells[unit.cell][arm].append((unit.id, credit))
    both = [
        [np.array([credit for _, credit in sorted(arm)]) for arm in cells[cell]]
        for cell in sorted(cells, key=lambda cell: (cell.family, cell.version, cell.level, cell.asked))
        if all(cells[cell])
    ]
    pairs = math.fsum(len(one) * len(other) / (len(one) + len(other)) for one, other in both)
    if pairs < _FEWEST:
        return None
    rng = Stream("standing", "permutation", key)
    extra, earned, moved = 0.0, np.zeros(replicates), np.zeros(replicates)
    within: list[float] = []
    for one, other in both:
        values, count = np.concatenate([one, other]), len(one)
        share = count / len(values)
        extra += float(one.sum() - share * values.sum())
        within.append(float(((values - values.mean()) ** 2).sum()))
        rows = max(1, _AT_ONCE // len(values))
        for start in range(0, replicates, rows):
            part = slice(start, min(start + rows, replicates))
            chosen = _chosen(rng, part.stop - start, len(values), count)
            earned[part] += values[chosen].sum(axis=1) - share * values.sum()
            moved[part] += (chosen < count).sum(axis=1) - share * count
    items, rest = sum(len(one) for one, _ in both), sum(len(other) for _, other in both)
    spread = math.sqrt(math.fsum(within) / (items + rest - len(both)))
    credit = extra / pairs
    # Ties count by half (mid-p, Lancaster 1961): with few items they are so many that the test would find too little
    strayed = earned - extra
    above, level = int((strayed > _EQUAL).sum()), int((np.abs(strayed) <= _EQUAL).sum())
    p = (0.5 + above + 0.5 * level) / (replicates + 1)
    # What is left without the extra credit is exchangeable; its permutations say how far an estimate strays
    low, high = intervals.percentiles(((earned - credit * moved) / pairs)[:, None])[0]
    return Contrast(items, rest, len(both), _FOUND * spread / math.sqrt(pairs), credit, credit - high, credit - low, p)


def _chosen(rng: Stream, replicates: int, size: int, count: int) -> NDArray[np.intp]:
    """Random subsets of places, all equally likely: (replicates, count)."""
    words = rng.words(replicates * size).reshape(replicates, size)
    return np.argsort(words, axis=1, kind="stable")[:, :count]
