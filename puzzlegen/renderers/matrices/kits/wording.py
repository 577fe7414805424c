"""Words for the attributes, parts and shapes of panels."""

from collections.abc import Iterable, Mapping
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.renderers.kits.telling import sentence_list

msg: Final = messages(__name__)

NEXT: Final = msg("next")
PARTS: Final[Mapping[str, tuple[Phrase, ...]]] = {  # by layout, where there are several
    "left_right": (msg("left"), msg("right")),
    "up_down": (msg("upper"), msg("lower")),
    "out_in": (msg("outer"), msg("inner")),
    "out_in_grid": (msg("outer"), msg("inner")),
    "diagonal": (msg("upper-left"), msg("lower-right")),
    "triad": (msg("upper"), msg("lower-left"), msg("lower-right")),
    "center_corners": (msg("middle"), msg("corner")),
}


def attribute(name: str) -> Phrase:
    """What differs from figure to figure."""
    return msg(f"attribute-{name}")


def shape(name: str) -> Phrase:
    """A shape by its name."""
    return msg(f"shape-{name}")


def noun(layout: str, part: int, name: str) -> Phrase:
    """The attribute of a part, which is known by its place."""
    return msg("of-part", part=PARTS[layout][part], attribute=attribute(name)) if layout in PARTS else attribute(name)


def listed(names: Iterable[Phrase]) -> Phrase:
    """One name or more as a list in a sentence."""
    return sentence_list(names, msg("and"))


def cycles(shown: int) -> Phrase:
    """After how many panels something can come back, where so many are shown."""
    return msg("two-or-three" if shown > 4 else "two")
