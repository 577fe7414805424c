"""Scores every response, and says of each what became of it."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Final

import msgspec
import numpy as np

from puzzlegen.answers.boxes import Pairing
from puzzlegen.answers.endings import Ending
from puzzlegen.core.item import Document
from puzzlegen.scoring import drawn
from puzzlegen.scoring.intervals import Credits
from puzzlegen.scoring.reading import MODES, BadPredictions, Benchmark, Predictions, Said
from puzzlegen.scoring.score import Outcome, Result, score

WHOLE: Final = 0.9
"""The share of items that a file without notes has lines for, from which on the others count as missing."""


class Fate(StrEnum):
    """What became of a question; finer than `Outcome`."""

    RIGHT = "right"
    WRONG = "wrong"
    UNPARSED = "unparsed"  # the model answered, and no answer can be read from it
    REFUSED = "refused"  # this and the next four are unparsed, too, for the reason that is an `Ending`
    FILTERED = "filtered"
    TRUNCATED = "truncated"
    EMPTY = "empty"
    THOUGHTS = "thoughts only"
    MISSING = "missing"  # there is no response: it counts as wrong
    NOT_ASKED = "not asked"  # the file covers a part of the items only, and not this one: it does not count


UNANSWERED: Final = (Fate.REFUSED, Fate.FILTERED, Fate.TRUNCATED, Fate.EMPTY, Fate.THOUGHTS)
"""What becomes of responses in which the model does not answer."""


class Mark(msgspec.Struct, frozen=True):
    """A response with its score."""

    result: Result
    fate: Fate
    said: Said | None


class Graded(msgspec.Struct, frozen=True):
    """One file of predictions, scored.

    Attributes:
        name, model, mode: as in `Predictions`.
        marks: for each entry of the benchmark the marks of its responses; at least one, also if there is no response.
        unknown: responses to items that are not in the benchmark.
        retracted: responses to items that the errata left out.
    """

    name: str
    model: str
    mode: str
    marks: tuple[tuple[Mark, ...], ...]
    unknown: int
    retracted: int

    def credit(self, place: int) -> float | None:
        """The mean credit of the responses to an item; None if it was not asked."""
        marks = self.marks[place]
        if marks[0].fate is Fate.NOT_ASKED:
            return None
        return sum(mark.result.credit for mark in marks) / len(marks)

    @property
    def endings(self) -> dict[Ending, int]:
        """How many of the responses ended how, every sample counted."""
        said = [mark.said for marks in self.marks for mark in marks if mark.said is not None]
        counts = Counter(one.ending for one in said if one.response is not None or one.ended)
        return {ending: counts[ending] for ending in Ending}


class Scored(Document, frozen=True):
    """One line of the per-item results."""

    id: str
    predictions: str
    outcome: Outcome
    credit: float
    answer: str
    fate: Fate
    sample: int


def grade(
    benchmark: Benchmark,
    predictions: Sequence[Predictions],
    pairing: Pairing = Pairing.OPTIMAL,
    report: Callable[[int], None] = lambda _: None,
    country: float = 0.0,
) -> tuple[Graded, ...]:
    """Score every response.

    Args:
        benchmark: the items.
        predictions: the responses.
        pairing: how boxes are paired with those of the key.
        report: called with the number of items that are done, counted for each file.
        country: the credit for the right country with a wrong region, or none.

    Raises:
        BadPredictions: a file has responses to other items only.
    """
    ids = {entry.item.id for entry in benchmark.entries}
    found: list[Graded] = []
    for one in predictions:
        covered = len(ids & one.said.keys())
        if not covered:
            raise BadPredictions(f"{one.name} has no response to any of the {len(ids)} items of {benchmark.name}.")
        absent = Fate.MISSING if one.noted or covered >= WHOLE * len(ids) else Fate.NOT_ASKED
        marks: list[tuple[Mark, ...]] = []
        for entry in benchmark.entries:
            said = one.said.get(entry.item.id)
            if said is None:
                marks.append((Mark(Result(Outcome.MISSING, 0.0), absent, None),))
            else:
                results = [
                    (
                        score(
                            entry.item, entry.key, drawn.said(entry, each.response), pairing=pairing, country=country
                        ),
                        each,
                    )
                    for each in said
                ]
                marks.append(tuple(Mark(result, _fate(result, each), each) for result, each in results))
            report(len(found) * len(ids) + len(marks))
        retracted = len(one.said.keys() & benchmark.retracted)
        unknown = len(one.said.keys() - ids - benchmark.not_asked) - retracted
        found.append(Graded(one.name, one.model, one.mode, tuple(marks), unknown, retracted))
    return tuple(found)


def _fate(result: Result, said: Said) -> Fate:
    if result.outcome in (Outcome.RIGHT, Outcome.WRONG):
        return Fate(result.outcome.value)
    if said.ending is Ending.ANSWERED:
        return Fate.UNPARSED
    if said.response is None and said.ending is Ending.EMPTY:
        return Fate.MISSING
    return Fate(said.ending.value)


def main_mode(files: Sequence[Graded]) -> str:
    """The mode whose files are ranked: the first of `MODES` that there is."""
    return min((one.mode for one in files), key=MODES.index)


def credits(files: Sequence[Graded]) -> Credits:
    """The credits of items (rows) and files (columns); nan where an item was not asked."""
    count = len(files[0].marks)
    table = np.full((count, len(files)), np.nan)
    for column, one in enumerate(files):
        for place in range(count):
            credit = one.credit(place)
            if credit is not None:
                table[place, column] = credit
    return table


def per_item(benchmark: Benchmark, files: Sequence[Graded]) -> Iterator[Scored]:
    """The results one by one, in the order of the files and of the items' ids."""
    for one in files:
        for entry, marks in zip(benchmark.entries, one.marks, strict=True):
            for sample, mark in enumerate(marks):
                result = mark.result
                yield Scored(entry.item.id, one.name, result.outcome, result.credit, result.answer, mark.fate, sample)
