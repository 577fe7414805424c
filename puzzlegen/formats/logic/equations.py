"""The published form of `logic/equations`: unknowns have numbers, from 0, in the order in which they are shown."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Place: TypeAlias = Annotated[int, Meta(ge=0, le=599, description="a thing, a circle, a brick, a length or an angle")]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=99_999)]
Angle: TypeAlias = Annotated[int, Meta(ge=1, le=179)]
Coordinate: TypeAlias = Annotated[int, Meta(ge=0, le=120)]
Numbers: TypeAlias = tuple[Number, Number, Number, Number]
Places: TypeAlias = tuple[Place, Place, Place, Place]


class Term(NamedTuple):
    """A thing, or two things that are multiplied; ``sign`` is 1, or -1 where the term is taken away."""

    sign: Literal[-1, 1]
    factors: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=2)]


class Row(Published, frozen=True):
    """Terms from the left to the right, the first one added, and what they make."""

    terms: Annotated[tuple[Term, ...], Meta(min_length=1, max_length=3)]
    makes: Annotated[int, Meta(ge=0, le=999)]


class Things(Published, frozen=True, tag_field="scene", tag="things"):
    """Things that stand for whole numbers from 1 to ``most``, and rows of them."""

    things: Annotated[tuple[str, ...], Meta(min_length=2, max_length=10)]
    most: Annotated[int, Meta(ge=2, le=12)]
    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=12)]


class Spot(NamedTuple):
    """Where a circle of a magic figure is, and its number; None if it has a letter instead."""

    x: Coordinate
    y: Coordinate
    number: Number | None


class Magic(Published, frozen=True, tag_field="scene", tag="magic"):
    """Circles joined by straight lines, each with as many of them, in order; the sums along all lines are equal."""

    spots: Annotated[tuple[Spot, ...], Meta(min_length=5, max_length=19)]
    lines: Annotated[
        tuple[Annotated[tuple[Place, ...], Meta(min_length=3, max_length=5)], ...], Meta(min_length=2, max_length=12)
    ]


class Wall(Published, frozen=True, tag_field="scene", tag="wall"):
    """Bricks row by row, the top one first; each is the sum, or the product, of the two below it."""

    joined: Literal["sum", "product"]
    bricks: Annotated[tuple[Number | None, ...], Meta(min_length=6, max_length=21)]


class Piece(NamedTuple):
    """A rectangle as it is drawn, and its area; None if that is not shown."""

    left: Coordinate
    top: Coordinate
    right: Coordinate
    bottom: Coordinate
    area: Number | None


class Span(NamedTuple):
    """A length beside the plan, from cut to cut as they are drawn; None if it is not shown."""

    way: Literal["across", "down"]
    low: Coordinate
    high: Coordinate
    length: Number | None


class Plan(Published, frozen=True, tag_field="scene", tag="plan"):
    """A rectangle cut into rectangles, not to scale; only what is one cut has the same coordinate.

    Unknown are the areas of pieces, from 0, then the lengths of spans, and all other lengths from cut to cut, sorted.
    """

    pieces: Annotated[tuple[Piece, ...], Meta(min_length=2, max_length=12)]
    spans: Annotated[tuple[Span, ...], Meta(min_length=1, max_length=6)]


class Zigzag(Published, frozen=True, tag_field="scene", tag="zigzag"):
    """Triangles between two rays, not to scale: points 0, 1, 2 and so on lie on one ray and the other in turn.

    Each three points that follow on one another are the corners of a triangle; its angles are three unknowns. The
    sides from point to point have ticks, equally many if they are equal, or none; ``parallel`` has sides that are
    parallel to the next but one.
    """

    opening: Annotated[int, Meta(ge=25, le=50, description="between the rays as they are drawn, in degrees")]
    angles: Annotated[tuple[Angle | None, ...], Meta(min_length=6, max_length=27)]
    ticks: Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=3, max_length=10)]
    parallel: Annotated[tuple[Place, ...], Meta(max_length=8)] = ()


class Inscribed(NamedTuple):
    """An angle at a point of a circle, between the chords to two others, in degrees; None if it is not shown.

    The centre has the number of points. An angle there is between two radii; at a point of the circle, ``high`` may be
    the centre. Both face the arc that is drawn as less than half of the circle.
    """

    at: Place
    low: Place
    high: Place
    degrees: Angle | None


class Circle(Published, frozen=True, tag_field="scene", tag="circle"):
    """Points on a circle, in order, not to scale, and angles between the chords that these need.

    Unknown are the arcs from each point to the next, in degrees, from 0, and then the angles. ``equal`` has arcs whose
    chords are marked as equal; ``diameter`` are two points that have the centre between them, if any have.
    """

    points: Annotated[int, Meta(ge=4, le=10)]
    angles: Annotated[tuple[Inscribed, ...], Meta(min_length=2, max_length=9)]
    equal: Annotated[tuple[Place, ...], Meta(max_length=4)] = ()
    diameter: Annotated[tuple[Place, ...], Meta(max_length=2)] = ()


Fine: TypeAlias = Annotated[int, Meta(ge=0, le=999)]


class Dot(NamedTuple):
    """Where a point is drawn."""

    x: Fine
    y: Fine


class Length(NamedTuple):
    """How far two points of a straight line are apart, in centimetres; None if it is asked for."""

    low: Place
    high: Place
    number: Number | None


class RightAngle(NamedTuple):
    """A point, and two straight lines that are at right angles there."""

    at: Place
    line: Place
    other: Place


class Round(NamedTuple):
    """A circle as it is drawn, and the points on it; a straight line with one of them is a tangent."""

    x: Fine
    y: Fine
    radius: Fine
    points: Annotated[tuple[Place, ...], Meta(min_length=3, max_length=10)]


class Lengths(Published, frozen=True, tag_field="scene", tag="lengths"):
    """Points on straight lines, not to scale: chords, secants and tangents, parallels, or right triangles.

    Unknown are the lengths that are listed, from 0, and all others between two points of a line, sorted. Each line has
    its points in order; ``parallel`` has the lines that are parallel to one another.
    """

    points: Annotated[tuple[Dot, ...], Meta(min_length=3, max_length=13)]
    lines: Annotated[
        tuple[Annotated[tuple[Place, ...], Meta(min_length=2, max_length=7)], ...], Meta(min_length=2, max_length=16)
    ]
    lengths: Annotated[tuple[Length, ...], Meta(min_length=2, max_length=12)]
    right: Annotated[tuple[RightAngle, ...], Meta(max_length=8)] = ()
    parallel: Annotated[tuple[Place, ...], Meta(max_length=6)] = ()
    circle: Round | None = None


class Value(Question, frozen=True, tag="value"):
    """Which number is it?"""

    asked: Place


class ValueOffered(Value, frozen=True, tag="value_choice"):
    """Which of four numbers is it?"""

    options: Numbers


class Cannot(Question, frozen=True, tag="cannot"):
    """Which one of four numbers can a thing not stand for?"""

    asked: Place
    options: Numbers


class Knowable(Question, frozen=True, tag="knowable"):
    """Which is the only one of four that can be worked out?"""

    options: Places


class Follows(Question, frozen=True, tag="follows"):
    """Which is the only one of four more rows of things that has to be true, too?"""

    options: tuple[Row, Row, Row, Row]


class Superfluous(Question, frozen=True, tag="superfluous"):
    """Which of four shown numbers could be covered up and still be worked out from all the others?"""

    options: Places


class Narrowed(NamedTuple):
    """A row, a thing in it, and the numbers that the row leaves for the thing, after those before."""

    row: Place
    thing: Place
    left: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=12)]


class Worked(NamedTuple):
    """What follows from lines, bricks or pieces: ``gives`` is ``plain`` and ``times`` the one that is called n.

    ``by`` of lengths are the lengths that are tied: two and their sum, the legs of a right triangle and the side
    opposite, or two whose product is that of the other two.

    Nothing is called n where no step says so: the one that is has 0 and 1, and no ``by``. The step that finds it has 0
    ``times``, and the next one may put it in, without a ``by``.
    """

    by: Annotated[tuple[Place, ...], Meta(max_length=4)]
    gives: Place
    plain: int
    times: int = 0


class Reasons(Published, frozen=True):
    """Steps to the answer, and numbers of all that could be so as well, one of them for each option that is open."""

    narrowed: Annotated[tuple[Narrowed, ...], Meta(max_length=40)] = ()
    worked: Annotated[tuple[Worked, ...], Meta(max_length=40)] = ()
    ways: Annotated[tuple[tuple[int, ...], ...], Meta(max_length=4)] = ()


Statement: TypeAlias = Things | Magic | Wall | Plan | Zigzag | Circle | Lengths
Query: TypeAlias = Value | ValueOffered | Cannot | Knowable | Follows | Superfluous

_UNIT: Final = "deductions"
QUESTIONS: Final[Questions] = {
    Value: Asked(form=AnswerForm.FILL_IN, weight=4, unit=_UNIT, why=Reasons),
    ValueOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_UNIT, why=Reasons),
    Cannot: Asked(
        form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Reasons, levels=(Level.EASY, Level.MEDIUM, Level.HARD)
    ),
    Knowable: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Reasons,
        levels=(Level.EASY,),  # after longer chains, the three others are alike, or stand near less
    ),
    Follows: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Reasons,
        levels=(Level.MEDIUM, Level.HARD),  # of easy rows, the right one has the things that are seen most often
    ),
    Superfluous: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="numbers shown",
        why=Reasons,
        open_to="a number follows from others that are written around it: to look there is the work",
        levels=(Level.EASY, Level.MEDIUM),
    ),
}
