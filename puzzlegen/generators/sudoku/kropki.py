"""White dots: the digits differ by 1; black dots: one digit is twice the other; all dots are drawn."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice
from puzzlegen.generators.sudoku.kits.dots import all_dots
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

LEVELS: Final = {
    Level.EASY: Thinning(
        band=(1, 2),
        depth=(0, 0),
        depths={GridChoice: (2, 3)},
        bands={GridChoice: (14, 130)},
        logic="singles",
        spare=(2, 8),
    ),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 2.4), logic="pairs", turns=2),
    Level.HARD: Thinning(band=(4, 6), depth=(2, 7), logic="search", minimal=True),
}
invent: Final = variant(boxed(9, "all_dots"), all_dots)
