"""The family of items that people or models proposed."""

from typing import Final

from puzzlegen.catalog import governing
from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.certificate import Verdict

ROWS: Final = (
    Row(
        category="candidates",
        family="approved",
        labels=Labels(visreason_category="Cue insight"),
        governed=governing.categories,
        version=3,
        streams=1,
        needs="candidates",
        verdict=Verdict.APPROVED,
        summary="questions that people or models proposed, and others answered who did not know the key",
    ),
)
