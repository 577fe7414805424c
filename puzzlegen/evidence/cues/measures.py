"""Outside measures of cues."""

from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.evidence.cues import rebus_sums, word_cells

MEASURES: Final[dict[str, Measure]] = {
    "cues/rebus_sums": Measure("letters of all terms", rebus_sums.handled),
    "cues/word_cells": Measure("paths of the right lengths", word_cells.paths),
}
