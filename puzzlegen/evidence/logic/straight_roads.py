"""Sketches of roads in disguise: bent otherwise, turned half round, with other numbers; and pairs of roads compared."""

from random import Random
from typing import Final, get_args

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.logic.straight_roads import (
    Bend,
    Betray,
    Cannot,
    CrookedOffered,
    Crossing,
    Map,
    Query,
    Same,
    Theme,
)


def bent(shown: Map, query: Query, random: Random) -> tuple[Map, Query]:
    """Other waves in another landscape."""
    bend = Bend(random.randint(-3, 3), random.randrange(12), random.randrange(12))
    return replace(shown, bend=bend, theme=random.choice(get_args(Theme))), query


def turned(shown: Map, query: Query, random: Random) -> tuple[Map, Query] | None:  # noqa: ARG001
    """The sketch upside down, where no crossing is to be boxed."""
    order = list(shown.left)
    for _, track in shown.crossings:
        order[track : track + 2] = order[track + 1], order[track]
    last = max(column for column, _ in shown.crossings)
    other = sorted(Crossing(last - column, len(order) - 2 - track) for column, track in shown.crossings)
    if isinstance(query, Betray):
        return None
    return replace(shown, left=tuple(order[::-1]), crossings=tuple(other)), query


def renumbered(shown: Map, query: Query, random: Random) -> tuple[Map, Query]:
    """Other numbers for the roads, everywhere."""
    count = len(shown.left)
    new = dict(zip(range(1, count + 1), random.sample(range(1, count + 1), count), strict=True))

    def numbered(roads: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(new[road] for road in roads)

    other = replace(shown, left=numbered(shown.left))
    match query:
        case Same():
            query = replace(query, options=tuple(replace(one, left=numbered(one.left)) for one in query.options))
        case Cannot():
            query = replace(query, options=tuple(map(numbered, query.options)))
        case CrookedOffered():
            query = replace(query, options=numbered(query.options))
    return other, query


def compared(shown: Map, query: Query) -> float:  # noqa: ARG001
    """All pairs of crossings: whether the same two roads meet at both."""
    crossings = len(shown.crossings)
    return crossings * (crossings - 1) / 2


DISGUISES: Final[tuple[Disguise, ...]] = (bent, turned, renumbered)
MEASURE: Final = Measure("pairs of crossings to be compared", compared)
