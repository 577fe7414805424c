"""What the candidates of a family tell about it, as plain data."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Final

from puzzlegen import catalog
from puzzlegen.answers.kinds import spelled
from puzzlegen.conformance.workbench import bands
from puzzlegen.conformance.workbench.trying import STAGES, Candidate
from puzzlegen.core.family import Band, Level, Params
from puzzlegen.core.item import Document, Kind, task_of
from puzzlegen.fairness.answer_leaks import LIMIT, find_leaks
from puzzlegen.fairness.blind_guessers import by_options, by_position, by_question
from puzzlegen.fairness.luck import ALPHA, Trial
from puzzlegen.fairness.sheets import Sheets, read_sheets
from puzzlegen.snapshots.pipeline import AcceptedItem
from puzzlegen.snapshots.pools import Estimate, Pool

_PARTS: Final = (0.0, 0.1, 0.5, 0.9, 1.0)
_Z: Final = 1.959964  # of the normal distribution: two-sided 95 %


class Difficulty(Document, frozen=True):
    """What was measured of tasks that have a band in common at a level, before that was asked.

    Attributes:
        tasks, unit, level: what was measured, in what, and where.
        items: that were proven.
        quantiles: the least value, a tenth, the median, nine tenths, the largest.
        band: that the level accepts.
        keeps: the share of the values in it.
        proposal: a band that parts the levels, if there is any; see `puzzlegen.conformance.workbench.bands.proposed`.
        would_keep: the share of the values in that.
    """

    tasks: tuple[str, ...]
    unit: str
    level: Level
    items: int
    quantiles: tuple[float, ...]
    band: Band
    keeps: float
    proposal: Band | None
    would_keep: float


class Attempts(Document, frozen=True):
    """What the items of a level cost.

    Attributes:
        level: theirs.
        items: that were made.
        given_up: that were not.
        mean, most: attempts at an item.
        rejected: why attempts were rejected, and how many.
        milliseconds: that an item spends in each stage, rejected attempts included: the median.
        pool: how many different puzzles there are.
    """

    level: Level
    items: int
    given_up: int
    mean: float
    most: int
    rejected: Mapping[str, int]
    milliseconds: Mapping[str, float]
    pool: Estimate


class Answers(Document, frozen=True):
    """How the answers of a task spread.

    Attributes:
        task, kind: what is asked, and what kind of answer it has.
        items: how many there are.
        different: answers among them.
        commonest: the answer given most often, and how often.
        letters: how often each letter is the key.
    """

    task: str
    kind: Kind | None
    items: int
    different: int
    commonest: tuple[str, int]
    letters: Mapping[str, int]


class Blind(Document, frozen=True):
    """What somebody gets who does not look at the picture.

    Attributes:
        guess: what he does, in a few words.
        group: the items, in words.
        items: how many there are.
        got: the share that he has right.
        chance: what luck gives, or the most that is let through.
        low, high: where luck alone ends in 95 of 100 cases.
        beyond: whether it is more than the gates of a release let through.
    """

    guess: str
    group: str
    items: int
    got: float
    chance: float
    low: float
    high: float
    beyond: bool

    @property
    def excess(self) -> float:
        """How far it is above chance, in parts of the way to the end of luck."""
        return (self.got - self.chance) / (self.high - self.chance) if self.high > self.chance else 0.0


class Findings(Document, frozen=True):
    """What a trial of a family found; each part is empty where nothing was made."""

    family: str
    version: int
    seed: int
    difficulties: tuple[Difficulty, ...]
    attempts: tuple[Attempts, ...]
    answers: tuple[Answers, ...]
    blind: tuple[Blind, ...]


def found(row: catalog.Row, levels: Mapping[Level, Params], seed: int, candidates: Sequence[Candidate]) -> Findings:
    """What these candidates tell, however few they are."""
    made = [one.made for one in candidates if one.made is not None]
    by_level = {level: part for level in levels if (part := [one for one in candidates if one.level == level])}
    return Findings(
        row.name,
        row.version,
        seed,
        tuple(_difficulties(levels, candidates)),
        tuple(_attempts(level, part) for level, part in by_level.items()),
        tuple(_answers(made)),
        tuple(_blind(read_sheets(made))),
    )


def _difficulties(levels: Mapping[Level, Params], candidates: Sequence[Candidate]) -> Iterable[Difficulty]:
    values: defaultdict[tuple[str, tuple[Band, ...]], dict[Level, list[float]]] = defaultdict(dict)
    tasks: defaultdict[tuple[str, tuple[Band, ...]], set[str]] = defaultdict(set)
    for level in levels:
        for first in (one.first for one in candidates if one.level == level and one.first is not None):
            group = first.unit, tuple(params.bounds_of({"task": first.task}).difficulty for params in levels.values())
            tasks[group].add(first.task)
            values[group].setdefault(level, []).append(first.difficulty)
    for (unit, own), by_level in sorted(values.items(), key=lambda entry: sorted(tasks[entry[0]])):
        bands_of = dict(zip(levels, own, strict=True))
        proposals = bands.proposed(by_level)
        for level, some in by_level.items():
            band, proposal = bands_of[level], proposals.get(level)
            yield Difficulty(
                tuple(sorted(tasks[unit, own])),
                unit,
                level,
                len(some),
                tuple(float(bands.quantile(sorted(some), part)) for part in _PARTS),
                band,
                bands.kept(some, band),
                proposal,
                0.0 if proposal is None else bands.kept(some, proposal),
            )


def _attempts(level: Level, candidates: Sequence[Candidate]) -> Attempts:
    rejected: Counter[str] = Counter()
    for one in candidates:
        rejected.update(one.rejected)
    made = [one.made for one in candidates if one.made is not None]
    tries = [one.proof.attempts for one in made]
    return Attempts(
        level,
        len(made),
        len(candidates) - len(made),
        (len(made) + rejected.total()) / len(made) if made else math.inf,
        max(tries, default=0),
        dict(rejected.most_common()),
        {stage: 1000 * median(one.seconds[stage] for one in candidates) for stage in STAGES},
        Pool(one.proof.certificate.canonical for one in made).estimate(),
    )


def _answers(made: Sequence[AcceptedItem]) -> Iterable[Answers]:
    parts: defaultdict[tuple[str, Kind | None], list[AcceptedItem]] = defaultdict(list)
    for one in made:
        parts[task_of(one.proof.query), one.key.kind].append(one)
    for (task, kind), part in sorted(parts.items(), key=lambda entry: entry[0][0]):
        answers = Counter(spelled(one.key.answer, one.proof.layout) or "" for one in part)
        letters = dict(sorted(answers.items())) if kind is Kind.LETTER else {}
        yield Answers(task, kind, len(part), len(answers), answers.most_common(1)[0], letters)


def _blind(sheets: Sheets) -> Iterable[Blind]:
    """Guessers and thieves in each task, those first who get the most."""
    trials = [*by_position(sheets), *by_options(sheets), *by_question(sheets)]
    rows = [_guessed(trial, len(trials)) for trial in trials if _about_a_task(trial.group)]
    for leak in find_leaks(sheets)["task"]:
        reach = _Z * leak.error
        low, high = max(0.0, leak.chance - reach), min(1.0, leak.chance + reach)
        beyond = leak.excess > LIMIT
        rows.append(Blind(leak.thief, leak.group, leak.items, leak.accuracy, leak.chance, low, high, beyond))
    return sorted(rows, key=lambda row: (-row.beyond, -row.excess))


def _guessed(trial: Trial, number: int) -> Blind:
    reach = _Z * math.sqrt(trial.limit * (1 - trial.limit) / trial.items)
    low, high = max(0.0, trial.limit - reach), min(1.0, trial.limit + reach)
    beyond = trial.p * number < ALPHA
    return Blind(trial.guesser, trial.group, trial.items, trial.accuracy, trial.limit, low, high, beyond)


def _about_a_task(group: str) -> bool:
    """True if a group of items is a task: its name is ``category: task``; a family's tells the same, or a mixture."""
    return ": " in group
