"""Scene -> pixels, with cairo.

Axis-aligned lines, rectangles and the edges of text are snapped to whole pixels, so that they come out crisp; slanted
and curved lines are antialiased. What is reported about the picture (boxes, lettering, thinnest line) is taken from
the drawing itself.
"""

import math
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import floor
from typing import Any, Final

import cairo
import numpy as np

from puzzlegen.core.item import Box
from puzzlegen.core.scene import (
    Circle,
    Clipped,
    Element,
    Face,
    Facet,
    Group,
    Label,
    Lettering,
    Node,
    Paint,
    Painted,
    Polyline,
    Raster,
    Rect,
    Rendered,
    Scene,
    Segments,
    Weight,
)
from puzzlegen.drawing.outlines import GRID, Point, dashes, outline
from puzzlegen.drawing.png import Scratch, colours_of, encode, pixel_digest, scanlines
from puzzlegen.drawing.stamps import stamp
from puzzlegen.drawing.style import BEST_CONTRAST, Style, colours, contrast, mix, parse
from puzzlegen.drawing.typeface import ATLAS, mask
from puzzlegen.kernels.drawing.pixels import SOLID

_SCRATCH: Final = Scratch()
_PEN: Final = cairo.Context(cairo.RecordingSurface(cairo.CONTENT_COLOR, None))  # only its path is of use
_KEPT: Final = 8192  # outlines of lines, of some kilobytes each at most


def render(scene: Scene, style: Style, *, encoded: bool = True, kept: bool = False) -> Rendered:
    """Draw a scene in a style.

    Args:
        scene: what is to be drawn.
        style: how.
        encoded: whether the PNG is wanted.
        kept: whether the pixels are.

    Returns:
        The picture and what is on it. A lettering's contrast is that of its paint against the worst of the
        fills it stands on: from the latest one down to the first that surely lies under all of its ink. Round and
        slanted fills count wherever their bounding box touches the ink; thin lines and other texts do not count.

    Raises:
        MissingGlyph: a text cannot be shown in the style's font.
    """
    canvas = _Canvas(scene, style)
    canvas.draw(scene.nodes)
    canvas.flush()
    rows = scanlines(canvas.pixels)
    return Rendered(
        png=encode(rows) if encoded else b"",
        width=canvas.width,
        height=canvas.height,
        pixels=pixel_digest(rows),
        boxes=canvas.boxes,
        lettering=tuple(canvas.lettering),
        thinnest=canvas.thinnest,
        rgb=colours_of(rows) if kept else None,
    )


@cache
def _channels(colour: str) -> tuple[float, float, float]:
    """Red, green and blue of ``#rrggbb``, from 0 to 1."""
    packed = parse(colour)
    return (packed >> 16) / 255, (packed >> 8 & 255) / 255, (packed & 255) / 255


def _edge(position: float) -> int:
    """The pixel edge nearest to a position; halves go up, so that equal lengths stay equal."""
    return floor(position + 0.5)


def _dashes(length: float, width: float) -> tuple[float, float]:
    """Lengths of the dashes and gaps of a line, three to two; it begins and ends with a whole dash."""
    gaps = max(0, round((length / (width + 1) - 3) / 5))
    part = length / (5 * gaps + 3)
    return 3 * part, 2 * part


def _trace(context: "cairo.Context[Any]", points: Sequence[Point]) -> None:
    """Add the polygon with these corners, in pixels, to the path."""
    line_to = context.line_to
    context.new_sub_path()
    for a, b in points:
        line_to(a, b)
    context.close_path()


@lru_cache(maxsize=_KEPT)
def _outlined(shape: tuple[tuple[int, int], ...], width: float, closed: bool, round_ends: bool) -> cairo.Path:
    """What covers a line, kept for all places where the same one is drawn: icons and dashes come again and again.

    Args:
        shape: the points that it goes through, from the first one, on cairo's grid.
        width: in pixels.
        closed: as in `outline`.
        round_ends: likewise.
    """
    points = [(x / GRID, y / GRID) for x, y in shape]
    for polygon in outline(points, width, closed=closed, round_ends=round_ends):
        _trace(_PEN, polygon)
    path = _PEN.copy_path()
    _PEN.new_path()
    return path


class _Canvas:
    """A picture being drawn; ``x``, ``y`` and ``scale`` place the group being drawn, in pixels."""

    def __init__(self, scene: Scene, style: Style) -> None:
        unit = style.pixels_per_unit(scene.unit)
        self.x = self.y = 0.0
        self.scale = float(unit)
        self.width, self.height = _edge(scene.width * unit), _edge(scene.height * unit)
        self.style = style
        self.pixels = _SCRATCH.words(self.height * self.width).reshape(self.height, self.width)  # 0x??RRGGBB
        self.pixels.fill(colours(style.palette)["paper"])
        self.colours = colours(style.palette)
        self.fonts: dict[Face, str] = {face: style.font(face) for face in ("given", "entry", "label")}
        self.surface = cairo.ImageSurface.create_for_data(self.pixels.data, cairo.FORMAT_RGB24, self.width, self.height)
        self.context = cairo.Context(self.surface)
        self.painting: int | None = None
        self.stamps: list[int] = []  # texts and rectangles that are not drawn yet
        self.boxes: dict[str, Box] = {}
        self.lettering: list[Lettering] = []
        self.thinnest = math.inf
        # left, top, right, bottom, colour, and whether all of that rectangle is covered
        self.fills: list[tuple[float, float, float, float, int, bool]] = [
            (0, 0, self.width, self.height, self.colours["paper"], True)
        ]

    def draw(self, nodes: Sequence[Node]) -> None:
        for node in nodes:
            _DRAW[type(node)](self, node)

    def flush(self) -> None:
        """Draw the texts and rectangles that wait for it: whatever comes later lies above them."""
        if self.stamps:
            self.surface.flush()
            stamp(self.pixels, ATLAS, self.stamps)
            self.surface.mark_dirty()
            self.stamps = []

    def group(self, node: Group) -> None:
        if not self.style.shows(node.optional):
            return
        outside = x, y, scale = self.x, self.y, self.scale
        self.x, self.y, self.scale = x + node.x * scale, y + node.y * scale, scale * node.scale
        self.draw(node.children)
        self.x, self.y, self.scale = outside

    def rect(self, node: Rect) -> None:
        left, top = self.x + node.x * self.scale, self.y + node.y * self.scale
        right, bottom = left + node.width * self.scale, top + node.height * self.scale
        if node.fill is not None and not node.radius:
            self.fill_box(_edge(left), _edge(top), _edge(right), _edge(bottom), node.fill)
        width = self.line_width(node.weight) if node.stroke is not None else 0
        left, top, right, bottom = [_edge(side - width / 2) for side in (left, top, right, bottom)]
        if node.radius:
            half = width / 2
            self.round_off(left + half, top + half, right + half, bottom + half, node.radius * self.scale)
            self.finish(node.fill, node.stroke, width)
        elif node.stroke is not None:
            across, down, colour = right - left, bottom - top, self.colours[node.stroke]
            for x, y, wide, high in (
                (left, top, across + width, width),
                (left, bottom, across + width, width),
                (left, top, width, down),
                (right, top, width, down),
            ):
                self.stamps += (SOLID, wide, high, x, y, colour)

    def segments(self, node: Segments) -> None:
        x, y, scale, stamps = self.x, self.y, self.scale, self.stamps
        width, colour = self.line_width(node.weight), self.colours[node.stroke]
        half = width / 2
        shift = 0.5 - half  # from a line's middle to where `floor` finds its first pixel
        stroked = []
        for x1, y1, x2, y2 in node.lines:
            if x1 != x2 and y1 != y2:
                stroked.append((x + x1 * scale, y + y1 * scale, x + x2 * scale, y + y2 * scale))
                continue
            left, right = sorted((floor(x + x1 * scale + shift), floor(x + x2 * scale + shift)))
            top, bottom = sorted((floor(y + y1 * scale + shift), floor(y + y2 * scale + shift)))
            if not node.dashed:
                stamps += (SOLID, right - left + width, bottom - top + width, left, top, colour)
            elif y1 == y2:
                stroked.append((left, top + half, right + width, top + half))
            else:
                stroked.append((left + half, top, left + half, bottom + width))
        for a, b, c, d in stroked:
            self.context.move_to(a, b)
            self.context.line_to(c, d)
            self.context.set_line_cap(cairo.LINE_CAP_SQUARE)
            self.stroke(node.stroke, width, math.hypot(c - a, d - b) if node.dashed else 0)

    def polyline(self, node: Polyline) -> None:
        if node.width is None:
            width = self.line_width(node.weight) if node.stroke is not None else 0
        else:
            width = max(1, round(node.width * self.scale))
        corners = [*node.points, node.points[0]] if node.closed else node.points
        straight = all(a[0] == b[0] or a[1] == b[1] for a, b in pairwise(corners))
        points = self.placed(node.points)
        if straight:
            half = width / 2
            points = [(_edge(a - half) + half, _edge(b - half) + half) for a, b in points]
        self.trace(points)
        if node.stroke is not None and (node.width is not None or node.weight == "bold"):  # a text may stand on it
            self.remember(self.colours[node.stroke], width / 2)
        self.finish(node.fill, None, 0)
        if node.stroke is None:
            return
        self.source(self.colours[node.stroke])
        if node.dashed:
            whole = [*points, *points[: int(node.closed)]]
            dash, gap = _dashes(sum(math.hypot(c - a, d - b) for (a, b), (c, d) in pairwise(whole)), width)
            for part in dashes(whole, dash, gap):
                self.cover(part, width, round_ends=False)
        else:
            self.cover(points, width, closed=node.closed)
        self.context.fill()

    def facet(self, node: Facet) -> None:
        context = self.context
        self.trace(self.placed(node.points))
        colour = mix(self.colours[node.fill], self.colours["ink"], node.shade)
        self.remember(colour, 0)
        self.source(colour)
        context.set_antialias(cairo.ANTIALIAS_NONE)
        context.fill()
        context.set_antialias(cairo.ANTIALIAS_DEFAULT)

    def circle(self, node: Circle) -> None:
        scale = self.scale
        self.context.arc(self.x + node.x * scale, self.y + node.y * scale, node.radius * scale, 0, math.tau)
        self.finish(node.fill, node.stroke, self.line_width(node.weight) if node.stroke is not None else 0)

    def label(self, node: Label) -> None:
        scale = self.scale
        capital = floor(node.size * scale + 0.5) or 1
        ink = mask(self.fonts[node.face], node.text, capital)
        left = floor(self.x + node.x * scale - ink.width / 2 + 0.5)
        top = floor(self.y + node.y * scale - capital / 2 + 0.5) + ink.top
        right, bottom = left + ink.width, top + ink.height
        colour = self.colours[node.paint]
        worst = BEST_CONTRAST
        for x1, y1, x2, y2, ground, covered in reversed(self.fills):
            if left < x2 and x1 < right and top < y2 and y1 < bottom:
                worst = min(worst, contrast(colour, ground))
                if covered and x1 <= left and right <= x2 and y1 <= top and bottom <= y2:
                    break
        self.stamps += (ink.start, ink.width, ink.height, left, top, colour)
        self.lettering.append(Lettering(node.text, (left, top, right, bottom), capital, worst))

    def element(self, node: Element) -> None:
        scale = self.scale
        left, top = self.x + node.x * scale + 0.5, self.y + node.y * scale + 0.5
        right, bottom = left + node.width * scale, top + node.height * scale
        self.boxes[node.id] = (floor(left), floor(top), floor(right), floor(bottom))

    def painted(self, node: Painted) -> None:
        context = self.context
        self.begin_illustration()
        points = self.placed(node.points)
        if node.fill is not None:
            self.trace(points)
            if node.fade is None:
                context.set_source_rgba(*_channels(node.fill), node.opacity)
            else:
                _, top, _, bottom = context.path_extents()
                blend = cairo.LinearGradient(0, top, 0, bottom)
                blend.add_color_stop_rgba(0, *_channels(node.fill), node.opacity)
                blend.add_color_stop_rgba(1, *_channels(node.fade), node.opacity)
                context.set_source(blend)
            context.fill()
        if node.stroke is not None:
            width = max(1.0, node.width * self.scale)
            self.thinnest = min(self.thinnest, width)
            context.set_source_rgba(*_channels(node.stroke), node.opacity)
            self.cover(points, width, closed=node.fill is not None)
            context.fill()

    def clipped(self, node: Clipped) -> None:
        self.begin_illustration()
        self.context.save()
        self.trace(self.placed(node.outline))
        self.context.clip()
        self.draw(node.children)
        self.context.restore()

    def raster(self, node: Raster) -> None:
        self.flush()
        left, top = _edge(self.x + node.x * self.scale), _edge(self.y + node.y * self.scale)
        if min(left, top) < 0 or left + node.width > self.width or top + node.height > self.height:
            raise ValueError("a picture within a scene leaves it")
        rgb = np.frombuffer(node.rgb, np.uint8).reshape(node.height, node.width, 3).astype(np.uint32)
        self.surface.flush()
        place = self.pixels[top : top + node.height, left : left + node.width]
        place[...] = rgb[..., 0] << 16 | rgb[..., 1] << 8 | rgb[..., 2]
        self.surface.mark_dirty()

    def begin_illustration(self) -> None:
        """Draw above what is there, in colours of which `source` does not know."""
        self.flush()
        self.painting = None

    def placed(self, points: Sequence[Point]) -> list[Point]:
        """Points of the group being drawn, in pixels."""
        x, y, scale = self.x, self.y, self.scale
        return [(x + a * scale, y + b * scale) for a, b in points]

    def trace(self, points: Sequence[Point]) -> None:
        """Add the polygon with these corners, in pixels, to the path."""
        _trace(self.context, points)

    def cover(self, points: Sequence[Point], width: float, *, closed: bool = False, round_ends: bool = True) -> None:
        """Add what covers a line through these points, in pixels, to the path."""
        grid = [(round(GRID * x), round(GRID * y)) for x, y in points]
        left, top = grid[0]
        path = _outlined(tuple([(x - left, y - top) for x, y in grid]), width, closed, round_ends)
        # All of this is exact: the path has its corners on the grid
        self.context.translate(left / GRID, top / GRID)
        self.context.append_path(path)
        self.context.translate(-left / GRID, -top / GRID)

    def source(self, colour: int) -> None:
        """Draw in this colour 0xRRGGBB from now on, above what is there."""
        if self.stamps:
            self.flush()
        if colour == self.painting:
            return
        self.painting = colour
        self.context.set_source_rgb((colour >> 16) / 255, (colour >> 8 & 255) / 255, (colour & 255) / 255)

    def line_width(self, weight: Weight) -> int:
        """The width of a line in whole pixels."""
        width = self.style.line_width(weight, self.scale)
        self.thinnest = min(self.thinnest, width)
        return width

    def fill_box(self, left: int, top: int, right: int, bottom: int, paint: Paint) -> None:
        """Fill a rectangle of whole pixels."""
        colour = self.colours[paint]
        self.stamps += (SOLID, right - left, bottom - top, left, top, colour)
        self.fills.append((left, top, right, bottom, colour, True))

    def round_off(self, left: float, top: float, right: float, bottom: float, radius: float) -> None:
        """Add a rectangle with round corners to the path."""
        arc, quarter = self.context.arc, math.pi / 2
        self.context.new_sub_path()
        arc(right - radius, top + radius, radius, -quarter, 0)
        arc(right - radius, bottom - radius, radius, 0, quarter)
        arc(left + radius, bottom - radius, radius, quarter, 2 * quarter)
        arc(left + radius, top + radius, radius, 2 * quarter, 3 * quarter)
        self.context.close_path()

    def finish(self, fill: Paint | None, stroke: Paint | None, width: float) -> None:
        """Fill the current path, then stroke it."""
        if fill is not None:
            colour = self.colours[fill]
            self.remember(colour, 0)
            self.source(colour)
            self.context.fill_preserve()
        if stroke is not None:
            self.stroke(stroke, width)
        self.context.new_path()

    def stroke(self, paint: Paint, width: float, dashed: float = 0) -> None:
        """Stroke the current path; with dashes if it is one line of the length ``dashed``, in pixels."""
        context = self.context
        self.source(self.colours[paint])
        context.set_line_width(width)
        if dashed:
            context.set_line_cap(cairo.LINE_CAP_BUTT)
            context.set_dash(_dashes(dashed, width))
        context.stroke()
        if dashed:
            context.set_dash(())

    def remember(self, colour: int, margin: float) -> None:
        """Note that texts drawn later may stand on the current path."""
        left, top, right, bottom = self.context.path_extents()
        self.fills.append((left - margin, top - margin, right + margin, bottom + margin, colour, False))


_DRAW: Final[dict[type[Node], Callable[[_Canvas, Any], None]]] = {
    Rect: _Canvas.rect,
    Segments: _Canvas.segments,
    Polyline: _Canvas.polyline,
    Facet: _Canvas.facet,
    Circle: _Canvas.circle,
    Label: _Canvas.label,
    Element: _Canvas.element,
    Painted: _Canvas.painted,
    Clipped: _Canvas.clipped,
    Raster: _Canvas.raster,
    Group: _Canvas.group,
}
