"""Side constraints of Sudoku marks as filters: each kills options that cannot be part of any solution.

Every filter is sound, and exact once all of its cells are decided, so a search that reaches a fixed point with every
cell decided has a solution. Level 1 reads a mark as a beginner does, by smallest and largest values; level 2 goes
through all its combinations of values.

Every filter returns False if it sees a contradiction; a cell that it left without values is found by `cover.settle`.
"""

from typing import Final

from puzzlegen.running.kernels import lean_kernel
from puzzlegen.validators.sudoku.kits.cover import (
    ARCS,
    BACKWARD,
    COMBOS,
    FORWARD,
    GROUPS,
    SIZE,
    SKIPPED,
    STEPS,
    TABLES,
    Ints,
    bits,
    lowest,
    restrict,
    stride,
)

CAGE: Final = 0
SUM: Final = 1
ARROW: Final = 2
SANDWICH: Final = 3


@lean_kernel
def follow_arcs(board: Ints, side: Ints, state: Ints, work: Ints, cell: int) -> bool:
    """Tell the partners of a changed cell what its live values leave to them."""
    mask = state[cell]
    count = bits(mask)
    arcs = side[side[ARCS] + cell]
    work[STEPS] += side[arcs]
    for arc in range(arcs + 1, arcs + 1 + side[arcs], 3):
        table = board[board[TABLES] + side[arc + 1]] + 1
        if count > board[table] or side[arc + 2] == work[SKIPPED]:
            continue
        support = 0
        for value in range(board[SIZE]):
            if mask >> value & 1:
                support |= board[table + 1 + value]
        restrict(board, side, state, work, side[arc], support)
    return True


@lean_kernel
def filter_group(board: Ints, side: Ints, state: Ints, work: Ints, group: int, level: int) -> bool:
    """Apply one sum at the given level."""
    at = side[side[GROUPS] + group]
    if side[at + 3] == work[SKIPPED]:
        return True
    kind = side[at + 1]
    total = side[at + 2]
    start = at + 4
    stop = at + 1 + side[at]
    if kind == SANDWICH:
        return _sandwich(board, side, state, work, start, total, level)
    circle = -1
    if kind == ARROW:
        circle = side[start]
        start += 1
    if not _bounds(board, side, state, work, start, stop, total, circle):
        return False
    if level == 1:
        return True
    if kind == CAGE:
        return _cage_combinations(board, side, state, work, start, stop, total)
    return _sum_reachability(board, side, state, work, start, stop, total, circle)


@lean_kernel
def _highest(mask: int) -> int:
    """The number of the highest set bit of a mask; -1 if there is none."""
    bit = 15
    while bit >= 0 and not mask >> bit & 1:
        bit -= 1
    return bit


@lean_kernel
def _between(low: int, high: int, size: int) -> int:
    """The mask of the values low..high, counted from 1 and cut to 1..size."""
    low = max(low, 1)
    high = min(high, size)
    if high < low:
        return 0
    return (1 << high) - (1 << (low - 1))


@lean_kernel
def _bounds(board: Ints, side: Ints, state: Ints, work: Ints, start: int, stop: int, total: int, circle: int) -> bool:
    """No summand can be so small or so large that the others cannot make up for it.

    The summands are the cells side[start:stop]; they make up ``total``, or the value in ``circle`` if
    that is not negative.
    """
    least = total
    most = total
    if circle >= 0:
        least = lowest(state[circle]) + 1
        most = _highest(state[circle]) + 1
    low = 0
    high = 0
    for k in range(start, stop):
        low += lowest(state[side[k]]) + 1
        high += _highest(state[side[k]]) + 1
    if low > most or high < least:
        return False
    if circle >= 0:
        restrict(board, side, state, work, circle, _between(low, high, board[SIZE]))
    for k in range(start, stop):
        cell = side[k]
        mine_low = lowest(state[cell]) + 1
        mine_high = _highest(state[cell]) + 1
        mask = _between(least - (high - mine_high), most - (low - mine_low), board[SIZE])
        if state[cell] & ~mask:
            restrict(board, side, state, work, cell, mask)
            if state[cell] == 0:
                return False
            low += lowest(state[cell]) + 1 - mine_low
            high += _highest(state[cell]) + 1 - mine_high
    return True


@lean_kernel
def _cage_combinations(board: Ints, side: Ints, state: Ints, work: Ints, start: int, stop: int, total: int) -> bool:
    """Keep the values of those sets that make up the sum of the cage side[start:stop] and fit its cells."""
    union = 0
    for k in range(start, stop):
        union |= state[side[k]]
    if total >= stride(board[SIZE]):
        return False
    combos = board[board[COMBOS] + (stop - start) * stride(board[SIZE]) + total]
    work[STEPS] += board[combos] * (stop - start)
    keep = 0
    for index in range(combos + 1, combos + 1 + board[combos]):
        combo = board[index]
        if combo & ~union == 0:
            fits = True
            for k in range(start, stop):
                if state[side[k]] & combo == 0:
                    fits = False
                    break
            if fits:
                keep |= combo
    for k in range(start, stop):
        restrict(board, side, state, work, side[k], keep)
    return True


@lean_kernel
def _sum_reachability(
    board: Ints, side: Ints, state: Ints, work: Ints, start: int, stop: int, total: int, circle: int
) -> bool:
    """Keep the values of those choices for side[start:stop], repeats allowed, that reach the sum.

    The sum is ``total``, or any live value of ``circle`` unless that is negative.
    """
    size = board[SIZE]
    count = stop - start
    top = total if circle < 0 else size
    width = top + 1
    forward = work[FORWARD]
    backward = work[BACKWARD]
    for k in range((count + 1) * width):
        work[forward + k] = 0
        work[backward + k] = 0
    work[forward] = 1
    for k in range(count):
        mask = state[side[start + k]]
        for reached in range(top):
            if work[forward + k * width + reached]:
                for value in range(min(size, top - reached)):
                    if mask >> value & 1:
                        work[forward + (k + 1) * width + reached + value + 1] = 1
    if circle < 0:
        work[backward + count * width + top] = 1
    else:
        keep = 0
        for reached in range(1, width):
            keep |= work[forward + count * width + reached] << (reached - 1)
            work[backward + count * width + reached] = state[circle] >> (reached - 1) & 1
        restrict(board, side, state, work, circle, keep)
    for k in range(count - 1, -1, -1):
        mask = state[side[start + k]]
        keep = 0
        for reached in range(top):
            if work[forward + k * width + reached]:
                for value in range(min(size, top - reached)):
                    if mask >> value & 1 and work[backward + (k + 1) * width + reached + value + 1]:
                        work[backward + k * width + reached] = 1
                        keep |= 1 << value
        restrict(board, side, state, work, side[start + k], keep)
    work[STEPS] += count * top
    return True


@lean_kernel
def _sandwich(board: Ints, side: Ints, state: Ints, work: Ints, start: int, total: int, level: int) -> bool:
    """Keep the values of those fillings of the line at side[start] that have the sum between their 1 and n.

    Level 1 looks for places of 1 and n between which the smallest and largest values allow the sum, and bounds what
    lies between once both are known; level 2 tries all sets of values between them.
    """
    size = board[SIZE]
    inner = ((1 << size) - 1) & ~(1 | 1 << (size - 1))
    if total >= stride(size):
        return False
    support = work[FORWARD]
    for k in range(size):
        work[support + k] = 0
    ends = 0
    first = 0
    last = 0
    work[STEPS] += size * size
    for p in range(size):
        for q in range(size):
            if p == q or not state[side[start + p]] & 1 or not state[side[start + q]] >> (size - 1) & 1:
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
                mask = state[side[start + k]] & inner
                if left < k < right:
                    inside |= mask
                    low += lowest(mask) + 1
                    high += _highest(mask) + 1
                elif k not in (left, right):
                    outside |= mask
            if not low <= total <= high:
                continue
            combos = board[board[COMBOS] + count * stride(size) + total]
            sets = board[combos] if level == 2 else 1
            work[STEPS] += sets * size
            for index in range(combos + 1, combos + 1 + sets):
                between = inner
                around = inner
                if level == 2:
                    between = board[index]
                    around = inner & ~between
                    if between & ~inside or around & ~outside:
                        continue
                fits = True
                for k in range(size):
                    mask = between if left < k < right else around
                    if k not in (left, right) and state[side[start + k]] & mask == 0:
                        fits = False
                        break
                if fits:
                    ends += 1
                    first = left
                    last = right
                    work[support + p] |= 1
                    work[support + q] |= 1 << (size - 1)
                    for k in range(size):
                        if k not in (left, right):
                            work[support + k] |= between if left < k < right else around
    for k in range(size):
        restrict(board, side, state, work, side[start + k], work[support + k])
    if ends == 1 and level == 1:
        return _bounds(board, side, state, work, start + first + 1, start + last, total, -start)
    return ends > 0
