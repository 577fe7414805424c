"""Equal digits never stand a knight's move apart."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.generators.sudoku.variant import Thinning, Variant, boxed

FAMILY: Final = Variant(
    name="anti_knight",
    levels={
        Level.EASY: Thinning(band=(1, 2), logic="singles", spare=(12, 18)),
        Level.MEDIUM: Thinning(band=(2, 4), logic="pairs"),
        Level.HARD: Thinning(band=(4, 6), logic="search", minimal=True),
    },
    lay=boxed(9, "anti_knight"),
)
