"""Nonograms: the row of the catalog, and what judges the family."""

from math import comb
from random import Random

from msgspec.structs import replace

from nonogram.format import Grid, Query
from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.evidence import Measure

ROW = Row(
    category="pencil",
    family="nonogram",
    labels=Labels(visreason_category="Deductive", visualpuzzles_category="deductive"),
    summary="fill cells until every row and column has the runs that stand beside it",
)


def moved(grid: Grid, query: Query, random: Random) -> tuple[Grid, Query]:
    """The grid upside down, or its rows as columns; one after the other leads to every position."""
    rows, columns, cells = grid.rows, grid.columns, query.options
    if random.random() < 0.5:
        cells = tuple((len(rows) - 1 - row, column) for row, column in cells)
        return Grid(rows[::-1], tuple(runs[::-1] for runs in columns)), replace(query, options=cells)
    return Grid(columns, rows), replace(query, options=tuple(cell[::-1] for cell in cells))


def ways(grid: Grid, query: Query) -> float:
    """Ways to lay the runs of each line without a look at the others."""
    return sum(comb(len(grid.rows) - sum(runs) + 1, len(runs)) for runs in grid.rows + grid.columns)


DISGUISES = {ROW.name: (moved, moved)}
MEASURES = {ROW.name: Measure("ways to lay the runs of single lines", ways)}
