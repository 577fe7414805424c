"""Signs between neighbours tell which digit is greater."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice, Mark
from puzzlegen.generators.sudoku.kits.model import sides
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant


def _mark(layout: Layout, solution: tuple[int, ...], _rng: Stream) -> tuple[Mark, ...]:
    """A sign between any two neighbours in the same box."""
    return tuple(
        Mark("greater", (a, b) if solution[a] > solution[b] else (b, a))
        for a, b in sides(layout.size)
        if layout.regions[a] == layout.regions[b]
    )


LEVELS: Final = {
    Level.EASY: Thinning(
        band=(1, 2),
        depth=(0, 0),
        depths={GridChoice: (2, 3)},
        bands={GridChoice: (25, 130)},
        logic="singles",
        spare=(4, 10),
        keep_marks=True,
    ),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 3.6), logic="pairs", left=(0, 260), spare=(6, 10)),
    Level.HARD: Thinning(band=(4, 6), depth=(3, 7), logic="search", nodes=20),
    Level.EXTREME: Thinning(band=(5, 6), depth=(7.2, 30), logic="deep", nodes=800, turns=5),
}
invent: Final = variant(boxed(9), _mark)
