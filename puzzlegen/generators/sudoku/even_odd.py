"""Squares hold even digits, circles odd ones."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice, Mark
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

_FEWEST: Final = 28
_MOST: Final = 40


def _mark(_layout: Layout, solution: tuple[int, ...], rng: Stream) -> tuple[Mark, ...]:
    """Mark some cells."""
    cells = sorted(rng.permutation(len(solution))[: rng.between(_FEWEST, _MOST)])
    return tuple(Mark("odd" if solution[cell] % 2 else "even", (cell,)) for cell in cells)


LEVELS: Final = {
    Level.EASY: Thinning(
        band=(1, 2),
        depth=(0, 0),
        depths={GridChoice: (2, 3)},
        bands={GridChoice: (15, 45)},
        logic="singles",
        spare=(4, 10),
        keep_marks=True,
    ),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 5), logic="pairs", left=(0, 200)),
    Level.HARD: Thinning(
        band=(4, 6),
        depth=(3.5, 6.5),
        logic="search",
        left=(150, 4096),
        minimal=True,
    ),
    Level.EXTREME: Thinning(band=(5, 6), depth=(6.5, 30), logic="deep", minimal=True, turns=60),
}
invent: Final = variant(boxed(9), _mark)
