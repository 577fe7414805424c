"""The published form of `localization/find_odd`."""

from typing import Final, TypeAlias

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.localization.kits.sheet import Number, Places, Sheet, Turn


class OddNumber(Question, frozen=True, tag="number"):
    """Which figure is unlike all others? If `turned`, figures are turned, and a turned one counts as identical."""

    turned: bool


class Offered(OddNumber, frozen=True, tag="choice"):
    """Which of four figures is it?"""

    options: tuple[Number, Number, Number, Number]


class Boxed(OddNumber, frozen=True, tag="box"):
    """Where is it?"""


class Facts(Published, frozen=True):
    """How the odd figure differs from the first of the others in the turn in which they differ least.

    It is the mirror image of that one, left and right exchanged (`mirrored`), or `own` and `others` are the parts that
    only one of the two has then.
    """

    odd: Number
    turn: Turn
    mirrored: bool
    own: Places
    others: Places


Statement: TypeAlias = Sheet
Query: TypeAlias = OddNumber | Offered | Boxed

_UNIT: Final = "figures times clutter"
QUESTIONS: Final[Questions] = {
    OddNumber: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts),
    Offered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts),
    Boxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Facts),
}
