"""Pictures of a place in disguise, and what a plain program reads in them."""

from random import Random

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure

Put = tuple[Statement, Statement]


def rearranged(statement: Statement, query: Statement, rng: Random) -> Put:
    """The things in another order."""
    order = rng.sample(range(len(statement["things"])), len(statement["things"]))
    moved = {
        "scene": statement["scene"],
        "things": [statement["things"][one] for one in order],
        "ways": [statement["ways"][one] for one in order],
        "levels": [statement["levels"][one] for one in order],
    }
    return moved, {**query, **({"rates": [query["rates"][one] for one in order]} if "rates" in query else {})}


def shuffled(statement: Statement, query: Statement, rng: Random) -> Put | None:
    """The pictures in another order, unless it is that of a strip."""
    if query["task"] == "between":
        return None
    count = len(statement["levels"][0])
    order = rng.sample(range(count), count)
    asked = {**query, **({"pair": sorted(order.index(one) for one in query["pair"])} if "pair" in query else {})}
    return {**statement, "levels": [[levels[one] for one in order] for levels in statement["levels"]]}, asked


def levels(statement: Statement, query: Statement) -> float:
    """The levels that no cat hides; those that one does, of two pictures whose distance is asked for."""
    if "pair" in query:
        return sum(row[one] is None for row in statement["levels"] for one in query["pair"])
    return sum(level is not None for row in statement["levels"] for level in row)


DISGUISES = (rearranged, shuffled)
MEASURE = Measure("levels that are shown; of two pictures, that are hidden", levels)
