"""What reads answers of one kind and compares them with the key; `puzzlegen.answers.matching` has one for each."""

import re
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, TypeAlias

Found: TypeAlias = tuple[str, float]
"""An answer in its normal form, and its credit, 0..1."""

NOTHING: Final = re.compile(r"(?!)")
_GROUP: Final = re.compile(r"(?<!\\)\((?:\?P<\w+>|(?!\?))")


def ungrouped(pattern: re.Pattern[str]) -> str:
    """A pattern as a part of others, without groups of its own."""
    return _GROUP.sub("(?:", pattern.pattern)


class Matcher(ABC):
    """Reads answers of one kind and compares them with the key.

    Attributes:
        members: names of members that hold such an answer in JSON, beside ``answer`` and the like.
        counts: whether it is a quantity, which may have a unit, and may be one of several in a response.
        rough: whether "about" does no harm.
        lettered: whether it is the letter of an option.
    """

    members: ClassVar[frozenset[str]] = frozenset()
    counts: ClassVar[bool] = False
    rough: ClassVar[bool] = False
    lettered: ClassVar[bool] = False

    @property
    def several(self) -> bool:
        """True if such an answer has several parts, each of which looks like a whole one."""
        return False

    @property
    def bare(self) -> bool:
        """True if it is so short that it may stand in any sentence."""
        return False

    @property
    def spot(self) -> re.Pattern[str]:
        """What may be such an answer within a sentence; `read` says whether it is."""
        return NOTHING

    @abstractmethod
    def read(self, text: str, *, remarks: bool) -> Found | None:
        """The answer that a text without markup gives, and its credit; None if there is none.

        Args:
            text: from the response.
            remarks: whether words that are not part of the answer may follow it.
        """

    def within(self, text: str) -> Found | None:  # noqa: ARG002
        """The answer that a text of many words or lines holds; None if only its sentences can tell."""
        return None

    def of_json(self, value: Any) -> Found | None:  # noqa: ARG002
        """The answer that a list or an object of JSON is; None if it is none of this kind."""
        return None
