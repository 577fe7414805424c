"""Lattices of ``docs/cell-figures.md`` in whole numbers: where the moves of a lattice take its cells.

The centre of a square is a pair of numbers, that of a hexagon or a triangle a triple with the sum 0: how far it lies
from three lines through the middle. Turns and reflections only exchange such numbers and change their signs.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from itertools import product
from typing import Final, TypeAlias

import msgspec

Centre: TypeAlias = tuple[int, ...]
Path: TypeAlias = tuple[int, ...]  # where each cell goes


class Lattice(msgspec.Struct, frozen=True, dict=True):
    """The centres of the cells, row by row; how many rings lie around each; turns in a circle; squares along a side."""

    centres: tuple[Centre, ...]
    depths: tuple[int, ...]
    order: int
    side: int

    @cached_property
    def turns(self) -> tuple[Path, ...]:
        """By 0, 1, ... parts of a full turn, clockwise."""
        found = [tuple(range(len(self.centres)))]
        once = self._path(_turn_square if self.side else _turn_hexagon)
        while len(found) < self.order:
            found.append(tuple(once[cell] for cell in found[-1]))
        return tuple(found)

    @cached_property
    def mirrors(self) -> tuple[Path, ...]:
        """In the upright axis, and in each next one clockwise."""
        upright = self._path(_mirror_square if self.side else _mirror_hexagon)
        return tuple(tuple(turn[cell] for cell in upright) for turn in self.turns)

    @cached_property
    def shifts(self) -> Mapping[tuple[int, int], Path]:
        """By rows and columns, of squares."""
        n = self.side
        return {
            (down, right): tuple((cell // n + down) % n * n + (cell % n + right) % n for cell in range(n * n))
            for down in range(n)
            for right in range(n)
            if down or right
        }

    @cached_property
    def rings(self) -> tuple[tuple[int, ...], ...]:
        """Outermost first, each clockwise from the first cell at the top or right of it."""
        around = sorted(range(len(self.centres)), key=lambda cell: self._angle(self.centres[cell]))
        return tuple(
            tuple(cell for cell in around if self.depths[cell] == depth) for depth in range(max(self.depths) + 1)
        )

    @cached_property
    def prefixes(self) -> Mapping[int, Sequence[int]]:
        """Of each set that begins a path, the numbers of the paths."""
        found: dict[int, list[int]] = {}
        for number, path in enumerate(self.paths):
            held = 0
            for cell in path:
                held |= 1 << cell
                found.setdefault(held, []).append(number)
        return found

    @cached_property
    def paths(self) -> tuple[Path, ...]:
        """Along which figures can grow: the rings from any cell of each either way, and rows one way or to and fro."""
        found: dict[Path, None] = {}
        for starts in product(*(range(len(ring)) for ring in self.rings)):
            for sense in (1, -1):
                around = (ring[start:] + ring[:start] for ring, start in zip(self.rings, starts, strict=True))
                found[tuple(cell for ring in around for cell in (ring[0], *ring[1:][::sense]))] = None
        for fro in (1, -1) if self.side else ():
            rows = [range(self.side * row, self.side * (row + 1))[:: fro if row % 2 else 1] for row in range(self.side)]
            plain = [cell for row in rows for cell in row]
            for view in (*self.turns, *self.mirrors):
                found[tuple(view[cell] for cell in plain)] = None
        return tuple(found)

    def _path(self, mapped: Callable[[Centre], Centre]) -> Path:
        places = {centre: cell for cell, centre in enumerate(self.centres)}
        return tuple(places[mapped(centre)] for centre in self.centres)

    def _angle(self, centre: Centre) -> float:
        x, y = (centre[0], centre[1]) if self.side else ((centre[0] - centre[2]) / math.sqrt(3), centre[1])
        return round(math.atan2(x, -y) / math.tau % 1, 6)


def image(cells: int, path: Path) -> int:
    """Where a set of cells goes."""
    after = 0
    while cells:
        low = cells & -cells
        after |= 1 << path[low.bit_length() - 1]
        cells ^= low
    return after


def bits(cells: Iterable[int]) -> int:
    """A set of cells as a number."""
    return sum(1 << cell for cell in cells)


def members(cells: int) -> list[int]:
    """The cells of a set."""
    return [cell for cell in range(cells.bit_length()) if cells >> cell & 1]


def orbits(generators: Sequence[Path], cells: int) -> list[set[int]]:
    """The sets of cells that are taken to one another."""
    found: list[set[int]] = []
    seen: set[int] = set()
    for cell in range(cells):
        if cell in seen:
            continue
        orbit, wave = {cell}, [cell]
        while wave:
            wave = [path[one] for one in wave for path in generators if path[one] not in orbit]
            orbit.update(wave)
        seen |= orbit
        found.append(orbit)
    return found


def closure(generators: Sequence[Path], on: Lattice) -> set[Path]:
    """The group that some moves generate."""
    found = {on.turns[0]}
    wave = found
    while wave:
        wave = {tuple(path[cell] for cell in one) for one in wave for path in generators} - found
        found = found | wave
    return found


def _turn_square(centre: Centre) -> Centre:
    x, y = centre
    return -y, x


def _mirror_square(centre: Centre) -> Centre:
    x, y = centre
    return -x, y


def _turn_hexagon(centre: Centre) -> Centre:
    """A sixth of a turn; the numbers are the ways to the right, to the lower and to the upper left."""
    right, down, up = centre
    return -down, -up, -right


def _mirror_hexagon(centre: Centre) -> Centre:
    right, down, up = centre
    return up, down, right


@cache
def lattice(name: str) -> Lattice:
    """The lattice of this name."""
    return _MAKERS[name]()


def _squares(side: int) -> Lattice:
    places = [(row, column) for row in range(side) for column in range(side)]
    return Lattice(
        tuple((2 * column - side + 1, 2 * row - side + 1) for row, column in places),
        tuple(min(row, column, side - 1 - row, side - 1 - column) for row, column in places),
        4,
        side,
    )


def _hexagonal(centres: Iterable[Centre], rings: int, unit: int) -> Lattice:
    ordered = sorted(centres, key=lambda centre: (centre[1] // unit, centre[0] - centre[2]))
    return Lattice(tuple(ordered), tuple(rings - max(map(abs, one)) // unit for one in ordered), 6, 0)


def _honeycomb(rings: int) -> Lattice:
    span = range(-rings, rings + 1)
    return _hexagonal(((q, r, -q - r) for q in span for r in span if abs(q + r) <= rings), rings, 1)


def _triangles(side: int) -> Lattice:
    """Three times the centre of a triangle is the sum of its corners."""
    span = range(-side, side + 1)
    corners = {(q, r) for q in span for r in span if abs(q + r) <= side}
    found: list[Centre] = []
    for q, r in sorted(corners):
        for third in ((q - 1, r + 1), (q + 1, r)):
            trio = ((q, r), (q, r + 1), third)
            if corners.issuperset(trio):
                across, down = (sum(corner[axis] for corner in trio) for axis in (0, 1))
                found.append((across, down, -across - down))
    return _hexagonal(found, side - 1, 3)


_MAKERS: Final[Mapping[str, Callable[[], Lattice]]] = {
    "square_3": lambda: _squares(3),
    "square_4": lambda: _squares(4),
    "square_5": lambda: _squares(5),
    "square_6": lambda: _squares(6),
    "honeycomb_19": lambda: _honeycomb(2),
    "triangles_24": lambda: _triangles(2),
    "triangles_54": lambda: _triangles(3),
}
