"""What colours are called."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import Hue

msg: Final = messages(__name__)

Colour: TypeAlias = Literal["paper", "ink"] | Hue

COLOURS: Final[Mapping[Colour, Phrase]] = {name: msg(name) for name in ("paper", "ink", *get_args(Hue))}
