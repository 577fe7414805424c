"""Puts the glyphs and the crisp lines of a picture onto its pixels, many in one go.

A board may hold several hundred digits, and dozens of lines along whole pixels. Each digit is a small mask of ink that
is known already, each line a rectangle, so that painting them all in one kernel costs a fraction of as many calls to
cairo.
"""

import struct
from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.running.kernels import kernel

_FIELDS: Final = 6  # of a stamp: where its ink begins in the atlas, its width and height, left, top, colour
SOLID: Final = -1  # in place of where the ink begins: all of the rectangle is inked


class Atlas:
    """The masks of ink that were needed so far, one after the other, a byte for each pixel."""

    def __init__(self) -> None:
        self.ink = np.zeros(1 << 16, np.uint8)
        self._used = 0

    def add(self, mask: NDArray[np.uint8]) -> int:
        """Keep a mask of shape (height, width); returns where it begins."""
        start, self._used = self._used, self._used + mask.size
        while self._used > self.ink.size:
            self.ink = np.concatenate([self.ink, np.zeros_like(self.ink)])
        self.ink[start : self._used] = mask.ravel()
        return start


@kernel
def _blend(pixels: NDArray[np.uint32], ink: NDArray[np.uint8], stamps: NDArray[np.int64]) -> None:
    """Blend each stamp's colour 0xRRGGBB into pixels 0x??RRGGBB, as much as its ink covers them."""
    rows, columns = pixels.shape
    for number in range(stamps.shape[0]):
        start, width, height, left, top, colour = stamps[number]
        x1, x2 = max(left, 0), min(left + width, columns)
        y1, y2 = max(top, 0), min(top + height, rows)
        for y in range(y1, y2):
            if start == SOLID:
                for x in range(x1, x2):
                    pixels[y, x] = colour
                continue
            at = start + (y - top) * width - left
            for x in range(x1, x2):
                cover = np.int64(ink[at + x])
                if cover == 0:
                    continue
                if cover == 255:
                    pixels[y, x] = colour
                    continue
                # (a * c + b * (255 - c)) / 255, rounded: first for red and blue, then for green
                below = np.int64(pixels[y, x])
                outer = (colour & 0xFF00FF) * cover + (below & 0xFF00FF) * (255 - cover) + 0x800080
                inner = (colour & 0x00FF00) * cover + (below & 0x00FF00) * (255 - cover) + 0x008000
                outer = (outer + (outer >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
                inner = (inner + (inner >> 8 & 0x00FF00)) >> 8 & 0x00FF00
                pixels[y, x] = outer | inner


def stamp(pixels: NDArray[np.uint32], atlas: Atlas, stamps: list[int]) -> None:
    """Draw stamps, each given by its six `_FIELDS` in a row, in their order; what leaves the picture is cut off."""
    packed = struct.pack(f"={len(stamps)}q", *stamps)  # twice as fast as numpy's own conversion of a list
    _blend(pixels, atlas.ink, np.frombuffer(packed, np.int64).reshape(-1, _FIELDS))
