"""The families of puzzles about cues: what happened, what is hidden, what it spells."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import BOUNDING_BOXES, CHOICE, FILL_IN, OPEN_ENDED, Row
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm

_TRACES: Final = "physical traces"
_ALL: Final = tuple(Level)
_CUES: Final = Labels(visreason_category="Cue insight")


def _row(
    family: str,
    summary: str,
    labels: Labels,
    *forms: AnswerForm,
    levels: tuple[Level, ...] = _ALL,
    drawn: tuple[Level, ...] = (),
    tasks: Mapping[str, Labels] = {},
    version: int = 1,
    streams: int = 0,
) -> Row:
    """A family of cues; ``drawn`` has the levels with drawn options."""
    return Row(
        category="cues",
        family=family,
        forms=forms,
        labels=labels,
        tasks=tasks,
        levels=levels,
        drawn_options=drawn,
        summary=summary,
        version=version,
        streams=streams,
    )


ROWS: Final = (
    _row(
        "balance",
        "level and tipped balances: what is heaviest, the order of weights, what makes another one level",
        replace(
            _CUES,
            visreason_subcategory=_TRACES,
            mmiq_paradigm="mathematics",
            visualpuzzles_category="deductive",
        ),
        CHOICE,
        FILL_IN,
        drawn=_ALL,
        version=2,
    ),
    _row(
        "crack_order",
        "cracks that end on others, and the order of the impacts that they tell",
        replace(_CUES, visreason_subcategory="detective", visualpuzzles_category="deductive"),
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        version=4,
        streams=3,
    ),
    _row(
        "filling",
        "vessels, pipes and valves below a tap: which is full first, what stays empty, how much has run",
        replace(_CUES, visreason_subcategory=_TRACES, visualpuzzles_category="algorithmic"),
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        version=2,
        streams=1,
    ),
    _row(
        "folded_note",
        "a number or a word that appears when a translucent note is folded",
        replace(_CUES, visreason_subcategory="folding-perspective", visualpuzzles_category="spatial"),
        CHOICE,
        FILL_IN,
        drawn=_ALL,
        version=4,
        streams=2,
    ),
    _row(
        "gears",
        "gear wheels, belts and a crank: which way, how often, how fast, and what jams",
        replace(_CUES, visreason_subcategory=_TRACES, visualpuzzles_category="algorithmic"),
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        version=7,
        streams=5,
    ),
    _row(
        "layer_order",
        "sticks, strips, strokes, tracks and footprints that cross: what came last, what can be lifted",
        replace(_CUES, visreason_subcategory="detective", visualpuzzles_category="algorithmic"),
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        version=7,
        streams=5,
    ),
    _row(
        "matchsticks",
        "equations, words and squares of matches: what to move, add or take away, and what is left",
        replace(_CUES, mmiq_paradigm="mathematics", visualpuzzles_category="algorithmic"),
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        tasks={"word": replace(_CUES, visreason_subcategory="hidden word", visualpuzzles_category="algorithmic")},
        version=3,
    ),
    _row(
        "picture_letters",
        "pictures that give one letter each: the word along a thread, by size or by hops round a ring",
        replace(_CUES, visreason_subcategory="image cue extraction"),
        CHOICE,
        FILL_IN,
        drawn=_ALL,
        version=3,
    ),
    _row(
        "rebus_sums",
        "pictures and letters, added and taken out, spell an English word (also where the question is Chinese)",
        replace(_CUES, visreason_subcategory="English word addition and subtraction"),
        CHOICE,
        FILL_IN,
        drawn=_ALL,
        version=3,
        streams=2,
    ),
    _row(
        "time_order",
        "pictures of a place at different times: the first one, their order, and what does not belong",
        replace(
            _CUES,
            visreason_subcategory=_TRACES,
            mmiq_paradigm="temporal movement",
            visualpuzzles_category="deductive",
        ),
        CHOICE,
        FILL_IN,
        drawn=USUAL_LEVELS,
        version=2,
        streams=1,
    ),
    _row(
        "venn_letters",
        "hoops that hold the letters of colours and things, with a code to be found",
        replace(_CUES, visreason_subcategory="colour set to word"),
        CHOICE,
        FILL_IN,
        drawn=_ALL,
        version=3,
        streams=1,
    ),
    _row(
        "word_cells",
        "a sheet of letters falls into paths that each spell an English word: which, and where",
        replace(_CUES, visreason_subcategory="hidden word"),
        CHOICE,
        FILL_IN,
        OPEN_ENDED,
        BOUNDING_BOXES,
        version=2,
        streams=1,
    ),
)
