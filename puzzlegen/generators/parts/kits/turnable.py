"""What is seen of turned parts, and whether lines are clear.

None is so near another that strokes would close a gap, or seems to meet, or to go on from, what lies at another depth.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from puzzlegen.facts.parts.poses import camera, mirrored
from puzzlegen.formats.parts.turned import Picture
from puzzlegen.generators.parts.kits.line_views import STEPS, Solid, cut, linked
from puzzlegen.generators.parts.kits.plane_faces import Faced, faced, picture
from puzzlegen.kernels.generators.crowding import NARROW, crowded, place
from puzzlegen.kernels.generators.mesh_strokes import SMOOTH

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints: TypeAlias = NDArray[np.int64]
    Floats: TypeAlias = NDArray[np.float64]

_CURVED: Final = math.cos(math.radians(31))  # between pieces of a curve; holes have twelve sides or more
_ANY: Final = math.radians(110)  # by which a curve turns where its plane is seen aslant
_NEAR: Final = 40  # steps of meshes from the end of what is seen of an edge to where the edge ends
_ROUND: Final = 12  # sides of a closed curve, at least
_SHOWN: Final = 0.6  # of the rim of a bore or a boss that is cut off
_WAYS: Final = 3  # edges that meet a corner of a curve, besides one
_LONG: Final = 3000  # steps: what is shorter may be a piece of a curve
_IN_LINE: Final = 300  # steps within which edges lie on one line,
_TOUCH: Final = 3000  # and within which one begins where the other ends there,
_DEEP: Final = 1000  # but one lies farther behind the other


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

    @cached_property
    def _rims(self) -> "tuple[Ints, Ints, Floats]":
        """(k, 2) the sides of closed curves around or in plane faces, (k,) numbers of curves, and normals of these.

        Not where a boss stands on a face: it hides the half of the curve around its foot.
        """
        rings = [
            (np.array(ring), normal)
            for face, normal in zip(self._faced.faces, self._faced.normals, strict=True)
            for ring in face
            if len(ring) >= _ROUND and self._is_curved[list(ring)].all() and self._is_rim(ring[:2], normal)
        ]
        sides = [np.stack([ring, np.roll(ring, -1)], axis=1) for ring, _ in rings]
        curves = np.repeat(np.arange(len(rings)), [len(ring) for ring, _ in rings])
        return np.concatenate([np.empty((0, 2), np.int64), *sides]), curves, np.array([normal for _, normal in rings])

    def _is_rim(self, side: Sequence[int], normal: "Floats") -> bool:
        """Whether nothing rises from a face along its side."""
        ends, beside = self.solid.edges
        (edge,) = np.flatnonzero((ends == sorted(side)).all(axis=1))
        corners = self.solid.corners[self.solid.triangles[beside[edge]]] - self.solid.corners[side[0]]
        return bool((corners @ normal).sum() < 0)

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
        used, joined = np.unique(ends, return_inverse=True)
        numbers = np.empty(2 * len(pieces), np.int64)
        place(pieces, places[used], joined.reshape(-1, 2), _NEAR, numbers)
        is_long = numbers[::2] != numbers[1::2]
        pieces, numbers = pieces[is_long], numbers.reshape(-1, 2)[is_long].ravel()
        kept, numbers = np.unique(numbers, return_inverse=True)
        is_corner = kept < len(used)
        at = np.full(len(kept), -1)
        at[is_corner] = used[kept[is_corner]]
        goes_on = is_corner & self._is_curved[at]
        if self._is_cut_off(pieces, at[numbers].reshape(-1, 2), flat, np.array(view.rows[2])):
            return False
        order, starts = linked(pieces, numbers, np.where(goes_on, _ANY, SMOOTH))
        firsts, lasts = order[starts[:-1]], order[starts[1:] - 1] ^ 1
        ended = np.where(goes_on, 0, 1 + is_corner)[numbers[np.stack([firsts, lasts], axis=1)]]
        ordered = pieces[order // 2]
        backwards = order % 2 == 1
        ordered[backwards] = np.roll(ordered[backwards], 2, axis=1)
        if crowded(ordered / STEPS, starts, ended, np.empty(len(pieces), np.int64)):
            return False
        near, triangles = np.ascontiguousarray(spots[:, 2]), solid.triangles[facing]
        return not any(_meet_in_line(places, near, ends[pair], triangles) for pair in _in_line(places, near, ends))

    def _is_cut_off(self, pieces: "Ints", at: "Ints", flat: "Ints", viewer: "Floats") -> bool:
        """Whether too little is seen of a rim whose face turns to the viewer, or some of one almost edge-on.

        Args:
            pieces: (n, 4) what is seen of lines.
            at: (n, 2) at which corners that begins and ends, -1 at none.
            flat: (corners, 2) places in the picture.
            viewer: the direction to it.
        """
        sides, curves, normals = self._rims
        if not len(sides):
            return False
        near = np.flatnonzero(normals @ viewer > 0)
        curve_at = np.full(len(flat) + 1, -1)  # the last one serves what ends at no corner
        is_near = np.isin(curves, near)
        curve_at[sides[is_near, 0]] = curves[is_near]
        one, other = curve_at[at].T
        of = (one == other) & (one >= 0)
        lengths = np.linalg.norm((pieces[:, 2:] - pieces[:, :2])[of], axis=1)
        shown = np.bincount(one[of], lengths, len(normals))[near]
        (right, up), (a, b) = flat[sides[:, 0]].T, flat[sides[:, 1]].T
        whole = np.bincount(curves, np.hypot(a - right, b - up), len(normals))[near]
        area = np.abs(np.bincount(curves, right * b - up * a, len(normals))[near]) / STEPS
        return bool(((shown > 0) & ((shown < _SHOWN * whole) | (area < NARROW * math.pi / 4 * whole))).any())


def _in_line(places: "Ints", near: "Floats", ends: "Ints") -> Iterator[Sequence[int]]:
    """Pairs of edges that lie on one line of the picture beside or after one another, but one behind the other."""
    starts, ways = places[ends[:, 0]].astype(np.float64), (places[ends[:, 1]] - places[ends[:, 0]]).astype(np.float64)
    lengths = np.hypot(*ways.T)
    is_long = lengths > _LONG
    ends, starts, lengths = ends[is_long], starts[is_long], lengths[is_long]
    ways = ways[is_long] / lengths[:, None]
    apart = places[ends][None] - starts[:, None, None]  # of both ends of the second edge, from the first one's start
    along = (apart * ways[:, None, None]).sum(axis=3)
    beside = np.abs(apart[..., 0] * ways[:, None, None, 1] - apart[..., 1] * ways[:, None, None, 0]).max(axis=2)
    low, high = along.min(axis=2), along.max(axis=2)
    found = (beside < _IN_LINE) & (low < lengths[:, None] + _TOUCH) & (high > -_TOUCH)
    numbers = np.flatnonzero(is_long)
    for one, other in np.argwhere(np.triu(found, 1)).tolist():
        here = (max(low[one, other], 0.0) + min(high[one, other], lengths[one])) / 2
        (a, b), (c, d) = near[ends[one]], near[ends[other]]
        first, last = along[one, other]
        depth = c + (here - first) / (last - first) * (d - c)
        if abs(a + here / lengths[one] * (b - a) - depth) > _DEEP:
            yield numbers[[one, other]].tolist()


def _meet_in_line(places: "Ints", near: "Floats", pair: "Ints", triangles: "Ints") -> bool:
    """Whether what is seen of two edges on one line of the picture meets there."""
    one, other = (cut(places.astype(np.float64), near, edge[None], triangles)[0].reshape(-1, 2) for edge in pair)
    return bool(len(one) and len(other) and np.hypot(*(one[:, None] - other[None]).T).min() < _TOUCH)
