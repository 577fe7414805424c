"""What two files of predictions say about one another: differences, agreement, and what a model gains by seeing."""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec
import numpy as np

from puzzlegen.core.item import Document
from puzzlegen.fairness.agreement import kappa
from puzzlegen.scoring.breakdowns import ALL, CATEGORY, Places
from puzzlegen.scoring.grading import Fate, Graded
from puzzlegen.scoring.intervals import Credits, holm, no_gain, of_differences, of_means
from puzzlegen.scoring.reading import MODES


class Difference(Document, frozen=True):
    """How much more credit the second of two files has on the same items.

    Attributes:
        dimension, name: of the group of items.
        first, second: names of the files.
        items: how many of the group both were asked.
        difference: mean credit of the second less that of the first.
        low, high: the 95% interval of a paired bootstrap; None for fewer than ten items.
        p: two-sided, that the mean difference is zero: McNemar's exact test, or a paired z-test where credits come in
            parts; None for fewer than ten items.
        adjusted: the same after Holm's correction for all differences of the report.
    """

    dimension: str
    name: str
    first: str
    second: str
    items: int
    difference: float
    low: float | None
    high: float | None
    p: float | None
    adjusted: float | None


class Contrast(Document, frozen=True):
    """A model in one of several modes.

    Attributes:
        model: its name.
        predictions: the file.
        mode: what it got to see.
        items: how many items it was asked in this mode.
        credit: its mean credit on them, with the 95% interval ``low`` to ``high`` (None for fewer than ten items).
        gain: how much more credit it has in this mode than in the first of `MODES` it was asked in, on the items of
            both, with the interval of a paired bootstrap; None for that first mode, or without such items.
    """

    model: str
    predictions: str
    mode: str
    items: int
    credit: float
    low: float | None
    high: float | None
    gain: float | None
    gain_low: float | None
    gain_high: float | None


class Agreement(Document, frozen=True):
    """How alike two files are.

    Attributes:
        first, second: names of the files.
        items: how many both were asked.
        kappa: Cohen's kappa of being right, on these items; None where both are always right, or always wrong.
        both_wrong: items to which both gave a wrong answer.
        same_error: the share of those to which both gave the same wrong answer; None if there are none.
    """

    first: str
    second: str
    items: int
    kappa: float | None
    both_wrong: int
    same_error: float | None


def spelled_p(p: float | None) -> str:
    """A p-value in a report; nothing where there is none."""
    return "" if p is None else "<0.001" if p < 0.001 else f"{p:.3f}"


def differences(places: Places, files: Sequence[Graded], credits: Credits, against: str) -> tuple[Difference, ...]:
    """How every other file differs from one: on all items, and on each category if there are several."""
    compared = [label for label in places if label[0] in (ALL, CATEGORY)]
    if len(compared) == 2:  # the only category is all items
        compared = compared[:1]
    names = [one.name for one in files]
    base = names.index(against)
    found: list[Difference] = []
    for column, name in enumerate(names):
        if column == base:
            continue
        for label in compared:
            members = places[label]
            gains = credits[members, column] - credits[members, base]
            known: list[float] = gains[~np.isnan(gains)].tolist()
            if not known:
                continue
            low, high = of_differences(known, *label) or (None, None)
            mean = math.fsum(known) / len(known)
            found.append(Difference(*label, against, name, len(known), mean, low, high, no_gain(known), None))
    adjusted = holm([one.p for one in found])
    return tuple(
        msgspec.structs.replace(one, adjusted=corrected) for one, corrected in zip(found, adjusted, strict=True)
    )


def contrasts(files: Sequence[Graded], credits: Credits) -> tuple[Contrast, ...]:
    """The models of which there are files in several modes, with what they gain from mode to mode."""
    found: list[Contrast] = []
    for model in dict.fromkeys(one.model for one in files):
        columns = {one.mode: column for column, one in enumerate(files) if one.model == model}
        if len(columns) < 2:
            continue
        modes = sorted(columns, key=MODES.index)
        base = credits[:, columns[modes[0]]]
        for mode in modes:
            own = credits[:, columns[mode]]
            known = own[~np.isnan(own)]
            low, high = of_means(own[:, None], model, mode)[0] or (None, None)
            gains: list[float] = (own - base)[~np.isnan(own - base)].tolist()
            gain: tuple[float | None, float | None, float | None] = (None, None, None)
            if mode != modes[0] and gains:
                gain = (math.fsum(gains) / len(gains), *(of_differences(gains, model, mode) or (None, None)))
            name = files[columns[mode]].name
            found.append(Contrast(model, name, mode, len(known), float(known.mean()), low, high, *gain))
    return tuple(found)


def agreements(files: Sequence[Graded]) -> Iterator[Agreement]:
    """How alike each two files are, by the first response to each item."""
    for first, second in combinations(files, 2):
        pairs = [
            (one[0], two[0])
            for one, two in zip(first.marks, second.marks, strict=True)
            if Fate.NOT_ASKED not in (one[0].fate, two[0].fate)
        ]
        if not pairs:
            continue
        right = [(one.fate is Fate.RIGHT, two.fate is Fate.RIGHT) for one, two in pairs]
        wrong = [(one, two) for one, two in pairs if one.fate is two.fate is Fate.WRONG]
        same = sum(one.result.answer == two.result.answer for one, two in wrong)
        yield Agreement(
            *(first.name, second.name, len(pairs), kappa(right).kappa, len(wrong)),
            same / len(wrong) if wrong else None,
        )
