"""Exhaustive search for forced mates, on the positions of `chess_positions`.

A side mates in n if it has a move after which every reply allows it to mate in n - 1, and mates in 1 with a move that
leaves the other side in check without a reply. All moves of both sides are tried; only the order in which they are
tried, and the last move, which has to give check, are clever. Moves come in the order of python-chess, so that counts
of moves made are the same as with its move generator.
"""

from typing import Final

import numpy as np

from puzzlegen.kernels.arrays import Ints, IntTable
from puzzlegen.kernels.validators.chess_positions import BISHOP, KING, KNIGHT, PAWN, QUEEN, Position

FORCED: Final = -1  # what is told instead of a reply: there is none, the move gives no check, it stalemates
NO_CHECK: Final = -2
STALEMATE: Final = -3
ROWS: Final = 16  # half-moves
_LONGEST: Final = 7  # moves
_COLUMNS: Final = 512  # moves, some of them listed twice
_DIAGONAL: Final = 1
_STRAIGHT: Final = 2


class Spent(Exception):
    """More moves were to be made than the budget allows."""


class Mates:
    """Looks for mates in one position.

    Attributes:
        position: the position.
        nodes: moves made so far, those of the search itself.
        budget: moves that may be made.
        lists: of each row the moves that are tried, in order: legal ones, or among them all that give check.
        orders: by which they are ordered.
        passed: of each row the square that a pawn passed in two steps, whether it can be captured there or not; or -1.
        killers: of each number of moves that are left, the reply that refuted last, or 0.
        marks: the lines on which the enemy's king sees a square.
        known: whether positions that were seen before have a mate in one.
    """

    def __init__(self, position: Position, passed: int, budget: int) -> None:
        """The position has to be as it was made; ``passed`` is the first of the attribute."""
        self.position = position
        self.nodes, self.budget = 0, budget
        self.lists: IntTable = np.zeros((ROWS, _COLUMNS), np.int64)
        self.orders: IntTable = np.zeros((ROWS, _COLUMNS), np.int64)
        self.passed: Ints = np.full(ROWS, passed, np.int64)
        self.killers: Ints = np.zeros(ROWS, np.int64)
        self.marks: Ints = np.zeros(128, np.int64)
        self.known: dict[tuple[int, int], bool] = {}

    def refutation(self, move: int, moves: int) -> int:
        """A reply because of which a move does not force mate in ``moves`` or less; `FORCED` if it does.

        Raises:
            Spent: nothing is known; the position is then another one.
        """
        if moves > _LONGEST:
            raise Spent
        return self._refutation(0, move, moves)

    def checks(self) -> list[int]:
        """Legal moves, among them all that give check."""
        return [self.lists[0, number] for number in range(self._checks(0))]

    def _push(self, row: int, move: int) -> None:
        start, end = move & 127, move >> 7 & 127
        double = abs(end - start) == 32 and abs(self.position.board[start]) == PAWN
        self.passed[row + 1] = (start + end) >> 1 if double else -1
        self.position.make(row, move)

    def _count(self) -> int:
        self.nodes += 1
        if self.nodes > self.budget:
            raise Spent
        return 0

    def _refutation(self, row: int, move: int, moves: int) -> int:
        self._count()
        self._push(row, move)
        found = self._defence(row + 1, moves - 1)
        self.position.unmake(row, move)
        return found

    def _defence(self, row: int, moves: int) -> int:
        """How the side to move escapes being mated in ``moves`` more moves of the other."""
        check = self.position.in_check()
        if not moves and not check:
            return NO_CHECK
        count = self._legal(row, 0)
        if not moves:
            return self.lists[row, 0] if count else FORCED
        killer = self.killers[moves]
        if killer and self._among(row, count, killer) and self._escapes(row, killer, moves):
            return killer
        if not count:
            return FORCED if check else STALEMATE
        for number in range(count):
            reply = self.lists[row, number]
            if reply != killer and self._escapes(row, reply, moves):
                self.killers[moves] = reply
                return reply
        return FORCED

    def _escapes(self, row: int, reply: int, moves: int) -> bool:
        """True if the other side has no mate in ``moves`` after this reply."""
        self._count()
        self._push(row, reply)
        mated = self._mates(row + 1, moves)
        self.position.unmake(row, reply)
        return not mated

    def _mates(self, row: int, moves: int) -> bool:
        if moves == 1:
            name = (self.position.name, self.passed[row])
            if name not in self.known:
                self.known[name] = self._mates_at_once(row)
            return self.known[name]
        first = self._checks(row)
        for number in range(first):
            if self._refutation(row, self.lists[row, number], moves) == FORCED:
                return True
        for number in range(first, self._legal(row, first)):
            move = self.lists[row, number]
            if not self._among(row, first, move) and self._refutation(row, move, moves) == FORCED:
                return True
        return False

    def _mates_at_once(self, row: int) -> bool:
        for number in range(self._checks(row)):
            if self._refutation(row, self.lists[row, number], 1) == FORCED:
                return True
        return False

    def _among(self, row: int, count: int, move: int) -> bool:
        """True if a move is among the first ones of a row."""
        for number in range(count):
            if self.lists[row, number] == move:
                return True
        return False

    def _insert(self, row: int, first: int, count: int, move: int, order: int) -> int:
        """Insert a move behind the first ones of a row unless it is illegal; how many there are then."""
        legal = self.position.make(row, move)
        self.position.unmake(row, move)
        if not legal:
            return count
        place = count
        while place > first and self.orders[row, place - 1] > order:
            self.lists[row, place], self.orders[row, place] = self.lists[row, place - 1], self.orders[row, place - 1]
            place -= 1
        self.lists[row, place], self.orders[row, place] = move, order
        return count + 1

    def _legal(self, row: int, first: int) -> int:
        """Write all legal moves into a row behind the first ones; how many there are then."""
        check, count = self.position.in_check(), first
        for number in range(self.position.write_moves(row, False)):
            move = self.position.moves[row, number]
            count = self._insert(row, first, count, move, self._order(move, check))
        return count

    def _order(self, move: int, check: bool) -> int:
        """The place of a move in the order of python-chess.

        That is: steps of a king in check, moves of pieces, castling, captures by pawns, their single steps, their
        double steps, captures in passing; then from the last square on which the move starts or, for pawns, ends.
        """
        start, end, promoted = move & 127, move >> 7 & 127, move >> 14
        kind, taken = abs(self.position.board[start]), self.position.board[end] != 0
        group, first = 1, start
        if kind == PAWN:
            if taken:
                group = 3
            elif (end - start) & 7:
                group = 6
            else:
                group, first = (5 if abs(end - start) == 32 else 4), end
        elif kind == KING and abs(end - start) == 2:
            group = 2
        elif kind == KING and check:
            group = 0
        return 8 * (128 * (128 * group + 127 - first) + 127 - end) + (QUEEN - promoted if promoted else 0)

    def _mark(self, king: int) -> None:
        """Mark the lines on which a king sees each square, up to the first man on it."""
        for square in range(128):
            self.marks[square] = 0
        for number in range(8):
            step = self.position.step(number)
            at = king + step
            while not at & 0x88:
                self.marks[at] = _DIAGONAL if number < 4 else _STRAIGHT
                if self.position.board[at]:
                    break
                at += step

    def _checks(self, row: int) -> int:
        """Write legal moves into a row, among them all that give check; how many there are.

        First come all moves of men that may uncover a line, of the king, and of pawns that may be promoted or capture
        in passing; then those of other men to squares from which they attack the enemy's king.
        """
        side = self.position.side
        king = self.position.black_king if side > 0 else self.position.white_king
        self._mark(king)
        count = 0
        for number in range(self.position.write_moves(row, False)):
            move = self.position.moves[row, number]
            start, end = move & 127, move >> 7 & 127
            kind = self.position.board[start] * side
            free = self.marks[start] != 0 or kind == KING
            if kind == PAWN and (start >> 4 == (6 if side > 0 else 1) or self.passed[row] >= 0):
                free = True
            if free:
                checks = True
            elif kind == PAWN:
                checks = abs(king - end - 16 * side) == 1
            elif kind == KNIGHT:
                away = abs(king - end)
                checks = away in (14, 18, 31, 33)
            elif kind == QUEEN:
                checks = self.marks[end] != 0
            else:
                checks = self.marks[end] == (_DIAGONAL if kind == BISHOP else _STRAIGHT)
            if checks:
                stage = 0 if free else kind
                count = self._insert(row, 0, count, move, (stage << 32) + self._order(move, False))
        return count
