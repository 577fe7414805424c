"""The published form of `parts/missing_view`."""

from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.facts.parts.sides import Axis, Side
from puzzlegen.formats.parts.kits.drawings import Credit, Length, Letter, Mesh, Sheet, View


class WhichView(Question, frozen=True, tag="view"):
    """Which of these is the missing view, from this side?"""

    side: Side
    options: tuple[View, View, View, View]


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


Statement: TypeAlias = Sheet
Query: TypeAlias = WhichView

QUESTIONS: Final[Questions] = {
    WhichView: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="places compared along shared axes",
        why=Reasons,
        open_to="the right view is the one whose lines lie where those on the sheet lie, and finding that is the work",
    ),
}
