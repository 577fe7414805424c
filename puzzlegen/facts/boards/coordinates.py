"""Names of squares and of points, as players use them.

Places are ``(row, column)``, counted from 0 from the top and from the left; names number rows from the bottom.
"""

from typing import Final, TypeAlias

Place: TypeAlias = tuple[int, int]

FILES: Final = "abcdefghijklmn"  # of squares
COLUMNS: Final = "ABCDEFGHJKLMNOPQRST"  # of points of a Go board, which has no column I


def square_name(size: int, square: Place) -> str:
    """The name of a square on a board with sides of ``size`` squares."""
    return f"{FILES[square[1]]}{size - square[0]}"


def point_name(size: int, row: int, column: int) -> str:
    """The name of a point on a Go board of ``size`` lines."""
    return f"{COLUMNS[column]}{size - row}"
