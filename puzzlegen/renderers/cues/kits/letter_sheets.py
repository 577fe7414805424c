"""Sheets of letters: tiles on a board, biscuits on a tray, a quilt, and stamps."""

import math
from collections.abc import Callable, Mapping
from typing import Final

from puzzlegen.core.scene import AnyNode, Circle, Paint, Painted, Polyline, Rect

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


def _area(left: float, top: float, side: float, fill: str) -> Painted:
    """A square."""
    return Painted(((left, top), (left + side, top), (left + side, top + side), (left, top + side)), fill)


def shadow(theme: str, x: float, y: float) -> Painted:
    """The shadow of a cell and its border."""
    return _area(x - 0.12, y - 0.08, 1.36, GROUNDS[theme][1])


def _board(x: float, y: float) -> list[AnyNode]:
    """The board below a tile."""
    return [_area(x - 0.12, y - 0.12, 1.24, "#4f7a63")]


def _tile(fill: Paint, number: int) -> list[AnyNode]:
    """A tile of wood, or a yellow one, with its edge in shade."""
    body: list[AnyNode] = [Rect(0.05, 0.05, 0.87, 0.87, fill, "ink", "thick" if fill == "highlight" else "thin", 0.12)]
    if fill != "highlight":
        inner = ((0.08, 0.12), (0.12, 0.08), (0.85, 0.08), (0.89, 0.12), (0.89, 0.85), (0.85, 0.89), (0.12, 0.89))
        body.append(Painted((*inner, (0.08, 0.85)), *_WOODS[number % len(_WOODS)]))
    edge = ((0.12, 0.14), (0.88, 0.14), (0.97, 0.2), (0.97, 0.92), (0.92, 0.97), (0.2, 0.97), (0.12, 0.9))
    return [Painted(edge, "#12351f", opacity=0.35), *body]


def _tray(x: float, y: float) -> list[AnyNode]:
    """Baking paper on a tray."""
    return [_area(x - 0.15, y - 0.15, 1.3, "#c9d3da")]


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


def _batting(x: float, y: float) -> list[AnyNode]:
    """The border of the quilt."""
    return [_area(x - 0.2, y - 0.2, 1.4, "#7f9cc0")]


def _patch(fill: Paint, number: int) -> list[AnyNode]:
    """A patch with a seam."""
    seam = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
    return [
        Rect(0, 0, 1, 1, fill if fill == "highlight" else "paper", "ink", "thin"),
        *([] if fill == "highlight" else [_area(0.02, 0.02, 0.96, _CLOTHS[number % len(_CLOTHS)])]),
        Polyline(seam, "line", "thin", closed=True, dashed=True),
    ]


def _sheet(x: float, y: float) -> list[AnyNode]:
    """The paper of the stamps."""
    return [Rect(x - 0.15, y - 0.15, 1.3, 1.3, "soft", None)]


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


THEMES: Final[Mapping[str, tuple[Callable[[float, float], list[AnyNode]], Callable[[Paint, int], list[AnyNode]]]]] = {
    "tiles": (_board, _tile),
    "biscuits": (_tray, _biscuit),
    "quilt": (_batting, _patch),
    "stamps": (_sheet, _stamp),
}
"""What lies below a cell, and what a cell of a colour looks like: a yellow one, or one of several by a number."""
