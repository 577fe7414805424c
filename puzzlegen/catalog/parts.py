"""The families of puzzles about machined parts."""

from typing import Final

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import USUAL_LEVELS

ROWS: Final = (
    Row(
        category="parts",
        family="missing_view",
        labels=Labels(
            visreason_category="3D spatial",
            visreason_subcategory="three-view drawing",
            mmiq_paradigm="3D geometry",
            visualpuzzles_category="spatial",
        ),
        extra="mesh",
        uses="meshes",
        version=7,
        streams=7,
        summary="machined parts on a sheet in first-angle projection: which view is missing, or wrong",
    ),
    Row(
        category="parts",
        family="section",
        labels=Labels(
            visreason_category="3D spatial",
            visreason_subcategory="cross-section",
            mmiq_paradigm="3D geometry",
            visualpuzzles_category="spatial",
        ),
        extra="mesh",
        uses="meshes",
        levels=USUAL_LEVELS,
        version=7,
        streams=7,
        summary="machined parts that are cut on a sheet: which section, or which plane",
    ),
    Row(
        category="parts",
        family="turned",
        labels=Labels(
            visreason_category="3D spatial",
            visreason_subcategory="rotation",
            mmiq_paradigm="3D geometry",
            visualpuzzles_category="spatial",
        ),
        extra="mesh",
        levels=USUAL_LEVELS,
        version=4,
        summary="shaded pictures of machined parts: which is the same part, turned, and which is another one",
    ),
)
