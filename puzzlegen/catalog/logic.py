"""The families of everyday reasoning: what follows from a plan, a map, a table or a rule."""

from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import BOUNDING_BOXES, CHOICE, FILL_IN, Row
from puzzlegen.core.family import USUAL_LEVELS, Level

_ALL_LEVELS: Final = (*USUAL_LEVELS, Level.EXTREME)
_DEDUCTIVE: Final = Labels(
    visreason_category="Deductive", visreason_subcategory="everyday reasoning", visualpuzzles_category="deductive"
)
    visreason_category="Deductive",
    visreason_subcategory="everyday reasoning",
    visualpuzzles_category="deductive",
_FOUR: Final = (*USUAL_LEVELS, Level.EXTREME)
_EVERYDAY: Final = Labels(
    visualpuzzles_category="algorithmic",
_WITH_EXTREME: Final = (*USUAL_LEVELS, Level.EXTREME)

ROWS: Final[tuple[Row, ...]] = (
    Row(
        category="logic",
        family="cipher_board",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=replace(_DEDUCTIVE, visualpuzzles_category="algorithmic"),
        levels=_ALL_LEVELS,
        drawn_options=_ALL_LEVELS,
        summary="words enciphered by a board whose heads have fallen off: read, write, find the head or the mistake",
    ),
    Row(
        category="logic",
        family="clue_grid",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=_DEDUCTIVE,
        levels=_ALL_LEVELS,
        drawn_options=_ALL_LEVELS,
        summary="animals and things in houses, huts or round a table, by cards with clues: who, where, what must be so",
    ),
    Row(
        category="logic",
        family="relations_web",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=_DEDUCTIVE,
        levels=_ALL_LEVELS,
        drawn_options=_ALL_LEVELS,
        summary="food webs and family trees: who dies out then, how few plants decide, who is whose mother's brother",
        family="linear_sums",
        labels=replace(_DEDUCTIVE, mmiq_paradigm="mathematics"),
        levels=_FOUR,
        drawn_options=_FOUR,
        summary="sums of unknown numbers at a house, a market and among stars: what follows, and which one is wrong",
        family="round_robin",
        forms=(CHOICE, FILL_IN),
        summary="tournaments with hidden places: who meets whom, in which round, and what cannot be",
from puzzlegen.core.item import AnswerForm
_EVERYDAY: Final = Labels(
    visualpuzzles_category="algorithmic",
def _row(family: str, summary: str, labels: Labels, *forms: AnswerForm) -> Row:
    """A family of everyday reasoning, with an extreme level."""
    return Row(
        family=family,
        forms=forms,
        labels=labels,
        levels=(*USUAL_LEVELS, Level.EXTREME),
        summary=summary,
    )
    _row(
        "pour",
        "jugs that are poured into one another: fewest pourings, what is never measured, what was poured",
        _EVERYDAY,
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        "river",
        "passengers who must not be left together are to cross: fewest crossings, who goes first, which plan works",
        family="mirrors",
        levels=_WITH_EXTREME,
        labels=_EVERYDAY,
        summary="mirrors in a box, and a ray or a ball: where it leaves, what it meets, which mirror has to be turned",
        family="routes",
        summary="maps of metro, tram and ferry lines: fewest changes and stops, what is cut off, what every trip needs",
        family="straight_roads",
        drawn_options=_WITH_EXTREME,
        labels=replace(_EVERYDAY, visualpuzzles_category="deductive"),
        summary="a bent sketch of roads that are straight but for one: which one, and which crossings give it away",
    ),
)
