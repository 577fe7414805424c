"""Side constraints of Sudoku marks as filters: each kills options that cannot be part of any solution.

Every filter is sound, and exact once all of its cells are decided, so a search that reaches a fixed point with every
cell decided has a solution. Level 1 reads a mark as a beginner does, by smallest and largest values; level 2 goes
through all its combinations of values.

Every filter returns False if it sees a contradiction; a cell that it left without values is found by `cover.settle`.
"""

from typing import Final

from puzzlegen.kernels.arrays import Ints
from puzzlegen.kernels.validators.cover import ONE, Board, Side, Work, bits, lowest, restrict, stride

CAGE: Final = 0
SUM: Final = 1
ARROW: Final = 2
SANDWICH: Final = 3


def follow_arcs(board: Board, side: Side, work: Work, state: int, cell: int) -> bool:
    """Tell the partners of a changed cell what its live values leave to them."""
    mask = work.states[state + cell]
    count = bits(mask)
    work.steps += side.arcs_at[cell + 1] - side.arcs_at[cell]
    for arc in range(side.arcs_at[cell], side.arcs_at[cell + 1], 3):
        relation = side.arcs[arc + 1]
        if count > board.slacks[relation] or side.arcs[arc + 2] == work.skipped:
            continue
        support = 0
        for value in range(board.size):
            if mask >> value & 1:
                support |= board.allowed[relation * board.size + value]
        restrict(board, side, work, state, side.arcs[arc], support)
    return True


def filter_group(board: Board, side: Side, work: Work, state: int, group: int, level: int) -> bool:
    """Apply one sum at the given level."""
    if side.owners[group] == work.skipped:
        return True
    kind = side.kinds[group]
    total = side.totals[group]
    start = side.grouped_at[group]
    stop = side.grouped_at[group + 1]
    if kind == SANDWICH:
        return _sandwich(board, side, work, state, start, total, level)
    circle = -1
    if kind == ARROW:
        circle = side.grouped[start]
        start += 1
    if not _bounds(board, side, work, state, start, stop, total, circle):
        return False
    if level == 1:
        return True
    if kind == CAGE:
        return _cage_combinations(board, side, work, state, start, stop, total)
    return _sum_reachability(board, side, work, state, start, stop, total, circle)


def read_alone(board: Board, side: Side, work: Work, owner: int, masks: Ints) -> bool:
    """Narrow the live values of all cells to what a mark leaves by itself; False if it leaves nothing.

    Args:
        board: the puzzle's layout.
        side: its marks.
        work: scratch memory with one state.
        owner: the number of the mark.
        masks: (cells,) the live values; narrowed in place.
    """
    for cell in range(board.cells):
        work.states[cell] = masks[cell]
    fits = True
    changed = True
    while changed and fits:
        changed = False
        for cell in range(board.cells):
            if side.unary_owner[cell] == owner:
                work.states[cell] &= side.unary[cell]
            for arc in range(side.arcs_at[cell], side.arcs_at[cell + 1], 3):
                if side.arcs[arc + 2] != owner:
                    continue
                support = 0
                for value in range(board.size):
                    if work.states[cell] >> value & 1:
                        support |= board.allowed[side.arcs[arc + 1] * board.size + value]
                work.states[side.arcs[arc]] &= support
        for group in range(side.groups):
            if side.owners[group] != owner:
                continue
            if side.kinds[group] == CAGE:
                _tell_apart(side, work, group)
            if not filter_group(board, side, work, 0, group, 2):
                fits = False
        for cell in range(board.cells):
            if work.states[cell] != masks[cell]:
                masks[cell] = work.states[cell]
                changed = True
                if masks[cell] == 0:
                    fits = False
    # forget what `restrict` noted
    work.stirred = False
    work.pressing = 0
    for k in range(work.changes):
        work.is_changed[work.changed[k]] = 0
    work.changes = 0
    return fits


def _tell_apart(side: Side, work: Work, group: int) -> None:
    """Take the values of a cage's decided cells from its other cells."""
    for k in range(side.grouped_at[group], side.grouped_at[group + 1]):
        mask = work.states[side.grouped[k]]
        if mask & (mask - 1) == 0:
            for j in range(side.grouped_at[group], side.grouped_at[group + 1]):
                if j != k:
                    work.states[side.grouped[j]] &= ~mask


def _highest(mask: int) -> int:
    """The number of the highest set bit of a mask; -1 if there is none."""
    bit = 15
    while bit >= 0 and not mask >> bit & 1:
        bit -= 1
    return bit


def _between(low: int, high: int, size: int) -> int:
    """The mask of the values low..high, counted from 1 and cut to 1..size."""
    low = max(low, 1)
    high = min(high, size)
    if high < low:
        return 0
    return (1 << high) - (1 << (low - 1))


def _bounds(board: Board, side: Side, work: Work, state: int, start: int, stop: int, total: int, circle: int) -> bool:
    """No summand can be so small or so large that the others cannot make up for it.

    The summands are the cells side.grouped[start:stop]; they make up ``total``, or the value in ``circle`` if
    that is not negative.
    """
    least = total
    most = total
    if circle >= 0:
        least = lowest(work.states[state + circle]) + 1
        most = _highest(work.states[state + circle]) + 1
    low = 0
    high = 0
    for k in range(start, stop):
        low += lowest(work.states[state + side.grouped[k]]) + 1
        high += _highest(work.states[state + side.grouped[k]]) + 1
    if low > most or high < least:
        return False
    if circle >= 0:
        restrict(board, side, work, state, circle, _between(low, high, board.size))
    for k in range(start, stop):
        cell = side.grouped[k]
        mine_low = lowest(work.states[state + cell]) + 1
        mine_high = _highest(work.states[state + cell]) + 1
        mask = _between(least - (high - mine_high), most - (low - mine_low), board.size)
        if work.states[state + cell] & ~mask:
            restrict(board, side, work, state, cell, mask)
            if work.states[state + cell] == 0:
                return False
            low += lowest(work.states[state + cell]) + 1 - mine_low
            high += _highest(work.states[state + cell]) + 1 - mine_high
    return True


def _cage_combinations(board: Board, side: Side, work: Work, state: int, start: int, stop: int, total: int) -> bool:
    """Keep the values of those sets that make up the sum of the cage side.grouped[start:stop] and fit its cells."""
    union = 0
    for k in range(start, stop):
        union |= work.states[state + side.grouped[k]]
    if total >= stride(board.size):
        return False
    place = (stop - start) * stride(board.size) + total
    work.steps += (board.combos_at[place + 1] - board.combos_at[place]) * (stop - start)
    keep = 0
    for index in range(board.combos_at[place], board.combos_at[place + 1]):
        combo = board.combos[index]
        if combo & ~union == 0:
            fits = True
            for k in range(start, stop):
                if work.states[state + side.grouped[k]] & combo == 0:
                    fits = False
                    break
            if fits:
                keep |= combo
    for k in range(start, stop):
        restrict(board, side, work, state, side.grouped[k], keep)
    return True


def _sum_reachability(
    board: Board, side: Side, work: Work, state: int, start: int, stop: int, total: int, circle: int
) -> bool:
    """Keep the values of those choices for side.grouped[start:stop], repeats allowed, that reach the sum.

    The sum is ``total``, or any live value of ``circle`` unless that is negative.
    """
    size = board.size
    count = stop - start
    top = total if circle < 0 else size
    width = top + 1
    for k in range((count + 1) * width):
        work.forward[k] = 0
        work.backward[k] = 0
    work.forward[0] = 1
    for k in range(count):
        mask = work.states[state + side.grouped[start + k]]
        for reached in range(top):
            if work.forward[k * width + reached]:
                for value in range(min(size, top - reached)):
                    if mask >> value & 1:
                        work.forward[(k + 1) * width + reached + value + 1] = 1
    if circle < 0:
        work.backward[count * width + top] = 1
    else:
        keep = 0
        for reached in range(1, width):
            keep |= work.forward[count * width + reached] << (reached - 1)
            work.backward[count * width + reached] = work.states[state + circle] >> (reached - 1) & 1
        restrict(board, side, work, state, circle, keep)
    for k in range(count - 1, -1, -1):
        mask = work.states[state + side.grouped[start + k]]
        keep = 0
        for reached in range(top):
            if work.forward[k * width + reached]:
                for value in range(min(size, top - reached)):
                    if mask >> value & 1 and work.backward[(k + 1) * width + reached + value + 1]:
                        work.backward[k * width + reached] = 1
                        keep |= 1 << value
        restrict(board, side, work, state, side.grouped[start + k], keep)
    work.steps += count * top
    return True


def _sandwich(board: Board, side: Side, work: Work, state: int, start: int, total: int, level: int) -> bool:
    """Keep the values of those fillings of the line at side.grouped[start] that have the sum between their 1 and n.

    Level 1 looks for places of 1 and n between which the smallest and largest values allow the sum, and bounds what
    lies between once both are known; level 2 tries all sets of values between them.
    """
    size = board.size
    inner = ((ONE << size) - 1) & ~(ONE | ONE << (size - 1))
    if total >= stride(size):
        return False
    for k in range(size):
        work.forward[k] = 0
    ends = 0
    first = 0
    last = 0
    work.steps += size * size
    for p in range(size):
        for q in range(size):
            if p == q or not work.states[state + side.grouped[start + p]] & 1:
                continue
            if not work.states[state + side.grouped[start + q]] >> (size - 1) & 1:
                continue
            left = min(p, q)
            right = max(p, q)
            count = right - left - 1
            # `count` different values of 2..n-1 make up at least 2 + 3 + ... and at most (n-1) + (n-2) + ...
            if not count * (count + 3) <= 2 * total <= count * (2 * size - count - 1):
                continue
            low = 0
            high = 0
            inside = 0
            outside = 0
            for k in range(size):
                mask = work.states[state + side.grouped[start + k]] & inner
                if left < k < right:
                    inside |= mask
                    low += lowest(mask) + 1
                    high += _highest(mask) + 1
                elif k not in (left, right):
                    outside |= mask
            if not low <= total <= high:
                continue
            combos = board.combos_at[count * stride(size) + total]
            sets = board.combos_at[count * stride(size) + total + 1] - combos if level == 2 else 1
            work.steps += sets * size
            for index in range(combos, combos + sets):
                between = inner
                around = inner
                if level == 2:
                    between = board.combos[index]
                    around = inner & ~between
                    if between & ~inside or around & ~outside:
                        continue
                fits = True
                for k in range(size):
                    mask = between if left < k < right else around
                    if k not in (left, right) and work.states[state + side.grouped[start + k]] & mask == 0:
                        fits = False
                        break
                if fits:
                    ends += 1
                    first = left
                    last = right
                    work.forward[p] |= 1
                    work.forward[q] |= 1 << (size - 1)
                    for k in range(size):
                        if k not in (left, right):
                            work.forward[k] |= between if left < k < right else around
    for k in range(size):
        restrict(board, side, work, state, side.grouped[start + k], work.forward[k])
    if ends == 1 and level == 1:
        return _bounds(board, side, work, state, start + first + 1, start + last, total, -1)
    return ends > 0
