"""What colours are called."""

from collections.abc import Mapping
from typing import Final, Literal

from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import Hue

msg: Final = messages(__name__)

COLOURS: Final[Mapping[Literal["paper", "ink"] | Hue, Phrase]] = {
    "paper": msg("colours-paper"),
    "ink": msg("colours-ink"),
    "red": msg("colours-red"),
    "orange": msg("colours-orange"),
    "yellow": msg("colours-yellow"),
    "green": msg("colours-green"),
    "blue": msg("colours-blue"),
    "purple": msg("colours-purple"),
    "pink": msg("colours-pink"),
    "brown": msg("colours-brown"),
}
