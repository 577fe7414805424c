"""Text as masks drawn from the glyph outlines of the fonts that the package brings along.

No system font and no fontconfig is involved, so a text looks the same on every machine.
"""

import math
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import cairo
import numpy as np
from fontTools.pens.cairoPen import CairoPen
from fontTools.ttLib import TTFont

FONTS: Final = Path(__file__).parent / "fonts"
FAINT: Final = 0.02  # of a pixel: less ink than that does not count, so that rounding errors do not
# Ink comes in 32 shades, which no eye tells from 256, and which compress into a fifth less.
_SHADES: Final = ((np.arange(256) * 31 / 255).round() * 255 / 31).round().astype(np.uint8)


class MissingGlyph(ValueError):
    """A text holds a character that the font does not have."""


class Mask(NamedTuple):
    """A text's ink at one size.

    Attributes:
        ink: how much of each pixel is inked (0 to 255), row by row.
        width, height: its size in pixels, no larger than the ink needs.
        top: pixels from the capital line down to the first row; negative where the ink rises above that line.
    """

    ink: bytes
    width: int
    height: int
    top: int


class Outline(NamedTuple):
    """A glyph in font units, y up: its path, the extents of that (left, bottom, right, top), and its advance."""

    path: cairo.Path
    extents: tuple[float, float, float, float]
    advance: float


class Typeface:
    """The outlines of one bundled font."""

    def __init__(self, name: str) -> None:
        font = TTFont(FONTS / f"{name}.ttf")
        self._name = name
        self._glyphs: Any = font.getGlyphSet()
        self._names: dict[int, str] = font.getBestCmap()
        self._capital: int = font["OS/2"].sCapHeight
        self._outlines: dict[str, Outline] = {}

    def outline(self, character: str) -> Outline:
        """The glyph of a character.

        Raises:
            MissingGlyph: the font has none.
        """
        known = self._outlines.get(character)
        if known is None:
            glyph_name = self._names.get(ord(character))
            if glyph_name is None:
                raise MissingGlyph(f"the font {self._name} has no glyph for {character!r}")
            glyph = self._glyphs[glyph_name]
            context = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 1, 1))
            glyph.draw(CairoPen(self._glyphs, context))
            known = Outline(context.copy_path(), context.path_extents(), glyph.width)
            self._outlines[character] = known
        return known

    def mask(self, text: str, capital: int) -> Mask:
        """The ink of ``text`` with capital letters of ``capital`` pixels, its left edge on a pixel's edge.

        Raises:
            MissingGlyph: the font lacks a character of the text, or the text has no ink.
        """
        scale = capital / self._capital
        outlines, starts, advance = [self.outline(character) for character in text], [], 0.0
        for outline in outlines:
            starts.append(advance)
            advance += outline.advance
        inked = [(start, outline) for start, outline in zip(starts, outlines, strict=True) if any(outline.extents)]
        if not inked:
            raise MissingGlyph(f"there is nothing to see in the text {text!r}")
        left = min(start + outline.extents[0] for start, outline in inked)
        right = max(start + outline.extents[2] for start, outline in inked)
        below = math.floor(min(outline.extents[1] for _, outline in inked) * scale + FAINT)
        above = math.ceil(max(outline.extents[3] for _, outline in inked) * scale - FAINT)
        width, height = math.ceil((right - left) * scale - FAINT), above - below
        surface = cairo.ImageSurface(cairo.FORMAT_A8, width, height)
        context = cairo.Context(surface)
        context.translate(-left * scale, above)
        context.scale(scale, -scale)
        for start, outline in inked:
            context.save()
            context.translate(start, 0)
            context.append_path(outline.path)
            context.restore()
        context.fill()
        surface.flush()
        ink = _SHADES[np.frombuffer(surface.get_data(), np.uint8).reshape(height, -1)[:, :width]]
        return Mask(ink.tobytes(), width, height, capital - above)


@cache
def typeface(name: str) -> Typeface:
    """The bundled font of this file name, less its ending."""
    return Typeface(name)


@lru_cache(maxsize=4096)
def mask(font: str, text: str, capital: int) -> Mask:
    """The ink of a text in a bundled font; see `Typeface.mask`."""
    return typeface(font).mask(text, capital)
