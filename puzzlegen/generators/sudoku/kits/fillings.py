"""Full grids of a layout, random ones and others near a given one, and minimal puzzles of the ordinary layout."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout, boxes
from puzzlegen.generators.sudoku.kits import cells
from puzzlegen.generators.sudoku.kits.cells import Ints
from puzzlegen.generators.sudoku.kits.model import bare_model
from puzzlegen.kernels.generators import thinning
from puzzlegen.kernels.generators.bands import Bands
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

_RESTARTS: Final = 40
_OTHER_NODES: Final = 300
_TRIES: Final = 20


@lru_cache(maxsize=1)
def _no_marks() -> Ints:
    """The activity of no marks at all."""
    return np.zeros(0, dtype=np.int64)


@lru_cache(maxsize=8)
def _no_givens(size: int) -> Ints:
    """An empty grid."""
    return np.zeros(size * size, dtype=np.int64)


_bands: Final = lru_cache(maxsize=1)(Bands)


@lru_cache(maxsize=64)
def ordinary(layout: Layout) -> bool:
    """True if `bands` can fill the layout: 9x9 with 3x3 boxes and no rules but those about absent marks."""
    return layout.size == 9 and layout.regions == boxes(9) and set(layout.rules) <= {"all_dots", "all_bars"}


def minimal_puzzle(rng: Stream) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A random ordinary grid and givens none of which can be dropped while it stays their only filling."""
    bands = _bands()
    numbers = RandomNumbers(rng.word())
    order = np.arange(81)
    numbers.shuffle(order)
    bands.fill(numbers)
    bands.thin(order, numbers)
    return bands.grid(), bands.givens()


def random_filling(layout: Layout, rng: Stream) -> tuple[int, ...] | None:
    """A random full grid that satisfies the houses and anti_knight; None if none was found within the node limit.

    A fill that goes wrong early may hang for minutes where a fresh one seldom does: so it starts again after as many
    nodes as there are cells. Some jigsaw layouts have no filling at all.
    """
    numbers = RandomNumbers(rng.word())
    if ordinary(layout):
        bands = _bands()
        bands.fill(numbers)
        return bands.grid()
    workspace = cells.workspace(layout.size)
    nothing = _no_givens(layout.size)
    if not thinning.fill(bare_model(layout), workspace, nothing, _no_marks(), len(nothing), _RESTARTS, numbers):
        return None
    return workspace.filling()


def other_filling(
    layout: Layout, grid: tuple[int, ...], kept: Sequence[int], share: float, rng: Stream
) -> tuple[int, ...] | None:
    """A different full grid near this one that satisfies the houses and anti_knight (marks are not looked at).

    The cells ``kept`` and a random part of the others keep their values: this share of all, fewer after every failure.
    The rest is filled at random, whatever it held: so of a grid and its neighbour each is as likely to be the one that
    the other stems from. (A search that stays near the grid is faster, but its grids lie closer to each other than to
    the one that they stem from.)

    Returns:
        The grid, or None if no other one was found.
    """
    count = len(grid)
    known = np.array(grid, dtype=np.int64)
    nothing = _no_givens(layout.size)
    workspace = cells.workspace(layout.size)
    numbers = RandomNumbers(rng.word())
    order = np.setdiff1d(np.arange(count), np.array(kept, dtype=np.int64))
    for _ in range(_TRIES):
        givens = known.copy()
        numbers.shuffle(order)
        givens[order[max(int(share * count) - len(kept), 0) :]] = 0
        model = bare_model(layout)
        outcome = thinning.search(model, workspace, givens, _no_marks(), -1, nothing, _OTHER_NODES, numbers)
        if outcome == thinning.FOUND:
            filling = workspace.filling()
            if filling != grid:
                return filling
        share *= 0.9
    return None


def completes(layout: Layout, grid: Sequence[int]) -> bool:
    """True if a partly filled grid was found to have a filling in which each house holds each value once."""
    workspace = cells.workspace(layout.size)
    values = np.array(grid, dtype=np.int64)
    nothing = _no_givens(layout.size)
    numbers = RandomNumbers(0)
    outcome = thinning.search(bare_model(layout), workspace, values, _no_marks(), -1, nothing, _OTHER_NODES, numbers)
    return outcome == thinning.FOUND
