"""Nets: plane figures of polygons that hang together along edges and fold to a solid.

In a net, x runs right and y runs down, as in a picture; what is seen is the outside of the solid.
"""

import math
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from puzzlegen.core.stream import Stream
from puzzlegen.generators.solids.bodies import Mark, Solid
from puzzlegen.generators.solids.drawing import Drawing, Line, Patch

Spot: TypeAlias = tuple[float, float]


Side: TypeAlias = tuple[int, int]  # face, number of the edge: from this corner of its outline to the next


class Panel(NamedTuple):
    """A face of a net: its corners, and marks in a frame with this corner, way to the right, and way down."""

    outline: tuple[Spot, ...]
    marks: tuple[Mark, ...] = ()
    frame: tuple[Spot, Spot, Spot] = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0))


def draw_net(panels: Sequence[Panel]) -> Drawing:
    """Draw a net: cuts as solid lines, folds as dashed ones."""
    patches: list[Patch] = []
    lines: list[Line] = []
    ends: dict[tuple[tuple[int, int], ...], tuple[Spot, Spot]] = {}
    times: dict[tuple[tuple[int, int], ...], int] = {}
    for panel in panels:
        patches.append(Patch(panel.outline, "paper", 0.0))
        for one, other in zip(panel.outline, (*panel.outline[1:], panel.outline[0]), strict=True):
            edge = tuple(sorted((round(x * 1e6), round(y * 1e6)) for x, y in (one, other)))
            ends[edge] = one, other
            times[edge] = times.get(edge, 0) + 1
        (left, top), (a, b), (c, d) = panel.frame
        for mark in panel.marks:
            points = tuple((left + a * x + c * y, top + b * x + d * y) for x, y in mark.points)
            if mark.fill is not None:
                patches.append(Patch(points, mark.fill, 0.0))
            if mark.stroke is not None:
                lines.append(Line((*points, points[0]) if mark.closed else points, mark.stroke, "thin", False))
    folds = [Line(ends[edge], "ink", "thin", True) for edge in ends if times[edge] > 1]
    cuts = [Line(ends[edge], "ink", "medium", False) for edge in ends if times[edge] == 1]
    corners = [corner for panel in panels for corner in panel.outline]
    xs, ys = zip(*corners, strict=True)
    return Drawing(tuple(patches), (*lines, *folds, *cuts), min(xs), min(ys), max(xs), max(ys))


def adjoining(solid: Solid) -> dict[Side, Side]:
    """Each edge of a face, and what the neighbouring face calls it."""
    ways: dict[tuple[int, int], Side] = {}
    for number, face in enumerate(solid.faces):
        for side, (one, other) in enumerate(zip(face.outline, (*face.outline[1:], face.outline[0]), strict=True)):
            ways[one, other] = number, side
    return {side: ways[other, one] for (one, other), side in ways.items()}


def random_tree(solid: Solid, rng: Stream) -> tuple[tuple[Side, Side], ...]:
    """Folds that hold all faces together: a random tree, whose edges lead away from a random face."""
    adjacent = adjoining(solid)
    first = rng.below(len(solid.faces))
    reached = {first}
    ways = sorted((one, other) for one, other in adjacent.items() if one[0] == first)
    folds: list[tuple[Side, Side]] = []
    while ways:
        fold = ways.pop(rng.below(len(ways)))
        face = fold[1][0]
        if face not in reached:
            reached.add(face)
            folds.append(fold)
            ways += sorted((one, other) for one, other in adjacent.items() if one[0] == face)
    return tuple(folds)


def unfold(solid: Solid, folds: Sequence[tuple[Side, Side]], angle: float) -> tuple[tuple[Spot, ...], ...] | None:
    """The faces laid into the plane, in their order, the first one turned by ``angle`` in radians.

    Corners keep their order, which is counterclockwise in the picture. None if two faces would overlap.
    """
    shapes = [_flattened(solid, number) for number in range(len(solid.faces))]
    first = folds[0][0][0]
    turn = complex(math.cos(angle), math.sin(angle))
    laid = {first: [turn * corner for corner in shapes[first]]}
    for (face, side), (other, edge) in folds:
        start, end = (laid[face][(side + step) % len(laid[face])] for step in (0, 1))
        shape = shapes[other]
        near, far = shape[edge], shape[(edge + 1) % len(shape)]
        turn = (start - end) / (far - near)
        laid[other] = [end + turn * (corner - near) for corner in shape]
    faces = [laid[number] for number in range(len(shapes))]
    if any(_overlap(one, other) for one, other in combinations(faces, 2)):
        return None
    return tuple(tuple((corner.real, -corner.imag) for corner in face) for face in faces)


def _flattened(solid: Solid, number: int) -> list[complex]:
    """A face in the plane, counterclockwise, as complex numbers."""
    points = [[float(part) for part in solid.vertices[corner]] for corner in solid.faces[number].outline]
    right = _less(points[1], points[0])
    normal = [0.0, 0.0, 0.0]
    for (a, b, c), (d, e, f) in zip(points, (*points[1:], points[0]), strict=True):
        normal = [normal[0] + (b - e) * (c + f), normal[1] + (c - f) * (a + d), normal[2] + (a - d) * (b + e)]
    right = _scaled(right)
    a, b, c = _scaled(normal)
    d, e, f = right
    up = [b * f - c * e, c * d - a * f, a * e - b * d]
    ways = [_less(point, points[0]) for point in points]
    return [complex(_dot(way, right), _dot(way, up)) for way in ways]


def _less(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _scaled(vector: Sequence[float]) -> list[float]:
    length = math.sqrt(_dot(vector, vector))
    return [part / length for part in vector]


def _overlap(one: Sequence[complex], other: Sequence[complex]) -> bool:
    """Whether two convex polygons have more than their borders in common: no side of either keeps them apart."""
    for first, second in ((one, other), (other, one)):
        for start, end in zip(first, (*first[1:], first[0]), strict=True):
            way = (end - start) / abs(end - start)
            if all(((corner - start) * way.conjugate()).imag < 1e-6 for corner in second):
                return False
    return True
