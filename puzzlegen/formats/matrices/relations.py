"""The published form of `matrices/relations`."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Shape: TypeAlias = Literal["circle", "square", "diamond", "hexagon"]
Kind: TypeAlias = Literal["contact", "size", "side", "height"]
RuleName: TypeAlias = Literal[
    "same",
    "2 in turn",
    "3 in turn",
    "kept",
    "reversed",
    "rows of one",
    "columns of one",
    "rows of three",
    "columns of three",
    "odd",
]
Coordinate: TypeAlias = Annotated[int, Meta(ge=-8, le=8)]


class Outline(NamedTuple):
    """An outline around (`x`, `y`), to each side of which it is `size` steps; x runs right, y runs down."""

    x: Coordinate
    y: Coordinate
    size: Literal[2, 4, 6]


Panel: TypeAlias = tuple[Outline, ...]


class Panels(Published, frozen=True):
    """The outlines of every panel, the relations that count, both in this order, and the panels that are shown."""

    outlines: Annotated[tuple[Shape, ...], Meta(min_length=2, max_length=3)]
    relations: Annotated[tuple[Kind, ...], Meta(min_length=1)]
    panels: tuple[Panel, ...]


class Choice(Question, frozen=True):
    """Which one of four panels?"""

    options: tuple[Panel, Panel, Panel, Panel]


class Matrix(Choice, frozen=True, tag="matrix"):
    """Which panel completes a grid, of which eight are shown row by row?"""


class Analogy(Choice, frozen=True, tag="analogy"):
    """Which panel completes the third row of two, of which five are shown?"""


class Next(Choice, frozen=True, tag="next"):
    """Which panel comes after five?"""


class Belongs(Choice, frozen=True, tag="belongs"):
    """Which panel agrees with four others in all relations in which they agree?"""


class OddOneOut(Choice, frozen=True, tag="odd_one_out"):
    """Which panel differs from all others in a relation? None is shown besides."""


class Count(Question, frozen=True, tag="count"):
    """How many panels agree with four others in all relations in which they agree?"""

    figures: Annotated[tuple[Panel, ...], Meta(min_length=4, max_length=8)]


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How many, of four numbers?"""

    options: tuple[int, int, int, int]


class Relation(Published, frozen=True):
    """A relation of two outlines that decides, its rule, and its value in the panels that are shown and in the answer.

    Where panels are counted, or one is odd, in all of them. Values of `contact` are 0 apart, 1 crossing, 2 the first
    one inside, 3 the other one inside; of `size`, `side` and `height` 0 the first one is wider, further left or higher,
    1 neither is, 2 the other one.
    """

    pair: tuple[Shape, Shape]
    kind: Kind
    rule: RuleName
    values: tuple[Annotated[int, Meta(ge=0, le=3)], ...]


class Facts(Published, frozen=True):
    """The relations that follow a rule, or the one that singles out the answer."""

    relations: tuple[Relation, ...]


Statement: TypeAlias = Panels
Query: TypeAlias = Matrix | Analogy | Next | Belongs | OddOneOut | Count | CountOffered

_UNIT: Final = "relations looked at"
_DRAWN: Final = Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Facts)
QUESTIONS: Final[Questions] = {
    Matrix: replace(_DRAWN, labels={"mmiq_configuration": "Raven matrix"}),
    Analogy: replace(_DRAWN, labels={"mmiq_configuration": "visual analogy"}),
    Next: replace(_DRAWN, labels={"mmiq_configuration": "extrapolation"}),
    Belongs: replace(_DRAWN, levels=USUAL_LEVELS),
    OddOneOut: replace(_DRAWN, levels=(Level.EASY,), labels={"mmiq_configuration": "odd one out"}),
    Count: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts),
}
