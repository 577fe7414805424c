"""The published form of `logic/cipher_board`; rows, columns, examples and letters are numbered from 0."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Line: TypeAlias = Annotated[int, Meta(ge=0, le=5, description="a row or a column")]
Side: TypeAlias = Annotated[int, Meta(ge=0, le=1, description="0 for rows, 1 for columns")]
Word: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Z]{2,8}(?!\n)$")]
Cells: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Z.]{2,6}(?!\n)$", description="letters; a point is smudged")]
Pair: TypeAlias = tuple[str, str]
Signs: TypeAlias = Annotated[tuple[Pair, ...], Meta(min_length=2, max_length=8)]
Heads: TypeAlias = tuple[str, ...]
Name: TypeAlias = Literal["slate", "dial", "flags", "zoo"]
Order: TypeAlias = Literal["rows", "columns", "open"]


class Example(Published, frozen=True):
    """A word, and the two signs of each of its letters."""

    word: Word
    signs: Signs


class Board(Published, frozen=True):
    """Letters row by row, heads of rows and of columns, and words that are written by them.

    The signs are digits (`slate`, `dial`), colours (`flags`) or animals (`zoo`). Rows of a dial are its rings, from the
    inside, columns its sectors, clockwise from the gap. A head that is an empty text is missing, and is one of those
    that lie `loose`: on square plates those of rows, on round ones those of columns. `order` says whose sign comes
    first, or that it is for the reader to find out; `turn` by how many columns the heads of the columns move on after
    each letter of a word.
    """

    board: Name
    cells: Annotated[tuple[Cells, ...], Meta(min_length=2, max_length=6)]
    heads: tuple[Heads, Heads]
    loose: tuple[Heads, Heads]
    order: Order
    turn: Annotated[int, Meta(ge=0, le=2)]
    examples: Annotated[tuple[Example, ...], Meta(min_length=1, max_length=4)]


class Read(Question, frozen=True, tag="read"):
    """Which word do signs stand for?"""

    signs: Signs


class Meant(Question, frozen=True, tag="meant"):
    """Which of four words of one length, spelled by letters of the board, do signs stand for?"""

    signs: Signs
    options: tuple[Word, Word, Word, Word]


class Write(Question, frozen=True, tag="write"):
    """Which of four rows of signs stands for a word?"""

    word: Word
    options: tuple[Signs, Signs, Signs, Signs]


class Head(Question, frozen=True, tag="head"):
    """Which of four fallen heads is that of a line?"""

    side: Side
    line: Line
    options: tuple[str, str, str, str]


class Slip(Question, frozen=True, tag="slip"):
    """Which letter of a word has the wrong signs? `letter-1` and so on."""

    word: Word
    signs: Signs


class Faded(Question, frozen=True, tag="faded"):
    """Which letter is smudged?"""


class At(NamedTuple):
    """A letter of an example."""

    example: int
    letter: int


class Step(Published, frozen=True):
    """A letter of an example on a cell, the column whose head has moved there, and how many cells it could have."""

    example: int
    letter: int
    row: int
    column: int
    slot: int
    cells: int


class Against(Published, frozen=True):
    """Steps with the other order of the signs, and a letter that then stands nowhere."""

    steps: tuple[Step, ...]
    nowhere: At


class Last(NamedTuple):
    """The last head of a side, and the only line that is left for it."""

    side: Side
    line: int
    sign: str


class Place(NamedTuple):
    """A cell."""

    row: int
    column: int


class Found(Published, frozen=True):
    """Whether the row's sign comes first, what speaks against the other order, and how the heads are found.

    Nothing speaks against the other order where it is known, or where one has to try.
    """

    rows_first: bool
    against: Against | None
    steps: tuple[Step, ...]
    last: tuple[Last, ...]


class Spots(Found, frozen=True):
    """The same with the cells that the signs stand for; of a wrong letter, with its cell."""

    cells: tuple[Place, ...]


class Spelled(Found, frozen=True):
    """The same with what each option spells."""

    spelled: tuple[str, str, str, str]


class Below(Found, frozen=True):
    """The same with the letter below which the heads of the smudged cell stand."""

    below: At


Statement: TypeAlias = Board
Query: TypeAlias = Read | Meant | Write | Head | Slip | Faded

_UNIT: Final = "cells weighed"
QUESTIONS: Final[Questions] = {
    Read: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Spots),
    Meant: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Spots),
    Write: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Spelled),
    Head: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Found),
    Slip: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Spots),
    Faded: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Below),
}
