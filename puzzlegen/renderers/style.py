"""How a scene looks: which colours, fonts, line widths and sizes its roles stand for.

A style never changes what a picture says. It is drawn from its own stream, so restyling leaves the puzzle as it is.
"""

from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec

from puzzlegen.scene import Face, Paint, Weight
from puzzlegen.stream import Stream

Family: TypeAlias = Literal["grotesque", "serif", "slab", "clear"]


class Palette(msgspec.Struct, frozen=True):
    """A colour ``#rrggbb`` for each paint; every text paint reads well on every ground (see the tests)."""

    name: str
    paper: str
    ink: str
    line: str
    given: str
    entry: str
    label: str
    mark: str
    soft: str
    tint: str
    highlight: str


class Strokes(msgspec.Struct, frozen=True):
    """A set of line widths, in units."""

    name: str
    hair: float
    thin: float
    medium: float
    thick: float
    bold: float


TEXTS: Final[tuple[Paint, ...]] = ("given", "entry", "label")
GROUNDS: Final[tuple[Paint, ...]] = ("paper", "soft", "tint", "highlight")

PALETTES: Final = (
    Palette(
        name="newsprint",
        paper="#ffffff",
        ink="#1a1a1a",
        line="#8c8c8c",
        given="#1a1a1a",
        entry="#1f5fa8",
        label="#5a5a5a",
        mark="#8a8a8a",
        soft="#dcdcdc",
        tint="#f0f0f0",
        highlight="#fbe9a9",
    ),
)
STROKES: Final = (Strokes(name="even", hair=0.016, thin=0.022, medium=0.034, thick=0.055, bold=0.34),)
FAMILIES: Final[tuple[Family, ...]] = ("grotesque", "serif", "slab", "clear")
STEPS: Final = 10  # sizes between a scene's smallest and largest; few, so that glyphs are seldom drawn anew


class Style(msgspec.Struct, frozen=True):
    """One way of drawing any scene.

    ``zoom`` in [0, 1] picks the pixels per unit between a scene's bounds; ``coordinates`` shows the groups of that
    name.
    """

    palette: Palette
    family: Family
    strokes: Strokes
    zoom: float
    coordinates: bool

    def colour(self, paint: Paint) -> int:
        """The colour of a paint as 0xRRGGBB."""
        return parse(getattr(self.palette, paint))

    def pixels_per_unit(self, bounds: tuple[int, int]) -> int:
        """The whole number of pixels that one unit has, within the scene's bounds."""
        low, high = bounds
        return low + round(self.zoom * (high - low))

    def width(self, weight: Weight) -> float:
        """The width of a line in units."""
        return float(getattr(self.strokes, weight))

    def font(self, face: Face) -> str:
        """The file name, less its ending, of the font for a face: givens are strong, the rest is regular."""
        return f"{self.family}-{'strong' if face == 'given' else 'regular'}"

    def shows(self, optional: Literal["coordinates"] | None) -> bool:
        """Whether a group with this ``optional`` is drawn."""
        return optional is None or self.coordinates


def draw_style(rng: Stream) -> Style:
    """A style from the "style" stream."""
    return Style(
        palette=rng.choice(PALETTES),
        family=rng.choice(FAMILIES),
        strokes=rng.choice(STROKES),
        zoom=rng.between(0, STEPS) / STEPS,
        coordinates=rng.below(2) == 1,
    )


@cache
def parse(colour: str) -> int:
    """``#rrggbb`` as 0xRRGGBB."""
    return int(colour[1:], 16)


def _luminance(colour: int) -> float:
    """Relative luminance of a colour 0xRRGGBB (WCAG 2.1)."""
    channels = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def contrast(one: int, other: int) -> float:
    """The contrast ratio of two colours 0xRRGGBB, from 1 to 21 (WCAG 2.1)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)
