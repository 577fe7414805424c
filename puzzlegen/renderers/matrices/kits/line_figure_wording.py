"""The words of questions about line figures, in English and Chinese."""

from typing import Final

from puzzlegen.core.message import Phrase, messages

msg: Final = messages(__name__)

COUNTS: Final = msg("counts")
_QUALITIES: Final = msg("qualities")
_AS_MANY: Final = msg("as-many")
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


def several(count: str) -> Phrase:
    """What is counted, without a number."""
    (_, plural), chinese = _NOUNS[count]
    return {"en": plural, "zh": "笔画" if count == "pen strokes" else chinese[1:]}


def amount(count: str, number: int) -> Phrase:
    """So many of what is counted."""
    nouns, chinese = _NOUNS[count]
    return {"en": f"{number or 'no'} {nouns[number != 1]}", "zh": f"{number} {chinese}"}
