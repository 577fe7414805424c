"""Shows matrices of `puzzlegen.generators.matrices.raven`."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.matrices.figures import LAYOUTS
from puzzlegen.renderers.kits.telling import said, strung
from puzzlegen.renderers.kits.wording import joined, sentence
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion, panel
from puzzlegen.renderers.matrices.kits.panel_rules import (
    AND,
    ANGLES,
    REST,
    attributes_listed,
    attributes_shown,
    fitting,
    lettered,
    scales_listed,
    spelled,
    stepped,
    walked,
)
from puzzlegen.renderers.matrices.kits.panels import draw_grid, draw_panels
from puzzlegen.renderers.matrices.kits.wording import noun

_SETTING: Final = {
    "en": "The upper part of the picture shows 3 rows and 3 columns of panels; the last one is missing. {subject} "
    "may each follow a rule, in all rows (left to right) or in all columns (top to bottom). The rules: staying the "
    "same; steps that are equal in all lines (of {scales}); the same three values, each once, in some order{more}. "
    "What follows no rule does not matter.",
    "zh": "图的上半部分是由 3 行 3 列小图组成的矩阵，最后一个小图缺失。{subject}可能各自遵循一条规律，"
    "对所有的行（从左到右）或所有的列（从上到下）都成立。规律有：保持不变；按各行（列）都相等的步长变化（{scales}）；"
    "相同的三种取值以某种顺序各出现一次{more}。不遵循任何规律的特征不必考虑。",
}
_SUBJECT: Final[Mapping[bool, Text]] = {  # by whether there are several parts
    False: {"en": "The figures' {attributes}", "zh": "图形的{attributes}"},
    True: {
        "en": "At each place in the panels, the figures' {attributes}",
        "zh": "在小图的每个部位，图形的{attributes}",
    },
}
_MORE: Final = {
    "en": "; of numbers, the first two adding up to the third, or the first minus the second giving it; of positions, "
    "moving on by steps that are equal in all lines{where}, or occupying in the third panel those that are occupied in "
    "both others, in at least one, in exactly one, or in the first but not the second",
    "zh": "；数量：前两个小图之和，或第一个减去第二个的差，等于第三个；位置：每次移动各行（列）都相同的步数{where}，"
    "或第三个小图中有图形的位置，正好是另外两个小图中都有图形、至少一个有图形、恰有一个有图形、或第一个有而第二个没有图形的位置",
}
_WHERE: Final[Mapping[str, Text]] = {
    "grid_3x3": {
        "en": " to the right, left, top or bottom, coming back in on the other side",
        "zh": "（向右、左、上或下，移出一侧后从另一侧回来）",
    },
    "ring": {"en": " around the ring", "zh": "（沿圆环）"},
}
_AROUND: Final = {"en": " around the square", "zh": "（沿方形的四角）"}

_LINES: Final[Mapping[bool, Text]] = {  # by whether rules hold along columns
    False: {"en": "row", "zh": "行"},
    True: {"en": "column", "zh": "列"},
}
_GOES: Final = {
    "en": "{thing}: {rule}; the last {line} goes {a} → {b}, so {value} follows ({letters}).",
    "zh": "{thing}：{rule}；最后一{line}为{a} → {b}，所以是{value}（{letters}）。",
}
_STAYS: Final = {
    "en": "{thing}: the same all along each {line}, and in the last one {value} ({letters}).",
    "zh": "{thing}：每一{line}中保持不变，最后一{line}为{value}（{letters}）。",
}
_MAKES: Final = {
    "en": "{thing}: {rule}; in the last {line} the first has {a}, the second {b}, so {value} ({letters}).",
    "zh": "{thing}：{rule}；最后一{line}中第一个为{a}，第二个为{b}，所以是{value}（{letters}）。",
}
_FREE: Final = {"en": "{thing}: no rule, and it does not matter.", "zh": "{thing}：没有规律，不必考虑。"}
_EACH_TIME: Final = {"en": "{step} each time", "zh": "每次{step}"}
_MOVING: Final = {"en": "moving on {step} each time", "zh": "每次{step}"}
_THREE: Final = {"en": "{values}, each once in every {line}", "zh": "{values}在每一{line}中各出现一次"}
_THREE_SETS: Final = {
    "en": "the same three sets of places, each once in every {line}",
    "zh": "相同的三组位置在每一{line}中各出现一次",
}
_COMBINED: Final[Mapping[str, Text]] = {
    "and": {"en": "those that the first and the second both have", "zh": "第一个和第二个都有的位置"},
    "or": {"en": "those that the first or the second has, or both", "zh": "第一个或第二个有的位置"},
    "xor": {"en": "those that exactly one of the first and the second has", "zh": "第一个和第二个中恰有一个有的位置"},
    "minus": {"en": "those that the first has but not the second", "zh": "第一个有而第二个没有的位置"},
    "plus": {"en": "the first and the second add up to the third", "zh": "第一个加第二个等于第三个"},
    "less": {"en": "the first less the second is the third", "zh": "第一个减第二个等于第三个"},
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the missing panel; the rules name every kind that counts in this layout and with these shapes."""
    layout = statement["layout"]
    parts, panels = LAYOUTS[layout], (*statement["panels"], *query["options"])
    several = any(len(part.cells) > 1 for part in parts)
    names = attributes_shown(panels, ("shape", "size", "fill", "turn", *(("number", "position") if several else ())))
    subject = said(_SUBJECT[len(parts) > 1], attributes=attributes_listed(names, AND))
    more = said(_MORE, where=_WHERE.get(layout, _AROUND)) if several else ""
    return Wording(
        rules=said(_SETTING, subject=subject, scales=scales_listed(panels, names), more=more),
        ask={"en": "Which option completes the matrix?", "zh": "哪个选项能补全这个矩阵？"},
        kind=Kind.LETTER,
        options=(None,) * len(query["options"]),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The attributes in which options differ or that follow no rule, in order.

    Those in which options differ with the value that follows and the options that have it.
    """
    layout, options = statement["layout"], query["options"]
    line, panels = _LINES[why["by_columns"]], [*statement["panels"], options[LETTERS.index(answer)]]
    cells = [panels[place] for place in ((2, 5, 8) if why["by_columns"] else (6, 7, 8))]
    sentences: list[Text] = []
    turns = False
    for law in why["laws"]:
        part, attribute = law["part"], law["attribute"]
        thing = sentence({language: noun(language, layout, part, attribute) for language in LANGUAGES})
        if law["rule"] == "none":
            sentences.append(said(_FREE, thing=thing))
        else:
            turns |= attribute == "turn"
            a, b, c = (spelled(panel[part], attribute, len(LAYOUTS[layout][part].cells)) for panel in cells)
            words, rule = _rule(law, line, (a, b, c))
            right = lettered(fitting(options, answer, part, attribute))
            sentences.append(said(words, thing=thing, rule=rule, line=line, a=a, b=b, value=c, letters=right))
    return joined(*sentences, *([ANGLES] if turns else []), REST)


def _rule(law: Statement, line: Text, values: Sequence[Text]) -> tuple[Text, Text]:
    """The sentence for a rule, and the rule."""
    match law["rule"]:
        case "constant":
            return _STAYS, line
        case "progression":
            return _GOES, said(_EACH_TIME, step=stepped(law["attribute"], law["step"]))
        case "movement":
            return _GOES, said(_MOVING, step=walked(law["way"]))
        case "distribute_three":
            if law["attribute"] == "position":
                return _GOES, said(_THREE_SETS, line=line)
            return _GOES, said(_THREE, values=strung(values, AND), line=line)
        case rule:
            return _MAKES, _COMBINED[rule]


def describe(statement: Statement, query: Statement) -> Text:
    """The figures of each panel and of each option."""
    layout = statement["layout"]
    shown, offered = (
        [panel(layout, LAYOUTS[layout], one) for one in panels] for panels in (statement["panels"], query["options"])
    )
    return completion(shown, 3, offered)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the matrix and the options."""
    parts = LAYOUTS[statement["layout"]]
    return (draw_grid(draw_panels(parts, statement["panels"]), 3, draw_panels(parts, query["options"])),)
