"""The published form of `solids/paper_punch`.

Places are `[x, y]` in half squares of the paper, x to the right and y down; holes are in the middle of squares. Places
on the folded paper are as they are before it is turned.
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Letter: TypeAlias = Literal["A", "B", "C", "D"]
Punch: TypeAlias = Literal["disc", "half_moon", "triangle", "heart"]
Hue: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "purple", "pink"]
Turn: TypeAlias = Literal[0, 1, 2, 3]
Number: TypeAlias = Annotated[int, Meta(ge=-40, le=40)]
Far: TypeAlias = Annotated[int, Meta(ge=-80, le=80)]
Sign: TypeAlias = Annotated[int, Meta(ge=-1, le=1)]
Point: TypeAlias = tuple[Number, Number]
Four: TypeAlias = tuple[Point, Point, Point, Point]


class Fold(NamedTuple):
    """All paper with a x + b y > c is laid over along the line a x + b y = c, with all its layers, and on top."""

    a: Sign
    b: Sign
    c: Far


class Hole(NamedTuple):
    """Where a hole is, and where its tip points; 0, 0 for a round one."""

    x: Far
    y: Far
    right: Sign
    down: Sign


Holes: TypeAlias = tuple[Hole, ...]


class Paper(Published, frozen=True):
    """A sheet by its corners, its folds one after another, and what is punched through the folded paper.

    The folded paper is shown after `turn` quarter turns clockwise; places on it are told as before.
    """

    sheet: Annotated[tuple[Point, ...], Meta(min_length=3, max_length=16)]
    folds: Annotated[tuple[Fold, ...], Meta(min_length=1, max_length=6)]
    punches: Annotated[Holes, Meta(max_length=6)]
    punch: Punch
    turn: Turn
    hue: Hue


class Unfold(Question, frozen=True, tag="unfold"):
    """Which sheet, told by its holes, is it once it is unfolded?"""

    options: tuple[Holes, Holes, Holes, Holes]


class Count(Question, frozen=True, tag="count"):
    """How many holes does the unfolded sheet have?"""


class Layers(Question, frozen=True, tag="layers"):
    """Which place on the folded paper is so many layers thick?"""

    options: Four
    layers: int


class Place(Question, frozen=True, tag="place"):
    """At which place of the folded paper was it punched, if paper that was folded over has these holes?"""

    options: Four
    holes: Holes


class Partner(Question, frozen=True, tag="partner"):
    """Which point of the sheet is pierced together with a given one?"""

    given: Point
    options: Four


class Wrong(NamedTuple):
    """A hole that a sheet lacks, has too many or turns otherwise, and where it is."""

    how: Literal["lacks", "has", "turns"]
    at: Point


class Against(Published, frozen=True):
    """What each wrong sheet has otherwise."""

    against: Mapping[Letter, Wrong]


class Growth(Published, frozen=True):
    """How many holes each punch makes after each unfolding, the last fold first."""

    growth: tuple[tuple[int, ...], ...]


class Growths(Published, frozen=True):
    """How many layers of each place lie side by side after each unfolding, the last fold first."""

    growths: tuple[tuple[int, ...], ...]


class Made(Published, frozen=True):
    """The holes that a punch at each place makes."""

    made: tuple[tuple[Point, ...], ...]


class Followed(Published, frozen=True):
    """Of the given point and of each option: the numbers of the folds that turn it over, and where it lands."""

    ways: tuple[tuple[int, ...], ...]
    landed: tuple[Point, ...]


Statement: TypeAlias = Paper
Query: TypeAlias = Unfold | Count | Layers | Place | Partner
Facts: TypeAlias = Against | Growth | Growths | Made | Followed

QUESTIONS: Final[Questions] = {
    Unfold: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="holes of the right sheet, times folds, slanted ones twice",
        why=Against,
        open_to={Level.EASY: "after one fold, the sheet that is alike on both sides of it is seen at a glance"},
    ),
    Count: Asked(form=AnswerForm.FILL_IN, unit="holes counted, times folds, slanted ones twice", why=Growth),
    Layers: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        unit="layers at the four places, times folds, slanted ones twice",
        why=Growths,
    ),
    Place: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        unit="holes from the four places, times folds, slanted ones twice",
        why=Made,
        levels=(Level.MEDIUM, Level.HARD),  # after more folds, few places have as many layers
    ),
    Partner: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        unit="holes that go with the five points, times folds, slanted ones twice",
        why=Followed,
        levels=(Level.MEDIUM, Level.HARD, Level.EXTREME),
    ),
}
