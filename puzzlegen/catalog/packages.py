"""Families of other packages: the rows that they offer through the entry-point group ``puzzlegen.families``.

An entry point is named after a category, which belongs to its package alone, so that what ``make CATEGORY`` makes does
not depend on what else is installed; it leads to a row of the catalog or several. The names are read from the metadata
of what is installed; a package is imported when somebody asks for its category.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from puzzlegen.catalog.format import format_of
from puzzlegen.catalog.row import Row
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.core.foreign import Distribution, Positive, Word, is_a, shown
from puzzlegen.core.question import Asked
from puzzlegen.running.packages import Offer, installed, tell

_LONGEST: Final = 300  # characters of what went wrong in a package
_FIELDS: Final[Mapping[str, Any]] = {
    "version": Positive,
    "weight": Positive,
    "levels": tuple[Level, ...],
    "summary": str,
    "extra": Distribution | None,
    "needs": str,
}
"""What our own code takes for granted of a row."""


class UnfitPackage(WrongUsage):
    """Another package offers families that cannot be used."""


class Offers(NamedTuple):
    """Category -> who offers it, and category -> why nobody's families of it can be used."""

    usable: Mapping[str, Offer]
    refused: Mapping[str, str]


@cache
def offers(ours: frozenset[str]) -> Offers:
    """What other packages offer; imports nothing, and warns of what cannot be used.

    Args:
        ours: the categories of puzzlegen itself, which no package may take.
    """
    usable: dict[str, Offer] = {}
    refused: dict[str, str] = {}
    for offer in installed():
        name = offer.entry.name
        told = f"The {maker(offer)} offers the category {name!r}"
        other = usable.get(name)
        if not is_a(Word, name):
            tell(f"{told}, which must be of lower-case letters, digits and _.")
        elif name in ours:
            tell(f"{told}, which is one of puzzlegen's: uninstall it.")
        elif other is None:
            usable[name] = offer
        else:
            refused[name] = (
                f"The {maker(other)} and the {maker(offer)} both offer the category {name!r}: uninstall one."
            )
            tell(refused[name])
    return Offers({name: offer for name, offer in usable.items() if name not in refused}, refused)


def maker(offer: Offer) -> str:
    """The distribution behind an entry point, and its version."""
    return f"package {offer.distribution} {offer.version}"


@cache
def rows_of(offer: Offer) -> tuple[Row, ...]:
    """The rows behind an entry point, in alphabetical order.

    Raises:
        UnfitPackage: they cannot be imported, or are not what they should be.
    """
    entry = offer.entry
    offered = f"The {maker(offer)} offers the families of {entry.name!r} as {shown(entry.value)}"
    try:
        found = entry.load()
        module = import_module(entry.module)
        rows = (found,) if isinstance(found, Row) else found
        if not isinstance(rows, tuple | list) or not rows or not all(isinstance(row, Row) for row in rows):
            raise UnfitPackage(f"{offered}, which is neither a row of the catalog nor a sequence of rows.")
        return _placed(rows, offer, module, offered)
    except (UnfitPackage, KeyboardInterrupt):
        raise
    except BaseException as error:  # whatever happens there, and be it sys.exit, it is the package that is broken
        raise UnfitPackage(f"{offered}, which cannot be imported: {reason(error)}.") from error


def _placed(rows: tuple[Row, ...] | list[Row], offer: Offer, module: ModuleType, offered: str) -> tuple[Row, ...]:
    """The rows with where their modules lie; raises `UnfitPackage` if they are not as ours are."""
    for row in rows:
        if row.category != offer.entry.name or not is_a(Word, row.family):
            raise UnfitPackage(
                f"{offered}, among which {shown(row.name)!r} is no name: it must be {offer.entry.name}/FAMILY."
            )
        wrong = next((field for field, kind in _FIELDS.items() if not is_a(kind, getattr(row, field))), None)
        if wrong is not None:
            raise UnfitPackage(f"{offered}, of which {row.name} has a {wrong} that is none.")
    if len({row.family for row in rows}) < len(rows):
        raise UnfitPackage(f"{offered}, of which two have the same name.")
    package = (module.__spec__.parent if module.__spec__ else None) or module.__name__
    placed = [
        replace(
            row,
            package=package,
            distribution=offer.distribution,
            summary=shown(row.summary),
            needs=shown(row.needs),
            format=row.format or "format",
            generator=row.generator or "generator",
            drawer=row.drawer or "renderer",
            validator=row.validator or "validator",
            evidence=row.evidence or module.__name__.removeprefix(package).removeprefix(".") or ".",
        )
        for row in rows
    ]
    for row in placed:
        asked: object = format_of(row).questions
        if not (isinstance(asked, Mapping) and asked and all(isinstance(how, Asked) for how in asked.values())):
            raise UnfitPackage(f"{offered}, of which {row.name} has QUESTIONS that are none.")
    return tuple(sorted(placed, key=lambda row: row.name))


def reason(error: BaseException) -> str:
    """What went wrong, in one line."""
    if isinstance(error, SystemExit):
        return "it ends the program"
    said = shown(" ".join(str(error)[: 2 * _LONGEST].split())).removesuffix(".")
    return said[:_LONGEST] or type(error).__name__
