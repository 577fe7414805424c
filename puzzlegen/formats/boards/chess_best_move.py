"""The published form of `boards/chess_best_move`; moves are in standard algebraic notation."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.boards.kits.chess import Bottom, Fen, Piece, Pieces

Positive: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000_000)]


class Position(Published, frozen=True):
    """A position, and the side at the bottom of the board."""

    fen: Fen
    bottom: Bottom


class Material(Question, frozen=True, tag="material"):
    """Which one move wins most, if both sides look so many moves ahead, as the words say?"""

    moves: Literal[3]


class Preferred(Question, frozen=True, tag="preferred"):
    """Which move does an engine value at least so many centipawns above all others? Asked if there is an engine.

    Values beyond `decided`, and mates, count as `decided`.
    """

    engine: str
    nodes: Positive
    margin: Positive
    decided: Positive


class Named(Published, frozen=True):
    """The move."""

    move: str


class Gained(Named, frozen=True):
    """The move, what it takes, which pieces it attacks itself and which another man then attacks, and what is left.

    `line` begins with the move and the reply that loses least to captures, and goes on with captures; `gain` is what it
    wins, in points.
    """

    taken: Piece | None
    attacked: Pieces
    uncovered: Pieces
    line: str
    gain: int


Statement: TypeAlias = Position
Query: TypeAlias = Material | Preferred

_UNIT: Final = "tier: 1 capture that pays at once, 2 other capture or check, 3 quiet move"
QUESTIONS: Final[Questions] = {
    Material: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Gained),
    Preferred: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Named, levels=()),
}
