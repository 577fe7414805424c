"""Signs between neighbours tell which digit is greater."""

from typing import Final

from puzzlegen.family import Level
from puzzlegen.generators.sudoku.grid import Layout, Mark
from puzzlegen.generators.sudoku.model import sides
from puzzlegen.generators.sudoku.variant import Thinning, Variant, boxed
from puzzlegen.stream import Stream


def _mark(layout: Layout, solution: tuple[int, ...], _rng: Stream) -> tuple[Mark, ...]:
    """A sign between any two neighbours in the same box."""
    return tuple(
        Mark("greater", (a, b) if solution[a] > solution[b] else (b, a))
        for a, b in sides(layout.size)
        if layout.regions[a] == layout.regions[b]
    )


FAMILY: Final = Variant(
    name="greater_than",
    levels={
        Level.EASY: Thinning(band=(1, 1), logic="singles", spare=(4, 10), keep_marks=True),
        Level.MEDIUM: Thinning(band=(2, 3), logic="pairs"),
        Level.HARD: Thinning(band=(4, 5), logic="search", nodes=20),
    },
    lay=boxed(9),
    mark=_mark,
)
