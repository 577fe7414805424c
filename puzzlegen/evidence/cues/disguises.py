"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise
from puzzlegen.evidence.cues import rebus_sums, word_cells

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "cues/rebus_sums": (rebus_sums.relettered, rebus_sums.rearranged),
    "cues/word_cells": (word_cells.transposed, word_cells.upside_down, word_cells.relettered),
}
