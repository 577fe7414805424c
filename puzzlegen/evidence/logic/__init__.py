"""What judges the families of everyday reasoning."""

from typing import Final

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.logic import clue_grid

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "logic/clue_grid": clue_grid.DISGUISES,
}
MEASURES: Final[dict[str, Measure]] = {
    "logic/clue_grid": clue_grid.MEASURE,
}
