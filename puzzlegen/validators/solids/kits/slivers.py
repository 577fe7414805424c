"""Looks for slivers in pictures of solids: parts of faces that are seen, but are too small to be made out.

Lines divide the picture of a solid into areas of one tone each: what is seen of a face, or of a square of it. One in
which no square of some pixels finds room is a sliver. It might tell a cube that nothing else tells.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np

from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.kernels.validators.areas import small_areas, squares

LEAST_SIDE: Final = 8
"""Pixels; the side of the square that finds room in each area."""
_TONE: Final = 14  # pixels; a colour that somewhere fills such a square is that of faces, and not of lines
_SOME: Final = 8  # of so many such squares that follow one another, one tells their colour
_LEAST_DOT: Final = 2  # pixels; what has no room for such a square is where lines blend into their ground
_AROUND: Final = 4  # pixels around a drawing
_SHOWN: Final = ("given", "option-")  # what the elements around drawings are called


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
    colours, sides = np.empty((high, wide), np.uint32), np.empty((high, wide), np.int32)
    squares(drawing, colours, sides)
    tones = np.unique(colours[sides >= _TONE][::_SOME])
    runs = np.empty((4, high * wide), np.int32)
    count = small_areas(colours, sides, tones, least, _LEAST_DOT, runs)
    for first in runs[0, :count].tolist():
        yield divmod(first, wide)
