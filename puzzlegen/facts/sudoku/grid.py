"""What all Sudokus are made of: symbols, cells, regions, and the names of rules and marks.

A cell is an int ``row * size + column``, both from 0; values are 1..size, and 0 stands for an empty cell.
``docs/sudoku.md`` says what each rule and each kind of mark means.
"""

from typing import Final, Literal, TypeAlias

import msgspec

SYMBOLS: Final = "123456789ABCDEFG"  # SYMBOLS[v - 1] stands for the value v

Rule: TypeAlias = Literal["diagonals", "windows", "anti_knight", "all_dots", "all_bars"]
MarkKind: TypeAlias = Literal[
    "cage",
    "thermometer",
    "arrow",
    "white_dot",
    "black_dot",
    "bar",
    "greater",
    "even",
    "odd",
    "sandwich",
    "little_killer",
]


class Layout(msgspec.Struct, frozen=True):
    """The bare grid: its size, the region of each cell, and the extra rules in force."""

    size: int
    regions: tuple[int, ...]
    rules: tuple[Rule, ...] = ()


def boxes(size: int) -> tuple[int, ...]:
    """The regions of an ordinary grid: 2x2 (size 4), 2 rows x 3 columns (6), 3x3 (9) or 4x4 (16) boxes."""
    height, width = {4: (2, 2), 6: (2, 3), 9: (3, 3), 16: (4, 4)}[size]
    across = size // width
    return tuple((cell // size) // height * across + (cell % size) // width for cell in range(size * size))


def write(values: tuple[int, ...]) -> str:
    """The grid as one string, row by row, ``.`` for an empty cell."""
    return "".join(SYMBOLS[value - 1] if value else "." for value in values)


def name(cell: int, size: int) -> str:
    """The element id of a cell, counted from 1: ``r1c1`` is the top left one."""
    row, column = divmod(cell, size)
    return f"r{row + 1}c{column + 1}"
