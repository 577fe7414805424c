"""Children seen from the front and from behind, as in a picture book: a face, or the back of a head.

A child is drawn around the middle of its hips, 2.5 units high; what it wears on its own left is on the right of the
picture if its face is seen. Hair, shirts and boots have the colours that words name, as cloth and hair have them.
"""

from collections.abc import Iterable, Mapping
from math import cos, pi, sin
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Painted, Rect
from puzzlegen.facts.solids.children import Child, Hair, Side

Point: TypeAlias = tuple[float, float]


def _soft(*corners: Point) -> tuple[Point, ...]:
    """A closed outline whose corners are cut off twice, so that it looks round; those given twice stay."""
    for _ in range(2):
        pairs = tuple(zip(corners, (*corners[1:], corners[0]), strict=True))
        corners = tuple(
            ((3 * a + p) / 4, (3 * b + q) / 4)
            for one, other in pairs
            for (a, b), (p, q) in ((one, other), (other, one))
        )
    return corners


def _both(*half: Point) -> tuple[Point, ...]:
    """An outline from its right half."""
    return (*half, *((-across, down) for across, down in half[::-1]))


def _arc(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """The upper half of a circle, from the right to the left."""
    return tuple((x + radius * cos(pi * k / 16), y - radius * sin(pi * k / 16)) for k in range(17))


HEAD: Final = -1.12
"""Of the head's middle."""
SHOULDER: Final = (0.24, -0.6)
"""To the side, and down."""
_HEAD: Final = 0.36
_HAND: Final = 0.1
_LINE: Final = "#1b1f26"
_FINE: Final = 0.026  # width of outlines
_SKIN: Final[Mapping[Hair, str]] = {"brown": "#e6b48c", "ink": "#b98058", "orange": "#f9dcc8", "yellow": "#f3caa6"}
_CLOTH: Final[Mapping[str, str]] = {
    "blue": "#5b97d3",
    "brown": "#8f6242",
    "green": "#62ae77",
    "orange": "#ef9f52",
    "pink": "#f3adc6",
    "purple": "#9470bb",
    "red": "#d9584f",
    "yellow": "#f4d368",
}
_HAIR: Final[Mapping[Hair, str]] = {"brown": "#7d5233", "ink": "#2c2a2e", "orange": "#dd8440", "yellow": "#eecb62"}
_BOOT_RED: Final = "#cf3f3f"
_SHOES: Final = "#fbfaf6"
_DENIM: Final = "#4a6285"
_CREAM: Final = "#f6f0e2"
_STRAP: Final = "#d9b88a"
_SKY: Final = "#58b1e6"
_LONG: Final[tuple[Hair, ...]] = ("orange", "yellow")  # hair down to the neck
_LOCKS: Final = _soft(*_arc(0, 0, 0.42), (-0.45, 0.24), (-0.42, 0.38), (0.42, 0.38), (0.45, 0.24))
"""Of long hair, behind the face."""
_SHIRT: Final = _soft(*_both((0.12, -0.79), (0.26, -0.75), (0.34, -0.6), (0.31, -0.2), (0.38, 0.28), (0.2, 0.29)))
_COLLAR: Final = ((-0.13, -0.79), (-0.08, -0.69), (0.0, -0.66), (0.08, -0.69), (0.13, -0.79))
_LEG: Final = ((0.02, 0.18), (0.32, 0.18), (0.29, 0.76), (0.07, 0.76))
_SHOE: Final = _soft((0.05, 0.73), (0.28, 0.73), (0.34, 0.81), (0.36, 0.91), (0.02, 0.91))
_SHAFT: Final = ((0.03, 0.42), (0.33, 0.42))
_BOOT: Final = _soft(
    *(end for end in _SHAFT for _ in range(2)), (0.32, 0.68), (0.43, 0.71), (0.5, 0.82), (0.48, 0.91), (0.02, 0.91)
)
"""Its toe points away from the other foot."""
_WING: Final = _soft((-0.05, 0.0), (0.09, -0.12), (0.22, -0.18), (0.23, 0.0), (0.22, 0.18), (0.09, 0.12))
# The border of the hair above the face, from its left to its middle; the other half is its mirror image
_FRINGES: Final[Mapping[Hair, tuple[Point, ...]]] = {
    "brown": ((-0.36, 0.0), (-0.28, -0.13), (-0.12, -0.13), (0.0, -0.2)),
    "ink": ((-0.36, -0.02), (-0.3, -0.11), (-0.15, -0.15), (0.0, -0.15)),
    "orange": ((-0.36, 0.04), (-0.3, -0.06), (-0.22, -0.16), (-0.1, -0.12), (0.0, -0.17)),
    "yellow": ((-0.36, 0.06), (-0.29, -0.06), (-0.14, -0.16), (0.0, -0.25)),
}


def side(child: Child, own: Side) -> int:
    """1 if a child's own side is on the right of the picture, -1 if it is on the left."""
    return 1 if (own == "left") == child.faces else -1


def arm(x: float, y: float, toward: int, hand: Point, child: Child) -> list[AnyNode]:
    """An arm that swings a little outwards to a hand; ``toward`` is 1 on the right of the picture, -1 on its left."""
    a, b = x + toward * SHOULDER[0], y + SHOULDER[1]
    p, q = (a + hand[0]) / 2 + toward * 0.08, (b + hand[1]) / 2
    weights = [((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in (k / 8 for k in range(8))]
    way = tuple((f * a + g * p + h * hand[0], f * b + g * q + h * hand[1]) for f, g, h in weights)
    return [
        _drawn(_disc(*hand, _HAND), _SKIN[child.hair]),
        Painted(way, stroke=_LINE, width=0.22),
        Painted(way, stroke=_CLOTH[child.shirt], width=0.22 - 2 * _FINE),
    ]


def body(child: Child, x: float, y: float) -> list[AnyNode]:
    """A child without arms."""
    nodes: list[AnyNode] = []
    for toward in (-1, 1):
        boot = child.boot is not None and side(child, child.boot) == toward
        nodes.append(_drawn(_at(_LEG, x, y, toward), _DENIM))
        foot = _at(_BOOT if boot else _SHOE, x, y, toward)
        nodes.append(_drawn(foot, _BOOT_RED if boot else _SHOES))
        if boot:
            nodes.append(Painted(_at(((0.03, 0.52), (0.33, 0.52)), x, y, toward), stroke=_LINE, width=_FINE))
    nodes.append(_drawn(_at(((-0.1, -0.9), (0.1, -0.9), (0.1, -0.7), (-0.1, -0.7)), x, y), _SKIN[child.hair]))
    nodes.append(_drawn(_at(_SHIRT, x, y), _CLOTH[child.shirt]))
    if child.faces:
        nodes.append(_drawn(_at(_COLLAR, x, y), _SKIN[child.hair]))
    if child.bag is not None:
        nodes += _bag(x, y, side(child, child.bag))
    return nodes + _head(child, x, y + HEAD)


def _bag(x: float, y: float, toward: int) -> list[AnyNode]:
    """A satchel on the hip, its strap over the other shoulder."""
    hip, top = x + toward * 0.36, y + 0.02
    strap = ((x - toward * 0.2, y - 0.75), (hip - toward * 0.12, top + 0.03))
    flap = ((-0.2, 0.0), (0.2, 0.0), (0.2, 0.12), (0.1, 0.19), (-0.1, 0.19), (-0.2, 0.12))
    return [
        Painted(strap, stroke=_LINE, width=0.09),
        Painted(strap, stroke=_STRAP, width=0.09 - 2 * 0.75 * _FINE),
        Rect(hip - 0.2, top, 0.4, 0.34, "paper", "ink", "thin", 0.05),
        _drawn(_at(flap, hip, top), _CREAM),
        _drawn(_disc(hip, top + 0.2, 0.035), _STRAP),
    ]


def _head(child: Child, x: float, y: float) -> list[AnyNode]:
    skin, long = _SKIN[child.hair], child.hair in _LONG
    nodes: list[AnyNode] = []
    if long:
        nodes.append(_drawn(_at(_LOCKS, x, y), _HAIR[child.hair]))
    else:
        nodes += (_drawn(_disc(x + toward * _HEAD, y + 0.05, 0.075), skin) for toward in (-1, 1))
    if child.faces:
        fringe = _FRINGES[child.hair]
        border = _at((*fringe, *((-a, b) for a, b in fringe[-2::-1])), x, y)
        cap = (*_arc(x, y, _HEAD + 0.02), *border)
        nodes += [
            _drawn(_disc(x, y, _HEAD), skin),
            *(Painted(_disc(x + a, y + 0.14, 0.07), "#e2725b", opacity=0.35) for a in (-0.2, 0.2)),
            Painted(cap, _HAIR[child.hair]),
            Painted(border if long else (*cap, cap[0]), stroke=_LINE, width=_FINE),
            *(Circle(x + a, y + 0.04, 0.045, fill="ink") for a in (-0.13, 0.13)),
            Painted(tuple((a, 2 * y + 0.28 - b) for a, b in _arc(x, y + 0.14, 0.1)), stroke=_LINE, width=0.03),
        ]
    elif not long:
        nodes.append(_drawn(_disc(x, y, _HEAD + 0.01), _HAIR[child.hair]))
    if child.bow is not None:
        middle, top = x + side(child, child.bow) * 0.29, y - 0.3
        nodes += (_drawn(_at(_WING, middle, top, toward), _SKY) for toward in (-1, 1))
        nodes.append(_drawn(_disc(middle, top, 0.055), _SKY))
    return nodes


def _drawn(points: Iterable[Point], fill: str) -> Painted:
    return Painted(tuple(points), fill, stroke=_LINE, width=_FINE)


def _disc(x: float, y: float, radius: float) -> tuple[Point, ...]:
    return tuple((x + radius * cos(pi * k / 16), y + radius * sin(pi * k / 16)) for k in range(32))


def _at(points: Iterable[Point], x: float, y: float, toward: int = 1) -> tuple[Point, ...]:
    return tuple((x + toward * across, y + down) for across, down in points)
