"""The perceptual hash of a picture, which copies of it keep when they are made smaller, brighter or paler."""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

HASH_BITS: Final = 64
NEAR_BITS: Final = 6
"""Hashes that differ in at most so many bits are near; the copies of a picture that mail and the web make are."""

_SIDE: Final = 32  # pixels of the small picture that is hashed

S = TypeVar("S", bound=np.generic)


def positions(pixels: NDArray[S]) -> Iterator[NDArray[S]]:
    """A picture, (height, width, ...), as it is first, and then turned and mirrored in all seven ways."""
    for flat in (pixels, pixels.swapaxes(0, 1)):
        for upright in (flat, flat[::-1]):
            yield upright
            yield upright[:, ::-1]


def perceptual_hashes(rgb: NDArray[np.uint8]) -> NDArray[np.int8]:
    """64 signs for each of the eight `positions`: which of the lowest 8 x 8 frequencies exceed their median.

    This is the hash of C. Zauner, "Implementation and Benchmarking of Perceptual Image Hash Functions" (2010). It is
    computed in whole numbers, so that all machines agree, also on the zeros that symmetric pictures have many of.
    """
    from PIL import Image

    grey = Image.fromarray(rgb).convert("L").resize((_SIDE, _SIDE), Image.Resampling.LANCZOS)
    blocks = (_cosines() @ position @ _cosines().T for position in positions(np.asarray(grey, np.int64)))
    return np.stack([np.where(block > np.median(block), 1, -1).astype(np.int8).ravel() for block in blocks])


@cache
def _cosines() -> NDArray[np.int64]:
    """The lowest eight rows of the discrete cosine transform, times 1024."""
    angles = np.outer(np.arange(8), 2 * np.arange(_SIDE) + 1) * np.pi / (2 * _SIDE)
    rows: NDArray[np.int64] = np.rint(1024 * np.cos(angles)).astype(np.int64)
    return rows
