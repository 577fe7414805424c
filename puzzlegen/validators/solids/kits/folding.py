"""Folds nets of squares to cubes, with whole numbers only, and looks at these from all sides.

A square of a net is four corners in space. Its neighbour starts out from the edge they have in common and goes down at
a right angle. The net is that of a cube if all squares that hang together in the plane do so in space, and the six
are the six faces of one cube. Then the cube is looked at in each of its 24 positions.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[int, int, int]
Square: TypeAlias = tuple[Point, Point, Point, Point]  # upper left corner and on, clockwise as seen from outside
Place: TypeAlias = tuple[int, int]  # row, column


def around(place: Place) -> Iterator[tuple[Place, int]]:
    """The neighbours above, to the right, below and to the left: over edge 0, 1, 2, 3 of the square."""
    row, column = place
    for edge, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
        yield (row + down, column + right), edge


def fold(places: Sequence[Place]) -> dict[Place, Square] | None:
    """The squares in space if they fold to a cube, else None. The first one stays where it is, looking up."""
    start = places[0]
    folded: dict[Place, Square] = {start: ((0, 1, 1), (1, 1, 1), (1, 0, 1), (0, 0, 1))}
    waiting = [start]
    while waiting:
        place = waiting.pop()
        square = folded[place]
        inwards = _inwards(square)
        for neighbour, edge in around(place):
            if neighbour not in places:
                continue
            left, right = square[edge], square[(edge + 1) % 4]  # the common edge, clockwise in this square
            corners = {
                (edge + 3) % 4: left,
                (edge + 2) % 4: right,
                edge: _plus(left, inwards),
                (edge + 1) % 4: _plus(right, inwards),
            }
            hinged: Square = (corners[0], corners[1], corners[2], corners[3])
            if neighbour not in folded:
                folded[neighbour] = hinged
                waiting.append(neighbour)
            elif folded[neighbour] != hinged:
                return None
    corners_used = {corner for square in folded.values() for corner in square}
    if len({frozenset(square) for square in folded.values()}) < 6 or len(corners_used) != 8:
        return None
    return folded


def _plus(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _inwards(square: Square) -> Point:
    """The direction into the cube: across the upper edge and then along the right one, by the right-hand rule."""
    (a, b, c), (d, e, f), (g, h, i) = square[:3]
    p, q, r = d - a, e - b, f - c
    x, y, z = g - d, h - e, i - f
    return q * z - r * y, r * x - p * z, p * y - q * x


def positions(folded: Mapping[Place, Square]) -> Iterator[tuple[tuple[Place, int], ...]]:
    """All 24 ways to look at a folded net: the squares on top, in front and on the right, and how each is turned.

    The turn is by how many quarters clockwise a square is seen turned from how it lies in the net.
    """
    for top, square in folded.items():
        for first in range(4):  # this corner is seen as the upper left one of the top, at the back
            _, far_right, near_right, near_left = (square[(first + step) % 4] for step in range(4))
            front, lower = _seen(folded, near_left, near_right)
            right, side = _seen(folded, near_right, far_right)
            yield (top, -first % 4), (front, lower), (right, side)


def _seen(folded: Mapping[Place, Square], left: Point, right: Point) -> tuple[Place, int]:
    """The square whose upper edge, as seen from outside, goes from one point to another; and how it is turned."""
    for place, square in folded.items():
        for first in range(4):
            if square[first] == left and square[(first + 1) % 4] == right:
                return place, -first % 4
    raise AssertionError("every edge of a cube is the upper edge of one of its faces")
