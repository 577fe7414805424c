"""The published form of `cues/gears`; lengths are in half modules: a wheel's pitch radius is its number of teeth."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Coordinate: TypeAlias = Annotated[int, Meta(ge=-1000, le=1000)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=23, description="a wheel")]
Places: TypeAlias = tuple[Place, Place, Place, Place]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
Theme: TypeAlias = Literal["brass", "wood", "toy"]
Kind: TypeAlias = Literal["rack", "basket"]
Side: TypeAlias = Literal["left", "right"]


class Wheel(NamedTuple):
    """The axle of a wheel, its teeth, and where the middle of a tooth is, in thousandths of a tooth.

    `x` is to the right, `y` downwards; phases are counted from the direction to the right, over that downwards. Wheels
    are numbered from 0 in this order.
    """

    x: Coordinate
    y: Coordinate
    teeth: Annotated[int, Meta(ge=10, le=60)]
    phase: Annotated[int, Meta(ge=0, le=999)]


class Belt(NamedTuple):
    """A belt around the pulleys of two wheels, all of which have the same size."""

    one: Place
    other: Place
    crossed: bool


class Crank(NamedTuple):
    """The crank, and which way its arrow points."""

    wheel: Place
    clockwise: bool


class Load(NamedTuple):
    """An upright rack that meshes with a wheel, or a basket on a rope from its drum; only where it is asked about."""

    kind: Kind
    wheel: Place
    side: Side


class Machine(Published, frozen=True):
    """Wheels, two of which mesh where their distance is the sum of their teeth, and what joins and moves them."""

    theme: Theme = field(name="dress")
    wheels: Annotated[tuple[Wheel, ...], Meta(max_length=24)]
    belts: tuple[Belt, ...]
    crank: Crank
    loads: Annotated[tuple[Load, ...], Meta(max_length=1)]


class Turn(Question, frozen=True, tag="turn"):
    """Which way does a wheel turn: clockwise, anticlockwise, not at all?"""

    wheel: Place


class Goes(Question, frozen=True, tag="load"):
    """What does the load do: go up, go down, stay?"""


class Turns(Question, frozen=True, tag="turns"):
    """How many times does a wheel turn while the crank is turned so often?"""

    wheel: Place
    cranked: Number


class TurnsOffered(Turns, frozen=True, tag="turns_choice"):
    """How many times does it turn, of four numbers?"""

    options: tuple[Number, Number, Number, Number]


class Free(Question, frozen=True, tag="free"):
    """Without which one of four wheels is the machine not jammed?"""

    options: Places


class Clockwise(Question, frozen=True, tag="clockwise"):
    """Which wheels turn clockwise?"""


class Fastest(Question, frozen=True, tag="fastest"):
    """Which one of four wheels turns fastest?"""

    options: Places


class Slowest(Question, frozen=True, tag="slowest"):
    """Which one of four wheels turns slowest?"""

    options: Places


class Facts(Published, frozen=True):
    """How often each wheel turns for one turn of the crank, as a fraction; 0 for all of a jammed machine.

    `loops` are those that jam, as the places of their wheels; of `free`, one for each option. `closed` says whether
    there are loops among the wheels that turn.
    """

    turns: tuple[str, ...]
    loops: tuple[tuple[int, ...], ...]
    closed: bool


class Way(Facts, frozen=True):
    """The same with the `way` of contacts from the crank to the wheel in question; empty if there is none."""

    way: tuple[int, ...]


Statement: TypeAlias = Machine
Query: TypeAlias = Turn | Goes | Turns | TurnsOffered | Free | Clockwise | Fastest | Slowest

_LOOKED: Final = "contacts followed"
_ON_THE_WAY: Final = "contacts on the way"
QUESTIONS: Final[Questions] = {
    Turn: Asked(form=AnswerForm.CHOICE, options=3, unit=_LOOKED, why=Way),
    Goes: Asked(form=AnswerForm.CHOICE, options=3, unit=_LOOKED, why=Way),
    Turns: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_ON_THE_WAY, why=Way),
    TurnsOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_ON_THE_WAY, why=Way),
    Free: Asked(form=AnswerForm.CHOICE, options=4, unit=_LOOKED, why=Facts, levels=(Level.MEDIUM, Level.EXTREME)),
    Clockwise: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_LOOKED, why=Facts),
    Fastest: Asked(form=AnswerForm.CHOICE, options=4, unit=_LOOKED, why=Facts),
    Slowest: Asked(form=AnswerForm.CHOICE, options=4, unit=_LOOKED, why=Facts),
}
