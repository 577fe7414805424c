"""Paths from cell to cell that neither share cells nor cross each other: thermometers and arrows."""

from collections.abc import Iterator
from itertools import pairwise

from puzzlegen.core.stream import Stream


class Occupancy:
    """Which cells of a grid are taken by paths, and where paths cross from corner to corner.

    A step leads to any of the eight neighbours. Two diagonal steps cross when they lie in the same square of four
    cells, which is named by its top left cell.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._taken = [False] * (size * size)
        self._crossed = [False] * (size * size)

    def free(self, cell: int) -> bool:
        """True if no path runs through the cell."""
        return not self._taken[cell]

    def steps(self, path: list[int], rng: Stream) -> Iterator[int]:
        """The cells to which the path may go on, in random order."""
        size = self._size
        row, column = divmod(path[-1], size)
        around = [
            (row + down) * size + column + right
            for down in (-1, 0, 1)
            for right in (-1, 0, 1)
            if 0 <= row + down < size and 0 <= column + right < size
        ]
        rng.shuffle(around)
        own = [square(a, b, size) for a, b in pairwise(path)]
        for cell in around:
            if not self._taken[cell] and cell not in path:
                corner = square(path[-1], cell, size)
                if corner is None or not (self._crossed[corner] or corner in own):
                    yield cell

    def take(self, path: list[int]) -> None:
        """Lay the path down."""
        for cell in path:
            self._taken[cell] = True
        for a, b in pairwise(path):
            corner = square(a, b, self._size)
            if corner is not None:
                self._crossed[corner] = True


def square(a: int, b: int, size: int) -> int | None:
    """The square of four cells, named by its top left one, through which a diagonal step leads; None for others."""
    (up, left), (down, right) = divmod(a, size), divmod(b, size)
    if up == down or left == right:
        return None
    return min(up, down) * size + min(left, right)
