"""Outside measures of cues."""

from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.evidence.cues import layer_order

MEASURES: Final[dict[str, Measure]] = {
    "cues/layer_order": layer_order.MEASURE,
}
