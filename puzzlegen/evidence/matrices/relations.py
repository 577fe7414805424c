"""What judges relations of outlines."""

from math import comb
from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.matrices import plainly
from puzzlegen.evidence.matrices.disguises_b import shuffled as reordered
from puzzlegen.formats.matrices.relations import Query

_NAME: Final = "matrices/relations"


def mirrored(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Left and right, or top and bottom, change places in all panels."""
    across, down = rng.choice(((-1, 1), (1, -1), (-1, -1)))

    def change(panel: Any) -> Any:
        return [[across * x, down * y, size] for x, y, size in panel]

    asked = "figures" if "figures" in query else "options"
    panels = [change(panel) for panel in statement["panels"]]
    return {**statement, "panels": panels}, {**query, asked: [change(panel) for panel in query[asked]]}


def rearranged(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """Rows become columns, or panels without an order get another one."""
    order: list[int] = [0, 3, 6, 1, 4, 7, 2, 5]
    if len(statement["panels"]) == 4:
        order = rng.sample(range(4), 4)
    elif query["task"] != "matrix":
        return None
    return {**statement, "panels": [statement["panels"][place] for place in order]}, query


def shuffled(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """What is to be chosen from, or counted, in another order."""
    if "figures" in query:
        query = {**query, "figures": rng.sample(query["figures"], len(query["figures"]))}
    return reordered(statement, query, rng) if "options" in query else (statement, query)


def relations_in_sight(statement: Statement, query: Statement) -> float:
    """How many relations all panels show together."""
    panels = len(statement["panels"]) + len(query.get("figures") or query["options"])
    return float(comb(len(statement["outlines"]), 2) * len(statement["relations"]) * panels)


DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {_NAME: plainly.disguises(Query, mirrored, shuffled, rearranged)}
MEASURES: Final = {_NAME: Measure("relations that all panels show", plainly.measured(relations_in_sight))}
