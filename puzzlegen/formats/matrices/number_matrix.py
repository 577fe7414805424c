"""The published form of `matrices/number_matrix`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Number: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]
Cell: TypeAlias = tuple[Annotated[int, Meta(ge=0, le=11)], Annotated[int, Meta(ge=0, le=999)]]
Shades: TypeAlias = Annotated[str, Meta(pattern=r"^[#.]*(?!\n)$")]
Offered: TypeAlias = tuple[int, int, int, int]
Scope: TypeAlias = Literal[
    "row",
    "column",
    "sides",
    "row_column",
    "diagonals",
    "around",
    "left",
    "right",
    "above",
    "below",
    "slants",
    "knights",
]
Function: TypeAlias = Literal["sum", "count", "largest", "smallest", "product", "difference", "odd", "even"]
Change: TypeAlias = Literal["plus", "times"]


class Grid(Published, frozen=True):
    """A grid of dark cells (`#`) and light ones (`.`), row by row, with their numbers, or null in empty cells.

    Dark cells hold numbers from 1 to 9. `asked` is the row and the column, from 0, of the cell with the question mark.
    """

    shades: Annotated[tuple[Shades, ...], Meta(min_length=1, max_length=12)]
    numbers: tuple[tuple[Number | None, ...], ...]
    asked: Cell


class Rule(Published, frozen=True):
    """What a light cell holds: a function of the dark cells in its scope, plus or times a number."""

    scope: Scope
    function: Function
    change: Change
    by: int


class Missing(Question, frozen=True, tag="missing"):
    """Which number does the only empty cell, a light one, hold by the rule that is to be found?"""


class MissingOffered(Missing, frozen=True, tag="missing_choice"):
    """Which one, of four numbers?"""

    options: Offered


class Stated(Question, frozen=True, tag="stated"):
    """Which number does the cell hold by this rule, where cells of both shades are empty?"""

    rule: Rule


class StatedOffered(Stated, frozen=True, tag="stated_choice"):
    """Which one, of four numbers?"""

    options: Offered


class Found(Published, frozen=True):
    """The rule that was to be found, and the numbers of the dark cells from which the asked one follows by it."""

    rule: Rule
    held: tuple[Number, ...]


class Step(Published, frozen=True):
    """A number that follows: that of a light cell from the dark ones, or of a dark cell from the light one it is in."""

    cell: Cell
    clue: Cell
    number: Number


class Worked(Published, frozen=True):
    """One number after the other, that of the asked cell last."""

    steps: tuple[Step, ...]


Statement: TypeAlias = Grid
Query: TypeAlias = Missing | MissingOffered | Stated | StatedOffered

_FIND: Final = "rule weight"
_FOLLOW: Final = "cells worked out"
QUESTIONS: Final[Questions] = {
    Missing: Asked(form=AnswerForm.FILL_IN, unit=_FIND, why=Found),
    MissingOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_FIND, why=Found),
    Stated: Asked(form=AnswerForm.FILL_IN, unit=_FOLLOW, why=Worked),
    StatedOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_FOLLOW, why=Worked),
}
