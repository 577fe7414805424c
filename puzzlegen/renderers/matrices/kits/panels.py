"""Draws the figures of panels.

A unit is a third of a panel's side.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.scene import AnyNode, Circle, Paint, Painted, Polyline
from puzzlegen.facts.matrices.figures import TURNS, Fill, Part, Shape
from puzzlegen.formats.matrices.kits.panels import Figure, Panel
from puzzlegen.renderers.matrices.kits.pages import PANEL

Points: TypeAlias = tuple[tuple[float, float], ...]

PAINTS: Final[Mapping[Fill, Paint]] = {"white": "paper", "light": "soft", "dark": "mark", "black": "ink"}
SCALES: Final = (0.42, 0.561, 0.749, 1.0)
"""Of the sizes: each is 1.335 times the one before, which is more than shapes of one size differ, see `_evened`."""
_EMPTY: Final = 0.023 * PANEL  # radius of the dot in an empty place


def _arc(x: float, y: float, radius: float, start: float, stop: float, steps: int = 32) -> list[tuple[float, float]]:
    """Points of an arc from one angle to another, in degrees, clockwise from the right."""
    angles = (math.radians(start + (stop - start) * step / steps) for step in range(steps + 1))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def _regular(corners: int, radius: float, start: float = -90, inner: float | None = None) -> Points:
    """A regular polygon, or a star with ``inner`` corners between."""
    count = corners if inner is None else 2 * corners
    return tuple(
        (
            (radius if inner is None or not step % 2 else inner) * math.cos(math.radians(start + 360 * step / count)),
            (radius if inner is None or not step % 2 else inner) * math.sin(math.radians(start + 360 * step / count)),
        )
        for step in range(count)
    )


_ARM: Final = ((-0.34, -0.34), (-0.34, -0.96), (0.34, -0.96))  # a quarter of the cross, the upper one
_CROSS: Final = tuple(
    (x * cos - y * sin, x * sin + y * cos) for cos, sin in ((1, 0), (0, 1), (-1, 0), (0, -1)) for x, y in _ARM
)
_SHAPES: Final[Mapping[Shape, Points]] = {
    "triangle": _regular(3, 1),
    "square": _regular(4, 1, -45),
    "pentagon": _regular(5, 1),
    "hexagon": _regular(6, 1, 0),
    "star": _regular(5, 1, inner=0.53),
    "cross": _CROSS,
    "clover": tuple(
        point
        for angle in (-90, 0, 90, 180)
        for point in _arc(
            0.48 * math.cos(math.radians(angle)), 0.48 * math.sin(math.radians(angle)), 0.48, angle - 90, angle + 90
        )
    ),
    "hourglass": ((-0.8, -0.95), (0.8, -0.95), (0.14, 0), (0.8, 0.95), (-0.8, 0.95), (-0.14, 0)),
    "arrow": ((0, -1), (0.85, -0.1), (0.33, -0.1), (0.33, 0.9), (-0.33, 0.9), (-0.33, -0.1), (-0.85, -0.1)),
    "half_disc": tuple(_arc(0, 0.48, 0.98, 180, 360)),
    "drop": ((0, -1.02), *_arc(0, 0.35, 0.63, -32, 212)),
    "chevron": ((0, -0.9), (0.8, -0.05), (0.8, 0.76), (0, -0.09), (-0.8, 0.76), (-0.8, -0.05)),
    "heart": (
        (0, 1.0),
        *_arc(-0.48, -0.34, 0.48, 143, 360),
        *_arc(0.48, -0.34, 0.48, 180, 397),
    ),
    "tee": (
        (-0.8, -0.8),
        (0.8, -0.8),
        (0.8, -0.2),
        (0.32, -0.2),
        (0.32, 0.6),
        (-0.32, 0.6),
        (-0.32, -0.2),
        (-0.8, -0.2),
    ),
}  # pointing up, of any size and place
_EVEN: Final = 1.56  # so that the largest shape fits into its cell


def _box(points: Points) -> tuple[float, float, float, float]:
    """Left, top, width and height."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def _evened(points: Points) -> Points:
    """As large to the eye as every other shape, whether one looks at the area or at how far a shape reaches.

    The mean of both is the same for all shapes: so no shape of a size has as large an area, or reaches as far, as any
    shape of the next size.
    """
    ends = zip(points, (*points[1:], points[0]), strict=True)
    area = abs(sum(a * y - b * x for (a, b), (x, y) in ends)) / 2
    factor = _EVEN / (area * max(_box(points)[2:]) ** 2) ** 0.25
    return tuple((factor * x, factor * y) for x, y in points)


def _turned(points: Points, angle: float) -> Points:
    """Turned clockwise, with the middle of its box in the origin."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    points = tuple((x * cos - y * sin, x * sin + y * cos) for x, y in points)
    left, top, width, height = _box(points)
    return tuple((x - left - width / 2, y - top - height / 2) for x, y in points)


_RADIUS: Final = _EVEN / (4 * math.pi) ** 0.25  # of a circle that is as large
_OUTLINES: Final = {
    shape: tuple(_turned(_evened(points), 45 * turn) for turn in range(TURNS)) for shape, points in _SHAPES.items()
}
"""For each turn, within 1 of the middle of the cell."""


def box(figures: Iterable[AnyNode]) -> tuple[float, float, float, float]:
    """Left, top, width and height of what figures fill together."""
    points: list[tuple[float, float]] = []
    for one in figures:
        match one:
            case Circle():
                points += ((one.x - one.radius, one.y - one.radius), (one.x + one.radius, one.y + one.radius))
            case Polyline() | Painted():
                points += one.points
    return _box(tuple(points))


@lru_cache(maxsize=4096)
def draw_figure(figure: Figure, x: float, y: float, side: float) -> AnyNode:
    """A figure in a cell with this centre and side."""
    radius = side / 2 * SCALES[figure.size - 1]
    fill = PAINTS[figure.fill]
    if figure.shape == "circle":
        return Circle(x, y, radius * _RADIUS, fill, "ink", "medium")
    points = tuple((x + radius * a, y + radius * b) for a, b in _OUTLINES[figure.shape][figure.turn])
    return Polyline(points, "ink", "medium", closed=True, fill=fill)


def draw_empty(part: Part, shown: Panel) -> list[AnyNode]:
    """Dots in the cells of a part where no figure of a panel lies."""
    full = {figure.cell for figures in shown for figure in figures}
    return [
        Circle(x * PANEL, y * PANEL, _EMPTY, "line") for cell, (x, y, _) in enumerate(part.cells) if cell not in full
    ]


def draw_panels(
    parts: Sequence[Part], shown: Sequence[Panel], options: Sequence[Panel]
) -> tuple[list[list[AnyNode]], list[list[AnyNode]]]:
    """What is in panels and in options, from the top left corner of each.

    The largest figures in cells of one side are as large as these allow, and the others smaller by as many sizes as
    they are; all figures of a part that has one size are as large, since nobody has to compare them.
    """
    sizes = [{figure.size for panel in (*shown, *options) for figure in panel[place]} for place in range(len(parts))]
    sides = [part.cells[0][2] for part in parts]
    largest = {
        side: max(
            (max(some) for some, one in zip(sizes, sides, strict=True) if one == side and len(some) > 1), default=0
        )
        for side in sides
    }

    def drawn(panel: Panel) -> list[AnyNode]:
        return [
            draw_figure(
                replace(
                    figure, size=len(SCALES) - (largest[sides[place]] - figure.size if len(sizes[place]) > 1 else 0)
                ),
                *(PANEL * length for length in part.cells[figure.cell]),
            )
            for place, (part, figures) in enumerate(zip(parts, panel, strict=True))
            for figure in figures
        ]

    return [*map(drawn, shown)], [*map(drawn, options)]
