"""The one move that wins material by force, by rules of counting that the question states.

Positions come from a source, or from games of the small player, who leaves things hanging. A move is proposed at sight
- a capture, a check, or a quiet move with two threats - and kept if it wins material against every reply and no other
move seems to do as well; whether that holds farther ahead is for the validator to find out. If there is a chess engine,
half of the questions are about the move that it prefers to all others by far.
"""

from itertools import islice
from typing import Final, Literal, TypeAlias

import chess

from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards.chess_best_move import Gained, Material, Named, Position, Preferred
from puzzlegen.formats.boards.kits.chess import Bottom
from puzzlegen.generators.boards.kits.chess_bitboards import moved, numbered, on_bitboards
from puzzlegen.generators.boards.kits.chess_positions import BOTTOMS, JudgedParams, balance, fen_of, middles, notated
from puzzlegen.generators.boards.kits.chess_reasons import piece
from puzzlegen.kernels.generators import chess_searches
from puzzlegen.materials.engines import Engine

Kind: TypeAlias = Literal["capture", "forcing", "quiet"]

_KINDS: Final[tuple[Kind, ...]] = ("capture", "forcing", "quiet")  # as the kernels number them
_PLIES: Final = (14, 80)
_MEN: Final = (7, 32)
_GAMES: Final = 60  # that are looked through in one attempt
_RECORDS: Final = 5  # the same, of a source
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
    kind = _KINDS.index(params.kind)
    for _ in range(_GAMES if params.source is None else _RECORDS):
        boards = middles(rng, _PLIES, _MEN, params.source, lambda held: chess_searches.winning_move(held, kind) >= 0)
        for board in boards:
            key = moved(chess_searches.winning_move(on_bitboards(board), kind))
            return Puzzle(Position(fen_of(board), bottom), Material(3), key.uci(), _why(board, key))
    raise Rejected("no position of the games has one such move")


def _preferred(rng: Stream, params: ChessBestMoveParams, bottom: Bottom, engine: Engine) -> Puzzle:
    """Look through a game for a position where the engine prefers one move by far."""
    boards = middles(rng, _PLIES, _MEN, params.source)
    # Where a capture pays at a glance it tends to be the best move.
    likely = (board for board in boards if chess_searches.paying(on_bitboards(board)) == (params.kind == "capture"))
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
    return _KINDS[chess_searches.kind_of(on_bitboards(board), numbered(move))]


def _why(board: chess.Board, key: chess.Move) -> Gained:
    """What the move takes and attacks, and the reply after which captures win least, with what follows it.

    Raises:
        Rejected: it mates.
    """
    side, taken = board.turn, board.piece_at(key.to_square)
    after = board.copy(stack=False)
    after.push(key)
    lines = (after.bishops | after.rooks | after.queens) & ~chess.BB_SQUARES[key.to_square]
    hit, bared = after.attacks_mask(key.to_square), 0
    for square in chess.scan_forward(after.attackers_mask(side, key.from_square) & lines):
        bared |= after.attacks_mask(square) & ~board.attacks_mask(square)
    pieces = after.occupied_co[not side] & ~after.pawns & ~after.kings
    held = on_bitboards(board)
    left = chess_searches.least_left(held, numbered(key))
    if left > _ENOUGH // 2:
        raise Rejected("it mates, which is another question")
    return Gained(
        move=notated(board, [key]),
        taken=None if taken is None else piece(board, key.to_square),
        attacked=tuple(piece(after, square) for square in chess.scan_forward(hit & pieces)),
        uncovered=tuple(piece(after, square) for square in chess.scan_forward(bared & ~hit & pieces)),
        line=notated(board, map(moved, held.line())),
        gain=left - balance(board, side),
    )
