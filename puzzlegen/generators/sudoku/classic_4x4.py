"""Sudoku on a 4x4 grid, with boxes of 2x2."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.generators.sudoku.variant import Thinning, Variant, boxed

# Singles solve every puzzle of this size. With spare givens there are thousands, and only 36 minimal ones: the others
# are those in disguise.
FAMILY: Final = Variant(
    name="classic_4x4",
    levels={
        Level.EASY: Thinning(band=(1, 2), logic="singles", spare=(6, 9)),
    },
    lay=boxed(4),
)
