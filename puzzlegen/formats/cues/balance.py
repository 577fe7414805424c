"""The published form of `cues/balance`; kinds of things are numbered from 0."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Kind: TypeAlias = Annotated[int, Meta(ge=0, le=5, description="a kind of thing")]
Load: TypeAlias = Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=6)]
Loads: TypeAlias = tuple[Load, Load, Load, Load]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=6, description="a balance by its number from 1")]
Tilt: TypeAlias = Literal["left", "right", "level"]
Theme: TypeAlias = Literal["beam", "kitchen", "seesaw"]


class Scale(Published, frozen=True):
    """What lies on the two sides of a balance, and the side that hangs lower, if it is not level."""

    left: Load
    right: Load
    tilt: Tilt


class Scales(Published, frozen=True):
    """The kinds of things, and balances with some of them.

    Every kind weighs a whole number of grams, from 1 to 9, and things that look alike weigh the same.
    """

    theme: Theme = field(name="dress")
    things: Annotated[tuple[str, ...], Meta(min_length=2, max_length=6)]
    scales: Annotated[tuple[Scale, ...], Meta(min_length=1, max_length=6)]


class Heaviest(Question, frozen=True, tag="heaviest"):
    """Which of four things is heavier than every other thing in the picture?"""

    options: tuple[Kind, Kind, Kind, Kind]


class Lightest(Question, frozen=True, tag="lightest"):
    """Which of four things is lighter than every other thing in the picture?"""

    options: tuple[Kind, Kind, Kind, Kind]


class Order(Question, frozen=True, tag="order"):
    """Which of four rows is in the order of weights, the lightest thing first?"""

    options: Loads


class Tips(Question, frozen=True, tag="tips"):
    """What does a locked balance do when it is released: sink on its left side, on its right side, stay level?"""

    left: Load
    right: Load


class Pan(Question, frozen=True, tag="pan"):
    """Which of four loads makes a balance level with this one?"""

    left: Load
    options: Loads


class Worth(Question, frozen=True, tag="worth"):
    """How many things of the kind `unit` weigh as much as one of the kind `of`?"""

    of: Kind
    unit: Kind


class Comparison(NamedTuple):
    """A kind that is lighter than another one, and the balances whose sum shows it, each with how often it is added.

    Each is added with its lower side, or its left one if it is level, to the heavier kind; a negative count takes it
    off.
    """

    light: Kind
    heavy: Kind
    scales: tuple[tuple[Number, int], ...]


class Steps(Published, frozen=True):
    """The comparisons from which the answer follows."""

    steps: tuple[Comparison, ...]


class Weights(Published, frozen=True):
    """The order in which `kinds` are weighed, weights that the balances allow, and the balance that gives each.

    The weight of the first kind is only a unit. Weights are in the order of the kinds' numbers; of `scales`, the first
    one gives the weight of the second kind, and so on.
    """

    kinds: tuple[Kind, ...]
    weights: tuple[Annotated[int, Meta(ge=1, le=9)], ...]
    scales: tuple[Number, ...]


Statement: TypeAlias = Scales
Query: TypeAlias = Heaviest | Lightest | Order | Tips | Pan | Worth

_UNIT: Final = "comparisons combined"
_USUAL: Final = (Level.EASY, Level.MEDIUM, Level.HARD)
_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
_CROWDED: Final = (Level.MEDIUM,)  # later, the pans that hold fewer things than those across tell these two
QUESTIONS: Final[Questions] = {
    Heaviest: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Steps, levels=_CROWDED),
    Lightest: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Steps, levels=_CROWDED),
    Order: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Steps, levels=_USUAL),
    Tips: Asked(form=AnswerForm.CHOICE, options=3, unit=_UNIT, why=Weights),
    Pan: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Weights, levels=_LATER),
    Worth: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Weights),
}
