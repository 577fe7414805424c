"""Outside measures of cues."""

from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.evidence.cues import matchsticks

MEASURES: Final[dict[str, Measure]] = {
    "cues/matchsticks": matchsticks.MEASURE,
}
