"""Chess as kernels: making moves and taking them back, some million times a second, and the search of all lines.

A board holds a man on square ``16 * rank + file``: 1 to 6 for pawn, knight, bishop, rook, queen and king, negative for
Black, 0 for none. A move is one number: ``from + 128 * to + 16384 * promoted``. Everything is checked against the
published counts of legal moves in ``puzzlegen/evidence/boards/chess/chess_perft.jsonl`` and against python-chess.

The value of a position at depth 0 is what its side reaches by captures and promotions alone, any move being allowed in
check, where either side may stop whenever it is not in check; at depth n it is the best that one of all its moves
reaches at depth n - 1, or, in check, at depth n again: ways out of check do not count. Mate wins `MATE`, stalemate
levels. Nothing is left out: moves are skipped only when they cannot change whether a bound is reached (D. E. Knuth and
R. W. Moore, "An analysis of alpha-beta pruning", 1975), and values of positions seen before are used at the same depth
only.
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

MATE: Final = 1_000_000
SLOTS: Final = 1 << 17  # of the table of positions seen before
_DEEPEST: Final = 120  # half-moves, those of captures included
_MOST_MOVES: Final = 256  # of a position; 218 is the greatest known number
_DE_BRUIJN: Final = 0x03F79D71B4CB0A89  # tells which bit of 64 is set
_KEPT: Final = 7  # numbers that are kept to take a move back
_ONE: Final = 1
_EXACT: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = 2
_TABLE: Final = 1 << 40  # the order in which moves are tried: that of the table, captures, what refuted before
_CAPTURE: Final = 1 << 30
_KILLER: Final = 1 << 20

_JUMPS = array("q", (-33, -31, -18, -14, 14, 18, 31, 33))
_STEPS = array("q", (-17, -15, 15, 17, -16, -1, 1, 16))  # the diagonal ones first
# Whether a man may attack a square so far away, on a line or by a jump
_NEAR = array("b", [0] * 256)
for _number in range(8):
    _NEAR[128 + _JUMPS[_number]] = 1
    for _away in range(1, 8):
        _NEAR[128 + _away * _STEPS[_number]] = 1
_PLACES = array("q", [0] * 64)
for _place in range(64):
    _PLACES[(_DE_BRUIJN << _place) % 2**64 >> 58] = _place + (_place & 56)


def _scrambled(number: int) -> int:
    """A number of 63 bits that looks random (S. Vigna, SplitMix64, 2015)."""
    state = (number + 1) * 0x9E3779B97F4A7C15 % 2**64
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    state = (state ^ (state >> 27)) * 0x94D049BB133111EB % 2**64
    return (state ^ (state >> 31)) >> 1


_NAMES = array("q", [_scrambled(number) for number in range(13 * 128)])  # of a man on a square
_PASSED_NAMES = array("q", [_scrambled(number) for number in range(5000, 5128)])
_RIGHTS_NAMES = array("q", [_scrambled(number) for number in range(6000, 6016)])
_BLACK_NAME = _scrambled(7000)
_KEEPS = array("q", [15] * 128)  # the rights that are left when a man leaves or enters a square
for _square, _rights in ((4, 12), (0, 13), (7, 14), (116, 3), (112, 7), (119, 11)):
    _KEEPS[_square] = _rights


class Position:
    """A position, and what a search of its lines needs; lines go down the rows of ``moves``, ``orders`` and ``past``.

    Attributes:
        board: (128,) the men.
        side: whose turn it is: 1 for White, -1 for Black.
        rights: to castle: 1 and 2 for White on the king's and on the queen's side, 4 and 8 for Black.
        passed: the square that a pawn has just passed in two steps, or -1.
        white: its men, a bit for each of the 64 squares.
        black: its men.
        last: the move that was made last, -1 if it was taken back.
        white_king: its square.
        black_king: its square.
        value: the worths of White's men minus those of Black's.
        name: a number that tells positions apart.
        nodes: moves made.
        most_nodes: moves that may be made.
        worths: (13, 128) what a man is worth to White on each square, by its number + 6.
        moves: of each depth.
        orders: how promising they are.
        past: what takes the move of each depth back.
        killers: two moves of each depth that refuted before.
        history: (128, 256) how often a move refuted, by where it starts and ends, and by side.
        table: (slots, 4) name, depth and bound, value and best move of positions seen before.
    """

    def __init__(
        self,
        placement: str,
        white: bool,
        rights: str,
        worths: IntTable,
        most_nodes: int = 1 << 62,
        passed: int = -1,
        rows: int = _DEEPEST,
        slots: int = SLOTS,
    ) -> None:
        """Set up a position.

        Args:
            placement: the first field of its FEN.
            white: whether White is to move.
            rights: the third field of its FEN.
            worths: as in the attributes.
            most_nodes: as in the attributes.
            passed: the square that a pawn has just passed in two steps, or -1.
            rows: of the lines; to value a position takes all of them.
            slots: of the table, a power of 2.
        """
        self.board: Ints = np.zeros(128, np.int64)
        self.worths = worths
        self.side, self.passed = 1 if white else -1, passed
        self.rights = sum(1 << "KQkq".index(right) for right in rights if right != "-")
        self.nodes, self.most_nodes, self.value, self.name = 0, most_nodes, 0, 0
        self.white_king = self.black_king = self.white = self.black = 0
        self.last = -1
        for rank, line in zip(range(7, -1, -1), placement.split("/"), strict=True):
            square = 16 * rank
            for symbol in line:
                if symbol.isdigit():
                    square += int(symbol)
                    continue
                self._put(square, ".PNBRQK".index(symbol.upper()) * (1 if symbol.isupper() else -1))
                if symbol == "K":
                    self.white_king = square
                elif symbol == "k":
                    self.black_king = square
                square += 1
        self.name ^= _RIGHTS_NAMES[self.rights] ^ _PASSED_NAMES[passed + 1] ^ (0 if white else _BLACK_NAME)
        self.moves: IntTable = np.zeros((rows, _MOST_MOVES), np.int64)
        self.orders: IntTable = np.zeros((rows, _MOST_MOVES), np.int64)
        self.past: IntTable = np.zeros((rows, _KEPT), np.int64)
        self.killers: IntTable = np.zeros((rows, 2), np.int64)
        self.history: IntTable = np.zeros((128, 256), np.int64)
        self.table: IntTable = np.zeros((slots, 4), np.int64)

    def men(self) -> list[int]:
        """The board."""
        return [self.board[square] for square in range(128)]

    def _put(self, square: int, man: int) -> None:
        """Put a man on a square in place of what is there."""
        old = self.board[square]
        self.name ^= _NAMES[128 * (old + 6) + square] ^ _NAMES[128 * (man + 6) + square]
        self.value += self.worths[man + 6, square] - self.worths[old + 6, square]
        self.board[square] = man
        bit = _ONE << ((square + (square & 7)) >> 1)
        if old > 0:
            self.white ^= bit
        elif old < 0:
            self.black ^= bit
        if man > 0:
            self.white ^= bit
        elif man < 0:
            self.black ^= bit

    def _attacked(self, square: int, side: int) -> bool:
        """True if a side attacks a square."""
        for turn in range(2):
            at = square - side * (15 if turn == 0 else 17)
            if not at & 0x88 and self.board[at] == side * PAWN:
                return True
        for number in range(8):
            at = square + _JUMPS[number]
            if not at & 0x88 and self.board[at] == side * KNIGHT:
                return True
        for number in range(8):
            step = _STEPS[number]
            slider = BISHOP if number < 4 else ROOK
            at = square + step
            if not at & 0x88 and self.board[at] == side * KING:
                return True
            while not at & 0x88:
                man = self.board[at] * side
                if man:
                    if man in (slider, QUEEN):
                        return True
                    break
                at += step
        return False

    def step(self, number: int) -> int:
        """How far one of the eight steps of a king leads, the diagonal ones first."""
        return _STEPS[number]

    def in_check(self) -> bool:
        """True if the side to move is in check."""
        king, last = self.black_king if self.side < 0 else self.white_king, self.last
        if last >= 0 and not _NEAR[(last & 127) - king + 128] and not _NEAR[(last >> 7 & 127) - king + 128]:
            return False
        return self._attacked(king, -self.side)

    def _add(self, row: int, count: int, start: int, end: int) -> int:
        """Add a pawn's move, or four of them on the last rank."""
        move = start + 128 * end
        if end >> 4 == (7 if self.side > 0 else 0):
            for man in range(QUEEN, PAWN, -1):
                self.moves[row, count] = move + 16384 * man
                count += 1
            return count
        self.moves[row, count] = move
        return count + 1

    def write_moves(self, row: int, noisy: bool) -> int:
        """Write moves into a row, only captures and promotions if ``noisy``; the king may be left in check."""
        side = self.side
        count = 0
        men = self.white if side > 0 else self.black
        while men:
            start = _PLACES[(men & -men) * _DE_BRUIJN >> 58]
            men &= men - 1
            kind = self.board[start] * side
            if kind == PAWN:
                ahead = start + 16 * side
                if self.board[ahead] == 0:
                    if not noisy or ahead >> 4 == (7 if side > 0 else 0):
                        count = self._add(row, count, start, ahead)
                    if not noisy and start >> 4 == (1 if side > 0 else 6) and self.board[ahead + 16 * side] == 0:
                        self.moves[row, count] = start + 128 * (ahead + 16 * side)
                        count += 1
                for end in range(ahead - 1, ahead + 2, 2):
                    if not end & 0x88 and (self.board[end] * side < 0 or end == self.passed):
                        count = self._add(row, count, start, end)
            elif kind == KNIGHT:
                for number in range(8):
                    end = start + _JUMPS[number]
                    if not end & 0x88 and (self.board[end] * side < 0 or (self.board[end] == 0 and not noisy)):
                        self.moves[row, count] = start + 128 * end
                        count += 1
            else:
                for number in range(4 if kind == ROOK else 0, 4 if kind == BISHOP else 8):
                    end = start + _STEPS[number]
                    while not end & 0x88:
                        man = self.board[end] * side
                        if man > 0:
                            break
                        if man < 0 or not noisy:
                            self.moves[row, count] = start + 128 * end
                            count += 1
                        if man < 0 or kind == KING:
                            break
                        end += _STEPS[number]
        return count if noisy else self._castlings(row, count)

    def _castlings(self, row: int, count: int) -> int:
        side = self.side
        home = 4 if side > 0 else 116
        rights = self.rights if side > 0 else self.rights >> 2
        if not rights & 3 or self._attacked(home, -side):
            return count
        if (
            rights & 1
            and self.board[home + 1] == 0
            and self.board[home + 2] == 0
            and not self._attacked(home + 1, -side)
        ):
            self.moves[row, count] = home + 128 * (home + 2)
            count += 1
        if (
            rights & 2
            and self.board[home - 1] == 0
            and self.board[home - 2] == 0
            and self.board[home - 3] == 0
            and not self._attacked(home - 1, -side)
        ):
            self.moves[row, count] = home + 128 * (home - 2)
            count += 1
        return count

    def make(self, row: int, move: int) -> bool:
        """Make a move and remember in a row how to take it back; whether it leaves its own king safe."""
        return self._made(row, move, True)

    def _made(self, row: int, move: int, check: bool) -> bool:
        """As `make`; ``check`` tells whether the side to move may be in check."""
        start, end, promoted = move & 127, move >> 7 & 127, move >> 14
        side = self.side
        man = self.board[start]
        self.past[row, 0], self.past[row, 1], self.past[row, 2] = self.board[end], self.rights, self.passed
        self.past[row, 3], self.past[row, 4] = self.value, self.name
        self.past[row, 5], self.past[row, 6] = self.white, self.black
        self.nodes += 1
        self.name ^= _RIGHTS_NAMES[self.rights] ^ _PASSED_NAMES[self.passed + 1] ^ _BLACK_NAME
        self._put(start, 0)
        self._put(end, side * promoted if promoted else man)
        kind = man * side
        passed, special = -1, False  # two men move or leave the board
        if kind == PAWN:
            if end == self.passed:
                special = True
                self._put(end - 16 * side, 0)
            elif abs(end - start) == 32 and (
                (not (end - 1) & 0x88 and self.board[end - 1] == -side)
                or (not (end + 1) & 0x88 and self.board[end + 1] == -side)
            ):
                passed = (start + end) >> 1
        elif kind == KING:
            if side < 0:
                self.black_king = end
            else:
                self.white_king = end
            special = abs(end - start) == 2
            if end - start == 2:
                self._put(end + 1, 0)
                self._put(end - 1, side * ROOK)
            elif start - end == 2:
                self._put(end - 2, 0)
                self._put(end + 1, side * ROOK)
        self.passed = passed
        self.rights &= _KEEPS[start] & _KEEPS[end]
        self.name ^= _RIGHTS_NAMES[self.rights] ^ _PASSED_NAMES[passed + 1]
        self.side, self.last = -side, -1 if special else move
        king = self.black_king if side < 0 else self.white_king
        if not check and not special and kind != KING and not _NEAR[start - king + 128]:
            return True
        return not self._attacked(king, -side)

    def unmake(self, row: int, move: int) -> None:
        """Take the move back that was made last."""
        start, end, promoted = move & 127, move >> 7 & 127, move >> 14
        side = -self.side
        man = side * PAWN if promoted else self.board[end]
        self.board[start], self.board[end] = man, self.past[row, 0]
        self.side, self.rights, self.passed = side, self.past[row, 1], self.past[row, 2]
        self.value, self.name, self.last = self.past[row, 3], self.past[row, 4], -1
        self.white, self.black = self.past[row, 5], self.past[row, 6]
        if man == side * PAWN:
            if end == self.passed:
                self.board[end - 16 * side] = -side * PAWN
        elif man == side * KING:
            if side < 0:
                self.black_king = start
            else:
                self.white_king = start
            if end - start == 2:
                self.board[end + 1], self.board[end - 1] = side * ROOK, 0
            elif start - end == 2:
                self.board[end - 2], self.board[end + 1] = side * ROOK, 0

    def count_lines(self, row: int, depth: int) -> int:
        """How many lines of so many half-moves there are, which tables of perft tell."""
        if depth == 0:
            return 1
        lines = 0
        for number in range(self.write_moves(row, False)):
            move = self.moves[row, number]
            if self.make(row, move):
                lines += self.count_lines(row + 1, depth - 1)
            self.unmake(row, move)
        return lines

    def spent(self, row: int) -> bool:
        """True if the search has to be broken off; its values are then worth nothing."""
        return self.nodes > self.most_nodes or row >= _DEEPEST - 1

    def _pick(self, row: int, number: int, count: int) -> int:
        """Bring the most promising move that is left to this place of the row."""
        best = number
        for other in range(number + 1, count):
            if self.orders[row, other] > self.orders[row, best]:
                best = other
        move, order = self.moves[row, best], self.orders[row, best]
        self.moves[row, best], self.orders[row, best] = self.moves[row, number], self.orders[row, number]
        self.moves[row, number], self.orders[row, number] = move, order
        return move

    def _capture_order(self, move: int) -> int:
        """Captures of great men by small ones come first; 0 for a quiet move."""
        taken, promoted = abs(self.board[move >> 7 & 127]), move >> 14
        if taken == 0 and promoted < QUEEN:
            return 0
        return 16 * (taken + promoted) - abs(self.board[move & 127]) + 8

    def _play_out(self, row: int, low: int, high: int, check: bool) -> int:
        """The value at depth 0; exact between the bounds, and otherwise on the right side of them."""
        if self.spent(row):
            return 0
        best = -MATE if check else self.side * self.value
        if best >= high:
            return best
        count = self.write_moves(row, not check)
        for number in range(count):
            self.orders[row, number] = self._capture_order(self.moves[row, number])
        for number in range(count):
            move = self._pick(row, number, count)
            if self._made(row, move, check):
                best = max(best, -self._play_out(row + 1, -high, -max(low, best), self.in_check()))
            self.unmake(row, move)
            if best >= high:
                break
        return best

    def value_at(self, row: int, depth: int, low: int, high: int) -> int:
        """The value at a depth; exact between the bounds, and otherwise on the right side of them."""
        check = self.in_check()
        if check:
            depth += 1
        if depth == 0:
            return self._play_out(row, low, high, check)
        if self.spent(row):
            return 0
        slot = self.name & (self.table.shape[0] - 1)
        remembered = 0
        if self.table[slot, 0] == self.name:
            remembered = self.table[slot, 3]
            if self.table[slot, 1] == 4 * depth + _EXACT:
                return self.table[slot, 2]
            if self.table[slot, 1] == 4 * depth + _AT_LEAST and self.table[slot, 2] >= high:
                return self.table[slot, 2]
            if self.table[slot, 1] == 4 * depth + _AT_MOST and self.table[slot, 2] <= low:
                return self.table[slot, 2]
        colour = 128 if self.side < 0 else 0
        count = self.write_moves(row, False)
        for number in range(count):
            move = self.moves[row, number]
            capture = self._capture_order(move)
            if move == remembered:
                self.orders[row, number] = _TABLE
            elif capture:
                self.orders[row, number] = _CAPTURE + capture
            elif move == self.killers[row, 0] or move == self.killers[row, 1]:
                self.orders[row, number] = _KILLER
            else:
                self.orders[row, number] = self.history[move & 127, (move >> 7 & 127) + colour]
        best, chosen, legal = -MATE - 1, 0, False
        for number in range(count):
            move = self._pick(row, number, count)
            if self._made(row, move, check):
                legal = True
                value = -self.value_at(row + 1, depth - 1, -high, -max(low, best))
                if value > best:
                    best, chosen = value, move
            self.unmake(row, move)
            if best >= high:
                if not self._capture_order(move):
                    if self.killers[row, 0] != move:
                        self.killers[row, 1], self.killers[row, 0] = self.killers[row, 0], move
                    self.history[move & 127, (move >> 7 & 127) + colour] += depth * depth
                break
        if not legal:
            return -MATE if check else 0
        if not self.spent(row):
            bound = _AT_LEAST if best >= high else _AT_MOST if best <= low else _EXACT
            self.table[slot, 0], self.table[slot, 1] = self.name, 4 * depth + bound
            self.table[slot, 2], self.table[slot, 3] = best, chosen
        return best
