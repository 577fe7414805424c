"""What judges the families of everyday reasoning."""

from typing import Final

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.logic import linear_sums, round_robin

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "logic/linear_sums": linear_sums.DISGUISES,
    "logic/round_robin": round_robin.DISGUISES,
}
MEASURES: Final[dict[str, Measure]] = {
    "logic/linear_sums": linear_sums.MEASURE,
    "logic/round_robin": round_robin.MEASURE,
}
