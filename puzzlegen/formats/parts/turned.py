"""The published form of `parts/turned`.

Pictures have their origin where the middle of the part's box is; x runs to the right, y up, and depth to the viewer, in
ten-millionths of a millimetre, so that corners lie in the planes of steep faces, too.
"""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.parts.kits.drawings import Letter

Turn: TypeAlias = Literal[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
Across: TypeAlias = Annotated[int, Meta(ge=-100_000, le=100_000)]
Place: TypeAlias = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
Ring: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=0, le=3_000)], ...], Meta(min_length=3, max_length=200)]
Face: TypeAlias = Annotated[tuple[Ring, ...], Meta(min_length=1, max_length=20)]


class Picture(Published, frozen=True):
    """The plane faces of a part that turn to the viewer.

    ``corners`` has x, y and depth of each corner, one after the other. Each of the ``faces`` has its outline, by the
    numbers of corners, anticlockwise, and then its holes, clockwise.
    """

    corners: Annotated[tuple[Place, ...], Meta(min_length=9, max_length=6_000)]
    faces: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=1_000)]


Offered: TypeAlias = tuple[Picture, Picture, Picture, Picture]


class Given(Published, frozen=True):
    """From how many degrees above the horizontal parts are seen, in what steps they are turned, and one of them."""

    elevation: Literal[30]
    step: Literal[30]
    shown: Picture | None = None


class Same(Question, frozen=True, tag="same"):
    """Which of these pictures shows the part that is shown, turned about the upright axis in the middle of its box?"""

    options: Offered


class OddOneOut(Question, frozen=True, tag="odd_one_out"):
    """Three of these pictures show one part, turned likewise: which does not?"""

    options: Offered


class Spot(NamedTuple):
    """A place in a picture, in hundredths of a millimetre to the right and up from its middle."""

    x: Across
    y: Across


class Clash(NamedTuple):
    """Why the part in a lettered picture is another one than that in the first picture: the shown, or the odd, one.

    It may be the ``mirror`` image of that. If it is turned by so many degrees, anticlockwise from above, then at one
    place of space one picture shows the surface of a part, the first one if ``there``, and the other picture nothing,
    but what lies behind it. ``spot`` is that place in the first picture, ``beside`` in the lettered one.
    """

    letter: Letter
    mirror: bool
    turn: Turn
    there: bool
    spot: Spot
    beside: Spot


Clashes: TypeAlias = tuple[Clash, Clash, Clash]


class Contrasts(Published, frozen=True):
    """A clash of the odd part with each other one, by its letter."""

    clashes: Clashes


class Reasons(Published, frozen=True):
    """By how many degrees the right part is turned, anticlockwise from above, and a clash with each wrong one."""

    turn: Turn
    clashes: Clashes


Statement: TypeAlias = Given
Query: TypeAlias = Same | OddOneOut

_UNIT: Final = "faces seen in all pictures"
QUESTIONS: Final[Questions] = {
    Same: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Reasons),
    OddOneOut: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Contrasts,
        labels={"mmiq_configuration": "odd one out"},
    ),
}
