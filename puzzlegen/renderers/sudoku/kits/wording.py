"""The words of Sudoku questions, in English and Chinese.

The rules name everything that is in force, so that nothing has to be known beforehand; the picture holds the rest.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import LANGUAGES, Text, task_of
from puzzlegen.facts.sudoku.grid import SYMBOLS, Layout, MarkKind, Rule
from puzzlegen.formats.sudoku.kits.puzzle import Digit, Query, Sudoku
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, said, same, strung
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.sudoku.kits.breaking import NEGATIVE, broken
from puzzlegen.renderers.sudoku.kits.published import layout_of

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
        "en": "Each of the two shaded diagonals, which run from corner to corner, also holds each {noun} exactly once.",
        "zh": "从一角到对角、带底色的两条对角线，每条上每个{noun}也都恰好出现一次。",
    },
    "windows": {
        "en": "Each of the four shaded squares of 3 rows and 3 columns also holds each {noun} exactly once.",
        "zh": "四个带底色的 3 行 3 列方块，每个里面每个{noun}也都恰好出现一次。",
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
_MARKS: Final[dict[MarkKind, dict[str, str]]] = {
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
        "en": "A number with an arrow outside the grid is the sum of the {noun}s on the diagonal that begins at the "
        "arrow's tip; there a {noun} may occur several times where the other rules allow it.",
        "zh": "盘面外带箭头的数，等于从箭头所指的格开始的斜线上各数之和；在其他规则允许时，斜线上的{noun}可以重复。",
    },
}
_SOME_DOTS: Final = {
    "en": "Not every dot is given: two cells without a dot between them may hold any {noun}s that the other rules "
    "allow.",
    "zh": "圆点可能有遗漏：没有圆点的相邻两格，只要符合其他规则，填什么数都可以。",
}
_SOME_MARKS: Final[dict[MarkKind, dict[str, str]]] = {
    "cage": {
        "en": "Cells outside all outlines have no further condition.",
        "zh": "虚线框之外的格没有其他条件。",
    },
    "greater": {
        "en": "Two cells without a sign between them may be in either order.",
        "zh": "没有大于号的相邻两格，大小关系不限。",
    },
    "sandwich": {
        "en": "A row or a column without a number may have any sum there.",
        "zh": "没有标数的行或列，这个和不限。",
    },
}
_EITHER_DOT: Final = {
    "en": "Between 1 and 2 the dot may have either colour.",
    "zh": "1 与 2 之间的点可能是白点，也可能是黑点。",
}
_UNMARKED: Final[Text] = {"en": " without its marks", "zh": "（图形和符号从略）"}
_UNSHADED: Final[Text] = {"en": " without its shading", "zh": "（底色从略）"}
_ASKED: Final = {
    "digit": {
        "en": "Which {noun} belongs in row {row}, column {column} (rows counted from the top, columns from the left, "
        "starting at 1)?",
        "zh": "第 {row} 行第 {column} 列（行从上往下数，列从左往右数，都从 1 开始）应填哪个{noun}？",
    },
    "cell_choice": {
        "en": "Which of the four options belongs in the highlighted cell?",
        "zh": "四个选项中，哪一个应填在突出显示的格里？",
    },
    "grid_choice": {
        "en": "The puzzle is on the left; on the right are four filled grids, marked A, B, C and D. Which of them "
        "solves the puzzle?",
        "zh": "左边是题目，右边是标有 A、B、C、D 的四个填好的盘面。哪一个是题目的解？",
    },
    "grid": {"en": "Solve the puzzle.", "zh": "请解出整个盘面。"},
    "continuation": {
        "en": "The puzzle is on the left; on the right are four copies of it{unmarked}, marked A, B, C and D, in each "
        "of which three more {noun}s have been entered. In which of them do all three belong to the solution?",
        "zh": "左边是题目；右边是标有 A、B、C、D 的四个盘面，它们都在题目上另填了三个{noun}{unmarked}。"
        "哪一个盘面里新填的三个{noun}全都正确？",
    },
    "wrong_entry": {
        "en": "Somebody has begun to fill in the grid and made exactly one mistake: one of the {noun}s entered does "
        "not belong to the solution, while all others do.{printed} Which cell holds the wrong {noun}?",
        "zh": "有人已经填了一部分，但恰好填错了一格：这一格的{noun}与最终的解不符，其余填入的都正确。{printed}"
        "填错的是哪一格？",
    },
}
# For somebody who shall find the rules of Sudoku himself, but could not guess what a mark says.
_SHORT: Final = {
    "digit": {
        "en": "which {noun} belongs in row {row}, column {column}, counted from the top left?",
        "zh": "第 {row} 行第 {column} 列（从左上角数起）应填哪个{noun}？",
    },
    "cell_choice": {"en": "which option belongs in the highlighted cell?", "zh": "突出显示的格应填哪个选项？"},
    "grid_choice": {"en": "which of the grids A to D solves it?", "zh": "盘面 A 到 D 中，哪一个是解？"},
    "grid": {"en": "what is the solution?", "zh": "它的解是什么？"},
    "continuation": {
        "en": "in which of the grids A to D are all three new {noun}s right?",
        "zh": "盘面 A 到 D 中，哪一个新填的三个{noun}全都正确？",
    },
    "wrong_entry": {
        "en": "which cell holds the only mistake?{printed}",
        "zh": "唯一填错的是哪一格？{printed}",
    },
}
_HINTS: Final[dict[Rule | MarkKind, Text]] = {
    "diagonals": {
        "en": "both shaded diagonals hold each {noun} once, too",
        "zh": "两条带底色的对角线上{noun}也不重复",
    },
    "windows": {"en": "the shaded squares hold each {noun} once, too", "zh": "带底色的方块里{noun}也不重复"},
    "anti_knight": {
        "en": "cells a knight's move apart hold different {noun}s",
        "zh": "国际象棋中相隔马的一步的两格{noun}不同",
    },
    "cage": {
        "en": "a cage holds different {noun}s that sum to its number",
        "zh": "虚线框内{noun}互不相同，和为框角的数",
    },
    "thermometer": {"en": "{noun}s increase from a thermometer's bulb to its tip", "zh": "温度计从球端起逐格严格增大"},
    "arrow": {"en": "a circle holds the sum along its arrow", "zh": "圆圈内的数等于箭杆上各数之和"},
    "white_dot": {"en": "white dot: differ by 1", "zh": "白点：相差 1"},
    "black_dot": {"en": "black dot: one is double", "zh": "黑点：一个是另一个的两倍"},
    "bar": {"en": "bar: differ by 1", "zh": "短条：相差 1"},
    "greater": {"en": "signs point at the smaller {noun}", "zh": "大于号的尖端指向较小的数"},
    "even": {"en": "shaded square: even", "zh": "浅色方块：偶数"},
    "odd": {"en": "shaded disc: odd", "zh": "浅色圆盘：奇数"},
    "sandwich": {
        "en": "outer number: sum between {first} and {last} of its line",
        "zh": "盘外的数：该行或该列中 {first} 与 {last} 之间各数之和",
    },
    "little_killer": {
        "en": "outer numbers: sum along the diagonal, repeats allowed",
        "zh": "盘外的数：斜线上各数之和，可以重复",
    },
    "all_dots": {"en": "none missing", "zh": "没有遗漏"},
    "all_bars": {"en": "none missing", "zh": "没有遗漏"},
}
_SYMBOLS: Final = {"en": "{first} to 9 and A to {last}", "zh": "{first} 到 9 和 A 到 {last}"}
_MAY_MISS: Final = {"en": "some missing", "zh": "可能有遗漏"}
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
_FRAME: Final = {"en": ("Sudoku", " ({})", "; ", ": "), "zh": ("数独", "（{}）", "；", "：")}
_SOLUTION: Final = {"en": "The solution, row by row: {rows}.", "zh": "完整的解（逐行）：{rows}。"}
_CELL: Final = {"en": "Row {row}, column {column} holds {right}.", "zh": "第 {row} 行第 {column} 列是 {right}。"}
_CORRECTION: Final = {
    "en": "Row {row}, column {column} must hold {right}, not {wrong}.",
    "zh": "第 {row} 行第 {column} 列应填 {right}，而不是 {wrong}。",
}
_STEP: Final = {
    "en": "row {row}, column {column} is {right} ({reason})",
    "zh": "第 {row} 行第 {column} 列是 {right}（{reason}）",
}
_REASONS: Final = {
    "cell": {
        "en": "all other {noun}s stand in its row, its column and its {region}",
        "zh": "其余{noun}都已出现在它的行、列和{region}里",
    },
    "row": {"en": "no other empty cell of the row can hold it", "zh": "该行其余空格都不能填它"},
    "column": {"en": "no other empty cell of the column can hold it", "zh": "该列其余空格都不能填它"},
    "region": {"en": "no other empty cell of its {region} can hold it", "zh": "该{region}其余空格都不能填它"},
}
_BEGIN: Final = {"en": "One can begin so: {steps}.", "zh": "可以这样开始：{steps}。"}
_STUCK: Final = {
    "en": "At the start no cell follows from rows, columns and {region} alone.",
    "zh": "一开始，仅凭行、列和{region}还定不出任何一格。",
}
BOLD: Final = {
    "en": "Go by what is printed in bold alone, as if all other cells were empty.",
    "zh": "只看粗体的内容，其余的格都当作空格。",
}
"""Before steps that start from the puzzle itself, in a grid that somebody has begun to fill in."""
_LED: Final = {"en": "Step by step: {steps}.", "zh": "逐步推出：{steps}。"}
_LEFT: Final = {
    "en": "The {noun}s given in its row, its column and its {region} leave {left}; with {others} there is no solution.",
    "zh": "它的行、列和{region}里已给的{noun}只留下 {left}，而填 {others} 无解。",
}
_REGION: Final = {"en": ("box", "region"), "zh": ("宫", "区域")}
_REGIONS: Final = {"en": ("boxes", "regions"), "zh": _REGION["zh"]}
_TELLING: Final = 4  # so few symbols left to a cell say something about it
_OR: Final = {"en": " or ", "zh": " 或 "}
_WRONG: Final = {
    "en": "{letter} has {wrong} in row {row}, column {column}, where the solution has {right}.",
    "zh": "{letter} 在第 {row} 行第 {column} 列填了 {wrong}，而解中是 {right}。",
}
_BROKEN: Final = {"en": "In {letter}, {reason}.", "zh": "{letter} 中，{reason}。"}
_RIGHT: Final = {"en": "{letter} agrees with the solution.", "zh": "{letter} 与解相符。"}


@lru_cache(maxsize=256)
def box_of(layout: Layout) -> tuple[int, int] | None:
    """Height and width of the grid's boxes in cells; None if its regions are no boxes."""
    n, regions = layout.size, layout.regions
    width = regions[:n].count(regions[0])
    height = n // width
    if height * width != n:
        return None
    corners = [cell // n // height * height * n + cell % n // width * width for cell in range(n * n)]
    return (height, width) if regions == tuple(regions[corner] for corner in corners) else None


@lru_cache(maxsize=1024)
def _rules(n: int, box: tuple[int, int] | None, rules: tuple[Rule, ...], kinds: tuple[MarkKind, ...]) -> Text:
    height, width = box or (0, 0)
    lettered = n > len(_PLAIN)
    text = {}
    for language in LANGUAGES:
        sentences = [_SIZE[language], (_BOXES if box else _PIECES)[language]]
        sentences += (_RULES[rule][language] for rule in rules if rule not in NEGATIVE)
        for kind in kinds:
            sentences.append(_MARKS[kind][language])
            if kind == "black_dot" and "white_dot" in kinds:
                sentences.append(_EITHER_DOT[language])
            if kind in _SOME_MARKS:
                sentences.append(_SOME_MARKS[kind][language])
        # What the absence of marks says comes after what they say.
        sentences += (_RULES[rule][language] for rule in rules if rule in NEGATIVE)
        if {"white_dot", "black_dot"}.intersection(kinds) and "all_dots" not in rules:
            sentences.append(_SOME_DOTS[language])
        text[language] = (
            (" " if language == "en" else "")
            .join(sentences)
            .format(
                n=n,
                height=height,
                width=width,
                symbols=(_LETTERED if lettered else _DIGITS)[language].format(last=SYMBOLS[n - 1], n=n),
                **_terms(n, language),
            )
        )
    return text


def _terms(n: int, language: str) -> dict[str, str]:
    return {"noun": _NOUNS[language][n > len(_PLAIN)], "first": SYMBOLS[0], "last": SYMBOLS[n - 1]}


def _kinds(sudoku: Sudoku, *others: MarkKind) -> tuple[MarkKind, ...]:
    """The kinds of marks that are there, and these others, in the order in which they are explained."""
    present = {*others, *(mark.kind for mark in sudoku.marks)}
    return tuple(kind for kind in get_args(MarkKind) if kind in present)


def rules(sudoku: Sudoku) -> Text:
    """All rules in force."""
    return _rules(sudoku.size, box_of(layout_of(sudoku)), sudoku.rules, _kinds(sudoku))


def asked(sudoku: Sudoku, query: Query) -> Text:
    """The question, for those who know the rules."""
    return _put(_ASKED[task_of(query)], sudoku, query)


def short(sudoku: Sudoku, query: Query) -> Text:
    """The question, with a few words about each mark and each further rule."""
    kinds = _kinds(sudoku, *(kind for rule in sudoku.rules for kind in NEGATIVE.get(rule, ())))
    hints = [_HINTS[each] for each in (*kinds, *sudoku.rules)]
    if {"white_dot", "black_dot"}.intersection(kinds) and "all_dots" not in sudoku.rules:
        hints.append(_MAY_MISS)
    if sudoku.size > len(_PLAIN):
        hints.append(_SYMBOLS)
    question = _put(_SHORT[task_of(query)], sudoku, query)
    text = {}
    for language, (name, sign, between, colon) in _FRAME.items():
        said = between.join(hint[language] for hint in hints).format(**_terms(sudoku.size, language))
        text[language] = f"{name}{sign.format(said) if said else ''}{colon}{question[language]}"
    return text


def _put(words: Text, sudoku: Sudoku, query: Query) -> Text:
    row, column = divmod(query.cell if isinstance(query, Digit) else 0, sudoku.size)
    text = {}
    for language in LANGUAGES:
        terms = _terms(sudoku.size, language) | {"row": str(row + 1), "column": str(column + 1)}
        printed = _PRINTED[language].format(**terms) if set(sudoku.givens) != {"."} else ""
        unmarked = ""
        if sudoku.marks:
            unmarked = _UNMARKED[language]
        elif {"diagonals", "windows"}.intersection(sudoku.rules):
            unmarked = _UNSHADED[language]
        text[language] = words[language].format(printed=printed, unmarked=unmarked, **terms)
    return text


def solved(rows: str) -> Text:
    """The solved grid, for human readers."""
    return said(_SOLUTION, rows=rows)


def held(place: tuple[int, int], right: str) -> Text:
    """What stands at a row and a column, counted from 0."""
    return said(_CELL, row=place[0] + 1, column=place[1] + 1, right=right)


def corrected(place: tuple[int, int], right: str, wrong: str) -> Text:
    """What should stand at a row and a column, counted from 0, instead of a wrong symbol."""
    return said(_CORRECTION, row=place[0] + 1, column=place[1] + 1, right=right, wrong=wrong)


def begun(sudoku: Sudoku, steps: Sequence[tuple[int, str]], solution: str) -> Text:
    """How to begin, or that nothing follows from rows, columns and regions alone."""
    if not steps:
        return said(_STUCK, region=_region(layout_of(sudoku), _REGIONS))
    return said(_BEGIN, steps=_steps(sudoku, steps, solution))


def led(sudoku: Sudoku, steps: Sequence[tuple[int, str]], left: str, cell: int, solution: str) -> Text:
    """What leads to a cell: steps, of which it is the last; or the few symbols left to it, of which one is right."""
    if steps:
        return said(_LED, steps=_steps(sudoku, steps, solution))
    if len(left) > _TELLING:
        return same("")
    return said(
        _LEFT,
        noun=_noun(layout_of(sudoku)),
        region=_region(layout_of(sudoku)),
        left=strung(map(same, left), AND),
        others=strung(map(same, left.replace(solution[cell], "")), _OR),
    )


def _steps(sudoku: Sudoku, steps: Sequence[tuple[int, str]], solution: str) -> Text:
    return listed((_step(sudoku, cell, reason, solution[cell]) for cell, reason in steps), SEMICOLON)


def _step(sudoku: Sudoku, cell: int, reason: str, right: str) -> Text:
    row, column = divmod(cell, sudoku.size)
    return said(_STEP, row=row + 1, column=column + 1, right=right, reason=_reason(layout_of(sudoku), reason))


@lru_cache(maxsize=256)
def _reason(layout: Layout, reason: str) -> Text:
    return said(_REASONS[reason], noun=_noun(layout), region=_region(layout))


def _noun(layout: Layout) -> Text:
    return {language: words[layout.size > len(_PLAIN)] for language, words in _NOUNS.items()}


def _region(layout: Layout, called: Mapping[str, tuple[str, str]] = _REGION) -> Text:
    """What a region is called: a box, if all are."""
    return {language: words[box_of(layout) is None] for language, words in called.items()}


def compared(sudoku: Sudoku, grids: Sequence[str], solution: str) -> Text:
    """For each grid on offer, the first mark that it breaks if it is full, or else where it differs."""
    return joined(*(_judged(sudoku, letter, grid, solution) for letter, grid in zip(LETTERS, grids, strict=False)))


def _judged(sudoku: Sudoku, letter: str, grid: str, solution: str) -> Text:
    pairs = enumerate(zip(grid, solution, strict=True))
    cell = next((cell for cell, (has, right) in pairs if has not in (right, ".")), None)
    if cell is None:
        return said(_RIGHT, letter=letter)
    if "." not in grid and (reason := broken(sudoku, grid)):
        return said(_BROKEN, letter=letter, reason=reason)
    row, column = divmod(cell, sudoku.size)
    terms = {"row": row + 1, "column": column + 1, "right": solution[cell], "wrong": grid[cell]}
    return said(_WRONG, letter=letter, **terms)
