"""The published form of `boards/go_liberties`."""

from typing import Final, TypeAlias

from puzzlegen.core.family import Level
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


class Extend(Question, frozen=True, tag="extend"):
    """On which of its liberties does one more stone of its colour give the chain most liberties?"""


class ExtendBox(Extend, frozen=True, tag="extend_box"):
    """The same; the point is to be boxed."""


class Facts(Published, frozen=True):
    """How many stones the chain has, and its liberties in reading order."""

    stones: int
    liberties: tuple[str, ...]


class Extended(Published, frozen=True):
    """The points where the stone may be put, in reading order, and how many liberties the chain has then."""

    liberties: tuple[tuple[str, int], ...]


Statement: TypeAlias = Board
Query: TypeAlias = Count | CountOffered | Boxes | Extend | ExtendBox

_UNIT: Final = "points looked at"
_SHORT: Final = (Level.EASY, Level.MEDIUM)
_LONG: Final = (Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=3, unit=_UNIT, why=Facts, levels=_SHORT),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts, levels=_SHORT),
    Boxes: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Facts, levels=_SHORT),
    Extend: Asked(form=AnswerForm.FILL_IN, weight=3, unit=_UNIT, why=Extended, levels=_LONG),
    ExtendBox: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Extended, levels=_LONG),
}
