"""What the moves of a position win, by full-width search to a stated depth.

The legal moves are python-chess's; what follows them is searched by the kernels of `chess_positions`, whose docstring
defines the values. Points: pawn 1, knight and bishop 3, rook 5, queen 9.
"""

from typing import Final, NamedTuple

import chess
import numpy as np

from puzzlegen.kernels.validators.chess_positions import MATE, Position
from puzzlegen.validators.boards.kits.chess_search import BudgetSpent, numbered

MATED: Final = MATE // 2  # a side that wins more mates

_POINTS: Final = (0, 1, 3, 3, 5, 9, 0)
_WORTHS: Final = np.repeat([[-points] for points in _POINTS[:0:-1]] + [[points] for points in _POINTS], 128, axis=1)
_MOST: Final = 2 * MATE


class Best(NamedTuple):
    """A move that wins most, and how many points."""

    move: chess.Move
    gain: int


class Gains:
    """Values the moves of one position, in points won since now.

    Attributes:
        board: the position.
        moves: the legal ones, those that were best so far first.
        before: the points by which the side to move is ahead now.
    """

    def __init__(self, board: chess.Board, budget: int) -> None:
        self.board = board
        self.moves = list(board.legal_moves)
        rights = board.castling_xfen()
        self._position = Position(board.board_fen(), board.turn, rights, _WORTHS, budget)
        self.before = self._position.value * self._position.side

    @property
    def made(self) -> int:
        """How many moves were made so far."""
        return self._position.nodes

    def best(self, depth: int) -> Best:
        """The move that wins most if so many half-moves after it are looked at.

        Raises:
            BudgetSpent: nothing is known.
        """
        chosen, top = self.moves[0], -_MOST
        for move in self.moves:
            if move is self.moves[0] or self._value(move, depth, top, top + 1) > top:
                chosen, top = move, self._value(move, depth, top, _MOST)
        self.moves.remove(chosen)
        self.moves.insert(0, chosen)
        return Best(chosen, top)

    def reaches(self, move: chess.Move, depth: int, gain: int) -> bool:
        """True if the move wins so many points if so many half-moves after it are looked at.

        Raises:
            BudgetSpent: nothing is known.
        """
        return self._value(move, depth, gain - 1, gain) >= gain

    def _value(self, move: chess.Move, depth: int, low: int, high: int) -> int:
        """The points that a move wins; exact between the bounds, and otherwise on the right side of them."""
        number = numbered(move)
        low, high = low + self.before, high + self.before
        self._position.make(0, number)
        value = -self._position.value_at(1, depth, -high, -low)
        self._position.unmake(0, number)
        if self._position.spent(0):
            raise BudgetSpent
        return value - self.before
