"""The published form of `boards/go_capture`."""

from typing import Final, TypeAlias

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.boards.kits.stones import Numbers, Point, Rows


class Board(Published, frozen=True):
    """The whole board, Black to move; of a ladder, a stone of a white chain with two liberties is marked."""

    rows: Rows
    marked: Point | None


class Count(Question, frozen=True, tag="count"):
    """How many white stones can one black move capture at most?"""


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How many, of four numbers in a row?"""

    options: Numbers


class Place(Question, frozen=True, tag="point"):
    """Which is the only point where a black move captures something?"""


class Ladder(Question, frozen=True, tag="ladder"):
    """Where must Black begin to take the chain, leaving it exactly one liberty with every move?

    It has two liberties: only at the first one in reading order (A), only at the other one (B), at either (C) or at
    neither (D).
    """


class Captures(Published, frozen=True):
    """All points where Black captures, in reading order, with the number of stones."""

    captures: tuple[tuple[str, int], ...]


class Lines(Published, frozen=True):
    """For both liberties, in reading order, a line of play that begins there; an empty text is a pass.

    It leads to the capture of the chain, or, if White can prevent that, to where no black move gives atari any more.
    """

    lines: tuple[tuple[str, ...], tuple[str, ...]]


Statement: TypeAlias = Board
Query: TypeAlias = Count | CountOffered | Place | Ladder

_LOOKED: Final = "points looked at"
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=3, unit=_LOOKED, why=Captures),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_LOOKED, why=Captures),
    Place: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_LOOKED, why=Captures, levels=(Level.EASY,)),
    Ladder: Asked(form=AnswerForm.CHOICE, options=4, weight=2, unit="points read", why=Lines),
}
