"""What judges the families of everyday reasoning."""

from typing import Final

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.logic import pour, river

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "logic/pour": pour.DISGUISES,
    "logic/river": river.DISGUISES,
}
MEASURES: Final[dict[str, Measure]] = {
    "logic/pour": pour.MEASURE,
    "logic/river": river.MEASURE,
}
