"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise
from puzzlegen.evidence.cues import matchsticks

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "cues/matchsticks": matchsticks.DISGUISES,
}
