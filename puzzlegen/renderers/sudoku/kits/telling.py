"""What the picture of a Sudoku shows, in words."""

from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.core.item import Text
from puzzlegen.facts.sudoku.grid import MarkKind
from puzzlegen.formats.sudoku.kits.puzzle import CellChoice, Continuation, GridChoice, Mark, Query, Sudoku, WrongEntry
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, in_rows, lines, listed, named, options, pair, pairs, said
from puzzlegen.renderers.sudoku.kits.published import layout_of
from puzzlegen.renderers.sudoku.kits.wording import box_of

_GRID: Final = {
    "en": "The grid, row by row from the top (. is an empty cell)",
    "zh": "盘面，自上而下逐行列出（. 表示空格）",
}
_BOLD: Final = {"en": "What is printed in bold, as part of the puzzle", "zh": "其中粗体的（题目给出的）"}
_BOXES: Final = {
    "en": "Thick lines divide it into boxes of {height} rows and {width} columns.",
    "zh": "粗线把盘面分成 {height} 行 {width} 列的宫。",
}
_PIECES: Final = {
    "en": "The regions framed by thick lines; cells with the same letter belong to the same region",
    "zh": "粗线围成的区域，字母相同的格属于同一区域",
}
_HIGHLIGHTED: Final = {"en": "The highlighted cell is {cell}.", "zh": "突出显示的格是 {cell}。"}
_SHADED: Final = {
    "diagonals": {"en": "Both diagonals from corner to corner are shaded.", "zh": "从一角到对角的两条对角线带底色。"},
    "windows": {
        "en": "Four squares of 3 rows and 3 columns are shaded; their top left cells are (2, 2), (2, 6), (6, 2) and "
        "(6, 6).",
        "zh": "四个 3 行 3 列的方块带底色，它们左上角的格是 (2, 2)、(2, 6)、(6, 2) 和 (6, 6)。",
    },
}
_ALIKE: Final[dict[MarkKind, Text]] = {  # marks of a kind that are told together
    "white_dot": {"en": "White dots between two cells", "zh": "两格之间的白点"},
    "black_dot": {"en": "Black dots between two cells", "zh": "两格之间的黑点"},
    "bar": {"en": "Bars between two cells", "zh": "两格之间的短条"},
    "greater": {
        "en": "Signs between two cells (> opens towards the first)",
        "zh": "两格之间的大于号（> 开口朝向前一格）",
    },
    "even": {"en": "Cells with a shaded square", "zh": "画有浅色方块的格"},
    "odd": {"en": "Cells with a shaded disc", "zh": "画有浅色圆盘的格"},
}
_EACH: Final[dict[MarkKind, Text]] = {  # the others are told one by one
    "cage": {
        "en": "Dashed outline with the number {value} around {cells}.",
        "zh": "虚线框，角上的数字为 {value}，包含 {cells}。",
    },
    "thermometer": {
        "en": "Thermometer from its bulb to its tip through {cells}.",
        "zh": "温度计，从球端到另一端依次经过 {cells}。",
    },
    "arrow": {
        "en": "Arrow with its circle in {first} and its line through {rest}.",
        "zh": "箭头，圆圈在 {first}，箭杆依次经过 {rest}。",
    },
    "little_killer": {
        "en": "Number {value} outside the grid; its arrow enters at {first} and points {way}.",
        "zh": "盘面外的数 {value}，其箭头从 {first} 进入，指向{way}。",
    },
}
_BESIDE: Final = {
    True: {"en": "To the left of row {line} stands the number {value}.", "zh": "第 {line} 行左侧的数是 {value}。"},
    False: {"en": "Above column {line} stands the number {value}.", "zh": "第 {line} 列上方的数是 {value}。"},
}
_WAYS: Final = {
    (1, 1): {"en": "down and to the right", "zh": "右下"},
    (1, -1): {"en": "down and to the left", "zh": "左下"},
    (-1, 1): {"en": "up and to the right", "zh": "右上"},
    (-1, -1): {"en": "up and to the left", "zh": "左上"},
}
_BETWEEN: Final = {"en": "{one} and {other}", "zh": "{one} 与 {other}"}
_GREATER: Final = {"en": "{one} > {other}", "zh": "{one} > {other}"}
_REGION: Final = "ABCDEFGHIJKLMNOP"


def describe(sudoku: Sudoku, query: Query) -> Text:
    """The grid with all that lies on it and around it, and the option grids."""
    n = sudoku.size
    if len(sudoku.givens) != n * n:
        raise ValueError("the givens are not those of a grid of this size")
    parts = [named(_GRID, in_rows(query.entries if isinstance(query, WrongEntry) else sudoku.givens, n))]
    if isinstance(query, WrongEntry):
        parts.append(named(_BOLD, in_rows(sudoku.givens, n)))
    shape = box_of(layout_of(sudoku))
    if shape is None:
        parts.append(named(_PIECES, in_rows([_REGION[region] for region in sudoku.regions], n)))
    else:
        parts.append(said(_BOXES, height=shape[0], width=shape[1]))
    if sudoku.marks or "windows" in sudoku.rules or isinstance(query, CellChoice):
        parts.append(PAIRS)
    parts += (words for rule, words in _SHADED.items() if rule in sudoku.rules)
    parts += _marks(sudoku.marks, n)
    if isinstance(query, CellChoice):
        parts.append(said(_HIGHLIGHTED, cell=pair(*divmod(query.cell, n))))
    elif isinstance(query, GridChoice | Continuation):
        parts.append(options(in_rows(option, n) for option in query.options))
    return lines(*parts)


def _marks(marks: Sequence[Mark], n: int) -> Iterator[Text]:
    for kind, words in _ALIKE.items():
        alike = [mark for mark in marks if mark.kind == kind]
        if alike:
            yield named(words, listed((_small(mark, n) for mark in alike), SEMICOLON))
    for mark in marks:
        if mark.kind == "sandwich":
            row, column = divmod(mark.cells[0], n)
            along = mark.cells[1] == mark.cells[0] + 1
            yield said(_BESIDE[along], line=(row if along else column) + 1, value=mark.value)
        elif mark.kind in _EACH:
            yield said(
                _EACH[mark.kind],
                value=mark.value,
                cells=pairs(mark.cells, n),
                first=pairs(mark.cells[:1], n),
                rest=pairs(mark.cells[1:], n),
                way=_way(mark.cells, n),
            )


def _way(cells: Sequence[int], n: int) -> Text:
    """In which direction a diagonal runs."""
    (row, column), (next_row, next_column) = (divmod(cell, n) for cell in (cells[0], cells[-1]))
    return _WAYS[1 if next_row > row else -1, 1 if next_column > column else -1]


def _small(mark: Mark, n: int) -> Text:
    """A mark in one cell or between two."""
    if len(mark.cells) == 1:
        return pairs(mark.cells, n)
    one, other = (pair(*divmod(cell, n)) for cell in mark.cells)
    return said(_GREATER if mark.kind == "greater" else _BETWEEN, one=one, other=other)
