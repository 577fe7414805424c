"""Joins the triangles of a mesh into plane faces, and looks at those that turn to the viewer."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.facts.parts.poses import camera
from puzzlegen.formats.parts.turned import Picture
from puzzlegen.generators.parts.kits.line_views import Solid

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints: TypeAlias = NDArray[np.int64]
    Floats: TypeAlias = NDArray[np.float64]

_FINE: Final = 10_000  # steps of pictures in one of meshes
_EDGE_ON: Final = 1e-3  # of a unit normal: what is seen almost edge-on is left out

Ring: TypeAlias = tuple[int, ...]


class Faced(NamedTuple):
    """A mesh: (n, 3) corners, faces, each with its outline and then its holes, as numbers of corners, and normals."""

    corners: "Ints"
    faces: Sequence[Sequence[Ring]]
    normals: "Floats"


def faced(solid: Solid) -> Faced:
    """The faces of a solid: triangles beside one another that lie in one plane are one."""
    planes, faces = zip(*_faces(solid.corners, solid.triangles), strict=True)
    normals = np.array([plane[:3] for plane in planes], dtype=np.float64)
    return Faced(solid.corners, faces, normals / np.linalg.norm(normals, axis=1)[:, None])


def picture(part: Faced, mirrored: bool, turn: int) -> Picture:
    """What is seen of a part that is turned by so many degrees, or of its mirror image."""
    middle = part.corners.max(axis=0) / 2
    spots = camera(turn).project((part.corners - middle) * (-1 if mirrored else 1, 1, 1)) * (1, -1, 1)
    viewer = np.array(camera(turn).rows[2]) * (-1 if mirrored else 1, 1, 1)
    near = part.normals @ viewer > _EDGE_ON
    seen = [face for face, is_near in zip(part.faces, near.tolist(), strict=True) if is_near]
    shown = [[ring[::-1] for ring in face] for face in seen] if mirrored else seen
    used = {number for face in shown for ring in face for number in ring}
    steps = {number: tuple(spot) for number, spot in enumerate(np.rint(spots * _FINE).astype(np.int64).tolist())}
    # In the order of the picture, since that of the mesh is the same however the part is turned
    order = sorted(used, key=steps.__getitem__)
    places = {number: place for place, number in enumerate(order)}
    holes = (sorted(_begun([places[number] for number in ring]) for ring in face[1:]) for face in shown)
    outlines = (_begun([places[number] for number in face[0]]) for face in shown)
    listed = sorted((outline, *inner) for outline, inner in zip(outlines, holes, strict=True))
    return Picture(tuple(at for number in order for at in steps[number]), tuple(listed))


def _begun(ring: Sequence[int]) -> Ring:
    """A ring, begun at its least corner."""
    first = ring.index(min(ring))
    return (*ring[first:], *ring[:first])


def _faces(corners: "Ints", triangles: "Ints") -> Iterator[tuple[Sequence[int], Sequence[Ring]]]:
    """Planes, and the faces that lie in them."""
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
            yield from ((planes[start], [tuple(triangles[one].tolist())]) for one in members)
        else:
            yield planes[start], _face(rings, corners, planes[start])


def _planes(corners: "Ints", triangles: "Ints") -> list[tuple[int, ...]]:
    """The plane of each triangle, in whole numbers: the same for all that lie in it."""
    a, b, c = (corners[triangles[:, k]] for k in range(3))
    normals = np.cross(b - a, c - a)
    normals //= np.maximum(np.gcd.reduce(normals, axis=1), 1)[:, None]
    return [tuple(plane) for plane in np.column_stack([normals, (normals * a).sum(axis=1)]).tolist()]


def _around(three: Sequence[int]) -> Iterator[tuple[int, int]]:
    return pairwise((*three, three[0]))


def _rings(members: Iterable[Sequence[int]]) -> list[Ring] | None:
    """The outlines around triangles; None if two of them touch."""
    sides = {side for three in members for side in _around(three)}
    following: dict[int, int] = {}
    for start, end in sorted(sides):
        if (end, start) not in sides:
            if start in following:
                return None
            following[start] = end
    found: list[Ring] = []
    while following:
        start, end = following.popitem()
        ring = [start]
        while end != start:
            ring.append(end)
            end = following.pop(end)
        found.append(tuple(ring))
    return found


def _face(rings: Sequence[Ring], corners: "Ints", plane: Sequence[int]) -> Sequence[Ring]:
    """Rings with that one first that goes around the others."""
    if len(rings) == 1:
        return rings
    normal = np.array(plane[:3], dtype=np.float64)
    return sorted(rings, key=lambda ring: -_area(corners[list(ring)], normal))


def _area(spots: "Ints", normal: "Floats") -> float:
    """How much an outline encloses, negative for a hole."""
    spots = spots.astype(np.float64)
    return float(np.cross(spots, np.roll(spots, -1, axis=0)).sum(axis=0) @ normal)
