"""What judges the families of everyday reasoning."""

from typing import Final

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.logic import mirrors

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "logic/mirrors": mirrors.DISGUISES,
}
MEASURES: Final[dict[str, Measure]] = {
    "logic/mirrors": mirrors.MEASURE,
}
