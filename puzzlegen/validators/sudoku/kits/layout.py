"""Turns a parsed Sudoku into the arrays of its proof."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, chain, combinations, pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from puzzlegen.formats.sudoku.kits.puzzle import Mark
from puzzlegen.kernels.validators import cover
from puzzlegen.kernels.validators.cover import WORD, Lists, Side, stride
from puzzlegen.kernels.validators.filters import ARROW, CAGE, SANDWICH, SUM
from puzzlegen.validators.sudoku.kits.statement import ON_EDGE, PARITY, Puzzle

_GROUPS: Final = {"cage": CAGE, "little_killer": SUM, "arrow": ARROW, "sandwich": SANDWICH}
_KNIGHT: Final = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))

Ints = NDArray[np.int64]
Edge = tuple[int, int]


House = tuple[str, tuple[int, ...]]  # name, cells


@lru_cache(maxsize=1024)
def houses_of(size: int, regions: tuple[int, ...], rules: tuple[str, ...]) -> tuple[House, ...]:
    """Every set of n cells that holds each symbol once: rows, columns, regions, and those of the rules."""
    numbers = range(size)
    houses = [(f"row {row + 1}", tuple(row * size + column for column in numbers)) for row in numbers]
    houses += [(f"column {column + 1}", tuple(row * size + column for row in numbers)) for column in numbers]
    for region in numbers:
        cells = tuple(cell for cell in range(size * size) if regions[cell] == region)
        houses.append((f"the region of r{cells[0] // size + 1}c{cells[0] % size + 1}", cells))
    if "diagonals" in rules:
        houses.append(("the falling diagonal", tuple(k * size + k for k in numbers)))
        houses.append(("the rising diagonal", tuple((size - 1 - k) * size + k for k in numbers)))
    if "windows" in rules:
        for top in (1, 5):
            for left in (1, 5):
                cells = tuple((top + k // 3) * size + left + k % 3 for k in numbers)
                houses.append((f"the window of r{top + 1}c{left + 1}", cells))
    return tuple(houses)


def knight_moves(size: int) -> list[Edge]:
    """All ordered pairs of cells a knight's move apart."""
    return [
        (row * size + column, (row + down) * size + column + right)
        for row in range(size)
        for column in range(size)
        for down, right in _KNIGHT
        if 0 <= row + down < size and 0 <= column + right < size
    ]


@lru_cache(maxsize=8)
def edges_of(size: int) -> tuple[Edge, ...]:
    """All pairs of cells that share a side, the smaller first."""
    cells = range(size * size)
    right = [(cell, cell + 1) for cell in cells if (cell + 1) % size]
    return tuple(right + [(cell, cell + size) for cell in cells if cell + size < size * size])


class Board(NamedTuple):
    """What a proof needs to know of a layout: its exact cover, and the cells that must differ from each."""

    cover: cover.Board
    peers: tuple[frozenset[int], ...]


@lru_cache(maxsize=1024)
def board_of(size: int, regions: tuple[int, ...], rules: tuple[str, ...]) -> Board:
    """The exact cover of a layout."""
    cells = size * size
    houses = [house for _, house in houses_of(size, regions, rules)]
    words = 1 if size <= cover.FIELDS else 2
    homes: list[list[int]] = [[] for _ in range(cells)]
    peers: list[list[int]] = [[] for _ in range(cells)]
    for number, house in enumerate(houses):
        for cell in house:
            homes[cell].append(cells + number * words)
            peers[cell] += [peer for peer in house if peer != cell and peer not in peers[cell]]
    if "anti_knight" in rules:
        for cell, other in knight_moves(size):
            if other not in peers[cell]:
                peers[cell].append(other)
    sees = [
        [sum(1 << peer - start for peer in seen if 0 <= peer - start < WORD) for start in range(0, cells, WORD)]
        for seen in peers
    ]
    slacks, allowed = zip(*_relations(size).values(), strict=True)
    covered = cover.Board(
        size,
        _vector(chain.from_iterable(houses)),
        _lists(homes),
        _lists(peers),
        _combinations(size),
        _vector(slacks),
        _vector(chain.from_iterable(allowed)),
        _vector(chain.from_iterable(sees)),
    )
    return Board(covered, tuple(frozenset(cells) for cells in peers))


def _vector(numbers: Iterable[int]) -> Ints:
    return np.array(list(numbers), np.int64)


def _lists(rows: Sequence[Sequence[int]]) -> Lists:
    return Lists(_vector(accumulate(map(len, rows), initial=0)), _vector(chain.from_iterable(rows)))


@lru_cache(maxsize=16)
def _combinations(size: int) -> Lists:
    """For k values with sum s, at k * stride + s: the masks of those sets of values 1..n."""
    members = np.arange(1 << size)[:, None] >> np.arange(size) & 1
    place = members.sum(axis=1) * stride(size) + members @ np.arange(1, size + 1)
    order = np.argsort(place, kind="stable")
    return Lists(np.searchsorted(place[order], np.arange((size + 1) * stride(size) + 1)), order)


@lru_cache(maxsize=16)
def _relations(size: int) -> dict[str, tuple[int, list[int]]]:
    """By name: the slack of a relation and, for each value, the mask of values that it allows beside it."""
    v, w = np.meshgrid(np.arange(1, size + 1), np.arange(1, size + 1), indexing="ij")
    next_to, doubled = abs(v - w) == 1, (v == 2 * w) | (w == 2 * v)
    relations = {
        "white_dot": next_to,
        "bar": next_to,
        "black_dot": doubled,
        "greater": v > w,
        "less": v < w,
        "different": v != w,
        "no_dot": ~next_to & ~doubled,
        "no_bar": ~next_to,
    }
    # a value is excluded only if every live value of the partner forbids it, hence the slack
    return {
        name: (int((~allowed).sum(axis=0).max()), (allowed << np.arange(size)).sum(axis=1).tolist())
        for name, allowed in relations.items()
    }


@lru_cache(maxsize=16)
def _bare_side(size: int) -> Side:
    nothing, blank = _vector(()), _lists([()] * size**2)
    return Side(False, nothing, nothing, blank, nothing, nothing, nothing, _lists([]), blank)


def side_of(puzzle: Puzzle, board: Board) -> Side:
    """A puzzle's marks and negative rules."""
    if not puzzle.marks and "all_dots" not in puzzle.rules and "all_bars" not in puzzle.rules:
        return _bare_side(puzzle.size)
    size = puzzle.size
    numbers = {name: number for number, name in enumerate(_relations(size))}
    unary, owners = [(1 << size) - 1] * size**2, [-1] * size**2
    arcs: list[list[int]] = [[] for _ in range(size * size)]
    touch: list[list[int]] = [[] for _ in range(size * size)]
    groups: list[tuple[int, int, int]] = []
    grouped: list[Sequence[int]] = []

    def bind_pair(first: int, second: int, relation: str, converse: str, owner: int) -> None:
        arcs[first] += [second, numbers[relation], owner]
        arcs[second] += [first, numbers[converse], owner]

    for owner, mark in enumerate(puzzle.marks):
        cells, kind = mark.cells, mark.kind
        if kind in PARITY:
            first = 1 if kind == "odd" else 2
            unary[cells[0]], owners[cells[0]] = sum(1 << value - 1 for value in range(first, size + 1, 2)), owner
        elif kind == "thermometer":
            for low, high in pairwise(cells):
                bind_pair(high, low, "greater", "less", owner)
        elif kind == "greater":
            bind_pair(cells[0], cells[1], "greater", "less", owner)
        elif kind in ON_EDGE:
            bind_pair(cells[0], cells[1], kind, kind, owner)
        else:
            for cell in cells:
                touch[cell].append(len(groups))
            groups.append((_GROUPS[kind], mark.value or 0, owner))
            grouped.append(cells)
            if kind == "cage":
                for a, b in combinations(cells, 2):
                    if b not in board.peers[a]:
                        bind_pair(a, b, "different", "different", owner)
    for rule, relation, kinds in (("all_dots", "no_dot", ("white_dot", "black_dot")), ("all_bars", "no_bar", ("bar",))):
        if rule in puzzle.rules:
            marked = {(min(mark.cells), max(mark.cells)) for mark in puzzle.marks if mark.kind in kinds}
            for a, b in edges_of(size):
                if (a, b) not in marked:
                    bind_pair(a, b, relation, relation, -1)
    ways, totals, summed = (_vector(group[column] for group in groups) for column in range(3))
    return Side(
        True,
        _vector(unary),
        _vector(owners),
        _lists(arcs),
        ways,
        totals,
        summed,
        _lists(grouped),
        _lists(touch),
    )


def with_remainders(puzzle: Puzzle) -> Puzzle:
    """The puzzle with what its cages say about the rest of each house, as further cages.

    All houses have the same sum, so the cells of a house that lie in none of the cages inside it have a known sum too.
    This speeds the search up and says nothing new.
    """
    cages = [mark for mark in puzzle.marks if mark.kind == "cage"]
    if not cages:
        return puzzle
    further = []
    for _, house in houses_of(puzzle.size, puzzle.regions, puzzle.rules):
        rest, total = set(house), puzzle.size * (puzzle.size + 1) // 2
        for cage in cages:
            if rest.issuperset(cage.cells):
                rest.difference_update(cage.cells)
                total -= cage.value or 0
        if 0 < len(rest) <= puzzle.size // 2 + 1 and total >= 0:
            further.append(Mark("cage", tuple(sorted(rest)), total))
    return Puzzle(puzzle.size, puzzle.regions, puzzle.givens, puzzle.rules, (*puzzle.marks, *further), puzzle.minimal)
