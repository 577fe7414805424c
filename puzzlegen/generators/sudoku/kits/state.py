"""A finished Sudoku with its solution."""

import msgspec

from puzzlegen.facts.sudoku.grid import Layout, write
from puzzlegen.formats.sudoku.kits.puzzle import Mark, Sudoku


class State(msgspec.Struct, frozen=True):
    """A finished puzzle with its solution.

    Attributes:
        layout: the grid.
        givens: the values shown, 0 elsewhere.
        marks: what is drawn on the grid.
        solution: the one filling.
        minimal: claims that no given and no mark can be dropped without losing uniqueness.
        left: by cell, the values (as bits ``1 << value - 1``) that the logic below the level's leaves; empty where
            singles solve the puzzle.
    """

    layout: Layout
    givens: tuple[int, ...]
    marks: tuple[Mark, ...]
    solution: tuple[int, ...]
    minimal: bool
    left: tuple[int, ...] = ()

    @property
    def statement(self) -> Sudoku:
        """What is published."""
        return Sudoku(
            size=self.layout.size,
            regions=self.layout.regions,
            givens=write(self.givens),
            rules=self.layout.rules,
            marks=self.marks,
            minimal=self.minimal,
        )
