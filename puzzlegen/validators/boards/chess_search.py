"""Exhaustive search for forced mates; the rules of chess are those of python-chess's move generator.

A side mates in n if it has a move after which every reply allows it to mate in n - 1, and mates in 1 with a move that
leaves the other side in check without a reply. All moves of both sides are tried; only the order in which they are
tried, and the last move, which has to give check, are clever.
"""

from collections.abc import Iterator

import chess


class BudgetSpent(Exception):
    """The search was broken off; nothing is known."""


class Search:
    """Looks for mates on one board; ``nodes`` counts the moves made so far, of ``budget`` at the most."""

    def __init__(self, board: chess.Board, budget: int) -> None:
        self.board = board
        self.budget = budget
        self.nodes = 0
        self._killers: dict[int, chess.Move] = {}  # moves left -> the reply that refuted last

    def _push(self, move: chess.Move) -> None:
        self.nodes += 1
        if self.nodes > self.budget:
            raise BudgetSpent
        self.board.push(move)

    def keys(self, moves: int) -> list[chess.Move]:
        """Every move that forces mate in ``moves`` or less."""
        return [move for move in list(self.board.legal_moves) if self.forces(move, moves)]

    def forces(self, move: chess.Move, moves: int) -> bool:
        """Whether this move forces mate in ``moves`` or less, itself included."""
        return self.refutation(move, moves) is None

    def refutation(self, move: chess.Move, moves: int) -> str | None:
        """Why a move does not force mate in ``moves`` or less: a reply in UCI, or words; None if it does."""
        self._push(move)
        try:
            return self._defence(moves - 1)
        finally:
            self.board.pop()

    def _defence(self, moves: int) -> str | None:
        """How the side to move escapes being mated in ``moves`` more moves of the other; None if it does not."""
        board = self.board
        check = board.is_check()
        if not moves and not check:
            return "no check"
        if not moves:
            reply = next(iter(board.generate_legal_moves()), None)
            return None if reply is None else reply.uci()
        replies = list(board.generate_legal_moves())
        if not replies:
            return None if check else "stalemate"
        killer = self._killers.get(moves)
        if killer in replies:
            replies.remove(killer)
            replies.insert(0, killer)
        for reply in replies:
            self._push(reply)
            lost = self.mates(moves)
            board.pop()
            if not lost:
                self._killers[moves] = reply
                return reply.uci()
        return None

    def mates(self, moves: int) -> bool:
        """Whether the side to move can force mate in ``moves`` or less."""
        board = self.board
        if moves == 1:
            return any(self.forces(move, 1) for move in checks(board))
        first = list(checks(board))
        if any(self.forces(move, moves) for move in first):
            return True
        return any(self.forces(move, moves) for move in list(board.legal_moves) if move not in first)


def checks(board: chess.Board) -> Iterator[chess.Move]:
    """The legal moves that might give check: all that do, and some that do not."""
    mover, other = board.turn, not board.turn
    king = board.king(other)
    if king is None:
        return
    own = board.occupied_co[mover]
    diagonal = chess.BB_DIAG_ATTACKS[king][chess.BB_DIAG_MASKS[king] & board.occupied]
    straight = (
        chess.BB_RANK_ATTACKS[king][chess.BB_RANK_MASKS[king] & board.occupied]
        | chess.BB_FILE_ATTACKS[king][chess.BB_FILE_MASKS[king] & board.occupied]
    )
    # Men that may uncover a line: the first ones that the king's lines meet. En passant takes another one off as well.
    uncovering = own & (diagonal | straight)
    special = board.kings | (board.pawns & (chess.BB_RANK_7 if mover else chess.BB_RANK_2))
    if board.ep_square is not None:
        special |= board.pawns
    free = own & (uncovering | special)
    yield from board.generate_legal_moves(free)
    for men, targets in (
        (board.pawns, chess.BB_PAWN_ATTACKS[other][king]),
        (board.knights, chess.BB_KNIGHT_ATTACKS[king]),
        (board.bishops, diagonal),
        (board.rooks, straight),
        (board.queens, diagonal | straight),
    ):
        movers = men & own & ~free
        if movers:
            yield from board.generate_legal_moves(movers, targets)
