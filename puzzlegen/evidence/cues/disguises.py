"""Cues in disguise."""

from typing import Final

from puzzlegen.evidence import Disguise
from puzzlegen.evidence.cues import rebus_sums

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "cues/rebus_sums": (rebus_sums.relettered, rebus_sums.rearranged),
}
