"""Squares of a board, for the validators: their names and disguises; the format is that of ``docs/small-boards.md``."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.boards.kits.squares import Square

FILES: Final = "abcdefghijklmn"


def name(size: int, square: Square) -> str:
    """The name of a square: columns are lettered from the left, rows numbered from the bottom."""
    return f"{FILES[square[1]]}{size - square[0]}"


def demand_squares(size: int, squares: tuple[Square, ...]) -> None:
    """Refuse squares that do not lie on the board, or that are the same."""
    if not all(row < size and column < size for row, column in squares):
        raise MalformedStatement("all squares lie on the board")
    if len(set(squares)) < len(squares):
        raise MalformedStatement("no two things stand on one square")


def disguises(size: int, *groups: tuple[Square, ...]) -> Iterator[list[list[Square]]]:
    """Groups of squares on the board reflected and turned in all eight ways, each group sorted."""
    last = size - 1
    for transpose, flip, mirror in product((False, True), repeat=3):
        form = []
        for group in groups:
            squares = [(last - row if flip else row, last - column if mirror else column) for row, column in group]
            form.append(sorted((column, row) if transpose else (row, column) for row, column in squares))
        yield form
