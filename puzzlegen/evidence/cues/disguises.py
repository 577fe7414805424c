"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise
from puzzlegen.evidence.cues import gears, time_order

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "cues/gears": gears.DISGUISES,
    "cues/time_order": time_order.DISGUISES,
}
