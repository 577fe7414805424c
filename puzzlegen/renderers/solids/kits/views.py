"""Draws views of solids from the front, the left and above."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.facts.solids.views import ARCS, View
from puzzlegen.renderers.solids.kits.drawing import Drawing, Stroke, chained

_STEPS: Final = 24  # of a quarter of a circle
_QUARTER: Final = tuple(
    (math.cos(math.pi / 2 * step / _STEPS), math.sin(math.pi / 2 * step / _STEPS)) for step in range(_STEPS + 1)
)


def draw_view(seen: View) -> Drawing:
    """The view as a line drawing; lines that go on are drawn as one."""
    rows, columns = seen.size
    strokes = list(_strokes(seen, dashed=False))
    if seen.hidden is not None:
        strokes = [*_strokes(seen.hidden, dashed=True), *strokes]
    return Drawing((), chained(strokes, max(rows, columns)), 0, 0, columns, rows)


def _strokes(seen: View, dashed: bool) -> Iterator[Stroke]:
    for points in _lines(seen):
        for (a, b), (c, d) in pairwise(points):
            if dashed:
                yield Stroke((a, b, 0.0), (c, d, 0.0), "mark", "thin", True, True)
            else:
                yield Stroke((a, b, 0.0), (c, d, 0.0), "ink", "medium", True)


def _lines(seen: View) -> Iterator[Sequence[tuple[float, float]]]:
    """The lines of unit length and the arcs, y running down."""
    for y, signs in enumerate(seen.across):
        yield from ([(x, y), (x + 1, y)] for x, sign in enumerate(signs) if sign != ".")
    for y, signs in enumerate(seen.upright):
        yield from ([(x, y), (x, y + 1)] for x, sign in enumerate(signs) if sign != ".")
    for y, signs in enumerate(seen.slanted):
        for x, sign in enumerate(signs):
            if sign in "/\\":
                yield [(x, y), (x + 1, y + 1)] if sign == "\\" else [(x, y + 1), (x + 1, y)]
            for (right, up), arc in ARCS.items():
                if sign == arc:
                    yield [(x + abs(right - a), y + 1 - abs(up - b)) for a, b in _QUARTER]
