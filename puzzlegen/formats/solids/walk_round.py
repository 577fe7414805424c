"""The published form of `solids/walk_round`.

Places are `[x, y]` around the middle of the lawn, x to the right and y down; the path is 120 from the middle.
"""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.facts.solids.lawns import Kind, Place, World

Stop: TypeAlias = Annotated[int, Meta(ge=1, le=16, description="the number of a stop")]
Letter: TypeAlias = Literal["A", "B", "C", "D"]
Order: TypeAlias = Annotated[str, Meta(pattern=r"^[1-4]{4}(?!\n)$", max_length=4)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class Body(Published, frozen=True):
    """What stands at a place on the lawn."""

    kind: Kind
    at: Place


class Thing(NamedTuple):
    """What is seen, how far it is to the right of the middle (thousandths of the distance), and how far away."""

    kind: Kind
    right: int
    away: int


Picture: TypeAlias = Annotated[tuple[Thing, ...], Meta(min_length=3, max_length=8)]
Four: TypeAlias = tuple[Picture, Picture, Picture, Picture]


class Lawn(Published, frozen=True):
    """A plan: what stands on the lawn, and the stops on the path around it, clockwise from stop 1 on."""

    world: World
    bodies: Annotated[tuple[Body, ...], Meta(min_length=2, max_length=8)]
    stops: Annotated[tuple[Place, ...], Meta(min_length=4, max_length=16)]


class WhichStop(Question, frozen=True, tag="stop"):
    """From which stop was the picture taken?"""

    pictures: tuple[Picture]


class StopBoxed(WhichStop, frozen=True, tag="stop_box"):
    """From which stop, in the plan?"""


class StopOffered(WhichStop, frozen=True, tag="stop_choice"):
    """From which one of four stops?"""

    options: tuple[Stop, Stop, Stop, Stop]


class View(Question, frozen=True, tag="view"):
    """Which picture was taken from this stop?"""

    stop: Stop
    options: Four


class InOrder(Question, frozen=True, tag="order"):
    """In which order were the pictures taken, clockwise from stop 1 on?"""

    pictures: Four


class OrderOffered(InOrder, frozen=True, tag="order_choice"):
    """In which one of four orders?"""

    options: tuple[Order, Order, Order, Order]


class Spot(Question, frozen=True, tag="place"):
    """At which spot is the thing that the plan leaves out, and that both pictures show?"""

    kind: Kind
    pictures: tuple[Picture, Picture]
    options: tuple[Place, Place, Place, Place]


class Steps(Question, frozen=True, tag="steps"):
    """How many stops farther on, clockwise, was the second picture taken?"""

    pictures: tuple[Picture, Picture]


class StepsOffered(Steps, frozen=True, tag="steps_choice"):
    """How many stops farther on, of four numbers?"""

    options: tuple[Number, Number, Number, Number]


class Cannot(Question, frozen=True, tag="cannot"):
    """Which picture can be taken from no point of the path?"""

    options: Four


class Clue(NamedTuple):
    """Something is left of a thing; or so many of two that look alike are; or something is `at` a place in the row."""

    sort: Literal["left", "0 left", "1 left", "2 left", "at"]
    kind: Kind
    other: Kind | Annotated[int, Meta(ge=1, le=8)]


class Pair(NamedTuple):
    """A thing that is left of another one."""

    one: Kind
    other: Kind


Clues: TypeAlias = tuple[tuple[Clue, tuple[Stop, ...]], ...]


class Told(Published, frozen=True):
    """The stop of each picture, and clues in it, each with the stops that are left."""

    stops: tuple[Stop, ...]
    clues: tuple[Clues, ...]


class Fitting(Told, frozen=True):
    """The same, and the spots at which each picture could show what is looked for."""

    left: tuple[tuple[Letter, ...], ...]


class Never(Published, frozen=True):
    """The stops of the other pictures, and what is left of what in this one, as nobody sees it at once."""

    stops: tuple[Stop, ...]
    never: tuple[Pair, ...]


Statement: TypeAlias = Lawn
Query: TypeAlias = (
    WhichStop | StopBoxed | StopOffered | View | InOrder | OrderOffered | Spot | Steps | StepsOffered | Cannot
)

_ONE: Final = "sight lines for one picture"
_TWO: Final = "sight lines for two pictures"
_FOUR: Final = "sight lines for four pictures"
_NOT_EXTREME: Final = (Level.EASY, Level.MEDIUM, Level.HARD)
QUESTIONS: Final[Questions] = {
    WhichStop: Asked(form=AnswerForm.FILL_IN, unit=_ONE, why=Told),
    StopBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_ONE, why=Told),
    StopOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_ONE, why=Told),
    View: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="pairs compared in pictures on offer",
        levels=_NOT_EXTREME,
    ),
    InOrder: Asked(form=AnswerForm.FILL_IN, unit=_FOUR, why=Told),
    OrderOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_FOUR, why=Told),
    Spot: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        unit="sight lines for two pictures and four spots",
        why=Fitting,
        levels=_NOT_EXTREME,
    ),
    Steps: Asked(form=AnswerForm.FILL_IN, unit=_TWO, why=Told),
    StepsOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_TWO, why=Told),
    Cannot: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="sight lines for pictures on offer",
        why=Never,
        levels=(Level.EASY, Level.MEDIUM),
    ),
}
