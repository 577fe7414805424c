"""The published form of `matrices/odd_one_out`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.line_figures import Figure, Trait


class Row(Published, frozen=True):
    """Figures with letters."""

    figures: Annotated[tuple[Figure, ...], Meta(min_length=4, max_length=8)]


class OddOneOut(Question, frozen=True, tag="odd_one_out"):
    """Which figure lacks what the others share?"""


Statement: TypeAlias = Row
Query: TypeAlias = OddOneOut

_OPTIONS: Final = {Level.EASY: 5, Level.MEDIUM: 6, Level.HARD: 6, Level.EXTREME: 8}
QUESTIONS: Final[Questions] = {
    OddOneOut: Asked(form=AnswerForm.CHOICE, options=_OPTIONS, others=(4,), drawn=True, unit="observations", why=Trait)
}
