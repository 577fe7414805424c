"""Boards with sliding pieces as numbers, and the positions that arise on them, fewest moves first."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from string import ascii_lowercase
from typing import Final, TypeAlias

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.boards.sliding_block import Board, Cell, Way

Cells: TypeAlias = frozenset[Cell]

WAYS: Final[dict[Way, Cell]] = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Field:
    """A board as numbers.

    A position has a bit for each piece, by its kind and by the cell of its upper left corner. Pieces in trays and on
    ice are of a kind with all that look alike; vehicles are told apart, and so is the special piece. What is taken of
    the board has a bit for each cell.
    """

    def __init__(self, shown: Board, budget: int) -> None:
        self.budget = budget
        self.theme, self.rows, self.special = shown.theme, shown.rows, shown.special
        self.high, self.wide = len(shown.rows), len(shown.rows[0])
        self.pieces = pieces_of(shown.rows)
        if "".join(self.pieces) != ascii_lowercase[: len(self.pieces)]:
            raise MalformedStatement("pieces are lettered in reading order")
        if shown.special not in self.pieces:
            raise MalformedStatement("the special piece stands on the board")
        sizes = {letter: size_of(cells) for letter, cells in self.pieces.items()}
        if shown.theme == "pucks" and any(size != (1, 1) for size in sizes.values()):
            raise MalformedStatement("a puck covers one cell")
        if self._lanes and any(min(size) > 1 or max(size) == 1 for size in sizes.values()):
            raise MalformedStatement("vehicles are longer than wide, and one cell wide")
        names = {letter: letter if self._lanes or letter == shown.special else size for letter, size in sizes.items()}
        kinds = sorted(set(names.values()), key=str)
        self.kinds = {letter: kinds.index(name) for letter, name in names.items()}
        self.sizes = {kinds.index(name): sizes[letter] for letter, name in names.items()}
        self.open = self._mask((y, x) for y, row in enumerate(shown.rows) for x, sign in enumerate(row) if sign != "#")
        self.start = self.position(self.pieces)
        self.taken = self._mask(cell for cells in self.pieces.values() for cell in cells)
        self.goal = self._goal(shown)
        self.met = 0
        self._rays: dict[int, list[list[tuple[int, int, int]]]] = {}

    @property
    def _lanes(self) -> bool:
        return self.theme in ("cars", "boats")

    def _mask(self, cells: Iterable[Cell]) -> int:
        return sum(1 << y * self.wide + x for y, x in cells)

    def bit(self, kind: int, corner: Cell) -> int:
        """A piece of a kind in a place."""
        return 1 << (kind * self.high + corner[0]) * self.wide + corner[1]

    def position(self, pieces: Mapping[str, Cells]) -> int:
        """The position of lettered pieces."""
        return sum(self.bit(self.kinds[letter], min(cells)) for letter, cells in pieces.items())

    def form(self, pieces: Mapping[str, Cells]) -> tuple[Cells, frozenset[Cells]]:
        """Where the special piece is, and all others."""
        others = frozenset(cells for letter, cells in pieces.items() if letter != self.special)
        return pieces[self.special], others

    def _goal(self, shown: Board) -> int:
        """The bit of the special piece at its goal; 0 without one."""
        if shown.goal is None:
            return 0
        cells, kind = self.pieces[shown.special], self.kinds[shown.special]
        (y, x), (top, left), (tall, wide) = shown.goal, min(cells), self.sizes[kind]
        whole = covered(shown.goal, (tall, wide))
        if y + tall > self.high or x + wide > self.wide or self._mask(whole) & ~self.open:
            raise MalformedStatement("the special piece fits into its goal")
        if self._lanes and not (
            (wide > tall and y == top and x in (0, self.wide - wide))
            or (tall > wide and x == left and y in (0, self.high - tall))
        ):
            raise MalformedStatement("the way out is at the end of a lane")
        if (y, x) == (top, left):
            raise MalformedStatement("the special piece is not at its goal")
        return self.bit(kind, shown.goal)

    def _cast(self, bit: int) -> list[list[tuple[int, int, int]]]:
        """For each way, step by step: the cells that must be open, what changes, and what changes of the taken ones."""
        kind, place = divmod(bit.bit_length() - 1, self.high * self.wide)
        y, x = divmod(place, self.wide)
        tall, wide = self.sizes[kind]
        before = self._mask(covered((y, x), (tall, wide)))
        rays = []
        for down, right in WAYS.values():
            if self._lanes and (down != 0) != (tall > wide):
                continue
            ray = []
            row, column = y + down, x + right
            while 0 <= row <= self.high - tall and 0 <= column <= self.wide - wide:
                after = self._mask(covered((row, column), (tall, wide)))
                if after & ~self.open:
                    break
                ray.append((after & ~before, bit | self.bit(kind, (row, column)), before ^ after))
                row, column = row + down, column + right
            rays.append(ray)
        self._rays[bit] = rays
        return rays

    def moves(self, position: int, taken: int, still: int = 0) -> list[tuple[int, int]]:
        """What changes with each move, of the position and of the taken cells; the bits ``still`` do not move."""
        found, rest = [], position & ~still
        while rest:
            bit = rest & -rest
            rest -= bit
            for ray in self._rays.get(bit) or self._cast(bit):
                steps = []
                for fresh, change, flip in ray:
                    if taken & fresh:
                        break
                    steps.append((change, flip))
                found += steps[-1:] if self.theme == "pucks" else steps
        return found

    def layers(self, still: int = 0) -> Iterator[dict[int, tuple[int, int]]]:
        """The positions that need 0, 1, 2 and more moves, within the budget.

        To each belongs what is taken, and a bit for each first move, by its number, with which a shortest way begins.
        """
        layer, seen = {self.start: (self.taken, 0)}, set[int]()
        while layer and self.met <= self.budget:
            self.met += len(layer)
            yield layer
            seen.update(layer)
            after = dict[int, tuple[int, int]]()
            for position, (taken, firsts) in layer.items():
                for number, (change, flip) in enumerate(self.moves(position, taken, still)):
                    one = position ^ change
                    if one not in seen:
                        begun = (firsts or 1 << number) | after.get(one, (0, 0))[1]
                        after[one] = (taken ^ flip, begun)
            layer = after

    def solve(self, still: int = 0) -> tuple[int, int] | None:
        """The fewest moves to the goal, and the bits of the first moves of all ways that are so short."""
        for count, layer in enumerate(self.layers(still)):
            ends = [firsts for position, (_, firsts) in layer.items() if position & self.goal]
            if ends:
                return count, reduce(or_, ends)
        return None

    def pushed(self, letter: str, cells: Cells, way: Way, others: Cells) -> Cells:
        """Where a piece comes to rest that goes as far as it can, past cells that others have taken."""
        (down, right), last = WAYS[way], cells
        if self._lanes and (down != 0) != (size_of(cells)[0] > 1):
            raise MalformedStatement(f"{letter} moves along its length only")
        while True:
            after = frozenset((y + down, x + right) for y, x in last)
            if after & others or any(not self._is_open(cell) for cell in after):
                return last
            last = after

    def _is_open(self, cell: Cell) -> bool:
        y, x = cell
        return 0 <= y < self.high and 0 <= x < self.wide and self.rows[y][x] != "#"


def covered(corner: Cell, size: Cell) -> list[Cell]:
    """The cells of a piece."""
    return [(corner[0] + y, corner[1] + x) for y in range(size[0]) for x in range(size[1])]


def size_of(cells: Cells) -> Cell:
    """The height and the width of a piece."""
    (top, left), (bottom, right) = min(cells), max(cells)
    return bottom - top + 1, right - left + 1


def pieces_of(rows: Sequence[str]) -> dict[str, Cells]:
    """The cells of each lettered piece, in reading order."""
    if len({len(row) for row in rows}) > 1:
        raise MalformedStatement("all rows are equally long")
    found = dict[str, set[Cell]]()
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign not in ".#":
                found.setdefault(sign, set()).add((y, x))
    for cells in found.values():
        if cells != {*covered(min(cells), size_of(frozenset(cells)))}:
            raise MalformedStatement("pieces are rectangles")
    return {letter: frozenset(cells) for letter, cells in found.items()}
