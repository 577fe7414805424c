"""The published form of `boards/chess_mate`; moves are in standard algebraic notation."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.boards.kits.chess import Fens, Guard, Letter, Piece, Pieces, Shown, Squares

Number: TypeAlias = Annotated[int, Meta(ge=1, le=3, description="moves in which mate is forced, at most")]


class Key(Question, frozen=True, tag="key"):
    """Which is the only first move with which the side to move forces mate?"""

    moves: Number


class Line(Question, frozen=True, tag="line"):
    """What is the whole line to mate, each of whose moves is the only one that mates as fast, or the only legal one?"""

    moves: Number


class Diagram(Question, frozen=True, tag="diagram"):
    """Which is the only one of four positions with such a mate?"""

    moves: Number
    options: Fens


class Mates(Published, frozen=True):
    """Replies, and the moves that mate after each of them."""

    replies: tuple[str, ...]
    moves: str


class Others(Published, frozen=True):
    """What follows the other replies than the one that is `made` in the line, by its number in it."""

    made: int
    mates: tuple[Mates, ...]


class Mated(Published, frozen=True):
    """Why a king is mated: checks, squares that are guarded or held by its own side, and who would help but is pinned.

    `distant` says whether something could come between.
    """

    checks: Pieces
    distant: bool
    guards: tuple[Guard, ...]
    own: Squares
    pinned: tuple[tuple[Piece, Piece], ...]


class Failing(Published, frozen=True):
    """How a position has no mate: a move, whether it is that of the position that has one, and the reply to it.

    Nothing is told where no move gives check; without a reply, the move is stalemate.
    """

    possible: bool
    move: str | None = None
    reply: str | None = None


class Solved(Published, frozen=True):
    """A line to mate, what follows the other replies, and why it is mate."""

    line: str
    others: tuple[Others, ...]
    mate: Mated


class SolvedDiagram(Solved, frozen=True):
    """The same, and how the other positions fail."""

    failing: dict[Letter, Failing]


Statement: TypeAlias = Shown
Query: TypeAlias = Key | Line | Diagram

_UNIT: Final = "moves to mate"
QUESTIONS: Final[Questions] = {
    Key: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Solved),
    Diagram: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=SolvedDiagram,
        levels=(Level.EASY, Level.MEDIUM),
        labels={"visreason_subcategory": "chess diagram"},
    ),
    Line: Asked(form=AnswerForm.OPEN_ENDED, unit=_UNIT, why=Solved, levels=(Level.MEDIUM, Level.HARD)),
}
