"""Cuts the two pictures of a pair out of what was drawn."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from puzzlegen.core.family import Layout, Pixels
from puzzlegen.core.item import Box
from puzzlegen.facts.differences.terms import Arrangement

_PANELS: Final = ("first", "second")  # the elements that are the two pictures in one


class Pair(msgspec.Struct, frozen=True):
    """The two pictures, and the boxes of the elements in pixels of the first one."""

    first: Pixels
    second: Pixels
    boxes: Mapping[str, Box]


def pair(pictures: Sequence[Pixels], arrangement: Arrangement, layout: Layout) -> Pair | None:
    """The pair that lies in these pictures; None if there are not two of them."""
    if arrangement == "files":
        frames = [(picture, (0, 0, picture.shape[1], picture.shape[0])) for picture in pictures]
    else:
        frames = [(pictures[0], layout[name]) for name in _PANELS if name in layout]
    if len(frames) != 2:
        return None
    first, second = (picture[top:bottom, left:right] for picture, (left, top, right, bottom) in frames)
    x, y, _, _ = frames[0][1]
    boxes = {
        name: (left - x, top - y, right - x, bottom - y)
        for name, (left, top, right, bottom) in layout.items()
        if name not in _PANELS
    }
    return Pair(first, second, boxes)
