"""Puts the glyphs, the small shapes and the crisp lines of a picture onto its pixels, many in one go."""

import struct
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.kernels.drawing.pixels import blend

_FIELDS: Final = 7  # of a stamp: where its ink begins, its width and height, left, top, colour, kind


def stamp(pixels: NDArray[np.uint32], inks: Sequence[bytes], stamps: list[int]) -> None:
    """Draw stamps, each given by its seven `_FIELDS` in a row, in their order; what leaves the picture is cut off.

    Args:
        pixels: 0x??RRGGBB, (height, width), changed in place.
        inks: masks of ink, a byte for each pixel; where one begins counts from the first one on.
        stamps: see `puzzlegen.kernels.drawing.pixels.blend`.
    """
    packed = struct.pack(f"={len(stamps)}q", *stamps)  # twice as fast as numpy's own conversion of a list
    blend(pixels, bytearray().join(inks), np.frombuffer(packed, np.int64).reshape(-1, _FIELDS))
