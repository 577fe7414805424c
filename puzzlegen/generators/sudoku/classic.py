"""Sudoku as everybody knows it: nine rows, nine columns and nine boxes."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

LEVELS: Final = {
    Level.EASY: Thinning(band=(1, 2), depth=(0, 0), logic="singles", spare=(18, 24)),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 3), logic="pairs", minimal=True, left=(0, 100), turns=4),
    Level.HARD: Thinning(band=(4.5, 6), depth=(1, 4), logic="search", minimal=True, left=(80, 4096), turns=4),
    Level.EXTREME: Thinning(band=(4.65, 6), depth=(2.8, 30), logic="chains", minimal=True, left=(80, 4096), turns=12),
}
invent: Final = variant(boxed(9))
