"""The published form of `solids/stack_series`.

A board is a grid of heights, in cubes, row by row from the front to the back, each row from the left to the right.
"""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Hue: TypeAlias = Literal["blue", "green", "orange", "purple", "yellow"]
Rule: TypeAlias = Literal["sum", "difference", "higher", "lower"]
Height: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Gain: TypeAlias = Annotated[int, Meta(ge=-1, le=1)]
_HeightRow: TypeAlias = Annotated[tuple[Height, ...], Meta(min_length=2, max_length=4)]
_GainRow: TypeAlias = Annotated[tuple[Gain, ...], Meta(min_length=2, max_length=4)]
Board: TypeAlias = Annotated[tuple[_HeightRow, ...], Meta(min_length=2, max_length=4)]
Change: TypeAlias = Annotated[tuple[_GainRow, ...], Meta(min_length=2, max_length=4)]
Pair: TypeAlias = tuple[Board, Board]
Three: TypeAlias = tuple[Board, Board, Board]


class Shown(Published, frozen=True, tag_field="kind"):
    """The colour of the cubes, and how many moves the words allow."""

    hue: Hue
    moves: Annotated[int, Meta(ge=0, le=3)]


class Matrix(Shown, frozen=True, tag="matrix"):
    """Two rows of three boards, and two boards of the third row."""

    rows: tuple[Three, Three, Pair]


class Series(Shown, frozen=True, tag="next"):
    """A row of boards."""

    rows: tuple[Annotated[tuple[Board, ...], Meta(min_length=3, max_length=5)]]


class Analogy(Shown, frozen=True, tag="analogy"):
    """Two pairs of boards, and a lone board."""

    rows: tuple[Pair, Pair, tuple[Board]]


class Pairs(Shown, frozen=True, tag="odd_one_out"):
    """Four pairs of boards."""

    rows: tuple[Pair, Pair, Pair, Pair]


class Offered(Question, frozen=True):
    """Which of these boards is it?"""

    options: tuple[Board, Board, Board, Board]


class Missing(Offered, frozen=True, tag="matrix"):
    """Which is the last board of the third row?"""


class MissingMap(Question, frozen=True, tag="matrix_map"):
    """How high are the towers of the last board of the third row, row by row from the back?"""


class Next(Offered, frozen=True, tag="next"):
    """Which board comes next in the row?"""


class NextMap(Question, frozen=True, tag="next_map"):
    """How high are the towers of the board that comes next, row by row from the back?"""


class Becomes(Offered, frozen=True, tag="analogy"):
    """Which board does the lone one become?"""


class OddOneOut(Question, frozen=True, tag="odd_one_out"):
    """Which pair does not follow the rule of the others?"""


class Motion(NamedTuple):
    """Quarter turns clockwise as seen from above; then squares to the right, and to the back, or -1 the other way."""

    turn: Annotated[int, Meta(ge=0, le=3)]
    right: Annotated[int, Meta(ge=-1, le=1)]
    back: Annotated[int, Meta(ge=-1, le=1)]


class Joined(Published, frozen=True):
    """How the second board of a row is moved, and what then makes the third board of it and of the first one."""

    rule: Rule
    motion: Motion


class Step(Published, frozen=True):
    """How all towers of a board are moved, and how many cubes each square gains after that."""

    motion: Motion
    change: Change


class Departure(Step, frozen=True):
    """The step of three pairs, and that of the odd one."""

    other: Step


Statement: TypeAlias = Matrix | Series | Analogy | Pairs
Query: TypeAlias = Missing | MissingMap | Next | NextMap | Becomes | OddOneOut

_UNIT: Final = "towers compared"
_MOVED: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
"""Levels at which something moves; where nothing does, the board most like the others is the right one on offer."""
QUESTIONS: Final[Questions] = {
    Missing: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Joined,
        levels=_MOVED,
        labels={"mmiq_configuration": "Raven matrix"},
    ),
    MissingMap: Asked(
        form=AnswerForm.OPEN_ENDED, unit=_UNIT, why=Joined, labels={"mmiq_configuration": "Raven matrix"}
    ),
    Next: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Step,
        levels=(Level.HARD,),  # at others, how near boards are to those that are shown tells the right one
        labels={"mmiq_configuration": "extrapolation"},
    ),
    NextMap: Asked(form=AnswerForm.OPEN_ENDED, unit=_UNIT, why=Step, labels={"mmiq_configuration": "extrapolation"}),
    Becomes: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Step,
        labels={"mmiq_configuration": "visual analogy"},
    ),
    OddOneOut: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Departure,
        labels={"mmiq_configuration": "odd one out"},
    ),
}
