"""Squares hold even digits, circles odd ones."""

from typing import Final

from puzzlegen.family import Level
from puzzlegen.generators.sudoku.grid import Layout, Mark
from puzzlegen.generators.sudoku.variant import Thinning, Variant, boxed
from puzzlegen.stream import Stream

_FEWEST: Final = 28
_MOST: Final = 40


def _mark(_layout: Layout, solution: tuple[int, ...], rng: Stream) -> tuple[Mark, ...]:
    """Mark some cells."""
    cells = sorted(rng.permutation(len(solution))[: rng.between(_FEWEST, _MOST)])
    return tuple(Mark("odd" if solution[cell] % 2 else "even", (cell,)) for cell in cells)


FAMILY: Final = Variant(
    name="even_odd",
    levels={
        Level.EASY: Thinning(band=(1, 1), logic="singles", spare=(4, 10), keep_marks=True),
        Level.MEDIUM: Thinning(band=(2, 3), logic="pairs"),
        Level.HARD: Thinning(band=(4, 5), logic="search", minimal=True),
    },
    lay=boxed(9),
    mark=_mark,
)
