"""Lattices: panels that are divided into cells, and the ways in which cells can be moved.

A set of cells is a whole number with a bit ``1 << cell``. A *move* is a tuple that says where each cell goes.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, TypeAlias

import msgspec

Point: TypeAlias = tuple[float, float]  # x right, y down; the centre of the panel is (0, 0), its side 1
Points: TypeAlias = tuple[Point, ...]
Move: TypeAlias = tuple[int, ...]


class Lattice(msgspec.Struct, frozen=True, dict=True):
    """A lattice.

    Attributes:
        outlines: the corners of each cell; cells are numbered row by row, from left to right.
        depths: how many rings of cells lie around each cell.
        order: by how many turns about the centre it looks the same; it has as many axes.
        side: of a square of cells, how many lie side by side; 0 for other lattices.
        room: radius of a circle that fits into a cell.
    """

    outlines: tuple[Points, ...]
    depths: tuple[int, ...]
    order: int
    side: int
    room: float

    @property
    def cells(self) -> int:
        """How many there are."""
        return len(self.outlines)

    @cached_property
    def centres(self) -> Points:
        """The centre of each cell."""
        return tuple(
            (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
            for corners in self.outlines
        )

    @cached_property
    def turns(self) -> tuple[Move, ...]:
        """The turns about the centre, clockwise by 0, 1, ... of ``order`` equal parts of a full turn."""
        return tuple(self._move(cos, sin, 1) for cos, sin in _directions(self.order))

    @cached_property
    def mirrors(self) -> tuple[Move, ...]:
        """The reflections; axis 0 is upright, and each next one is turned on clockwise by half of such a part."""
        return tuple(self._move(cos, sin, -1) for cos, sin in _directions(self.order))

    @cached_property
    def rings(self) -> tuple[tuple[int, ...], ...]:
        """The rings of cells around the centre, the outermost first, each clockwise from the top."""
        around = sorted(range(self.cells), key=self._angle)
        return tuple(
            tuple(cell for cell in around if self.depths[cell] == depth) for depth in range(max(self.depths) + 1)
        )

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The cells that share an edge with each cell."""
        corners = [{(round(x, 4), round(y, 4)) for x, y in outline} for outline in self.outlines]
        return tuple(
            tuple(other for other, theirs in enumerate(corners) if other != cell and len(own & theirs) == 2)
            for cell, own in enumerate(corners)
        )

    def shift(self, down: int, right: int) -> Move:
        """Of squares: all cells by so many rows and columns; what leaves on one side comes back on the other."""
        side = self.side
        return tuple(
            (row + down) % side * side + (column + right) % side for row in range(side) for column in range(side)
        )

    def around(self, steps: Sequence[int]) -> Move:
        """Each cell along its ring, clockwise by as many cells as ``steps`` says of that ring."""
        goal = [0] * self.cells
        for ring, step in zip(self.rings, steps, strict=True):
            for place, cell in enumerate(ring):
                goal[cell] = ring[(place + step) % len(ring)]
        return tuple(goal)

    def _move(self, cos: float, sin: float, sense: int) -> Move:
        """A turn by an angle, after a reflection in the upright axis where ``sense`` is -1."""
        places = {(round(x, 4) + 0.0, round(y, 4) + 0.0): cell for cell, (x, y) in enumerate(self.centres)}
        images = ((sense * x * cos - y * sin, sense * x * sin + y * cos) for x, y in self.centres)
        return tuple(places[round(x, 4) + 0.0, round(y, 4) + 0.0] for x, y in images)

    def _angle(self, cell: int) -> float:
        """Clockwise from the top, in full turns."""
        x, y = self.centres[cell]
        return round(math.atan2(round(x, 6), -round(y, 6)) / math.tau % 1, 6)


def moved(cells: int, move: Move) -> int:
    """The set of cells after each has moved."""
    return sum(1 << goal for cell, goal in enumerate(move) if cells >> cell & 1)


def back(move: Move) -> Move:
    """The move that undoes another one."""
    return tuple(move.index(cell) for cell in range(len(move)))


def members(cells: int) -> list[int]:
    """The cells of a set, in order."""
    return [cell for cell in range(cells.bit_length()) if cells >> cell & 1]


def _directions(order: int) -> Iterator[Point]:
    """Cosine and sine of the multiples of a turn."""
    for step in range(order):
        yield math.cos(math.tau * step / order), math.sin(math.tau * step / order)


_WIDTH: Final = 0.92  # of a lattice in its panel


def _squares(side: int) -> Lattice:
    pitch = _WIDTH / side
    lines = [pitch * line - _WIDTH / 2 for line in range(side + 1)]
    places = [(row, column) for row in range(side) for column in range(side)]
    return Lattice(
        tuple(
            ((lines[c], lines[r]), (lines[c + 1], lines[r]), (lines[c + 1], lines[r + 1]), (lines[c], lines[r + 1]))
            for r, c in places
        ),
        tuple(min(r, c, side - 1 - r, side - 1 - c) for r, c in places),
        4,
        side,
        pitch / 2,
    )


def _honeycomb(rings: int) -> Lattice:
    """Hexagons that stand on a corner, in rings around a middle one."""
    pitch = _WIDTH / (2 * rings + 1)
    radius = pitch / math.sqrt(3)
    places = [
        (row, column)
        for row in range(-rings, rings + 1)
        for column in range(-rings, rings + 1)
        if abs(row + column) <= rings
    ]
    places.sort(key=lambda place: (place[0], 2 * place[1] + place[0]))
    centres = [(pitch * (column + row / 2), 1.5 * radius * row) for row, column in places]
    corners = [(radius * math.sin(math.tau * k / 6), -radius * math.cos(math.tau * k / 6)) for k in range(6)]
    return Lattice(
        tuple(tuple((x + a, y + b) for a, b in corners) for x, y in centres),
        tuple(rings - max(abs(row), abs(column), abs(row + column)) for row, column in places),
        6,
        0,
        pitch / 2,
    )


def _triangles(side: int) -> Lattice:
    """Triangles in a hexagon that has two upright corners left and right."""
    pitch = _WIDTH / (2 * side)
    height = pitch * math.sqrt(3) / 2
    outlines: list[Points] = []
    depths: list[int] = []
    for row in range(2 * side):
        y = (row - side) * height
        longer = min(row, 2 * side - 1 - row) + side  # of its two lines the shorter one, in triangles
        count = 2 * longer + 1
        for place in range(count):
            up = place % 2 == (0 if row < side else 1)
            x = (place - (count - 1) / 2) * pitch / 2
            half = pitch / 2
            outlines.append(
                ((x, y), (x + half, y + height), (x - half, y + height))
                if up
                else ((x - half, y), (x + half, y), (x, y + height))
            )
            centre_x, centre_y = x, y + height * (2 / 3 if up else 1 / 3)
            far = max(
                abs(centre_x * math.sin(math.pi * k / 3) + centre_y * math.cos(math.pi * k / 3)) for k in range(3)
            )
            depths.append(side - 1 - math.floor(far / height))
    return Lattice(tuple(outlines), tuple(depths), 6, 0, height / 3)


LATTICES: Final[Mapping[str, Lattice]] = {
    "square_3": _squares(3),
    "square_4": _squares(4),
    "square_5": _squares(5),
    "square_6": _squares(6),
    "honeycomb_19": _honeycomb(2),
    "triangles_24": _triangles(2),
    "triangles_54": _triangles(3),
}
"""By name; the number is that of squares along a side, or of all cells."""
