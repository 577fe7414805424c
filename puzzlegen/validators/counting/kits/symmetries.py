"""The turns and mirror images of a grid."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]  # row and column


def images(rows: int, columns: int) -> Iterator[tuple[int, int, Callable[[Cell], Cell]]]:
    """All eight: how many rows and columns each has, and where it takes a cell."""
    for transpose, flip, mirror in product((False, True), repeat=3):

        def placed(cell: Cell, transpose: bool = transpose, flip: bool = flip, mirror: bool = mirror) -> Cell:
            row = rows - 1 - cell[0] if flip else cell[0]
            column = columns - 1 - cell[1] if mirror else cell[1]
            return (column, row) if transpose else (row, column)

        yield (columns, rows, placed) if transpose else (rows, columns, placed)
