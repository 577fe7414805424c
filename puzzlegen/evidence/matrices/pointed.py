"""What judges divided figures in which something is marked."""

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.matrices import plainly
from puzzlegen.evidence.matrices.disguises_b import shuffled
from puzzlegen.formats.matrices.pointed import Query

_NAME: Final = "matrices/pointed"
_TURNS: Final = ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0), (-1, 0, 0, 1), (0, 1, 1, 0))


def turned(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Every panel is turned or reflected by itself, and its lines stand in another order."""

    def change(panel: Any) -> Any:
        a, b, c, d = rng.choice(_TURNS)
        flips = a * d < b * c

        def moved(numbers: Sequence[int]) -> list[int]:
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            out = [part for x, y in pairs for part in (a * x + b * y, c * x + d * y)]
            return [*out[:2], *out[4:], *out[2:4]] if flips and len(out) == 6 else out

        return {
            "segments": [moved(one) for one in rng.sample(panel["segments"], len(panel["segments"]))],
            "arcs": [moved(one) for one in panel["arcs"]],
            "at": moved(panel["at"]),
        }

    options = query["options"]
    if query["task"] != "grouping":
        options = [change(panel) for panel in options]
    return {**statement, "panels": [change(panel) for panel in statement["panels"]]}, {**query, "options": options}


def rearranged(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """Rows become columns, or figures without an order get another one."""
    panels = statement["panels"]
    if query["task"] == "matrix":
        return {**statement, "panels": [panels[place] for place in (0, 3, 6, 1, 4, 7, 2, 5)]}, query
    if query["task"] == "belongs":
        return {**statement, "panels": rng.sample(panels, len(panels))}, query
    return None


def pairs_of_lines(statement: Statement, query: Statement) -> float:
    """How many pairs of lines might meet, in a panel."""
    panels = statement["panels"] or query["options"]
    return sum(comb(len(panel["segments"]) + len(panel["arcs"]), 2) for panel in panels) / len(panels)


DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {_NAME: plainly.disguises(Query, turned, shuffled, rearranged)}
MEASURES: Final = {_NAME: Measure("pairs of lines that might meet, in a panel", plainly.measured(pairs_of_lines))}
