"""The families of puzzles about cues: what happened, what is hidden, what it spells."""

from typing import Final

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import ALL_LEVELS, BOUNDING_BOXES, CHOICE, FILL_IN, Row

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
        family="gears",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=Labels(
            visreason_category="Cue insight",
            visreason_subcategory="physical traces",
            visualpuzzles_category="algorithmic",
        ),
        summary="gear wheels, belts and a crank: which way, how often, how fast, and what jams",
    ),
    Row(
        category="cues",
        family="time_order",
        forms=(CHOICE, FILL_IN),
        labels=Labels(
            visreason_category="Cue insight",
            visreason_subcategory="physical traces",
            mmiq_paradigm="temporal movement",
            visualpuzzles_category="deductive",
        ),
        drawn_options=ALL_LEVELS,
        summary="pictures of a place at different times: the first one, their order, and what does not belong",
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
