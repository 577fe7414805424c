"""Cells of a Sudoku that follow from rows, columns and regions alone, round by round."""

from typing import Final

from puzzlegen.kernels.arrays import Ints, IntTable

NAKED: Final = 3  # the reason of a cell whose houses hold all other values; else it is one of three houses


def deduce(
    members: IntTable, regions: Ints, solution: Ints, target: int, rounds: Ints, reasons: Ints, seen: IntTable
) -> None:
    """Find the round in which each cell follows, until the target does or nothing more follows.

    Args:
        members: (n, n) the cells of each region.
        regions: (n * n,) the region of each cell.
        solution: (n * n,) the values, 1..n.
        target: a cell; or -1 for the first round alone.
        rounds: (n * n,) 0 for a given, else -1; receives the rounds, counted from 1.
        reasons: (n * n,) receives the indices of `REASONS`.
        seen: (3, n) zeros; used for the values in the rows, columns and regions.
    """
    n = len(members)
    turn = 0
    while True:
        for cell in range(n * n):
            if rounds[cell] == turn:
                bit = 1 << solution[cell]
                seen[0, cell // n] |= bit
                seen[1, cell % n] |= bit
                seen[2, regions[cell]] |= bit
        if turn > 0 and (target < 0 or rounds[target] >= 0):
            return
        turn += 1
        found = False
        for cell in range(n * n):
            if rounds[cell] >= 0:
                continue
            row, column, region = cell // n, cell % n, regions[cell]
            bit = 1 << solution[cell]
            for house in range(3):
                follows = True
                for k in range(n):
                    other = members[region, k] if house == 0 else row * n + k if house == 1 else k * n + column
                    if other == cell or (rounds[other] >= 0 and rounds[other] != turn):
                        continue
                    if not (seen[0, other // n] | seen[1, other % n] | seen[2, regions[other]]) & bit:
                        follows = False
                        break
                if follows:
                    reasons[cell] = house
                    break
            if not follows and (seen[0, row] | seen[1, column] | seen[2, region] | bit) == (2 << n) - 2:
                reasons[cell] = NAKED
                follows = True
            if follows:
                rounds[cell] = turn
                found = True
        if not found:
            return
