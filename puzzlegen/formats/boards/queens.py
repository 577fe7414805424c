"""The published form of `boards/queens`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.boards.kits.squares import Numbers, Size, Squares


class Board(Published, frozen=True):
    """A board, and the squares with a queen."""

    size: Size
    queens: Squares


class Place(Question, frozen=True, tag="place"):
    """Where is the queen of this column, in the only way to place `size` queens that do not attack one another?"""

    file: Annotated[str, Meta(pattern=r"^[a-n](?!\n)$")]


class Places(Question, frozen=True, tag="places"):
    """Where are all missing queens in that placement?"""


class Count(Question, frozen=True, tag="count"):
    """How many empty squares does no queen attack? Queens do not block one another's lines."""


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How many are there, of four numbers in a row?"""

    options: Numbers


class Facts(Published, frozen=True):
    """The squares that no queen attacks, in reading order."""

    squares: tuple[str, ...]


class Placed(Published, frozen=True):
    """The squares of all missing queens by columns, and in each of these columns all that the others do not attack."""

    squares: tuple[str, ...]
    open: tuple[tuple[str, ...], ...]


Statement: TypeAlias = Board
Query: TypeAlias = Place | Places | Count | CountOffered

_TRIED: Final = "squares tried"
_ON_THE_LINES: Final = "squares on the lines"
QUESTIONS: Final[Questions] = {
    Place: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_TRIED, why=Placed),
    Places: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_TRIED, why=Placed),
    Count: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_ON_THE_LINES, why=Facts),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_ON_THE_LINES, why=Facts),
}
