"""Sudoku on a 6x6 grid, with boxes of two rows and three columns."""

from typing import Final

from puzzlegen.family import Level
from puzzlegen.generators.sudoku.variant import Thinning, Variant, ordinary

FAMILY: Final = Variant(
    name="classic_6x6",
    levels={
        Level.EASY: Thinning(band=(1, 1), logic="singles", spare=4),
        Level.MEDIUM: Thinning(band=(2, 3), logic="pairs"),
        Level.HARD: Thinning(band=(4, 5), logic="search", minimal=True),
    },
    lay=ordinary(6),
)
