"""What judges two boxes of line figures."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.matrices import plainly
from puzzlegen.evidence.matrices.transform_grid import TURNS, moved
from puzzlegen.formats.matrices.two_sets import Query

_NAME: Final = "matrices/two_sets"
_ARRANGEMENTS: Final = ("stacked", "beside", "blocks")
_EXCHANGED: Final[Mapping[str, str]] = {"first": "second", "second": "first"}


def turned(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Every figure is turned or reflected by itself, and the boxes stand in another way."""

    def change(figures: Any) -> Any:
        return [moved(figure, rng.choice(TURNS)) for figure in figures]

    boxes = [change(box) for box in statement["boxes"]]
    asked = "figures" if "figures" in query else "options"
    return (
        {**statement, "arrangement": rng.choice(_ARRANGEMENTS), "boxes": boxes},
        {**query, asked: change(query[asked])},
    )


def shuffled(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The figures of each box, and those to choose from, in another order."""
    boxes = [rng.sample(box, len(box)) for box in statement["boxes"]]
    others = {name: rng.sample(query[name], len(query[name])) for name in ("figures", "options") if name in query}
    return {**statement, "boxes": boxes}, {**query, **others}


def exchanged(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:  # noqa: ARG001
    """The boxes change places."""
    if query["task"] in ("complete", "intruder"):
        return None
    task = _EXCHANGED.get(query["task"], query["task"])
    return {**statement, "boxes": statement["boxes"][::-1]}, {**query, "task": task}


def strokes_to_count(statement: Statement, query: Statement) -> float:
    """Lines and dots of all figures, once for each of the listed counts."""
    asked = query["figures"] if "figures" in query else query["options"]
    figures = [figure for box in (*statement["boxes"], asked) for figure in box]
    return float(len(statement["properties"]) * sum(len(part) for figure in figures for part in figure.values()))


DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {_NAME: plainly.disguises(Query, turned, shuffled, exchanged)}
MEASURES: Final = {_NAME: Measure("lines and dots, times counts that are listed", plainly.measured(strokes_to_count))}
