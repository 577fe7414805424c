"""All that the site shows: scores from unexposed answers, exposure, people, effort, and the items that are public.

What the pages say of items comes from the public folder of the series alone. Items that are held back, and keys that
are kept apart, are in scores only.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Self

import msgspec

from puzzlegen.core.errors import WrongUsage
from puzzlegen.releases import published
from puzzlegen.releases.documents import Held
from puzzlegen.releases.series import Series
from puzzlegen.scoring import breakdowns, grading, habits, participants, reading, report
from puzzlegen.scoring.breakdowns import ALL, CAPABILITY, CATEGORY, Group
from puzzlegen.scoring.grading import Fate, Graded, Mark
from puzzlegen.scoring.habits import Effort, Prices
from puzzlegen.scoring.participants import People
from puzzlegen.scoring.reading import Predictions
from puzzlegen.scoring.score import Outcome, Result
from puzzlegen.specs.language import Terms
from puzzlegen.standing import exposure, trend, units
from puzzlegen.standing.exposure import Exposure
from puzzlegen.standing.links import Link
from puzzlegen.standing.reference import Reference
from puzzlegen.standing.trend import Point, Trend
from puzzlegen.standing.units import Stock

_NOT_ASKED: Final = (Mark(Result(Outcome.MISSING, 0.0), Fate.NOT_ASKED, None),)


class NoResults(WrongUsage):
    """There are no answers of models."""


class Public(msgspec.Struct, frozen=True):
    """An item that is public.

    Attributes:
        held: with its key if that is out, too.
        folder: where its pictures lie.
        month: that it was made for.
        place: among the units.
    """

    held: Held
    folder: Path
    month: str
    place: int


class Gathered(msgspec.Struct, frozen=True):
    """What the site shows.

    Attributes:
        terms: of the newest release.
        stock: all items that count, public or not.
        files: the marks of models' files.
        trend: of the models.
        ranking: the points of the latest month, best first.
        groups: what these models earned then, in the same order, on all items, in each category and capability.
        efforts: what their responses took then.
        people: what people reach, if there are files of them.
        exposures: what is due to exposure, by model; none without a cut-off.
        items: those that are public.
    """

    terms: Terms
    stock: Stock
    files: tuple[Graded, ...]
    trend: Trend
    ranking: tuple[Point, ...]
    groups: tuple[tuple[Group, ...], ...]
    efforts: tuple[Effort, ...]
    people: tuple[People, ...]
    exposures: tuple[Exposure, ...]
    items: tuple[Public, ...]

    @classmethod
    def of(
        cls,
        series: Series,
        stock: Stock,
        predictions: Sequence[Predictions],
        reference: Reference | None = None,
        known: Sequence[Link] = (),
        cutoff: str = "",
        prices: Prices | None = None,
        progress: Callable[[int], None] = lambda _: None,
    ) -> Self:
        """Gather it.

        Args:
            series: whose site it is.
            stock: all its items, and fresh ones.
            predictions: files of models, and of people.
            reference: what scores are on, see `trend.trend`.
            known: links to later versions of its families.
            cutoff: the last month that training data may be of; without it nothing is said of exposure.
            prices: what tokens cost, by model.
            progress: is told how many items are scored, counted for each file.

        Raises:
            BadPredictions, TooFew, NoCells, ...: with a sentence for the user.
        """
        models, sittings = ([one for one in predictions if _of_people(one) is people] for people in (False, True))
        units.require_one_mode(models)
        names = [one.model for one in models]
        report.require_names(sorted({trend.dated(one)[0] for one in names}), "", prices or {})
        graded = grading.grade(stock.benchmark, [*models, *sittings], report=progress)
        files, people = graded[: len(models)], graded[len(models) :]
        credits = units.earned(stock, models, files)
        found = trend.trend(stock.units, names, credits, reference, cutoff, known)
        month = max(one.month for one in found.points)
        ranking = sorted((one for one in found.points if one.month == month), key=lambda one: -one.score)
        marks = _newest(stock, files, month, cutoff)
        newest = [marks[one.model] for one in ranking]
        last = {trend.dated(name)[0]: credits[names.index(name)] for name in sorted(names, key=trend.dated)}
        return cls(
            terms=series.read(series.newest()).content.terms,
            stock=stock,
            files=files,
            trend=found,
            ranking=tuple(ranking),
            groups=_groups(stock, newest),
            efforts=habits.efforts(newest, prices or {}),
            people=participants.people(people, breakdowns.places(stock.benchmark.entries)),
            exposures=tuple(exposure.exposure(stock.units, [*last], [*last.values()], cutoff)) if cutoff else (),
            items=tuple(_public(series, stock)),
        )


def read(folder: Path) -> tuple[Predictions, ...]:
    """The files of answers in a folder.

    Raises:
        NoResults: none is of a model.
        BadPredictions: one cannot be read.
    """
    found = reading.predictions(tuple(sorted(folder.glob("*.jsonl"))))
    if all(map(_of_people, found)):
        raise NoResults(f"{folder} has no answers of a model: they are files such as MODEL-2026-11.jsonl.")
    return found


def _of_people(one: Predictions) -> bool:
    return any(said.participant for several in one.said.values() for said in several)


def _newest(stock: Stock, files: Sequence[Graded], month: str, cutoff: str) -> dict[str, Graded]:
    """Model -> the marks of those answers that count in a month, see `trend.counted`."""
    found: dict[str, list[tuple[Mark, ...]]] = {}
    for one in files:
        model, dated = trend.dated(one.model)
        kept = found.setdefault(model, [()] * len(stock.units))
        for place, unit in enumerate(stock.units):
            if trend.counted(unit, dated, cutoff) == month:
                kept[place] += tuple(mark for mark in one.marks[place] if mark.said is not None)
    return {
        model: Graded(model, model, files[0].mode, tuple(marks or _NOT_ASKED for marks in kept), 0, 0)
        for model, kept in found.items()
    }


def _groups(stock: Stock, files: Sequence[Graded]) -> tuple[tuple[Group, ...], ...]:
    """What models earned on all items, in categories and capabilities, of the items that one of them was asked."""
    asked = {place for one in files for place, marks in enumerate(one.marks) if marks[0].said is not None}
    entries, credits = stock.benchmark.entries, grading.credits(files)
    found = []
    for label, members in breakdowns.places(entries).items():
        kept = [place for place in members if place in asked]
        if label[0] in (ALL, CATEGORY, CAPABILITY) and kept:
            found.append(tuple(breakdowns.groups(label, kept, entries, files, credits)))
    return tuple(found)


def _public(series: Series, stock: Stock) -> list[Public]:
    """The items that the public folder of the series shows, without those that were retracted."""
    found: dict[str, published.Entry] = {}
    for version in series.versions():
        for folder in (series.release_folder(version), series.revealed_folder(version)):
            for one in published.opened(folder).entries() if folder.is_dir() else ():
                if one.item.id not in found or found[one.item.id].key is None:
                    found[one.item.id] = one
    return [
        Public(Held(one.item, one.key, one.proof), one.folder, unit.born, place)
        for place, unit in enumerate(stock.units)
        for one in [found.get(unit.id)]
        if one is not None
    ]
