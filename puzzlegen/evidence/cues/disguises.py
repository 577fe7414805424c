"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise
from puzzlegen.evidence.cues import filling, layer_order

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "cues/filling": filling.DISGUISES,
    "cues/layer_order": layer_order.DISGUISES,
}
