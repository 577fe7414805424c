"""What a row about some things leaves of the numbers that they may be."""

from puzzlegen.kernels.arrays import Ints, IntTable


def leave(ways: IntTable, things: Ints, allowed: IntTable, left: IntTable) -> None:
    """Find the numbers that still fit.

    Args:
        ways: (n, k) all numbers that the things of a row can have.
        things: (k,) of the row.
        allowed: (things, numbers) whether a thing may be a number.
        left: (k, numbers) receives whether the row leaves it.
    """
    for place in range(left.shape[0]):
        for number in range(left.shape[1]):
            left[place, number] = 0
    for way in range(len(ways)):
        fits = True
        for place in range(len(things)):
            if not allowed[things[place], ways[way, place]]:
                fits = False
                break
        if fits:
            for place in range(len(things)):
                left[place, ways[way, place]] = 1
