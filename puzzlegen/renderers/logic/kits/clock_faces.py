"""Clocks without figures, which look alike in a mirror."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from puzzlegen.core.scene import AnyNode, Circle, Painted, Polyline

_EIGHT: Final = 8
_ROUND: Final = 60  # corners of what looks round
_CORNER: Final = 1.04  # how far the corners of an octagon are away
EDGE: Final = 0.02  # half an outline
_LOOKS: Final = {  # forms and rims
    "station": ("round", "#6288b0"),
    "kitchen": ("square", "#dda263"),
    "tower": ("octagon", "#76a27b"),
    "offices": ("square", "#6288b0"),
    "ships": ("round", "#a5805f"),
    "studios": ("octagon", "#917bab"),
}


def clock(theme: str, x: float, y: float, radius: float, minutes: int, *, bare: bool = False) -> Iterator[AnyNode]:
    """A clock around (x, y) that shows these minutes after twelve; a bare one has no hour hand."""
    form, rim = _LOOKS[theme]
    outer, inner = (_outline(form, x, y, half) for half in (radius, 0.86 * radius))
    yield Painted(outer, rim)
    yield Polyline(outer, closed=True)
    yield Polyline(inner, closed=True, fill="paper")
    for mark in range(12):
        near = 0.66 if mark % 3 == 0 else 0.73
        yield Polyline((_at(x, y, near * radius, mark, 12), _at(x, y, 0.8 * radius, mark, 12)), weight="thin")
    if not bare:
        yield Polyline(((x, y), _at(x, y, 0.44 * radius, minutes, 720)), width=0.11 * radius)
    yield Polyline(((x, y), _at(x, y, 0.7 * radius, minutes % 60, 60)), width=0.055 * radius)
    yield Circle(x, y, 0.08 * radius, fill="ink")


def reach(theme: str, radius: float) -> float:
    """How far a clock reaches to each side, outline included."""
    return radius * (_CORNER * cos(pi / _EIGHT) if _LOOKS[theme][0] == "octagon" else 1) + EDGE


def _outline(form: str, x: float, y: float, half: float) -> tuple[tuple[float, float], ...]:
    """A circle, an octagon, or a square with round corners, this far from (x, y) to each side."""
    if form == "octagon":
        return tuple(_at(x, y, half * _CORNER, one + 0.5, _EIGHT) for one in range(_EIGHT))
    if form == "round":
        return tuple(_at(x, y, half, one, _ROUND) for one in range(_ROUND))
    middle = 0.7 * half  # of a corner, to each side
    corners = ((middle, -middle), (middle, middle), (-middle, middle), (-middle, -middle))
    return tuple(
        _at(x + aside, y + down, half - middle, quarter * 6 + step, 24)
        for quarter, (aside, down) in enumerate(corners)
        for step in range(7)
    )


def _at(x: float, y: float, radius: float, part: float, parts: int) -> tuple[float, float]:
    """The point on a circle, so many parts of a turn clockwise from the top."""
    angle = 2 * pi * part / parts
    return round(x + radius * sin(angle), 4), round(y - radius * cos(angle), 4)
