"""Judges what the explanation of a Sudoku says: the solution, and cells that follow from rows, columns and regions."""

from collections.abc import Sequence
from typing import get_args

from puzzlegen.core.family import Faults
from puzzlegen.formats.sudoku.kits.puzzle import (
    Begun,
    Digit,
    Led,
    Query,
    Reason,
    Solved,
    WrongEntry,
)
from puzzlegen.validators.sudoku.kits.reading import broken_rule
from puzzlegen.validators.sudoku.kits.statement import (
    SYMBOLS,
    Puzzle,
    read_entries,
    read_full_grid,
)


def false_facts(puzzle: Puzzle, query: Query, why: Solved) -> Faults:
    """What does not hold; the puzzle has one solution, and the question one answer."""
    grid = read_full_grid(why.solution, puzzle.size, "the solution")
    if broken_rule(puzzle, grid) is not None:
        return ("the solution of the explanation is none",)
    if not isinstance(why, Begun):
        return ()
    known = _Known(puzzle, grid)
    for cell, reason in why.steps:
        if cell >= len(grid) or cell in known.cells or not known.tells(cell, reason):
            return ("a cell does not follow as the explanation says",)
        known.add(cell)
    if isinstance(why, Led):
        cell = _asked(puzzle, query, grid)
        if why.steps:
            led = why.steps[-1][0] == cell and not why.left
        else:
            led = why.left == known.left(cell) and len(why.left) > 1
        return () if led else ("the steps do not lead to the cell",)
    return ("a cell follows that is not named",) if known.tells_any() else ()


def _asked(puzzle: Puzzle, query: Query, grid: tuple[int, ...]) -> int:
    """The cell that a question is about."""
    if isinstance(query, WrongEntry):
        entries = read_entries(query.entries, puzzle, "entries")
        return next(cell for cell, value in entries.items() if value != grid[cell])
    assert isinstance(query, Digit)
    return query.cell


class _Known:
    """The cells that are known of a grid: at first, the givens."""

    def __init__(self, puzzle: Puzzle, grid: tuple[int, ...]) -> None:
        self._size, self._regions, self._grid = puzzle.size, puzzle.regions, grid
        self.cells: set[int] = set()
        self._rows, self._columns, self._areas = ([0] * puzzle.size for _ in range(3))  # values as bits 1 << value
        for cell, value in enumerate(puzzle.givens):
            if value:
                self.add(cell)

    def add(self, cell: int) -> None:
        """One more cell is known."""
        bit = 1 << self._grid[cell]
        self.cells.add(cell)
        self._rows[cell // self._size] |= bit
        self._columns[cell % self._size] |= bit
        self._areas[self._regions[cell]] |= bit

    def _seen(self, cell: int) -> int:
        """The values that are known in the row, the column and the region of a cell."""
        return self._rows[cell // self._size] | self._columns[cell % self._size] | self._areas[self._regions[cell]]

    def left(self, cell: int) -> str:
        """The symbols that the known cells in its row, its column and its region leave to a cell."""
        seen = self._seen(cell)
        return "".join(SYMBOLS[value - 1] for value in range(1, self._size + 1) if not seen >> value & 1)

    def tells(self, cell: int, reason: Reason) -> bool:
        """True if the value of an unknown cell follows for this reason."""
        value = self._grid[cell]
        if reason == "cell":
            return self.left(cell) == SYMBOLS[value - 1]
        rivals = [other for other in self._house(cell, reason) if other != cell and other not in self.cells]
        return all(self._seen(other) >> value & 1 for other in rivals)

    def tells_any(self) -> bool:
        """True if the value of any unknown cell follows."""
        unknown = [cell for cell in range(len(self._grid)) if cell not in self.cells]
        return any(self.tells(cell, reason) for cell in unknown for reason in get_args(Reason))

    def _house(self, cell: int, reason: Reason) -> Sequence[int]:
        n = self._size
        if reason == "row":
            return range(cell // n * n, cell // n * n + n)
        if reason == "column":
            return range(cell % n, n * n, n)
        return [other for other, region in enumerate(self._regions) if region == self._regions[cell]]
