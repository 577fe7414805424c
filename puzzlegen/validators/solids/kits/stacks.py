"""Stacks of cubes and wedges as published, and what rays find that go through them.

A stack is a grid of columns, row by row from the front to the back, each row from the left to the right. A column is
its number of cubes and, where a wedge stands upon them, "F" if that falls to the front or "L" if it falls to the left.
Positions are counted in sixths of a unit, so that the middles of the quarters into which its diagonals divide a unit
square are whole numbers.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.facts.solids.views import Side, View
from puzzlegen.formats.solids.kits.stacks import Columns
from puzzlegen.validators.solids.kits.cubes import Cell, hangs_together, unblocked

Plane: TypeAlias = tuple[str, int]  # which way it faces, and where

SIDES: Final[tuple[Side, ...]] = ("front", "left", "top")
LEAST_SEEN: Final = 0.22
"""Of the top of a column."""
TO_VIEWER: Final = (-3, -5, 6)
_UNIT: Final = 6
_RAYS: Final = 8
# The middle of each quarter of a field, to the right and upwards
_QUARTERS: Final = {"bottom": (3, 1), "right": (5, 3), "top": (3, 5), "left": (1, 3)}


class Column(NamedTuple):
    """Cubes and the slope of the wedge on top of them, "" for none."""

    cubes: int
    slope: str

    @property
    def top(self) -> int:
        """The height of its highest point."""
        return self.cubes + len(self.slope)


Grid: TypeAlias = dict[tuple[int, int], Column]


def check_view(view: View) -> View:
    """Refuse lines of other lengths or signs than those of a grid."""
    rows, columns = len(view.upright), len(view.across[0]) if view.across else 0
    shapes = (
        (view.across, rows + 1, columns, ".-"),
        (view.upright, rows, columns + 1, ".|"),
        (view.slanted, rows, columns, "./\\abcd"),
    )
    for lines, count, length, signs in shapes:
        if len(lines) != count or any(len(line) != length or set(line) - set(signs) for line in lines):
            raise MalformedStatement("a view has a line of signs for each row of its grid, all equally long")
    if not rows or not columns:
        raise MalformedStatement("a view has at least one field")
    if view.hidden is not None and (view.hidden.hidden is not None or check_view(view.hidden).size != view.size):
        raise MalformedStatement("the hidden lines lie on the same grid as those that are seen")
    if view.hidden is not None and any("." not in signs for signs in view.signs):
        raise MalformedStatement("no line is both seen and hidden")
    return view


def read_grid(columns: Columns) -> Grid:
    """The columns that are not empty, by x and y.

    Raises:
        MalformedStatement: the rows differ in length, a border of the grid is empty, or columns do not hang together.
    """
    if len({len(row) for row in columns}) > 1:
        raise MalformedStatement("all rows of a stack are equally long")
    grid = {
        (x, y): column
        for y, row in enumerate(columns)
        for x, text in enumerate(row)
        if (column := Column(int(text[0]), text[1:])).top
    }
    reach = {x for x, _ in grid}, {y for _, y in grid}
    if any(not {0, last - 1} <= found for found, last in zip(reach, (len(columns[0]), len(columns)), strict=True)):
        raise MalformedStatement("a stack reaches all four borders of its grid")
    if not hangs_together((x, y, 0) for x, y in grid):
        raise MalformedStatement("the columns of a stack hang together")
    return grid


def hit(grid: Grid, side: Side, across: int, up: int) -> Plane | None:
    """The plane that a ray meets first that enters from a side; the place is in sixths, as seen from there."""
    width, depth = (_UNIT * (1 + max(line)) for line in zip(*grid, strict=True))
    if side == "top":
        column = grid.get((across // _UNIT, up // _UNIT))
        if column is None:
            return None
        rise = {"F": up, "L": across}.get(column.slope, 0) // _UNIT * _UNIT
        return column.slope or "U", _UNIT * column.cubes - rise
    place = across if side == "front" else depth - across  # x, or y
    for step in range((depth if side == "front" else width) // _UNIT):
        column = grid.get((place // _UNIT, step) if side == "front" else (step, place // _UNIT), Column(0, ""))
        over = up - _UNIT * column.cubes
        if over < 0:
            return side, _UNIT * step
        if over < _UNIT and column.slope:
            if column.slope == {"front": "F", "left": "L"}[side]:
                return column.slope, _UNIT * (column.cubes - step)
            # The wedge shows its triangle: it is there below the slope, which rises to the right or to the back.
            if over < place % _UNIT:
                return side, _UNIT * step
    return None


def planes_met(grid: Grid, side: Side) -> int:
    """How many different planes the rays meet first that enter from a side."""
    right, back = (1 + max(line) for line in zip(*grid, strict=True))
    width, height = back if side == "left" else right, max(column.top for column in grid.values())
    places = product(range(width), range(back if side == "top" else height), _QUARTERS.values())
    found = {hit(grid, side, _UNIT * x + a, _UNIT * y + b) for x, y, (a, b) in places}
    return len(found - {None})


def look(grid: Grid, side: Side) -> View:
    """The line drawing that rays find: a line wherever two of them meet different planes on its two sides."""
    highest, right, back = (
        max(column.top for column in grid.values()),
        1 + max(x for x, _ in grid),
        1 + max(y for _, y in grid),
    )
    width = back if side == "left" else right
    height = back if side == "top" else highest
    found = {
        (x, y, name): hit(grid, side, _UNIT * x + a, _UNIT * y + b)
        for x in range(width)
        for y in range(height)
        for name, (a, b) in _QUARTERS.items()
    }

    def sign(x: int, y: int) -> str:
        quarter = {name: found[x, y, name] for name in _QUARTERS}
        if quarter["left"] == quarter["top"] and quarter["right"] == quarter["bottom"]:
            return "." if quarter["left"] == quarter["right"] else "/"
        return "\\"

    def across(x: int, y: int) -> str:
        return "-" if found.get((x, y - 1, "top")) != found.get((x, y, "bottom")) else "."

    def upright(x: int, y: int) -> str:
        return "|" if found.get((x - 1, y, "right")) != found.get((x, y, "left")) else "."

    rows = range(height)[::-1]
    return View(
        tuple("".join(across(x, y) for x in range(width)) for y in (height, *rows)),
        tuple("".join(upright(x, y) for x in range(width + 1)) for y in rows),
        tuple("".join(sign(x, y) for x in range(width)) for y in rows),
    )


# The sides of a field that lie on the one side of its curve, which divides it as a diagonal does with the same ends
_SIDES_OF: Final = {
    ".": "top left bottom right",
    **dict.fromkeys("/bd", "top left"),
    **dict.fromkeys("\\ac", "left bottom"),
}


def faces_in(view: View) -> int:
    """How many areas the lines of a view enclose."""
    rows, columns = view.size
    areas: dict[tuple[int, int, bool], tuple[int, int, bool]] = {}

    def at(x: int, y: int, side: str) -> tuple[int, int, bool]:
        """The area at a side of a field, counted from above; all that is outside is one."""
        if not (0 <= x < columns and 0 <= y < rows):
            return -1, -1, True
        return x, y, side in _SIDES_OF[view.slanted[y][x]]

    def area(part: tuple[int, int, bool]) -> tuple[int, int, bool]:
        while (other := areas.setdefault(part, part)) != part:
            part = other
        return part

    for y in range(rows + 1):
        for x in range(columns + 1):
            for line, one, other in (
                (x < columns and view.across[y][x], (x, y - 1, "bottom"), (x, y, "top")),
                (y < rows and view.upright[y][x], (x - 1, y, "right"), (x, y, "left")),
            ):
                if line:
                    first, second = area(at(*one)), area(at(*other))
                    if line == ".":
                        areas[first] = second
    return sum(part == other for part, other in areas.items()) - 1  # the area outside is no face


def lines_apart(one: View, other: View) -> int:
    """How many lines of unit length two views do not have in common; -1 if they are not of one size."""
    if one.size != other.size:
        return -1
    pairs = zip(_signs(one), _signs(other), strict=True)
    return sum(a != b for a, b in pairs)


def _signs(view: View) -> list[tuple[str, str]]:
    """All places for lines, each with that which is seen and that which is hidden."""
    seen = "".join((*view.across, *view.upright, *view.slanted))
    if view.hidden is None:
        return [(sign, ".") for sign in seen]
    return [(sign, hidden) for sign, (hidden, _) in zip(seen, _signs(view.hidden), strict=True)]


def tops_seen(grid: Grid) -> bool:
    """True if a fifth or more is seen, from the left front above, of the top of every column and of the floor beside.

    Then the drawing tells the stack: no column is hidden, nor any place without one, and a top that is seen tells where
    in space it is. Wedges that are in the way are taken for whole cubes.
    """
    cubes = {(x, y, z) for (x, y), column in grid.items() for z in range(column.top)}
    width, depth = (1 + max(line) for line in zip(*grid, strict=True))
    for x, y in product(range(width), range(depth)):
        column = grid.get((x, y), Column(0, ""))
        own = (x, y, column.top - 1)
        starts = np.array(list(_spots(column, own)))
        others = np.array(sorted(cubes - {own})).reshape(-1, 3)
        if float(unblocked(starts, 2 * _RAYS, others, TO_VIEWER).mean()) < LEAST_SEEN:
            return False
    return True


def _spots(column: Column, cell: Cell) -> Iterator[Sequence[int]]:
    """The middles of the fields of an 8 x 8 grid on top of a column, in sixteenths of a unit."""
    x, y, z = (2 * _RAYS * part for part in cell)
    for a in range(1, 2 * _RAYS, 2):
        for b in range(1, 2 * _RAYS, 2):
            yield x + a, y + b, z + {"F": b, "L": a}.get(column.slope, 2 * _RAYS)
