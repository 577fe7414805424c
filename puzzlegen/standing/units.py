"""The items of a benchmark as units of an experiment: what each was drawn from, and since when it is public.

Items of a cell are independent draws of one generator, whatever month they were made for. Which of them were published
and which held back follows from a key that was committed to before anybody had seen one of them.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.answers.kinds import Form
from puzzlegen.catalog.knobs import Setting
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import AnswerForm, Document, task_of
from puzzlegen.releases import errata, published
from puzzlegen.releases.documents import Version
from puzzlegen.releases.published import Kind, Published, Solved
from puzzlegen.releases.series import HIDDEN, REVEALED, Series
from puzzlegen.scoring import grading
from puzzlegen.scoring.grading import Graded
from puzzlegen.scoring.reading import Benchmark, Entry, Predictions
from puzzlegen.snapshots.manifest import Request

_MONTH: Final = re.compile(r"[1-9]\d{3}-(0[1-9]|1[0-2])")


class BadMonth(WrongUsage):
    """A text is not a month."""


class SeveralModes(WrongUsage):
    """Models got to see different things."""


class Cell(Document, frozen=True, omit_defaults=True):
    """What items are independent draws of: a version of a family, at a level, asked in a certain way.

    Attributes:
        family: ``category/family``.
        version, level: of it.
        asked: the form, number of options, knobs and wording, as JSON with sorted keys, as far as the spec does not
            leave them to the family; empty if it leaves all of them to it.
    """

    family: str
    version: int
    level: str
    asked: str = ""

    @property
    def category(self) -> str:
        """That of its family."""
        return self.family.partition("/")[0]


class Unit(msgspec.Struct, frozen=True):
    """An item.

    Attributes:
        id: of the item.
        cell: what it was drawn from.
        task: of its question.
        form: of its answer.
        options: their number; 0 where there are none.
        language: of its texts.
        born: the month that it was made for, ``YYYY-MM``; empty outside series.
        since: the month since which it is public; empty if it is not.
        held_back: whether it was held back when it was made.
        variant_of: the item that it shows in another way; empty if none.
        structure: what it shares with others of its kind; see `Certificate`.
        style: the name of its palette.
    """

    id: str
    cell: Cell
    task: str
    form: AnswerForm
    options: int
    language: str
    born: str = ""
    since: str = ""
    held_back: bool = False
    variant_of: str = ""
    structure: str = ""
    style: str = ""

    def exposed(self, cutoff: str) -> bool:
        """True if it was public in the month ``cutoff``, the last one that a model's training data may be of."""
        return bool(self.since) and self.since <= cutoff


def guessing(form: AnswerForm, options: int) -> float:
    """What a guess earns on average: a share of the options, and nothing where there are none."""
    return 1 / options if form is AnswerForm.CHOICE and options else 0.0


class Stock(msgspec.Struct, frozen=True):
    """Items as units, and as what responses are held against, in the same order."""

    units: tuple[Unit, ...]
    benchmark: Benchmark


def month(text: str) -> str:
    """The month ``YYYY-MM`` that a text spells; raises `BadMonth`."""
    if not _MONTH.fullmatch(text):
        raise BadMonth(f"{text!r} is not a month: it is YYYY-MM, such as 2026-08.")
    return text


def asked(
    form: Form | None, options: int | None, settings: Mapping[str, Setting], request: Request | None = None
) -> str:
    """What a cell says about how its items are asked, see `Cell`; a request may ask all of its items in one way."""
    said = {
        "form": (request and request.form) or form,
        "options": options,
        "settings": settings or None,
        "wording": request.wording if request and request.wording != "full" else None,
        "fen": (request and request.with_fen) or None,
        "variation": request.variation if request else None,
    }
    told = {name: value for name, value in said.items() if value is not None}
    return msgspec.json.encode(told, order="sorted").decode() if told else ""


def of_published(there: Published) -> tuple[Unit, ...]:
    """The items of a folder, in the order of their ids; raises what `Published.solved` does."""
    return tuple(sorted((unit for unit, _ in _read(there)), key=lambda unit: unit.id))


def of_series(series: Series, beside: Sequence[Published] = ()) -> Stock:
    """All items that a series ever had, without those that were retracted, and those of folders ``beside`` it.

    Those that are held back are among them where the private folder has them.

    Raises:
        NotASeries, KeysElsewhere, CorruptTable, ...: with a sentence for the user.
    """
    series.newest()
    found: dict[str, tuple[Unit, Entry]] = {}
    for there in [*_folders(series), *beside]:
        for unit, one in _read(there):
            found.setdefault(unit.id, (unit, Entry.of(one.item, one.key, one.proof, one.folder)))
    retracted = {one.id for one in errata.read(series.folder)} & found.keys()
    kept = sorted(found.keys() - retracted)
    entries = tuple(found[one][1] for one in kept)
    benchmark = Benchmark(series.folder.resolve().name, entries, frozenset(retracted))
    return Stock(tuple(found[one][0] for one in kept), benchmark)


def require_one_mode(files: Sequence[Predictions]) -> None:
    """Make sure that models got to see the same; raises `SeveralModes`."""
    modes = sorted({one.mode for one in files})
    if len(modes) > 1:
        raise SeveralModes(f"The files are of the modes {' and '.join(modes)}; name those of one of them.")


def credits(stock: Stock, files: Sequence[Predictions], report: Callable[[int], None]) -> list[list[float | None]]:
    """What each file earned for the items of a series, in their order; None for those that it has no line for.

    No file covers a series, so that an item without a line was not asked.

    Raises:
        BadPredictions: a file has responses to other items only.
    """
    return earned(stock, files, grading.grade(stock.benchmark, files, report=report))


def earned(stock: Stock, files: Sequence[Predictions], graded: Sequence[Graded]) -> list[list[float | None]]:
    """The same of files that are graded already."""
    return [
        [one.credit(place) if unit.id in said.said else None for place, unit in enumerate(stock.units)]
        for said, one in zip(files, graded, strict=True)
    ]


def _folders(series: Series) -> Iterator[Published]:
    for version in series.versions():
        yield published.opened(series.release_folder(version), private=True)
        for folder in (series.revealed_folder(version), series.private_folder(version) / HIDDEN):
            if folder.is_dir():
                yield published.opened(folder)
                break


def _read(there: Published) -> Iterator[tuple[Unit, Solved]]:
    cells = {
        (share.family, share.version, str(share.level)): Cell(
            share.family, share.version, str(share.level), asked(share.form, share.options, share.settings, request)
        )
        for request in there.requests
        for share in request.shares
    }
    born, since = _held_back(there)
    for one in there.solved():
        item = one.item
        drawn = (item.kind, item.family_version, item.level)
        month = Version.parse(item.released).calendar_month if item.released else ""
        unit = Unit(
            id=item.id,
            cell=cells.get(drawn) or Cell(*drawn),
            task=task_of(one.proof.query),
            form=item.answer_form,
            options=len(item.options),
            language=item.language,
            born=month or born,
            since=month or since,
            held_back=not month,
            variant_of=item.variant_of,
            structure=one.proof.certificate.structure,
            style=one.proof.presentation.style.palette,
        )
        yield unit, one


def _held_back(there: Published) -> tuple[str, str]:
    """The month of the release that holds or held these items back, and the one in which they became public, if any."""
    place = there.folder.resolve()
    if there.kind is not Kind.SNAPSHOT:
        return "", ""
    if place.name == HIDDEN and (version := _version(place.parent)):
        return version.calendar_month, ""
    version = _version(place)
    if place.parent.name != REVEALED or version is None:
        return "", ""
    series = Series(place.parent.parent)
    hidden = series.withheld(version)
    later = [one for one in series.versions() if one.calendar_month > version.calendar_month]
    if hidden is None or hidden.reveal == "manual" or not later:
        return version.calendar_month, version.calendar_month  # it cannot have been earlier
    return version.calendar_month, later[0].calendar_month


def _version(folder: Path) -> Version | None:
    try:
        return Version.parse(folder.name)
    except WrongUsage:
        return None
