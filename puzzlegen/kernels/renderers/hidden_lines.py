"""Which parts of lines are hidden by faces: found exactly, from where the lines cross the faces' outlines.

Everything is in picture coordinates (x, y, depth) of `puzzlegen.facts.solids.camera`, in which a plane face gives
its depth as a linear function of x and y.
"""

from math import hypot
from typing import Final

from puzzlegen.kernels.arrays import Floats, FloatTable, Ints

ON_EDGE: Final = 1e-9  # of the picture's size: nearer points lie on a line
SAME_DEPTH: Final = 1e-6  # of the picture's size


def hidden_parts(
    lines: FloatTable,
    sides: FloatTable,
    starts: Ints,
    planes: FloatTable,
    size: float,
    nearer: Ints,
    cuts: Floats,
    hidden: Ints,
    counts: Ints,
) -> int:
    """Cut lines where they go behind faces, and tell which of their parts are hidden.

    A line on the edge between two faces in front of it is hidden; one on the outline of what is in front of it as
    well, since that outline is drawn there. A line on the surface of a face is not hidden by it.

    Args:
        lines: (lines, 6) both ends of each: x, y, depth, x, y, depth.
        sides: (n, 4) the sides of all rings of the faces: x, y, x, y.
        starts: (faces + 1,) where the sides of each face begin.
        planes: (faces, 3) a, b, c of each face's depth = a x + b y + c.
        size: the larger side of the picture, which the tolerances are relative to.
        nearer: (faces,) scratch.
        cuts: receives where each part ends, from 0 to 1 along its line, one line after the other. There has to be room
            for 1 + 3 * n + faces parts of the line that is cut.
        hidden: receives 1 where a part is hidden, else 0; neighbours in a line differ.
        counts: (lines,) receives how many parts each line has; 0 for one that is seen as a point.

    Returns:
        How many lines were cut: not all, where there was no room.
    """
    first = 0
    for number in range(len(lines)):
        if first + 1 + 3 * len(sides) + len(planes) > len(cuts):
            return number
        counts[number] = _parts(lines, number, sides, starts, planes, size, nearer, cuts, hidden, first)
        first += counts[number]
    return len(lines)


def _parts(
    lines: FloatTable,
    number: int,
    sides: FloatTable,
    starts: Ints,
    planes: FloatTable,
    size: float,
    nearer: Ints,
    cuts: Floats,
    hidden: Ints,
    first: int,
) -> int:
    """Cut one line; its parts come to ``first`` and after it."""
    near, deep = ON_EDGE * size, SAME_DEPTH * size
    x1, y1, d1 = lines[number, 0], lines[number, 1], lines[number, 2]
    x2, y2, d2 = lines[number, 3], lines[number, 4], lines[number, 5]
    dx, dy, dd = x2 - x1, y2 - y1, d2 - d1
    length = hypot(dx, dy)
    if length <= near:
        return 0
    faces = 0  # that may hide something; ``nearer`` holds them
    cuts[first] = 1.0
    count = first + 1
    for face in range(len(planes)):
        a, b, c = planes[face, 0], planes[face, 1], planes[face, 2]
        start, end = a * x1 + b * y1 + c - d1, a * x2 + b * y2 + c - d2  # how far the face is in front of the line
        if start <= deep and end <= deep:
            continue
        crossings = count
        if (start > deep) != (end > deep):
            cuts[count] = start / (start - end)
            count += 1
        left = right = False
        for side in range(starts[face], starts[face + 1]):
            px, py, qx, qy = sides[side, 0], sides[side, 1], sides[side, 2], sides[side, 3]
            p = ((px - x1) * dy - (py - y1) * dx) / length  # signed distances from the line
            q = ((qx - x1) * dy - (qy - y1) * dx) / length
            if p <= near:
                left = True
            if p >= -near:
                right = True
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
    for place in range(first + 1, count):  # sort by insertion: there are few
        cut, back = cuts[place], place
        while back > first and cuts[back - 1] > cut:
            cuts[back] = cuts[back - 1]
            back -= 1
        cuts[back] = cut
    parts = 0
    last = 0.0
    for place in range(first, count):
        after = cuts[place]
        if after <= last + near / length or after > 1.0:
            continue
        middle = (last + after) / 2
        x, y, d = x1 + middle * dx, y1 + middle * dy, d1 + middle * dd
        covered = 0
        for one in range(faces):
            face = nearer[one]
            a, b, c = planes[face, 0], planes[face, 1], planes[face, 2]
            if a * x + b * y + c - d > deep and _holds(sides, starts[face], starts[face + 1], x, y, near):
                covered = 1
                break
        if not parts or hidden[first + parts - 1] != covered:
            parts += 1
        cuts[first + parts - 1], hidden[first + parts - 1] = after, covered
        last = after
    return parts


def _holds(sides: FloatTable, start: int, stop: int, x: float, y: float, near: float) -> bool:
    """True if the point lies within the rings of these sides or on one of them."""
    inside = False
    for side in range(start, stop):
        px, py, qx, qy = sides[side, 0], sides[side, 1], sides[side, 2], sides[side, 3]
        dx, dy = qx - px, qy - py
        length = hypot(dx, dy)
        if length > 0:
            along = min(1.0, max(0.0, ((x - px) * dx + (y - py) * dy) / (length * length)))
            if hypot(x - px - along * dx, y - py - along * dy) <= near:
                return True
        if (py > y) != (qy > y) and x < px + (y - py) / (qy - py) * (qx - px):
            inside = not inside
    return inside
