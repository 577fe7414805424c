"""How near the surface of a solid is at each pixel of a picture, and where two such pictures contradict each other.

A map has the middle of its picture in its own middle; x runs to the right, y down, depth towards the viewer, all in
pixels. Where nothing is seen the depth is `NOTHING`.
"""

from typing import Final

from puzzlegen.kernels.arrays import FloatTable, IntTable

NOTHING: Final = -1e9


def fill(spots: FloatTable, triangles: IntTable, depths: FloatTable, numbers: IntTable) -> None:
    """Draw triangles that face the viewer into a map, the nearest one at each pixel.

    Args:
        spots: (n, 3) corners: x and y from the upper left corner of the map, depth.
        triangles: (m, 3) numbers of corners; those that run anticlockwise in the picture are drawn.
        depths: (height, width) filled with `NOTHING`; receives the depths.
        numbers: (height, width) receives the number of the triangle that is seen.
    """
    rows, columns = depths.shape[0], depths.shape[1]
    for number in range(len(triangles)):
        a, b, c = triangles[number, 0], triangles[number, 1], triangles[number, 2]
        ax, ay, bx, by, cx, cy = spots[a, 0], spots[a, 1], spots[b, 0], spots[b, 1], spots[c, 0], spots[c, 1]
        area = (cx - ax) * (by - ay) - (bx - ax) * (cy - ay)
        if area <= 1e-9:
            continue
        top, bottom = min(ay, by, cy), max(ay, by, cy)
        left, right = min(ax, bx, cx), max(ax, bx, cx)
        first, last, start, stop = int(top), int(bottom), int(left), int(right)
        for row in range(max(0, first), min(rows, last + 1)):
            y = row + 0.5
            for column in range(max(0, start), min(columns, stop + 1)):
                x = column + 0.5
                one = (cx - bx) * (y - by) - (x - bx) * (cy - by)
                two = (ax - cx) * (y - cy) - (x - cx) * (ay - cy)
                three = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
                if one > 1e-9 or two > 1e-9 or three > 1e-9:
                    continue
                depth = -(one * spots[a, 2] + two * spots[b, 2] + three * spots[c, 2]) / area
                if depth > depths[row, column]:
                    depths[row, column], numbers[row, column] = depth, number


def clashes(one: FloatTable, other: FloatTable, turn: FloatTable, deep: float, marks: IntTable) -> int:
    """Find where the surface that one picture shows is in front of all that another one shows there.

    Nothing can be there, since the other picture shows what lies behind. Surfaces count where they are so nearer than
    all that the other picture shows at that pixel and its eight neighbours; clashes, where all eight neighbours clash.

    Args:
        one: (height, width) a map.
        other: a map of the same size.
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
            left, top = int(across + 2), int(down + 2)  # positive wherever they matter, so rounded down
            is_free = 1
            for v in range(max(0, top - 3), min(rows, top)):
                for u in range(max(0, left - 3), min(columns, left)):
                    if other[v, u] + deep > near:
                        is_free = 0
            marks[row, column] = is_free
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
