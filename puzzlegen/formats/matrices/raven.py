"""The published form of `matrices/raven`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.panels import Attribute, Panel, Way

Layout: TypeAlias = Literal[
    "center",
    "grid_2x2",
    "grid_3x3",
    "left_right",
    "up_down",
    "out_in",
    "out_in_grid",
    "diagonal",
    "triad",
    "ring",
    "center_corners",
]


class Matrix(Published, frozen=True):
    """Eight panels of one layout, row by row; the ninth is missing."""

    layout: Layout
    panels: Annotated[tuple[Panel, ...], Meta(min_length=8, max_length=8)]


class MissingPanel(Question, frozen=True, tag="missing_panel"):
    """Which panel completes the matrix?"""

    options: Annotated[tuple[Panel, ...], Meta(min_length=2, max_length=16)]


class Law(Published, frozen=True):
    """What an attribute of a part does; a progression has a `step`, a movement a `way`, and no other rule has either.

    Of three numbers, the first two add up to the third, or the first `less` the second is the third.
    """

    part: Annotated[int, Meta(ge=0, le=2)]
    attribute: Attribute
    rule: Literal[
        "none", "constant", "progression", "distribute_three", "movement", "and", "or", "xor", "minus", "plus", "less"
    ]
    step: int = 0
    way: Way | None = None


class Facts(Published, frozen=True):
    """The simplest rule of each attribute in which options differ, and which attributes follow none.

    They are in the order of parts and of the attributes' names, and hold along rows or `by_columns`.
    """

    laws: tuple[Law, ...]
    by_columns: bool


Statement: TypeAlias = Matrix
Query: TypeAlias = MissingPanel

QUESTIONS: Final[Questions] = {
    MissingPanel: Asked(
        form=AnswerForm.CHOICE,
        options={Level.EASY: 8, Level.MEDIUM: 8, Level.HARD: 8, Level.EXTREME: 16},
        others={Level.EASY: (4,), Level.MEDIUM: (4,), Level.HARD: (4,)},
        drawn=True,
        unit="rule weight",
        why=Facts,
    )
}
