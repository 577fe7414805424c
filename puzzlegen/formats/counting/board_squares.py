"""The published form of `counting/board_squares`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
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


class Lost(Question, frozen=True, tag="lost"):
    """How many squares without a rook are there fewer if one is put on this empty cell?"""

    cell: Cell


class Costliest(Question, frozen=True, tag="costliest"):
    """A rook on which one of four empty cells leaves the fewest squares without a rook?"""

    options: tuple[Cell, Cell, Cell, Cell]


class Squares(Published, frozen=True):
    """How many squares without a rook there are of side 1, 2 and so on, up to the greatest."""

    free: tuple[int, ...]


class Losses(Published, frozen=True):
    """For each of the cells that are asked about, how many of the squares with it are lost, of side 1, 2 and so on."""

    lost: tuple[tuple[int, ...], ...]


Statement: TypeAlias = Board
Query: TypeAlias = Count | CountOffered | Largest | Lost | Costliest

_UNIT: Final = "squares looked at"
_LOST: Final = "squares with a cell"
_COUNTED: Final = (Level.EASY, Level.MEDIUM)
_WEIGHED: Final = (Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=3, unit=_UNIT, why=Squares, levels=_COUNTED),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Squares, levels=_COUNTED),
    Largest: Asked(
        form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Squares, levels=_COUNTED, labels={"mmiq_paradigm": None}
    ),
    Lost: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_LOST, why=Losses, levels=_WEIGHED),
    # on boards of a hard level, the few squares with each cell are compared by eye
    Costliest: Asked(form=AnswerForm.CHOICE, options=4, weight=2, unit=_LOST, why=Losses, levels=(Level.EXTREME,)),
}
