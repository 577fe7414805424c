"""Turns a parsed Sudoku into the arrays of its proof."""

from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

import numpy as np

from puzzlegen.validators.proof.cover import Board, Ints, Side
from puzzlegen.validators.proof.filters import ARROW, CAGE, SANDWICH, SUM
from puzzlegen.validators.sudoku.statement import Mark, Puzzle

_GROUPS: Final = {"cage": CAGE, "little_killer": SUM, "arrow": ARROW, "sandwich": SANDWICH}
_KNIGHT: Final = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))

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


@lru_cache(maxsize=1024)
def board_of(size: int, regions: tuple[int, ...], rules: tuple[str, ...]) -> Board:
    """The exact cover of a layout."""
    cells = size * size
    houses = [house for _, house in houses_of(size, regions, rules)]
    homes: list[list[int]] = [[] for _ in range(cells)]
    peers: list[list[int]] = [[] for _ in range(cells)]
    for number, house in enumerate(houses):
        for cell in house:
            homes[cell].append(2 * cells + number * size)
            peers[cell] += [peer for peer in house if peer != cell and peer not in peers[cell]]
    if "anti_knight" in rules:
        for cell, other in knight_moves(size):
            if other not in peers[cell]:
                peers[cell].append(other)
    items = cells + len(houses) * size
    blank = np.full(cells + items, size, np.int32)
    blank[:cells] = (1 << size) - 1
    return Board(size, *_padded(homes), np.array(houses, np.int32), *_padded(peers), blank)


def _padded(lists: list[list[int]]) -> tuple[Ints, Ints]:
    """Lists of different lengths as one array, padded with 0, and their lengths."""
    counts = np.array([len(entries) for entries in lists], np.int32)
    array = np.zeros((len(lists), int(counts.max())), np.int32)
    for row, entries in zip(array, lists, strict=True):
        row[: len(entries)] = entries
    return array, counts


@lru_cache(maxsize=32)
def _combinations(size: int) -> tuple[Ints, Ints]:
    """``combo_start`` and ``combos`` of `Side`."""
    stride = size * (size + 1) // 2 + 2
    masks = np.arange(1 << size, dtype=np.int64)
    members = masks[:, None] >> np.arange(size) & 1
    place = members.sum(axis=1) * stride + members @ np.arange(1, size + 1)
    order = np.argsort(place, kind="stable")
    start = np.searchsorted(place[order], np.arange((size + 1) * stride + 1))
    return start.astype(np.int32), order.astype(np.int32)


@lru_cache(maxsize=32)
def _tables(size: int) -> tuple[dict[str, int], Ints, Ints]:
    """The number of each table by name, ``tables`` and ``slack`` of `Side`."""
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
    numbers = {name: number for number, name in enumerate(relations)}
    allowed = np.array(list(relations.values()))
    tables = (allowed << np.arange(size)).sum(axis=2)
    # a value is excluded only if every live value of the partner forbids it
    slack = (~allowed).sum(axis=1).max(axis=1)
    return numbers, tables.astype(np.int32), slack.astype(np.int32)


def side_of(puzzle: Puzzle, board: Board) -> Side:
    """The side constraints of a puzzle's marks and negative rules."""
    if puzzle.marks or "all_dots" in puzzle.rules or "all_bars" in puzzle.rules:
        return _marked_side(puzzle, board)
    return _bare_side(puzzle.size)


@lru_cache(maxsize=32)
def _bare_side(size: int) -> Side:
    return _assemble(size, [], np.full(size * size, -1, np.int32), np.full(size * size, -1, np.int32), [])


def _marked_side(puzzle: Puzzle, board: Board) -> Side:
    size = puzzle.size
    arcs: list[tuple[int, int, str, int]] = []  # from, to, relation, owner
    unary = np.full(size * size, (1 << size) - 1, np.int32)
    unary_owner = np.full(size * size, -1, np.int32)
    groups: list[tuple[Mark, int]] = []
    for owner, mark in enumerate(puzzle.marks):
        cells = mark.cells
        if mark.kind in ("even", "odd"):
            parity = mark.kind == "odd"
            unary[cells[0]] = sum(1 << value - 1 for value in range(1, size + 1) if value % 2 == parity)
            unary_owner[cells[0]] = owner
        elif mark.kind == "thermometer":
            for low, high in pairwise(cells):
                arcs += [(high, low, "greater", owner), (low, high, "less", owner)]
        elif mark.kind == "greater":
            arcs += [(cells[0], cells[1], "greater", owner), (cells[1], cells[0], "less", owner)]
        elif mark.kind in _GROUPS:
            groups.append((mark, owner))
            if mark.kind == "cage":
                for a, b in combinations(cells, 2):
                    if b not in board.peers[a, : board.peer_count[a]]:
                        arcs += [(a, b, "different", owner), (b, a, "different", owner)]
        else:
            arcs += [(cells[0], cells[1], mark.kind, owner), (cells[1], cells[0], mark.kind, owner)]
    for rule, relation, kinds in (("all_dots", "no_dot", ("white_dot", "black_dot")), ("all_bars", "no_bar", ("bar",))):
        if rule in puzzle.rules:
            marked = {(min(mark.cells), max(mark.cells)) for mark in puzzle.marks if mark.kind in kinds}
            for a, b in edges_of(size):
                if (a, b) not in marked:
                    arcs += [(a, b, relation, -1), (b, a, relation, -1)]
    return _assemble(size, arcs, unary, unary_owner, groups)


def _assemble(
    size: int, arcs: list[tuple[int, int, str, int]], unary: Ints, unary_owner: Ints, groups: list[tuple[Mark, int]]
) -> Side:
    numbers, tables, slack = _tables(size)
    rows = [(source, target, numbers[relation], owner) for source, target, relation, owner in arcs]
    leaving = np.array(sorted(rows), np.int32).reshape(-1, 4)
    ends = np.arange(size * size + 1)
    touches = np.array(
        sorted((cell, number) for number, (mark, _) in enumerate(groups) for cell in mark.cells), np.int32
    ).reshape(-1, 2)
    return Side(
        active=int(bool(arcs or groups or (unary_owner >= 0).any())),
        unary=unary,
        unary_owner=unary_owner,
        arc_start=np.searchsorted(leaving[:, 0], ends).astype(np.int32),
        arc_cell=leaving[:, 1].copy(),
        arc_table=leaving[:, 2].copy(),
        arc_owner=leaving[:, 3].copy(),
        tables=tables,
        slack=slack,
        group_start=np.cumsum([0] + [len(mark.cells) for mark, _ in groups], dtype=np.int32),
        group_cells=np.array([cell for mark, _ in groups for cell in mark.cells], np.int32),
        group_kind=np.array([_GROUPS[mark.kind] for mark, _ in groups], np.int32),
        group_total=np.array([mark.value or 0 for mark, _ in groups], np.int32),
        group_owner=np.array([owner for _, owner in groups], np.int32),
        touch_start=np.searchsorted(touches[:, 0], ends).astype(np.int32),
        touch_group=touches[:, 1].copy(),
        combo_start=_combinations(size)[0],
        combos=_combinations(size)[1],
    )
