"""Reads published marks on faces, strictly: whatever ``docs/solids.md`` does not allow is refused with one sentence."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeVar

import msgspec

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.item import AnswerForm, Question

LETTERS: Final = "ABCD"
# Quarter turns until a mark looks the same again
PERIODS: Final = {
    **dict.fromkeys(("arrow", "half_disc", "ell", "tee", "corner", "quarter", "drop", "chevron", "two_discs"), 4),
    **dict.fromkeys(("stripe", "bar", "hourglass", "bars"), 2),
    **dict.fromkeys(("disc", "square", "burst", "plus", "ring", "frame", "four_discs"), 1),
    **dict.fromkeys(("two", "three", "six"), 2),
    **dict.fromkeys(("one", "four", "five"), 1),
}
NUMBERS: Final = ("one", "two", "three", "four", "five", "six")  # pips
HUES: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown")

T = TypeVar("T")


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, order=True):
    """A mark: ``turn`` counts quarter turns clockwise from upright."""

    mark: Literal[tuple(PERIODS)]  # type: ignore[valid-type]
    hue: Literal[HUES]  # type: ignore[valid-type]
    turn: int

    def __post_init__(self) -> None:
        if not 0 <= self.turn < PERIODS[self.mark]:
            raise ValueError(f"the turn of a mark {self.mark} lies in 0..{PERIODS[self.mark] - 1}, not {self.turn}")

    def turned(self, quarters: int) -> "Sign":
        """The mark after quarter turns clockwise, less those that cannot be seen."""
        return Sign(self.mark, self.hue, (self.turn + quarters) % PERIODS[self.mark])

    def __str__(self) -> str:
        return f"{self.hue} {self.mark}"


class Corner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, order=True):
    """Three faces of a cube as seen: front and right stand upright, the upper side of the top is at the back."""

    top: Sign
    front: Sign
    right: Sign

    @property
    def signs(self) -> tuple[Sign, Sign, Sign]:
        """Top, front, right."""
        return self.top, self.front, self.right


def read(data: Mapping[str, Any], kind: type[T], what: str) -> T:
    """Convert published data; raises `MalformedStatement`, which says that it is not ``what``."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise MalformedStatement(f"this is not {what}: {error}") from error


def check_choice(question: Question, count: int) -> None:
    """Refuse a question that is no choice among so many options."""
    letters = [option.letter for option in question.options]
    if question.form is not AnswerForm.CHOICE or letters not in ([], list(LETTERS[:count])):
        raise MalformedStatement("the question must be a choice among the options that its query lists")
