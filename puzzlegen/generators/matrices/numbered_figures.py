"""Figures with numbers in their parts: where the numbers stand, what their places are called, and how they are drawn.

A figure is drawn in a square of side 4; y runs down.
"""

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

import msgspec

from puzzlegen.item import Text
from puzzlegen.scene import AnyNode, Circle, Group, Label, Paint, Polyline, Rect, Scene, Segments

Spot: TypeAlias = tuple[float, float]
Outline: TypeAlias = Callable[[Sequence[Paint | None]], list[AnyNode]]

SIDE: Final = 4.0
_MARGIN: Final = 0.6
_GAP: Final = 0.7
_DIGIT: Final = 0.42  # height of a digit


class Kind(msgspec.Struct, frozen=True):
    """A kind of figure.

    Attributes:
        spots: where its numbers stand.
        names: what these places are called.
        outline: its lines; takes the fill of each place.
    """

    spots: tuple[Spot, ...]
    names: tuple[Text, ...]
    outline: Outline


def _names(*pairs: tuple[str, str]) -> tuple[Text, ...]:
    return tuple({"en": english, "zh": chinese} for english, chinese in pairs)


def _square(x: float, y: float, side: float, fill: Paint | None, radius: float = 0.0) -> Rect:
    return Rect(x - side / 2, y - side / 2, side, side, fill, "ink", "thin", radius)


def _disc(spot: Spot, radius: float, fill: Paint | None) -> Circle:
    return Circle(*spot, radius, fill or "paper", "ink", "thin")


def _triangle(fills: Sequence[Paint | None]) -> list[AnyNode]:
    top, left, right, middle = _TRIANGLE
    return [
        Polyline((top, left, right), "ink", "medium", closed=True, fill="tint"),
        *(_disc(spot, 0.56, fill) for spot, fill in zip((top, left, right), fills, strict=False)),
        _square(*middle, 1.05, fills[3] or "paper", 0.16),
    ]


def _quarters(fills: Sequence[Paint | None]) -> list[AnyNode]:
    nodes: list[AnyNode] = [Circle(2, 2, 1.8, "paper", "ink", "medium")]
    for (x, y), fill in zip(_CORNERS, fills, strict=True):
        if fill is not None:
            start = {(False, False): 2, (True, False): 3, (False, True): 1, (True, True): 0}[x > 2, y > 2] * pi / 2
            arc = tuple((2 + 1.8 * cos(start + k * pi / 32), 2 + 1.8 * sin(start + k * pi / 32)) for k in range(17))
            nodes.append(Polyline(((2.0, 2.0), *arc), "ink", "medium", closed=True, fill=fill))
    return [*nodes, Segments(((2, 0.2, 2, 3.8), (0.2, 2, 3.8, 2)), "ink", "thin")]


def _boxes(fills: Sequence[Paint | None]) -> list[AnyNode]:
    cells: list[AnyNode] = [
        Rect(0.3 + 1.7 * (place % 2), 0.3 + 1.7 * (place // 2), 1.7, 1.7, fill or "paper", "ink", "thin")
        for place, fill in enumerate(fills)
    ]
    return [*cells, Rect(0.3, 0.3, 3.4, 3.4, None, "ink", "medium")]


def _house(fills: Sequence[Paint | None]) -> list[AnyNode]:
    roof, left, right, door = fills
    return [
        Rect(2.75, 0.35, 0.4, 1.0, "paper", "ink", "thin"),
        Rect(0.45, 1.65, 3.1, 2.2, "tint", "ink", "medium"),
        Polyline(((2, 0.1), (3.95, 1.75), (0.05, 1.75)), "ink", "medium", closed=True, fill=roof or "paper"),
        _square(0.95, 2.45, 0.84, left or "paper"),
        _square(3.05, 2.45, 0.84, right or "paper"),
        Rect(1.5, 2.15, 1.0, 1.7, door or "paper", "ink", "thin"),
    ]


def _cross(fills: Sequence[Paint | None]) -> list[AnyNode]:
    return [_square(x, y, 1.24, fill or "paper") for (x, y), fill in zip(_CROSS, fills, strict=True)]


def _flower(fills: Sequence[Paint | None]) -> list[AnyNode]:
    petals: list[AnyNode] = [_disc(spot, 0.84, fill or "tint") for spot, fill in zip(_FLOWER, fills, strict=True)]
    return [*petals[:4], _disc((2, 2), 0.64, fills[4] or "paper")]


def _rings(fills: Sequence[Paint | None]) -> list[AnyNode]:
    left, right, both = fills
    # The overlap of circles of radius 1.3 around (1.3, 2) and (2.7, 2), as two arcs of half the angle a
    a = 0.991
    arcs = [
        *((1.3 + 1.3 * cos(-a + 2 * a * k / 24), 2 + 1.3 * sin(-a + 2 * a * k / 24)) for k in range(25)),
        *((2.7 - 1.3 * cos(-a + 2 * a * k / 24), 2 - 1.3 * sin(-a + 2 * a * k / 24)) for k in range(25)),
    ]
    return [
        Circle(1.3, 2, 1.3, left or "paper", "ink", "medium"),
        Circle(2.7, 2, 1.3, right or "paper", "ink", "medium"),
        Polyline(tuple(arcs), "ink", "medium", closed=True, fill=both or "tint"),
    ]


def _chain(fills: Sequence[Paint | None]) -> list[AnyNode]:
    left, right, bottom = _CHAIN
    return [
        Polyline((left, bottom, right), "ink", "thick"),
        _disc(left, 0.72, fills[0]),
        _disc(right, 0.72, fills[1]),
        _square(*bottom, 1.4, fills[2] or "tint", 0.2),
    ]


def _pyramid(fills: Sequence[Paint | None]) -> list[AnyNode]:
    return [
        Rect(x - 0.64, y - 0.5, 1.28, 1.0, fill or "paper", "ink", "thin")
        for (x, y), fill in zip(_PYRAMID, fills, strict=True)
    ]


_TRIANGLE: Final = ((2.0, 0.62), (0.62, 3.3), (3.38, 3.3), (2.0, 2.3))
_CORNERS: Final = ((1.15, 1.15), (2.85, 1.15), (1.15, 2.85), (2.85, 2.85))
_CROSS: Final = ((2.0, 0.76), (0.76, 2.0), (3.24, 2.0), (2.0, 3.24), (2.0, 2.0))
_FLOWER: Final = ((2.0, 0.86), (0.86, 2.0), (3.14, 2.0), (2.0, 3.14), (2.0, 2.0))
_CHAIN: Final = ((0.8, 1.0), (3.2, 1.0), (2.0, 3.1))
_PYRAMID: Final = ((0.72, 3.1), (2.0, 3.1), (3.28, 3.1), (1.36, 2.1), (2.64, 2.1), (2.0, 1.1))
_AROUND: Final = (("top", "上"), ("left", "左"), ("right", "右"), ("bottom", "下"), ("middle", "中间"))
_FOUR: Final = _names(("upper left", "左上"), ("upper right", "右上"), ("lower left", "左下"), ("lower right", "右下"))

KINDS: Final[Mapping[str, Kind]] = {
    "rings": Kind(
        ((0.62, 2.0), (3.38, 2.0), (2.0, 2.0)), _names(("left", "左"), ("right", "右"), ("overlap", "重叠处")), _rings
    ),
    "chain": Kind(_CHAIN, _names(("left", "左"), ("right", "右"), ("bottom", "下")), _chain),
    "triangle": Kind(_TRIANGLE, _names(*_AROUND[:3], _AROUND[4]), _triangle),
    "quarters": Kind(_CORNERS, _FOUR, _quarters),
    "boxes": Kind(_CORNERS, _FOUR, _boxes),
    "house": Kind(
        ((2.0, 1.22), (0.95, 2.45), (3.05, 2.45), (2.0, 2.9)),
        _names(("roof", "屋顶"), ("left window", "左窗"), ("right window", "右窗"), ("door", "门")),
        _house,
    ),
    "cross": Kind(_CROSS, _names(*_AROUND), _cross),
    "flower": Kind(_FLOWER, _names(*_AROUND), _flower),
    "pyramid": Kind(
        _PYRAMID,
        _names(
            ("lower left", "左下"),
            ("lower middle", "中下"),
            ("lower right", "右下"),
            ("middle left", "中左"),
            ("middle right", "中右"),
            ("top", "顶"),
        ),
        _pyramid,
    ),
}
"""The last place of each holds the result of most rules."""


def draw_figures(name: str, numbers: Sequence[Sequence[int | None]]) -> Scene:
    """Figures in a row; the missing number is a question mark on a marked ground."""
    kind = KINDS[name]
    nodes: list[AnyNode] = []
    for place, row in enumerate(numbers):
        fills: list[Paint | None] = ["highlight" if number is None else None for number in row]
        labels = (
            Label(x, y, "?" if number is None else str(number), _DIGIT)
            for (x, y), number in zip(kind.spots, row, strict=True)
        )
        nodes.append(Group((*kind.outline(fills), *labels), _MARGIN + place * (SIDE + _GAP), _MARGIN))
    width = len(numbers) * (SIDE + _GAP) - _GAP + 2 * _MARGIN
    return Scene(width, SIDE + 2 * _MARGIN, tuple(nodes), (36, 48))
