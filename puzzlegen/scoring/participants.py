"""What people reach on these items, as far as files of predictions say who answered.

Where they are enough, their figures take the place of those that the papers published for theirs.

People and items are both samples: another benchmark of the kind has other items, and another study other people. So
intervals are over both at once, and wider than those of models.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.item import Document
from puzzlegen.scoring.breakdowns import ALL, CATEGORY, Label
from puzzlegen.scoring.grading import Graded
from puzzlegen.scoring.intervals import FEWEST, student, wilson
from puzzlegen.scoring.people import MEDIAN, PAPERS
from puzzlegen.scoring.reading import Said
from puzzlegen.scoring.score import Result

FEWEST_PEOPLE: Final = 5
"""People below whom there are neither an interval nor percentiles; items may not be fewer than `FEWEST` either."""
_SPREAD: Final = (5, 50, 95)  # percentiles, as VisualPuzzles has them


class People(Document, frozen=True):
    """The people of one file, on one group of items.

    Attributes:
        predictions: the file.
        dimension, name: what the items have in common, as in `puzzlegen.scoring.breakdowns.Group`.
        people, items, answers: how many.
        credit: mean over all answers, 0..1.
        low, high: its 95% interval over people and items; None where there are too few.
        weak, middle, strong: 5th, 50th and 95th percentile of what single people reach; None likewise.
        seconds: the median of the times that are told; None if none is.
    """

    predictions: str
    dimension: str
    name: str
    people: int
    items: int
    answers: int
    credit: float
    low: float | None
    high: float | None
    weak: float | None
    middle: float | None
    strong: float | None
    seconds: float | None


def people(files: Sequence[Graded], places: Mapping[Label, Sequence[int]]) -> tuple[People, ...]:
    """The people of all files that tell who answered, on all items, in each category, and in those of the papers.

    Args:
        files: the marks of the files.
        places: the groups of items, see `puzzlegen.scoring.breakdowns.places`.
    """
    found = []
    for one in files:
        for (dimension, name), members in places.items():
            if dimension in (ALL, CATEGORY, *PAPERS):
                found += _people(one, dimension, name, members)
    return tuple(found)


def measured(found: Sequence[People]) -> dict[Label, People]:
    """The people of each group in which they are enough for an interval; of several files, those with most answers."""
    best: dict[Label, People] = {}
    for one in sorted(found, key=lambda one: one.answers):
        if one.low is not None:
            best[one.dimension, one.name] = one
    return best


def accuracy(one: People) -> float | None:
    """What takes the place of a published figure: the mean, or the median person where the paper has that."""
    paper = PAPERS.get(one.dimension)
    return one.middle if paper is not None and paper.statistic == MEDIAN else one.credit


def marks(one: Graded, place: int) -> Iterator[tuple[str, Said, Result]]:
    """The answers of people to an item: who answered, what, and how it was scored; none if the file is of a model."""
    for mark in one.marks[place]:
        if mark.said is not None and mark.said.participant:
            yield mark.said.participant, mark.said, mark.result


def _people(one: Graded, dimension: str, name: str, members: Sequence[int]) -> list[People]:
    """The people of a file on some items; none if it does not tell who answered."""
    credits: defaultdict[str, dict[int, float]] = defaultdict(dict)
    times = []
    for place in members:
        for person, said, result in marks(one, place):
            credits[person][place] = result.credit
            if said.seconds is not None:
                times.append(said.seconds)
    if not credits:
        return []
    items = sorted({place for answered in credits.values() for place in answered})
    table = np.full((len(credits), len(items)), np.nan)
    for row, person in enumerate(sorted(credits)):
        for place, credit in credits[person].items():
            table[row, items.index(place)] = credit
    enough = len(credits) >= FEWEST_PEOPLE and len(items) >= FEWEST
    low, high = interval(table) if enough else (None, None)
    weak, middle, strong = np.percentile(np.nanmean(table, axis=1), _SPREAD).tolist() if enough else [None] * 3
    return [
        People(
            predictions=one.name,
            dimension=dimension,
            name=name,
            people=len(credits),
            items=len(items),
            answers=int((~np.isnan(table)).sum()),
            credit=float(np.nanmean(table)),
            low=low,
            high=high,
            weak=weak,
            middle=middle,
            strong=strong,
            seconds=median(times) if times else None,
        )
    ]


def interval(table: NDArray[np.float64]) -> tuple[float, float]:
    """The 95% interval of the mean over all cells that are known, if other people answered other items.

    Its variance is that over people and that over items, less that over answers, which both hold (Cameron, Gelbach and
    Miller 2011); it is taken on the scale of logits, with Student's t. The pigeonhole bootstrap (Owen 2007) counts the
    last one three times. Where all credits are alike, Wilson's interval holds, of people or items, whichever are fewer.

    Args:
        table: of credits, (people, items); nan where somebody was not shown an item. Everybody was shown one, and
            everything to somebody.
    """
    known = ~np.isnan(table)
    mean, fewer = float(np.nanmean(table)), min(table.shape)
    if mean in (0.0, 1.0):
        return wilson(mean, fewer)
    shares = np.where(known, table - mean, 0) / known.sum()
    over_people, over_items, over_answers = (
        len(sums) / (len(sums) - 1) * float(sums @ sums)
        for sums in (shares.sum(axis=1), shares.sum(axis=0), shares[known])
    )
    variance = max(over_people, over_items, over_people + over_items - over_answers)
    reach = student(fewer - 1) * math.sqrt(variance) / (mean * (1 - mean))
    middle = math.log(mean / (1 - mean))
    return 1 / (1 + math.exp(reach - middle)), 1 / (1 + math.exp(-reach - middle))
