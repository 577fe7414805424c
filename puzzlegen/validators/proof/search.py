"""The search for every solution of a Sudoku, and the proof that no clue can be spared.

Branching follows Knuth's rule, the item with the fewest live options; each branch is settled by propagation to a fixed
point. Budgets count steps, so a proof ends alike on every machine.
"""

from typing import Final

import numpy as np

from puzzlegen.kernels import kernel
from puzzlegen.validators.proof.cover import (
    COVERED,
    Board,
    Ints,
    Side,
    Words,
    Work,
    assign,
    force,
    kill,
    restrict,
    workspace,
)
from puzzlegen.validators.proof.filters import filter_group, follow_arcs

UNDECIDED: Final = -1


@kernel
def propagate(board: Board, side: Side, state: Ints, work: Work, level: int) -> bool:
    """Apply all that follows from forced items, arcs and sums up to ``level``; False if that is a contradiction."""
    while True:
        if work.forced[0]:
            item = work.forced[work.forced[0]]
            work.forced[0] -= 1
            if state[item] == 1 and not force(board, side, state, work, item):
                return _give_up(work)
        elif work.changed[0]:
            cell = work.changed[work.changed[0]]
            work.changed[0] -= 1
            work.is_changed[cell] = 0
            for k in range(side.touch_start[cell], side.touch_start[cell + 1]):
                group = side.touch_group[k]
                if work.is_waiting[group] == 0:
                    work.is_waiting[group] = 1
                    work.waiting[0] += 1
                    work.waiting[work.waiting[0]] = group
            if not follow_arcs(board, side, state, work, cell):
                return _give_up(work)
        elif work.waiting[0]:
            group = work.waiting[work.waiting[0]]
            work.waiting[0] -= 1
            work.is_waiting[group] = 0
            for stage in range(1, level + 1):
                if not filter_group(board, side, state, work, group, stage):
                    return _give_up(work)
        else:
            return True


@kernel
def _give_up(work: Work) -> bool:
    """Forget all that is pending."""
    work.forced[0] = 0
    for k in range(1, work.changed[0] + 1):
        work.is_changed[work.changed[k]] = 0
    work.changed[0] = 0
    for k in range(1, work.waiting[0] + 1):
        work.is_waiting[work.waiting[k]] = 0
    work.waiting[0] = 0
    return False


@kernel
def copy(source: Ints, target: Ints) -> None:
    """Copy a state."""
    for k in range(source.size):
        target[k] = source[k]


@kernel
def prepare(board: Board, side: Side, givens: Ints, skip: int, state: Ints, work: Work) -> bool:
    """Set up the puzzle without its given in cell ``skip`` (-1: with all), not yet propagated."""
    cells = board.size * board.size
    copy(board.blank, state)
    for cell in range(cells):
        value = givens[cell] - 1
        if value < 0 or cell == skip:
            continue
        if not state[cell] >> value & 1 or not assign(board, side, state, work, cell, value):
            return _give_up(work)
    if side.active:
        for cell in range(cells):
            if side.unary_owner[cell] != work.skipped[0] and not restrict(
                board, side, state, work, cell, side.unary[cell]
            ):
                return _give_up(work)
        for cell in range(cells):
            work.is_changed[cell] = 1
            work.changed[cell + 1] = cell
        work.changed[0] = cells
    return True


@kernel
def _choose(board: Board, state: Ints) -> int:
    """The uncovered item with the fewest live options, or 0 if all are covered."""
    best = 0
    fewest = COVERED
    for item in range(board.size * board.size, state.size):
        count = state[item]
        if count < fewest:
            fewest = count
            best = int(item)
            if count == 2:
                break
    return best


@kernel
def _branch(board: Board, state: Ints, item: int) -> int:
    """The first live option of an item, as cell * n + value."""
    size = board.size
    cells = size * size
    if item < 2 * cells:
        cell = item - cells
        for value in range(size):
            if state[cell] >> value & 1:
                return cell * size + value
    house, value = divmod(item - 2 * cells, size)
    for k in range(size):
        cell = board.houses[house, k]
        if state[cell] >> value & 1:
            return cell * size + value
    return -1


@kernel
def _search(
    board: Board, side: Side, stack: Ints, choices: Ints, work: Work, solutions: Ints, limit: int, budget: int
) -> int:
    """Count the solutions below the propagated ``stack[0]``, stopping at ``limit``; `UNDECIDED` if the budget runs out.

    The first solutions are written to the rows of ``solutions``, (at least ``limit``, cells).
    """
    size = board.size
    cells = size * size
    found = 0
    depth = 0
    while True:
        state = stack[depth]
        item = _choose(board, state)
        if item:
            work.spent[0] += 1
            work.spent[1] += cells
            if work.spent[1] > budget:
                return UNDECIDED
            choices[depth] = _branch(board, state, item)
            cell, value = divmod(choices[depth], size)
            depth += 1
            copy(state, stack[depth])
            if not assign(board, side, stack[depth], work, cell, value):
                _give_up(work)
            elif propagate(board, side, stack[depth], work, 2):
                continue
        else:
            for cell in range(cells):
                value = 0
                while not state[cell] >> value & 1:
                    value += 1
                solutions[found, cell] = value + 1
            found += 1
            if found == limit:
                return found
        alive = False
        while depth and not alive:
            depth -= 1
            cell, value = divmod(choices[depth], size)
            if kill(board, side, stack[depth], work, cell, value):
                alive = propagate(board, side, stack[depth], work, 2)
            else:
                _give_up(work)
        if not alive:
            return found


@kernel
def count_solutions(board: Board, side: Side, givens: Ints, budget: int, solutions: Ints, spent: Words) -> int:
    """How many solutions a puzzle has, stopping at two.

    Args:
        board: the puzzle's layout.
        side: its marks and negative rules.
        givens: (cells,) the given values, 0 where there is none.
        budget: the most steps, about n*n for each node.
        solutions: (2, cells) receives the solutions found, values from 1.
        spent: (2,) receives the numbers of nodes and steps.

    Returns:
        0, 1 or 2, or `UNDECIDED` if the budget ran out.
    """
    work = workspace(board, side)
    stack = np.empty((board.size * board.size + 1, board.blank.size), np.int32)
    choices = np.empty(board.size * board.size + 1, np.int32)
    found = 0
    if prepare(board, side, givens, -1, stack[0], work) and propagate(board, side, stack[0], work, 2):
        found = _search(board, side, stack, choices, work, solutions, 2, budget)
    spent[0] = work.spent[0]
    spent[1] = work.spent[1]
    return found


@kernel
def find_spare(board: Board, side: Side, givens: Ints, marks: Ints, budget: int, spent: Words) -> int:
    """The first clue without which a puzzle with a unique solution still has only that one.

    Args:
        board: the puzzle's layout.
        side: its marks and negative rules.
        givens: (cells,) the given values, 0 where there is none.
        marks: the numbers of the marks to try, as `Side` names owners.
        budget: the most steps for all proofs together.
        spent: (2,) receives the numbers of nodes and steps.

    Returns:
        -1 if no clue is spare, -2 if the budget ran out, the given's cell, or cells + the mark's number.
    """
    cells = board.size * board.size
    work = workspace(board, side)
    stack = np.empty((cells + 1, board.blank.size), np.int32)
    choices = np.empty(cells + 1, np.int32)
    found = np.empty((2, cells), np.int32)
    outcome = -1
    for cell in range(cells):
        if givens[cell] == 0 or outcome != -1:
            continue
        count = 0
        if prepare(board, side, givens, cell, stack[0], work):
            # the other solution differs here, because the given alone was left out
            if not restrict(board, side, stack[0], work, cell, ~(1 << (givens[cell] - 1))):
                _give_up(work)
            elif propagate(board, side, stack[0], work, 2):
                count = _search(board, side, stack, choices, work, found, 1, budget)
        if count == UNDECIDED:
            outcome = -2
        elif count == 0:
            outcome = cell
    for mark in marks:
        if outcome != -1:
            break
        work.skipped[0] = mark
        count = 0
        if prepare(board, side, givens, -1, stack[0], work) and propagate(board, side, stack[0], work, 2):
            count = _search(board, side, stack, choices, work, found, 2, budget)
        if count == UNDECIDED:
            outcome = -2
        elif count < 2:
            outcome = cells + mark
    spent[0] = work.spent[0]
    spent[1] = work.spent[1]
    return outcome
