"""The published form of `matrices/element_count`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.line_figures import Figure

Layout: TypeAlias = Literal["sequence", "matrix"]


class Series(Published, frozen=True):
    """A row of five figures, or eight of a grid of nine, row by row; the last one is missing."""

    layout: Layout
    figures: tuple[Figure, ...]


class MissingFigure(Question, frozen=True, tag="missing_figure"):
    """Which figure is the last one?"""

    options: Annotated[tuple[Figure, ...], Meta(min_length=2, max_length=8)]


class Counted(Published, frozen=True):
    """What is counted, and its numbers, that of the answer last."""

    trait: str
    numbers: tuple[int, ...]


class Facts(Published, frozen=True):
    """The count that decides, its rule and its numbers, that of the answer last, and others that lead there alone."""

    trait: str
    rule: str
    by_columns: bool
    numbers: Annotated[tuple[int, ...], Meta(min_length=1)]
    others: tuple[Counted, ...]


Statement: TypeAlias = Series
Query: TypeAlias = MissingFigure

QUESTIONS: Final[Questions] = {
    MissingFigure: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit="rules tried", why=Facts),
}
