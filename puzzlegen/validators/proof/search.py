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
    FIELD,
    FIELDS,
    FORCED,
    HOUSES,
    IS_CHANGED,
    IS_WAITING,
    NODES,
    PEERS,
    SIZE,
    SKIPPED,
    STEPS,
    STIRRED,
    TOUCH,
    UNARY,
    WAITING,
    Ints,
    bits,
    lowest,
    ones,
    pop,
    push,
    restrict,
    settle,
    words,
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
    work[work[FORCED]] = 0
    work[STIRRED] = 0
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
def prepare(board: Ints, side: Ints, blank: Ints, state: Ints, work: Ints) -> None:
    """Set up the puzzle without its givens, for `propagate` to begin."""
    copy(blank, state)
    if side[ACTIVE]:
        for cell in range(board[SIZE] * board[SIZE]):
            unary = side[side[UNARY] + cell]
            if side[unary + 2] != work[SKIPPED]:
                restrict(board, side, state, work, cell, side[unary + 1])
            if work[work[IS_CHANGED] + cell] == 0:
                work[work[IS_CHANGED] + cell] = 1
                push(work, CHANGED, cell)


@kernel
def give(board: Ints, side: Ints, state: Ints, work: Ints, givens: Ints, start: int, stop: int) -> None:
    """Enter the givens in the cells start, ..., stop - 1."""
    for cell in range(start, stop):
        if givens[cell]:
            restrict(board, side, state, work, cell, 1 << (givens[cell] - 1))


@kernel
def _choose(board: Ints, state: Ints) -> int:
    """The first option of the item with the fewest live options; -1 if all items are covered."""
    size = board[SIZE]
    best = -1
    fewest = size + 1
    for cell in range(size * size):
        mask = state[cell]
        if mask & (mask - 1) and bits(mask) < fewest:
            fewest = bits(mask)
            best = cell << 4 | lowest(mask)
            if fewest == 2:
                return best
    span = words(size)
    for word in range(span):
        two = 2 * ones(size, word)
        low = (COVERED - 1) * ones(size, word)
        top = COVERED * ones(size, word)
        for at in range(size * size + word, state.size, span):
            counts = state[at]
            if fewest == 3 and not ~(((counts ^ two) & low) + low | counts) & top:
                continue
            for value in range(FIELDS * word, min(size, FIELDS * word + FIELDS)):
                count = counts >> FIELD * (value - FIELDS * word) & (1 << FIELD) - 1
                if count < fewest:
                    fewest = count
                    k = board[board[HOUSES] + (at - size * size) // span] + 1
                    while not state[board[k]] >> value & 1:
                        k += 1
                    best = int(board[k]) << 4 | value
                    if fewest == 2:
                        return best
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
        option = _choose(board, stack[depth])
        if option >= 0:
            work[NODES] += 1
            work[STEPS] += cells
            if work[STEPS] > budget:
                return UNDECIDED
            choices[depth] = option
            depth += 1
            copy(stack[depth - 1], stack[depth])
            restrict(board, side, stack[depth], work, option >> 4, 1 << (option & 15))
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
            restrict(board, side, stack[depth], work, option >> 4, ~(1 << (option & 15)))
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
    work = workspace(board, side)
    stack = np.empty((givens.size + 1, blank.size), np.int64)
    choices = np.empty(givens.size, np.int64)
    found = 0
    prepare(board, side, blank, stack[0], work)
    give(board, side, stack[0], work, givens, 0, givens.size)
    if propagate(board, side, stack[0], work, 2):
        found = _search(board, side, stack, choices, work, solutions, 2, budget)
    spent[0] = work[NODES]
    spent[1] = work[STEPS]
    return found


@kernel
def _unproven(board: Ints, givens: Ints, solution: Ints) -> Ints:
    """The givens of a puzzle without side constraints that no exchange of two values proves necessary.

    All cells that hold a or b and hang together by seeing one another may swap a and b: that gives another grid. If
    one given alone lies among them, nothing else speaks against that grid. This is so for two givens in five of a
    minimal puzzle, and much cheaper than a search.

    Returns:
        (cells,) the givens that are left, 0 elsewhere.
    """
    left = givens.copy()
    seen = np.zeros(givens.size, np.int64)
    chain = np.empty(givens.size, np.int64)
    for low in range(1, board[SIZE]):
        for high in range(low + 1, board[SIZE] + 1):
            mark = low * board[SIZE] + high
            for start in range(givens.size):
                if solution[start] != low or seen[start] == mark:
                    continue
                seen[start] = mark
                chain[0] = start
                length = 1
                place = 0
                count = 0
                only = start
                while place < length:
                    cell = chain[place]
                    place += 1
                    if givens[cell]:
                        count += 1
                        only = cell
                    other = low + high - solution[cell]
                    peers = board[board[PEERS] + cell]
                    for k in range(peers + 1, peers + 1 + board[peers]):
                        if solution[board[k]] == other and seen[board[k]] != mark:
                            seen[board[k]] = mark
                            chain[length] = board[k]
                            length += 1
                if count == 1:
                    left[only] = 0
    return left


@kernel
def find_spare_given(
    board: Ints, side: Ints, blank: Ints, givens: Ints, solution: Ints, budget: int, spent: Ints
) -> int:
    """The first given without which a puzzle with a unique solution still has only that one.

    The givens are halved again and again, so that what follows from one half is worked out once for all givens of the
    other half.

    Args:
        board: the book of the puzzle's layout.
        side: the book of its marks and negative rules.
        blank: the state in which every option is live.
        givens: (cells,) the given values, 0 where there is none.
        solution: (cells,) the one solution.
        budget: the most steps for all proofs together.
        spent: (2,) receives the numbers of nodes and steps.

    Returns:
        The given's cell, -1 if no given is spare, or -2 if the budget ran out.
    """
    work = workspace(board, side)
    halves = 10  # 2 ** 8 cells at most
    stack = np.empty((halves + givens.size + 1, blank.size), np.int64)
    choices = np.empty(givens.size, np.int64)
    found = np.empty((1, givens.size), np.int64)
    tasks = np.empty((2 * halves, 5), np.int64)  # depth, span of cells to try, span of cells to enter first
    outcome = -1
    tried = givens if side[ACTIVE] else _unproven(board, givens, solution)
    prepare(board, side, blank, stack[0], work)
    tasks[0] = 1, 0, givens.size, 0, 0
    left = 1
    while left and outcome == -1:
        left -= 1
        depth, start, stop, first, last = tasks[left]
        if not tried[start:stop].any():
            continue
        copy(stack[depth - 1], stack[depth])
        give(board, side, stack[depth], work, givens, first, last)
        if stop == start + 1:
            # the other solution differs here, because this given alone was left out
            restrict(board, side, stack[depth], work, start, ~(1 << (givens[start] - 1)))
        alive = propagate(board, side, stack[depth], work, 2)
        if stop > start + 1:
            middle = (start + stop) // 2
            tasks[left] = depth + 1, middle, stop, start, middle
            tasks[left + 1] = depth + 1, start, middle, middle, stop
            left += 2
            continue
        count = 0
        if alive:
            count = _search(board, side, stack[depth:], choices, work, found, 1, budget)
        if count == UNDECIDED:
            outcome = -2
        elif count == 0:
            outcome = start
    spent[0] = work[NODES]
    spent[1] = work[STEPS]
    return outcome


@kernel
def find_spare_mark(board: Ints, side: Ints, blank: Ints, givens: Ints, marks: Ints, budget: int, spent: Ints) -> int:
    """The first mark without which a puzzle with a unique solution still has only that one.

    Args:
        board: the book of the puzzle's layout.
        side: the book of its marks and negative rules.
        blank: the state in which every option is live.
        givens: (cells,) the given values, 0 where there is none.
        marks: the numbers of the marks to try, as ``side`` names owners.
        budget: the most steps for all proofs together.
        spent: (2,) receives the numbers of nodes and steps.

    Returns:
        The number of the mark, -1 if no mark is spare, or -2 if the budget ran out.
    """
    work = workspace(board, side)
    stack = np.empty((givens.size + 1, blank.size), np.int64)
    choices = np.empty(givens.size, np.int64)
    found = np.empty((2, givens.size), np.int64)
    outcome = -1
    for mark in marks:
        work[SKIPPED] = mark
        prepare(board, side, blank, stack[0], work)
        give(board, side, stack[0], work, givens, 0, givens.size)
        count = 0
        if propagate(board, side, stack[0], work, 2):
            count = _search(board, side, stack, choices, work, found, 2, budget)
        if count != 2:
            outcome = -2 if count == UNDECIDED else mark
            break
    spent[0] = work[NODES]
    spent[1] = work[STEPS]
    return outcome
