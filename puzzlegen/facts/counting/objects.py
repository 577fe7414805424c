"""The things of crowded scenes: their outlines and details, and where these lie.

An outline is a polygon in thousandths of the object's size around its centre, x to the right and y downwards, with all
points within 1000 of the centre or hardly beyond.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from puzzlegen.core.question import Published
from puzzlegen.core.scene import Hue

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = Annotated[int, Meta(ge=1, le=10_000)]
Outline: TypeAlias = tuple[tuple[int, int], ...]
Kind: TypeAlias = Literal[
    "circle", "square", "triangle", "star", "heart", "moon", "cross", "house", "fish", "tree", "boat", "mushroom", "cup"
]
Sided: TypeAlias = Literal["hand", "arrow", "fish", "boat", "cup"]
"""Kinds that differ from their mirror images.

The outlines are a right hand's back, a clockwise arrow, and head, bow and handle on the left.
"""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SHAPES: Final[tuple[Kind, ...]] = KINDS[:7]  # they look alike however they are turned; the others stand upright
SIDED: Final[tuple[Sided, ...]] = get_args(Sided)
HUES: Final[tuple[Hue, ...]] = get_args(Hue)


class Thing(Published, frozen=True):
    """An object: its centre and size in points, its turn in degrees, clockwise; mirrored before it is turned."""

    kind: Kind | Sided
    hue: Hue
    x: int
    y: int
    size: Points
    turn: Annotated[int, Meta(ge=0, le=359)]
    mirrored: bool


def element(number: int) -> str:
    """The element id of an object by its place in the scene, counted from 0."""
    return f"object-{number + 1}"


def _arc(x: float, y: float, radius: float, start: float, stop: float, steps: int = 8) -> list[Point]:
    """Points of an arc between two angles in degrees, clockwise from the right."""
    angles = (math.radians(start + (stop - start) * step / steps) for step in range(steps + 1))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def _regular(corners: int, radius: float, inner: float | None = None) -> list[Point]:
    """A regular polygon that points up, or a star with ``inner`` corners between."""
    count = corners if inner is None else 2 * corners
    radii = [radius if inner is None or step % 2 == 0 else inner for step in range(count)]
    angles = [math.radians(360 * step / count - 90) for step in range(count)]
    return [(r * math.cos(angle), r * math.sin(angle)) for r, angle in zip(radii, angles, strict=True)]


def _softened(corners: Iterable[tuple[float, float, float]], steps: int = 5) -> list[Point]:
    """A polygon with round corners ``(x, y, reach)``, each of which begins and ends so far from it (a Bézier curve)."""
    ring = list(corners)
    points = list[Point]()
    for (a, b, _), (x, y, reach), (c, d, _) in zip([ring[-1], *ring], ring, [*ring[1:], ring[0]], strict=False):
        if not reach:
            points.append((x, y))
            continue
        (p, q), (r, s) = (
            (x + reach * (u - x) / far, y + reach * (v - y) / far)
            for u, v, far in ((a, b, math.hypot(a - x, b - y)), (c, d, math.hypot(c - x, d - y)))
        )
        for step in range(steps + 1):
            t = step / steps
            along, aside, back = t * t, 2 * t * (1 - t), (1 - t) * (1 - t)
            points.append((back * p + aside * x + along * r, back * q + aside * y + along * s))
    return points


def _closed(points: list[Point]) -> list[Point]:
    """A line that returns to where it begins."""
    return [*points, points[0]]


def _leaned(points: Iterable[Point], x: float, y: float, lean: float) -> list[Point]:
    """Points turned clockwise by degrees around the origin, which is moved to (x, y)."""
    cos, sin = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    return [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in points]


def _finger(x: float, y: float, length: float, lean: float, half: float) -> list[tuple[float, float, float]]:
    """The corners of a finger from its base at (x, y), ``half`` as wide, leaning by degrees from straight up."""
    flat = ((-half, 0.0), (-0.92 * half, -length), (0.92 * half, -length), (half, 0.0))
    reaches = (0.01, half, half, 0.01)
    return [(a, b, reach) for (a, b), reach in zip(_leaned(flat, x, y, lean), reaches, strict=True)]


def _nail(less: float, x: float, y: float, length: float, lean: float, half: float) -> list[Point]:
    """The nail of the same finger, smaller by so much on all sides; from the origin, so that several are one area."""
    middle, ways = half - length + 0.02, ((-1, 1), (-1, -1), (1, -1), (1, 1))
    flat = [((0.5 * half - less) * a, middle + (0.6 * half - less) * b, 0.4 * half) for a, b in ways]
    rim = _leaned(_softened(flat, 2), x, y, lean)
    return [(0.0, 0.0), *rim, rim[0]]


_FINGERS: Final = (  # those of a right hand, from the left: base, length, lean and half the width
    (-0.43, 0.3, 0.64, -47, 0.16),
    (-0.42, -0.1, 0.66, -13, 0.13),
    (-0.14, -0.19, 0.76, -4, 0.135),
    (0.15, -0.17, 0.7, 6, 0.13),
    (0.42, -0.04, 0.57, 18, 0.12),
)
_ARM: Final = ((-0.3, -0.3), (-0.3, -0.92), (0.3, -0.92))  # a quarter of the cross, the upper one
_OUTLINES: Final[Mapping[Kind | Sided, Iterable[Point]]] = {
    "circle": _arc(0, 0, 0.84, 0, 352.5, 47),
    "square": ((-0.74, -0.74), (0.74, -0.74), (0.74, 0.74), (-0.74, 0.74)),
    "triangle": [(x, y + 0.14) for x, y in _regular(3, 1.06)],
    "star": _regular(5, 1.0, 0.46),
    "heart": ((0, 0.9), *_arc(-0.44, -0.3, 0.46, 143, 343, 20), *_arc(0.44, -0.3, 0.46, 197, 397, 20)),
    "moon": (*_arc(-0.1, 0, 0.92, 52, 308, 40), *_arc(0.3, 0, 0.74, 282, 78, 30)),
    "cross": [
        (x * cos - y * sin, x * sin + y * cos) for cos, sin in ((1, 0), (0, 1), (-1, 0), (0, -1)) for x, y in _ARM
    ],
    "house": ((-0.68, 0.78), (-0.68, -0.12), (-0.86, -0.12), (0, -0.92), (0.86, -0.12), (0.68, -0.12), (0.68, 0.78)),
    "fish": (
        *_arc(-0.16, 0.62, 1.02, 217.5, 312, 12),
        (0.96, -0.46),
        (0.84, 0),
        (0.96, 0.46),
        *_arc(-0.16, -0.62, 1.02, 48, 142.5, 12),
    ),
    "tree": (
        (-0.14, 0.9),
        (-0.14, 0.62),
        (-0.74, 0.62),
        (-0.3, 0.06),
        (-0.58, 0.06),
        (0, -0.94),
        (0.58, 0.06),
        (0.3, 0.06),
        (0.74, 0.62),
        (0.14, 0.62),
        (0.14, 0.9),
    ),
    # Sails that stand on a hull with a sharp bow and a square stern
    "boat": _softened(
        (
            (-1.06, 0.2, 0.03),
            (-0.6, 0.3, 0),
            (-0.14, -0.96, 0.05),
            (0.72, 0.3, 0),
            (0.84, 0.3, 0.03),
            (0.78, 0.82, 0.1),
            (-0.56, 0.82, 0.4),
        )
    ),
    "mushroom": _softened(
        (
            (-0.94, 0.2, 0.16),
            (-0.8, -0.88, 0.78),
            (0.8, -0.88, 0.78),
            (0.94, 0.2, 0.16),
            (0.25, 0.08, 0.05),
            (0.2, 0.42, 0.25),
            (0.42, 0.9, 0.18),
            (-0.42, 0.9, 0.18),
            (-0.2, 0.42, 0.25),
            (-0.25, 0.08, 0.05),
        ),
        10,
    ),
    "cup": _softened(
        (
            (-0.46, -0.74, 0.05),
            (0.86, -0.74, 0.05),
            (0.78, 0.8, 0.3),
            (-0.38, 0.8, 0.3),
            (-0.41, 0.42, 0.02),
            (-1.02, 0.5, 0.5),
            (-1.02, -0.56, 0.5),
            (-0.45, -0.5, 0.02),
        ),
        10,
    ),
    "hand": _softened(
        (
            (-0.4, 0.96, 0.06),
            (-0.4, 0.72, 0.05),
            (-0.34, 0.72, 0.02),
            (-0.42, 0.56, 0.1),
            *(corner for finger in _FINGERS for corner in _finger(*finger)),
            (0.5, 0.42, 0.2),
            (0.36, 0.72, 0.02),
            (0.42, 0.72, 0.05),
            (0.42, 0.96, 0.06),
        )
    ),
    # Three quarters of a ring, and a head at its end
    "arrow": (
        *_arc(0, 0, 0.86, 140, 400, 40),
        (0.827, 0.694),
        (0.13, 0.89),
        (0.2, 0.167),
        *_arc(0, 0, 0.48, 400, 140, 40),
    ),
}
DETAILS: Final[Mapping[Kind | Sided, tuple[list[Point], ...]]] = {
    "house": ([(-0.16, 0.78), (-0.16, 0.3), (0.16, 0.3), (0.16, 0.78), (-0.16, 0.78)],),
    "fish": (_arc(-0.5, -0.1, 0.02, 0, 360, 8), _arc(-0.72, 0, 0.5, -38, 38, 6)),
    "boat": ([(-0.6, 0.3), (0.72, 0.3)], [(-0.14, -0.92), (-0.14, 0.3)]),
    "mushroom": (
        [(-0.27, 0.085), (0, 0.05), (0.27, 0.085)],
        _arc(-0.36, -0.28, 0.13, 0, 360, 16),
        _arc(0.3, -0.44, 0.1, 0, 360, 16),
        _arc(0.46, -0.08, 0.09, 0, 360, 16),
    ),
    "cup": (
        _closed(_softened(((-0.44, -0.26, 0.02), (-0.8, -0.3, 0.28), (-0.8, 0.26, 0.28), (-0.42, 0.2, 0.02)))),
        [(-0.445, -0.48), (0.846, -0.48)],
    ),
    "hand": ([(-0.34, 0.72), (0.36, 0.72)],),
}
"""Lines inside an outline, as points in its size; those that return to where they begin are lighter within."""
SHADES: Final[Mapping[Kind | Sided, list[Point]]] = {
    "house": [(-0.84, -0.12), (0, -0.9), (0.84, -0.12), (0.54, -0.12), (0, -0.62), (-0.54, -0.12)],
    "fish": [(0.5, -0.14), (0.95, -0.44), (0.84, 0), (0.95, 0.44), (0.5, 0.14)],
    "tree": [(-0.14, 0.62), (0.14, 0.62), (0.14, 0.9), (-0.14, 0.9)],
    "boat": [(-0.58, 0.3), (-0.14, -0.9), (-0.14, 0.3)],
    "mushroom": [(-0.27, 0.085), (0, 0.05), (0.27, 0.085), (0.2, 0.42), (0.34, 0.88), (-0.34, 0.88), (-0.2, 0.42)],
    "cup": [(-0.44, -0.73), (0.84, -0.73), (0.84, -0.48), (-0.44, -0.48)],
    "hand": [(-0.34, 0.72), (0.36, 0.72), (0.41, 0.76), (0.41, 0.95), (-0.39, 0.95), (-0.39, 0.76)],
}
"""What is darker of an object: a roof's edge, a tail, a trunk, the smaller sail, a stem, a rim, a cuff."""
NAILS: Final = tuple([point for finger in _FINGERS for point in _nail(less, *finger)] for less in (-0.01, 0.014))
"""All those of the hand, which shows its back, as one area in its size: with their edges, and without them."""


@cache
def outline(kind: Kind | Sided) -> Outline:
    """The outline of a kind, in thousandths."""
    return tuple((round(1000 * x), round(1000 * y)) for x, y in _OUTLINES[kind])


def placed(thing: Thing, points: Iterable[Sequence[float]], whole: float, scale: float = 1) -> list[Point]:
    """Points of the kind mirrored, turned, scaled and moved.

    ``whole`` is what the size amounts to, and ``scale`` how many points one unit of the result has.
    """
    angle, size = math.radians(thing.turn), thing.size / whole / scale
    x, y, cos, sin = thing.x / scale, thing.y / scale, size * math.cos(angle), size * math.sin(angle)
    side = -1 if thing.mirrored else 1
    return [(x + side * a * cos - b * sin, y + side * a * sin + b * cos) for a, b in points]
