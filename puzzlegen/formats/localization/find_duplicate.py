"""The published form of `localization/find_duplicate`; figures are known by their numbers, from 1."""

from typing import Final, TypeAlias

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Questions
from puzzlegen.formats.localization.kits.sheets import Compared, Figures, Places, Runs

Pair: TypeAlias = tuple[int, int]


class Numbers(Compared, frozen=True, tag="numbers"):
    """Which two figures are identical? Such as `3, 11`; if they are `turned`, a turned figure counts as identical."""


class Choice(Numbers, frozen=True, tag="choice"):
    """In which quarter of the sheet is the one of the two with the smaller number?"""

    options: Runs


class Boxes(Numbers, frozen=True, tag="boxes"):
    """Where are the two? `figure-3` and so on."""


class Closest(Published, frozen=True):
    """The pair, by how many quarter turns clockwise its first becomes its second, and in what the first stands alone.

    No figure differs from it in fewer parts than the `rival`: in those of its `own`, and in `others`, which the rival
    has, once it is turned by `rival_turn`.
    """

    pair: Pair
    turn: int
    rival: int
    rival_turn: int
    own: Places
    others: Places


Statement: TypeAlias = Figures
Query: TypeAlias = Numbers | Choice | Boxes

_UNIT: Final = "parts compared"
QUESTIONS: Final[Questions] = {
    Numbers: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Closest),
    Choice: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Closest),
    Boxes: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Closest),
}
