"""What judges relations of outlines."""

from math import comb
from random import Random
from typing import Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure, reordered
from puzzlegen.formats.matrices.relations import Count, Matrix, Outline, Panel, Panels, Query

_NAME: Final = "matrices/relations"


def mirrored(shown: Panels, query: Query, rng: Random) -> tuple[Panels, Query]:
    """Left and right, or top and bottom, change places in all panels."""
    across, down = rng.choice(((-1, 1), (1, -1), (-1, -1)))

    def change(panel: Panel) -> Panel:
        return tuple(Outline(across * x, down * y, size) for x, y, size in panel)

    shown = replace(shown, panels=tuple(map(change, shown.panels)))
    if isinstance(query, Count):
        return shown, replace(query, figures=tuple(map(change, query.figures)))
    return shown, replace(query, options=tuple(map(change, query.options)))


def rearranged(shown: Panels, query: Query, rng: Random) -> tuple[Panels, Query] | None:
    """Rows become columns, or panels without an order get another one."""
    order: list[int] = [0, 3, 6, 1, 4, 7, 2, 5]
    if len(shown.panels) == 4:
        order = rng.sample(range(4), 4)
    elif not isinstance(query, Matrix):
        return None
    return replace(shown, panels=tuple(shown.panels[place] for place in order)), query


def shuffled(shown: Panels, query: Query, rng: Random) -> tuple[Panels, Query]:
    """What is to be chosen from, or counted, in another order."""
    if isinstance(query, Count):
        query = replace(query, figures=tuple(rng.sample(query.figures, len(query.figures))))
    return reordered(shown, query, rng) or (shown, query)


def relations_in_sight(shown: Panels, query: Query) -> float:
    """How many relations all panels show together."""
    panels = len(shown.panels) + len(query.figures if isinstance(query, Count) else query.options)
    return float(comb(len(shown.outlines), 2) * len(shown.relations) * panels)


DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {_NAME: (mirrored, shuffled, rearranged)}
MEASURES: Final = {_NAME: Measure("relations that all panels show", relations_in_sight)}
