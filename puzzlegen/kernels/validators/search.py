"""The search for every solution of a Sudoku, and the proof that no clue can be spared.

Branching follows Knuth's rule, the item with the fewest live options; each branch is settled by propagation to a fixed
point. Budgets count steps, so a proof ends alike on every machine.
"""

from typing import Final

import numpy as np

from puzzlegen.kernels.arrays import Ints, IntTable
from puzzlegen.kernels.validators.cover import (
    COVERED,
    FIELD,
    FIELDS,
    ONE,
    Board,
    Side,
    Work,
    bits,
    lowest,
    note,
    ones,
    restrict,
    settle,
)
from puzzlegen.kernels.validators.filters import filter_group, follow_arcs

UNDECIDED: Final = -1
_HALVINGS: Final = 10  # of 256 cells and fewer


def propagate(board: Board, side: Side, work: Work, state: int) -> bool:
    """Apply all that follows from forced items, arcs and sums; False if that is a contradiction."""
    while settle(board, side, work, state):
        if work.changes:
            work.changes -= 1
            cell = work.changed[work.changes]
            work.is_changed[cell] = 0
            for k in range(side.touch_at[cell], side.touch_at[cell + 1]):
                group = side.touch[k]
                if work.is_waiting[group] == 0:
                    work.is_waiting[group] = 1
                    work.waiting[work.waits] = group
                    work.waits += 1
            follow_arcs(board, side, work, state, cell)
            continue
        if work.waits == 0:
            return True
        work.waits -= 1
        group = work.waiting[work.waits]
        work.is_waiting[group] = 0
        if not filter_group(board, side, work, state, group, work.level):
            break
    # forget what is pending
    work.stirred = False
    work.pressing = 0
    for k in range(work.changes):
        work.is_changed[work.changed[k]] = 0
    work.changes = 0
    for k in range(work.waits):
        work.is_waiting[work.waiting[k]] = 0
    work.waits = 0
    return False


def copy(work: Work, length: int, source: int, target: int) -> None:
    """Copy a state of this length."""
    for k in range(length):
        work.states[target + k] = work.states[source + k]


def prepare(board: Board, side: Side, work: Work, givens: Ints) -> None:
    """Set up a puzzle as the first state, for `propagate` to begin."""
    for k in range(board.length):
        work.states[k] = board.blank[k]
    give(board, side, work, 0, givens, 0, board.cells)
    if side.active:
        for cell in range(board.cells):
            if side.unary_owner[cell] != work.skipped:
                restrict(board, side, work, 0, cell, side.unary[cell])
            note(work, cell)


def give(board: Board, side: Side, work: Work, state: int, givens: Ints, start: int, stop: int) -> None:
    """Enter the givens in the cells start, ..., stop - 1."""
    for cell in range(start, stop):
        if givens[cell]:
            restrict(board, side, work, state, cell, ONE << (givens[cell] - 1))


def _choose(board: Board, work: Work, state: int) -> int:
    """The first option of the item with the fewest live options; -1 if all items are covered."""
    size = board.size
    best = -1
    fewest = size + 1
    for cell in range(board.cells):
        mask = work.states[state + cell]
        if mask & (mask - 1) and bits(mask) < fewest:
            fewest = bits(mask)
            best = cell << 4 | lowest(mask)
            if fewest == 2:
                return best
    for word in range(board.span):
        two = 2 * ones(size, word)
        low = (COVERED - 1) * ones(size, word)
        top = COVERED * ones(size, word)
        for house in range(board.houses):
            counts = work.states[state + board.cells + house * board.span + word]
            if fewest == 3 and not ~(((counts ^ two) & low) + low | counts) & top:
                continue
            for value in range(FIELDS * word, min(size, FIELDS * word + FIELDS)):
                count = counts >> FIELD * (value - FIELDS * word) & (ONE << FIELD) - 1
                if count < fewest:
                    fewest = count
                    k = house * size
                    while not work.states[state + board.house_cells[k]] >> value & 1:
                        k += 1
                    best = board.house_cells[k] << 4 | value
                    if fewest == 2:
                        return best
    return best


def _search(board: Board, side: Side, work: Work, root: int, solutions: IntTable) -> int:
    """Count the solutions of the state number ``root``, stopping at the limit; `UNDECIDED` if the budget runs out.

    The states from there on are used. The solutions go to the first rows of ``solutions``, of shape (at least the
    limit, cells).
    """
    length = board.length
    found = 0
    depth = root
    while True:
        state = depth * length
        if propagate(board, side, work, state):
            option = _choose(board, work, state)
            if option >= 0:
                work.nodes += 1
                work.steps += board.cells
                if work.steps > work.budget:
                    return UNDECIDED
                copy(work, length, state, state + length)
                work.chosen[depth] = option
                depth += 1
                restrict(board, side, work, state + length, option >> 4, ONE << (option & 15))
                continue
            for cell in range(board.cells):
                solutions[found, cell] = lowest(work.states[state + cell]) + 1
            found += 1
            if found == work.limit:
                return found
        if depth == root:
            return found
        depth -= 1
        option = work.chosen[depth]
        restrict(board, side, work, depth * length, option >> 4, ~(ONE << (option & 15)))


def count_solutions(board: Board, side: Side, givens: Ints, budget: int, solutions: IntTable, spent: Ints) -> int:
    """How many solutions a puzzle has, stopping at two.

    Args:
        board: the puzzle's layout.
        side: its marks and negative rules.
        givens: (cells,) the given values, 0 where there is none.
        budget: the most steps, n*n for each node and about one for each combination looked at.
        solutions: (2, cells) receives the solutions found, values from 1.
        spent: (2,) receives the numbers of nodes and steps.

    Returns:
        0, 1 or 2, or `UNDECIDED` if the budget ran out.
    """
    work = Work(board, side, board.cells + 1)
    work.limit = 2
    work.budget = budget
    prepare(board, side, work, givens)
    found = _search(board, side, work, 0, solutions)
    spent[0] = work.nodes
    spent[1] = work.steps
    return found


def _unproven(board: Board, givens: Ints, solution: Ints, left: Ints, seen: Ints, chain: Ints) -> None:
    """The givens of a puzzle without side constraints that no exchange of two values proves necessary.

    All cells that hold a or b and hang together by seeing one another may swap a and b: that gives another grid. If
    one given alone lies among them, nothing else speaks against that grid. This is so for two givens in five of a
    minimal puzzle, and much cheaper than a search.

    Args:
        board: the puzzle's layout.
        givens: (cells,) the given values, 0 where there is none.
        solution: (cells,) the one solution.
        left: (cells,) all givens; receives those that are left, 0 elsewhere.
        seen: (cells,) zeros; scratch.
        chain: (cells,) scratch.
    """
    for low in range(1, board.size):
        for high in range(low + 1, board.size + 1):
            mark = low * board.size + high
            for start in range(board.cells):
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
                    for k in range(board.peers_at[cell], board.peers_at[cell + 1]):
                        peer = board.peers[k]
                        if solution[peer] == other and seen[peer] != mark:
                            seen[peer] = mark
                            chain[length] = peer
                            length += 1
                if count == 1:
                    left[only] = 0


def find_spare(board: Board, side: Side, givens: Ints, solution: Ints, marks: Ints, budget: int, spent: Ints) -> int:
    """The first clue without which a puzzle with a unique solution still has only that one.

    Args:
        board: the puzzle's layout.
        side: its marks and negative rules.
        givens: (cells,) the given values, 0 where there is none.
        solution: (cells,) the one solution.
        marks: the numbers of the marks to try, as ``side`` names owners.
        budget: the most steps for all proofs together.
        spent: (2,) receives the numbers of nodes and steps.

    Returns:
        The given's cell, or cells + the number of the mark; -1 if no clue is spare, -2 if the budget ran out.
    """
    cells = board.cells
    work = Work(board, side, _HALVINGS + cells + 1)
    work.limit = 1
    work.budget = budget
    tried = np.array(givens, np.int64)
    if not side.active:
        _unproven(board, givens, solution, tried, np.zeros(cells, np.int64), np.empty(cells, np.int64))
    found = np.zeros((2, cells), np.int64)
    prepare(board, side, work, np.zeros(cells, np.int64))
    outcome = _spare(board, side, work, givens, tried, marks, np.zeros((2 * _HALVINGS, 5), np.int64), found)
    spent[0] = work.nodes
    spent[1] = work.steps
    return outcome


def _spare(
    board: Board, side: Side, work: Work, givens: Ints, tried: Ints, marks: Ints, tasks: IntTable, found: IntTable
) -> int:
    """See `find_spare`.

    The givens are halved again and again, so that what follows from one half is worked out once for all givens of the
    other half. Each of the ``tasks``: depth, cells whose givens are tried (start, stop), cells whose givens are entered
    before that.
    """
    cells, length = board.cells, board.length
    tasks[0, 0] = 1
    tasks[0, 2] = cells
    left = 1
    mark = -1
    while left or mark + 1 < len(marks):
        start = 0
        if left:
            left -= 1
            depth, start, stop = tasks[left, 0], tasks[left, 1], tasks[left, 2]
            wanted = 0
            for cell in range(start, stop):
                wanted += tried[cell]
            if wanted == 0:
                continue
            state = depth * length
            copy(work, length, state - length, state)
            give(board, side, work, state, givens, tasks[left, 3], tasks[left, 4])
            if stop > start + 1:
                propagate(board, side, work, state)
                middle = (start + stop) // 2
                for half in range(2):
                    tasks[left + half, 0] = depth + 1
                    tasks[left + half, 1] = start if half else middle
                    tasks[left + half, 2] = middle if half else stop
                    tasks[left + half, 3] = middle if half else start
                    tasks[left + half, 4] = stop if half else middle
                left += 2
                continue
            root = depth
            # the other solution differs here, because this given alone was left out
            restrict(board, side, work, state, start, ~(ONE << (givens[start] - 1)))
        else:
            mark += 1
            root = 0
            work.limit = 2
            work.skipped = marks[mark]
            prepare(board, side, work, givens)
        count = _search(board, side, work, root, found)
        if count == UNDECIDED:
            return -2
        if count < work.limit:
            return start if mark < 0 else cells + marks[mark]
    return -1
