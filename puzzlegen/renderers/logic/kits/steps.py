"""Chains of steps, of which an explanation tells the first."""

from collections.abc import Callable, Sequence
from typing import Final

from puzzlegen.core.message import Phrase

_MOST: Final = 3


def first_of(steps: Sequence[Phrase], more: Callable[[int], Phrase], most: int = _MOST) -> list[Phrase]:
    """The first of some steps, and how many more there are; all, where these would be one or none."""
    if len(steps) <= most + 1:
        return [*steps]
    return [*steps[:most], more(len(steps) - most)]
