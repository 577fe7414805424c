"""The published form of `solids/polyhedron_net`."""

from typing import Annotated, Final, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.facts.solids.polyhedra import Net, Number, Shape, Side

Sides: TypeAlias = Annotated[tuple[Side, ...], Meta(min_length=2, max_length=4)]


class Given(Published, frozen=True):
    """The solid, its net or both; the `marked` side of the net, or the corner at which that side begins."""

    solid: Shape | None = None
    net: Net | None = None
    marked: Side | None = None


class WhichSolid(Question, frozen=True, tag="solid"):
    """To which solid does the net fold?"""

    options: Annotated[tuple[Shape, ...], Meta(min_length=2, max_length=4)]


class WhichNet(Question, frozen=True, tag="net"):
    """Which net folds to the solid?"""

    options: Annotated[tuple[Net, ...], Meta(min_length=2, max_length=4)]


class Edge(Question, frozen=True, tag="edge"):
    """Which cut side of the net meets the marked one?"""

    options: Sides


class Corner(Question, frozen=True, tag="corner"):
    """Which corner of the net, told by the side that begins there, comes to the same point as the marked one?"""

    options: Sides


class Clash(NamedTuple):
    """A net on offer with the right faces, and two of these that come to lie on one another, the lower number first."""

    letter: Annotated[str, Meta(pattern=r"^[A-D](?!\n)$")]
    one: Number
    other: Number


class Clashes(Published, frozen=True):
    """What is wrong with each net on offer that has the faces of the solid, but does not fold to it."""

    clashes: Annotated[tuple[Clash, ...], Meta(max_length=4)]


class Closed(Published, frozen=True):
    """All pairs of cut sides that meet when the net is folded, in order."""

    closed: tuple[tuple[Side, Side], ...]


Statement: TypeAlias = Given
Query: TypeAlias = WhichSolid | WhichNet | Edge | Corner

_UNIT: Final = "folds to follow"
_EASY: Final = (Level.EASY,)
_FOLLOWED: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    WhichSolid: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, levels=_EASY),
    WhichNet: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Clashes, levels=_EASY),
    Edge: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Closed, levels=_FOLLOWED),
    Corner: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Closed, levels=_FOLLOWED),
}
