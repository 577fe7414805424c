"""Pairs of like pieces in a stretch of a chess game, of which one moves and the other never does.

Positions are those of `chess_boards`, and so are moves.
"""

from array import array
from typing import Final

from puzzlegen.kernels.arrays import Ints, IntTable
from puzzlegen.kernels.generators.chess_boards import BISHOP, FIELDS, KING, MEN, PAWN, TURN, Board, highest

_ONE: Final = 1
_DARK = 0xAA55AA55AA55AA55
_LEAVING = array("q", [0] * 64)  # the squares that are left, in the order of the moves
_NUMBERS = array("q", [0] * 64)  # of these moves


def pairs(board: Board, stages: IntTable, moves: Ints, first: int, length: int) -> list[tuple[int, int, int]]:
    """The pairs of which one leaves a square that nobody enters afterwards, and the other is never touched.

    The notation of the move does not say which of the two it is: the other one cannot go there. Pawns and kings are no
    such pieces.

    Args:
        board: comes to hold one of the positions.
        stages: (n + 1, 12) the positions before each move of the game and at its end.
        moves: (n,) those of the game.
        first: the number of the first move of the stretch.
        length: of the stretch, in moves, up to 64.

    Returns:
        Of each pair the square that is left, that of the other piece, and the number of the move within the stretch; by
        move, then by square.
    """
    found = list[tuple[int, int, int]]()
    touched = entered = passed = _ONE ^ _ONE
    count = 0
    for number in range(first, first + length):
        entered |= _ONE << (moves[number] >> 6 & 63)
        passed |= _ONE << (moves[number] & 63)
    passed |= entered
    for number in range(first, first + length):
        start, end = moves[number] & 63, moves[number] >> 6 & 63
        bit = _ONE << start
        if not (touched | entered) & bit:
            like = _like(stages, first, start)
            if like & ~passed and _is_bare(board, stages, number, start, end):
                _LEAVING[count], _NUMBERS[count] = start, number
                count += 1
        before = stages[number, MEN] | stages[number, MEN + 1]
        after = stages[number + 1, MEN] | stages[number + 1, MEN + 1]
        touched |= before ^ after | _ONE << end  # castling moves a rook as well
    for one in range(count):
        start = _LEAVING[one]
        kind, bit = _kind(stages, first, start), _ONE << start
        twins = _like(stages, first, start) & ~touched
        if kind == BISHOP:
            twins &= _DARK if bit & _DARK else ~_DARK  # either could stand on the other's square
        while twins:
            lowest = twins & (~twins + 1)
            twins ^= lowest
            twin = highest(lowest)
            found.append((start, twin, _NUMBERS[one] - first))
    return found


def _is_bare(board: Board, stages: IntTable, number: int, start: int, end: int) -> bool:
    """True if a move is one of a piece that is no pawn or king, and no like one could go there."""
    kind = _kind(stages, number, start)
    if kind in (PAWN, KING):
        return False
    for field in range(FIELDS):
        board.rows[0, field] = stages[number, field]
    others = stages[number, kind] & stages[number, MEN + stages[number, TURN]] & ~(_ONE << start)
    return not board.write_legal(0, 0, others, _ONE << end)


def _kind(stages: IntTable, number: int, square: int) -> int:
    """What stands on a square, which is not empty."""
    for kind in range(PAWN, KING):
        if stages[number, kind] >> square & 1:
            return kind
    return KING


def _like(stages: IntTable, number: int, square: int) -> int:
    """All pieces of the kind and colour of the one on a square, which is not empty."""
    side = stages[number, MEN + 1] >> square & 1
    return stages[number, _kind(stages, number, square)] & stages[number, MEN + side]
