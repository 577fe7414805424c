"""Frozen references: a list of strata with weights, under a digest, on which scores of all months mean the same.

A reference names what a score is the mean of: the credit for a random item of each stratum, weighted. Strata are those
of a spec on the day on which it was frozen: a version of a family at a level, the tasks and forms in which that is
asked, and the languages, which take turns.
"""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from puzzlegen import catalog
from puzzlegen.answers.kinds import ASKED
from puzzlegen.catalog.format import Format, format_of
from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import Count, Digest, FamilyName, InvalidInput, Language, LevelName, Prose, SeriesName
from puzzlegen.core.item import AnswerForm, Document
from puzzlegen.snapshots import digest
from puzzlegen.specs.language import Portion, Spec
from puzzlegen.standing.units import Cell, Unit, asked, guessing

Weight = Annotated[float, msgspec.Meta(gt=0, le=1)]
_PLACES: Final = 12  # decimals of a weight
_SUFFIX: Final = ".json"


class NoSuchReference(WrongUsage):
    """There is no reference of this name."""


class BadName(WrongUsage):
    """No reference can be named so."""


class CorruptReference(CheckFailed):
    """A reference cannot be read, or is not what its digest says."""


class Task(Document, frozen=True, array_like=True):
    """A question of a cell in one form: its task, the form, the number of options (0 for none), its share."""

    task: Prose
    form: AnswerForm
    options: Count
    share: Weight


class Stratum(Document, frozen=True, omit_defaults=True):
    """A cell (see `Cell`) with its weight; the weights of all sum to 1, and so do the shares of its tasks."""

    family: FamilyName
    version: Count
    level: LevelName
    weight: Weight
    tasks: tuple[Task, ...]
    asked: Prose = ""

    @property
    def cell(self) -> Cell:
        """What its items are drawn from."""
        return Cell(self.family, self.version, self.level, self.asked)

    @property
    def guessing(self) -> float:
        """What guessing earns on average."""
        return sum(one.share * guessing(one.form, one.options) for one in self.tasks)

    def has(self, unit: Unit) -> bool:
        """True if a unit of this cell is one of its tasks."""
        return any((one.task, one.form, one.options) == (unit.task, unit.form, unit.options) for one in self.tasks)


class Content(Document, frozen=True):
    """All of a reference that its digest covers.

    Attributes:
        schema: version of this format.
        name: of the reference.
        spec: that it was made from.
        languages: which have equal weights in each stratum.
        strata: sorted.
    """

    schema: Count
    name: SeriesName
    spec: Prose
    languages: tuple[Language, ...]
    strata: tuple[Stratum, ...]


class Reference(Document, frozen=True):
    """A reference and its digest."""

    digest: Digest
    content: Content

    @property
    def encoded(self) -> bytes:
        """As it is written: a stratum a line, so that two references can be compared line by line."""
        whole = msgspec.json.encode(self).decode()
        return whole.replace('{"family"', '\n{"family"').encode() + b"\n"


def new(spec: Spec, name: str) -> Reference:
    """The reference that a spec makes today.

    Raises:
        NotOffered, MissingExtra, ...: a family cannot be asked so.
    """
    whole = sum(one.weight for one in spec.portions)
    strata = sorted((_stratum(one, whole) for one in spec.portions if one.weight), key=msgspec.json.encode)
    content = Content(1, name, spec.name, tuple(sorted(spec.languages)), tuple(strata))
    try:
        return _checked(
            msgspec.convert(msgspec.to_builtins(Reference(digest.of_document(content), content)), Reference)
        )
    except msgspec.ValidationError as error:
        raise NoSuchReference(
            f"No reference can be named {foreign.shown(name)!r}: letters, digits, - and _."
        ) from error


def cell_of(portion: Portion) -> Cell:
    """What the items of a portion are drawn from today."""
    (row,) = catalog.find(portion.family)
    how = asked(portion.form, portion.options, portion.settings)
    return Cell(portion.family, row.version, str(portion.level), how)


def _stratum(portion: Portion, whole: int) -> Stratum:
    cell = cell_of(portion)
    (row,) = catalog.find(portion.family)
    family = format_of(row)
    tasks: defaultdict[tuple[str, AnswerForm, int], Fraction] = defaultdict(Fraction)
    for question, share in shares(family, portion).items():
        how = family.questions[question]
        form = ASKED[portion.form] if portion.form and how.drawn else how.form
        options = how.options_at(portion.level)
        number = (portion.options or options) if options else 0
        tasks[str(question.__struct_config__.tag or ""), form, number] += share
    return Stratum(
        family=cell.family,
        version=cell.version,
        level=cell.level,
        weight=round(portion.weight / whole, _PLACES),
        tasks=tuple(Task(*key, round(float(share), _PLACES)) for key, share in sorted(tasks.items())),
        asked=cell.asked,
    )


def shares(family: Format, portion: Portion) -> dict[type[Any], Fraction]:
    """How often `Format.drawn` gives each question, as a share of all items."""
    wanted = family.wanted(portion.level, portion.form, portion.options)
    found: defaultdict[type[Any], Fraction] = defaultdict(Fraction)
    for question, how in family.questions.items():
        first = next((one for one in (question, *_further(family, question)) if one in wanted), None)
        if first is None:
            continue
        left = {first: Fraction(how.weight_at(portion.level))}
        for other in _further(family, first):
            if other in wanted:
                part = Fraction(1, family.questions[other].one_in)
                moved = part * sum(left.values())
                left = {one: share * (1 - part) for one, share in left.items()}
                left[other] = left.get(other, Fraction(0)) + moved
        for one, share in left.items():
            found[one] += share
    whole = sum(found.values())
    return {one: share / whole for one, share in found.items() if share}


def _further(family: Format, question: type[Any]) -> list[type[Any]]:
    """The forms in which some of the items that ask a question do so instead."""
    others = (one for one, how in family.questions.items() if how.one_in and one is not question)
    return [one for one in others if issubclass(one, question)]


def shipped() -> tuple[str, ...]:
    """The names of the references that come with the package."""
    shelf = files("puzzlegen.standing") / "references"
    return tuple(sorted(one.name.removesuffix(_SUFFIX) for one in shelf.iterdir() if one.name.endswith(_SUFFIX)))


def read(target: str) -> Reference:
    """The reference called ``target``: a shipped one's name, or a path that ends in ``.json``.

    Raises:
        NoSuchReference: there is none.
        CorruptReference: it cannot be read, or its digest is another one.
    """
    if target.endswith(_SUFFIX):
        if not Path(target).is_file():
            raise NoSuchReference(f"There is no file {target}; puzzlegen reference new makes a reference.")
        data = foreign.read(Path(target), foreign.MOST_TABLE)
    elif target in shipped():
        data = (files("puzzlegen.standing") / "references" / f"{target}{_SUFFIX}").read_bytes()
    else:
        raise NoSuchReference(
            f"There is no reference {foreign.shown(target)!r}; those that come with puzzlegen are: "
            f"{', '.join(shipped())}; of yours, name the file."
        )
    try:
        return _checked(foreign.decoded(data, Reference))
    except InvalidInput as error:
        raise CorruptReference(f"The reference {target} cannot be read: {error}.") from error


def _checked(reference: Reference) -> Reference:
    content = reference.content
    if digest.of_document(content) != reference.digest:
        raise CorruptReference(f"The reference {content.name} was changed: its digest is another one.")
    if not content.strata or not content.languages:
        raise CorruptReference(f"The reference {content.name} has no strata.")
    return reference


def ended(reference: Reference) -> Mapping[str, int]:
    """The families of a reference whose version has changed since, or which are gone, with the version of today or 0.

    New items of these are draws of another generator: for the reference they do not exist.
    """
    today = {row.name: row.version for row in catalog.rows()}
    named = {(one.family, one.version) for one in reference.content.strata}
    return {family: today.get(family, 0) for family, version in sorted(named) if today.get(family) != version}
