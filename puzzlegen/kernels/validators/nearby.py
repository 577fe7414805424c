"""How far points are from pieces of lines, which pieces they lie beside, and which triangles hide them."""

from math import hypot, sqrt
from typing import Final

from puzzlegen.kernels.arrays import Floats, FloatTable, Ints, IntTable

SHORT: Final = 1e-9  # what is no longer is a point
_FAR: Final = 1e999  # infinitely
SURE: Final = 1  # that a point is hidden
OPEN: Final = 0
SEEN: Final = -1


def nearest(points: FloatTable, pieces: FloatTable, gaps: Floats) -> None:
    """Find how far points are from the nearest of some pieces of lines.

    Args:
        points: (n, 2) places.
        pieces: (k, 4) x, y, x, y.
        gaps: (n,) receives the distances, where these are less than what is there.
    """
    for number in range(len(points)):
        x, y = points[number, 0], points[number, 1]
        least = gaps[number] * gaps[number]
        for piece in range(len(pieces)):
            at = _foot(pieces, piece, x, y)
            across = x - pieces[piece, 0] - at * (pieces[piece, 2] - pieces[piece, 0])
            up = y - pieces[piece, 1] - at * (pieces[piece, 3] - pieces[piece, 1])
            least = min(least, across * across + up * up)
        gaps[number] = sqrt(least)


def beside(points: FloatTable, pieces: FloatTable, near: float, found: IntTable, places: Floats) -> int:
    """Find the pieces of lines beside which points lie.

    Args:
        points: (n, 2) places.
        pieces: (k, 4) x, y, x, y.
        near: how far away a point is that lies beside a piece, at most.
        found: (rows, 2) receives the numbers of a point and of a piece beside it.
        places: (rows,) receives where on the piece the point is nearest, from 0 to 1.

    Returns:
        How many pairs there are; if these are more than rows, only the first ones are in ``found``.
    """
    count = 0
    for number in range(len(points)):
        x, y = points[number, 0], points[number, 1]
        for piece in range(len(pieces)):
            at = _foot(pieces, piece, x, y)
            across = x - pieces[piece, 0] - at * (pieces[piece, 2] - pieces[piece, 0])
            up = y - pieces[piece, 1] - at * (pieces[piece, 3] - pieces[piece, 1])
            if across * across + up * up < near * near:
                if count < len(found):
                    found[count, 0], found[count, 1], places[count] = number, piece, at
                count += 1
    return count


def _foot(pieces: FloatTable, piece: int, x: float, y: float) -> float:
    """Where on a piece of a line, from 0 to 1, a point is nearest."""
    across, up = pieces[piece, 2] - pieces[piece, 0], pieces[piece, 3] - pieces[piece, 1]
    square = max(across * across + up * up, SHORT)
    along = ((x - pieces[piece, 0]) * across + (y - pieces[piece, 1]) * up) / square
    return min(max(along, 0.0), 1.0)


def cover(points: FloatTable, front: FloatTable, margin: float, deep: float, grazing: float, found: Ints) -> None:
    """Find which points triangles hide that face the viewer.

    Args:
        points: (n, 3) to the right, up, towards the viewer.
        front: (m, 9) three corners of each triangle, anticlockwise.
        margin: by how much the line of sight has to pass the sides of a triangle to meet it, or not to, for sure.
        deep: by how much what hides a point, for sure, is nearer than the point.
        grazing: by how much what may hide it is.
        found: (n,) receives `SURE`, `SEEN`, or `OPEN` where that cannot be told.
    """
    for number in range(len(points)):
        x, y, depth = points[number, 0], points[number, 1], points[number, 2]
        found[number] = SEEN
        for one in range(len(front)):
            if (
                max(front[one, 2], front[one, 5], front[one, 8]) - grazing <= depth
                or min(front[one, 0], front[one, 3], front[one, 6]) - margin > x
                or max(front[one, 0], front[one, 3], front[one, 6]) + margin < x
                or min(front[one, 1], front[one, 4], front[one, 7]) - margin > y
                or max(front[one, 1], front[one, 4], front[one, 7]) + margin < y
            ):
                continue
            inside, total, near = _FAR, 0.0, 0.0
            for side in range(3):
                here, there = (side + 1) % 3 * 3, (side + 2) % 3 * 3
                right, up = front[one, there] - front[one, here], front[one, there + 1] - front[one, here + 1]
                area = right * (y - front[one, here + 1]) - up * (x - front[one, here])
                inside = min(inside, area / max(hypot(right, up), SHORT))
                total += area
                near += area * front[one, side * 3 + 2]
            ahead = near / max(total, SHORT) - depth
            if inside > margin and ahead > deep:
                found[number] = SURE
                break
            if inside > -margin and ahead > grazing:
                found[number] = OPEN
