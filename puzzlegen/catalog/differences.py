"""The families of puzzles about differences between two pictures."""

from typing import Final

from puzzlegen.catalog import governing
from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row

ROWS: Final = (
    Row(
        category="differences",
        family="photo_difference",
        labels=Labels(visreason_category="Spot the difference"),
        version=12,
        streams=5,
        extra="photo",
        needs="photos",
        summary="two versions of a photograph of yours, retouched in a few places: box them, or tell how many",
    ),
    Row(
        category="differences",
        family="scene_difference",
        labels=Labels(visreason_category="Spot the difference"),
        governed=governing.changes,
        version=14,
        streams=13,
        summary="two drawings of one scene that differ in a few details: box them, or tell how many",
    ),
)
