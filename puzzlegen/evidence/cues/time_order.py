"""Pictures of a place in disguise, and what a plain program reads in them."""

from random import Random

from msgspec.structs import replace

from puzzlegen.evidence import Measure
from puzzlegen.formats.cues.time_order import Between, Minutes, Place, Query

Put = tuple[Place, Query]


def rearranged(place: Place, query: Query, rng: Random) -> Put:
    """The things in another order."""
    order = rng.sample(range(len(place.things)), len(place.things))
    columns = ((field, getattr(place, field)) for field in ("things", "ways", "levels"))
    moved = replace(place, **{field: tuple(column[one] for one in order) for field, column in columns})
    if isinstance(query, Minutes):
        query = replace(query, rates=tuple(query.rates[one] for one in order))
    return moved, query


def shuffled(place: Place, query: Query, rng: Random) -> Put | None:
    """The pictures in another order, unless it is that of a strip."""
    if isinstance(query, Between):
        return None
    count = len(place.levels[0])
    order = rng.sample(range(count), count)
    if isinstance(query, Minutes):
        query = replace(query, pair=tuple(sorted(order.index(one) for one in query.pair)))
    return replace(place, levels=tuple(tuple(levels[one] for one in order) for levels in place.levels)), query


def levels(place: Place, query: Query) -> float:
    """The levels that no cat hides; those that one does, of two pictures whose distance is asked for."""
    if isinstance(query, Minutes):
        return sum(row[one] is None for row in place.levels for one in query.pair)
    return sum(level is not None for row in place.levels for level in row)


DISGUISES = (rearranged, shuffled)
MEASURE = Measure("levels that are shown; of two pictures, that are hidden", levels)
