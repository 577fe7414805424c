"""The families of puzzles about cues: what happened, what is hidden, what it spells."""

from typing import Final

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import ALL_LEVELS, CHOICE, FILL_IN, Row

ROWS: Final[tuple[Row, ...]] = (
    Row(
        category="cues",
        family="folded_note",
        forms=(CHOICE, FILL_IN),
        drawn_options=ALL_LEVELS,
        labels=Labels(
            visreason_category="Cue insight",
            visreason_subcategory="folding-perspective",
            visualpuzzles_category="spatial",
        ),
        summary="a number or a word that appears when a translucent note is folded",
    ),
    Row(
        category="cues",
        family="venn_letters",
        forms=(CHOICE, FILL_IN),
        drawn_options=ALL_LEVELS,
        labels=Labels(visreason_category="Cue insight", visreason_subcategory="colour set to word"),
        summary="hoops that hold the letters of colours and things, with a code to be found",
    ),
)
