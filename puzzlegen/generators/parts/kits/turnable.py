"""What is seen of turned parts, and whether lines are clear: none so near another that strokes would close a gap."""

import math
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from puzzlegen.facts.parts.poses import camera, mirrored
from puzzlegen.formats.parts.turned import Picture
from puzzlegen.generators.parts.kits.line_views import STEPS, Solid, cut, linked
from puzzlegen.generators.parts.kits.plane_faces import Faced, faced, picture
from puzzlegen.kernels.generators.crowding import crowded, place
from puzzlegen.kernels.generators.mesh_strokes import SMOOTH

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints: TypeAlias = NDArray[np.int64]

_CURVED: Final = math.cos(math.radians(31))  # between pieces of a curve; holes have twelve sides or more
_ANY: Final = math.radians(110)  # by which a curve turns where its plane is seen aslant
_NEAR: Final = 40  # steps of meshes from the end of what is seen of an edge to where the edge ends
_WAYS: Final = 3  # edges that meet a corner of a curve, besides one


class Turnable:
    """A part, as it is seen from all around."""

    def __init__(self, solid: Solid) -> None:
        """Find out where creases go on smoothly."""
        self.solid = solid
        self._known: dict[int, bool] = {}
        self._pictures: dict[tuple[bool, int], Picture] = {}
        ends = solid.edges[0][solid.creases]
        ways = (solid.corners[ends[:, 1]] - solid.corners[ends[:, 0]]).astype(np.float64)
        ways /= np.linalg.norm(ways, axis=1)[:, None]
        corners = np.concatenate([ends[:, 0], ends[:, 1]])
        order = np.argsort(corners, kind="stable")
        corners, ways = corners[order], np.concatenate([ways, -ways])[order]
        self._is_curved = np.zeros(len(solid.corners), dtype=bool)
        for apart in range(1, _WAYS + 1):
            goes_on = (ways[apart:] * ways[:-apart]).sum(axis=1) < -_CURVED
            self._is_curved[corners[apart:][goes_on & (corners[apart:] == corners[:-apart])]] = True

    @cached_property
    def _faced(self) -> Faced:
        return faced(self.solid)

    def picture(self, is_mirrored: bool, turn: int) -> Picture:
        """What is seen of the part, or of its mirror image, if that is turned by so many degrees."""
        if (is_mirrored, turn) not in self._pictures:
            self._pictures[is_mirrored, turn] = picture(self._faced, is_mirrored, turn)
        return self._pictures[is_mirrored, turn]

    def are_clear(self, is_mirrored: bool, turn: int) -> bool:
        """Whether they are, if the part, or its mirror image, is turned by so many degrees."""
        turn = mirrored(turn) if is_mirrored else turn
        if turn not in self._known:
            self._known[turn] = self._is_clear(turn)
        return self._known[turn]

    def _is_clear(self, turn: int) -> bool:
        solid, view = self.solid, camera(turn)
        spots = view.project(solid.corners.astype(np.float64))
        flat: Ints = np.rint(spots[:, :2]).astype(np.int64)
        facing = solid.normals @ np.array(view.rows[2]) > 0
        edges, beside = solid.edges
        one, other = facing[beside].T
        ends = edges[(one | other) & (solid.creases | (one != other))]
        ends = ends[(flat[ends[:, 0]] != flat[ends[:, 1]]).any(axis=1)]
        places = flat * (1, -1)  # upwards, as triangles run
        pieces, _ = cut(places.astype(np.float64), np.ascontiguousarray(spots[:, 2]), ends, solid.triangles[facing])
        used = np.unique(ends)
        numbers = np.empty(2 * len(pieces), np.int64)
        place(pieces, places[used], _NEAR, numbers)
        is_long = numbers[::2] != numbers[1::2]
        pieces, numbers = pieces[is_long], numbers.reshape(-1, 2)[is_long].ravel()
        kept, numbers = np.unique(numbers, return_inverse=True)
        goes_on = np.zeros(len(kept), dtype=bool)
        is_corner = kept < len(used)
        goes_on[is_corner] = self._is_curved[used[kept[is_corner]]]
        order, starts = linked(pieces, numbers, np.where(goes_on, _ANY, SMOOTH))
        firsts, lasts = order[starts[:-1]], order[starts[1:] - 1] ^ 1
        ended = ~goes_on[numbers[np.stack([firsts, lasts], axis=1)]]
        ordered = pieces[order // 2]
        backwards = order % 2 == 1
        ordered[backwards] = np.roll(ordered[backwards], 2, axis=1)
        return not crowded(ordered / STEPS, starts, ended.astype(np.int64), np.empty(len(pieces), np.int64))
