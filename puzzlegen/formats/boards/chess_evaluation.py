"""The published form of `boards/chess_evaluation`; an engine's values are centipawns, for White."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, NoFacts, Published, Question, Questions
from puzzlegen.formats.boards.kits.chess import Fens, Letter, Shown, Square

Positive: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Range: TypeAlias = tuple[int | None, int | None]
Men: TypeAlias = tuple[int, int, int, int, int]


class Balance(Question, frozen=True, tag="balance"):
    """What are White's points minus Black's: pawn 1, knight 3, bishop 3, rook 5, queen 9?"""


class Diagram(Question, frozen=True, tag="diagram"):
    """In which of four positions is this the balance?"""

    balance: int
    options: Fens


class Passed(Question, frozen=True, tag="passed"):
    """Which pawns have no enemy pawn ahead on their own or a neighbouring file?"""


class Isolated(Question, frozen=True, tag="isolated"):
    """Which pawns have no pawn of their side on a neighbouring file?"""


class InRange(Question, frozen=True, tag="range"):
    """In which of four consecutive ranges, open at the ends, lies an engine's value? Asked if there is an engine."""

    engine: str
    nodes: Positive
    options: tuple[Range, Range, Range, Range]


class Value(Question, frozen=True, tag="value"):
    """What is the value, give or take the tolerance, spelled `-120 ± 50`? Asked if there is an engine."""

    engine: str
    nodes: Positive
    tolerance: Positive


class Sides(Published, frozen=True):
    """The pawns, knights, bishops, rooks and queens of each side."""

    white: Men
    black: Men


class Balances(Sides, frozen=True):
    """The same in the right diagram, and the balances of the others."""

    others: tuple[tuple[Letter, int], ...]


class Stopped(Published, frozen=True):
    """Each other pawn, and the first one by name that stands ahead of it or beside it."""

    others: tuple[tuple[Square, Square], ...]


Statement: TypeAlias = Shown
Query: TypeAlias = Balance | Diagram | Passed | Isolated | InRange | Value
Facts: TypeAlias = Sides | Stopped | NoFacts

_UNIT: Final = "men on the board"
QUESTIONS: Final[Questions] = {
    Balance: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Sides),
    Diagram: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Balances),
    Passed: Asked(
        form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Stopped, labels={"visreason_subcategory": "pawn structure"}
    ),
    Isolated: Asked(
        form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Stopped, labels={"visreason_subcategory": "pawn structure"}
    ),
    InRange: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, levels=()),
    Value: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, levels=()),
}
