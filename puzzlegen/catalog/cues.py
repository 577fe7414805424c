"""The families of puzzles about cues: what happened, what is hidden, what it spells."""

from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import ALL_LEVELS, BOUNDING_BOXES, CHOICE, FILL_IN, OPEN_ENDED, Row

_MATCHES: Final = Labels(
    visreason_category="Cue insight",
    visreason_subcategory="hidden word",
    mmiq_paradigm="mathematics",
    visualpuzzles_category="algorithmic",
)
_BALANCES: Final = Labels(
    visreason_category="Cue insight",
    visreason_subcategory="physical traces",
    mmiq_paradigm="mathematics",
    visualpuzzles_category="deductive",
)

ROWS: Final[tuple[Row, ...]] = (
    Row(
        category="cues",
        family="balance",
        forms=(CHOICE, FILL_IN),
        labels=_BALANCES,
        drawn_options=ALL_LEVELS,
        summary="level and tipped balances: what is heaviest, the order of weights, what makes another one level",
    ),
    Row(
        category="cues",
        family="crack_order",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=Labels(
            visreason_category="Cue insight",
            visreason_subcategory="physical traces",
            visualpuzzles_category="deductive",
        ),
        summary="cracks that end on others, and the order of the impacts that they tell",
    ),
    Row(
        category="cues",
        family="filling",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=Labels(
            visreason_category="Cue insight",
            visreason_subcategory="physical traces",
            visualpuzzles_category="algorithmic",
        ),
        summary="vessels, pipes and valves below a tap: which is full first, what stays empty, how much has run",
    ),
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
        family="layer_order",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=Labels(
            visreason_category="Cue insight",
            visreason_subcategory="physical traces",
            visualpuzzles_category="algorithmic",
        ),
        summary="sticks, strips, strokes, tracks and footprints that cross: what came last, what can be lifted",
    ),
    Row(
        category="cues",
        family="matchsticks",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=replace(_MATCHES, visreason_subcategory=None),
        tasks={"word": replace(_MATCHES, mmiq_paradigm=None)},
        summary="equations, words and squares of matches: what to move, add or take away, and what is left",
    ),
    Row(
        category="cues",
        family="rebus_sums",
        forms=(CHOICE, FILL_IN),
        labels=Labels(visreason_category="Cue insight", visreason_subcategory="English word addition and subtraction"),
        drawn_options=ALL_LEVELS,
        summary="pictures and letters, added and taken out, spell an English word (also where the question is Chinese)",
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
    Row(
        category="cues",
        family="word_cells",
        forms=(CHOICE, FILL_IN, OPEN_ENDED, BOUNDING_BOXES),
        labels=Labels(visreason_category="Cue insight", visreason_subcategory="hidden word"),
        summary="a sheet of letters falls into paths that each spell an English word: which, and where",
    ),
)
