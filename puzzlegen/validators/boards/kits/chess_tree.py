"""Full-width search of chess positions as kernels: all moves of both sides to a stated depth, then captures.

The value of a position at depth 0 is what its side reaches by captures and promotions alone, any move being allowed in
check, where either side may stop whenever it is not in check; at depth n it is the best that one of all its moves
reaches at depth n - 1, or, in check, at depth n again: ways out of check do not count. Mate wins `MATE`, stalemate
levels. Nothing is left out: moves are skipped only when they cannot change whether a bound is reached (D. E. Knuth and
R. W. Moore, "An analysis of alpha-beta pruning", 1975), and values of positions seen before are used at the same depth
only.
"""

from typing import Final

import numpy as np

from puzzlegen.running.kernels import heavy_kernel
from puzzlegen.validators.boards.kits.chess_moves import (
    DEEPEST,
    MOST_MOVES,
    MOST_NODES,
    NAME,
    NODES,
    QUEEN,
    SIDE,
    VALUE,
    Ints,
    in_check,
    make,
    pseudo_legal,
    unmake,
)

MATE: Final = 1_000_000
SLOTS: Final = 1 << 17  # of the table of positions seen before
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_TABLE, _CAPTURE, _KILLER = 1 << 40, 1 << 30, 1 << 20  # the order in which moves are tried


@heavy_kernel
def spent(facts: Ints, row: int) -> bool:
    """True if the search has to be broken off; its values are then worth nothing."""
    return bool(facts[NODES] > facts[MOST_NODES]) or row >= DEEPEST - 1


@heavy_kernel
def _pick(moves: Ints, orders: Ints, row: int, number: int, count: int) -> int:
    """Bring the most promising move that is left to this place of the row."""
    best = number
    for other in range(number + 1, count):
        if orders[row, other] > orders[row, best]:
            best = other
    move: int = moves[row, best]
    order = orders[row, best]
    moves[row, best], orders[row, best] = moves[row, number], orders[row, number]
    moves[row, number], orders[row, number] = move, order
    return move


@heavy_kernel
def _capture_order(board: Ints, move: int) -> int:
    """Captures of great men by small ones come first; 0 for a quiet move."""
    taken, promoted = abs(board[move >> 7 & 127]), move >> 14
    if taken == 0 and promoted < QUEEN:
        return 0
    return int(16 * (taken + promoted) - abs(board[move & 127]) + 8)


@heavy_kernel
def play_out(
    board: Ints, facts: Ints, worths: Ints, moves: Ints, orders: Ints, past: Ints, row: int, low: int, high: int
) -> int:
    """The value at depth 0; exact between the bounds, and otherwise on the right side of them."""
    if spent(facts, row):
        return 0
    check = in_check(board, facts)
    best: int = -MATE if check else facts[SIDE] * facts[VALUE]
    if best >= high:
        return best
    count = pseudo_legal(board, facts, moves, row, not check)
    for number in range(count):
        orders[row, number] = _capture_order(board, moves[row, number])
    for number in range(count):
        move = _pick(moves, orders, row, number, count)
        if make(board, facts, worths, past, row, move):
            value = -play_out(board, facts, worths, moves, orders, past, row + 1, -high, -max(low, best))
            best = max(best, value)
        unmake(board, facts, past, row, move)
        if best >= high:
            break
    return best


@heavy_kernel
def value_at(
    board: Ints,
    facts: Ints,
    worths: Ints,
    moves: Ints,
    orders: Ints,
    past: Ints,
    history: Ints,
    table: Ints,
    row: int,
    depth: int,
    low: int,
    high: int,
) -> int:
    """The value at a depth; exact between the bounds, and otherwise on the right side of them."""
    check = in_check(board, facts)
    depth += check
    if depth == 0:
        return play_out(board, facts, worths, moves, orders, past, row, low, high)
    if spent(facts, row):
        return 0
    slot = facts[NAME] & (SLOTS - 1)
    remembered = 0
    if table[slot, 0] == facts[NAME]:
        remembered = table[slot, 3]
        if table[slot, 1] == 4 * depth + _EXACT:
            return int(table[slot, 2])
        if table[slot, 1] == 4 * depth + _AT_LEAST and table[slot, 2] >= high:
            return int(table[slot, 2])
        if table[slot, 1] == 4 * depth + _AT_MOST and table[slot, 2] <= low:
            return int(table[slot, 2])
    side = facts[SIDE]
    count = pseudo_legal(board, facts, moves, row, False)
    for number in range(count):
        move = moves[row, number]
        capture = _capture_order(board, move)
        if move == remembered:
            orders[row, number] = _TABLE
        elif capture:
            orders[row, number] = _CAPTURE + capture
        elif move == history[row, 0] or move == history[row, 1]:
            orders[row, number] = _KILLER
        else:
            orders[row, number] = history[DEEPEST + (move & 127), (move >> 7 & 127) + (128 if side < 0 else 0)]
    best, chosen, legal = -MATE - 1, 0, False
    for number in range(count):
        move = _pick(moves, orders, row, number, count)
        if make(board, facts, worths, past, row, move):
            legal = True
            value = -value_at(
                board, facts, worths, moves, orders, past, history, table, row + 1, depth - 1, -high, -max(low, best)
            )
            if value > best:
                best, chosen = value, move
        unmake(board, facts, past, row, move)
        if best >= high:
            if not _capture_order(board, move):
                if history[row, 0] != move:
                    history[row, 1], history[row, 0] = history[row, 0], move
                history[DEEPEST + (move & 127), (move >> 7 & 127) + (128 if side < 0 else 0)] += depth * depth
            break
    if not legal:
        return -MATE if check else 0
    if not spent(facts, row):
        bound = _AT_LEAST if best >= high else _AT_MOST if best <= low else _EXACT
        table[slot, 0], table[slot, 1], table[slot, 2], table[slot, 3] = facts[NAME], 4 * depth + bound, best, chosen
    return best


def notes() -> tuple[Ints, Ints, Ints]:
    """Room for the order of moves, for what refuted before, and for the table of positions seen before."""
    return (
        np.zeros((DEEPEST, MOST_MOVES), np.int64),
        np.zeros((DEEPEST + 128, MOST_MOVES), np.int64),
        np.zeros((SLOTS, 4), np.int64),
    )
