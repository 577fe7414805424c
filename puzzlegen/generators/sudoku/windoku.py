"""Four more windows hold every digit."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.generators.sudoku.variant import Thinning, Variant, boxed

FAMILY: Final = Variant(
    name="windoku",
    levels={
        Level.EASY: Thinning(band=(1, 2), logic="singles", spare=(14, 20)),
        Level.MEDIUM: Thinning(band=(2, 4), logic="pairs", spare=(4, 8)),
        Level.HARD: Thinning(band=(4, 6), logic="search", minimal=True),
    },
    lay=boxed(9, "windows"),
)
