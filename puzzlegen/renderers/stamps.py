"""Puts the glyphs of a picture onto its pixels, many in one go.

A board may hold several hundred digits. Each is a small mask of ink that is known already, so that blending them all
in one kernel costs a fraction of as many calls to cairo.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.kernels import kernel

_FIELDS: Final = 6  # of a stamp: where its ink begins in the atlas, its width and height, left, top, colour


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
        at, width, height, left, top, colour = stamps[number]
        for y in range(top, top + height):
            for x in range(left, left + width):
                cover = np.int64(ink[at])
                at += 1
                if cover == 0 or y < 0 or y >= rows or x < 0 or x >= columns:
                    continue
                below = np.int64(pixels[y, x])
                mixed = 0
                for shift in (0, 8, 16):
                    # (a * c + b * (255 - c)) / 255, rounded
                    sum_ = ((colour >> shift) & 255) * cover + ((below >> shift) & 255) * (255 - cover) + 128
                    mixed |= ((sum_ + (sum_ >> 8)) >> 8) << shift
                pixels[y, x] = mixed


def stamp(pixels: NDArray[np.uint32], atlas: Atlas, stamps: list[int]) -> None:
    """Draw stamps, each given by its six `_FIELDS` in a row, in their order; what leaves the picture is cut off."""
    _blend(pixels, atlas.ink, np.array(stamps, np.int64).reshape(-1, _FIELDS))
