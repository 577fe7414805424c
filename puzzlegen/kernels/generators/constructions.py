"""In how many steps the section of a solid is constructed from three of its points."""

from typing import Final

from puzzlegen.kernels.arrays import FloatTable, Ints, IntTable

_ONE: Final = 1  # as wide as a word
_NEAR: Final = 1e-6  # between coordinates of the same place: all are fractions of small numbers


def steps(
    vertices: IntTable,
    edges: IntTable,
    sides: IntTable,
    parallel: IntTable,
    points: IntTable,
    least: int,
    places: FloatTable,
    numbers: Ints,
    faces: Ints,
    drawn: Ints,
) -> int:
    """Count the steps in which the section by a plane is found.

    A step draws lines across faces that have two known points, or one and a parallel face with a line; if there are
    none, across all that have one. A line meets all edges of its face, or what they run on to.

    Args:
        vertices: (vertices, 3) of the solid, whole numbers.
        edges: (edges, 2) its edges, 60 at most: the numbers of two vertices.
        sides: (sides, 2) a face and one of its edges.
        parallel: (faces, faces) 1 where a face is parallel to another one, or is the same.
        points: (3, 3) of the plane, which are known.
        least: how many corners or edges the plane has to meet.
        places: (edges, 3) scratch.
        numbers: (edges,) scratch.
        faces: (faces,) scratch.
        drawn: (faces,) scratch.

    Returns:
        The number of steps, more than there are faces if none lead to all corners; -1 where the plane meets fewer
        edges, or the points lie in a line.
    """
    a, b, c = points[1, 0] - points[0, 0], points[1, 1] - points[0, 1], points[1, 2] - points[0, 2]
    d, e, f = points[2, 0] - points[0, 0], points[2, 1] - points[0, 1], points[2, 2] - points[0, 2]
    x, y, z = b * f - c * e, c * d - a * f, a * e - b * d
    if x == 0 and y == 0 and z == 0:
        return -1
    offset = x * points[0, 0] + y * points[0, 1] + z * points[0, 2]
    met = 0
    for one in range(len(vertices)):
        met += x * vertices[one, 0] + y * vertices[one, 1] + z * vertices[one, 2] == offset
    count = known = wanted = 0  # places, and sets of them
    for edge in range(len(edges)):
        one, other = edges[edge, 0], edges[edge, 1]
        low = x * vertices[one, 0] + y * vertices[one, 1] + z * vertices[one, 2] - offset
        high = x * vertices[other, 0] + y * vertices[other, 1] + z * vertices[other, 2] - offset
        numbers[edge] = -1
        if low == high:
            continue
        met += low * high < 0
        share: float = low
        share /= low - high
        for axis in range(3):
            places[count, axis] = vertices[one, axis] + share * (vertices[other, axis] - vertices[one, axis])
        number = 0
        while not _same(places, number, count):
            number += 1
        numbers[edge] = number
        if number == count:
            count += 1
            for point in range(3):
                if (
                    abs(places[number, 0] - points[point, 0]) < _NEAR
                    and abs(places[number, 1] - points[point, 1]) < _NEAR
                    and abs(places[number, 2] - points[point, 2]) < _NEAR
                ):
                    known |= _ONE << number
        if low * high <= 0:
            wanted |= _ONE << number
    if met < least:
        return -1
    for face in range(len(faces)):
        faces[face] = drawn[face] = 0
    for side in range(len(sides)):
        number = numbers[sides[side, 1]]
        if number >= 0:
            faces[sides[side, 0]] |= _ONE << number
    taken = 0
    while wanted & ~known:
        found, any_line = known, False
        for careful in range(2):
            for face in range(len(faces)):
                seen = faces[face] & known
                if drawn[face] != 0 or seen == 0:
                    continue
                if careful == 1 or seen & seen - 1 or _beside_line(parallel, drawn, face):
                    drawn[face] = 2  # from now on, but not for others of this step
                    found |= faces[face]
                    any_line = True
            if any_line:
                break
        if not any_line:
            return len(faces) + 1
        for face in range(len(faces)):
            drawn[face] = min(drawn[face], 1)
        known = found
        taken += 1
    return taken


def _same(places: FloatTable, one: int, other: int) -> bool:
    """True if two places are the same."""
    return (
        abs(places[one, 0] - places[other, 0]) < _NEAR
        and abs(places[one, 1] - places[other, 1]) < _NEAR
        and abs(places[one, 2] - places[other, 2]) < _NEAR
    )


def _beside_line(parallel: IntTable, drawn: Ints, face: int) -> bool:
    """True if a line has been drawn across a face that is parallel."""
    for other in range(len(drawn)):
        if drawn[other] == 1 and parallel[face, other] != 0:
            return True
    return False
