"""Whether what validators measure as difficulty orders people's work, family by family."""

from collections import defaultdict
from collections.abc import Sequence
from enum import StrEnum
from itertools import chain
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Level
from puzzlegen.core.item import Document
from puzzlegen.scoring import bands, doubts, effects
from puzzlegen.scoring.bands import Effort, Span
from puzzlegen.scoring.doubts import Disputed, Missed
from puzzlegen.scoring.effects import Numbers
from puzzlegen.scoring.grading import Graded
from puzzlegen.scoring.intervals import FEWEST
from puzzlegen.scoring.participants import FEWEST_PEOPLE, marks
from puzzlegen.scoring.reading import BadPredictions, Benchmark, Entry, Predictions

SEVERAL: Final = 3
"""Items of a family from which on it counts among all of them."""


class Measure(StrEnum):
    """What is held against the measured difficulty."""

    TIME = "time"  # log seconds of right answers
    CREDIT = "credit"


class Verdict(StrEnum):
    """Whether the measured difficulty orders people's work."""

    YES = "yes"  # the interval is on the side where the harder takes longer, or is solved less often
    NO = "no"  # it is on the other side
    UNSURE = "unsure"  # it holds zero
    FEW = "too few"  # people, items or answers


class Trend(Document, frozen=True):
    """How people's time or credit follows the measured difficulty.

    Attributes:
        measure: time or credit.
        people, items, answers: how many count; of times those of right answers.
        verdict: whether the difficulty orders it.
        seen: Spearman's rho of the difficulty and the effects of the items; None if it has none.
        reliability: the share of the variance between the effects of items that is not by chance.
        rho: ``seen``, corrected for chance, with its 95% interval over people and items; None if there are too few.
        low, high: the interval's ends.
        change: from items at 10% of the ranks of the difficulty to items at 90%; of time a factor, of credit a
            difference.
        change_low, change_high: its 95% interval.
    """

    measure: Measure
    people: int
    items: int
    answers: int
    verdict: Verdict
    seen: float | None = None
    reliability: float | None = None
    rho: float | None = None
    low: float | None = None
    high: float | None = None
    change: float | None = None
    change_low: float | None = None
    change_high: float | None = None


class Deeper(Document, frozen=True):
    """Whether the depth of the reasoning orders people's work better than the difficulty does.

    Attributes:
        measure: time or credit.
        verdict: yes if the interval of the gain is where the depth follows the work more closely.
        by_difficulty, by_depth: Spearman's rho of each with the effects of the items.
        gain: of the depth, on Fisher's scale and counted towards more time or less credit, with its 95% interval.
        low, high: the interval's ends.
    """

    measure: Measure
    verdict: Verdict
    by_difficulty: float
    by_depth: float
    gain: float
    low: float
    high: float


class Calibrated(Document, frozen=True):
    """A family, as far as its difficulty has this unit.

    Attributes:
        family: its full name.
        unit: of the difficulty.
        trends: of time and of credit.
        levels: what each asks of people.
        faults: why the levels should be parted anew, in words.
        proposed: bands for the next version of the family; none if there is no fault, or no better bands are known.
        deeper: whether its depth orders them better; none where it is not measured, or there are too few.
    """

    family: str
    unit: str
    trends: tuple[Trend, ...]
    levels: tuple[Effort, ...]
    faults: tuple[str, ...]
    proposed: tuple[Span, ...]
    deeper: tuple[Deeper, ...] = ()


class Calibration(Document, frozen=True):
    """All that people tell of the difficulty of a benchmark.

    Attributes:
        benchmark: its name.
        people, items, answers: how many count.
        together: the trends of all families of `SEVERAL` items and more, each in its own order. Where these are few in
            most families, rho is nearer to zero than it should be: of 0.89, 0.76 is found with three in each.
        families: each with its units.
        deeper: whether depth orders them better than difficulty, of those families that have one.
        missed: items that most people miss.
        disputed: items that somebody holds to be wrong.
        unknown: answers to items that are not in the benchmark.
        retracted: answers to items that were retracted.
    """

    benchmark: str
    people: int
    items: int
    answers: int
    together: tuple[Trend, ...]
    families: tuple[Calibrated, ...]
    missed: tuple[Missed, ...]
    disputed: tuple[Disputed, ...]
    unknown: int
    retracted: int
    deeper: tuple[Deeper, ...] = ()


class Work(msgspec.Struct, frozen=True):
    """What people did, (people, items); nan where somebody was not shown an item or, of times, was not right.

    Attributes:
        entries: the items that people were shown.
        seconds, credit: with the effects of persons taken out; the former as logarithms.
        answers: how many there are.
    """

    entries: tuple[Entry, ...]
    seconds: Numbers
    credit: Numbers
    answers: int


def require_people(files: Sequence[Predictions]) -> None:
    """Make sure that people answered, and each an item once only, whatever file it is in; raises `BadPredictions`."""
    met: dict[tuple[str, str], str] = {}
    for one in files:
        for item, answers in one.said.items():
            for said in answers:
                if not said.participant:
                    raise BadPredictions(
                        f"{one.name} does not say who answered: calibrate takes what play --export wrote."
                    )
                if (said.participant, item) in met:
                    raise BadPredictions(
                        f"{one.name} and {met[said.participant, item]} have an answer of the same person to the same "
                        "item; name the newest export of each study."
                    )
                met[said.participant, item] = one.name


def calibrate(benchmark: Benchmark, files: Sequence[Graded]) -> Calibration:
    """Hold what people did against what was measured.

    Args:
        benchmark: the items.
        files: the answers of people, scored.
    """
    done = work(benchmark.entries, files)
    groups: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for place, entry in enumerate(done.entries):
        groups[entry.item.kind, entry.unit].append(place)
    large = [members for members in groups.values() if len(members) >= SEVERAL]
    return Calibration(
        benchmark=benchmark.name,
        people=len(done.credit),
        items=len(done.entries),
        answers=done.answers,
        together=_trends(done, large),
        families=tuple(_calibrated(done, family, unit, members) for (family, unit), members in sorted(groups.items())),
        missed=doubts.missed(benchmark.entries, files),
        disputed=doubts.disputed(benchmark.entries, files),
        unknown=sum(one.unknown for one in files),
        retracted=sum(one.retracted for one in files),
        deeper=_deeper(done, [members for members in large if _is_measured(done, members)]),
    )


def work(entries: Sequence[Entry], files: Sequence[Graded]) -> Work:
    """What people did, apart from who they are."""
    answers = [
        (person, place, said.seconds, result.credit)
        for place in range(len(entries))
        for one in files
        for person, said, result in marks(one, place)
    ]
    rows = {name: row for row, name in enumerate(sorted({person for person, *_ in answers}))}
    columns = {place: column for column, place in enumerate(sorted({place for _, place, *_ in answers}))}
    seconds, credit = np.full((2, len(rows), len(columns)), np.nan)
    for person, place, time, mark in answers:
        cell = rows[person], columns[place]
        credit[cell] = mark
        if time and mark == 1:
            seconds[cell] = np.log(time)
    return Work(
        entries=tuple(entries[place] for place in columns),
        seconds=seconds - effects.of_persons(seconds)[:, None],
        credit=credit - effects.of_persons(credit)[:, None],
        answers=len(answers),
    )


def _calibrated(done: Work, family: str, unit: str, members: Sequence[int]) -> Calibrated:
    trends = _trends(done, [members])
    entries = [done.entries[place] for place in members]
    levels = [Level(entry.item.level) for entry in entries]
    difficulty = np.array([entry.difficulty for entry in entries])
    credit = effects.of_items(done.credit[:, members])
    answered = ~np.isnan(done.seconds[:, members]).all(axis=0)
    times = np.full(len(members), np.nan)
    times[answered] = effects.of_items(done.seconds[:, members][:, answered])
    asked = bands.efforts(levels, difficulty, credit, np.exp(times))
    faults = bands.faults(asked)
    spans: tuple[Span, ...] = ()
    ordering = next((trend.measure for trend in trends if trend.verdict is Verdict.YES), None)
    if faults and ordering is not None:
        there = answered if ordering is Measure.TIME else np.full(len(members), True)
        harder = times if ordering is Measure.TIME else -credit
        spans = bands.proposed([one.level for one in asked], difficulty[there], harder[there])
    deeper = _deeper(done, [members]) if _is_measured(done, members) else ()
    return Calibrated(family, unit, trends, asked, faults, spans, deeper)


def _is_measured(done: Work, members: Sequence[int]) -> bool:
    """True if all of these items have a depth, and of one kind."""
    depths = [done.entries[place].depth for place in members]
    return all(depths) and len({depth.kind for depth in depths if depth}) == 1


def _deeper(done: Work, groups: Sequence[Sequence[int]]) -> tuple[Deeper, ...]:
    """Of time and credit, as far as these groups of items, the depths of which are measured, can tell."""
    if not groups:
        return ()
    members = np.array([*chain.from_iterable(groups)], np.int64)
    block = np.repeat(np.arange(len(groups)), [len(group) for group in groups])
    difficulty = np.array([done.entries[place].difficulty for place in members])
    depth = np.array([one.value for place in members if (one := done.entries[place].depth)])
    found: list[Deeper] = []
    for measure, adjusted in ((Measure.TIME, done.seconds), (Measure.CREDIT, done.credit)):
        known = ~np.isnan(adjusted[:, members])
        there = known.any(axis=0)
        if known.any(axis=1).sum() < FEWEST_PEOPLE or there.sum() < FEWEST:
            continue
        one = effects.closer(difficulty[there], depth[there], adjusted[:, members[there]], block[there])
        if one is not None:
            low, gain, high = (
                (one.low, one.gain, one.high) if measure is Measure.TIME else (-one.high, -one.gain, -one.low)
            )
            verdict = Verdict.UNSURE if low <= 0 <= high else Verdict.YES if low > 0 else Verdict.NO
            found.append(Deeper(measure, verdict, one.first, one.second, gain, low, high))
    return tuple(found)


def _trends(done: Work, groups: Sequence[Sequence[int]]) -> tuple[Trend, ...]:
    """The trends of time and credit within these groups of items."""
    members = list(chain.from_iterable(groups))
    block = np.repeat(np.arange(len(groups)), [len(group) for group in groups])
    difficulty = np.array([done.entries[place].difficulty for place in members])
    return tuple(
        _trend(measure, difficulty, adjusted[:, members], block)
        for measure, adjusted in ((Measure.TIME, done.seconds), (Measure.CREDIT, done.credit))
    )


def _trend(measure: Measure, difficulty: Numbers, adjusted: Numbers, block: NDArray[np.int64]) -> Trend:
    known = ~np.isnan(adjusted)
    answered = known.any(axis=0)
    people, items, answers = int(known.any(axis=1).sum()), int(answered.sum()), int(known.sum())
    few = Trend(measure, people, items, answers, Verdict.FEW)
    if people < FEWEST_PEOPLE or items < FEWEST:
        return few
    found = effects.slope(difficulty[answered], adjusted[:, answered], block[answered])
    if found is None:
        return few
    changes = np.array([found.change, found.change_low, found.change_high])
    change, change_low, change_high = (np.exp(changes) if measure is Measure.TIME else changes).tolist()
    return Trend(
        measure=measure,
        people=people,
        items=items,
        answers=answers,
        verdict=_verdict(measure, found.low, found.high),
        seen=found.seen,
        reliability=found.reliability,
        rho=found.rho,
        low=found.low,
        high=found.high,
        change=change,
        change_low=change_low,
        change_high=change_high,
    )


def _verdict(measure: Measure, low: float | None, high: float | None) -> Verdict:
    if low is None or high is None:
        return Verdict.FEW
    if low <= 0 <= high:
        return Verdict.UNSURE
    return Verdict.YES if (low > 0) == (measure is Measure.TIME) else Verdict.NO


def as_json(found: Calibration) -> bytes:
    """All of it as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
