"""The published form of `matrices/two_sets`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.line_figures import Figure

Name: TypeAlias = Literal[
    "dots", "pieces", "areas", "straight lines", "curved lines", "ends", "corners", "junctions", "right angles"
]
Arrangement: TypeAlias = Literal["stacked", "beside", "blocks"]
Box: TypeAlias = Annotated[tuple[Figure, ...], Meta(min_length=3, max_length=5)]
Counts: TypeAlias = tuple[int, ...]


class Boxes(Published, frozen=True):
    """Two boxes of figures, and the counts that matter, in the order of `Name`; `arrangement` is how the boxes stand.

    Box II has as many figures as box I; one fewer to be completed, and none if one has to leave.
    """

    properties: Annotated[tuple[Name, ...], Meta(min_length=2)]
    arrangement: Arrangement
    boxes: tuple[Box, tuple[Figure, ...]]


class Choice(Question, frozen=True):
    """Which of four figures?"""

    options: tuple[Figure, Figure, Figure, Figure]


class Complete(Choice, frozen=True, tag="complete"):
    """Which option completes box II, so that each count is the same, or different, throughout it as in box I?"""


class Intruder(Choice, frozen=True, tag="intruder"):
    """Which of four figures has to leave box II, so that this is true?"""


class Both(Choice, frozen=True, tag="both"):
    """Which option agrees with both boxes in every count that is the same throughout the box?"""


class Neither(Choice, frozen=True, tag="neither"):
    """Which option fits neither box?"""


class First(Choice, frozen=True, tag="first"):
    """Which option fits box I alone?"""


class Second(Choice, frozen=True, tag="second"):
    """Which option fits box II alone?"""


class Count(Question, frozen=True, tag="count"):
    """How many figures fit exactly one box?"""

    figures: Annotated[tuple[Figure, ...], Meta(min_length=4, max_length=8)]


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How many, of four numbers?"""

    options: tuple[int, int, int, int]


class Facts(Published, frozen=True):
    """The listed counts of each figure: of the boxes, and of the `others`, which are the options or figures."""

    boxes: tuple[tuple[Counts, ...], tuple[Counts, ...]]
    others: tuple[Counts, ...]


Statement: TypeAlias = Boxes
Query: TypeAlias = Complete | Intruder | Both | Neither | First | Second | Count | CountOffered

_UNIT: Final = "things counted"
_DRAWN: Final = Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Facts)
_SOME: Final = (Level.EASY, Level.MEDIUM)  # at hard, more counts have to be known than refute three figures
QUESTIONS: Final[Questions] = {
    Complete: replace(_DRAWN, labels={"mmiq_configuration": "visual analogy", "visualpuzzles_category": "analogical"}),
    Intruder: replace(
        _DRAWN,
        levels=(Level.MEDIUM,),  # at easy, it has another number of lines or dots than the other three
        labels={"mmiq_configuration": "odd one out", "visualpuzzles_category": "analogical"},
    ),
    Both: replace(_DRAWN, levels=_SOME),
    Neither: _DRAWN,
    First: _DRAWN,
    Second: _DRAWN,
    Count: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts),
}
