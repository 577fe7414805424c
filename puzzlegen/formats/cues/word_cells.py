"""The published form of `cues/word_cells`; cells are told by row and column from 0."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Row: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Z.]{2,8}(?!\n)$")]
Length: TypeAlias = Annotated[int, Meta(ge=3, le=7)]
Ways: TypeAlias = Literal["onward", "any"]
Theme: TypeAlias = Literal["tiles", "biscuits", "quilt", "stamps"]
Options: TypeAlias = tuple[str, str, str, str]


class Cell(NamedTuple):
    """A cell of the sheet."""

    row: int
    column: int


class Sheet(Published, frozen=True):
    """Letters, row by row, with a point where there is no cell, and how many of them a word can have.

    Words run `onward`, to the right and down only, or `any` way; `words` is the digest of the lists of words.
    """

    rows: Annotated[tuple[Row, ...], Meta(min_length=2, max_length=8)]
    lengths: Annotated[tuple[Length, ...], Meta(min_length=1, max_length=3)]
    ways: Ways
    theme: Theme = field(name="dress")
    words: str


class Words(Question, frozen=True, tag="words"):
    """Which words does the sheet fall into?"""


class Holding(Question, frozen=True, tag="holding"):
    """Which word goes through the highlighted cell?"""

    cell: Cell


class Among(Question, frozen=True, tag="among"):
    """Which of four words is one of them?"""

    options: Options


class Stranger(Question, frozen=True, tag="stranger"):
    """Which of four words is none of them?"""

    options: Options


class Begins(Question, frozen=True, tag="begins"):
    """In which cell does a word begin?"""

    word: Annotated[str, Meta(min_length=1)]


class Against(NamedTuple):
    """Another common word over a cell, and a cell that it would leave without any; none where that shows only later."""

    word: str
    alone: Cell | None


class Step(Published, frozen=True):
    """A cell, the word that goes through it, where that runs, and what else could be meant."""

    cell: Cell
    word: str
    path: tuple[Cell, ...]
    against: tuple[Against, ...]


class Facts(Published, frozen=True):
    """The words in the order in which they are found: next that over the cell with fewest other common words."""

    found: tuple[Step, ...]


Statement: TypeAlias = Sheet
Query: TypeAlias = Words | Holding | Among | Stranger | Begins

_UNIT: Final = "words weighed"
_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Words: Asked(form=AnswerForm.OPEN_ENDED, unit=_UNIT, why=Facts),
    Holding: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts),
    Among: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts, levels=_LATER),
    Stranger: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts, levels=(Level.EASY,)),
    Begins: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Facts, levels=(Level.EASY, Level.MEDIUM)),
}
