"""Sheets of figures: in another order, turned and mirrored, in other hues, with their parts listed otherwise."""

from random import Random
from typing import Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise
from puzzlegen.formats.localization import find_duplicate, find_odd
from puzzlegen.formats.localization.kits.sheets import Compared, Figures, Part

PLAIN: Final = ("ink", "paper")


def _moved(part: Part, quarters: int, side: int) -> Part:
    moved = [(side * x, y) for x, y in part.points]
    for _ in range(quarters):
        moved = [(-y, x) for x, y in moved]
    return replace(part, points=tuple(moved))


def all_turned(sheet: Figures, query: Compared, random: Random) -> tuple[Figures, Compared]:
    """All figures turned or mirrored alike."""
    quarters, side = random.randrange(4), random.choice((1, -1))
    return replace(sheet, parts=tuple(_moved(part, quarters, side) for part in sheet.parts)), query


def each_turned(sheet: Figures, query: Compared, random: Random) -> tuple[Figures, Compared] | None:
    """Each figure turned by itself, where turned figures count as identical."""
    if not query.turned:
        return None
    figures = []
    for figure in sheet.figures:
        quarters = random.randrange(4)
        figures.append([_moved(sheet.parts[place], quarters, 1) for place in figure])
    places = {part: place for place, part in enumerate(dict.fromkeys(part for figure in figures for part in figure))}
    listed = tuple(tuple(places[part] for part in figure) for figure in figures)
    return Figures(sheet.columns, tuple(places), listed), query


def reordered(sheet: Figures, query: Compared, random: Random) -> tuple[Figures, Compared] | None:
    """The figures in another order, except where quarters of the sheet are on offer."""
    if isinstance(query, find_duplicate.Choice | find_odd.Choice):
        return None
    return replace(sheet, figures=tuple(random.sample(sheet.figures, len(sheet.figures)))), query


def renamed_parts(sheet: Figures, query: Compared, random: Random) -> tuple[Figures, Compared]:
    """The list of parts in another order."""
    order = random.sample(range(len(sheet.parts)), len(sheet.parts))
    places = {old: new for new, old in enumerate(order)}
    figures = tuple(tuple(places[part] for part in figure) for figure in sheet.figures)
    return Figures(sheet.columns, tuple(sheet.parts[old] for old in order), figures), query


def recoloured(sheet: Figures, query: Compared, random: Random) -> tuple[Figures, Compared]:
    """Hues exchanged for one another."""
    hues = sorted({part.fill for part in sheet.parts}.difference(PLAIN))
    others = dict(zip(hues, random.sample(hues, len(hues)), strict=True))
    return replace(sheet, parts=tuple(replace(one, fill=others.get(one.fill, one.fill)) for one in sheet.parts)), query


ALL: Final = (all_turned, each_turned, reordered, renamed_parts, recoloured)
DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "localization/find_duplicate": ALL,
    "localization/find_odd": ALL,
}
