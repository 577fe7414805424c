"""Draws nets; x runs right and y runs down, and what is seen is the outside of the solid."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from puzzlegen.facts.solids.bodies import Mark
from puzzlegen.renderers.solids.kits.drawing import Drawing, Line, Patch
from puzzlegen.renderers.solids.kits.tones import STOCK

Spot: TypeAlias = tuple[float, float]


class Panel(NamedTuple):
    """A face of a net: its corners, and marks in a frame with this corner, way to the right, and way down."""

    outline: tuple[Spot, ...]
    marks: tuple[Mark, ...] = ()
    frame: tuple[Spot, Spot, Spot] = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0))


def draw_net(panels: Sequence[Panel]) -> Drawing:
    """Draw a net: cuts as solid lines, folds as dashed ones."""
    patches: list[Patch] = []
    lines: list[Line] = []
    ends: dict[tuple[tuple[int, int], ...], tuple[Spot, Spot]] = {}
    times: dict[tuple[tuple[int, int], ...], int] = {}
    for panel in panels:
        patches.append(Patch(panel.outline, STOCK, 0.0))
        for one, other in zip(panel.outline, (*panel.outline[1:], panel.outline[0]), strict=True):
            edge = tuple(sorted((round(x * 1e6), round(y * 1e6)) for x, y in (one, other)))
            ends[edge] = one, other
            times[edge] = times.get(edge, 0) + 1
        (left, top), (a, b), (c, d) = panel.frame
        for mark in panel.marks:
            points = tuple((left + a * x + c * y, top + b * x + d * y) for x, y in mark.points)
            if mark.fill is not None:
                patches.append(Patch(points, mark.fill, 0.0))
            if mark.stroke is not None:
                lines.append(Line((*points, points[0]) if mark.closed else points, mark.stroke, "thin", False))
    folds = [Line(ends[edge], "ink", "thin", True) for edge in ends if times[edge] > 1]
    cuts = [Line(ends[edge], "ink", "medium", False) for edge in ends if times[edge] == 1]
    corners = [corner for panel in panels for corner in panel.outline]
    xs, ys = zip(*corners, strict=True)
    return Drawing(tuple(patches), (*lines, *folds, *cuts), min(xs), min(ys), max(xs), max(ys))
