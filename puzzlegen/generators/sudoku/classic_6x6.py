"""Sudoku on a 6x6 grid, with boxes of two rows and three columns."""

from typing import Final

from puzzlegen.family import Level
from puzzlegen.generators.sudoku.variant import Thinning, Variant, ordinary

FAMILY: Final = Variant(
    name="classic_6x6",
    levels={
        Level.EASY: Thinning(band=(1, 1), nodes=0, spare=4),
        Level.MEDIUM: Thinning(band=(2, 3), nodes=100, minimal=True),
        Level.HARD: Thinning(band=(4, 5), nodes=100, minimal=True),
    },
    lay=ordinary(6),
)
