"""The published form of `logic/linear_sums`; every unknown is a whole number from 1 upwards, and the words say so.

Unknowns are floors from the bottom up, things, or stars, which are called P, Q, R and so on; they are numbered from 0.
"""

from typing import Annotated, Final, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Unknown: TypeAlias = Annotated[int, Meta(ge=0, le=9, description="an unknown")]
Load: TypeAlias = Annotated[tuple[Unknown, ...], Meta(min_length=1, max_length=10)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=13, description="a clue")]
Clues: TypeAlias = tuple[Place, Place, Place, Place]
Numbers: TypeAlias = tuple[int, int, int, int]
Unknowns: TypeAlias = tuple[int, ...]
Coordinate: TypeAlias = Annotated[int, Meta(ge=-1, le=31)]


class Clue(Published, frozen=True):
    """Unknowns in order, each as often as it counts, and the number shown for all of them together."""

    parts: Load
    sum: int


Shown: TypeAlias = Annotated[tuple[Clue, ...], Meta(min_length=2, max_length=14)]


class House(Published, frozen=True, tag_field="dress", tag="house"):
    """People on floors; a clue is a brace over floors that follow on one another."""

    floors: Annotated[int, Meta(ge=2, le=10)]
    clues: Shown


class Market(Published, frozen=True, tag_field="dress", tag="market"):
    """Prices of things."""

    things: Annotated[tuple[str, ...], Meta(min_length=2, max_length=10)]
    clues: Shown


class Star(NamedTuple):
    """Where a star is, in tenths of the distance of two neighbours."""

    x: Coordinate
    y: Coordinate


class Stars(Published, frozen=True, tag_field="dress", tag="stars"):
    """Stars that stand for numbers; a clue is a line that joins two of them."""

    stars: Annotated[tuple[Star, ...], Meta(min_length=2, max_length=10)]
    clues: Shown


class Value(Question, frozen=True, tag="value"):
    """What does a load add up to?"""

    load: Load


class ValueOffered(Value, frozen=True, tag="value_choice"):
    """Which of four numbers is it?"""

    options: Numbers


class Knowable(Question, frozen=True, tag="knowable"):
    """Which is the only one of four loads that can be worked out?"""

    options: tuple[Load, Load, Load, Load]


class Unknowable(Question, frozen=True, tag="unknowable"):
    """Which is the only one of four loads that cannot be worked out?"""

    options: tuple[Load, Load, Load, Load]


class Superfluous(Question, frozen=True, tag="superfluous"):
    """Which of four sums could be covered up and still be worked out from all the others?"""

    options: Clues


class Wrong(Question, frozen=True, tag="wrong"):
    """Exactly one number is wrong. Which one? `clue-1` and so on, in the order of the statement."""


class WrongOffered(Wrong, frozen=True, tag="wrong_choice"):
    """Which of four numbers is the wrong one?"""

    options: Clues


class Most(Question, frozen=True, tag="most"):
    """How many people can live on these floors at most?"""

    load: Load


class MostOffered(Most, frozen=True, tag="most_choice"):
    """Which of four numbers is the largest possible?"""

    options: Numbers


class Taken(NamedTuple):
    """A clue, and how often it is taken; less than 0 if it is taken away."""

    clue: Place
    times: int


class Way(Published, frozen=True):
    """Clues, in their order, that add up to as many times a load as `divided` says."""

    clues: Annotated[tuple[Taken, ...], Meta(min_length=1, max_length=14)]
    divided: Annotated[int, Meta(ge=1, le=1000)]


class Bound(Published, frozen=True):
    """Clues that give the load with something besides, and numbers of people with which it is as large as it can be."""

    clues: Annotated[tuple[Taken, ...], Meta(min_length=1, max_length=14)]
    unknowns: Unknowns


class Each(Published, frozen=True):
    """Unknowns that agree with all clues; of each option, how clues give it, or unknowns with which it is different."""

    unknowns: Unknowns
    options: tuple[Way | Unknowns, Way | Unknowns, Way | Unknowns, Way | Unknowns]


class Ways(Published, frozen=True):
    """How others give the clue that is the answer: in one way, or in two without a common clue if it is wrong."""

    ways: Annotated[tuple[Way, ...], Meta(min_length=1, max_length=2)]


Statement: TypeAlias = House | Market | Stars
Query: TypeAlias = (
    Value | ValueOffered | Knowable | Unknowable | Superfluous | Wrong | WrongOffered | Most | MostOffered
)

_UNIT: Final = "clues combined"
_BOUND: Final = "clues of the bound"
_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Value: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Way),
    ValueOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_UNIT, why=Way),
    Knowable: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Each),
    Unknowable: Asked(
        form=AnswerForm.CHOICE, options=4, unit="clues combined, for three sums", why=Each, levels=_LATER
    ),
    Superfluous: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Ways),
    Wrong: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Ways, levels=_LATER),
    WrongOffered: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Ways,
        levels=(Level.HARD, Level.EXTREME),  # of few braces, the wrong one is of middle length
    ),
    Most: Asked(form=AnswerForm.FILL_IN, unit=_BOUND, why=Bound),
    MostOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_BOUND, why=Bound),
}
