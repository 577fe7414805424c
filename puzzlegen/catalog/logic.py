"""The families of everyday reasoning: what follows from a plan, a map, a table or a rule."""

from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import BOUNDING_BOXES, CHOICE, FILL_IN, Row
from puzzlegen.core.family import USUAL_LEVELS, Level

_DEDUCTIVE: Final = Labels(
    visreason_category="Deductive",
    visreason_subcategory="everyday reasoning",
    visualpuzzles_category="deductive",
)
_FOUR: Final = (*USUAL_LEVELS, Level.EXTREME)

ROWS: Final[tuple[Row, ...]] = (
    Row(
        category="logic",
        family="linear_sums",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=replace(_DEDUCTIVE, mmiq_paradigm="mathematics"),
        levels=_FOUR,
        drawn_options=_FOUR,
        summary="sums of unknown numbers at a house, a market and among stars: what follows, and which one is wrong",
    ),
    Row(
        category="logic",
        family="round_robin",
        forms=(CHOICE, FILL_IN),
        labels=_DEDUCTIVE,
        levels=_FOUR,
        drawn_options=_FOUR,
        summary="tournaments with hidden places: who meets whom, in which round, and what cannot be",
    ),
)
