"""Which wheels and belts have room in a machine, in whole numbers of half modules; `machine` says what is built.

Distances are compared by their squares, which are exact between axles.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.running.kernels import kernel

Ints = NDArray[np.int64]

TIP: Final = 2  # how far teeth reach beyond the pitch circle
GAP: Final = 6  # between what does not touch, at least
PULLEY: Final = 7  # half the width of a belt, and radius of a drum


@kernel
def fitting(wheels: Ints, present: Ints, belts: Ints, size: Ints, least: int, most: int) -> NDArray[np.bool_]:
    """True if wheels mesh with so many of the present ones, and are visibly apart from the rest and from belts.

    Args:
        wheels: (wheels, 3) x and y of the axle, teeth.
        present: (present, 3) likewise.
        belts: (belts, 2) the places of their wheels among the present ones.
        size: (2,) what all wheels may take up at most, from left to right and from top to bottom.
        least: how many of the present ones a wheel has to mesh with.
        most: how many it may mesh with.
    """
    fits = np.zeros(len(wheels), np.bool_)
    for number in range(len(wheels)):
        meshing, apart = 0, True
        for place in range(len(present)):
            reach = wheels[number, 2] + present[place, 2]
            away = (wheels[number, 0] - present[place, 0]) ** 2 + (wheels[number, 1] - present[place, 1]) ** 2
            if away == reach**2:
                meshing += 1
            elif away < (reach + 2 * TIP + GAP) ** 2:
                apart = False
                break
        if apart and least <= meshing <= most:
            fits[number] = _inside(wheels[number], present, size) and _passed(wheels[number], present, belts)
    return fits


@kernel
def belt_fits(one: int, other: int, present: Ints, belts: Ints) -> bool:
    """True if a belt around two of the present wheels passes all others, and all belts, with a gap."""
    x, y, to_x, to_y = present[one, 0], present[one, 1], present[other, 0], present[other, 1]
    for place in range(len(present)):
        if place not in (one, other):
            far = present[place, 2] + TIP + PULLEY + GAP / 2
            if _from_segment(present[place, 0], present[place, 1], x, y, to_x, to_y) < far**2:
                return False
    for number in range(len(belts)):
        ax, ay = present[belts[number, 0], 0], present[belts[number, 0], 1]
        bx, by = present[belts[number, 1], 0], present[belts[number, 1], 1]
        nearest = min(
            _from_segment(ax, ay, x, y, to_x, to_y),
            _from_segment(bx, by, x, y, to_x, to_y),
            _from_segment(x, y, ax, ay, bx, by),
            _from_segment(to_x, to_y, ax, ay, bx, by),
        )
        if nearest < (GAP + 2 * PULLEY) ** 2 or (
            _parted(ax, ay, bx, by, x, y, to_x, to_y) and _parted(x, y, to_x, to_y, ax, ay, bx, by)
        ):
            return False
    return True


@kernel
def _inside(wheel: Ints, present: Ints, size: Ints) -> bool:
    """True if all wheels together are no larger than they may be."""
    for axis in range(2):
        low, high = wheel[axis] - wheel[2], wheel[axis] + wheel[2]
        for place in range(len(present)):
            low = min(low, present[place, axis] - present[place, 2])
            high = max(high, present[place, axis] + present[place, 2])
        if high - low > size[axis]:
            return False
    return True


@kernel
def _passed(wheel: Ints, present: Ints, belts: Ints) -> bool:
    """True if all belts pass a wheel with a gap."""
    for number in range(len(belts)):
        one, other = present[belts[number, 0]], present[belts[number, 1]]
        far = wheel[2] + TIP + PULLEY + GAP / 2
        if _from_segment(wheel[0], wheel[1], one[0], one[1], other[0], other[1]) < far**2:
            return False
    return True


@kernel
def _from_segment(x: int, y: int, ax: int, ay: int, bx: int, by: int) -> float:
    """The square of the distance of a point from a segment of some length."""
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    share = min(1.0, max(0.0, along))
    return float((x - ax - share * (bx - ax)) ** 2 + (y - ay - share * (by - ay)) ** 2)


@kernel
def _parted(x: int, y: int, to_x: int, to_y: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """True if two points, a and b, lie on different sides of a line."""
    one = (to_x - x) * (ay - y) > (to_y - y) * (ax - x)
    other = (to_x - x) * (by - y) > (to_y - y) * (bx - x)
    return one != other
