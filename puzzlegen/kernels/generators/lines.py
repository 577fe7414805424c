"""Where points lie along segments and arcs, and how far from them.

A part is a segment ``(x1, y1, x2, y2)`` or an arc ``(cx, cy, x1, y1, x2, y2)``, clockwise from the first point to the
second, all the way around if these are equal.
"""

from math import atan2, fabs, fmod, hypot
from typing import Final

Part = tuple[int, ...]

_TURN: Final = 6.283185307179586
_NEAR: Final = 1e-9


def along(part: Part, x: float, y: float) -> float:
    """How far along an arc a direction lies, in radians from its beginning."""
    cx, cy = float(part[0]), float(part[1])
    turned = fmod(atan2(y - cy, x - cx) - atan2(part[3] - cy, part[2] - cx), _TURN)
    if turned < 0:
        turned += _TURN
    return 0.0 if _TURN - turned < _NEAR else turned


def span(part: Part) -> float:
    """What an arc takes of a turn, in radians."""
    if part[2] == part[4] and part[3] == part[5]:
        return _TURN
    return along(part, part[4], part[5])


def holds(part: Part, x: float, y: float) -> bool:
    """True if a point of a part's whole line or circle lies on the part."""
    if len(part) == 6:
        return along(part, x, y) <= span(part) + _NEAR
    a, b, c, d = float(part[0]), float(part[1]), float(part[2]), float(part[3])
    return min(a, c) - _NEAR <= x <= max(a, c) + _NEAR and min(b, d) - _NEAR <= y <= max(b, d) + _NEAR


def away(part: Part, x: float, y: float) -> float:
    """The distance of a point from a part."""
    a, b, c, d = float(part[0]), float(part[1]), float(part[2]), float(part[3])
    if len(part) == 4:
        across, down = c - a, d - b
        share = min(1.0, max(0.0, ((x - a) * across + (y - b) * down) / (across * across + down * down)))
        return hypot(x - a - share * across, y - b - share * down)
    if holds(part, x, y):
        return fabs(hypot(x - a, y - b) - hypot(c - a, d - b))
    return min(hypot(x - c, y - d), hypot(x - part[4], y - part[5]))
