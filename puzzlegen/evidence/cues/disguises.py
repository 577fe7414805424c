"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise
from puzzlegen.evidence.cues import balance, matchsticks

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "cues/balance": balance.DISGUISES,
    "cues/matchsticks": matchsticks.DISGUISES,
}
