"""Nets: plane figures of polygons that hang together along edges and fold to a solid.

In a net, x runs right and y runs down, as in a picture.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from puzzlegen.generators.solids.bodies import Mark
from puzzlegen.generators.solids.drawing import Drawing, Line, Patch

Spot: TypeAlias = tuple[float, float]


class Panel(NamedTuple):
    """A face of a net: its corners, clockwise in the picture, and marks whose frame is a rectangle of the net.

    ``frame`` is the left, the top, and the side of the square of the marks.
    """

    outline: tuple[Spot, ...]
    marks: tuple[Mark, ...] = ()
    frame: tuple[float, float, float] = (0.0, 0.0, 1.0)


def draw_net(panels: Sequence[Panel]) -> Drawing:
    """Draw a net: cuts as solid lines, folds as dashed ones."""
    patches: list[Patch] = []
    lines: list[Line] = []
    ends: dict[tuple[tuple[int, int], ...], tuple[Spot, Spot]] = {}
    times: dict[tuple[tuple[int, int], ...], int] = {}
    for panel in panels:
        patches.append(Patch(panel.outline, "paper", 0.0))
        for one, other in zip(panel.outline, (*panel.outline[1:], panel.outline[0]), strict=True):
            edge = tuple(sorted((round(x * 1e6), round(y * 1e6)) for x, y in (one, other)))
            ends[edge] = one, other
            times[edge] = times.get(edge, 0) + 1
        left, top, side = panel.frame
        for mark in panel.marks:
            points = tuple((left + side * x, top + side * y) for x, y in mark.points)
            if mark.fill is not None:
                patches.append(Patch(points, mark.fill, 0.0))
            if mark.stroke is not None:
                lines.append(Line((*points, points[0]) if mark.closed else points, mark.stroke, "thin", False))
    folds = [Line(ends[edge], "ink", "thin", True) for edge in ends if times[edge] > 1]
    cuts = [Line(ends[edge], "ink", "medium", False) for edge in ends if times[edge] == 1]
    corners = [corner for panel in panels for corner in panel.outline]
    xs, ys = zip(*corners, strict=True)
    return Drawing(tuple(patches), (*lines, *folds, *cuts), min(xs), min(ys), max(xs), max(ys))
