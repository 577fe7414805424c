"""The published form of `solids/cross_section`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.facts.solids.sections import Polygon, Polyhedron, Revolution, Symmetric, Triple

Part: TypeAlias = Annotated[str, Meta(pattern=r"^-?[0-9]{1,6}(/[1-9][0-9]{0,5})?(?!\n)$", description="a fraction")]
End: TypeAlias = tuple[Part, Part]
Shown: TypeAlias = Literal["sheet", "points"]


class Given(Published, frozen=True):
    """A polyhedron with three points of the plane, or a solid of revolution with the line in which it is cut at y = 0.

    The section of a polyhedron is drawn, or the points are marked.
    """

    solid: Polyhedron | Revolution
    points: tuple[Triple, Triple, Triple] | None = None
    shown: Shown | None = None
    line: tuple[End, End] | None = None


class Cut(Question, frozen=True, tag="cut"):
    """Which of these is similar to the section of the polyhedron?"""

    options: Annotated[tuple[Polygon, ...], Meta(min_length=2, max_length=4)]


class CutRound(Question, frozen=True, tag="cut_round"):
    """Which of these is similar to the section of the solid of revolution?"""

    options: Annotated[tuple[Symmetric, ...], Meta(min_length=2, max_length=4)]


Statement: TypeAlias = Given
Query: TypeAlias = Cut | CutRound

_UNIT: Final = "corners to find"
QUESTIONS: Final[Questions] = {
    Cut: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT),
    CutRound: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, levels=(Level.EASY,)),
}
