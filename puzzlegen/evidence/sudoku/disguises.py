"""The disguises of Sudokus: turned and mirrored grids, lines that change places, other symbols, complemented values."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise
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

_SYMBOLS: Final = "123456789ABCDEFG"
Moves = Callable[[Sudoku, Random], "list[int] | None"]
Names = Callable[[Sudoku, Random], "list[int] | None"]


def moved(sudoku: Sudoku, query: Query, where: Sequence[int]) -> tuple[Sudoku, Query]:
    """Cell c goes to ``where[c]``, with all that lies on it."""

    def text(grid: str) -> str:
        held = dict(zip(where, grid, strict=True))
        return "".join(held[cell] for cell in range(len(grid)))

    regions = dict(zip(where, sudoku.regions, strict=True))
    marks = []
    for mark in sudoku.marks:
        cells = [where[cell] for cell in mark.cells]
        marks.append(replace(mark, cells=tuple(sorted(cells) if mark.kind == "sandwich" else cells)))
    other = replace(
        sudoku,
        regions=tuple(regions[cell] for cell in range(len(where))),
        givens=text(sudoku.givens),
        marks=tuple(marks),
    )
    asked = _with_grids(query, text)
    return other, replace(asked, cell=where[asked.cell]) if isinstance(asked, Digit) else asked


def renamed(sudoku: Sudoku, query: Query, names: Sequence[int]) -> tuple[Sudoku, Query]:
    """Value v becomes ``names[v - 1]``; marks stay as they are."""
    table = str.maketrans({_SYMBOLS[value]: _SYMBOLS[name - 1] for value, name in enumerate(names)})

    def text(grid: str) -> str:
        return grid.translate(table)

    asked = _with_grids(query, text)
    if isinstance(asked, CellChoice):
        asked = replace(asked, options=tuple(map(text, asked.options)))
    return replace(sudoku, givens=text(sudoku.givens)), asked


def _with_grids(query: Query, text: Callable[[str], str]) -> Query:
    if isinstance(query, WrongEntry):
        return WrongEntry(text(query.entries))
    if isinstance(query, GridChoice | Continuation):
        return replace(query, options=tuple(map(text, query.options)))
    return query


def _moving(moves: Moves) -> Disguise:
    def disguise(sudoku: Sudoku, query: Query, rng: Random) -> tuple[Sudoku, Query] | None:
        where = moves(sudoku, rng)
        return None if where is None else moved(sudoku, query, where)

    return disguise


def _renaming(names: Names) -> Disguise:
    def disguise(sudoku: Sudoku, query: Query, rng: Random) -> tuple[Sudoku, Query] | None:
        chosen = names(sudoku, rng)
        return None if chosen is None else renamed(sudoku, query, chosen)

    return disguise


def arranged(size: int, rows: Sequence[int], columns: Sequence[int]) -> list[int]:
    """Row r goes to rows[r], column c to columns[c]."""
    return [rows[row] * size + columns[column] for row in range(size) for column in range(size)]


def _turn(sudoku: Sudoku, rng: Random) -> list[int]:
    size = sudoku.size
    flips = rng.choice([(False, False, True), *((a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1) if a or b)])
    where = []
    for row in range(size):
        for column in range(size):
            down, right = (column, row) if flips[2] else (row, column)
            where.append((size - 1 - down if flips[0] else down) * size + (size - 1 - right if flips[1] else right))
    return where


def _order(size: int, height: int, rng: Random) -> list[int]:
    """Lines in an order that keeps groups of ``height`` together."""
    groups = rng.sample(range(size // height), size // height)
    return [group * height + line for group in groups for line in rng.sample(range(height), height)]


def _lines(sudoku: Sudoku, rng: Random) -> list[int]:
    size, regions = sudoku.size, sudoku.regions
    width = regions[:size].count(regions[0])
    return arranged(size, _order(size, size // width, rng), _order(size, width, rng))


def _diagonal_lines(_sudoku: Sudoku, rng: Random) -> list[int]:
    """Rows and columns in one order that the middle mirrors: both diagonals keep their cells."""
    inner = rng.sample(range(3), 3)
    order = [*inner, *([3, 4, 5] if rng.random() < 0.5 else [5, 4, 3]), *(8 - line for line in reversed(inner))]
    if rng.random() < 0.5:
        order = [8 - line for line in order]
    return arranged(9, order, order)


def _window_lines(_sudoku: Sudoku, rng: Random) -> list[int]:
    """Lines that cross the same windows and the same boxes change places."""
    orders = [[0, *rng.sample((1, 2), 2), 3, 4, 5, *rng.sample((6, 7), 2), 8] for _ in range(2)]
    return arranged(9, *orders)


def _any_symbols(sudoku: Sudoku, rng: Random) -> list[int]:
    return rng.sample(range(1, sudoku.size + 1), sudoku.size)


def _same_parity(_sudoku: Sudoku, rng: Random) -> list[int]:
    odd, even = rng.sample(range(1, 10, 2), 5), rng.sample(range(2, 9, 2), 4)
    return [odd.pop() if value % 2 else even.pop() for value in range(1, 10)]


def _ends(_sudoku: Sudoku, _rng: Random) -> list[int]:
    """A sandwich does not tell 1 from 9."""
    return [9, 2, 3, 4, 5, 6, 7, 8, 1]


def complement(sudoku: Sudoku, query: Query, _rng: Random) -> tuple[Sudoku, Query] | None:
    """Value v becomes n + 1 - v, and each mark what it has to become; None where a mark has no such counterpart."""
    size = sudoku.size
    if {mark.kind for mark in sudoku.marks} & {"black_dot", "arrow", "sandwich"}:
        return None
    other, asked = renamed(sudoku, query, range(size, 0, -1))
    return replace(other, marks=tuple(_complemented(mark, size) for mark in sudoku.marks)), asked


def _complemented(mark: Mark, size: int) -> Mark:
    if mark.kind in ("thermometer", "greater"):
        return replace(mark, cells=mark.cells[::-1])
    return mark if mark.value is None else replace(mark, value=len(mark.cells) * (size + 1) - mark.value)


def listed(sudoku: Sudoku, query: Query, rng: Random) -> tuple[Sudoku, Query]:
    """Marks, the numbers of the regions and the options in another order, and pairs the other way round."""
    marks = [
        replace(mark, cells=mark.cells[::-1]) if mark.kind in ("white_dot", "black_dot", "bar", "cage") else mark
        for mark in sudoku.marks
    ]
    numbers = rng.sample(range(sudoku.size), sudoku.size)
    other = replace(
        sudoku,
        marks=tuple(rng.sample(marks, len(marks))),
        regions=tuple(numbers[region] for region in sudoku.regions),
    )
    if isinstance(query, CellChoice | GridChoice | Continuation):
        return other, replace(query, options=tuple(rng.sample(query.options, 4)))
    return other, query


TURN: Final = _moving(_turn)
LINES: Final = _moving(_lines)
SYMBOLS: Final = _renaming(_any_symbols)

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "sudoku/anti_knight": (listed, TURN, SYMBOLS),
    "sudoku/arrow": (listed, TURN),
    "sudoku/classic": (listed, TURN, LINES, SYMBOLS),
    "sudoku/classic_16x16": (listed, TURN, LINES, SYMBOLS),
    "sudoku/classic_4x4": (listed, TURN, LINES, SYMBOLS),
    "sudoku/classic_6x6": (listed, TURN, LINES, SYMBOLS),
    "sudoku/consecutive": (listed, TURN, complement),
    "sudoku/diagonal": (listed, TURN, _moving(_diagonal_lines), SYMBOLS),
    "sudoku/even_odd": (listed, TURN, LINES, _renaming(_same_parity)),
    "sudoku/greater_than": (listed, TURN, complement),
    "sudoku/jigsaw": (listed, TURN, SYMBOLS),
    "sudoku/killer": (listed, TURN, complement),
    "sudoku/kropki": (listed, TURN),
    "sudoku/kropki_loose": (listed, TURN),
    "sudoku/little_killer": (listed, TURN, complement),
    "sudoku/sandwich": (listed, TURN, _renaming(_ends)),
    "sudoku/thermometer": (listed, TURN, complement),
    "sudoku/windoku": (listed, TURN, _moving(_window_lines), SYMBOLS),
}
