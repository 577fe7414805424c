"""Sudoku on a 4x4 grid, with boxes of 2x2."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

# Singles solve every puzzle of this size. With spare givens there are thousands, and only 36 minimal ones: the others
# are those in disguise.
LEVELS: Final = {
    Level.EASY: Thinning(band=(1, 2), depth=(0, 0), logic="singles", spare=(6, 9)),
}
invent: Final = variant(boxed(4))
