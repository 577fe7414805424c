"""The table of puzzle families: what there is, and where its rooms are; the rows of a category are a module.

Our own rows are static, so listing them imports no family; `load` resolves the modules on use. Other packages add
categories of their own, see `puzzlegen.catalog.packages`.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from types import ModuleType
from typing import Any, Final, cast

import msgspec

from puzzlegen.catalog import (
    boards,
    candidates,
    counting,
    cues,
    differences,
    geolocation,
    localization,
    logic,
    matrices,
    packages,
    parts,
    solids,
    sudoku,
    template,
)
from puzzlegen.catalog.format import Format as Format
from puzzlegen.catalog.format import format_of
from puzzlegen.catalog.knobs import Setting, apply_settings
from puzzlegen.catalog.row import Room
from puzzlegen.catalog.row import Row as Row
from puzzlegen.core.certificate import Certificate
from puzzlegen.core.errors import MissingExtra, WrongUsage
from puzzlegen.core.family import (
    Certify,
    CertifyPicture,
    CertifyWhy,
    CertifyWith,
    Faults,
    Generator,
    Level,
    Params,
    Renderer,
)
from puzzlegen.running.packages import tell

ROWS: Final = (
    *boards.ROWS,
    *candidates.ROWS,
    *counting.ROWS,
    *cues.ROWS,
    *differences.ROWS,
    *geolocation.ROWS,
    *localization.ROWS,
    *logic.ROWS,
    *matrices.ROWS,
    *parts.ROWS,
    *solids.ROWS,
    *sudoku.ROWS,
    *template.ROWS,
)


_OURS: Final = frozenset(row.category for row in ROWS)
_NAMED: Final = {row.name: row for row in ROWS}


class UnknownFamily(WrongUsage):
    """No category or family goes by this name."""


class Validator(msgspec.Struct, frozen=True):
    """What judges a family's items: their data, and their pictures where these could say something else.

    ``certify_with`` also asks a judge about what nobody can prove, if the family has such questions; ``certify_why``
    judges explanations, if they are judged.
    """

    certify: Certify
    certify_picture: CertifyPicture | None
    certify_with: CertifyWith | None = None
    certify_why: CertifyWhy | None = None

    def judge(self, statement: Any, query: Any, judge: object | None) -> Certificate:
        """The certificate of an item, by the judge where it is needed; raises `JudgeNeeded` without one."""
        if self.certify_with is None or judge is None:
            return self.certify(statement, query)
        return self.certify_with(judge, statement, query)

    def faults_of_why(self, statement: Any, query: Any, answer: str, why: Any) -> Faults:
        """What is false in the data of an explanation, as far as it is judged; ``answer`` is the proven one."""
        return () if self.certify_why is None else self.certify_why(statement, query, answer, why)


class Stranger(msgspec.Struct, frozen=True):
    """A family as a stranger has it: without its generator."""

    row: Row
    format: Format
    renderer: Renderer
    validator: Validator


class Family(msgspec.Struct, frozen=True):
    """A family with its form and its three rooms, ready for use."""

    row: Row
    format: Format
    generator: Generator[Any]
    renderer: Renderer
    validator: Validator

    @property
    def levels(self) -> Mapping[Level, Params]:
        """The parameters of its levels."""
        return self.generator.LEVELS

    @property
    def others(self) -> Mapping[int, Mapping[Level, Params]]:
        """The levels that can also be made with another number of options: this number -> their parameters."""
        found: Mapping[int, Mapping[Level, Params]] = getattr(self.generator, "LEVELS_BY_OPTIONS", {})
        return found

    def params(
        self, level: Level, options: int | None = None, settings: Mapping[str, Setting] | None = None
    ) -> Params | None:
        """The parameters of a level where choices are to have so many options; None if there is no such level.

        Raises:
            UnknownKnob: if it has no such knobs.
        """
        others = self.others.get(options, {}) if options is not None else {}
        params = others.get(level, self.levels.get(level))
        return params and apply_settings(self.row.name, params, settings or {})

    def takes(self, material: str) -> bool:
        """True if its items are made of this material, if there is any: its parameters have a field of this name."""
        return any(material in params.__struct_fields__ for params in self.levels.values())


def rows() -> tuple[Row, ...]:
    """All families: ours, and then those of other packages; warns of packages that cannot be imported."""
    found = list(ROWS)
    for _, offer in sorted(packages.offers(_OURS).usable.items()):
        try:
            found += packages.rows_of(offer)
        except packages.UnfitPackage as error:
            tell(str(error))
    return tuple(found)


def categories() -> tuple[str, ...]:
    """The names of all listed categories, in alphabetical order, and then those of other packages."""
    return (*dict.fromkeys(row.category for row in ROWS if row.listed), *sorted(packages.offers(_OURS).usable))


def find(target: str, others: Sequence[str] = ()) -> tuple[Row, ...]:
    """The rows that ``target`` names: ``category/family`` for one, ``category`` for all of its listed families.

    Args:
        target: the name.
        others: what it might have been as well, where it was given.

    Raises:
        UnknownFamily: with the names that are allowed, and those that may have been meant.
        UnfitPackage: a package offers the category, and cannot be used.
    """
    category, _, family = target.partition("/")
    offers = packages.offers(_OURS)
    if category in offers.refused:
        raise packages.UnfitPackage(offers.refused[category])
    if target in _NAMED:
        return (_NAMED[target],)
    known_here = packages.rows_of(offers.usable[category]) if category in offers.usable else ROWS
    found = tuple(row for row in known_here if target in (row.name, row.category))
    if found:
        return found
    if family and category in categories():
        known = ", ".join(row.family for row in known_here if row.category == category)
        raise UnknownFamily(f"There is no family {family!r} in {category}{_hint(target)}; its families are: {known}.")
    known = ", ".join(categories())
    specs = f"; the specs are: {', '.join(others)}" if others else ""
    raise UnknownFamily(f"There is no category {target!r}{_hint(target, others)}; the categories are: {known}{specs}.")


def _hint(target: str, others: Sequence[str] = ()) -> str:
    """What may have been meant, as a question in brackets; a family also goes by its name without the category."""
    listed = [row for row in ROWS if row.listed]
    if "/" in target:
        meant = {row.name: row.name for row in listed}
    else:
        meant = {row.family: row.name for row in listed} | {name: name for name in (*categories(), *others)}
    wanted = target.lower()
    parts = wanted.replace(",", " ").replace("+", " ").split()
    if len(parts) > 1 and all(part in (*categories(), *(row.name for row in listed)) for part in parts):
        return f" (did you mean {' '.join(parts)}, with spaces?)"
    near = [wanted] if wanted in meant else get_close_matches(wanted, meant, n=2, cutoff=0.7)
    return f" (did you mean {' or '.join(meant[name] for name in near)}?)" if near else ""


_CONTRACT: Final[Mapping[str, tuple[str, ...]]] = {
    "generators": ("LEVELS", "invent"),
    "renderers": ("word", "explain", "depict"),
    "validators": ("certify",),
}


def _load(row: Row, room: Room) -> ModuleType:
    try:
        module = import_module(row.module(room))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a package's module may even end the program
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if row.extra is not None and missing and not missing.startswith(row.package):
            raise MissingExtra(
                f"{row.name} needs the package {missing!r}: install it with "
                f"pip install '{row.distribution or 'puzzlegen-bench'}[{row.extra}]'."
            ) from error
        if not row.distribution:
            raise
        raise packages.UnfitPackage(
            f"The family {row.name} of the package {row.distribution} cannot be imported: {packages.reason(error)}."
        ) from error
    if lacking := [name for name in _CONTRACT[room] if not hasattr(module, name)]:
        raise packages.UnfitPackage(
            f"The family {row.name} of the package {row.distribution} cannot be used: its module {module.__name__} has "
            f"no {' and no '.join(lacking)}."
        )
    return module


def load_format(name: str) -> Format:
    """The published form of the family called ``category/family``; imports none of its rooms."""
    (row,) = find(name)
    return format_of(row)


def load_stranger(name: str) -> Stranger:
    """The family called ``category/family`` without its generator, which is not imported."""
    (row,) = find(name)
    return Stranger(row, load_format(name), load_renderer(name), load_validator(name))


def load_validator(name: str) -> Validator:
    """The validator of the family called ``category/family``; imports neither its generator nor its renderer."""
    (row,) = find(name)
    module = _load(row, "validators")
    return Validator(
        module.certify,
        getattr(module, "certify_picture", None),
        getattr(module, "certify_with", None),
        getattr(module, "certify_why", None),
    )


def load_renderer(name: str) -> Renderer:
    """The renderer of the family called ``category/family``; imports neither its generator nor its validator."""
    (row,) = find(name)
    return cast(Renderer, _load(row, "renderers"))


def load(name: str) -> Family:
    """All rooms of the family called ``category/family``."""
    (row,) = find(name)
    generator = cast("Generator[Any]", _load(row, "generators"))
    return Family(row, load_format(name), generator, load_renderer(name), load_validator(name))
