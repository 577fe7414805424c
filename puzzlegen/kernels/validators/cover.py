"""Sudoku as an exact cover: every item is to be covered by exactly one option (Knuth, TAOCP 4B, section 7.2.2.1).

An *option* is a pair (cell, value), written cell * 16 + value, with values counted from 0 here. An *item* is a cell, or
a pair (house, value) where a house is any set of n cells that holds every value once. Instead of dancing links, each
item carries the number of its live options: killing an option lowers the counts of its items; a count of 1 forces the
last option, and a count of 0 refutes the state.

A *state* begins with the live values of each cell as a bit mask, whose bits are the cell's count. Then come the counts
of the houses, packed into fields of six bits, ten fields to a word, one word for each house if n <= 10 and two
otherwise: so one operation tests all values of a house. The top bit of a field says that the item is covered.
``state`` says where a state begins in the states of a `Work`.
"""

from typing import Final, NamedTuple

import numpy as np

from puzzlegen.kernels.arrays import Ints

ONE: Final = 1  # as wide as a word
FIELD: Final = 6  # bits
FIELDS: Final = 10  # to a word
COVERED: Final = 32
WORD: Final = 60  # cells to a word of a set of cells


class Lists(NamedTuple):
    """Some lists: where each begins, and where the last one ends; and what they hold."""

    starts: Ints
    entries: Ints


class Board:
    """A layout.

    Attributes:
        size: how many values there are.
        cells: how many cells.
        span: how many words hold the counts of a house.
        houses: how many houses.
        house_cells: their cells, as many of each as there are values.
        homes_at, homes: by cell, the first words of the counts of each of its houses, the row first.
        peers_at, peers: by cell, the cells that must differ from it by a house or a rule.
        combos_at, combos: the masks of k different values that add up to s, i = k * `stride` + s.
        slacks: by relation, the most live values that tell anything about the partner.
        allowed: by relation and value, the mask of the values that the partner may hold.
        sees: by cell, its peers as a set: `WORD` cells to a word, one bit for each.
        seen_words: how many words such a set takes.
        blank: the state in which every option is live.
        length: of a state.
    """

    def __init__(
        self,
        size: int,
        houses: Ints,
        homes: Lists,
        peers: Lists,
        combos: Lists,
        slacks: Ints,
        allowed: Ints,
        sees: Ints,
    ) -> None:
        self.size, self.cells, self.span = size, size * size, words(size)
        self.houses, self.house_cells = len(houses) // size, houses
        self.homes_at, self.homes = homes
        self.peers_at, self.peers = peers
        self.combos_at, self.combos = combos
        self.slacks, self.allowed = slacks, allowed
        self.sees, self.seen_words = sees, len(sees) // self.cells
        counts = [size * ones(size, word) for word in range(self.span)] * self.houses
        self.blank = np.array([(1 << size) - 1] * self.cells + counts, np.int64)
        self.length = len(self.blank)


class Side:
    """The marks of a puzzle and its negative rules. An *owner* is the number of a mark, or -1 for a rule.

    Attributes:
        active: True if there is any arc, sum or parity.
        unary: by cell, the values left to it by a mark of its own as a mask.
        unary_owner: by cell, the mark's owner.
        arcs_at, arcs: by cell, for each cell whose value is bound to its own: the cell, the relation, the owner.
        groups: how many sums there are.
        kinds, totals, owners: by sum.
        grouped_at, grouped: by sum, its cells in drawn order.
        touch_at, touch: by cell, the sums that it belongs to.
    """

    def __init__(
        self,
        active: bool,
        unary: Ints,
        unary_owner: Ints,
        arcs: Lists,
        kinds: Ints,
        totals: Ints,
        owners: Ints,
        grouped: Lists,
        touch: Lists,
    ) -> None:
        self.active, self.unary, self.unary_owner = active, unary, unary_owner
        self.arcs_at, self.arcs = arcs
        self.groups, self.kinds, self.totals, self.owners = len(kinds), kinds, totals, owners
        self.grouped_at, self.grouped = grouped
        self.touch_at, self.touch = touch


class Work:
    """Fresh scratch memory for a puzzle, set to go fully into sums.

    Attributes:
        skipped: the owner that is left out, or -2.
        level: how far sums are gone into, 1 or 2.
        limit: the number of solutions at which a search stops.
        budget: the most steps.
        nodes: spent so far.
        steps: spent so far.
        cursor: the cell where the last forcing chain began.
        stirred: True if `restrict` killed something since `settle` was done.
        pressing: the number of forced options.
        forced: options that are the last of an item.
        changes: the number of changed cells.
        changed: cells that lost values, for the side constraints.
        is_changed: by cell.
        waits: the number of waiting sums.
        waiting: sums to be looked at again.
        is_waiting: by sum.
        forward: what the first addends of a sum can reach.
        backward: what its last addends can make up for.
        states: one after the other.
        chosen: by depth of a search, the option that was chosen there.
    """

    def __init__(self, board: Board, side: Side, states: int) -> None:
        cells = board.cells
        self.skipped, self.level = -2, 2
        self.limit = self.budget = self.nodes = self.steps = self.cursor = 0
        self.stirred, self.pressing, self.changes, self.waits = False, 0, 0, 0
        # an option is forced at most once as the last of its cell and as the last of each item of its houses
        self.forced = np.empty(8 * cells + 1, np.int64)
        self.changed, self.is_changed = np.empty(cells + 1, np.int64), np.zeros(cells, np.int64)
        self.waiting, self.is_waiting = np.empty(side.groups + 1, np.int64), np.zeros(side.groups, np.int64)
        sums = (board.size + 2) * (cells + 1) if side.groups else 0
        self.forward, self.backward = np.zeros(sums, np.int64), np.zeros(sums, np.int64)
        self.states, self.chosen = np.empty(states * board.length, np.int64), np.empty(states, np.int64)

    def masks(self, board: Board, state: int) -> list[int]:
        """The live values of each cell in a state."""
        return list(self.states[state : state + board.cells])


def stride(size: int) -> int:
    """One more than the largest sum of different values."""
    return size * (size + 1) // 2 + 1


def bits(mask: int) -> int:
    """How many of the lowest 16 bits are set."""
    mask = mask - ((mask >> 1) & 0x5555)
    mask = (mask & 0x3333) + ((mask >> 2) & 0x3333)
    mask = (mask + (mask >> 4)) & 0x0F0F
    return (mask + (mask >> 8)) & 0x1F


def lowest(mask: int) -> int:
    """The number of the lowest set bit of a mask; 16 if none of the lowest 16 is set."""
    bit = 0
    while bit < 16 and not mask >> bit & 1:
        bit += 1
    return bit


def words(size: int) -> int:
    """How many words hold the counts of a house."""
    return 1 if size <= FIELDS else 2


def ones(size: int, word: int) -> int:
    """A count of 1 in each field that is used of a house's first (0) or second (1) word."""
    fields = min(size - FIELDS * word, FIELDS)
    return ((ONE << FIELD * fields) - 1) // ((ONE << FIELD) - 1)


def note(work: Work, cell: int) -> None:
    """Remember for the side constraints that a cell has changed."""
    if work.is_changed[cell] == 0:
        work.is_changed[cell] = 1
        work.changed[work.changes] = cell
        work.changes += 1


def restrict(board: Board, side: Side, work: Work, state: int, cell: int, mask: int) -> None:
    """Kill the cell's values outside ``mask``; to restrict a cell to one value is to choose that option."""
    drop = work.states[state + cell] & ~mask
    if drop == 0:
        return
    work.stirred = True
    keep = work.states[state + cell] & mask
    work.states[state + cell] = keep
    if keep & (keep - 1) == 0:
        work.forced[work.pressing] = cell << 4 | lowest(keep) & 15
        work.pressing += 1
    for value in range(board.size):
        if drop >> value & 1:
            word = value // FIELDS
            one = ONE << FIELD * (value - FIELDS * word)
            for k in range(board.homes_at[cell], board.homes_at[cell + 1]):
                work.states[state + board.homes[k] + word] -= one
    if side.active:
        note(work, cell)


def settle(board: Board, side: Side, work: Work, state: int) -> bool:
    """Choose forced options and kill what they exclude until none is left; False if an item has no option left.

    It is one long function because calls that hand arrays on are dear in the innermost loop.
    """
    if not work.stirred:
        return True
    size = board.size
    pressing = work.pressing
    while True:
        while pressing:
            pressing -= 1
            option = work.forced[pressing]
            cell = option >> 4
            value = option & 15
            bit = ONE << value
            if not work.states[state + cell] & bit:
                return False
            word = value // FIELDS
            one = ONE << FIELD * (value - FIELDS * word)
            if work.states[state + board.homes[board.homes_at[cell]] + word] & COVERED * one:
                continue
            rest = work.states[state + cell] ^ bit
            work.states[state + cell] = bit
            for k in range(board.homes_at[cell], board.homes_at[cell + 1]):
                home = state + board.homes[k]
                work.states[home + word] += COVERED * one
                if rest:
                    for other in range(size):
                        if rest >> other & 1:
                            work.states[home + other // FIELDS] -= ONE << FIELD * (other % FIELDS)
            if side.active:
                note(work, cell)
            for p in range(board.peers_at[cell], board.peers_at[cell + 1]):
                peer = board.peers[p]
                if not work.states[state + peer] & bit:
                    continue
                keep = work.states[state + peer] ^ bit
                work.states[state + peer] = keep
                for k in range(board.homes_at[peer], board.homes_at[peer + 1]):
                    work.states[state + board.homes[k] + word] -= one
                if keep & (keep - 1) == 0:
                    if keep == 0:
                        return False
                    work.forced[pressing] = peer << 4 | lowest(keep)
                    pressing += 1
                if side.active:
                    note(work, peer)
        for word in range(board.span):
            unit = ones(size, word)
            low = (COVERED - 1) * unit
            top = COVERED * unit
            for number in range(board.houses):
                counts = work.states[state + board.cells + number * board.span + word]
                # adding 30 to the low five bits of a field sets its top bit unless they are 0 or 1
                few = ~((counts & low) + (low - unit) | counts) & top
                if few:
                    for value in range(FIELDS * word, min(size, FIELDS * word + FIELDS)):
                        shift = FIELD * (value - FIELDS * word)
                        if few >> shift + FIELD - 1 & 1:
                            if not counts >> shift & 1:
                                return False
                            k = number * size
                            while not work.states[state + board.house_cells[k]] >> value & 1:
                                k += 1
                            work.forced[pressing] = board.house_cells[k] << 4 | value
                            pressing += 1
        if pressing == 0:
            work.pressing = 0
            work.stirred = False
            return True
