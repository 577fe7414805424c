"""Clues outside the grid give the sum of the digits between 1 and 9 in a row or column."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice, Mark
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant


def _mark(layout: Layout, solution: tuple[int, ...], _rng: Stream) -> tuple[Mark, ...]:
    """A clue for each row and each column."""
    size = layout.size
    lines = [tuple(range(row * size, (row + 1) * size)) for row in range(size)]
    lines += [tuple(range(column, size * size, size)) for column in range(size)]
    marks = []
    for line in lines:
        values = [solution[cell] for cell in line]
        first, last = sorted((values.index(1), values.index(size)))
        marks.append(Mark("sandwich", line, sum(values[first + 1 : last])))
    return tuple(marks)


LEVELS: Final = {
    Level.EASY: Thinning(
        band=(1, 2),
        depth=(0, 0),
        depths={GridChoice: (2, 3)},
        bands={GridChoice: (7, 24)},
        logic="singles",
        spare=(6, 12),
        keep_marks=True,
    ),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(1, 3.2), logic="pairs", spare=(10, 16)),
    Level.HARD: Thinning(band=(4, 6), depth=(1.5, 3.6), logic="search", nodes=20),
    Level.EXTREME: Thinning(band=(5, 6), depth=(3.4, 30), logic="deep", turns=30, nodes=100),
}
invent: Final = variant(boxed(9), _mark)
