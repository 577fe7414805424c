r"""Sudoku as an exact cover: every item is to be covered by exactly one option (Knuth, TAOCP 4B, section 7.2.2.1).

An *option* is a pair (cell, value), written cell * 16 + value, with values counted from 0 here. An *item* is a cell, or
a pair (house, value) where a house is any set of n cells that holds every value once. Instead of dancing links, each
item carries the number of its live options: killing an option lowers the counts of its items; a count of 1 forces the
last option, and a count of 0 refutes the state.

A *state* is one int64 vector. It begins with the live values of each cell as a bit mask, whose bits are the cell's
count. Then come the counts of the houses, packed into fields of six bits, ten fields to a word, one word for each
house if n <= 10 and two otherwise: so one operation tests all values of a house. The top bit of a field says that the
item is covered.

The puzzle comes in two *books*, which `bind` writes. A book is an int64 vector of numbered tables; a table is a list
of lists. ``book[book[TABLE] + i]`` is where list i begins: its length, then its entries; the number of lists stands
just before ``book[book[TABLE]]``. One vector per book keeps the kernels quick to compile and to call.

=========  ==========  =================================================================================================
book       table       list i
=========  ==========  =================================================================================================
``board``  `HOMES`     the first words of the counts of each house of cell i, the row first
\          `PEERS`     the cells that must differ from cell i by a house or a rule of the layout
\          `HOUSES`    the cells of house i
\          `COMBOS`    the masks of k different values that add up to s (values counted from 1), i = k * `stride` + s
\          `TABLES`    relation i: the most live values that tell anything about the partner (its slack), then for each
                       value the mask of values that the partner may hold
\          `SEES`      the peers of cell i as a set: `WORD` cells to a word, one bit for each
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

from puzzlegen.running.kernels import kernel, lean_kernel

Ints = NDArray[np.int64]

FIELD: Final = 6  # bits
FIELDS: Final = 10  # to a word
COVERED: Final = 32
WORD: Final = 60

SIZE: Final = 0  # n, in both books
HOMES: Final = 1
PEERS: Final = 2
HOUSES: Final = 3
COMBOS: Final = 4
TABLES: Final = 5
SEES: Final = 6

ACTIVE: Final = 1  # in ``side``: 1 if there is any arc, sum or parity
UNARY: Final = 2
ARCS: Final = 3
GROUPS: Final = 4
TOUCH: Final = 5

# scratch memory: settings and numbers first, then where each list begins (its length, then its entries)
SKIPPED: Final = 0  # the owner that is left out, or -2
LEVEL: Final = 1  # how far sums are gone into, 1 or 2
ROOT: Final = 2  # the row of the stack where a search begins
LIMIT: Final = 3  # the number of solutions at which it stops
BUDGET: Final = 4  # the most steps
NODES: Final = 5
STEPS: Final = 6
CURSOR: Final = 7  # the cell where the last forcing chain began
STIRRED: Final = 8  # 1 if `restrict` killed something since `settle` was done
FORCED: Final = 9  # options that are the last of an item
CHANGED: Final = 10  # cells that lost values, for the side constraints
IS_CHANGED: Final = 11
WAITING: Final = 12  # sums to be looked at again
IS_WAITING: Final = 13
FORWARD: Final = 14
BACKWARD: Final = 15
_SECTIONS: Final = 16


def bind(head: Sequence[int], tables: Sequence[Sequence[Sequence[int]]]) -> Ints:
    """Write a book: the numbers of ``head``, then the tables, numbered on from there."""
    book = [*head, *(0 for _ in tables)]
    for number, lists in enumerate(tables, start=len(head)):
        book.append(len(lists))
        book[number] = len(book)
        place = len(book) + len(lists)
        for entries in lists:
            book.append(place)
            place += 1 + len(entries)
        for entries in lists:
            book.append(len(entries))
            book += entries
    return np.array(book, np.int64)


@lean_kernel
def stride(size: int) -> int:
    """One more than the largest sum of different values."""
    return size * (size + 1) // 2 + 1


@kernel
def workspace(board: Ints, side: Ints) -> Ints:
    """Fresh scratch memory for a puzzle, set to go fully into sums."""
    size = board[SIZE]
    cells = size * size
    groups = side[side[GROUPS] - 1]
    sums = (size + 2) * (cells + 1) if groups else 0
    # an option is forced at most once as the last of its cell and as the last of each item of its houses
    work = np.zeros(_SECTIONS + 10 * cells + 2 * groups + 2 * sums + 7, np.int64)
    place = _SECTIONS
    for section in range(FORCED, _SECTIONS):
        work[section] = place
        if section == FORCED:
            place += 8 * cells + 1
        elif section < WAITING:
            place += cells + 1
        elif section < FORWARD:
            place += groups + 1
        else:
            place += sums + 1
    work[SKIPPED] = -2
    work[LEVEL] = 2
    return work


@lean_kernel
def pop(work: Ints, section: int) -> int:
    """Take the last entry of a list of the scratch memory, whose length comes first; -1 if it is empty."""
    at = work[section]
    if work[at] == 0:
        return -1
    work[at] -= 1
    return int(work[at + work[at] + 1])


@lean_kernel
def bits(mask: int) -> int:
    """How many of the lowest 16 bits are set."""
    mask = mask - ((mask >> 1) & 0x5555)
    mask = (mask & 0x3333) + ((mask >> 2) & 0x3333)
    mask = (mask + (mask >> 4)) & 0x0F0F
    return (mask + (mask >> 8)) & 0x1F


@lean_kernel
def lowest(mask: int) -> int:
    """The number of the lowest set bit of a mask; 16 if none of the lowest 16 is set."""
    bit = 0
    while bit < 16 and not mask >> bit & 1:
        bit += 1
    return bit


@lean_kernel
def words(size: int) -> int:
    """How many words hold the counts of a house."""
    return 1 if size <= FIELDS else 2


@lean_kernel
def ones(size: int, word: int) -> int:
    """A count of 1 in each field that is used of a house's first (0) or second (1) word."""
    fields = min(size - FIELDS * word, FIELDS)
    return ((1 << FIELD * fields) - 1) // ((1 << FIELD) - 1)


@lean_kernel
def note(work: Ints, cell: int) -> None:
    """Remember for the side constraints that a cell has changed."""
    if work[work[IS_CHANGED] + cell] == 0:
        work[work[IS_CHANGED] + cell] = 1
        changed = work[CHANGED]
        work[changed] += 1
        work[changed + work[changed]] = cell


@lean_kernel
def restrict(board: Ints, side: Ints, state: Ints, work: Ints, cell: int, mask: int) -> None:
    """Kill the cell's values outside ``mask``; to restrict a cell to one value is to choose that option."""
    drop = state[cell] & ~mask
    if drop == 0:
        return
    work[STIRRED] = 1
    keep = state[cell] & mask
    state[cell] = keep
    if keep & (keep - 1) == 0:
        forced = work[FORCED]
        work[forced] += 1
        work[forced + work[forced]] = cell << 4 | lowest(keep) & 15
    homes = board[board[HOMES] + cell]
    for value in range(board[SIZE]):
        if drop >> value & 1:
            word = value // FIELDS
            one = 1 << FIELD * (value - FIELDS * word)
            for k in range(homes + 1, homes + 1 + board[homes]):
                state[board[k] + word] -= one
    if side[ACTIVE]:
        note(work, cell)


@lean_kernel
def settle(board: Ints, side: Ints, state: Ints, work: Ints) -> bool:
    """Choose forced options and kill what they exclude until none is left; False if an item has no option left.

    It is one long function because calls that hand arrays on are dear in the innermost loop.
    """
    if work[STIRRED] == 0:
        return True
    size = board[SIZE]
    active = side[ACTIVE]
    forced = work[FORCED]
    pressing = work[forced]
    span = words(size)
    while True:
        while pressing:
            option = work[forced + pressing]
            pressing -= 1
            cell = option >> 4
            value = option & 15
            bit = 1 << value
            if not state[cell] & bit:
                return False
            word = value // FIELDS
            one = 1 << FIELD * (value - FIELDS * word)
            homes = board[board[HOMES] + cell]
            if state[board[homes + 1] + word] & COVERED * one:
                continue
            rest = state[cell] ^ bit
            state[cell] = bit
            for k in range(homes + 1, homes + 1 + board[homes]):
                home = board[k]
                state[home + word] += COVERED * one
                if rest:
                    for other in range(size):
                        if rest >> other & 1:
                            state[home + other // FIELDS] -= 1 << FIELD * (other % FIELDS)
            if active:
                note(work, cell)
            peers = board[board[PEERS] + cell]
            for p in range(peers + 1, peers + 1 + board[peers]):
                peer = board[p]
                if not state[peer] & bit:
                    continue
                keep = state[peer] ^ bit
                state[peer] = keep
                homes = board[board[HOMES] + peer]
                for k in range(homes + 1, homes + 1 + board[homes]):
                    state[board[k] + word] -= one
                if keep & (keep - 1) == 0:
                    if keep == 0:
                        return False
                    pressing += 1
                    work[forced + pressing] = peer << 4 | lowest(keep)
                if active:
                    note(work, peer)
        for word in range(span):
            unit = ones(size, word)
            low = (COVERED - 1) * unit
            top = COVERED * unit
            for at in range(size * size + word, state.size, span):
                counts = state[at]
                # adding 30 to the low five bits of a field sets its top bit unless they are 0 or 1
                few = ~((counts & low) + (low - unit) | counts) & top
                if few:
                    house = board[board[HOUSES] + (at - size * size) // span]
                    for value in range(FIELDS * word, min(size, FIELDS * word + FIELDS)):
                        shift = FIELD * (value - FIELDS * word)
                        if few >> shift + FIELD - 1 & 1:
                            if not counts >> shift & 1:
                                return False
                            k = house + 1
                            while not state[board[k]] >> value & 1:
                                k += 1
                            pressing += 1
                            work[forced + pressing] = board[k] << 4 | value
        if pressing == 0:
            work[forced] = 0
            work[STIRRED] = 0
            return True
