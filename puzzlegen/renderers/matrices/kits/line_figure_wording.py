"""The words of questions about line figures, in English and Chinese."""

from typing import Final, TypeAlias

from puzzlegen.core.item import LANGUAGES, Statement, Text

Trait: TypeAlias = int | str | bool

COUNTS: Final = {
    "en": "dots, separate pieces (without dots), enclosed areas, straight lines, curved lines (a wave or a spiral is "
    "one), lines of both kinds, free line ends, corners (where exactly two line ends meet at an angle), points where "
    "lines cross or branch or three line ends meet, right angles between neighbouring straight lines, mirror axes, and "
    "pen strokes needed to draw all lines, none of them twice",
    "zh": "点、互不相连的部分（不含点）、封闭区域、直线、曲线（一条波浪线或螺旋线算一条）、两种线的总数、线的自由端点、"
    "拐角（恰好两个线端成角度相接）、线条相交或分叉或至少三个线端相接的点、相邻直线所成的直角、对称轴、画出所有线条且不重复所需的笔画",
}
_QUALITIES: Final = {
    "en": "the number of {counts}; whether there are any, or one stroke is enough; whether lines are straight, curved "
    "or both; the direction of the only mirror axis; whether half a turn changes nothing; how two outlines lie (apart, "
    "touching, overlapping, one inside the other){more}. Size and place do not matter",
    "zh": "{counts}各有多少；是否有、或能否一笔画成；线条是直、是曲还是兼有；唯一对称轴的方向；旋转半圈后是否不变；"
    "两个轮廓的位置关系（分离、相接、重叠、一个在另一个里面）{more}。大小和位置不必考虑",
}
_AS_MANY: Final = {
    "en": "; whether there are as many dots as pieces, areas, straight lines, curved lines, line ends, corners, "
    "crossing or branching points, or right angles",
    "zh": "；点的个数是否等于部分数、封闭区域数、直线数、曲线数、端点数、拐角数、相交或分叉的点数或直角数",
}
COLON: Final = {"en": ": ", "zh": "："}
_NAMES: Final[dict[str, tuple[str, str]]] = {
    "dots": ("number of dots", "点的个数"),
    "pieces": ("number of separate pieces", "互不相连的部分数"),
    "areas": ("number of enclosed areas", "封闭区域数"),
    "straight lines": ("number of straight lines", "直线段数"),
    "curved lines": ("number of curved lines", "曲线数"),
    "lines": ("number of lines", "线条总数"),
    "ends": ("number of free line ends", "自由端点数"),
    "corners": ("number of corners", "拐角数"),
    "junctions": ("number of points where lines cross or branch", "相交或分叉的点数"),
    "right angles": ("number of right angles", "直角数"),
    "mirror axes": ("number of mirror axes", "对称轴数"),
    "pen strokes": ("number of pen strokes", "笔画数"),
    "any dots": ("has dots", "有点"),
    "any ends": ("has free line ends", "有自由端点"),
    "any areas": ("encloses areas", "有封闭区域"),
    "any straight lines": ("has straight lines", "有直线段"),
    "any curved lines": ("has curved lines", "有曲线"),
    "any corners": ("has corners", "有拐角"),
    "any junctions": ("has points where lines cross or branch", "有相交或分叉的点"),
    "any mirror axes": ("has a mirror axis", "有对称轴"),
    "any right angles": ("has right angles", "有直角"),
    "line kind": ("kind of lines", "线条的曲直"),
    "axis direction": ("direction of the only mirror axis", "唯一对称轴的方向"),
    "half-turn symmetry": ("looks the same after half a turn", "旋转半圈后不变"),
    "one go": ("can be drawn in one go", "可以一笔画成"),
    "relation": ("how the two outlines lie", "两个轮廓的位置关系"),
}
_VALUES: Final = {
    "straight": ("straight", "直"),
    "curved": ("curved", "曲"),
    "mixed": ("straight and curved", "曲直兼有"),
    "vertical": ("vertical", "竖直"),
    "horizontal": ("horizontal", "水平"),
    "rising": ("rising to the right", "向右上倾斜"),
    "falling": ("falling to the right", "向右下倾斜"),
    "apart": ("apart", "分离"),
    "touching": ("touching", "相接"),
    "touching from inside": ("touching from inside", "内部相接"),
    "overlapping": ("overlapping", "重叠"),
    "inside": ("one inside the other", "一个在另一个里面"),
    True: ("yes", "是"),
    False: ("no", "否"),
}


def properties(language: str, dots_compared: bool = False) -> str:
    """All properties that count; whether dots are as many as something else is one where they are compared."""
    return _QUALITIES[language].format(counts=COUNTS[language], more=_AS_MANY[language] if dots_compared else "")


def name_of(trait: str, language: str) -> str:
    """A trait in words."""
    place = LANGUAGES.index(language)
    start = "as many dots as "
    if trait.startswith(start):
        other = _NAMES[trait.removeprefix(start)][place]
        return f"number of dots equals {other}" if language == "en" else f"点的个数等于{other}"
    return _NAMES[trait][place]


def contrast(why: Statement) -> Text:
    """What tells some figures from others: the trait, and its value in either."""
    trait, (one, other) = why["trait"], why["values"]
    return {
        language: f"{name_of(trait, language)}{COLON[language]}{_value(one, language)} / {_value(other, language)}"
        for language in LANGUAGES
    }


def _value(value: Trait, language: str) -> str:
    return str(value) if type(value) is int else _VALUES[value][LANGUAGES.index(language)]
