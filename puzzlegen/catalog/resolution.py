"""Down to which size the pictures of a family can be scaled before nobody can solve them any more.

The table ``resolution.json`` is measured by ``python -m benchmarks.resolution``. Capitals have to be at least
`LEAST_CAPITAL` pixels tall; in a picture without text, so have the things that a question can be about, lines are at
least `LEAST_LINE` wide, and the picture differs from that of a puzzle with another answer by `LEAST_DIFFERENCE` at
least. These agree: of digits so tall, those most alike differ by so much. What is smaller is too small for anybody;
what is larger may still be too small for a model.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from puzzlegen.core.family import Level

LEAST_CAPITAL: Final = 7.0  # pixels
LEAST_LINE: Final = 0.25  # pixels; a line so thin has a quarter of its contrast left
LEAST_DIFFERENCE: Final = 1.0  # sum of squares over all pixels; one from black to white counts 1

FILE: Final = files("puzzlegen.catalog") / "resolution.json"


class Resolution(msgspec.Struct, frozen=True):
    """The least resolution of the pictures of a family at a level.

    Attributes:
        scale: as a part of the size in which they are published.
        side: the longer side of the largest of them at the least scale of its own, in pixels.
    """

    scale: float
    side: int


@cache
def table() -> Mapping[str, Mapping[Level, Resolution]]:
    """``category/family`` -> level -> its least resolution; families that were not measured have none."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[Level, Resolution]])


def of(family: str, level: str) -> Resolution | None:
    """That of ``category/family`` at a level; None if it was not measured."""
    return table().get(family, {}).get(Level(level))
