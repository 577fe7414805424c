"""Whether the puzzles of a release are as hard as those of the release before."""

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import NormalDist, fmean, stdev
from typing import Any, Final, TypeAlias

from puzzlegen.core.certificate import UNPROVEN_VERDICTS
from puzzlegen.core.family import Level
from puzzlegen.fairness.gate import Gate
from puzzlegen.fairness.luck import ALPHA
from puzzlegen.fairness.sheets import Solved

FEWEST: Final = 10
"""Fewer items than this, on either side, tell nothing about a mean."""

_Cell: TypeAlias = tuple[str, str, str, int]  # family, level, unit of the measure, version of the family


def difficulty_drift(items: Sequence[Solved], previous: Sequence[Solved] | None, drift: float) -> Gate:
    """Compare the measured difficulty of every family and level with that of the release before, version by version.

    A mean has moved if it lies more than ``drift`` away and sampling does not explain it: if the items of both releases
    were shared out at random, such a difference would occur in one release out of 1 / `ALPHA` (normal approximation
    of the permutation test, corrected for the number of families and levels).
    """
    now, before = _difficulties(items), _difficulties(previous or ())
    compared = [cell for cell in now if min(len(now[cell]), len(before.get(cell, ()))) >= FEWEST]
    quantile = NormalDist().inv_cdf(1 - ALPHA / (2 * len(compared))) if compared else math.inf
    moved = [cell for cell in compared if _moved(now[cell], before[cell], drift, quantile)]
    means = {cell: fmean(values) for cell, values in now.items()}
    disordered = sorted(set(_out_of_order(means)))
    figures = {
        "cells": [
            {
                "family": cell[0],
                "level": cell[1],
                "unit": cell[2],
                "version": cell[3],
                **_summary(now[cell]),
                "before": _summary(before[cell]) if cell in before else None,
                "moved": cell in moved,
            }
            for cell in now
        ],
        "levels_out_of_order": disordered,
    }
    name = "difficulty drift"
    if moved:
        family, level, unit, _ = moved[0]
        detail = (
            f"The mean difficulty of {family} at level {level} went from {fmean(before[moved[0]]):.2f} to "
            f"{means[moved[0]]:.2f} ({unit}; {len(moved)} such in all), more than {drift:g}; find out what changed, or "
            "raise the drift that the spec allows."
        )
        return Gate(name, False, detail, figures)
    detail = (
        f"{len(compared)} of {len(now)} families and levels have enough items to be compared, and none has moved."
        if previous is not None
        else "This is the first release; there is nothing to compare it with."
    )
    if disordered:
        detail += f" Yet harder levels do not measure as harder in {', '.join(disordered)}."
    return Gate(name, True, detail, figures)


def _difficulties(items: Sequence[Solved]) -> dict[_Cell, list[float]]:
    """The measured difficulties by cell, in the order of families and levels; of what is proven or judged only."""
    found: defaultdict[_Cell, list[float]] = defaultdict(list)
    for one in items:
        if one.proof is not None and one.proof.certificate.verdict not in UNPROVEN_VERDICTS:
            certificate = one.proof.certificate
            family = f"{one.item.category}/{one.item.family}"
            cell = (family, one.item.level, certificate.unit, one.item.family_version)
            found[cell].append(certificate.difficulty)
    levels = list(Level)
    return dict(sorted(found.items(), key=lambda entry: (entry[0][0], levels.index(Level(entry[0][1])), *entry[0][2:])))


def _summary(values: Sequence[float]) -> dict[str, Any]:
    spread = round(stdev(values), 4) if len(values) > 1 else None
    return {"items": len(values), "mean": round(fmean(values), 4), "spread": spread}


def _moved(now: Sequence[float], before: Sequence[float], drift: float, quantile: float) -> bool:
    difference = abs(fmean(now) - fmean(before))
    noise = stdev([*now, *before]) * math.sqrt(1 / len(now) + 1 / len(before))
    return difference > drift and difference > quantile * noise


def _out_of_order(means: dict[_Cell, float]) -> Iterator[str]:
    """The families of which a level is not harder than one below it; ``means`` are in the order of the levels."""
    last: dict[tuple[str, str, int], float] = {}
    for (family, _, unit, version), mean in means.items():
        if mean <= last.get((family, unit, version), -math.inf):
            yield family
        last[family, unit, version] = mean
