"""The published form of `counting/blocks`; rows and columns grow towards the eye, rows to the left."""

from typing import Annotated, Final, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, NoFacts, Published, Question, Questions
from puzzlegen.formats.counting.kits.counts import Cell, Count, CountOffered

Row: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=0, le=20)], ...], Meta(min_length=1, max_length=12)]
Heights: TypeAlias = Annotated[tuple[Row, ...], Meta(min_length=1, max_length=12)]


class Stack(Published, frozen=True):
    """How many cubes stand on each tile, row by row."""

    heights: Heights


class Missing(Question, frozen=True, tag="missing"):
    """How many cubes must be added to make a box of the whole floor and of the stack's greatest height?"""


class Unseen(Question, frozen=True, tag="unseen"):
    """How many cubes cannot be seen at all?"""


class Number(Published, frozen=True):
    """How many of the cubes cannot be seen."""

    unseen: int


class Hidden(NamedTuple):
    """A column with so many unseen cubes, and the other columns in front of these, in order."""

    row: int
    column: int
    unseen: int
    before: tuple[Cell, ...]


class Places(Published, frozen=True):
    """Where cubes cannot be seen, row by row."""

    hidden: tuple[Hidden, ...]


Statement: TypeAlias = Stack
Query: TypeAlias = Count | CountOffered | Missing | Unseen
Facts: TypeAlias = Number | Places | NoFacts

_UNIT: Final = "cubes, unseen ones twice"
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Number),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Number),
    Missing: Asked(form=AnswerForm.FILL_IN, unit=_UNIT),
    Unseen: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Places),
}
