"""The one move that wins material by force, by rules of counting that the question states.

Positions come from a source, or from games of the small player, who leaves things hanging. A move is proposed at sight
- a capture, a check, or a quiet double attack - and kept if it wins material against every reply; that no other move
does as well is for the validator to find out. If there is a chess engine, half of the questions are about the move that
it prefers to all others by far.
"""

from collections.abc import Iterator
from itertools import islice
from typing import ClassVar, Final, Literal, TypeAlias

import chess
import msgspec

from puzzlegen.engines import Engine, running
from puzzlegen.family import Level, Rejected
from puzzlegen.generators.asking import joined
from puzzlegen.generators.boards import chess_words as words
from puzzlegen.generators.boards.chess_diagram import BOTTOMS, Bottom, diagram
from puzzlegen.generators.boards.chess_positions import VALUES, JudgedParams, fen_of, middles
from puzzlegen.item import AnswerForm, Asked, FillIn, Question, Statement, Text
from puzzlegen.scene import Scene
from puzzlegen.stream import Stream

Kind: TypeAlias = Literal["capture", "forcing", "quiet"]

_PLIES: Final = (14, 80)
_MEN: Final = (7, 32)
_LEAST: Final = 2  # points that the move has to win
_MARGIN: Final = 200  # centipawns by which the engine prefers its move
_DECIDED: Final = 1000  # centipawns; to be farther ahead makes no difference
_GLANCE: Final = 10  # first the engine looks at so many times fewer nodes
_JUDGED: Final = 8  # positions of a game that the engine is asked about


class ChessBestMoveParams(JudgedParams, frozen=True, kw_only=True):
    """``kind`` is that of the moves that are proposed."""

    kind: Kind


class ChessBestMoveState(msgspec.Struct, frozen=True):
    """The position as FEN, the side from which it is seen, the move in UCI notation, and whose judgement it is, if any.

    ``worths`` are what the engine thinks of its best two moves, in centipawns.
    """

    fen: str
    bottom: Bottom
    move: str
    engine: Engine | None = None
    worths: tuple[int, ...] = ()


class ChessBestMove:
    """See the module's docstring."""

    name = "chess_best_move"
    version = 2
    levels: ClassVar = {
        Level.EASY: ChessBestMoveParams(band=(1, 1), kind="capture"),
        Level.MEDIUM: ChessBestMoveParams(band=(2, 2), kind="forcing"),
        Level.HARD: ChessBestMoveParams(band=(3, 3), kind="quiet"),
    }

    def generate(self, rng: Stream, params: ChessBestMoveParams) -> ChessBestMoveState:
        """Look through a game for a position with a move that wins something."""
        bottom = BOTTOMS[rng.below(2)]
        if params.engine is not None and rng.per_item(2, "judge"):
            return _preferred(rng, params, bottom, params.engine)
        for board in middles(rng, _PLIES, _MEN, params.source):
            winning = [move for move in _proposed(board, params.kind) if _wins(board, move)]
            if len(winning) == 1:
                return ChessBestMoveState(fen_of(board), bottom, winning[0].uci())
        raise Rejected("no position of the game has one such move")

    def statement(self, state: ChessBestMoveState) -> Statement:
        """The position, and the side from which it is seen."""
        return {"fen": state.fen, "bottom": state.bottom}

    def ask(self, state: ChessBestMoveState, rng: Stream) -> Asked:  # noqa: ARG002 - there is only one question
        """Ask for the move."""
        board = chess.Board(state.fen)
        if state.engine is not None:
            return _asked_of(state.engine, state, board)
        key, accepted = words.spellings(board, [chess.Move.from_uci(state.move)])
        text = joined(_TURN, words.rights(board), words.seen_from(state.bottom), _TASK, words.AS_MOVE)
        mate = {"en": f"{accepted[0]} is mate.", "zh": f"{accepted[0]} 将死。"}
        gain = {
            "en": f"After {accepted[0]} every reply loses at least {_LEAST} points.",
            "zh": f"走 {accepted[0]} 之后，无论如何应对都至少丢 {_LEAST} 分。",
        }
        return Asked(
            Question(words.spoken(text, board), AnswerForm.FILL_IN, {"task": "material"}),
            FillIn(key),
            accepted,
            mate if accepted[0].endswith("#") else gain,
        )

    def depict(self, state: ChessBestMoveState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The board."""
        return (diagram(state.fen, state.bottom),)


def _preferred(rng: Stream, params: ChessBestMoveParams, bottom: Bottom, engine: Engine) -> ChessBestMoveState:
    """Look through a game for a position where the engine prefers one move by far."""
    boards = middles(rng, _PLIES, _MEN, params.source)
    # Where a capture pays at a glance it tends to be the best move.
    likely = (board for board in boards if any(_paying(board)) == (params.kind == "capture"))
    for board in islice(likely, _JUDGED):
        for share in (_GLANCE, 1):
            best = running(engine).best(fen_of(board), engine.identity.nodes // share, 2)
            worths = tuple(line.worth for line in best)
            clear = len(best) > 1 and _clipped(worths[0]) >= _clipped(worths[1]) + _MARGIN
            if not clear or _kind(board, chess.Move.from_uci(best[0].move)) != params.kind:
                break
        else:
            return ChessBestMoveState(fen_of(board), bottom, best[0].move, engine, worths)
    raise Rejected("the engine prefers no such move by far")


def _clipped(worth: int) -> int:
    return max(-_DECIDED, min(_DECIDED, worth))


def _kind(board: chess.Board, move: chess.Move) -> Kind:
    """What a move looks like."""
    if board.is_capture(move) or move.promotion is not None:
        return "capture" if _pays(board, move) else "forcing"
    return "forcing" if board.gives_check(move) else "quiet"


def _asked_of(engine: Engine, state: ChessBestMoveState, board: chess.Board) -> Asked:
    """The question about the engine's judgement."""
    key, accepted = words.spellings(board, [chess.Move.from_uci(state.move)])
    name, nodes = engine.identity.name, engine.identity.nodes
    judge = words.of_engine(name, nodes)
    text = joined(_TURN, words.rights(board), words.seen_from(state.bottom), judge, _PREFERRED, words.AS_MOVE)
    best, second = (f"{worth:+}" for worth in state.worths)
    return Asked(
        Question(
            words.spoken(text, board),
            AnswerForm.FILL_IN,
            {"task": "preferred", "engine": name, "nodes": nodes, "margin": _MARGIN, "decided": _DECIDED},
        ),
        FillIn(key),
        accepted,
        {
            "en": f"{name} values {accepted[0]} at {best} centipawns, and the next best move at {second}.",
            "zh": f"{name} 对 {accepted[0]} 的评估为 {best} 厘兵，对次佳着法的评估为 {second}。",
        },
    )


def _proposed(board: chess.Board, kind: Kind) -> Iterator[chess.Move]:
    """The moves of this kind that may win something at first sight."""
    for move in board.legal_moves:
        taking = board.is_capture(move) or move.promotion is not None
        match kind:
            case "capture":
                if taking:
                    yield move
            case "forcing":
                if board.gives_check(move) if not taking else not _pays(board, move):
                    yield move
            case "quiet":
                if not taking and _attacks_two(board, move) and not board.gives_check(move):
                    yield move


def _paying(board: chess.Board) -> Iterator[chess.Move]:
    """The captures that win something at a glance."""
    return (move for move in board.generate_legal_captures() if _pays(board, move))


def _pays(board: chess.Board, move: chess.Move) -> bool:
    """Whether a capture wins something at a glance: the man taken is worth more, or nobody guards it."""
    mover, taken = board.piece_type_at(move.from_square) or 0, board.piece_type_at(move.to_square) or chess.PAWN
    return VALUES[taken] > VALUES[mover] or not board.attackers_mask(not board.turn, move.to_square)


def _attacks_two(board: chess.Board, move: chess.Move) -> bool:
    """Whether the man attacks, from its new square, two enemies that are worth more than it or stand alone."""
    enemy = not board.turn
    kind = board.piece_type_at(move.from_square) or chess.PAWN
    board.push(move)
    targets = 0
    for square in chess.scan_forward(board.attacks_mask(move.to_square) & board.occupied_co[enemy] & ~board.pawns):
        value = VALUES[board.piece_type_at(square) or 0]
        targets += value > VALUES[kind] or not board.attackers_mask(enemy, square)
    board.pop()
    return targets > 1


def _balance(board: chess.Board, colour: chess.Color) -> int:
    """The points of a side minus those of the other."""
    own, other = board.occupied_co[colour], board.occupied_co[not colour]
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens)
    return sum(
        VALUES[kind] * ((men & own).bit_count() - (men & other).bit_count()) for kind, men in enumerate(kinds, start=1)
    )


def _wins(board: chess.Board, move: chess.Move) -> bool:
    """Whether every reply to the move leaves its side at least `_LEAST` points better off, or the move mates."""
    side = board.turn
    wanted = _balance(board, side) + _LEAST
    board.push(move)
    winning = board.is_checkmate()
    replies = sorted(board.legal_moves, key=lambda reply: -_taken(board, reply))
    if replies:
        winning = True
        for reply in replies:
            board.push(reply)
            winning = _settles(board, wanted)
            board.pop()
            if not winning:
                break
    board.pop()
    return winning


def _settles(board: chess.Board, wanted: int) -> bool:
    """Whether the side to move reaches this balance, playing captures and promotions only or leaving check."""
    check = board.is_check()
    if not check and _balance(board, board.turn) >= wanted:
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


_TURN: Final[Text] = {"en": "It is {side}'s turn.", "zh": "轮到{side}走。"}
_TASK: Final[Text] = {
    "en": "Exactly one move of {side} wins material by force. Count 1 point for a pawn, 3 for a knight or a bishop, "
    "5 for a "
    "rook, 9 for a queen. After the move {other} makes any reply; from then on, {side} first, both sides make only "
    "captures "
    "and promotions, any move if they are in check, and may stop at any moment if they are not. Both play for their "
    "points; "
    "mate wins everything. Against the best reply, the move that is sought leaves {side} at least 2 points better "
    "off than "
    "now, and at least 2 points better off than every other move does. Which move is it?",
    "zh": "{side}恰好有一步棋能强制得子。按兵 1 分、马或象 3 分、车 5 分、后 9 分计算。这步棋之后，"
    "{other}可走任意应着；此后从{side}开始，"
    "双方只走吃子和升变的棋，被将军时可走任意合法着法，未被将军时可以随时停止。双方都尽量使自己的得分有利；"
    "将死则赢得一切。面对最佳应着，"
    "所求的这步棋使{side}比现在至少多得 2 分，并且比其他任何一步棋都至少多 2 分。是哪一步？",
}
_PREFERRED: Final[Text] = {
    "en": f"By its judgement, one move of {{side}} is worth at least {_MARGIN} centipawns more to {{side}} than every "
    f"other move. Mate, and all that is worth more than {_DECIDED} centipawns to either side, counts as {_DECIDED} "
    "here. Which move is it?",
    "zh": f"按它的评估，{{side}}有一步棋对{{side}}而言比其他任何一步棋都至少多值 {_MARGIN} 厘兵。"
    f"将死以及对任何一方超过 {_DECIDED} 厘兵的评估，在此都按 {_DECIDED} 计。是哪一步？",
}


FAMILY = ChessBestMove()
