"""What judges rows of figures that are turned and flipped."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.matrices import plainly
from puzzlegen.evidence.matrices.disguises_b import shuffled as reordered
from puzzlegen.formats.matrices.transform_grid import Query

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


def moved(figure: Any, turn: tuple[int, int, int, int]) -> Any:
    """A line figure after a turn or a reflection."""
    a, b, c, d = turn

    def points(numbers: Sequence[int]) -> list[int]:
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return [part for x, y in pairs for part in (a * x + b * y, c * x + d * y)]

    arcs = [points(arc) for arc in figure["arcs"]]
    if a * d < b * c:
        arcs = [[*arc[:2], *arc[4:], *arc[2:4]] for arc in arcs]
    return {
        "segments": [points(one) for one in figure["segments"]],
        "arcs": arcs,
        "dots": [points(one) for one in figure["dots"]],
    }


def turned(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """All figures are turned or flipped alike; not where steps are called by their names, which would change."""
    if query["task"] == "step":
        return None
    turn = rng.choice(TURNS)
    rows = [[panel and moved(panel, turn) for panel in row] for row in statement["rows"]]
    if query["task"] == "grouping":
        return {"rows": rows}, query
    options = [moved(option, turn) for option in query.get("options", ())]
    return {"rows": rows}, {**query, "options": options} if options else query


def shuffled(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """The options in another order, if there are any but the rows."""
    return reordered(statement, query, rng) if "options" in query else None


def exchanged(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The rows in another order, except for a last one with a question mark."""
    rows = list(statement["rows"])
    if query["task"] == "grouping":
        order = rng.sample(range(len(rows)), len(rows))
        options = [
            sorted(sorted(1 + order.index(number - 1) for number in group) for group in groups)
            for groups in query["options"]
        ]
        return {"rows": [rows[number] for number in order]}, {**query, "options": options}
    last = [rows.pop()] if query["task"] in ("missing", "first") else []
    return {"rows": [*rng.sample(rows, len(rows)), *last]}, query


def _looks(figure: Any) -> Any:
    """What is drawn, from its top left corner on."""
    strokes = [*map(tuple, figure["segments"]), *map(tuple, figure["arcs"]), *map(tuple, figure["dots"])]
    left = min(x for stroke in strokes for x in stroke[::2])
    top = min(y for stroke in strokes for y in stroke[1::2])
    shifted = [tuple(number - (top if place % 2 else left) for place, number in enumerate(one)) for one in strokes]
    return sorted(min(one, one[2:] + one[:2]) if len(one) == 4 else one for one in shifted)


def _pairs(row: Sequence[Any], steps: Sequence[tuple[int, int, int, int]]) -> Iterator[bool]:
    for number, step in enumerate(steps):
        if row[number] is not None and row[number + 1] is not None:
            yield _looks(moved(row[number], step)) == _looks(row[number + 1])


def combinations_tried(statement: Statement, query: Statement) -> float:
    """How many combinations of turns and flips are tried until one fits all rows but the broken one, or a group.

    Each counts once, and once more for every blank panel.
    """
    rows = statement["rows"]
    looks = 1 + sum(panel is None for row in rows for panel in row)
    if query["task"] == "grouping":
        return float(_grouped(rows) * looks)
    allowed = int(query["task"] == "row")
    for tried, steps in enumerate(product(TURNS, repeat=len(rows[0]) - 1), start=1):
        if sum(not all(_pairs(row, steps)) for row in rows) <= allowed:
            return float(tried * looks)
    return float(len(TURNS) ** (len(rows[0]) - 1) * looks)


def _grouped(rows: Sequence[Any]) -> int:
    """How many combinations are tried until one fits half of the rows, and another one the other half."""
    every = list(product(TURNS, repeat=len(rows[0]) - 1))
    changes = [change(row) for row in rows]
    fits = [tuple(done(steps[start:stop]) == turn for start, stop, turn in changes) for steps in every]
    halves = {fitting for fitting in fits if sum(fitting) == len(rows) // 2}
    for tried, fitting in enumerate(fits, start=1):
        if fitting in halves and tuple(not fit for fit in fitting) in halves:
            return tried
    return len(every)


def change(row: Sequence[Any]) -> tuple[int, int, tuple[int, int, int, int]]:
    """The places of the two panels that a row shows, and the turn or flip that leads from one to the other."""
    start, stop = (number for number, panel in enumerate(row) if panel is not None)
    return start, stop, next(turn for turn in TURNS if _looks(moved(row[start], turn)) == _looks(row[stop]))


def done(steps: Sequence[tuple[int, int, int, int]]) -> tuple[int, int, int, int]:
    """Steps one after another."""
    a, b, c, d = 1, 0, 0, 1
    for p, q, r, s in steps:
        a, b, c, d = p * a + q * c, p * b + q * d, r * a + s * c, r * b + s * d
    return a, b, c, d


DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {_NAME: plainly.disguises(Query, turned, shuffled, exchanged)}
MEASURES: Final = {
    _NAME: Measure(
        "combinations of turns and flips tried, times blank panels and one", plainly.measured(combinations_tried)
    )
}
