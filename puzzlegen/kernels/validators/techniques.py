"""How hard a Sudoku is for a person: the lowest tier of techniques that solves it.

The tiers are those of ``docs/sudoku.md``; the techniques' names follow Andrew Stuart's SudokuWiki. The cheapest tier is
always tried first, and after each step of a higher tier all begins anew with tier 1. Every step removes only values
that no solution has, so the tier of a puzzle does not depend on the order in which steps are found.
"""

from typing import Final

import numpy as np

from puzzlegen.kernels.arrays import Ints
from puzzlegen.kernels.validators.cover import ONE, WORD, Board, Side, Work, bits, restrict
from puzzlegen.kernels.validators.filters import filter_group
from puzzlegen.kernels.validators.search import copy, prepare, propagate

SEARCH: Final = 5  # the tier of a cell that no technique decides


def rate(board: Board, side: Side, givens: Ints, target: int, tiers: Ints, steps: Ints) -> int:
    """Solve a puzzle that has one solution by techniques and say which tier that takes.

    Args:
        board: the puzzle's layout.
        side: its marks and negative rules.
        givens: (cells,) the given values, 0 where there is none.
        target: the cell whose value is wanted, or -1 for all.
        tiers: (cells,) receives the highest tier used up to each cell's placement, 0 for cells not placed.
        steps: (5,) receives the number of placements at index 1 and of steps of the tiers 2 to 4.

    Returns:
        The tier of the target, or the highest of all; -1 if the puzzle turns out to have no solution.
    """
    work = Work(board, side, 2)
    work.level = 1
    return _rate(board, side, work, givens, target, tiers, steps, np.empty(board.size, np.int64))


def _rate(
    board: Board, side: Side, work: Work, givens: Ints, target: int, tiers: Ints, steps: Ints, masks: Ints
) -> int:
    """See `rate`; ``masks`` is scratch, (size,)."""
    highest = 1
    for cell in range(board.cells):
        tiers[cell] = 1 if givens[cell] else 0
    prepare(board, side, work, givens)
    while propagate(board, side, work, 0):
        missing = 0
        for cell in range(board.cells):
            if tiers[cell] == 0:
                if work.states[cell] & (work.states[cell] - 1) == 0:
                    tiers[cell] = highest
                    steps[1] += 1
                elif cell == target or target < 0:
                    missing += 1
        if missing == 0:
            return highest
        tier = _step(board, side, work, 0, masks)
        if tier == SEARCH:
            return SEARCH
        steps[tier] += 1
        highest = max(highest, tier)
    return -1


def _step(board: Board, side: Side, work: Work, state: int, masks: Ints) -> int:
    """Take one step of the lowest tier from 2 on that has one; returns the tier."""
    for tier in range(2, 4):
        if tier == 2 and (_locked(board, side, work, state) or _combinations(board, side, work, state)):
            return 2
        if _subset(board, side, work, state, tier, masks):
            return tier
    if _fish(board, side, work, state, masks) or _wing(board, side, work, state):
        return 3
    return 4 if _forcing(board, side, work, state) else SEARCH


def _strike(board: Board, side: Side, work: Work, state: int, cell: int, mask: int) -> bool:
    """Take the values of ``mask`` from a cell; False if it has none of them."""
    if work.states[state + cell] & mask == 0:
        return False
    restrict(board, side, work, state, cell, ~mask)
    return True


def _combinations(board: Board, side: Side, work: Work, state: int) -> bool:
    """All combinations of one sum, for every sum."""
    struck = False
    for group in range(side.groups):
        before = 0
        for k in range(side.grouped_at[group], side.grouped_at[group + 1]):
            before += work.states[state + side.grouped[k]]
        filter_group(board, side, work, state, group, work.level + 1)
        for k in range(side.grouped_at[group], side.grouped_at[group + 1]):
            before -= work.states[state + side.grouped[k]]
        if before != 0:
            struck = True
    return struck


def _locked(board: Board, side: Side, work: Work, state: int) -> bool:
    """Locked candidates: what sees every place of a value in a house cannot hold it."""
    size = board.size
    struck = False
    for house in range(board.houses):
        cells = house * board.size
        once = 0
        twice = 0
        for k in range(cells, cells + size):
            twice |= once & work.states[state + board.house_cells[k]]
            once |= work.states[state + board.house_cells[k]]
        for value in range(size):
            if not twice >> value & 1:
                continue
            first = -1
            for k in range(cells, cells + size):
                if work.states[state + board.house_cells[k]] >> value & 1:
                    first = board.house_cells[k]
                    break
            for p in range(board.peers_at[first], board.peers_at[first + 1]):
                peer = board.peers[p]
                if not work.states[state + peer] >> value & 1:
                    continue
                all_seen = True
                for k in range(cells, cells + size):
                    cell = board.house_cells[k]
                    if work.states[state + cell] >> value & 1 and not _sees(board, peer, cell):
                        all_seen = False
                        break
                if all_seen:
                    struck = _strike(board, side, work, state, peer, ONE << value)
    return struck


def _sees(board: Board, cell: int, other: int) -> bool:
    """True if two cells must differ."""
    return board.sees[cell * board.seen_words + other // WORD] >> other % WORD & 1 != 0


def _tight(board: Board, masks: Ints, size: int) -> int:
    """Find ``size`` (2 or 3) masks whose union has just ``size`` bits, while another mask meets the union.

    Returns:
        The union, or 0 if there is no such subset.
    """
    for i in range(board.size):
        if not 2 <= bits(masks[i]) <= size:
            continue
        for j in range(i + 1, board.size):
            two = masks[i] | masks[j]
            if bits(masks[j]) < 2 or bits(two) > size:
                continue
            for k in range(j + 1, board.size if size == 3 else j + 2):
                union = two
                if size == 3:
                    union |= masks[k]
                    if bits(masks[k]) < 2 or bits(union) > size:
                        continue
                for other in range(board.size):
                    if masks[other] & union and masks[other] & ~union:
                        return union
    return 0


def _subset(board: Board, side: Side, work: Work, state: int, size: int, masks: Ints) -> bool:
    """Naked and hidden subsets: ``size`` cells of a house that share ``size`` values, or values that share cells."""
    n = board.size
    for house in range(board.houses):
        cells = house * board.size
        for k in range(n):
            masks[k] = work.states[state + board.house_cells[cells + k]]
        union = _tight(board, masks, size)
        if union:
            for k in range(n):
                if masks[k] & ~union:
                    _strike(board, side, work, state, board.house_cells[cells + k], union)
            return True
        for value in range(n):
            masks[value] = 0
            for k in range(n):
                masks[value] |= (work.states[state + board.house_cells[cells + k]] >> value & 1) << k
        union = _tight(board, masks, size)
        if union:
            for value in range(n):
                for k in range(n):
                    if masks[value] & ~union and union >> k & 1:
                        _strike(board, side, work, state, board.house_cells[cells + k], ONE << value)
            return True
    return False


def _fish(board: Board, side: Side, work: Work, state: int, masks: Ints) -> bool:
    """X-wing and swordfish: a value whose places in two or three rows share as many columns, or the reverse."""
    n = board.size
    for size in range(2, 4):
        for value in range(n):
            for turned in range(2):
                line, step = 1 if turned else n, n if turned else 1
                for i in range(n):
                    masks[i] = 0
                    for k in range(n):
                        masks[i] |= (work.states[state + i * line + k * step] >> value & 1) << k
                union = _tight(board, masks, size)
                if union:
                    for i in range(n):
                        for k in range(n):
                            if masks[i] & ~union and union >> k & 1:
                                _strike(board, side, work, state, i * line + k * step, ONE << value)
                    return True
    return False


def _wing(board: Board, side: Side, work: Work, state: int) -> bool:
    """XY- and XYZ-wings.

    A pivot xy or xyz sees a cell xz and a cell yz: one of the three (of the latter two, if the pivot lacks z) is z.
    """
    for pivot in range(board.cells):
        middle = work.states[state + pivot]
        if not 2 <= bits(middle) <= 3:
            continue
        stop = board.peers_at[pivot + 1]
        for p in range(board.peers_at[pivot], stop):
            first = board.peers[p]
            if bits(work.states[state + first]) != 2 or bits(work.states[state + first] | middle) != 3:
                continue
            for q in range(p + 1, stop):
                second = board.peers[q]
                last = work.states[state + first] & work.states[state + second]
                if bits(work.states[state + second]) != 2 or bits(last) != 1:
                    continue
                if middle & ~last != work.states[state + first] ^ work.states[state + second]:
                    continue
                struck = False
                for o in range(board.peers_at[pivot], stop):
                    if _strike_seen(board, side, work, state, board.peers[o], first, second, last):
                        struck = True
                if middle & last == 0:
                    for o in range(board.peers_at[first], board.peers_at[first + 1]):
                        if _strike_seen(board, side, work, state, board.peers[o], first, second, last):
                            struck = True
                if struck:
                    return True
    return False


def _strike_seen(
    board: Board, side: Side, work: Work, state: int, cell: int, first: int, second: int, mask: int
) -> bool:
    """Take the values of ``mask`` from a cell that sees two others; False if there is nothing to take."""
    if not _sees(board, cell, first) or not _sees(board, cell, second):
        return False
    return _strike(board, side, work, state, cell, mask)


def _forcing(board: Board, side: Side, work: Work, state: int) -> bool:
    """Refute a value by what follows from it in tier 1, in cells with two values if possible.

    The search goes on where the last one ended, since what could not be refuted there is seldom refuted soon after.
    """
    cells = board.cells
    trial = state + board.length
    for rest in range(2):
        for turn in range(cells):
            cell = (work.cursor + turn) % cells
            if (bits(work.states[state + cell]) == 2) != (rest == 0) or bits(work.states[state + cell]) == 1:
                continue
            for value in range(board.size):
                if work.states[state + cell] >> value & 1:
                    copy(work, board.length, state, trial)
                    restrict(board, side, work, trial, cell, ONE << value)
                    if not propagate(board, side, work, trial):
                        work.cursor = cell
                        return _strike(board, side, work, state, cell, ONE << value)
    return False
