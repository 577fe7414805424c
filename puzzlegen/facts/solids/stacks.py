"""Stacks of unit cubes on a floor, some with a wedge of half a cube on top, and what is seen of them.

A stack is a grid of columns, row by row from the front to the back, each row from the left to the right. A column is
its number of cubes and the slope of the wedge upon them: "F" falls to the front, "L" to the left, "" is no wedge.
"""

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from puzzlegen.facts.solids.polycubes import RAYS, Cell, connected, packed, passed
from puzzlegen.facts.solids.views import Side, View

Slope: TypeAlias = Literal["", "F", "L"]
Half: TypeAlias = Literal["lower", "upper"]
Plane: TypeAlias = tuple[Slope, int]
"""A face that is seen: how it slopes, and a number by which planes of one slope differ.

Of walls it is how many rows stand before them, and of tops, seen from above, their height.
"""
Planes: TypeAlias = dict[tuple[int, int, Half], Plane]
"""By column, row from below and half of a field, the plane that is seen there."""

LEAST_SEEN: Final = 0.26
"""Of the top of a column, so that its height is told."""
SIGHT: Final = (-3, -5, 6)
"""Points to the viewer, who stands in front, to the left and above."""


class Column(NamedTuple):
    """Some cubes, and the slope of the wedge upon them."""

    cubes: int
    slope: Slope = ""

    def __str__(self) -> str:
        return f"{self.cubes}{self.slope}"

    @property
    def top(self) -> int:
        """Its height, the wedge's higher side included."""
        return self.cubes + bool(self.slope)


Stack: TypeAlias = tuple[tuple[Column, ...], ...]


def published(stack: Stack) -> tuple[tuple[str, ...], ...]:
    """The stack as it is published."""
    return tuple(tuple(map(str, row)) for row in stack)


def read(rows: Sequence[Sequence[str]]) -> Stack:
    """The stack that is published so."""
    return tuple(tuple(Column(int(text[0]), cast("Slope", text[1:])) for text in row) for row in rows)


def places(stack: Sequence[Sequence[Column]]) -> Iterator[tuple[int, int, Column]]:
    """The columns that are not empty, with their x and y."""
    for y, row in enumerate(stack):
        for x, column in enumerate(row):
            if column.top:
                yield x, y, column


def sound(stack: Stack) -> bool:
    """True if the columns hang together, reach all four borders of the grid, and can be told from the picture."""
    filled = [(x, y, 0) for x, y, _ in places(stack)]
    rows, lines = {y for _, y, _ in filled}, {x for x, _, _ in filled}
    borders = {0, len(stack) - 1} <= rows and {0, len(stack[0]) - 1} <= lines
    return borders and connected(filled) and tops_seen(stack) and not slivered(stack)


def tops_seen(stack: Stack) -> bool:
    """True if enough is seen of the top of every column, and of the floor of every place without one."""
    return all(top_seen(stack, x, y, column) for y, row in enumerate(stack) for x, column in enumerate(row))


def cells_of(stack: Stack) -> list[Cell]:
    """The cells of the cubes; wedges are taken for whole cubes."""
    return [(x, y, z) for x, y, column in places(stack) for z in range(column.top)]


def top_seen(stack: Sequence[Sequence[Column]], x: int, y: int, column: Column) -> bool:
    """True if enough is seen of the top of a column at a place, or of the floor without one."""
    return _rays_of_top(stack, x, y, column).bit_count() >= LEAST_SEEN * RAYS**2


def middle_of_top(stack: Stack, x: int, y: int) -> tuple[float, float]:
    """Where the middle is of what is seen of the top of a column without a wedge: a point of it, by x and y."""
    first, rays = RAYS**2 * _SURFACES.index("top"), _rays_of_top(stack, x, y, stack[y][x])
    steps = enumerate(product(range(RAYS), repeat=2), start=first)
    seen = [((2 * a + 1) / (2 * RAYS), (2 * b + 1) / (2 * RAYS)) for bit, (a, b) in steps if rays >> bit & 1]
    middle = [sum(line) / len(seen) for line in zip(*seen, strict=True)]
    u, v = min(seen, key=lambda point: math.dist(point, middle))
    return x + u, y + v


def _rays_of_top(stack: Sequence[Sequence[Column]], x: int, y: int, column: Column) -> int:
    """The rays that leave the top of a column, and which nothing stops, as bits.

    Only what is higher can hide it, and neither behind it nor to its right. Wedges in the way count as cubes.
    """
    cubes, slope = column
    through, blocked = _through()[""].get, 0
    own = packed((x, y, cubes if slope else cubes - 1))
    for b, row in enumerate(stack[: y + 1]):
        for a, other in enumerate(row[: x + 1]):
            if (a, b) != (x, y):
                for z in range(cubes, other.top):
                    blocked |= through(packed((a, b, z)) - own, 0)
    return _bits(slope or "top") & ~blocked


def slivered(stack: Stack, small: bool = False) -> bool:
    """True if of some square, slope or triangle only a sliver is seen, in a picture as usual or in a small one."""
    blocks: list[tuple[int, Slope]] = []
    for x, y, (cubes, slope) in places(stack):
        blocks += ((packed((x, y, z)), "") for z in range(cubes))
        if slope:
            blocks.append((packed((x, y, cubes)), slope))
    capped = {packed((x, y, column.cubes - 1)) for x, y, column in places(stack) if not column.slope}
    through = _through()
    for own, kind in blocks:
        blocked = 0
        for other, its in blocks:
            blocked |= through[its].get(other - own, 0)
        shown = ("front", "left", *(("top",) if own in capped else ())) if not kind else (kind, f"below {kind}")
        for surface in shown:
            least = _NARROW.get((surface, small), _LEAST_RAYS)
            if 0 < (_bits(surface) & ~blocked).bit_count() < least:
                return True
    return False


_LEAST_RAYS: Final = 6  # that are free where more than a sliver is seen, as pictures tell
# Those of surfaces that are seen from the side, of which two rows of rays are a narrow strip
_NARROW: Final = {("L", False): 13, ("L", True): 13, ("left", True): 15}
_SURFACES: Final = ("front", "left", "top", "F", "L")  # those that look to the viewer: of cubes, and slopes of wedges


@cache
def _bits(surface: str) -> int:
    """The rays that leave a surface; "below F" and "below L" are the triangles below these slopes."""
    if surface in _SURFACES:
        return (1 << RAYS**2) - 1 << RAYS**2 * _SURFACES.index(surface)
    first = RAYS**2 * _SURFACES.index("left" if surface.endswith("F") else "front")
    return sum(1 << first + RAYS * along + up for along, up in product(range(RAYS), repeat=2) if up <= along)


@cache
def _through() -> dict[Slope, dict[int, int]]:
    """The set of rays that go through a cube or a wedge, as bits, by its cell, packed, with that of the surfaces at 0.

    Each surface has ``RAYS`` x ``RAYS`` of them, in the order of `_SURFACES`: walls from the left and from below.
    """
    found: dict[Slope, dict[int, int]] = {"": {}, "F": {}, "L": {}}
    none, whole = Fraction(0), Fraction(1)
    bit = 1
    for surface in _SURFACES:
        for a, b in product(range(RAYS), repeat=2):
            u, v = Fraction(2 * a + 1, 2 * RAYS), Fraction(2 * b + 1, 2 * RAYS)
            starts = {"front": (u, none, v), "left": (none, u, v), "top": (u, v, whole), "F": (u, v, v), "L": (u, v, u)}
            start = starts[surface]
            for cell, *times in passed(start, SIGHT):
                ends = [[start[k] + time * SIGHT[k] - cell[k] for k in range(3)] for time in times]
                blocking: dict[Slope, bool] = {
                    "": True,
                    "F": any(z < y for _, y, z in ends),
                    "L": any(z < x for x, _, z in ends),
                }
                for kind, blocks in blocking.items():
                    if blocks:
                        found[kind][packed(cell)] = found[kind].get(packed(cell), 0) | bit
            bit <<= 1
    return found


def turned_round(stack: Stack) -> Stack:
    """The stack, if it has no wedges, after half a turn on the floor."""
    return tuple(row[::-1] for row in stack[::-1])


def changed(stack: Stack, x: int, y: int, column: Column) -> Stack:
    """The stack with another column at a place."""
    row = stack[y]
    return (*stack[:y], (*row[:x], column, *row[x + 1 :]), *stack[y + 1 :])


def view(stack: Stack, side: Side) -> View:
    """What is seen of the stack: its outline, and a line wherever two different planes meet in the picture.

    From the left, the back is on the left; from above, the front is below.
    """
    return view_of(planes_seen(stack, side), side)


def view_of(halves: Planes, side: Side) -> View:
    """The view in which these planes are seen."""
    width = 1 + max(column for column, _, _ in halves)
    height = 1 + max(row for _, row, _ in halves)
    # Rows from above, and around all of them what is behind the stack
    rows = range(-1, height + 1)[::-1]
    planes = {
        half: [[halves.get((x, y, half)) for x in range(-1, width + 1)] for y in rows] for half in ("lower", "upper")
    }
    left, right = sides_of_fields(side)
    diagonal = "\\" if side == "left" else "/"
    lower, upper = planes["lower"], planes["upper"]
    return View(
        tuple(_marks(above[1:-1], below[1:-1], "-") for above, below in zip(lower, upper[1:], strict=False)),
        tuple(_marks(row, other[1:], "|") for row, other in zip(planes[right][1:-1], planes[left][1:-1], strict=True)),
        tuple(_marks(row[1:-1], other[1:-1], diagonal) for row, other in zip(lower[1:-1], upper[1:-1], strict=True)),
    )


def _marks(one: Sequence[Plane | None], other: Sequence[Plane | None], line: str) -> str:
    """The line wherever planes differ, as many as the fewer of both."""
    return "".join(["." if a == b else line for a, b in zip(one, other, strict=False)])


def sides_of_fields(side: Side) -> tuple[Half, Half]:
    """In which halves of its field the left and the right side lie.

    A diagonal divides a field: "/" in views from the front and above, "\\" in those from the left.
    """
    return ("lower", "upper") if side == "left" else ("upper", "lower")


def planes_seen(stack: Stack, side: Side) -> Planes:
    """The plane that is seen in each half of a field: column, row from below, half."""
    seen: Planes = {}
    both: tuple[Half, Half] = ("lower", "upper")
    depth = len(stack)
    nearest_first = sorted(places(stack), key=lambda place: place[1 if side == "front" else 0])
    for x, y, column in nearest_first:
        if side == "top":
            seen[x, y, "lower"] = seen[x, y, "upper"] = top_plane(column, x, y)
            continue
        cubes, slope = column
        across, away, facing = (x, y, "F") if side == "front" else (depth - 1 - y, x, "L")
        for z in range(cubes):
            for half in both:
                seen.setdefault((across, z, half), ("", away))
        if slope == facing:
            for half in both:
                seen.setdefault((across, cubes, half), (slope, cubes - away))
        elif slope:
            seen.setdefault((across, cubes, "lower"), ("", away))
    return seen


def top_plane(column: Column, x: int, y: int) -> Plane:
    """The plane that is seen from above of a column, which is not empty, at a place."""
    cubes, slope = column
    return (slope, cubes - (y if slope == "F" else x)) if slope else ("", cubes)
