"""The published form of `logic/straight_roads`; roads are known by their numbers, from 1."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Small: TypeAlias = Annotated[int, Meta(ge=0, le=60)]
Two: TypeAlias = tuple[int, int]
Theme: TypeAlias = Literal["village", "desert", "canals"]


class Bend(NamedTuple):
    """How a sheet is bent: as a whole, and the phases of two waves."""

    arc: Annotated[int, Meta(ge=-3, le=3)]
    first: Small
    second: Small


class Crossing(NamedTuple):
    """Where the roads on a track and on the next one below it change places; both from 0."""

    column: Small
    track: Small


class Sketch(Published, frozen=True, kw_only=True):
    """The numbers of the roads at the left, from the top, their crossings from the left, and how the sheet is bent.

    There are nine roads at most: the crooked one, and as many others as can always be straight.
    """

    left: Annotated[tuple[int, ...], Meta(min_length=3, max_length=9)]
    crossings: Annotated[tuple[Crossing, ...], Meta(max_length=60)]
    bend: Bend


class Map(Sketch, frozen=True):
    """The sketch in question, in a landscape."""

    theme: Theme = field(name="dress")


class Crooked(Question, frozen=True, tag="crooked"):
    """Which road is not straight?"""


class CrookedOffered(Crooked, frozen=True, tag="crooked_choice"):
    """Which one of four roads is not straight?"""

    options: tuple[int, int, int, int]


class Cannot(Question, frozen=True, tag="cannot"):
    """Which two roads cannot both be straight?"""

    options: tuple[Two, Two, Two, Two]


class Pairs(Question, frozen=True, tag="pairs"):
    """How many pairs of roads cross more than once?"""


class PairsOffered(Pairs, frozen=True, tag="pairs_choice"):
    """How many pairs cross more than once, of four numbers?"""

    options: tuple[int, int, int, int]


class Betray(Question, frozen=True, tag="betray"):
    """Where do the only two roads cross that do so twice? `crossing-3` and so on, in the order of the statement."""


class Same(Question, frozen=True, tag="same"):
    """Which sketch has the same crossings in the same order along each road?"""

    options: tuple[Sketch, Sketch, Sketch, Sketch]


class Twice(Published, frozen=True):
    """The pairs of roads that cross more than once."""

    pairs: tuple[Two, ...]


class Flipped(Published, frozen=True):
    """The triangles of roads that are turned inside out in sketches on offer."""

    flipped: tuple[tuple[int, int, int], ...]


Statement: TypeAlias = Map
Query: TypeAlias = Crooked | CrookedOffered | Cannot | Pairs | PairsOffered | Betray | Same

_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
_UP_TO_HARD: Final = (Level.EASY, Level.MEDIUM, Level.HARD)
_MET: Final = "crossings on the map"
_BETWEEN: Final = "crossings on the map and between meetings"
QUESTIONS: Final[Questions] = {
    Crooked: Asked(form=AnswerForm.FILL_IN, unit=_BETWEEN, why=Twice),
    CrookedOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_BETWEEN, why=Twice, levels=_LATER),
    Cannot: Asked(
        form=AnswerForm.CHOICE, options=4, unit="crossings on the named roads", why=Twice, levels=_UP_TO_HARD
    ),
    Pairs: Asked(form=AnswerForm.FILL_IN, unit=_MET, why=Twice),
    PairsOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_MET, why=Twice),
    Betray: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_BETWEEN, why=Twice),
    Same: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_MET, why=Flipped, levels=_UP_TO_HARD),
}
