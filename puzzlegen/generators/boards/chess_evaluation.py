"""What a position is worth by simple rules: the balance of material, passed and isolated pawns.

Positions come from a source, or from games of the small player. If there is a chess engine, some questions are about
the range in which it values the position.
"""

from collections.abc import Sequence
from itertools import islice, pairwise
from typing import ClassVar, Final, Literal, TypeAlias

import chess
import msgspec

from puzzlegen.core.boxing import AS_BOX
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, Elements, FillIn, Option, Question, Solution, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards import chess_words as words
from puzzlegen.generators.boards.chess_diagram import BOTTOMS, Bottom, diagram, options
from puzzlegen.generators.boards.chess_positions import VALUES, JudgedParams, fen_of, middles
from puzzlegen.generators.kits.asking import AS_LETTER, AS_NUMBER, LETTERS, drawn_task, joined
from puzzlegen.materials.engines import Engine, running

Task: TypeAlias = Literal["balance", "diagram", "passed", "isolated", "range"]

TASKS: Final[tuple[Task, ...]] = ("balance", "balance", "diagram", "passed", "isolated")
JUDGED_TASKS: Final[tuple[Task, ...]] = (*TASKS, "range", "range", "range")  # if there is an engine
_FORMS: Final[dict[Task, AnswerForm]] = {
    "balance": AnswerForm.FILL_IN,
    "diagram": AnswerForm.CHOICE,
    "passed": AnswerForm.BOUNDING_BOXES,
    "isolated": AnswerForm.BOUNDING_BOXES,
    "range": AnswerForm.CHOICE,
}
_BOUNDS: Final = (-300, 0, 300)  # centipawns, between the ranges
_INSIDE: Final = 50  # centipawns that a value is away from them
_EVEN: Final = 3  # points; the engine is not asked whether a greater balance is near to even
_JUDGED: Final = 8  # positions of a game that the engine is asked about
_LARGEST: Final = 6  # of the balances that are asked for
_MOST_BOXES: Final = 6
_TRIES: Final = 20


class ChessEvaluationParams(JudgedParams, frozen=True, kw_only=True):
    """Bounds include both ends: ``band`` counts men on the board, ``plies`` half-moves of the game before."""

    plies: tuple[int, int]


class ChessEvaluationState(msgspec.Struct, frozen=True):
    """The position as FEN, or four of them, the task, and its answer.

    ``answer`` is the balance, or the squares to be boxed with spaces between, or the place of an option; ``balance`` is
    the one that a diagram is to have. ``engine`` gives the position this ``worth``, in centipawns for White.
    """

    fens: tuple[str, ...]
    bottom: Bottom
    task: Task
    answer: str
    balance: int = 0
    engine: Engine | None = None
    worth: int = 0


class ChessEvaluation:
    """See the module's docstring."""

    name = "chess_evaluation"
    version = 2
    levels: ClassVar = {
        Level.EASY: ChessEvaluationParams(band=(4, 12), plies=(80, 130)),
        Level.MEDIUM: ChessEvaluationParams(band=(13, 22), plies=(40, 80)),
        Level.HARD: ChessEvaluationParams(band=(23, 31), plies=(20, 46)),
    }

    def generate(self, rng: Stream, params: ChessEvaluationParams) -> ChessEvaluationState:
        """Look through a game for a position that serves the task."""
        task, place = drawn_task(TASKS if params.engine is None else JUDGED_TASKS, rng)
        wanted = rng.per_item(2 * _LARGEST + 1, "balance") - _LARGEST
        bottom = BOTTOMS[rng.below(2)]
        men = (params.band[0] + 2 * (task == "diagram"), params.band[1])
        if task == "range" and params.engine is not None:
            return _valued(rng, params, bottom, params.engine, place)
        for board in middles(rng, params.plies, men, params.source):
            match task:
                case "balance":
                    if _balance(board) == wanted:
                        return ChessEvaluationState((fen_of(board),), bottom, task, str(wanted))
                case "diagram":
                    fens, balance = _thinned(board, place, rng)
                    return ChessEvaluationState(fens, bottom, task, str(place), balance)
                case "passed" | "isolated":
                    found = [square for square in chess.scan_forward(board.pawns) if _stands_out(board, square, task)]
                    if 1 < len(found) <= _MOST_BOXES:
                        names = sorted(chess.square_name(square) for square in found)
                        return ChessEvaluationState((fen_of(board),), bottom, task, " ".join(names))
        raise Rejected("no position of the game serves the task")

    def statement(self, state: ChessEvaluationState) -> Statement:
        """The position, or none where four of them are the options; and the side from which they are seen."""
        shown: Statement = {"bottom": state.bottom}
        return shown if state.task == "diagram" else {"fen": state.fens[0], **shown}

    def ask(self, state: ChessEvaluationState, rng: Stream) -> Asked:  # noqa: ARG002 - all is drawn with the position
        """Ask what the position was looked for."""
        query: dict[str, object] = {"task": state.task}
        offered: tuple[Option, ...] = ()
        answer: Solution
        match state.task:
            case "balance":
                answer = FillIn(state.answer)
            case "diagram":
                query |= {"balance": state.balance, "positions": state.fens}
                answer, offered = Choice(LETTERS[int(state.answer)]), tuple(Option(letter) for letter in LETTERS)
            case "passed" | "isolated":
                answer = Elements(tuple(state.answer.split()))
            case "range":
                assert state.engine is not None
                identity = state.engine.identity
                query |= {"engine": identity.name, "nodes": identity.nodes, "bounds": _BOUNDS}
                answer = Choice(LETTERS[int(state.answer)])
                offered = tuple(Option(letter, text) for letter, text in zip(LETTERS, _RANGES, strict=True))
        return Asked(
            Question(_wording(state), _FORMS[state.task], query, offered),
            answer,
            explanation=_explanation(state),
        )

    def depict(self, state: ChessEvaluationState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The board, or the four boards."""
        if state.task == "diagram":
            return (options(state.fens, state.bottom, LETTERS),)
        return (diagram(state.fens[0], state.bottom, boxed=_FORMS[state.task] is AnswerForm.BOUNDING_BOXES),)


def _points(board: chess.Board, colour: chess.Color) -> int:
    """The points of a side's men, the king not counted."""
    return sum(VALUES[kind] * board.pieces_mask(kind, colour).bit_count() for kind in range(chess.PAWN, chess.KING))


def _balance(board: chess.Board) -> int:
    return _points(board, chess.WHITE) - _points(board, chess.BLACK)


def _valued(
    rng: Stream, params: ChessEvaluationParams, bottom: Bottom, engine: Engine, place: int
) -> ChessEvaluationState:
    """Look through a game for a position that the engine values well within the range at this place."""
    boards = middles(rng, params.plies, params.band, params.source)
    if 0 < place < len(_BOUNDS):
        boards = (board for board in boards if abs(_balance(board)) <= _EVEN)
    for board in islice(boards, _JUDGED):
        (line,) = running(engine).best(fen_of(board), engine.identity.nodes)
        worth = line.worth if board.turn else -line.worth
        near = any(abs(worth - bound) < _INSIDE for bound in _BOUNDS)
        if not near and sum(worth > bound for bound in _BOUNDS) == place:
            return ChessEvaluationState((fen_of(board),), bottom, "range", str(place), 0, engine, worth)
    raise Rejected("the engine values no position so")


def _stands_out(board: chess.Board, square: int, task: Task) -> bool:
    """Whether the pawn is passed, or isolated."""
    colour = bool(chess.BB_SQUARES[square] & board.occupied_co[chess.WHITE])
    file = chess.square_file(square)
    beside = 0
    for other in (file - 1, file + 1):
        beside |= chess.BB_FILES[other] if 0 <= other < 8 else 0
    if task == "isolated":
        return not beside & board.pieces_mask(chess.PAWN, colour)
    rank = chess.square_rank(square)
    ahead = 0
    for other in range(rank + 1, 8) if colour else range(rank):
        ahead |= chess.BB_RANKS[other]
    return not (beside | chess.BB_FILES[file]) & ahead & board.pieces_mask(chess.PAWN, not colour)


def _thinned(board: chess.Board, place: int, rng: Stream) -> tuple[tuple[str, ...], int]:
    """Four positions in which none, one, the other or both of two men are taken off, and the balance at ``place``.

    The positions come in random order, so that none is likelier than another, and have four balances.
    """
    men = list(chess.scan_forward(board.occupied & ~board.kings))
    for _ in range(_TRIES):
        one, other = rng.sample(men, 2)
        boards = [_without(board, squares) for squares in ((), (one,), (other,), (one, other))]
        if all(map(chess.Board.is_valid, boards)) and len({_balance(each) for each in boards}) == len(boards):
            rng.shuffle(boards)
            return tuple(fen_of(each) for each in boards), _balance(boards[place])
    raise Rejected("no two men make four balances")


def _without(board: chess.Board, squares: Sequence[int]) -> chess.Board:
    """The position without these men, and without rights to castle, which do not matter."""
    board = board.copy(stack=False)
    board.castling_rights = chess.BB_EMPTY
    for square in squares:
        board.remove_piece_at(square)
    return board


_COUNT: Final[Text] = {
    "en": "Count 1 point for a pawn, 3 for a knight, 3 for a bishop, 5 for a rook, 9 for a queen, and nothing for the "
    "kings.",
    "zh": "按兵 1 分、马 3 分、象 3 分、车 5 分、后 9 分计算，王不计分。",
}
_TASKS: Final[dict[Task, Text]] = {
    "balance": {
        "en": "What are White's points minus Black's points? The number is negative if Black has more.",
        "zh": "白方分数减去黑方分数是多少？黑方较多时为负数。",
    },
    "diagram": {
        "en": "In which of the diagrams A, B, C and D are White's points minus Black's points exactly {balance}?",
        "zh": "A、B、C、D 四个局面中，哪一个的白方分数减去黑方分数恰好是 {balance}？",
    },
    "passed": {
        "en": "A pawn is passed if no pawn of the other side stands ahead of it, on the way to its last rank, on its "
        "own "
        "file or on a neighbouring file. Find all passed pawns, white and black. Answer with one box for the square of "
        "each, as",
        "zh": "若一个兵在通往底线的前方，本列和相邻列上都没有对方的兵，它就是通路兵。请找出所有通路兵，不论黑白。"
        "每个兵所在的格回答一个方框，写成",
    },
    "isolated": {
        "en": "A pawn is isolated if there is no pawn of its own side on either neighbouring file. Find all isolated "
        "pawns, white and black. Answer with one box for the square of each, as",
        "zh": "若一个兵的左右相邻列上都没有己方的兵，它就是孤兵。请找出所有孤兵，不论黑白。"
        "每个兵所在的格回答一个方框，写成",
    },
    "range": {"en": "It is {side}'s turn.", "zh": "轮到{side}走。"},
}
_IN_WHICH: Final[Text] = {
    "en": "Values are positive where White stands better and negative where Black does. In which range is the value of "
    "this position?",
    "zh": "白方占优时评估值为正，黑方占优时为负。这个局面的评估值在哪个范围内？",
}
_RANGES: Final[tuple[Text, ...]] = (
    {"en": f"less than {_BOUNDS[0]}", "zh": f"小于 {_BOUNDS[0]}"},
    *({"en": f"between {low} and {high}", "zh": f"在 {low} 和 {high} 之间"} for low, high in pairwise(_BOUNDS)),
    {"en": f"more than {_BOUNDS[-1]}", "zh": f"大于 {_BOUNDS[-1]}"},
)


def _wording(state: ChessEvaluationState) -> Text:
    """The whole question."""
    view, task = words.seen_from(state.bottom), _TASKS[state.task]
    match state.task:
        case "balance":
            return joined(view, _COUNT, task, AS_NUMBER)
        case "diagram":
            asked = {language: text.format(balance=state.balance) for language, text in task.items()}
            return joined(view, _COUNT, asked, AS_LETTER)
        case "passed" | "isolated":
            return joined(view, task, AS_BOX)
        case "range":
            assert state.engine is not None
            board, identity = chess.Board(state.fens[0]), state.engine.identity
            judge = words.of_engine(identity.name, identity.nodes)
            return words.spoken(joined(task, words.rights(board), view, judge, _IN_WHICH, AS_LETTER), board)


def _explanation(state: ChessEvaluationState) -> Text:
    """The points of both sides, the squares, or the engine's value."""
    if state.engine is not None:
        name = state.engine.identity.name
        return {
            "en": f"{name} values the position at {state.worth:+} centipawns.",
            "zh": f"{name} 对局面的评估为 {state.worth:+} 厘兵。",
        }
    if _FORMS[state.task] is AnswerForm.BOUNDING_BOXES:
        found = ", ".join(state.answer.split())
        return {"en": f"These pawns stand on {found}.", "zh": f"这些兵在 {found}。"}
    board = chess.Board(state.fens[int(state.answer) if state.task == "diagram" else 0])
    white, black = _points(board, chess.WHITE), _points(board, chess.BLACK)
    return {
        "en": f"White has {white} points, Black {black}: {white} - {black} = {white - black}.",
        "zh": f"白方 {white} 分，黑方 {black} 分：{white} - {black} = {white - black}。",
    }


FAMILY = ChessEvaluation()
