"""Kropki with some of its dots: where there is no dot, nothing follows."""

from typing import Final

from puzzlegen.family import Level
from puzzlegen.generators.sudoku.grid import Layout, Mark
from puzzlegen.generators.sudoku.kropki import all_dots
from puzzlegen.generators.sudoku.variant import Thinning, Variant, boxed
from puzzlegen.stream import Stream

_FEWEST_DOTS: Final = 18
_MOST_DOTS: Final = 30


def _mark(layout: Layout, solution: tuple[int, ...], rng: Stream) -> tuple[Mark, ...]:
    """Some of the dots."""
    dots = all_dots(layout, solution, rng)
    return tuple(rng.sample(dots, min(len(dots), rng.between(_FEWEST_DOTS, _MOST_DOTS))))


FAMILY: Final = Variant(
    name="kropki_loose",
    levels={
        Level.EASY: Thinning(band=(1, 1), logic="singles", spare=(4, 10), keep_marks=True),
        Level.MEDIUM: Thinning(band=(2, 3), logic="pairs"),
        Level.HARD: Thinning(band=(4, 5), logic="search", nodes=20),
    },
    lay=boxed(9),
    mark=_mark,
)
