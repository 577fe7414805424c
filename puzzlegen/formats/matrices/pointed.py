"""The published form of `matrices/pointed`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.line_figures import Arc, Centre, Segment

Mark: TypeAlias = Literal["dot", "arrow", "line", "ring"]
Group: TypeAlias = tuple[int, int, int]
Groups: TypeAlias = tuple[Group, Group]


class Panel(Published, frozen=True):
    """A divided outline, and where the mark is: of a dot or a ring, the point; of an arrow, its start and its vertex.

    Of a thick line, it is a segment or an arc.
    """

    segments: tuple[Segment, ...]
    arcs: tuple[Arc, ...]
    at: Annotated[tuple[Centre, ...], Meta(min_length=2, max_length=6)]


class Figures(Published, frozen=True):
    """What is marked, and the panels that are shown besides the options."""

    mark: Mark
    panels: Annotated[tuple[Panel, ...], Meta(max_length=8)]


class Choice(Question, frozen=True):
    """Which of four panels?"""

    options: tuple[Panel, Panel, Panel, Panel]


class OddOneOut(Choice, frozen=True, tag="odd_one_out"):
    """Which figure differs in a property in which the others agree? No panels are shown besides the options."""


class Grouping(Question, frozen=True, tag="grouping"):
    """Which are the two groups of three, of six panels? Groups are in order, that of figure 1 first."""

    options: tuple[Groups, Groups, Groups, Groups]


class Belongs(Choice, frozen=True, tag="belongs"):
    """Which figure agrees with four panels in all properties in which these agree?"""


class Next(Choice, frozen=True, tag="next"):
    """Which figure comes after five panels?"""


class Analogy(Choice, frozen=True, tag="analogy"):
    """Which figure completes the last of three rows of two?"""


class Matrix(Choice, frozen=True, tag="matrix"):
    """Which figure completes a grid of 3 x 3?"""


class Deciding(Published, frozen=True):
    """A property that decides, by its place in the table, with its numbers in the panels and in the options."""

    property: Annotated[int, Meta(ge=0, le=3)]
    values: tuple[int, ...]
    offered: tuple[int, ...]


class Facts(Published, frozen=True):
    """The one property that divides the figures, or those that decide, in order."""

    properties: tuple[Deciding, ...]


Statement: TypeAlias = Figures
Query: TypeAlias = OddOneOut | Grouping | Belongs | Next | Analogy | Matrix

_UNIT: Final = "lines looked at in a panel"
_DRAWN: Final = Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Facts)
_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    OddOneOut: replace(_DRAWN, levels=_LATER, labels={"mmiq_configuration": "odd one out"}),
    Grouping: Asked(
        form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts, labels={"mmiq_configuration": "grouping"}
    ),
    Belongs: replace(_DRAWN, levels=USUAL_LEVELS),
    Next: replace(_DRAWN, labels={"mmiq_configuration": "extrapolation"}),
    Analogy: replace(_DRAWN, labels={"mmiq_configuration": "visual analogy"}),
    Matrix: replace(_DRAWN, labels={"mmiq_configuration": "Raven matrix"}),
}
