"""The marks on the faces of nets, cubes and dice.

Each has a name, and a symmetry: how many quarter turns it takes until it looks the same again.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from puzzlegen.core.scene import Hue

MarkName: TypeAlias = Literal[
    "arrow",
    "half_disc",
    "ell",
    "tee",
    "corner",
    "quarter",
    "drop",
    "chevron",
    "two_discs",
    "stripe",
    "bar",
    "hourglass",
    "bars",
    "disc",
    "square",
    "burst",
    "plus",
    "ring",
    "frame",
    "four_discs",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
]

HUES: Final[tuple[Hue, ...]] = get_args(Hue)
NUMBERS: Final[tuple[MarkName, ...]] = ("one", "two", "three", "four", "five", "six")
"""The marks of common dice."""
SYMMETRY: Final[Mapping[MarkName, int]] = {
    **dict.fromkeys(("arrow", "half_disc", "ell", "tee", "corner", "quarter", "drop", "chevron", "two_discs"), 4),
    **dict.fromkeys(("stripe", "bar", "hourglass", "bars"), 2),
    **dict.fromkeys(("disc", "square", "burst", "plus", "ring", "frame", "four_discs"), 1),
    **dict(zip(NUMBERS, (1, 2, 2, 1, 1, 2), strict=True)),
}
"""Name -> quarter turns until it looks the same again: 1, 2 or 4."""
STILL: Final = tuple(name for name, turns in SYMMETRY.items() if turns == 1 and name not in NUMBERS)
TURNING: Final = tuple(name for name, turns in SYMMETRY.items() if turns > 1 and name not in NUMBERS)
