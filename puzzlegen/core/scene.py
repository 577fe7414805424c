"""What is to be drawn, apart from how: a tree of nodes in logical units.

x runs right, y runs down, the origin is the scene's top left corner. One unit is what the family says it is (the side
of a board's cell, say); how many pixels it has follows from the size of the page (`puzzlegen.drawing.style`). Colours
and line weights are *roles*, which each style resolves in its own way, so that a family never fixes its looks; only
illustrations and photographs have colours of their own.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from puzzlegen.core.item import Box

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Hue: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown"]
"""Colours that a question may call by their names; of whatever style, people tell any two of them apart."""
Paint: TypeAlias = Literal[
    "paper",  # the ground
    "ink",  # strong lines, shapes
    "line",  # thin lines of a grid
    "given",  # text that belongs to the puzzle
    "entry",  # text that somebody filled in
    "label",  # coordinates, option letters, clues outside a grid
    "mark",  # lines and outlines of marks on a board
    "soft",  # pale fill of marks below text (thermometers, arrows)
    "tint",  # very pale fill that tells areas apart
    "highlight",  # fill of the thing that is asked about
    Hue,  # fill of coloured things, which need an outline of ink
]
Weight: TypeAlias = Literal["hair", "thin", "medium", "thick", "bold"]  # thick: region borders; bold: thermometer tubes
Face: TypeAlias = Literal["given", "entry", "label"]


class Node(msgspec.Struct, frozen=True, gc=False):
    """A part of a scene; later siblings are drawn over earlier ones."""


class Rect(Node, frozen=True, gc=False, tag=True):
    """An axis-aligned rectangle with an optional corner ``radius``."""

    x: float
    y: float
    width: float
    height: float
    fill: Paint | None = None
    stroke: Paint | None = None
    weight: Weight = "thin"
    radius: float = 0.0


class Segments(Node, frozen=True, gc=False, tag=True):
    """Separate straight lines ``(x1, y1, x2, y2)`` with square ends; axis-aligned ones come out crisp.

    A dashed line begins and ends with a full dash, so that corners of dashed outlines are closed.
    """

    lines: tuple[tuple[float, float, float, float], ...]
    stroke: Paint = "ink"
    weight: Weight = "thin"
    dashed: bool = False


class Polyline(Node, frozen=True, gc=False, tag=True):
    """A line through ``points`` with round joins and ends; ``width`` in units overrides the weight.

    A dashed one has dashes all along its way, and begins and ends with a full dash.
    """

    points: tuple[tuple[float, float], ...]
    stroke: Paint | None = "ink"
    weight: Weight = "thin"
    width: float | None = None
    closed: bool = False
    fill: Paint | None = None
    dashed: bool = False


class Facet(Node, frozen=True, gc=False, tag=True):
    """A filled polygon of a surface; ``shade`` of its colour, from 0 to 1, is ink.

    It has neither an outline nor smooth borders, so that facets that adjoin leave no seam; lines cover the borders.
    """

    points: tuple[tuple[float, float], ...]
    fill: Paint
    shade: float = 0.0


class Circle(Node, frozen=True, gc=False, tag=True):
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float
    fill: Paint | None = None
    stroke: Paint | None = None
    weight: Weight = "thin"


class Label(Node, frozen=True, gc=False, tag=True):
    """One line of text; (x, y) is the centre of its capital height, ``size`` that height in units."""

    x: float
    y: float
    text: str
    size: float
    paint: Paint = "given"
    face: Face = "given"


class Element(Node, frozen=True, gc=False, tag=True):
    """Names an area that a question may ask to box; draws nothing."""

    id: str
    x: float
    y: float
    width: float
    height: float


def option_element(letter: str) -> str:
    """The id of the element around a drawn option."""
    return f"option-{letter}"


class Painted(Node, frozen=True, gc=False, tag=True):
    """A part of an illustration, in colours ``#rrggbb`` of its own, which no style changes.

    The line through ``points`` is closed and filled if there is a ``fill``, which blends into ``fade`` from the top of
    the area to its bottom, and drawn in ``stroke``, ``width`` units wide. No text may stand on it without a ground of
    its own: the contrast of texts is not measured against illustrations.
    """

    points: tuple[tuple[float, float], ...]
    fill: str | None = None
    fade: str | None = None
    stroke: str | None = None
    width: float = 1.0
    opacity: float = 1.0


class Clipped(Node, frozen=True, gc=False, tag=True):
    """Parts of an illustration, or groups of them, of which only what lies inside of ``outline`` is seen."""

    outline: tuple[tuple[float, float], ...]
    children: tuple["AnyNode", ...]


class Raster(Node, frozen=True, gc=False, tag=True):
    """A picture that is there already, pixel for pixel: neither a scale nor a style nor a clip changes any of it.

    Its top left corner is the pixel nearest to (x, y); ``rgb`` holds R, G and B of each pixel, row by row from the top.
    All of it has to lie within the scene. No text may stand on it without a ground of its own.
    """

    x: float
    y: float
    width: int
    height: int
    rgb: bytes


class Group(Node, frozen=True, gc=False, tag=True):
    """Children moved by (x, y) after scaling by ``scale``; ``optional`` children may be left out by a style."""

    children: tuple["AnyNode", ...]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    optional: Literal["coordinates"] | None = None


AnyNode: TypeAlias = Rect | Segments | Polyline | Facet | Circle | Label | Element | Painted | Clipped | Raster | Group


class Scene(msgspec.Struct, frozen=True):
    """One picture of ``width`` x ``height`` units; in an ``exact`` one, which holds a raster, a unit is a pixel.

    Of the paper around what is drawn, only as much is kept on each side as there is on the narrowest.
    """

    width: float
    height: float
    nodes: tuple[AnyNode, ...]
    exact: bool = False


class Lettering(msgspec.Struct, frozen=True, gc=False):
    """A text as drawn: its ink's box, capital height in pixels, and contrast ratio (WCAG 2) against its ground."""

    text: str
    box: Box
    height: float
    contrast: float


class Rendered(msgspec.Struct, frozen=True):
    """A drawn scene.

    Attributes:
        png: the encoded picture; empty if only its digest is wanted.
        width, height: its size in pixels.
        pixels: digest of the decoded pixels, independent of the PNG encoder.
        boxes: element id -> its box in the picture.
        lettering: every text that was drawn.
        thinnest: width in pixels of the thinnest line.
        rgb: the pixels, (height, width, 3), R, G, B, if somebody is to look at them.
    """

    png: bytes
    width: int
    height: int
    pixels: str
    boxes: Mapping[str, Box]
    lettering: tuple[Lettering, ...]
    thinnest: float
    rgb: "NDArray[np.uint8] | None" = None
