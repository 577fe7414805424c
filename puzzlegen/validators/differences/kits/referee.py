"""Finds the differences of two pictures on their pixels alone.

Pixels that are not equal in all three channels are changed. Changed pixels that are close belong to one region: the
pictures are laid out in cells of `CELL` by `CELL` pixels, and two cells with changed pixels belong together if they are
at most `LINK` cells apart, across and down. So no gap of up to (LINK - 1) * CELL pixels divides a region, and regions
with at least (LINK + 1) * CELL pixels between them are never taken for one.
"""

import math
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from puzzlegen.core.family import Faults, Pixels
from puzzlegen.core.item import Box
from puzzlegen.facts.colour_difference import ciede2000, lab
from puzzlegen.kernels.validators.areas import join
from puzzlegen.validators.differences.kits.boxes import area, within

if TYPE_CHECKING:
    from numpy.typing import NDArray

CELL: Final = 4
LINK: Final = 3
LEAST_IOU: Final = 0.75  # of a region's box with its element's; answers count from 0.5 on
LEAST_GAP: Final = (LINK + 1) * CELL  # pixels between two boxes
LEAST_BORDER: Final = 4  # pixels between a region and the border of the picture
LEAST_SIDE: Final = 14  # pixels of a region's box: about 0.35 degrees where 40 pixels subtend one
SEEN: Final = 8.0  # CIEDE2000 of a pixel that looks clearly different: several times what can just be told apart
LEAST_SEEN: Final = 70  # such pixels in a region: as many as a disc of 9 pixels across has
NEARLY_ALL: Final = 90  # percent of a region's changed pixels that may differ by less than its contrast
LEAST_SHARE: Final = 0.06  # such pixels among those of the region's box
LEAST_CHANGED: Final = 0.2  # changed pixels of any sort among those of the region's box
LEAST_CONTRAST: Final = 15.0  # of any region; with less, a blind solver of 137 items saw nothing
MOST_CHANGED: Final = 0.4  # of all pixels: beyond, there is no scene that both pictures share


class Region(msgspec.Struct, frozen=True):
    """Changed pixels that belong together.

    Attributes:
        box: the smallest one around them.
        changed: how many they are.
        seen: how many of them look clearly different.
        contrast: how different they are in CIEDE2000: nine tenths of them less, one tenth as much or more.
    """

    box: Box
    changed: int
    seen: int
    contrast: float


def regions(first: Pixels, second: Pixels, unit: float = 1) -> list[Region]:
    """The regions in which two pictures of one size differ, by the order of their highest, leftmost cells.

    A cell has ``unit`` times as many pixels as usual on each side.
    """
    rows, columns = np.nonzero(_changed(first, second))
    if not len(rows):
        return []
    cell = CELL * unit
    cells = (rows / cell).astype(np.intp), (columns / cell).astype(np.intp)
    high, wide = (math.ceil(side / cell) for side in first.shape[:2])
    occupied, region = np.zeros((high, wide), np.uint8), np.full((high, wide), -1, np.int32)
    occupied[cells] = 1
    count = join(occupied, LINK, region, np.empty(high * wide, np.int32))
    of_pixel = region[cells]
    contrasts = _contrasts(first[rows, columns], second[rows, columns])
    found = []
    for number in range(count):
        inside = of_pixel == number
        y, x = rows[inside], columns[inside]
        box = (int(x.min()), int(y.min()), int(x.max()) + 1, int(y.max()) + 1)
        contrast = contrasts[inside]
        seen = int(np.count_nonzero(contrast >= SEEN))
        found.append(Region(box, len(x), seen, float(np.percentile(contrast, NEARLY_ALL))))
    return found


def judge(
    first: Pixels, second: Pixels, boxes: Mapping[str, Box], contrast: float = LEAST_CONTRAST, unit: float = 1
) -> Faults:
    """Why the two pictures are no fair puzzle with these differences.

    Args:
        first: the first picture.
        second: the second picture.
        boxes: where the differences are said to be, in pixels of the first picture.
        contrast: the least one of a region.
        unit: how many times as large the pictures are as those that all the other limits are for.

    Returns:
        Each reason once, in fixed wording and order; empty if all is well.
    """
    if first.shape != second.shape:
        return ("the two pictures differ in size",)
    if np.count_nonzero(_changed(first, second)) > MOST_CHANGED * first.shape[0] * first.shape[1]:
        return ("the two pictures differ all over",)
    found = regions(first, second, unit)
    border, side, seen = LEAST_BORDER * unit, LEAST_SIDE * unit, LEAST_SEEN * unit * unit
    height, width, _ = first.shape
    faults = {
        "two boxes are too close": _close(boxes.values(), LEAST_GAP * unit),
        "there are more differences than boxes": len(found) > len(boxes),
        "there are fewer differences than boxes": len(found) < len(boxes),
        "a difference has no box that fits": not _matched(found, boxes),
        "a difference touches the border": any(
            min(one.box[:2]) < border or one.box[2] > width - border or one.box[3] > height - border for one in found
        ),
        "a difference is too small": any(min(one.box[2] - one.box[0], one.box[3] - one.box[1]) < side for one in found),
        "a difference is hardly visible": any(
            one.seen < seen or one.seen < LEAST_SHARE * area(one.box) for one in found
        ),
        "a difference does not stand out": any(
            one.contrast < contrast or one.changed < LEAST_CHANGED * area(one.box) for one in found
        ),
    }
    return tuple(reason for reason, present in faults.items() if present)


def _changed(first: Pixels, second: Pixels) -> "NDArray[np.bool_]":
    """Which pixels are not equal in all three channels."""
    red, green, blue = np.moveaxis(first != second, 2, 0)
    found: NDArray[np.bool_] = red | green | blue
    return found


def _contrasts(one: Pixels, other: Pixels) -> "NDArray[np.float64]":
    """How different colours look, each beside its counterpart; a few pairs of colours come again and again."""
    places = 1 << np.arange(40, -1, -8)
    pairs, number = np.unique(np.hstack((one, other)) @ places, return_inverse=True)
    colours = (pairs[:, None] // places).astype(np.uint8)
    return ciede2000(lab(colours[:, :3]), lab(colours[:, 3:]))[number]


def _matched(found: list[Region], boxes: Mapping[str, Box]) -> bool:
    """True if each region lies within a box of its own, and fills it."""
    free = dict(boxes)
    for one in found:
        for name, box in free.items():
            if within(one.box, box) and area(one.box) >= LEAST_IOU * area(box):  # then that is their IoU
                del free[name]
                break
        else:
            return False
    return not free


def _close(boxes: Iterable[Box], gap: float) -> bool:
    return any(
        max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3]) < gap
        for one, other in combinations(boxes, 2)
    )
