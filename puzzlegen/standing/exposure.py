"""How much of a model's credit is due to items having been public before its training data ended.

Which items a release publishes and which it holds back was decided by a key that was committed to before anybody had
seen one: an experiment, randomised within cells. The estimand is the extra credit for exposed items, weighted over the
cells that have items of both arms by n1 n0 / (n1 + n0), which is least squares with an effect for each cell.
"""

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import Document
from puzzlegen.scoring import intervals
from puzzlegen.standing.contrast import Contrast, Observed, carried_over, contrast
from puzzlegen.standing.poststratified import Credits
from puzzlegen.standing.units import Unit

ALPHA: Final = 0.05
_DOSES: Final = ((1, 1), (2, 3), (4, 6), (7, 12), (13, 10_000))


class NoCells(WrongUsage):
    """There is nothing to be compared."""


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
        alike: the extra credit for fresh items whose structure was public by the cut-off.
        adjusted: the p of ``exposed``, corrected for the number of models (Holm).
    """

    name: str
    cutoff: str
    exposed: Contrast | None
    newer: Contrast | None
    doses: tuple[Dose, ...]
    verbatim: Contrast | None = None
    alike: Contrast | None = None
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
        alike=_alike(units, fresh, cutoff),
    )


def _alike(units: Sequence[Unit], fresh: Sequence[Observed], cutoff: str) -> Contrast | None:
    """What exposed items bring to fresh ones of their structure; other unexposed items say what is chance."""
    asked = {unit.id for unit, _ in fresh}
    exposed = [unit for unit in units if unit.exposed(cutoff)]
    others = [unit for unit in units if not unit.exposed(cutoff) and not unit.variant_of and unit.id not in asked]
    return carried_over(fresh, exposed, others, "structures")


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
