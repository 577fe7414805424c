"""Cages with sums, within which no digit repeats."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice, Mark
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

_SIZES: Final = (2, 2, 3, 3, 3, 4, 4, 5)  # to choose from


def _mark(layout: Layout, solution: tuple[int, ...], rng: Stream) -> tuple[Mark, ...]:
    """Let cages grow from cells in random order until they have their size or no room; single cells stay free."""
    size = layout.size
    taken = [False] * len(solution)
    marks = []
    for start in rng.permutation(len(solution)):
        if taken[start]:
            continue
        wanted = rng.choice(_SIZES)
        cage = [start]
        values = {solution[start]}
        taken[start] = True
        edge = _around(start, size)
        while edge and len(cage) < wanted:
            cell = edge.pop(rng.below(len(edge)))
            if not taken[cell] and solution[cell] not in values:
                taken[cell] = True
                cage.append(cell)
                values.add(solution[cell])
                edge += _around(cell, size)
        if len(cage) > 1:
            marks.append(Mark("cage", tuple(sorted(cage)), sum(values)))
    return tuple(marks)


def _around(cell: int, size: int) -> list[int]:
    """The cells that share a side with this one."""
    row, column = divmod(cell, size)
    return [
        cell + step
        for step, inside in ((-size, row > 0), (-1, column > 0), (1, column < size - 1), (size, row < size - 1))
        if inside
    ]


LEVELS: Final = {
    Level.EASY: Thinning(
        band=(1, 2),
        depth=(0, 0),
        depths={GridChoice: (2, 3)},
        bands={GridChoice: (9, 30)},
        logic="singles",
        spare=(6, 12),
        keep_marks=True,
    ),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 3.6), logic="pairs", left=(0, 320), spare=(8, 12)),
    Level.HARD: Thinning(band=(4, 6), depth=(2, 4.6), logic="search", nodes=20),
    Level.EXTREME: Thinning(band=(5, 6), depth=(3.5, 30), logic="deep", turns=30, nodes=100),
}
invent: Final = variant(boxed(9), _mark)
