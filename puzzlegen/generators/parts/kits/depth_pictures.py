"""How near a part is at each place of a picture, and where what one picture shows has no room in another one."""

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.facts.parts.poses import camera
from puzzlegen.generators.parts.kits.line_views import STEPS, Solid
from puzzlegen.kernels.generators.depth_maps import FAR, fill, stray, surround

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float64]

_GRAIN: Final = 1.5  # millimetres from place to place
_DEEP: Final = 2.0  # millimetres by which something stands out where another picture shows nothing


class Stray(NamedTuple):
    """Something that one picture shows, and another one does not: how large it is, and where it is in both.

    ``size`` counts places that are surrounded by others like them; ``here`` and ``there`` are millimetres to the right
    and up from the middles of the picture that shows it and of the other one.
    """

    size: int
    here: tuple[float, float]
    there: tuple[float, float]


class DepthPicture:
    """A part, turned by so many degrees, and as its mirror image if that is said."""

    def __init__(self, solid: Solid, mirrored: bool, turn: int) -> None:
        """Look at a part."""
        self.turn = turn
        middle = np.array(solid.size) / 2
        corners = (solid.corners - middle) / STEPS * (-1 if mirrored else 1, 1, 1)
        triangles = np.ascontiguousarray(solid.triangles[:, ::-1]) if mirrored else solid.triangles
        reach = int(np.linalg.norm(middle) / STEPS / _GRAIN) + 3
        spots = camera(turn).project(corners) / (_GRAIN, _GRAIN, 1.0) + (reach, reach, 0.0)
        self.depths: Floats = np.empty((2 * reach, 2 * reach))
        fill(spots, triangles, self.depths)

    @cached_property
    def around(self) -> "Floats":
        """The nearest that there is at each place and at the eight around it."""
        found: Floats = np.full(self.depths.shape, FAR)
        surround(self.depths, found)
        return found

    def stray(self, other: "DepthPicture", turn: int) -> Stray | None:
        """The largest thing here that has no room in another picture, once it is turned by so many degrees."""
        way: Floats = np.array(camera(turn).rows) @ np.array(camera(0).rows).T
        marks, place = np.empty(self.depths.shape, np.int32), np.empty(2, np.int64)
        size = stray(self.depths, other.around, way, _GRAIN, _DEEP, marks, place)
        if not size:
            return None
        row, column = place.tolist()
        half = len(self.depths) / 2
        here = (column + 0.5 - half) * _GRAIN, (row + 0.5 - half) * _GRAIN, self.depths[row, column]
        (x, y, _), (u, v, _) = here, (way @ here).tolist()
        return Stray(size, (x, -y), (u, -v))
