"""What judges the families of Go and of the small boards."""

from collections.abc import Mapping
from typing import Any, Final

from puzzlegen.evidence import Disguise, Glance, Measure
from puzzlegen.evidence.boards import disguises, measures, peg_solitaire, sliding_block

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    **disguises.DISGUISES,
    "boards/peg_solitaire": peg_solitaire.DISGUISES,
    "boards/sliding_block": sliding_block.DISGUISES,
}
MEASURES: Final[dict[str, Measure]] = {
    **measures.MEASURES,
    "boards/peg_solitaire": peg_solitaire.MEASURE,
    "boards/sliding_block": sliding_block.MEASURE,
}
GLANCES: Final[Mapping[str, Mapping[type[Any], Mapping[str, Glance]]]] = {
    "boards/peg_solitaire": peg_solitaire.GLANCES,
    "boards/sliding_block": sliding_block.GLANCES,
}

ALTERNATIVES: Final = {
    "boards/go_capture": ("lines",),
    "boards/go_life_death": ("tries", "refuted", "saving", "taking"),
    "boards/knight_path": ("path",),
    "boards/peg_solitaire": ("way", "takes"),
    "boards/sliding_block": ("way",),
}
DEAR: Final = {"boards/sliding_block": 40}
ONE_NUMBER: Final = frozenset({"boards/go_score"})
