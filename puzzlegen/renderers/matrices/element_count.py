"""Words and draws the figures of `puzzlegen.generators.matrices.element_count`."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, said, same
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figure_wording import COUNTS, several
from puzzlegen.renderers.matrices.kits.line_figures import draw_completion
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

_ROW: Final = {"sequence": 6, "matrix": 3}  # the missing one included
_COUNTING: Final = {
    "en": "What can be counted: {counts}. The missing figure fits every count that follows such a rule.",
    "zh": "可以数的有：{counts}。凡是数目遵循这样的规律的，缺失的图形都必须符合。",
}
_RULES: Final[Mapping[str, Text]] = {
    "sequence": {
        "en": "The last figure of the upper row is missing. Some count follows a rule: all the same; equal steps; "
        "steps that change by equal steps; two numbers in turns; each the sum of the two before. ",
        "zh": "上面一行缺失最后一个图形。某种数目遵循一条规律：全部相同；按相等的步长变化；步长本身按相等的量变化；"
        "两数交替；每个数等于前两个数之和。",
    },
    "matrix": {
        "en": "The last figure of the upper part, with its three rows and columns, is missing. Some count follows one "
        "rule in all rows (left to right) or in all columns (top to bottom): the same number all along each line; the "
        "same step everywhere; the first two add up to the third; the first minus the second is the third; all lines "
        "have the same total. ",
        "zh": "图的上半部分有三行三列图形，缺失最后一个。某种数目在所有的行（从左到右）或所有的列（从上到下）中遵循"
        "同一条规律：同一行（列）中全部相同；处处按相等的步长变化；前两个数之和等于第三个数；"
        "第一个数减第二个数等于第三个数；各行（列）总数相同。",
    },
}
_ASK: Final[Text] = {"en": "Which of A to D is the missing figure?", "zh": "A 到 D 中哪一个是缺失的图形？"}
_SHORT: Final[Mapping[str, Text]] = {
    "sequence": {
        "en": "The number of something follows a rule from figure to figure; the missing one fits every such rule. "
        "Which of A to D is it?",
        "zh": "从每个图形到下一个，某种数目遵循一条规律；缺失的图形符合所有这样的规律。A 到 D 中哪一个是缺失的图形？",
    },
    "matrix": {
        "en": "The number of something follows one rule in all rows or all columns; the missing figure fits every such "
        "rule. Which of A to D is it?",
        "zh": "某种数目在所有的行或所有的列中遵循同一条规律；缺失的图形符合所有这样的规律。"
        "A 到 D 中哪一个是缺失的图形？",
    },
}


_ALONG: Final[Mapping[str, Text]] = {
    "progression": {"en": "the step is always {by}", "zh": "每一步都是 {by}"},
    "alternation": {"en": "{one} and {other} take turns", "zh": "{one} 和 {other} 交替"},
    "growing steps": {"en": "the steps are {steps}, so {last} comes next", "zh": "各步为 {steps}，接下来是 {last}"},
    "sum of the two before": {
        "en": "each number is the sum of the two before it, and {one} + {other} comes next",
        "zh": "每个数等于前两个数之和，接下来是 {one} + {other}",
    },
}
_LINES: Final[Mapping[str, Text]] = {
    "progression": {"en": "along each {line}, the step is always {by}", "zh": "沿每{line}，每一步都是 {by}"},
    "sum": {
        "en": "in each {line}, the first two add up to the third",
        "zh": "每{line}中前两个数之和等于第三个数",
    },
    "difference": {
        "en": "in each {line}, the first minus the second is the third",
        "zh": "每{line}中第一个数减第二个数等于第三个数",
    },
    "equal totals": {"en": "each {line} adds up to {total}", "zh": "每{line}的总数都是 {total}"},
}
_WORKED: Final = {
    "progression": "{0} → {1} → {2}",
    "sum": "{0} + {1} = {2}",
    "difference": "{0} − {1} = {2}",
    "equal totals": "{0} + {1} + {2} = {3}",
}
_LINE: Final[Mapping[bool, Text]] = {False: {"en": "row", "zh": "行"}, True: {"en": "column", "zh": "列"}}
_ROW_TOLD: Final[Text] = {
    "en": "Count the {counted}: {shown}; {rule}. So the missing figure has {key}, as {letter} has.",
    "zh": "数{counted}：{shown}；{rule}。所以缺失的图形应有 {key}，即 {letter}。",
}
_MATRIX_TOLD: Final[Text] = {
    "en": "Count the {counted}: {shown}; {rule} ({sums}). So the missing figure has {key}, as {letter} has.",
    "zh": "数{counted}：{shown}；{rule}（{sums}）。所以缺失的图形应有 {key}，即 {letter}。",
}
_OTHER: Final[Text] = {
    "en": "The {counted} ({shown}, with {letter} as the last figure) follow a rule as well, and it leads to {letter}, "
    "too.",
    "zh": "{counted}（{shown}，最后一个取 {letter}）也遵循规律，同样得到 {letter}。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the figure that goes on."""
    layout = statement["layout"]
    rules = {
        language: _RULES[layout][language] + _COUNTING[language].format(counts=COUNTS[language])
        for language in LANGUAGES
    }
    return Wording(_ASK, Kind.LETTER, rules, _SHORT[layout], (None,) * len(query["options"]))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """What is counted, the rule worked out in each line or along the row, and where it leads."""
    layout, numbers = statement["layout"], why["numbers"]
    counted = several(why["trait"])
    if layout == "sequence":
        told = said(_ALONG[why["rule"]], **_terms(why["rule"], numbers))
        shown = listed(map(same, numbers[:-1]))
        found = said(_ROW_TOLD, counted=counted, shown=shown, rule=told, key=numbers[-1], letter=answer)
    else:
        lines_of = [
            numbers[place::3] if why["by_columns"] else numbers[3 * place : 3 * place + 3] for place in range(3)
        ]
        rule = why["rule"]
        step, total = lines_of[0][1] - lines_of[0][0], sum(lines_of[0])
        told = said(_LINES[rule], line=_LINE[why["by_columns"]], by=_signed(step), total=total)
        sums = listed((same(_WORKED[rule].format(*line, total)) for line in lines_of), SEMICOLON)
        found = said(
            _MATRIX_TOLD, counted=counted, shown=_grid(numbers), rule=told, sums=sums, key=numbers[-1], letter=answer
        )
    others = (
        said(_OTHER, counted=several(one["trait"]), shown=_shown(layout, one["numbers"]), letter=answer)
        for one in why["others"]
    )
    return joined(found, *others)


def _terms(rule: str, numbers: Sequence[int]) -> dict[str, object]:
    """What the words for a rule of a row speak of."""
    steps = [other - one for one, other in pairwise(numbers)]
    match rule:
        case "progression":
            return {"by": _signed(steps[0])}
        case "alternation":
            return {"one": str(numbers[0]), "other": str(numbers[1])}
        case "growing steps":
            return {"steps": listed(map(same, map(_signed, steps[:-1]))), "last": _signed(steps[-1])}
        case _:
            return {"one": str(numbers[-3]), "other": str(numbers[-2])}


def _signed(step: int) -> str:
    return f"{step:+d}".replace("-", "−") if step else "0"


def _shown(layout: str, numbers: Sequence[int]) -> Text:
    return listed(map(same, numbers)) if layout == "sequence" else same(_grid(numbers, str(numbers[-1])))


def _grid(numbers: Sequence[int], last: str = "?") -> str:
    """Nine numbers row by row, the last of which may be asked for."""
    cells = [*map(str, numbers[:-1]), last]
    return " / ".join(" ".join(cells[start : start + 3]) for start in (0, 3, 6))


def describe(statement: Statement, query: Statement) -> Text:
    """The lines and dots of each figure and of each option."""
    shown, offered = ([line_figure(one) for one in figures] for figures in (statement["figures"], query["options"]))
    return lines(AXES, completion(shown, _ROW[statement["layout"]], offered))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw what is shown, and the options below it."""
    options = query["options"]
    return (draw_completion(statement["figures"], _ROW[statement["layout"]], options, LETTERS[: len(options)]),)
