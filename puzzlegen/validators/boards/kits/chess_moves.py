"""The rules of chess as kernels: making moves and taking them back, some million times a second.

A board is an array of 128 numbers, of which square ``16 * rank + file`` holds a man: 1 to 6 for pawn, knight, bishop,
rook, queen and king, negative for Black, 0 for none. What else there is to know stands in a second array (`SIDE` and so
on). A move is one number: ``from + 128 * to + 16384 * promoted``. Everything is checked against the published counts of
legal moves in ``puzzlegen/evidence/boards/chess/chess_perft.jsonl`` and against python-chess.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.running.kernels import heavy_kernel

Ints: TypeAlias = NDArray[np.int64]

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = 1, 2, 3, 4, 5, 6
SIDE: Final = 0  # whose turn it is: 1 for White, -1 for Black
RIGHTS: Final = 1  # to castle: 1 and 2 for White on the king's and on the queen's side, 4 and 8 for Black
PASSED: Final = 2  # the square that a pawn has just passed in two steps, or -1
KINGS: Final = 3  # 3 the square of White's king, 4 of Black's
VALUE: Final = 5  # the worths of White's men minus those of Black's
NAME: Final = 6  # a number that tells positions apart
NODES: Final = 7  # moves made
MOST_NODES: Final = 8  # moves that may be made
FACTS: Final = 9  # how many numbers there are

DEEPEST: Final = 120  # half-moves, those of captures included
MOST_MOVES: Final = 256  # of a position; 218 is the greatest known number
_KEPT: Final = 5  # numbers that are kept to take a move back

_JUMPS: Final = (-33, -31, -18, -14, 14, 18, 31, 33)
_STEPS: Final = (-17, -15, 15, 17, -16, -1, 1, 16)  # the diagonal ones first


def _scrambled(number: int) -> int:
    """A number of 63 bits that looks random (S. Vigna, SplitMix64, 2015)."""
    state = (number + 1) * 0x9E3779B97F4A7C15 % 2**64
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    state = (state ^ (state >> 27)) * 0x94D049BB133111EB % 2**64
    return (state ^ (state >> 31)) >> 1


_NAMES: Final = np.array([_scrambled(number) for number in range(13 * 128)], np.int64).reshape(13, 128)
_PASSED_NAMES: Final = np.array([_scrambled(number) for number in range(5000, 5128)], np.int64)
_RIGHTS_NAMES: Final = np.array([_scrambled(number) for number in range(6000, 6016)], np.int64)
_BLACK_NAME: Final = _scrambled(7000)
_KEEPS: Final = np.full(128, 15, np.int64)  # the rights that are left when a man leaves or enters a square
_KEEPS[[4, 0, 7, 116, 112, 119]] = [12, 13, 14, 3, 7, 11]


@heavy_kernel
def attacked(board: Ints, square: int, side: int) -> bool:
    """True if a side attacks a square."""
    for step in (15, 17):
        at = square - side * step
        if not at & 0x88 and board[at] == side * PAWN:
            return True
    for jump in _JUMPS:
        at = square + jump
        if not at & 0x88 and board[at] == side * KNIGHT:
            return True
    for number in range(8):
        step = _STEPS[number]
        slider = BISHOP if number < 4 else ROOK
        at = square + step
        if not at & 0x88 and board[at] == side * KING:
            return True
        while not at & 0x88:
            man = board[at] * side
            if man:
                if man in (slider, QUEEN):
                    return True
                break
            at += step
    return False


@heavy_kernel
def in_check(board: Ints, facts: Ints) -> bool:
    """True if the side to move is in check."""
    side = facts[SIDE]
    return attacked(board, facts[KINGS + (side < 0)], -side)


@heavy_kernel
def _add(moves: Ints, row: int, count: int, start: int, end: int, side: int) -> int:
    """Add a pawn's move, or four of them on the last rank."""
    move = start + 128 * end
    if end >> 4 == (7 if side > 0 else 0):
        for man in (QUEEN, ROOK, BISHOP, KNIGHT):
            moves[row, count] = move + 16384 * man
            count += 1
        return count
    moves[row, count] = move
    return count + 1


@heavy_kernel
def pseudo_legal(board: Ints, facts: Ints, moves: Ints, row: int, noisy: bool) -> int:
    """Write moves into a row, only captures and promotions if ``noisy``; the king may be left in check."""
    side = facts[SIDE]
    count = 0
    for start in range(120):
        if start & 0x88 or board[start] * side <= 0:
            continue
        kind = board[start] * side
        if kind == PAWN:
            ahead = start + 16 * side
            if board[ahead] == 0:
                last = ahead >> 4 == (7 if side > 0 else 0)
                if last or not noisy:
                    count = _add(moves, row, count, start, ahead, side)
                if not noisy and start >> 4 == (1 if side > 0 else 6) and board[ahead + 16 * side] == 0:
                    moves[row, count] = start + 128 * (ahead + 16 * side)
                    count += 1
            for end in (ahead - 1, ahead + 1):
                if not end & 0x88 and (board[end] * side < 0 or end == facts[PASSED]):
                    count = _add(moves, row, count, start, end, side)
        elif kind == KNIGHT:
            for jump in _JUMPS:
                end = start + jump
                if not end & 0x88 and (board[end] * side < 0 or (board[end] == 0 and not noisy)):
                    moves[row, count] = start + 128 * end
                    count += 1
        else:
            for number in range(4 if kind == ROOK else 0, 4 if kind == BISHOP else 8):
                end = start + _STEPS[number]
                while not end & 0x88:
                    man = board[end] * side
                    if man > 0:
                        break
                    if man < 0 or not noisy:
                        moves[row, count] = start + 128 * end
                        count += 1
                    if man < 0 or kind == KING:
                        break
                    end += _STEPS[number]
    if not noisy:
        count = _castlings(board, facts, moves, row, count)
    return count


@heavy_kernel
def _castlings(board: Ints, facts: Ints, moves: Ints, row: int, count: int) -> int:
    side = facts[SIDE]
    home = 4 if side > 0 else 116
    rights = facts[RIGHTS] if side > 0 else facts[RIGHTS] >> 2
    if not rights & 3 or attacked(board, home, -side):
        return count
    if rights & 1 and board[home + 1] == 0 and board[home + 2] == 0 and not attacked(board, home + 1, -side):
        moves[row, count] = home + 128 * (home + 2)
        count += 1
    if (
        rights & 2
        and board[home - 1] == 0
        and board[home - 2] == 0
        and board[home - 3] == 0
        and not attacked(board, home - 1, -side)
    ):
        moves[row, count] = home + 128 * (home - 2)
        count += 1
    return count


@heavy_kernel
def _put(board: Ints, facts: Ints, worths: Ints, square: int, man: int) -> None:
    """Put a man on a square in place of what is there."""
    old = board[square]
    facts[NAME] ^= _NAMES[old + 6, square] ^ _NAMES[man + 6, square]
    facts[VALUE] += worths[man + 6, square] - worths[old + 6, square]
    board[square] = man


@heavy_kernel
def make(board: Ints, facts: Ints, worths: Ints, past: Ints, row: int, move: int) -> bool:
    """Make a move and remember in a row of ``past`` how to take it back; whether it leaves its own king safe."""
    start, end, promoted = move & 127, move >> 7 & 127, move >> 14
    side = facts[SIDE]
    man, taken = board[start], board[end]
    past[row, 0], past[row, 1], past[row, 2] = taken, facts[RIGHTS], facts[PASSED]
    past[row, 3], past[row, 4] = facts[VALUE], facts[NAME]
    facts[NODES] += 1
    facts[NAME] ^= _RIGHTS_NAMES[facts[RIGHTS]] ^ _PASSED_NAMES[facts[PASSED] + 1] ^ _BLACK_NAME
    _put(board, facts, worths, start, 0)
    _put(board, facts, worths, end, side * promoted if promoted else man)
    kind = man * side
    passed = -1
    if kind == PAWN:
        if end == facts[PASSED]:
            _put(board, facts, worths, end - 16 * side, 0)
        elif abs(end - start) == 32 and (
            (not (end - 1) & 0x88 and board[end - 1] == -side) or (not (end + 1) & 0x88 and board[end + 1] == -side)
        ):
            passed = (start + end) >> 1
    elif kind == KING:
        facts[KINGS + (side < 0)] = end
        if end - start == 2:
            _put(board, facts, worths, end + 1, 0)
            _put(board, facts, worths, end - 1, side * ROOK)
        elif start - end == 2:
            _put(board, facts, worths, end - 2, 0)
            _put(board, facts, worths, end + 1, side * ROOK)
    facts[PASSED] = passed
    facts[RIGHTS] &= _KEEPS[start] & _KEEPS[end]
    facts[NAME] ^= _RIGHTS_NAMES[facts[RIGHTS]] ^ _PASSED_NAMES[passed + 1]
    facts[SIDE] = -side
    return not attacked(board, facts[KINGS + (side < 0)], -side)


@heavy_kernel
def unmake(board: Ints, facts: Ints, past: Ints, row: int, move: int) -> None:
    """Take the move back that was made last."""
    start, end, promoted = move & 127, move >> 7 & 127, move >> 14
    side = -facts[SIDE]
    man = side * PAWN if promoted else board[end]
    board[start], board[end] = man, past[row, 0]
    facts[SIDE], facts[RIGHTS], facts[PASSED] = side, past[row, 1], past[row, 2]
    facts[VALUE], facts[NAME] = past[row, 3], past[row, 4]
    if man == side * PAWN:
        if end == facts[PASSED]:
            board[end - 16 * side] = -side * PAWN
    elif man == side * KING:
        facts[KINGS + (side < 0)] = start
        if end - start == 2:
            board[end + 1], board[end - 1] = side * ROOK, 0
        elif start - end == 2:
            board[end - 2], board[end + 1] = side * ROOK, 0


@heavy_kernel
def count_lines(board: Ints, facts: Ints, worths: Ints, moves: Ints, past: Ints, row: int, depth: int) -> int:
    """How many lines of so many half-moves there are, which tables of perft tell."""
    if depth == 0:
        return 1
    lines = 0
    for number in range(pseudo_legal(board, facts, moves, row, False)):
        move = moves[row, number]
        if make(board, facts, worths, past, row, move):
            lines += count_lines(board, facts, worths, moves, past, row + 1, depth - 1)
        unmake(board, facts, past, row, move)
    return lines


def set_up(placement: str, white: bool, rights: str, worths: Ints) -> tuple[Ints, Ints]:
    """Board and facts of the first fields of a FEN; there is no capture en passant."""
    board, facts = np.zeros(128, np.int64), np.zeros(FACTS, np.int64)
    facts[SIDE], facts[PASSED] = 1 if white else -1, -1
    facts[RIGHTS] = sum(1 << "KQkq".index(right) for right in rights if right != "-")
    for rank, line in zip(range(7, -1, -1), placement.split("/"), strict=True):
        square = 16 * rank
        for symbol in line:
            if symbol.isdigit():
                square += int(symbol)
                continue
            board[square] = (".PNBRQK".index(symbol.upper())) * (1 if symbol.isupper() else -1)
            if symbol in "Kk":
                facts[KINGS + (symbol == "k")] = square
            square += 1
    for square in range(128):
        man = int(board[square])
        facts[VALUE] += worths[man + 6, square]
        facts[NAME] ^= _NAMES[man + 6, square] ^ _NAMES[6, square]
    facts[NAME] ^= _RIGHTS_NAMES[facts[RIGHTS]] ^ _PASSED_NAMES[0] ^ (0 if white else _BLACK_NAME)
    return board, facts


def rows() -> tuple[Ints, Ints]:
    """Room for the moves of each depth, and for their past."""
    return np.zeros((DEEPEST, MOST_MOVES), np.int64), np.zeros((DEEPEST, _KEPT), np.int64)
