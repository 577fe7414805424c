"""What judges the families of machined parts.

Sheets in disguise, their strokes listed otherwise or the options in another order; and how much is drawn.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure, reordered
from puzzlegen.formats.parts.kits.drawings import Line, Sheet, Strokes, View
from puzzlegen.formats.parts.missing_view import Query, WhichView
from puzzlegen.formats.parts.section import Section, WhichPlane, WhichSection
from puzzlegen.formats.parts.turned import Given, OddOneOut, Picture, Same


def _listed(view: View, rng: Random) -> View:
    """A view, its strokes in another order, lines and curves from their other ends."""

    def told(strokes: Strokes) -> Strokes:
        lines = [Line(x2, y2, x1, y1) for x1, y1, x2, y2 in strokes.lines]
        curves = [curve[::-1] for curve in strokes.curves]
        arcs = rng.sample(strokes.arcs, len(strokes.arcs))
        return Strokes(tuple(rng.sample(lines, len(lines))), tuple(arcs), tuple(rng.sample(curves, len(curves))))

    axes = [Line(x2, y2, x1, y1) for x1, y1, x2, y2 in rng.sample(view.axes, len(view.axes))]
    return replace(view, seen=told(view.seen), hidden=told(view.hidden), axes=tuple(axes))


def _sheet_listed(sheet: Sheet, rng: Random) -> Sheet:
    return Sheet(tuple(replace(shown, view=_listed(shown.view, rng)) for shown in sheet.views))


def strokes_listed_otherwise(sheet: Sheet, query: Query, rng: Random) -> tuple[Sheet, Query]:
    """All strokes in another order, lines and curves from their other ends."""
    if not isinstance(query, WhichView):
        return _sheet_listed(sheet, rng), query
    one, two, three, four = (_listed(view, rng) for view in query.options)
    return _sheet_listed(sheet, rng), replace(query, options=(one, two, three, four))


def outlines_begun_otherwise(
    sheet: Sheet, query: WhichSection | WhichPlane, rng: Random
) -> tuple[Sheet, WhichSection | WhichPlane]:
    """All outlines and strokes in another order, each outline from another corner."""

    def told(section: Section) -> Section:
        starts = (rng.randrange(len(outline)) for outline in section)
        turned = [outline[at:] + outline[:at] for at, outline in zip(starts, section, strict=True)]
        return tuple(rng.sample(turned, len(turned)))

    if isinstance(query, WhichSection):
        one, two, three, four = map(told, query.options)
        return _sheet_listed(sheet, rng), replace(query, options=(one, two, three, four))
    return _sheet_listed(sheet, rng), replace(query, section=told(query.section))


def views_in_another_order(sheet: Sheet, query: Query, rng: Random) -> tuple[Sheet, Query] | None:
    """The views of which one is wrong, but for the front view, in another order."""
    if isinstance(query, WhichView):
        return None
    first, *others = sheet.views
    return Sheet((first, *rng.sample(others, len(others)))), query


def strokes(sheet: Sheet, query: Query) -> float:
    """How many strokes the views have that are given, and those on offer."""
    offered = query.options if isinstance(query, WhichView) else ()
    return float(sum(map(_strokes, (*(shown.view for shown in sheet.views), *offered))))


def strokes_and_corners(sheet: Sheet, query: WhichSection | WhichPlane) -> float:
    """How many strokes the views have, and how many corners the sections."""
    sections = query.options if isinstance(query, WhichSection) else (query.section,) * 4
    corners = sum(len(outline) for section in sections for outline in section)
    return float(sum(_strokes(shown.view) for shown in sheet.views) + corners)


def _strokes(view: View) -> int:
    return sum(len(part.lines) + len(part.arcs) + len(part.curves) for part in (view.seen, view.hidden))


def faces_listed_otherwise(given: Given, query: Same | OddOneOut, rng: Random) -> tuple[Given, Same | OddOneOut]:
    """All corners and faces in another order, each outline from another corner."""
    one, two, three, four = (_faces_listed(picture, rng) for picture in query.options)
    shown = given.shown and _faces_listed(given.shown, rng)
    return replace(given, shown=shown), replace(query, options=(one, two, three, four))


def _faces_listed(picture: Picture, rng: Random) -> Picture:
    corners = [*zip(picture.corners[::3], picture.corners[1::3], picture.corners[2::3], strict=True)]
    order = rng.sample(range(len(corners)), len(corners))
    places = {number: place for place, number in enumerate(order)}

    def told(ring: tuple[int, ...]) -> tuple[int, ...]:
        at = rng.randrange(len(ring))
        return tuple(places[number] for number in ring[at:] + ring[:at])

    faces = rng.sample(picture.faces, len(picture.faces))
    listed = tuple((told(outline), *map(told, rng.sample(holes, len(holes)))) for outline, *holes in faces)
    return Picture(tuple(at for number in order for at in corners[number]), listed)


def corners_seen(given: Given, query: Same | OddOneOut) -> float:  # noqa: ARG001
    """How many corners turn to the viewer in a picture on offer, on average."""
    return sum(len(picture.corners) for picture in query.options) / (3 * len(query.options))


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    "parts/missing_view": (reordered, strokes_listed_otherwise, views_in_another_order),
    "parts/section": (reordered, outlines_begun_otherwise),
    "parts/turned": (reordered, faces_listed_otherwise),
}
MEASURES: Final = {
    "parts/missing_view": Measure("strokes of the views that are given and on offer", strokes),
    "parts/section": Measure("strokes of views, and corners of sections", strokes_and_corners),
    "parts/turned": Measure("corners in a picture on offer, on average", corners_seen),
}
# What is wrong clashes in several places, if anywhere
ALTERNATIVES: Final = {
    "parts/missing_view": ("clashes", "conflicts", "part"),
    "parts/section": ("clashes", "part"),
    "parts/turned": ("clashes",),
}
