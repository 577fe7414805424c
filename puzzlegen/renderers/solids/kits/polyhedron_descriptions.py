"""Says in words what polyhedra look like, and how the faces of their nets hang together."""

from collections.abc import Mapping
from typing import Final

import msgspec

from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.facts.solids.polyhedra import Kind, Net, Shape
from puzzlegen.renderers.kits.telling import SEMICOLON, listed, numbered, said

SOLIDS: Final[Text] = {
    "en": "Edges of solids are 1 long unless another length is given; faces that are not rectangles are regular.",
    "zh": "立体的棱长没有另外写明的都是 1；不是长方形的面都是正多边形。",
}
"""How to read `told_solid`."""
NETS: Final[Text] = {
    "en": "The faces of nets are numbered in no particular order. The sides of each face are listed counterclockwise "
    "as seen in the picture; each is either a cut (a solid line) or a fold (a dashed line) to another face. Faces with "
    "four sides are rectangles, others are regular.",
    "zh": "展开图各面的编号没有特别的顺序。每个面的边按图中所见逆时针列出，每条边或是剪开（实线），"
    "或是与另一面相连的折痕（虚线）。四条边的面是长方形（或正方形），其他的面是正多边形。",
}
"""How to read `told_net`."""
_SOLIDS: Final[Mapping[Kind, Text]] = {
    "tetrahedron": {"en": "a tetrahedron of four triangles", "zh": "由四个三角形围成的四面体"},
    "octahedron": {
        "en": "an octahedron of eight triangles, four at each corner",
        "zh": "由八个三角形围成的八面体，每个顶点处有四个三角形",
    },
    "square_antiprism": {
        "en": "an antiprism with a square at the bottom, a square on top that is turned against it by 45 degrees, and "
        "eight triangles between them",
        "zh": "四角反棱柱，上下各一个正方形，互相错开 45 度，中间是八个三角形",
    },
    "pentagonal_antiprism": {
        "en": "an antiprism with a pentagon at the bottom, a pentagon on top that is turned against it by 36 degrees, "
        "and ten triangles between them",
        "zh": "五角反棱柱，上下各一个正五边形，互相错开 36 度，中间是十个三角形",
    },
    "hexagonal_antiprism": {
        "en": "an antiprism with a hexagon at the bottom, a hexagon on top that is turned against it by 30 degrees, "
        "and twelve triangles between them",
        "zh": "六角反棱柱，上下各一个正六边形，互相错开 30 度，中间是十二个三角形",
    },
    "square_pyramid": {"en": "a pyramid of four triangles on a square", "zh": "底面为正方形、侧面为四个三角形的四棱锥"},
    "pentagonal_pyramid": {
        "en": "a pyramid of five triangles on a pentagon",
        "zh": "底面为五边形、侧面为五个三角形的五棱锥",
    },
    "roofed_prism": {
        "en": "an upright prism on a square, {0} high, with a pyramid of four triangles on top",
        "zh": "底面为正方形、高为 {0} 的直棱柱，上面有一个侧面为四个三角形的四棱锥",
    },
    "triangular_prism": {
        "en": "an upright prism between two triangles, {0} high",
        "zh": "上下底面为三角形、高为 {0} 的直棱柱",
    },
    "pentagonal_prism": {
        "en": "an upright prism between two pentagons, {0} high",
        "zh": "上下底面为五边形、高为 {0} 的直棱柱",
    },
    "hexagonal_prism": {
        "en": "an upright prism between two hexagons, {0} high",
        "zh": "上下底面为六边形、高为 {0} 的直棱柱",
    },
    "box": {"en": "a box with edges of {0}, {1} and {2}", "zh": "棱长为 {0}、{1}、{2} 的长方体"},
}
_FACE: Final[Text] = {"en": "Face {number}", "zh": "第 {number} 面"}
_CUT: Final[Text] = {"en": "side {side} is a cut of length {length}", "zh": "第 {side} 边长 {length}，剪开"}
_FOLD: Final[Text] = {
    "en": "side {side} is a fold of length {length} to face {other}",
    "zh": "第 {side} 边长 {length}，折痕，连着第 {other} 面",
}
_PLACES: Final[Mapping[str, Text]] = {
    "edge": {"en": "side {side} of face {face}", "zh": "第 {face} 面的第 {side} 边"},
    "corner": {
        "en": "the corner of face {face} between its sides {before} and {side}",
        "zh": "第 {face} 面的第 {before} 边与第 {side} 边之间的角",
    },
}


def told_solid(data: Statement) -> Text:
    """What a solid is, as it is published."""
    shape = msgspec.convert(data, Shape)
    return {language: _SOLIDS[shape.kind][language].format(*shape.sizes) for language in LANGUAGES}


def told_net(data: Statement) -> Text:
    """A net as it is published, face by face."""
    net = msgspec.convert(data, Net)
    across = dict(net.folds) | {other: one for one, other in net.folds}

    def told(face: int, side: int, length: int) -> Text:
        if (face, side) not in across:
            return said(_CUT, side=side + 1, length=length)
        return said(_FOLD, side=side + 1, length=length, other=across[face, side][0] + 1)

    return numbered(
        _FACE,
        (
            listed((told(face, side, length) for side, length in enumerate(lengths)), SEMICOLON)
            for face, lengths in enumerate(net.faces)
        ),
    )


def told_place(data: Statement, task: str, face: int, side: int) -> Text:
    """A side of a face of a net, or the corner in which that side begins: the ``task`` is "edge" or "corner"."""
    before = (side - 1) % len(data["faces"][face])
    return said(_PLACES[task], face=face + 1, side=side + 1, before=before + 1)
