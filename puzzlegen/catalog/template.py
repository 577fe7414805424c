"""The template of a family, which no list shows."""

from typing import Final

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row

ROWS: Final = (
    Row(
        category="template",
        family="blank",
        format="formats.blank",
        generator="generators.blank",
        drawer="renderers.blank",
        validator="validators.blank",
        labels=Labels(),
        summary="a row of tiles with one number missing: the template of a family",
        version=5,
        streams=2,
        listed=False,
    ),
)
