"""The families of puzzles about cues: what happened, what is hidden, what it spells."""

from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import BOUNDING_BOXES, CHOICE, FILL_IN, Row

_MATCHES: Final = Labels(
    visreason_category="Cue insight",
    visreason_subcategory="hidden word",
    mmiq_paradigm="mathematics",
    visualpuzzles_category="algorithmic",
)

ROWS: Final[tuple[Row, ...]] = (
    Row(
        category="cues",
        family="matchsticks",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=replace(_MATCHES, visreason_subcategory=None),
        tasks={"word": replace(_MATCHES, mmiq_paradigm=None)},
        summary="equations, words and squares of matches: what to move, add or take away, and what is left",
    ),
)
