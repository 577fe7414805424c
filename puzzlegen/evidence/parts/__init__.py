"""What judges the families of machined parts.

Sheets in disguise, their strokes listed otherwise or the options in another order; and how much is drawn.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure, reordered
from puzzlegen.formats.parts.kits.drawings import Line, Sheet, Strokes, View
from puzzlegen.formats.parts.missing_view import WhichView


def strokes_listed_otherwise(sheet: Sheet, query: WhichView, rng: Random) -> tuple[Sheet, WhichView]:
    """All strokes in another order, lines and curves from their other ends."""

    def told(strokes: Strokes) -> Strokes:
        lines = [Line(x2, y2, x1, y1) for x1, y1, x2, y2 in strokes.lines]
        curves = [curve[::-1] for curve in strokes.curves]
        arcs = rng.sample(strokes.arcs, len(strokes.arcs))
        return Strokes(tuple(rng.sample(lines, len(lines))), tuple(arcs), tuple(rng.sample(curves, len(curves))))

    def listed(view: View) -> View:
        return replace(view, seen=told(view.seen), hidden=told(view.hidden))

    views = tuple(replace(shown, view=listed(shown.view)) for shown in sheet.views)
    one, two, three, four = map(listed, query.options)
    return Sheet(views), replace(query, options=(one, two, three, four))


def strokes(sheet: Sheet, query: WhichView) -> float:
    """How many strokes the views have that are given, and those on offer."""
    views = [*(shown.view for shown in sheet.views), *query.options]
    parts = [part for view in views for part in (view.seen, view.hidden)]
    return float(sum(len(part.lines) + len(part.arcs) + len(part.curves) for part in parts))


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {"parts/missing_view": (reordered, strokes_listed_otherwise)}
MEASURES: Final = {"parts/missing_view": Measure("strokes of the views that are given and on offer", strokes)}
ALTERNATIVES: Final = {"parts/missing_view": ("clashes", "part")}  # a view clashes in several places, if anywhere
