"""Boards on whose squares towers of cubes stand, with space between, and what is seen of their tops.

A board is a grid of heights, in cubes, row by row from the front to the back, each row from the left to the right.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final, TypeAlias

Board: TypeAlias = tuple[tuple[int, ...], ...]

SIGHT: Final = (-3, -5, 10)
"""Points to the viewer, who stands in front, to the left and high above."""
PITCH: Final = 6
"""Side of a square."""
EDGE: Final = 4
"""Side of a cube, in the middle of its square."""
_RAYS: Final = 8  # along each side of a top
_LEAST: Final = 0.6  # of a top, or of the middle of an empty square


def tops_seen(board: Sequence[Sequence[int]]) -> bool:
    """True if three fifths or more are seen of the top of every tower, and of the middle of every empty square."""
    places = [(x, y, height) for y, row in enumerate(board) for x, height in enumerate(row)]
    for x, y, height in places:
        hidden = 0
        for a, b, other in places:
            if other > height and a <= x and b <= y:
                hidden |= _hidden(x - a, y - b, other - height)
        if hidden.bit_count() > (1 - _LEAST) * _RAYS**2:
            return False
    return True


@cache
def _hidden(left: int, nearer: int, higher: int) -> int:
    """Which spots of a top a tower hides that stands so many squares to the left and in front; as bits."""
    bits = 0
    for number, (a, b) in enumerate(product(range(_RAYS), repeat=2)):
        start = [Fraction(EDGE * (2 * part + 1), 2 * _RAYS) for part in (a, b)]
        corner = (-PITCH * left, -PITCH * nearer)
        enter, leave = Fraction(0), Fraction(EDGE * higher, SIGHT[2])
        for spot, low, way in zip(start, corner, SIGHT, strict=False):
            enter = max(enter, (low + EDGE - spot) / way)
            leave = min(leave, (low - spot) / way)
        bits |= (enter < leave) << number
    return bits
