"""Sheets of letters: tiles on a board, biscuits on a tray, a quilt, and stamps."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Paint, Painted, Polyline, Rect

Point: TypeAlias = tuple[float, float]

_SCALLOPS: Final = 12  # of a biscuit
# Colours of neighbouring cells, which tell nothing
_WOODS: Final = (("#f3e1bd", "#e6cc9b"), ("#eacfa0", "#dab983"), ("#e0c193", "#cba873"))
_DOUGHS: Final = (("#efcf97", "#dfb675"), ("#f3dab0", "#e6c590"), ("#e8c184", "#d6a964"))
_CLOTHS: Final = ("#e3ecf8", "#f8e3e3", "#e4f1de", "#d8efee", "#ece2f3")

# What sheets lie on: its colour, and that of their shadows
GROUNDS: Final[Mapping[str, tuple[str, str]]] = {
    "tiles": ("#efe6d6", "#d8cbb3"),
    "biscuits": ("#f0e4d2", "#d9c8ad"),
    "quilt": ("#eeeae1", "#d8d1c2"),
    "stamps": ("#eee8dc", "#d6cdba"),
}
# How far what they lie on reaches beyond the cells, and its colour: a board, baking paper, the border of a quilt
_BORDERS: Final[Mapping[str, tuple[float, str]]] = {
    "tiles": (0.12, "#4f7a63"),
    "biscuits": (0.15, "#c9d3da"),
    "quilt": (0.2, "#7f9cc0"),
    "stamps": (0.15, "soft"),  # the paper that is seen through their holes
}
_SHADOW: Final = (0.08, 0.1)  # to the right and down
_ROUND: Final = 0.11  # radius of a tile's corners


def _area(left: float, top: float, side: float, fill: str) -> Painted:
    """A square."""
    return Painted(((left, top), (left + side, top), (left + side, top + side), (left, top + side)), fill)


def _merged(corners: Sequence[Point], side: float, fill: str) -> Painted:
    """Squares by their upper left corners as one area: a line that runs around one after the other."""
    line: list[Point] = []
    for x, y in corners:
        line += (corners[0], (x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y))
    return Painted(tuple(line), fill)


def below(theme: str, cells: Sequence[Point]) -> list[AnyNode]:
    """What lies below cells, by their upper left corners, and its shadow."""
    reach, fill = _BORDERS[theme]
    side, (right, down) = 1 + 2 * reach, _SHADOW
    corners = [(x - reach, y - reach) for x, y in cells]
    shadow = _merged([(x + right, y + down) for x, y in corners], side, GROUNDS[theme][1])
    if fill == "soft":
        return [shadow, *(Rect(x, y, side, side, "soft") for x, y in corners)]
    return [shadow, _merged(corners, side, fill)]


def _rounded(left: float, top: float, side: float) -> tuple[Point, ...]:
    """A square with round corners."""
    near, far = _ROUND, side - _ROUND
    middles = ((far, far), (near, far), (near, near), (far, near))  # of its corners, as angles grow
    turns = ((x, y, math.pi / 2 * (quarter + step / 5)) for quarter, (x, y) in enumerate(middles) for step in range(6))
    return tuple((left + x + near * math.cos(turn), top + y + near * math.sin(turn)) for x, y, turn in turns)


def _tile(fill: Paint, number: int) -> list[AnyNode]:
    """A tile of wood, or a yellow one, with its edge in shade."""
    body: list[AnyNode] = [Rect(0.05, 0.05, 0.87, 0.87, fill, "ink", "thick" if fill == "highlight" else "thin", 0.12)]
    if fill != "highlight":
        body.append(Painted(_rounded(0.06, 0.06, 0.85), *_WOODS[number % len(_WOODS)]))
    return [Painted(_rounded(0.1, 0.1, 0.87), "#12351f", opacity=0.35), *body]


def _biscuit(fill: Paint, number: int) -> list[AnyNode]:
    """A round biscuit with a wavy edge, baked or, where it is yellow, iced."""
    around = [math.tau * step / (6 * _SCALLOPS) for step in range(6 * _SCALLOPS)]
    radii = [0.43 + 0.025 * math.cos(_SCALLOPS * angle) for angle in around]
    edge = tuple((0.5 + r * math.cos(a), 0.5 + r * math.sin(a)) for r, a in zip(radii, around, strict=True))
    baked = [Painted(edge, *_DOUGHS[number % len(_DOUGHS)])] if fill != "highlight" else []
    return [
        Polyline(edge, None, closed=True, fill=fill),
        *baked,
        Polyline(edge, "ink", "thick" if fill == "highlight" else "thin", closed=True),
        Circle(0.5, 0.5, 0.35, None, "line", "hair"),
    ]


def _patch(fill: Paint, number: int) -> list[AnyNode]:
    """A patch with a seam."""
    seam = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
    return [
        Rect(0, 0, 1, 1, fill if fill == "highlight" else "paper", "ink", "thin"),
        *([] if fill == "highlight" else [_area(0.02, 0.02, 0.96, _CLOTHS[number % len(_CLOTHS)])]),
        Polyline(seam, "line", "thin", closed=True, dashed=True),
    ]


def _stamp(fill: Paint, number: int) -> list[AnyNode]:
    """A stamp with a frame, and holes where it is torn off."""
    holes = [k / 8 for k in range(9)]
    edge = {(a, b) for k in holes for a, b in ((k, 0.0), (k, 1.0), (0.0, k), (1.0, k))}
    tinted = [] if fill == "highlight" else [_area(0.14, 0.14, 0.72, _CLOTHS[number % len(_CLOTHS)])]
    return [
        Rect(0, 0, 1, 1, fill if fill == "highlight" else "paper", None),
        *(Circle(x, y, 0.035, "soft", None) for x, y in sorted(edge)),
        *tinted,
        Rect(0.14, 0.14, 0.72, 0.72, None, "line", "hair"),
    ]


THEMES: Final[Mapping[str, Callable[[Paint, int], list[AnyNode]]]] = {
    "tiles": _tile,
    "biscuits": _biscuit,
    "quilt": _patch,
    "stamps": _stamp,
}
"""What a cell of a colour looks like: a yellow one, or one of several by a number."""
