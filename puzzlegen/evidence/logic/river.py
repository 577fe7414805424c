"""What judges `logic/river`: passengers in another order, other ones, and trips that a plain program tries."""

from random import Random
from typing import Any, Final, get_args

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.logic.river import Carries, First, Party, Query, Scene, Works

_OTHERS: Final = ("cat", "dog", "duck", "frog", "hen", "mouse", "owl", "sheep")


def reordered(party: Party, query: Query, random: Random) -> tuple[Party, Query]:
    """The passengers in another order, everywhere; zigzags begin at either end."""
    count = len(party.who)
    order = random.sample(range(count), count)
    place = [order.index(one) for one in range(count)]

    def moved(what: Any) -> Any:
        return place[what] if isinstance(what, int) else tuple(random.sample([moved(one) for one in what], len(what)))

    if isinstance(query, First | Carries):
        query = replace(query, options=moved(query.options))
    elif isinstance(query, Works):
        query = replace(query, options=tuple(tuple(map(moved, plan)) for plan in query.options))
    weights = tuple(party.weights[one] for one in order) if party.weights else ()
    who = tuple(party.who[one] for one in order)
    return replace(party, who=who, weights=weights, quarrels=moved(party.quarrels)), query


def elsewhere(party: Party, query: Query, random: Random) -> tuple[Party, Query]:
    """Other passengers who cross something else."""
    who = tuple(random.sample(_OTHERS, len(party.who)))
    return replace(party, who=who, scene=random.choice(get_args(Scene))), query


def tried(party: Party, query: Query) -> float:  # noqa: ARG001 - all measures have the same arguments
    """Trips tried, in both directions and for each boat, from one situation after the other; all of them."""
    count = len(party.who)
    weights = party.weights or [1] * count
    boats = [party.boat] if party.boat else range(min(weights), sum(weights) + 1, 20)
    full, trips = (1 << count) - 1, 0
    for boat in boats:
        seen, todo = {(full, 0)}, [(full, 0)]
        for near, over in todo:
            here = full - near if over else near
            load = here
            while True:
                trips += 1
                rest = here - load
                light = sum(weights[one] for one in range(count) if load >> one & 1) <= boat
                if light and not any(rest >> a & 1 and rest >> b & 1 for a, b in party.quarrels):
                    new = (near ^ load, 1 - over)
                    if new not in seen:
                        seen.add(new)
                        todo.append(new)
                if not load:
                    break
                load = (load - 1) & here
            if (0, 1) in seen:
                break
    return float(trips)


DISGUISES: Final[tuple[Disguise, ...]] = (reordered, elsewhere)
MEASURE: Final = Measure("trips tried from one situation after the other", tried)
