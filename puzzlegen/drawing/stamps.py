"""Puts the glyphs and the crisp lines of a picture onto its pixels, many in one go."""

import struct
from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.kernels.drawing.pixels import blend

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


def stamp(pixels: NDArray[np.uint32], atlas: Atlas, stamps: list[int]) -> None:
    """Draw stamps, each given by its six `_FIELDS` in a row, in their order; what leaves the picture is cut off."""
    packed = struct.pack(f"={len(stamps)}q", *stamps)  # twice as fast as numpy's own conversion of a list
    blend(pixels, atlas.ink, np.frombuffer(packed, np.int64).reshape(-1, _FIELDS))
