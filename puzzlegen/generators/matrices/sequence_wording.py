"""The words of questions about sequences of panels with cells, in English and Chinese."""

from collections.abc import Iterable
from typing import Final

from puzzlegen.core.item import LANGUAGES, Text

_QUESTION: Final = {
    "en": "The top row shows {shown} panels in their order; the next one is missing. The shaded cells, the dots and "
    "the circles may each follow a rule of their own, the same at every step. The rules: staying as they are; all "
    "moving alike: {shift}turning about the centre, being mirrored in a line through the centre, or going on along "
    "the rings of cells around the centre, in each ring by its own number of cells; up to three marks of a kind each "
    "moving in its own way by equal steps; growing or shrinking by equally many cells along {path}; some cells "
    "changing between empty and filled, the next time those to which they have moved on; two or three states in turns. "
    "{shading}Which of the options A to {last} is the next panel?",
    "zh": "最上面一行按顺序给出 {shown} 个小图，下一个小图缺失。涂色的格子、圆点和圆环各自可能遵循一条规律，每相邻两个"
    "小图之间的变化都相同。规律有：保持不变；整体一起移动，即{shift}绕小图中心旋转、以过中心的直线为轴翻转，或沿环绕"
    "中心的各圈"
    "格子前进（每一圈有自己的步数）；同类的至多三个标记各自以相等的步长移动；沿{path}每次增加或减少同样多的格子；某"
    "些格子在有与无之间切换，下一次切换的是它们移动后到达的格子；两种或三种状态轮流出现。{shading}"
    "选项 A 到 {last} 中，哪一个是下一个小图？",
}
_SHADING: Final = {
    "en": "Besides, each shade may always become the same other shade, or two or three shades may take turns. ",
    "zh": "此外，每种深浅可能总是变成另一种固定的深浅，或者两三种深浅轮流出现。",
}
_SHIFT: Final = {
    "en": "by the same number of rows and columns each time (coming back in on the other side), ",
    "zh": "每次移动相同的行数和列数（移出一侧后从另一侧回来）、",
}
_PATH: Final = {
    "en": ("the rings", "the rows (one way or to and fro, from any side) or the rings"),
    "zh": ("各圈", "各行（同向或来回，可从任一侧看）或沿各圈"),
}
_SUBJECTS: Final = {
    "en": {"cells": "the shaded cells", "dot": "the dots", "ring": "the circles"},
    "zh": {"cells": "涂色的格子", "dot": "圆点", "ring": "圆环"},
}
_RULES: Final = {
    "en": {
        "shift": "move by the same number of rows and columns each time",
        "turn": "turn about the centre by the same angle each time",
        "mirror": "are mirrored in the same line each time",
        "rings": "go on along the rings of cells by equal steps",
        "growth": "become as many more or fewer along a path each time",
        "toggle": "change in some places, which move on each time",
        "return": "take turns between two or three states",
        "each": "each move in their own way by equal steps",
        "shades": "change their shades in the same way each time",
    },
    "zh": {
        "shift": "每次移动相同的行数和列数",
        "turn": "每次绕中心旋转相同的角度",
        "mirror": "每次以同一直线为轴翻转",
        "rings": "沿各圈格子每次前进相同的步数",
        "growth": "沿一条路线每次增减同样多的格子",
        "toggle": "在某些位置上切换有无，这些位置每次移动",
        "return": "在两三种状态之间轮流变化",
        "each": "各自以相等的步长移动",
        "shades": "每次以同样的方式改变深浅",
    },
}


def question(lattice: str, shown: int, last: str, shades: int) -> Text:
    """The question for the panel after ``shown`` ones; it names every kind of rule that counts on this lattice.

    What shades become is left out where there is only one in all panels and options.
    """
    return {
        language: _QUESTION[language].format(
            shown=shown,
            last=last,
            shift=_SHIFT[language] if lattice.startswith("square") else "",
            path=_PATH[language][lattice.startswith("square")],
            shading=_SHADING[language] if shades > 1 else "",
        )
        for language in LANGUAGES
    }


def explanation(rules: Iterable[tuple[str, str]]) -> Text:
    """What each part does, in the order of the parts."""
    listed = list(rules)
    return {
        "en": "; ".join(f"{_SUBJECTS['en'][subject]} {_RULES['en'][rule]}" for subject, rule in listed).capitalize()
        + ".",
        "zh": "；".join(f"{_SUBJECTS['zh'][subject]}{_RULES['zh'][rule]}" for subject, rule in listed) + "。",
    }
