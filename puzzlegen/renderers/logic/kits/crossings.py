"""Draws two banks with passengers on one of them, what carries them across, and who must not be left with whom."""

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import Final

from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Paint, Polyline, Rect, Segments
from puzzlegen.renderers.kits.icons import ICONS

WIDE: Final = 14.6
HIGH: Final = 5.2
_BANK: Final = 6.9
_SIDE: Final = 1.0  # of a passenger
_CARD: Final = 1.42
_GROUNDS: Final[dict[str, tuple[Paint, Paint]]] = {  # of banks, of what is between them
    "river": ("green", "blue"),
    "gorge": ("orange", "soft"),
    "sea": ("yellow", "blue"),
    "lake": ("brown", "blue"),
    "canyon": ("brown", "soft"),
}


def passenger(name: str, number: int, weight: str, x: float, y: float) -> Iterator[AnyNode]:
    """A passenger on a card, with a number and perhaps a weight below; (x, y) is the card's top left corner."""
    yield Rect(x, y, _CARD, _SIDE + (1.12 if weight else 0.65), fill="paper", stroke="ink")
    yield Group(ICONS[name], x + (_CARD - _SIDE) / 2, y + 0.08, _SIDE)
    yield Label(x + _CARD / 2, y + _SIDE + 0.32, str(number), 0.32, "given")
    if weight:
        yield Label(x + _CARD / 2, y + _SIDE + 0.76, weight, 0.3, "label")


def banks(scene: str, boat: str) -> Iterator[AnyNode]:
    """Two banks, and between them what carries the guide and as much as the sign on it says."""
    ground, between = _GROUNDS[scene]
    yield Rect(0, 0, WIDE, HIGH, fill=between)
    edge = [(0.18 * sin(step * 1.9), HIGH * step / 12) for step in range(13)]
    left = ((0, 0), *((_BANK + a, y) for a, y in edge), (0, HIGH))
    right = ((WIDE, 0), *((WIDE - 3.2 - a, y) for a, y in edge), (WIDE, HIGH))
    for shore in (left, right):
        yield Polyline(shore, "ink", "thin", closed=True, fill=ground)
    yield from _flag(WIDE - 1.6, HIGH / 2)
    x, y = (_BANK + WIDE - 3.2) / 2, HIGH / 2 + 0.3
    if scene == "gorge":
        yield Segments(((_BANK - 0.4, y - 1.9, WIDE - 2.8, y - 1.9),), "ink", "thick")
        yield Segments(((x, y - 1.9, x, y - 0.9),), "ink", "thick")
        yield Rect(x - 1.3, y - 0.9, 2.6, 2.1, fill="red", stroke="ink", weight="medium", radius=0.25)
        yield Rect(x - 1.05, y - 0.7, 2.1, 0.75, fill="paper", stroke="ink", weight="thin", radius=0.1)
        yield from _guide(x, y + 0.02, 0.5)
    elif scene == "canyon":
        yield Segments(((x - 0.9, y + 0.2, x - 1.2, y - 1.3), (x + 0.9, y + 0.2, x + 1.2, y - 1.3)), "ink", "medium")
        yield Circle(x, y - 1.55, 1.28, "pink", "ink", "medium")
        yield from _guide(x, y + 0.3, 0.6)
        yield Rect(x - 1.2, y + 0.2, 2.4, 1.0, fill="orange", stroke="ink", weight="medium", radius=0.2)
    elif scene == "lake":
        yield Segments(((x + 1.15, y + 0.9, x + 0.7, y - 1.2),), "ink", "thick")
        yield from _guide(x - 0.1, y + 0.15, 1.0)
        for log in range(4):
            yield Rect(
                x - 1.5, y + 0.12 + 0.28 * log, 3.0, 0.28, fill="orange", stroke="ink", weight="thin", radius=0.14
            )
    else:
        if scene == "sea":
            yield Segments(((x + 0.55, y + 0.2, x + 0.55, y - 2.1),), "ink", "thick")
            sail = ((x + 0.65, y - 2.0), (x + 1.35, y - 0.2), (x + 0.65, y - 0.2))
            yield Polyline(sail, "ink", "medium", closed=True, fill="paper")
        yield from _guide(x - 0.35, y + 0.15, 1.0)
        hull = ((x - 1.45, y + 0.1), (x + 1.45, y + 0.1), (x + 1.0, y + 1.2), (x - 1.0, y + 1.2))
        yield Polyline(hull, "ink", "medium", closed=True, fill="brown")
    yield Rect(x - 0.95, y + 0.34, 1.9, 0.66, fill="paper", stroke="ink", weight="thin")
    yield Label(x, y + 0.67, boat, 0.32, "given")


def _guide(x: float, ground: float, size: float) -> Iterator[AnyNode]:
    """Head, hat and shoulders."""
    body = ((-0.42, 0.0), (-0.32, -0.62), (0.32, -0.62), (0.42, 0.0))
    yield Polyline(tuple((x + a * size, ground + b * size) for a, b in body), "ink", closed=True, fill="purple")
    yield Circle(x, ground - 0.85 * size, 0.26 * size, "paper", "ink")
    hat = ((-0.42, -1.0), (0.42, -1.0), (0.24, -1.1), (0.2, -1.34), (-0.2, -1.34), (-0.24, -1.1))
    yield Polyline(tuple((x + a * size, ground + b * size) for a, b in hat), "ink", closed=True, fill="ink")


def _flag(x: float, y: float) -> Iterator[AnyNode]:
    """A flag that marks where all want to go."""
    yield Segments(((x, y - 1.2, x, y + 1.2),), "ink", "thick")
    yield Polyline(((x, y - 1.2), (x + 1.0, y - 0.85), (x, y - 0.5)), "ink", closed=True, fill="red")


def waiting(names: Sequence[str], weights: Sequence[str]) -> Iterator[AnyNode]:
    """All passengers on the left bank, in two rows."""
    across = -(-len(names) // 2)
    for place, (name, weight) in enumerate(zip(names, weights, strict=True)):
        row, column = divmod(place, across)
        within = across if row == 0 else len(names) - across
        x = (_BANK - 0.3) / 2 + (column - within / 2) * (_CARD + 0.1)
        yield from passenger(name, place + 1, weight, x, 0.35 + row * 2.4)


def quarrels(
    names: Sequence[str], pairs: Sequence[Sequence[int]], x: float, y: float, radius: float
) -> Iterator[AnyNode]:
    """The passengers in a ring, with a red zigzag between those who must not be left together."""
    count = len(names)
    angles = [
        2 * pi * (one + 0.5) / count + 0.5 / count * sin(2.1 * one) for one in range(count)
    ]  # no three lines meet
    places = [(x + 1.5 * radius * sin(angle), y - radius * cos(angle)) for angle in angles]
    for a, b in pairs:
        (x1, y1), (x2, y2) = places[a], places[b]
        long = hypot(x2 - x1, y2 - y1)
        steps = max(4, 2 * round(long / 0.36))
        out = (-(y2 - y1) / long * 0.11, (x2 - x1) / long * 0.11)
        way = [
            (x1 + (x2 - x1) * k / steps + out[0] * (-1) ** k, y1 + (y2 - y1) * k / steps + out[1] * (-1) ** k)
            for k in range(steps + 1)
        ]
        yield Polyline(tuple(way), "paper", width=0.2)  # it passes over those that are there
        yield Polyline(tuple(way), "red", "thick")
    for number, (name, (left, top)) in enumerate(zip(names, places, strict=True), 1):
        yield Circle(left, top, 0.74, "paper", "ink", "medium")
        yield Group(ICONS[name], left - 0.42, top - 0.6, 0.84)
        yield Label(left, top + 0.45, str(number), 0.3, "given")
