"""Reads a published Sudoku: what its types cannot say, such as that regions hang together, is refused in a sentence."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.facts.sudoku.grid import Rule
from puzzlegen.formats.sudoku.kits.puzzle import (
    CellChoice,
    Continuation,
    Digit,
    GridChoice,
    Mark,
    Query,
    Sudoku,
    WrongEntry,
)

SYMBOLS: Final = "123456789ABCDEFG"  # SYMBOLS[v - 1] stands for the value v

VALUED: Final = frozenset({"cage", "sandwich", "little_killer"})
ON_EDGE: Final = frozenset({"white_dot", "black_dot", "bar", "greater"})
PARITY: Final = frozenset({"even", "odd"})

_VALUES: Final = bytes(
    0 if chr(code) == "." else SYMBOLS.find(chr(code)) + 1 or 255 for code in range(256)
)  # character -> value, 255 for one that is no symbol


class Puzzle(msgspec.Struct, frozen=True):
    """A well-formed Sudoku.

    Attributes:
        size: n, from 2 to 16.
        regions: the region, 0..n-1, of each of the n*n cells.
        givens: the value, 1..n, in each cell; 0 where it is empty.
        rules: the extra rules in force.
        marks: the marks, in published order.
        minimal: the claim that no given and no mark can be spared.
    """

    size: int
    regions: tuple[int, ...]
    givens: tuple[int, ...]
    rules: tuple[Rule, ...]
    marks: tuple[Mark, ...]
    minimal: bool


def cell_name(cell: int, size: int) -> str:
    """The element id of a cell, counted from 1: ``r1c1`` is the top left one."""
    row, column = divmod(cell, size)
    return f"r{row + 1}c{column + 1}"


def spell_grid(values: tuple[int, ...]) -> str:
    """A full grid as one string of symbols, row by row."""
    return "".join([SYMBOLS[value - 1] for value in values])


def read_puzzle(published: Sudoku) -> Puzzle:
    """The puzzle that a statement publishes.

    Raises:
        MalformedStatement: the parts of the statement do not fit together; the message says where.
    """
    size = published.size
    _check_layout(size, published.regions, published.rules)
    taken: set[tuple[str, tuple[int, ...]]] = set()
    for mark in published.marks:
        _check_mark(mark, size)
        place = _place(mark)
        if place in taken:
            raise MalformedStatement(f"two marks of the same sort lie on the cells {list(mark.cells)}")
        taken.add(place)
    return Puzzle(
        size,
        published.regions,
        _read_grid(published.givens, size, "givens"),
        published.rules,
        published.marks,
        published.minimal,
    )


def check_query(query: Query, puzzle: Puzzle) -> None:
    """Check that a query fits the puzzle; raises `MalformedStatement`."""
    match query:
        case Digit(cell=cell):
            if cell >= puzzle.size**2:
                raise MalformedStatement(f"the asked cell {cell} lies outside the grid")
            if puzzle.givens[cell]:
                raise MalformedStatement(f"the asked cell {cell_name(cell, puzzle.size)} is given")
        case GridChoice(options=grids):
            for grid in grids:
                read_full_grid(grid, puzzle.size, "a grid on offer")
        case Continuation(options=grids):
            for grid in grids:
                read_entries(grid, puzzle, "a grid on offer")
        case WrongEntry(entries=entries):
            read_entries(entries, puzzle, "entries")
    if isinstance(query, CellChoice):
        for symbol in query.options:
            if symbol not in SYMBOLS[: puzzle.size]:
                raise MalformedStatement(f"the option {symbol!r} is no symbol of this puzzle")
    if isinstance(query, CellChoice | GridChoice | Continuation) and len(set(query.options)) < len(query.options):
        raise MalformedStatement("two options say the same")


def read_entries(text: str, puzzle: Puzzle, field: str) -> dict[int, int]:
    """By cell, what a grid holds beyond the givens of its puzzle."""
    values = _read_grid(text, puzzle.size, field)
    for cell, (given, value) in enumerate(zip(puzzle.givens, values, strict=True)):
        if given and given != value:
            raise MalformedStatement(f"{field} must hold the given in {cell_name(cell, puzzle.size)}")
    entries = {cell: value for cell, value in enumerate(values) if value and not puzzle.givens[cell]}
    if not entries:
        raise MalformedStatement(f"{field} must hold more than the givens")
    return entries


def read_full_grid(text: str, size: int, field: str) -> tuple[int, ...]:
    """The values of a grid without empty cells."""
    values = _read_grid(text, size, field)
    if 0 in values:
        raise MalformedStatement(f"{field} must fill every cell")
    return values


def _read_grid(text: str, size: int, field: str) -> tuple[int, ...]:
    if len(text) != size**2:
        raise MalformedStatement(f"{field} must have {size**2} characters, not {len(text)}")
    values = tuple(text.encode("latin-1", "replace").translate(_VALUES))
    if max(values) > size:
        raise MalformedStatement(f"{field} may hold only the symbols {SYMBOLS[:size]} and '.'")
    return values


@lru_cache(maxsize=1024)
def _check_layout(size: int, regions: tuple[int, ...], rules: tuple[str, ...]) -> None:
    if len(regions) != size**2:
        raise MalformedStatement(f"regions must list {size**2} cells, not {len(regions)}")
    for region in range(size):
        cells = [cell for cell, number in enumerate(regions) if number == region]
        if len(cells) != size:
            raise MalformedStatement(f"region {region} has {len(cells)} cells instead of {size}")
        if not _connected(cells, size):
            raise MalformedStatement(f"region {region} falls into separate pieces")
    if len(set(rules)) < len(rules):
        raise MalformedStatement("a rule is listed twice")
    if "windows" in rules and size != 9:
        raise MalformedStatement("windows belong to a grid of size 9")


def _check_mark(mark: Mark, size: int) -> None:
    cells, kind = mark.cells, mark.kind
    if max(cells) >= size**2:
        raise MalformedStatement(f"a {kind} has a cell outside the grid")
    if len(set(cells)) < len(cells):
        raise MalformedStatement(f"a {kind} has the same cell twice")
    if (mark.value is not None) != (kind in VALUED):
        raise MalformedStatement(f"a {kind} must have {'a' if kind in VALUED else 'no'} value")
    if mark.value is not None and mark.value > size * len(cells):
        raise MalformedStatement(f"the value {mark.value} of a {kind} does not lie in 0..{size * len(cells)}")
    if kind in ON_EDGE:
        if len(cells) != 2 or not _sides_touch(*cells, size):
            raise MalformedStatement(f"a {kind} lies between two cells that share a side")
    elif kind in PARITY:
        if len(cells) != 1:
            raise MalformedStatement(f"a mark {kind} lies in one cell")
    elif kind == "cage":
        if len(cells) > size or not _connected(list(cells), size):
            raise MalformedStatement(f"a cage has 1 to {size} connected cells")
    elif kind == "sandwich":
        first = cells[0]
        across = tuple(range(first, first + size)) if first % size == 0 else ()
        down = tuple(range(first, size**2, size)) if first < size else ()
        if cells not in (across, down):
            raise MalformedStatement("a sandwich sum belongs to a whole row or column, in reading order")
    elif kind == "little_killer":
        if not _whole_diagonal(cells, size):
            raise MalformedStatement("a little killer sum belongs to a whole diagonal of at least two cells")
    elif not 2 <= len(cells) <= size + (kind == "arrow") or not all(_touch(a, b, size) for a, b in pairwise(cells)):
        raise MalformedStatement(f"a {kind} has at least two cells, not too many, each touching the next")


def _place(mark: Mark) -> tuple[str, tuple[int, ...]]:
    """Two marks with the same place could not be drawn apart."""
    if mark.kind in ON_EDGE:
        return "edge", tuple(sorted(mark.cells))
    if mark.kind in PARITY:
        return "parity", mark.cells
    if mark.kind == "cage":
        return "cage", tuple(sorted(mark.cells))
    return mark.kind, mark.cells


def _sides_touch(a: int, b: int, size: int) -> bool:
    return abs(a // size - b // size) + abs(a % size - b % size) == 1


def _touch(a: int, b: int, size: int) -> bool:
    return max(abs(a // size - b // size), abs(a % size - b % size)) == 1


def _connected(cells: list[int], size: int) -> bool:
    reached = [cells[0]]
    for cell in reached:
        reached += [other for other in cells if other not in reached and _sides_touch(cell, other, size)]
    return len(reached) == len(cells)


def _whole_diagonal(cells: tuple[int, ...], size: int) -> bool:
    if len(cells) < 2:
        return False
    rows, columns = [cell // size for cell in cells], [cell % size for cell in cells]
    down, right = rows[1] - rows[0], columns[1] - columns[0]
    if abs(down) != 1 or abs(right) != 1:
        return False
    if any(b - a != down for a, b in pairwise(rows)):
        return False
    if any(b - a != right for a, b in pairwise(columns)):
        return False
    before = rows[0] - down, columns[0] - right
    behind = rows[-1] + down, columns[-1] + right
    return all(not (0 <= row < size and 0 <= column < size) for row, column in (before, behind))
