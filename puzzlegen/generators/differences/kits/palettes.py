"""The colours of a photograph, from which its things take new ones: any other gives a retouch away at first sight."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np

from puzzlegen.facts.colour_difference import lab
from puzzlegen.models import Mask

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from puzzlegen.core.family import Pixels

GREY: Final = 14.0  # CIELAB chroma of what has no hue
_SECTOR: Final = 15  # degrees of hue, of which the colours are put together
_OFTEN: Final = 0.004  # of the photograph, that colours of a sector, or like a new one, cover at least
_STRONGEST: Final = 70  # percent of the colours of a sector that are paler than a new one may be
_AS_LIGHT: Final = 22.0  # CIELAB lightness by which a colour that is like a new one may differ from it
_AS_STRONG: Final = 0.7  # of its chroma, that such a colour has at least,
_AS_TURNED: Final = 0.4  # tangent of the angle between their hues, at most
_LEAST_TURN: Final = 45  # degrees, below which another hue may not be noticed
_BOLDER: Final = 1.25  # times its contrast with what is around it, and
_MORE: Final = 13.0  # so much in CIELAB more, that a thing may have afterwards


@dataclass(frozen=True, eq=False)
class Palette:
    """The colours of a photograph: (height, width, 3)."""

    pixels: "Pixels"

    @cached_property
    def _colours(self) -> "NDArray[np.float64]":
        return lab(self.pixels)

    def hues(self, mask: Mask, hue: float) -> "Iterator[tuple[float, float]]":
        """Hues of what is outside of a mask, in degrees, that are far from this one, with the chroma they have."""
        a, b = self._colours[~mask][:, 1:].T
        chroma, sectors = np.hypot(a, b), (np.degrees(np.arctan2(b, a)) % 360 // _SECTOR).astype(np.int64)
        for sector in range(360 // _SECTOR):
            middle = (sector + 0.5) * _SECTOR
            if abs((middle - hue + 180) % 360 - 180) < _LEAST_TURN:
                continue
            there = chroma[(sectors == sector) & (chroma >= GREY)]
            if there.size >= _OFTEN * mask.size:
                yield middle, float(np.percentile(there, _STRONGEST))

    def suits(self, mask: Mask, ring: Mask, colours: "NDArray[np.float64]", another: bool) -> bool:
        """True if a thing in other colours does not stand out more than it did, nor by a hue that nothing else has so.

        Args:
            mask: the thing.
            ring: what is around it.
            colours: of the thing, afterwards, in CIELAB: (n, 3).
            another: whether they have another hue than before.
        """
        new = np.median(colours, axis=0)
        before, around = (np.median(self._colours[some], axis=0) for some in (mask, ring))
        contrast = float(np.linalg.norm(new - around))
        if contrast > _BOLDER * float(np.linalg.norm(before - around)) + _MORE:
            return False
        if not another:
            return True
        light, a, b = self._colours[~mask].T
        chroma = max(math.hypot(*new[1:]), 1.0)
        along, across = (a * new[1] + b * new[2]) / chroma, (a * new[2] - b * new[1]) / chroma
        like = (np.abs(light - new[0]) <= _AS_LIGHT) & (along >= _AS_STRONG * chroma)
        return bool(np.count_nonzero(like & (np.abs(across) <= _AS_TURNED * along)) >= _OFTEN * mask.size)
