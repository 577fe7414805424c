"""The published form of `matrices/analogy`."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.panels import Panel

Layout: TypeAlias = Literal["nested", "left_right", "up_down", "diagonal", "nested_dots", "left_right_dots"]
Attribute: TypeAlias = Literal["shape", "size", "fill", "turn", "dots"]


class Rows(Published, frozen=True):
    """Two rows of two panels, the last of which is missing. A panel has two figures, and in some layouts dots.

    Dots are black circles of size 4 in the first cells of the third part.
    """

    layout: Layout
    panels: tuple[Panel, Panel, Panel]


class Analogy(Question, frozen=True, tag="analogy"):
    """What does the third panel become if it changes as the first one does?"""

    options: Annotated[tuple[Panel, ...], Meta(min_length=2, max_length=16)]


class Change(Published, frozen=True):
    """How an attribute changes, by which step, and in which figures.

    A step is of a scale; of turns, in eighths of a full turn, clockwise; of multiples, 2 or -2 for half.
    """

    kind: Literal["same", "exchanged", "inverted", "step", "turn", "mirrored", "flipped", "times"]
    step: int = 0
    who: Literal["both", "first", "second"] = "both"


class Facts(Published, frozen=True):
    """The simplest change of each attribute in which options differ."""

    changes: Mapping[Attribute, Change]


Statement: TypeAlias = Rows
Query: TypeAlias = Analogy

_OPTIONS: Final = {Level.EASY: 4, Level.MEDIUM: 4, Level.HARD: 8, Level.EXTREME: 16}
QUESTIONS: Final[Questions] = {
    Analogy: Asked(
        form=AnswerForm.CHOICE,
        options=_OPTIONS,
        others={Level.HARD: (4,)},
        drawn=True,
        unit="rule weight",
        why=Facts,
    )
}
