"""Cakes, chocolate, gardens and quilts made of squares or triangles, and ring cakes, with what lies on them.

A unit is the side of a square; triangles and the cells of rings are about as large.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Label, Painted, Polyline, Rect

Point: TypeAlias = tuple[float, float]
Cell: TypeAlias = tuple[int, int]

_SIDE: Final = 1.6  # of a triangle
_TALL: Final = _SIDE * 3**0.5 / 2
_ARC: Final = 120  # sides of a ring's outline, at least
_CHERRY: Final = 0.3  # its radius
_HEM: Final = 0.008  # from the edge of a page to the line around it
_NARROW: Final = 0.9  # of a cell of a ring, in the middle of the inmost one


class _Look(NamedTuple):
    """The colours of cells, of the lines between them, of the rim, and of the light or the stitches on a cell."""

    ground: str
    line: str
    rim: str
    light: str = ""
    stitches: str = ""


_LOOKS: Final = {
    "cake": _Look("#fdeedb", "#cda27c", "#cf7d95"),
    "chocolate": _Look("#b98861", "#7c5032", "#5f3a22", light="#c99b74"),
    "garden": _Look("#d0e8b9", "#86ab68", "#55803f"),
    "quilt": _Look("#e6e0f3", "#9a8fb0", "#6d5f86", stitches="#b3a5cf"),
    "ring": _Look("#f8dfb4", "#b88a50", "#8a5a2b"),
}


_TABLES: Final = {  # what figures lie on: a pattern, how far it repeats, and its colours, one pair for each picture
    "cake": ("check", 0.8, (("#eef4f8", "#dbe8f0"), ("#f3f6ec", "#e3ebd3"), ("#f8f0f3", "#f0dfe6"))),
    "chocolate": ("planks", 0.9, (("#f3efe6", "#e0d8c8"), ("#eef0f1", "#d9dee1"), ("#f2ece9", "#dfd3cd"))),
    "garden": ("planks", 0.55, (("#efe6d8", "#dccfba"), ("#ecebe6", "#d8d6cd"), ("#f1e3d9", "#e0cbbc"))),
    "quilt": ("planks", 0.8, (("#f4ead9", "#e2d1b6"), ("#efe3d3", "#dac7ae"), ("#f3f0ea", "#ddd6c9"))),
    "ring": ("check", 0.8, (("#eef4f8", "#dbe8f0"), ("#f3f6ec", "#e3ebd3"), ("#f8f0f3", "#f0dfe6"))),
}


def rows_of(rows: Sequence[str]) -> dict[Cell, str]:
    """The cells of a figure, each with its sign."""
    return {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}


class Layout:
    """Where the cells of a figure lie, from the top left corner of the space that it takes."""

    def __init__(self, kind: str, rows: Sequence[str]) -> None:
        self.kind, self.across = kind, len(rows[0])
        self.hollow = max(1.0, self.across * _NARROW / (2 * pi) - 0.5)  # the radius of a ring's inside
        raw = {cell: self._corners(*cell) for cell in rows_of(rows)}
        ends = [point for corners in raw.values() for point in corners]
        left, top = (min(point[axis] for point in ends) for axis in (0, 1))
        self._origin = left, top
        self.cells = {cell: tuple((x - left, y - top) for x, y in corners) for cell, corners in raw.items()}
        self.width, self.height = (max(point[axis] for point in ends) - least for axis, least in ((0, left), (1, top)))

    def _corners(self, y: int, x: int) -> tuple[Point, ...]:
        """The outline of a cell, clockwise; of a ring's, the arcs in short steps."""
        if self.kind == "square":
            return (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)
        if self.kind == "triangle":
            left, middle, right = (_SIDE / 2 * (x + n) for n in range(3))
            top, bottom = _TALL * y, _TALL * (y + 1)
            if (y + x) % 2:
                return (left, top), (right, top), (middle, bottom)
            return (middle, top), (right, bottom), (left, bottom)
        radius, steps = self.hollow + y, -(-_ARC // self.across)
        angles = [2 * pi * (x + n / steps) / self.across for n in range(steps + 1)]
        outer = [((radius + 1) * sin(angle), -(radius + 1) * cos(angle)) for angle in angles]
        inner = [(radius * sin(angle), -radius * cos(angle)) for angle in angles[::-1]]
        return (*outer, *inner)

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell."""
        corners = self.cells[cell]
        if self.kind == "round":  # whose corners lie along bent sides
            radius, angle = self.hollow + cell[0] + 0.5, 2 * pi * (cell[1] + 0.5) / self.across
            left, top = self._origin
            return radius * sin(angle) - left, -radius * cos(angle) - top
        return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)

    def inset(self, cell: Cell, part: float) -> tuple[Point, ...]:
        """The outline of a cell, drawn together to such a part."""
        x, y = self.centre(cell)
        return tuple((x + part * (a - x), y + part * (b - y)) for a, b in self.cells[cell])

    @cached_property
    def sides(self) -> Counter[tuple[Point, Point]]:
        """All sides of cells, and of how many cells each is a side."""
        return Counter(side for corners in self.cells.values() for side in _sides(corners))


def cuts(layout: Layout, pieces: Sequence[str]) -> list[tuple[Point, Point]]:
    """The sides between cells of different pieces, by a map with the number of a piece in each cell."""
    owners: dict[tuple[Point, Point], set[str]] = {}
    for (y, x), corners in layout.cells.items():
        for side in _sides(corners):
            owners.setdefault(side, set()).add(pieces[y][x])
    return [side for side, some in owners.items() if len(some) > 1]


def _sides(corners: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The sides of a cell; those of two cells are equal where these touch."""
    points = [(round(x, 4), round(y, 4)) for x, y in corners]
    for one, other in zip(points, [*points[1:], points[0]], strict=True):
        yield min(one, other), max(one, other)


def table(theme: str, wide: float, high: float, seed: int) -> Iterator[AnyNode]:
    """A checked cloth, or boards or slabs, that fill the page to its edge; ``seed`` chooses the colours."""
    pattern, step, looks = _TABLES[theme]
    ground, line = looks[seed % len(looks)]
    yield Painted(_box(0, 0, wide, high), fill=ground)
    rows = int(high / step) + 1
    if pattern == "check":
        for row in range(0, rows, 2):
            yield Painted(_box(0, row * step, wide, min(high, (row + 1) * step)), fill=line, opacity=0.6)
        for column in range(0, int(wide / step) + 1, 2):
            yield Painted(_box(column * step, 0, min(wide, (column + 1) * step), high), fill=line, opacity=0.6)
    for row in range(rows if pattern == "planks" else 0):
        low = min(high, (row + 1) * step)
        yield Painted(((0, low), (wide, low)), stroke=line, width=0.03, opacity=0.6)
        for joint in range(int(wide / (6 * step)) + 2):
            x = (joint + (0.3, 0.8, 0.1, 0.55)[(row + seed) % 4]) * 6 * step - 3 * step
            if 0 < x < wide:
                yield Painted(((x, row * step), (x, low)), stroke=line, width=0.03, opacity=0.6)
    yield Rect(_HEM, _HEM, wide - 2 * _HEM, high - 2 * _HEM, None, "line", "hair")


def _box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def plate(theme: str, layout: Layout) -> Iterator[AnyNode]:
    """A figure without anything on it: a shadow, its cells, the lines between them and its rim."""
    look = _LOOKS[theme]
    for corners in layout.cells.values():
        yield Painted(tuple((x + 0.07, y + 0.1) for x, y in corners), fill="#5f5a52", opacity=0.3)
    for cell, corners in layout.cells.items():
        yield Painted(corners, fill=look.ground)
        if look.light:
            yield Painted(layout.inset(cell, 0.72), fill=look.light)
        if look.stitches:
            points = layout.inset(cell, 0.8)
            for one, other in zip(points, (*points[1:], points[0]), strict=True):
                for n in range(0, 7, 2):
                    ends = ((n + part) / 7 for part in (0, 1))
                    yield Painted(
                        tuple((one[0] + t * (other[0] - one[0]), one[1] + t * (other[1] - one[1])) for t in ends),
                        stroke=look.stitches,
                        width=0.035,
                    )
    for side, cells in layout.sides.items():
        if cells > 1:
            yield Painted(side, stroke=look.line, width=0.045)
    for side, cells in layout.sides.items():
        if cells == 1:
            yield Painted(side, stroke=look.rim, width=0.1)


def _round(
    x: float, y: float, radius: float, points: int = 40, waves: float = 0.0, number: int = 8
) -> tuple[Point, ...]:
    """A circle, or a crown with so many waves."""
    angles = [2 * pi * n / points for n in range(points)]
    return tuple(
        (x + radius * (1 + waves * cos(number * a)) * sin(a), y - radius * (1 + waves * cos(number * a)) * cos(a))
        for a in angles
    )


def topping(theme: str, sign: str, x: float, y: float, number: int | None = None) -> Iterator[AnyNode]:
    """What lies on a cell, of the first kind or of the second one; the first may have a number."""
    if sign == "x":
        yield from _second(theme, x, y)
        return
    shadow = _CHERRY if theme in ("cake", "ring") else 0.34
    yield Painted(_round(x + 0.03, y + 0.05, shadow), fill="#000000", opacity=0.14)
    match theme:
        case "garden":
            yield Painted(_round(x, y, 0.35, 48, 0.09), fill="#5f9d4c", stroke="#3c6e2e", width=0.04)
            if number is None:
                yield Painted(_round(x - 0.05, y - 0.06, 0.19, 48, 0.09), fill="#82b86b")
        case "quilt":
            yield Painted(_round(x, y, 0.35), fill="#6f8fc9", stroke="#3f5a90", width=0.04)
            yield Painted(_round(x, y, 0.25), stroke="#3f5a90", width=0.03)
            if number is None:
                for a, b in ((-0.08, -0.08), (0.08, -0.08), (-0.08, 0.08), (0.08, 0.08)):
                    yield Painted(_round(x + a, y + b, 0.04, 8), fill="#2c4170")
        case "chocolate":
            yield Painted(_round(x, y, 0.34), fill="#e8c48d", stroke="#8a5a2b", width=0.04)
            if number is None:
                cup = [(0.32 * sin(turn), -0.32 * cos(turn)) for turn in (pi * (0.6 + 0.04 * n) for n in range(21))]
                edge = [(0.31 * n / 8, 0.1 - 0.09 * cos(pi * n / 16)) for n in range(-8, 9)]
                yield Painted(tuple((x + a, y + b) for a, b in (*cup, *edge)), fill="#c08d52")
        case _:
            stalk = ((x + 0.02, y - 0.26), (x + 0.06, y - 0.36), (x + 0.16, y - 0.4))
            yield Painted((*stalk, *stalk[::-1]), stroke="#5a7a35", width=0.05)
            yield Painted(_round(x, y, _CHERRY), fill="#d6455b", stroke="#8f2237", width=0.04)
            if number is None:
                yield Painted(_round(x - 0.1, y - 0.11, 0.055, 10), fill="#f3b3bd")
    if number is not None:
        yield from sign_on(x, y, str(number), 0.22 if theme in ("cake", "ring") else 0.27)


def _second(theme: str, x: float, y: float) -> Iterator[AnyNode]:
    """The second kind: petals, a star, a raisin or a leaf."""
    if theme == "garden":
        for n in range(5):
            yield Painted(_round(x + 0.18 * sin(n * 0.4 * pi), y - 0.18 * cos(n * 0.4 * pi), 0.15, 14), fill="#e58fb5")
        yield Painted(_round(x, y, 0.1, 14), fill="#f6d24a", stroke="#a8760f", width=0.03)
    elif theme == "quilt":
        yield Painted(star(x, y, 0.36), fill="#f2c84b", stroke="#9a7412", width=0.04)
    elif theme == "chocolate":
        yield Painted(tuple((x + 1.25 * (a - x), y + 0.72 * (b - y)) for a, b in _round(x, y, 0.25)), fill="#5b3a63")
        yield Painted(((x - 0.16, y), (x, y + 0.06), (x + 0.16, y), (x, y + 0.06)), stroke="#9c7aa5", width=0.03)
    else:
        tip = [(x + 0.34 * n / 8, y - 0.17 * sin(pi * (n + 8) / 16)) for n in range(-8, 9)]
        below = [(a, 2 * y - b) for a, b in tip[::-1]]
        yield Painted((*tip, *below), fill="#6fb36a", stroke="#39733a", width=0.04)
        yield Painted(((x - 0.3, y), (x + 0.3, y), (x, y)), stroke="#39733a", width=0.03)


def star(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """A star of five points."""
    lengths = [radius if n % 2 == 0 else 0.45 * radius for n in range(10)]
    return tuple((x + r * sin(n * pi / 5), y - r * cos(n * pi / 5)) for n, r in enumerate(lengths))


def sign_on(x: float, y: float, text: str, radius: float) -> Iterator[AnyNode]:
    """A text on a disc of paper; only a rectangle hides from the gate of contrasts what lies below."""
    side = 1.4 * radius
    yield Circle(x, y, radius, fill="paper")
    yield Rect(x - side / 2, y - side / 2, side, side, fill="paper")
    yield Label(x, y, text, min(0.31, 0.95 * side))


def lettered(x: float, y: float, text: str) -> Iterator[AnyNode]:
    """A letter on a cell."""
    yield Circle(x, y, 0.3, fill="paper", stroke="ink", weight="thin")
    yield Rect(x - 0.19, y - 0.19, 0.38, 0.38, fill="paper")
    yield Label(x, y, text, 0.31)


def starred(x: float, y: float) -> Iterator[AnyNode]:
    """A star on a cell that is asked about."""
    yield Circle(x, y, 0.33, fill="paper", stroke="ink", weight="thin")
    yield Polyline(star(x, y, 0.26), stroke="ink", weight="thin", closed=True, fill="highlight")


def figure(theme: str, layout: Layout, signs: dict[Cell, str], *, numbers: bool) -> Iterator[AnyNode]:
    """A figure with all that lies on it; toppings may be numbered in reading order."""
    yield from plate(theme, layout)
    number = 0
    for cell, sign in signs.items():
        if sign in "ox":
            number += sign == "o"
            yield from topping(theme, sign, *layout.centre(cell), number if numbers else None)
