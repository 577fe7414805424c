"""Sudoku on a 6x6 grid, with boxes of two rows and three columns."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

# One minimal puzzle in twenty needs more than singles; locked candidates and pairs then hardly ever suffice.
LEVELS: Final = {
    Level.EASY: Thinning(band=(1, 2), depth=(0, 0), logic="singles", spare=(3, 9)),
    Level.HARD: Thinning(band=(4, 6), depth=(1, 6), logic="search", minimal=True, turns=30),
}
invent: Final = variant(boxed(6))
