"""The published form of `boards/chess_rules`.

Lists of pieces are in the order of their squares by rank and file, squares and moves in that of their names.
"""

from typing import Final, Literal, TypeAlias

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.boards.kits.chess import Fens, Guard, Letter, Piece, Pieces, Shown, Square, Squares

Wings: TypeAlias = Literal["neither", "kingside", "queenside", "both"]


class Moves(Question, frozen=True, tag="moves"):
    """How many legal moves has a man of the side to move? Each promotion is one, and castling is one of the king."""

    square: Square


class AllMoves(Question, frozen=True, tag="all_moves"):
    """How many legal moves has the side to move?"""


class Attacked(Question, frozen=True, tag="attacked"):
    """On which squares could both of two men capture an enemy, whatever the turn, checks and pins?"""

    squares: tuple[Square, Square]


class Pinned(Question, frozen=True, tag="pinned"):
    """Where is the only man without which a queen, rook or bishop would attack its king through its square?"""


class Check(Question, frozen=True, tag="check"):
    """In which of four positions is the king of the side to move in check?"""

    options: Fens


class Castling(Question, frozen=True, tag="castling"):
    """On which wings may the side to move castle now?"""

    options: tuple[Wings, Wings, Wings, Wings]


class Reached(Published, frozen=True):
    """Where a man can go, and where it cannot; if that is the king, pieces that together keep it from there.

    Checks and pins are those of its side and of itself, whether they matter or not.
    """

    found: Squares
    barred: Squares
    guards: tuple[Guard, ...]
    checks: Pieces
    pinner: Piece | None


class MovesOf(Published, frozen=True):
    """The legal moves of a piece in standard algebraic notation."""

    piece: Piece
    moves: tuple[str, ...]


class Found(Published, frozen=True):
    """The moves of all pieces that have some, the king's first and the pawns' last; and who gives check."""

    found: tuple[MovesOf, ...]
    checks: Pieces


class Sights(Published, frozen=True):
    """What each of the two men attacks."""

    attacked: tuple[Squares, Squares]


class Pin(Published, frozen=True):
    """The man, who pins it, and the king behind it."""

    pinned: Piece
    by: Piece
    king: Piece


class Checks(Published, frozen=True):
    """The king, who gives check, and what prevents each of these in the other positions: null where it is away."""

    king: Piece
    checks: Pieces
    prevented: dict[Letter, tuple[Piece | None, ...]]


class Bar(Published, frozen=True):
    """What forbids castling: a rule, the piece that stands there or attacks, and the square that it attacks."""

    rule: Literal["moved", "between", "check", "through", "into"]
    piece: Piece | None = None
    square: Square | None = None


class Sides(Published, frozen=True):
    """What forbids castling on each wing; null where nothing does."""

    kingside: Bar | None
    queenside: Bar | None


class Barred(Published, frozen=True):
    """What forbids castling."""

    wings: Sides


Statement: TypeAlias = Shown
Query: TypeAlias = Moves | AllMoves | Attacked | Pinned | Check | Castling
Facts: TypeAlias = Reached | Found | Sights | Pin | Checks | Barred

_UNIT: Final = "men on the board"
QUESTIONS: Final[Questions] = {
    Moves: Asked(
        form=AnswerForm.FILL_IN, weight={Level.EASY: 2, Level.MEDIUM: 1, Level.HARD: 1}, unit=_UNIT, why=Reached
    ),
    AllMoves: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Found, levels=(Level.EASY,)),
    Attacked: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Sights),
    Pinned: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Pin),
    # One line on the board settles a check, and mostly castling: for hard items that is too little.
    Check: Asked(
        form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Checks, levels=(Level.EASY, Level.MEDIUM)
    ),
    Castling: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Barred, levels=(Level.MEDIUM,)),
}
