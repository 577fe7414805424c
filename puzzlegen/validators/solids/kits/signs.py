"""Marks on faces, and how they are turned."""

from collections.abc import Iterable
from typing import Final

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.solids.kits.signs import Corner, Sign

# Quarter turns until a mark looks the same again
PERIODS: Final = {
    **dict.fromkeys(("arrow", "half_disc", "ell", "tee", "corner", "quarter", "drop", "chevron", "two_discs"), 4),
    **dict.fromkeys(("stripe", "bar", "hourglass", "bars"), 2),
    **dict.fromkeys(("disc", "square", "burst", "plus", "ring", "frame", "four_discs"), 1),
    **dict.fromkeys(("two", "three", "six"), 2),
    **dict.fromkeys(("one", "four", "five"), 1),
}
NUMBERS: Final = ("one", "two", "three", "four", "five", "six")  # pips


def demand_turns(signs: Iterable[Sign]) -> None:
    """Refuse marks that are turned by as much as makes them look the same again."""
    for sign in signs:
        if sign.turn >= PERIODS[sign.mark]:
            raise MalformedStatement(f"the turn of a mark {sign.mark} is below {PERIODS[sign.mark]}")


def turned(sign: Sign, quarters: int) -> Sign:
    """The mark after quarter turns clockwise, less those that cannot be seen."""
    return Sign(sign.mark, sign.hue, (sign.turn + quarters) % PERIODS[sign.mark])


def seen(corner: Corner) -> tuple[Sign, Sign, Sign]:
    """Top, front, right."""
    return corner.top, corner.front, corner.right
