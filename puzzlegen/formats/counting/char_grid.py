"""The published form of `counting/char_grid`."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.counting.kits.counts import Cell

Line: TypeAlias = Literal["horizontal", "vertical", "diagonal"]
Row: TypeAlias = Annotated[
    str, Meta(pattern=r"^([A-Z]+|[0-9]+)(?!\n)$", max_length=64, description="letters, or digits")
]
Word: TypeAlias = Annotated[Row, Meta(min_length=2)]


class Characters(Published, frozen=True):
    """The rows of the grid from the top."""

    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=64)]


class Sought(Question, frozen=True):
    """What is looked for, along which lines, and whether it may also run against their directions.

    Lines stand in this order: `horizontal` (to the right), `vertical` (downwards), `diagonal` (downwards, to the right
    and to the left).
    """

    word: Word
    lines: Annotated[tuple[Line, ...], Meta(min_length=1, max_length=3)]
    backwards: bool


class Count(Sought, frozen=True, tag="count"):
    """How often does the word occur?"""


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How often does it occur, of four numbers?"""

    options: tuple[int, int, int, int]


class FirstRow(Sought, frozen=True, tag="row"):
    """In which row is the first character of the only occurrence?"""


class Boxes(Sought, frozen=True, tag="boxes"):
    """Which is the smallest rectangle of whole cells around each occurrence, `r<top>c<left>-r<bottom>c<right>`?"""


class Mend(Sought, frozen=True, tag="mend"):
    """The word does not occur; another character in which one of four cells would make it occur?"""

    options: tuple[Cell, Cell, Cell, Cell]


class Ends(NamedTuple):
    """The rows and columns of the first and of the last character of an occurrence, counted from 0."""

    row: int
    column: int
    last_row: int
    last_column: int


class Occurrences(Published, frozen=True):
    """All occurrences, in order; of `mend`, those that it makes."""

    found: tuple[Ends, ...]


Statement: TypeAlias = Characters
Query: TypeAlias = Count | CountOffered | FirstRow | Boxes | Mend

_UNIT: Final = "characters read"
_COUNTED: Final = (Level.EASY, Level.MEDIUM)
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Occurrences, levels=_COUNTED),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Occurrences, levels=_COUNTED),
    FirstRow: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Occurrences, labels={"mmiq_paradigm": None}),
    Boxes: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Occurrences, labels={"mmiq_paradigm": None}),
    Mend: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        weight=2,
        unit="ways to lay the word over the cells",
        why=Occurrences,
        levels=(Level.HARD, Level.EXTREME),
    ),
}
