"""Paired experiments: the same puzzles shown in another way, and what models earn for them then.

``puzzlegen vary`` makes the conditions. Each variant names its origin, so that every difference is one within a puzzle:
McNemar's exact test and a paired bootstrap say how sure it is. What a model loses by style or language alone is no
reasoning.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
import numpy as np

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import Document
from puzzlegen.scoring import grading
from puzzlegen.scoring.intervals import holm, no_gain, of_differences, of_means, wilson
from puzzlegen.scoring.reading import Benchmark, Predictions

_HALF: Final = 0.5  # credit from which on an answer counts as solved

Earned = dict[str, float]  # item -> credit, of those that a model was asked


class NoPairs(WrongUsage):
    """Nothing was asked in both ways."""


class Shift(Document, frozen=True):
    """What a model earns for puzzles in a condition, beside what it earns for the same as they were.

    Attributes:
        condition: the name of the folder of variants.
        family: ``category/family``; empty for all.
        items: puzzles that were asked in both ways.
        before, after: mean credit.
        difference: of the two; ``low`` and ``high`` are the ends of its 95% interval, by a paired bootstrap, None for
            fewer than ten items.
        lost, won: how many were solved only as they were, and only in the condition.
        p: two-sided, that the mean difference is zero: McNemar's exact test, or a paired z-test where credits come in
            parts; None for fewer than ten items.
        adjusted: the same, corrected for the conditions and models, or for the families of one condition (Holm).
    """

    condition: str
    family: str
    items: int
    before: float
    after: float
    difference: float
    low: float | None
    high: float | None
    lost: int
    won: int
    p: float | None
    adjusted: float | None = None


class Paired(Document, frozen=True):
    """A model in all conditions.

    Attributes:
        name: of its file.
        shifts: condition by condition, each for all families and then for each of several.
        items: puzzles that were asked in every way, on which the next two are.
        consistent: the share of them that were solved in every way or in none, with its 95% interval ``steady``.
        worst: mean credit in the way in which each puzzle earned least, with its interval ``at_least``.
    """

    name: str
    shifts: tuple[Shift, ...]
    items: int
    consistent: float | None
    steady: tuple[float, float] | None
    worst: float | None
    at_least: tuple[float, float] | None


def paired(origin: Benchmark, conditions: Sequence[Benchmark], files: Sequence[Predictions]) -> tuple[Paired, ...]:
    """What each model earns in every condition; each file has the answers to originals and variants.

    Args:
        origin: the puzzles as they were.
        conditions: variants of them, as ``puzzlegen vary`` writes; without any, there is nothing to tell.
        files: what models answered.

    Raises:
        NoPairs: there are no variants of these puzzles, or a model answered none of them in both ways.
    """
    if not conditions:
        return ()
    family = {entry.item.id: entry.item.kind for entry in origin.entries}
    earned = {one.name: [_earned(origin, one)] for one in files}
    for varied in conditions:
        source = {entry.item.id: entry.item.variant_of for entry in varied.entries if entry.item.variant_of in family}
        if not source:
            raise NoPairs(f"{varied.name} has no variants of items of {origin.name}; puzzlegen vary makes some.")
        for one in files:
            credits = {source[item]: credit for item, credit in _earned(varied, one).items() if item in source}
            if not credits.keys() & earned[one.name][0].keys():
                raise NoPairs(
                    f"{one.name} answered no puzzle both as it was and as it is in {varied.name}: its file has to have "
                    "the lines of both."
                )
            earned[one.name].append(credits)
    names = [one.name for one in conditions]
    return tuple(_corrected([_model(one.name, names, earned[one.name], family) for one in files]))


def _earned(benchmark: Benchmark, one: Predictions) -> Earned:
    """Item -> credit, of those that the file has a line for."""
    kept = tuple(entry for entry in benchmark.entries if entry.item.id in one.said)
    if not kept:
        return {}
    (graded,) = grading.grade(msgspec.structs.replace(benchmark, entries=kept), [one])
    credits = ((entry.item.id, graded.credit(place)) for place, entry in enumerate(kept))
    return {item: credit for item, credit in credits if credit is not None}


def _model(name: str, conditions: Sequence[str], earned: Sequence[Earned], family: dict[str, str]) -> Paired:
    before = earned[0]
    shifts: list[Shift] = []
    for condition, after in zip(conditions, earned[1:], strict=True):
        both = sorted(before.keys() & after.keys())
        groups: defaultdict[str, list[str]] = defaultdict(list)
        for item in both:
            groups[family[item]].append(item)
        own = [_shift(condition, kind, groups[kind], before, after) for kind in sorted(groups)]
        own = _adjusted(own)
        shifts += [_shift(condition, "", both, before, after), *(own if len(own) > 1 else ())]
    whole = sorted(set.intersection(*(set(one) for one in earned)))
    if not whole:
        return Paired(name, tuple(shifts), 0, None, None, None, None)
    steady = sum(len({one[item] >= _HALF for one in earned}) == 1 for item in whole)
    least = [min(one[item] for one in earned) for item in whole]
    return Paired(
        name=name,
        shifts=tuple(shifts),
        items=len(whole),
        consistent=steady / len(whole),
        steady=wilson(steady / len(whole), len(whole)),
        worst=math.fsum(least) / len(least),
        at_least=of_means(np.array(least)[:, None], "worst", name)[0],
    )


def _shift(condition: str, family: str, items: Sequence[str], before: Earned, after: Earned) -> Shift:
    gains = [after[item] - before[item] for item in items]
    solved = [(before[item] >= _HALF, after[item] >= _HALF) for item in items]
    low, high = of_differences(gains, condition, family) or (None, None)
    return Shift(
        condition=condition,
        family=family,
        items=len(items),
        before=math.fsum(before[item] for item in items) / len(items),
        after=math.fsum(after[item] for item in items) / len(items),
        difference=math.fsum(gains) / len(gains),
        low=low,
        high=high,
        lost=solved.count((True, False)),
        won=solved.count((False, True)),
        p=no_gain(gains),
    )


def _adjusted(shifts: Sequence[Shift]) -> list[Shift]:
    corrected = holm([one.p for one in shifts])
    return [msgspec.structs.replace(one, adjusted=p) for one, p in zip(shifts, corrected, strict=True)]


def _corrected(models: Iterable[Paired]) -> list[Paired]:
    """The differences over all families, corrected for all conditions of all models."""
    models = list(models)
    whole = iter(_adjusted([one for model in models for one in model.shifts if not one.family]))
    return [
        msgspec.structs.replace(model, shifts=tuple(one if one.family else next(whole) for one in model.shifts))
        for model in models
    ]
