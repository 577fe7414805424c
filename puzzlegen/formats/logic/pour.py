"""The published form of `logic/pour`; vessels count from 0, and their letters are W to Z in this order."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Litres: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Amounts: TypeAlias = tuple[Litres, ...]
Filling: TypeAlias = Annotated[tuple[Litres, ...], Meta(description="of all vessels")]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=3, description="a vessel")]
End: TypeAlias = Annotated[int, Meta(ge=-1, le=3, description="a vessel; -1 first is the tap, and second the sink")]
Pouring: TypeAlias = tuple[End, End]
Pourings: TypeAlias = Annotated[tuple[Pouring, ...], Meta(min_length=1, max_length=12)]
Four: TypeAlias = tuple[Pouring, Pouring, Pouring, Pouring]
Theme: TypeAlias = Literal["jugs", "clay", "cylinders", "casks"]
Liquid: TypeAlias = Literal["blue", "green", "pink", "purple", "red", "yellow"]

OUTSIDE: Final = -1


class Vessel(Published, frozen=True):
    """How many litres a vessel holds, and has; null for the one below a cloth."""

    holds: Annotated[int, Meta(ge=1, le=20)]
    has: Litres | None


class Kitchen(Published, frozen=True):
    """The vessels, and the colour of what is in them; whether there are a tap and a sink.

    One pours until the first vessel is empty or the second one full.
    """

    theme: Theme = field(name="dress")
    liquid: Liquid
    tap: bool
    vessels: Annotated[tuple[Vessel, ...], Meta(min_length=2, max_length=4)]


class Measure(Question, frozen=True):
    """A question about an amount that is to be measured."""

    litres: Litres


class Fewest(Measure, frozen=True, tag="fewest"):
    """How many pourings are needed at least until some vessel has so much?"""


class FewestOffered(Fewest, frozen=True, tag="fewest_choice"):
    """How many are needed at least, of four numbers?"""

    options: tuple[int, int, int, int]


class Ends(Measure, frozen=True, tag="ends"):
    """Which vessel has so much after the fewest pourings? It is the same one for all shortest ways."""


class EndsBox(Ends, frozen=True, tag="ends_box"):
    """Which one has it then? `jug-W` and so on, without handles and lettering."""


class First(Measure, frozen=True, tag="first"):
    """Which one of four pourings begins a shortest way?"""

    options: Four


class Target(Question, frozen=True, tag="target"):
    """How many pourings are needed at least from the upper row to the lower one?"""

    wanted: Filling


class Never(Question, frozen=True, tag="never"):
    """Which one of four amounts does no vessel ever have?"""

    options: tuple[Litres, Litres, Litres, Litres]


class Blot(Question, frozen=True, tag="blot"):
    """Which pouring is below the blot, where null stands? The lower row shows what the pourings lead to."""

    pourings: Annotated[tuple[Pouring | None, ...], Meta(min_length=1, max_length=12)]
    after: Filling
    options: Four


class Hidden(Question, frozen=True, tag="hidden"):
    """What did the covered vessel have at first, if the `jug` has so many litres at the end?"""

    vessel: Place
    pourings: Pourings
    jug: Place
    litres: Litres


class After(Question, frozen=True, tag="after"):
    """What do the vessels have after these pourings?"""

    pourings: Pourings
    options: tuple[Filling, Filling, Filling, Filling]


class Step(NamedTuple):
    """A pouring, and the filling afterwards."""

    pouring: Pouring
    filling: Filling


class Steps(Published, frozen=True):
    """All pourings of a way."""

    steps: tuple[Step, ...]


class Shortest(Steps, frozen=True):
    """Those of a shortest way, and how many fillings fewer pourings lead to, the first one included."""

    states: int


class Measured(Steps, frozen=True):
    """Those of a shortest way, and the amounts that are new after each of them but the last.

    First come those that are there at the beginning; amounts are in rising order.
    """

    amounts: tuple[Amounts, ...]


class Tried(Steps, frozen=True):
    """All pourings, and what the jug has at the end for each first content of the covered vessel, from 0 litres up."""

    left: Amounts


class Blotted(Steps, frozen=True):
    """All pourings, and what they would lead to with each other option in its place, in their order."""

    others: tuple[Filling, Filling, Filling]


class Beginnings(Steps, frozen=True):
    """Those of a shortest way, and the fewest pourings after each of four beginnings; 0 where there is no way."""

    later: tuple[int, int, int, int]


class Made(NamedTuple):
    """An amount, and a way to it."""

    litres: Litres
    steps: tuple[Step, ...]


class Reached(Published, frozen=True):
    """Ways to the other amounts, in their order; all amounts that vessels ever have; what divides all that is shown."""

    made: tuple[Made, ...]
    amounts: Amounts
    divisor: int


Statement: TypeAlias = Kitchen
Query: TypeAlias = Fewest | FewestOffered | Ends | EndsBox | First | Target | Never | Blot | Hidden | After
Facts: TypeAlias = Steps | Reached

_FILLINGS: Final = "fillings"
_POURINGS: Final = "pourings"
_FEW: Final = (Level.EASY, Level.MEDIUM)  # where more is poured, an amount or a pouring stands out
_APART: Final = (Level.MEDIUM, Level.EXTREME)  # ways of others are hardly longer or shorter than these
QUESTIONS: Final[Questions] = {
    Fewest: Asked(form=AnswerForm.FILL_IN, unit=_FILLINGS, why=Measured),
    FewestOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_FILLINGS, why=Measured, levels=_APART),
    Ends: Asked(form=AnswerForm.FILL_IN, unit=_FILLINGS, why=Steps),
    EndsBox: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_FILLINGS, why=Steps),
    First: Asked(form=AnswerForm.CHOICE, options=4, unit=_FILLINGS, why=Beginnings, levels=_FEW),
    Target: Asked(form=AnswerForm.FILL_IN, unit=_FILLINGS, why=Shortest),
    Never: Asked(form=AnswerForm.CHOICE, options=4, unit=_FILLINGS, why=Reached, levels=_FEW),
    Blot: Asked(form=AnswerForm.CHOICE, options=4, unit=_POURINGS, why=Blotted, levels=(Level.HARD, Level.EXTREME)),
    Hidden: Asked(form=AnswerForm.FILL_IN, unit=_POURINGS, why=Tried),
    After: Asked(form=AnswerForm.CHOICE, options=4, unit=_POURINGS, why=Steps, levels=_FEW),
}
