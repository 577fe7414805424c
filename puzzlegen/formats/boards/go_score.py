"""The published form of `boards/go_score`."""

from typing import Final, TypeAlias

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.boards.kits.stones import Numbers, Rows


class Board(Published, frozen=True):
    """The whole board; the game is finished, and all stones are alive."""

    rows: Rows


class Margin(Question, frozen=True, tag="margin"):
    """Who has won, and by how much, such as `B+5` or `W+12`? A draw has no answer."""


class Count(Question, frozen=True, tag="count"):
    """How many points does Black have?"""


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How many, of four numbers in a row?"""

    options: Numbers


class Facts(Published, frozen=True):
    """The stones and all points of each side, and the points that count for nobody, in reading order."""

    black: tuple[int, int]
    white: tuple[int, int]
    neutral: tuple[str, ...]


Statement: TypeAlias = Board
Query: TypeAlias = Margin | Count | CountOffered

_UNIT: Final = "points of border"
QUESTIONS: Final[Questions] = {
    Margin: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Facts),
    Count: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Facts),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts),
}
