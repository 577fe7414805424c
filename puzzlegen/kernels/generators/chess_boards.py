"""Chess on bitboards for the invention of puzzles: positions and legal moves.

Squares are numbered as python-chess does, a1 = 0, b1 = 1 ... h8 = 63, and so are the bits of a bitboard. A move is one
number, ``from + 64 * to + 4096 * promoted``, with 1 to 6 for pawn, knight, bishop, rook, queen and king. The legal
moves come in the order of python-chess, on which puzzles depend: which of two lines is told, and what is drawn for
which move. Lines of sliding men are looked up by the men that stand between (G. Isenberg, "Kindergarten bitboards",
2006). Everything is checked against published counts of legal moves and against python-chess.
"""

from array import array
from typing import Final

import numpy as np

from puzzlegen.kernels.arrays import Ints, IntTable

PAWN: Final = 1
KNIGHT: Final = 2
BISHOP: Final = 3
ROOK: Final = 4
QUEEN: Final = 5
KING: Final = 6

MEN: Final = 7  # the fields of a position: men by kind, those of Black, those of White, and what follows
TURN: Final = 9
_RIGHTS: Final = 10  # the squares of the rooks that may castle
PASSED: Final = 11  # the square that a pawn has just passed in two steps
FIELDS: Final = 12
DEEPEST: Final = 128  # half-moves of a line, those of captures included
_MOST_MOVES: Final = 320  # of a position, some of them listed twice; 218 is the greatest known number
_DE_BRUIJN: Final = 0x03F79D71B4CB0A89

_FOURTHS = array("Q", (0xFF << 32, 0xFF << 24))  # the ranks on which double steps of Black and White end
_BITS = array("Q", [1 << square for square in range(64)])
ALL: Final = -1  # all squares
_EDGES = 0xFF000000000000FF  # the ranks on which pawns are promoted
_SIDES = 0x8181818181818181  # the files at the sides
_FILE_FACTOR, _DIAGONAL_FACTOR = 0x0080402010080400, 0x0202020202020202
_PLACES = array("q", [0] * 64)
for _square in range(64):
    _PLACES[(_DE_BRUIJN << _square) % 2**64 >> 58] = _square


def _jumps(steps: tuple[tuple[int, int], ...]) -> array[int]:
    """From each square, where these steps of files and ranks lead."""
    ends = []
    for square in range(64):
        files_ranks = [((square & 7) + file, (square >> 3) + rank) for file, rank in steps]
        ends.append(sum(1 << file + 8 * rank for file, rank in files_ranks if 0 <= file < 8 and 0 <= rank < 8))
    return array("Q", ends)


_KNIGHTS = _jumps(((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)))
_KINGS = _jumps(((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)))
_PAWNS = _jumps(((-1, -1), (1, -1))) + _jumps(((-1, 1), (1, 1)))  # those of Black first
# Four lines through each square: its rank, its file, and its diagonals; of each
_MASKS: Ints = np.zeros(256, np.uint64)  # the squares on which men may stop a slider, without those at the edge
_FACTORS: Ints = np.zeros(256, np.uint64)  # what brings these to the highest six bits
_SIGHTS: Ints = np.zeros(256 * 64, np.uint64)  # the squares that are seen, by these six bits
_BETWEEN: IntTable = np.zeros((64, 64), np.uint64)
_THROUGH: IntTable = np.zeros((64, 64), np.uint64)  # the whole line through two squares


def highest(bits: int) -> int:
    """The highest square of a bitboard that is not empty."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    bits |= bits >> 32
    bits ^= bits >> 1
    return _PLACES[bits * _DE_BRUIJN >> 58]


def _walk(square: int, file_step: int, rank_step: int, occupied: int) -> int:
    """The squares that are seen from one in one direction."""
    file, rank = square & 7, square >> 3
    seen = _BITS[square] ^ _BITS[square]
    while True:
        file, rank = file + file_step, rank + rank_step
        if file < 0 or file > 7 or rank < 0 or rank > 7:
            return seen
        seen |= _BITS[8 * rank + file]
        if occupied & _BITS[8 * rank + file]:
            return seen


def _line(place: int, occupied: int) -> int:
    """The squares that are seen along a line; its place is ``4 * square + line``."""
    return _SIGHTS[64 * place + ((occupied & _MASKS[place]) * _FACTORS[place] >> 58)]


def _fill() -> None:
    """Fill the tables of lines."""
    for square in range(64):
        for line in range(4):
            file_step, rank_step = (0 if line == 1 else 1), (0 if line == 0 else -1 if line == 3 else 1)
            place = 4 * square + line
            whole = _walk(square, file_step, rank_step, 0) | _walk(square, -file_step, -rank_step, 0)
            mask = whole & (ALL if line == 1 else ~_SIDES) & (ALL if line == 0 else ~_EDGES)
            _MASKS[place] = mask
            if line == 0:
                _FACTORS[place] = _BITS[57 - 8 * (square >> 3)]
            else:
                _FACTORS[place] = _FILE_FACTOR >> (square & 7) if line == 1 else _DIAGONAL_FACTOR
            occupied = mask
            while True:
                seen = _walk(square, file_step, rank_step, occupied) | _walk(square, -file_step, -rank_step, occupied)
                _SIGHTS[64 * place + (occupied * _FACTORS[place] >> 58)] = seen
                if not occupied:
                    break
                occupied = occupied - 1 & mask
    for one in range(64):
        for other in range(64):
            for line in range(4):
                if _line(4 * one + line, 0) & _BITS[other]:
                    _THROUGH[one, other] = _line(4 * one + line, 0) | _BITS[one]
                    _BETWEEN[one, other] = _line(4 * one + line, _BITS[other]) & _line(4 * other + line, _BITS[one])


_fill()


def attacks(kind: int, square: int, occupied: int) -> int:
    """The squares that a man other than a pawn attacks."""
    if kind == KNIGHT:
        return _KNIGHTS[square]
    if kind == KING:
        return _KINGS[square]
    seen = _BITS[square] ^ _BITS[square]
    if kind != BISHOP:
        seen |= _line(4 * square, occupied) | _line(4 * square + 1, occupied)
    if kind != ROOK:
        seen |= _line(4 * square + 2, occupied) | _line(4 * square + 3, occupied)
    return seen


class Board:
    """A position, and the lines that a search goes down: each row of the tables is one half-move farther than the last.

    Attributes:
        rows: (128, 12) positions, by field.
        moves: (128, 320) the moves of each.
        orders: (128, 320) how promising they are.
        lines: (128, 128) the best line of each, as far as ``lengths`` says.
        lengths: (128,) of the best lines.
    """

    def __init__(self) -> None:
        """A board without men."""
        self.rows: IntTable = np.zeros((DEEPEST, FIELDS), np.uint64)
        self.moves: IntTable = np.zeros((DEEPEST, _MOST_MOVES), np.int64)
        self.orders: IntTable = np.zeros((DEEPEST, _MOST_MOVES), np.int64)
        self.lines: IntTable = np.zeros((DEEPEST, DEEPEST), np.int64)
        self.lengths: Ints = np.zeros(DEEPEST, np.int64)

    def put(self, fields: Ints) -> None:
        """Put a position on the board, in which each side has a king.

        Args:
            fields: (12,) 0; bitboards of the pawns, knights, bishops, rooks, queens and kings, of the men of Black and
                of White; 1 if White is to move, else 0; bitboards of the rooks that may castle, and of the square that
                a pawn has just passed in two steps.
        """
        for field in range(FIELDS):
            self.rows[0, field] = fields[field]

    def count(self) -> int:
        """How many legal moves there are."""
        return self.write_legal(0, 0, ALL, ALL)

    def legal(self) -> list[int]:
        """The legal moves."""
        return [self.moves[0, number] for number in range(self.count())]

    def line(self) -> list[int]:
        """The line that was found last."""
        return [self.lines[0, number] for number in range(self.lengths[0])]

    def count_lines(self, depth: int) -> int:
        """How many lines of so many half-moves there are, which tables of perft tell."""
        return self._count_lines(0, depth)

    def _count_lines(self, row: int, depth: int) -> int:
        if depth == 0:
            return 1
        count = self.write_legal(row, 0, ALL, ALL)
        if depth == 1:
            return count
        lines = 0
        for number in range(count):
            self.make(row, self.moves[row, number])
            lines += self._count_lines(row + 1, depth - 1)
        return lines

    def kind(self, row: int, square: int) -> int:
        """What stands on a square, 0 for nothing."""
        bit = _BITS[square]
        for kind in range(PAWN, KING + 1):
            if self.rows[row, kind] & bit:
                return kind
        return 0

    def king(self, row: int, side: int) -> int:
        """Where the king of a side stands."""
        return highest(self.rows[row, KING] & self.rows[row, MEN + side])

    def attackers(self, row: int, side: int, square: int, occupied: int) -> int:
        """The men of a side that attack a square."""
        queens = self.rows[row, QUEEN]
        straight = _line(4 * square, occupied) | _line(4 * square + 1, occupied)
        diagonal = _line(4 * square + 2, occupied) | _line(4 * square + 3, occupied)
        return self.rows[row, MEN + side] & (
            (_KNIGHTS[square] & self.rows[row, KNIGHT])
            | (_KINGS[square] & self.rows[row, KING])
            | (_PAWNS[64 * (1 - side) + square] & self.rows[row, PAWN])
            | (straight & (self.rows[row, ROOK] | queens))
            | (diagonal & (self.rows[row, BISHOP] | queens))
        )

    def in_check(self, row: int) -> bool:
        """True if the side to move is in check."""
        turn = self.rows[row, TURN]
        occupied = self.rows[row, MEN] | self.rows[row, MEN + 1]
        return self.attackers(row, 1 - turn, self.king(row, turn), occupied) != 0

    def _pinned(self, row: int, king: int) -> int:
        """The men of the side to move that stand alone between its king and a slider."""
        turn = self.rows[row, TURN]
        own, enemy = self.rows[row, MEN + turn], self.rows[row, MEN + 1 - turn]
        straight, diagonal = attacks(ROOK, king, enemy), attacks(BISHOP, king, enemy)
        snipers = straight & (self.rows[row, ROOK] | self.rows[row, QUEEN])
        snipers |= diagonal & (self.rows[row, BISHOP] | self.rows[row, QUEEN])
        snipers &= enemy
        pinned = own ^ own
        while snipers:
            sniper = highest(snipers)
            snipers ^= _BITS[sniper]
            between = _BETWEEN[king, sniper] & own
            if not between & (between - 1):
                pinned |= between
        return pinned

    def write_legal(self, row: int, count: int, starts: int, ends: int) -> int:
        """Write the legal moves of these starts and ends into a row, behind so many others; how many there are then.

        As in python-chess, a castling ends on the square of its rook.
        """
        turn = self.rows[row, TURN]
        own, enemy = self.rows[row, MEN + turn], self.rows[row, MEN + 1 - turn]
        occupied = own | enemy
        kings, pawns, passed = self.rows[row, KING], self.rows[row, PAWN] & own & starts, self.rows[row, PASSED]
        king = self.king(row, turn)
        checkers = self.attackers(row, 1 - turn, king, occupied)
        passing = passed & ends
        men = own & ~self.rows[row, PAWN] & starts
        if checkers:
            if men & kings:
                count = self._steps(row, count, king, ends & ~own)
            if checkers & (checkers - 1):
                return count
            men &= ~kings
            last = passed << 8 if turn == 0 else passed >> 8  # the pawn that can be captured in passing
            target = _BETWEEN[king, highest(checkers)] | checkers
            if not last & checkers:
                passing &= target
            ends &= target
        pinned = self._pinned(row, king)
        while men:
            start = highest(men)
            men ^= _BITS[start]
            if start == king:
                count = self._steps(row, count, king, ends & ~own)
                continue
            targets = attacks(self.kind(row, start), start, occupied) & ends & ~own
            if pinned & _BITS[start]:
                targets &= _THROUGH[king, start]
            while targets:
                end = highest(targets)
                targets ^= _BITS[end]
                self.moves[row, count] = start + 64 * end
                count += 1
        if not checkers and starts & _BITS[king]:
            count = self.write_castlings(row, count, ends)
        return self._pawn_moves(row, count, pawns, ends, passing, pinned) if pawns else count

    def _steps(self, row: int, count: int, king: int, targets: int) -> int:
        """Add the steps of a king to squares that nobody attacks."""
        turn = self.rows[row, TURN]
        occupied = (self.rows[row, MEN] | self.rows[row, MEN + 1]) ^ _BITS[king]
        targets &= _KINGS[king]
        while targets:
            end = highest(targets)
            targets ^= _BITS[end]
            if not self.attackers(row, 1 - turn, end, occupied):
                self.moves[row, count] = king + 64 * end
                count += 1
        return count

    def write_castlings(self, row: int, count: int, ends: int) -> int:
        """Add the castlings, the one on the king's side first; the king is not in check."""
        turn = self.rows[row, TURN]
        occupied = self.rows[row, MEN] | self.rows[row, MEN + 1]
        home = 4 if turn else 60
        rooks = self.rows[row, _RIGHTS] & ends & self.rows[row, MEN + turn]
        for number in range(2):
            step = 1 if number == 0 else -1
            corner = home + 3 if number == 0 else home - 4
            if (
                rooks & _BITS[corner]
                and not _BETWEEN[home, corner] & occupied
                and not self.attackers(row, 1 - turn, home + step, occupied)
                and not self.attackers(row, 1 - turn, home + 2 * step, occupied)
            ):
                self.moves[row, count] = home + 64 * (home + 2 * step)
                count += 1
        return count

    def _pawn_moves(self, row: int, count: int, pawns: int, ends: int, passing: int, pinned: int) -> int:
        """Add moves of pawns: captures, single steps, double steps, captures in passing."""
        turn = self.rows[row, TURN]
        enemy = self.rows[row, MEN + 1 - turn]
        occupied = self.rows[row, MEN + turn] | enemy
        king = self.king(row, turn)
        capturers = pawns
        while capturers:
            start = highest(capturers)
            capturers ^= _BITS[start]
            targets = _PAWNS[64 * turn + start] & enemy & ends
            while targets:
                end = highest(targets)
                targets ^= _BITS[end]
                count = self._pawn_move(row, count, start, end, king, pinned)
        single = (pawns << 8 if turn else pawns >> 8) & ~occupied
        double = (single << 8 if turn else single >> 8) & ~occupied & ends & _FOURTHS[turn]
        single &= ends
        ahead = 8 if turn else -8
        while single:
            end = highest(single)
            single ^= _BITS[end]
            count = self._pawn_move(row, count, end - ahead, end, king, pinned)
        while double:
            end = highest(double)
            double ^= _BITS[end]
            count = self._pawn_move(row, count, end - 2 * ahead, end, king, pinned)
        if not passing:
            return count
        end = highest(passing)
        capturers = pawns & _PAWNS[64 * (1 - turn) + end]
        while capturers:
            start = highest(capturers)
            capturers ^= _BITS[start]
            left = occupied ^ _BITS[start] ^ _BITS[end] ^ _BITS[end - ahead]
            if not self.attackers(row, 1 - turn, king, left) & ~_BITS[end - ahead]:
                self.moves[row, count] = start + 64 * end
                count += 1
        return count

    def _pawn_move(self, row: int, count: int, start: int, end: int, king: int, pinned: int) -> int:
        """Add a pawn's move, or four of them on the last rank, unless it is pinned."""
        if pinned & _BITS[start] and not _THROUGH[king, start] & _BITS[end]:
            return count
        move = start + 64 * end
        if _EDGES & _BITS[end]:
            for kind in range(QUEEN, PAWN, -1):
                self.moves[row, count] = move + 4096 * kind
                count += 1
            return count
        self.moves[row, count] = move
        return count + 1

    def make(self, row: int, move: int) -> None:
        """Write the position after a move into the next row."""
        start, end, promoted = move & 63, move >> 6 & 63, move >> 12
        turn, kind, after = self.rows[row, TURN], self.kind(row, start), row + 1
        leaving, entering = _BITS[start], _BITS[end]
        both = leaving | entering
        for field in range(PAWN, KING + 1):
            self.rows[after, field] = self.rows[row, field] & ~both
        own, enemy = self.rows[row, MEN + turn] ^ both, self.rows[row, MEN + 1 - turn] & ~entering
        self.rows[after, promoted if promoted else kind] |= entering
        rights, passed = self.rows[row, _RIGHTS] & ~both, own ^ own
        if kind == PAWN:
            if entering & self.rows[row, PASSED]:
                taken = _BITS[end - 8 if turn else end + 8]
                enemy ^= taken
                self.rows[after, PAWN] ^= taken
            elif end - start == 16 or start - end == 16:
                passed = _BITS[(start + end) >> 1]
        elif kind == KING:
            rights &= enemy
            if end - start == 2 or start - end == 2:
                rook = _BITS[end + 1 if end > start else end - 2] | _BITS[(start + end) >> 1]
                own ^= rook
                self.rows[after, ROOK] ^= rook
        self.rows[after, MEN + turn], self.rows[after, MEN + 1 - turn] = own, enemy
        self.rows[after, TURN], self.rows[after, _RIGHTS], self.rows[after, PASSED] = 1 - turn, rights, passed

    def sight(self, side: int, kind: int, square: int, occupied: int) -> int:
        """The squares that a man of a side attacks."""
        return _PAWNS[64 * side + square] if kind == PAWN else attacks(kind, square, occupied)

    def attacked(self, row: int, side: int) -> int:
        """The squares that a side attacks."""
        men, occupied = self.rows[row, MEN + side], self.rows[row, MEN] | self.rows[row, MEN + 1]
        seen = men ^ men
        while men:
            square = highest(men)
            men ^= _BITS[square]
            seen |= self.sight(side, self.kind(row, square), square, occupied)
        return seen
