"""What pictures of solids tell of space, and whether two of them can show one solid.

A picture shows at each of its places a surface, and that nothing is before it. Two pictures contradict each other, for
a way to turn what one shows into what the other shows, where one shows a surface at a place at which by the other there
is nothing. If they do not, there is a solid that has both: all of space that neither shows to be free. So that two
pictures cannot show one solid is found from what is seen alone, whatever lies behind.
"""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from puzzlegen.facts.parts.poses import STEP, TURNS, camera
from puzzlegen.kernels.validators.depth_maps import NOTHING, clashes, fill
from puzzlegen.validators.parts.kits.drawn_views import Surface

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints: TypeAlias = NDArray[np.int64]
    Floats: TypeAlias = NDArray[np.float64]

PIXEL: Final = 1000
"""Steps of meshes in a pixel of a map."""
_DEEP: Final = 1.5  # pixels by which a surface has to lie in what another picture shows to be free
_ROUND: Final = 2  # pixels around a part
_CREASE: Final = np.cos(np.radians(25))  # beyond which two triangles belong to two faces


class Part:
    """A closed surface, and its faces: triangles that turn only a little from one to the next are of one face."""

    def __init__(self, surface: Surface, mirrored: bool) -> None:
        """Take a surface as it is, or with left and right in each other's place."""
        self.size = surface.corners.max(axis=0)
        corners, triangles = surface.corners, surface.triangles
        if mirrored:
            corners = np.where([True, False, False], self.size - corners, corners)
            triangles = triangles[:, ::-1]
        self.corners = (corners - self.size / 2) / PIXEL
        self.triangles = np.ascontiguousarray(triangles)
        self.faces = _faces(surface)


def _faces(surface: Surface) -> "Ints":
    """The number of the face of each triangle."""
    first = [*range(len(surface.triangles))]

    def root(number: int) -> int:
        while first[number] != number:
            first[number] = first[first[number]]
            number = first[number]
        return number

    for one, other in surface.beside[surface.cosines > _CREASE].tolist():
        first[root(one)] = root(other)
    return np.array([root(number) for number in first], dtype=np.int64)


class Seen:
    """A part in a pose, as a picture shows it."""

    def __init__(self, part: Part, turn: int) -> None:
        """Look at a part that is turned by so many degrees."""
        self.part = part
        width, depth, height = (part.size / PIXEL).tolist()
        half = np.hypot(width, depth) / 2
        tall = abs(camera(0).rows[1][2]) * height / 2 + camera(0).rows[2][2] * half
        self.shape = 2 * (int(tall) + _ROUND), 2 * (int(half) + _ROUND)
        spots = camera(turn).project(part.corners)
        spots[:, :2] += np.array(self.shape[::-1]) / 2
        self.depths = np.full(self.shape, NOTHING)
        self.numbers = np.full(self.shape, -1, dtype=np.int32)
        fill(spots, part.triangles, self.depths, self.numbers)

    @cached_property
    def faces(self) -> Mapping[int, int]:
        """Faces that are seen, and at how many pixels."""
        numbers, counts = np.unique(self.part.faces[self.numbers[self.numbers >= 0]], return_counts=True)
        return dict(zip(numbers.tolist(), counts.tolist(), strict=True))

    def clashes(self, other: "Seen", turn: int) -> tuple[int, "NDArray[np.uint8]"]:
        """At how many pixels what is seen here, turned by so many degrees, lies where the other shows nothing.

        The marks of `puzzlegen.kernels.validators.depth_maps.clashes` come with it.
        """
        marks = np.empty(self.shape, dtype=np.uint8)
        return clashes(self.depths, other.depths, turned(turn), _DEEP, marks), marks


@cache
def turned(turn: int) -> "Floats":
    """(3, 3) what turns places of a picture into those that they come to be at when the part turns."""
    found: Floats = np.array(camera(turn).rows) @ np.array(camera(0).rows).T
    return np.ascontiguousarray(found)


def contradictions(one: Seen, other: Seen) -> Sequence[int]:
    """At how many pixels two pictures contradict each other, for each turn from the one to the other."""
    return [one.clashes(other, turn)[0] + other.clashes(one, -turn % 360)[0] for turn in TURNS]


def turned_on(first: int, then: int) -> int:
    """Number of the turn that is one turn after another, both by their numbers."""
    return (first + then) % (360 // STEP)
