"""What judges the families of everyday reasoning."""

from typing import Final

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.logic import mirrors, routes, straight_roads

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "logic/mirrors": mirrors.DISGUISES,
    "logic/routes": routes.DISGUISES,
    "logic/straight_roads": straight_roads.DISGUISES,
}
MEASURES: Final[dict[str, Measure]] = {
    "logic/mirrors": mirrors.MEASURE,
    "logic/routes": routes.MEASURE,
    "logic/straight_roads": straight_roads.MEASURE,
}
