"""The published form of `solids/three_view`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.facts.solids.parts import Feature
from puzzlegen.facts.solids.views import Side, View
from puzzlegen.formats.solids.kits.stacks import Columns, Row

Part: TypeAlias = Annotated[
    tuple[Feature, ...], Meta(min_length=1, max_length=40, description="what is added or cut away, in this order")
]
Solid: TypeAlias = Annotated[
    tuple[Row | Feature, ...], Meta(min_length=1, max_length=40, description="the rows of a stack, or a part")
]


class Views(Published, frozen=True):
    """What is seen of a solid from three sides."""

    front: View
    left: View
    top: View


class Given(Published, frozen=True):
    """A stack or a part, or three views if a solid is asked for."""

    stack: Columns | None = None
    part: Part | None = None
    views: Views | None = None


class WhichView(Question, frozen=True, tag="view"):
    """Which of these is what is seen from a side?"""

    side: Side
    options: Annotated[tuple[View, ...], Meta(min_length=2, max_length=4)]


class WhichSolid(Question, frozen=True, tag="solid"):
    """Which of these has the three views?"""

    options: Annotated[tuple[Solid, ...], Meta(min_length=2, max_length=4)]


class WhichIsWrong(Question, frozen=True, tag="wrong"):
    """Which of these is not what is seen, in turn, from the front, the left and above?"""

    options: tuple[View, View, View]


class Parts(Published, frozen=True):
    """Parts that have the views on offer, one for each, where these are views of a part."""

    parts: tuple[Part, ...] = ()


Statement: TypeAlias = Given
Query: TypeAlias = WhichView | WhichSolid | WhichIsWrong

_UNIT: Final = "faces seen"
_BOTH: Final = (Level.EASY, Level.MEDIUM, Level.HARD)  # stacks and parts, each as often
QUESTIONS: Final[Questions] = {
    WhichView: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        weight={Level.EASY: 2, Level.MEDIUM: 2, Level.HARD: 2, Level.EXTREME: 1},
        unit=_UNIT,
        why=Parts,
    ),
    WhichSolid: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, weight=2, unit=_UNIT, levels=_BOTH),
    WhichIsWrong: Asked(
        form=AnswerForm.CHOICE,
        options=3,
        drawn=True,
        unit=_UNIT,
        levels=(Level.MEDIUM, Level.HARD, Level.EXTREME),
    ),
}
