"""Children seen from the front and from behind, drawn friendly: a face, or the back of a head.

A child is drawn around the middle of its hips, 2.6 units high; what it wears on its own left is on the right of the
picture if its face is seen.
"""

from math import cos, pi, sin
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Paint, Polyline
from puzzlegen.facts.solids.children import Child, Side

Point: TypeAlias = tuple[float, float]
HEAD: Final = -1.12
"""Of the head's middle."""
SHOULDER: Final = (0.27, -0.62)
"""To the side, and down."""
_HEAD: Final = 0.36
_SHOE: Final = ((-0.12, 0.72), (0.12, 0.72), (0.12, 0.9), (-0.12, 0.9))
_BOOT: Final = ((-0.12, 0.4), (0.12, 0.4), (0.12, 0.68), (0.27, 0.74), (0.32, 0.9), (-0.12, 0.9))
"""Its toe points away from the other foot."""


def side(child: Child, own: Side) -> int:
    """1 if a child's own side is on the right of the picture, -1 if it is on the left."""
    return 1 if (own == "left") == child.faces else -1


def arm(x: float, y: float, toward: int, hand: Point, shirt: Paint) -> list[AnyNode]:
    """An arm to a hand; ``toward`` is 1 on the right of the picture and -1 on its left."""
    shoulder = (x + toward * SHOULDER[0], y + SHOULDER[1])
    return [
        Polyline((shoulder, hand), "ink", width=0.19),
        Polyline((shoulder, hand), shirt, width=0.13),
        Circle(*hand, 0.11, fill="paper", stroke="ink"),
    ]


def body(child: Child, x: float, y: float) -> list[AnyNode]:
    """A child without arms."""
    nodes: list[AnyNode] = []
    for toward in (-1, 1):
        foot = x + toward * 0.17
        boot = child.boot is not None and side(child, child.boot) == toward
        nodes.append(Polyline(((foot, y + 0.2), (foot, y + 0.78)), "ink", width=0.13))
        shape = _BOOT if boot else _SHOE
        outline = tuple((foot + toward * across, y + down) for across, down in shape)
        nodes.append(Polyline(outline, "ink", "thin", closed=True, fill="red" if boot else "paper"))
    outline = ((x - 0.3, y - 0.75), (x + 0.3, y - 0.75), (x + 0.42, y + 0.28), (x - 0.42, y + 0.28))
    nodes.append(Polyline(outline, "ink", "thin", closed=True, fill=child.shirt))
    if child.bag is not None:
        toward = side(child, child.bag)
        hip = x + toward * 0.36
        nodes.append(Polyline(((x - toward * 0.24, y - 0.75), (hip, y + 0.1)), "ink", "medium"))
        bag = ((hip - 0.2, y + 0.05), (hip + 0.2, y + 0.05), (hip + 0.2, y + 0.4), (hip - 0.2, y + 0.4))
        nodes.append(Polyline(bag, "ink", "thin", closed=True, fill="paper"))
        nodes.append(Polyline(((hip - 0.2, y + 0.17), (hip + 0.2, y + 0.17)), "ink", "thin"))
    return nodes + _head(child, x, y + HEAD)


def _head(child: Child, x: float, y: float) -> list[AnyNode]:
    if child.faces:
        cap = [(x + _HEAD * cos(pi * k / 12), y - 0.06 - _HEAD * sin(pi * k / 12) * 0.86) for k in range(13)]
        smile = tuple((x + 0.15 * cos(pi * k / 8), y + 0.08 + 0.11 * sin(pi * k / 8)) for k in range(9))
        nodes: list[AnyNode] = [
            Circle(x, y, _HEAD, fill="paper", stroke="ink"),
            Polyline((*cap, (x, y - 0.14)), "ink", "thin", closed=True, fill=child.hair),
            Circle(x - 0.13, y + 0.02, 0.045, fill="ink"),
            Circle(x + 0.13, y + 0.02, 0.045, fill="ink"),
            Polyline(smile, "ink", "thin"),
        ]
    else:
        nodes = [Circle(x, y, _HEAD, fill=child.hair, stroke="ink")]
    if child.bow is not None:
        middle, top = x + side(child, child.bow) * 0.33, y - 0.29
        for toward in (-1, 1):
            wing = ((middle, top), (middle + toward * 0.2, top - 0.14), (middle + toward * 0.2, top + 0.14))
            nodes.append(Polyline(wing, "ink", "thin", closed=True, fill="paper"))
        nodes.append(Circle(middle, top, 0.06, fill="ink"))
    return nodes
