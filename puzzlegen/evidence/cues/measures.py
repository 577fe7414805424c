"""Outside measures of cues."""

from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.evidence.cues import (
    balance,
    filling,
    gears,
    layer_order,
    matchsticks,
    picture_letters,
    rebus_sums,
    time_order,
    word_cells,
)
from puzzlegen.evidence.cues.crack_order import compared
from puzzlegen.evidence.cues.folded_note import layers
from puzzlegen.evidence.cues.venn_letters import codes_written_out

MEASURES: Final[dict[str, Measure]] = {
    "cues/balance": balance.MEASURE,
    "cues/crack_order": Measure("ends of cracks compared with pieces of others", compared),
    "cues/filling": filling.MEASURE,
    "cues/folded_note": Measure("half cells of ink, times layers", layers),
    "cues/gears": gears.MEASURE,
    "cues/layer_order": layer_order.MEASURE,
    "cues/matchsticks": matchsticks.MEASURE,
    "cues/picture_letters": picture_letters.MEASURE,
    "cues/rebus_sums": Measure("letters of all terms", rebus_sums.handled),
    "cues/time_order": time_order.MEASURE,
    "cues/venn_letters": Measure("letters of all words under every code", codes_written_out),
    "cues/word_cells": Measure("paths of the right lengths", word_cells.paths),
}
