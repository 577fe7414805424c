"""Matches on a table: illustrations in colours of their own. A unit is the length of a match and its gaps."""

import math
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Painted

Line: TypeAlias = tuple[float, float, float, float]
Point: TypeAlias = tuple[float, float]

_HALF: Final = 0.075  # of a match's width
_END: Final = 0.09  # between the end of a line and that of its match
_HEADS: Final = {
    "red": ("#e8483f", "#a81f1c"),
    "orange": ("#ffab4a", "#e0730c"),
    "yellow": ("#ffe95c", "#e5bd12"),
    "green": ("#4fc36d", "#1c7f3b"),
    "blue": ("#4f9bf0", "#1a5bb3"),
    "purple": ("#b56ad6", "#72259a"),
    "black": ("#5a5350", "#1f1b1a"),
}
_WOOD: Final = ("#f8e6bd", "#dfbd81")
_EDGE: Final = "#6d4a22"
_RIM: Final = 0.018
_BLEED: Final = 0.02
PLACE: Final[dict[str, Line]] = {
    "a": (0, 0, 1, 0),
    "b": (1, 0, 1, 1),
    "c": (1, 1, 1, 2),
    "d": (1, 2, 0, 2),
    "e": (0, 2, 0, 1),
    "f": (0, 1, 0, 0),
    "g": (0, 1, 1, 1),
}
"""The slots of a digit or a letter, 1 wide and 2 high; the heads of matches are at the ends of these lines."""
CROSS: Final[dict[str, Line]] = {"h": (0, 1, 0.8, 1), "v": (0.4, 1.4, 0.4, 0.6)}
"""The slots of an operator, 0.8 wide."""


def match(line: Line, number: int, head: str) -> tuple[Painted, ...]:
    """A match along a line, at the end of which is its head; ``number`` says how far it is askew."""
    x1, y1, x2, y2 = line
    turn = math.radians((number * 7 % 5 - 2) * 0.9)
    x, y, length = (x1 + x2) / 2, (y1 + y2) / 2, math.dist((x1, y1), (x2, y2)) / 2 - _END
    angle = math.atan2(y2 - y1, x2 - x1) + turn

    def at(along: float, aside: float) -> Point:
        cos, sin = math.cos(angle), math.sin(angle)
        return x + along * cos - aside * sin, y + along * sin + aside * cos

    def oval(along: float, long: float, thick: float, aside: float = 0) -> tuple[Point, ...]:
        turns = (math.tau * step / 16 for step in range(16))
        return tuple(at(along + long * math.cos(one), aside + thick * math.sin(one)) for one in turns)

    def body(aside: float, over: float = 0) -> tuple[Point, ...]:
        end = length + over
        return tuple(at(*point) for point in ((-end, -aside), (end, -aside), (end, aside), (-end, aside)))

    light, dark = _HEADS[head]
    # Areas above darker, larger ones cost a fraction of areas with outlines.
    return (
        Painted(tuple((a + 0.035, b + 0.05) for a, b in body(_HALF)), fill="#000000", opacity=0.28),
        Painted(body(_HALF, _RIM), fill=_EDGE),
        Painted(body(_HALF - _RIM), fill=_WOOD[0], fade=_WOOD[1]),
        Painted(oval(length - 0.06, 0.135, 0.1), fill="#2a1c14"),
        Painted(oval(length - 0.06, 0.135 - _RIM, 0.1 - _RIM), fill=light, fade=dark),
        Painted(oval(length - 0.03, 0.04, 0.02, -0.035), fill="#ffffff", opacity=0.55),
    )


def box(drawn: Sequence[Painted]) -> Line:
    """The left, the top, the width and the height of the box around a match as drawn, without its shadow."""
    xs, ys = zip(*(point for part in drawn[1:] for point in part.points), strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def slot(line: Line, surface: str) -> AnyNode:
    """An empty slot."""
    x1, y1, x2, y2 = line
    along = math.dist((x1, y1), (x2, y2))
    a, b = (x2 - x1) / along, (y2 - y1) / along
    left, right = (x1 + a * _END, y1 + b * _END), (x2 - a * _END, y2 - b * _END)
    c, d = -b * _HALF, a * _HALF
    corners = tuple((x + s * c, y + s * d) for (x, y), s in ((left, -1), (right, -1), (right, 1), (left, 1)))
    colour = "#ffffff" if surface in _DARK else "#1a1208"
    return Painted(corners, fill=colour, opacity=0.26)


def _planks(base: str, fade: str, grain: str) -> Callable[[float, float], list[AnyNode]]:
    def drawn(wide: float, high: float) -> list[AnyNode]:
        nodes: list[AnyNode] = [_sheet(0, 0, wide, high, base, fade)]
        count = max(2, round(high / 1.15))
        for plank in range(count):
            y, tall = plank * high / count, high / count
            nodes.append(Painted(((0, y), (wide, y)), stroke=grain, width=0.035, opacity=0.75))
            joint = wide * (0.23 + 0.37 * (plank * 2 % 3) / 2)
            nodes.append(Painted(((joint, y), (joint, y + tall)), stroke=grain, width=0.025, opacity=0.6))
            for vein in range(3):
                level = y + tall * (0.22 + 0.27 * vein)
                phase = plank * 1.7 + vein * 2.3
                waves = tuple((wide * step / 24, level + 0.05 * math.sin(step * 0.55 + phase)) for step in range(25))
                nodes.append(Painted(waves, stroke=grain, width=0.016, opacity=0.28))
        return nodes

    return drawn


def _checks(base: str, stripe: str) -> Callable[[float, float], list[AnyNode]]:
    def drawn(wide: float, high: float) -> list[AnyNode]:
        nodes: list[AnyNode] = [_sheet(0, 0, wide, high, base)]
        step = 0.55
        for number in range(int(wide / step) // 2 + 1):
            nodes.append(_sheet(2 * number * step, 0, min((2 * number + 1) * step, wide), high, stripe, opacity=0.3))
        for number in range(int(high / step) // 2 + 1):
            nodes.append(_sheet(0, 2 * number * step, wide, min((2 * number + 1) * step, high), stripe, opacity=0.3))
        return nodes

    return drawn


def _speckled(base: str, fade: str, speck: str) -> Callable[[float, float], list[AnyNode]]:
    def drawn(wide: float, high: float) -> list[AnyNode]:
        nodes: list[AnyNode] = [_sheet(0, 0, wide, high, base, fade)]
        for number in range(int(3 * wide * high)):
            x, y = wide * (number * 0.754877666 % 1), high * (number * 0.569840291 % 1)
            long = 0.05 + 0.08 * (number * 7 % 5) / 5
            end = x + long, y + long * (number % 3 - 1) / 2
            nodes.append(Painted(((x, y), end), stroke=speck, width=0.02, opacity=0.25))
        return nodes

    return drawn


def _sheet(
    left: float, top: float, right: float, bottom: float, fill: str, fade: str | None = None, opacity: float = 1
) -> AnyNode:
    return Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill=fill, fade=fade, opacity=opacity)


_DARK: Final = {"slate", "felt", "walnut"}
_SURFACES: Final = {
    "oak": _planks("#d9a765", "#c48f4c", "#7d5220"),
    "walnut": _planks("#6b4630", "#573724", "#2c1a10"),
    "gingham": _checks("#fbf7ef", "#8fb2d6"),
    "slate": _speckled("#4b5359", "#3a4146", "#aeb9c0"),
    "felt": _speckled("#2f7a55", "#256646", "#a5dcc0"),
    "linen": _speckled("#cdbb9a", "#bda680", "#6f5b38"),
}


def table(surface: str, wide: float, high: float) -> list[AnyNode]:
    """What the matches lie on, a little beyond the page: its last column of pixels is to be covered entirely."""
    return _SURFACES[surface](wide + _BLEED, high + _BLEED)
