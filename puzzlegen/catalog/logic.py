"""The families of everyday reasoning: what follows from a plan, a map, a table or a rule."""

from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import Level

_DEDUCTIVE: Final = Labels(
    visreason_category="Deductive", visreason_subcategory="everyday reasoning", visualpuzzles_category="deductive"
)
_ALGORITHMIC: Final = replace(_DEDUCTIVE, visualpuzzles_category="algorithmic")

_ALL: Final = tuple(Level)


def _row(
    family: str,
    summary: str,
    labels: Labels,
    *,
    version: int = 1,
    streams: int = 0,
) -> Row:
    """A family with four levels."""
    return Row(
        category="logic",
        family=family,
        labels=labels,
        levels=tuple(Level),
        summary=summary,
        version=version,
        streams=streams,
    )


ROWS: Final = (
    _row(
        "cipher_board",
        "words enciphered by a board whose heads have fallen off: read, write, find the head or the mistake",
        _ALGORITHMIC,
        version=11,
        streams=1,
    ),
    _row(
        "circuits",
        "electric circuits: which lamps light, what a switch, a cut or a burnt-out lamp does, which switch shorts it",
        _DEDUCTIVE,
        version=13,
        streams=13,
    ),
    _row(
        "clue_grid",
        "animals and things in houses, huts or round a table, by cards with clues: who, where, what must be so",
        _DEDUCTIVE,
        version=11,
        streams=10,
    ),
    _row(
        "dissection",
        "cakes, gardens and quilts cut into equal pieces: of which shape, with which topping, for how many at most",
        _ALGORITHMIC,
        version=14,
    ),
    _row(
        "equations",
        "rows of fruit, magic figures, walls, chords, right triangles: what is x, what can it not be, what follows",
        replace(_ALGORITHMIC, mmiq_paradigm="mathematics"),
        version=8,
    ),
    _row(
        "linear_sums",
        "sums of unknown numbers at a house, a market and among stars: what follows, and which one is wrong",
        replace(_ALGORITHMIC, mmiq_paradigm="mathematics"),
        version=12,
        streams=5,
    ),
    _row(
        "mirrors",
        "mirrors in a box, and a ray or a ball: where it leaves, what it meets, which mirror has to be turned",
        _ALGORITHMIC,
        version=11,
        streams=2,
    ),
    _row(
        "pour",
        "jugs that are poured into one another: fewest pourings, what is never measured, what was poured",
        _ALGORITHMIC,
        version=15,
        streams=14,
    ),
    _row(
        "relations_web",
        "food webs and family trees: who dies out then, how few plants decide, who is whose mother's brother",
        _DEDUCTIVE,
        version=12,
        streams=2,
    ),
    _row(
        "river",
        "passengers who must not be left together are to cross: fewest crossings, who goes first, which plan works",
        _ALGORITHMIC,
        version=14,
    ),
    _row(
        "round_robin",
        "tournaments with hidden places: who meets whom, in which round, and what cannot be",
        _DEDUCTIVE,
        version=12,
    ),
    _row(
        "routes",
        "maps of metro, tram and ferry lines: fewest changes and stops, how many ways, which stop every trip passes",
        _ALGORITHMIC,
        version=10,
        streams=3,
    ),
    _row(
        "schedule",
        "clocks that are wrong or in a mirror, offices with other clocks, torn calendars: when, which one, how long",
        _DEDUCTIVE,
        version=13,
        streams=10,
    ),
    _row(
        "straight_roads",
        "a bent sketch of roads that are straight but for one: which one, and which crossings give it away",
        _DEDUCTIVE,
        version=11,
        streams=4,
    ),
    _row(
        "weighing",
        "faulty coins, sacks or crystals and what a balance showed: which, what is certain, what to weigh next",
        _DEDUCTIVE,
        version=10,
        streams=9,
    ),
)
