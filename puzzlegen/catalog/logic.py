"""The families of everyday reasoning: what follows from a plan, a map, a table or a rule."""

from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import BOUNDING_BOXES, CHOICE, FILL_IN, Row
from puzzlegen.core.family import USUAL_LEVELS, Level

_EVERYDAY: Final = Labels(
    visreason_category="Deductive",
    visreason_subcategory="everyday reasoning",
    visualpuzzles_category="algorithmic",
)
_WITH_EXTREME: Final = (*USUAL_LEVELS, Level.EXTREME)

ROWS: Final[tuple[Row, ...]] = (
    Row(
        category="logic",
        family="mirrors",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        levels=_WITH_EXTREME,
        labels=_EVERYDAY,
        summary="mirrors in a box, and a ray or a ball: where it leaves, what it meets, which mirror has to be turned",
    ),
    Row(
        category="logic",
        family="routes",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        levels=_WITH_EXTREME,
        labels=_EVERYDAY,
        summary="maps of metro, tram and ferry lines: fewest changes and stops, what is cut off, what every trip needs",
    ),
    Row(
        category="logic",
        family="straight_roads",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        levels=_WITH_EXTREME,
        drawn_options=_WITH_EXTREME,
        labels=replace(_EVERYDAY, visualpuzzles_category="deductive"),
        summary="a bent sketch of roads that are straight but for one: which one, and which crossings give it away",
    ),
)
