"""What judges the families of cues."""

from typing import Final

from puzzlegen.evidence.cues.disguises import DISGUISES as DISGUISES
from puzzlegen.evidence.cues.measures import MEASURES as MEASURES

ALTERNATIVES: Final = {
    "cues/balance": ("steps",),  # balances show a fact in many ways
    "cues/crack_order": ("steps", "line"),  # what has all to be named may be named in any order
    "cues/layer_order": ("told", "taken"),  # several crossings decide, and what is free may be lifted in any order
    "cues/gears": ("loops", "way"),  # a loop is told either way round, and loops lead there on several ways
}
