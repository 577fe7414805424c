"""Draws line figures in panels: a row of them, or a sequence or matrix with options below.

Figures are as they are published, see ``docs/line-figures.md``. A unit is a third of a panel's side, as in `panels`.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from puzzlegen.core.scene import AnyNode, Circle, Group, Paint, Polyline, Rect, Scene
from puzzlegen.drawing.marking import tag
from puzzlegen.formats.matrices.kits.line_figures import Figure, Trait
from puzzlegen.formats.matrices.pointed import Panel
from puzzlegen.renderers.matrices.kits import pages
from puzzlegen.renderers.matrices.kits.pages import LETTER, PANEL, draw_grid, named_block, page, shown_block
from puzzlegen.renderers.matrices.kits.panels import box

_STEP: Final = PANEL / 18.6  # of the lattice, which is 16 steps wide
_DOT: Final = 0.62  # radius, in steps
_RING: Final = 1.25  # likewise
_FILLED: Final = 0.82  # of a panel's side, by the larger side of a figure; a ring on its edge stays within the frame
_LARGER: Final = 1.35  # scale of a small figure, at most
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


def content(figure: Drawing) -> Group:
    """A figure, from the top left corner of its panel."""
    if isinstance(figure, Group):
        return figure
    if isinstance(figure, Figure):
        return Group((*map(_line, (*figure.segments, *figure.arcs)), *_dots(figure)), PANEL / 2, PANEL / 2)
    parts = (*figure.panel.segments, *figure.panel.arcs)
    lines = tuple(map(_line, parts))
    drawn = _joined([_abutting(part, line, lines) for part, line in zip(parts, lines, strict=True)])
    return _filling(lines, (*drawn, *_mark(figure.mark, figure.panel.at, lines)))


def fitted(figure: Figure) -> Group:
    """A figure in the middle of its panel, which it fills if it need not become too large."""
    nodes = (*_joined([_line(part) for part in (*figure.segments, *figure.arcs)]), *_dots(figure))
    return _filling(nodes, nodes)


def _filling(held: Sequence[AnyNode], nodes: Sequence[AnyNode]) -> Group:
    """Nodes around the origin enlarged until what is to be held fills its panel; the pen, dots and rings stay alike."""
    left, top, width, height = box(held)
    scale = min(_LARGER, _FILLED * PANEL / max(width, height))

    def moved(x: float, y: float) -> tuple[float, float]:
        return scale * (x - left - width / 2), scale * (y - top - height / 2)

    def placed(node: AnyNode) -> AnyNode:
        if isinstance(node, Circle):
            x, y = moved(node.x, node.y)
            return replace(node, x=x, y=y, radius=node.radius * (scale if node.stroke == "ink" else 1))
        assert isinstance(node, Polyline)
        return replace(node, points=tuple(moved(*point) for point in node.points))

    return Group(tuple(map(placed, nodes)), PANEL / 2, PANEL / 2)


def _joined(nodes: Sequence[AnyNode]) -> tuple[AnyNode, ...]:
    """Arcs together with the lines that go on from them, which would else be drawn on whole pixels and they not."""
    rest, curves = list(nodes), list[AnyNode]()
    for node in nodes:
        if not isinstance(node, Polyline) or len(node.points) == 2:
            continue
        rest.remove(node)
        points = list(node.points)
        for _ in (0, 1):
            points.reverse()
            while onward := next((one for one in rest if _ends_at(one, points[-1])), None):
                assert isinstance(onward, Polyline)
                rest.remove(onward)
                points.append(max(onward.points, key=lambda point: math.dist(point, points[-1])))
        curves.append(replace(node, points=tuple(points)))
    return (*curves, *rest)


def _ends_at(node: AnyNode, point: tuple[float, float]) -> bool:
    """True if a node is a straight line from or to a point."""
    return (
        isinstance(node, Polyline)
        and len(node.points) == 2
        and any(math.dist(point, end) < _TOUCHING for end in node.points)
    )


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
        right, up = PANEL - ground.width / 2, PANEL + LETTER / 2
        if not below:
            right, up = right + _BEYOND, ground.height / 2 - _BEYOND
        drawn.append(Group((content(figure), Group((ground, letters), right, up))) if found else figure)
    return drawn


def counted(figures: Sequence[Figure], why: Trait, pen: float) -> Sequence[Drawing]:
    """The same, beside names, with the numbers of the property that tells, if it is one that is counted."""
    if why.dots is not None and why.others is not None:
        return told(figures, zip(why.dots, why.others, strict=True), pen, below=True)
    numbers = [value for value in why.values if isinstance(value, int) and not isinstance(value, bool)]
    return (
        told(figures, [(number,) for number in numbers], pen, below=True) if len(numbers) == len(figures) else figures
    )


def _dots(figure: Figure) -> tuple[AnyNode, ...]:
    return tuple(_dot(a, b) for a, b in figure.dots)


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
        Polyline(shaft, _POINTING, "thick"),
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


def draw_choices(figures: Sequence[Drawing], names: str, across: int) -> Scene:
    """Named figures in rows; see `pages.draw_choices`."""
    return pages.draw_choices([(content(one),) for one in figures], names, across)


def draw_completion(
    figures: Sequence[Drawing], across: int, options: Sequence[Drawing], of: msgspec.Struct | None = None
) -> Scene:
    """Panels in rows of ``across``, the last of which is missing, and the options; larger ones below a single row."""
    shown, offered = ([(content(one),) for one in some] for some in (figures, options))
    return draw_grid(shown, across, offered, of=of)


def draw_above(figures: Sequence[Drawing], others: Sequence[Drawing], names: str) -> Scene:
    """Panels in a row, and named figures below in rows of as many."""
    shown, offered = ([(content(one),) for one in some] for some in (figures, others))
    across = len(figures)
    return page(shown_block(shown, across, missing=False), named_block(offered, names, across))
