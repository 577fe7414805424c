"""Which cells of a grid the lines and areas of a figure cover."""

from math import hypot

from puzzlegen.kernels.arrays import Floats, Ints, IntTable


def line(grid: IntTable, places: Floats, ends: Ints, half: float, colour: int) -> None:
    """Give the cells near a line a colour.

    Args:
        grid: (n, n) the colours of cells, row by row.
        places: (n,) where the middles of cells are, in a row and in a column, from the least on.
        ends: (4,) x and y of both ends.
        half: how far from the line a cell may be.
        colour: the colour.
    """
    along, down = ends[2] - ends[0], ends[3] - ends[1]
    square = max(along * along + down * down, 1)
    for row in range(len(places)):
        y = places[row]
        if min(ends[1], ends[3]) - half > y or y > max(ends[1], ends[3]) + half:
            continue
        for column in range(len(places)):
            x = places[column]
            if min(ends[0], ends[2]) - half > x or x > max(ends[0], ends[2]) + half:
                continue
            share: float = (x - ends[0]) * along + (y - ends[1]) * down
            share = min(max(share / square, 0.0), 1.0)
            if hypot(x - ends[0] - share * along, y - ends[1] - share * down) <= half:
                grid[row, column] = colour


def area(grid: IntTable, places: Floats, corners: IntTable, colour: int) -> None:
    """Give the cells inside a polygon a colour, by the crossings of its sides to their right.

    Args:
        grid: as for `line`.
        places: likewise.
        corners: (corners, 2) x and y.
        colour: the colour.
    """
    for row in range(len(places)):
        y = places[row]
        for column in range(len(places)):
            x, inside = places[column], False
            for two in range(len(corners)):
                one = two - 1 if two else len(corners) - 1
                x1, y1, x2, y2 = corners[one, 0], corners[one, 1], corners[two, 0], corners[two, 1]
                if (y1 > y) != (y2 > y):
                    met: float = (x2 - x1) * (y - y1)
                    if x < met / (y2 - y1) + x1:
                        inside = not inside
            if inside:
                grid[row, column] = colour
