"""Shows the grids of `puzzlegen.generators.counting.char_grid`."""

from functools import lru_cache
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene
from puzzlegen.facts.counting.cells import block
from puzzlegen.renderers.counting.kits import grids
from puzzlegen.renderers.kits.telling import SEMICOLON, grid, listed, named, said
from puzzlegen.renderers.kits.wording import joined, numbers

_CAPITAL: Final = 0.46  # height of a character, in cells
_MARGIN: Final = 0.9
_STEPS: Final = {"horizontal": ((0, 1),), "vertical": ((1, 0),), "diagonal": ((1, 1), (1, -1))}  # down, right
_SOUGHT: Final[dict[bool, Text]] = {
    False: {
        "en": "In this grid of letters, look for the word {word}.",
        "zh": "请在图中的字母方格里寻找单词 {word}。",
    },
    True: {
        "en": "In this grid of digits, look for the string of digits {word}.",
        "zh": "请在图中的数字方格里寻找数字串 {word}。",
    },
}
_DIRECTIONS: Final[dict[str, Text]] = {
    "horizontal": {"en": "horizontally from left to right", "zh": "横向从左到右"},
    "vertical": {"en": "vertically from top to bottom", "zh": "纵向从上到下"},
    "diagonal": {"en": "diagonally downwards, to the right or to the left", "zh": "斜向往右下或往左下"},
}
_READING: Final[dict[bool, Text]] = {
    False: {
        "en": "It is read in a straight line over neighbouring cells: {directions}. Other directions do not count.",
        "zh": "它沿直线逐格连续地读出，可以{directions}。其他方向不算。",
    },
    True: {
        "en": "It is read in a straight line over neighbouring cells: {directions}; each of these also backwards.",
        "zh": "它沿直线逐格连续地读出，可以{directions}，也可以沿这些方向反过来读。",
    },
}
_EVERY_WAY: Final[Text] = {
    "en": "It is read in a straight line over neighbouring cells, in any of the eight directions.",
    "zh": "它沿直线逐格连续地读出，横、竖、斜八个方向都算。",
}
_EVERY: Final[Text] = {
    "en": "Occurrences may cross or overlap; each one counts.",
    "zh": "各处可以相互交叉或重叠，每一处都算。",
}
_COUNT: Final[Text] = {"en": "How many times does it occur?", "zh": "它一共出现多少次？"}
_ROW: Final[Text] = {
    "en": "It occurs exactly once. In which row does its first character stand? Rows are counted from the top, "
    "starting at 1.",
    "zh": "它恰好出现一次。它的第一个字符在第几行？行从上往下数，从 1 开始。",
}
_BOXES: Final[Text] = {
    "en": "Find every occurrence; its box is that of the smallest rectangle of whole cells that holds all of its "
    "characters.",
    "zh": "请找出每一处；其方框是包含它全部字符的、由整格组成的最小矩形。",
}
_SHORT: Final[dict[str, Text]] = {
    "count": {
        "en": "How many times does {word} occur, read {ways}?",
        "zh": "{word} 一共出现多少次？可以{ways}读。",
    },
    "row": {
        "en": "In which row from the top does {word} begin, read {ways}?",
        "zh": "{word} 的第一个字符在第几行（从上往下、从 1 数起）？可以{ways}读。",
    },
    "boxes": {
        "en": "Which rectangles of cells does {word} span, read {ways}?",
        "zh": "{word} 的每一处各占哪个由整格组成的最小矩形？可以{ways}读。",
    },
}
_EIGHT: Final[Text] = {"en": "in any of the eight directions", "zh": "沿八个方向中的任何一个"}
_WAYS: Final[dict[tuple[int, int], Text]] = {
    (0, 1): {"en": "right", "zh": "向右"},
    (0, -1): {"en": "left", "zh": "向左"},
    (1, 0): {"en": "down", "zh": "向下"},
    (-1, 0): {"en": "up", "zh": "向上"},
    (1, 1): {"en": "down to the right", "zh": "向右下"},
    (1, -1): {"en": "down to the left", "zh": "向左下"},
    (-1, 1): {"en": "up to the right", "zh": "向右上"},
    (-1, -1): {"en": "up to the left", "zh": "向左上"},
}
"""By steps down and to the right."""
_BEGINS: Final[Text] = {"en": "column {column} going {way}", "zh": "第 {column} 列{way}"}
_IN_ROW: Final[Text] = {"en": "row {row}, {columns}", "zh": "第 {row} 行{columns}"}
_FOUND: Final[Text] = {"en": "{word} begins in {rows}.", "zh": "{word} 的开头位于：{rows}。"}
_TIMES: Final[Text] = {"en": "Occurrences: {total}.", "zh": "出现次数：{total}。"}
_COUNTED: Final[Text] = {
    "en": "(Rows count from the top, columns from the left.)",
    "zh": "（行从上往下数，列从左往右数。）",
}
_GRID: Final[Text] = {"en": "The grid, row by row from the top", "zh": "方格中的字符，从上到下逐行"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the word says what the grid holds
    """What is looked for, along which lines, and what is asked about it."""
    task, sought, backwards = query["task"], query["word"], query["backwards"]
    directions = _directions(query["lines"])
    every_way = backwards and len(query["lines"]) == len(_DIRECTIONS)
    ways = _EIGHT if every_way else directions
    asked = "count" if task == "count_choice" else task
    options = numbers(query.get("options", ()))
    return Wording(
        rules=joined(
            _with(_SOUGHT[sought.isdecimal()], word=_same(sought)),
            _EVERY_WAY if every_way else _with(_READING[backwards], directions=directions),
            *([] if task == "row" else [_EVERY]),
        ),
        ask={"count": _COUNT, "row": _ROW, "boxes": _BOXES}[asked],
        kind=Kind.LETTER if options else Kind.BOXES if task == "boxes" else Kind.NUMBER,
        short=_with(_SHORT[asked], word=_same(sought), ways=ways),
        options=options,
    )


def _same(words: str) -> Text:
    return dict.fromkeys(LANGUAGES, words)


def _with(words: Text, **parts: Text) -> Text:
    """Words with their gaps filled, in every language."""
    return {
        language: words[language].format(**{name: part[language] for name, part in parts.items()})
        for language in LANGUAGES
    }


def _directions(lines: list[str]) -> Text:
    """The directions along some lines: "..., ... or ..."."""
    directions = {}
    for language, (comma, last) in {"en": (", ", " or "), "zh": ("、", "或")}.items():
        names = [_DIRECTIONS[line][language] for line in lines]
        directions[language] = last.join([comma.join(names[:-1]), names[-1]] if names[1:] else names)
    return directions


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """In which row and column each occurrence begins, and which way it goes."""
    begun: dict[int, list[Text]] = {}
    for top, left, bottom, right in why["found"]:
        way = _WAYS[_sign(bottom - top), _sign(right - left)]
        begun.setdefault(top, []).append(said(_BEGINS, column=left + 1, way=way))
    rows = [said(_IN_ROW, row=row + 1, columns=listed(starts)) for row, starts in sorted(begun.items())]
    counts = list(map(len, begun.values()))
    total = f"{' + '.join(map(str, counts))} = {sum(counts)}" if counts[1:] and max(counts) > 1 else str(sum(counts))
    parts = [said(_FOUND, word=query["word"], rows=listed(rows, SEMICOLON))]
    parts += [said(_TIMES, total=total)] if query["task"] != "row" else []
    return joined(*parts, _COUNTED)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - the question tells what is looked for
    """The rows of the grid."""
    return named(_GRID, grid(statement["rows"]))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The grid; a unit is the side of a cell."""
    rows, columns = len(statement["rows"]), len(statement["rows"][0])
    nodes: list[AnyNode] = [*_frame(rows, columns, query["task"] == "row")]
    if query["task"] == "boxes":
        nodes += _elements(rows, columns, len(query["word"]), tuple(query["lines"]))
    for y, row in enumerate(statement["rows"]):
        nodes += [Label(x + 0.5, y + 0.5, character, _CAPITAL) for x, character in enumerate(row)]
    board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), unit=(30, 42)),)


@lru_cache(maxsize=256)
def _frame(rows: int, columns: int, numbered: bool) -> tuple[AnyNode, ...]:
    """The lines between the cells, the frame, and the numbers of rows and columns."""
    return (
        grids.lines(rows, columns, "hair"),
        Rect(0, 0, columns, rows, stroke="ink", weight="medium"),
        grids.coordinates(rows, columns, 0.45, 0.34, needed=numbered),
    )


@lru_cache(maxsize=512)
def _elements(rows: int, columns: int, length: int, lines: tuple[str, ...]) -> tuple[Element, ...]:
    """Every rectangle that an occurrence of this length can span."""
    sizes = {((length - 1) * down + 1, (length - 1) * abs(right) + 1) for line in lines for down, right in _STEPS[line]}
    return tuple(
        Element(block(y, x, y + high - 1, x + wide - 1), x, y, wide, high)
        for high, wide in sorted(sizes)
        for y in range(rows - high + 1)
        for x in range(columns - wide + 1)
    )
