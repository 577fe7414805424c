"""Lines of chess as explanations tell them: whether they are played so, force mate, and why a king is mated."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import chess

from puzzlegen.formats.boards.chess_mate import Failing, Mated, Others
from puzzlegen.formats.boards.kits.chess import Piece
from puzzlegen.validators.boards.kits.chess_search import Search

BUDGET: Final = 300_000  # moves made on a board


def played(board: chess.Board, line: str) -> list[chess.Move] | None:
    """Moves in standard algebraic notation; None if they are not legal, or are spelled otherwise."""
    board, moves = board.copy(stack=False), []
    for san in line.split(" "):
        try:
            move = board.parse_san(san)
        except ValueError:
            return None
        if board.san(move) != san:
            return None
        moves.append(move)
        board.push(move)
    return moves


def after(board: chess.Board, moves: Iterable[chess.Move]) -> chess.Board:
    """The position after these moves."""
    board = board.copy(stack=False)
    for move in moves:
        board.push(move)
    return board


def forces(board: chess.Board, move: chess.Move, moves: int) -> bool:
    """True if a move leads to mate in so many moves or less, whatever is replied."""
    return Search(board, BUDGET).refutation(move, moves) is None


def answered(board: chess.Board, line: Sequence[chess.Move], others: Sequence[Others]) -> bool:
    """True if each other reply than those of a line is told once, with moves that mate in as many moves."""
    if [told.made for told in others] != [*range(1, len(line), 2)]:
        return False
    for told in others:
        before = after(board, line[: told.made])
        left = (len(line) - told.made) // 2
        replies = {before.san(reply): reply for reply in before.legal_moves if reply != line[told.made]}
        sizes = [len(mates.replies) for mates in told.mates]
        if Counter(reply for mates in told.mates for reply in mates.replies) != Counter(replies.keys()):
            return False
        if sizes != sorted(sizes, reverse=True):
            return False
        if not all(
            _mates(after(before, [replies[san]]), mates.moves, left) for mates in told.mates for san in mates.replies
        ):
            return False
    return True


def _mates(board: chess.Board, line: str, moves: int) -> bool:
    """True if a line ends in a mate that its first move forces."""
    made = played(board, line) or []
    return 0 < len(made) < 2 * moves and forces(board, made[0], moves) and after(board, made).is_checkmate()


def is_mated(board: chess.Board, told: Mated) -> bool:
    """True if the side to move is mated, and for these reasons."""
    side, king = board.turn, board.king(board.turn)
    if king is None or not board.is_checkmate():
        return False
    around = chess.SquareSet(chess.BB_KING_ATTACKS[king])
    own = around & board.occupied_co[side]
    without = board.copy(stack=False)
    without.remove_piece_at(king)
    kept = sorted(name for guard in told.guards for name in guard.squares)
    guards = all(
        guard.squares
        and {*guard.squares} <= {*_names(without.attacks(chess.parse_square(guard.by[1])))}
        and guard.by in {_piece(board, at) for at in chess.SquareSet(board.occupied_co[not side])}
        for guard in told.guards
    )
    checkers = list(board.checkers())
    between = chess.between(king, checkers[0]) if len(checkers) == 1 else 0
    stops = chess.BB_SQUARES[checkers[0]] | between if len(checkers) == 1 else 0
    helpers = {move.from_square for move in board.generate_pseudo_legal_moves(~board.kings, stops)}
    pins = (
        (_piece(board, at), _piece(board, by))
        for at in sorted(helpers)
        for by in board.pin(side, at) & board.occupied_co[not side]
        if chess.between(king, by) & board.occupied == chess.BB_SQUARES[at]
    )
    return (
        told.checks == tuple(_piece(board, at) for at in checkers)
        and told.distant == bool(between)
        and told.own == tuple(_names(own))
        and (kept == _names(around - own) and guards)
        and told.pinned == tuple(pins)
    )


def fails(board: chess.Board, solved: chess.Board, key: chess.Move, moves: int, told: Failing) -> bool:
    """True if a position holds as is said, after the key of the solved one if there is one, or else after a check."""
    kind = solved.piece_type_at(key.from_square)
    alike = [
        move
        for move in board.legal_moves
        if (move.to_square, move.promotion) == (key.to_square, key.promotion)
        and board.piece_type_at(move.from_square) == kind
    ]
    if told.possible != bool(alike):
        return False
    if told.move is None:
        return not alike and told.reply is None and not any(map(board.gives_check, board.legal_moves))
    made = played(board, told.move if told.reply is None else f"{told.move} {told.reply}")
    if not made or (made[0] not in alike if alike else not board.gives_check(made[0])):
        return False
    then = after(board, made)
    if told.reply is None:
        return then.is_stalemate()
    search = Search(then, BUDGET)
    return moves == 1 or all(search.refutation(move, moves - 1) is not None for move in then.legal_moves)


def _piece(board: chess.Board, at: chess.Square) -> Piece:
    held = board.piece_at(at)
    return ("" if held is None else held.symbol()), chess.square_name(at)


def _names(squares: Iterable[chess.Square]) -> list[str]:
    return sorted(map(chess.square_name, squares))
