"""Kropki with some of its dots: where there is no dot, nothing follows."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice, Mark
from puzzlegen.generators.sudoku.kits.dots import all_dots
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

_FEWEST_DOTS: Final = 18
_MOST_DOTS: Final = 30


def _mark(layout: Layout, solution: tuple[int, ...], rng: Stream) -> tuple[Mark, ...]:
    """Some of the dots."""
    dots = all_dots(layout, solution, rng)
    return tuple(rng.sample(dots, min(len(dots), rng.between(_FEWEST_DOTS, _MOST_DOTS))))


LEVELS: Final = {
    Level.EASY: Thinning(
        band=(1, 2),
        depth=(0, 0),
        depths={GridChoice: (2, 3)},
        bands={GridChoice: (12, 35)},
        logic="singles",
        spare=(4, 10),
        keep_marks=True,
    ),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 4.5), logic="pairs", left=(0, 240), spare=(5, 9)),
    Level.HARD: Thinning(
        band=(4, 6),
        depth=(3.5, 7.5),
        logic="search",
        left=(270, 4096),
        nodes=20,
    ),
    Level.EXTREME: Thinning(band=(5, 6), depth=(7.6, 30), logic="deep", nodes=600, turns=10),
}
invent: Final = variant(boxed(9), _mark)
