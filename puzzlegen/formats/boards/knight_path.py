"""The published form of `boards/knight_path`."""

from typing import Final, TypeAlias

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.boards.kits.squares import Numbers, Size, Square, Squares


class Board(Published, frozen=True):
    """A board, the squares on which the knight must not land, and two open ones."""

    size: Size
    closed: Squares
    start: Square
    goal: Square


class Count(Question, frozen=True, tag="count"):
    """How many moves does it take at least from start to goal?"""


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How many, of four numbers that are all even or all odd?"""

    options: Numbers


class Ways(Question, frozen=True, tag="ways"):
    """In how many ways do the fewest moves lead there?"""


class First(Question, frozen=True, tag="first"):
    """Which is the first square of every shortest way?"""


class Facts(Published, frozen=True):
    """One of the shortest ways, how many there are, and how many squares are reached first by each move."""

    path: tuple[str, ...]
    ways: int
    reached: tuple[int, ...]


Statement: TypeAlias = Board
Query: TypeAlias = Count | CountOffered | Ways | First

_UNIT: Final = "squares reached"
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Facts),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts),
    Ways: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts),
    First: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Facts),
}
