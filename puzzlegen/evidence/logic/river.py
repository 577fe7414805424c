"""What judges `logic/river`: passengers in another order, other ones, and trips that a plain program tries."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure

_OTHERS: Final = ("cat", "dog", "duck", "frog", "hen", "mouse", "owl", "sheep")


def reordered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The passengers in another order, everywhere; zigzags begin at either end."""
    count = len(statement["who"])
    order = random.sample(range(count), count)
    place = [order.index(one) for one in range(count)]

    def moved(what: Any) -> Any:
        return place[what] if isinstance(what, int) else random.sample([moved(one) for one in what], len(what))

    other = dict(query)
    if query["task"] in ("first", "carries"):
        other["options"] = moved(query["options"])
    elif query["task"] == "plan":
        other["options"] = [[moved(group) for group in plan] for plan in query["options"]]
    weights = [statement["weights"][one] for one in order] if statement["weights"] else []
    who = [statement["who"][one] for one in order]
    return {**statement, "who": who, "weights": weights, "quarrels": moved(statement["quarrels"])}, other


def elsewhere(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Other passengers who cross something else."""
    who = random.sample(_OTHERS, len(statement["who"]))
    return {**statement, "who": who, "scene": random.choice(("river", "gorge", "sea"))}, query


def tried(statement: Statement, query: Statement) -> float:  # noqa: ARG001 - all measures have the same arguments
    """Trips tried, in both directions and for each boat, from one situation after the other; all of them."""
    count = len(statement["who"])
    weights = statement["weights"] or [1] * count
    boats = [statement["boat"]] if statement["boat"] else range(min(weights), sum(weights) + 1, 20)
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
                if light and not any(rest >> a & 1 and rest >> b & 1 for a, b in statement["quarrels"]):
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
