"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise, reordered
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
from puzzlegen.evidence.cues.crack_order import mirrored, renumbered, transposed
from puzzlegen.evidence.cues.folded_note import drawn_otherwise
from puzzlegen.evidence.cues.venn_letters import hoops_reordered

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "cues/balance": balance.DISGUISES,
    "cues/crack_order": (mirrored, transposed, renumbered),
    "cues/filling": filling.DISGUISES,
    "cues/folded_note": (drawn_otherwise,),
    "cues/gears": gears.DISGUISES,
    "cues/layer_order": layer_order.DISGUISES,
    "cues/matchsticks": matchsticks.DISGUISES,
    "cues/picture_letters": picture_letters.DISGUISES,
    "cues/rebus_sums": (reordered, rebus_sums.rearranged),
    "cues/time_order": time_order.DISGUISES,
    "cues/venn_letters": (hoops_reordered,),
    "cues/word_cells": (word_cells.transposed, word_cells.upside_down, reordered),
}
