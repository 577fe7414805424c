"""What a plain backtracker and a plain reader need for a Sudoku.

The backtracker knows naked and hidden singles, and what one mark says when it is read alone; where these end it tries
the values of the cell that has the fewest. The reader of full grids compares them with the marks.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise
from math import log2
from typing import Final, TypeAlias

from puzzlegen.evidence import Measure
from puzzlegen.formats.sudoku.kits.puzzle import GridChoice, Mark, Query, Sudoku

_SYMBOLS: Final = "123456789ABCDEFG"
MOST_NODES: Final = 400
_COUNTS: Final = "log2 of the nodes of a plain backtracker, or of the marks read to refute the wrong grids"

Related: TypeAlias = Callable[[int, int], bool]


def _near(v: int, w: int) -> bool:
    return abs(v - w) == 1


def _double(v: int, w: int) -> bool:
    return v == 2 * w or w == 2 * v


def _apart(v: int, w: int) -> bool:
    return not _near(v, w)


def _undotted(v: int, w: int) -> bool:
    return not _near(v, w) and not _double(v, w)


_PAIRS: Final[dict[str, Related]] = {
    "white_dot": _near,
    "bar": _near,
    "black_dot": _double,
    "greater": lambda v, w: v > w,
    "thermometer": lambda v, w: v < w,
}


@cache
def _allowed(name: str, size: int) -> dict[int, int]:
    """For each mask of the first cell what the second may hold; filled as it is asked for."""
    del name, size
    return {}


class _Contradiction(Exception):
    pass


class _Solver:
    """The constraints of one statement, and a search for its first solution."""

    def __init__(self, sudoku: Sudoku) -> None:
        n = self.size = sudoku.size
        regions, rules = sudoku.regions, sudoku.rules
        line = range(n)
        houses = [[r * n + c for c in line] for r in line] + [[r * n + c for r in line] for c in line]
        houses += [[cell for cell in range(n * n) if regions[cell] == region] for region in line]
        if "diagonals" in rules:
            houses += [[i * n + i for i in line], [i * n + n - 1 - i for i in line]]
        if "windows" in rules:
            houses += [[(t + i) * n + u + j for i in range(3) for j in range(3)] for t in (1, 5) for u in (1, 5)]
        self.houses = houses
        peers: list[set[int]] = [set() for _ in range(n * n)]
        groups: list[Sequence[int]] = [
            *houses,
            *(mark.cells for mark in sudoku.marks if mark.kind == "cage"),
        ]
        if "anti_knight" in rules:
            groups += [(a, b) for a in range(n * n) for b in range(n * n) if _knights(a, b, n)]
        for group in groups:
            for cell in group:
                peers[cell].update(group)
        self.peers = [sorted(seen - {cell}) for cell, seen in enumerate(peers)]
        self.arcs: list[list[tuple[int, str, Related]]] = [[] for _ in range(n * n)]
        self.sums: list[tuple[str, tuple[int, ...], int]] = []
        self.marks = sudoku.marks
        self.domains = [(1 << n) - 1] * (n * n)
        joined = set()
        for mark in self.marks:
            kind, cells = mark.kind, mark.cells
            if kind in _PAIRS:
                for a, b in pairwise(cells):
                    self._tie(a, b, kind, _PAIRS[kind])
                    joined.add(frozenset((a, b)))
            elif kind in ("even", "odd"):
                self.domains[cells[0]] = sum(1 << v - 1 for v in range(1, n + 1) if v % 2 == (kind == "odd"))
            else:
                self.sums.append((kind, cells, mark.value or 0))
        for rule in {"all_dots", "all_bars"}.intersection(rules):
            for a, b in _sides(n):
                if frozenset((a, b)) not in joined:
                    self._tie(a, b, rule, _undotted if rule == "all_dots" else _apart)

    def _tie(self, a: int, b: int, name: str, holds: Related) -> None:
        self.arcs[a].append((b, name, holds))
        self.arcs[b].append((a, name + " back", lambda v, w: holds(w, v)))

    def nodes(self, grid: str) -> int:
        """The nodes until a completion of the grid is found, or until it is clear that there is none."""
        masks = self.domains.copy()
        self.count = 0
        try:
            for cell, symbol in enumerate(grid):
                if symbol != ".":
                    self._set(masks, cell, masks[cell] & 1 << _SYMBOLS.index(symbol))
            self._settle(masks)
            self._search(masks)
        except _Contradiction:
            pass
        return self.count

    def _search(self, masks: list[int]) -> bool:
        """True if a solution was found, or the nodes are spent; `_Contradiction` if there is none."""
        open_cells = [cell for cell, mask in enumerate(masks) if mask & mask - 1]
        if not open_cells:
            return True
        cell = min(open_cells, key=lambda cell: masks[cell].bit_count())
        for value in range(self.size):
            if masks[cell] >> value & 1:
                self.count += 1
                if self.count >= MOST_NODES:
                    return True
                trial = masks.copy()
                try:
                    self._set(trial, cell, 1 << value)
                    self._settle(trial)
                    if self._search(trial):
                        return True
                except _Contradiction:
                    continue
        raise _Contradiction

    def _set(self, masks: list[int], cell: int, mask: int) -> None:
        """Leave the cell these values, and tell its neighbours."""
        if mask == masks[cell] and mask & mask - 1:
            return
        if not mask:
            raise _Contradiction
        masks[cell] = mask
        if not mask & mask - 1:
            for peer in self.peers[cell]:
                if masks[peer] & mask:
                    self._set(masks, peer, masks[peer] & ~mask)
        for other, name, holds in self.arcs[cell]:
            known = _allowed(name, self.size)
            if masks[cell] not in known:
                values = [v for v in range(1, self.size + 1) if masks[cell] >> v - 1 & 1]
                known[masks[cell]] = sum(
                    1 << w - 1 for w in range(1, self.size + 1) if any(holds(v, w) for v in values)
                )
            if masks[other] & ~known[masks[cell]]:
                self._set(masks, other, masks[other] & known[masks[cell]])

    def _settle(self, masks: list[int]) -> None:
        """Hidden singles and sums until nothing changes."""
        before: list[int] = []
        while before != masks:
            before = masks.copy()
            for house in self.houses:
                once = twice = 0
                for cell in house:
                    twice |= once & masks[cell]
                    once |= masks[cell]
                if once + 1 != 1 << self.size:
                    raise _Contradiction
                alone = once & ~twice
                for cell in house:
                    if masks[cell] & alone and masks[cell] & masks[cell] - 1:
                        self._set(masks, cell, masks[cell] & alone)
            for kind, cells, value in self.sums:
                self._add(masks, kind, cells, value)

    def _add(self, masks: list[int], kind: str, cells: Sequence[int], value: int) -> None:
        """What a sum says when it is read alone, with all the ways to make it."""
        if kind == "cage":
            self._keep(masks, cells, _ways(self.size, len(cells), value))
        elif kind == "sandwich":
            self._fill(masks, cells, value)
        elif kind == "arrow":
            circle, *shaft = cells
            sums = self._sums(masks, shaft)[-1]
            self._meet(masks, circle, sums >> 1)
            self._total(masks, shaft, masks[circle] << 1)
        else:
            self._total(masks, cells, 1 << value)

    def _keep(self, masks: list[int], cells: Sequence[int], ways: Iterable[int]) -> None:
        """Leave the cells only what occurs in a set of different values that fits them."""
        union = 0
        for cell in cells:
            union |= masks[cell]
        kept = 0
        for way in ways:
            if not way & ~union and all(masks[cell] & way for cell in cells):
                kept |= way
        for cell in cells:
            self._meet(masks, cell, kept)

    def _fill(self, masks: list[int], cells: Sequence[int], value: int) -> None:
        """Where the ends of a sandwich may lie, and what lies between them if that is known."""
        crusts = 1 | 1 << self.size - 1
        kept = []
        for first, last in combinations(range(self.size), 2):
            outer = masks[cells[first]] & crusts, masks[cells[last]] & crusts
            if not all(outer) or outer[0] | outer[1] != crusts:
                continue
            inner = [masks[cell] & ~crusts for cell in cells[first + 1 : last]]
            union = 0
            for mask in inner:
                union |= mask
            ways = _ways(self.size, len(inner), value)
            if any(not way & (~union | crusts) and all(mask & way for mask in inner) for way in ways):
                kept.append((first, last))
        for place, cell in enumerate(cells):
            if not any(place in pair for pair in kept):
                self._meet(masks, cell, ~crusts)
        if len(kept) == 1:
            first, last = kept[0]
            self._meet(masks, cells[first], crusts)
            self._meet(masks, cells[last], crusts)
            if last > first + 1:
                inside = cells[first + 1 : last]
                self._keep(masks, inside, _ways(self.size, len(inside), value))

    def _sums(self, masks: list[int], cells: Iterable[int]) -> list[int]:
        """The sums, as bits, that none, the first, the first two ... of the cells can have."""
        sums = [1]
        for cell in cells:
            sums.append(0)
            for value in range(1, self.size + 1):
                if masks[cell] >> value - 1 & 1:
                    sums[-1] |= sums[-2] << value
        return sums

    def _total(self, masks: list[int], cells: Sequence[int], totals: int) -> None:
        """Leave the cells only values that some sum among ``totals`` has room for."""
        before = self._sums(masks, cells)
        for place in reversed(range(len(cells))):
            kept = further = 0
            for value in range(1, self.size + 1):
                if masks[cells[place]] >> value - 1 & 1 and before[place] & totals >> value:
                    kept |= 1 << value - 1
                    further |= totals >> value
            self._meet(masks, cells[place], kept)
            totals = further

    def _meet(self, masks: list[int], cell: int, mask: int) -> None:
        if masks[cell] & ~mask:
            self._set(masks, cell, masks[cell] & mask)


@cache
def _ways(size: int, count: int, total: int) -> tuple[int, ...]:
    """The sets of so many different values that have this sum, as bits."""
    chosen = combinations(range(1, size + 1), count)
    return tuple(sum(1 << value - 1 for value in values) for values in chosen if sum(values) == total)


def _knights(a: int, b: int, n: int) -> bool:
    return {abs(a // n - b // n), abs(a % n - b % n)} == {1, 2}


def _sides(n: int) -> Iterable[tuple[int, int]]:
    for cell in range(n * n):
        if (cell + 1) % n:
            yield cell, cell + 1
        if cell + n < n * n:
            yield cell, cell + n


def _holds(mark: Mark, values: Sequence[int], n: int) -> bool:
    """True if a full grid obeys a mark."""
    held, kind = [values[cell] for cell in mark.cells], mark.kind
    if kind in _PAIRS:
        return all(_PAIRS[kind](v, w) for v, w in pairwise(held))
    if kind in ("even", "odd"):
        return bool(held[0] % 2) is (kind == "odd")
    if kind == "arrow":
        return held[0] == sum(held[1:])
    if kind == "sandwich":
        first, last = sorted((held.index(1), held.index(n)))
        held = held[first + 1 : last]
    return sum(held) == mark.value and (kind != "cage" or len(set(held)) == len(held))


def _read(sudoku: Sudoku, grid: str) -> float:
    """The marks that are read in random order until one is broken, on average; missing dots or bars are read as well.

    A grid that breaks none is found by ruling out the others: 0.
    """
    n, rules = sudoku.size, sudoku.rules
    values = [_SYMBOLS.index(symbol) + 1 for symbol in grid]
    checks = [_holds(mark, values, n) for mark in sudoku.marks]
    joined = {frozenset(mark.cells) for mark in sudoku.marks}
    for rule in {"all_dots", "all_bars"}.intersection(rules):
        for a, b in _sides(n):
            if frozenset((a, b)) not in joined:
                v, w = values[a], values[b]
                checks.append(not _near(v, w) and not (rule == "all_dots" and _double(v, w)))
    broken = checks.count(False)
    return (len(checks) + 1) / (broken + 1) if broken else 0


def _count(sudoku: Sudoku, query: Query) -> float:
    """What the task takes: marks read, or nodes until the puzzle is solved.

    Of nodes the logarithm counts: a few puzzles of every level take a hundred times as many as most.
    """
    if isinstance(query, GridChoice):
        return log2(1 + sum(_read(sudoku, grid) for grid in query.options))
    return log2(1 + _Solver(sudoku).nodes(sudoku.givens))


MEASURES: Final = {
    f"sudoku/{family}": Measure(_COUNTS, _count)
    for family in (
        "anti_knight",
        "arrow",
        "classic",
        "classic_16x16",
        "classic_4x4",
        "classic_6x6",
        "consecutive",
        "diagonal",
        "even_odd",
        "greater_than",
        "jigsaw",
        "killer",
        "kropki",
        "kropki_loose",
        "little_killer",
        "sandwich",
        "thermometer",
        "windoku",
    )
}
