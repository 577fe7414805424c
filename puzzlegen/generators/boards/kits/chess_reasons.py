"""What explanations of chess questions have to know about a position."""

from collections.abc import Iterable

import chess

from puzzlegen.formats.boards.chess_mate import Mated
from puzzlegen.formats.boards.kits.chess import Guard, Piece, Squares


def piece(board: chess.Board, square: chess.Square) -> Piece:
    """The piece on a square, as it is told."""
    held = board.piece_at(square)
    assert held is not None
    return held.symbol(), chess.square_name(square)


def names(squares: Iterable[chess.Square]) -> Squares:
    """The squares in the order of their names."""
    return tuple(sorted(map(chess.square_name, squares)))


def pinner(board: chess.Board, colour: chess.Color, square: chess.Square) -> chess.Square | None:
    """The square of the enemy that pins this man to its king, if one does."""
    king = board.king(colour)
    assert king is not None
    without = board.copy(stack=False)
    without.remove_piece_at(square)
    behind = without.attackers_mask(not colour, king) & ~board.attackers_mask(not colour, king)
    return next(chess.scan_forward(behind), None)


def guarded(board: chess.Board, squares: Iterable[chess.Square]) -> tuple[Guard, ...]:
    """Few enemies that together attack all of these squares around the king of the side to move, once it has left."""
    king = board.king(board.turn)
    assert king is not None
    without = board.copy(stack=False)
    without.remove_piece_at(king)
    guards = {square: without.attackers(not board.turn, square) for square in squares}
    told: list[Guard] = []
    while guards:
        # Those that give check come first where several would do.
        enemies = sorted({at for found in guards.values() for at in found}, key=lambda at: at not in board.checkers())
        best = max(enemies, key=lambda at: sum(at in found for found in guards.values()))
        held = [square for square, found in guards.items() if best in found]
        told.append(Guard(piece(board, best), names(held)))
        guards = {square: found for square, found in guards.items() if square not in held}
    return tuple(told)


def mated(board: chess.Board) -> Mated:
    """Why the side to move is mated: the checks, what keeps its king from leaving, and who would help but is pinned."""
    side, king = board.turn, board.king(board.turn)
    assert king is not None
    around, own = chess.SquareSet(chess.BB_KING_ATTACKS[king]), board.occupied_co[side]
    checkers = list(board.checkers())
    helpers: set[chess.Square] = set()
    if len(checkers) == 1:
        stops = chess.BB_SQUARES[checkers[0]] | chess.between(king, checkers[0])
        helpers = {move.from_square for move in board.generate_pseudo_legal_moves(own & ~board.kings, stops)}
    pins = ((at, pinner(board, side, at)) for at in sorted(helpers))
    return Mated(
        checks=tuple(piece(board, at) for at in checkers),
        distant=len(checkers) == 1 and bool(chess.between(king, checkers[0])),
        guards=guarded(board, around - own),
        own=names(around & own),
        pinned=tuple((piece(board, at), piece(board, by)) for at, by in pins if by is not None),
    )
