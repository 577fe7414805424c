"""Sudoku on a 16x16 grid, with boxes of 4x4."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

# Minimal puzzles of this size are too dear: the spare givens are never tried.
LEVELS: Final = {
    Level.EASY: Thinning(band=(1, 2), depth=(0, 0), logic="singles", spare=(90, 110)),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 7.5), logic="pairs", left=(0, 455), spare=(58, 62)),
    Level.HARD: Thinning(band=(4, 6), depth=(5, 8.3), logic="search", nodes=50, spare=(30, 30)),
    Level.EXTREME: Thinning(band=(5, 6), depth=(8.6, 30), logic="deep", nodes=300, turns=5),
}
invent: Final = variant(boxed(16))
