"""Both main diagonals hold every digit."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

LEVELS: Final = {
    Level.EASY: Thinning(band=(1, 2), depth=(0, 0), logic="singles", spare=(14, 20)),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 4.6), logic="pairs"),
    Level.HARD: Thinning(band=(4, 6), depth=(2, 5.7), logic="search", minimal=True),
    Level.EXTREME: Thinning(band=(5, 6), depth=(5.9, 30), logic="deep", turns=30, minimal=True),
}
invent: Final = variant(boxed(9, "diagonals"))
