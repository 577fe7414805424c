"""Sheets of figures: in another order, turned and mirrored, in other hues, with their parts listed otherwise."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise
from puzzlegen.formats.localization.find_duplicate import Offered as PairsOffered
from puzzlegen.formats.localization.find_odd import Offered
from puzzlegen.formats.localization.kits.sheet import Part, Points, Sheet

PLAIN: Final = ("ink", "paper")


def _moved(part: Part, quarters: int, side: int) -> Part:
    moved: Points = tuple((side * x, y) for x, y in part.points)
    for _ in range(quarters):
        moved = tuple((-y, x) for x, y in moved)
    return replace(part, points=moved)


def all_turned(sheet: Sheet, query: Any, random: Random) -> tuple[Sheet, Any]:
    """All figures turned or mirrored alike."""
    quarters, side = random.randrange(4), random.choice((1, -1))
    return replace(sheet, parts=tuple(_moved(part, quarters, side) for part in sheet.parts)), query


def each_turned(sheet: Sheet, query: Any, random: Random) -> tuple[Sheet, Any] | None:
    """Each figure turned by itself, where turned figures count as identical."""
    if not query.turned:
        return None
    figures = []
    for figure in sheet.figures:
        quarters = random.randrange(4)
        figures.append([_moved(sheet.parts[place], quarters, 1) for place in figure])
    return _of(figures, dict.fromkeys(part for figure in figures for part in figure), sheet.columns), query


def _of(figures: Sequence[Sequence[Part]], parts: Iterable[Part], columns: int) -> Sheet:
    """The sheet of these figures, with its parts in this order."""
    places = {part: place for place, part in enumerate(parts)}
    return Sheet(columns, tuple(places), tuple(tuple(places[part] for part in figure) for figure in figures))


def reordered(sheet: Sheet, query: Any, random: Random) -> tuple[Sheet, Any] | None:
    """The figures in another order, except where numbers of theirs are on offer."""
    if isinstance(query, PairsOffered | Offered):
        return None
    return replace(sheet, figures=tuple(random.sample(sheet.figures, len(sheet.figures)))), query


def renamed_parts(sheet: Sheet, query: Any, random: Random) -> tuple[Sheet, Any]:
    """The list of parts in another order."""
    figures = [[sheet.parts[place] for place in figure] for figure in sheet.figures]
    return _of(figures, random.sample(sheet.parts, len(sheet.parts)), sheet.columns), query


def recoloured(sheet: Sheet, query: Any, random: Random) -> tuple[Sheet, Any]:
    """Hues exchanged for one another."""
    hues = sorted({part.fill for part in sheet.parts}.difference(PLAIN))
    others = dict(zip(hues, random.sample(hues, len(hues)), strict=True))
    parts = tuple(replace(part, fill=others.get(part.fill, part.fill)) for part in sheet.parts)
    return replace(sheet, parts=parts), query


ALL: Final = (all_turned, each_turned, reordered, renamed_parts, recoloured)
DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "localization/find_duplicate": ALL,
    "localization/find_odd": ALL,
}
