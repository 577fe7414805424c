"""What judges grids of letters that are cut into words."""

from random import Random
from typing import get_args

from msgspec.structs import replace

from puzzlegen.formats.cues.word_cells import Cell, Holding, Query, Sheet, Theme


def transposed(sheet: Sheet, query: Query, rng: Random) -> tuple[Sheet, Query]:
    """Rows as columns, in another theme."""
    theme = rng.choice(get_args(Theme))
    rows = tuple("".join(column) for column in zip(*sheet.rows, strict=True))
    if isinstance(query, Holding):
        query = Holding(Cell(query.cell.column, query.cell.row))
    return replace(sheet, rows=rows, theme=theme), query


def upside_down(sheet: Sheet, query: Query, rng: Random) -> tuple[Sheet, Query] | None:  # noqa: ARG001
    """The last row first, where words may run any way."""
    if sheet.ways != "any":
        return None
    if isinstance(query, Holding):
        query = Holding(Cell(len(sheet.rows) - 1 - query.cell.row, query.cell.column))
    return replace(sheet, rows=sheet.rows[::-1]), query


def paths(sheet: Sheet, query: Query) -> float:  # noqa: ARG001
    """Paths of the right lengths, whatever they spell."""
    rows = sheet.rows
    cells = {(y, x) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    steps = [(0, 1), (1, 0)] + ([(0, -1), (-1, 0)] if sheet.ways == "any" else [])
    ends: list[tuple[tuple[int, int], ...]] = [(cell,) for cell in cells]
    found = 0
    for length in range(1, max(sheet.lengths) + 1):
        found += len(ends) * (length in sheet.lengths)
        ahead = ((path, (path[-1][0] + y, path[-1][1] + x)) for path in ends for y, x in steps)
        ends = [(*path, cell) for path, cell in ahead if cell in cells and cell not in path]
    return float(found)
