"""The published form of `cues/layer_order`; lengths are in points, places `[x, y]`, and pieces count from 1."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.core.scene import Hue

Whole: TypeAlias = Annotated[int, Meta(ge=0, le=4000)]
Side: TypeAlias = Annotated[int, Meta(ge=200, le=4000)]
Point: TypeAlias = tuple[Whole, Whole]
Stroke: TypeAlias = Annotated[tuple[Point, ...], Meta(min_length=2, max_length=16)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=8, description="a piece by its number")]
Order: TypeAlias = tuple[Number, ...]
Pair: TypeAlias = tuple[Number, Number]
Theme: TypeAlias = Literal["sticks", "strips", "strokes", "tracks", "prints"]


class Piece(Published, frozen=True):
    """Lines through points: one for each footprint of a trail, from its heel to its toe, and a single one otherwise.

    The number of a piece stands 36 points beyond its end; the square around it is the element `tag-1` and so on.
    """

    hue: Hue
    strokes: Annotated[tuple[Stroke, ...], Meta(min_length=1, max_length=32)]


class Crossing(NamedTuple):
    """Which piece lies on which where the two cross."""

    over: Number
    under: Number


class Heap(Published, frozen=True):
    """The size of the picture, how wide each piece is, the pieces, and all crossings.

    `sticks` (crayons) and `strips` (of paper) are lifted; `strokes` (of a brush), `tracks` (of toy cars) and `prints`
    (of feet) were made one after the other.
    """

    theme: Theme = field(name="dress")
    size: tuple[Side, Side]
    width: Annotated[int, Meta(ge=20, le=80)]
    pieces: Annotated[tuple[Piece, ...], Meta(min_length=2, max_length=8)]
    crossings: tuple[Crossing, ...]


class Top(Question, frozen=True, tag="top"):
    """Which piece has nothing on it: what can be lifted first, what was made last?"""


class TopBoxed(Top, frozen=True, tag="top_box"):
    """Where is its number?"""


class Bottom(Question, frozen=True, tag="bottom"):
    """Which piece lies on no other one?"""


class BottomBoxed(Bottom, frozen=True, tag="bottom_box"):
    """Where is its number?"""


class Above(Question, frozen=True, tag="count"):
    """How many pieces lie above this one, on it or on something between?

    So many must be lifted before, or were certainly made later.
    """

    piece: Number


class AboveOffered(Above, frozen=True, tag="count_choice"):
    """How many, of four numbers?"""

    options: tuple[int, int, int, int]


class Sure(Question, frozen=True, tag="sure"):
    """Of which one of four pairs, none of which cross, does the first piece certainly lie above the second one?

    It does so over other pieces between them.
    """

    options: tuple[Pair, Pair, Pair, Pair]


class Orders(Question, frozen=True, tag="order"):
    """Which one of four orders does no crossing contradict?

    Orders go from the top down where pieces are lifted, and else from the bottom up.
    """

    options: tuple[Order, Order, Order, Order]


class Held(Question, frozen=True, tag="held"):
    """How many sticks or strips, which may lie in rings, are left when all that can be lifted is?"""


class HeldBoxed(Held, frozen=True, tag="held_boxes"):
    """Where are their numbers?"""


class Facts(Published, frozen=True):
    """The crossings that decide, in the order in which they are told.

    Of `top` and `bottom`, one for each other piece; of `count`, all on this piece and on what lies above it; of `sure`,
    a chain from the lower piece to the upper one; of `order`, one that each wrong order breaks.
    """

    told: tuple[Crossing, ...]


class Lifting(Facts, frozen=True):
    """The same with the pieces that are `taken`, in their order; what is told lies on each of those that are left."""

    taken: tuple[Number, ...]


Statement: TypeAlias = Heap
Query: TypeAlias = Top | TopBoxed | Bottom | BottomBoxed | Above | AboveOffered | Sure | Orders | Held | HeldBoxed

_UNIT: Final = "crossings"
_FLAT: Final[tuple[Level, ...]] = (Level.EASY,)  # where one look at each piece is enough
QUESTIONS: Final[Questions] = {
    Top: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts, levels=_FLAT),
    TopBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Facts, levels=_FLAT),
    Bottom: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts, levels=_FLAT),
    BottomBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Facts, levels=_FLAT),
    Above: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts),
    # Five pieces, at easy, would always have the same four numbers on offer, and above, the largest is never right.
    AboveOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts, levels=()),
    Sure: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        unit=_UNIT,
        why=Facts,
        levels=(Level.EASY, Level.MEDIUM),
        open_to="what is certain is what a chain of crossings joins, and to look for the chain is the work",
    ),
    Orders: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts, levels=(Level.MEDIUM, Level.HARD)),
    Held: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Lifting, levels=(Level.MEDIUM, Level.HARD)),
    HeldBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Lifting),
}
