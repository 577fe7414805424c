"""The published form of `solids/hand_in_hand`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.core.scene import Hue
from puzzlegen.facts.solids.children import Child, Side

Children: TypeAlias = Annotated[
    tuple[Child, ...],
    Meta(
        min_length=4,
        max_length=8,
        description="the far line from left to right; in a ring, its second half is the near line, from right to left",
    ),
]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=7, description="of a child in the second picture")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class Given(Published, frozen=True):
    """Children who hold hands with their neighbours, in a row or in a ring."""

    ring: bool
    children: Children


class Behind(Question, frozen=True, tag="behind"):
    """Which picture shows the same children from the opposite side?"""

    options: tuple[Children, Children, Children, Children]


class WrongBoxed(Question, frozen=True, tag="wrong_box"):
    """Which child is wrong in the second picture, from the opposite side?"""

    second: Children


class Wrong(WrongBoxed, frozen=True, tag="wrong"):
    """Which of four children is wrong in the second picture, from the opposite side?"""

    options: tuple[Place, Place, Place, Place]


class PassBoxed(Question, frozen=True, tag="pass_box"):
    """Who has the ball in the end that the child in the shirt `start` passes on, each time with these hands?"""

    start: Hue
    hands: Annotated[tuple[Side, ...], Meta(min_length=1, max_length=24)]


class Pass(PassBoxed, frozen=True, tag="pass"):
    """In which of four shirts is the child who has the ball in the end?"""

    options: tuple[Hue, Hue, Hue, Hue]


class Count(Question, frozen=True, tag="count"):
    """How many hold another child's left hand in the hand on the side of their own bag?"""


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How many hold one so, of four numbers?"""

    options: tuple[Number, Number, Number, Number]


class Way(Published, frozen=True):
    """The shirts of those who have the ball, from the first child to the last."""

    shirts: Annotated[tuple[Hue, ...], Meta(min_length=2, max_length=25)]


Statement: TypeAlias = Given
Query: TypeAlias = Behind | WrongBoxed | Wrong | PassBoxed | Pass | Count | CountOffered

_WORN: Final = "backs, and things on a side"
QUESTIONS: Final[Questions] = {
    Behind: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_WORN, levels=(Level.EASY, Level.MEDIUM)),
    Wrong: Asked(form=AnswerForm.CHOICE, options=4, unit=_WORN, levels=(Level.EASY,)),
    WrongBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_WORN, levels=(Level.EASY,)),
    Pass: Asked(form=AnswerForm.CHOICE, options=4, unit="passes", why=Way),
    PassBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit="passes", why=Way),
    Count: Asked(form=AnswerForm.FILL_IN, unit="bags"),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit="bags"),
}
