"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise
from puzzlegen.evidence.cues import gears

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "cues/gears": gears.DISGUISES,
}
