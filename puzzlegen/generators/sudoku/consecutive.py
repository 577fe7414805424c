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
    Level.EASY: Thinning(band=(1, 2), bands={GridChoice: (0, 11)}, logic="singles", spare=(2, 8), alike=(0, 0.2)),
    Level.MEDIUM: Thinning(band=(2, 4), bands={GridChoice: (13, 32)}, logic="pairs", alike=(0.4, 0.55)),
    Level.HARD: Thinning(band=(4, 6), logic="search", minimal=True),
    Level.EXTREME: Thinning(band=(5, 6), logic="search", minimal=True),
}
invent: Final = variant(boxed(9, "all_bars"), _mark)
