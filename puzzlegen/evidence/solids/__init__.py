"""What judges the families of solids."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.solids import disguises, hand_in_hand, measures, walk_round

DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    **disguises.DISGUISES,
    "solids/hand_in_hand": hand_in_hand.DISGUISES,
    "solids/walk_round": walk_round.DISGUISES,
}
MEASURES: Final[Mapping[str, Measure]] = {
    **measures.MEASURES,
    "solids/hand_in_hand": hand_in_hand.MEASURE,
    "solids/walk_round": walk_round.MEASURE,
}
