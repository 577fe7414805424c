"""Outside measures of cues."""

from typing import Final

from puzzlegen.evidence import Measure

MEASURES: Final[dict[str, Measure]] = {}
