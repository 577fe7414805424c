"""Looks for slivers in pictures of solids: parts of faces that are seen, but are too small to be made out.

Lines divide the picture of a solid into areas of one tone each: what is seen of a face, or of a square of it. One in
which no square of some pixels finds room is a sliver. It might tell a cube that nothing else tells.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Faults, Layout, Pixels

LEAST_SIDE: Final = 8
"""Pixels; the side of the square that finds room in each area."""
_TONE: Final = 14  # pixels; a colour that somewhere fills such a square is that of faces, and not of lines
_MANY: Final = 64  # tones
_LEAST_DOT: Final = 2  # pixels; what has no room for such a square is where lines blend into their ground
_AROUND: Final = 4  # pixels around a drawing
_SHOWN: Final = ("given", "option-")  # what the elements around drawings are called

Mask: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.int32]


def certify_faces(picture: Pixels, layout: Layout, least: int = LEAST_SIDE) -> Faults:
    """The fault of a picture in one of whose drawings, which the layout names, there is a sliver."""
    boxes = [box for name, box in sorted(layout.items()) if name.startswith(_SHOWN)]
    if not boxes:
        return ("the layout names no drawings",)
    high, wide, _ = picture.shape
    if sum((right - left) * (bottom - top) for left, top, right, bottom in boxes) > high * wide:
        return ("drawings overlap or leave the picture",)
    for left, top, right, bottom in boxes:
        rows = slice(max(0, top - _AROUND), min(high, bottom + _AROUND))
        columns = slice(max(0, left - _AROUND), min(wide, right + _AROUND))
        if next(slivers(picture[rows, columns], least), None) is not None:
            return ("only a sliver of a face is seen",)
    return ()


def slivers(drawing: Pixels, least: int = LEAST_SIDE) -> Iterator[tuple[int, int]]:
    """A pixel, by its row and column, of each area that is a sliver.

    What reaches the border of the drawing is the ground around it.
    """
    high, wide, _ = drawing.shape
    channels = np.zeros((high, wide, 4), np.uint8)  # four bytes of a pixel are compared as one word
    channels[:, :, :3] = drawing
    colours = channels.view(np.uint32)[:, :, 0]
    down, across = colours[1:] == colours[:-1], colours[:, 1:] == colours[:, :-1]
    tone = np.zeros(colours.shape, np.bool_)
    tones = np.unique(colours[_squares(down, across, _TONE)][::8])
    if len(tones) > _MANY:
        tone = np.isin(colours, tones)
    else:  # as in all pictures of ours, for which this is faster
        for colour in tones:
            tone |= colours == colour
    # Runs of one tone along the rows; those in rows below one another that touch belong to one area
    starts = tone.copy()
    starts[:, 1:] &= ~across | ~tone[:, :-1]
    run = np.cumsum(starts, dtype=np.int32).reshape(high, wide) - 1
    first = np.flatnonzero(starts)
    joined = tone[1:] & down
    joined[:, 1:] &= ~joined[:, :-1] | starts[1:, 1:] | starts[:-1, 1:]
    areas = _joined(len(first), run[:-1][joined], run[1:][joined])
    border = np.zeros(colours.shape, np.bool_)
    border[[0, -1]], border[:, [0, -1]] = True, True

    def having(mask: Mask) -> Mask:
        runs, found = np.zeros((2, len(first)), np.bool_)
        runs[run[mask & tone]] = True
        found[areas[runs]] = True
        return found

    large, dots = (_squares(down, across, side) for side in (least, _LEAST_DOT))
    for area in np.flatnonzero(having(dots) & ~having(large) & ~having(border)):
        row, column = divmod(int(first[area]), wide)
        yield row, column


def _joined(count: int, ones: Numbers, others: Numbers) -> Numbers:
    """For each of so many runs the first one that it hangs together with, by pairs of runs that touch."""
    areas = np.arange(count, dtype=np.int32)
    while True:
        here, there = areas[ones], areas[others]
        if (here == there).all():
            return areas
        np.minimum.at(areas, np.maximum(here, there), np.minimum(here, there))
        while (areas[areas] != areas).any():
            areas = areas[areas]


def _squares(down: Mask, across: Mask, side: int) -> Mask:
    """The pixels at which a square of one colour begins, to the right and downwards."""
    found = np.zeros((len(across), down.shape[1]), np.bool_)
    if side <= min(found.shape):
        rows = _runs(_runs(across.T, side - 1).T, side)
        high, wide = rows.shape
        found[:high, :wide] = rows & _runs(down, side - 1)[:, :wide]
    return found


def _runs(mask: Mask, count: int) -> Mask:
    """Where so many pixels below one another begin that are all set; the last rows, where none can, are left out."""
    whole, done = mask, 1
    while done < count:
        step = min(done, count - done)
        whole = whole[:-step] & whole[step:]
        done += step
    return whole
