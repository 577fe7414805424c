"""Full grids of a layout: random ones, and others near a given one."""

from functools import lru_cache
from typing import Final

import numpy as np

from puzzlegen.generators.construction import cells, thinning
from puzzlegen.generators.construction.dice import Ints, dice
from puzzlegen.generators.sudoku.grid import Layout
from puzzlegen.generators.sudoku.model import bare_model
from puzzlegen.stream import Stream

_FILL_NODES: Final = 200  # a fill that goes wrong early hangs for minutes; a fresh one seldom does
_FILL_RESTARTS: Final = 50
_OTHER_NODES: Final = 200
_TRIES: Final = 20


@lru_cache(maxsize=1)
def no_marks() -> Ints:
    """The activity of no marks at all."""
    return np.zeros(0, dtype=np.int64)


@lru_cache(maxsize=8)
def no_givens(size: int) -> Ints:
    """An empty grid."""
    return np.zeros(size * size, dtype=np.int64)


def random_filling(layout: Layout, rng: Stream) -> tuple[int, ...] | None:
    """A random full grid that satisfies the houses and anti_knight; None if none was found within the node limit."""
    desk = cells.desk(layout.size)
    state = dice(rng.word())
    nothing = no_givens(layout.size)
    if not thinning.fill(bare_model(layout), desk, nothing, no_marks(), _FILL_NODES, _FILL_RESTARTS, state):
        return None
    return cells.result(desk, layout.size)


def other_filling(layout: Layout, grid: tuple[int, ...], rng: Stream) -> tuple[int, ...] | None:
    """A different full grid near this one that satisfies the houses and anti_knight (marks are not looked at).

    A random 60 to 80% of the cells keep their values, fewer after every failure, so that the step from one grid to
    another is as likely as the step back.

    Returns:
        The grid, or None if no other one was found.
    """
    count = len(grid)
    known = np.array(grid, dtype=np.int64)
    desk = cells.desk(layout.size)
    state = dice(rng.word())
    share = 0.6 + 0.2 * rng.unit()
    for _ in range(_TRIES):
        givens = known.copy()
        givens[rng.permutation(count)[int(share * count) :]] = 0
        outcome = thinning.search(bare_model(layout), desk, givens, no_marks(), -1, known, _OTHER_NODES, state)
        if outcome == thinning.FOUND:
            return cells.result(desk, layout.size)
        share *= 0.9
    return None
