"""Words for attributes, parts and rules of panels, in English and Chinese."""

from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.core.message import messages

msg: Final = messages(__name__)

NEXT: Final = msg("next")
PARTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
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
ATTRIBUTES: Final[dict[str, dict[str, str]]] = {
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
SHAPES: Final[dict[str, dict[str, str]]] = {
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


def listed(language: str, names: Sequence[str]) -> str:
    """Two or more names as a list in a sentence."""
    comma, last = (", ", " and ") if language == "en" else ("、", "和")
    return comma.join(names[:-1]) + last + names[-1]


def cycles(language: str, shown: int) -> str:
    """After how many panels something can come back, where so many are shown."""
    long = shown > 4
    return ("two or three" if long else "two") if language == "en" else ("两个或三个" if long else "两个")


def told(language: str, clauses: Iterable[tuple[str, str]]) -> str:
    """What is said of each thing, as one sentence."""
    colon, semicolon, stop = _MARKS[language]
    return semicolon.join(f"{thing}{colon}{said}" for thing, said in clauses) + stop


def noun(language: str, layout: str, part: int, attribute: str, shape: str | None = None) -> str:
    """The attribute of a part, which is known by its place or else by the shape that is in it."""
    names = PARTS[language].get(layout)
    word = ATTRIBUTES[language][attribute]
    whose = SHAPES[language][shape] if shape is not None else "" if names is None else names[part]
    if language == "zh":
        return f"{whose}的{word}" if whose else word
    return f"{whose} {word}".strip()
