"""The families of puzzles about cues: what happened, what is hidden, what it spells."""

from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import Level

_TRACES: Final = "physical traces"
_ALL: Final = tuple(Level)
_CUES: Final = Labels(visreason_category="Cue insight")


def _row(
    family: str,
    summary: str,
    labels: Labels,
    *,
    levels: tuple[Level, ...] = _ALL,
    version: int = 1,
    streams: int = 0,
) -> Row:
    return Row(
        category="cues",
        family=family,
        labels=labels,
        levels=levels,
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
        version=9,
    ),
    _row(
        "crack_order",
        "cracks that end on others, and the order of the impacts that they tell",
        replace(_CUES, visreason_subcategory="detective", visualpuzzles_category="deductive"),
        version=14,
    ),
    _row(
        "filling",
        "vessels, pipes and valves below a tap: which is full first, what stays empty, how much has run",
        replace(_CUES, visreason_subcategory=_TRACES, visualpuzzles_category="algorithmic"),
        version=11,
    ),
    _row(
        "folded_note",
        "a number or a word that appears when a translucent note is folded",
        replace(_CUES, visreason_subcategory="folding-perspective", visualpuzzles_category="spatial"),
        version=11,
        streams=10,
    ),
    _row(
        "gears",
        "gear wheels, belts and a crank: which way, how often, how fast, and what jams",
        replace(_CUES, visreason_subcategory=_TRACES, visualpuzzles_category="algorithmic"),
        version=14,
        streams=5,
    ),
    _row(
        "layer_order",
        "sticks, strips, strokes, tracks and footprints that cross: what came last, what can be lifted",
        replace(_CUES, visreason_subcategory="detective", visualpuzzles_category="algorithmic"),
        levels=_ALL[:3],
        version=17,
    ),
    _row(
        "matchsticks",
        "equations, words and squares of matches: what to move, add or take away, and what is left",
        replace(_CUES, mmiq_paradigm="mathematics", visualpuzzles_category="algorithmic"),
        version=10,
    ),
    _row(
        "picture_letters",
        "pictures that give one letter each: the word along a thread, by size or by hops round a ring",
        replace(_CUES, visreason_subcategory="image cue extraction"),
        version=10,
    ),
    _row(
        "rebus_sums",
        "pictures and letters, added and taken out, spell an English word (also where the question is Chinese)",
        replace(_CUES, visreason_subcategory="English word addition and subtraction"),
        version=15,
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
        version=12,
        streams=1,
    ),
    _row(
        "venn_letters",
        "hoops that hold the letters of colours and things, with a code to be found",
        replace(_CUES, visreason_subcategory="colour set to word"),
        version=10,
        streams=1,
    ),
    _row(
        "word_cells",
        "a sheet of letters falls into paths that each spell an English word: which, and where",
        replace(_CUES, visreason_subcategory="hidden word"),
        version=8,
        streams=1,
    ),
)
