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
        self._known: dict[tuple[int, ...], bool] = {}  # whether a position has a mate in one

    def _push(self, move: chess.Move) -> None:
        self.nodes += 1
        if self.nodes > self.budget:
            raise BudgetSpent
        self.board.push(move)

    def keys(self, moves: int) -> list[chess.Move]:
        """Every move that forces mate in ``moves`` or less."""
        return [move for move in list(self.board.legal_moves) if self.forces(move, moves)]

    def forces(self, move: chess.Move, moves: int) -> bool:
        """True if this move forces mate in ``moves`` or less, itself included."""
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
        killer = self._killers.get(moves)
        if killer is not None and board.is_legal(killer) and self._escapes(killer, moves):
            return killer.uci()
        replies = list(board.generate_legal_moves())
        if not replies:
            return None if check else "stalemate"
        for reply in replies:
            if reply != killer and self._escapes(reply, moves):
                self._killers[moves] = reply
                return reply.uci()
        return None

    def _escapes(self, reply: chess.Move, moves: int) -> bool:
        """True if the other side has no mate in ``moves`` after this reply."""
        self._push(reply)
        mated = self.mates(moves)
        self.board.pop()
        return not mated

    def mates(self, moves: int) -> bool:
        """True if the side to move can force mate in ``moves`` or less."""
        board = self.board
        if moves == 1:
            name = _name(board)
            known = self._known.get(name)
            if known is None:
                known = any(not board.is_into_check(move) and self.forces(move, 1) for move in checks(board))
                self._known[name] = known
            return known
        first = [move for move in checks(board) if not board.is_into_check(move)]
        if any(self.forces(move, moves) for move in first):
            return True
        return any(self.forces(move, moves) for move in list(board.legal_moves) if move not in first)


def _name(board: chess.Board) -> tuple[int, ...]:
    """What tells a position from every other one."""
    return (
        *board.occupied_co,
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.turn,
        board.castling_rights,
        board.ep_square or 0,
    )


def checks(board: chess.Board) -> Iterator[chess.Move]:
    """Pseudo-legal moves, among them all legal ones that give check."""
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
    yield from board.generate_pseudo_legal_moves(free)
    for men, targets in (
        (board.pawns, chess.BB_PAWN_ATTACKS[other][king]),
        (board.knights, chess.BB_KNIGHT_ATTACKS[king]),
        (board.bishops, diagonal),
        (board.rooks, straight),
        (board.queens, diagonal | straight),
    ):
        movers = men & own & ~free
        if movers:
            yield from board.generate_pseudo_legal_moves(movers, targets)
