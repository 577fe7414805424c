"""Which of some plane polygons divides the others best, where they are to be painted from the back to the front."""

from typing import Final

from puzzlegen.kernels.arrays import FloatTable, Ints, IntTable

BEFORE: Final = 1
BEHIND: Final = 2
_SPLIT: Final = 8  # so many times as bad as an uneven division is a polygon that is split


def divide(spots: FloatTable, bounds: IntTable, planes: FloatTable, group: Ints, deep: float, places: Ints) -> int:
    """Choose the polygon whose plane divides a group most evenly, with few of them split.

    Args:
        spots: (n, 3) the corners of all polygons: x, y, depth.
        bounds: (polygons, 2) where the corners of each begin and end.
        planes: (polygons, 3) a, b, c of each polygon's depth = a x + b y + c.
        group: (m,) the polygons that are looked at.
        deep: how far a corner lies before a plane or behind it, at least.
        places: (m,) receives `BEFORE` and `BEHIND`, or the sum of both, for each polygon that reaches there.

    Returns:
        The place of the polygon in the group; -1 if nothing lies before any plane.
    """
    best, fewest = -1, 0
    is_any = False
    for number in range(len(group)):
        before = behind = both = 0
        for other in range(len(group)):
            place = _place(spots, bounds, planes, group[number], group[other], deep)
            if place & BEFORE:
                before += 1
            if place & BEHIND:
                behind += 1
            if place == BEFORE + BEHIND:
                both += 1
        if before:
            is_any = True
        balance = abs(before - behind) + _SPLIT * both
        if best < 0 or balance < fewest:
            best, fewest = number, balance
    if not is_any:
        return -1
    for other in range(len(group)):
        # Rounded corners may lie beside their own plane
        places[other] = 0 if other == best else _place(spots, bounds, planes, group[best], group[other], deep)
    return best


def _place(spots: FloatTable, bounds: IntTable, planes: FloatTable, divider: int, other: int, deep: float) -> int:
    """On which sides of a polygon's plane another polygon lies."""
    a, b, c = planes[divider, 0], planes[divider, 1], planes[divider, 2]
    found = 0
    for corner in range(bounds[other, 0], bounds[other, 1]):
        height = spots[corner, 2] - (a * spots[corner, 0] + b * spots[corner, 1]) - c
        if height > deep:
            found |= BEFORE
        elif height < -deep:
            found |= BEHIND
    return found
