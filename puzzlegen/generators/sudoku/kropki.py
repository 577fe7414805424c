"""White dots: the digits differ by 1; black dots: one digit is twice the other; all dots are drawn."""

from typing import Final

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.generators.sudoku.grid import Layout, Mark
from puzzlegen.generators.sudoku.model import sides
from puzzlegen.generators.sudoku.variant import Thinning, Variant, boxed


def all_dots(layout: Layout, solution: tuple[int, ...], rng: Stream) -> tuple[Mark, ...]:
    """All dots of a solution; between 1 and 2, where both are true, either colour."""
    marks = []
    for pair in sides(layout.size):
        low, high = sorted((solution[pair[0]], solution[pair[1]]))
        white, black = high == low + 1, high == 2 * low
        if white or black:
            marks.append(Mark("black_dot" if black and not (white and rng.below(2)) else "white_dot", pair))
    return tuple(marks)


FAMILY: Final = Variant(
    name="kropki",
    levels={
        Level.EASY: Thinning(
            band=(1, 2), bands={"grid_choice": (0, 8.5)}, logic="singles", spare=(2, 8), alike=(0, 0.2)
        ),
        Level.MEDIUM: Thinning(band=(2, 4), bands={"grid_choice": (10, 25)}, logic="pairs", turns=2, alike=(0.4, 0.55)),
        Level.HARD: Thinning(
            band=(4, 6), bands={"grid_choice": (28, 1000)}, logic="search", minimal=True, alike=(0.6, 0.8)
        ),
    },
    lay=boxed(9, "all_dots"),
    mark=all_dots,
)
