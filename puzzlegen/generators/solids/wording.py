"""The words of questions about nets and dice, in English and Chinese."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.core.item import LANGUAGES, Text
from puzzlegen.generators.solids.marks import NUMBERS, Sign

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


_COUNTS: Final = {2: {"en": "two", "zh": "两"}, 3: {"en": "three", "zh": "三"}}
_HUES: Final[Mapping[str, Text]] = {
    "red": {"en": "red", "zh": "红色"},
    "orange": {"en": "orange", "zh": "橙色"},
    "yellow": {"en": "yellow", "zh": "黄色"},
    "green": {"en": "green", "zh": "绿色"},
    "blue": {"en": "blue", "zh": "蓝色"},
    "purple": {"en": "purple", "zh": "紫色"},
    "pink": {"en": "pink", "zh": "粉色"},
    "brown": {"en": "brown", "zh": "棕色"},
}
_DIE: Final = {
    True: {
        "en": "The upper part of the picture shows {count} views of one and the same cube, whose six faces have six "
        "different marks.",
        "zh": "图的上半部分是同一个正方体的{count}个视图，它的六个面上有六个不同的图案。",
    },
    False: {
        "en": "The picture shows {count} views of one and the same die. Its six faces have 1 to 6 pips, each number "
        "once; the numbers on opposite faces need not add up to seven.",
        "zh": "图中是同一个骰子的{count}个视图。它的六个面上分别有 1 到 6 个点，每个数字恰好一次；"
        "相对两面的点数之和不一定是七。",
    },
}
_DICE_TASKS: Final = {
    ("opposite", True): {
        "en": "Which of the marks A to D is on the face opposite to the one with the {asked} mark, however "
        "it is turned?",
        "zh": "A 到 D 中哪一个图案位于{asked}图案的对面（不论朝向）？",
    },
    ("bottom", True): {
        "en": "Which of the marks A to D is on the bottom of the cube as it stands in the leftmost view, however it is "
        "turned?",
        "zh": "在最左边的视图中，正方体的底面是 A 到 D 中的哪一个图案（不论朝向）？",
    },
    ("missing", True): {
        "en": "In the rightmost view, a question mark stands for the mark of one face. Each of A to D shows this view "
        "with that face filled in. Which one is right, in the mark and in how it is turned?",
        "zh": "在最右边的视图中，有一个面的图案用问号代替。A 到 D 各在该视图中补上了这个面。哪一个的图案和朝向都正确？",
    },
    ("opposite", False): {
        "en": "How many pips are on the face opposite to the one with {asked}? Answer with this one number.",
        "zh": "{asked} 点的对面有几个点？请只回答这一个数。",
    },
    ("bottom", False): {
        "en": "How many pips are on the bottom of the die as it stands in the leftmost view? Answer with this one "
        "number.",
        "zh": "在最左边的视图中，骰子的底面有几个点？请只回答这一个数。",
    },
    ("missing", False): {
        "en": "In the rightmost view, a question mark stands for the pips of one face. How many are there? Answer with "
        "this one number.",
        "zh": "在最右边的视图中，有一个面的点用问号代替。该面有几个点？请只回答这一个数。",
    },
}
_WITH_LETTER: Final[Text] = {"en": " Answer with its letter.", "zh": "请回答其字母。"}
DICE_EXPLANATION: Final[Text] = {
    "en": "Whatever die agrees with all of the views has this on that face.",
    "zh": "凡是与所有视图相符的骰子，那一面都是如此。",
}


def dice(task: str, views: int, asked: Sign | None, figures: bool) -> Text:
    """The question about a die; ``asked`` is the sign whose opposite side is wanted."""
    text: dict[str, str] = {}
    for language in LANGUAGES:
        name = ""
        if asked is not None:
            name = _HUES[asked.hue][language] if figures else str(NUMBERS.index(asked.mark) + 1)
        opening = _DIE[figures][language].format(count=_COUNTS[views][language])
        question = _DICE_TASKS[task, figures][language].format(asked=name)
        between = " " if language == "en" else ""
        text[language] = opening + between + question + (_WITH_LETTER[language] if figures else "")
    return text


_FLAT_NET: Final[Text] = {
    "en": "Nets are cut along the solid lines and folded along the dashed ones; thin lines only divide faces into unit "
    "squares. Hidden edges of solids are dashed.",
    "zh": "展开图沿实线剪开、沿虚线折叠，细线只是把面分成单位正方形。立体图中看不见的棱用虚线表示。",
}
POLYHEDRON_NET: Final[Mapping[str, Text]] = {
    "solid": {
        "en": f"The upper part of the picture shows a net. {_FLAT_NET['en']} Which of the solids A to D does it "
        "fold to? Answer with its letter.",
        "zh": f"图的上半部分是一个展开图。{_FLAT_NET['zh']}它可以折成 A 到 D 中的哪一个立体？请回答其字母。",
    },
    "net": {
        "en": f"The upper part of the picture shows a solid, and below it are four nets. {_FLAT_NET['en']} Which of "
        "the nets A to D folds to this solid? Answer with its letter.",
        "zh": f"图的上半部分是一个立体，下面有四个展开图。{_FLAT_NET['zh']}A 到 D 中哪一个展开图可以折成这个立体？"
        "请回答其字母。",
    },
    "edge": {
        "en": f"The picture shows a net and the solid that it folds to. {_FLAT_NET['en']} When the net is folded, "
        "the edge with the red band meets one of the edges with blue bands. Which of A to D is it? "
        "Answer with its letter.",
        "zh": f"图中是一个展开图和它折成的立体。{_FLAT_NET['zh']}折好后，带红条的边与一条带蓝条的边重合。"
        "是 A 到 D 中的哪一条？请回答其字母。",
    },
    "corner": {
        "en": f"The picture shows a net and the solid that it folds to. {_FLAT_NET['en']} When the net is folded, "
        "the red corner comes to the same point as one of the blue corners. Which of A to D is it? "
        "Answer with its letter.",
        "zh": f"图中是一个展开图和它折成的立体。{_FLAT_NET['zh']}折好后，红色的角与一个蓝色的角重合于同一点。"
        "是 A 到 D 中的哪一个？请回答其字母。",
    },
}
POLYHEDRON_NET_EXPLANATIONS: Final[Mapping[str, Text]] = {
    "solid": {
        "en": "Only this solid has the faces of the net, joined in this way.",
        "zh": "只有这个立体的各面及其连接方式与展开图相同。",
    },
    "net": {
        "en": "Only this net has the faces of the solid, joined in this way.",
        "zh": "只有这个展开图的各面及其连接方式与立体相同。",
    },
    "edge": {
        "en": "In every way to fold the net to this solid, these two sides become one edge.",
        "zh": "折成这个立体时，这两条边成为同一条棱。",
    },
    "corner": {
        "en": "In every way to fold the net to this solid, these two corners become one.",
        "zh": "折成这个立体时，这两个角成为同一个顶点。",
    },
}
