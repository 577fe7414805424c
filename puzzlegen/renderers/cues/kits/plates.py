"""What holds a picture and its dots: plates on a cloth, cards on a board, badges on felt; threads, flags and rings."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Painted, Polyline, Rect, Segments
from puzzlegen.renderers.kits.icons.coats import coated

_SCALLOPS: Final = 20  # of a badge's rim
_DOT: Final = (0.082, 0.213)  # radius, and from one to the next, for a picture of radius 1

Point = tuple[float, float]


def _plate(x: float, y: float, r: float) -> list[AnyNode]:
    return [Circle(x, y, r, "paper", "ink", "medium"), Circle(x, y, 0.9 * r, None, "line", "hair")]


def _card(x: float, y: float, r: float) -> list[AnyNode]:
    side = 1.72 * r
    return [
        Rect(x - side / 2, y - side / 2, side, side, "paper", "ink", "medium", 0.12 * r),
        Circle(x, y - side / 2, 0.1, "red", "ink"),
    ]


def _badge(x: float, y: float, r: float) -> list[AnyNode]:
    rim = []
    for step in range(4 * _SCALLOPS):
        turn = pi * step / (2 * _SCALLOPS)
        out = r * (1 - 0.035 * (1 + cos(turn * _SCALLOPS)))
        rim.append((x + out * cos(turn), y + out * sin(turn)))
    return [Polyline(tuple(rim), "ink", "medium", closed=True, fill="paper"), Circle(x, y, 0.9 * r, "paper", None)]


def _area(left: float, top: float, right: float, bottom: float, fill: str, opacity: float = 1.0) -> Painted:
    return Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill, opacity=opacity)


def _gingham(look: int, width: float, height: float) -> list[AnyNode]:
    dye = ("#9dbad6", "#dfa9a2", "#a9c5a0")[look % 3]
    stripes = [_area(x / 10, 0, min(x / 10 + 0.8, width), height, dye, 0.4) for x in range(0, int(10 * width), 16)]
    stripes += [_area(0, y / 10, width, min(y / 10 + 0.8, height), dye, 0.4) for y in range(0, int(10 * height), 16)]
    return [_area(0, 0, width, height, "#f7f9fb"), *stripes]


def _cork(look: int, width: float, height: float) -> list[AnyNode]:
    crumbs = []
    for row in range(int(height / 0.6)):
        for column in range(int((width - 0.6) / 0.9) + 1):
            x, y = 0.3 + 0.9 * column + 0.45 * (row % 2) + 0.13 * ((7 * row + 3 * column) % 3), 0.35 + 0.6 * row
            tone = ("#c39a66", "#ead0a5", "#b98d57")[(5 * row + 2 * column) % 3]
            if x + 0.2 < width:
                crumbs.append(Painted(((x, y), (x + 0.13, y + 0.06)), stroke=tone, width=0.07))
    return [_area(0, 0, width, height, ("#dcb984", "#d3ae7d", "#e3c59a")[look % 3]), *crumbs]


def _felt(look: int, width: float, height: float) -> list[AnyNode]:
    seam = [(0.25, 0.25), (width - 0.25, 0.25), (width - 0.25, height - 0.25), (0.25, height - 0.25), (0.25, 0.25)]
    stitches = []
    for (a, b), (c, d) in pairwise(seam):
        count = round(hypot(c - a, d - b) / 0.36)
        for step in range(count):
            start, end = step / count, (step + 0.6) / count
            ends = tuple((a + share * (c - a), b + share * (d - b)) for share in (start, end))
            stitches.append(Painted(ends, stroke="#f3f6ee", width=0.05))
    return [_area(0, 0, width, height, ("#8fb39a", "#93aac2", "#c2a2b4")[look % 3]), *stitches]


_CARRIERS: Final[Mapping[str, Callable[[float, float, float], list[AnyNode]]]] = {
    "plates": _plate,
    "cards": _card,
    "badges": _badge,
}
_GROUNDS: Final[Mapping[str, Callable[[int, float, float], list[AnyNode]]]] = {
    "plates": _gingham,
    "cards": _cork,
    "badges": _felt,
}


def ground(theme: str, look: int, width: float, height: float) -> list[AnyNode]:
    """What all pictures lie on, from the origin, in one of several looks: a cloth, a framed board of cork, or felt."""
    wooden = theme == "cards"
    rim = [Rect(0, 0, width, height, None, "brown", "bold"), Rect(0, 0, width, height, None, "ink", "thin")]
    return [*_GROUNDS[theme](look, width, height), *(rim if wooden else rim[1:])]


def picture(theme: str, thing: str, mark: int, x: float, y: float, r: float) -> list[AnyNode]:
    """A thing, or a question mark, with its dots, or rings if ``mark`` is negative, around (x, y)."""
    nodes = _CARRIERS[theme](x, y, r)
    if thing == "?":
        nodes.append(Label(x, y - 0.2 * r, "?", 0.6 * r))
    else:
        up = 0.15 * r if mark else 0  # there is room below for dots only where there are any
        nodes.append(Group(coated(thing), x - 0.57 * r, y - 0.57 * r - up, 1.14 * r))
    radius, step = (r * length for length in _DOT)
    for dot in range(abs(mark)):
        at = x + (dot - (abs(mark) - 1) / 2) * step
        nodes.append(Circle(at, y + 0.64 * r, radius, "ink" if mark > 0 else "paper", "ink", "medium"))
    return nodes


def tag(letter: str, x: float, y: float) -> list[AnyNode]:
    """The letter of a picture."""
    return [Circle(x, y, 0.36, "paper", "line"), Label(x, y, letter, 0.36)]


def flag(x: float, y: float, r: float) -> list[AnyNode]:
    """A flag that stands on a picture, at its right."""
    x, y = x + 0.56 * r, y - 0.28 * r
    cloth = ((x, y - 0.72), (x + 0.52, y - 0.5), (x, y - 0.28))
    return [Segments(((x, y - 0.72, x, y),), "ink", "thick"), Polyline(cloth, "ink", closed=True, fill="red")]


def thread(points: Sequence[Point]) -> list[AnyNode]:
    """A thread under pictures, from the middle of the first one to that of the last one."""
    return [Polyline(tuple(points), "ink", width=0.13), Polyline(tuple(points), "blue", width=0.07)]


def clockwise(x: float, y: float) -> list[AnyNode]:
    """An arrow that runs clockwise."""
    turns = [-0.9 * pi + 1.55 * pi * step / 24 for step in range(25)]
    points = tuple((x + 0.95 * cos(turn), y + 0.95 * sin(turn)) for turn in turns)
    (a, b), out = points[-1], (cos(turns[-1]), sin(turns[-1]))
    along = (-out[1], out[0])
    head = (
        (a + 0.28 * out[0], b + 0.28 * out[1]),
        (a + 0.5 * along[0], b + 0.5 * along[1]),
        (a - 0.28 * out[0], b - 0.28 * out[1]),
    )
    return [Polyline(points, "label", width=0.14), Polyline(head, "label", closed=True, fill="label")]


def tray(thing: str, x: float, y: float) -> list[AnyNode]:
    """A picture on a tray with two handles, around (x, y)."""
    handles = [Rect(x + side * 1.45 - 0.2, y - 0.45, 0.4, 0.9, "soft", "ink", "thin", 0.2) for side in (-1, 1)]
    return [
        *handles,
        Rect(x - 1.45, y - 1.0, 2.9, 2.0, "soft", "ink", "medium", 0.4),
        Rect(x - 1.25, y - 0.82, 2.5, 1.64, "paper", "line", "thin", 0.28),
        Group(coated(thing), x - 0.7, y - 0.7, 1.4),
    ]
