"""How hard a Sudoku is for a person: the lowest tier of techniques that solves it.

The tiers are those of ``docs/sudoku.md``; the techniques' names follow Andrew Stuart's SudokuWiki. The cheapest tier is
always tried first, and after each step of a higher tier all begins anew with tier 1. Every step removes only values
that no solution has, so the tier of a puzzle does not depend on the order in which steps are found.
"""

from typing import Final

import numpy as np

from puzzlegen.running.kernels import kernel, lean_kernel
from puzzlegen.validators.sudoku.kits.cover import (
    CURSOR,
    GROUPS,
    HOUSES,
    LEVEL,
    PEERS,
    SEES,
    SIZE,
    WORD,
    Ints,
    bits,
    restrict,
    workspace,
)
from puzzlegen.validators.sudoku.kits.filters import filter_group
from puzzlegen.validators.sudoku.kits.search import copy, prepare, propagate

SEARCH: Final = 5  # the tier of a cell that no technique decides


@kernel
def rate(board: Ints, side: Ints, blank: Ints, givens: Ints, target: int, tiers: Ints, steps: Ints) -> int:
    """Solve a puzzle that has one solution by techniques and say which tier that takes.

    Args:
        board: the book of the puzzle's layout.
        side: the book of its marks and negative rules.
        blank: the state in which every option is live.
        givens: (cells,) the given values, 0 where there is none.
        target: the cell whose value is wanted, or -1 for all.
        tiers: (cells,) receives the highest tier used up to each cell's placement, 0 for cells not placed.
        steps: (5,) receives the number of placements at index 1 and of steps of the tiers 2 to 4.

    Returns:
        The tier of the target, or the highest of all; -1 if the puzzle turns out to have no solution.
    """
    size = board[SIZE]
    work = workspace(board, side)
    work[LEVEL] = 1
    state = np.empty(blank.size, np.int64)
    trial = np.empty(blank.size, np.int64)
    masks = np.empty(size, np.int64)
    highest = 1
    for cell in range(size * size):
        tiers[cell] = 1 if givens[cell] else 0
    prepare(board, side, blank, givens, state, work)
    while propagate(board, side, state, work):
        missing = 0
        for cell in range(size * size):
            if tiers[cell] == 0:
                if state[cell] & (state[cell] - 1) == 0:
                    tiers[cell] = highest
                    steps[1] += 1
                elif cell == target or target < 0:
                    missing += 1
        if missing == 0:
            return highest
        tier = _step(board, side, state, work, trial, masks)
        if tier == SEARCH:
            return SEARCH
        steps[tier] += 1
        highest = max(highest, tier)
    return -1


@lean_kernel
def _step(board: Ints, side: Ints, state: Ints, work: Ints, trial: Ints, masks: Ints) -> int:
    """Take one step of the lowest tier from 2 on that has one; returns the tier."""
    for tier in range(2, 4):
        if tier == 2 and (_locked(board, side, state, work) or _combinations(board, side, state, work)):
            return 2
        if _subset(board, side, state, work, tier, masks):
            return tier
    if _fish(board, side, state, work, masks) or _wing(board, side, state, work):
        return 3
    return 4 if _forcing(board, side, state, work, trial) else SEARCH


@lean_kernel
def _strike(board: Ints, side: Ints, state: Ints, work: Ints, cell: int, mask: int) -> bool:
    """Take the values of ``mask`` from a cell; False if it has none of them."""
    if state[cell] & mask == 0:
        return False
    restrict(board, side, state, work, cell, ~mask)
    return True


@lean_kernel
def _combinations(board: Ints, side: Ints, state: Ints, work: Ints) -> bool:
    """All combinations of one sum, for every sum."""
    struck = False
    for group in range(side[side[GROUPS] - 1]):
        at = side[side[GROUPS] + group]
        before = 0
        for k in range(at + 4, at + 1 + side[at]):
            before += state[side[k]]
        filter_group(board, side, state, work, group, work[LEVEL] + 1)
        for k in range(at + 4, at + 1 + side[at]):
            before -= state[side[k]]
        struck = struck or before != 0
    return struck


@lean_kernel
def _locked(board: Ints, side: Ints, state: Ints, work: Ints) -> bool:
    """Locked candidates: what sees every place of a value in a house cannot hold it."""
    size = board[SIZE]
    struck = False
    for house in range(board[board[HOUSES] - 1]):
        cells = board[board[HOUSES] + house] + 1
        once = 0
        twice = 0
        for k in range(cells, cells + size):
            twice |= once & state[board[k]]
            once |= state[board[k]]
        for value in range(size):
            if not twice >> value & 1:
                continue
            first = -1
            for k in range(cells, cells + size):
                if state[board[k]] >> value & 1:
                    first = board[k]
                    break
            peers = board[board[PEERS] + first]
            for p in range(peers + 1, peers + 1 + board[peers]):
                peer = board[p]
                if not state[peer] >> value & 1:
                    continue
                sees = board[board[SEES] + peer] + 1
                all_seen = True
                for k in range(cells, cells + size):
                    cell = board[k]
                    if state[cell] >> value & 1 and not board[sees + cell // WORD] >> cell % WORD & 1:
                        all_seen = False
                        break
                if all_seen:
                    struck = _strike(board, side, state, work, peer, 1 << value)
    return struck


@lean_kernel
def _tight(masks: Ints, size: int) -> int:
    """Find ``size`` (2 or 3) masks whose union has just ``size`` bits, while another mask meets the union.

    Returns:
        The union, or 0 if there is no such subset.
    """
    for i in range(masks.size):
        if not 2 <= bits(masks[i]) <= size:
            continue
        for j in range(i + 1, masks.size):
            two = masks[i] | masks[j]
            if bits(masks[j]) < 2 or bits(two) > size:
                continue
            for k in range(j + 1, masks.size if size == 3 else j + 2):
                union = two
                if size == 3:
                    union |= masks[k]
                    if bits(masks[k]) < 2 or bits(union) > size:
                        continue
                for other in range(masks.size):
                    if masks[other] & union and masks[other] & ~union:
                        return int(union)
    return 0


@lean_kernel
def _subset(board: Ints, side: Ints, state: Ints, work: Ints, size: int, masks: Ints) -> bool:
    """Naked and hidden subsets: ``size`` cells of a house that share ``size`` values, or values that share cells."""
    n = board[SIZE]
    for house in range(board[board[HOUSES] - 1]):
        cells = board[board[HOUSES] + house] + 1
        for k in range(n):
            masks[k] = state[board[cells + k]]
        union = _tight(masks, size)
        if union:
            for k in range(n):
                if masks[k] & ~union:
                    _strike(board, side, state, work, board[cells + k], union)
            return True
        for value in range(n):
            masks[value] = 0
            for k in range(n):
                masks[value] |= (state[board[cells + k]] >> value & 1) << k
        union = _tight(masks, size)
        if union:
            for value in range(n):
                for k in range(n):
                    if masks[value] & ~union and union >> k & 1:
                        _strike(board, side, state, work, board[cells + k], 1 << value)
            return True
    return False


@lean_kernel
def _fish(board: Ints, side: Ints, state: Ints, work: Ints, masks: Ints) -> bool:
    """X-wing and swordfish: a value whose places in two or three rows share as many columns, or the reverse."""
    n = board[SIZE]
    for size in range(2, 4):
        for value in range(n):
            for turned in range(2):
                line, step = (1, n) if turned else (n, 1)
                for i in range(n):
                    masks[i] = 0
                    for k in range(n):
                        masks[i] |= (state[i * line + k * step] >> value & 1) << k
                union = _tight(masks, size)
                if union:
                    for i in range(n):
                        for k in range(n):
                            if masks[i] & ~union and union >> k & 1:
                                _strike(board, side, state, work, i * line + k * step, 1 << value)
                    return True
    return False


@lean_kernel
def _wing(board: Ints, side: Ints, state: Ints, work: Ints) -> bool:
    """XY- and XYZ-wings.

    A pivot xy or xyz sees a cell xz and a cell yz: one of the three (of the latter two, if the pivot lacks z) is z.
    """
    for pivot in range(board[SIZE] * board[SIZE]):
        middle = state[pivot]
        if not 2 <= bits(middle) <= 3:
            continue
        peers = board[board[PEERS] + pivot]
        for p in range(peers + 1, peers + 1 + board[peers]):
            first = board[p]
            if bits(state[first]) != 2 or bits(state[first] | middle) != 3:
                continue
            for q in range(p + 1, peers + 1 + board[peers]):
                second = board[q]
                last = state[first] & state[second]
                if bits(state[second]) != 2 or bits(last) != 1:
                    continue
                if middle & ~last != state[first] ^ state[second]:
                    continue
                struck = False
                for o in range(peers + 1, peers + 1 + board[peers]):
                    struck = _strike_seen(board, side, state, work, board[o], first, second, last) or struck
                if middle & last == 0:
                    around = board[board[PEERS] + first]
                    for o in range(around + 1, around + 1 + board[around]):
                        struck = _strike_seen(board, side, state, work, board[o], first, second, last) or struck
                if struck:
                    return True
    return False


@lean_kernel
def _strike_seen(
    board: Ints, side: Ints, state: Ints, work: Ints, cell: int, first: int, second: int, mask: int
) -> bool:
    """Take the values of ``mask`` from a cell that sees two others; False if there is nothing to take."""
    sees = board[board[SEES] + cell] + 1
    if not board[sees + first // WORD] >> first % WORD & 1 or not board[sees + second // WORD] >> second % WORD & 1:
        return False
    return _strike(board, side, state, work, cell, mask)


@lean_kernel
def _forcing(board: Ints, side: Ints, state: Ints, work: Ints, trial: Ints) -> bool:
    """Refute a value by what follows from it in tier 1, in cells with two values if possible.

    The search goes on where the last one ended, since what could not be refuted there is seldom refuted soon after.
    """
    cells = board[SIZE] * board[SIZE]
    for most in (2, 16):
        for turn in range(cells):
            cell = (work[CURSOR] + turn) % cells
            if (bits(state[cell]) == 2) != (most == 2) or bits(state[cell]) == 1:
                continue
            for value in range(board[SIZE]):
                if state[cell] >> value & 1:
                    copy(state, trial)
                    restrict(board, side, trial, work, cell, 1 << value)
                    if not propagate(board, side, trial, work):
                        work[CURSOR] = cell
                        return _strike(board, side, state, work, cell, 1 << value)
    return False
