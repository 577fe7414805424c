"""Draws parts as shaded pictures, and tells what lines these have."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from puzzlegen.facts.parts.poses import camera
from puzzlegen.facts.solids.bodies import Face, Solid
from puzzlegen.formats.parts.kits.drawings import Mesh
from puzzlegen.renderers.solids.kits.drawing import Drawing, Patch, Points, draw

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints: TypeAlias = NDArray[np.int64]

_STEPS: Final = 1000  # of meshes in a millimetre
_SHADE: Final = 0.45  # of ink in a face that the light does not reach
_APART: Final = 0.3  # millimetres by which a line that is told may leave points out


def solid_of(mesh: Mesh, mirrored: bool) -> Solid:
    """A part in millimetres around the middle of its box, with left and right in each other's place if it is mirrored.

    Triangles beside one another that lie in one plane are one face.
    """
    corners = np.array(mesh.corners, dtype=np.int64).reshape(-1, 3)
    triangles = np.array(mesh.triangles, dtype=np.int64).reshape(-1, 3)
    if mirrored:
        corners, triangles = corners * (-1, 1, 1), triangles[:, ::-1]
    middle = (corners.max(axis=0) + corners.min(axis=0)) / 2
    vertices = tuple((x, y, z) for x, y, z in ((corners - middle) / _STEPS).tolist())
    return Solid(vertices, tuple(_faces(corners, triangles)), fill="soft")


def _faces(corners: "Ints", triangles: "Ints") -> Iterator[Face]:
    planes = _planes(corners, triangles)
    sides: dict[tuple[int, int], int] = {}
    for number, (a, b, c) in enumerate(triangles.tolist()):
        sides[a, b] = sides[b, c] = sides[c, a] = number
    across = np.array([[sides[end, start] for start, end in _around(three)] for three in triangles.tolist()])
    group = [-1] * len(triangles)
    for start in range(len(triangles)):
        if group[start] >= 0:
            continue
        group[start], members = start, [start]
        for one in members:
            for other in across[one].tolist():
                if group[other] < 0 and planes[other] == planes[start]:
                    group[other] = start
                    members.append(other)
        rings = _rings([triangles[one].tolist() for one in members])
        if rings is None:
            yield from (Face(tuple(triangles[one].tolist())) for one in members)
        else:
            yield _face(rings, corners, planes[start])


def _planes(corners: "Ints", triangles: "Ints") -> list[tuple[int, ...]]:
    """The plane of each triangle, in whole numbers: the same for all that lie in it."""
    a, b, c = (corners[triangles[:, k]] for k in range(3))
    normals = np.cross(b - a, c - a)
    normals //= np.maximum(np.gcd.reduce(normals, axis=1), 1)[:, None]
    return [tuple(plane) for plane in np.column_stack([normals, (normals * a).sum(axis=1)]).tolist()]


def _around(three: Sequence[int]) -> Iterator[tuple[int, int]]:
    return pairwise((*three, three[0]))


def _rings(members: Iterable[Sequence[int]]) -> list[tuple[int, ...]] | None:
    """The outlines around triangles; None if two of them touch."""
    sides = {side for three in members for side in _around(three)}
    following: dict[int, int] = {}
    for start, end in sorted(sides):
        if (end, start) not in sides:
            if start in following:
                return None
            following[start] = end
    found: list[tuple[int, ...]] = []
    while following:
        start, end = following.popitem()
        ring = [start]
        while end != start:
            ring.append(end)
            end = following.pop(end)
        found.append(tuple(ring))
    return found


def _face(rings: Sequence[tuple[int, ...]], corners: "Ints", plane: Sequence[int]) -> Face:
    """A face with these outlines, of which one goes around the others."""
    if len(rings) == 1:
        return Face(rings[0])
    normal = np.array(plane[:3], dtype=np.float64)
    outline, *holes = sorted(rings, key=lambda ring: -_area(corners[list(ring)], normal))
    return Face(outline, tuple(holes))


def _area(spots: "Ints", normal: "NDArray[np.float64]") -> float:
    """How much an outline encloses, negative for a hole."""
    spots = spots.astype(np.float64)
    return float(np.cross(spots, np.roll(spots, -1, axis=0)).sum(axis=0) @ normal)


def drawn(solid: Solid, turn: int) -> Drawing:
    """A part that is turned by so many degrees, in millimetres around the middle of its picture.

    Below its faces are all of them again, whole: between the parts of a face that is split, single pixels may be free.
    """
    found = draw([solid], camera(turn), weight="thick", shade=_SHADE)
    return replace(found, patches=(*_ground(solid, turn), *found.patches))


def _ground(solid: Solid, turn: int) -> Iterator[Patch]:
    """The faces that are seen from the front, in one shade."""
    spots: list[tuple[float, float]] = [(x, y) for x, y, _ in camera(turn).project(solid.vertices).tolist()]
    for face in solid.faces:
        outline = [spots[number] for number in face.outline]
        if sum(a * d - b * c for (a, b), (c, d) in pairwise((*outline, outline[0]))) < 0:
            holes = ((outline[0], *(spots[number] for number in hole), spots[hole[0]]) for hole in face.holes)
            yield Patch((*outline, *chain.from_iterable(holes)), solid.fill, _SHADE / 2)


def ways(drawing: Drawing) -> Iterator[list[tuple[int, int]]]:
    """The lines of a drawing through as few points as they need: whole millimetres to the right and up."""
    for line in drawing.lines:
        told = [(round(x), round(-y)) for x, y in _simpler(line.points)]
        if len(told) > 2 or told[0] != told[-1]:
            yield told


def _simpler(points: Points) -> list[tuple[float, float]]:
    """A line with only as many of its points as it needs (Ramer, Douglas and Peucker)."""
    if len(points) < 3:
        return [*points]
    (a, b), (c, d) = points[0], points[-1]
    length = math.dist(points[0], points[-1])
    away = [
        abs((c - a) * (y - b) - (d - b) * (x - a)) / length if length else math.hypot(x - a, y - b) for x, y in points
    ]
    place = max(range(1, len(points) - 1), key=away.__getitem__)
    if away[place] <= _APART:
        return [points[0], points[-1]]
    return [*_simpler(points[: place + 1])[:-1], *_simpler(points[place:])]
