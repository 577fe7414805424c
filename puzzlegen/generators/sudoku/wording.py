"""The words of Sudoku questions, in English and Chinese.

A question states every rule that is in force, so that nothing has to be known beforehand; the picture holds the rest.
"""

from functools import lru_cache
from typing import Final, get_args

from puzzlegen.core.item import LANGUAGES, Text
from puzzlegen.generators.sudoku.grid import SYMBOLS, Kind, Layout, Rule, State, write

_SIZE: Final = {
    "en": "The picture shows a Sudoku with {n} rows and {n} columns. In its solution every cell holds one {noun} from "
    "{symbols}.",
    "zh": "图中是一个 {n} 行 {n} 列的数独。完成后每格有一个{noun}，可用的{noun}是{symbols}。",
}
_BOXES: Final = {
    "en": "Every row, every column and every box of {height} rows and {width} columns framed by thick lines "
    "holds each {noun} exactly once.",
    "zh": "每行、每列以及粗线围成的每个 {height} 行 {width} 列的宫里，每个{noun}都恰好出现一次。",
}
_PIECES: Final = {
    "en": "Every row, every column and every one of the {n} irregular regions framed by thick lines "
    "holds each {noun} exactly once.",
    "zh": "每行、每列以及粗线围成的 {n} 个不规则区域里，每个{noun}都恰好出现一次。",
}
_RULES: Final[dict[Rule, dict[str, str]]] = {
    "diagonals": {
        "en": "The two shaded diagonals, which run from corner to corner, also hold each {noun} exactly once.",
        "zh": "从一角到对角、带底色的两条对角线上，每个{noun}也都恰好出现一次。",
    },
    "windows": {
        "en": "The four shaded squares of 3 rows and 3 columns also hold each {noun} exactly once.",
        "zh": "四个带底色的 3 行 3 列方块里，每个{noun}也都恰好出现一次。",
    },
    "anti_knight": {
        "en": "Two cells that are a chess knight's move apart (two steps along a row or a column, then one step at a "
        "right angle) never hold the same {noun}.",
        "zh": "两格如果正好相隔国际象棋中马的一步（先沿行或列走两格，再拐直角走一格），所填{noun}不能相同。",
    },
    "all_dots": {
        "en": "No dot has been left out: where two cells share a side and have no dot between them, their {noun}s do "
        "not differ by 1, and neither is twice the other.",
        "zh": "圆点没有遗漏：如果有公共边的两格之间没有圆点，那么这两格的数既不相差 1，也没有一个是另一个的两倍。",
    },
    "all_bars": {
        "en": "No bar has been left out: where two cells share a side and have no bar between them, their {noun}s do "
        "not differ by 1.",
        "zh": "短条没有遗漏：如果有公共边的两格之间没有短条，那么这两格的数不相差 1。",
    },
}
_MARKS: Final[dict[Kind, dict[str, str]]] = {
    "cage": {
        "en": "The {noun}s inside a dashed outline are all different and add up to the small number in its corner.",
        "zh": "每个虚线框内的{noun}互不相同，它们的和等于框角上的小数字。",
    },
    "thermometer": {
        "en": "Along a thermometer the {noun}s become strictly larger with every step from the round bulb to the tip.",
        "zh": "沿着每支温度计，从圆形的球端到另一端，所填的数逐格严格增大。",
    },
    "arrow": {
        "en": "The {noun} in an arrow's circle is the sum of the {noun}s along the arrow's line; along the line a "
        "{noun} may occur several times where the other rules allow it.",
        "zh": "箭头圆圈内的数等于箭杆经过各格的数之和；在其他规则允许时，箭杆上的{noun}可以重复。",
    },
    "white_dot": {
        "en": "A white dot between two cells says that their {noun}s differ by 1.",
        "zh": "两格之间的白点表示这两格的数相差 1。",
    },
    "black_dot": {
        "en": "A black dot between two cells says that one of the two {noun}s is twice the other.",
        "zh": "两格之间的黑点表示其中一个数是另一个数的两倍。",
    },
    "bar": {
        "en": "A bar between two cells says that their {noun}s differ by 1.",
        "zh": "两格之间的短条表示这两格的数相差 1。",
    },
    "greater": {
        "en": "A sign between two cells opens towards the larger {noun} and points at the smaller one.",
        "zh": "两格之间的大于号开口朝向较大的数，尖端指向较小的数。",
    },
    "even": {
        "en": "A cell with a shaded square in it holds an even {noun}.",
        "zh": "画有浅色方块的格填偶数。",
    },
    "odd": {
        "en": "A cell with a shaded disc in it holds an odd {noun}.",
        "zh": "画有浅色圆盘的格填奇数。",
    },
    "sandwich": {
        "en": "A number to the left of a row or above a column is the sum of the {noun}s that stand between the "
        "{first} and the {last} of that line; it is 0 where these two are neighbours.",
        "zh": "行左侧或列上方的数，等于该行或该列中 {first} 与 {last} 之间各数之和；两者相邻时和为 0。",
    },
    "little_killer": {
        "en": "A number with an arrow outside the grid is the sum of the {noun}s on the diagonal that the arrow points "
        "along; there a {noun} may occur several times where the other rules allow it.",
        "zh": "盘面外带箭头的数，等于箭头所指斜线上各数之和；在其他规则允许时，斜线上的{noun}可以重复。",
    },
}
_NEGATIVE: Final = ("all_dots", "all_bars")  # what the absence of marks says comes after what they say
_SOME_DOTS: Final = {
    "en": "Not every dot is given: two cells without a dot between them may hold any {noun}s that the other rules "
    "allow.",
    "zh": "圆点可能有遗漏：没有圆点的相邻两格，只要符合其他规则，填什么数都可以。",
}
_EITHER_DOT: Final = {
    "en": "Between 1 and 2 the dot may have either colour.",
    "zh": "1 与 2 之间的点可能是白点，也可能是黑点。",
}
_TASKS: Final = {
    "digit": {
        "en": "Which {noun} belongs in row {row}, column {column} (rows counted from the top, columns from the left, "
        "starting at 1)? Answer with this one {noun}.",
        "zh": "第 {row} 行第 {column} 列（行从上往下数，列从左往右数，都从 1 开始）应填哪个{noun}？"
        "请只回答这一个{noun}。",
    },
    "cell_choice": {
        "en": "Which of the four options belongs in the highlighted cell? Answer with its letter: A, B, C or D.",
        "zh": "四个选项中，哪一个应填在突出显示的格里？请回答选项字母：A、B、C 或 D。",
    },
    "grid_choice": {
        "en": "The puzzle is on the left; on the right are four filled grids, marked A, B, C and D. Which of them "
        "solves the puzzle? Answer with its letter.",
        "zh": "左边是题目，右边是标有 A、B、C、D 的四个填好的盘面。哪一个是题目的解？请回答它的字母。",
    },
    "grid": {
        "en": "Solve the puzzle. Answer with all {cells} {noun}s as one string without separators: row by row from the "
        "top, each row from left to right.",
        "zh": "请解出整个盘面，并把全部 {cells} 个{noun}写成一个不含分隔符的字符串：从上到下逐行书写，每行从左到右。",
    },
    "continuation": {
        "en": "The puzzle is on the left; on the right are four copies of it, marked A, B, C and D, in each of which "
        "three more {noun}s have been entered. In which of them do all three belong to the solution? Answer with its "
        "letter.",
        "zh": "左边是题目；右边是标有 A、B、C、D 的四个盘面，它们都在题目上另填了三个{noun}。"
        "哪一个盘面里新填的三个{noun}全都正确？请回答它的字母。",
    },
    "wrong_entry": {
        "en": "Somebody has begun to fill in the grid and made exactly one mistake: one of the {noun}s entered does "
        "not belong to the solution, while all others do.{printed} Find the cell with the wrong {noun} and answer with "
        "its box [x1, y1, x2, y2] in whole pixels, counted from the top left corner of the picture; x2 and y2 lie just "
        "past the cell's last pixels.",
        "zh": "有人已经填了一部分，但恰好填错了一格：这一格的{noun}与最终的解不符，其余填入的都正确。{printed}"
        "请找出填错的那一格，用整数像素回答它的方框 [x1, y1, x2, y2]，从图片左上角数起；"
        "x2、y2 紧接在该格最后的像素之后。",
    },
}
_PRINTED: Final = {
    "en": " The bold {noun}s belong to the puzzle and are right.",
    "zh": "粗体{noun}是题目给出的，都是对的。",
}
_PLAIN: Final = "123456789"
_NOUNS: Final = {"en": ("digit", "symbol"), "zh": ("数字", "符号")}
_LETTERED: Final = {
    "en": "1 to 9 and A to {last} (A stands for 10, and so on up to {last} for {n})",
    "zh": " 1 到 9 和 A 到 {last}（A 代表 10，依此类推，{last} 代表 {n}）",
}
_DIGITS: Final = {"en": "1 to {last}", "zh": " 1 到 {last}"}
_SOLUTION: Final = {"en": "The solution, row by row: {rows}.", "zh": "完整的解（逐行）：{rows}。"}
_CORRECTION: Final = {
    "en": "Row {row}, column {column} must hold {right}, not {wrong}. The solution, row by row: {rows}.",
    "zh": "第 {row} 行第 {column} 列应填 {right}，而不是 {wrong}。完整的解（逐行）：{rows}。",
}


@lru_cache(maxsize=256)
def _box(layout: Layout) -> tuple[int, int] | None:
    """Height and width of the grid's boxes in cells; None if its regions are no boxes."""
    n, regions = layout.size, layout.regions
    width = regions[:n].count(regions[0])
    height = n // width
    if height * width != n:
        return None
    corners = [cell // n // height * height * n + cell % n // width * width for cell in range(n * n)]
    return (height, width) if regions == tuple(regions[corner] for corner in corners) else None


@lru_cache(maxsize=1024)
def _text(
    n: int, box: tuple[int, int] | None, rules: tuple[Rule, ...], kinds: tuple[Kind, ...], task: str, printed: bool
) -> Text:
    """The whole text of a question; the place of the asked cell is still open."""
    height, width = box or (0, 0)
    last = SYMBOLS[n - 1]
    lettered = n > len(_PLAIN)
    text = {}
    for language in LANGUAGES:
        sentences = [_SIZE[language], (_BOXES if box else _PIECES)[language]]
        sentences += (_RULES[rule][language] for rule in rules if rule not in _NEGATIVE)
        for kind in kinds:
            sentences.append(_MARKS[kind][language])
            if kind == "black_dot" and "white_dot" in kinds:
                sentences.append(_EITHER_DOT[language])
        sentences += (_RULES[rule][language] for rule in rules if rule in _NEGATIVE)
        if {"white_dot", "black_dot"}.intersection(kinds) and "all_dots" not in rules:
            sentences.append(_SOME_DOTS[language])
        noun = _NOUNS[language][lettered]
        text[language] = f"{(' ' if language == 'en' else '').join(sentences)}\n{_TASKS[task][language]}".format(
            n=n,
            cells=n * n,
            height=height,
            width=width,
            noun=noun,
            first=SYMBOLS[0],
            last=last,
            symbols=(_LETTERED if lettered else _DIGITS)[language].format(last=last, n=n),
            printed=_PRINTED[language].format(noun=noun) if printed else "",
            row="{row}",
            column="{column}",
        )
    return text


def question(state: State, task: str, cell: int | None = None) -> Text:
    """The full text of a question: all rules in force, what is asked, and the form of the answer.

    Args:
        state: the puzzle.
        task: one of the tasks of ``docs/sudoku.md``.
        cell: the cell that is asked about, for the task ``digit``.
    """
    layout = state.layout
    present = {mark.kind for mark in state.marks}
    kinds = tuple(kind for kind in get_args(Kind) if kind in present)
    text = _text(layout.size, _box(layout), layout.rules, kinds, task, any(state.givens))
    if cell is None:
        return text
    row, column = divmod(cell, layout.size)
    return {language: words.format(row=row + 1, column=column + 1) for language, words in text.items()}


def solution(state: State) -> Text:
    """The solved grid, for human readers."""
    return {language: text.format(rows=_rows(state)) for language, text in _SOLUTION.items()}


def _rows(state: State) -> str:
    n, symbols = state.layout.size, write(state.solution)
    return " ".join(symbols[start : start + n] for start in range(0, n * n, n))


def correction(state: State, cell: int, wrong: int) -> Text:
    """What should stand in ``cell`` instead of the value ``wrong``, and the solved grid."""
    row, column = divmod(cell, state.layout.size)
    terms = {
        "row": row + 1,
        "column": column + 1,
        "right": SYMBOLS[state.solution[cell] - 1],
        "wrong": SYMBOLS[wrong - 1],
        "rows": _rows(state),
    }
    return {language: text.format(**terms) for language, text in _CORRECTION.items()}
