"""The canonical form of a Sudoku: the same for all disguises of one puzzle, different for different puzzles.

A disguise is any rearrangement of cells and values under which the constraints of ``docs/sudoku.md`` become the
constraints of the other puzzle. The constraints themselves are written as a graph and nothing else is, so rotations,
swapped rows or relabelled digits need no code of their own: they count exactly where the rules allow them. Marks that
mean the same (a thermometer and a chain of "greater" signs, a bar and a white dot) are the same here.

Each cell is tied to its value in the solution. That adds nothing, as the solution follows from the puzzle, but lets
the vertices be told apart at once.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise, permutations
from typing import Final, NamedTuple

import numpy as np

from puzzlegen.formats.sudoku.kits.puzzle import Mark
from puzzlegen.validators.sudoku.kits import canonical
from puzzlegen.validators.sudoku.kits.canonical import IntArray, canonical_graph
from puzzlegen.validators.sudoku.kits.layout import edges_of, houses_of, knight_moves
from puzzlegen.validators.sudoku.kits.statement import Puzzle

# What a vertex stands for; its colour is this plus _STEP times a value where it has one.
_EMPTY, _GIVEN, _SYMBOL, _PARITY, _HOUSE, _CAGE, _KILLER, _SANDWICH, _ARROW = range(9)
_STEP: Final = 9
# What an arc says: the tail is in the head, the tail is the circle of the head, or how the two values are related.
# _DOTLESS and _BARLESS join all neighbours where missing dots or bars have a meaning; dots and bars come on top.
_IN, _CIRCLE, _DIFFERENT, _LESS, _CONSECUTIVE, _DOUBLE, _DOTLESS, _BARLESS = range(8)

_SUMS: Final = {"cage": _CAGE, "little_killer": _KILLER, "sandwich": _SANDWICH}
_VALUED: Final = frozenset({"cage", "little_killer", "sandwich", "arrow", "thermometer", "greater"})
Arc = tuple[int, int, int]


class _Board(NamedTuple):
    """The part of the graph that puzzles with one layout share.

    Vertices: the cells, the symbols, the classes of even and of odd symbols if marks need them, the houses.
    The first arcs lead from the cells to their symbols, which are to be filled in.
    """

    colours: IntArray
    arcs: IntArray
    parities: int  # the vertex of the even symbols; that of the odd ones follows


def canonical_form(puzzle: Puzzle, solution: tuple[int, ...]) -> str:
    """Digest of the canonical form of a puzzle with its one solution.

    Two puzzles get the same digest exactly if one becomes the other by a permutation of cells together with one of
    the symbols that keeps all constraints and which cells are given, or by that and replacing each value v by
    n + 1 - v, provided that all constraints keep their kind (a cage of k cells then has the sum k * (n + 1) - sum,
    "greater" turns round, and so on). Where sandwich sums are the only sums, 1 and n change places freely. The flag
    ``minimal`` is no part of it.

    Args:
        puzzle: the published puzzle.
        solution: its n * n values, from 1.

    Returns:
        32 hexadecimal digits.

    Raises:
        TooSymmetric: never for puzzles of the sizes in use, as far as is known.
    """
    form = _digest(puzzle, solution, puzzle.marks)
    if all(mark.kind not in _VALUED for mark in puzzle.marks):
        return form  # values matter only by relations, whose symmetries the graph has
    dual = _dual(puzzle)
    if dual is None:
        return form
    return min(form, _digest(puzzle, tuple(puzzle.size + 1 - value for value in solution), dual))


def _digest(puzzle: Puzzle, solution: tuple[int, ...], marks: tuple[Mark, ...]) -> str:
    size, cells = puzzle.size, puzzle.size**2
    kinds = tuple(sorted({mark.kind for mark in marks}))
    board = _board(size, puzzle.regions, puzzle.rules, kinds)
    if marks:
        extra_colours, extra_arcs = _constraints(marks, len(board.colours), board.parities)
        colours = np.concatenate((board.colours, np.array(extra_colours, dtype=np.int64)))
        arcs = np.concatenate((board.arcs, np.array(extra_arcs, dtype=np.int64)))
    else:
        colours, arcs = board.colours.copy(), board.arcs.copy()
    values = np.frombuffer(bytes(puzzle.givens + solution), dtype=np.uint8)
    colours[:cells] = values[:cells] > 0  # _EMPTY or _GIVEN
    np.add(values[cells:], cells - 1, out=arcs[:cells, 1], dtype=np.int64)
    return canonical_graph(colours, arcs, canonical.BUDGET)


def _constraints(marks: tuple[Mark, ...], vertices: int, parities: int) -> tuple[list[int], list[Arc]]:
    """The vertices (as colours, numbered from ``vertices``) and arcs of the marks, each constraint once."""
    arcs: dict[Arc, None] = {}
    groups: dict[tuple[int, int, tuple[int, ...]], None] = {}  # colour, circle or -1, members
    for mark in marks:
        first, second = mark.cells[0], mark.cells[-1]
        match mark.kind:
            case "even":
                arcs[first, parities, _IN] = None
            case "odd":
                arcs[first, parities + 1, _IN] = None
            case "greater":
                arcs[second, first, _LESS] = None
            case "thermometer":
                for low, high in pairwise(mark.cells):
                    arcs[low, high, _LESS] = None
            case "white_dot" | "bar":
                arcs[first, second, _CONSECUTIVE] = arcs[second, first, _CONSECUTIVE] = None
            case "black_dot":
                arcs[first, second, _DOUBLE] = arcs[second, first, _DOUBLE] = None
            case "arrow":
                groups[_ARROW, first, tuple(sorted(mark.cells[1:]))] = None
            case kind:
                groups[_SUMS[kind] + _STEP * (mark.value or 0), -1, tuple(sorted(mark.cells))] = None
    listed = list(arcs)
    for vertex, (_, circle, members) in enumerate(groups, vertices):
        listed += [(member, vertex, _IN) for member in members]
        if circle >= 0:
            listed.append((circle, vertex, _CIRCLE))
    return [colour for colour, _, _ in groups], listed


def _dual(puzzle: Puzzle) -> tuple[Mark, ...] | None:
    """The marks that the same cells bear after each value v is replaced by n + 1 - v; None if there are none."""
    if "all_dots" in puzzle.rules:
        return None
    marks = []
    for mark in puzzle.marks:
        kind, cells, value = mark.kind, mark.cells, mark.value
        match kind:
            case "arrow" | "black_dot":
                return None
            case "thermometer" | "greater":
                cells = cells[::-1]
            case "cage" | "little_killer":
                value = len(cells) * (puzzle.size + 1) - (value or 0)
            case "sandwich":
                value = _dual_sandwich(puzzle.size, value or 0)
                if value is None:
                    return None
            case "even" | "odd" if puzzle.size % 2 == 0:
                kind = "odd" if kind == "even" else "even"
        marks.append(Mark(kind, cells, value))
    return tuple(marks)


@lru_cache(maxsize=1024)
def _dual_sandwich(size: int, total: int) -> int | None:
    """The sandwich sum that says of complemented values what ``total`` says of the values; None if there is none.

    The number k of values between 1 and n must follow from the sum, and from the complemented sum k * (n + 1) - sum:
    otherwise sets with one sum become sets with several. In a 9x9 grid only 0 and 35 pass.
    """
    counts = _sandwich_counts(size)
    if len(counts.get(total, ())) != 1:
        return None
    dual = counts[total][0] * (size + 1) - total
    return dual if len(counts[dual]) == 1 else None


@lru_cache(maxsize=8)
def _sandwich_counts(size: int) -> dict[int, tuple[int, ...]]:
    """For each sum of different values from 2..n-1: how many values can have it."""
    counts: dict[int, tuple[int, ...]] = {0: (0,)}
    sums = [{0}] + [set() for _ in range(size - 2)]  # by number of values
    for value in range(2, size):
        for k in range(size - 2, 0, -1):
            sums[k] |= {total + value for total in sums[k - 1]}
    for k in range(1, size - 1):
        for total in sorted(sums[k]):
            counts[total] = (*counts.get(total, ()), k)
    return counts


@lru_cache(maxsize=1024)
def _board(size: int, regions: tuple[int, ...], rules: tuple[str, ...], kinds: tuple[str, ...]) -> _Board:
    """The shared part of the graph of all puzzles with this layout and these kinds of marks."""
    cells = size * size
    colours = [_EMPTY] * cells
    arcs: list[Arc] = [(cell, 0, _IN) for cell in range(cells)]
    valued = _VALUED.intersection(kinds)
    labels = [value if valued else 0 for value in range(1, size + 1)]
    if valued == {"sandwich"}:
        labels[-1] = labels[0]  # a sandwich does not tell its two ends apart
    colours += [_SYMBOL + _STEP * label for label in labels]
    if labels[0] == labels[-1]:
        arcs += _relations(size, rules, kinds)
    parities = len(colours)
    if "even" in kinds or "odd" in kinds:
        colours += [_PARITY, _PARITY]
        arcs += [(cells - 1 + value, parities + value % 2, _IN) for value in range(1, size + 1)]
    houses = list(dict.fromkeys(tuple(sorted(house)) for _, house in houses_of(size, regions, rules)))
    for vertex, house in enumerate(houses, len(colours)):
        arcs += [(cell, vertex, _IN) for cell in house]
    colours += [_HOUSE] * len(houses)
    if "anti_knight" in rules:
        apart = {pair for house in houses for pair in permutations(house, 2)}  # pairs that differ anyhow
        arcs += [(a, b, _DIFFERENT) for a, b in knight_moves(size) if (a, b) not in apart]
    if "all_dots" in rules:
        arcs += _both_ways(edges_of(size), _DOTLESS)
    if "all_bars" in rules:
        arcs += _both_ways(edges_of(size), _BARLESS)
    return _Board(np.array(colours, dtype=np.int64), np.array(arcs, dtype=np.int64), parities)


def _relations(size: int, rules: tuple[str, ...], kinds: tuple[str, ...]) -> list[Arc]:
    """The arcs between symbols that dots and bars depend on; a relabelling of the symbols has to keep them."""
    symbol = size * size - 1  # plus the value
    arcs: list[Arc] = []
    if {"white_dot", "bar"} & set(kinds) or {"all_dots", "all_bars"} & set(rules):
        arcs += _both_ways([(symbol + v, symbol + v + 1) for v in range(1, size)], _CONSECUTIVE)
    if "black_dot" in kinds or "all_dots" in rules:
        arcs += _both_ways([(symbol + v, symbol + 2 * v) for v in range(1, size // 2 + 1)], _DOUBLE)
    return arcs


def _both_ways(pairs: Iterable[tuple[int, int]], label: int) -> list[Arc]:
    return [arc for a, b in pairs for arc in ((a, b, label), (b, a, label))]
