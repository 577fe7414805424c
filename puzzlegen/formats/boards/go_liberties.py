"""The published form of `boards/go_liberties`."""

from typing import Final, TypeAlias

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.boards.kits.stones import Numbers, Point, Rows


class Board(Published, frozen=True):
    """The whole board, and a stone of the chain in question, which carries a triangle."""

    rows: Rows
    marked: Point


class Count(Question, frozen=True, tag="count"):
    """How many liberties does its chain have?"""


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How many, of four numbers in a row?"""

    options: Numbers


class Boxes(Question, frozen=True, tag="boxes"):
    """Where are the liberties?"""


class Facts(Published, frozen=True):
    """How many stones the chain has, and its liberties in reading order."""

    stones: int
    liberties: tuple[str, ...]


Statement: TypeAlias = Board
Query: TypeAlias = Count | CountOffered | Boxes

_UNIT: Final = "points looked at"
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=3, unit=_UNIT, why=Facts),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts),
    Boxes: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Facts),
}
