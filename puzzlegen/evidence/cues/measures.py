"""Outside measures of cues."""

from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.evidence.cues import filling, layer_order

MEASURES: Final[dict[str, Measure]] = {
    "cues/filling": filling.MEASURE,
    "cues/layer_order": layer_order.MEASURE,
}
