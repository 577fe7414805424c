"""Words and draws the grids of `puzzlegen.generators.matrices.number_matrix`."""

from collections.abc import Mapping
from typing import Any, Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Group, Label, Rect, Scene, Segments
from puzzlegen.renderers.kits.telling import in_rows, legend, lines
from puzzlegen.renderers.kits.wording import number_meant, numbers

_MARGIN: Final = 0.5

_SIGNS: Final = legend(
    {
        "*": {"en": "a dark cell, all others are light", "zh": "深色格，其余都是浅色格"},
        ".": {"en": "a cell without a number", "zh": "没有写数的格"},
        "?": {"en": "the question mark", "zh": "问号"},
    }
)


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the words do not depend on the numbers
    """Ask for the number of the cell with the question mark."""
    options = numbers(query.get("options", ()))
    kind = Kind.LETTER if options else Kind.NUMBER
    if "rule" not in query:
        return Wording(_ASK, kind, _FIND, _SHORT_FIND, options)
    said = _spoken(query["rule"])
    rules, short = (
        {language: text[language].format(rule=said[language]) for language in LANGUAGES}
        for text in (_FOLLOW, _SHORT_FOLLOW)
    )
    return Wording(_ASK, kind, rules, short, options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The rule, and the number to which it leads."""
    said, key = _spoken(why["rule"]), number_meant(query, answer)
    return {
        "en": f"Each light cell holds {said['en']}. The cell with the question mark holds {key}.",
        "zh": f"每个浅色格中的数是{said['zh']}。问号处是 {key}。",
    }


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - options are words
    """The numbers in rows; the dark cells are starred."""
    cells = [
        ("?" if [row, column] == statement["asked"] else "." if number is None else str(number))
        + ("*" if shade == "#" else " ")
        for row, (numbers, shades) in enumerate(zip(statement["numbers"], statement["shades"], strict=True))
        for column, (number, shade) in enumerate(zip(numbers, shades, strict=True))
    ]
    return lines(_SIGNS, in_rows(cells, len(statement["shades"][0])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001 - options are words
    """The grid; a unit is the side of a cell."""
    shades = statement["shades"]
    rows, columns = len(shades), len(shades[0])
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    nodes: list[AnyNode] = [Rect(column, row, 1, 1, "soft") for row, column in cells if shades[row][column] == "#"]
    lines = [(0, row, columns, row) for row in range(1, rows)]
    lines += [(column, 0, column, rows) for column in range(1, columns)]
    nodes += (Segments(tuple(lines), "ink", "thin"), Rect(0, 0, columns, rows, None, "ink", "thick"))
    for row, column in cells:
        number = statement["numbers"][row][column]
        if [row, column] == statement["asked"]:
            nodes.append(Label(column + 0.5, row + 0.5, "?", 0.46))
        elif number is not None:
            nodes.append(Label(column + 0.5, row + 0.5, str(number), 0.36))
    board = Group(tuple(nodes), _MARGIN, _MARGIN)
    return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), (60, 76)),)


def _spoken(rule: Mapping[str, Any]) -> Text:
    """What a light cell holds, in words."""
    spoken: dict[str, str] = {}
    change, by = rule.get("change", "plus"), rule.get("by", 0)
    for language in LANGUAGES:
        words = _FUNCTIONS[rule["function"]][language].format(cells=_SCOPES[rule["scope"]][language])
        if change == "times":
            words = {"en": f"{by} times {words}", "zh": f"{words}的 {by} 倍"}[language]
        elif by:
            sign = {"en": ("plus", "minus"), "zh": ("加上", "减去")}[language][by < 0]
            words = {"en": f"{words}, {sign} {abs(by)}", "zh": f"{words}{sign} {abs(by)}"}[language]
        spoken[language] = words
    return spoken


_SCOPES: Final[Mapping[str, Text]] = {
    "row": {"en": "the dark cells of its row", "zh": "它所在行的深色格"},
    "column": {"en": "the dark cells of its column", "zh": "它所在列的深色格"},
    "sides": {"en": "the dark cells that share a side with it", "zh": "与它有公共边的深色格"},
    "row_column": {"en": "the dark cells of its row and its column", "zh": "它所在行和列的深色格"},
    "diagonals": {"en": "the dark cells that touch it at corners only", "zh": "与它只有一个公共角的深色格"},
    "around": {
        "en": "the dark cells that touch it, even at corners",
        "zh": "与它有公共边或公共角的深色格",
    },
    "left": {"en": "the dark cells to its left in its row", "zh": "它所在行中位于它左边的深色格"},
    "right": {"en": "the dark cells to its right in its row", "zh": "它所在行中位于它右边的深色格"},
    "above": {"en": "the dark cells above it in its column", "zh": "它所在列中位于它上方的深色格"},
    "below": {"en": "the dark cells below it in its column", "zh": "它所在列中位于它下方的深色格"},
    "slants": {"en": "the dark cells of both diagonal lines through it", "zh": "经过它的两条斜线上的深色格"},
    "knights": {"en": "the dark cells a chess knight's move away", "zh": "与它相隔国际象棋中马走一步的深色格"},
}
_FUNCTIONS: Final[Mapping[str, Text]] = {
    "sum": {"en": "the sum of the numbers in {cells}", "zh": "{cells}中各数之和"},
    "count": {"en": "the number of {cells}", "zh": "{cells}的个数"},
    "largest": {"en": "the largest number in {cells}", "zh": "{cells}中最大的数"},
    "smallest": {"en": "the smallest number in {cells}", "zh": "{cells}中最小的数"},
    "product": {"en": "the product of the numbers in {cells}", "zh": "{cells}中各数之积"},
    "difference": {
        "en": "the difference of the largest and the smallest number in {cells}",
        "zh": "{cells}中最大数与最小数之差",
    },
    "odd": {"en": "how many odd numbers there are in {cells}", "zh": "{cells}中奇数的个数"},
    "even": {"en": "how many even numbers there are in {cells}", "zh": "{cells}中偶数的个数"},
}
_FIND: Final[Text] = {
    "en": "All light cells of this grid follow one and the same rule. The number in a light cell is made of the "
    "numbers in certain dark cells: those of its row, of its column, or of both; only those to its left or only those "
    "to its right in its row; only those above it or only those below it in its column; those of both diagonal lines "
    "through it; those that share a side with it, touch it at a corner only, or touch it in either way; or those a "
    "chess knight's move away (two cells in one direction, then one at right angles to it). It is their sum, their "
    "product, the largest or the smallest of them, the difference of these two, how many they are, or how many of them "
    "are odd or even; and then perhaps one fixed whole number, of any size, is added to it or subtracted from it, or "
    "it is multiplied by this number.",
    "zh": "这个方格表中所有浅色格都遵循同一条规律。浅色格中的数由某些深色格中的数得到：它所在行的、所在列的、或行和列的"
    "深色格；只在它左边、或只在它右边的同行深色格；只在它上方、或只在它下方的同列深色格；经过它的两条斜线上的深色格；"
    "与它有公共边的、只有公共角的、或两者皆可的深色格；或者与它相隔马走一步（一个方向两格，再垂直方向一格）的深色格。"
    "它是这些数的和、积、最大数、最小数、最大数与最小数之差、个数、奇数的个数或偶数的个数；之后可能再加上、减去或乘以一个固定的整数，其大小不限。",
}
_FOLLOW: Final[Text] = {
    "en": "Each light cell of this grid holds {rule}. Each dark cell holds a number from 1 to 9; numbers may repeat. "
    "Some cells are left empty.",
    "zh": "这个方格表中，每个浅色格中的数是{rule}。每个深色格中是 1 到 9 的一个数，可以重复。有些格子没有写出数。",
}
_ASK: Final[Text] = {"en": "Which number stands where the question mark is?", "zh": "问号处应是哪个数？"}
_SHORT_FIND: Final[Text] = {
    "en": "All light cells of this grid follow one and the same rule. Which number stands where the question mark is?",
    "zh": "这个方格表中所有浅色格都遵循同一条规律。问号处应是哪个数？",
}
_SHORT_FOLLOW: Final[Text] = {
    "en": "A light cell holds {rule}; dark ones, 1 to 9. Which number replaces the question mark?",
    "zh": "每个浅色格中的数是{rule}，每个深色格中是 1 到 9。问号处应是哪个数？",
}
