"""Positions and moves of python-chess as the kernels of `chess_boards` hold them, and back."""

import chess

from puzzlegen.kernels.generators import chess_searches
from puzzlegen.kernels.generators.chess_boards import Board


def on_bitboards(board: chess.Board) -> Board:
    """The position as the kernels hold it; each side has a king."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    black, white = board.occupied_co[chess.BLACK], board.occupied_co[chess.WHITE]
    return Board(kinds, black, white, int(board.turn), board.clean_castling_rights(), board.ep_square or 0)


def numbered(move: chess.Move) -> int:
    """The number of a move."""
    return move.from_square + 64 * move.to_square + 4096 * (move.promotion or 0)


def moved(number: int) -> chess.Move:
    """The move of a number."""
    return chess.Move(number & 63, number >> 6 & 63, number >> 12 or None)


def plain(board: chess.Board) -> bool:
    """True if a diagram and the rights to castle say all about the position: the game goes on, without en passant."""
    return chess_searches.plain(on_bitboards(board))
