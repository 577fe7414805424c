"""A Sudoku as it is published."""

from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import Sudoku


def layout_of(sudoku: Sudoku) -> Layout:
    """The bare grid."""
    return Layout(sudoku.size, sudoku.regions, sudoku.rules)
