"""Positions, moves and games of python-chess as the kernels of `chess_boards` hold them, and back."""

import threading
from collections.abc import Iterable
from typing import Final

import chess
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.stream import Stream
from puzzlegen.kernels.generators import chess_searches
from puzzlegen.kernels.generators.chess_boards import Board

_FIELDS: Final = 12
_MOST_MOVES: Final = 218  # of a position
_USUAL_MOVES: Final = 40


class _Held(threading.local):
    """The board of a thread: to make a new one takes longer than many a search."""

    def __init__(self) -> None:
        self.board = Board()


_HELD: Final = _Held()


def on_bitboards(board: chess.Board) -> Board:
    """The position as the kernels hold it, until another one is put there; each side has a king."""
    _HELD.board.put(_fields(board))
    return _HELD.board


def numbered(move: chess.Move) -> int:
    """The number of a move."""
    return move.from_square + 64 * move.to_square + 4096 * (move.promotion or 0)


def moved(number: int) -> chess.Move:
    """The move of a number."""
    return chess.Move(number & 63, number >> 6 & 63, number >> 12 or None)


def plain(board: chess.Board) -> bool:
    """True if a diagram and the rights to castle say all about the position: the game goes on, without en passant."""
    return chess_searches.plain(on_bitboards(board))


class Game:
    """A game that begins with given moves and is played on by the small player, up to ``plies`` half-moves.

    Attributes:
        moves: all of them.
    """

    def __init__(self, begun: Iterable[chess.Move], plies: int, noise: tuple[float, float], rng: Stream) -> None:
        """Play; ``noise`` is that of White and of Black."""
        moves = np.zeros(plies, np.int64)
        given = [*map(numbered, begun)]
        moves[: len(given)] = given
        self._stages = np.zeros((plies + 1, _FIELDS), np.uint64)
        self._stages[0] = _fields(chess.Board())
        board, made = _HELD.board, 0
        board.put(self._stages[0])
        while True:
            words = rng.ahead(_MOST_MOVES + _USUAL_MOVES * (plies - made))
            used = chess_searches.play(board, self._stages, moves, made, words, noise[1], noise[0])
            rng.skip(used)
            made = int(np.count_nonzero(moves))
            if used + _MOST_MOVES <= len(words):
                break
        self.moves = [*map(moved, moves[:made].tolist())]

    def held(self, ply: int) -> Board:
        """The position after so many half-moves as the kernels hold it, until another one is put there."""
        _HELD.board.put(self._stages[ply])
        return _HELD.board

    def stages(self, first: int) -> list[chess.Board]:
        """The positions from the one after ``first`` half-moves on, at least the last one, without their past."""
        last = len(self.moves)
        return [self.board(ply) for ply in range(min(first, last), last + 1)]

    def board(self, ply: int) -> chess.Board:
        """The position after so many half-moves, without its past."""
        board = chess.Board(None)
        fields: list[int] = self._stages[ply].tolist()
        _, board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings, *rest = fields
        board.occupied_co[chess.BLACK], board.occupied_co[chess.WHITE], turn, board.castling_rights, passed = rest
        board.occupied, board.turn = rest[0] | rest[1], bool(turn)
        board.ep_square = chess.msb(passed) if passed else None
        return board


def _fields(board: chess.Board) -> NDArray[np.uint64]:
    """A position as `Board.put` takes it."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    sides = (board.occupied_co[chess.BLACK], board.occupied_co[chess.WHITE])
    passed = chess.BB_SQUARES[board.ep_square] if board.ep_square else 0
    return np.array((0, *kinds, *sides, int(board.turn), board.clean_castling_rights(), passed), np.uint64)
