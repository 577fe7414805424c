"""What judges rows of figures that are turned and flipped."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure, reordered
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.formats.matrices.transform_grid import First, Grouping, Missing, OddRow, Query, Row, Rows, WholeStep

_NAME: Final = "matrices/transform_grid"
TURNS: Final = (
    (1, 0, 0, 1),
    (-1, 0, 0, -1),
    (-1, 0, 0, 1),
    (1, 0, 0, -1),
    (0, -1, 1, 0),
    (0, 1, -1, 0),
    (0, 1, 1, 0),
    (0, -1, -1, 0),
)
"""In the order in which somebody might try them: first what keeps what is upright."""


def moved(figure: Figure, turn: tuple[int, int, int, int]) -> Figure:
    """A line figure after a turn or a reflection."""
    a, b, c, d = turn

    def points(numbers: Sequence[int]) -> Any:
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return tuple(part for x, y in pairs for part in (a * x + b * y, c * x + d * y))

    arcs = tuple(map(points, figure.arcs))
    if a * d < b * c:
        arcs = tuple((*arc[:2], *arc[4:], *arc[2:4]) for arc in arcs)
    return Figure(tuple(map(points, figure.segments)), arcs, tuple(map(points, figure.dots)))


def turned(shown: Rows, query: Query, rng: Random) -> tuple[Rows, Query] | None:
    """All figures are turned or flipped alike; not where steps are called by their names, which would change."""
    if isinstance(query, WholeStep):
        return None
    turn = rng.choice(TURNS)
    if isinstance(query, Missing | First):
        query = replace(query, options=tuple(moved(option, turn) for option in query.options))
    return Rows(tuple(tuple(panel and moved(panel, turn) for panel in row) for row in shown.rows)), query


def exchanged(shown: Rows, query: Query, rng: Random) -> tuple[Rows, Query]:
    """The rows in another order, except for a last one with a question mark."""
    rows = list(shown.rows)
    if isinstance(query, Grouping):
        order = rng.sample(range(len(rows)), len(rows))
        options = tuple(
            tuple(sorted(tuple(sorted(1 + order.index(number - 1) for number in group)) for group in groups))
            for groups in query.options
        )
        return Rows(tuple(rows[number] for number in order)), replace(query, options=options)
    last = [rows.pop()] if isinstance(query, Missing | First) else []
    return Rows((*rng.sample(rows, len(rows)), *last)), query


def _looks(figure: Figure) -> list[tuple[int, ...]]:
    """What is drawn, from its top left corner on."""
    strokes: list[tuple[int, ...]] = [*figure.segments, *figure.arcs, *figure.dots]
    left = min(x for stroke in strokes for x in stroke[::2])
    top = min(y for stroke in strokes for y in stroke[1::2])
    shifted = [tuple(number - (top if place % 2 else left) for place, number in enumerate(one)) for one in strokes]
    return sorted(min(one, one[2:] + one[:2]) if len(one) == 4 else one for one in shifted)


def combinations_tried(shown: Rows, query: Query) -> float:
    """How many combinations of turns and flips are tried until one fits all rows but the broken one, or a group.

    Each counts once, and once more for every blank panel.
    """
    rows = shown.rows
    looks = 1 + sum(panel is None for row in rows for panel in row)
    if isinstance(query, Grouping):
        return float(_grouped(rows) * looks)
    allowed = int(isinstance(query, OddRow))
    changes = [list(_changes(row)) for row in rows]
    for tried, steps in enumerate(product(TURNS, repeat=len(rows[0]) - 1), start=1):
        if sum(any(done(steps[start:stop]) != turn for start, stop, turn in row) for row in changes) <= allowed:
            return float(tried * looks)
    return float(len(TURNS) ** (len(rows[0]) - 1) * looks)


def _grouped(rows: Sequence[Row]) -> int:
    """How many combinations are tried until one fits half of the rows, and another one the other half."""
    every = list(product(TURNS, repeat=len(rows[0]) - 1))
    changes = [change(row) for row in rows]
    fits = [tuple(done(steps[start:stop]) == turn for start, stop, turn in changes) for steps in every]
    halves = {fitting for fitting in fits if sum(fitting) == len(rows) // 2}
    for tried, fitting in enumerate(fits, start=1):
        if fitting in halves and tuple(not fit for fit in fitting) in halves:
            return tried
    return len(every)


def change(row: Row) -> tuple[int, int, tuple[int, int, int, int]]:
    """The places of the two panels that a row shows, and the turn or flip that leads from one to the other."""
    (only,) = _changes(row)
    return only


def _changes(row: Row) -> Iterator[tuple[int, int, tuple[int, int, int, int]]]:
    """The same for each panel that is shown and the next one."""
    held = [(number, panel) for number, panel in enumerate(row) if panel is not None]
    for (start, one), (stop, other) in pairwise(held):
        yield start, stop, next(turn for turn in TURNS if _looks(moved(one, turn)) == _looks(other))


def done(steps: Sequence[tuple[int, int, int, int]]) -> tuple[int, int, int, int]:
    """Steps one after another."""
    a, b, c, d = 1, 0, 0, 1
    for p, q, r, s in steps:
        a, b, c, d = p * a + q * c, p * b + q * d, r * a + s * c, r * b + s * d
    return a, b, c, d


DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {_NAME: (turned, reordered, exchanged)}
MEASURES: Final = {
    _NAME: Measure("combinations of turns and flips tried, times blank panels and one", combinations_tried)
}
