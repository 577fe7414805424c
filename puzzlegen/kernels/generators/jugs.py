"""What can be reached by pouring from jug to jug.

A filling is one number, with four bits for the litres in each jug.
"""

from typing import Final

from puzzlegen.kernels.arrays import Ints, IntTable

ANY: Final = 15  # litres of a tap, or of a sink; no jug holds more


def reach(sizes: Ints, pourings: IntTable, order: Ints, before: Ints, by: Ints, far: Ints, known: Ints) -> int:
    """Find all fillings that can be reached, breadth first.

    Args:
        sizes: (jugs,) litres.
        pourings: (pourings, 2) from where and to where; the number of jugs stands for a tap and for a sink.
        order: (room,) the first is what is there at first; receives the fillings, nearest first.
        before: (room,) receives from which place in ``order`` each is reached.
        by: (room,) receives by which pouring.
        far: (room,) receives after how many pourings.
        known: (all fillings,) zeros.

    Returns:
        How many fillings there are.
    """
    jugs, found, at = len(sizes), 1, 0
    known[order[0]] = 1
    far[0] = 0
    while at < found:
        for pouring in range(len(pourings)):
            start, stop = pourings[pouring, 0], pourings[pouring, 1]
            amount = order[at] >> 4 * start & 15 if start < jugs else ANY
            if stop < jugs:
                amount = min(amount, sizes[stop] - (order[at] >> 4 * stop & 15))
            after, one = order[at], 1
            if start < jugs:
                after -= amount * (one << 4 * start)
            if stop < jugs:
                after += amount * (one << 4 * stop)
            if not known[after]:
                known[after] = 1
                order[found], before[found], by[found], far[found] = after, at, pouring, far[at] + 1
                found += 1
        at += 1
    return found
