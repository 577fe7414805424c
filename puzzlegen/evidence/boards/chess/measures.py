"""Outside measures of the chess families: what a plain player has to look at."""

from typing import Any, Final

import chess

from puzzlegen.evidence import Measure
from puzzlegen.formats.boards import chess_best_move, chess_evaluation, chess_mate, chess_reconstruct

POINTS = (0, 1, 3, 3, 5, 9, 0)
MOST_MADE = 20_000  # moves made by a plain search for mates
_COUNTED: Final = 3  # half-moves of which all sequences are counted


def _boards(statement: Any, query: Any) -> list[chess.Board]:
    return [chess.Board(fen) for fen in (query.options if statement.fen is None else (statement.fen,))]


def _order(board: chess.Board, move: chess.Move) -> tuple[bool, int, bool]:
    """Captures of great men come first, then checks."""
    taken = POINTS[board.piece_type_at(move.to_square) or 0]
    return not (taken or move.promotion), -taken, not board.gives_check(move)


def _balance(board: chess.Board) -> int:
    """The points of the side to move minus those of the other."""
    return sum(POINTS[man.piece_type] * (1 if man.color == board.turn else -1) for man in board.piece_map().values())


def _captures(board: chess.Board, low: int, high: int) -> int:
    """What the side to move reaches by captures alone."""
    best = _balance(board)
    for move in sorted(board.generate_legal_captures(), key=lambda move: _order(board, move)):
        if best >= high:
            break
        board.push(move)
        best = max(best, -_captures(board, -high, -max(low, best)))
        board.pop()
    return best


def _tried_until_one_wins(statement: chess_best_move.Position, query: chess_best_move.Query) -> float | None:
    """First moves tried until one wins three points against every reply."""
    if isinstance(query, chess_best_move.Preferred):
        return None
    board = chess.Board(statement.fen)
    wanted = _balance(board) + 3
    moves = sorted(board.legal_moves, key=lambda move: _order(board, move))
    for number, move in enumerate(moves, start=1):
        board.push(move)
        wins = any(board.legal_moves)
        for reply in list(board.legal_moves):
            board.push(reply)
            wins = wins and _captures(board, wanted - 1, wanted) >= wanted
            board.pop()
            if not wins:
                break
        board.pop()
        if wins:
            return number
    return len(moves)


class _Mates:
    """Looks for mates by checks and then by all moves; counts the moves made."""

    def __init__(self) -> None:
        self.made = 0

    def mates(self, board: chess.Board, moves: int) -> bool:
        for move in sorted(board.legal_moves, key=lambda move: not board.gives_check(move)):
            if self.made > MOST_MADE:
                return True
            self.made += 1
            board.push(move)
            done = board.is_checkmate() or (moves > 1 and self._lost(board, moves - 1))
            board.pop()
            if done:
                return True
        return False

    def _lost(self, board: chess.Board, moves: int) -> bool:
        replies = list(board.legal_moves)
        for reply in replies:
            self.made += 1
            board.push(reply)
            mated = self.mates(board, moves)
            board.pop()
            if not mated:
                return False
        return bool(replies)


def _moves_until_mate(statement: chess_mate.Statement, query: chess_mate.Query) -> float | None:
    """Moves made, on one board or on four, by a search that knows only that checks are promising."""
    search = _Mates()
    for board in _boards(statement, query):
        for moves in range(1, query.moves + 1):
            if search.mates(board, moves):
                break
    return search.made


def _eyed(statement: Any, query: Any) -> float | None:
    """Squares that the men of all boards attack."""
    return sum(len(board.attacks(at)) for board in _boards(statement, query) for at in board.piece_map())


def _counted(statement: Any, query: Any) -> float | None:
    """Men to be counted, or pawns to be compared with others."""
    boards = _boards(statement, query)
    if isinstance(query, chess_evaluation.Passed | chess_evaluation.Isolated):
        return sum(board.pawns.bit_count() for board in boards)
    return sum(board.occupied.bit_count() for board in boards)


def _followed(statement: chess_reconstruct.Diagrams, query: chess_reconstruct.Query) -> float | None:
    """Moves to be followed, or sequences of moves to be tried."""
    if isinstance(query, chess_reconstruct.Follow):
        return len(query.moves.split(" "))
    board, moves = chess.Board(statement.fen), query.moves
    fourth = board.legal_moves.count() if moves > _COUNTED else 1  # roughly: to count them all takes seconds
    return float(_sequences(board, min(moves, _COUNTED)) * fourth)


def _sequences(board: chess.Board, moves: int) -> int:
    if moves == 1:
        return board.legal_moves.count()
    found = 0
    for move in list(board.legal_moves):
        board.push(move)
        found += _sequences(board, moves - 1)
        board.pop()
    return found


MEASURES = {
    "boards/chess_best_move": Measure(
        "first moves tried until one wins, captures and checks first", _tried_until_one_wins
    ),
    "boards/chess_evaluation": Measure("men or pawns to be looked at", _counted),
    "boards/chess_mate": Measure("moves made by a plain search for mates", _moves_until_mate),
    "boards/chess_reconstruct": Measure("moves to be followed, or sequences to be tried", _followed),
    "boards/chess_rules": Measure("squares that the men attack", _eyed),
}
