"""Outside measures of cues."""

from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.evidence.cues import gears

MEASURES: Final[dict[str, Measure]] = {
    "cues/gears": gears.MEASURE,
}
