"""The things of a photograph: which of the areas that a model finds can be edited, and where they are.

The bounds were measured on real photographs: within them, edits look natural and can be seen.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np

from puzzlegen.core.item import Box
from puzzlegen.models import Mask

if TYPE_CHECKING:
    from puzzlegen.core.family import Pixels

LEAST: Final = 0.0015  # of the photograph's area
MOST: Final = 0.06
MOST_BOXED: Final = 0.12  # of the photograph's area, the box of a thing
_SOLID: Final = 0.5  # of its convex hull
_SIDE: Final = 16  # pixels
BORDER: Final = 10  # pixels between a thing and the border
_WITHIN: Final = 0.9  # of a thing that is a part of another one, or lies on it
_LARGER: Final = 1.12  # times a thing's area, from which on a mask around it is that of something larger
_MUCH_LARGER: Final = 4.0  # the same, from which on the thing lies on that, and is none of its parts
_HOLDING: Final = 0.05  # of what is close by: that much at least lies on what holds a thing
_TOUCHING: Final = 4  # pixels by which the mask of a neighbour may be wrong
_SAME: Final = 0.6  # IoU of two masks from which on they are the same thing


@dataclass(frozen=True, eq=False)
class Cutout:
    """A thing of a photograph; masks are (height, width) of that.

    Attributes:
        mask: where it is.
        box: the smallest one around that.
        whole: where it or its shadow is.
        blocked: where other things are, but for those on which it lies, or which lie on it.
        support: what it lies on, as far as masks tell: everything if none does.
        share: how many times its area what it lies on has; infinite if no mask tells.
    """

    mask: Mask
    box: Box
    whole: Mask
    blocked: Mask
    support: Mask
    share: float

    @property
    def part(self) -> bool:
        """True if it is much of something larger, such as a screen, or a print in its frame: it stays there."""
        return self.share <= _MUCH_LARGER

    @property
    def shaded(self) -> bool:
        """True if it has a shadow."""
        return bool((self.whole != self.mask).any())


def cutouts(masks: Sequence[Mask]) -> list[Cutout]:
    """The things among masks, the surest first, without shadows."""
    found: list[Mask] = []
    for mask in masks:
        if not LEAST * mask.size <= np.count_nonzero(mask) <= MOST * mask.size:
            continue
        box = bounds(mask)
        left, top, right, bottom = box
        height, width = mask.shape
        if (
            min(right - left, bottom - top) >= _SIDE
            and (right - left) * (bottom - top) <= MOST_BOXED * mask.size
            and min(left, top, width - right, height - bottom) >= BORDER
            and _solidity(mask[top:bottom, left:right]) >= _SOLID
            and all(overlap(mask, other) < _SAME for other in found)
        ):
            found.append(mask)
    return [Cutout(mask, bounds(mask), mask, _blocked(mask, found), *_support(mask, masks)) for mask in found]


def _support(mask: Mask, masks: Sequence[Mask]) -> tuple[Mask, float]:
    """What all larger masks that hold this one have in common, and how many times its area the smallest of them has.

    A mask of several things that lie apart holds none of them.
    """
    size, support, share = int(np.count_nonzero(mask)), np.ones_like(mask), math.inf
    close = grown(mask, _TOUCHING) & ~grown(mask, 1)
    for other in masks:
        larger = float(np.count_nonzero(other)) / size
        holds = np.count_nonzero(close & other) >= _HOLDING * np.count_nonzero(close)
        if larger >= _LARGER and holds and np.count_nonzero(mask & other) >= _WITHIN * size:
            support, share = support & other, min(share, larger)
    return support, share


def _blocked(mask: Mask, found: Sequence[Mask]) -> Mask:
    size = np.count_nonzero(mask)
    blocked = np.zeros_like(mask)
    for other in found:
        if np.count_nonzero(mask & other) < _WITHIN * size:
            blocked |= other
    blocked &= ~grown(mask, _TOUCHING)
    return blocked


def changed(one: "Pixels", other: "Pixels") -> Mask:
    """Where two pictures of one size differ."""
    red, green, blue = np.moveaxis(one != other, 2, 0)  # several times as fast as any(axis=2)
    differs: Mask = red | green | blue
    return differs


def bounds(mask: Mask) -> Box:
    """The smallest box around a mask that is not empty."""
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1


def overlap(one: Mask, other: Mask) -> float:
    """Intersection over union."""
    return float(np.count_nonzero(one & other)) / max(float(np.count_nonzero(one | other)), 1.0)


def grown(mask: Mask, steps: int) -> Mask:
    """The mask with all pixels up to ``steps`` away from it, across and down."""
    import cv2

    around = np.ones((2 * steps + 1, 2 * steps + 1), np.uint8)
    dilated: Mask = cv2.dilate(mask.astype(np.uint8), around).astype(bool)
    return dilated


def eroded(mask: Mask, steps: int) -> Mask:
    """The mask without all pixels up to ``steps`` away from what does not belong to it, across and down."""
    return ~grown(~mask, steps)


def opened(mask: Mask) -> Mask:
    """The mask without what is narrower than three pixels."""
    return grown(eroded(mask, 1), 1)


def _solidity(mask: Mask) -> float:
    """The share of a mask in its convex hull."""
    corners: list[tuple[int, int]] = []
    for y, row in enumerate(mask):
        columns = np.flatnonzero(row)
        if columns.size:
            left, right = int(columns[0]), int(columns[-1]) + 1
            corners += [(x, edge) for edge in (y, y + 1) for x in (left, right)]
    corners.sort()
    hull = [*_half(corners), *_half(corners[::-1])]
    area = sum(a * d - b * c for (a, b), (c, d) in pairwise([*hull, hull[0]])) / 2
    return float(np.count_nonzero(mask) / area)


def _half(corners: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """One side of the convex hull of sorted points (Andrew's monotone chain), without its last point."""
    hull: list[tuple[int, int]] = []
    for x, y in corners:
        while len(hull) > 1:
            (a, b), (c, d) = hull[-2:]
            if (c - a) * (y - b) - (d - b) * (x - a) > 0:
                break
            hull.pop()
        hull.append((x, y))
    return hull[:-1]
