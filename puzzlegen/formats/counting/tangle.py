"""The published form of `counting/tangle`; arcs are known by their places in `caps`, from 0."""

from typing import Annotated, Final, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.counting.kits.counts import Count, CountOffered

Tiles: TypeAlias = Annotated[str, Meta(pattern=r"^[hvab]+(?!\n)$")]
Side: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Stub: TypeAlias = tuple[int, int, Side]


class End(NamedTuple):
    """A side of the border where a rope ends, and what is written there: `dot`, a number, or nothing."""

    row: int
    column: int
    side: Side
    mark: Annotated[str, Meta(pattern=r"^(dot|[0-9]*)(?!\n)$", max_length=3)]


class Tangle(Published, frozen=True):
    """Tiles row by row, the arcs around them, and all other sides of the border, where ropes end.

    On `h` and `v`, two strands cross, the horizontal or the vertical one on top; on `a`, they bend around the upper
    left and the lower right corner, on `b` around the other two. An arc joins two neighbouring sides of the border,
    each the row, the column and the side of a tile: 0 up, 1 right, 2 down, 3 left.
    """

    tiles: Annotated[tuple[Tiles, ...], Meta(min_length=1)]
    caps: tuple[tuple[Stub, Stub], ...]
    ends: tuple[End, ...]


class Loops(Question, frozen=True, tag="loops"):
    """How many closed ropes are there?"""


class Over(Question, frozen=True, tag="over"):
    """At how many crossings is the rope with the dot on top? One with itself counts once."""


class Lead(Question, frozen=True, tag="lead"):
    """Which number is at the other end of the rope with the dot? All other ends are numbered clockwise."""


class LeadOffered(Lead, frozen=True, tag="lead_choice"):
    """Which letter is at its other end? Four ends have one, in this order."""

    options: tuple[Stub, Stub, Stub, Stub]


class Box(NamedTuple):
    """The first and the last column, and the first and the last row, of the tiles that a loop passes, from 0."""

    left: int
    right: int
    top: int
    bottom: int


class Closed(Published, frozen=True):
    """The closed ropes: those with arcs by all of these, the others by where they lie; both in order."""

    loops: tuple[tuple[int, ...], ...]
    inner: tuple[Box, ...]


class Way(Published, frozen=True):
    """The arcs on the way from the dot, and the crossings before each of them and before the other end."""

    arcs: tuple[int, ...]
    crossings: tuple[int, ...]


class WayOver(Way, frozen=True):
    """The same with the number of those on which the rope is on top, and how often it crosses itself."""

    on_top: tuple[int, ...]
    itself: int


Statement: TypeAlias = Tangle
Query: TypeAlias = Count | CountOffered | Loops | Over | Lead | LeadOffered

_ALL: Final = "crossings"
_ONE: Final = "tiles along the rope"
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_ALL, why=Closed),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_ALL, why=Closed),
    Loops: Asked(form=AnswerForm.FILL_IN, unit=_ALL, why=Closed),
    Over: Asked(form=AnswerForm.FILL_IN, unit=_ONE, why=WayOver),
    Lead: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_ONE, why=Way, labels={"mmiq_paradigm": None}),
    LeadOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_ONE, why=Way, labels={"mmiq_paradigm": None}),
}
