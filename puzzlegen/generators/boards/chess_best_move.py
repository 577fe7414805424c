"""The one move that wins material by force, by rules of counting that the question states.

Positions come from a source, or from games of the small player, who leaves things hanging. A move is proposed at sight
- a capture, a check, or a quiet move with two threats - and kept if it wins material against every reply and no other
move seems to do as well; whether that holds farther ahead is for the validator to find out. If there is a chess engine,
half of the questions are about the move that it prefers to all others by far.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Final, Literal, TypeAlias

import chess

from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards.chess_best_move import Gained, Material, Named, Position, Preferred
from puzzlegen.formats.boards.kits.chess import Bottom
from puzzlegen.generators.boards.kits.chess_positions import (
    BOTTOMS,
    VALUES,
    JudgedParams,
    balance,
    cheapest,
    fen_of,
    middles,
    notated,
)
from puzzlegen.generators.boards.kits.chess_reasons import piece
from puzzlegen.materials.engines import Engine

Kind: TypeAlias = Literal["capture", "forcing", "quiet"]

_PLIES: Final = (14, 80)
_MEN: Final = (7, 32)
_GAMES: Final = 5  # that are looked through in one attempt
_AHEAD: Final = 1  # points; who has more tends to win whatever is played
_LEAST: Final = 3  # points that the move has to win, and by which it has to be better than every other one
_LEAD: Final = 200  # centipawns by which the engine prefers its move
_DECIDED: Final = 1000  # centipawns; to be farther ahead makes no difference
_GLANCE: Final = 10  # first the engine looks at so many times fewer nodes
_ENOUGH: Final = 1000  # points, for a mate
_JUDGED: Final = 8  # positions of a game that the engine is asked about


class ChessBestMoveParams(JudgedParams, frozen=True, kw_only=True):
    """``kind`` is that of the moves that are proposed."""

    kind: Kind


LEVELS: Final = {
    Level.EASY: ChessBestMoveParams(band=(1, 1), kind="capture"),
    Level.MEDIUM: ChessBestMoveParams(band=(2, 2), kind="forcing"),
    Level.HARD: ChessBestMoveParams(band=(3, 3), kind="quiet"),
}


def invent(rng: Stream, params: ChessBestMoveParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - an engine decides
    """Look through a game for a position with a move that wins something, or that an engine prefers."""
    rng = rng.child("state")
    bottom = BOTTOMS[rng.below(2)]
    if params.engine is not None and rng.class_by_index(2, "judge"):
        return _preferred(rng, params, bottom, params.engine)
    for _ in range(_GAMES):
        for board in middles(rng, _PLIES, _MEN, params.source):
            if balance(board, board.turn) <= _AHEAD and _calm(board) and _promising(board, params.kind):
                winning = [move for move in _proposed(board, params.kind) if _wins(board, move, _LEAST)]
                if len(winning) != 1 or _astray(board, winning[0]):
                    continue
                if _kind(board, winning[0]) == params.kind and _alone(board, winning[0]):
                    return Puzzle(
                        Position(fen_of(board), bottom),
                        Material(3),
                        winning[0].uci(),
                        _why(board, winning[0]),
                    )
    raise Rejected("no position of the games has one such move")


def _preferred(rng: Stream, params: ChessBestMoveParams, bottom: Bottom, engine: Engine) -> Puzzle:
    """Look through a game for a position where the engine prefers one move by far."""
    boards = middles(rng, _PLIES, _MEN, params.source)
    # Where a capture pays at a glance it tends to be the best move.
    likely = (board for board in boards if any(_paying(board)) == (params.kind == "capture"))
    for board in islice(likely, _JUDGED):
        for share in (_GLANCE, 1):
            best = engine.open().best(fen_of(board), engine.identity.nodes // share, 2)
            worths = tuple(line.worth for line in best)
            clear = len(best) > 1 and _clipped(worths[0]) >= _clipped(worths[1]) + _LEAD
            if not clear or _kind(board, chess.Move.from_uci(best[0].move)) != params.kind:
                break
        else:
            name, nodes = engine.identity.name, engine.identity.nodes
            return Puzzle(
                Position(fen_of(board), bottom),
                Preferred(name, nodes, _LEAD, _DECIDED),
                best[0].move,
                Named(notated(board, [chess.Move.from_uci(best[0].move)])),
            )
    raise Rejected("the engine prefers no such move by far")


def _clipped(worth: int) -> int:
    return max(-_DECIDED, min(_DECIDED, worth))


def _kind(board: chess.Board, move: chess.Move) -> Kind:
    """What a move looks like; a capture that wins something only later counts as ``"forcing"``."""
    if not board.is_capture(move) and move.promotion is None:
        return "forcing" if board.gives_check(move) else "quiet"
    wanted = balance(board, board.turn) + _LEAST
    board.push(move)
    at_once = not _settles(board, 1 - wanted)
    board.pop()
    return "capture" if at_once else "forcing"


def _proposed(board: chess.Board, kind: Kind) -> Iterator[chess.Move]:
    """The moves of this kind that may win something at first sight."""
    for move in board.legal_moves:
        taking = board.is_capture(move) or move.promotion is not None
        match kind:
            case "capture":
                if taking:
                    yield move
            case "forcing":
                if taking or board.gives_check(move):
                    yield move
            case "quiet":
                if not taking and _hits(board, move) and _threatens_two(board, move) and not board.gives_check(move):
                    yield move


def _promising(board: chess.Board, kind: Kind) -> bool:
    """True if such a move may be the best one; where a capture pays at a glance, a quiet move hardly wins more."""
    return kind != "quiet" or not any(_paying(board))


def _paying(board: chess.Board) -> Iterator[chess.Move]:
    """The captures that win something at a glance."""
    return (move for move in board.generate_legal_captures() if _pays(board, move))


def _pays(board: chess.Board, move: chess.Move) -> bool:
    """True if a capture wins something at a glance: the man taken is worth more, or nobody guards it."""
    mover, taken = board.piece_type_at(move.from_square) or 0, board.piece_type_at(move.to_square) or chess.PAWN
    return VALUES[taken] > VALUES[mover] or not board.attackers_mask(not board.turn, move.to_square)


def _calm(board: chess.Board) -> bool:
    """True if at most one piece of the enemy eyes the squares around each king."""
    for colour in chess.COLORS:
        near = chess.BB_KING_ATTACKS[board.king(colour) or 0]
        enemies = board.occupied_co[not colour] & ~board.pawns & ~board.kings
        if sum(bool(board.attacks_mask(square) & near) for square in chess.scan_forward(enemies)) > 1:
            return False
    return True


def _hits(board: chess.Board, move: chess.Move) -> bool:
    """True if the man that moves may then attack a piece, or a line that it opens may; no king and no pawn."""
    pieces = board.occupied_co[not board.turn] & ~board.pawns & ~board.kings
    if board.attackers_mask(board.turn, move.from_square) & (board.bishops | board.rooks | board.queens):
        return True
    end, occupied = move.to_square, board.occupied & ~chess.BB_SQUARES[move.from_square]
    kind = board.piece_type_at(move.from_square)
    if kind == chess.PAWN:
        return bool(chess.BB_PAWN_ATTACKS[board.turn][end] & pieces)
    if kind in (chess.KNIGHT, chess.KING):
        return bool((chess.BB_KNIGHT_ATTACKS if kind == chess.KNIGHT else chess.BB_KING_ATTACKS)[end] & pieces)
    seen = chess.BB_EMPTY
    if kind != chess.ROOK:
        seen |= chess.BB_DIAG_ATTACKS[end][chess.BB_DIAG_MASKS[end] & occupied]
    if kind != chess.BISHOP:
        seen |= chess.BB_FILE_ATTACKS[end][chess.BB_FILE_MASKS[end] & occupied]
        seen |= chess.BB_RANK_ATTACKS[end][chess.BB_RANK_MASKS[end] & occupied]
    return bool(seen & pieces)


def _threatens_two(board: chess.Board, move: chess.Move) -> bool:
    """True if two enemies are threatened after the move: by a man that is worth less, or with nobody to guard them.

    One of them is threatened by the man that moved, or on a line that it opened.
    """
    side, enemy = board.turn, not board.turn
    board.push(move)
    pieces = board.occupied_co[enemy] & ~board.pawns & ~board.kings
    lines = (board.bishops | board.rooks | board.queens) & ~chess.BB_SQUARES[move.to_square]
    opened = board.attackers_mask(side, move.from_square) & lines
    threats = 0
    if opened or board.attacks_mask(move.to_square) & pieces:
        for square in chess.scan_forward(pieces):
            attackers, value = board.attackers_mask(side, square), VALUES[board.piece_type_at(square) or 0]
            guarded = attackers and board.attackers_mask(enemy, square)
            threats += bool(attackers) and (not guarded or cheapest(board, attackers) < value)
    board.pop()
    return threats > 1


def _astray(board: chess.Board, move: chess.Move) -> bool:
    """True if a knight is after a rook in a corner, where it tends to be lost farther ahead than anybody looks here."""
    rooks = board.rooks & board.occupied_co[not board.turn] & chess.BB_CORNERS
    knight = board.piece_type_at(move.from_square) == chess.KNIGHT
    return knight and bool(rooks & chess.BB_KNIGHT_ATTACKS[move.to_square])


def _wins(board: chess.Board, move: chess.Move, points: int) -> bool:
    """True if every reply to the move leaves its side at least so many points better off."""
    wanted = balance(board, board.turn) + points
    board.push(move)
    winning = False
    for reply in sorted(board.legal_moves, key=lambda reply: -_taken(board, reply)):
        board.push(reply)
        winning = _settles(board, wanted)
        board.pop()
        if not winning:
            break
    board.pop()
    return winning


def _alone(board: chess.Board, move: chess.Move) -> bool:
    """True if this move saves or wins the game, and no other comes near to what it wins."""
    points = _LEAST
    while points < VALUES[chess.QUEEN] and _wins(board, move, points + 1):
        points += 1
    if balance(board, board.turn) + points < 0:
        return False  # lost anyway
    others = sorted(board.legal_moves, key=lambda other: -_taken(board, other))
    return not any(_wins(board, other, points - _LEAST + 1) for other in others if other != move)


def _settles(board: chess.Board, wanted: int) -> bool:
    """True if the side to move reaches this balance, playing captures and promotions only or leaving check."""
    check = board.is_check()
    if not check and balance(board, board.turn) >= wanted:
        return True
    moves = board.legal_moves if check else _noisy(board)
    for move in sorted(moves, key=lambda move: -_taken(board, move)):
        board.push(move)
        lost = not _settles(board, 1 - wanted)
        board.pop()
        if lost:
            return True
    return False


def _taken(board: chess.Board, move: chess.Move) -> int:
    """What a move takes, in points; the best captures are tried first."""
    return VALUES[board.piece_type_at(move.to_square) or 0] * 10 - VALUES[board.piece_type_at(move.from_square) or 0]


def _noisy(board: chess.Board) -> Iterator[chess.Move]:
    """The captures and promotions."""
    last = chess.BB_RANK_8 if board.turn else chess.BB_RANK_1
    yield from board.generate_legal_moves(chess.BB_ALL, board.occupied_co[not board.turn])
    yield from board.generate_legal_moves(board.pawns, last & ~board.occupied)
    yield from board.generate_legal_ep()


def _why(board: chess.Board, key: chess.Move) -> Gained:
    """What the move takes and attacks, and the reply after which captures win least, with what follows it.

    Raises:
        Rejected: it mates.
    """
    side, taken = board.turn, board.piece_at(key.to_square)
    after = board.copy(stack=False)
    after.push(key)
    lines = (after.bishops | after.rooks | after.queens) & ~chess.BB_SQUARES[key.to_square]
    hit = after.attacks_mask(key.to_square)
    for square in chess.scan_forward(after.attackers_mask(side, key.from_square) & lines):
        hit |= after.attacks_mask(square) & ~board.attacks_mask(square)
    pieces = after.occupied_co[not side] & ~after.pawns & ~after.kings
    before = balance(board, side)
    best, line = 2 * _ENOUGH, [key]
    for reply in sorted(after.legal_moves, key=lambda reply: -_taken(after, reply)):
        after.push(reply)
        worth, moves = _settled(after, -2 * _ENOUGH, best)
        after.pop()
        if worth < best:
            best, line = worth, [key, reply, *moves]
    if best > _ENOUGH // 2:
        raise Rejected("it mates, which is another question")
    return Gained(
        move=notated(board, [key]),
        taken=None if taken is None else piece(board, key.to_square),
        attacked=tuple(piece(after, square) for square in chess.scan_forward(hit & pieces)),
        line=notated(board, line),
        gain=best - before,
    )


def _settled(board: chess.Board, low: int, high: int) -> tuple[int, list[chess.Move]]:
    """What the side to move reaches as in `_settles`, and how; exact between the bounds."""
    check = board.is_check()
    best, line = (-_ENOUGH if check else balance(board, board.turn)), list[chess.Move]()
    for move in sorted(board.legal_moves if check else _noisy(board), key=lambda move: -_taken(board, move)):
        if best >= high:
            break
        board.push(move)
        worth, rest = _settled(board, -high, -max(low, best))
        board.pop()
        if -worth > best:
            best, line = -worth, [move, *rest]
    return best, line
