"""The words of questions about nets and dice, in English and Chinese."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.item import LANGUAGES, Text

_NET: Final[Text] = {
    "en": "The upper part of the picture shows the net of a cube. It is cut along the solid lines and folded along the "
    "dashed ones, so that the marked side is the outside of the cube.",
    "zh": "图的上半部分是一个正方体的展开图，沿实线剪开、沿虚线折叠，有图案的一面朝外。",
}
_CUBES: Final[Text] = {
    "en": "Each of the cubes below shows three of its faces; cubes may be held in any way. Where the marks lie and how "
    "they are turned both count.",
    "zh": "下面的每个正方体显示三个面，可以任意转动正方体。图案的位置和朝向都要相符。",
}
CUBE_NET: Final[Mapping[str, Text]] = {
    "fold": {
        "en": f"{_NET['en']} {_CUBES['en']} Exactly one of the cubes A to D can be folded from the net. Which one? "
        "Answer with its letter.",
        "zh": f"{_NET['zh']}{_CUBES['zh']}A 到 D 中恰有一个正方体可以由这个展开图折成。是哪一个？请回答其字母。",
    },
    "not_fold": {
        "en": f"{_NET['en']} {_CUBES['en']} Exactly one of the cubes A to C can not be folded from the net. Which one? "
        "Answer with its letter.",
        "zh": f"{_NET['zh']}{_CUBES['zh']}A 到 C 中恰有一个正方体不能由这个展开图折成。是哪一个？请回答其字母。",
    },
    "net": {
        "en": "The upper part of the picture shows three faces of a cube, and below it are four nets. A net is cut "
        "along the solid lines and folded along the dashed ones, so that the marked side is the outside of the cube. "
        "Cubes may be held in any way; where the marks lie and how they are turned both count. From exactly one of the "
        "nets A to D can this cube be folded. Which one? Answer with its letter.",
        "zh": "图的上半部分显示一个正方体的三个面，下面有四个展开图。展开图沿实线剪开、沿虚线折叠，有图案的一面朝外。"
        "可以任意转动正方体，图案的位置和朝向都要相符。A 到 D 中恰有一个展开图可以折成这个正方体。是哪一个？"
        "请回答其字母。",
    },
}
MARKS: Final[Mapping[str, Text]] = {
    "arrow": {"en": "arrow", "zh": "箭头"},
    "half_disc": {"en": "half disc", "zh": "半圆"},
    "ell": {"en": "angle", "zh": "直角形"},
    "tee": {"en": "hammer", "zh": "丁字形"},
    "corner": {"en": "triangle", "zh": "三角形"},
    "quarter": {"en": "quarter disc", "zh": "四分之一圆"},
    "drop": {"en": "drop", "zh": "水滴"},
    "chevron": {"en": "chevron", "zh": "人字形"},
    "two_discs": {"en": "two discs", "zh": "两个圆"},
    "stripe": {"en": "slanted bar", "zh": "斜条"},
    "bar": {"en": "bar", "zh": "竖条"},
    "hourglass": {"en": "hourglass", "zh": "沙漏"},
    "bars": {"en": "two bars", "zh": "两条"},
    "disc": {"en": "disc", "zh": "圆"},
    "square": {"en": "square", "zh": "正方形"},
    "burst": {"en": "star", "zh": "八角星"},
    "plus": {"en": "cross", "zh": "十字"},
    "ring": {"en": "ring", "zh": "圆环"},
    "frame": {"en": "frame", "zh": "方框"},
    "four_discs": {"en": "four discs", "zh": "四个圆"},
}
_EXPLANATIONS: Final = {
    "fold": {
        "en": "When the net is folded, the {0}, the {1} and the {2} come together at a corner exactly as cube {key} "
        "shows; no corner looks like one of the other cubes.",
        "zh": "展开图折好后，{0}、{1}和{2}相交于一个顶点，与正方体 {key} 完全相同；没有一个顶点与其他正方体相同。",
    },
    "not_fold": {
        "en": "When the net is folded, the {0}, the {1} and the {2} do not come together as cube {key} shows; the "
        "other cubes show corners of the folded net.",
        "zh": "展开图折好后，{0}、{1}和{2}的位置或朝向与正方体 {key} 不符；其他正方体都与折成的正方体相符。",
    },
    "net": {
        "en": "Only net {key} brings the {0}, the {1} and the {2} together at a corner as the cube shows.",
        "zh": "只有展开图 {key} 能使{0}、{1}和{2}像图中的正方体那样相交于一个顶点。",
    },
}


def cube_net_explanation(task: str, key: str, corner: Sequence[str]) -> Text:
    """Why the key is right; ``corner`` names the marks on the three faces that matter."""
    return {
        language: _EXPLANATIONS[task][language].format(*(MARKS[mark][language] for mark in corner), key=key)
        for language in LANGUAGES
    }
