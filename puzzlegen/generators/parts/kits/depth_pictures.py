"""How near a part is at each place of a picture, and where what one picture shows has no room in another one."""

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.facts.parts.poses import camera
from puzzlegen.generators.parts.kits.line_views import STEPS, Solid

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float64]
    Flags: TypeAlias = NDArray[np.bool_]

_GRAIN: Final = 1.5  # millimetres from place to place
_DEEP: Final = 2.0  # millimetres by which something stands out where another picture shows nothing
_FAR: Final = -1e6


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
        triangles = solid.triangles[:, ::-1] if mirrored else solid.triangles
        spots = camera(turn).project(corners)
        reach = int(np.linalg.norm(middle) / STEPS / _GRAIN) + 3
        self.depths = _nearest(spots / (_GRAIN, _GRAIN, 1.0) + (reach, reach, 0.0), triangles, 2 * reach)

    @cached_property
    def around(self) -> "Floats":
        """The nearest that there is at each place and at the eight around it."""
        found = self.depths
        for axis in range(2):
            found = np.maximum(found, np.maximum(np.roll(found, 1, axis), np.roll(found, -1, axis)))
        return found

    def stray(self, other: "DepthPicture", turn: int) -> Stray | None:
        """The largest thing here that has no room in another picture, once it is turned by so many degrees."""
        rows, columns = np.nonzero(self.depths > _FAR)
        half = len(self.depths) / 2
        flat = (np.stack([columns, rows], axis=1) + 0.5 - half) * _GRAIN
        spots = np.column_stack([flat, self.depths[rows, columns]])
        moved = spots @ np.array(camera(0).rows) @ np.array(camera(turn).rows).T
        there = np.floor(moved[:, :2] / _GRAIN + half).astype(np.int64)
        stands_out = np.zeros(self.depths.shape, dtype=bool)
        stands_out[rows, columns] = moved[:, 2] > other.around[there[:, 1], there[:, 0]] + _DEEP
        core = _inner(stands_out)
        size = int(core.sum())
        if not size:
            return None
        while (deeper := _inner(core)).any():
            core = deeper
        number = int(np.flatnonzero(core[rows, columns])[core.sum() // 2])
        (x, y), (u, v) = flat[number].tolist(), moved[number, :2].tolist()
        return Stray(size, (x, -y), (u, -v))


def _inner(flags: "Flags") -> "Flags":
    """Places that are flagged with all eight around them."""
    found = flags
    for axis in range(2):
        found = found & np.roll(found, 1, axis) & np.roll(found, -1, axis)
    return found


def _nearest(spots: "Floats", triangles: "NDArray[np.int64]", size: int) -> "Floats":
    """A square picture of triangles, seen from the front; x and y of their corners count places, y from the top."""
    shape = spots[triangles]
    a, b, c = (shape[:, k, :2] for k in range(3))
    across, down = b - a, c - a
    areas = across[:, 0] * down[:, 1] - across[:, 1] * down[:, 0]
    shape, areas = shape[areas < -1e-9], areas[areas < -1e-9]
    low = np.ceil(shape[:, :, :2].min(axis=1) - 0.5).astype(np.int64)
    spans = np.floor(shape[:, :, :2].max(axis=1) - 0.5).astype(np.int64) - low + 1
    counts = spans.prod(axis=1)
    number = np.repeat(np.arange(len(shape)), counts)
    step = np.arange(len(number)) - np.repeat(np.cumsum(counts) - counts, counts)
    column, row = low[number, 0] + step % spans[number, 0], low[number, 1] + step // spans[number, 0]
    x, y = column + 0.5, row + 0.5
    depth, inside = np.zeros(len(number)), np.ones(len(number), dtype=bool)
    for k in range(3):
        one, two = shape[number, (k + 1) % 3], shape[number, (k + 2) % 3]
        weight = (two[:, 0] - one[:, 0]) * (y - one[:, 1]) - (two[:, 1] - one[:, 1]) * (x - one[:, 0])
        weight /= areas[number]
        inside &= weight >= -1e-9
        depth += weight * shape[number, k, 2]
    found = np.full(size * size, _FAR)
    np.maximum.at(found, (row * size + column)[inside], depth[inside])
    return found.reshape(size, size)
