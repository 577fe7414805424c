"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise
from puzzlegen.evidence.cues import layer_order

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "cues/layer_order": layer_order.DISGUISES,
}
