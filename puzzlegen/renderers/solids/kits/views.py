"""Draws views of solids from the front, the left and above as a drawing office does.

Visible edges are thick, hidden ones thin and dashed; thin chain lines cross in the middle of whole circles (ISO 128-2:
lines of types A, F and G).
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.facts.solids.views import ARCS, View
from puzzlegen.renderers.solids.kits.drawing import Drawing, Line, Stroke, chained

_STEPS: Final = 24  # of a quarter of a circle
_QUARTER: Final = tuple(
    (math.cos(math.pi / 2 * step / _STEPS), math.sin(math.pi / 2 * step / _STEPS)) for step in range(_STEPS + 1)
)
_ROUND: Final = "bacd"  # the quarters of a circle around a point: in the fields above it, then below it
_CHAIN: Final = ((0.0, 0.42), (0.54, 0.66), (0.78, 1.3))  # dashes of half a centre line, in radii
_APART: Final = 0.9  # between views of one sheet


def draw_view(seen: View) -> Drawing:
    """The view as a line drawing; lines that go on are drawn as one."""
    rows, columns = seen.size
    strokes = list(_strokes(seen, dashed=False))
    if seen.hidden is not None:
        strokes = [*_strokes(seen.hidden, dashed=True), *strokes]
    return Drawing((), (*_centres(seen), *chained(strokes, max(rows, columns))), 0, 0, columns, rows)


def sheet(front: View, left: View, top: View) -> Drawing:
    """Three views in first-angle arrangement: that from the left to the right of the front view, the plan below it."""
    views = draw_view(front), draw_view(left), draw_view(top)
    across, down = views[0].right + _APART, views[0].bottom + _APART
    shown = zip(views, ((0.0, 0.0), (across, 0.0), (0.0, down)), strict=True)
    lines = tuple(_moved(line, *place) for one, place in shown for line in one.lines)
    return Drawing((), lines, 0, 0, across + views[1].right, down + views[2].bottom)


def _moved(line: Line, across: float, down: float) -> Line:
    return line._replace(points=tuple((x + across, y + down) for x, y in line.points))


def _strokes(seen: View, dashed: bool) -> Iterator[Stroke]:
    for points in _lines(seen):
        for (a, b), (c, d) in pairwise(points):
            if dashed:
                yield Stroke((a, b, 0.0), (c, d, 0.0), "mark", "thin", True, True)
            else:
                yield Stroke((a, b, 0.0), (c, d, 0.0), "ink", "thick", True)


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


def _centres(seen: View) -> Iterator[Line]:
    """Centre lines of whole circles, but for halves that run along an edge."""
    drawn = [seen] if seen.hidden is None else [seen, seen.hidden]
    rows, columns = seen.size
    for y in range(1, rows):
        for x in range(1, columns):
            fields = ((y - 1, x - 1), (y - 1, x), (y, x - 1), (y, x))
            if not all(
                any(one.slanted[row][column] == arc for one in drawn)
                for (row, column), arc in zip(fields, _ROUND, strict=True)
            ):
                continue
            for right, down, edges in (
                (1, 0, {one.across[y][x] for one in drawn}),
                (-1, 0, {one.across[y][x - 1] for one in drawn}),
                (0, 1, {one.upright[y][x] for one in drawn}),
                (0, -1, {one.upright[y - 1][x] for one in drawn}),
            ):
                if edges == {"."}:
                    for start, end in _CHAIN:
                        points = (x + right * start, y + down * start), (x + right * end, y + down * end)
                        yield Line(points, "mark", "hair", False)
