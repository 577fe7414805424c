"""Outside measures of cues."""

from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.evidence.cues import balance, matchsticks

MEASURES: Final[dict[str, Measure]] = {
    "cues/balance": balance.MEASURE,
    "cues/matchsticks": matchsticks.MEASURE,
}
