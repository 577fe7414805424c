"""The words of questions about line figures."""

from typing import Final

from puzzlegen.core.message import Phrase, messages

msg: Final = messages(__name__)

COUNTS: Final = msg("counts")


def properties(dots_compared: bool = False) -> Phrase:
    """All properties that count; whether dots are as many as something else is one where they are compared."""
    return msg("qualities", counts=COUNTS, more=msg("as-many") if dots_compared else "")


def several(count: str) -> Phrase:
    """What is counted, without a number."""
    return msg(count.replace(" ", "-"))


def amount(count: str, number: int) -> Phrase:
    """So many of what is counted."""
    return msg("amount", number=number, counted=several(count))
