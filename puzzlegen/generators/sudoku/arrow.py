"""The digits along an arrow add up to the digit in its circle."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice, Mark
from puzzlegen.generators.sudoku.kits.paths import Occupancy
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

_SHAFTS: Final = (2, 2, 3, 3, 4)  # lengths to choose from
_MOST: Final = 12


def _extend(
    occupied: Occupancy, solution: tuple[int, ...], path: list[int], length: int, left: int, rng: Stream
) -> bool:
    """Extend the path by cells that add up to ``left`` until its shaft has the length; False if there is no way."""
    if len(path) == length + 1:
        return left == 0
    for cell in occupied.steps(path, rng):
        if solution[cell] <= left:
            path.append(cell)
            if _extend(occupied, solution, path, length, left - solution[cell], rng):
                return True
            path.pop()
    return False


def _mark(layout: Layout, solution: tuple[int, ...], rng: Stream) -> tuple[Mark, ...]:
    """Look for shafts at cells in random order."""
    occupied = Occupancy(layout.size)
    marks: list[Mark] = []
    for circle in rng.permutation(len(solution)):
        if len(marks) == _MOST:
            break
        path = [circle]
        if occupied.free(circle) and _extend(occupied, solution, path, rng.choice(_SHAFTS), solution[circle], rng):
            occupied.take(path)
            marks.append(Mark("arrow", tuple(path)))
    return tuple(marks)


LEVELS: Final = {
    Level.EASY: Thinning(
        band=(1, 2),
        depth=(0, 0),
        depths={GridChoice: (2, 3)},
        bands={GridChoice: (8, 14)},
        logic="singles",
        spare=(6, 12),
        keep_marks=True,
    ),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 5), logic="pairs"),
    Level.HARD: Thinning(band=(4, 6), depth=(3, 6.6), logic="search", nodes=20),
    Level.EXTREME: Thinning(band=(5, 6), depth=(6.7, 30), logic="deep", nodes=150, turns=3),
}
invent: Final = variant(boxed(9), _mark)
