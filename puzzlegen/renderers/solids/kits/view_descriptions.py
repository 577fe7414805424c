"""Says in words what views show, line by line on the grid of unit squares, and how parts are made."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from puzzlegen.core.item import Text
from puzzlegen.facts.solids.parts import Feature
from puzzlegen.facts.solids.views import ARCS, View
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, lines, listed, named, numbered, pair, said, same

VIEWS: Final[Text] = {
    "en": "Views are laid out on a grid of unit squares, whose corners are marked by +. Between them --- and | are "
    "full lines along sides of squares, and / and \\ are full lines along diagonals of squares.",
    "zh": "视图画在单位正方形的网格上，+ 表示网格的顶点。--- 和 | 是沿正方形边的实线，/ 和 \\ 是沿正方形对角线的实线。",
}
DASHED: Final = lines(
    {
        "en": "Further, - - and : are dashed lines along sides of squares. Quarter circles of radius 1 and dashed "
        "diagonals are listed below the view, each with its square.",
        "zh": "此外，- - 和 : 是沿正方形边的虚线。半径为 1 的四分之一圆弧和虚对角线在视图下面列出，"
        "并写明所在的正方形。",
    },
    PAIRS,
)
"""How to read views of parts, besides `VIEWS`."""
PART: Final[Text] = {
    "en": "Parts are described by what is added and cut away, in this order. Positions are in units from the front "
    "left corner on the floor: x to the right, y to the back, z upwards.",
    "zh": "零件用依次加上和切去的部分来描述。坐标以左前方的底角为原点，单位为 1：x 向右，y 向后，z 向上。",
}
_ROUND: Final[Text] = {"en": "Quarter circles", "zh": "四分之一圆弧（实线）"}
_ROUND_DASHED: Final[Text] = {"en": "Dashed quarter circles", "zh": "四分之一圆弧（虚线）"}
_SLANTED_DASHED: Final[Text] = {"en": "Dashed diagonals", "zh": "对角线（虚线）"}
_ARC: Final[Text] = {"en": "{cell} with the centre at the {corner} corner", "zh": "{cell}，圆心在{corner}角"}
_DIAGONAL: Final[Text] = {"en": "{cell} like {sign}", "zh": "{cell}，方向为 {sign}"}
_CORNERS: Final[Mapping[tuple[int, int], Text]] = {  # to the right, upwards
    (0, 0): {"en": "lower left", "zh": "左下"},
    (1, 0): {"en": "lower right", "zh": "右下"},
    (1, 1): {"en": "upper right", "zh": "右上"},
    (0, 1): {"en": "upper left", "zh": "左上"},
}
_STEP: Final[Text] = {"en": "Step {number}", "zh": "第 {number} 步"}
_OPS: Final[Mapping[str, Text]] = {
    "add": {"en": "add {what}, {where}", "zh": "加上{what}，范围 {where}"},
    "cut": {"en": "cut away {what}, {where}", "zh": "切去{what}，范围 {where}"},
}
_SHAPES: Final[Mapping[str, Text]] = {
    "box": {"en": "a box", "zh": "一个长方体"},
    "cylinder": {"en": "a cylinder of radius 1 that runs {along}", "zh": "一个{along}的圆柱（半径为 1）"},
    "wedge": {
        "en": "a wedge that runs {along}, the half of a box on the {one} and {other} side of a diagonal cut",
        "zh": "一个{along}的楔形块（长方体沿对角面切开后{one}{other}一侧的一半）",
    },
}
_WHERE: Final[Text] = {
    "en": "x {a} to {p}, y {b} to {q}, z {c} to {r}",
    "zh": "x {a} 到 {p}、y {b} 到 {q}、z {c} 到 {r}",
}
_ALONG: Final[tuple[Text, ...]] = (
    {"en": "from left to right", "zh": "左右方向"},
    {"en": "from front to back", "zh": "前后方向"},
    {"en": "upright", "zh": "竖直"},
)
_ENDS: Final[tuple[tuple[Text, Text], ...]] = (  # by axis: the low one, the high one
    ({"en": "left", "zh": "左"}, {"en": "right", "zh": "右"}),
    ({"en": "front", "zh": "前"}, {"en": "back", "zh": "后"}),
    ({"en": "lower", "zh": "下"}, {"en": "upper", "zh": "上"}),
)


def view(seen: View) -> Text:
    """A view as a drawing in signs, and below it the lines for which there are no signs."""
    hidden = seen.hidden or View(_emptied(seen.across), _emptied(seen.upright), _emptied(seen.slanted))
    drawn = ["+".join(("", *map(_level, seen.across[0], hidden.across[0]), ""))]
    for y in range(seen.size[0]):
        uprights = list(map(_upright, seen.upright[y], hidden.upright[y]))
        fields = [f" {sign} " if sign in "/\\" else "   " for sign in seen.slanted[y]]
        drawn.append("".join(map(str.__add__, uprights, (*fields, ""))))
        drawn.append("+".join(("", *map(_level, seen.across[y + 1], hidden.across[y + 1]), "")))
    drawing = same("\n".join(line.rstrip() for line in drawn))
    listing = (_ROUND, _arcs(seen)), (_ROUND_DASHED, _arcs(hidden)), (_SLANTED_DASHED, _diagonals(hidden))
    return lines(drawing, *(named(name, listed(told, SEMICOLON)) for name, told in listing if told))


def _emptied(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("." * len(row) for row in rows)


def _level(seen: str, hidden: str) -> str:
    return "---" if seen != "." else "- -" if hidden != "." else "   "


def _upright(seen: str, hidden: str) -> str:
    return "|" if seen != "." else ":" if hidden != "." else " "


def _arcs(drawn: View) -> list[Text]:
    corners = {arc: _CORNERS[corner] for corner, arc in ARCS.items()}
    return [said(_ARC, cell=pair(*place), corner=corners[sign]) for place, sign in _fields(drawn) if sign in corners]


def _diagonals(drawn: View) -> list[Text]:
    return [said(_DIAGONAL, cell=pair(*place), sign=sign) for place, sign in _fields(drawn) if sign in "/\\"]


def _fields(drawn: View) -> Iterator[tuple[tuple[int, int], str]]:
    return (((y, x), sign) for y, signs in enumerate(drawn.slanted) for x, sign in enumerate(signs))


def part(features: Iterable[Mapping[str, Any]]) -> Text:
    """A part, step by step."""
    return numbered(_STEP, (_step(Feature.read(feature)) for feature in features))


def _step(feature: Feature) -> Text:
    (a, b, c), (p, q, r) = feature.start, feature.end
    terms: dict[str, Text] = {}
    if feature.axis is not None:
        terms["along"] = _ALONG[feature.axis]
    if feature.corner is not None:
        across = (ends for axis, ends in enumerate(_ENDS) if axis != feature.axis)
        terms["one"], terms["other"] = (ends[end] for ends, end in zip(across, feature.corner, strict=True))
    where = said(_WHERE, a=a, b=b, c=c, p=p, q=q, r=r)
    return said(_OPS[feature.op], what=said(_SHAPES[feature.shape], **terms), where=where)
