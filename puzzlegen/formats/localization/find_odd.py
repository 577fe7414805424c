"""The published form of `localization/find_odd`; figures are known by their numbers, from 1."""

from typing import Final, TypeAlias

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Questions
from puzzlegen.formats.localization.kits.sheets import Compared, Figures, Places, Runs


class Number(Compared, frozen=True, tag="number"):
    """Which figure is not identical to the others? If they are `turned`, a turned figure counts as identical."""


class Choice(Number, frozen=True, tag="choice"):
    """In which quarter of the sheet is it?"""

    options: Runs


class Box(Number, frozen=True, tag="box"):
    """Where is it? `figure-7`."""


class Odd(Published, frozen=True):
    """The odd figure, and how it differs from the first of the others, once it is turned clockwise by quarter turns.

    It is its mirror image, or has parts of its `own` and lacks `others`, which the other one has.
    """

    odd: int
    turn: int
    mirrored: bool
    own: Places
    others: Places


Statement: TypeAlias = Figures
Query: TypeAlias = Number | Choice | Box

_UNIT: Final = "figures times clutter"
_SEEN: Final = "in the data one figure is unlike all others at a glance; to see that in the picture is the work"
QUESTIONS: Final[Questions] = {
    Number: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Odd, open_to=_SEEN),
    Choice: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Odd),
    Box: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Odd, open_to=_SEEN),
}
