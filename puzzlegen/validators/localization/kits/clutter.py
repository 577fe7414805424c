"""How much a difference between two figures is drowned in what stands around it.

Who looks over a sheet sees, away from the point of regard, little more than how much of each colour a region has.
A new line in an empty corner changes that at once; a line that has moved among many others hardly does.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from puzzlegen.formats.localization.kits.sheets import Part
from puzzlegen.kernels.validators.inked import area, line

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Grid = NDArray[np.int64]  # (cells, cells): 0 for the ground, numbers of colours from 1

MOST: Final = 50.0  # clutter of a change that leaves all regions as they are
_HALF: Final = 120  # of a figure's side
_CELLS: Final = 60  # to a side
_REGION: Final = 20  # cells to the side of a region
_STROKE: Final = 2.6  # half the width of a line
_PLACES: Final = ((np.arange(_CELLS) + 0.5) * (2 * _HALF / _CELLS) - _HALF).astype(np.float64)
_SORTED: Final[list[float]] = _PLACES.tolist()


def clutter(one: Sequence[Part], others: Iterable[Sequence[Part]], turns: int) -> float:
    """How many times what differs is in what stands around: from 1 to `MOST`, the least for several other figures.

    That is in the turn of the other figure, of so many, in which the fewest cells differ, measured in the region where
    the change is plainest. Figures are lists of parts from the lowest on.
    """
    colours: dict[str, int] = {"ink": 1}
    grid = _grid(one, colours)
    return min(_clutter(grid, _grid(other, colours), len(colours) + 1, turns) for other in others)


def _clutter(grid: "Grid", other: "Grid", colours: int, turns: int) -> float:
    """The same for one of them; so many colours, the ground's included, are in both."""
    grids = [np.rot90(other, -turn) for turn in range(turns)]
    cells = [int(np.count_nonzero(grid != turned)) for turned in grids]
    before = _counted(grid, colours)

    def times(after: "NDArray[np.int64]") -> float:
        change = np.abs(before - after).sum(axis=0) / 2
        content = np.maximum(before[1:].sum(axis=0), after[1:].sum(axis=0))
        share = float(np.max(change / np.maximum(content, 1)))
        return min(MOST, 1 / max(share, 1 / MOST))

    nearest = [turned for few, turned in zip(cells, grids, strict=True) if few == min(cells)]
    return min(times(_counted(turned, colours)) for turned in nearest)


def _counted(grid: "Grid", colours: int) -> "NDArray[np.int64]":
    """How many cells of each colour lie in each region."""
    return np.stack([_sums(grid == colour) for colour in range(colours)])


def _grid(figure: Sequence[Part], colours: dict[str, int]) -> "Grid":
    grid = np.zeros((_CELLS, _CELLS), dtype=np.int64)
    for part in figure:
        colour = colours.setdefault(part.fill, len(colours) + 1)
        if part.shape == "disc":
            ((centre_x, centre_y),) = part.points
            near, x, y = _near(part.points, part.radius + _STROKE)
            away = np.hypot(x - centre_x, y - centre_y)
            grid[near][away <= part.radius] = colour
            grid[near][np.abs(away - part.radius) <= _STROKE] = colours["ink"]
            continue
        corners = np.array(part.points)
        ends = corners[:-1], corners[1:]
        if part.shape == "polygon":
            area(grid, _PLACES, corners, colour)
            ends, colour = (corners, np.roll(corners, -1, 0)), colours["ink"]
        for side in np.hstack(ends):
            line(grid, _PLACES, side, _STROKE, colour)
    return grid


def _near(
    points: Sequence[tuple[int, int]], margin: float
) -> tuple[tuple[slice, slice], "NDArray[np.float64]", "NDArray[np.float64]"]:
    """The cells around points, as rows and columns, and where they are: x in a row, y in a column."""
    columns, rows = (
        slice(bisect_left(_SORTED, min(some) - margin), bisect_left(_SORTED, max(some) + margin + 1))
        for some in zip(*points, strict=True)
    )
    return (rows, columns), _PLACES[columns], _PLACES[rows, None]


def _sums(chosen: "NDArray[np.bool_]") -> "NDArray[np.int64]":
    """How many of the chosen cells lie in each region."""
    table = np.zeros((_CELLS + 1, _CELLS + 1), dtype=np.int64)
    table[1:, 1:] = chosen.cumsum(axis=0).cumsum(axis=1)
    sums: NDArray[np.int64] = (
        table[_REGION:, _REGION:]
        - table[:-_REGION, _REGION:]
        - table[_REGION:, :-_REGION]
        + table[:-_REGION, :-_REGION]
    )
    return sums
