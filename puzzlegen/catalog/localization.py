"""The families of puzzles about finding figures."""

from typing import Final

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import Level


def _row(family: str, summary: str, subcategory: str, *, streams: int) -> Row:
    return Row(
        category="localization",
        family=family,
        version=19,
        streams=streams,
        levels=tuple(Level),
        labels=Labels(
            visreason_category="Localized reasoning",
            visreason_subcategory=subcategory,
            visualpuzzles_category="spatial",
        ),
        summary=summary,
    )


ROWS: Final = (
    _row("find_duplicate", "the only two identical ones of many intricate figures", "duplicate", streams=19),
    _row("find_odd", "the only one of many intricate figures that is different", "odd", streams=12),
)
