"""The published form of `parts/turned`."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.parts.kits.drawings import Letter, Mesh

Turn: TypeAlias = Literal[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
Across: TypeAlias = Annotated[int, Meta(ge=-100_000, le=100_000)]


class Picture(NamedTuple):
    """Which part a picture shows, by its number, whether as its mirror image, and by how many degrees it is turned.

    A part turns about the upright axis in the middle of its box, anticlockwise from above; its mirror image has left
    and right in each other's place.
    """

    part: Annotated[int, Meta(ge=0, le=1)]
    mirrored: bool
    turn: Turn


Offered: TypeAlias = tuple[Picture, Picture, Picture, Picture]


class Parts(Published, frozen=True):
    """One part, or two of the same size: all that pictures show."""

    parts: Annotated[tuple[Mesh, ...], Meta(min_length=1, max_length=2)]


class Same(Question, frozen=True, tag="same"):
    """Which of these pictures shows the part that is shown, turned?"""

    shown: Picture
    options: Offered


class OddOneOut(Question, frozen=True, tag="odd_one_out"):
    """Three of these pictures show one part, turned: which does not?"""

    options: Offered


class Spot(NamedTuple):
    """A place in a picture, in hundredths of a millimetre to the right and up from its middle."""

    x: Across
    y: Across


class Clash(NamedTuple):
    """Why the part in a lettered picture is another one than that in the first picture: the shown, or the odd, one.

    The lettered one is turned by so many degrees, anticlockwise from above, to stand as in the first picture. Then at
    one place of space one picture shows the surface of a part, the first one if ``there``, and the other picture
    nothing, but what lies behind it. ``spot`` is that place in the first picture, ``beside`` in the lettered one.
    """

    letter: Letter
    turn: Turn
    there: bool
    spot: Spot
    beside: Spot


class Reasons(Published, frozen=True):
    """A clash with each wrong picture; or of the odd one with each other picture, by its letter."""

    clashes: tuple[Clash, Clash, Clash]


Statement: TypeAlias = Parts
Query: TypeAlias = Same | OddOneOut

_UNIT: Final = "faces seen in all pictures"
QUESTIONS: Final[Questions] = {
    Same: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Reasons),
    OddOneOut: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Reasons,
        labels={"mmiq_configuration": "odd one out"},
    ),
}
