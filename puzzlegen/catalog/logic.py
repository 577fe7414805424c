"""The families of everyday reasoning: what follows from a plan, a map, a table or a rule."""

from typing import Final

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import BOUNDING_BOXES, CHOICE, FILL_IN, Row
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm

_EVERYDAY: Final = Labels(
    visreason_category="Deductive",
    visreason_subcategory="everyday reasoning",
    visualpuzzles_category="algorithmic",
)


def _row(family: str, summary: str, labels: Labels, *forms: AnswerForm) -> Row:
    """A family of everyday reasoning, with an extreme level."""
    return Row(
        category="logic",
        family=family,
        forms=forms,
        labels=labels,
        levels=(*USUAL_LEVELS, Level.EXTREME),
        summary=summary,
    )


ROWS: Final[tuple[Row, ...]] = (
    _row(
        "pour",
        "jugs that are poured into one another: fewest pourings, what is never measured, what was poured",
        _EVERYDAY,
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
    ),
    _row(
        "river",
        "passengers who must not be left together are to cross: fewest crossings, who goes first, which plan works",
        _EVERYDAY,
        CHOICE,
        FILL_IN,
    ),
)
