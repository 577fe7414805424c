"""How a scene looks: which colours, fonts, line widths and sizes its roles stand for.

A style never changes what a picture says. It is drawn from its own stream, so restyling leaves the puzzle as it is.
"""

from functools import cache
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from puzzlegen.core.item import Look
from puzzlegen.core.scene import Face, Hue, Paint, Weight
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.palettes import PALETTES, Palette

Design: TypeAlias = Literal["grotesque", "serif", "slab", "clear"]  # of the letters; each has two weights

DESIGNS: Final[tuple[Design, ...]] = ("grotesque", "serif", "slab", "clear")
BEST_CONTRAST: Final = 21.0  # black on white
STEPS: Final = 10  # sizes between a scene's smallest and largest; few, so that glyphs are seldom drawn anew
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
LEAST: Final[dict[Weight, int]] = {"hair": 1, "thin": 1, "medium": 2, "thick": 2, "bold": 3}  # pixels


class Style(msgspec.Struct, frozen=True):
    """One way of drawing any scene.

    ``zoom`` in [0, 1] picks the pixels per unit between a scene's bounds; ``coordinates`` shows the groups of that
    name.
    """

    palette: Palette
    design: Design
    strokes: Strokes
    zoom: float
    coordinates: bool

    def colour(self, paint: Paint) -> int:
        """The colour of a paint as 0xRRGGBB."""
        return colours(self.palette)[paint]

    def line_width(self, weight: Weight, unit: float) -> int:
        """The width of a line in whole pixels, where one unit has ``unit`` pixels."""
        width: float = getattr(self.strokes, weight)
        return max(LEAST[weight], round(width * unit))

    def pixels_per_unit(self, bounds: tuple[int, int]) -> int:
        """The whole number of pixels that one unit has, within the scene's bounds."""
        low, high = bounds
        return low + round(self.zoom * (high - low))

    def font(self, face: Face) -> str:
        """The bundled font of a face: givens are strong, everything else is regular."""
        return f"{self.design}-{'strong' if face == 'given' else 'regular'}"

    def shows(self, optional: Literal["coordinates"] | None) -> bool:
        """True if a group with this ``optional`` is drawn."""
        return optional is None or self.coordinates

    @property
    def look(self) -> Look:
        """The style by the names of its parts."""
        return Look(self.palette.name, self.design, self.strokes.name, self.zoom, self.coordinates)


class UnknownStyle(ValueError):
    """A part of a look goes by no known name."""


def style_of(look: Look) -> Style:
    """The style whose parts have these names; raises `UnknownStyle`."""
    palette = next((one for one in PALETTES if one.name == look.palette), None)
    strokes = next((one for one in STROKES if one.name == look.strokes), None)
    design = next((one for one in DESIGNS if one == look.design), None)
    if palette is None or strokes is None or design is None or look.zoom not in _ZOOMS:
        raise UnknownStyle(f"there is no style {look.palette} {look.design} {look.strokes} of size {look.zoom}")
    return Style(palette, design, strokes, look.zoom, look.coordinates)


def draw_style(rng: Stream) -> Style:
    """A style from the "style" stream."""
    return Style(
        palette=rng.choice(PALETTES),
        design=rng.choice(DESIGNS),
        strokes=rng.choice(STROKES),
        zoom=rng.between(0, STEPS) / STEPS,
        coordinates=rng.below(2) == 1,
    )


@cache
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


@cache
def mix(one: int, other: int, share: float) -> int:
    """A colour 0xRRGGBB between two others; ``share`` of it, from 0 to 1, is the other one."""
    channels = ((one >> shift & 255, other >> shift & 255, shift) for shift in (16, 8, 0))
    return sum(round(a + share * (b - a)) << shift for a, b, shift in channels)


@cache
def colours(palette: Palette) -> dict[Paint, int]:
    """The colour of each paint as 0xRRGGBB."""
    hues = get_args(Hue)
    return {paint: parse(getattr(palette.hues if paint in hues else palette, paint)) for paint in get_args(Paint)}
