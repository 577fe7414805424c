"""The published form of `localization/find_duplicate`."""

from typing import Final, TypeAlias

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.localization.kits.sheet import Number, Pair, Places, Sheet, Turn


class Numbers(Question, frozen=True, tag="numbers"):
    """Which two figures are identical? If `turned`, figures are turned, and a turned one counts as identical."""

    turned: bool


class Offered(Numbers, frozen=True, tag="choice"):
    """Which of four pairs, the earlier figure first, is that?"""

    options: tuple[Pair, Pair, Pair, Pair]


class Boxes(Numbers, frozen=True, tag="boxes"):
    """Where are they?"""


class Facts(Published, frozen=True):
    """How the first of the two is turned into the second, and what the figure that comes closest to it, `rival`, lacks.

    `own` and `others` are the parts that only one of the two has when the first is turned by `rival_turn`.
    """

    pair: Pair
    turn: Turn
    rival: Number
    rival_turn: Turn
    own: Places
    others: Places


Statement: TypeAlias = Sheet
Query: TypeAlias = Numbers | Offered | Boxes

_UNIT: Final = "parts compared"
QUESTIONS: Final[Questions] = {
    Numbers: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts),
    Offered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts),
    Boxes: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Facts),
}
