"""What judges the families of everyday reasoning."""

from typing import Final

from puzzlegen.evidence import Disguise, Measure

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {}
MEASURES: Final[dict[str, Measure]] = {}
