"""The published form of `template/blank`; the template of a format."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions


class Tiles(Published, frozen=True):
    """The numbers of the tiles, from left to right."""

    tiles: Annotated[tuple[int, ...], Meta(min_length=1, max_length=99)]


class Missing(Question, frozen=True, tag="missing"):
    """Which number is missing?"""


Statement: TypeAlias = Tiles
Query: TypeAlias = Missing

QUESTIONS: Final[Questions] = {Missing: Asked(form=AnswerForm.FILL_IN, unit="tiles")}
