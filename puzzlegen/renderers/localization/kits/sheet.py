"""Sheets of figures: how they are drawn, and the words about what counts as identical."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Hue, Label, Polyline, Rect, Scene
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import lines, listed, named, numbered, said, same
from puzzlegen.renderers.kits.wording import joined

_HALF: Final = 120  # of a figure's side, in the unit of its parts
_SIDE: Final = 6  # of a figure, in units: all places are whole units, so that figures fall on pixels alike
_GAP: Final = 1
_BELOW: Final = 2  # with the figure's number
_LINE: Final = 0.12
_EDGE: Final = 0.07  # of a figure's square: one pixel
_FILL: Final = 0.94  # of the side of its square that a figure may fill, so that the edge is seen beside it


class _Part(msgspec.Struct, frozen=True):
    shape: Literal["polygon", "disc", "line"]
    points: tuple[tuple[int, int], ...]
    fill: Literal["paper", "ink"] | Hue
    radius: int


class _Sheet(msgspec.Struct, frozen=True):
    columns: int
    parts: tuple[_Part, ...]
    figures: tuple[tuple[int, ...], ...]


def depict(statement: Statement, *, numbered: bool) -> Scene:
    """The figures in rows, each with its number below it if they are numbered."""
    sheet = msgspec.convert(statement, _Sheet)
    drawn = [_node(part) for part in sheet.parts]
    nodes: list[AnyNode] = []
    figures: list[AnyNode] = []  # drawn last: there is less to be looked at below the numbers
    below = _BELOW if numbered else _GAP
    for place, figure in enumerate(sheet.figures):
        row, column = divmod(place, sheet.columns)
        x, y = _GAP + column * (_SIDE + _GAP), _GAP + row * (_SIDE + below)
        # Filled twice, so that the edge lies inside the square to the pixel, alike on all sides.
        nodes.append(Rect(x, y, _SIDE, _SIDE, "line"))
        nodes.append(Rect(x + _EDGE, y + _EDGE, _SIDE - 2 * _EDGE, _SIDE - 2 * _EDGE, "tint"))
        figures.append(Group(tuple(drawn[part] for part in figure), x + _SIDE / 2, y + _SIDE / 2))
        nodes.append(Element(f"figure-{place + 1}", x, y, _SIDE, _SIDE))
        if numbered:
            nodes.append(Label(x + _SIDE / 2, y + _SIDE + _BELOW / 2, str(place + 1), 0.78, "label", "label"))
    rows = -(-len(sheet.figures) // sheet.columns)
    return Scene(
        _GAP + sheet.columns * (_SIDE + _GAP), _GAP + rows * (_SIDE + below), (*nodes, *figures), unit=(15, 18)
    )


def _node(part: _Part) -> AnyNode:
    """A part as drawn, around the origin."""
    scale = _FILL * _SIDE / (2 * _HALF)
    points = tuple((x * scale, y * scale) for x, y in part.points)
    if part.shape == "disc":
        return Circle(*points[0], part.radius * scale, part.fill, None if part.fill == "ink" else "ink", "medium")
    if part.shape == "line":
        return Polyline(points, part.fill, width=_LINE)
    return Polyline(points, "ink", width=_LINE, closed=True, fill=part.fill)


_PLACES: Final[Text] = {
    "en": "The figures stand in rows of {columns} and are numbered row by row from the top left. In a figure, places "
    "(x, y) count from its middle, to the right and down; its edges are {half} away. The parts of figures, each of "
    "which looks the same in every figure that has it",
    "zh": "图形每行 {columns} 个，从左上角起逐行编号。在每个图形中，位置 (x, y) 从其中心起向右、向下计算，"
    "边缘距中心 {half}。图形的各种部件（同一编号的部件在每个图形中都一样）",
}
_FIGURES: Final[Text] = {
    "en": "The parts of each figure, the lowest first",
    "zh": "各图形所含的部件，最底层的在前",
}
_PART: Final[dict[str, Text]] = {
    "polygon": {"en": "{fill} polygon with the corners {points}", "zh": "{fill}多边形，顶点为 {points}"},
    "disc": {
        "en": "{fill} disc around {points} with the radius {radius}",
        "zh": "{fill}圆，圆心 {points}，半径 {radius}",
    },
    "line": {"en": "{fill} line through {points}", "zh": "{fill}线，依次经过 {points}"},
}


_SHAPES: Final[dict[str, Text]] = {
    "disc": {"en": "disc", "zh": "圆"},
    "line": {"en": "line", "zh": "线"},
    "triangle": {"en": "triangle", "zh": "三角形"},
    "polygon": {"en": "shape with {corners} corners", "zh": "{corners}边形"},
}
_AT: Final[dict[tuple[int, int], Text]] = {  # right or left, and below or above the middle
    (0, 0): {"en": "in the middle", "zh": "中间"},
    (-1, 0): {"en": "left", "zh": "左侧"},
    (1, 0): {"en": "right", "zh": "右侧"},
    (0, -1): {"en": "top", "zh": "上方"},
    (0, 1): {"en": "bottom", "zh": "下方"},
    (-1, -1): {"en": "top left", "zh": "左上"},
    (1, -1): {"en": "top right", "zh": "右上"},
    (-1, 1): {"en": "bottom left", "zh": "左下"},
    (1, 1): {"en": "bottom right", "zh": "右下"},
}
_DRAWN: Final[Text] = {"en": "{fill} {shape} ({at})", "zh": "{fill}{shape}（{at}）"}
_TIMES: Final[Text] = {"en": "{count} × {part}", "zh": "{count} × {part}"}
_APART: Final[Text] = {
    "en": "Figure {one} has: {own}; figure {other} has instead: {others}{form}.",
    "zh": "图形 {one} 有：{own}；图形 {other} 却有：{others}{form}。",
}
_MORE: Final[Text] = {
    "en": "Figure {one} has all that figure {other} has, and besides: {own}.",
    "zh": "图形 {one} 有图形 {other} 的所有部件，另外还有：{own}。",
}
_OTHERWISE: Final[Text] = {"en": ", of another form, size or place", "zh": "，但形状、大小或位置不同"}
_SOME: Final[Text] = {
    "en": ", where what has the same name is of another form, size or place",
    "zh": "，其中名称相同的，形状、大小或位置不同",
}
_TURN: Final[Text] = {
    "en": "Turned clockwise by {degrees} degrees, figure {one} stands like figure {other}.",
    "zh": "图形 {one} 顺时针旋转 {degrees} 度后，与图形 {other} 朝向相同。",
}
_SIDE_OF_MIDDLE: Final = 36  # how far from the middle a part is on one side of it
NUMBERED: Final[Text] = {
    "en": "Figures are numbered row by row from the top left.",
    "zh": "图形从左上角起逐行编号。",
}


def apart(statement: Statement, one: int, other: int, turn: int, own: Sequence[int], others: Sequence[int]) -> Text:
    """In which parts two figures differ, each where it stands; the ``turn`` makes the first like the other."""
    parts = msgspec.convert(statement, _Sheet).parts
    mine, theirs = ([_shown(parts[part]) for part in some] for some in (own, others))
    alike = any(text in theirs for text in mine) and not {*own} & {*others}  # a turn can leave a part in its place
    form = (_OTHERWISE if _counted(mine) == _counted(theirs) else _SOME) if alike else same("")
    if mine and theirs:
        told = said(_APART, one=one, other=other, own=_counted(mine), others=_counted(theirs), form=form)
    else:
        more, less = (one, other) if mine else (other, one)
        told = said(_MORE, one=more, other=less, own=_counted(mine or theirs))
    return joined(said(_TURN, one=one, other=other, degrees=90 * turn), told) if turn else told


def _counted(shown: Sequence[Text]) -> Text:
    """Parts in words; those that are told alike are counted."""
    alike = {text["en"]: text for text in shown}
    return listed(
        text if (count := shown.count(text)) == 1 else said(_TIMES, count=count, part=text) for text in alike.values()
    )


def _shown(part: _Part) -> Text:
    """A part by its colour, its shape and its place."""
    ends = [(min(axis) + max(axis)) / 2 for axis in zip(*part.points, strict=True)]
    right, down = (0 if abs(end) <= _SIDE_OF_MIDDLE else 1 if end > 0 else -1 for end in ends)
    shape = said(_SHAPES["triangle" if len(part.points) == 3 else part.shape], corners=len(part.points))
    return said(_DRAWN, fill=COLOURS[part.fill], shape=shape, at=_AT[right, down])


def describe(statement: Statement) -> Text:
    """The parts of the figures, and which figure has which."""
    sheet = msgspec.convert(statement, _Sheet)
    number = same("{number}")
    parts = (
        said(
            _PART[part.shape],
            fill=COLOURS[part.fill],
            points=listed(same(f"({x}, {y})") for x, y in part.points),
            radius=part.radius,
        )
        for part in sheet.parts
    )
    figures = (listed(same(part + 1) for part in figure) for figure in sheet.figures)
    return lines(
        named(said(_PLACES, columns=sheet.columns, half=_HALF), numbered(number, parts)),
        named(_FIGURES, numbered(number, figures)),
    )


_UPRIGHT: Final[Text] = {
    "en": "Two figures are identical if they look exactly alike; a turned figure or a mirror image is not identical.",
    "zh": "两个图形看起来完全一样才算相同；旋转过的或镜像的都不算相同。",
}
_TURNED: Final[Text] = {
    "en": "Each figure may have been turned by quarter turns. Two figures are identical if one becomes exactly the "
    "other by turning it; a mirror image is not identical.",
    "zh": "每个图形都可能旋转过 90 度的整数倍。一个图形旋转后如果与另一个完全一样，就算相同；镜像的不算相同。",
}

_SQUARE: Final[Text] = {
    "en": "The box of a figure is that of the square on which it is drawn.",
    "zh": "图形的方框就是它所在的那一格。",
}
_UPRIGHT_SHORT: Final[Text] = {
    "en": "Turned or mirrored figures are not identical.",
    "zh": "旋转过的或镜像的图形不算相同。",
}
_TURNED_SHORT: Final[Text] = {
    "en": "Quarter turns keep figures identical, mirroring does not.",
    "zh": "图形旋转 90 度的整数倍仍算相同，镜像的不算。",
}
_SQUARE_SHORT: Final[Text] = {"en": "Box: a figure's whole square.", "zh": "方框：图形所在的那一格。"}


def worded(ask: Text, kind: Kind, query: Statement, options: Sequence[Text]) -> Wording:
    """A question about a sheet; no sheet shows what counts as identical, so that the short form says it, too."""
    rules = [_TURNED if query["turned"] else _UPRIGHT]
    short = [_TURNED_SHORT if query["turned"] else _UPRIGHT_SHORT]
    if kind in (Kind.BOX, Kind.BOXES):
        rules.append(_SQUARE)
        short.append(_SQUARE_SHORT)
    return Wording(rules=joined(*rules), ask=ask, short=joined(*short, ask), kind=kind, options=tuple(options))
