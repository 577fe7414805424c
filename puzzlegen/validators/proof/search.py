"""The search for every solution of a Sudoku, and the proof that no clue can be spared.

Branching follows Knuth's rule, the item with the fewest live options; each branch is settled by propagation to a fixed
point. Budgets count steps, so a proof ends alike on every machine.
"""

from typing import Final

import numpy as np

from puzzlegen.kernels import kernel
from puzzlegen.validators.proof.cover import (
    ACTIVE,
    CHANGED,
    COVERED,
    DOOMED,
    FORCED,
    IS_CHANGED,
    IS_WAITING,
    NODES,
    SIZE,
    SKIPPED,
    STEPS,
    TOUCH,
    UNARY,
    WAITING,
    Ints,
    lowest,
    option_of,
    pop,
    push,
    restrict,
    settle,
    workspace,
)
from puzzlegen.validators.proof.filters import filter_group, follow_arcs

UNDECIDED: Final = -1


@kernel
def propagate(board: Ints, side: Ints, state: Ints, work: Ints, level: int) -> bool:
    """Apply all that follows from forced items, arcs and sums up to ``level``; False if that is a contradiction."""
    while settle(board, side, state, work):
        cell = pop(work, CHANGED)
        if cell >= 0:
            work[work[IS_CHANGED] + cell] = 0
            touch = side[side[TOUCH] + cell]
            for k in range(touch + 1, touch + 1 + side[touch]):
                if work[work[IS_WAITING] + side[k]] == 0:
                    work[work[IS_WAITING] + side[k]] = 1
                    push(work, WAITING, side[k])
            follow_arcs(board, side, state, work, cell)
            continue
        group = pop(work, WAITING)
        if group < 0:
            return True
        work[work[IS_WAITING] + group] = 0
        for stage in range(1, level + 1):
            if not filter_group(board, side, state, work, group, stage) or not settle(board, side, state, work):
                return _give_up(work)
    return _give_up(work)


@kernel
def _give_up(work: Ints) -> bool:
    """Forget all that is pending."""
    work[work[DOOMED]] = 0
    work[work[FORCED]] = 0
    cell = pop(work, CHANGED)
    while cell >= 0:
        work[work[IS_CHANGED] + cell] = 0
        cell = pop(work, CHANGED)
    group = pop(work, WAITING)
    while group >= 0:
        work[work[IS_WAITING] + group] = 0
        group = pop(work, WAITING)
    return False


@kernel
def copy(source: Ints, target: Ints) -> None:
    """Copy a state."""
    for k in range(source.size):
        target[k] = source[k]


@kernel
def prepare(board: Ints, side: Ints, blank: Ints, givens: Ints, skip: int, state: Ints, work: Ints) -> None:
    """Set up the puzzle without its given in cell ``skip`` (-1: with all), for `propagate` to begin."""
    size = board[SIZE]
    copy(blank, state)
    for cell in range(givens.size):
        if givens[cell] and cell != skip:
            restrict(state, work, size, cell, 1 << (givens[cell] - 1))
    if side[ACTIVE]:
        for cell in range(givens.size):
            unary = side[side[UNARY] + cell]
            if side[unary + 2] != work[SKIPPED]:
                restrict(state, work, size, cell, side[unary + 1])
            work[work[IS_CHANGED] + cell] = 1
            push(work, CHANGED, cell)


@kernel
def _choose(state: Ints, cells: int) -> int:
    """The uncovered item with the fewest live options, or 0 if all are covered."""
    best = 0
    fewest = COVERED
    for item in range(cells, state.size):
        if state[item] < fewest:
            fewest = state[item]
            best = item
            if fewest == 2:
                break
    return best


@kernel
def _search(
    board: Ints, side: Ints, stack: Ints, choices: Ints, work: Ints, solutions: Ints, limit: int, budget: int
) -> int:
    """Count the solutions below the propagated ``stack[0]``, stopping at ``limit``; `UNDECIDED` if the budget runs out.

    The solutions go to the first rows of ``solutions``, of shape (at least ``limit``, cells).
    """
    size = board[SIZE]
    cells = size * size
    found = 0
    depth = 0
    while True:
        item = _choose(stack[depth], cells)
        if item:
            work[NODES] += 1
            work[STEPS] += cells
            if work[STEPS] > budget:
                return UNDECIDED
            option = option_of(board, stack[depth], item)
            choices[depth] = option
            depth += 1
            copy(stack[depth - 1], stack[depth])
            restrict(stack[depth], work, size, option // size, 1 << option % size)
            if propagate(board, side, stack[depth], work, 2):
                continue
        else:
            for cell in range(cells):
                solutions[found, cell] = lowest(stack[depth, cell]) + 1
            found += 1
            if found == limit:
                return found
        alive = False
        while depth and not alive:
            depth -= 1
            option = choices[depth]
            restrict(stack[depth], work, size, option // size, ~(1 << option % size))
            alive = propagate(board, side, stack[depth], work, 2)
        if not alive:
            return found


@kernel
def count_solutions(
    board: Ints, side: Ints, blank: Ints, givens: Ints, budget: int, solutions: Ints, spent: Ints
) -> int:
    """How many solutions a puzzle has, stopping at two.

    Args:
        board: the book of the puzzle's layout.
        side: the book of its marks and negative rules.
        blank: the state in which every option is live.
        givens: (cells,) the given values, 0 where there is none.
        budget: the most steps, n*n for each node and about one for each combination looked at.
        solutions: (2, cells) receives the solutions found, values from 1.
        spent: (2,) receives the numbers of nodes and steps.

    Returns:
        0, 1 or 2, or `UNDECIDED` if the budget ran out.
    """
    work = workspace(board, side, blank.size)
    stack = np.empty((givens.size + 1, blank.size), np.int64)
    choices = np.empty(givens.size, np.int64)
    found = 0
    prepare(board, side, blank, givens, -1, stack[0], work)
    if propagate(board, side, stack[0], work, 2):
        found = _search(board, side, stack, choices, work, solutions, 2, budget)
    spent[0] = work[NODES]
    spent[1] = work[STEPS]
    return found


@kernel
def find_spare(board: Ints, side: Ints, blank: Ints, givens: Ints, marks: Ints, budget: int, spent: Ints) -> int:
    """The first clue without which a puzzle with a unique solution still has only that one.

    Args:
        board: the book of the puzzle's layout.
        side: the book of its marks and negative rules.
        blank: the state in which every option is live.
        givens: (cells,) the given values, 0 where there is none.
        marks: the numbers of the marks to try, as ``side`` names owners.
        budget: the most steps for all proofs together.
        spent: (2,) receives the numbers of nodes and steps.

    Returns:
        -1 if no clue is spare, -2 if the budget ran out, the given's cell, or cells + the mark's number.
    """
    work = workspace(board, side, blank.size)
    stack = np.empty((givens.size + 1, blank.size), np.int64)
    choices = np.empty(givens.size, np.int64)
    found = np.empty((2, givens.size), np.int64)
    outcome = -1
    for clue in range(givens.size + marks.size):
        if clue < givens.size:
            if givens[clue] == 0:
                continue
            needed = 1
            prepare(board, side, blank, givens, clue, stack[0], work)
            # the other solution differs here, because this given alone was left out
            restrict(stack[0], work, board[SIZE], clue, ~(1 << (givens[clue] - 1)))
        else:
            needed = 2
            work[SKIPPED] = marks[clue - givens.size]
            prepare(board, side, blank, givens, -1, stack[0], work)
        count = 0
        if propagate(board, side, stack[0], work, 2):
            count = _search(board, side, stack, choices, work, found, needed, budget)
        if count == UNDECIDED:
            outcome = -2
            break
        if count < needed:
            outcome = clue if clue < givens.size else givens.size + marks[clue - givens.size]
            break
    spent[0] = work[NODES]
    spent[1] = work[STEPS]
    return outcome
