"""Published marks on faces; whatever ``docs/solids.md`` does not allow is refused."""

from typing import Final, Literal

import msgspec

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
