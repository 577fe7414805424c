"""The published form of `counting/object_count`; lengths are in points."""

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.core.scene import Hue
from puzzlegen.facts.counting.objects import Kind, Points, Sided, Thing

Corner: TypeAlias = tuple[int, int]


class Crowd(Published, frozen=True):
    """A scene, all of which the picture shows, with its objects from the lowest to the topmost one.

    `circle` is the big circle `[x, y, radius]` of the question `inside`, `frame` the big rectangle `[left, top, right,
    bottom]` of `across`; else they are null. `outlines` are points `[x, y]` around the centre of each kind, in
    thousandths of its size. A hand that is not mirrored is a right hand, seen from its back; an arrow turns clockwise;
    a fish has its head on the left, a boat its bow, a cup its handle.
    """

    width: Points
    height: Points
    circle: tuple[int, int, Points] | None
    frame: tuple[int, int, int, int] | None
    outlines: Mapping[Kind | Sided, Annotated[tuple[Corner, ...], Meta(min_length=3)]]
    objects: Annotated[tuple[Thing, ...], Meta(min_length=1, max_length=254)]


class Wanted(Published, frozen=True):
    """What an object has to be like; what is absent does not matter."""

    kind: Kind | Sided | None = None
    hue: Hue | None = None
    mirrored: bool | None = None


class Sought(Question, frozen=True):
    """What is counted."""

    of: Wanted


class Count(Sought, frozen=True, tag="count"):
    """How many are there?"""


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How many are there, of four numbers?"""

    options: tuple[int, int, int, int]


class More(Sought, frozen=True, tag="more"):
    """How many more are there than of the other kind?"""

    than: Wanted


class Inside(Sought, frozen=True, tag="inside"):
    """How many lie wholly inside the circle?"""


class InsideOffered(Inside, frozen=True, tag="inside_choice"):
    """How many lie wholly inside it, of four numbers?"""

    options: tuple[int, int, int, int]


class Across(Sought, frozen=True, tag="across"):
    """How many straddle the sides of the rectangle?"""


class Side(Sought, frozen=True, tag="side"):
    """How many things that have a left and a right are mirrored, or are not?"""


class Boxes(Sought, frozen=True, tag="boxes"):
    """Where are they? `object-1` and so on, in the order of the statement."""


class Counted(Published, frozen=True):
    """The objects that count, by their places in the statement, from 0; of `more`, those of which there are more."""

    found: tuple[int, ...]


Statement: TypeAlias = Crowd
Query: TypeAlias = Count | CountOffered | More | Inside | InsideOffered | Across | Side | Boxes

_UNIT: Final = "looks"
_COUNTED: Final = (Level.EASY, Level.MEDIUM)
_BELOW: Final = (Level.EASY, Level.MEDIUM, Level.HARD)
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Counted, levels=_COUNTED),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Counted, levels=_COUNTED),
    More: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Counted),
    Inside: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Counted),
    InsideOffered: Asked(
        form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Counted, levels=(Level.HARD, Level.EXTREME)
    ),
    Across: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Counted),
    Side: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Counted, levels=_BELOW),
    Boxes: Asked(
        form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Counted, levels=_BELOW, labels={"mmiq_paradigm": None}
    ),
}
