"""Nonograms: the row of the catalog, and what judges the family."""

from math import comb
from random import Random

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import CHOICE, FILL_IN, Row
from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure

ROW = Row(
    category="pencil",
    family="nonogram",
    forms=(CHOICE, FILL_IN),
    labels=Labels(visreason_category="Deductive", visualpuzzles_category="deductive"),
    summary="fill cells until every row and column has the runs that stand beside it",
)


def moved(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The grid upside down, or its rows as columns; one after the other leads to every position."""
    rows, columns, cells = statement["rows"], statement["columns"], query["options"]
    if random.random() < 0.5:
        cells = [[len(rows) - 1 - row, column] for row, column in cells]
        return {"rows": rows[::-1], "columns": [runs[::-1] for runs in columns]}, {**query, "options": cells}
    return {"rows": columns, "columns": rows}, {**query, "options": [cell[::-1] for cell in cells]}


def ways(statement: Statement, query: Statement) -> float:
    """Ways to lay the runs of each line without a look at the others."""
    return sum(comb(len(statement["rows"]) - sum(runs) + 1, len(runs)) for side in statement.values() for runs in side)


DISGUISES = {ROW.name: (moved, moved)}
MEASURES = {ROW.name: Measure("ways to lay the runs of single lines", ways)}
