"""The published form of `cues/filling`; vessels go by their numbers from 1, and heights are in litres."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Small: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=18, description="a vessel by its number")]
Theme: TypeAlias = Literal["jars", "barrels", "tanks"]


class Vessel(Published, frozen=True):
    """Where a vessel stands, and how many litres it `holds`."""

    row: Small
    column: Small
    holds: Annotated[int, Meta(ge=1, le=8)]


class Pipe(NamedTuple):
    """From one vessel to another one in the next row, at a height above the bottom of the former."""

    start: Number
    stop: Number
    height: Small
    valve: Literal["none", "open", "shut"]


class Plant(Published, frozen=True):
    """Vessels in the order of their numbers, that below the tap, and the pipes between them.

    What comes into a vessel rises to the lowest pipe that is not shut and leads to a vessel that is not full, and from
    then on leaves by it. A full vessel takes nothing more, as if its pipe were shut. Pipes hold nothing and carry as
    much as comes.
    """

    theme: Theme = field(name="dress")
    vessels: Annotated[tuple[Vessel, ...], Meta(min_length=2, max_length=18)]
    tap: Number
    pipes: tuple[Pipe, ...]


class First(Question, frozen=True, tag="first"):
    """Which vessel is full first?"""


class FirstBoxed(First, frozen=True, tag="first_box"):
    """Which one is it in the picture? It is the element `vessel-1` or so, without its pipes."""


class Filled(Question, frozen=True, tag="filled"):
    """How many vessels are full when so many litres have run from the tap, which has not stopped?"""

    litres: Annotated[int, Meta(ge=1, le=144)]


class Litres(Question, frozen=True, tag="litres"):
    """How much has run from the tap when this vessel is full?"""

    vessel: Number


class Empty(Question, frozen=True, tag="empty"):
    """How many vessels are still empty at the end?"""


class EmptyBoxed(Empty, frozen=True, tag="empty_boxes"):
    """Which ones are they in the picture?"""


class Full(Published, frozen=True):
    """A vessel that is full, the way of the liquid to it from that below the tap, and what each one holds by then."""

    vessel: Number
    way: tuple[Number, ...]
    held: tuple[tuple[Number, int], ...]


class Facts(Published, frozen=True):
    """Vessels in the order in which they are full; those whose own valve is shut, and those that stay empty."""

    full: tuple[Full, ...]
    cut: tuple[Number, ...]
    empty: tuple[Number, ...]


Statement: TypeAlias = Plant
Query: TypeAlias = First | FirstBoxed | Filled | Litres | Empty | EmptyBoxed

_STEPS: Final = "steps of the water"
_SHORT: Final[tuple[Level, ...]] = (Level.EASY, Level.MEDIUM)  # where one way down may be enough for an answer
QUESTIONS: Final[Questions] = {
    First: Asked(form=AnswerForm.FILL_IN, unit=_STEPS, why=Facts, levels=_SHORT),
    FirstBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_STEPS, why=Facts, levels=_SHORT),
    Filled: Asked(form=AnswerForm.FILL_IN, unit=_STEPS, why=Facts),
    Litres: Asked(form=AnswerForm.FILL_IN, unit=_STEPS, why=Facts),
    Empty: Asked(form=AnswerForm.FILL_IN, unit="pipes", why=Facts, levels=_SHORT),
    EmptyBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit="pipes", why=Facts, levels=_SHORT),
}
