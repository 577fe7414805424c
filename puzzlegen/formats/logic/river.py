"""The published form of `logic/river`; passengers count from 0, crossings from 1, in both directions."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Passenger: TypeAlias = Annotated[int, Meta(ge=0, le=7, description="a passenger")]
Pair: TypeAlias = tuple[Passenger, Passenger]
Group: TypeAlias = tuple[Passenger, ...]
Groups: TypeAlias = tuple[Group, Group, Group, Group]
Plan: TypeAlias = Annotated[tuple[Group, ...], Meta(min_length=1, max_length=31, description="a group a crossing")]
Crossing: TypeAlias = Annotated[int, Meta(ge=1, le=31, description="a crossing")]
Scene: TypeAlias = Literal["river", "gorge", "sea", "lake", "canyon"]


class Party(Published, frozen=True):
    """The passengers, their weights in kilograms, what the boat carries besides the guide, and who is to be parted.

    There are no weights where passengers are only counted; `boat` is null where it is asked for. All start on the left
    with the guide, who is on board at every crossing. A pair of `quarrels` is joined by a zigzag, and never on one side
    while the guide is on the other.
    """

    scene: Scene
    who: Annotated[tuple[str, ...], Meta(min_length=2, max_length=8)]
    weights: tuple[Annotated[int, Meta(ge=1, le=200)], ...]
    boat: Annotated[int, Meta(ge=1, le=999)] | None
    quarrels: tuple[Pair, ...]


class Fewest(Question, frozen=True, tag="fewest"):
    """How many crossings are needed at least?"""


class First(Question, frozen=True, tag="first"):
    """Which one of four groups can go first in a shortest plan?"""

    options: Groups


class Carries(Question, frozen=True, tag="carries"):
    """Which one of four groups can a shortest plan carry at a crossing?"""

    crossing: Crossing
    options: Groups


class Works(Question, frozen=True, tag="plan"):
    """Which one of four plans works?"""

    options: tuple[Plan, Plan, Plan, Plan]


class Boat(Question, frozen=True, tag="boat"):
    """What is the least weight of passengers that the boat must be able to carry?"""


class Fault(Published, frozen=True, tag_field="kind"):
    """What is wrong with an option."""


class Left(Fault, frozen=True, tag="left"):
    """The first crossing that goes wrong leaves a pair together."""

    crossing: Crossing
    pair: Pair


class Heavy(Fault, frozen=True, tag="heavy"):
    """The first crossing that goes wrong weighs too much."""

    crossing: Crossing
    weight: int


class Longer(Fault, frozen=True, tag="longer"):
    """So many crossings are needed at least with it on the crossing that is asked about."""

    needed: int


class Never(Fault, frozen=True, tag="never"):
    """Whenever all of it could board on the crossing that is asked about, a quarrel would be left behind."""


Faults: TypeAlias = Annotated[tuple[Left | Heavy | Longer | Never, ...], Meta(min_length=3, max_length=3)]


class Shortest(Published, frozen=True):
    """A shortest plan, and why there is no shorter one.

    `first` are the least groups that can cross first: without any of them, the others do. `staying` are the fewest
    passengers that can wait on the left after each crossing to the right.
    """

    plan: Plan
    first: tuple[Group, ...]
    staying: tuple[int, ...]


class Carrying(Published, frozen=True):
    """A shortest plan that carries the right group, and what is wrong with the other options, in their order."""

    plan: Plan
    faults: Faults


class Failing(Published, frozen=True):
    """What is wrong with the other plans, in their order."""

    faults: Faults


class Least(Published, frozen=True):
    """A plan with the least boat, the next lighter load, and what has to be carried at first."""

    plan: Plan
    less: int
    first: int


Statement: TypeAlias = Party
Query: TypeAlias = Fewest | First | Carries | Works | Boat
Facts: TypeAlias = Shortest | Carrying | Failing | Least

_UNIT: Final = "situations"
QUESTIONS: Final[Questions] = {
    # hard ones would need as many crossings as medium and as extreme ones
    Fewest: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Shortest, levels=(Level.EASY, Level.MEDIUM, Level.EXTREME)),
    First: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        unit=_UNIT,
        why=Carrying,
        levels=(Level.EASY,),
        open_to="whom the first boat may carry is seen from who stays behind, and that look is the work",
    ),
    # In long plans, the lightest one comes back in most cases, and in others who has no quarrel
    Carries: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Carrying, levels=(Level.EASY, Level.MEDIUM)),
    Works: Asked(form=AnswerForm.CHOICE, options=4, unit="crossings", why=Failing),
    Boat: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Least, levels=USUAL_LEVELS),
}
