"""The gate that every picture has to pass: what a question needs can be read, and what it asks to box is there."""

from collections.abc import Sequence
from itertools import chain
from operator import attrgetter, sub
from typing import Final, TypeAlias

import numpy as np

from puzzlegen.core.item import Box
from puzzlegen.core.scene import Rendered
from puzzlegen.drawing.style import LEAST_CAPITAL
from puzzlegen.kernels.drawing.pixels import overlap

Sides: TypeAlias = tuple[Sequence[int], Sequence[int], Sequence[int], Sequence[int]]
"""Of some boxes: the lefts, the tops, the rights, the bottoms."""

LEAST_CONTRAST: Final = 4.5  # WCAG 2.1, criterion 1.4.3, for text of any size: ours is mostly below its "large" text
LEAST_LINE: Final = 0.75  # pixels; a line any thinner fades into its ground by antialiasing
LEAST_SIDE: Final = 12  # pixels; of smaller boxes, one pixel of inaccuracy on each side is too large a part
_HEIGHT: Final = attrgetter("height")
_CONTRAST: Final = attrgetter("contrast")


def legibility(picture: Rendered, boxed: Sequence[Box] = ()) -> tuple[str, ...]:
    """The reasons why a picture is not acceptable.

    Args:
        picture: the picture with the report of its drawing; without pixels, no box without lettering holds anything.
        boxed: the boxes that answer the question. Each must hold a whole lettering or at least two colours.

    Returns:
        Each reason once, in fixed wording and order; empty for an acceptable picture.
    """
    inks = _sides([text.box for text in picture.lettering])
    boxes = _sides([*picture.boxes.values(), *boxed])
    faults = {
        "a text is too small": min(map(_HEIGHT, picture.lettering), default=LEAST_CAPITAL) < LEAST_CAPITAL,
        "a text is too pale": min(map(_CONTRAST, picture.lettering), default=LEAST_CONTRAST) < LEAST_CONTRAST,
        "a text has no ink": _shortest_side(inks) < 1,
        "a text leaves the picture": _leaves(inks, picture),
        "two texts overlap": overlap(*(np.array(side, np.int32) for side in inks)),
        "a line is too thin": picture.thinnest < LEAST_LINE,
        "a box is too small": _shortest_side(boxes) < LEAST_SIDE,
        "a box leaves the picture": _leaves(boxes, picture),
        "two boxes to be found coincide": len(set(boxed)) < len(boxed),
        "nothing is drawn in a box to be found": _empty(picture, boxed),
    }
    return tuple(reason for reason, present in faults.items() if present)


def _sides(boxes: Sequence[Box]) -> Sides:
    if not boxes:
        return (), (), (), ()
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return lefts, tops, rights, bottoms


def _shortest_side(boxes: Sides) -> int:
    """The shortest side of any box; `LEAST_SIDE` without boxes."""
    lefts, tops, rights, bottoms = boxes
    return min(chain(map(sub, rights, lefts), map(sub, bottoms, tops)), default=LEAST_SIDE)


def _leaves(boxes: Sides, picture: Rendered) -> bool:
    """True if a box leaves the picture."""
    lefts, tops, rights, bottoms = boxes
    least = min(chain(lefts, tops, rights, bottoms), default=0)
    return least < 0 or max(rights, default=0) > picture.width or max(bottoms, default=0) > picture.height


def _empty(picture: Rendered, boxed: Sequence[Box]) -> bool:
    """True if one of the boxes holds neither a lettering nor two colours."""
    bare = [
        (x1, y1, x2, y2)
        for x1, y1, x2, y2 in boxed
        if not any(
            x1 <= left and y1 <= top and right <= x2 and bottom <= y2
            for left, top, right, bottom in (text.box for text in picture.lettering)
        )
    ]
    rgb = picture.rgb
    crops = (None if rgb is None else rgb[y1:y2, x1:x2] for x1, y1, x2, y2 in bare)
    return any(crop is None or not crop.size or bool((crop == crop[0, 0]).all()) for crop in crops)
