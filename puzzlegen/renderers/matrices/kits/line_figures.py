"""Draws line figures in panels: a row of them, or a sequence or matrix with options below.

Figures are as they are published, see ``docs/line-figures.md``. A unit is a third of a panel's side, as in `panels`.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Paint, Polyline, Rect, Scene, option_element
from puzzlegen.drawing.marking import tag
from puzzlegen.formats.matrices.kits.line_figures import Figure, Trait
from puzzlegen.formats.matrices.pointed import Panel

PANEL: Final = 3.0
"""The side of a panel."""
_STEP: Final = PANEL / 18.6  # of the lattice, which is 16 steps wide
_DOT: Final = 0.62  # radius, in steps
_RING: Final = 1.25  # likewise
_THICK: Final = 1.05  # width of a thick line, in steps
_BEFORE: Final = 0.9  # between an arrow's tip and its corner, at least
_HEAD: Final = 1.1
_WING: Final = 0.42  # half the width of a head
_CLEAR: Final = 0.5  # between the wings of a head and the middle of any line
_SHAFT: Final = 0.6  # behind a head, at least
_TOUCHING: Final = 0.005  # between a point and a line drawn through it, in units; arcs are drawn as chords
_SHORTER: Final = 0.15  # by which a line ends before the middle of another one, lest its round cap stick out beyond it
_BEYOND: Final = 0.12  # by which labels with numbers leave their panels
_CORNER: Final = 0.6  # of a label there, as a share of the usual one
_BESIDE: Final = 0.8  # of a label beside a name, likewise
_POINTING: Final[Paint] = "entry"  # what points something out
MARGIN: Final = 0.6
_GAP: Final = 0.25  # between panels that belong together
_APART: Final = 0.45  # between figures to choose from
BETWEEN: Final = 0.8  # what is shown, and the options
_LETTER: Final = 0.75  # height of a letter with the space around it


def _line(part: Sequence[int]) -> AnyNode:
    """A segment or an arc; the origin is the middle of the panel."""
    if len(part) == 4:
        a, b, c, d = (number * _STEP for number in part)
        return Polyline(((a, b), (c, d)), "ink", "thick")
    x, y, a, b, c, d = part
    radius = math.hypot(a - x, b - y)
    if (a, b) == (c, d):
        return Circle(x * _STEP, y * _STEP, radius * _STEP, None, "ink", "thick")
    start = math.atan2(b - y, a - x)
    sweep = (math.atan2(d - y, c - x) - start) % math.tau
    steps = max(8, round(2.5 * radius * sweep))
    angles = (start + sweep * step / steps for step in range(steps + 1))
    points = tuple(((x + radius * math.cos(angle)) * _STEP, (y + radius * math.sin(angle)) * _STEP) for angle in angles)
    return Polyline(points, "ink", "thick")


class Marked(NamedTuple):
    """A panel, and what its mark is."""

    panel: Panel
    mark: str


Drawing: TypeAlias = Figure | Marked | Group
"""What a panel shows; a group is drawn from the panel's top left corner."""


def draw_panel(figure: Drawing, x: float, y: float) -> Group:
    """A framed figure with the top left corner of its panel at (x, y)."""
    if isinstance(figure, Group):
        return Group((_frame(), figure), x, y)
    drawn = figure.panel if isinstance(figure, Marked) else figure
    parts = (*drawn.segments, *drawn.arcs)
    lines = tuple(map(_line, parts))
    dots = tuple(_dot(a, b) for a, b in figure.dots) if isinstance(figure, Figure) else ()
    mark: tuple[AnyNode, ...] = ()
    if isinstance(figure, Marked):
        mark = _mark(figure.mark, figure.panel.at, lines)
        lines = tuple(_abutting(part, line, lines) for part, line in zip(parts, lines, strict=True))
    return Group((_frame(), Group((*lines, *dots, *mark), PANEL / 2, PANEL / 2)), x, y)


def told(figures: Sequence[Drawing], numbers: Iterable[Sequence[int]], pen: float, *, below: bool) -> list[Drawing]:
    """What panels show, with numbers that were found on labels, where these hide nothing.

    Args:
        figures: in the panels.
        numbers: of each, none for no label.
        pen: the width of marks on the scene.
        below: whether labels stand beside the names of panels, or else on the upper right corners of panels.
    """
    drawn: list[Drawing] = []
    for figure, found in zip(figures, numbers, strict=True):
        ground, letters = tag(0, 0, " ".join(map(str, found)), (_BESIDE if below else _CORNER) * pen)
        assert isinstance(ground, Rect)
        right, up = PANEL - ground.width / 2, PANEL + _LETTER / 2
        if not below:
            right, up = right + _BEYOND, ground.height / 2 - _BEYOND
        drawn.append(
            Group((draw_panel(figure, 0, 0).children[1], Group((ground, letters), right, up))) if found else figure
        )
    return drawn


def counted(figures: Sequence[Figure], why: Trait, pen: float) -> Sequence[Drawing]:
    """The same, beside names, with the numbers of the property that tells, if it is one that is counted."""
    if why.dots is not None and why.others is not None:
        return told(figures, zip(why.dots, why.others, strict=True), pen, below=True)
    numbers = [value for value in why.values if isinstance(value, int) and not isinstance(value, bool)]
    return (
        told(figures, [(number,) for number in numbers], pen, below=True) if len(numbers) == len(figures) else figures
    )


def _dot(a: float, b: float) -> Circle:
    return Circle(a * _STEP, b * _STEP, _DOT * _STEP, "ink")


def _shortened(points: Sequence[tuple[float, float]], by: float) -> tuple[tuple[float, float], ...]:
    """A line without its two ends, which its round caps then fill."""
    kept = list(points)
    for end in (0, -1):
        left, beside = by, 1 if end == 0 else -2
        while len(kept) > 2 and math.dist(kept[end], kept[beside]) <= left:
            left -= math.dist(kept[end], kept[beside])
            del kept[end]
        (x, y), (u, v) = kept[end], kept[beside]
        part = left / math.dist((x, y), (u, v))
        kept[end] = x + (u - x) * part, y + (v - y) * part
    return tuple(kept)


def _away(x: float, y: float, line: AnyNode) -> float:
    """The distance of a point from a line, as it is drawn."""
    if isinstance(line, Circle):
        return abs(math.hypot(x - line.x, y - line.y) - line.radius)
    assert isinstance(line, Polyline)
    found = math.inf
    for (a, b), (c, d) in pairwise(line.points):
        along = min(1.0, max(0.0, ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)))
        found = min(found, math.hypot(x - a - along * (c - a), y - b - along * (d - b)))
    return found


def _goes_on(x: float, y: float, line: AnyNode) -> bool:
    """True if a line passes through a point instead of ending there."""
    if not isinstance(line, Polyline) or _away(x, y, line) > _TOUCHING:
        return False
    return min(math.dist((x, y), line.points[end]) for end in (0, -1)) > _SHORTER


def _abutting(part: Sequence[int], line: AnyNode, lines: Sequence[AnyNode]) -> AnyNode:
    """A straight line that ends a little before the lines at which it ends, if these go on to both sides."""
    if len(part) != 4 or not isinstance(line, Polyline):
        return line
    ends = list(line.points)
    for place in (0, 1):
        (x, y), (u, v) = ends[place], ends[1 - place]
        if any(other is not line and _goes_on(x, y, other) for other in lines):
            share = _SHORTER * _STEP / math.dist((x, y), (u, v))
            ends[place] = x + (u - x) * share, y + (v - y) * share
    return Polyline(tuple(ends), line.stroke, line.weight)


def _arrow(at: Sequence[int], lines: Sequence[AnyNode]) -> tuple[AnyNode, ...]:
    """An arrow whose head stands before its corner, as near to it as the lines leave room for the wings."""
    (a, b), (c, d) = at[:2], at[2:]
    length = math.hypot(a - c, b - d)
    x, y = (a - c) / length, (b - d) / length

    def wings(neck: float) -> tuple[tuple[float, float], ...]:
        return tuple(
            ((c + neck * x + sign * _WING * y) * _STEP, (d + neck * y - sign * _WING * x) * _STEP) for sign in (1, -1)
        )

    def room(neck: float) -> float:
        return min(_away(*wing, line) for wing in wings(neck) for line in lines) / _STEP

    first = _BEFORE + _HEAD
    necks = [first + 0.1 * step for step in range(max(1, 1 + math.floor((length - _SHAFT - first) / 0.1)))]
    neck = next((neck for neck in necks if room(neck) >= _CLEAR), max(necks, key=room))
    tip, end = (((c + far * x) * _STEP, (d + far * y) * _STEP) for far in (neck - _HEAD, neck))
    shaft = ((a * _STEP, b * _STEP), end)
    return (
        Polyline(shaft, _POINTING, "medium"),
        Polyline((tip, *wings(neck)), _POINTING, "hair", closed=True, fill=_POINTING),
    )


def _mark(kind: str, at: Sequence[int], lines: Sequence[AnyNode]) -> tuple[AnyNode, ...]:
    """What points something out: a dot, a ring, a thick piece of a line, or an arrow that ends before its corner."""
    if kind == "dot":
        return (replace(_dot(*at), fill=_POINTING),)
    if kind == "ring":
        return (Circle(at[0] * _STEP, at[1] * _STEP, _RING * _STEP, None, _POINTING, "thick"),)
    if kind == "line":
        line = _line(at)
        assert isinstance(line, Polyline)
        return (Polyline(_shortened(line.points, _THICK * _STEP / 2), _POINTING, width=_THICK * _STEP),)
    return _arrow(at, lines)


def _frame() -> Rect:
    return Rect(0, 0, PANEL, PANEL, None, "line", "thin")


def draw_choices(figures: Sequence[Drawing], names: str, across: int) -> Scene:
    """Named figures in rows of ``across``; a last row that is shorter stands in the middle."""
    nodes, width, height = named_panels(figures, names, across)
    return Scene(width + 2 * MARGIN, height + 2 * MARGIN - 0.2, (Group(nodes, MARGIN, MARGIN),))


def draw_missing(x: float, y: float) -> Group:
    """A panel with a question mark."""
    panel = Rect(0, 0, PANEL, PANEL, "tint", "line", "thin")
    return Group((panel, Label(PANEL / 2, PANEL / 2, "?", PANEL * 0.4)), x, y)


def named_panels(figures: Sequence[Drawing], names: str, across: int) -> tuple[tuple[AnyNode, ...], float, float]:
    """Named figures from the origin on, with the width and the height that they take."""
    step = PANEL + _APART
    width = across * step - _APART
    rows = -(-len(figures) // across)
    nodes: list[AnyNode] = []
    for place, (figure, name) in enumerate(zip(figures, names, strict=False)):
        row, column = divmod(place, across)
        held = min(across, len(figures) - row * across)
        x, y = column * step + (across - held) * step / 2, row * (PANEL + _LETTER + 0.1)
        nodes += (
            draw_panel(figure, x, y),
            Label(x + PANEL / 2, y + PANEL + _LETTER / 2, name, 0.34, "label", "label"),
            Element(option_element(name), x, y, PANEL, PANEL),
        )
    return tuple(nodes), width, rows * (PANEL + _LETTER + 0.1) - 0.1


def draw_completion(figures: Sequence[Drawing], across: int, options: Sequence[Drawing], letters: str) -> Scene:
    """Panels in rows of ``across``, the last of which is missing, and the options below."""
    step = PANEL + _GAP
    rows = -(-(len(figures) + 1) // across)
    shown = across * step - _GAP
    below, chosen, height = named_panels(options, letters, len(options))
    width = max(shown, chosen)
    nodes: list[AnyNode] = [
        draw_panel(figure, place % across * step, place // across * step) for place, figure in enumerate(figures)
    ]
    nodes.append(draw_missing(len(figures) % across * step, len(figures) // across * step))
    top = rows * step - _GAP + BETWEEN
    return Scene(
        width + 2 * MARGIN,
        top + height + 2 * MARGIN - 0.2,
        (
            Group(tuple(nodes), MARGIN + (width - shown) / 2, MARGIN),
            Group(below, MARGIN + (width - chosen) / 2, MARGIN + top),
        ),
    )


def draw_above(figures: Sequence[Drawing], others: Sequence[Drawing], names: str) -> Scene:
    """Panels in a row, and named figures below in rows of as many."""
    step = PANEL + _GAP
    shown = len(figures) * step - _GAP
    below, width, height = named_panels(others, names, len(figures))
    width = max(shown, width)
    above = tuple(draw_panel(figure, place * step, 0) for place, figure in enumerate(figures))
    nodes = (Group(above, MARGIN + (width - shown) / 2, MARGIN), Group(below, MARGIN, MARGIN + PANEL + BETWEEN))
    return Scene(width + 2 * MARGIN, PANEL + BETWEEN + height + 2 * MARGIN - 0.2, nodes)
