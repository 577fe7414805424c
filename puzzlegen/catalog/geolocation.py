"""The family of puzzles about where photographs were taken."""

from typing import Final

from puzzlegen.catalog import governing
from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.certificate import Verdict

ROWS: Final = (
    Row(
        category="geolocation",
        family="photo_place",
        labels=Labels(visreason_category="Geolocation"),
        governed=governing.scenes,
        version=3,
        streams=1,
        extra="places",
        needs="places",
        verdict=Verdict.LOCATED,
        summary="a photograph of yours that has its position: the country and the region where it was taken",
    ),
)
