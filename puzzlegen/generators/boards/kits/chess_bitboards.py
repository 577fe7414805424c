"""Positions, moves and games of python-chess as the kernels of `chess_boards` hold them, and back."""

import threading
from collections.abc import Iterable
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Final

import chess
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.stream import Stream
from puzzlegen.kernels.generators import chess_pairs, chess_searches
from puzzlegen.kernels.generators.chess_boards import Board

_FIELDS: Final = 12
_MEN, _TURN = 7, 9  # those of Black and of White, and whose turn it is
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
    """A game from some position on.

    Attributes:
        positions: (n + 1, 12) those before each move and at the end, as `Board.put` takes them.
        numbers: (n,) the numbers of the moves.
        moves: the same moves.
    """

    def __init__(self, positions: NDArray[np.uint64], numbers: NDArray[np.int64]) -> None:
        """Hold these positions and moves."""
        self.positions, self.numbers = positions, numbers
        self.moves = [*map(moved, numbers.tolist())]

    def held(self, ply: int) -> Board:
        """The position after so many half-moves as the kernels hold it, until another one is put there."""
        _HELD.board.put(self.positions[ply])
        return _HELD.board

    def stages(self, first: int) -> list[chess.Board]:
        """The positions from the one after ``first`` half-moves on, at least the last one, without their past."""
        last = len(self.moves)
        return [self.board(ply) for ply in range(min(first, last), last + 1)]

    def changes(self, ply: int, length: int) -> list[tuple[chess.Bitboard, chess.Bitboard]]:
        """For each half-move of a stretch, the men like the one that moves, and the squares that change."""
        fields: list[list[int]] = self.positions[ply : ply + length + 1].tolist()
        found = []
        for number, (before, after) in zip(self.numbers[ply:].tolist(), pairwise(fields), strict=False):
            own, start = before[_MEN + before[_TURN]], chess.BB_SQUARES[number & 63]
            like = own & next(men for men in before[chess.PAWN :] if men & start)
            different = [one ^ other for one, other in zip(before[:_TURN], after[:_TURN], strict=True)]
            found.append((like, reduce(or_, different)))
        return found

    def board(self, ply: int) -> chess.Board:
        """The position after so many half-moves, without its past."""
        board = chess.Board(None)
        fields: list[int] = self.positions[ply].tolist()
        _, board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings, *rest = fields
        board.occupied_co[chess.BLACK], board.occupied_co[chess.WHITE], turn, board.castling_rights, passed = rest
        board.occupied, board.turn = rest[0] | rest[1], bool(turn)
        board.ep_square = chess.msb(passed) if passed else None
        return board


def played_on(begun: Iterable[chess.Move], plies: int, noise: tuple[float, float], rng: Stream) -> Game:
    """A game that begins with given moves and is played on by the small player, up to ``plies`` half-moves.

    The ``noise`` is that of White and of Black.
    """
    moves = np.zeros(plies, np.int64)
    given = [*map(numbered, begun)]
    moves[: len(given)] = given
    stages = np.zeros((plies + 1, _FIELDS), np.uint64)
    stages[0] = _fields(chess.Board())
    board, made = _HELD.board, 0
    board.put(stages[0])
    while True:
        words = rng.ahead(_MOST_MOVES + _USUAL_MOVES * (plies - made))
        used = chess_searches.play(board, stages, moves, made, words, noise[1], noise[0])
        rng.skip(used)
        made = int(np.count_nonzero(moves))
        if used + _MOST_MOVES <= len(words):
            return Game(stages[: made + 1], moves[:made])


def replayed(game: chess.Board) -> Game:
    """A game with its moves, at its end."""
    board = game.root()
    stages = [_fields(board)]
    for move in game.move_stack:
        board.push(move)
        stages.append(_fields(board))
    return Game(np.array(stages), np.array([*map(numbered, game.move_stack)], np.int64))


def like_pairs(game: Game, ply: int, length: int) -> list[tuple[int, int, int]]:
    """The `chess_pairs.pairs` of the stretch of so many half-moves that begins after so many."""
    return chess_pairs.pairs(_HELD.board, game.positions, game.numbers, ply, length)


def _fields(board: chess.Board) -> NDArray[np.uint64]:
    """A position as `Board.put` takes it."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    sides = (board.occupied_co[chess.BLACK], board.occupied_co[chess.WHITE])
    passed = chess.BB_SQUARES[board.ep_square] if board.ep_square else 0
    return np.array((0, *kinds, *sides, int(board.turn), board.clean_castling_rights(), passed), np.uint64)
