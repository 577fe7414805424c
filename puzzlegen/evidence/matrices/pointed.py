"""What judges divided figures in which something is marked."""

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure, reordered
from puzzlegen.formats.matrices.pointed import Belongs, Figures, Grouping, Matrix, Panel, Query

_NAME: Final = "matrices/pointed"
_TURNS: Final = ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0), (-1, 0, 0, 1), (0, 1, 1, 0))


def turned(shown: Figures, query: Query, rng: Random) -> tuple[Figures, Query]:
    """Every panel is turned or reflected by itself, and its lines stand in another order."""

    def change(panel: Panel) -> Panel:
        a, b, c, d = rng.choice(_TURNS)
        flips = a * d < b * c

        def moved(numbers: Sequence[int]) -> Any:
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            out = tuple(part for x, y in pairs for part in (a * x + b * y, c * x + d * y))
            return (*out[:2], *out[4:], *out[2:4]) if flips and len(out) == 6 else out

        segments = rng.sample(panel.segments, len(panel.segments))
        return Panel(tuple(map(moved, segments)), tuple(map(moved, panel.arcs)), moved(panel.at))

    if not isinstance(query, Grouping):
        query = replace(query, options=tuple(map(change, query.options)))
    return replace(shown, panels=tuple(map(change, shown.panels))), query


def rearranged(shown: Figures, query: Query, rng: Random) -> tuple[Figures, Query] | None:
    """Rows become columns, or figures without an order get another one."""
    panels = shown.panels
    if isinstance(query, Matrix):
        return replace(shown, panels=tuple(panels[place] for place in (0, 3, 6, 1, 4, 7, 2, 5))), query
    if isinstance(query, Belongs):
        return replace(shown, panels=tuple(rng.sample(panels, len(panels)))), query
    return None


def pairs_of_lines(shown: Figures, query: Query) -> float:
    """How many pairs of lines might meet, in a panel."""
    panels = shown.panels or (() if isinstance(query, Grouping) else query.options)
    return sum(comb(len(panel.segments) + len(panel.arcs), 2) for panel in panels) / len(panels)


DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {_NAME: (turned, reordered, rearranged)}
MEASURES: Final = {_NAME: Measure("pairs of lines that might meet, in a panel", pairs_of_lines)}
