"""The published form of `localization/find_odd`; figures are known by their numbers, from 1."""

from typing import Final, TypeAlias

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Questions
from puzzlegen.formats.localization.kits.sheets import Compared, Figures, Places, Runs


class Number(Compared, frozen=True, tag="number"):
    """Which figure is not identical to any other? If they are `turned`, a turned figure counts as identical.

    All others are identical; or there are several kinds of them, and at least two of each.
    """

    kinds: bool = False


class Choice(Number, frozen=True, tag="choice", kw_only=True):
    """In which quarter of the sheet is it?"""

    options: Runs


class Box(Number, frozen=True, tag="box"):
    """Where is it? `figure-7`."""


class Odd(Published, frozen=True):
    """The odd figure, and how it differs from the `other` that comes closest, once it is turned by quarter turns.

    That is clockwise, and the other is the first of several that come as close. The odd figure has parts of its `own`
    and lacks `others`, which the other one has.
    """

    odd: int
    other: int
    turn: int
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
