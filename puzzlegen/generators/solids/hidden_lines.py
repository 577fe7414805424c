"""Which parts of lines are hidden by faces: found exactly, from where the lines cross the faces' outlines.

Everything is in picture coordinates (x, y, depth) of `puzzlegen.generators.solids.camera`, in which a plane face gives
its depth as a linear function of x and y.
"""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.kernels import kernel

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

ON_EDGE: Final = 1e-9  # of the picture's size: nearer points lie on a line
SAME_DEPTH: Final = 1e-6  # of the picture's size


@kernel
def hidden_parts(lines: Floats, sides: Floats, starts: Ints, planes: Floats, size: float) -> tuple[Ints, Floats, Ints]:
    """Cut lines where they go behind faces, and tell which of the parts are hidden.

    A line on the edge between two faces in front of it is hidden; one on the outline of what is in front of it as
    well, since that outline is drawn there. A line on the surface of a face is not hidden by it.

    Args:
        lines: (n, 6) both ends of each line: x, y, depth, x, y, depth.
        sides: (m, 4) the sides of all rings of the faces: x, y, x, y.
        starts: (faces + 1,) where the sides of each face begin.
        planes: (faces, 3) a, b, c of each face's depth = a x + b y + c.
        size: the larger side of the picture, which the tolerances are relative to.

    Returns:
        Of each part, in the order of the lines and along them: the number of its line; where it begins and ends, from
        0 to 1; and whether it is hidden (1) or not (0). Neighbouring parts of a line differ.
    """
    near, deep = ON_EDGE * size, SAME_DEPTH * size
    faces = len(planes)
    boxes = np.empty((faces, 4))
    for face in range(faces):
        left = top = math.inf
        right = bottom = -math.inf
        for side in range(starts[face], starts[face + 1]):
            left, right = min(left, sides[side, 0]), max(right, sides[side, 0])
            top, bottom = min(top, sides[side, 1]), max(bottom, sides[side, 1])
        boxes[face] = left - near, top - near, right + near, bottom + near
    owners = np.empty(64, np.int64)
    spans = np.empty((64, 2))
    hidden = np.empty(64, np.int64)
    count = 0
    cuts = np.empty(2 + 3 * len(sides) + faces)
    above = np.empty(faces, np.int64)
    for number in range(len(lines)):
        x1, y1, d1, x2, y2, d2 = lines[number]
        dx, dy, dd = x2 - x1, y2 - y1, d2 - d1
        length = math.hypot(dx, dy)
        if length <= near:
            continue
        step = near / length
        cuts[0], cuts[1] = 0.0, 1.0
        cut = 2
        candidates = 0
        for face in range(faces):
            if (
                max(x1, x2) < boxes[face, 0]
                or max(y1, y2) < boxes[face, 1]
                or min(x1, x2) > boxes[face, 2]
                or min(y1, y2) > boxes[face, 3]
            ):
                continue
            a, b, c = planes[face]
            start, end = a * x1 + b * y1 + c - d1, a * x2 + b * y2 + c - d2  # how far the face is in front of the line
            if start <= deep and end <= deep:
                continue
            above[candidates] = face
            candidates += 1
            if (start > deep) != (end > deep):
                cuts[cut] = start / (start - end)
                cut += 1
            for side in range(starts[face], starts[face + 1]):
                px, py, qx, qy = sides[side]
                p = ((px - x1) * dy - (py - y1) * dx) / length  # signed distances from the line
                q = ((qx - x1) * dy - (qy - y1) * dx) / length
                if abs(p) <= near:
                    cuts[cut] = ((px - x1) * dx + (py - y1) * dy) / (length * length)
                    cut += 1
                if abs(q) <= near:
                    cuts[cut] = ((qx - x1) * dx + (qy - y1) * dy) / (length * length)
                    cut += 1
                if (p > near and q < -near) or (p < -near and q > near):
                    part = p / (p - q)
                    x, y = px + part * (qx - px), py + part * (qy - py)
                    cuts[cut] = ((x - x1) * dx + (y - y1) * dy) / (length * length)
                    cut += 1
        ordered = np.sort(cuts[:cut])
        last = 0.0
        fresh = True
        for after in ordered:
            if after <= last + step or after > 1.0:
                continue
            middle = (last + after) / 2
            x, y, d = x1 + middle * dx, y1 + middle * dy, d1 + middle * dd
            covered = 0
            for place in range(candidates):
                face = above[place]
                a, b, c = planes[face]
                if a * x + b * y + c - d > deep and _holds(sides[starts[face] : starts[face + 1]], x, y, near):
                    covered = 1
                    break
            if not fresh and hidden[count - 1] == covered:
                spans[count - 1, 1] = after
            else:
                if count == len(owners):
                    owners = np.concatenate((owners, np.empty(count, np.int64)))
                    spans = np.concatenate((spans, np.empty((count, 2))))
                    hidden = np.concatenate((hidden, np.empty(count, np.int64)))
                owners[count], hidden[count] = number, covered
                spans[count, 0], spans[count, 1] = last, after
                count += 1
                fresh = False
            last = after
    return owners[:count], spans[:count], hidden[:count]


@kernel
def _holds(sides: Floats, x: float, y: float, near: float) -> bool:
    """Whether the point lies within the rings or on one of them."""
    inside = False
    for px, py, qx, qy in sides:
        dx, dy = qx - px, qy - py
        length = math.hypot(dx, dy)
        if length > 0:
            along = min(1.0, max(0.0, ((x - px) * dx + (y - py) * dy) / (length * length)))
            if math.hypot(x - px - along * dx, y - py - along * dy) <= near:
                return True
        if (py > y) != (qy > y) and x < px + (y - py) / (qy - py) * (qx - px):
            inside = not inside
    return inside
