"""Balances with things on them, in three themes: illustrations in colours of their own, `WIDE` and `HIGH` units."""

import math
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Painted, Polyline, Rect
from puzzlegen.renderers.kits.icons.coats import coated
from puzzlegen.renderers.kits.icons.pen import Icon

Point: TypeAlias = tuple[float, float]
Sides: TypeAlias = tuple[Point, Point]  # the middle of what the left and the right load stand on

WIDE: Final = 6.4
HIGH: Final = {"beam": 3.4, "kitchen": 2.9, "seesaw": 2.75}
_MIDDLE: Final = WIDE / 2
_ARM: Final = 1.64
_PAN: Final = 1.45  # half of a pan: three things stand side by side on it
ROW: Final = 3  # things side by side at most
_TURN: Final = {"left": -0.17, "right": 0.17, "level": 0.0}  # clockwise, in radians
_ICON: Final = 0.94
_FOOT: Final = 0.3  # half of what a thing stands on, about
_FLAT: Final = 0.002  # of the side of an icon: a tenth of a pixel
_BRASS: Final = ("#f3cf73", "#b98a2b")
_DARK: Final = "#5d4215"
_STEEL: Final = ("#fbfbfb", "#c9ced4"), "#4a4f55"
_ENAMEL: Final = ("#e4675a", "#b23a32"), "#6a1d18"
_WOOD: Final = ("#e8bd7c", "#c48f4c"), "#5d3d18"
_BARK: Final = ("#a9713c", "#6f4520"), "#3f2712"


@cache
def toy(name: str) -> Icon:
    """The icon of a thing in the colours of the thing itself, with fewer corners too; no owl brings a perch along."""
    return tuple(
        replace(node, points=_corners(node.points)) if isinstance(node, Polyline | Painted) else node
        for node in coated(name)
        if not (name == "owl" and isinstance(node, Polyline) and node.weight == "thick")
    )


def _corners(points: Sequence[Point]) -> tuple[Point, ...]:
    """The points of a line without those that lie on it all the same."""
    kept = [points[0]]
    for (bx, by), (cx, cy) in pairwise(points[1:]):
        ax, ay = kept[-1]
        if abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) > _FLAT * math.dist((ax, ay), (cx, cy)):
            kept.append((bx, by))
    return (*kept, *points[1:][-1:])


@cache
def _reach(name: str) -> tuple[float, float]:
    """The top and the bottom of a thing's ink, in units."""
    levels = [y for node in toy(name) if isinstance(node, Polyline | Painted) for _, y in node.points]
    for node in toy(name):
        if isinstance(node, Circle):
            levels += [node.y - node.radius, node.y + node.radius]
        elif isinstance(node, Rect):
            levels += [node.y, node.y + node.height]
    return _ICON * min(levels), _ICON * max(levels)


def pile(names: Sequence[str], x: float, y: float, slope: float = 0) -> list[AnyNode]:
    """Things that stand around a point on level or sloping ground, upon one another if there are more than three."""
    below = len(names) if len(names) <= ROW else (len(names) + 1) // 2
    nodes: list[AnyNode] = []
    for row in (names[:below], names[below:]):
        for place, name in enumerate(row):
            aside = (place - (len(row) - 1) / 2) * _ICON
            nodes.append(Group(toy(name), x + aside - _ICON / 2, y + slope * aside - _reach(name)[1], _ICON))
        y -= max((bottom - top for top, bottom in map(_reach, row)), default=0) * 0.95
    return nodes


def balance(theme: str, tilt: str, left: Sequence[str], right: Sequence[str], *, locked: bool) -> tuple[AnyNode, ...]:
    """A balance; one that is locked is level and has a question mark."""
    nodes, sides, pivot = _THEMES[theme](_TURN[tilt])
    slope = math.tan(_TURN[tilt]) if theme == "seesaw" else 0
    piles = [
        node
        for names, (x, y) in zip((left, right), sides, strict=True)
        for node in pile(names, x, y + _FOOT * abs(slope), slope)
    ]
    nodes = [*piles, *nodes] if theme == "seesaw" else [*nodes, *piles]  # behind a plank no foot hovers
    if locked:
        x, y = pivot
        nodes += [Circle(x, y, 0.36, "paper", "ink", "medium"), Label(x, y, "?", 0.36, "given")]
    return tuple(nodes)


def _shape(points: Sequence[Point], fill: tuple[str, str] = _BRASS, line: str = _DARK) -> AnyNode:
    return Painted(tuple(points), fill=fill[0], fade=fill[1], stroke=line, width=0.03)


def _oval(x: float, y: float, across: float, down: float, first: float = 0, last: float = math.tau) -> list[Point]:
    """Points of an ellipse, or of a part of it; angles run clockwise from the right."""
    angles = (first + (last - first) * step / 20 for step in range(21))
    return [(x + across * math.cos(angle), y + down * math.sin(angle)) for angle in angles]


def _shadow(half: float, y: float) -> AnyNode:
    return Painted(tuple(_oval(_MIDDLE, y, half, 0.1)), fill="#000000", opacity=0.13)


def _ends(x: float, y: float, arm: float, turn: float) -> Sides:
    """Both ends of a beam on a pivot."""
    across, down = arm * math.cos(turn), arm * math.sin(turn)
    return (x - across, y - down), (x + across, y + down)


def _beam(turn: float) -> tuple[list[AnyNode], Sides, Point]:
    """Two pans that hang from a beam of brass."""
    x, y = _MIDDLE, 0.5
    nodes: list[AnyNode] = [_shadow(1.0, 3.18)]
    nodes.append(_shape([(x - 0.09, y), (x + 0.09, y), (x + 0.13, 2.88), (x - 0.13, 2.88)]))
    nodes.append(_shape(_oval(x, 2.9, 0.3, 0.16)))
    nodes.append(_shape([*_oval(x, 3.18, 0.8, 0.26, math.pi, math.tau), (x + 0.8, 3.2), (x - 0.8, 3.2)]))
    ends = _ends(x, y, _ARM, turn)
    (ax, ay), (bx, by) = ends
    upper, lower = [(ax, ay - 0.04), (x, y - 0.14), (bx, by - 0.04)], [(bx, by + 0.04), (x, y + 0.1), (ax, ay + 0.04)]
    nodes.append(_shape([*upper, *lower]))
    nodes.append(_shape(_oval(x, y, 0.17, 0.17)))
    pans = []
    for px, py in ends:
        level = py + 1.86
        for edge in (0.02 - _PAN, _PAN - 0.02):
            nodes.append(Painted(((px, py), (px + edge, level)), stroke="#8a6a2c", width=0.025))
        nodes.append(_shape([(px - _PAN, level), (px + _PAN, level), *_oval(px, level, _PAN, 0.3, 0, math.pi)]))
        nodes.append(_shape(_oval(px, py, 0.07, 0.07)))
        pans.append((px, level + 0.02))
    return nodes, (pans[0], pans[1]), (x, y + 0.6)


def _kitchen(turn: float) -> tuple[list[AnyNode], Sides, Point]:
    """Two plates on the arms of an enamelled kitchen balance."""
    x, y = _MIDDLE, 2.2
    ends = _ends(x, y, _ARM, turn)
    (ax, ay), (bx, by) = ends
    nodes: list[AnyNode] = [_shadow(2.0, y + 0.55)]
    for px, py in ends:
        rim = py - 0.85
        nodes.append(_shape([(px - 0.06, py), (px + 0.06, py), (px + 0.06, rim), (px - 0.06, rim)], *_STEEL))
        nodes.append(_shape([(px - _PAN, rim), (px + _PAN, rim), *_oval(px, rim, _PAN, 0.2, 0, math.pi)], *_STEEL))
    nodes.append(_shape([(ax, ay - 0.07), (bx, by - 0.07), (bx, by + 0.07), (ax, ay + 0.07)], *_STEEL))
    right = [(x + 0.5, y - 0.4), (x + 0.75, y + 0.35), (x + 1.5, y + 0.57)]
    nodes.append(_shape([*right, *((2 * x - a, b) for a, b in reversed(right))], *_ENAMEL))
    nodes.append(Painted(tuple(_oval(x, y, 0.2, 0.2)), fill="#fff7e0", stroke=_ENAMEL[1], width=0.03))
    needle = (x + 0.17 * math.sin(3 * turn), y - 0.17 * math.cos(3 * turn))
    nodes.append(Painted(((x, y), needle), stroke="#3a1512", width=0.035))
    return nodes, ((ax, ay - 0.83), (bx, by - 0.83)), (x, y)


def _seesaw(turn: float) -> tuple[list[AnyNode], Sides, Point]:
    """A plank on a log."""
    x, y = _MIDDLE, 1.86
    log = y + 0.36
    (ax, ay), (bx, by) = _ends(x, y, 3.05, turn)
    nodes: list[AnyNode] = [_shadow(2.6, y + 0.68), _shape(_oval(x, log, 0.36, 0.36), *_BARK)]
    nodes += [Painted(tuple(_oval(x, log, size, size)), stroke="#e0b27a", width=0.025) for size in (0.22, 0.1)]
    nodes.append(_shape([(ax, ay - 0.08), (bx, by - 0.08), (bx, by + 0.08), (ax, ay + 0.08)], *_WOOD))
    left, right = _ends(x, y, _ARM, turn)
    return nodes, ((left[0], left[1] - 0.07), (right[0], right[1] - 0.07)), (x, log)


_THEMES: Final[dict[str, Callable[[float], tuple[list[AnyNode], Sides, Point]]]] = {
    "beam": _beam,
    "kitchen": _kitchen,
    "seesaw": _seesaw,
}
