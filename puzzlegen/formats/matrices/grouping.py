"""The published form of `matrices/grouping`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.line_figures import Figure, Trait

Group: TypeAlias = tuple[int, ...]
Groups: TypeAlias = tuple[Group, Group]


class Figures(Published, frozen=True):
    """Six or eight figures, numbered from 1."""

    figures: tuple[Figure, ...]


class Grouping(Question, frozen=True, tag="grouping"):
    """Into which two groups of equally many do the figures fall?

    An option is two lists of numbers, each in order, that with 1 first.
    """

    options: Annotated[tuple[Groups, ...], Meta(min_length=2, max_length=8)]


Statement: TypeAlias = Figures
Query: TypeAlias = Grouping

QUESTIONS: Final[Questions] = {
    Grouping: Asked(form=AnswerForm.CHOICE, options=4, unit="observations", why=Trait),
}
