"""Random solids of unit cubes, and from where all of their cubes are seen."""

from puzzlegen.kernels.arrays import Ints, IntTable
from puzzlegen.kernels.generators.random_numbers import RandomNumbers


def grow(random: RandomNumbers, wide: int, deep: int, high: int, cells: IntTable) -> None:
    """Grow a solid that hangs together.

    Args:
        random: chooses a cube, and the side on which another one is put.
        wide: of the box in which it stays.
        deep: likewise.
        high: likewise.
        cells: (n, 3) receives the places of its cubes.
    """
    cells[0, 0], cells[0, 1], cells[0, 2] = random.below(wide), random.below(deep), random.below(high)
    count = 1
    while count < len(cells):
        beside = random.below(count)
        x, y, z = cells[beside, 0], cells[beside, 1], cells[beside, 2]
        side = random.below(6)
        step = side % 2 * 2 - 1
        if side < 2:
            x += step
        elif side < 4:
            y += step
        else:
            z += step
        if x < 0 or y < 0 or z < 0 or x >= wide or y >= deep or z >= high:
            continue
        free = True
        for other in range(count):
            if cells[other, 0] == x and cells[other, 1] == y and cells[other, 2] == z:
                free = False
                break
        if free:
            cells[count, 0], cells[count, 1], cells[count, 2] = x, y, z
            count += 1


def in_view(
    cells: IntTable, rotations: IntTable, through: IntTable, slivers: Ints, moved: IntTable, seen: Ints
) -> None:
    """Find after which rotations enough of a face of each cube is seen, and of no face only a sliver.

    Args:
        cells: (n, 3) places of cubes.
        rotations: (m, 6) the axis that comes to each axis, and the signs.
        through: (2 r + 1, 2 r + 1, 2 r + 1, 3) the rays from the faces of a cube that go through one r cubes away at
            most on each axis, as bits.
        slivers: (rays + 1,) 1 where so many blocked rays of a face leave a sliver, 2 where they leave too little.
        moved: (n, 3) scratch.
        seen: (m,) receives 1 or 0.
    """
    reach = through.shape[0] // 2
    for turn in range(len(rotations)):
        for cell in range(len(cells)):
            for axis in range(3):
                moved[cell, axis] = rotations[turn, 3 + axis] * cells[cell, rotations[turn, axis]]
        seen[turn] = 1
        for cell in range(len(cells)):
            first = second = third = 0
            for other in range(len(cells)):
                x = reach + moved[other, 0] - moved[cell, 0]
                y = reach + moved[other, 1] - moved[cell, 1]
                z = reach + moved[other, 2] - moved[cell, 2]
                first |= through[x, y, z, 0]
                second |= through[x, y, z, 1]
                third |= through[x, y, z, 2]
            one, two, three = slivers[_count(first)], slivers[_count(second)], slivers[_count(third)]
            if (one & two & three & 2) or (one | two | three) & 1:
                seen[turn] = 0
                break


def _count(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
