"""What the givens and the steps so far leave to each cell of a Sudoku."""

from functools import lru_cache
from typing import Final

from puzzlegen.facts.sudoku.grid import SYMBOLS, Layout
from puzzlegen.formats.sudoku.kits.puzzle import Sudoku
from puzzlegen.renderers.sudoku.kits.published import layout_of

_WINDOWS: Final = (1, 5)  # the first row or column of a shaded square, counted from 0
_KNIGHT: Final = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))


@lru_cache(maxsize=64)
def units(layout: Layout) -> tuple[frozenset[int], ...]:
    """The sets of cells that hold each symbol once."""
    n = layout.size
    line = range(n)
    found = [{row * n + column for column in line} for row in line]
    found += [{row * n + column for row in line} for column in line]
    found += [{cell for cell, region in enumerate(layout.regions) if region == one} for one in {*layout.regions}]
    if "diagonals" in layout.rules:
        found += [{k * n + k for k in line}, {k * n + n - 1 - k for k in line}]
    if "windows" in layout.rules:
        found += [{(top + k // 3) * n + left + k % 3 for k in line} for top in _WINDOWS for left in _WINDOWS]
    return tuple(map(frozenset, found))


@lru_cache(maxsize=64)
def _peers(layout: Layout) -> tuple[frozenset[int], ...]:
    """By cell, those that never hold the same symbol."""
    n = layout.size
    found = [{peer for unit in units(layout) if cell in unit for peer in unit} - {cell} for cell in range(n * n)]
    for cell in range(n * n) if "anti_knight" in layout.rules else ():
        row, column = divmod(cell, n)
        leaps = ((row + down, column + right) for down, right in _KNIGHT)
        found[cell] |= {y * n + x for y, x in leaps if 0 <= y < n and 0 <= x < n}
    return tuple(map(frozenset, found))


class Candidates:
    """The symbols that each cell may still hold."""

    def __init__(self, sudoku: Sudoku) -> None:
        self._peers = _peers(layout_of(sudoku))
        self._symbols = SYMBOLS[: sudoku.size]
        self._left = [{*self._symbols} for _ in self._peers]
        for cell, symbol in enumerate(sudoku.givens):
            if symbol != ".":
                self.put(cell, symbol)

    def put(self, cell: int, symbol: str) -> None:
        """Leave only this symbol to a cell, and to no peer of it."""
        self._left[cell] &= {symbol}
        for peer in self._peers[cell]:
            self._left[peer].discard(symbol)

    def strike(self, cell: int, symbols: str) -> str:
        """Take symbols from a cell: those that it might still hold."""
        gone = "".join(symbol for symbol in symbols if symbol in self._left[cell])
        self._left[cell].difference_update(gone)
        return gone

    def left(self, cell: int) -> str:
        """The symbols of a cell, in their order."""
        return "".join(symbol for symbol in self._symbols if symbol in self._left[cell])
