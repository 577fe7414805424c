"""The gate that every picture has to pass: what a question needs can be read, and what it asks to box is there."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.item import Box
from puzzlegen.core.scene import Rendered
from puzzlegen.kernels.drawing.pixels import overlap

Corners: TypeAlias = NDArray[np.int32]

LEAST_CAPITAL: Final = 9.0  # pixels; letters of ordinary 13-pixel text
LEAST_CONTRAST: Final = 4.5  # WCAG 2.1, criterion 1.4.3, for text of any size: ours is mostly below its "large" text
LEAST_LINE: Final = 0.75  # pixels; a line any thinner fades into its ground by antialiasing
LEAST_SIDE: Final = 12  # pixels; of smaller boxes, one pixel of inaccuracy on each side is too large a part
_HEIGHT: Final = attrgetter("height")
_CONTRAST: Final = attrgetter("contrast")


def legibility(
    picture: Rendered, boxed: Sequence[Box] = (), pixels: NDArray[np.uint8] | None = None
) -> tuple[str, ...]:
    """The reasons why a picture is not acceptable.

    Args:
        picture: the picture with the report of its drawing.
        boxed: the boxes that answer the question. Each must hold a whole lettering or at least two colours.
        pixels: what was drawn, decoded; without it, no box without lettering holds anything.

    Returns:
        Each reason once, in fixed wording and order; empty for an acceptable picture.
    """
    inks = _corners([text.box for text in picture.lettering])
    boxes = _corners([*picture.boxes.values(), *boxed])
    faults = {
        "a text is too small": min(map(_HEIGHT, picture.lettering), default=LEAST_CAPITAL) < LEAST_CAPITAL,
        "a text is too pale": min(map(_CONTRAST, picture.lettering), default=LEAST_CONTRAST) < LEAST_CONTRAST,
        "a text has no ink": _shortest_side(inks) < 1,
        "a text leaves the picture": _leaves(inks, picture),
        "two texts overlap": overlap(*inks),
        "a line is too thin": picture.thinnest < LEAST_LINE,
        "a box is too small": _shortest_side(boxes) < LEAST_SIDE,
        "a box leaves the picture": _leaves(boxes, picture),
        "two boxes to be found coincide": len(set(boxed)) < len(boxed),
        "nothing is drawn in a box to be found": _empty(picture, boxed, pixels),
    }
    return tuple(reason for reason, present in faults.items() if present)


def _corners(boxes: Sequence[Box]) -> Corners:
    """The boxes as an array of shape (4, boxes): the lefts, the tops, the rights, the bottoms."""
    return np.ascontiguousarray(np.array(boxes, np.int32).reshape(-1, 4).T)


def _shortest_side(boxes: Corners) -> int:
    """The shortest side of any box; `LEAST_SIDE` without boxes."""
    return int((boxes[2:] - boxes[:2]).min(initial=LEAST_SIDE))


def _leaves(boxes: Corners, picture: Rendered) -> bool:
    """True if a box leaves the picture."""
    right, bottom = boxes[2:].max(axis=1, initial=0)
    return bool(boxes.min(initial=0) < 0 or right > picture.width or bottom > picture.height)


def _empty(picture: Rendered, boxed: Sequence[Box], pixels: NDArray[np.uint8] | None) -> bool:
    """True if one of the boxes holds neither a lettering nor two colours."""
    bare = [
        (x1, y1, x2, y2)
        for x1, y1, x2, y2 in boxed
        if not any(
            x1 <= left and y1 <= top and right <= x2 and bottom <= y2
            for left, top, right, bottom in (text.box for text in picture.lettering)
        )
    ]
    crops = (None if pixels is None else pixels[y1:y2, x1:x2] for x1, y1, x2, y2 in bare)
    return any(crop is None or not crop.size or bool((crop == crop[0, 0]).all()) for crop in crops)
