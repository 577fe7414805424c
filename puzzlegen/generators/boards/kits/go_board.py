"""A Go board on which the generators play: chains, liberties, captures.

A point is an index into `Board.cells`, a list with one sentinel at the end of each row and one row of them above and
below, so that the neighbours of a point are always ``point - 1``, ``+ 1``, ``- stride`` and ``+ stride``.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

Colour: TypeAlias = Literal["B", "W"]

EMPTY: Final = "."
OFF: Final = "#"
OTHER: Final[dict[str, Colour]] = {"B": "W", "W": "B"}


class Board:
    """A square board with ``size`` lines each way, and the stones on it."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.stride = size + 1
        self.steps = (-self.stride, -1, 1, self.stride)
        self.cells = [OFF] * (self.stride * (size + 2) + 1)
        for point in self.points():
            self.cells[point] = EMPTY

    @classmethod
    def of(cls, rows: Sequence[str]) -> "Board":
        """The board with these rows, from the top."""
        board = cls(len(rows))
        for point, stone in zip(board.points(), "".join(rows), strict=True):
            board.cells[point] = stone
        return board

    def points(self) -> Iterator[int]:
        """All points in reading order."""
        for row in range(self.size):
            yield from range(self.at(row, 0), self.at(row, self.size))

    def at(self, row: int, column: int) -> int:
        """The point in this row from the top and this column from the left, counted from 0."""
        return (row + 1) * self.stride + column + 1

    def place(self, point: int) -> tuple[int, int]:
        """The row and the column of a point, counted from 0."""
        row, column = divmod(point - 1, self.stride)
        return row - 1, column

    @property
    def heights(self) -> dict[int, int]:
        """For each point how many lines lie between it and the nearest side."""
        return _heights(self.size)

    @property
    def beside(self) -> dict[int, tuple[int, ...]]:
        """For each point its neighbours on the board, in the order of the steps."""
        return _beside(self.size)

    def rows(self) -> tuple[str, ...]:
        """The stones row by row from the top: B, W or a dot."""
        return tuple("".join(self.cells[self.at(row, 0) : self.at(row, self.size)]) for row in range(self.size))

    def chain(self, point: int) -> tuple[list[int], set[int]]:
        """The stones connected with the one on ``point``, and their liberties."""
        cells, colour = self.cells, self.cells[point]
        stones, seen, liberties = [point], {point}, set()
        for stone in stones:  # grows while it is read
            for step in self.steps:
                near = stone + step
                held = cells[near]
                if held == EMPTY:
                    liberties.add(near)
                elif held == colour and near not in seen:
                    seen.add(near)
                    stones.append(near)
        return stones, liberties

    def chains(self) -> list[tuple[list[int], set[int]]]:
        """All chains with their liberties, in reading order of their first stones."""
        seen: set[int] = set()
        chains = []
        for point in self.points():
            if self.cells[point] != EMPTY and point not in seen:
                stones, liberties = self.chain(point)
                seen.update(stones)
                chains.append((stones, liberties))
        return chains

    def captures(self, point: int, colour: Colour) -> list[int]:
        """The stones that a stone of this colour on the empty ``point`` takes."""
        taken: list[int] = []
        for step in self.steps:
            near = point + step
            if self.cells[near] == OTHER[colour] and near not in taken:
                taken += self._smothered(near, point)
        return taken

    def _smothered(self, first: int, last: int) -> list[int]:
        """The stones connected with the one on ``first`` if they have no liberty but the ``last``, otherwise none."""
        cells, colour = self.cells, self.cells[first]
        stones, seen = [first], {first}
        for stone in stones:  # grows while it is read
            for step in self.steps:
                near = stone + step
                held = cells[near]
                if held == EMPTY:
                    if near != last:
                        return []
                elif held == colour and near not in seen:
                    seen.add(near)
                    stones.append(near)
        return stones

    def play(self, point: int, colour: Colour) -> list[int] | None:
        """Put a stone on an empty point and take what it captures; None, and nothing happens, if it were suicide."""
        taken = self.captures(point, colour)
        self.cells[point] = colour
        for stone in taken:
            self.cells[stone] = EMPTY
        if not taken and self._smothered(point, point):
            self.cells[point] = EMPTY
            return None
        return taken


@cache
def _heights(size: int) -> dict[int, int]:
    board = Board(size)
    return {point: min(min(line, size - 1 - line) for line in board.place(point)) for point in board.points()}


@cache
def _beside(size: int) -> dict[int, tuple[int, ...]]:
    board = Board(size)
    return {
        point: tuple(point + step for step in board.steps if board.cells[point + step] == EMPTY)
        for point in board.points()
    }
