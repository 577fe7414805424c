"""The directions of arrows in panels of cells."""

from typing import Final

COMPASS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # row, column; turns 0 to 7
