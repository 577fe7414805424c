"""Draws the parts of illustrations: areas with darker edges, light and shade, patterns and small symbols.

Lengths are pixels of a thing of ordinary size; x runs right, y runs down. Courses are as in `puzzlegen.facts.courses`.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from puzzlegen.core.scene import Clipped, Painted
from puzzlegen.facts.courses import Points, corners

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Part: TypeAlias = Painted | Clipped
Drawing: TypeAlias = tuple[Part, ...]

PATTERNS: Final = ("plain", "stripes", "bars", "dots", "checks", "zigzag", "diamonds")
SYMBOLS: Final = ("star", "heart", "moon", "sun", "leaf", "fish", "drop", "ring", "cross", "bolt", "flower", "crown")

_STEPS: Final = 11  # straight pieces of a curve
_EDGE: Final = 1.3
_SHADE: Final = "#1d1b33"
_DEEP: Final = 0.2  # opacity of shadows on the ground
_CLEAR: Final = 30.0  # CIEDE2000 between a pattern or a sign and what it is on


@lru_cache(maxsize=65536)
def mix(one: str, other: str, share: float) -> str:
    """The colour that is ``share`` of the way from one to the other."""
    channels = (
        round(int(one[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share) for at in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


@lru_cache(maxsize=65536)
def unlikeness(one: str, other: str) -> float:
    """How different two colours look, in CIEDE2000."""
    from puzzlegen.facts.colour_difference import ciede2000

    return float(ciede2000(_lab(one), _lab(other))[0])


@lru_cache(maxsize=65536)
def _lab(colour: str) -> "NDArray[np.float64]":
    """The CIELAB coordinates of a colour, (1, 3)."""
    import numpy as np

    from puzzlegen.facts.colour_difference import lab

    return lab(np.array([[int(colour[at : at + 2], 16) for at in (1, 3, 5)]], np.uint8))


@lru_cache(maxsize=65536)
def against(ground: str, colour: str) -> str:
    """The colour where it stands out from the ground; otherwise a paler or darker shade that does."""
    for share in (0.0, 0.2, 0.4, 0.6, 0.8):
        for shade_of_it in (mix(colour, "#fffaf0", share), mix(colour, _SHADE, share)):
            if unlikeness(ground, shade_of_it) >= _CLEAR:
                return shade_of_it
    return _SHADE


def dark(colour: str, share: float = 0.35) -> str:
    """A darker shade."""
    return mix(colour, _SHADE, share)


def pale(colour: str, share: float = 0.4) -> str:
    """A paler shade."""
    return mix(colour, "#fffaf0", share)


@lru_cache(maxsize=8192)
def course(path: str) -> Points:
    """The corners of a course; curves are flattened."""
    return corners(path, _STEPS)


@lru_cache(maxsize=8192)
def ellipse(x: float, y: float, across: float, down: float, turn: float = 0) -> Points:
    """Points around an ellipse with these half axes, turned clockwise by degrees."""
    sides = 10 + 2 * int(min(18, math.sqrt(max(across, down)) * 2))
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    around = [math.tau * k / sides for k in range(sides)]
    return tuple(
        (
            x + across * math.cos(a) * cos - down * math.sin(a) * sin,
            y + across * math.cos(a) * sin + down * math.sin(a) * cos,
        )
        for a in around
    )


@lru_cache(maxsize=8192)
def block(x: float, y: float, width: float, height: float, radius: float = 0) -> Points:
    """An upright rectangle by its top left corner, with round corners."""
    right, bottom, r = x + width, y + height, radius
    if not r:
        return ((x, y), (right, y), (right, bottom), (x, bottom))
    return course(
        f"M{x + r} {y} L{right - r} {y} Q{right} {y} {right} {y + r} L{right} {bottom - r} "
        f"Q{right} {bottom} {right - r} {bottom} L{x + r} {bottom} Q{x} {bottom} {x} {bottom - r} "
        f"L{x} {y + r} Q{x} {y} {x + r} {y}"
    )


def area(
    points: Points | str, fill: str, fade: str | None = None, *, edge: str | None = "", width: float = _EDGE
) -> Painted:
    """A filled outline; the edge is darker than the fill unless another one, or None, is asked for."""
    if isinstance(points, str):
        points = course(points)
    return Painted(points, fill, fade, dark(fill) if edge == "" else edge, width)


def line(points: Points | str, colour: str, width: float = _EDGE) -> Painted:
    """An open line."""
    return Painted(course(points) if isinstance(points, str) else points, stroke=colour, width=width)


def veil(points: Points | str, colour: str = "#ffffff", opacity: float = 0.28) -> Painted:
    """A translucent area: a light on something, or a shade with a dark colour."""
    return Painted(course(points) if isinstance(points, str) else points, colour, opacity=opacity)


def shade(points: Points | str, opacity: float = 0.16) -> Painted:
    """A translucent shadow."""
    return veil(points, _SHADE, opacity)


def shadow(across: float, down: float = 4, x: float = 0, y: float = 0) -> Painted:
    """The shadow of a thing on the ground below it."""
    return shade(ellipse(x, y, across, down), _DEEP)


def is_shadow(part: Part) -> bool:
    """True if it is a `shadow`, which stays on the ground however its thing is turned."""
    return isinstance(part, Painted) and part.fill == _SHADE and part.opacity == _DEEP


def clad(
    points: Points | str,
    fill: str,
    pattern: str,
    colour: str,
    step: float = 9,
    *,
    fade: str | None = None,
    faint: bool = False,
) -> Drawing:
    """A filled outline with a pattern on it, which stands out unless it may be faint; ``step`` is its period."""
    if isinstance(points, str):
        points = course(points)
    ground = Painted(points, fill, fade)
    edge = Painted((*points, points[0]), stroke=dark(fill), width=_EDGE)
    if pattern == "plain":
        return (ground, edge)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    shown = colour if faint else against(fill, colour)
    return (ground, Clipped(points, _pattern(pattern, min(xs), min(ys), max(xs), max(ys), shown, step)), edge)


def _pattern(
    pattern: str, left: float, top: float, right: float, bottom: float, colour: str, step: float
) -> tuple[Painted, ...]:
    """The parts of a pattern that covers a rectangle."""
    columns = range(int((right - left) / step) + 2)
    rows = range(int((bottom - top) / step) + 2)
    half = step / 2
    match pattern:
        case "stripes":
            found = [block(left, top + row * step + half / 2, right - left, half) for row in rows]
        case "bars":
            found = [block(left + column * step + half / 2, top, half, bottom - top) for column in columns]
        case "dots":
            r = step * 0.27
            found = [
                ellipse(left + (column + row % 2 / 2) * step, top + (row + 0.5) * step * 0.9, r, r)
                for row in rows
                for column in columns
            ]
        case "checks":
            found = [
                block(left + column * step, top + row * step, step, step)
                for row in rows
                for column in columns
                if (row + column) % 2
            ]
        case "zigzag":
            found = []
            for row in rows:
                y = top + row * step
                upper = [(left + k * half, y + (half if k % 2 else 0)) for k in range(2 * len(columns))]
                found.append((*upper, *((x, b + step * 0.42) for x, b in reversed(upper))))
        case "diamonds":
            r = step * 0.42
            found = [
                ((x, y - r), (x + r, y), (x, y + r), (x - r, y))
                for x in (left + (column + 0.5) * step for column in columns)
                for y in (top + (row + 0.5) * step for row in rows)
            ]
        case _:
            raise ValueError(f"there is no pattern {pattern!r}")
    return tuple(Painted(points, colour) for points in found)


def spread(count: int, left: float, right: float) -> list[float]:
    """The middles of ``count`` equal parts of the way from left to right."""
    return [left + (right - left) * (k + 0.5) / count for k in range(count)]


def wheel(count: int, x: float, y: float, radius: float, start: float = -90) -> list[tuple[float, float, float]]:
    """``count`` places (x, y, degrees) around a circle, clockwise from ``start`` degrees."""
    angles = [start + 360 * k / count for k in range(count)]
    return [
        (x + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle)), angle)
        for angle in angles
    ]


def bloom(x: float, y: float, radius: float, petals: int, colour: str, heart: str) -> Drawing:
    """A flower seen from the front."""
    wide = min(0.42, 2.1 / petals)
    leaves = [
        area(ellipse(a, b, radius * 0.48, radius * wide, angle), colour, width=1)
        for a, b, angle in wheel(petals, x, y, radius * 0.55)
    ]
    return (*leaves, area(ellipse(x, y, radius * 0.3, radius * 0.3), heart, width=1))


def symbol(name: str, x: float, y: float, r: float, colour: str) -> Drawing:
    """A small sign without letters, about as large as a circle of radius r."""
    parts: Sequence[Points]
    match name:
        case "star":
            tips, dents = wheel(5, x, y, r), wheel(5, x, y, r * 0.45, -54)
            parts = [tuple((a, b) for pair in zip(tips, dents, strict=True) for a, b, _ in pair)]
        case "heart":
            parts = [_sign("M0 90 C-130 10 -90 -90 -40 -80 Q-10 -74 0 -40 Q10 -74 40 -80 C90 -90 130 10 0 90", x, y, r)]
        case "moon":
            parts = [_sign("M30 -95 C-100 -80 -100 80 30 95 C-30 50 -30 -50 30 -95", x, y, r)]
        case "sun":
            rays = [
                ((a, b), (a2, b2), (a3, b3))
                for (a, b, _), (a2, b2, _), (a3, b3, _) in zip(
                    wheel(8, x, y, r), wheel(8, x, y, r * 0.62, -74), wheel(8, x, y, r * 0.62, -106), strict=True
                )
            ]
            parts = [ellipse(x, y, r * 0.52, r * 0.52), *rays]
        case "leaf":
            parts = [_sign("M-80 80 C-100 -40 0 -90 90 -90 C90 20 40 90 -50 60", x, y, r)]
        case "fish":
            parts = [
                _sign("M-95 0 C-50 -70 30 -60 50 0 C30 60 -50 70 -95 0", x, y, r),
                _sign("M30 0 L95 -60 L95 60", x, y, r),
            ]
        case "drop":
            parts = [_sign("M0 -100 C30 -40 70 0 70 40 C70 115 -70 115 -70 40 C-70 0 -30 -40 0 -100", x, y, r)]
        case "ring":
            outer, inner = ellipse(x, y, r * 0.9, r * 0.9), ellipse(x, y, r * 0.5, r * 0.5)
            parts = [(*outer, outer[0], inner[0], *reversed(inner))]
        case "cross":
            parts = [
                _sign(
                    "M-32 -90 L32 -90 L32 -32 L90 -32 L90 32 L32 32 L32 90 L-32 90 L-32 32 L-90 32 L-90 -32 L-32 -32",
                    x,
                    y,
                    r,
                )
            ]
        case "bolt":
            parts = [_sign("M30 -100 L-60 20 L-5 20 L-30 100 L60 -25 L5 -25", x, y, r)]
        case "flower":
            parts = [ellipse(a, b, r * 0.4, r * 0.4) for a, b, _ in wheel(5, x, y, r * 0.58)]
        case "crown":
            parts = [_sign("M-90 70 L-95 -60 L-45 0 L0 -85 L45 0 L95 -60 L90 70", x, y, r)]
        case _:
            raise ValueError(f"there is no symbol {name!r}")
    return tuple(Painted(points, colour) for points in parts)


def _sign(path: str, x: float, y: float, r: float) -> Points:
    return tuple((x + a * r / 100, y + b * r / 100) for a, b in course(path))
