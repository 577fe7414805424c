"""What judges the families of solids."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.solids import disguises, measures, walk_round

DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    **disguises.DISGUISES,
    "solids/walk_round": walk_round.DISGUISES,
}
MEASURES: Final[Mapping[str, Measure]] = {**measures.MEASURES, "solids/walk_round": walk_round.MEASURE}
