"""How a part stands in a shaded picture: upright on its base, turned about its upright axis, seen from above.

The axis goes through the middle of the part's box, and lies in the middle of the picture. All poses are half a step
aside from the front, so that no upright face along an axis of the part is ever seen edge-on.
"""

from typing import Final

from puzzlegen.facts.solids.camera import Camera, orthographic

ELEVATION: Final = 30
"""Degrees above the horizontal from which parts are seen."""
STEP: Final = 30
"""Degrees from pose to pose."""
TURNS: Final = tuple(range(0, 360, STEP))
"""By how many degrees a part is turned anticlockwise, seen from above."""
_ASIDE: Final = 15


def camera(turn: int) -> Camera:
    """How a part that is turned by so many degrees comes into its picture; the camera goes round instead."""
    return orthographic(-90 - _ASIDE - turn, ELEVATION)


def mirrored(turn: int) -> int:
    """The turn at which a part looks as its mirror image, turned by so many degrees, looks in a mirror."""
    return (-2 * _ASIDE - turn) % 360
