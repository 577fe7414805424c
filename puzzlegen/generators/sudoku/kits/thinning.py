"""Searches for fillings of the constraints of `cells`, fills grids at random, and drops clues that are not needed.

Where no conclusion helps, the cell with the fewest candidates is tried. Work is budgeted in *nodes* (trials), never in
seconds.
"""

from typing import Final

from puzzlegen.generators.sudoku.kits.cells import (
    CELLS,
    COUNTS,
    SIZE,
    STACK,
    TRIED,
)
from puzzlegen.generators.sudoku.kits.narrowing import begin, clear, narrow, settle
from puzzlegen.generators.sudoku.kits.random_numbers import Ints, below
from puzzlegen.running.kernels import lean_kernel

# What a search can end with.
NONE: Final = 0  # there is no filling, or none but the known one
FOUND: Final = 1
LIMIT: Final = -1  # the nodes ran out: nothing is known


@lean_kernel
def _fewest(model: Ints, workspace: Ints, masks: int) -> int:
    """The first cell with the fewest candidates above one, or -1 if all are settled."""
    best = -1
    fewest = model[SIZE] + 1
    for cell in range(model[CELLS]):
        count = model[model[COUNTS] + workspace[masks + cell]]
        if 1 < count < fewest:
            best = cell
            fewest = count
            if count == 2:
                break
    return best


@lean_kernel
def _candidate(model: Ints, mask: int, known: int, near: bool, rng_state: Ints) -> int:
    """A candidate of a cell as a mask: the value of the known filling if it is to be near it, else a random other."""
    if known > 0:
        bit = 1 << known - 1
        if near and mask & bit:
            return bit
        mask &= ~bit
    for _ in range(below(rng_state, model[model[COUNTS] + mask])):
        mask &= mask - 1
    return int(mask & -mask)


@lean_kernel
def _differs(model: Ints, workspace: Ints, masks: int, known: Ints) -> bool:
    """True if a settled grid is another one than the known filling."""
    for cell in range(model[CELLS]):  # noqa: SIM110 (numba has no generator expressions)
        if known[cell] == 0 or workspace[masks + cell] != 1 << known[cell] - 1:
            return True
    return False


@lean_kernel
def search(
    model: Ints, workspace: Ints, givens: Ints, active: Ints, forbidden: int, known: Ints, limit: int, rng_state: Ints
) -> int:
    """Look for a filling other than the known one.

    Args:
        model: the constraints.
        workspace: working space; holds the filling found, see `result`.
        givens: (cells,) values, 0 for an empty cell.
        active: (marks,) 0 for the marks that are left out.
        forbidden: a cell that must not hold its known value, or -1.
        known: (cells,) a filling that does not count, or zeros.
        limit: how many nodes may be spent; with 0 the constraints alone must decide.
        rng_state: state of the random numbers, which choose among candidates.

    Returns:
        FOUND, NONE, or LIMIT when the nodes ran out.
    """
    cells = model[CELLS]
    alive = begin(model, workspace, givens, active)
    if forbidden >= 0 and alive:
        alive = narrow(model, workspace, STACK, forbidden, workspace[STACK + forbidden] & ~(1 << known[forbidden] - 1))
    depth = 0
    nodes = 0
    while True:
        masks = STACK + depth * cells
        if alive and settle(model, workspace, masks, active):
            cell = _fewest(model, workspace, masks)
            if cell >= 0:
                nodes += 1
                if nodes > limit:
                    return LIMIT
                # Other fillings mostly differ in few cells: once one differs, the rest is tried near the known one.
                near = depth > 0 or forbidden >= 0
                bit = _candidate(model, workspace[masks + cell], known[cell], near, rng_state)
                workspace[TRIED + depth] = cell
                for i in range(masks, masks + cells):
                    workspace[i + cells] = workspace[i]
                workspace[masks + cell] &= ~bit
                depth += 1
                alive = narrow(model, workspace, masks + cells, cell, bit)
                continue
            if _differs(model, workspace, masks, known):
                for i in range(cells):
                    workspace[STACK + i] = workspace[masks + i]
                return FOUND
        else:
            clear(workspace)
        if depth == 0:
            return NONE
        depth -= 1
        cell = workspace[TRIED + depth]
        masks -= cells
        alive = narrow(model, workspace, masks, cell, workspace[masks + cell])


@lean_kernel
def refute(model: Ints, plain: Ints, workspace: Ints, givens: Ints, active: Ints) -> int:
    """Narrow the cells by all that a model concludes, and by striking in rounds what is refuted when assumed.

    Args:
        model: the constraints.
        plain: the same with less logic, by which a value is refuted; no other one is assumed meanwhile.
        workspace: working space; holds what is left to the cells.
        givens: (cells,) values, 0 for an empty cell; they have one filling.
        active: (marks,) 0 for the marks that are left out.

    Returns:
        How many of a thousand wrong values were refuted in the round with the fewest; 0 if values are left of which
        none is, and 1000 if nothing had to be assumed.
    """
    cells = model[CELLS]
    assumed = STACK + cells
    refuted = assumed + cells
    least = 1000
    begin(model, workspace, givens, active)
    settle(model, workspace, STACK, active)
    while True:
        wrong = 0
        struck = 0
        for cell in range(cells):
            mask = workspace[STACK + cell]
            workspace[refuted + cell] = 0
            wrong += model[model[COUNTS] + mask] - 1
            for value in range(model[SIZE] if mask & mask - 1 else 0):
                bit = 1 << value
                if mask & bit:
                    for i in range(cells):
                        workspace[assumed + i] = workspace[STACK + i]
                    narrow(plain, workspace, assumed, cell, bit)
                    if not settle(plain, workspace, assumed, active):
                        clear(workspace)
                        workspace[refuted + cell] |= bit
                        struck += 1
        if wrong == 0:
            return least
        least = min(least, 1000 * struck // wrong)
        if struck == 0:
            return 0
        for cell in range(cells):
            if workspace[refuted + cell]:
                narrow(model, workspace, STACK, cell, workspace[STACK + cell] & ~workspace[refuted + cell])
        settle(model, workspace, STACK, active)


@lean_kernel
def fill(model: Ints, workspace: Ints, nothing: Ints, active: Ints, limit: int, restarts: int, rng_state: Ints) -> bool:
    """Fill an empty grid at random; starts again whenever ``limit`` nodes were in vain.

    ``nothing`` is (cells,) zeros; the filling is left on the workspace, see `result`.
    """
    for _ in range(restarts):
        if search(model, workspace, nothing, active, -1, nothing, limit, rng_state) == FOUND:
            return True
    return False


@lean_kernel
def _drop(givens: Ints, active: Ints, order: Ints, begin: int, end: int) -> None:
    """Take these clues out."""
    for i in range(begin, end):
        if order[i] < len(givens):
            givens[order[i]] = 0
        else:
            active[order[i] - len(givens)] = 0


@lean_kernel
def _restore(solution: Ints, givens: Ints, active: Ints, order: Ints, begin: int, end: int) -> None:
    """Put these clues back."""
    for i in range(begin, end):
        if order[i] < len(givens):
            givens[order[i]] = solution[order[i]]
        else:
            active[order[i] - len(givens)] = 1


@lean_kernel
def _agrees(givens: Ints, other: Ints) -> bool:
    """True if a filling agrees with the givens."""
    for cell in range(len(givens)):  # noqa: SIM110 (numba has no generator expressions)
        if givens[cell] and givens[cell] != other[cell]:
            return False
    return True


@lean_kernel
def thin(
    model: Ints,
    workspace: Ints,
    solution: Ints,
    givens: Ints,
    active: Ints,
    order: Ints,
    limit: int,
    other: Ints,
    rng_state: Ints,
) -> int:
    """Drop clues in the given order wherever the solution stays the only one.

    The outcome is the same as with one clue at a time: when several at once can go, each of them can.

    Args:
        model: the constraints.
        workspace: working space.
        solution: (cells,) the one filling.
        givens: (cells,) changed in place.
        active: (marks,) changed in place.
        order: the clues to try: a cell for its given, or (number of cells) + mark; givens come first. Changed in place.
        limit: how many nodes each proof of uniqueness may take; with 0, singles and single marks must suffice.
        other: (cells,) scratch.
        rng_state: state of the random numbers.

    Returns:
        How many clues were kept only because the nodes ran out; they are now the first ones of ``order``.
    """
    count = len(solution)
    undecided = 0
    first = 0
    stride = 1
    other[0] = 0  # whether ``other`` holds a filling that the present marks allow: symbols start at 1
    while first < len(order):
        end = min(first + stride, len(order))
        _drop(givens, active, order, first, end)
        if other[0] > 0 and _agrees(givens, other):
            outcome = FOUND
        else:
            forbidden = -1
            if stride == 1 and limit > 0 and order[first] < count:
                forbidden = order[first]
            outcome = search(model, workspace, givens, active, forbidden, solution, limit, rng_state)
            if outcome == FOUND and order[end - 1] < count:
                for cell in range(count):
                    value = 1
                    while workspace[STACK + cell] >> value:
                        value += 1
                    other[cell] = value
        if outcome == NONE:
            first = end
            stride *= 2
        else:
            _restore(solution, givens, active, order, first, end)
            if stride > 1:
                stride //= 2
            else:
                if outcome == LIMIT:
                    order[undecided] = order[first]
                    undecided += 1
                first += 1
    return undecided
