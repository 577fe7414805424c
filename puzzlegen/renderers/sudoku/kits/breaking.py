"""Says in words which mark a full grid breaks, for explanations: a grid on offer obeys all else."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.sudoku.grid import SYMBOLS, MarkKind, Rule
from puzzlegen.formats.sudoku.kits.puzzle import Mark, Sudoku

msg: Final = messages(__name__)

NEGATIVE: Final[dict[Rule, tuple[MarkKind, ...]]] = {"all_dots": ("white_dot", "black_dot"), "all_bars": ("bar",)}
"""Rules that say something where these marks are absent."""


def broken(sudoku: Sudoku, grid: str) -> Phrase | None:
    """The first mark that a full grid breaks, or where one is missing; None if it breaks none."""
    values = [1 + SYMBOLS.index(symbol) for symbol in grid]
    for mark in sudoku.marks:
        held = [values[cell] for cell in mark.cells]
        if not _holds(mark.kind, held, mark.value, sudoku.size):
            return _put(mark, held, sudoku.size)
    for rule in sudoku.rules:
        marked = {frozenset(mark.cells) for mark in sudoku.marks if mark.kind in NEGATIVE.get(rule, ())}
        for cells in _sides(sudoku.size) if rule in NEGATIVE else ():
            held = [values[cell] for cell in cells]
            if frozenset(cells) not in marked and any(_holds(kind, held, None, 0) for kind in NEGATIVE[rule]):
                one, other = (SYMBOLS[value - 1] for value in held)
                return msg("absent", pair=_pair(cells, sudoku.size), first=one, last=other)
    return None


def _holds(kind: MarkKind, held: Sequence[int], value: int | None, size: int) -> bool:
    match kind:
        case "cage":
            return sum(held) == value and len({*held}) == len(held)
        case "little_killer":
            return sum(held) == value
        case "sandwich":
            return _inner(held, size) == value
        case "arrow":
            return held[0] == sum(held[1:])
        case "thermometer":
            return all(one < other for one, other in pairwise(held))
        case "greater":
            return held[0] > held[1]
        case "even" | "odd":
            return held[0] % 2 == (kind == "odd")
        case "black_dot":
            return max(held) == 2 * min(held)
    return max(held) - min(held) == 1  # white dots and bars


def _inner(held: Sequence[int], size: int) -> int:
    """The sum between the smallest and the largest value."""
    low, high = sorted((held.index(1), held.index(size)))
    return sum(held[low + 1 : high])


def _put(mark: Mark, held: Sequence[int], size: int) -> Phrase:
    first, row = mark.cells[0], mark.cells[1:2] == (mark.cells[0] + 1,)
    twice = mark.kind == "cage" and len({*held}) < len(held)
    return msg(
        "breaks-twice" if twice else f"breaks-{mark.kind}",
        place=_place(first, size),
        pair=_pair(mark.cells, size),
        line=msg("row", number=first // size + 1) if row else msg("column", number=first % size + 1),
        value=mark.value,
        values=_listed(held),
        first=SYMBOLS[held[0] - 1],
        last=SYMBOLS[held[-1] - 1],
        total=sum(held),
        rest=sum(held[1:]),
        between=_inner(held, size) if mark.kind == "sandwich" else 0,
    )


def _listed(held: Sequence[int]) -> str:
    return ", ".join(SYMBOLS[value - 1] for value in held)


def _place(cell: int, size: int) -> Phrase:
    return msg("place", row=cell // size + 1, column=cell % size + 1)


def _pair(cells: Sequence[int], size: int) -> Phrase:
    return msg("between", one=_place(cells[0], size), other=_place(cells[-1], size))


def _sides(size: int) -> list[tuple[int, int]]:
    """All pairs of cells that share a side."""
    cells = range(size * size)
    return [(cell, cell + 1) for cell in cells if (cell + 1) % size] + [(cell, cell + size) for cell in cells[:-size]]
