"""The published form of `cues/crack_order`; places are whole numbers, hundreds of which are a unit of the picture."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Point: TypeAlias = tuple[int, int]
Side: TypeAlias = Annotated[int, Meta(ge=600, le=2200)]
Impact: TypeAlias = Annotated[int, Meta(ge=1, le=8, description="an impact by its number")]
Thing: TypeAlias = Literal["window", "ice", "screen", "plate"]


class Crack(NamedTuple):
    """The impact of a crack, and the places that it runs through, in a straight line from one to the next.

    It begins at its impact; a side branch begins at a bend of a crack of the same impact and ends free. Where a crack
    ends on another, the place of its end is one of the other's places, too.
    """

    impact: Impact
    points: Annotated[tuple[Point, ...], Meta(min_length=2, max_length=40)]


class Pane(Published, frozen=True):
    """What broke, its width and height, the places of its impacts in the order of their numbers, and all cracks.

    Places are `[x, y]`, x to the right and y downwards from the top left corner of the pane. A plate is a disc, and
    both sides are its diameter.
    """

    thing: Thing
    size: tuple[Side, Side]
    impacts: Annotated[tuple[Point, ...], Meta(min_length=2, max_length=8)]
    cracks: Annotated[tuple[Crack, ...], Meta(max_length=120)]


class First(Question, frozen=True, tag="first"):
    """Which impact came first?"""


class FirstBoxed(First, frozen=True, tag="first_box"):
    """Which hole, such as `impact-3`, is that of the first one?"""


class Last(Question, frozen=True, tag="last"):
    """Which impact came last?"""


class Among(Question, frozen=True, tag="earlier"):
    """Which of four certainly came before the other three?"""

    options: tuple[Impact, Impact, Impact, Impact]


class Pair(Question, frozen=True, tag="pair"):
    """Which of two came first: the first one named, the second one, or do the cracks not tell?"""

    impacts: tuple[Impact, Impact]


class Before(Question, frozen=True, tag="before"):
    """How many certainly came before one impact, that is, in every order that fits?"""

    impacts: tuple[Impact]


class BeforeOffered(Before, frozen=True, tag="before_choice"):
    """How many, of four numbers?"""

    options: tuple[int, int, int, int]


class Order(Question, frozen=True, tag="order"):
    """What is the whole order, of which there is only one, such as 3142?"""


class OrderOffered(Order, frozen=True, tag="order_choice"):
    """Which of four orders is it?"""

    options: tuple[int, int, int, int]


class Facts(Published, frozen=True):
    """All `pairs` of impacts of which the second has a crack that ends on one of the first.

    The `steps` are those of them that lead to the answer; `line` has the impacts that the conclusion names.
    """

    pairs: tuple[tuple[Impact, Impact], ...]
    steps: tuple[tuple[Impact, Impact], ...]
    line: tuple[Impact, ...]


Statement: TypeAlias = Pane
Query: TypeAlias = First | FirstBoxed | Last | Among | Pair | Before | BeforeOffered | Order | OrderOffered

_CHAIN: Final = "ends of cracks in a chain"
_BACK: Final = "pairs of impacts on the way back"
_TOUCHING: Final = "pairs of impacts that touch"
_SHORT: Final[tuple[Level, ...]] = (Level.EASY,)
_NEAR: Final = (Level.EASY, Level.MEDIUM)
_LOOK: Final = "one look at each impact is enough, and is the work: its cracks end on others, or others end on them"
QUESTIONS: Final[Questions] = {
    First: Asked(form=AnswerForm.FILL_IN, unit=_CHAIN, why=Facts, levels=_SHORT, open_to=_LOOK),
    FirstBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_CHAIN, why=Facts, levels=_SHORT, open_to=_LOOK),
    Last: Asked(form=AnswerForm.FILL_IN, unit=_CHAIN, why=Facts, levels=_SHORT, open_to=_LOOK),
    # a look at the impacts next to it tells the earliest of four too often
    Among: Asked(form=AnswerForm.CHOICE, options=4, unit=_BACK, why=Facts, levels=()),
    # however long the chain between two, the earlier one has more ends of others' cracks on its own
    Pair: Asked(form=AnswerForm.CHOICE, options=3, weight=2, unit=_BACK, why=Facts, levels=_NEAR, open_to=_LOOK),
    # of long chains, nearly all impacts come before on which some crack ends
    Before: Asked(form=AnswerForm.FILL_IN, unit=_TOUCHING, why=Facts, levels=_SHORT, open_to=_LOOK),
    BeforeOffered: Asked(
        form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_TOUCHING, why=Facts, levels=_SHORT, open_to=_LOOK
    ),
    Order: Asked(form=AnswerForm.FILL_IN, unit=_CHAIN, why=Facts),
    # two ends of cracks settle any four orders, however long they are
    OrderOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_CHAIN, why=Facts, levels=_SHORT),
}
