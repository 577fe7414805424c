"""Draws panels: those of a matrix or a row, the last of which is missing, and the options below them.

A unit is a third of a panel's side.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Paint, Polyline, Rect, Scene, option_element
from puzzlegen.facts.matrices.figures import TURNS, Fill, Part, Shape
from puzzlegen.formats.matrices.kits.panels import Figure, Panel

Points: TypeAlias = tuple[tuple[float, float], ...]

PAINTS: Final[Mapping[Fill, Paint]] = {"white": "paper", "light": "soft", "dark": "mark", "black": "ink"}
SCALES: Final = (0.36, 0.51, 0.71, 1.0)
"""Of the sizes: each is 1.4 times the one before, which is more than shapes of one size differ, see `_evened`."""

PANEL: Final = 3.0  # side
_MARGIN: Final = 0.6
_GAP: Final = 0.25  # between the panels of the matrix
_ARROW: Final = 1.1  # the same with an arrow
_APART: Final = 0.55  # between options
_FAR: Final = 1.6  # between threes of panels
_BETWEEN: Final = 0.8  # matrix and options
_LETTER: Final = 0.75  # height of an option's letter with the space around it
_ACROSS: Final = {6: 3}  # options in a row, by their number; else four


def _arc(x: float, y: float, radius: float, start: float, stop: float, steps: int = 10) -> list[tuple[float, float]]:
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
    "star": _regular(5, 1, inner=0.48),
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
    "half_disc": tuple(_arc(0, 0.48, 0.98, 180, 360, 20)),
    "drop": ((0, -1.02), *_arc(0, 0.35, 0.63, -32, 212, 20)),
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


@cache
def draw_figure(figure: Figure, x: float, y: float, side: float) -> AnyNode:
    """A figure in a cell with this centre and side."""
    radius = side / 2 * SCALES[figure.size - 1]
    fill = PAINTS[figure.fill]
    if figure.shape == "circle":
        return Circle(x, y, radius * _RADIUS, fill, "ink", "medium")
    points = tuple((x + radius * a, y + radius * b) for a, b in _OUTLINES[figure.shape][figure.turn])
    return Polyline(points, "ink", "medium", closed=True, fill=fill)


def draw_panels(
    parts: Sequence[Part], shown: Sequence[Panel], options: Sequence[Panel]
) -> tuple[list[list[AnyNode]], list[list[AnyNode]]]:
    """What is in panels and in options, from the top left corner of each.

    Figures of a part that all have one size are as large as their cells allow, since nobody has to compare them.
    """
    sizes = [{figure.size for panel in (*shown, *options) for figure in panel[place]} for place in range(len(parts))]

    def drawn(panel: Panel) -> list[AnyNode]:
        return [
            draw_figure(
                figure if len(sizes[place]) > 1 else replace(figure, size=len(SCALES)),
                *(PANEL * length for length in part.cells[figure.cell]),
            )
            for place, (part, figures) in enumerate(zip(parts, panel, strict=True))
            for figure in figures
        ]

    return [*map(drawn, shown)], [*map(drawn, options)]


def _framed(content: Sequence[AnyNode], x: float, y: float) -> Group:
    return Group((_frame(), *content), x, y)


def _frame(fill: Paint | None = None) -> Rect:
    return Rect(0, 0, PANEL, PANEL, fill, "line", "thin")


def draw_grid(
    shown: Sequence[Sequence[AnyNode]],
    columns: int,
    options: Sequence[Sequence[AnyNode]],
    arrows: bool = False,
) -> Scene:
    """Panels in rows, the last of which is missing, and the options in rows of three or four below them.

    Args:
        shown: what is in the panels, row by row, from the top left corner of each.
        columns: how many panels there are in a row.
        options: what is in the options.
        arrows: draw an arrow from each panel of a row to the next.
    """
    step = PANEL + _APART
    across, down = PANEL + (_ARROW if arrows else _GAP), PANEL + (_APART if arrows else _GAP)
    rows = (len(shown) + 1) // columns
    size, height = columns * across - (across - PANEL), rows * down - (down - PANEL)
    in_row = _ACROSS.get(len(options), 4)
    offered = in_row * step - _APART
    widest = max(size, offered)
    width = 2 * _MARGIN + widest
    left = (width - size) / 2
    nodes: list[AnyNode] = [
        _framed(content, left + place % columns * across, _MARGIN + place // columns * down)
        for place, content in enumerate(shown)
    ]
    mark = Label(PANEL / 2, PANEL / 2, "?", PANEL * 0.4)
    nodes.append(Group((_frame("tint"), mark), left + (columns - 1) * across, _MARGIN + (rows - 1) * down))
    if arrows:
        nodes += (
            _arrow(left + PANEL + column * across, _MARGIN + row * down + PANEL / 2)
            for row in range(rows)
            for column in range(columns - 1)
        )
    top, start = _MARGIN + height + _BETWEEN, _MARGIN + (widest - offered) / 2
    for place, (letter, content) in enumerate(zip(LETTERS, options, strict=False)):
        x, y = start + place % in_row * step, top + place // in_row * (PANEL + _LETTER)
        nodes += (
            _framed(content, x, y),
            Label(x + PANEL / 2, y + PANEL + _LETTER / 2, letter, 0.34, "label", "label"),
            Element(option_element(letter), x, y, PANEL, PANEL),
        )
    lines = -(-len(options) // in_row)
    return Scene(width, top + lines * (PANEL + _LETTER) + _MARGIN - 0.2, tuple(nodes))


def draw_threes(threes: Sequence[Sequence[Sequence[AnyNode]]], names: Sequence[str]) -> Scene:
    """Named threes of panels, two in a row; in each, an arrow leads from the first two panels to the third one."""
    third = PANEL + _GAP + PANEL + _ARROW
    size = third + PANEL
    nodes: list[AnyNode] = []
    for place, (three, name) in enumerate(zip(threes, names, strict=False)):
        x, y = _MARGIN + place % 2 * (size + _FAR), _MARGIN + place // 2 * (PANEL + _LETTER + _APART)
        starts = (x, x + PANEL + _GAP, x + third)
        nodes += (_framed(content, start, y) for content, start in zip(three, starts, strict=True))
        nodes += (
            _arrow(x + third - _ARROW, y + PANEL / 2),
            Label(x + size / 2, y + PANEL + _LETTER / 2, name, 0.34, "label", "label"),
            Element(option_element(name), x, y, size, PANEL),
        )
    height = -(-len(threes) // 2) * (PANEL + _LETTER + _APART) - _APART
    return Scene(2 * (size + _MARGIN) + _FAR, height + 2 * _MARGIN - 0.2, tuple(nodes))


def _arrow(x: float, y: float) -> Polyline:
    """An arrow to the right in the middle of the gap that begins at x."""
    start, stop, head = x + 0.22, x + _ARROW - 0.22, 0.17
    return Polyline(
        ((start, y), (stop, y), (stop - head, y - head), (stop, y), (stop - head, y + head)), "ink", "medium"
    )
