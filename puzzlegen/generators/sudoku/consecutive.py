"""Bars stand between all neighbours that differ by 1."""

from typing import Final

from puzzlegen.family import Level
from puzzlegen.generators.sudoku.grid import Layout, Mark
from puzzlegen.generators.sudoku.model import sides
from puzzlegen.generators.sudoku.variant import Thinning, Variant, boxed
from puzzlegen.stream import Stream


def _mark(layout: Layout, solution: tuple[int, ...], _rng: Stream) -> tuple[Mark, ...]:
    """All bars of a solution."""
    return tuple(Mark("bar", (a, b)) for a, b in sides(layout.size) if abs(solution[a] - solution[b]) == 1)


FAMILY: Final = Variant(
    name="consecutive",
    levels={
        Level.EASY: Thinning(band=(1, 1), logic="singles", spare=(2, 8)),
        Level.MEDIUM: Thinning(band=(2, 3), logic="pairs"),
        Level.HARD: Thinning(band=(4, 5), logic="search", minimal=True),
    },
    lay=boxed(9, "all_bars"),
    mark=_mark,
)
