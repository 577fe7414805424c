"""The words of matrix questions, and of rules and attributes in all families, in English and Chinese."""

from collections.abc import Iterable
from typing import Final

from puzzlegen.core.item import LANGUAGES, Text
from puzzlegen.facts.matrices.figures import Shape
from puzzlegen.generators.matrices.kits.rules import Attribute, Rule

_QUESTION: Final = {
    "en": "The upper part of the picture shows 3 rows and 3 columns of panels; the last one is missing. At each place "
    "in the panels, the figures' {attributes} may each follow a rule in all rows (left to right) or in all columns "
    "(top to bottom). The rules: staying the same; equal steps (of corners, size, shade{or_number} or direction); the "
    "same three values, each once, in some order{more}. What follows no rule does not matter. Which of the options A "
    "to H is the missing panel?",
    "zh": "图的上半部分是由 3 行 3 列小图组成的矩阵，最后一个小图缺失。在小图的每个部位，图形的{attributes}可能各自遵循"
    "一条规律，对所有的行（从左到右）或所有的列（从上到下）都成立。规律有：保持不变；按相等的步长变化"
    "（角的个数、大小、深浅{or_number}或方向）；相同的三种取值以某种顺序各出现一次{more}。不遵循任何规律的特征不必考虑。"
    "选项 A 到 H 中，哪一个是缺失的小图？",
}
_SINGLE: Final = {
    "en": {"attributes": "shape, size, fill and direction", "or_number": "", "more": ""},
    "zh": {"attributes": "形状、大小、填充和方向", "or_number": "", "more": ""},
}
_SEVERAL: Final = {
    "en": {
        "attributes": "shape, size, fill, direction, number and positions",
        "or_number": ", number",
        "more": "; the first two numbers adding up to the third, or the first minus the second giving it; the figures "
        "moving on by equal steps{where}; figures standing in the third panel where both other panels have one, at "
        "least one of them, exactly one of them, or the first but not the second",
    },
    "zh": {
        "attributes": "形状、大小、填充、方向、数量和位置",
        "or_number": "、数量",
        "more": "；前两个小图的数量之和，或第一个减去第二个的差，等于第三个的数量；图形每次移动相同的步数{where}；"
        "第三个小图中有图形的位置，正好是另外两个小图中都有图形、至少一个有图形、恰有一个有图形、或第一个有而第二个没有图形的位置",
    },
}
_WHERE: Final = {
    "en": {
        "grid_3x3": " to the right, left, top or bottom, coming back in on the other side",
        "ring": " around the ring",
    },
    "zh": {"grid_3x3": "（向右、左、上或下，移出一侧后从另一侧回来）", "ring": "（沿圆环）"},
}
_AROUND: Final = {"en": " around the square", "zh": "（沿方形的四角）"}
_SINGLES: Final = ("center", "left_right", "up_down", "out_in", "diagonal", "triad")

_PARTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {
        "left_right": ("left", "right"),
        "up_down": ("upper", "lower"),
        "out_in": ("outer", "inner"),
        "out_in_grid": ("outer", "inner"),
        "diagonal": ("upper left", "lower right"),
        "triad": ("upper", "lower left", "lower right"),
        "center_corners": ("middle", "corner"),
    },
    "zh": {
        "left_right": ("左边", "右边"),
        "up_down": ("上边", "下边"),
        "out_in": ("外面", "里面"),
        "out_in_grid": ("外面", "里面"),
        "diagonal": ("左上", "右下"),
        "triad": ("上边", "左下", "右下"),
        "center_corners": ("中间", "四角"),
    },
}
ATTRIBUTES: Final[dict[str, dict[Attribute, str]]] = {
    "en": {
        "shape": "shape",
        "size": "size",
        "fill": "fill",
        "turn": "direction",
        "number": "number",
        "position": "positions",
    },
    "zh": {"shape": "形状", "size": "大小", "fill": "填充", "turn": "方向", "number": "数量", "position": "位置"},
}
_RULES: Final = {
    "en": {
        "constant": "stays the same",
        "progression": "changes by equal steps",
        "distribute_three": "three values once each",
        "movement": "move on by equal steps",
        "and": "those occupied in both of the first two",
        "or": "those occupied in at least one of the first two",
        "xor": "those occupied in exactly one of the first two",
        "minus": "those occupied in the first but not in the second",
        "plus": "the first two add up to the third",
        "less": "the second taken away from the first gives the third",
        "none": "no rule",
    },
    "zh": {
        "constant": "保持不变",
        "progression": "按相等的步长变化",
        "distribute_three": "三种取值各出现一次",
        "movement": "每次移动相同的步数",
        "and": "前两个小图都被占据的位置",
        "or": "前两个小图至少有一个被占据的位置",
        "xor": "前两个小图恰有一个被占据的位置",
        "minus": "第一个被占据而第二个未被占据的位置",
        "plus": "前两个相加得到第三个",
        "less": "第一个减去第二个得到第三个",
        "none": "没有规律",
    },
}
SERIES_RULES: Final = {
    "en": {
        "constant": "stays the same",
        "progression": "goes on by equal steps",
        "walk": "walks by equal steps",
        "cycle": "repeats after {step} panels",
        "growing": "goes on by steps that grow by one",
    },
    "zh": {
        "constant": "保持不变",
        "progression": "按相等的步长变化",
        "walk": "以相等的步长走动",
        "cycle": "每 {step} 个小图重复一次",
        "growing": "步长每次增加一",
    },
}
_MARKS: Final = {"en": (": ", "; ", "."), "zh": ("：", "；", "。")}
_SHAPES: Final[dict[str, dict[Shape, str]]] = {
    "en": {
        "triangle": "triangle",
        "square": "square",
        "pentagon": "pentagon",
        "hexagon": "hexagon",
        "circle": "circle",
        "star": "star",
        "cross": "cross",
        "clover": "clover",
        "hourglass": "hourglass",
        "arrow": "arrow",
        "half_disc": "half disc",
        "drop": "drop",
        "chevron": "chevron",
        "heart": "heart",
        "tee": "T",
    },
    "zh": {
        "triangle": "三角形",
        "square": "正方形",
        "pentagon": "五边形",
        "hexagon": "六边形",
        "circle": "圆",
        "star": "五角星",
        "cross": "十字形",
        "clover": "四叶形",
        "hourglass": "沙漏形",
        "arrow": "箭头",
        "half_disc": "半圆",
        "drop": "水滴",
        "chevron": "V 形",
        "heart": "心形",
        "tee": "T 形",
    },
}
_ALONG: Final = {
    "en": {False: "Along each row: ", True: "Along each column: "},
    "zh": {False: "每一行：", True: "每一列："},
}


def question(layout: str) -> Text:
    """The question for the missing panel; it names every kind of rule that counts in this layout."""
    text: dict[str, str] = {}
    for language in LANGUAGES:
        words = (_SINGLE if layout in _SINGLES else _SEVERAL)[language]
        more = words["more"].format(where=_WHERE[language].get(layout, _AROUND[language]))
        text[language] = _QUESTION[language].format_map({**words, "more": more})
    return text


def explanation(layout: str, laws: Iterable[tuple[int, Attribute, Rule | None]], by_columns: bool) -> Text:
    """The rule that each attribute of each part follows."""
    listed = sorted(laws, key=lambda law: law[:2])
    return {
        language: _ALONG[language][by_columns]
        + told(
            language,
            (
                (noun(language, layout, part, attribute), _RULES[language][_name(rule)])
                for part, attribute, rule in listed
            ),
        )
        for language in LANGUAGES
    }


def told(language: str, clauses: Iterable[tuple[str, str]]) -> str:
    """What is said of each thing, as one sentence."""
    colon, semicolon, stop = _MARKS[language]
    return semicolon.join(f"{thing}{colon}{said}" for thing, said in clauses) + stop


def noun(language: str, layout: str, part: int, attribute: Attribute, shape: Shape | None = None) -> str:
    """The attribute of a part, which is known by its place or else by the shape that is in it."""
    names = _PARTS[language].get(layout)
    word = ATTRIBUTES[language][attribute]
    whose = _SHAPES[language][shape] if shape is not None else "" if names is None else names[part]
    if language == "zh":
        return f"{whose}的{word}" if whose else word
    return f"{whose} {word}".strip()


def _name(rule: Rule | None) -> str:
    if rule is None:
        return "none"
    if rule.kind == "arithmetic":
        return "plus" if rule.step > 0 else "less"
    return rule.kind
