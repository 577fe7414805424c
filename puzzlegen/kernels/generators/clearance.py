"""Which wheels and belts have room in a machine, in whole numbers of half modules; `machine` says what is built.

Distances are compared by their squares, which are exact between axles.
"""

from typing import Final

from puzzlegen.kernels.arrays import Ints, IntTable

TIP: Final = 2  # how far teeth reach beyond the pitch circle
GAP: Final = 6  # between what does not touch, at least
PULLEY: Final = 7  # half the width of a belt, and radius of a drum


def fitting(
    wheels: IntTable, present: IntTable, belts: IntTable, size: Ints, least: int, most: int, fits: Ints
) -> None:
    """Find the wheels that mesh with so many of the present ones, visibly apart from the rest and from belts.

    Args:
        wheels: (wheels, 3) x and y of the axle, teeth.
        present: (present, 3) likewise.
        belts: (belts, 2) the places of their wheels among the present ones.
        size: (2,) what all wheels may take up at most, from left to right and from top to bottom.
        least: how many of the present ones a wheel has to mesh with.
        most: how many it may mesh with.
        fits: (wheels,) zeros; receives 1 where a wheel fits.
    """
    for number in range(len(wheels)):
        meshing, apart = 0, True
        for place in range(len(present)):
            reach = wheels[number, 2] + present[place, 2]
            x, y = wheels[number, 0] - present[place, 0], wheels[number, 1] - present[place, 1]
            away = x * x + y * y
            if away == reach * reach:
                meshing += 1
            elif away < (reach + 2 * TIP + GAP) * (reach + 2 * TIP + GAP):
                apart = False
                break
        if apart and least <= meshing <= most:
            fits[number] = _inside(wheels, number, present, size) and _passed(wheels, number, present, belts)


def belt_fits(one: int, other: int, present: IntTable, belts: IntTable) -> bool:
    """True if a belt around two of the present wheels passes all others, and all belts, with a gap."""
    x, y, to_x, to_y = present[one, 0], present[one, 1], present[other, 0], present[other, 1]
    for place in range(len(present)):
        if place not in (one, other):
            far = present[place, 2] + TIP + PULLEY + GAP / 2
            if _from_segment(present[place, 0], present[place, 1], x, y, to_x, to_y) < far * far:
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
        if nearest < (GAP + 2 * PULLEY) * (GAP + 2 * PULLEY) or (
            _parted(ax, ay, bx, by, x, y, to_x, to_y) and _parted(x, y, to_x, to_y, ax, ay, bx, by)
        ):
            return False
    return True


def _inside(wheels: IntTable, number: int, present: IntTable, size: Ints) -> bool:
    """True if all wheels together are no larger than they may be."""
    for axis in range(2):
        low, high = wheels[number, axis] - wheels[number, 2], wheels[number, axis] + wheels[number, 2]
        for place in range(len(present)):
            low = min(low, present[place, axis] - present[place, 2])
            high = max(high, present[place, axis] + present[place, 2])
        if high - low > size[axis]:
            return False
    return True


def _passed(wheels: IntTable, number: int, present: IntTable, belts: IntTable) -> bool:
    """True if all belts pass a wheel with a gap."""
    far = wheels[number, 2] + TIP + PULLEY + GAP / 2
    for belt in range(len(belts)):
        one, other = belts[belt, 0], belts[belt, 1]
        x, y, to_x, to_y = present[one, 0], present[one, 1], present[other, 0], present[other, 1]
        if _from_segment(wheels[number, 0], wheels[number, 1], x, y, to_x, to_y) < far * far:
            return False
    return True


def _from_segment(x: int, y: int, ax: int, ay: int, bx: int, by: int) -> float:
    """The square of the distance of a point from a segment of some length."""
    along: float = (x - ax) * (bx - ax) + (y - ay) * (by - ay)
    along /= (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
    share = min(1.0, max(0.0, along))
    across, down = x - ax - share * (bx - ax), y - ay - share * (by - ay)
    return across * across + down * down


def _parted(x: int, y: int, to_x: int, to_y: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """True if two points, a and b, lie on different sides of a line."""
    return ((to_x - x) * (ay - y) > (to_y - y) * (ax - x)) != ((to_x - x) * (by - y) > (to_y - y) * (bx - x))
