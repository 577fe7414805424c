"""Equal digits never stand a knight's move apart."""

from typing import Final

from puzzlegen.family import Level
from puzzlegen.generators.sudoku.variant import Thinning, Variant, ordinary

FAMILY: Final = Variant(
    name="anti_knight",
    levels={
        Level.EASY: Thinning(band=(1, 1), nodes=0, spare=8),
        Level.MEDIUM: Thinning(band=(2, 3), nodes=100, minimal=True),
        Level.HARD: Thinning(band=(4, 5), nodes=100, minimal=True),
    },
    lay=ordinary(9, "anti_knight"),
)
