"""What rules and marks mean to the solver of `kits.cells`; written apart from the validators' reading."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import Mark
from puzzlegen.generators.sudoku.kits import cells
from puzzlegen.generators.sudoku.kits.cells import Domain, Relation, Sum
from puzzlegen.kernels.generators import narrowing
from puzzlegen.kernels.generators.narrowing import Model

_WINDOWS: Final = ((1, 1), (1, 5), (5, 1), (5, 5))

RELATIONS: Final = {
    "thermometer": cells.LESS,
    "greater": cells.GREATER,
    "white_dot": cells.CONSECUTIVE,
    "bar": cells.CONSECUTIVE,
    "black_dot": cells.DOUBLE,
}
_SUMS: Final = {
    "cage": narrowing.CAGE,
    "little_killer": narrowing.TOTAL,
    "arrow": narrowing.ARROW,
    "sandwich": narrowing.SANDWICH,
}
ABSENT: Final = {"all_dots": cells.UNRELATED, "all_bars": cells.APART}


@lru_cache(maxsize=8)
def sides(size: int) -> tuple[tuple[int, int], ...]:
    """All pairs of cells that share a side, the first one being the upper or left one."""
    pairs = []
    for cell in range(size * size):
        if (cell + 1) % size:
            pairs.append((cell, cell + 1))
        if cell + size < size * size:
            pairs.append((cell, cell + size))
    return tuple(pairs)


@lru_cache(maxsize=8)
def knight_moves(size: int) -> tuple[tuple[int, int], ...]:
    """All pairs of cells a chess knight's move apart, the first one being the upper one."""
    pairs = []
    for row in range(size):
        for column in range(size):
            for down, right in ((1, -2), (1, 2), (2, -1), (2, 1)):
                if row + down < size and 0 <= column + right < size:
                    pairs.append((row * size + column, (row + down) * size + column + right))
    return tuple(pairs)


def houses(layout: Layout) -> list[list[int]]:
    """Every set of cells that holds each symbol once: rows, columns, regions, and what the rules add."""
    size = layout.size
    line = range(size)
    found = [[row * size + column for column in line] for row in line]
    found += [[row * size + column for row in line] for column in line]
    regions: list[list[int]] = [[] for _ in line]
    for cell, region in enumerate(layout.regions):
        regions[region].append(cell)
    found += regions
    if "diagonals" in layout.rules:
        found += [[i * (size + 1) for i in line], [(i + 1) * (size - 1) for i in line]]
    if "windows" in layout.rules:
        found += [[(top + i // 3) * size + left + i % 3 for i in line] for top, left in _WINDOWS]
    return found


@lru_cache(maxsize=32)
def bare_model(layout: Layout) -> Model:
    """The constraints of the layout, without the rules about marks that are absent."""
    return cells.bare(layout.size, houses(layout), knight_moves(layout.size) if "anti_knight" in layout.rules else ())


def unmarked_sides(layout: Layout, marks: Sequence[Mark]) -> list[tuple[int, int]]:
    """The sides of which a rule says something because no mark is there."""
    joined = {frozenset(mark.cells) for mark in marks}
    return [pair for rule in layout.rules if rule in ABSENT for pair in sides(layout.size) if {*pair} not in joined]


def full_model(layout: Layout, marks: Sequence[Mark], loose: bool = False) -> Model:
    """All constraints of a puzzle but its givens.

    Mark i of the model is ``marks[i]``; in a ``loose`` one, the `unmarked_sides` come after the marks, so that each of
    them can be left out as well.
    """
    relations: list[Relation] = []
    sums: list[Sum] = []
    domains: list[Domain] = []
    for number, mark in enumerate(marks):
        if mark.kind in ("even", "odd"):
            first = 2 if mark.kind == "even" else 1
            allowed = sum(1 << value - 1 for value in range(first, layout.size + 1, 2))
            domains.append(Domain(mark.cells[0], allowed, number))
        elif mark.kind in RELATIONS:
            for pair in zip(mark.cells, mark.cells[1:], strict=False):
                relations.append(Relation(*pair, RELATIONS[mark.kind], number))
        else:
            sums.append(Sum(_SUMS[mark.kind], mark.cells, mark.value or 0, number))
    for number, pair in enumerate(unmarked_sides(layout, marks), len(marks)):
        relation = next(ABSENT[rule] for rule in layout.rules if rule in ABSENT)
        relations.append(Relation(*pair, relation, number if loose else -1))
    bare = bare_model(layout)
    return cells.tied(bare, relations, sums, domains) if marks or relations else bare
