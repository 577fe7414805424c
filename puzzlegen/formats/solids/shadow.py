"""The published form of `solids/shadow`."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.facts.solids.towers import City, Cubes, Light, Viewer

Top: TypeAlias = Literal["flat", "peak", "rise", "fall"]
Letter: TypeAlias = Literal["A", "B", "C", "D"]


class Column(NamedTuple):
    """A column of an outline: whole cubes, and what is on top of them, as high as a cube if it is not flat."""

    cubes: Cubes
    top: Top


Outline: TypeAlias = Annotated[
    tuple[Column, ...], Meta(min_length=1, max_length=8, description="from the left, as seen along the light")
]
Outlines: TypeAlias = Annotated[tuple[Outline, ...], Meta(min_length=2, max_length=4)]


class Given(Published, frozen=True):
    """Towers in rows from the front to the back, each from left to right.

    They are seen from the left or the right of the front. The `light` falls from the front or from where the viewer
    stands, if it is told.
    """

    towers: City
    viewer: Viewer
    light: Light | None = None


class Cast(Question, frozen=True, tag="cast"):
    """Which outline does the light cast?"""

    options: Outlines


class Cannot(Question, frozen=True, tag="cannot"):
    """Which outline does light from none of the four sides cast, nor its mirror image?"""

    options: Outlines


class Sides(Published, frozen=True):
    """The outline that is cast from the front or the back, and the one from the left or the right."""

    front: Letter
    side: Letter


Statement: TypeAlias = Given
Query: TypeAlias = Cast | Cannot

_UNIT: Final = "towers"
QUESTIONS: Final[Questions] = {
    Cast: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT),
    Cannot: Asked(
        form=AnswerForm.CHOICE, options=3, drawn=True, unit=_UNIT, why=Sides, levels=(Level.HARD, Level.EXTREME)
    ),
}
