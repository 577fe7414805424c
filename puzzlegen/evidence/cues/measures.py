"""Outside measures of cues."""

from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.evidence.cues import gears, time_order

MEASURES: Final[dict[str, Measure]] = {
    "cues/gears": gears.MEASURE,
    "cues/time_order": time_order.MEASURE,
}
