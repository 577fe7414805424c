"""The search for every solution of a Sudoku, and the proof that no clue can be spared.

Branching follows Knuth's rule, the item with the fewest live options; each branch is settled by propagation to a fixed
point. Budgets count steps, so a proof ends alike on every machine.
"""

from typing import Final

import numpy as np

from puzzlegen.running.kernels import kernel, lean_kernel
from puzzlegen.validators.sudoku.kits.cover import (
    ACTIVE,
    BUDGET,
    CHANGED,
    COVERED,
    FIELD,
    FIELDS,
    FORCED,
    HOUSES,
    IS_CHANGED,
    IS_WAITING,
    LEVEL,
    LIMIT,
    NODES,
    PEERS,
    ROOT,
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
    note,
    ones,
    pop,
    restrict,
    settle,
    words,
    workspace,
)
from puzzlegen.validators.sudoku.kits.filters import filter_group, follow_arcs

UNDECIDED: Final = -1
_HALVINGS: Final = 10  # of 256 cells and fewer


@lean_kernel
def propagate(board: Ints, side: Ints, state: Ints, work: Ints) -> bool:
    """Apply all that follows from forced items, arcs and sums; False if that is a contradiction."""
    while settle(board, side, state, work):
        cell = pop(work, CHANGED)
        if cell >= 0:
            work[work[IS_CHANGED] + cell] = 0
            touch = side[side[TOUCH] + cell]
            for k in range(touch + 1, touch + 1 + side[touch]):
                if work[work[IS_WAITING] + side[k]] == 0:
                    work[work[IS_WAITING] + side[k]] = 1
                    waiting = work[WAITING]
                    work[waiting] += 1
                    work[waiting + work[waiting]] = side[k]
            follow_arcs(board, side, state, work, cell)
            continue
        group = pop(work, WAITING)
        if group < 0:
            return True
        work[work[IS_WAITING] + group] = 0
        if not filter_group(board, side, state, work, group, work[LEVEL]):
            break
    # forget what is pending
    work[STIRRED] = 0
    work[work[FORCED]] = 0
    for k in range(1, work[work[CHANGED]] + 1):
        work[work[IS_CHANGED] + work[work[CHANGED] + k]] = 0
    work[work[CHANGED]] = 0
    for k in range(1, work[work[WAITING]] + 1):
        work[work[IS_WAITING] + work[work[WAITING] + k]] = 0
    work[work[WAITING]] = 0
    return False


@lean_kernel
def copy(source: Ints, target: Ints) -> None:
    """Copy a state."""
    for k in range(source.size):
        target[k] = source[k]


@lean_kernel
def prepare(board: Ints, side: Ints, blank: Ints, givens: Ints, state: Ints, work: Ints) -> None:
    """Set up a puzzle for `propagate` to begin."""
    copy(blank, state)
    for cell in range(givens.size):
        if givens[cell]:
            restrict(board, side, state, work, cell, 1 << (givens[cell] - 1))
    if side[ACTIVE]:
        for cell in range(board[SIZE] * board[SIZE]):
            unary = side[side[UNARY] + cell]
            if side[unary + 2] != work[SKIPPED]:
                restrict(board, side, state, work, cell, side[unary + 1])
            note(work, cell)


@lean_kernel
def give(board: Ints, side: Ints, state: Ints, work: Ints, givens: Ints, start: int, stop: int) -> None:
    """Enter the givens in the cells start, ..., stop - 1."""
    for cell in range(start, stop):
        if givens[cell]:
            restrict(board, side, state, work, cell, 1 << (givens[cell] - 1))


@lean_kernel
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
def _search(board: Ints, side: Ints, stack: Ints, work: Ints, solutions: Ints) -> int:
    """Count the solutions of the state ``stack[ROOT]``, stopping at `LIMIT`; `UNDECIDED` if the `BUDGET` runs out.

    The rows of ``stack`` from `ROOT` on are used; the last entry of a row holds the option that the next row chose.
    The solutions go to the first rows of ``solutions``, of shape (at least `LIMIT`, cells).
    """
    cells = board[SIZE] * board[SIZE]
    found = 0
    depth = work[ROOT]
    while True:
        state = stack[depth, :-1]
        if propagate(board, side, state, work):
            option = _choose(board, state)
            if option >= 0:
                work[NODES] += 1
                work[STEPS] += cells
                if work[STEPS] > work[BUDGET]:
                    return UNDECIDED
                copy(stack[depth], stack[depth + 1])
                stack[depth, -1] = option
                depth += 1
                restrict(board, side, stack[depth, :-1], work, option >> 4, 1 << (option & 15))
                continue
            for cell in range(cells):
                solutions[found, cell] = lowest(state[cell]) + 1
            found += 1
            if found == work[LIMIT]:
                return found
        if depth == work[ROOT]:
            return found
        depth -= 1
        option = stack[depth, -1]
        restrict(board, side, stack[depth, :-1], work, option >> 4, ~(1 << (option & 15)))


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
    stack = np.empty((givens.size + 1, blank.size + 1), np.int64)
    work[LIMIT] = 2
    work[BUDGET] = budget
    prepare(board, side, blank, givens, stack[0, :-1], work)
    found = _search(board, side, stack, work, solutions)
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
def find_spare(
    board: Ints, side: Ints, blank: Ints, givens: Ints, solution: Ints, marks: Ints, budget: int, spent: Ints
) -> int:
    """The first clue without which a puzzle with a unique solution still has only that one.

    The givens are halved again and again, so that what follows from one half is worked out once for all givens of the
    other half.

    Args:
        board: the book of the puzzle's layout.
        side: the book of its marks and negative rules.
        blank: the state in which every option is live.
        givens: (cells,) the given values, 0 where there is none.
        solution: (cells,) the one solution.
        marks: the numbers of the marks to try, as ``side`` names owners.
        budget: the most steps for all proofs together.
        spent: (2,) receives the numbers of nodes and steps.

    Returns:
        The given's cell, or cells + the number of the mark; -1 if no clue is spare, -2 if the budget ran out.
    """
    cells = givens.size
    work = workspace(board, side)
    stack = np.empty((_HALVINGS + cells + 1, blank.size + 1), np.int64)
    found = np.empty((2, cells), np.int64)
    tried = givens if side[ACTIVE] else _unproven(board, givens, solution)
    # each task: depth, cells whose givens are tried (start, stop), cells whose givens are entered before that
    tasks = np.zeros((2 * _HALVINGS, 5), np.int64)
    tasks[0, 0] = 1
    tasks[0, 2] = cells
    left = 1
    mark = -1
    outcome = -1
    work[LIMIT] = 1
    work[BUDGET] = budget
    prepare(board, side, blank, np.zeros(cells, np.int64), stack[0, :-1], work)
    while outcome == -1 and (left or mark + 1 < marks.size):
        start = 0
        if left:
            left -= 1
            task = tasks[left]
            depth = task[0]
            start = task[1]
            stop = task[2]
            wanted = 0
            for cell in range(start, stop):
                wanted += tried[cell]
            if wanted == 0:
                continue
            state = stack[depth, :-1]
            copy(stack[depth - 1], stack[depth])
            give(board, side, state, work, givens, task[3], task[4])
            if stop > start + 1:
                propagate(board, side, state, work)
                middle = (start + stop) // 2
                for half in range(2):
                    task = tasks[left + half]
                    task[0] = depth + 1
                    task[1] = start if half else middle
                    task[2] = middle if half else stop
                    task[3] = middle if half else start
                    task[4] = stop if half else middle
                left += 2
                continue
            work[ROOT] = depth
            # the other solution differs here, because this given alone was left out
            restrict(board, side, state, work, start, ~(1 << (givens[start] - 1)))
        else:
            mark += 1
            work[ROOT] = 0
            work[LIMIT] = 2
            work[SKIPPED] = marks[mark]
            prepare(board, side, blank, givens, stack[0, :-1], work)
        count = _search(board, side, stack, work, found)
        if count == UNDECIDED:
            outcome = -2
        elif count < work[LIMIT]:
            outcome = start if mark < 0 else cells + marks[mark]
    spent[0] = work[NODES]
    spent[1] = work[STEPS]
    return outcome
