"""Panels of cells, some with a figure and some with an arrow, one of which is marked."""

from typing import Final

import msgspec

from puzzlegen.facts.matrices.figures import Figure

SIDE: Final = 4  # cells along a side of a panel, unless its statement says otherwise
COMPASS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # row, column; turns 0 to 7


class Arrow(msgspec.Struct, frozen=True, gc=False):
    """An arrow in a cell; ``turn`` in eighths of a full turn clockwise from pointing up."""

    cell: int
    turn: int


class ArrowPanel(msgspec.Struct, frozen=True):
    """A panel: its figures and arrows, in the order of their cells, and the cell of the marked arrow."""

    figures: tuple[Figure, ...]
    arrows: tuple[Arrow, ...]
    start: int
