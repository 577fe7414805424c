"""Text as masks drawn from the glyph outlines of the fonts that the package brings along.

No system font and no fontconfig is involved, so a text looks the same on every machine.
"""

import math
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import cairo
import msgspec
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.cairoPen import CairoPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parent / "fonts"


class MissingGlyph(ValueError):
    """A text holds a character that the font does not have."""


class Mask(msgspec.Struct, frozen=True):
    """A text's ink at one size.

    Attributes:
        surface: A8 coverage, ``width`` x ``height`` pixels, no wider than the ink.
        width, height: its size; the ink touches all four sides.
        top: pixels from the capital line down to the mask's first row, negative where the ink rises above it.
    """

    surface: cairo.ImageSurface
    width: int
    height: int
    top: int


class Typeface:
    """The outlines of one bundled font."""

    def __init__(self, name: str) -> None:
        font = TTFont(FONTS / f"{name}.ttf")
        self._name = name
        self._glyphs: Any = font.getGlyphSet()
        self._names: dict[int, str] = font.getBestCmap()
        self._capital: int = font["OS/2"].sCapHeight

    def mask(self, text: str, capital: int) -> Mask:
        """The ink of ``text`` with capital letters of ``capital`` pixels, its left edge on a pixel's edge.

        Raises:
            MissingGlyph: the font lacks a character of the text, or the text has no ink.
        """
        try:
            names = [self._names[ord(character)] for character in text]
        except KeyError:
            raise MissingGlyph(f"the font {self._name} cannot show all of {text!r}") from None
        scale = capital / self._capital
        advance, extents = 0.0, []
        for name in names:
            pen = BoundsPen(self._glyphs)
            self._glyphs[name].draw(pen)
            if pen.bounds:
                left, bottom, right, top = pen.bounds
                extents.append((advance + left, bottom, advance + right, top))
            advance += self._glyphs[name].width
        if not extents:
            raise MissingGlyph(f"there is nothing to draw in {text!r}")
        left = min(box[0] for box in extents)
        right = max(box[2] for box in extents)
        above = math.ceil(max(box[3] for box in extents) * scale)  # pixels over the baseline
        below = math.floor(min(box[1] for box in extents) * scale)
        width, height = math.ceil((right - left) * scale), above - below
        surface = cairo.ImageSurface(cairo.FORMAT_A8, width, height)
        context = cairo.Context(surface)
        context.translate(-left * scale, above)
        context.scale(scale, -scale)
        for name in names:
            self._glyphs[name].draw(CairoPen(self._glyphs, context))
            context.translate(self._glyphs[name].width, 0)
        context.fill()
        return Mask(surface, width, height, capital - above)


@cache
def typeface(name: str) -> Typeface:
    """The bundled font of this file name, less its ending."""
    return Typeface(name)


@lru_cache(maxsize=4096)
def mask(font: str, text: str, capital: int) -> Mask:
    """The ink of a text in a bundled font; see `Typeface.mask`."""
    return typeface(font).mask(text, capital)
