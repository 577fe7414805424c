"""The published form of `differences/scene_difference`; boxes are in pixels of a drawing, without the margins."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm, Box
from puzzlegen.core.question import Asked, Published, Questions
from puzzlegen.facts.differences.things import Thing
from puzzlegen.formats.differences.kits.pairs import Arranged, Boxes, Count, Single

Place: TypeAlias = Annotated[int, Meta(ge=0, le=4095, description="a thing")]


class Difference(Published, frozen=True):
    """A thing that differs, by its name, and the box around all that looks different."""

    thing: str
    box: Box


class Scenes(Published, frozen=True):
    """Every different thing, and the places in that list of those of each drawing, from the farthest to the nearest.

    Places count from 0. The ground, the walls and the sky are things as well.
    """

    things: tuple[Thing, ...]
    first: tuple[Place, ...]
    second: tuple[Place, ...]
    differences: tuple[Difference, ...]


class Choice(Arranged, frozen=True, tag="choice"):
    """In which one of four lettered regions do they differ?"""

    options: tuple[Box, Box, Box, Box]


Statement: TypeAlias = Scenes
Query: TypeAlias = Boxes | Single | Choice | Count

_COMPARED: Final = "things compared"
_LISTED: Final = "the statement lists the differences; the pictures do not, and to find them is the work"
QUESTIONS: Final[Questions] = {
    Boxes: Asked(form=AnswerForm.BOUNDING_BOXES, weight=3, unit=_COMPARED),
    Single: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_COMPARED),
    # Four regions are soon compared, however small they are
    Choice: Asked(form=AnswerForm.CHOICE, options=4, unit="bits to a region", levels=(Level.EASY, Level.MEDIUM)),
    Count: Asked(form=AnswerForm.FILL_IN, unit=_COMPARED, open_to=_LISTED),
}
