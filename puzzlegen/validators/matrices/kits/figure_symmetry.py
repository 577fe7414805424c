"""The symmetries of a line figure, and its form after turns and reflections; in whole numbers.

A symmetry keeps the centroid of all ends, centres and dots, and takes a point to another one as far from it; so there
are few to try, in any direction whatever, and each is tried exactly.
"""

from collections.abc import Callable, Iterator
from itertools import chain
from math import gcd
from typing import Any, Final, TypeAlias

import msgspec

from puzzlegen.formats.matrices.kits.line_figures import Figure

Vector: TypeAlias = tuple[int, int]
Mark: TypeAlias = tuple[Any, ...]
Matrix: TypeAlias = tuple[int, int, int, int]  # a b / c d

TURNS: Final[tuple[Matrix, ...]] = (
    (1, 0, 0, 1),
    (0, -1, 1, 0),
    (-1, 0, 0, -1),
    (0, 1, -1, 0),
    (-1, 0, 0, 1),
    (1, 0, 0, -1),
    (0, 1, 1, 0),
    (0, -1, -1, 0),
)
"""The turns by quarters, then the reflections that keep the lattice."""


class Symmetry(msgspec.Struct, frozen=True):
    """The symmetries of a figure.

    Attributes:
        axes: the directions of its mirror axes in lowest terms, x positive or x zero and y positive, in order.
        half_turn: whether half a turn leaves it as it is.
        round: whether every turn does: it consists of circles and a dot around one centre.
    """

    axes: tuple[Vector, ...]
    half_turn: bool
    round: bool = False


def symmetry(figure: Figure) -> Symmetry:
    """All symmetries of a figure."""
    points = list(
        chain(
            ((s[i], s[i + 1]) for s in figure.segments for i in (0, 2)),
            ((a[i], a[i + 1]) for a in figure.arcs for i in ((0, 2, 4) if a[2:4] != a[4:] else (0,))),
            figure.dots,
        )
    )
    count, across, down = len(points), sum(x for x, _ in points), sum(y for _, y in points)
    moved = [(count * x - across, count * y - down) for x, y in points]
    rings: dict[int, list[Vector]] = {}
    for x, y in dict.fromkeys(moved):
        rings.setdefault(x * x + y * y, []).append((x, y))
    rings.pop(0, None)
    if not rings:
        return Symmetry((), half_turn=True, round=True)
    ring = min(rings.values(), key=len)
    marks = frozenset(_marks(figure, lambda x, y: (count * x - across, count * y - down)))
    x, y = ring[0]
    axes: list[Vector] = []
    half_turn = False
    for a, b in ring:
        dx, dy = (x + a, y + b) if (x, y) != (-a, -b) else (-y, x)
        mirror = (dx * dx - dy * dy, 2 * dx * dy, 2 * dx * dy, dy * dy - dx * dx)
        if _keeps(marks, mirror, dx * dx + dy * dy, flips=True):
            divisor = gcd(dx, dy) * (1 if (dx, dy) > (0, 0) else -1)
            axes.append((dx // divisor, dy // divisor))
        half_turn |= (a, b) == (-x, -y) and _keeps(marks, (-1, 0, 0, -1), 1, flips=False)
    return Symmetry(tuple(sorted(axes)), half_turn)


def _marks(figure: Figure, place: Callable[[int, int], Vector]) -> Iterator[Mark]:
    """Every segment, arc, circle and dot as an entry that is equal for equal ones."""
    for a, b, c, d in figure.segments:
        yield "segment", *sorted((place(a, b), place(c, d)))
    for a, b, c, d, e, f in figure.arcs:
        if (c, d) == (e, f):
            yield "circle", place(a, b), (c - a) ** 2 + (d - b) ** 2
        else:
            yield "arc", place(a, b), place(c, d), place(e, f)
    for a, b in figure.dots:
        yield "dot", place(a, b)


def _keeps(marks: frozenset[Mark], matrix: Matrix, scale: int, flips: bool) -> bool:
    """True if a matrix, divided by ``scale``, takes every mark to a mark; it ``flips`` what is clockwise or not."""
    a, b, c, d = matrix
    for mark in marks:
        image: list[Any] = []
        for part in mark[1:]:
            if isinstance(part, int):
                image.append(part)
                continue
            (x, left), (y, over) = (
                divmod(a * part[0] + b * part[1], scale),
                divmod(c * part[0] + d * part[1], scale),
            )
            if left or over:
                return False
            image.append((x, y))
        if mark[0] == "segment":
            image.sort()
        elif mark[0] == "arc" and flips:
            image[1], image[2] = image[2], image[1]
        if (mark[0], *image) not in marks:
            return False
    return True


def codes(figure: Figure) -> tuple[tuple[Mark, ...], ...]:
    """The figure after each of `TURNS`, moved to the corner of the lattice; equal drawings have equal codes."""
    return tuple(_code(figure, matrix) for matrix in TURNS)


def _code(figure: Figure, matrix: Matrix) -> tuple[Mark, ...]:
    a, b, c, d = matrix
    flips = a * d - b * c < 0

    def turned(x: int, y: int) -> Vector:
        return a * x + b * y, c * x + d * y

    marks = [
        (mark[0], mark[1], mark[3], mark[2]) if flips and mark[0] == "arc" else mark for mark in _marks(figure, turned)
    ]
    points = [part for mark in marks for part in mark[1:] if not isinstance(part, int)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return tuple(
        sorted(
            (mark[0], *(part if isinstance(part, int) else (part[0] - left, part[1] - top) for part in mark[1:]))
            for mark in marks
        )
    )
