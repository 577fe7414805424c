"""Which parts of lines are hidden by faces: found exactly, from where the lines cross the faces' outlines.

Everything is in picture coordinates (x, y, depth) of `puzzlegen.facts.solids.camera`, in which a plane face gives
its depth as a linear function of x and y.
"""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.running.kernels import kernel

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

ON_EDGE: Final = 1e-9  # of the picture's size: nearer points lie on a line
SAME_DEPTH: Final = 1e-6  # of the picture's size


@kernel
def hidden_parts(line: Floats, sides: Floats, starts: Ints, planes: Floats, size: float) -> tuple[Floats, Ints]:
    """Cut a line where it goes behind faces, and tell which of its parts are hidden.

    A line on the edge between two faces in front of it is hidden; one on the outline of what is in front of it as
    well, since that outline is drawn there. A line on the surface of a face is not hidden by it.

    Args:
        line: both ends: x, y, depth, x, y, depth.
        sides: (n, 4) the sides of all rings of the faces: x, y, x, y.
        starts: (faces + 1,) where the sides of each face begin.
        planes: (faces, 3) a, b, c of each face's depth = a x + b y + c.
        size: the larger side of the picture, which the tolerances are relative to.

    Returns:
        Where each part ends, from 0 to 1 along the line, and whether it is hidden (1) or not (0); neighbours differ.
        None for a line that is seen as a point.
    """
    near, deep = ON_EDGE * size, SAME_DEPTH * size
    x1, y1, d1, x2, y2, d2 = line
    dx, dy, dd = x2 - x1, y2 - y1, d2 - d1
    length = math.hypot(dx, dy)
    most = 1 + 3 * len(sides) + len(planes)
    cuts = np.empty(most)
    hidden = np.zeros(most, np.int64)
    if length <= near:
        return cuts[:0], hidden[:0]
    nearer = np.empty(len(planes), np.int64)  # the faces that may hide something
    faces = 0
    cuts[0] = 1.0
    count = 1
    for face in range(len(planes)):
        a, b, c = planes[face]
        start, end = a * x1 + b * y1 + c - d1, a * x2 + b * y2 + c - d2  # how far the face is in front of the line
        if start <= deep and end <= deep:
            continue
        crossings = count
        if (start > deep) != (end > deep):
            cuts[count] = start / (start - end)
            count += 1
        left = right = False
        for side in range(starts[face], starts[face + 1]):
            px, py, qx, qy = sides[side]
            p = ((px - x1) * dy - (py - y1) * dx) / length  # signed distances from the line
            q = ((qx - x1) * dy - (qy - y1) * dx) / length
            left, right = left or p <= near, right or p >= -near
            if abs(p) <= near:
                cuts[count] = ((px - x1) * dx + (py - y1) * dy) / (length * length)
                count += 1
            if abs(q) <= near:
                cuts[count] = ((qx - x1) * dx + (qy - y1) * dy) / (length * length)
                count += 1
            if (p > near and q < -near) or (p < -near and q > near):
                part = p / (p - q)
                x, y = px + part * (qx - px), py + part * (qy - py)
                cuts[count] = ((x - x1) * dx + (y - y1) * dy) / (length * length)
                count += 1
        if left and right:
            nearer[faces] = face
            faces += 1
        else:
            count = crossings
    for place in range(1, count):  # sort by insertion: there are few
        cut, back = cuts[place], place
        while back and cuts[back - 1] > cut:
            cuts[back] = cuts[back - 1]
            back -= 1
        cuts[back] = cut
    parts = 0
    last = 0.0
    for place in range(count):
        after = cuts[place]
        if after <= last + near / length or after > 1.0:
            continue
        middle = (last + after) / 2
        x, y, d = x1 + middle * dx, y1 + middle * dy, d1 + middle * dd
        covered = 0
        for number in range(faces):
            face = nearer[number]
            a, b, c = planes[face]
            if a * x + b * y + c - d > deep and _holds(sides, starts[face], starts[face + 1], x, y, near):
                covered = 1
                break
        if not parts or hidden[parts - 1] != covered:
            parts += 1
        cuts[parts - 1], hidden[parts - 1] = after, covered
        last = after
    return cuts[:parts], hidden[:parts]


@kernel
def _holds(sides: Floats, start: int, stop: int, x: float, y: float, near: float) -> bool:
    """True if the point lies within the rings of these sides or on one of them."""
    inside = False
    for side in range(start, stop):
        px, py, qx, qy = sides[side]
        dx, dy = qx - px, qy - py
        length = math.hypot(dx, dy)
        if length > 0:
            along = min(1.0, max(0.0, ((x - px) * dx + (y - py) * dy) / (length * length)))
            if math.hypot(x - px - along * dx, y - py - along * dy) <= near:
                return True
        if (py > y) != (qy > y) and x < px + (y - py) / (qy - py) * (qx - px):
            inside = not inside
    return inside
