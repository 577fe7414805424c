"""A Sudoku as it is published."""

from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import Continuation, Query, Sudoku


def layout_of(sudoku: Sudoku) -> Layout:
    """The bare grid."""
    return Layout(sudoku.size, sudoku.regions, sudoku.rules)


def alone(sudoku: Sudoku, query: Query) -> bool:
    """True if the grids on offer are shown without the puzzle: they hold it, and beside it they would be too small."""
    return isinstance(query, Continuation) and sudoku.size > 9 and not sudoku.marks and not sudoku.rules
