"""What judges the families of machined parts.

Sheets in disguise, their strokes listed otherwise or the options in another order; and how much is drawn.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure, reordered
from puzzlegen.formats.parts.kits.drawings import Line, Mesh, Sheet, Strokes, View
from puzzlegen.formats.parts.missing_view import WhichView
from puzzlegen.formats.parts.section import Section, WhichPlane, WhichSection
from puzzlegen.formats.parts.turned import OddOneOut, Parts, Picture, Same


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


def strokes_listed_otherwise(sheet: Sheet, query: WhichView, rng: Random) -> tuple[Sheet, WhichView]:
    """All strokes in another order, lines and curves from their other ends."""
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


def strokes(sheet: Sheet, query: WhichView) -> float:
    """How many strokes the views have that are given, and those on offer."""
    return float(sum(map(_strokes, (*(shown.view for shown in sheet.views), *query.options))))


def strokes_and_corners(sheet: Sheet, query: WhichSection | WhichPlane) -> float:
    """How many strokes the views have, and how many corners the sections."""
    sections = query.options if isinstance(query, WhichSection) else (query.section,) * 4
    corners = sum(len(outline) for section in sections for outline in section)
    return float(sum(_strokes(shown.view) for shown in sheet.views) + corners)


def _strokes(view: View) -> int:
    return sum(len(part.lines) + len(part.arcs) + len(part.curves) for part in (view.seen, view.hidden))


def parts_listed_otherwise(
    parts: Parts, query: Same | OddOneOut, rng: Random
) -> tuple[Parts, Same | OddOneOut]:
    """The parts, their corners and their triangles in another order."""
    order = rng.sample(range(len(parts.parts)), len(parts.parts))

    def told(picture: Picture) -> Picture:
        return picture._replace(part=order.index(picture.part))

    one, two, three, four = map(told, query.options)
    changed = replace(query, options=(one, two, three, four))
    if isinstance(changed, Same):
        changed = replace(changed, shown=told(changed.shown))
    return Parts(tuple(_mesh_listed(parts.parts[number], rng) for number in order)), changed


def _mesh_listed(mesh: Mesh, rng: Random) -> Mesh:
    corners = [*zip(mesh.corners[::3], mesh.corners[1::3], mesh.corners[2::3], strict=True)]
    triangles = [*zip(mesh.triangles[::3], mesh.triangles[1::3], mesh.triangles[2::3], strict=True)]
    order = rng.sample(range(len(corners)), len(corners))
    places = {number: place for place, number in enumerate(order)}
    turned = [three[at:] + three[:at] for three in rng.sample(triangles, len(triangles)) for at in [rng.randrange(3)]]
    return Mesh(
        tuple(at for number in order for at in corners[number]),
        tuple(places[number] for three in turned for number in three),
    )


def corners_seen(parts: Parts, query: Same | OddOneOut) -> float:
    """How many corners the parts have that pictures show, each time that they are shown."""
    pictures = (query.shown, *query.options) if isinstance(query, Same) else query.options
    return sum(len(parts.parts[picture.part].corners) for picture in pictures) / len(pictures)


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    "parts/missing_view": (reordered, strokes_listed_otherwise),
    "parts/section": (reordered, outlines_begun_otherwise),
    "parts/turned": (reordered, parts_listed_otherwise),
}
MEASURES: Final = {
    "parts/missing_view": Measure("strokes of the views that are given and on offer", strokes),
    "parts/section": Measure("strokes of views, and corners of sections", strokes_and_corners),
    "parts/turned": Measure("corners of the parts in a picture, on average", corners_seen),
}
# What is wrong clashes in several places, if anywhere
ALTERNATIVES: Final = {
    "parts/missing_view": ("clashes", "part"),
    "parts/section": ("clashes", "part"),
    "parts/turned": ("clashes",),
}
