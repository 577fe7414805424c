"""Digits increase along thermometers, from the bulb to the tip."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice, Mark
from puzzlegen.generators.sudoku.kits.paths import Occupancy
from puzzlegen.generators.sudoku.kits.variant import Thinning, boxed, variant

_SHORTEST: Final = 3
_LONGEST: Final = 7
_MOST: Final = 10


def _mark(layout: Layout, solution: tuple[int, ...], rng: Stream) -> tuple[Mark, ...]:
    """Let thermometers grow from low values, each towards a length of its own."""
    occupied = Occupancy(layout.size)
    marks: list[Mark] = []
    for bulb in rng.permutation(len(solution)):
        if len(marks) == _MOST:
            break
        if not occupied.free(bulb):
            continue
        wanted = rng.between(_SHORTEST, _LONGEST)
        path = [bulb]
        while len(path) < wanted:
            # Small steps leave room for long thermometers.
            rising = [cell for cell in occupied.steps(path, rng) if solution[cell] > solution[path[-1]]]
            if not rising:
                break
            path.append(min(rising[:3], key=lambda cell: solution[cell]))
        if len(path) == wanted:
            occupied.take(path)
            marks.append(Mark("thermometer", tuple(path)))
    return tuple(marks)


LEVELS: Final = {
    Level.EASY: Thinning(
        band=(1, 2),
        depth=(0, 0),
        depths={GridChoice: (2, 3)},
        bands={GridChoice: (6, 12)},
        logic="singles",
        spare=(6, 12),
        keep_marks=True,
    ),
    Level.MEDIUM: Thinning(band=(2, 4), depth=(0, 4.5), logic="pairs"),
    Level.HARD: Thinning(band=(4, 6), depth=(2.5, 6.6), logic="search", minimal=True),
    Level.EXTREME: Thinning(band=(5, 6), depth=(6.7, 30), logic="deep", minimal=True, turns=60),
}
invent: Final = variant(boxed(9), _mark)
