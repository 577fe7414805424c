"""The published form of `cues/time_order`; pictures and things are counted from 0, in the order in which they stand."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Scene: TypeAlias = Literal["parlour", "winter", "yard"]
Way: TypeAlias = Literal["rises", "falls", "either"]
Height: TypeAlias = Annotated[int, Meta(ge=0, le=8)] | None
Options: TypeAlias = tuple[Literal[0], Literal[1], Literal[2], Literal[3]]


class Place(Published, frozen=True):
    """Things of a place, which way the `levels` of each go in time, and its level in each picture; none where hidden.

    Where the way is `either`, that is to be found out.
    """

    scene: Scene
    things: Annotated[tuple[str, ...], Meta(min_length=1, max_length=5)]
    ways: tuple[Way, ...]
    levels: tuple[Annotated[tuple[Height, ...], Meta(min_length=2, max_length=6)], ...]


class First(Question, frozen=True, tag="first"):
    """Which of four pictures was taken first?"""

    options: Options


class Last(Question, frozen=True, tag="last"):
    """Which of four pictures was taken last?"""

    options: Options


class Order(Question, frozen=True, tag="order"):
    """In which order were the pictures taken?"""


class Minutes(Question, frozen=True, tag="minutes"):
    """How many minutes lie between two pictures, where a level of each thing takes so many minutes?"""

    rates: tuple[Annotated[int, Meta(ge=1, le=120)], ...]
    pair: tuple[int, int]


class Between(Question, frozen=True, tag="between"):
    """In which of the four gaps of a strip of five pictures, which are in their order, does the sixth belong?"""


class Wrong(Question, frozen=True, tag="wrong"):
    """Which of four pictures does not belong to the others?"""

    options: Options


class Ways(Published, frozen=True):
    """The way that each thing goes for certain."""

    ways: tuple[Way, ...]


class Chain(Published, frozen=True):
    """The pictures that lead from one of the two to the other, and the thing that each shares with the next."""

    pictures: tuple[int, ...]
    things: tuple[str, ...]


Statement: TypeAlias = Place
Query: TypeAlias = First | Last | Order | Minutes | Between | Wrong
Facts: TypeAlias = Ways | Chain

_NEEDED: Final = "pictures times things needed"
_USUAL: Final = (Level.EASY, Level.MEDIUM, Level.HARD)
QUESTIONS: Final[Questions] = {
    First: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_NEEDED, why=Ways, levels=_USUAL),
    Last: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_NEEDED, why=Ways, levels=_USUAL),
    Order: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_NEEDED, why=Ways),
    Minutes: Asked(form=AnswerForm.FILL_IN, weight=2, unit="levels read", why=Chain),
    Between: Asked(form=AnswerForm.CHOICE, options=4, unit=_NEEDED, why=Ways, levels=(Level.EASY, Level.MEDIUM)),
    Wrong: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="pictures times things shown",
        why=Ways,
        levels=(Level.EASY,),
    ),
}
