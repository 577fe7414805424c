"""Who takes part in tournaments."""

from typing import Final

_COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown")
_ANIMALS: Final = ("cat", "dog", "duck", "elephant", "frog", "mouse", "owl", "penguin", "rabbit", "sheep", "turtle")

SIDES: Final[dict[str, tuple[str, ...]]] = {
    "league": _COLOURS,
    "regatta": _COLOURS,
    "chess": _ANIMALS,
    "dance": _ANIMALS,
}
"""The themes of a tournament, and what its sides are called."""
