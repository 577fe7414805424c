"""Says in words what is on the faces of nets, cubes and dice."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from puzzlegen.core.item import Text
from puzzlegen.facts.solids.marks import SYMMETRY, Sign
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, grid, lines, listed, named, said, same

Ways: TypeAlias = tuple[Text, ...]

FACES: Final[Text] = {
    "en": "Of a cube, the top, the front (lower left in the picture) and the right face are seen. How marks are turned "
    "on the front and on the right face is said as one sees it when looking straight at the face; on the top face, as "
    "one sees it from above with the front face below.",
    "zh": "每个正方体能看到上面、前面（图中左下）和右面（图中右下）。前面和右面的图案朝向，按正对该面时所见描述；"
    "上面的图案朝向，按从上往下看、前面在下方时所见描述。",
}
NET: Final[Text] = {
    "en": "Nets are laid out as in the picture: each square has a number, and . is no square. Squares with a common "
    "side are joined by a dashed line. Marks are turned as one sees them in the picture.",
    "zh": "展开图按图中的位置排列：每个正方形用一个数字表示，. 表示没有正方形。有公共边的正方形之间是虚线。"
    "图案的朝向按图中所见描述。",
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
"""What marks are called."""
_SEVERAL: Final[Mapping[str, Text]] = {
    "two_discs": {"en": "two {hue} discs", "zh": "两个{hue}的圆"},
    "bars": {"en": "two {hue} bars", "zh": "两根{hue}的条"},
    "four_discs": {"en": "four {hue} discs", "zh": "四个{hue}的圆"},
    "one": {"en": "one {hue} pip", "zh": "一个{hue}的点"},
    "two": {"en": "two {hue} pips", "zh": "两个{hue}的点"},
    "three": {"en": "three {hue} pips", "zh": "三个{hue}的点"},
    "four": {"en": "four {hue} pips", "zh": "四个{hue}的点"},
    "five": {"en": "five {hue} pips", "zh": "五个{hue}的点"},
    "six": {"en": "six {hue} pips", "zh": "六个{hue}的点"},
}
_COLOURED: Final[Text] = {"en": "{hue} {mark}", "zh": "{hue}{mark}"}
_TURNED: Final[Text] = {"en": "{mark} {how}", "zh": "{mark}（{how}）"}
_SIDES: Final[Ways] = (  # one after the other by quarter turns clockwise
    {"en": "up", "zh": "上"},
    {"en": "to the right", "zh": "右"},
    {"en": "down", "zh": "下"},
    {"en": "to the left", "zh": "左"},
)
_CORNERS: Final[Ways] = (
    {"en": "at the upper left", "zh": "左上"},
    {"en": "at the upper right", "zh": "右上"},
    {"en": "at the lower right", "zh": "右下"},
    {"en": "at the lower left", "zh": "左下"},
)
_DIAGONALS: Final[Ways] = (
    {"en": "from the upper left to the lower right", "zh": "从左上到右下"},
    {"en": "from the lower left to the upper right", "zh": "从左下到右上"},
)
_LONG: Final[Ways] = ({"en": "upright", "zh": "竖放"}, {"en": "lying level", "zh": "转成横放"})


def _ways(words: Text, ways: Ways, first: int = 0) -> Ways:
    """How a mark lies, turn by turn, if it lies like the ``first`` of the ways when it is not turned."""
    return tuple(said(words, way=way) for way in (*ways[first:], *ways[:first]))


_HOW: Final[Mapping[str, Ways]] = {
    "arrow": _ways({"en": "pointing {way}", "zh": "指向{way}方"}, _SIDES),
    "half_disc": _ways({"en": "with its round side {way}", "zh": "圆弧朝{way}"}, _SIDES),
    "ell": _ways({"en": "with its corner {way}", "zh": "直角在{way}"}, _CORNERS, 3),
    "tee": _ways({"en": "with its head {way}", "zh": "丁字的横朝{way}"}, _SIDES),
    "corner": _ways({"en": "with its right angle {way}", "zh": "直角在{way}"}, _CORNERS),
    "quarter": _ways({"en": "with its right angle {way}", "zh": "直角在{way}"}, _CORNERS, 3),
    "drop": _ways({"en": "with its tip {way}", "zh": "尖端朝{way}"}, _SIDES),
    "chevron": _ways({"en": "pointing {way}", "zh": "尖端朝{way}"}, _SIDES),
    "two_discs": _ways({"en": "with the smaller one {way}", "zh": "小圆在{way}"}, _CORNERS, 1),
    "stripe": _DIAGONALS,
    "bar": _LONG,
    "hourglass": (
        {"en": "with its wide ends at the top and the bottom", "zh": "宽的两端在上下"},
        {"en": "with its wide ends on the left and the right", "zh": "宽的两端在左右"},
    ),
    "bars": (
        {"en": "upright, side by side", "zh": "竖放，左右并列"},
        {"en": "lying level, one above the other", "zh": "横放，上下并列"},
    ),
    "two": _DIAGONALS[::-1],
    "three": _DIAGONALS[::-1],
    "six": (
        {"en": "in two upright columns of three", "zh": "竖排两列，每列三个"},
        {"en": "in two level rows of three", "zh": "横排两行，每行三个"},
    ),
}
ASKED: Final[Text] = {"en": "a question mark", "zh": "问号"}
_CUBE: Final[Text] = {
    "en": "top: {top}; front: {front}; right: {right}",
    "zh": "上面：{top}；前面：{front}；右面：{right}",
}


def mark(sign: Mapping[str, Any] | None, unknown: Text = ASKED) -> Text:
    """A mark as it is published, with its colour and how it is turned; for None, what is said of an ``unknown`` one."""
    if sign is None:
        return unknown
    name, hue, turn = msgspec.structs.astuple(msgspec.convert(sign, Sign))
    words = _SEVERAL.get(name)
    coloured = said(words, hue=COLOURS[hue]) if words else said(_COLOURED, hue=COLOURS[hue], mark=MARKS[name])
    return said(_TURNED, mark=coloured, how=_HOW[name][turn]) if SYMMETRY[name] > 1 else coloured


def lying(sign: Sign) -> Text:
    """How a mark is turned that does not look the same from all sides."""
    return _HOW[sign.mark][sign.turn]


def cube(look: Mapping[str, Any], unknown: Text = ASKED) -> Text:
    """What is seen of a cube; ``unknown`` is said of a face for which there is None."""
    return said(_CUBE, **{face: mark(look[face], unknown) for face in ("top", "front", "right")})


def net(squares: Sequence[Mapping[str, Any]]) -> Text:
    """A net of squares: where each lies, and its mark.

    Raises:
        ValueError: no squares, or squares that lie so far apart that they are no net.
    """
    places = {(square["row"], square["column"]): square["sign"] for square in squares}
    ordered = sorted(places)
    numbers = {place: number for number, place in enumerate(ordered, start=1)}
    rows, columns = (range(1 + max(line)) for line in zip(*ordered, strict=True))
    if max(len(rows), len(columns)) > len(squares):
        raise ValueError("the squares of a net hang together")
    return lines(
        grid((numbers.get((row, column), ".") for column in columns) for row in rows),
        listed((named(same(number), mark(places[place])) for place, number in numbers.items()), SEMICOLON),
    )
