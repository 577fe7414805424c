"""A finished Sudoku with its solution."""

import msgspec

from puzzlegen.core.item import Statement
from puzzlegen.facts.sudoku.grid import Layout, Mark, write


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
        alike: the share of cells in which a wrong full grid agrees with the one that it stems from.
        begun: of four grids on offer, all are only begun, even where there are marks that tell full ones apart.
    """

    layout: Layout
    givens: tuple[int, ...]
    marks: tuple[Mark, ...]
    solution: tuple[int, ...]
    minimal: bool
    left: tuple[int, ...] = ()
    alike: float = 0.7
    begun: bool = False

    @property
    def statement(self) -> Statement:
        """What is published; see ``docs/sudoku.md``."""
        return {
            "size": self.layout.size,
            "regions": self.layout.regions,
            "givens": write(self.givens),
            "rules": self.layout.rules,
            "marks": msgspec.to_builtins(self.marks),
            "minimal": self.minimal,
        }
