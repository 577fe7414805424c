"""Finds the differences of two versions of a photograph on their pixels alone, and tells whether they are fair.

What holds for drawings (see `referee`) holds here, too. Photographs are busier, so that a difference has to be
stronger; and an edit may leave traces of the tool, which must not give it away: a *smear*, a smooth spot on textured
ground of the same colour, or a *seam*, a border that is more abrupt than any edge that a lens draws. Which version
was edited is not known; both are looked at.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from puzzlegen.core.family import Faults, Pixels
from puzzlegen.core.item import Box
from puzzlegen.facts.colour_difference import ciede2000, lab
from puzzlegen.validators.differences.kits import referee

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Plane: TypeAlias = NDArray[np.float64]
    Marked: TypeAlias = NDArray[np.bool_]

STRONG: Final = 16.0  # CIEDE2000 that a tenth of a box reaches; below 12, edits were all but invisible
CLEAR: Final = 10.0  # CIEDE2000 of a pixel that is clearly different in a photograph
LEAST_CLEAR: Final = 0.2  # such pixels among those of a box
LEAST_EXTENT: Final = 0.0015  # such pixels among those of the photograph

RING: Final = 12  # pixels around a difference to which it is compared
SMOOTH: Final = 0.3  # of the grain around: a spot with less is smooth
GRAINY: Final = 2.5  # grey levels of grain, from which on its absence is seen
ALIKE: Final = 12.0  # CIEDE2000 between a spot and its surroundings, up to which it is no thing of its own
ABRUPT: Final = 0.5  # of a contrast, that one pixel to the next makes up; no edge that a lens drew has more than 0.45
REACH: Final = 2  # pixels on both sides of those two, between which the whole contrast lies
LEAST_CONTRAST: Final = 6.0  # units of CIELAB; a seam with less is not seen


def judge(first: Pixels, second: Pixels, boxes: Mapping[str, Box]) -> Faults:
    """Why the two versions are no fair puzzle with these differences.

    Args:
        first: the first version.
        second: the second version.
        boxes: where the differences are said to be, in pixels of the first version.

    Returns:
        Each reason once, in fixed wording and order; empty if all is well.
    """
    faults = referee.judge(first, second, boxes, contrast=0)  # asked for below, of the whole box
    if faults:
        return faults
    versions = first, second
    changed = (first != second).any(axis=2)
    places = list(boxes.values())
    told = {
        "a difference vanishes into what was there": any(_faint(first, second, box) for box in places),
        "a difference is a smear": any(_smeared(version, changed, box) for version in versions for box in places),
        "a difference has a seam": any(_seamed(version, changed, box) for version in versions for box in places),
    }
    return tuple(reason for reason, present in told.items() if present)


def _cut(picture: Pixels, box: Box) -> Pixels:
    left, top, right, bottom = box
    return picture[top:bottom, left:right]


def _faint(first: Pixels, second: Pixels, box: Box) -> bool:
    """True if what differs in a box is too weak, or too little of it, to be found among the details of a photograph."""
    difference = ciede2000(lab(_cut(first, box)), lab(_cut(second, box)))
    clear = np.count_nonzero(difference >= CLEAR)
    height, width, _ = first.shape
    return bool(
        np.percentile(difference, 90) < STRONG
        or clear < LEAST_CLEAR * difference.size
        or clear < LEAST_EXTENT * height * width
    )


def _smeared(picture: Pixels, changed: "Marked", box: Box) -> bool:
    """True if a version is smooth where it was changed, and grainy and of the same colour around."""
    left, top, right, bottom = box
    height, width, _ = picture.shape
    around = (max(left - RING, 0), max(top - RING, 0), min(right + RING, width), min(bottom + RING, height))
    part = _cut(picture, around)
    spot = changed[around[1] : around[3], around[0] : around[2]]
    grain = _grain(part)
    inner = _eroded(spot, 2)
    if not inner.any() or spot.all():
        return False
    within, outside = float(np.median(grain[inner])), float(np.median(grain[~spot]))
    if outside < GRAINY or within >= SMOOTH * outside:
        return False
    colours = lab(part)
    return bool(ciede2000(colours[inner].mean(axis=0), colours[~spot].mean(axis=0)) < ALIKE)


def _grain(picture: Pixels) -> "Plane":
    """How far each pixel's luma is from the mean of its four neighbours, in grey levels: (height, width)."""
    luma = np.pad(picture @ np.array([0.299, 0.587, 0.114]), 1, mode="reflect")
    mean = (luma[:-2, 1:-1] + luma[2:, 1:-1] + luma[1:-1, :-2] + luma[1:-1, 2:]) / 4
    found: Plane = np.abs(luma[1:-1, 1:-1] - mean)
    return found


def _eroded(spot: "Marked", steps: int) -> "Marked":
    """The pixels of a spot whose neighbours, up to ``steps`` away, belong to it as well."""
    for _ in range(steps):
        padded = np.pad(spot, 1)
        spot = spot & padded[:-2, 1:-1] & padded[2:, 1:-1] & padded[1:-1, :-2] & padded[1:-1, 2:]
    return spot


def _seamed(picture: Pixels, changed: "Marked", box: Box) -> bool:
    """True if the border of what was changed in a box is an abrupt step.

    The contrast across the border, between pixels a little away from it on both sides, is compared with the step right
    at the border by the slope of their regression, so that grain and noise, which do not depend on each other, count
    for nothing.
    """
    left, top, right, bottom = box
    margin = REACH + 1
    rows, columns = slice(max(top - margin, 0), bottom + margin), slice(max(left - margin, 0), right + margin)
    colours, spot = lab(picture[rows, columns]), changed[rows, columns]
    steps, contrasts = zip(_across(colours, spot), _across(colours.swapaxes(0, 1), spot.T), strict=True)
    step, contrast = np.concatenate(steps), np.concatenate(contrasts)
    total = float((contrast**2).sum())
    return total > LEAST_CONTRAST**2 * len(contrast) and float((step * contrast).sum()) > ABRUPT * total


def _across(colours: "Plane", spot: "Marked") -> "tuple[Plane, Plane]":
    """Wherever the spot begins or ends from one row to the next: the step there, and the whole contrast, (n, 3)."""
    inner = slice(REACH, -REACH - 1)
    border = spot[inner] ^ spot[REACH + 1 : -REACH]
    step = colours[inner] - colours[REACH + 1 : -REACH]
    contrast = colours[: -2 * REACH - 1] - colours[2 * REACH + 1 :]
    return step[border], contrast[border]
