"""The published form of `matrices/arrow_instruction`."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.panels import Figure, Rule

Cell: TypeAlias = Annotated[int, Meta(ge=0, le=24)]
Attribute: TypeAlias = Literal["shape", "fill", "turn"]


class Arrow(Published, frozen=True, gc=False):
    """An arrow in a cell; `turn` in eighths of a full turn clockwise from pointing up."""

    cell: Cell
    turn: Annotated[int, Meta(ge=0, le=7)]


class ArrowPanel(Published, frozen=True):
    """A panel: its figures and arrows, in the order of their cells, and the cell of the marked arrow.

    Cells are numbered row by row. All figures are of size 4.
    """

    figures: tuple[Figure, ...]
    arrows: tuple[Arrow, ...]
    start: Cell


class Row(Published, frozen=True):
    """Panels of `side` x `side` cells, the next of which is missing; `side` is 4 where it is absent."""

    panels: Annotated[tuple[ArrowPanel, ...], Meta(min_length=4, max_length=5)]
    side: Literal[4, 5] = 4


class NextByArrow(Question, frozen=True, tag="next_by_arrow"):
    """Which panel comes next, according to the arrows?"""

    options: Annotated[tuple[ArrowPanel, ...], Meta(min_length=2, max_length=8)]


class Facts(Published, frozen=True):
    """The rules of the attributes in which the figures reached in the options differ."""

    rules: Mapping[Attribute, Rule]


Statement: TypeAlias = Row
Query: TypeAlias = NextByArrow

_OPTIONS: Final = {Level.EASY: 4, Level.MEDIUM: 6, Level.HARD: 6, Level.EXTREME: 6}
QUESTIONS: Final[Questions] = {
    NextByArrow: Asked(
        form=AnswerForm.CHOICE,
        options=_OPTIONS,
        others=(4,),
        drawn=True,
        unit="rule weight and arrows",
        why=Facts,
    ),
}
