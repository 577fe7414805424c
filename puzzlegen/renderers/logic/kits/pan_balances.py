"""Balances with numbered things in their pans, in three worlds: 5.2 units wide and 4 high.

A goldsmith weighs coins on a brass balance with a drawer, a trader sacks on boards that hang below an awning, a
spaceship's crew crystals on glass plates. Balances are illustrations in colours of their own; the numbers stand on
paper.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Clipped, Group, Hue, Label, Painted, Polyline, Rect

Point: TypeAlias = tuple[float, float]
Stand: TypeAlias = tuple[
    list[AnyNode], tuple[Point, Point], Point
]  # nodes, the middles of both pans, the question mark

WIDE: Final = 5.2
HIGH: Final = 4.0
CORNER: Final = 0.15  # radius of the corners of its ground
STEP: Final = 0.72  # from thing to thing
_MIDDLE: Final = WIDE / 2
_ARM: Final = 1.36
_NEARER: Final = 1.22  # the same in a window, whose frame is clear of the plates
_PAN: Final = 1.1  # half of its width
_TURN: Final = {"left": -0.27, "right": 0.27, "level": 0.0}  # clockwise, in radians
_HALF: Final = 0.35
_BELLY: Final = tuple(  # of a sack, on its right from the neck to the ground
    (0.33 * math.cos(turn) ** 0.6, 0.1 + math.copysign(0.25 * abs(math.sin(turn)) ** 0.6, turn))
    for turn in (math.pi * step / 20 for step in range(-7, 10))
)
_BRASS: Final = ("#f6d98a", "#b5852a", "#5b4012")
_WALNUT: Final = ("#a06a3c", "#6d4220", "#3a2210")
_PLANK: Final = ("#e3bf86", "#bd8d4f", "#5a3c1a")
_GLASS: Final = ("#dff6ff", "#9fd3ea", "#3b6f8c")
_HULL: Final = ("#c9d3e0", "#7d8ca3", "#2c3950")


def _shape(points: Sequence[Point], colours: tuple[str, str, str]) -> AnyNode:
    top, bottom, line = colours
    return Painted(tuple(points), fill=top, fade=bottom, stroke=line, width=0.035)


def _line(*points: Point, colour: str, width: float) -> AnyNode:
    return Painted(points, stroke=colour, width=width)


def _box(x: float, y: float, width: float, height: float, colours: tuple[str, str, str]) -> AnyNode:
    return _shape(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), colours)


def _arc(x: float, y: float, across: float, down: float, first: float = 0, last: float = math.tau) -> list[Point]:
    """Points of an ellipse, or of a part of it; angles run clockwise from the right."""
    angles = (first + (last - first) * step / 18 for step in range(19))
    return [(x + across * math.cos(angle), y + down * math.sin(angle)) for angle in angles]


def _ends(y: float, turn: float, arm: float = _ARM) -> tuple[Point, Point]:
    across, down = arm * math.cos(turn), arm * math.sin(turn)
    return (_MIDDLE - across, y - down), (_MIDDLE + across, y + down)


def _goldsmith(turn: float) -> Stand:
    """Brass pans on three chains each, a column with a dial, and a box with a drawer."""
    x, y = _MIDDLE, 0.62
    nodes: list[AnyNode] = [_box(x - 1.7, 3.5, 3.4, 0.42, _WALNUT), _box(x - 0.5, 3.6, 1.0, 0.22, _WALNUT)]
    nodes += [Painted(tuple(_arc(x, 3.71, 0.05, 0.05)), fill=_BRASS[0])]
    nodes.append(_shape([(x - 0.08, y), (x + 0.08, y), (x + 0.2, 3.5), (x - 0.2, 3.5)], _BRASS))
    nodes.append(_shape([*_arc(x, y + 0.1, 0.5, 0.5, 0.9, math.pi - 0.9), (x, y)], ("#fff8e2", "#f1e2b8", _BRASS[2])))
    nodes.append(
        _line((x, y), (x - 0.5 * math.sin(turn * 1.6), y + 0.5 * math.cos(turn * 1.6)), colour="#8c1d18", width=0.05)
    )
    ends = _ends(y, turn)
    (ax, ay), (bx, by) = ends
    nodes.append(
        _shape(
            [(ax, ay - 0.05), (x, y - 0.16), (bx, by - 0.05), (bx, by + 0.05), (x, y + 0.1), (ax, ay + 0.05)], _BRASS
        )
    )
    nodes.append(_shape(_arc(x, y, 0.15, 0.15), _BRASS))
    pans = []
    for px, py in ends:
        level = py + 2.26
        nodes += [_line((px, py), (px + edge, level), colour="#8a6a2c", width=0.028) for edge in (-_PAN, 0, _PAN)]
        nodes.append(_shape([*_arc(px, level, _PAN, 0.26, 0, math.pi)], _BRASS))
        nodes.append(_shape(_arc(px, py, 0.07, 0.07), _BRASS))
        pans.append((px, level))
    return nodes, (pans[0], pans[1]), (x, y + 1.5)


def _trader(turn: float) -> Stand:
    """Boards on ropes below an awning."""
    x, y = _MIDDLE, 0.95
    awning, half = list[AnyNode](), WIDE / 18
    for stripe in range(9):
        left, right = 2 * half * stripe, 2 * half * (stripe + 1)
        colours = ("#fffaf0", "#eadfc8", "#6e1f1a") if stripe % 2 else ("#d9534a", "#b83a33", "#6e1f1a")
        scallop = _arc(left + half, 0.3, half, 0.16, 0, math.pi)
        awning.append(_shape([(left, 0.0), (right, 0.0), *scallop], colours))
    corners = (*_arc(CORNER, CORNER, CORNER, CORNER, math.pi, 1.5 * math.pi),
               *_arc(WIDE - CORNER, CORNER, CORNER, CORNER, 1.5 * math.pi, math.tau))  # fmt: skip
    nodes: list[AnyNode] = [Clipped((*corners, (WIDE, 1.0), (0.0, 1.0)), tuple(awning))]
    nodes.append(_line((x, 0.49), (x, y), colour="#5a3c1a", width=0.09))
    ends = _ends(y, turn)
    (ax, ay), (bx, by) = ends
    nodes.append(_shape([(ax, ay - 0.09), (bx, by - 0.09), (bx, by + 0.09), (ax, ay + 0.09)], _PLANK))
    nodes.append(_shape(_arc(x, y, 0.14, 0.14), _HULL))
    pans = []
    for px, py in ends:
        level = py + 2.2
        nodes += [_line((px, py), (px + edge, level), colour="#8b6a3d", width=0.055) for edge in (-_PAN, _PAN)]
        nodes.append(_box(px - _PAN - 0.06, level, 2 * _PAN + 0.12, 0.16, _PLANK))
        pans.append((px, level))
    return nodes, (pans[0], pans[1]), (x, y + 1.3)


def _spaceship(turn: float) -> Stand:
    """Glass plates on struts above a beam, in front of the stars."""
    x, y = _MIDDLE, 3.3
    sky = Painted(
        ((0.12, 0.1), (WIDE - 0.12, 0.1), (WIDE - 0.12, HIGH - 0.1), (0.12, HIGH - 0.1)), fill="#1b2550", fade="#3a4c86"
    )
    nodes: list[AnyNode] = [sky]
    for star in range(14):
        at = (0.35 + star * 1.73 % 4.5, 0.3 + star * 0.83 % 1.5)
        nodes.append(Painted(tuple(_arc(*at, 0.025, 0.025)), fill="#ffffff", opacity=0.8))
    nodes.append(_shape([(x - 0.12, y), (x + 0.12, y), (x + 0.6, HIGH - 0.1), (x - 0.6, HIGH - 0.1)], _HULL))
    ends = _ends(y, turn, _NEARER)
    (ax, ay), (bx, by) = ends
    nodes.append(_shape([(ax, ay - 0.08), (bx, by - 0.08), (bx, by + 0.08), (ax, ay + 0.08)], _HULL))
    nodes.append(_shape(_arc(x, y, 0.2, 0.2), ("#7ff0c8", "#2fae86", "#134d3b")))
    pans = []
    for px, py in ends:
        level = py - 0.62  # so that a lowered plate is clear of the beam
        nodes.append(_shape([(px - 0.07, py), (px + 0.07, py), (px + 0.16, level), (px - 0.16, level)], _HULL))
        nodes.append(_shape([(px - _PAN, level), (px + _PAN, level), *_arc(px, level, _PAN, 0.17, 0, math.pi)], _GLASS))
        pans.append((px, level))
    return nodes, (pans[0], pans[1]), (x, 1.0)


_STANDS: Final[dict[str, Callable[[float], Stand]]] = {
    "coins": _goldsmith,
    "sacks": _trader,
    "crystals": _spaceship,
}


@cache
def _stand(theme: str, tilt: str) -> Stand:
    return _STANDS[theme](_TURN[tilt])


def thing(theme: str, hue: Hue, number: int) -> Iterator[AnyNode]:
    """A numbered thing around (0, 0), 0.7 wide and high."""
    middle = 0.07 if theme == "sacks" else 0.0
    if theme == "coins":
        yield Circle(0, 0, _HALF, hue, "ink", "thin")
        yield Circle(0, 0, _HALF - 0.07, "paper")
    elif theme == "sacks":
        right = ((0.2, -_HALF), (0.09, -0.21), *_BELLY)
        outline = (*right, *((-x, y) for x, y in reversed(right)))
        yield Polyline(outline, "ink", "thin", closed=True, fill=hue)
    else:
        outer, table = _octagon(_HALF, 0.19), _octagon(0.27, 0.16)
        yield Polyline(outer, "ink", "thin", closed=True, fill=hue)
        for facet in zip(outer, table, strict=True):
            yield Polyline(facet, "ink", "hair")
        yield Polyline(table, "ink", "hair", closed=True, fill="paper")
    size, half = (0.26, 0.15) if number < 10 else (0.23, 0.22)
    yield Rect(-half, middle - 0.84 * size, 2 * half, 1.56 * size, fill="paper")  # figures of all typefaces fit in
    yield Label(0, middle, str(number), size, "given")


def _octagon(half: float, side: float) -> tuple[Point, ...]:
    """The corners of a square of which the corners are cut off, around (0, 0)."""
    ends = ((half, side), (side, half))
    return tuple(
        (x * across, y * down)
        for across, down in ((1, 1), (-1, 1), (-1, -1), (1, -1))
        for x, y in (ends if across == down else ends[::-1])
    )


def row(theme: str, hue: Hue, numbers: Sequence[int], x: float, y: float) -> Iterator[AnyNode]:
    """Things beside one another, around ``x``; ``y`` is what they stand on."""
    for place, number in enumerate(numbers):
        aside = (place - (len(numbers) - 1) / 2) * STEP
        yield Group(tuple(thing(theme, hue, number)), x + aside, y - _HALF)


def heap(theme: str, hue: Hue, numbers: Sequence[int], x: float, y: float) -> Iterator[AnyNode]:
    """Things in a pan, upon one another if there are more than three."""
    below = len(numbers) if len(numbers) < 4 else (len(numbers) + 1) // 2
    yield from row(theme, hue, numbers[:below], x, y)
    yield from row(theme, hue, numbers[below:], x, y - 2 * _HALF)


def balance(theme: str, hue: Hue, tilt: str, pans: Sequence[Sequence[int]], *, locked: bool) -> Iterator[AnyNode]:
    """A balance; one that is locked is level and has a question mark."""
    nodes, middles, (x, y) = _stand(theme, tilt)
    yield from nodes
    for numbers, middle in zip(pans, middles, strict=True):
        yield from heap(theme, hue, numbers, *middle)
    if locked:
        yield Circle(x, y, 0.36, "paper", "ink", "medium")
        yield Label(x, y, "?", 0.36, "given")


def planned(theme: str, hue: Hue, pans: Sequence[Sequence[int]]) -> Iterator[AnyNode]:
    """A small level balance on a card, around (0, 0), for pans of three things at most."""
    yield Polyline(((0.0, 0.48), (0.24, 0.74), (-0.24, 0.74)), "ink", "thin", closed=True, fill="soft")
    yield Polyline(((-1.22, 0.5), (1.22, 0.5)), "ink", "thick")
    for middle, numbers in zip((-1.22, 1.22), pans, strict=True):
        yield Polyline(((middle, 0.32), (middle, 0.5)), "ink", "thick")
        yield Polyline(((middle - 1.05, 0.32), (middle + 1.05, 0.32)), "ink", width=0.1)
        yield from row(theme, hue, numbers, middle, 0.25)
