"""Arrows outside the grid give sums along diagonals."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice, Mark
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant
from puzzlegen.kernels.generators.narrowing import LARGEST_SUM

_SHORTEST: Final = 3


def _diagonals(size: int) -> list[list[tuple[int, int]]]:
    """All diagonals that are long enough, as (row, column), from their upper ends."""
    found = []
    for right in (-1, 1):
        edge = 0 if right == 1 else size - 1
        starts = [(0, column) for column in range(size)] + [(row, edge) for row in range(1, size)]
        for row, column in starts:
            length = min(size - row, size - column if right == 1 else column + 1)
            if length >= _SHORTEST:
                found.append([(row + i, column + i * right) for i in range(length)])
    return found


def _mark(layout: Layout, solution: tuple[int, ...], rng: Stream) -> tuple[Mark, ...]:
    """An arrow for each diagonal, at either end, unless the place outside the grid is taken."""
    size = layout.size
    places = set()
    marks = []
    diagonals = _diagonals(size)
    rng.shuffle(diagonals)
    for diagonal in diagonals:
        if rng.below(2):
            diagonal.reverse()
        (row, column), (next_row, next_column) = diagonal[:2]
        place = (2 * row - next_row, 2 * column - next_column)
        cells = tuple(row * size + column for row, column in diagonal)
        total = sum(solution[cell] for cell in cells)
        if place not in places and total <= LARGEST_SUM:
            places.add(place)
            marks.append(Mark("little_killer", cells, total))
    return tuple(marks)


LEVELS: Final = {
    Level.EASY: Thinning(
        band=(1, 2),
        depth=(0, 0),
        depths={GridChoice: (1, 3)},
        bands={GridChoice: (4, 10)},
        logic="singles",
        spare=(6, 12),
        keep_marks=True,
    ),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 3.6), logic="pairs"),
    Level.HARD: Thinning(band=(4, 6), depth=(3.5, 5.2), logic="search", nodes=20),
    Level.EXTREME: Thinning(band=(5, 6), depth=(5.1, 30), logic="deep", turns=30, nodes=100),
}
invent: Final = variant(boxed(9), _mark)
