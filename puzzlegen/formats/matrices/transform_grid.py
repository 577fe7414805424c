"""The published form of `matrices/transform_grid`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.line_figures import Figure

Name: TypeAlias = Literal["same", "clockwise", "half", "counterclockwise", "sideways", "upside", "falling", "rising"]
Row: TypeAlias = Annotated[tuple[Figure | None, ...], Meta(min_length=2, max_length=5)]
Group: TypeAlias = tuple[int, ...]
Groups: TypeAlias = tuple[Group, Group]


class Rows(Published, frozen=True):
    """Rows of figures, or null for a blank panel; also for the one that is asked for."""

    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=8)]


class End(Question, frozen=True):
    """Which figure stands at an end of the last row?"""

    options: tuple[Figure, Figure, Figure, Figure]


class Missing(End, frozen=True, tag="missing"):
    """Which figure is the last one of the last row?"""


class First(End, frozen=True, tag="first"):
    """Which figure is the first one of the last row?"""


class OddRow(Question, frozen=True, tag="row"):
    """Which one of four rows goes by other steps?"""


class WholeStep(Question, frozen=True, tag="step"):
    """Which single change does the same as all steps?"""

    options: tuple[Name, Name, Name, Name]


class Grouping(Question, frozen=True, tag="grouping"):
    """Which rows, numbered from 1, make two equal groups, each with steps of its own?

    Two panels of each row are shown. A group is in order, and that of the first row first.
    """

    options: tuple[Groups, Groups, Groups, Groups]


class Steps(Published, frozen=True):
    """The steps of the rows, or of three of them."""

    steps: tuple[Name, ...]


class OtherSteps(Steps, frozen=True):
    """The same with the steps of the row that goes by `other` ones."""

    other: tuple[Name, ...]


class Changes(Published, frozen=True):
    """What leads in each row from the panel that is shown first to the other one."""

    changes: tuple[Name, ...]


Statement: TypeAlias = Rows
Query: TypeAlias = Missing | First | OddRow | WholeStep | Grouping

_UNIT: Final = "weight of turns and flips to find and to do"
QUESTIONS: Final[Questions] = {
    Missing: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Steps,
        labels={"mmiq_configuration": "Raven matrix"},
    ),
    First: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Steps),
    OddRow: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=OtherSteps,
        # Rows show their steps or their whole change, so that the odd one has to differ in that, and one look at each
        # row's ends tells it, however many steps there are.
        levels=(Level.EASY, Level.MEDIUM),
        labels={"mmiq_configuration": "odd one out"},
    ),
    WholeStep: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Steps),
    Grouping: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        unit=_UNIT,
        why=Changes,
        levels=(Level.EASY, Level.MEDIUM, Level.HARD),
        labels={"visreason_subcategory": "classification", "mmiq_configuration": "grouping"},
    ),
}
