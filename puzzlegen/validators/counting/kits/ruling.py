"""Finds the grid of cells in a picture, from its pixels alone, and tells what its cells show."""

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
import numpy as np

from puzzlegen.core.family import Pixels
from puzzlegen.core.item import Box

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Cells: TypeAlias = NDArray[np.uint8]  # (rows, columns, side, side, 3)
    Brightness: TypeAlias = NDArray[np.int16]  # (..., side, side)
    Counts: TypeAlias = NDArray[np.intp]  # (...)

_EVERY: Final = 5  # every fifth pixel of a row, or of a column, is looked at: what cells show leaves wider gaps
_FRAME: Final = 0.04  # of a cell's side: no frame reaches further into it
_ASIDE: Final = 1  # pixels by which a line between cells may be off its place
_OFF: Final = 2  # pixels by which each side of a box may be off the line that it stands for
_CONTRAST: Final = 120  # of the 765 of R, G and B together, by which pixels differ to the eye


def block(top: int, left: int, bottom: int, right: int) -> str:
    """The element id of a block of cells by its corners, which count from 0: ``r1c2-r3c4``."""
    return f"r{top + 1}c{left + 1}-r{bottom + 1}c{right + 1}"


class Grid(msgspec.Struct, frozen=True):
    """Square cells in a picture; ``left`` and ``top`` are the middles of frame lines, in pixels like ``side``."""

    rows: int
    columns: int
    left: float
    top: float
    side: int

    def cells(self, pixels: Pixels, inset: int) -> "Cells":
        """What the cells show, without the ``inset`` pixels that are nearest to their edges, or more in large ones."""
        side, left, top = self.side, int(self.left), int(self.top)
        inset = max(inset, round(side * _FRAME))
        board = pixels[top : top + side * self.rows, left : left + side * self.columns]
        inner = slice(inset, side - inset)
        apart = board.reshape(self.rows, side, self.columns, side, 3)[:, inner, :, inner]
        return np.ascontiguousarray(apart.transpose(0, 2, 1, 3, 4))

    def fits(self, box: Box | None, first: tuple[int, int], last: tuple[int, int]) -> bool:
        """True if a box lies on the edges of the rectangle between two cells (row, column), its corners."""
        (top, left), (bottom, right) = first, last
        edges = (
            self.left + self.side * left,
            self.top + self.side * top,
            self.left + self.side * (right + 1),
            self.top + self.side * (bottom + 1),
        )
        return box is not None and all(abs(one - edge) <= _OFF for one, edge in zip(box, edges, strict=True))


def find_grid(pixels: Pixels, rows: int, columns: int, *, ruled: bool) -> Grid | None:
    """The grid with so many rows and columns; None if the picture shows no such one.

    What differs in colour from the picture's top left corner is drawn. A line is a run of pixel rows, or of pixel
    columns, that are drawn from one end of the grid to the other. There must be those of the frame and, if the grid is
    ``ruled``, one at each edge between two cells, but no others.
    """
    ground = pixels[0, 0]
    down = _lines(pixels[:, ::_EVERY], ground)
    across = _lines(pixels[::_EVERY].transpose(1, 0, 2), ground)
    for middles, cells in ((down, rows), (across, columns)):
        if len(middles) != (cells + 1 if ruled else 2):
            return None
    side = (down[-1] - down[0]) / rows
    if side != (across[-1] - across[0]) / columns or side != int(side):
        return None
    for middles in (down, across) if ruled else ():
        if any(abs(middles[0] + number * side - middle) > _ASIDE for number, middle in enumerate(middles)):
            return None
    return Grid(rows, columns, across[0], down[0], int(side))


def _lines(rows: Pixels, ground: "NDArray[np.uint8]") -> list[float]:
    """The middles of the runs of rows that are drawn all along: more of no other row is drawn."""
    drawn = rows[:, :, 0] != ground[0]
    for channel in (1, 2):
        drawn |= rows[:, :, channel] != ground[channel]
    counts = np.count_nonzero(drawn, axis=1)
    through = np.concatenate([[False], counts == max(1, counts.max()), [False]])
    ends = np.flatnonzero(through[1:] != through[:-1])
    middles: list[float] = (ends.reshape(-1, 2).sum(axis=1) / 2).tolist()
    return middles


def brightness(cells: "Cells") -> "Brightness":
    """R, G and B of each pixel together."""
    return cells[..., 0].astype(np.int16) + cells[..., 1] + cells[..., 2]


def differing(some: "Brightness", others: "Brightness") -> "Counts":
    """In how many pixels cells differ to the eye from others; shapes are broadcast."""
    visible = np.abs(some - others) >= _CONTRAST
    counts: Counts = np.count_nonzero(visible.reshape(*visible.shape[:-2], -1), axis=-1)
    return counts
