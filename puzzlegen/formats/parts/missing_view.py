"""The published form of `parts/missing_view`."""

from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.facts.parts.sides import Axis, Side
from puzzlegen.formats.parts.kits.drawings import Credit, Length, Letter, Mesh, Sheet, View


class WhichView(Question, frozen=True, tag="view"):
    """Which of these is the missing view, from this side?"""

    side: Side
    options: tuple[View, View, View, View]


class WrongView(Question, frozen=True, tag="wrong_view"):
    """Which view on the sheet, by its letter in their order, is that of another part than all the others?"""


class Clash(NamedTuple):
    """Why a view on offer is wrong.

    At a place along an axis of the part (hundredths of a millimetre from its left, front or bottom end) either it has a
    straight line across, or the view of a given side has; in the other one nothing is there.
    """

    letter: Letter
    side: Side
    axis: Axis
    at: Length
    offered: bool


class Reasons(Published, frozen=True):
    """One clash for each wrong view, by its letter, and a part that has the given views and the right one.

    Where it was made of somebody's mesh, ``credit`` says whose.
    """

    clashes: tuple[Clash, Clash, Clash]
    part: Mesh
    credit: Credit | None = None


class Conflict(NamedTuple):
    """Where the wrong view and another one on the sheet, which is from a given side, contradict one another.

    At a place along an axis that both show (hundredths of a millimetre from the left, front or bottom end of the part)
    either the wrong view has a straight line across it, or the other one has; in the other of both nothing is there.
    """

    side: Side
    axis: Axis
    at: Length
    on_wrong: bool


class Conflicts(Published, frozen=True):
    """Conflicts of the wrong view with two others, and a part that has all views but the wrong one.

    Where it was made of somebody's mesh, ``credit`` says whose.
    """

    conflicts: tuple[Conflict, Conflict]
    part: Mesh
    credit: Credit | None = None


Statement: TypeAlias = Sheet
Query: TypeAlias = WhichView | WrongView

_COMPARED: Final = "places compared along shared axes"
QUESTIONS: Final[Questions] = {
    WhichView: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_COMPARED,
        why=Reasons,
        open_to="the right view is the one whose lines lie where those on the sheet lie, and finding that is the work",
    ),
    WrongView: Asked(
        form=AnswerForm.CHOICE,
        options={Level.EASY: 3, Level.MEDIUM: 3, Level.HARD: 4},
        drawn=True,
        unit=_COMPARED,
        why=Conflicts,
        open_to="lines of views lie at the same places but for those of the wrong one, and finding these is the work",
    ),
}
