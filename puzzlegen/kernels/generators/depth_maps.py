"""How near a part is at each place of a square picture, and what one picture shows for which another has no room.

A picture has its middle in the middle of its part; x runs to the right, y down, depth towards the viewer. Along its
edges, a few places are free. In C, what ``ceil`` and ``floor`` return is no whole number yet.
"""

from math import ceil, floor
from typing import Final

from puzzlegen.kernels.arrays import FloatTable, Ints, IntTable

FAR: Final = -1e6  # where nothing is
_THIN: Final = 1e-9  # twice the area, or a share of that


def fill(spots: FloatTable, triangles: IntTable, depths: FloatTable) -> None:
    """Draw triangles, the nearest one at each place.

    Args:
        spots: (n, 3) corners: x and y in places from the upper left corner of the picture, and depth.
        triangles: (m, 3) corners of triangles, anticlockwise from outside.
        depths: (size, size) receives the depths, `FAR` where nothing is.
    """
    size = len(depths)
    for row in range(size):
        for column in range(size):
            depths[row, column] = FAR
    for number in range(len(triangles)):
        a, b, c = triangles[number, 0], triangles[number, 1], triangles[number, 2]
        x1, y1, x2, y2, x3, y3 = spots[a, 0], spots[a, 1], spots[b, 0], spots[b, 1], spots[c, 0], spots[c, 1]
        area = (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1)
        if area >= -_THIN:
            continue
        left, right = int(ceil(min(x1, x2, x3) - 0.5)), int(floor(max(x1, x2, x3) - 0.5))  # noqa: RUF046
        top, bottom = int(ceil(min(y1, y2, y3) - 0.5)), int(floor(max(y1, y2, y3) - 0.5))  # noqa: RUF046
        for row in range(top, bottom + 1):
            y = row + 0.5
            for column in range(left, right + 1):
                x = column + 0.5
                one = ((x3 - x2) * (y - y2) - (y3 - y2) * (x - x2)) / area
                two = ((x1 - x3) * (y - y3) - (y1 - y3) * (x - x3)) / area
                three = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / area
                if one >= -_THIN and two >= -_THIN and three >= -_THIN:
                    depth = one * spots[a, 2] + two * spots[b, 2] + three * spots[c, 2]
                    depths[row, column] = max(depths[row, column], depth)


def surround(depths: FloatTable, around: FloatTable) -> None:
    """Find the nearest that there is at each place and at the eight around it; places at the edges are left."""
    for row in range(1, len(depths) - 1):
        for column in range(1, len(depths) - 1):
            nearest = FAR
            for v in range(row - 1, row + 2):
                for u in range(column - 1, column + 2):
                    nearest = max(nearest, depths[v, u])
            around[row, column] = nearest


def stray(
    depths: FloatTable, around: FloatTable, turn: FloatTable, grain: float, deep: float, marks: IntTable, place: Ints
) -> int:
    """Find what a picture shows that has no room in another one, as it stands out of all that this shows there.

    Args:
        depths: (size, size) the picture.
        around: (size, size) the nearest at each place of the other picture and around it.
        turn: (3, 3) makes places of the other picture of places of this one.
        grain: how wide a place is.
        deep: by how much something stands out.
        marks: (size, size) scratch.
        place: (2,) receives a row and a column in the midst of the thickest of what stands out.

    Returns:
        At how many places something stands out that does at all eight around them as well.
    """
    size = len(depths)
    half = size / 2.0
    for row in range(size):
        for column in range(size):
            marks[row, column] = 0
            depth = depths[row, column]
            if depth <= FAR:
                continue
            x, y = (column + 0.5 - half) * grain, (row + 0.5 - half) * grain
            u = int(floor((turn[0, 0] * x + turn[0, 1] * y + turn[0, 2] * depth) / grain + half))  # noqa: RUF046
            v = int(floor((turn[1, 0] * x + turn[1, 1] * y + turn[1, 2] * depth) / grain + half))  # noqa: RUF046
            if turn[2, 0] * x + turn[2, 1] * y + turn[2, 2] * depth > around[v, u] + deep:
                marks[row, column] = 1
    found = level = 0
    count = 1
    while count:  # places whose neighbours all have the mark of a level get that of the next one
        level += 1
        count = 0
        for row in range(1, size - 1):
            for column in range(1, size - 1):
                if marks[row, column] == level and _is_inner(marks, row, column, level):
                    marks[row, column] = level + 1
                    count += 1
        if level == 1:
            found = count
    count = 0
    for row in range(1, size - 1):
        for column in range(1, size - 1):
            if marks[row, column] == level:
                count += 1
    count //= 2
    for row in range(1, size - 1):
        for column in range(1, size - 1):
            if marks[row, column] == level:
                if count == 0:
                    place[0], place[1] = row, column
                count -= 1
    return found


def _is_inner(marks: IntTable, row: int, column: int, level: int) -> bool:
    """True if all eight places around one have the mark of a level, at least."""
    for v in range(row - 1, row + 2):
        for u in range(column - 1, column + 2):
            if marks[v, u] < level:
                return False
    return True
