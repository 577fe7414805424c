"""Plane figures of lattice triangles: how they are turned, bounded and published.

Two lattices: ``squares``, whose unit squares are divided into four triangles by both diagonals, and ``triangles``. A
*shape* is a set of such triangles, each the sorted tuple of its three corners; corners are whole numbers. On squares a
unit is 2, so that middles of squares are whole too; on triangles the axes are those of rows and of lines that fall to
the right.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, TypeAlias

Grid: TypeAlias = Literal["squares", "triangles"]
Corner: TypeAlias = tuple[int, int]
Triangle: TypeAlias = tuple[Corner, ...]
Shape: TypeAlias = frozenset[Triangle]
Edge: TypeAlias = tuple[Corner, Corner]

TURNS: Final[Mapping[Grid, int]] = {"squares": 4, "triangles": 6}
_HALVES: Final = {"1": "NW", "2": "NE", "3": "SE", "4": "SW", "#": "NESW"}
"""The signs of published squares: halves with this upper left, upper right, lower right or lower left corner."""


def square(row: int, column: int, sign: str = "#") -> Shape:
    """A unit square or a half of it."""
    x, y = 2 * column, 2 * row
    around = {"N": ((x, y), (x + 2, y)), "E": ((x + 2, y), (x + 2, y + 2))}
    around |= {"S": ((x, y + 2), (x + 2, y + 2)), "W": ((x, y), (x, y + 2))}
    return frozenset(tuple(sorted((*around[side], (x + 1, y + 1)))) for side in _HALVES[sign])


def triangle(row: int, place: int) -> Shape:
    """The triangle of a row; it points up where row and place are both even or both odd."""
    if (row + place) % 2 == 0:
        across = (place - row) // 2
        corners = ((across, row), (across - 1, row + 1), (across, row + 1))
    else:
        across = (place - 1 - row) // 2
        corners = ((across, row), (across + 1, row), (across, row + 1))
    return frozenset((tuple(sorted(corners)),))


def turned(shape: Shape, grid: Grid, steps: int) -> Shape:
    """Turned clockwise by quarters, or on triangles by sixths, of a full turn about the origin."""
    for _ in range(steps):
        shape = frozenset(_turned(one, grid) for one in shape)
    return shape


def flipped(shape: Shape, grid: Grid) -> Shape:
    """Turned over, right to left."""
    return frozenset(_flipped(one, grid) for one in shape)


@lru_cache(maxsize=1 << 14)
def _turned(one: Triangle, grid: Grid) -> Triangle:
    return tuple(sorted((-y, x) if grid == "squares" else (-y, x + y) for x, y in one))


@lru_cache(maxsize=1 << 14)
def _flipped(one: Triangle, grid: Grid) -> Triangle:
    return tuple(sorted((-x, y) if grid == "squares" else (-x - y, y) for x, y in one))


def moved(shape: Shape, across: int, down: int) -> Shape:
    """Moved by so many steps along the axes; even ones on squares. Corners stay in order."""
    return frozenset(_moved(one, across, down) for one in shape)


@lru_cache(maxsize=1 << 16)
def _moved(one: Triangle, across: int, down: int) -> Triangle:
    return tuple((x + across, y + down) for x, y in one)


def settled(shape: Shape, grid: Grid) -> Shape:
    """Moved as far to the top and to the left as whole units allow."""
    top = min(y for one in shape for _, y in one)
    if grid == "squares":
        return moved(shape, -min(x for one in shape for x, _ in one), -top)
    shape = moved(shape, 0, -top)
    return moved(shape, -(min(place for _, place in _places(shape)) // 2), 0)


def looks(shape: Shape, grid: Grid, *, flips: bool) -> tuple[Shape, ...]:
    """The shape in all its different positions, settled."""
    sides = (shape, flipped(shape, grid)) if flips else (shape,)
    return tuple(dict.fromkeys(settled(turned(one, grid, step), grid) for one in sides for step in range(TURNS[grid])))


def ways(piece: Shape, whole: Shape, grid: Grid, *, flips: bool) -> Iterator[Shape]:
    """The piece in every place of a figure into which it fits."""
    unit = 2 if grid == "squares" else 1
    for look in looks(piece, grid, flips=flips):
        first = min(look)
        for goal in sorted(whole):
            across, down = goal[0][0] - first[0][0], goal[0][1] - first[0][1]
            if across % unit or down % unit:
                continue
            if all(tuple((x + across, y + down) for x, y in one) in whole for one in look):
                yield moved(look, across, down)


def rows(shape: Shape, grid: Grid) -> tuple[str, ...]:
    """The published form of a settled shape: a sign for each unit square, or for each triangle of a row."""
    signs: dict[tuple[int, int], str] = {}
    if grid == "triangles":
        signs = dict.fromkeys(_places(shape), "#")
    else:
        held: dict[tuple[int, int], set[Triangle]] = {}
        for one in shape:
            x, y = next((x, y) for x, y in one if x % 2 and y % 2)
            held.setdefault((y // 2, x // 2), set()).add(one)
        for (row, column), part in held.items():
            signs[row, column] = next(sign for sign in _HALVES if square(row, column, sign) == part)
    height, width = max(row for row, _ in signs) + 1, max(place for _, place in signs) + 1
    return tuple("".join(signs.get((row, place), ".") for place in range(width)) for row in range(height))


def read(rows: Sequence[str], grid: Grid) -> Shape:
    """The shape of a published form."""
    parts = [
        square(row, place, sign) if grid == "squares" else triangle(row, place)
        for row, line in enumerate(rows)
        for place, sign in enumerate(line)
        if sign != "."
    ]
    return frozenset().union(*parts)


def _places(shape: Shape) -> list[tuple[int, int]]:
    """Row and place of each triangle of a triangular lattice."""
    return [*map(_place, shape)]


@lru_cache(maxsize=1 << 14)
def _place(one: Triangle) -> tuple[int, int]:
    row = min(y for _, y in one)
    upper = [x for x, y in one if y == row]
    return row, 2 * min(upper) + row + len(upper) - 1


@lru_cache(maxsize=1 << 14)
def sides(one: Triangle) -> tuple[Edge, Edge, Edge]:
    """The three edges of a triangle."""
    a, b, c = one
    return (a, b), (a, c), (b, c)


def rim(shape: Shape) -> set[Edge]:
    """The edges that only one triangle of the shape has."""
    found: set[Edge] = set()
    for one in shape:
        found.symmetric_difference_update(sides(one))
    return found


def outline(shape: Shape) -> list[Corner] | None:
    """The corners around a shape in order; None if it is not of one piece, has a hole, or touches itself."""
    after: dict[Corner, list[Corner]] = {}
    for a, b in rim(shape):
        after.setdefault(a, []).append(b)
        after.setdefault(b, []).append(a)
    if any(len(others) != 2 for others in after.values()):
        return None
    start = min(after)
    path = [start, min(after[start])]
    while path[-1] != start:
        one, other = after[path[-1]]
        path.append(other if one == path[-2] else one)
    if len(path) - 1 < len(after):
        return None
    return path[:-1]


def straightened(around: Sequence[Corner]) -> list[Corner]:
    """An outline without the corners at which it goes straight on."""
    ring = [around[-1], *around, around[0]]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(ring)]
    return [corner for corner, (a, b), (c, d) in zip(around, steps, steps[1:], strict=False) if a * d - b * c != 0]
