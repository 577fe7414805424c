"""Bars stand between all neighbours that differ by 1."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice, Mark
from puzzlegen.generators.sudoku.kits.model import sides
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant


def _mark(layout: Layout, solution: tuple[int, ...], _rng: Stream) -> tuple[Mark, ...]:
    """All bars of a solution."""
    return tuple(Mark("bar", (a, b)) for a, b in sides(layout.size) if abs(solution[a] - solution[b]) == 1)


LEVELS: Final = {
    Level.EASY: Thinning(
        band=(1, 2),
        depth=(0, 0),
        depths={GridChoice: (2, 3)},
        bands={GridChoice: (20, 140)},
        logic="singles",
        spare=(2, 8),
    ),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 4), logic="pairs"),
    Level.HARD: Thinning(band=(4, 6), depth=(3, 7.6), logic="search", minimal=True),
    Level.EXTREME: Thinning(band=(5, 6), depth=(7.4, 30), logic="deep", turns=30, minimal=True),
}
invent: Final = variant(boxed(9, "all_bars"), _mark)
