"""Equal digits never stand a knight's move apart."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

LEVELS: Final = {
    Level.EASY: Thinning(band=(1, 2), depth=(0, 0), logic="singles", spare=(12, 18)),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 8), logic="pairs"),
    Level.HARD: Thinning(band=(4, 6), depth=(0, 8.6), logic="search", minimal=True),
    Level.EXTREME: Thinning(band=(5, 6), depth=(8.9, 30), logic="search", minimal=True),
}
invent: Final = variant(boxed(9, "anti_knight"))
