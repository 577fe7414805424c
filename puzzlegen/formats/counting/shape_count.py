"""The published form of `counting/shape_count`."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Basis: TypeAlias = Literal["square", "triangular"]
Kind: TypeAlias = Literal["triangle", "square", "rectangle", "parallelogram", "circle"]
Straight: TypeAlias = Literal["triangle", "square", "rectangle", "parallelogram"]
Whole: TypeAlias = Annotated[int, Meta(ge=-100_000, le=100_000)]
Segment: TypeAlias = tuple[Whole, Whole, Whole, Whole]


class Arc(NamedTuple):
    """An arc: its centre in the basis, its radius in the unit of the basis, where it starts, and how far it goes.

    Angles are clockwise and in twenty-fourths of a turn; 0 is to the right of the centre, and 24 is a whole circle.
    """

    x: Whole
    y: Whole
    radius: Annotated[int, Meta(ge=1, le=100_000)]
    start: Annotated[int, Meta(ge=0, le=23)]
    extent: Annotated[int, Meta(ge=1, le=24)]


class Drawing(Published, frozen=True):
    """Straight lines `[x1, y1, x2, y2]`, and arcs; they may meet, overlap and continue one another.

    In the basis `square`, x is to the right and y downwards; in the basis `triangular`, y is downwards and to the
    right, at 60 degrees to x. Both have equal units. `dots` are the black dot and the white one, if there are any, as
    `[x, y]` in hundredths of the unit.
    """

    basis: Basis
    segments: tuple[Segment, ...]
    arcs: tuple[Arc, ...] = ()
    dots: Annotated[tuple[tuple[Whole, Whole], ...], Meta(max_length=2)] = ()


class Count(Question, frozen=True, tag="count"):
    """How many shapes of this kind are there? Circles, and nothing else, in drawings with arcs."""

    kind: Kind


class Around(Question, frozen=True, tag="around"):
    """How many of them have the black dot inside, and the white one, if there is one, outside?"""

    kind: Straight


class Shapes(Published, frozen=True):
    """All shapes that count by their corners, and their parts where no one length tells their size; or all circles.

    Corners are `[x, y]`, circles `[x, y, radius]`.
    """

    shapes: tuple[tuple[tuple[float, float], ...], ...] | None = None
    parts: tuple[int, ...] | None = None
    circles: tuple[tuple[int, int, int], ...] | None = None


Statement: TypeAlias = Drawing
Query: TypeAlias = Count | Around

_UNIT: Final = "pieces of outline"
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Shapes, levels=(Level.EASY, Level.MEDIUM)),
    Around: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Shapes, levels=(Level.HARD, Level.EXTREME)),
}
