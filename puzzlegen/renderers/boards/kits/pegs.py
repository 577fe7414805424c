"""Boards of peg solitaire: wood with marbles or pegs, a pond with frogs, lines with counters.

A unit is the way from one hole to the next.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any, Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Label, Painted, Rect
from puzzlegen.formats.boards.peg_solitaire import Cell, Colour, Theme

Point: TypeAlias = tuple[float, float]

_ROW: Final = 3**0.5 / 2  # from row to row of a slanted board
_RIM: Final = 0.62  # from the outer holes to the edge
_SHORE: Final = 0.66  # the same of a pond, as frogs spread their feet
_PLATES: Final = {  # edge, top and bottom of the ground
    "marbles": ("#6b4423", "#d9a566", "#c68d4c"),
    "pegs": ("#8a7350", "#f1dfbd", "#e4cb9d"),
    "frogs": ("#3d7f94", "#bfe3ea", "#9fd0dc"),
    "counters": ("#4a5568", "#f4f1e8", "#ebe6d8"),
}
_TRAILS: Final = {"marbles": "#8f5f2f", "pegs": "#b0905c", "frogs": "#2f7388", "counters": "#4a5568"}
_FROGS: Final = {"green": ("#bfe35a", "#46700f"), "yellow": ("#f7dc50", "#86690a"), "orange": ("#f6a050", "#96480f")}


class Layout:
    """Where the holes of a board lie, from the top left corner of the space that they take."""

    def __init__(self, rows: Sequence[str], slanted: bool) -> None:
        cells = [(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "]
        raw = {cell: (cell[1] + slanted * cell[0] / 2, cell[0] * (_ROW if slanted else 1)) for cell in cells}
        left, top = (min(point[axis] for point in raw.values()) for axis in (0, 1))
        self.places: dict[Cell, Point] = {cell: (x - left, y - top) for cell, (x, y) in raw.items()}
        self.width, self.height = (max(point[axis] for point in self.places.values()) for axis in (0, 1))
        ways = ((0, 1), (1, 0), (1, -1))[: 3 if slanted else 2]
        self.joined = [
            (self.places[one], self.places[other])
            for one in cells
            for down, right in ways
            if (other := (one[0] + down, one[1] + right)) in self.places
        ]


@cache
def _round(radius: float, points: int = 72) -> tuple[Point, ...]:
    return tuple((radius * cos(2 * pi * n / points), radius * sin(2 * pi * n / points)) for n in range(points))


def _disc(x: float, y: float, radius: float, **paint: Any) -> Painted:
    return Painted(tuple((x + a, y + b) for a, b in _round(radius)), **paint)


def _around(layout: Layout, rim: float) -> tuple[Point, ...]:
    """The outline of a plate with rounded corners under all holes."""
    return _hull((x + a, y + b) for x, y in _hull(layout.places.values()) for a, b in _round(rim))


def _hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """The corners of the convex hull, by a monotone chain."""
    ordered = sorted({*points})
    halves = []
    for way in (ordered, ordered[::-1]):
        half = list[Point]()
        for x, y in way:
            while len(half) > 1 and (half[-1][0] - half[-2][0]) * (y - half[-2][1]) <= (half[-1][1] - half[-2][1]) * (
                x - half[-2][0]
            ):
                half.pop()
            half.append((x, y))
        halves.append(half[:-1])
    return (*halves[0], *halves[1])


def plate(theme: Theme, layout: Layout) -> Iterator[AnyNode]:
    """The ground of a board, with the lines along which pieces jump."""
    edge, top, bottom = _PLATES[theme]
    rim = _SHORE if theme == "frogs" else _RIM
    yield Painted(_around(layout, rim), fill=top, fade=bottom, stroke=edge, width=0.07)
    for one, other in layout.joined:
        yield Painted((one, other), stroke=_TRAILS[theme], width=0.055)


def hole(theme: Theme, x: float, y: float) -> Iterator[AnyNode]:
    """A place for a piece."""
    match theme:
        case "frogs":
            # A leaf from edge to edge of its notch, which lies between the lines of square boards and of slanted ones
            leaf = tuple((x + a, y + b) for a, b in _LEAF)
            yield Painted(leaf, fill="#5f9f52", stroke="#3d7434", width=0.035)
        case "counters":
            yield _disc(x, y, 0.12, fill="#4a5568")
        case "pegs":
            yield _disc(x, y, 0.15, fill="#5d4a2c")
        case _:
            yield _disc(x, y, 0.25, fill="#8a5a2b", fade="#b98148", stroke="#6b4423", width=0.03)


def piece(theme: Theme, colour: Colour, number: int | None, x: float, y: float) -> Iterator[AnyNode]:
    """A piece with its number, if it has one."""
    if theme == "frogs":
        yield from _frog(*_FROGS[colour], x, y)
    elif theme == "pegs":
        yield _disc(x + 0.03, y + 0.05, 0.42, fill="#000000", opacity=0.25)
        yield Circle(x, y, 0.42, fill=colour, stroke="ink", weight="thin")
        yield Circle(x, y, 0.36, stroke="ink", weight="hair")
    else:
        yield _disc(x + 0.03, y + 0.05, 0.42, fill="#000000", opacity=0.25)
        yield Circle(x, y, 0.42, fill=colour, stroke="ink", weight="thin")
        if theme == "marbles":
            glint = tuple((x + 0.365 * cos(a / 8), y + 0.365 * sin(a / 8)) for a in range(-20, -14))
            yield Painted(glint, stroke="#ffffff", width=0.06, opacity=0.85)
    if number is not None:
        low = 0.04 if theme == "frogs" else 0.0  # clear of the eyes
        yield from _sign(x, y + low, str(number), 0.35 if number < 10 else 0.29)


def _sign(x: float, y: float, text: str, size: float) -> Iterator[AnyNode]:
    """A text on a disc of paper; only a rectangle hides from the gate of contrasts what lies below."""
    yield Circle(x, y, 0.31, fill="paper")
    wide, high = (0.23, 0.18) if len(text) > 1 else (0.2, 0.2)
    yield Rect(x - wide, y - high, 2 * wide, 2 * high, fill="paper")
    yield Label(x, y, text, size, "given")


def _frog(skin: str, dark: str, x: float, y: float) -> Iterator[AnyNode]:
    """A frog from above, which looks up: feet, folded thighs, body with a snout, eyes at its sides."""
    for side in (-1, 1):
        for ankle, toes in _FEET:
            for toe in toes:
                leg = tuple((x + side * a, y + b) for a, b in (ankle, toe))
                yield Painted(leg, stroke=dark, width=0.05)
        for limb in _LIMBS:
            yield Painted(tuple((x + side * a, y + b) for a, b in limb), fill=skin, stroke=dark, width=0.035)
    yield Painted(tuple((x + a, y + b) for a, b in _BODY), fill=skin, stroke=dark, width=0.04)
    for side in (-1, 1):
        yield _disc(x + side * 0.2, y - 0.3, 0.085, fill="#ffffff", stroke=dark, width=0.035)
        yield _disc(x + side * 0.205, y - 0.32, 0.042, fill="#111111")


def _oval(x: float, y: float, across: float, down: float, lean: float) -> tuple[Point, ...]:
    """An ellipse with these half axes, turned by degrees clockwise."""
    cosine, sine = cos(lean * pi / 180), sin(lean * pi / 180)
    turned = ((across * a, down * b) for a, b in _round(1.0))
    return tuple((x + a * cosine - b * sine, y + a * sine + b * cosine) for a, b in turned)


_LEAF: Final = ((0.0, 0.0), *((0.37 * cos(n * pi / 42), 0.37 * sin(n * pi / 42)) for n in range(-4, 76)))
_LIMBS: Final = (_oval(0.29, 0.2, 0.1, 0.21, -26.0), _oval(0.31, -0.08, 0.06, 0.14, 62.0))  # right thigh, right arm
_FEET: Final = (  # right ankle and toes: of the hind leg, of the arm
    ((0.29, 0.39), ((0.42, 0.37), (0.4, 0.44), (0.33, 0.46))),
    ((0.41, -0.13), ((0.43, -0.24), (0.37, -0.25), (0.46, -0.17))),
)
_BODY: Final = tuple(  # an egg, whose narrow end is the snout
    (0.33 * a * (1 + 0.12 * b), 0.03 + 0.41 * b) for a, b in _round(1.0)
)
