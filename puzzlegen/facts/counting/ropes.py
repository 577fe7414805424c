"""Ropes that run over a grid of square tiles, from the middle of one side to the middle of another."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

Tile: TypeAlias = Literal["h", "v", "a", "b"]
"""Crossing with the horizontal or the vertical strand on top; arcs around the upper left and the lower right corner,
or around the other two."""
Stub: TypeAlias = tuple[int, int, int]  # row and column of a tile, and one of its sides: 0 up, 1 right, 2 down, 3 left

ACROSS: Final = {"h": (2, 3, 0, 1), "v": (2, 3, 0, 1), "a": (3, 2, 1, 0), "b": (1, 0, 3, 2)}
"""The side at which a strand leaves a tile, by the side of its entry."""
_STEP: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # rows and columns to the tile beyond a side


class Rope(msgspec.Struct, frozen=True):
    """The stubs by which a rope enters tile after tile; closed, or from its first end on to the stub it leaves by."""

    entries: tuple[Stub, ...]
    closed: bool
    exit: Stub | None = None


def rim(rows: int, columns: int) -> list[Stub]:
    """The stubs around the grid, clockwise from the upper left corner."""
    return [
        *((0, column, 0) for column in range(columns)),
        *((row, columns - 1, 1) for row in range(rows)),
        *((rows - 1, column, 2) for column in reversed(range(columns))),
        *((row, 0, 3) for row in reversed(range(rows))),
    ]


class Weave:
    """Follows ropes from tile to tile.

    Attributes:
        tiles: the `Tile`s row by row; they may change.
        cap: for each stub on the border at which no rope ends, that to which an arc leads.
    """

    def __init__(self, tiles: Sequence[Sequence[str]], caps: Iterable[tuple[Stub, Stub]]) -> None:
        self.tiles = tiles
        self.rows, self.columns = len(tiles), len(tiles[0])
        self.cap = {one: other for pair in caps for one, other in (pair, pair[::-1])}
        self._ends = sorted(set(rim(self.rows, self.columns)) - set(self.cap))

    def _next(self, stub: Stub) -> Stub | None:
        """Where a strand that leaves by this stub enters next; None at an end."""
        row, column, side = stub
        down, right = _STEP[side]
        if 0 <= row + down < self.rows and 0 <= column + right < self.columns:
            return row + down, column + right, (side + 2) % 4
        return self.cap.get(stub)

    def ropes(self) -> list[Rope]:
        """All ropes, those with ends first."""
        seen: set[Stub] = set()
        found = []
        tiles = [(row, column) for row in range(self.rows) for column in range(self.columns)]
        for start in (*self._ends, *((row, column, side) for row, column in tiles for side in (0, 1, 2))):
            if start in seen:
                continue
            entries: list[Stub] = []
            at: Stub | None = start
            left = start
            while at is not None and not (entries and at == start):
                entries.append(at)
                row, column, side = at
                left = row, column, ACROSS[self.tiles[row][column]][side]
                seen |= {at, left}
                at = self._next(left)
            found.append(Rope(tuple(entries), at is not None, None if at is not None else left))
        return found
