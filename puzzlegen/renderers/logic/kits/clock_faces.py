"""Clocks without figures, which look alike in a mirror."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from puzzlegen.core.scene import AnyNode, Circle, Paint, Polyline, Rect

_EIGHT: Final = 8
_CORNER: Final = 1.04  # how far the corners of an octagon are away
EDGE: Final = 0.02  # half an outline
_LOOKS: Final[dict[str, tuple[str, Paint]]] = {
    "station": ("round", "blue"),
    "kitchen": ("square", "orange"),
    "tower": ("octagon", "green"),
    "offices": ("square", "blue"),
    "ships": ("round", "brown"),
    "studios": ("octagon", "purple"),
}


def clock(theme: str, x: float, y: float, radius: float, minutes: int, *, bare: bool = False) -> Iterator[AnyNode]:
    """A clock around (x, y) that shows these minutes after twelve; a bare one has no hour hand."""
    form, rim = _LOOKS[theme]
    inner = 0.86 * radius
    layers: tuple[tuple[float, Paint], ...] = ((radius, rim), (inner, "paper"))
    if form == "round":
        for half, fill in layers:
            yield Circle(x, y, half, fill=fill, stroke="ink")
    elif form == "square":
        for half, fill in layers:
            yield Rect(x - half, y - half, 2 * half, 2 * half, fill=fill, stroke="ink", radius=0.3 * half)
    else:
        for half, fill in layers:
            corners = tuple(_at(x, y, half * _CORNER, one + 0.5, _EIGHT) for one in range(_EIGHT))
            yield Polyline(corners, closed=True, fill=fill)
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


def _at(x: float, y: float, radius: float, part: float, parts: int) -> tuple[float, float]:
    """The point on a circle, so many parts of a turn clockwise from the top."""
    angle = 2 * pi * part / parts
    return round(x + radius * sin(angle), 4), round(y - radius * cos(angle), 4)
