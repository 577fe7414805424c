"""How near the surface of a solid is at each pixel of a picture, and where two such pictures contradict each other.

A map has the middle of its picture in its own middle; x runs to the right, y down, depth towards the viewer, all in
pixels. Where nothing is seen the depth is `NOTHING`.
"""

from typing import Final

from puzzlegen.kernels.arrays import FloatTable, Ints, IntTable

NOTHING: Final = -1e9


def fill(
    sides: FloatTable, starts: Ints, planes: FloatTable, boxes: FloatTable, depths: FloatTable, numbers: IntTable
) -> None:
    """Draw faces into a map, the nearest one at each pixel.

    Args:
        sides: (n, 4) those of all outlines and holes of the faces: x, y, x, y from the upper left corner of the map.
        starts: (faces + 1,) where the sides of each face begin.
        planes: (faces, 3) a, b, c of each face's depth = a x + b y + c.
        boxes: (faces, 4) left, top, right, bottom of each face, within the map.
        depths: (height, width) filled with `NOTHING`; receives the depths.
        numbers: (height, width) receives the number of the face that is seen.
    """
    for face in range(len(planes)):
        left, top, right, bottom = int(boxes[face, 0]), int(boxes[face, 1]), int(boxes[face, 2]), int(boxes[face, 3])
        for row in range(top, bottom + 1):
            y = row + 0.5
            for column in range(left, right + 1):
                x = column + 0.5
                depth = planes[face, 0] * x + planes[face, 1] * y + planes[face, 2]
                if depth <= depths[row, column]:
                    continue
                inside = 0
                for side in range(starts[face], starts[face + 1]):
                    px, py, qx, qy = sides[side, 0], sides[side, 1], sides[side, 2], sides[side, 3]
                    if (py > y) != (qy > y) and x < px + (y - py) / (qy - py) * (qx - px):
                        inside = 1 - inside
                if inside:
                    depths[row, column], numbers[row, column] = depth, face


def surround(depths: FloatTable, around: FloatTable) -> None:
    """Find the nearest depth at each pixel of a map and at its eight neighbours.

    Args:
        depths: (height, width) a map.
        around: (height + 2, width + 2) receives it, also for the pixels just outside of the map.
    """
    rows, columns = depths.shape[0], depths.shape[1]
    for row in range(rows + 2):
        for column in range(columns + 2):
            nearest = NOTHING
            for v in range(max(0, row - 2), min(rows, row + 1)):
                for u in range(max(0, column - 2), min(columns, column + 1)):
                    nearest = max(nearest, depths[v, u])
            around[row, column] = nearest


def clashes(one: FloatTable, around: FloatTable, turn: FloatTable, deep: float, marks: IntTable) -> int:
    """Find where the surface that one picture shows is in front of all that another one shows there.

    Nothing can be there, since the other picture shows what lies behind. Surfaces count where they are so nearer than
    all that the other picture shows at that pixel and its eight neighbours; clashes, where all eight neighbours clash.

    Args:
        one: (height, width) a map.
        around: (height + 2, width + 2) the nearest depths of another map of that size: see `surround`.
        turn: (3, 3) makes places of the other picture of places of the one: x, y, depth.
        deep: by how many pixels something has to be in front.
        marks: (height, width) receives 2 at each clash, 1 at other pixels where the surface is in front, else 0.

    Returns:
        The number of clashes.
    """
    rows, columns = one.shape[0], one.shape[1]
    for row in range(rows):
        for column in range(columns):
            marks[row, column] = 0
            depth = one[row, column]
            if depth <= NOTHING:
                continue
            x, y = column + 0.5 - columns / 2.0, row + 0.5 - rows / 2.0
            across = turn[0, 0] * x + turn[0, 1] * y + turn[0, 2] * depth + columns / 2.0
            down = turn[1, 0] * x + turn[1, 1] * y + turn[1, 2] * depth + rows / 2.0
            near = turn[2, 0] * x + turn[2, 1] * y + turn[2, 2] * depth
            if -1.0 <= across < columns + 1 and -1.0 <= down < rows + 1:
                left, top = int(across + 1), int(down + 1)
                marks[row, column] = around[top, left] + deep <= near
            else:
                marks[row, column] = 1
    found = 0
    for row in range(1, rows - 1):
        for column in range(1, columns - 1):
            if not marks[row, column]:
                continue
            whole = 1
            for v in range(row - 1, row + 2):
                for u in range(column - 1, column + 2):
                    if not marks[v, u]:
                        whole = 0
            if whole:
                marks[row, column] = 2
                found += 1
    return found
