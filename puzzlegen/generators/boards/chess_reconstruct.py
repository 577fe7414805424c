"""What happened between two diagrams: the one of four that follows after given moves, or a move that was played.

The moves are a stretch of a game of a source, or of the small player. For the four diagrams, two of its moves get an
alternative each; the four lines that arise all lead to the end legally, and one of them, drawn at random, is the one
that is told.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, TypeAlias

import chess
import msgspec

from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, FillIn, Option, Question, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards import chess_words as words
from puzzlegen.generators.boards.chess_diagram import BOTTOMS, Bottom, diagram, options, pair
from puzzlegen.generators.boards.chess_games import drawn
from puzzlegen.generators.boards.chess_positions import PositionParams, fen_of, opening, plain, play, stages
from puzzlegen.generators.kits.asking import AS_LETTER, LETTERS, drawn_task, joined
from puzzlegen.materials.sources import Records

Task: TypeAlias = Literal["follow", "between"]

TASKS: Final[tuple[Task, ...]] = ("follow", "between")
_BEFORE: Final = (8, 60)  # half-moves before the first diagram
_TRIES: Final = 30


class ChessReconstructParams(PositionParams, frozen=True, kw_only=True):
    """Bounds include both ends: half-moves that are told, and how many are to be found."""

    told: tuple[int, int]
    hidden: int


class ChessReconstructState(msgspec.Struct, frozen=True):
    """The first position as FEN, the moves in UCI notation, and the later diagrams as placements of FEN.

    ``asked`` is the number of the move that is asked for, counted from 0, or the place of the right diagram.
    """

    fen: str
    moves: tuple[str, ...]
    later: tuple[str, ...]
    bottom: Bottom
    task: Task
    asked: int


class ChessReconstruct:
    """See the module's docstring."""

    name = "chess_reconstruct"
    version = 2
    levels: ClassVar = {
        Level.EASY: ChessReconstructParams(band=(2, 3), told=(2, 3), hidden=1),
        Level.MEDIUM: ChessReconstructParams(band=(4, 5), told=(4, 5), hidden=2),
        Level.HARD: ChessReconstructParams(band=(6, 10), told=(6, 10), hidden=3),
    }

    def generate(self, rng: Stream, params: ChessReconstructParams) -> ChessReconstructState:
        """Take a stretch of a game."""
        task, place = drawn_task(TASKS, rng)
        length = rng.between(*params.told) if task == "follow" else params.hidden
        game, before = _game(rng, length, params.source)
        start, *_ = stages(game, before)
        if not plain(start):
            raise Rejected("a capture en passant is possible")
        moves = game.move_stack[before:]
        bottom = BOTTOMS[rng.below(2)]
        if task == "between":
            asked = rng.below(length)
            later: tuple[str, ...] = (game.board_fen(),)
        else:
            asked = place
            lines = _lines(start, moves, rng)
            rng.shuffle(lines)
            moves = lines[place]
            later = tuple(_end(start, line) or "" for line in lines)
        return ChessReconstructState(fen_of(start), tuple(move.uci() for move in moves), later, bottom, task, asked)

    def statement(self, state: ChessReconstructState) -> Statement:
        """The first position, the later one unless it is asked for, and the side from which they are seen."""
        shown: Statement = {"fen": state.fen, "bottom": state.bottom}
        return {**shown, "after": state.later[0]} if state.task == "between" else shown

    def ask(self, state: ChessReconstructState, rng: Stream) -> Asked:  # noqa: ARG002 - all is drawn with the game
        """Ask for the diagram or for the move."""
        board = chess.Board(state.fen)
        moves = [chess.Move.from_uci(move) for move in state.moves]
        _, (san, *_) = words.spellings(board, moves)
        line = words.numbered(board, san)
        explanation = {"en": f"The moves were {line}.", "zh": f"走法是 {line}。"}
        if state.task == "follow":
            return Asked(
                Question(
                    _told(state, board, line),
                    AnswerForm.CHOICE,
                    {"task": "follow", "moves": san, "diagrams": state.later},
                    tuple(Option(letter) for letter in LETTERS),
                ),
                Choice(LETTERS[state.asked]),
                explanation=explanation,
            )
        reached = board.copy(stack=False)
        for move in moves[: state.asked]:
            reached.push(move)
        key, accepted = words.spellings(reached, [moves[state.asked]])
        return Asked(
            Question(
                _hidden(state, board),
                AnswerForm.FILL_IN,
                {"task": "between", "moves": len(moves), "asked": state.asked + 1},
            ),
            FillIn(key),
            accepted,
            explanation,
        )

    def depict(self, state: ChessReconstructState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """Two boards side by side, or a picture of the first position and one of the options."""
        if state.task == "between":
            return (pair(state.fen, state.later[0], state.bottom),)
        return (diagram(state.fen, state.bottom), options(state.later, state.bottom, LETTERS))


def _game(rng: Stream, length: int, source: Records | None) -> tuple[chess.Board, int]:
    """A game that ends with a stretch of this length, and the number of moves before the stretch."""
    if source is None:
        before = rng.between(*_BEFORE)
        game = play(rng, before + length)
    else:
        game = drawn(source, rng)
        first = opening(game)
        before = rng.between(first, max(first, len(game.move_stack) - length))
        while len(game.move_stack) > before + length:
            game.pop()
    if len(game.move_stack) < before + length:
        raise Rejected("the game is over too soon")
    return game, before


def _end(start: chess.Board, moves: Sequence[chess.Move]) -> str | None:
    """The placement after these moves; None if one of them is not legal."""
    board = start.copy(stack=False)
    for move in moves:
        if not board.is_legal(move):
            return None
        board.push(move)
    return board.board_fen()


def _lines(start: chess.Board, moves: Sequence[chess.Move], rng: Stream) -> list[list[chess.Move]]:
    """The given line and three more, in which other moves stand for one or both of two of its moves.

    The man that moves is the same. The four lines end in four different diagrams.
    """
    for _ in range(_TRIES):
        first, second = sorted(rng.sample(range(len(moves)), 2))
        lines = [list(moves)]
        for number in (first, second):
            other = _alternative(start, moves, number, rng)
            if other is not None:
                lines += [[*line[:number], other, *line[number + 1 :]] for line in lines]
        ends = {_end(start, line) for line in lines}
        if len(ends) == len(LETTERS) and None not in ends:
            return lines
    raise Rejected("no two moves have alternatives")


def _alternative(start: chess.Board, moves: Sequence[chess.Move], number: int, rng: Stream) -> chess.Move | None:
    """Another move of the man that makes the move with this number."""
    board = start.copy(stack=False)
    for move in moves[:number]:
        board.push(move)
    mover = chess.BB_SQUARES[moves[number].from_square]
    others = [move for move in board.generate_legal_moves(mover) if move.to_square != moves[number].to_square]
    return rng.choice(others) if others else None


_FIRST: Final[Text] = {
    "en": "In the first picture it is {side}'s turn.",
    "zh": "第一张图的局面轮到{side}走。",
}
_LEFT: Final[Text] = {"en": "In the left diagram it is {side}'s turn.", "zh": "左图的局面轮到{side}走。"}
_ORDINALS: Final[tuple[Text, ...]] = (
    {"en": "first", "zh": "第一"},
    {"en": "second", "zh": "第二"},
    {"en": "third", "zh": "第三"},
)


def _told(state: ChessReconstructState, board: chess.Board, line: str) -> Text:
    """The question for the diagram that follows."""
    text = {
        "en": f"These moves follow: {line}. Which of the diagrams A, B, C and D in the second picture shows the board "
        "after them?",
        "zh": f"接下来的走法是：{line}。第二张图的 A、B、C、D 中哪一个是走完之后的棋盘？",
    }
    parts = joined(words.seen_from(state.bottom), _FIRST, words.rights(board), text, AS_LETTER)
    return words.spoken(parts, board)


def _hidden(state: ChessReconstructState, board: chess.Board) -> Text:
    """The question for a move between the diagrams."""
    count = len(state.moves)
    ordinal = _ORDINALS[state.asked]
    text = {
        "en": "{side} made one move, and the right diagram arose. Which move was it?",
        "zh": "{side}走了一步，得到右图。走的是哪一步？",
    }
    if count > 1:
        order = [("{side}", "{other}")[number % 2] for number in range(count)]
        text = {
            "en": f"Then {count} moves were made in turn ({', '.join(order)}), and the right diagram arose. Which "
            f"was the "
            f"{ordinal['en']} of these {count} moves? The diagrams leave no doubt about it.",
            "zh": f"双方依次共走了 {count} 步（{'、'.join(order)}），得到右图。这 {count} 步中{ordinal['zh']}步是什么？"
            "两图足以唯一确定它。",
        }
    parts = joined(words.seen_from(state.bottom), _LEFT, words.rights(board), text, words.AS_MOVE)
    return words.spoken(parts, board)


FAMILY = ChessReconstruct()
