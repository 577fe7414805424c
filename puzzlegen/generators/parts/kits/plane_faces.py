"""Joins the triangles of a mesh into plane faces, and looks at those that turn to the viewer."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
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
    planes = _planes(solid.corners, solid.triangles)
    numbers, faces = zip(*_faces(solid, planes), strict=True)
    normals = planes[list(numbers), :3].astype(np.float64)
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


def _faces(solid: Solid, planes: "Ints") -> Iterator[tuple[int, Sequence[Ring]]]:
    """A triangle of each face, and the face; triangles whose outlines would touch themselves are faces each."""
    ends, beside = solid.edges
    groups = _groups(len(planes), beside[(planes[beside[:, 0]] == planes[beside[:, 1]]).all(axis=1)])
    one, other = groups[beside].T
    apart = one != other
    # An edge runs upwards by the numbers of its corners in the first triangle beside it, and down in the second one
    (low, high), count = ends[apart].T, len(solid.corners)
    sides, following = np.concatenate([count * one[apart] + low, count * other[apart] + high, high, low]).reshape(2, -1)
    places, times = np.unique(sides, return_counts=True)
    touching = np.unique(places[times > 1] // count)
    whole = ~np.isin(sides // count, touching)
    rings: defaultdict[int, list[Ring]] = defaultdict(list)
    for group, ring in _rings(dict(zip(sides[whole].tolist(), following[whole].tolist(), strict=True)), count):
        rings[group].append(ring)
    for group, some in rings.items():
        yield group, _face(some, solid.corners, planes[group])
    for number in np.flatnonzero(np.isin(groups, touching)).tolist():
        yield number, [tuple(solid.triangles[number].tolist())]


def _planes(corners: "Ints", triangles: "Ints") -> "Ints":
    """(m, 4) the plane of each triangle, in whole numbers: the same for all that lie in it."""
    a, b, c = (corners[triangles[:, k]] for k in range(3))
    normals = np.cross(b - a, c - a)
    normals //= np.maximum(np.gcd.reduce(normals, axis=1), 1)[:, None]
    return np.column_stack([normals, (normals * a).sum(axis=1)])


def _groups(count: int, pairs: "Ints") -> "Ints":
    """The number of each thing's group, which is that of its first one: things of a pair belong together."""
    first = [*range(count)]

    def root(number: int) -> int:
        while first[number] != number:
            first[number] = number = first[first[number]]
        return number

    for one, other in pairs.tolist():
        low, high = sorted((root(one), root(other)))
        first[high] = low
    return np.array([root(number) for number in range(count)], dtype=np.int64)


def _rings(following: dict[int, int], count: int) -> Iterator[tuple[int, Ring]]:
    """Groups and their outlines, given the next corner for each group and corner: a number of so many each."""
    while following:
        side, end = following.popitem()
        group, start = divmod(side, count)
        ring = [start]
        while end != start:
            ring.append(end)
            end = following.pop(group * count + end)
        yield group, tuple(ring)


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
