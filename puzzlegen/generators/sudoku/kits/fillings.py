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
from puzzlegen.kernels.generators.narrowing import Model
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

_RESTARTS: Final = 40
_OTHER_NODES: Final = 300


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
    model: Model, givens: Sequence[int], active: Ints, solution: tuple[int, ...], rng: Stream
) -> tuple[int, ...] | None:
    """Another full grid than the solution, near to it, that agrees with the givens and obeys what is active of a model.

    Returns:
        The grid, or None if there is none, or none was found within the node limit.
    """
    workspace = cells.workspace(model.size)
    known, right = np.array(givens, dtype=np.int64), np.array(solution, dtype=np.int64)
    outcome = thinning.search(model, workspace, known, active, -1, right, _OTHER_NODES, RandomNumbers(rng.word()))
    return workspace.filling() if outcome == thinning.FOUND else None


def obeys(model: Model, grid: Sequence[int], active: Ints) -> bool:
    """True if a full grid obeys what is active of a model."""
    workspace = cells.workspace(model.size)
    values, nothing = np.array(grid, dtype=np.int64), _no_givens(model.size)
    return thinning.search(model, workspace, values, active, -1, nothing, 0, RandomNumbers(0)) == thinning.FOUND


def completes(layout: Layout, grid: Sequence[int]) -> bool:
    """True if a partly filled grid was found to have a filling in which each house holds each value once."""
    workspace = cells.workspace(layout.size)
    values = np.array(grid, dtype=np.int64)
    nothing = _no_givens(layout.size)
    numbers = RandomNumbers(0)
    outcome = thinning.search(bare_model(layout), workspace, values, _no_marks(), -1, nothing, _OTHER_NODES, numbers)
    return outcome == thinning.FOUND
