"""Scene -> pixels, with cairo.

Axis-aligned lines, rectangles and the edges of text are snapped to whole pixels, so that they come out crisp; slanted
and curved lines are antialiased. What is reported about the picture (boxes, lettering, thinnest line) is taken from
the drawing itself.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor
from typing import Any, Final, NamedTuple

import cairo
import numpy as np
from msgspec.structs import replace

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
from puzzlegen.drawing.outlines import GRID, Line, Point, dashes, outline, placed
from puzzlegen.drawing.png import Scratch, colours_of, encode, pixel_digest, scanlines
from puzzlegen.drawing.stamps import stamp
from puzzlegen.drawing.style import BEST_CONTRAST, KEPT, Style, colours, contrast, mix, parse
from puzzlegen.drawing.typeface import mask
from puzzlegen.kernels.drawing.pixels import SHAPE, SOLID, TEXT, blank

_OF_CORNER: Final = 1 - math.sqrt(0.5)  # of a round corner's radius: so far from both sides the arc reaches
MARGIN: Final = 0.05  # of the longer side, at most; margins of figures on a page
_SCRATCH: Final = Scratch()
_KEPT: Final = 8192  # small shapes
_NOTHING: Final = cairo.ImageSurface(cairo.FORMAT_A8, 1, 1)
_SMALL: Final = 8192  # pixels; of larger shapes, most are not inked, and few are drawn again


def render(
    scene: Scene, style: Style, *, encoded: bool = True, kept: bool = False, page: Scene | None = None
) -> Rendered:
    """Draw a scene in a style.

    Args:
        scene: what is to be drawn.
        style: how.
        encoded: whether the PNG is wanted.
        kept: whether the pixels are.
        page: a scene of the same size, whose picture decides how large this one is and what is trimmed off, so that
            all that both show has the same place; by default the scene itself.

    Returns:
        The picture and what is on it. A lettering's contrast is that of its paint against the worst of the
        fills it stands on: from the latest one down to the first that surely lies under all of its ink. Round and
        slanted fills count wherever their bounding box touches the ink; thin lines and other texts do not count.

    Raises:
        MissingGlyph: a text cannot be shown in the style's font.
    """
    first = page or scene
    unit = style.pixels_per_unit(first)
    canvas = _Canvas(first, style, unit)
    if min(canvas.kept) < min(KEPT) and (larger := style.pixels_per_unit(first, canvas.kept)) > unit:
        canvas = _Canvas(first, style, larger)
    if page is not None:
        canvas = _Canvas(scene, style, canvas.scale, canvas.sides)
    rows = scanlines(canvas.pixels, canvas.sides)
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


@lru_cache(maxsize=4096)
def _channels(colour: str) -> tuple[float, float, float]:
    """Red, green and blue of ``#rrggbb``, from 0 to 1."""
    packed = parse(colour)
    return (packed >> 16) / 255, (packed >> 8 & 255) / 255, (packed & 255) / 255


def _shifted(box: Box, left: int, top: int) -> Box:
    """The box where so many pixels are left out."""
    x1, y1, x2, y2 = box
    return x1 - left, y1 - top, x2 - left, y2 - top


def _edge(position: float) -> int:
    """The pixel edge nearest to a position; halves go up, so that equal lengths stay equal."""
    return floor(position + 0.5)


def _dashes(length: float, width: float) -> tuple[float, float]:
    """Lengths of the dashes and gaps of a line, three to two; it begins and ends with a whole dash."""
    gaps = max(0, round((length / (width + 1) - 3) / 5))
    part = length / (5 * gaps + 3)
    return 3 * part, 2 * part


class _Shape(NamedTuple):
    """The ink of a small shape, or none of a large one.

    Places count from the pixel in which a line begins, or in which a circle has its centre.
    """

    ink: bytes | None
    left: int
    top: int
    width: int
    height: int


@lru_cache(maxsize=_KEPT)
def _shape(across: int, down: int, shape: bytes, width: float, closed: bool, round_ends: bool, smooth: bool) -> _Shape:
    """The shape of a line or an area, kept as icons and dots come again and again; see `outline`."""
    path, x1, y1, x2, y2 = outline(shape, width, closed, round_ends)
    x1, y1, x2, y2 = across + x1, down + y1, across + x2, down + y2
    left, top = x1 // GRID, y1 // GRID
    wide, high = _whole_words(-(-x2 // GRID) - left), -(-y2 // GRID) - top
    if wide * high > _SMALL:
        return _Shape(None, left, top, wide, high)
    surface = cairo.ImageSurface(cairo.FORMAT_A8, wide, high)
    context = cairo.Context(surface)
    if not smooth:
        context.set_antialias(cairo.ANTIALIAS_NONE)
    context.translate(across / GRID - left, down / GRID - top)
    context.append_path(path)
    context.fill()
    return _Shape(bytes(surface.get_data()), left, top, wide, high)


@lru_cache(maxsize=_KEPT)
def _disc(
    across: float, down: float, radius: float, width: int | None, cap: cairo.LineCap
) -> tuple[_Shape, tuple[float, float, float, float]]:
    """The shape of a circle around a place in a pixel, or that of its line of this width, which has such ends.

    Returns:
        The shape, and left, top, right, bottom of the circle, from that pixel.
    """
    reach = ceil(radius + (width or 0) / 2) + 1
    high = 2 * reach + 1
    wide = _whole_words(high)
    small = wide * high <= _SMALL
    surface = cairo.ImageSurface(cairo.FORMAT_A8, wide, high) if small else _NOTHING
    context = cairo.Context(surface)
    context.arc(reach + across, reach + down, radius, 0, math.tau)
    left, top, right, bottom = context.path_extents()
    if small and width is None:
        context.fill()
    elif small and width is not None:
        context.set_line_cap(cap)
        context.set_line_width(width)
        context.stroke()
    shape = _Shape(bytes(surface.get_data()) if small else None, -reach, -reach, wide, high)
    return shape, (left - reach, top - reach, right - reach, bottom - reach)


def _whole_words(width: int) -> int:
    """The width of a mask whose rows follow one another without gaps: cairo begins each at a word of four bytes."""
    return (width + 3) & ~3


class _Canvas:
    """A picture being drawn; ``x``, ``y`` and ``scale`` place the group being drawn, in pixels."""

    def __init__(self, scene: Scene, style: Style, unit: float, sides: tuple[int, int, int, int] | None = None) -> None:
        """Draw a scene with so many pixels to a unit, and trim off so many on each side; by default, what is blank."""
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
        self.clipped = False
        self.stamps: list[int] = []  # texts, small shapes and rectangles that are not drawn yet
        self.inks: list[bytes] = []  # those of the stamps
        self.inked = 0  # how long they are together
        self.boxes: dict[str, Box] = {}
        self.lettering: list[Lettering] = []
        self.thinnest = math.inf
        self.widths: dict[tuple[Weight, float], int] = {}  # of lines in groups of some scale
        # left, top, right, bottom, colour, and whether all of that rectangle is covered
        self.fills: list[tuple[float, float, float, float, int, bool]] = [
            (0, 0, self.width, self.height, self.colours["paper"], True)
        ]
        self.draw(scene.nodes)
        self.flush()
        width, height = self.width, self.height
        self.sides = sides or ((0, 0, 0, 0) if scene.exact else self.blank())
        self.trim()
        self.kept = self.width / width, self.height / height

    def blank(self) -> tuple[int, int, int, int]:
        """How many pixels left, top, right, bottom are blank beyond equal margins."""
        self.surface.flush()
        x1, y1, x2, y2 = zip((self.width, self.height, 0, 0), *self.boxes.values(), strict=True)
        sides = np.array((min(x1), min(y1), self.width - max(x2), self.height - max(y2)), np.int64).clip(0)
        blank(self.pixels, sides)
        if sides[0] == self.width:  # nothing is drawn
            return 0, 0, 0, 0
        sides -= min(*sides, round(MARGIN * max(self.width, self.height)))
        left, top, right, bottom = sides.tolist()
        return left, top, right, bottom

    def trim(self) -> None:
        """Leave out what lies beyond the sides."""
        self.surface.flush()
        left, top, right, bottom = self.sides
        self.width, self.height = self.width - left - right, self.height - top - bottom
        if left or top:
            self.boxes = {name: _shifted(box, left, top) for name, box in self.boxes.items()}
            self.lettering = [replace(text, box=_shifted(text.box, left, top)) for text in self.lettering]

    def draw(self, nodes: Sequence[Node]) -> None:
        for node in nodes:
            _DRAW[type(node)](self, node)

    def flush(self) -> None:
        """Draw the stamps that wait for it: whatever comes later lies above them."""
        if self.stamps:
            self.surface.flush()
            stamp(self.pixels, self.inks, self.stamps)
            self.surface.mark_dirty()
            self.stamps, self.inks, self.inked = [], [], 0

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
            if node.fill is not None:
                self.fills.append((*self.context.path_extents(), self.colours[node.fill], False))
                inset = half + _OF_CORNER * node.radius * self.scale
                self.fills.append(
                    (left + inset, top + inset, right - inset, bottom - inset, self.colours[node.fill], True)
                )
                self.source(self.colours[node.fill])
                self.context.fill_preserve()
            if node.stroke is not None:
                self.stroke(node.stroke, width)
            self.context.new_path()
        elif node.stroke is not None:
            across, down, colour = right - left, bottom - top, self.colours[node.stroke]
            for x, y, wide, high in (
                (left, top, across + width, width),
                (left, bottom, across + width, width),
                (left, top, width, down),
                (right, top, width, down),
            ):
                self.stamps += (SOLID, wide, high, x, y, colour, TEXT)

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
                stamps += (SOLID, right - left + width, bottom - top + width, left, top, colour, TEXT)
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
        stroke = node.stroke
        if node.width is None:
            width = self.line_width(node.weight) if stroke is not None else 0
        else:
            width = max(1, round(node.width * self.scale))
        line = placed(node.points, self.x, self.y, self.scale, width / 2, closed=node.closed)
        if stroke is not None and (node.width is not None or node.weight == "bold"):  # a text may stand on it
            self.remember(line, self.colours[stroke], width / 2)
        if node.fill is not None:
            self.remember(line, self.colours[node.fill])
            self.cover(line, -1, True, self.colours[node.fill])
        if stroke is None:
            return
        if node.dashed:
            self.dashed(node, width, self.colours[stroke])
        else:
            self.cover(line, width, node.closed, self.colours[stroke])

    def dashed(self, node: Polyline, width: int, colour: int) -> None:
        """Draw the dashes of a line."""
        points = self.placed(node.points)
        whole = [*points, *points[: int(node.closed)]]
        if all(a == c or b == d for (a, b), (c, d) in pairwise(whole)):
            half = width / 2
            whole = [(_edge(a - half) + half, _edge(b - half) + half) for a, b in whole]
        dash, gap = _dashes(sum(math.hypot(c - a, d - b) for (a, b), (c, d) in pairwise(whole)), width)
        self.source(colour)
        for part in dashes(whole, dash, gap):
            self.append(placed(part), width, False, False)
        self.context.fill()

    def facet(self, node: Facet) -> None:
        line = placed(node.points, self.x, self.y, self.scale)
        colour = mix(self.colours[node.fill], self.colours["ink"], node.shade)
        self.remember(line, colour)
        self.cover(line, -1, True, colour, smooth=False)

    def circle(self, node: Circle) -> None:
        scale = self.scale
        x, y, radius = self.x + node.x * scale, self.y + node.y * scale, node.radius * scale
        width = self.line_width(node.weight) if node.stroke is not None else 0
        left, top = floor(x), floor(y)
        cap = self.context.get_line_cap()
        if node.fill is not None:
            colour = self.colours[node.fill]
            shape, (x1, y1, x2, y2) = _disc(x - left, y - top, radius, None, cap)
            self.fills.append((left + x1, top + y1, left + x2, top + y2, colour, False))
            inset = _OF_CORNER * radius
            self.fills.append((left + x1 + inset, top + y1 + inset, left + x2 - inset, top + y2 - inset, colour, True))
            if not self.stamped(shape, left, top, colour):
                self.source(colour)
                self.context.arc(x, y, radius, 0, math.tau)
                self.context.fill()
        if node.stroke is not None:
            shape, _ = _disc(x - left, y - top, radius, width, cap)
            if not self.stamped(shape, left, top, self.colours[node.stroke]):
                self.context.arc(x, y, radius, 0, math.tau)
                self.stroke(node.stroke, width)

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
        self.stamps += (self.inked, ink.width, ink.height, left, top, colour, TEXT)
        self.inks.append(ink.ink)
        self.inked += len(ink.ink)
        self.lettering.append(Lettering(node.text, (left, top, right, bottom), capital, worst))

    def element(self, node: Element) -> None:
        scale = self.scale
        left, top = self.x + node.x * scale + 0.5, self.y + node.y * scale + 0.5
        right, bottom = left + node.width * scale, top + node.height * scale
        self.boxes[node.id] = (floor(left), floor(top), floor(right), floor(bottom))

    def painted(self, node: Painted) -> None:
        line = placed(node.points, self.x, self.y, self.scale)
        opaque = node.opacity == 1
        if node.fill is not None:
            if opaque and node.fade is None:
                self.cover(line, -1, True, parse(node.fill))
            else:
                self.begin_illustration()
                self.append(line, -1)
                if node.fade is None:
                    self.context.set_source_rgba(*_channels(node.fill), node.opacity)
                else:
                    _, top, _, bottom = self.context.path_extents()
                    blend = cairo.LinearGradient(0, top, 0, bottom)
                    blend.add_color_stop_rgba(0, *_channels(node.fill), node.opacity)
                    blend.add_color_stop_rgba(1, *_channels(node.fade), node.opacity)
                    self.context.set_source(blend)
                self.context.fill()
        if node.stroke is not None:
            width = max(1.0, node.width * self.scale)
            self.thinnest = min(self.thinnest, width)
            if opaque:
                self.cover(line, width, node.fill is not None, parse(node.stroke))
            else:
                self.begin_illustration()
                self.context.set_source_rgba(*_channels(node.stroke), node.opacity)
                self.append(line, width, node.fill is not None)
                self.context.fill()

    def clip(self, node: Clipped) -> None:
        self.flush()
        outside = self.clipped
        self.context.save()
        self.append(placed(node.outline, self.x, self.y, self.scale), -1)
        self.context.clip()
        self.clipped = True
        self.draw(node.children)
        self.context.restore()
        self.clipped = outside
        self.painting = None  # as before the clip

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

    def cover(self, line: Line, width: float, closed: bool, colour: int, *, smooth: bool = True) -> None:
        """Draw a line with round ends and joins, or, of a negative width, the area within it."""
        x, y, across, down, shape = line
        if not self.clipped and self.stamped(_shape(across, down, shape, width, closed, True, smooth), x, y, colour):
            return
        self.source(colour)
        self.append(line, width, closed)
        if smooth:
            self.context.fill()
            return
        self.context.set_antialias(cairo.ANTIALIAS_NONE)
        self.context.fill()
        self.context.set_antialias(cairo.ANTIALIAS_DEFAULT)

    def stamped(self, shape: _Shape, x: int, y: int, colour: int) -> bool:
        """Draw a shape if it is small and nothing clips it; tells whether it is drawn.

        Where the border of the picture clips a shape, cairo rounds all of it in another way.
        """
        ink, left, top, width, height = shape
        left, top = x + left, y + top
        if (
            ink is None
            or self.clipped
            or left < 0
            or top < 0
            or left + width > self.width
            or top + height > self.height
        ):
            return False
        self.stamps += (self.inked, width, height, left, top, colour, SHAPE)
        self.inks.append(ink)
        self.inked += len(ink)
        return True

    def append(self, line: Line, width: float, closed: bool = True, round_ends: bool = True) -> None:
        """Add what covers a line to the path, or, of a negative width, what lies within it."""
        x, y, across, down, shape = line
        # All of this is exact: the path has its corners on cairo's grid
        self.context.translate(x + across / GRID, y + down / GRID)
        self.context.append_path(outline(shape, width, closed, round_ends).path)
        self.context.identity_matrix()

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
        width = self.widths.get((weight, self.scale))
        if width is None:
            width = self.widths[weight, self.scale] = self.style.line_width(weight, self.scale)
            self.thinnest = min(self.thinnest, width)
        return width

    def fill_box(self, left: int, top: int, right: int, bottom: int, paint: Paint) -> None:
        """Fill a rectangle of whole pixels."""
        colour = self.colours[paint]
        self.stamps += (SOLID, right - left, bottom - top, left, top, colour, TEXT)
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

    def remember(self, line: Line, colour: int, margin: float = 0) -> None:
        """Note that texts drawn later may stand within a line, or so many pixels around it."""
        _, x1, y1, x2, y2 = outline(line.shape, -1, True, True)
        x, y = line.x + line.across / GRID, line.y + line.down / GRID
        left, top, right, bottom = x + x1 / GRID, y + y1 / GRID, x + x2 / GRID, y + y2 / GRID
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
    Clipped: _Canvas.clip,
    Raster: _Canvas.raster,
    Group: _Canvas.group,
}
