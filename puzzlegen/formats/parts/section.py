"""The published form of `parts/section`.

Lengths are hundredths of a millimetre, angles hundredths of a degree.
"""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.facts.parts.sides import Axis, Side
from puzzlegen.formats.parts.kits.drawings import Credit, Length, Letter, Mesh, Sheet

Seen: TypeAlias = Literal["left", "right", "top", "bottom"]
"""From which sides a section may be seen: the front view shows all of these planes as lines."""


class Corner(NamedTuple):
    """A corner of an outline, and how the way to the next one bends.

    0 is straight, another angle that of an arc, which turns anticlockwise if it is positive.
    """

    x: Length
    y: Length
    bend: Annotated[int, Meta(ge=-35_900, le=35_900)]


Outline: TypeAlias = Annotated[tuple[Corner, ...], Meta(min_length=2, max_length=60)]
Section: TypeAlias = Annotated[tuple[Outline, ...], Meta(min_length=1, max_length=20)]


class Cut(NamedTuple):
    """A plane: from which side its section is seen, and how far it is from the part's left or lower end."""

    side: Seen
    at: Length


class WhichSection(Question, frozen=True, tag="section"):
    """Which of these is the section?

    Outlines of sections start from 0, to the right and up; inside of an odd number of them there is material.
    """

    cut: Cut
    options: tuple[Section, Section, Section, Section]


class WhichPlane(Question, frozen=True, tag="plane"):
    """Which of these planes, given by their places, has this section, seen from this side?"""

    side: Seen
    section: Section
    options: tuple[Length, Length, Length, Length]


class Clash(NamedTuple):
    """Why a section, or a plane, on offer is wrong.

    At a place along an axis of the part (hundredths of a millimetre from its left, front or lower end) either the
    section has a straight edge across it, and the plane crosses nothing there in the view from a given side; or the
    plane crosses a line there, and the outline of the section has neither a corner nor a turning point. ``along`` is
    how far that place is from the section's left or lower end.
    """

    letter: Letter
    side: Side
    axis: Axis
    at: Length
    outlined: bool
    along: Length


class Reasons(Published, frozen=True):
    """One clash for each wrong option, by its letter, and a part that has the given views and the section.

    Where it was made of somebody's mesh, ``credit`` says whose.
    """

    clashes: tuple[Clash, Clash, Clash]
    part: Mesh
    credit: Credit | None = None


Statement: TypeAlias = Sheet
Query: TypeAlias = WhichSection | WhichPlane

_COMPARED: Final = "places compared with what planes cross"
_WORK: Final = (
    "corners of the right section lie where its plane crosses lines of the views, and finding these is the work"
)
QUESTIONS: Final[Questions] = {
    WhichSection: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_COMPARED, why=Reasons, open_to=_WORK),
    WhichPlane: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_COMPARED, why=Reasons, open_to=_WORK),
}
