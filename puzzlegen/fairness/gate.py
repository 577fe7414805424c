"""What a check of many items says."""

from collections.abc import Mapping
from typing import Any

from puzzlegen.core.foreign import Prose, check_size
from puzzlegen.core.item import Document


class Gate(Document, frozen=True):
    """What one check of a release found.

    ``figures`` is what was measured, plain JSON data; ``detail`` is one sentence for people.
    """

    name: Prose
    passed: bool
    detail: Prose
    figures: Mapping[str, Any] = {}

    def __post_init__(self) -> None:
        """Nobody walks through the figures before they are known to be nested reasonably."""
        check_size(self.figures, values=1_000_000, characters=16_000_000)
