"""The published form of `counting/board_squares`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.counting.kits.counts import Cell, Count, CountOffered

Side: TypeAlias = Annotated[int, Meta(ge=1, le=64)]


class Board(Published, frozen=True):
    """The size of the board, and the cells `[row, column]` of the rooks, counted from 0."""

    rows: Side
    columns: Side
    rooks: tuple[Cell, ...]


class Largest(Question, frozen=True, tag="largest"):
    """Which is the only square of the greatest side among those without a rook?

    It is named by its top left and bottom right cells, `r1c2-r3c4`.
    """


class Squares(Published, frozen=True):
    """How many squares without a rook there are of side 1, 2 and so on, up to the greatest."""

    free: tuple[int, ...]


Statement: TypeAlias = Board
Query: TypeAlias = Count | CountOffered | Largest

_UNIT: Final = "squares looked at"
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=3, unit=_UNIT, why=Squares),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Squares),
    Largest: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Squares, labels={"mmiq_paradigm": None}),
}
