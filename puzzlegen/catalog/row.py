"""A row of the catalog, which is one family of puzzles."""

from collections.abc import Mapping
from typing import Final

import msgspec

from puzzlegen.family import Level
from puzzlegen.item import AnswerForm

ALL_LEVELS: Final = (Level.EASY, Level.MEDIUM, Level.HARD)
CHOICE, FILL_IN, OPEN_ENDED, BOUNDING_BOXES = AnswerForm


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One family of the catalog.

    Attributes:
        category, family: ``category/family`` is the name on the command line.
        version: rises with every change of the family's output.
        generator, validator: modules below ``puzzlegen``, with ``FAMILY`` and ``certify``.
        levels: the levels that the family offers.
        forms: the answer forms that its questions take.
        capabilities: VisReason's atomic capabilities.
        taxonomy: the place of the family in published taxonomies.
        weight: its share of the items when a whole category is made.
        extra: the optional dependency that it needs, if any.
        drawn_options: the levels at which some of its questions have drawn options, and can be asked as boxes.
        summary: one line for people.
        listed: False for the template.
    """

    category: str
    family: str
    generator: str
    validator: str
    forms: tuple[AnswerForm, ...]
    capabilities: tuple[str, ...]
    taxonomy: Mapping[str, str]
    summary: str
    version: int = 1
    levels: tuple[Level, ...] = ALL_LEVELS
    weight: int = 4
    extra: str | None = None
    drawn_options: tuple[Level, ...] = ()
    listed: bool = True

    @property
    def chess(self) -> bool:
        """Whether it is about chess positions, which may come from a source and be told in FEN."""
        return self.extra == "chess"

    @property
    def photographic(self) -> bool:
        """Whether it edits photographs, without which it makes nothing."""
        return self.extra == "photo"

    @property
    def name(self) -> str:
        """The family's full name, ``category/family``."""
        return f"{self.category}/{self.family}"
