"""What judges two boxes of line figures."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure, reordered
from puzzlegen.evidence.matrices.transform_grid import TURNS, moved
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.formats.matrices.two_sets import (
    Arrangement,
    Boxes,
    Complete,
    Count,
    First,
    Intruder,
    Query,
    Second,
)

_NAME: Final = "matrices/two_sets"
_ARRANGEMENTS: Final[tuple[Arrangement, ...]] = ("stacked", "beside", "blocks")
_EXCHANGED: Final[Mapping[type[Any], type[Any]]] = {First: Second, Second: First}


def turned(shown: Boxes, query: Query, rng: Random) -> tuple[Boxes, Query]:
    """Every figure is turned or reflected by itself, and the boxes stand in another way."""

    def change(figures: Sequence[Figure]) -> Any:
        return tuple(moved(figure, rng.choice(TURNS)) for figure in figures)

    one, other = map(change, shown.boxes)
    shown = replace(shown, arrangement=rng.choice(_ARRANGEMENTS), boxes=(one, other))
    if isinstance(query, Count):
        return shown, replace(query, figures=change(query.figures))
    return shown, replace(query, options=change(query.options))


def shuffled(shown: Boxes, query: Query, rng: Random) -> tuple[Boxes, Query]:
    """The figures of each box, and those to choose from, in another order."""
    one, other = (tuple(rng.sample(box, len(box))) for box in shown.boxes)
    if isinstance(query, Count):
        query = replace(query, figures=tuple(rng.sample(query.figures, len(query.figures))))
    shown = replace(shown, boxes=(one, other))
    return reordered(shown, query, rng) or (shown, query)


def exchanged(shown: Boxes, query: Query, rng: Random) -> tuple[Boxes, Query] | None:  # noqa: ARG001
    """The boxes change places."""
    if isinstance(query, Complete | Intruder):
        return None
    if isinstance(query, First | Second):
        query = _EXCHANGED[type(query)](query.options)
    return replace(shown, boxes=shown.boxes[::-1]), query


def strokes_to_count(shown: Boxes, query: Query) -> float:
    """Lines and dots of all figures, once for each of the listed counts."""
    asked = query.figures if isinstance(query, Count) else query.options
    figures = [figure for box in (*shown.boxes, asked) for figure in box]
    strokes = sum(len(one.segments) + len(one.arcs) + len(one.dots) for one in figures)
    return float(len(shown.properties) * strokes)


DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {_NAME: (turned, shuffled, exchanged)}
MEASURES: Final = {_NAME: Measure("lines and dots, times counts that are listed", strokes_to_count)}
