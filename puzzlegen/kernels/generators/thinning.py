"""Searches for fillings of the constraints of a `Model`, fills grids at random, and drops clues that are not needed.

Where no conclusion helps, the cell with the fewest candidates is tried. Work is budgeted in *nodes* (trials), never in
seconds.
"""

from array import array
from typing import Final

from puzzlegen.kernels.arrays import Ints
from puzzlegen.kernels.generators.narrowing import Model, Workspace, begin, clear, narrow, settle
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

# What a search can end with.
NONE: Final = 0  # there is no filling, or none but the known one
FOUND: Final = 1
LIMIT: Final = -1  # the nodes ran out: nothing is known


def _fewest(model: Model, work: Workspace, masks: int) -> int:
    """The first cell with the fewest candidates above one, or -1 if all are settled."""
    best = -1
    fewest = model.size + 1
    for cell in range(model.cells):
        count = model.counts[work.stack[masks + cell]]
        if 1 < count < fewest:
            best = cell
            fewest = count
            if count == 2:
                break
    return best


def _candidate(model: Model, mask: int, known: int, near: bool, numbers: RandomNumbers) -> int:
    """A candidate of a cell as a mask: the value of the known filling if it is to be near it, else a random other."""
    if known > 0:
        bit = 1 << known - 1
        if near and mask & bit:
            return bit
        mask &= ~bit
    for _ in range(numbers.below(model.counts[mask])):
        mask &= mask - 1
    return mask & -mask


def _differs(model: Model, work: Workspace, masks: int, known: Ints) -> bool:
    """True if a settled grid is another one than the known filling."""
    for cell in range(model.cells):
        if known[cell] == 0 or work.stack[masks + cell] != 1 << known[cell] - 1:
            return True
    return False


def search(
    model: Model,
    work: Workspace,
    givens: Ints,
    active: Ints,
    forbidden: int,
    known: Ints,
    limit: int,
    numbers: RandomNumbers,
) -> int:
    """Look for a filling other than the known one.

    Args:
        model: the constraints.
        work: working space; holds the filling found.
        givens: (cells,) values, 0 for an empty cell.
        active: (marks,) 0 for the marks that are left out.
        forbidden: a cell that must not hold its known value, or -1.
        known: (cells,) a filling that does not count, or zeros.
        limit: how many nodes may be spent; with 0 the constraints alone must decide.
        numbers: the random numbers, which choose among candidates.

    Returns:
        FOUND, NONE, or LIMIT when the nodes ran out.
    """
    cells = model.cells
    alive = begin(model, work, givens, active)
    if forbidden >= 0 and alive:
        alive = narrow(model, work, 0, forbidden, work.stack[forbidden] & ~(1 << known[forbidden] - 1))
    depth = 0
    nodes = 0
    while True:
        masks = depth * cells
        if alive and settle(model, work, masks, active):
            cell = _fewest(model, work, masks)
            if cell >= 0:
                nodes += 1
                if nodes > limit:
                    return LIMIT
                # Other fillings mostly differ in few cells: once one differs, the rest is tried near the known one.
                bit = _candidate(model, work.stack[masks + cell], known[cell], depth > 0 or forbidden >= 0, numbers)
                work.tried[depth] = cell
                for i in range(masks, masks + cells):
                    work.stack[i + cells] = work.stack[i]
                work.stack[masks + cell] &= ~bit
                depth += 1
                alive = narrow(model, work, masks + cells, cell, bit)
                continue
            if _differs(model, work, masks, known):
                for i in range(cells):
                    work.stack[i] = work.stack[masks + i]
                return FOUND
        else:
            clear(work)
        if depth == 0:
            return NONE
        depth -= 1
        cell = work.tried[depth]
        masks -= cells
        alive = narrow(model, work, masks, cell, work.stack[masks + cell])


def refute(model: Model, plain: Model, work: Workspace, givens: Ints, active: Ints) -> int:
    """Narrow the cells by all that a model concludes, and by striking in rounds what is refuted when assumed.

    Args:
        model: the constraints.
        plain: the same with less logic, by which a value is refuted; no other one is assumed meanwhile.
        work: working space; holds what is left to the cells.
        givens: (cells,) values, 0 for an empty cell; they have one filling.
        active: (marks,) 0 for the marks that are left out.

    Returns:
        How many of a thousand wrong values were refuted in the round with the fewest; 0 if values are left of which
        none is, and 1000 if nothing had to be assumed.
    """
    cells = model.cells
    assumed = cells
    refuted = assumed + cells
    least = 1000
    begin(model, work, givens, active)
    settle(model, work, 0, active)
    while True:
        wrong = 0
        struck = 0
        for cell in range(cells):
            mask = work.stack[cell]
            work.stack[refuted + cell] = 0
            wrong += model.counts[mask] - 1
            for value in range(model.size if mask & mask - 1 else 0):
                bit = 1 << value
                if mask & bit:
                    for i in range(cells):
                        work.stack[assumed + i] = work.stack[i]
                    narrow(plain, work, assumed, cell, bit)
                    if not settle(plain, work, assumed, active):
                        clear(work)
                        work.stack[refuted + cell] |= bit
                        struck += 1
        if wrong == 0:
            return least
        least = min(least, 1000 * struck // wrong)
        if struck == 0:
            return 0
        for cell in range(cells):
            if work.stack[refuted + cell]:
                narrow(model, work, 0, cell, work.stack[cell] & ~work.stack[refuted + cell])
        settle(model, work, 0, active)


def fill(
    model: Model, work: Workspace, nothing: Ints, active: Ints, limit: int, restarts: int, numbers: RandomNumbers
) -> bool:
    """Fill an empty grid at random; starts again whenever ``limit`` nodes were in vain.

    ``nothing`` is (cells,) zeros; the filling is left on the working space.
    """
    for _ in range(restarts):
        if search(model, work, nothing, active, -1, nothing, limit, numbers) == FOUND:
            return True
    return False


def _drop(givens: Ints, active: Ints, order: Ints, begin: int, end: int) -> None:
    """Take these clues out."""
    for i in range(begin, end):
        if order[i] < len(givens):
            givens[order[i]] = 0
        else:
            active[order[i] - len(givens)] = 0


def _restore(solution: Ints, givens: Ints, active: Ints, order: Ints, begin: int, end: int) -> None:
    """Put these clues back."""
    for i in range(begin, end):
        if order[i] < len(givens):
            givens[order[i]] = solution[order[i]]
        else:
            active[order[i] - len(givens)] = 1


class Others:
    """The latest fillings other than the solution that searches found; one that agrees with the givens spares a search.

    Attributes:
        room: how many are kept.
        found: how many there have been.
        grids: (room, cells) values.
    """

    def __init__(self, cells: int, room: int) -> None:
        self.room, self.found = room, 0
        self.grids = array("q", bytes(8 * room * cells))


def _keep(others: Others, work: Workspace, cells: int) -> None:
    """Note the filling that a search left."""
    row = others.found % others.room * cells
    for cell in range(cells):
        value = 1
        while work.stack[cell] >> value:
            value += 1
        others.grids[row + cell] = value
    others.found += 1


def _agree(others: Others, givens: Ints) -> bool:
    """True if one of the fillings agrees with the givens."""
    cells = len(givens)
    for number in range(min(others.found, others.room)):
        cell = 0
        while cell < cells and (givens[cell] == 0 or givens[cell] == others.grids[number * cells + cell]):
            cell += 1
        if cell == cells:
            return True
    return False


def thin(
    model: Model,
    work: Workspace,
    solution: Ints,
    givens: Ints,
    active: Ints,
    order: Ints,
    limit: int,
    others: Others,
    numbers: RandomNumbers,
) -> int:
    """Drop clues in the given order wherever the solution stays the only one.

    The outcome is the same as with one clue at a time: when several at once can go, each of them can.

    Args:
        model: the constraints.
        work: working space.
        solution: (cells,) the one filling.
        givens: (cells,) changed in place.
        active: (marks,) changed in place.
        order: the clues to try: a cell for its given, or (number of cells) + mark; givens come first. Changed in place.
        limit: how many nodes each proof of uniqueness may take; with 0, singles and single marks must suffice.
        others: fillings that obey all active marks; those found before any mark is tried join them.
        numbers: the random numbers.

    Returns:
        How many clues were kept only because the nodes ran out; they are now the first ones of ``order``.
    """
    count = len(solution)
    undecided = 0
    first = 0
    stride = 1
    while first < len(order):
        end = min(first + stride, len(order))
        _drop(givens, active, order, first, end)
        if _agree(others, givens):
            outcome = FOUND
        else:
            forbidden = -1
            if stride == 1 and limit > 0 and order[first] < count:
                forbidden = order[first]
            outcome = search(model, work, givens, active, forbidden, solution, limit, numbers)
            if outcome == FOUND and order[end - 1] < count:
                _keep(others, work, count)
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
