r"""Sudoku as an exact cover: every item is to be covered by exactly one option (Knuth, TAOCP 4B, section 7.2.2.1).

An *option* is a pair (cell, value), with values counted from 0 here, written as cell * 16 + value. An *item* is a cell, or a pair (house, value)
where a house is any set of n cells that holds every value once. Instead of dancing links, each item carries the number
of its live options: killing an option lowers the counts of its items; a count of 1 forces the last option, and a count
of 0 refutes the state.

A *state* is one int64 vector: the live values of each cell as a bit mask, then the count of each cell, then the count
of each (house, value). Adding `COVERED` to a count marks an item that is done. An item is named by the place of its
count in the state.

Options die in two steps: `restrict` clears their bits at once and puts them on the agenda, and `settle` works through
the agenda. It is one long function because calls that hand arrays on are dear in the innermost loop.

The puzzle comes in two *books*, which `bind` writes. A book is an int64 vector of numbered tables; a table is a list
of lists. ``book[book[TABLE] + i]`` is where list i begins: its length, then its entries. One vector per book keeps the
kernels quick to compile and to call.

=========  ==========  =================================================================================================
book       table       list i
=========  ==========  =================================================================================================
``board``  `HOMES`     where in a state the counts of each house of cell i start
\          `PEERS`     the cells that must differ from cell i by a house or a rule of the layout
\          `HOUSES`    the cells of house i
\          `COMBOS`    the masks of k different values that add up to s (values counted from 1), i = k * `stride` + s
\          `TABLES`    relation i: the most live values that tell anything about the partner (its slack), then for each
                       value the mask of values that the partner may hold
``side``   `UNARY`     the values left to cell i by a mark of its own as a mask, the mark's owner
\          `ARCS`      for each cell whose value is bound to that of cell i: the cell, the relation, the owner
\          `GROUPS`    sum i: its kind, total, owner, then its cells in drawn order
\          `TOUCH`     the sums that cell i belongs to
=========  ==========  =================================================================================================

The *owner* of an entry is the number of its mark, or -1 for a rule.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.kernels import kernel

Ints = NDArray[np.int64]

COVERED: Final = 64

SIZE: Final = 0  # n, in both books
HOMES: Final = 1
PEERS: Final = 2
HOUSES: Final = 3
COMBOS: Final = 4
TABLES: Final = 5

ACTIVE: Final = 1  # in ``side``: 1 if there is any arc, sum or parity
UNARY: Final = 2
ARCS: Final = 3
GROUPS: Final = 4
TOUCH: Final = 5

# scratch memory: numbers first, then where each list begins
SKIPPED: Final = 0  # the owner that is left out, or -2
NODES: Final = 1
STEPS: Final = 2
DOOMED: Final = 3  # options whose bits are cleared, while their items still count them
FORCED: Final = 4  # items that came down to one option
CHANGED: Final = 5  # cells that lost values, for the side constraints
IS_CHANGED: Final = 6
WAITING: Final = 7  # sums to be looked at again
IS_WAITING: Final = 8
FORWARD: Final = 9
BACKWARD: Final = 10
_SECTIONS: Final = 11


def bind(head: Sequence[int], tables: Sequence[Sequence[Sequence[int]]]) -> Ints:
    """Write a book: the numbers of ``head``, then the tables, numbered on from there."""
    book = [*head, *(0 for _ in tables)]
    for number, lists in enumerate(tables, start=len(head)):
        book[number] = len(book)
        place = len(book) + len(lists)
        for entries in lists:
            book.append(place)
            place += 1 + len(entries)
        for entries in lists:
            book.append(len(entries))
            book += entries
    return np.array(book, np.int64)


@kernel
def stride(size: int) -> int:
    """One more than the largest sum of different values."""
    return size * (size + 1) // 2 + 1


@kernel
def workspace(board: Ints, side: Ints, items: int) -> Ints:
    """Fresh scratch memory for a puzzle whose states have ``items`` entries."""
    size = board[SIZE]
    cells = size * size
    groups = side[TOUCH] - side[GROUPS]  # at least as many as there are
    sums = (size + 2) * (cells + 1) if groups else 0
    lengths = (cells * 16, items, cells, cells, groups, groups, sums, sums)
    total = _SECTIONS
    for length in lengths:
        total += length + 1
    work = np.zeros(total, np.int64)
    place = _SECTIONS
    for k in range(len(lengths)):
        work[DOOMED + k] = place
        place += lengths[k] + 1
    work[SKIPPED] = -2
    return work


@kernel
def push(work: Ints, section: int, entry: int) -> None:
    """Put an entry on one of the lists of the scratch memory, whose length stands at its beginning."""
    at = work[section]
    work[at] += 1
    work[at + work[at]] = entry


@kernel
def pop(work: Ints, section: int) -> int:
    """Take the last entry of a list, or -1 if it is empty."""
    at = work[section]
    if work[at] == 0:
        return -1
    work[at] -= 1
    return work[at + work[at] + 1]  # type: ignore[no-any-return]


@kernel
def bits(mask: int) -> int:
    """How many of the lowest 16 bits are set."""
    mask = mask - ((mask >> 1) & 0x5555)
    mask = (mask & 0x3333) + ((mask >> 2) & 0x3333)
    mask = (mask + (mask >> 4)) & 0x0F0F
    return (mask + (mask >> 8)) & 0x1F


@kernel
def lowest(mask: int) -> int:
    """The number of the lowest set bit of a mask; 16 if none of the lowest 16 is set."""
    bit = 0
    while bit < 16 and not mask >> bit & 1:
        bit += 1
    return bit


@kernel
def restrict(state: Ints, work: Ints, size: int, cell: int, mask: int) -> None:
    """Doom the cell's values outside ``mask``; to restrict a cell to one value is to choose that option."""
    drop = state[cell] & ~mask
    state[cell] &= mask
    for value in range(size):
        if drop >> value & 1:
            push(work, DOOMED, cell << 4 | value)


@kernel
def option_of(board: Ints, state: Ints, item: int) -> int:
    """The first live option of an item, as cell * 16 + value."""
    size = board[SIZE]
    cells = size * size
    if item < 2 * cells:
        return (item - cells) << 4 | lowest(state[item - cells])  # type: ignore[no-any-return]
    value = (item - 2 * cells) % size
    k = board[board[HOUSES] + (item - 2 * cells) // size] + 1
    while not state[board[k]] >> value & 1:
        k += 1
    return board[k] << 4 | value  # type: ignore[no-any-return]


@kernel
def settle(board: Ints, side: Ints, state: Ints, work: Ints) -> bool:
    """Bury the doomed options and choose the forced ones until none is left; False if an item has no option left."""
    size = board[SIZE]
    cells = size * size
    active = side[ACTIVE]
    doomed = work[DOOMED]
    forced = work[FORCED]
    changed = work[CHANGED]
    dying = work[doomed]
    pressing = work[forced]
    while True:
        while dying:
            option = work[doomed + dying]
            dying -= 1
            cell = option >> 4
            value = option & 15
            left = state[cells + cell] - 1
            state[cells + cell] = left
            if left == 1:
                pressing += 1
                work[forced + pressing] = cells + cell
            elif state[cell] == 0:
                return False
            homes = board[board[HOMES] + cell]
            for k in range(homes + 1, homes + 1 + board[homes]):
                item = board[k] + value
                left = state[item] - 1
                state[item] = left
                if left <= 1:
                    if left == 0:
                        return False
                    pressing += 1
                    work[forced + pressing] = item
            if active and work[work[IS_CHANGED] + cell] == 0:
                work[work[IS_CHANGED] + cell] = 1
                work[changed] += 1
                work[changed + work[changed]] = cell
        if pressing == 0:
            work[doomed] = 0
            work[forced] = 0
            return True
        item = work[forced + pressing]
        pressing -= 1
        if state[item] != 1:
            continue
        option = option_of(board, state, item)
        cell = option >> 4
        value = option & 15
        bit = 1 << value
        rest = state[cell] ^ bit
        state[cell] = bit
        for other in range(size):
            if rest >> other & 1:
                dying += 1
                work[doomed + dying] = cell << 4 | other
        state[cells + cell] += COVERED
        homes = board[board[HOMES] + cell]
        for k in range(homes + 1, homes + 1 + board[homes]):
            state[board[k] + value] += COVERED
        peers = board[board[PEERS] + cell]
        for k in range(peers + 1, peers + 1 + board[peers]):
            peer = board[k]
            if state[peer] & bit:
                state[peer] ^= bit
                dying += 1
                work[doomed + dying] = peer << 4 | value
