"""The published form of `matrices/figure_arithmetic`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Number: TypeAlias = Annotated[int, Meta(ge=1, le=999)]
Name: TypeAlias = Literal[
    "rings",
    "chain",
    "bow",
    "triangle",
    "shield",
    "quarters",
    "boxes",
    "house",
    "cross",
    "flower",
    "fan",
    "wheel",
    "columns",
    "corners",
    "star",
    "pyramid",
]


class Figures(Published, frozen=True):
    """Figures of one kind with numbers in the order of their places; the missing one, of the last figure, is null."""

    figure: Name
    numbers: Annotated[tuple[tuple[Number | None, ...], ...], Meta(min_length=2, max_length=6)]


class Missing(Question, frozen=True, tag="missing"):
    """Which number is missing?"""


class MissingOffered(Missing, frozen=True, tag="missing_choice"):
    """Which one, of four numbers?"""

    options: tuple[int, int, int, int]


_TERM: Final = r"\(*([a-f]|[0-9]+)\)*"
_EQUATION: Final = (
    rf"[a-f] = {_TERM}( [+−×÷] {_TERM})*"  # single spaces: two spellings of a rule would be two explanations
)


class Facts(Published, frozen=True):
    """The rule, such as `c = a × b + 2, f = d × e + 2`, in which the letters are places in their order."""

    rule: Annotated[str, Meta(pattern=rf"^{_EQUATION}(, {_EQUATION})*(?!\n)$", max_length=200)]


Statement: TypeAlias = Figures
Query: TypeAlias = Missing | MissingOffered

_UNIT: Final = "rule weight"
QUESTIONS: Final[Questions] = {
    Missing: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts),
    MissingOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_UNIT, why=Facts),
}
