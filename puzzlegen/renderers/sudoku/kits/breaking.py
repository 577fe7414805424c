"""Says in words which mark a full grid breaks, for explanations: a grid on offer obeys all else."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.core.item import Text
from puzzlegen.facts.sudoku.grid import SYMBOLS, MarkKind, Rule
from puzzlegen.formats.sudoku.kits.puzzle import Mark, Sudoku
from puzzlegen.renderers.kits.telling import said

_PLACE: Final[Text] = {"en": "row {row}, column {column}", "zh": "第 {row} 行第 {column} 列"}
_BETWEEN: Final[Text] = {"en": "{one} and {other}", "zh": "{one}与{other}"}
_ROW: Final[Text] = {"en": "row {number}", "zh": "第 {number} 行"}
_COLUMN: Final[Text] = {"en": "column {number}", "zh": "第 {number} 列"}
_WORDS: Final[dict[MarkKind, Text]] = {
    "cage": {
        "en": "the cage with its {value} in {place} adds up to {total}",
        "zh": "{place}标着 {value} 的虚线框内之和是 {total}",
    },
    "thermometer": {
        "en": "the thermometer with its bulb in {place} holds {values}",
        "zh": "球端在{place}的温度计上依次是 {values}",
    },
    "arrow": {
        "en": "the circle in {place} holds {first}, and its line adds up to {rest}",
        "zh": "{place}的圆圈内是 {first}，而箭杆上之和是 {rest}",
    },
    "white_dot": {"en": "the white dot between {pair} lies between {values}", "zh": "{pair}之间的白点两边是 {values}"},
    "black_dot": {"en": "the black dot between {pair} lies between {values}", "zh": "{pair}之间的黑点两边是 {values}"},
    "bar": {"en": "the bar between {pair} lies between {values}", "zh": "{pair}之间的短条两边是 {values}"},
    "greater": {
        "en": "the sign between {pair} opens towards {first} and points at {last}",
        "zh": "{pair}之间的大于号开口朝向 {first}，尖端指向 {last}",
    },
    "even": {"en": "the square in {place} holds {first}", "zh": "{place}的方块格是 {first}"},
    "odd": {"en": "the disc in {place} holds {first}", "zh": "{place}的圆盘格是 {first}"},
    "sandwich": {
        "en": "{line} has the clue {value}, but {between} between the two ends",
        "zh": "{line}的提示是 {value}，而两端之间之和是 {between}",
    },
    "little_killer": {
        "en": "the diagonal from {place} with the clue {value} adds up to {total}",
        "zh": "从{place}起提示为 {value} 的斜线上之和是 {total}",
    },
}
_REPEATED: Final[Text] = {
    "en": "the cage with its {value} in {place} holds {values}, one of them twice",
    "zh": "{place}标着 {value} 的虚线框内是 {values}，有重复",
}
_ABSENT: Final[Text] = {
    "en": "{pair} hold {values} without a mark between them",
    "zh": "{pair}是 {values}，两格之间却没有标记",
}
NEGATIVE: Final[dict[Rule, tuple[MarkKind, ...]]] = {"all_dots": ("white_dot", "black_dot"), "all_bars": ("bar",)}
"""Rules that say something where these marks are absent."""


def broken(sudoku: Sudoku, grid: str) -> Text | None:
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
                return said(_ABSENT, pair=_pair(cells, sudoku.size), values=_listed(held))
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


def _put(mark: Mark, held: Sequence[int], size: int) -> Text:
    first, row = mark.cells[0], mark.cells[1:2] == (mark.cells[0] + 1,)
    words = _WORDS[mark.kind]
    if mark.kind == "cage" and len({*held}) < len(held):
        words = _REPEATED
    return said(
        words,
        place=_place(first, size),
        pair=_pair(mark.cells, size),
        line=said(_ROW, number=first // size + 1) if row else said(_COLUMN, number=first % size + 1),
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


def _place(cell: int, size: int) -> Text:
    return said(_PLACE, row=cell // size + 1, column=cell % size + 1)


def _pair(cells: Sequence[int], size: int) -> Text:
    return said(_BETWEEN, one=_place(cells[0], size), other=_place(cells[-1], size))


def _sides(size: int) -> list[tuple[int, int]]:
    """All pairs of cells that share a side."""
    cells = range(size * size)
    return [(cell, cell + 1) for cell in cells if (cell + 1) % size] + [(cell, cell + size) for cell in cells[:-size]]
