"""Finds the differences of two versions of a photograph on their pixels alone, and tells whether they are fair.

What holds for drawings (see `referee`) holds here, too. Photographs are busier, so that a difference has to be
stronger; and an edit may leave traces of the tool, which must not give it away: a *smear*, a smooth spot on textured
ground of the same colour, or a *seam*, a border that is crisper than the edges of the photograph itself. Which version
was edited is not known; both are looked at.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from puzzlegen.colour_difference import ciede2000, lab
from puzzlegen.family import Faults, Pixels
from puzzlegen.item import Box
from puzzlegen.validators.differences import referee

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
CRISP: Final = 98  # percentile of the steps between neighbouring pixels of the photograph
LEAST_STEP: Final = 6.0  # units of CIELAB; a seam with less is not seen


def judge(first: Pixels, second: Pixels, boxes: Mapping[str, Box]) -> Faults:
    """Why the two versions are no fair puzzle with these differences.

    Args:
        first: the first version.
        second: the second version.
        boxes: where the differences are said to be, in pixels of the first version.

    Returns:
        Each reason once, in fixed wording and order; empty if all is well.
    """
    faults = referee.judge(first, second, boxes)
    if faults:
        return faults
    versions = first, second
    changed = (first != second).any(axis=2)
    places = list(boxes.values())
    told = {
        "a difference vanishes into what was there": any(_faint(first, second, box) for box in places),
        "a difference is a smear": any(_smeared(version, changed, box) for version in versions for box in places),
        "a difference has a seam": any(_seamed(version, changed, places) for version in versions),
    }
    return tuple(reason for reason, present in told.items() if present)


def _cut(picture: Pixels, box: Box) -> Pixels:
    left, top, right, bottom = box
    return picture[top:bottom, left:right]


def _faint(first: Pixels, second: Pixels, box: Box) -> bool:
    """Whether what differs in a box is too weak, or too little of it, to be found among the details of a photograph."""
    difference = ciede2000(lab(_cut(first, box)), lab(_cut(second, box)))
    clear = np.count_nonzero(difference >= CLEAR)
    height, width, _ = first.shape
    return bool(
        np.percentile(difference, 90) < STRONG
        or clear < LEAST_CLEAR * difference.size
        or clear < LEAST_EXTENT * height * width
    )


def _smeared(picture: Pixels, changed: "Marked", box: Box) -> bool:
    """Whether a version is smooth where it was changed, and grainy and of the same colour around."""
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


def _seamed(picture: Pixels, changed: "Marked", boxes: list[Box]) -> bool:
    """Whether the border of what was changed in a box is crisper than the edges of the photograph."""
    colours = lab(picture)
    across = np.linalg.norm(np.diff(colours, axis=1), axis=2)
    down = np.linalg.norm(np.diff(colours, axis=0), axis=2)
    sides = changed[:, :-1] ^ changed[:, 1:]
    ends = changed[:-1] ^ changed[1:]
    untouched = np.concatenate([across[~(changed[:, :-1] | changed[:, 1:])], down[~(changed[:-1] | changed[1:])]])
    crisp = max(LEAST_STEP, float(np.percentile(untouched, CRISP)))
    for left, top, right, bottom in boxes:
        rows, columns = slice(max(top - 1, 0), bottom + 1), slice(max(left - 1, 0), right + 1)
        steps = np.concatenate([across[rows, columns][sides[rows, columns]], down[rows, columns][ends[rows, columns]]])
        if steps.size and steps.mean() > crisp:
            return True
    return False
