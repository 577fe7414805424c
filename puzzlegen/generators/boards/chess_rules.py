"""What the rules of chess say about a position: legal moves, attacks, checks, pins, castling.

Positions come from a source, or from games of the small player. The task is drawn first, then a position in which its
answer is a given one, so that no answer is common.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, TypeAlias

import chess
import msgspec

from puzzlegen.core.boxing import AS_BOX
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import (
    LANGUAGES,
    AnswerForm,
    Asked,
    Choice,
    Elements,
    FillIn,
    Option,
    Question,
    Statement,
    Text,
)
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards import chess_words as words
from puzzlegen.generators.boards.chess_diagram import BOTTOMS, Bottom, diagram, options
from puzzlegen.generators.boards.chess_positions import PositionParams, fen_of, middles, plain, same_colour, variants
from puzzlegen.generators.kits.asking import AS_LETTER, AS_NUMBER, LETTERS, drawn_task, joined

Task: TypeAlias = Literal["moves", "all_moves", "attacked", "pinned", "check", "castling"]

_MOST_MOVES: Final = 11  # of one piece, where they are asked for
_MOST_BOXES: Final = 5
_TRIES: Final = 40
_FORMS: Final[dict[Task, AnswerForm]] = {
    "moves": AnswerForm.FILL_IN,
    "all_moves": AnswerForm.FILL_IN,
    "pinned": AnswerForm.FILL_IN,
    "attacked": AnswerForm.BOUNDING_BOXES,
    "check": AnswerForm.CHOICE,
    "castling": AnswerForm.CHOICE,
}


class ChessRulesParams(PositionParams, frozen=True, kw_only=True):
    """Bounds include both ends: ``band`` counts men on the board, ``plies`` half-moves of the game before."""

    plies: tuple[int, int]
    tasks: tuple[Task, ...]


class ChessRulesState(msgspec.Struct, frozen=True):
    """The position as FEN, or four of them, the task, the squares that it marks, and its answer.

    ``answer`` is a number or a square, or the squares to be boxed with spaces between, or the place of an option.
    """

    fens: tuple[str, ...]
    bottom: Bottom
    task: Task
    marked: tuple[str, ...]
    answer: str


class ChessRules:
    """See the module's docstring."""

    name = "chess_rules"
    version = 2
    levels: ClassVar = {
        Level.EASY: ChessRulesParams(
            band=(3, 12), plies=(80, 130), tasks=("moves", "moves", "all_moves", "attacked", "pinned", "check")
        ),
        Level.MEDIUM: ChessRulesParams(
            band=(13, 22), plies=(40, 80), tasks=("moves", "all_moves", "attacked", "pinned", "check", "castling")
        ),
        Level.HARD: ChessRulesParams(
            band=(23, 32), plies=(14, 46), tasks=("moves", "all_moves", "attacked", "pinned", "check", "castling")
        ),
    }

    def generate(self, rng: Stream, params: ChessRulesParams) -> ChessRulesState:
        """Look through a game for a position in which the task has an answer that is wanted."""
        task, place = drawn_task(params.tasks, rng)
        wanted = rng.per_item(_MOST_MOVES + 1, "moves")
        bottom = BOTTOMS[rng.below(2)]
        for board in middles(rng, params.plies, params.band, params.source):
            marked: Sequence[int] = ()
            fens: tuple[str, ...] = (fen_of(board),)
            answer: str | None = None
            match task:
                case "moves":
                    square = _with_moves(board, wanted, rng)
                    if square is not None:
                        marked, answer = (square,), str(wanted)
                case "all_moves":
                    answer = str(board.legal_moves.count())
                case "attacked":
                    marked, answer = _attacked(board, rng)
                case "pinned":
                    answer = _pinned(board)
                case "check":
                    if board.is_check():
                        fens, answer = variants(board, place, lambda changed: not changed.is_check(), rng), str(place)
                case "castling":
                    prepared = _prepared(board, place, rng)
                    if prepared is not None:
                        fens, answer = (fen_of(prepared),), str(place)
            if answer is not None:
                names = tuple(chess.square_name(square) for square in marked)
                return ChessRulesState(fens, bottom, task, names, answer)
        raise Rejected("no position of the game serves the task")

    def statement(self, state: ChessRulesState) -> Statement:
        """The position, or none where four of them are the options; and the side from which they are seen."""
        shown: Statement = {"bottom": state.bottom}
        return shown if state.task == "check" else {"fen": state.fens[0], **shown}

    def ask(self, state: ChessRulesState, rng: Stream) -> Asked:  # noqa: ARG002 - all is drawn with the position
        """Ask what the position was looked for."""
        board = chess.Board(state.fens[0])
        query: dict[str, object] = {"task": state.task}
        offered: tuple[Option, ...] = ()
        answer: FillIn | Elements | Choice
        match state.task:
            case "moves" | "all_moves" | "pinned":
                answer = FillIn(state.answer)
            case "attacked":
                answer = Elements(tuple(state.answer.split()))
            case "check":
                query["positions"] = state.fens
                answer, offered = Choice(LETTERS[int(state.answer)]), tuple(Option(letter) for letter in LETTERS)
            case "castling":
                answer = Choice(LETTERS[int(state.answer)])
                offered = tuple(Option(letter, text) for letter, text in zip(LETTERS, CASTLING, strict=True))
        if state.task == "moves":
            query["square"] = state.marked[0]
        elif state.task == "attacked":
            query["squares"] = state.marked
        return Asked(
            Question(_wording(state, board), _FORMS[state.task], query, offered),
            answer,
            explanation=_explanation(state, board),
        )

    def depict(self, state: ChessRulesState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The board with its marked squares, or the four boards."""
        if state.task == "check":
            return (options(state.fens, state.bottom, LETTERS),)
        return (diagram(state.fens[0], state.bottom, state.marked, boxed=state.task == "attacked"),)


def _with_moves(board: chess.Board, wanted: int, rng: Stream) -> int | None:
    """A square whose man has as many legal moves as wanted; no pawn."""
    numbers = dict.fromkeys(chess.scan_forward(board.occupied_co[board.turn]), 0)
    for move in board.legal_moves:
        numbers[move.from_square] += 1
    squares = [square for square, number in numbers.items() if number == wanted]
    pieces = [square for square in squares if board.piece_type_at(square) != chess.PAWN]
    return rng.choice(pieces) if pieces else None


def _attacked(board: chess.Board, rng: Stream) -> tuple[tuple[int, ...], str | None]:
    """Two men, and the squares that both attack, between two and `_MOST_BOXES` of them."""
    men = list(chess.scan_forward(board.occupied & ~board.pawns))
    for _ in range(_TRIES):
        one, other = rng.sample(men, 2)
        common = list(chess.scan_forward(board.attacks_mask(one) & board.attacks_mask(other)))
        if 2 <= len(common) <= _MOST_BOXES:
            return (one, other), " ".join(sorted(chess.square_name(square) for square in common))
    return (), None


def _pinned(board: chess.Board) -> str | None:
    """The only man that is pinned to its king; None if there are none or several."""
    pinned = [
        square
        for colour in chess.COLORS
        for square in chess.scan_forward(board.occupied_co[colour] & ~board.kings)
        if board.is_pinned(colour, square)
    ]
    return chess.square_name(pinned[0]) if len(pinned) == 1 else None


def _prepared(board: chess.Board, wanted: int, rng: Stream) -> chess.Board | None:
    """The position with king and rooks of the side to move at home, so that just the wanted castling moves are legal.

    Other men that stand between them are moved away or not, at random.
    """
    colour = board.turn
    first = 0 if colour else 56
    home = {first + 4: chess.KING, first: chess.ROOK, first + 7: chess.ROOK}
    board = board.copy(stack=False)
    for square in list(chess.scan_forward(board.occupied_co[colour] & (board.kings | board.rooks))):
        board.remove_piece_at(square)
    for square, kind in home.items():
        board.set_piece_at(square, chess.Piece(kind, colour))
    rights = rng.choice((chess.BB_A1 | chess.BB_H1, chess.BB_A1 | chess.BB_H1, chess.BB_A1, chess.BB_H1))
    board.castling_rights = (rights << first) | (board.castling_rights & chess.BB_RANKS[7 if colour else 0])
    for square in range(first + 1, first + 7):
        man = board.piece_at(square)
        if square != first + 4 and man is not None and rng.below(3):
            board.remove_piece_at(square)
            ahead = (first ^ at for at in range(8, 40))  # the next four ranks
            free = [at for at in ahead if board.piece_type_at(at) is None and same_colour(at, square)]
            if free:
                board.set_piece_at(rng.choice(free), man)
    if not board.is_valid() or not plain(board):
        return None
    kingside = board.is_legal(chess.Move(first + 4, first + 6))
    queenside = board.is_legal(chess.Move(first + 4, first + 2))
    return board if kingside + 2 * queenside == wanted else None


CASTLING: Final[tuple[Text, ...]] = (
    {"en": "neither on the king's side nor on the queen's side", "zh": "两翼都不可以"},
    {"en": "on the king's side only", "zh": "只可以王翼易位"},
    {"en": "on the queen's side only", "zh": "只可以后翼易位"},
    {"en": "on both sides", "zh": "两翼都可以"},
)
_TURN: Final[Text] = {"en": "It is {side}'s turn.", "zh": "轮到{side}走。"}
_ATTACK: Final[Text] = {
    "en": "A man attacks the squares on which it could capture an enemy man if one stood there: whose turn it is, "
    "checks "
    "and pins do not matter, nor does it matter whether the square is empty or who stands there. Men block the lines "
    "of "
    "queens, rooks and bishops.",
    "zh": "一枚棋子攻击的格，是指若那里有对方棋子它便能吃掉的格：不论轮到谁走，不考虑将军和牵制，"
    "也不论该格是空格还是站着哪一方的棋子。"
    "棋子会挡住后、车、象的路线。",
}
_PROMOTION: Final[Text] = {
    "en": "A pawn that reaches the last rank makes four different moves, one for each piece that it may become.",
    "zh": "兵走到底线时算四步不同的棋，每一种可升变的棋子各算一步。",
}
_TASKS: Final[dict[Task, Text]] = {
    "moves": {
        "en": "How many legal moves has the {piece} on the marked square {square}?",
        "zh": "标出的 {square} 格上的{piece}有多少种合法走法？",
    },
    "all_moves": {
        "en": "How many legal moves has {side} in all?",
        "zh": "{side}一共有多少种合法走法？",
    },
    "attacked": {
        "en": "Find every square that is attacked by both of the men on the marked squares {square}. Answer with one "
        "box "
        "for each such square, as",
        "zh": "请找出同时被标出的 {square} 两格上的棋子攻击的所有格。每个这样的格回答一个方框，写成",
    },
    "pinned": {
        "en": "Exactly one man on the board, white or black, is pinned to its own king: if it were not there, an enemy "
        "queen, rook or bishop would attack that king through its square. On which square does it stand?",
        "zh": "棋盘上恰好有一枚棋子（不论黑白）被牵制在自己的王前：若把它拿走，对方的后、"
        "车或象就会穿过它所在的格攻击这个王。"
        "它站在哪一格？",
    },
    "check": {
        "en": "It is {side}'s turn in each of the four positions A, B, C and D. In exactly one of them {side}'s king "
        "is "
        "in check. In which one?",
        "zh": "在 A、B、C、D 四个局面中都轮到{side}走。恰好有一个局面中{side}的王正被将军。是哪一个？",
    },
    "castling": {
        "en": "On which sides may {side} castle now?",
        "zh": "{side}现在可以向哪一翼进行王车易位？",
    },
}
_CASTLING_COUNTS: Final[Text] = {"en": "Castling counts as one move, of the king.", "zh": "王车易位算王的一步。"}


def _wording(state: ChessRulesState, board: chess.Board) -> Text:
    """The whole question."""
    view = words.seen_from(state.bottom)
    kind = board.piece_type_at(chess.parse_square(state.marked[0])) if state.marked else None
    castling = [_CASTLING_COUNTS] if board.castling_rights else []
    parts: list[Text]
    match state.task:
        case "moves":
            extra = castling if kind == chess.KING else []
            parts = [_TURN, words.rights(board), view, _TASKS["moves"], *extra, AS_NUMBER]
        case "all_moves":
            promoting = any(move.promotion for move in board.legal_moves)
            extra = castling + [_PROMOTION] * promoting
            parts = [_TURN, words.rights(board), view, _TASKS["all_moves"], *extra, AS_NUMBER]
        case "attacked":
            parts = [view, _ATTACK, _TASKS["attacked"], AS_BOX]
        case "pinned":
            parts = [view, _TASKS["pinned"], words.AS_SQUARE]
        case "check":
            parts = [view, _TASKS["check"], AS_LETTER]
        case "castling":
            parts = [_TURN, words.rights(board), view, _TASKS["castling"], AS_LETTER]
    text = joined(*parts)
    squares = {"en": " and ".join(state.marked), "zh": " 和 ".join(state.marked)}
    side = words.SIDES[board.turn]
    return {
        language: text[language].format(
            side=side[language],
            square=squares[language],
            piece=words.NAMES[kind][language] if kind else "",
        )
        for language in LANGUAGES
    }


def _explanation(state: ChessRulesState, board: chess.Board) -> Text:
    """The squares or moves behind the answer."""
    match state.task:
        case "moves":
            start = chess.parse_square(state.marked[0])
            ends = [chess.square_name(move.to_square) for move in board.legal_moves if move.from_square == start]
            found = ", ".join(sorted(ends)) or "-"
            return {"en": f"It can go to: {found}.", "zh": f"可以走到：{found}。"}
        case "all_moves":
            found = ", ".join(sorted(board.san(move) for move in board.legal_moves))
            return {"en": f"The moves are: {found}.", "zh": f"走法是：{found}。"}
        case "attacked":
            found = ", ".join(state.answer.split())
            return {"en": f"Both attack: {found}.", "zh": f"都攻击：{found}。"}
        case "pinned":
            return {
                "en": f"Without the man on {state.answer} its king would be attacked.",
                "zh": f"拿走 {state.answer} 上的棋子，它的王就会受到攻击。",
            }
        case "check":
            checked = chess.Board(state.fens[int(state.answer)])
            found = ", ".join(chess.square_name(square) for square in checked.checkers())
            return {"en": f"The check comes from {found}.", "zh": f"将军来自 {found}。"}
        case "castling":
            text = CASTLING[int(state.answer)]
            return {"en": f"Castling is legal {text['en']}.", "zh": f"{text['zh']}。"}


FAMILY = ChessRules()
