"""Sudoku as an exact cover: every item is to be covered by exactly one option (Knuth, TAOCP 4B, section 7.2.2.1).

An *option* is a pair (cell, value), with values counted from 0 here. An *item* is a cell, or a pair (house, value)
where a house is any set of n cells that holds every value once. Instead of dancing links, each item carries the number
of its live options: killing an option lowers the counts of its items; a count of 1 forces the last option, and a count
of 0 refutes the state.

A *state* is one int32 vector: the live values of each cell as a bit mask, then the count of each cell, then the count
of each (house, value). Adding `COVERED` to a count marks an item that is done.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from puzzlegen.kernels import kernel

Ints = NDArray[np.int32]
Words = NDArray[np.int64]

COVERED: Final = 64
WORD: Final = 60  # cells per word of a cell set


class Board(NamedTuple):
    """The items of a layout; ``cells`` is n*n.

    Attributes:
        size: n.
        homes: (cells, most houses per cell); where in a state the counts of the cell's houses start.
        degree: (cells,); how many houses a cell lies in.
        houses: (houses, n); the cells of each house.
        peers: (cells, most peers); the cells that must differ from a cell by houses or rules of the layout.
        peer_count: (cells,).
        blank: the state in which every option is live.
    """

    size: int
    homes: Ints
    degree: Ints
    houses: Ints
    peers: Ints
    peer_count: Ints
    blank: Ints


class Side(NamedTuple):
    """What marks and rules demand beyond the exact cover; every entry has an owner, its mark's number or -1 for a rule.

    Attributes:
        active: 1 if there is any arc or group.
        unary, unary_owner: (cells,); the values that a parity mark leaves to a cell, as a mask.
        arc_start, arc_cell, arc_table, arc_owner: the arcs that leave cell c are arc_start[c]:arc_start[c + 1]; each
            leads to a cell whose value is bound to that of c by a table.
        tables: (tables, n); tables[t, v] is the mask of values that the other cell may hold beside v.
        slack: (tables,); the largest number of live values from which a table can conclude anything.
        group_start, group_cells, group_kind, group_total, group_owner: the sums; cells of group g in drawn order.
        touch_start, touch_group: the groups of cell c.
        combo_start, combos: the masks of k different values that add up to s (values counted from 1 there) start at
            combo_start[k * stride + s], where ``stride`` is n * (n + 1) / 2 + 2.
    """

    active: int
    unary: Ints
    unary_owner: Ints
    arc_start: Ints
    arc_cell: Ints
    arc_table: Ints
    arc_owner: Ints
    tables: Ints
    slack: Ints
    group_start: Ints
    group_cells: Ints
    group_kind: Ints
    group_total: Ints
    group_owner: Ints
    touch_start: Ints
    touch_group: Ints
    combo_start: Ints
    combos: Ints


class Work(NamedTuple):
    """Scratch memory of one proof; entry 0 of each list is its length.

    ``skipped`` holds the owner that is left out, or -2; ``spent`` the nodes and the steps so far.
    """

    forced: Ints
    changed: Ints
    is_changed: Ints
    waiting: Ints
    is_waiting: Ints
    support: Ints
    forward: Ints
    backward: Ints
    skipped: Ints
    spent: Words


@kernel
def workspace(board: Board, side: Side) -> Work:
    """Fresh scratch memory."""
    cells = board.size * board.size
    groups = side.group_kind.size
    sums = board.size * board.size + 1
    if groups == 0:
        sums = 1
    skipped = np.empty(1, np.int32)
    skipped[0] = -2
    return Work(
        np.zeros(board.blank.size + 1, np.int32),
        np.zeros(cells + 1, np.int32),
        np.zeros(cells, np.int32),
        np.zeros(groups + 1, np.int32),
        np.zeros(groups, np.int32),
        np.zeros(board.size + 1, np.int32),
        np.zeros((board.size + 2, sums), np.int32),
        np.zeros((board.size + 2, sums), np.int32),
        skipped,
        np.zeros(2, np.int64),
    )


@kernel
def bits(mask: int) -> int:
    """How many of the lowest 16 bits are set."""
    mask = mask - ((mask >> 1) & 0x5555)
    mask = (mask & 0x3333) + ((mask >> 2) & 0x3333)
    mask = (mask + (mask >> 4)) & 0x0F0F
    return (mask + (mask >> 8)) & 0x1F


@kernel
def lowest(mask: int) -> int:
    """The number of the lowest set bit of a mask that is not 0."""
    bit = 0
    while not mask >> bit & 1:
        bit += 1
    return bit


@kernel
def _lower(state: Ints, work: Work, item: int) -> bool:
    """One option of an item died; False if it was the last one."""
    left = state[item] - 1
    state[item] = left
    if left <= 1:
        if left == 0:
            return False
        top = work.forced[0] + 1
        work.forced[top] = item
        work.forced[0] = top
    return True


@kernel
def _note(work: Work, cell: int) -> None:
    """Remember that a cell lost values, for the side constraints."""
    if work.is_changed[cell] == 0:
        work.is_changed[cell] = 1
        top = work.changed[0] + 1
        work.changed[top] = cell
        work.changed[0] = top


@kernel
def kill(board: Board, side: Side, state: Ints, work: Work, cell: int, value: int) -> bool:
    """Take a live option away; False if an item has lost its last option."""
    state[cell] ^= 1 << value
    if not _lower(state, work, board.size * board.size + cell):
        return False
    for k in range(board.degree[cell]):
        if not _lower(state, work, board.homes[cell, k] + value):
            return False
    if side.active:
        _note(work, cell)
    return True


@kernel
def assign(board: Board, side: Side, state: Ints, work: Work, cell: int, value: int) -> bool:
    """Choose a live option: cover its items and kill all that share one or see it; False if that refutes."""
    bit = 1 << value
    rest = state[cell] ^ bit
    state[cell] = bit
    state[board.size * board.size + cell] = COVERED + 1
    for k in range(board.degree[cell]):
        home = board.homes[cell, k]
        state[home + value] += COVERED
        for other in range(board.size):
            if rest >> other & 1 and not _lower(state, work, home + other):
                return False
    for k in range(board.peer_count[cell]):
        peer = board.peers[cell, k]
        if state[peer] & bit and not kill(board, side, state, work, peer, value):
            return False
    if side.active:
        _note(work, cell)
    return True


@kernel
def restrict(board: Board, side: Side, state: Ints, work: Work, cell: int, mask: int) -> bool:
    """Kill the cell's values outside ``mask``; False if that refutes."""
    drop = state[cell] & ~mask
    if drop == 0:
        return True
    if drop == state[cell]:
        return False
    for value in range(board.size):
        if drop >> value & 1 and not kill(board, side, state, work, cell, value):
            return False
    return True


@kernel
def force(board: Board, side: Side, state: Ints, work: Work, item: int) -> bool:
    """Choose the last live option of an item."""
    size = board.size
    cells = size * size
    if item < 2 * cells:
        cell = item - cells
        return assign(board, side, state, work, cell, lowest(state[cell]))
    house, value = divmod(item - 2 * cells, size)
    for k in range(size):
        cell = board.houses[house, k]
        if state[cell] >> value & 1:
            return assign(board, side, state, work, cell, value)
    return False
