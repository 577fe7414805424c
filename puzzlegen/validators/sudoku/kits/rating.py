"""How hard a question about a Sudoku is, each task in a unit of its own; ``docs/sudoku.md`` explains them."""

import math
from typing import Final

import numpy as np

from puzzlegen.core.certificate import Depth
from puzzlegen.formats.sudoku.kits.puzzle import (
    MARKS,
    TIER,
    Continuation,
    Digit,
    GridChoice,
    Query,
    Solve,
    WrongEntry,
)
from puzzlegen.kernels.validators.cover import Side
from puzzlegen.kernels.validators.techniques import SEARCH, rate
from puzzlegen.validators.sudoku.kits.layout import Board
from puzzlegen.validators.sudoku.kits.reading import fewest_marks, marks_to_read
from puzzlegen.validators.sudoku.kits.statement import (
    Puzzle,
    read_entries,
    read_full_grid,
)

_STEPS: Final = ("placements", "tier2_steps", "tier3_steps", "tier4_steps")


def difficulty_of(
    query: Query, puzzle: Puzzle, board: Board, side: Side, solution: tuple[int, ...]
) -> tuple[float, str, dict[str, int]]:
    """The difficulty of a question that has one answer, its unit, and the steps of the techniques by tier."""
    tiers = np.zeros(puzzle.size**2, np.int64)
    steps = np.zeros(len(_STEPS) + 1, np.int64)
    rate(board.cover, side, np.array(puzzle.givens, np.int64), -1, tiers, steps)
    effort = dict(zip(_STEPS, steps[1:].tolist(), strict=True))
    if isinstance(query, GridChoice):
        grids = [read_full_grid(text, puzzle.size, "a grid on offer") for text in query.options]
        return math.fsum(marks_to_read(puzzle, grid) for grid in grids if grid != solution), MARKS, effort
    placed = [tier or SEARCH for tier in tiers.tolist()]
    tier = _tier(query, puzzle, placed, solution)
    still_open = sum(1 for given, other in zip(puzzle.givens, placed, strict=True) if not given and other >= tier)
    return tier + still_open / (puzzle.size**2 + 1), TIER, effort


def depth_of(query: Query, puzzle: Puzzle, solution: tuple[int, ...], nodes: int) -> Depth:
    """The depth of a question that has one answer.

    Args:
        query: the question.
        puzzle: the puzzle.
        solution: its only one.
        nodes: places at which the proof had to try: it fills in what follows at once, and goes on with the cell or the
            value that has the fewest possibilities.
    """
    if isinstance(query, GridChoice):
        grids = [read_full_grid(text, puzzle.size, "a grid on offer") for text in query.options]
        return Depth.properties(fewest_marks(puzzle, [grid for grid in grids if grid != solution]))
    return Depth.search(nodes + 1)


def _tier(query: Query, puzzle: Puzzle, placed: list[int], solution: tuple[int, ...]) -> int:
    """The tier that the answer takes; ``placed`` tells what each cell takes."""
    match query:
        case Digit(cell=cell):
            return placed[cell]
        case Continuation(options=grids):
            # a grid is out as soon as one of its wrong entries is known
            entries = [read_entries(text, puzzle, "a grid on offer") for text in grids]
            wrong = [[placed[cell] for cell, value in each.items() if value != solution[cell]] for each in entries]
            return max(min(tiers) for tiers in wrong if tiers)
        case WrongEntry(entries=text):
            # the wrong entry is known by itself, or because all others turn out right
            held = read_entries(text, puzzle, "entries")
            right = [placed[cell] for cell, value in held.items() if value == solution[cell]]
            wrong_one = [placed[cell] for cell, value in held.items() if value != solution[cell]]
            return min(*wrong_one, max(right, default=1))
        case Solve() | GridChoice():
            return max(placed)
