"""What the scores of a benchmark say: who is best and how sure that is, where each fails, and how."""

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from puzzlegen.answers.boxes import Pairing
from puzzlegen.answers.endings import Ending
from puzzlegen.core.item import Document
from puzzlegen.scoring import breakdowns, comparisons, error_types, grading, habits, intervals, participants
from puzzlegen.scoring.breakdowns import Group
from puzzlegen.scoring.comparisons import Agreement, Contrast, Difference
from puzzlegen.scoring.error_types import ErrorTypes, Label
from puzzlegen.scoring.grading import Fate, Graded
from puzzlegen.scoring.habits import Effort, Letters, Prices, Samples
from puzzlegen.scoring.intervals import Credits
from puzzlegen.scoring.participants import People
from puzzlegen.scoring.reading import BadPredictions, Benchmark


class Sheet(Document, frozen=True):
    """The scores of one file of predictions.

    Attributes:
        name: of the file.
        groups: all of its groups, in the same order for every sheet; the first one is all items.
        unknown: responses to items that are not in the benchmark.
        retracted: responses to items that the errata left out.
        model, mode: which model, and what it got to see.
        not_asked: items that do not count, since the file covers a part of the benchmark only.
        rank: by credit among the files of the same mode that cover the benchmark; None for the others.
        rank_low, rank_high: the best and the worst rank in 95% of resamples of the items.
        macro: the plain mean over the categories, as VisReason's score; None if not all categories were asked.
        macro_low, macro_high: its 95% interval; None where a category has fewer than ten items.
        endings: how many responses ended how, every sample counted.
    """

    name: str
    groups: tuple[Group, ...]
    unknown: int
    retracted: int
    model: str
    mode: str
    not_asked: int
    rank: int | None
    rank_low: int | None
    rank_high: int | None
    macro: float | None
    macro_low: float | None
    macro_high: float | None
    endings: dict[Ending, int] = msgspec.field(default_factory=dict)

    @property
    def whole(self) -> Group:
        """All items."""
        return self.groups[0]


class Report(Document, frozen=True):
    """The scores of one or more files of predictions on one benchmark.

    Attributes:
        benchmark: its name.
        items: how many count.
        retracted: how many the errata left out.
        pairing: how boxes were paired.
        sheets: one for each file, in the order of the files.
        against: the file that the others are compared with; empty if none is.
        differences: of the other files from that one.
        modes: models of which there are files in several modes.
        letters: what was said where which letter was the key.
        agreements: of each two files.
        samples: files with several responses to an item.
        efforts: tokens, time and cost, of the files that tell them.
        not_asked: items that were left out since runs with a limit did not ask them.
        people: on all items, by category and by those of the papers, of the files that tell who answered.
        errors: what people found wrong in wrong responses, if there are labels.
        country: the credit that the right country earned with a wrong region, or none.
    """

    benchmark: str
    items: int
    retracted: int
    pairing: Pairing
    sheets: tuple[Sheet, ...]
    against: str
    differences: tuple[Difference, ...]
    modes: tuple[Contrast, ...]
    letters: tuple[Letters, ...]
    agreements: tuple[Agreement, ...]
    samples: tuple[Samples, ...]
    efforts: tuple[Effort, ...]
    not_asked: int = 0
    people: tuple[People, ...] = ()
    errors: tuple[ErrorTypes, ...] = ()
    country: float = 0.0

    @property
    def ranking(self) -> tuple[Sheet, ...]:
        """The sheets by rank, then those without one by credit."""
        return tuple(sorted(self.sheets, key=lambda sheet: (sheet.rank or math.inf, -(sheet.whole.credit or 0))))

    def best(self, dimension: str, name: str) -> float | None:
        """The highest credit of a model on a group of items; files that tell who answered are none of models."""
        people = {one.predictions for one in self.people}
        credits = [
            group.credit
            for sheet in self.sheets
            if sheet.name not in people
            for group in sheet.groups
            if (group.dimension, group.name) == (dimension, name) and group.credit is not None
        ]
        return max(credits, default=None)


def summarize(
    benchmark: Benchmark,
    files: Sequence[Graded],
    pairing: Pairing = Pairing.OPTIMAL,
    *,
    against: str = "",
    prices: Prices | None = None,
    labels: Sequence[Label] = (),
    country: float = 0.0,
) -> Report:
    """The report on what `grading.grade` found.

    Args:
        benchmark: the items.
        files: their marks.
        pairing: how boxes were paired.
        against: the name of the file that the others are compared with; empty for none.
        prices: what tokens cost.
        labels: what people found wrong in wrong responses.
        country: the credit that the right country earned with a wrong region, or none.

    Raises:
        BadLabels: a label is of no wrong response of these files.
    """
    credits = grading.credits(files)
    places = breakdowns.places(benchmark.entries)
    people = participants.people(files, places)
    reached = {label: participants.accuracy(one) for label, one in participants.measured(people).items()}
    rows = [
        breakdowns.groups(label, members, benchmark.entries, files, credits, reached.get(label))
        for label, members in places.items()
    ]
    macros = breakdowns.over_parts(range(len(benchmark.entries)), benchmark.entries, credits)
    ranks = _ranks(files, credits)
    sheets = []
    for column, one in enumerate(files):
        macro, interval = macros[column]
        sheets.append(
            Sheet(
                name=one.name,
                groups=tuple(row[column] for row in rows),
                unknown=one.unknown,
                retracted=one.retracted,
                model=one.model,
                mode=one.mode,
                not_asked=int(np.isnan(credits[:, column]).sum()),
                rank=ranks[column][0],
                rank_low=ranks[column][1],
                rank_high=ranks[column][2],
                macro=macro,
                macro_low=None if interval is None else interval[0],
                macro_high=None if interval is None else interval[1],
                endings=one.endings,
            )
        )
    return Report(
        benchmark=benchmark.name,
        items=len(benchmark.entries),
        retracted=len(benchmark.retracted),
        pairing=pairing,
        sheets=tuple(sheets),
        against=against,
        differences=comparisons.differences(places, files, credits, against) if against else (),
        modes=comparisons.contrasts(files, credits),
        letters=habits.letters(benchmark.entries, files),
        agreements=tuple(comparisons.agreements(files)),
        samples=habits.samples(files),
        efforts=habits.efforts(files, prices or {}),
        not_asked=len(benchmark.not_asked),
        people=people,
        errors=error_types.summarize(benchmark, files, labels),
        country=country,
    )


def require_names(names: Sequence[str], against: str, prices: Prices) -> None:
    """Make sure, before any work is done, that there are files of the names given; raises `BadPredictions`."""
    for option, given in (("--against", [against] if against else []), ("--prices", [*prices])):
        for name in given:
            if name not in names:
                raise BadPredictions(f"{option} names {name}; the files are {', '.join(names)}.")


def _ranks(files: Sequence[Graded], credits: Credits) -> list[tuple[int | None, int | None, int | None]]:
    """Rank, best and worst rank of each file; of the files that saw the same, and were asked everything."""
    mode = grading.main_mode(files)
    ranked = [column for column, one in enumerate(files) if one.mode == mode and _covers(one)]
    found: list[tuple[int | None, int | None, int | None]] = [(None, None, None)] * len(files)
    if not ranked:
        return found
    chosen = credits[:, ranked]
    means = [math.fsum(column) / len(column) for column in chosen.T.tolist()]
    spans = intervals.of_ranks(chosen)
    for place, (column, mean) in enumerate(zip(ranked, means, strict=True)):
        low, high = (None, None) if spans is None else spans[place]
        found[column] = (1 + sum(other > mean for other in means), low, high)
    return found


def _covers(one: Graded) -> bool:
    return all(marks[0].fate is not Fate.NOT_ASKED for marks in one.marks)


def as_json(report: Report) -> bytes:
    """The report as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"
