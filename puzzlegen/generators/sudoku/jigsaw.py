"""Irregular regions instead of boxes."""

from typing import Final

from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout, boxes
from puzzlegen.generators.sudoku.kits.regions import irregular
from puzzlegen.generators.sudoku.kits.variant import Thinning, variant
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

_EXCHANGES: Final = 100  # enough that little is left of the boxes
_MOST_BOXES: Final = 1


def _lay(rng: Stream) -> Layout:
    """Draw regions at most one of which is a plain 3x3 square."""
    regions = irregular(boxes(9), 9, _EXCHANGES, RandomNumbers(rng.word()))
    squares = sum(
        len({regions[cell + 9 * down + right] for down in range(3) for right in range(3)}) == 1
        for cell in range(61)
        if cell % 9 < 7
    )
    if squares > _MOST_BOXES:
        raise Rejected("the regions are too regular")
    return Layout(9, regions)


LEVELS: Final = {
    Level.EASY: Thinning(band=(1, 2), depth=(0, 0), logic="singles", spare=(14, 20)),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 6), logic="pairs"),
    Level.HARD: Thinning(band=(4, 6), depth=(4, 8.4), logic="search", minimal=True),
    Level.EXTREME: Thinning(band=(5, 6), depth=(8, 30), logic="search", minimal=True),
}
invent: Final = variant(_lay)
