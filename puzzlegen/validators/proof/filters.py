"""Side constraints of Sudoku marks as filters: each kills options that cannot be part of any solution.

Every filter is sound, and exact once all of its cells are decided, so a search that reaches a fixed point with every
cell decided has a solution. Level 1 reads a mark as a beginner does, by smallest and largest values; level 2 goes
through all its combinations of values.
"""

from typing import Final

from puzzlegen.kernels import kernel
from puzzlegen.validators.proof.cover import Board, Ints, Side, Work, bits, lowest, restrict

CAGE: Final = 0
SUM: Final = 1
ARROW: Final = 2
SANDWICH: Final = 3


@kernel
def follow_arcs(board: Board, side: Side, state: Ints, work: Work, cell: int) -> bool:
    """Tell the partners of a changed cell what its live values leave to them; False if that refutes."""
    mask = state[cell]
    count = bits(mask)
    for arc in range(side.arc_start[cell], side.arc_start[cell + 1]):
        table = side.arc_table[arc]
        if count > side.slack[table] or side.arc_owner[arc] == work.skipped[0]:
            continue
        support = 0
        for value in range(board.size):
            if mask >> value & 1:
                support |= side.tables[table, value]
        if not restrict(board, side, state, work, side.arc_cell[arc], support):
            return False
    return True


@kernel
def filter_group(board: Board, side: Side, state: Ints, work: Work, group: int, level: int) -> bool:
    """Apply one sum at the given level; False if that refutes."""
    kind = side.group_kind[group]
    if side.group_owner[group] == work.skipped[0]:
        return True
    if kind == SANDWICH:
        if level == 1:
            return _sandwich_ends(board, side, state, work, group)
        return _sandwich_combinations(board, side, state, work, group)
    if not _bounds(board, side, state, work, group):
        return False
    if level == 1:
        return True
    if kind == CAGE:
        return _cage_combinations(board, side, state, work, group)
    return _sum_reachability(board, side, state, work, group)


@kernel
def _highest(mask: int) -> int:
    bit = 15
    while not mask >> bit & 1:
        bit -= 1
    return bit


@kernel
def _between(low: int, high: int, size: int) -> int:
    """The mask of the values low..high, counted from 1 and cut to 1..size."""
    low = max(low, 1)
    high = min(high, size)
    if high < low:
        return 0
    return (1 << high) - (1 << (low - 1))


@kernel
def _bounds(board: Board, side: Side, state: Ints, work: Work, group: int) -> bool:
    """No summand can be so small or so large that the others cannot make up for it."""
    start = side.group_start[group]
    stop = side.group_start[group + 1]
    least = most = side.group_total[group]
    if side.group_kind[group] == ARROW:
        circle = side.group_cells[start]
        start += 1
        least = lowest(state[circle]) + 1
        most = _highest(state[circle]) + 1
    low = 0
    high = 0
    for k in range(start, stop):
        low += lowest(state[side.group_cells[k]]) + 1
        high += _highest(state[side.group_cells[k]]) + 1
    if low > most or high < least:
        return False
    if side.group_kind[group] == ARROW:
        circle = side.group_cells[start - 1]
        if not restrict(board, side, state, work, circle, _between(low, high, board.size)):
            return False
    if low == high:
        return True
    for k in range(start, stop):
        cell = side.group_cells[k]
        mask = _between(least - (high - _highest(state[cell]) - 1), most - (low - lowest(state[cell]) - 1), board.size)
        if state[cell] & ~mask:
            old_low = lowest(state[cell])
            old_high = _highest(state[cell])
            if not restrict(board, side, state, work, cell, mask):
                return False
            low += lowest(state[cell]) - old_low
            high += _highest(state[cell]) - old_high
    return True


@kernel
def _cage_combinations(board: Board, side: Side, state: Ints, work: Work, group: int) -> bool:
    """Keep the values of those sets that make up the cage's sum and fit its cells."""
    start = side.group_start[group]
    stop = side.group_start[group + 1]
    union = 0
    for k in range(start, stop):
        union |= state[side.group_cells[k]]
    stride = board.size * (board.size + 1) // 2 + 2
    total = side.group_total[group]
    if total > stride - 2:
        return False
    place = (stop - start) * stride + total
    keep = 0
    for index in range(side.combo_start[place], side.combo_start[place + 1]):
        combo = side.combos[index]
        if combo & ~union:
            continue
        fits = True
        for k in range(start, stop):
            fits = fits and state[side.group_cells[k]] & combo != 0
        if fits:
            keep |= combo
    work.spent[1] += (side.combo_start[place + 1] - side.combo_start[place]) * (stop - start)
    for k in range(start, stop):  # noqa: SIM110
        if not restrict(board, side, state, work, side.group_cells[k], keep):
            return False
    return True


@kernel
def _sum_reachability(board: Board, side: Side, state: Ints, work: Work, group: int) -> bool:
    """Keep the values of those choices, repeats allowed, that reach the sum (or a live value of the arrow's circle)."""
    size = board.size
    start = side.group_start[group]
    stop = side.group_start[group + 1]
    top = side.group_total[group]
    goals = 0
    if side.group_kind[group] == ARROW:
        goals = state[side.group_cells[start]]
        start += 1
        top = size
    count = stop - start
    forward = work.forward
    backward = work.backward
    for k in range(count + 1):
        for total in range(top + 1):
            forward[k, total] = 0
            backward[k, total] = 0
    forward[0, 0] = 1
    for k in range(count):
        mask = state[side.group_cells[start + k]]
        for total in range(top):
            if forward[k, total]:
                for value in range(min(size, top - total)):
                    if mask >> value & 1:
                        forward[k + 1, total + value + 1] = 1
    if side.group_kind[group] == ARROW:
        reached = 0
        for total in range(1, top + 1):
            reached |= forward[count, total] << (total - 1)
            backward[count, total] = goals >> (total - 1) & 1
        if not restrict(board, side, state, work, side.group_cells[start - 1], reached):
            return False
    else:
        backward[count, top] = 1
    for k in range(count - 1, -1, -1):
        cell = side.group_cells[start + k]
        mask = state[cell]
        keep = 0
        for total in range(top):
            if forward[k, total]:
                for value in range(min(size, top - total)):
                    if mask >> value & 1 and backward[k + 1, total + value + 1]:
                        backward[k, total] = 1
                        keep |= 1 << value
        if not restrict(board, side, state, work, cell, keep):
            return False
    work.spent[1] += count * top
    return True


@kernel
def _sandwich_ends(board: Board, side: Side, state: Ints, work: Work, group: int) -> bool:
    """Keep the places of 1 and n between which the smallest and largest values allow the sum."""
    size = board.size
    start = side.group_start[group]
    total = side.group_total[group]
    inner = ((1 << size) - 1) & ~(1 | 1 << (size - 1))
    ends = 1 | 1 << (size - 1)
    ones = 0
    tops = 0
    for p in range(size):
        for q in range(size):
            if p == q or not state[side.group_cells[start + p]] & 1:
                continue
            if not state[side.group_cells[start + q]] >> (size - 1) & 1:
                continue
            low = 0
            high = 0
            empty = False
            for k in range(min(p, q) + 1, max(p, q)):
                mask = state[side.group_cells[start + k]] & inner
                if mask == 0:
                    empty = True
                    break
                low += lowest(mask) + 1
                high += _highest(mask) + 1
            count = max(p, q) - min(p, q) - 1
            # `count` different values of 2..n-1 make up at least 2 + 3 + ... and at most (n-1) + (n-2) + ...
            least = count * (count + 3) // 2
            most = count * (2 * size - count - 1) // 2
            if not empty and max(low, least) <= total <= min(high, most):
                ones |= 1 << p
                tops |= 1 << q
    work.spent[1] += size * size
    if ones == 0:
        return False
    for k in range(size):
        gone = 0
        if not ones >> k & 1:
            gone |= 1
        if not tops >> k & 1:
            gone |= 1 << (size - 1)
        if not restrict(board, side, state, work, side.group_cells[start + k], ~gone):
            return False
    if bits(ones) != 1 or bits(tops) != 1:
        return True
    first = min(lowest(ones), lowest(tops))
    last = max(lowest(ones), lowest(tops))
    low = 0
    high = 0
    for k in range(first + 1, last):
        mask = state[side.group_cells[start + k]] & ~ends
        if mask == 0:
            return False
        low += lowest(mask) + 1
        high += _highest(mask) + 1
    for k in range(first + 1, last):
        cell = side.group_cells[start + k]
        mask = state[cell] & ~ends
        if mask == 0:
            return False
        keep = _between(total - (high - _highest(mask) - 1), total - (low - lowest(mask) - 1), size) & ~ends
        if not restrict(board, side, state, work, cell, keep):
            return False
    return True


@kernel
def _sandwich_combinations(board: Board, side: Side, state: Ints, work: Work, group: int) -> bool:
    """Keep the values of those fillings of a line that fit between 1 and n and outside of them."""
    size = board.size
    start = side.group_start[group]
    total = side.group_total[group]
    stride = size * (size + 1) // 2 + 2
    inner = ((1 << size) - 1) & ~(1 | 1 << (size - 1))
    support = work.support
    for k in range(size):
        support[k] = 0
    for p in range(size):
        for q in range(size):
            if p == q or not state[side.group_cells[start + p]] & 1:
                continue
            if not state[side.group_cells[start + q]] >> (size - 1) & 1:
                continue
            first = min(p, q)
            last = max(p, q)
            inside = 0
            outside = 0
            for k in range(size):
                if first < k < last:
                    inside |= state[side.group_cells[start + k]]
                elif k not in (first, last):
                    outside |= state[side.group_cells[start + k]]
            count = last - first - 1
            if total > stride - 2:
                return False
            place = count * stride + total
            for index in range(side.combo_start[place], side.combo_start[place + 1]):
                combo = side.combos[index]
                rest = inner & ~combo
                if combo & ~(inside & inner) or rest & ~outside:
                    continue
                fits = True
                for k in range(size):
                    mask = combo if first < k < last else rest
                    if k not in (first, last) and state[side.group_cells[start + k]] & mask == 0:
                        fits = False
                        break
                if fits:
                    support[p] |= 1
                    support[q] |= 1 << (size - 1)
                    for k in range(size):
                        if first < k < last:
                            support[k] |= combo
                        elif k not in (first, last):
                            support[k] |= rest
            work.spent[1] += (side.combo_start[place + 1] - side.combo_start[place]) * size
    for k in range(size):  # noqa: SIM110
        if not restrict(board, side, state, work, side.group_cells[start + k], support[k]):
            return False
    return True
