"""How a scene looks: which colours, fonts, line widths and sizes its roles stand for.

A style never changes what a picture says. It is drawn from its own stream, so restyling leaves the puzzle as it is.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import ceil, floor
from typing import Final, Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from puzzlegen.core.item import PALETTE_NAMES, Look, PictureSize
from puzzlegen.core.scene import Clipped, Face, Group, Hue, Label, Node, Paint, Scene, Weight
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.palettes import HOUSE, PALETTES, Palette

Design: TypeAlias = Literal["grotesque", "serif", "slab", "clear"]  # of the letters; each has two weights

DESIGNS: Final[tuple[Design, ...]] = ("grotesque", "serif", "slab", "clear")
BEST_CONTRAST: Final = 21.0  # black on white
STEPS: Final = 10  # sizes between the smallest and the largest; few, so that glyphs are seldom drawn anew
LONGER: Final = (1000, 1300)  # pixels of a picture's longer side at zoom 0 and 1
LONGEST: Final = 1600  # to which it grows where the shorter side or a text would be too small
SHORTER: Final = 600  # pixels of the shorter side, if that leaves room for the longer one
CAPITAL: Final = 18  # pixels of the smallest capital, likewise
KEPT: Final = (0.95, 0.95)  # of width and height; if less is left after trimming, a picture is drawn again, larger
LEAST_CAPITAL: Final = 9.0  # pixels, in a picture of any size: letters of ordinary 13-pixel text
_ZOOMS: Final = frozenset(step / STEPS for step in range(STEPS + 1))


class Strokes(msgspec.Struct, frozen=True, kw_only=True):
    """A set of line widths, in units."""

    name: str
    hair: float
    thin: float
    medium: float
    thick: float
    bold: float


STROKES: Final = (
    Strokes(name="fine", hair=0.012, thin=0.018, medium=0.03, thick=0.046, bold=0.28),
    Strokes(name="even", hair=0.016, thin=0.022, medium=0.038, thick=0.058, bold=0.3),
    Strokes(name="firm", hair=0.018, thin=0.03, medium=0.046, thick=0.074, bold=0.32),
)
LEAST: Final[dict[Weight, int]] = {"hair": 1, "thin": 2, "medium": 2, "thick": 3, "bold": 4}  # pixels


class Style(msgspec.Struct, frozen=True):
    """One way of drawing any scene.

    ``zoom`` in [0, 1] picks the longer side of pictures, unless ``size`` says it, in pixels; ``coordinates`` shows the
    groups of that name.
    """

    palette: Palette
    design: Design
    strokes: Strokes
    zoom: float
    coordinates: bool
    size: PictureSize | msgspec.UnsetType = msgspec.UNSET

    def colour(self, paint: Paint) -> int:
        """The colour of a paint as 0xRRGGBB."""
        return colours(self.palette)[paint]

    def line_width(self, weight: Weight, unit: float) -> int:
        """The width of a line in whole pixels, where one unit has ``unit`` pixels."""
        width: float = getattr(self.strokes, weight)
        return max(LEAST[weight], round(width * unit))

    def pixels_per_unit(self, scene: Scene, kept: tuple[float, float] = KEPT) -> int:
        """The whole number of pixels that one unit has of a scene of whose width and height these shares are kept.

        The longer side has the size that was asked for, or else what the zoom says, and grows where the smallest text
        needs it, or, if no size was asked for, the shorter side.
        """
        if scene.exact:
            return 1
        shorter, longer = sorted((kept[0] * scene.width, kept[1] * scene.height))
        smallest = min(self.capitals(scene.nodes), default=shorter)
        if self.size is not msgspec.UNSET:
            return max(1, floor(self.size / longer), ceil(LEAST_CAPITAL / smallest))
        low, high = LONGER
        needed = max((low + self.zoom * (high - low)) / longer, SHORTER / shorter, CAPITAL / smallest)
        return ceil(min(needed, min(KEPT) * LONGEST / longer))

    def capitals(self, nodes: Sequence[Node], scale: float = 1) -> Iterator[float]:
        """The capital heights of all texts that are drawn, in units of the scene."""
        for node in nodes:
            if isinstance(node, Label):
                yield node.size * scale
            elif isinstance(node, Group) and self.shows(node.optional):
                yield from self.capitals(node.children, node.scale * scale)
            elif isinstance(node, Clipped):
                yield from self.capitals(node.children, scale)

    def font(self, face: Face) -> str:
        """The bundled font of a face: givens are strong, everything else is regular."""
        return f"{self.design}-{'strong' if face == 'given' else 'regular'}"

    def shows(self, optional: Literal["coordinates"] | None) -> bool:
        """True if a group with this ``optional`` is drawn."""
        return optional is None or self.coordinates

    @property
    def look(self) -> Look:
        """The style by the names of its parts."""
        return Look(self.palette.name, self.design, self.strokes.name, self.zoom, self.coordinates, self.size)


class UnknownStyle(ValueError):
    """A part of a look, or a palette, goes by no known name."""


def style_of(look: Look) -> Style:
    """The style whose parts have these names; raises `UnknownStyle`."""
    strokes = next((one for one in STROKES if one.name == look.strokes), None)
    design = next((one for one in DESIGNS if one == look.design), None)
    if strokes is None or design is None or look.zoom not in _ZOOMS:
        raise UnknownStyle(f"there is no style {look.palette} {look.design} {look.strokes} of size {look.zoom}")
    return Style(_palette(look.palette), design, strokes, look.zoom, look.coordinates, look.size)


def _palette(name: str) -> Palette:
    for palette in PALETTES:
        if palette.name == name:
            return palette
    raise UnknownStyle(f"there is no style {name}; the styles are: {', '.join(PALETTE_NAMES)}")


DEFAULT_STYLE: Final = Style(palette=HOUSE, design="grotesque", strokes=STROKES[1], zoom=0.0, coordinates=True)
"""That of all pictures for which no other one was asked."""


def style_for(palettes: Sequence[str], size: PictureSize | None, rng: Stream) -> Style:
    """The style of a picture: one in these palettes, if any are named, else the default one; raises `UnknownStyle`."""
    style = draw_style(rng, tuple(map(_palette, palettes))) if palettes else DEFAULT_STYLE
    return style if size is None else replace(style, size=size)


def suits(look: Look, palettes: Sequence[str], size: PictureSize | None) -> bool:
    """True if a look is one that `style_for` gives."""
    plain = replace(look, size=msgspec.UNSET)
    if look.size != (msgspec.UNSET if size is None else size):
        return False
    return look.palette in palettes if palettes else plain == DEFAULT_STYLE.look


def draw_style(rng: Stream, palettes: Sequence[Palette] = PALETTES) -> Style:
    """A style from the "style" stream."""
    return Style(
        palette=rng.choice(palettes),
        design=rng.choice(DESIGNS),
        strokes=rng.choice(STROKES),
        zoom=rng.between(0, STEPS) / STEPS,
        coordinates=rng.below(2) == 1,
    )


@lru_cache(maxsize=4096)
def parse(colour: str) -> int:
    """``#rrggbb`` as 0xRRGGBB."""
    return int(colour[1:], 16)


def luminance(colour: int) -> float:
    """Relative luminance of a colour 0xRRGGBB, from 0 to 1 (WCAG 2.1)."""
    channels = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def contrast(one: int, other: int) -> float:
    """The contrast ratio of two colours 0xRRGGBB, from 1 to 21 (WCAG 2.1)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=4096)
def mix(one: int, other: int, share: float) -> int:
    """A colour 0xRRGGBB between two others; ``share`` of it, from 0 to 1, is the other one."""
    channels = ((one >> shift & 255, other >> shift & 255, shift) for shift in (16, 8, 0))
    return sum(round(a + share * (b - a)) << shift for a, b, shift in channels)


@cache
def colours(palette: Palette) -> dict[Paint, int]:
    """The colour of each paint as 0xRRGGBB."""
    hues = get_args(Hue)
    return {paint: parse(getattr(palette.hues if paint in hues else palette, paint)) for paint in get_args(Paint)}
