"""Makes minimal puzzles without marks harder: clues are exchanged step by step, and the harder puzzle is kept.

Puzzles that share most of their clues are about equally hard, so that this leads much farther than drawing new ones.
"""

from typing import Final

import msgspec
import numpy as np

from puzzlegen.core.stream import Stream
from puzzlegen.generators.sudoku.kits import cells
from puzzlegen.generators.sudoku.kits.cells import Ints
from puzzlegen.generators.sudoku.kits.model import full_model
from puzzlegen.generators.sudoku.kits.state import State
from puzzlegen.kernels.generators import thinning
from puzzlegen.kernels.generators.narrowing import COMBINED, PAIRED, PLAIN
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

_DROPPED: Final = 4  # at most so many clues are exchanged in a step
_ADDED: Final = 14  # so many take their place, and those that are not needed are dropped again
_NODES: Final = 100  # that a proof of uniqueness may take
_OTHERS: Final = 256  # fillings that are kept from step to step: most deny clues of the next puzzles, too
_OPEN: Final = (2, 3)  # the part of the cells that is to be open below forcing chains


def harder(puzzle: State, rng: Stream, steps: int) -> State:
    """A minimal puzzle with the same solution, after at most so many steps.

    Below forcing chains two thirds of its cells are open, if that is reached. Among puzzles equal in this, the harder
    one is that in which fewer wrong values are refuted when assumed, in the round with the fewest.
    """
    count = len(puzzle.givens)
    goal = count * _OPEN[0] // _OPEN[1]
    numbers = RandomNumbers(rng.word())
    solution = np.array(puzzle.solution, dtype=np.int64)
    givens = np.array(puzzle.givens, dtype=np.int64)
    unmarked = np.zeros(0, dtype=np.int64)
    others = thinning.Others(count, _OTHERS)
    workspace = cells.workspace(puzzle.layout.size)
    sharp = full_model(puzzle.layout, ()).concluding(PAIRED)
    plain = sharp.concluding(PLAIN)
    combined = sharp.concluding(COMBINED)

    def hardness(clues: Ints) -> tuple[int, int]:
        """How many cells are open, up to the goal, and minus the share of wrong values that are refuted."""
        if thinning.search(sharp, workspace, clues, unmarked, -1, solution, 0, numbers) == thinning.NONE:
            return 0, 0
        still_open = sum(1 for mask in workspace.left() if mask & mask - 1)
        return min(still_open, goal), -thinning.refute(sharp, plain, workspace, clues, unmarked)

    best = hardness(givens)
    for _ in range(steps):
        if best == (goal, 0):
            break
        given, empty = np.flatnonzero(givens), np.flatnonzero(givens == 0)
        numbers.shuffle(given)
        numbers.shuffle(empty)
        dropped = 1 + numbers.below(_DROPPED)
        clues = givens.copy()
        clues[given[:dropped]] = 0
        clues[empty[:_ADDED]] = solution[empty[:_ADDED]]
        if thinning.search(combined, workspace, clues, unmarked, -1, solution, _NODES, numbers) != thinning.NONE:
            continue
        order = np.concatenate((empty[:_ADDED], given[dropped:]))
        if thinning.thin(combined, workspace, solution, clues, unmarked, order, _NODES, others, numbers):
            continue  # not proven minimal
        reached = hardness(clues)
        if reached >= best:
            best, givens = reached, clues
    return msgspec.structs.replace(puzzle, givens=tuple(givens.tolist()))
