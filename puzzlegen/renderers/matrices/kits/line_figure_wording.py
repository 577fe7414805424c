"""The words of questions about line figures, in English and Chinese."""

from typing import Final

from puzzlegen.core.item import Text

COUNTS: Final = {
    "en": "dots, separate pieces (dots are none), enclosed areas, straight lines, curved lines (a wave or spiral is "
    "one), lines in all (straight and curved), free line ends, corners (exactly two line ends meet at an angle), "
    "junctions (lines cross or branch, or three or more line ends meet), right angles between neighbouring straight "
    "lines, mirror axes (of lines and dots together), and pen strokes that draw every line once",
    "zh": "点、互不相连的部分（点不算）、封闭区域、直线、曲线（一条波浪线或螺旋线算一条）、全部线条（直线加曲线）、"
    "线的自由端点、拐角（恰好两个线端成角度相接）、交点（线条相交、分叉，或至少三个线端相接）、相邻直线所成的直角、"
    "对称轴（线和点一起看）、把每条线画且只画一次所需的笔画",
}
_QUALITIES: Final = {
    "en": "the number of {counts}, or whether there are any; whether one pen stroke is enough; whether the lines are "
    "straight, curved or both; the direction of the only mirror axis; whether half a turn changes nothing; how two "
    "outlines lie (apart, touching, overlapping, one inside the other){more}. Size and place do not matter",
    "zh": "{counts}各有多少，或是否有；能否一笔画成；线条是直、是曲还是兼有；唯一对称轴的方向；旋转半圈后是否不变；"
    "两个轮廓的位置关系（分离、相接、重叠、一个在另一个里面）{more}。大小和位置不必考虑",
}
_AS_MANY: Final = {
    "en": "; or that all but one have as many dots as pieces, areas, straight lines, curved lines, free line ends, "
    "corners, junctions or right angles",
    "zh": "；或者除一个外，点都与部分、区域、直线、曲线、自由端点、拐角、交点或直角一样多",
}
_NOUNS: Final = {
    "dots": (("dot", "dots"), "个点"),
    "pieces": (("separate piece", "separate pieces"), "个互不相连的部分"),
    "areas": (("enclosed area", "enclosed areas"), "个封闭区域"),
    "straight lines": (("straight line", "straight lines"), "条直线"),
    "curved lines": (("curved line", "curved lines"), "条曲线"),
    "lines": (("line", "lines"), "条线"),
    "ends": (("free line end", "free line ends"), "个自由端点"),
    "corners": (("corner", "corners"), "个拐角"),
    "junctions": (("junction", "junctions"), "个交点"),
    "right angles": (("right angle", "right angles"), "个直角"),
    "mirror axes": (("mirror axis", "mirror axes"), "条对称轴"),
    "pen strokes": (("pen stroke", "pen strokes"), "笔"),
}
"""What is counted: one of it, several, and the Chinese measure word with its noun."""


def properties(language: str, dots_compared: bool = False) -> str:
    """All properties that count; whether dots are as many as something else is one where they are compared."""
    return _QUALITIES[language].format(counts=COUNTS[language], more=_AS_MANY[language] if dots_compared else "")


def several(count: str) -> Text:
    """What is counted, without a number."""
    (_, plural), chinese = _NOUNS[count]
    return {"en": plural, "zh": "笔画" if count == "pen strokes" else chinese[1:]}


def amount(count: str, number: int) -> Text:
    """So many of what is counted."""
    nouns, chinese = _NOUNS[count]
    return {"en": f"{number or 'no'} {nouns[number != 1]}", "zh": f"{number} {chinese}"}
