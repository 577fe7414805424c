"""What kind of Sudoku a puzzle is: its size, its layout, its rules and its kinds of marks, but none of its clues."""

from functools import lru_cache
from typing import Final

from puzzlegen.validators.sudoku.kits.statement import Puzzle

# Kinds of marks that one rule book explains together; which of them a puzzle still has after thinning is chance.
_TOGETHER: Final = {"white_dot": "dot", "black_dot": "dot", "even": "parity", "odd": "parity"}


def structure_of(puzzle: Puzzle) -> str:
    """The structure, in words: ``"9x9, boxes of 3x3, all_dots, dot"``.

    All irregular layouts count as one, since a solver needs the same knowledge for each. Turned boxes are the same
    structure too, as a turned puzzle is the same puzzle.
    """
    size = puzzle.size
    marks = {_TOGETHER.get(mark.kind, mark.kind) for mark in puzzle.marks}
    return ", ".join([f"{size}x{size}", _layout(size, puzzle.regions), *sorted(puzzle.rules), *sorted(marks)])


@lru_cache(maxsize=1024)
def _layout(size: int, regions: tuple[int, ...]) -> str:
    """The class of the regions; how they are numbered does not matter."""
    for height in range(1, size + 1):
        width = size // height
        if height * width == size:
            boxes = [(cell // size // height, cell % size // width) for cell in range(size * size)]
            if len(set(zip(regions, boxes, strict=True))) == size:
                return f"boxes of {min(height, width)}x{max(height, width)}"
    return "irregular regions"
