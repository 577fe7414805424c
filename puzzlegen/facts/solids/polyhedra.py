"""Prisms, pyramids and other polyhedra with edges of whole lengths, and their nets.

In a net, x runs right and y runs down, as in a picture; what is seen is the outside of the solid.
"""

import math
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.question import Published
from puzzlegen.facts.solids.bodies import Solid, box, polyhedron, prism, pyramid, regular_polygon

Spot: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Spot, ...]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Length: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Side: TypeAlias = tuple[Number, Number]
"""A face, and the number of its edge: from this corner of its outline to the next."""
Kind: TypeAlias = Literal[
    "tetrahedron",
    "octahedron",
    "square_antiprism",
    "pentagonal_antiprism",
    "hexagonal_antiprism",
    "square_pyramid",
    "pentagonal_pyramid",
    "roofed_prism",
    "triangular_prism",
    "pentagonal_prism",
    "hexagonal_prism",
    "box",
]


class Shape(Published, frozen=True, order=True):
    """A solid: its kind, and the height of a prism or the three edges of a box, shortest first; other edges are 1.

    A roofed prism is square, with a pyramid on top; an antiprism has triangles between its two bases.
    """

    kind: Kind
    sizes: Annotated[tuple[Length, ...], Meta(max_length=3)]


class Net(Published, frozen=True):
    """The lengths of the sides of every face, anticlockwise in the picture, and the folds as pairs of sides.

    Faces with four sides are rectangles, others are regular. The first side of the face from which the first fold leads
    away points to the right, and is then turned anticlockwise by so many twelfths of a whole `turn`.
    """

    faces: tuple[Annotated[tuple[Length, ...], Meta(min_length=3, max_length=6)], ...]
    folds: tuple[tuple[Side, Side], ...]
    turn: Annotated[int, Meta(ge=0, le=11)]


@cache
def solid(shape: Shape) -> Solid:
    """The solid with its base at the bottom; its rectangles are ruled into unit squares."""
    half = math.sqrt(0.5)
    match shape.kind:
        case "tetrahedron":
            return pyramid(_base(3, -70), (0, 0, math.sqrt(2 / 3)))
        case "octahedron":
            ring = [(*corner, 0.0) for corner in _base(4, 20)]
            sides = [(k, (k + 1) % 4) for k in range(4)]
            outlines = [(*side, 4) for side in sides] + [(other, one, 5) for one, other in sides]
            return polyhedron([*ring, (0, 0, half), (0, 0, -half)], outlines)
        case "square_antiprism":
            return _antiprism(_base(4, 5), _base(4, 50), math.sqrt(half))
        case "pentagonal_antiprism":
            return _antiprism(_base(5, 10), _base(5, 46), math.sqrt(1 - 0.25 / math.cos(math.pi / 10) ** 2))
        case "hexagonal_antiprism":  # no corner before another one
            return _antiprism(_base(6, -69), _base(6, -39), math.sqrt(1 - 0.25 / math.cos(math.pi / 12) ** 2))
        case "square_pyramid":
            return pyramid(_base(4, 45), (0, 0, half))
        case "pentagonal_pyramid":
            base = _base(5, 10)
            return pyramid(base, (0, 0, math.sqrt(1 - math.hypot(*base[0]) ** 2)))
        case "triangular_prism":
            return prism(_base(3, -70), shape.sizes[0])
        case "pentagonal_prism":
            return prism(_base(5, 10), shape.sizes[0])
        case "hexagonal_prism":
            return prism(_base(6, -75), shape.sizes[0])
        case "roofed_prism":
            walls = prism(_base(4, 45), shape.sizes[0])
            roof = [(4 + k, 4 + (k + 1) % 4, 8) for k in range(4)]
            below = [face.outline for face in walls.faces if face.outline != (4, 5, 6, 7)]
            return polyhedron([*walls.vertices, (0, 0, shape.sizes[0] + half)], [*below, *roof])
        case "box":
            low, middle, high = shape.sizes
            return box(high, low, middle)


def _base(corners: int, start: float) -> tuple[tuple[float, float], ...]:
    """A regular polygon around the origin with sides of length 1; its first corner at ``start`` degrees."""
    return regular_polygon(corners, 0.5 / math.sin(math.pi / corners), start)


def _antiprism(base: Sequence[Spot], top: Sequence[Spot], height: float) -> Solid:
    """Two polygons of which each corner of the upper one lies above the side that begins at the lower one's."""
    count = len(base)
    vertices = [*((x, y, 0.0) for x, y in base), *((x, y, height) for x, y in top)]
    up = [(k, (k + 1) % count, count + k) for k in range(count)]
    down = [(count + (k + 1) % count, count + k, (k + 1) % count) for k in range(count)]
    return polyhedron(vertices, [*up, *down, tuple(range(count, 2 * count)), tuple(reversed(range(count)))])


def adjoining(solid: Solid) -> dict[Side, Side]:
    """Each edge of a face, and what the neighbouring face calls it."""
    ways: dict[tuple[int, int], Side] = {}
    for number, face in enumerate(solid.faces):
        for side, (one, other) in enumerate(zip(face.outline, (*face.outline[1:], face.outline[0]), strict=True)):
            ways[one, other] = number, side
    return {side: ways[other, one] for (one, other), side in ways.items()}


def laid(net: Net) -> tuple[Outline, ...]:
    """The faces of a net laid into the plane, in their order; corners run counterclockwise in the picture."""
    shapes = [_polygon(sides) for sides in net.faces]
    partners = dict(net.folds) | {other: one for one, other in net.folds}
    first = net.folds[0][0][0]
    angle = math.tau * net.turn / 12
    faces = {first: [complex(math.cos(angle), math.sin(angle)) * corner for corner in shapes[first]]}
    waiting = [first]
    while waiting:
        face = waiting.pop()
        for side in range(len(shapes[face])):
            other, edge = partners.get((face, side), (first, 0))
            if other not in faces:
                start, end = (faces[face][(side + step) % len(shapes[face])] for step in (0, 1))
                near, far = (shapes[other][(edge + step) % len(shapes[other])] for step in (0, 1))
                turn = (start - end) / (far - near)
                faces[other] = [end + turn * (corner - near) for corner in shapes[other]]
                waiting.append(other)
    return tuple(tuple((corner.real, -corner.imag) for corner in faces[face]) for face in range(len(shapes)))


def _polygon(sides: Sequence[int]) -> list[complex]:
    """A rectangle or a regular polygon, counterclockwise, with its first side on the axis."""
    corners = [0j]
    for number, length in enumerate(sides[:-1]):
        angle = math.tau * number / len(sides)
        corners.append(corners[-1] + length * complex(math.cos(angle), math.sin(angle)))
    return corners


def overlapping(faces: Sequence[Outline]) -> bool:
    """True if two faces of a net have more than their borders in common."""
    shapes = [[complex(x, -y) for x, y in outline] for outline in faces]
    return any(_overlap(one, other) for one, other in combinations(shapes, 2))


def _overlap(one: Sequence[complex], other: Sequence[complex]) -> bool:
    """True if two convex polygons have more than their borders in common: no side of either keeps them apart."""
    for first, second in ((one, other), (other, one)):
        for start, end in zip(first, (*first[1:], first[0]), strict=True):
            way = (end - start) / abs(end - start)
            if all(((corner - start) * way.conjugate()).imag < 1e-6 for corner in second):
                return False
    return True
