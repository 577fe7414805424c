"""The published form of `boards/chess_reconstruct`; moves are in standard algebraic notation."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.boards.kits.chess import Bottom, Fen, Placement, Square, Symbol

Number: TypeAlias = Annotated[int, Meta(ge=1, le=4)]


class Diagrams(Published, frozen=True):
    """A position, the side at the bottom of the boards, and the later diagram where a move between the two is asked."""

    fen: Fen
    bottom: Bottom
    after: Placement | None = None


class Follow(Question, frozen=True, tag="follow"):
    """Which of four diagrams arises by these moves?"""

    moves: str
    options: tuple[Placement, Placement, Placement, Placement]


class Between(Question, frozen=True, tag="between"):
    """Which of so many moves was the one that is asked for? It is the same in every sequence that leads there."""

    moves: Number
    asked: Number


class Line(Published, frozen=True):
    """A line of moves that leads from the one diagram to the other."""

    moves: str


class Pair(Published, frozen=True):
    """Two like pieces, of which one makes the move with this number, from 0, and the other stays where it is."""

    piece: Symbol
    move: int
    leaves: Square
    stays: Square


class Pairs(Line, frozen=True):
    """The moves, and pairs of like pieces that say together what is wrong with each other diagram."""

    pairs: tuple[Pair, ...]


Statement: TypeAlias = Diagrams
Query: TypeAlias = Follow | Between

_UNIT: Final = "half-moves, those to be found counting twice"
QUESTIONS: Final[Questions] = {
    Follow: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Pairs, levels=(Level.EASY, Level.MEDIUM)),
    Between: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Line),
}
