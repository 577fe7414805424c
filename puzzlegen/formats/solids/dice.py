"""The published form of `solids/dice`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.core.scene import Hue
from puzzlegen.facts.solids.marks import MarkName
from puzzlegen.formats.solids.kits.signs import Look, Sign

Offered: TypeAlias = Annotated[tuple[Sign, ...], Meta(min_length=2, max_length=4)]


class Given(Published, frozen=True):
    """Views of one die, in the last of which the face that is asked for is hidden, if it is one of those seen."""

    views: Annotated[tuple[Look, ...], Meta(min_length=2, max_length=4)]


class Coloured(Published, frozen=True):
    """A mark, however it is turned."""

    mark: MarkName
    hue: Hue


class Opposite(Question, frozen=True, tag="opposite"):
    """How many pips are opposite to those that are asked about?"""

    asked: Coloured


class OppositeOffered(Opposite, frozen=True, tag="opposite_choice"):
    """Which mark is opposite to the one that is asked about, however it is turned?"""

    options: Offered


class Bottom(Question, frozen=True, tag="bottom"):
    """How many pips are at the bottom of the die as the first view shows it?"""


class BottomOffered(Bottom, frozen=True, tag="bottom_choice"):
    """Which mark is at the bottom of the cube as the first view shows it, however it is turned?"""

    options: Offered


class Missing(Question, frozen=True, tag="missing"):
    """How many pips are on the hidden face of the last view?"""


class MissingOffered(Missing, frozen=True, tag="missing_choice"):
    """Which mark is on the hidden face of the last view, and how is it turned?"""

    options: Offered


class Behind(Published, frozen=True):
    """The marks behind the three faces of the first view: on the bottom, at the back, on the left."""

    top: MarkName
    front: MarkName
    right: MarkName


class Facts(Published, frozen=True):
    """What is opposite on the die, for those whom the views tell it by trying alone."""

    behind: Behind


Statement: TypeAlias = Given
Query: TypeAlias = Opposite | OppositeOffered | Bottom | BottomOffered | Missing | MissingOffered

_UNIT: Final = "tier"
_LOW: Final = (Level.EASY, Level.MEDIUM)
_HIGH: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Opposite: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts, levels=_LOW),
    OppositeOffered: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, weight=3, unit=_UNIT, why=Facts, levels=_LOW),
    Bottom: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts, levels=_LOW),
    BottomOffered: Asked(
        form=AnswerForm.CHOICE, options=4, drawn=True, weight=3, unit=_UNIT, why=Facts, levels=(Level.EASY,)
    ),
    Missing: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts, levels=(Level.MEDIUM,)),
    MissingOffered: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, weight=3, unit=_UNIT, why=Facts, levels=_HIGH),
}
