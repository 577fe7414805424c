"""Pencil marks: what the empty cells of a puzzle may hold as far as one sees."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.generators.sudoku.kits import cells
from puzzlegen.generators.sudoku.kits.state import State
from puzzlegen.kernels.generators import thinning
from puzzlegen.kernels.generators.narrowing import PAIRED, PLAIN, Model
from puzzlegen.kernels.generators.random_numbers import RandomNumbers


@lru_cache(maxsize=64)
def neighbours(layout: Layout) -> tuple[frozenset[int], ...]:
    """By cell, the other cells of its row, its column and its region."""
    n, regions = layout.size, layout.regions
    return tuple(
        frozenset(
            other
            for other in range(n * n)
            if other != cell and (other // n == cell // n or other % n == cell % n or regions[other] == regions[cell])
        )
        for cell in range(n * n)
    )


def candidates(state: State) -> list[int]:
    """Per cell, as bits ``1 << value``, the values that no given in its houses rules out; 0 where a given stands."""
    n, regions, givens = state.layout.size, state.layout.regions, state.givens
    rows, columns, areas = [0] * n, [0] * n, [0] * n
    for cell, value in enumerate(givens):
        if value:
            rows[cell // n] |= 1 << value
            columns[cell % n] |= 1 << value
            areas[regions[cell]] |= 1 << value
    every = (2 << n) - 2
    found: list[int] = []
    for row, start in enumerate(range(0, n * n, n)):
        line = zip(givens[start : start + n], columns, regions[start : start + n], strict=True)
        left = every & ~rows[row]
        found += [0 if value else left & ~(column | areas[region]) for value, column, region in line]
    return found


def left_by(model: Model, state: State, givens: Sequence[int], logic: int) -> tuple[int, ...]:
    """Per cell, as bits ``1 << value - 1``, the values that a logic of `cells` leaves; nothing if it solves the puzzle.

    Args:
        model: that of the puzzle, with all its marks.
        state: the puzzle.
        givens: values to begin with, all of them those of the solution; 0 elsewhere.
        logic: how much is concluded.
    """
    active = np.ones(len(state.marks), dtype=np.int64)
    given, solution = np.array(givens, dtype=np.int64), np.array(state.solution, dtype=np.int64)
    workspace = cells.workspace(state.layout.size)
    sharp = model.concluding(logic)
    if thinning.search(sharp, workspace, given, active, -1, solution, 0, RandomNumbers(0)) == thinning.NONE:
        return ()
    return workspace.left()


def left_by_refuting(model: Model, state: State) -> tuple[int, ...]:
    """Per cell, the values left by locked candidates and pairs, and by assumptions that singles refute.

    As bits ``1 << value - 1``; nothing if that solves the puzzle. ``model`` is that of the puzzle, with all its marks.
    """
    given = np.array(state.givens, dtype=np.int64)
    active = np.ones(len(state.marks), dtype=np.int64)
    workspace = cells.workspace(state.layout.size)
    sharp, plain = model.concluding(PAIRED), model.concluding(PLAIN)
    if thinning.refute(sharp, plain, workspace, given, active):
        return ()
    return workspace.left()


def plausible(state: State) -> list[list[int]]:
    """Per cell, the values left when the logic below the level's, or a look at the givens, has done its work.

    At most one value is left to a cell that needs no more than that.
    """
    masks = [mask << 1 for mask in state.left] or candidates(state)
    return [[value for value in range(1, state.layout.size + 1) if mask >> value & 1] for mask in masks]
