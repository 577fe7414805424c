"""The dots of Kropki."""

from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import Mark
from puzzlegen.generators.sudoku.kits.model import sides


def all_dots(layout: Layout, solution: tuple[int, ...], rng: Stream) -> tuple[Mark, ...]:
    """All dots of a solution; between 1 and 2, where both are true, either colour."""
    marks = []
    for pair in sides(layout.size):
        low, high = sorted((solution[pair[0]], solution[pair[1]]))
        white, black = high == low + 1, high == 2 * low
        if white or black:
            marks.append(Mark("black_dot" if black and not (white and rng.below(2)) else "white_dot", pair))
    return tuple(marks)
