"""Exhaustive search for forced mates, by the kernels of `chess_mates`."""

from typing import Final

import chess
import numpy as np

from puzzlegen.kernels.validators.chess_mates import FORCED, NO_CHECK, ROWS, STALEMATE, Mates, Spent
from puzzlegen.kernels.validators.chess_positions import Position

_WORTHS: Final = np.zeros((13, 128), np.int64)  # nothing is worth anything
_WORDS: Final = {NO_CHECK: "no check", STALEMATE: "stalemate"}


class BudgetSpent(Exception):
    """The search was broken off; nothing is known."""


class Search:
    """Looks for mates in one position; ``nodes`` counts the moves made so far, of ``budget`` at the most."""

    def __init__(self, board: chess.Board, budget: int) -> None:
        self._board = board
        passed = -1 if board.ep_square is None else _at(board.ep_square)
        rights = board.castling_xfen()
        position = Position(board.board_fen(), board.turn, rights, _WORTHS, passed=passed, rows=ROWS, slots=1)
        self._mates = Mates(position, passed, budget)

    @property
    def nodes(self) -> int:
        """How many moves were made so far."""
        return self._mates.nodes

    def keys(self, moves: int) -> list[chess.Move]:
        """Every move that forces mate in ``moves`` or less; raises as `refutation`."""
        return [move for move in self._board.legal_moves if self.forces(move, moves)]

    def forces(self, move: chess.Move, moves: int) -> bool:
        """True if this move forces mate in ``moves`` or less, itself included; raises as `refutation`."""
        return self.refutation(move, moves) is None

    def refutation(self, move: chess.Move, moves: int) -> str | None:
        """Why a move does not force mate in ``moves`` or less: a reply in UCI, or words; None if it does.

        Raises:
            BudgetSpent: nothing is known.
        """
        try:
            found = self._mates.refutation(numbered(move), moves)
        except Spent as error:
            raise BudgetSpent from error
        if found == FORCED:
            return None
        return _WORDS[found] if found in _WORDS else moved(found).uci()

    def checks(self) -> list[chess.Move]:
        """Legal moves, among them all that give check."""
        return [*map(moved, self._mates.checks())]


def numbered(move: chess.Move) -> int:
    """The move as the kernels write it."""
    return _at(move.from_square) + 128 * _at(move.to_square) + 16384 * (move.promotion or 0)


def moved(number: int) -> chess.Move:
    """The move of a number."""
    start, end = (at >> 4 << 3 | at & 7 for at in (number & 127, number >> 7 & 127))
    return chess.Move(start, end, number >> 14 or None)


def _at(square: chess.Square) -> int:
    return 16 * chess.square_rank(square) + chess.square_file(square)
