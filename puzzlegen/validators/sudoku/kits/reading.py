"""Reads a full grid against a Sudoku's rules, one after the other, and tells which of them it breaks."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.formats.sudoku.kits.puzzle import Mark
from puzzlegen.validators.kits.properties import fewest
from puzzlegen.validators.sudoku.kits.layout import House, edges_of, houses_of, knight_moves
from puzzlegen.validators.sudoku.kits.statement import SYMBOLS, Puzzle, cell_name

# What the absence of marks says: the rule, and the marks that are all there.
_ABSENT: Final = (("all_dots", ("white_dot", "black_dot")), ("all_bars", ("bar",)))


def broken_rule(puzzle: Puzzle, grid: tuple[int, ...]) -> str | None:
    """Why a full grid does not solve the puzzle, in a few words; None if it does.

    Args:
        puzzle: the puzzle.
        grid: n*n values, 1..n.
    """
    size = puzzle.size
    for cell, given in enumerate(puzzle.givens):
        if given not in (0, grid[cell]):
            return f"{cell_name(cell, size)} is given as {SYMBOLS[given - 1]}"
    for name, house in _houses(puzzle):
        if len({*map(grid.__getitem__, house)}) < size:
            values = [grid[cell] for cell in house]
            value = next(value for value in values if values.count(value) > 1)
            return f"{SYMBOLS[value - 1]} stands {_times(values.count(value))} in {name}"
    for mark in puzzle.marks:
        reason = _broken_mark(mark, grid, size)
        if reason:
            return reason
    return _broken_negative_rule(puzzle, grid)


def marks_to_read(puzzle: Puzzle, grid: tuple[int, ...]) -> float:
    """How many marks one reads in random order, on average, until a wrong grid has broken one.

    Where missing dots or bars say something, the sides without one are read as well. A grid that contradicts a given or
    repeats a symbol in a house is refuted before any mark is read.
    """
    if _is_refuted_unread(puzzle, grid):
        return 0
    count = len(puzzle.marks)
    for rule, kinds in _ABSENT:
        if rule in puzzle.rules:
            count += len(edges_of(puzzle.size)) - sum(mark.kind in kinds for mark in puzzle.marks)
    return (count + 1) / (len(_broken(puzzle, grid)) + 1)


def fewest_marks(puzzle: Puzzle, grids: Sequence[tuple[int, ...]]) -> int:
    """The fewest marks, or sides without one, that have to be read until all of these wrong grids are refuted."""
    return fewest([_broken(puzzle, grid) for grid in grids if not _is_refuted_unread(puzzle, grid)])


def _is_refuted_unread(puzzle: Puzzle, grid: tuple[int, ...]) -> bool:
    """True if a grid contradicts a given, or repeats a symbol in a house."""
    return any(given not in (0, value) for given, value in zip(puzzle.givens, grid, strict=True)) or any(
        len({grid[cell] for cell in house}) < puzzle.size for _, house in _houses(puzzle)
    )


def _broken(puzzle: Puzzle, grid: tuple[int, ...]) -> set[tuple[int, ...]]:
    """The marks that a grid breaks, by their numbers, and the sides without one, by their cells."""
    broken: set[tuple[int, ...]] = {
        (number,) for number, mark in enumerate(puzzle.marks) if _broken_mark(mark, grid, puzzle.size) is not None
    }
    for rule, kinds in _ABSENT:
        if rule in puzzle.rules:
            broken |= {*_unmarked(puzzle, grid, rule, kinds)}
    return broken


def _houses(puzzle: Puzzle) -> tuple[House, ...]:
    return houses_of(puzzle.size, puzzle.regions, puzzle.rules)


def _times(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


def _broken_mark(mark: Mark, grid: tuple[int, ...], size: int) -> str | None:
    values = [grid[cell] for cell in mark.cells]
    place = cell_name(mark.cells[0], size)
    match mark.kind:
        case "cage":
            if len(set(values)) < len(values):
                return f"a symbol stands twice in the cage at {place}"
            return _wrong_sum(f"the cage at {place}", sum(values), mark.value)
        case "little_killer":
            return _wrong_sum(f"the diagonal from {place}", sum(values), mark.value)
        case "sandwich":
            first, last = sorted((values.index(1), values.index(size)))
            line = f"row {mark.cells[0] // size + 1}" if mark.cells[1] == mark.cells[0] + 1 else f"column {place[3:]}"
            return _wrong_sum(f"the sandwich of {line}", sum(values[first + 1 : last]), mark.value)
        case "arrow":
            return _wrong_sum(f"the arrow at {place}", sum(values[1:]), values[0])
        case "thermometer":
            rises = all(low < high for low, high in pairwise(values))
            return None if rises else f"the thermometer at {place} does not rise"
        case "even" | "odd":
            return None if values[0] % 2 == (mark.kind == "odd") else f"{place} is not {mark.kind}"
    first, second = values
    if mark.kind == "greater":
        holds = first > second
    elif mark.kind == "black_dot":
        holds = first == 2 * second or second == 2 * first
    else:
        holds = abs(first - second) == 1
    sort = mark.kind.replace("_", " ")
    return None if holds else f"{sort} between {place} and {cell_name(mark.cells[1], size)} does not hold"


def _wrong_sum(name: str, total: int, wanted: int | None) -> str | None:
    return None if total == wanted else f"{name} sums to {total}, not {wanted}"


def _broken_negative_rule(puzzle: Puzzle, grid: tuple[int, ...]) -> str | None:
    size = puzzle.size
    if "anti_knight" in puzzle.rules:
        for a, b in knight_moves(size):
            if grid[a] == grid[b]:
                return f"{cell_name(a, size)} and {cell_name(b, size)}, a knight's move apart, hold the same symbol"
    for rule, kinds in _ABSENT:
        if rule in puzzle.rules:
            for a, b in _unmarked(puzzle, grid, rule, kinds):
                what = "dot" if rule == "all_dots" else "bar"
                return f"{cell_name(a, size)} and {cell_name(b, size)} would need a {what} between them"
    return None


def _unmarked(puzzle: Puzzle, grid: tuple[int, ...], rule: str, kinds: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """The neighbours between which a dot or bar ought to be."""
    marked = {tuple(sorted(mark.cells)) for mark in puzzle.marks if mark.kind in kinds}
    for a, b in edges_of(puzzle.size):
        near = abs(grid[a] - grid[b]) == 1
        double = rule == "all_dots" and (grid[a] == 2 * grid[b] or grid[b] == 2 * grid[a])
        if (near or double) and (a, b) not in marked:
            yield a, b
