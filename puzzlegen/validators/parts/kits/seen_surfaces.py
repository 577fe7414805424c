"""What pictures of solids tell of space, and whether two of them can show one solid.

A picture shows at each of its places a surface, and that nothing is before it. Two pictures contradict each other, for
a way to turn what one shows into what the other shows, where one shows a surface at a place at which by the other there
is nothing. If they do not, there is a solid that has both: all of space that neither shows to be free. So that two
pictures cannot show one solid is found from what is seen alone, whatever lies behind.
"""

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.facts.parts.poses import STEP, TURNS, camera
from puzzlegen.formats.parts.turned import Picture
from puzzlegen.kernels.validators.depth_maps import NOTHING, clashes, fill, surround

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints: TypeAlias = NDArray[np.int64]
    Floats: TypeAlias = NDArray[np.float64]
    Marks: TypeAlias = NDArray[np.uint8]

PIXEL: Final = 10_000_000
"""Steps of pictures in a pixel of a map, a millimetre."""
SEEN: Final = 12
"""Pixels of a face that counts."""
_DEEP: Final = 1.5  # pixels by which a surface has to lie in what another picture shows to be free
_AROUND: Final = 2  # pixels around what is seen
_FLAT: Final = 0.01  # pixels by which corners may lie beside the plane of their face
_EDGE_ON: Final = 1e-4  # of a unit normal: what is seen almost edge-on
_CREASE: Final = np.cos(np.radians(25))  # beyond which two faces are not one round surface


class Seen:
    """What a picture shows, as a map of so many pixels to all sides of its middle."""

    def __init__(self, picture: Picture, reach: int) -> None:
        """Read a picture."""
        outlines = _Outlines(picture)
        self.surfaces = _surfaces(outlines)
        self.depths = np.full((2 * reach, 2 * reach), NOTHING)
        self.numbers = np.full((2 * reach, 2 * reach), -1, dtype=np.int32)
        spots = outlines.spots * (1, -1, 1) + (reach, reach, 0)
        lines = np.concatenate([spots[outlines.here, :2], spots[outlines.after, :2]], axis=1)
        corners = spots[outlines.here, :2]
        low, high = (pick.reduceat(corners, outlines.starts[:-1]) for pick in (np.minimum, np.maximum))
        boxes = np.concatenate([np.maximum(low, 0), np.minimum(high, 2 * reach - 1)], axis=1)
        fill(lines, outlines.starts, _planes(outlines, spots), boxes, self.depths, self.numbers)

    @property
    def mirrored(self) -> "Seen":
        """What a mirror shows of it: left and right in each other's place."""
        other = object.__new__(Seen)
        other.surfaces = self.surfaces
        other.depths, other.numbers = (np.ascontiguousarray(one[:, ::-1]) for one in (self.depths, self.numbers))
        return other

    @cached_property
    def counts(self) -> "Ints":
        """At how many pixels each surface is seen."""
        return np.bincount(self.surfaces[self.numbers[self.numbers >= 0]], minlength=len(self.surfaces))

    @cached_property
    def around(self) -> "Floats":
        """The nearest depth at each pixel and at its eight neighbours, with a pixel more to all sides."""
        found: Floats = np.empty((len(self.depths) + 2, len(self.depths) + 2))
        surround(self.depths, found)
        return found

    def clashes(self, other: "Seen", turn: int) -> tuple[int, "Marks"]:
        """At how many pixels what is seen here, turned by so many degrees, lies where the other shows nothing.

        The marks of `puzzlegen.kernels.validators.depth_maps.clashes` come with it.
        """
        marks = np.empty(self.depths.shape, dtype=np.uint8)
        return clashes(self.depths, other.around, turned(turn), _DEEP, marks), marks

    def places(self) -> tuple["Ints", "Floats"]:
        """(n, 2) rows and columns of pixels at which something is seen, and (n, 3) x to the right, y down, depth."""
        found = np.argwhere(self.numbers >= 0)
        half = len(self.depths) / 2
        return found, np.column_stack([found[:, ::-1] + 0.5 - half, self.depths[tuple(found.T)]])

    def common(self, other: "Seen", turn: int) -> set[int]:
        """The surfaces that are seen here and, turned by so many degrees, in another picture."""
        found, spots = self.places()
        moved = spots @ turned(turn).T
        there = np.floor(moved[:, 1::-1] + len(self.depths) / 2).astype(np.int64)
        inside = ((there >= 0) & (there < len(self.depths))).all(axis=1)
        found, moved, there = found[inside], moved[inside], there[inside]
        same = np.abs(other.depths[tuple(there.T)] - moved[:, 2]) < _DEEP
        counts = np.bincount(self.surfaces[self.numbers[tuple(found[same].T)]], minlength=1)
        return {*np.flatnonzero(counts >= SEEN).tolist()}


def reach_of(pictures: Sequence[Picture]) -> int:
    """How many pixels any of these pictures reaches from its middle, and a few more."""
    return max(max(map(abs, picture.corners)) for picture in pictures) // PIXEL + 1 + _AROUND


class _Outlines:
    """The outlines and holes of the faces of a picture, as arrays.

    Attributes:
        spots: (n, 3) corners in pixels.
        here: (k,) the corners of all rings, one ring after the other.
        after: (k,) the next corner of the ring.
        starts: (faces + 1,) where each face begins.
        ends: (faces,) where the outline of each face ends.
        owners: (k,) the face that each belongs to.
    """

    def __init__(self, picture: Picture) -> None:
        """Read a picture.

        Raises:
            MalformedStatement: a corner is not whole, or a face has corners that are not there.
        """
        if len(picture.corners) % 3:
            raise MalformedStatement("a corner is not whole")
        self.spots = np.array(picture.corners, dtype=np.float64).reshape(-1, 3) / PIXEL
        self.here = np.array([number for face in picture.faces for ring in face for number in ring])
        if self.here.max() >= len(self.spots):
            raise MalformedStatement("a face has a corner that is not there")
        rings = np.cumsum([len(ring) for face in picture.faces for ring in face])
        self.after = np.roll(self.here, -1)
        self.after[rings - 1] = self.here[rings - np.diff(rings, prepend=0)]
        faces = np.cumsum([0, *map(len, picture.faces)])
        self.starts = np.concatenate([[0], rings])[faces]
        self.ends = rings[faces[:-1]]
        self.owners = np.repeat(np.arange(len(picture.faces)), np.diff(self.starts))

    @cached_property
    def normals(self) -> "Floats":
        """(faces, 3) normals of the outlines, as long as twice the area, by Newell's method."""
        outer = np.arange(len(self.here)) < self.ends[self.owners]
        here, after = self.spots[self.here[outer]], self.spots[self.after[outer]]
        starts = np.cumsum([0, *(self.ends - self.starts[:-1])[:-1]])
        parts = (here[:, (1, 2, 0)] - after[:, (1, 2, 0)]) * (here[:, (2, 0, 1)] + after[:, (2, 0, 1)])
        return np.add.reduceat(parts, starts)

    def beside(self) -> Iterator[tuple[int, int]]:
        """Faces that share a side; refuses those that do not agree on what is outside."""
        sides = self.here * len(self.spots) + self.after
        order = np.argsort(sides, kind="stable")
        if (self.here == self.after).any() or (np.diff(sides[order]) == 0).any():
            raise MalformedStatement("two faces lie on one side of an edge")
        back = self.after * len(self.spots) + self.here
        place = np.minimum(np.searchsorted(sides[order], back), len(sides) - 1)
        shared = (sides[order][place] == back) & (self.here < self.after)
        yield from zip(self.owners[shared].tolist(), self.owners[order[place[shared]]].tolist(), strict=True)


def _planes(outlines: _Outlines, spots: "Floats") -> "Floats":
    """(faces, 3) a, b, c of each face's depth = a x + b y + c, given corners in pixels of a map.

    Raises:
        MalformedStatement: a face is not plane, or does not turn to the viewer.
    """
    normals = outlines.normals * (-1, 1, -1)  # y runs down in a map
    lengths = np.linalg.norm(normals, axis=1)
    if not (normals[:, 2] < -_EDGE_ON * lengths).all():
        raise MalformedStatement("a face does not turn to the viewer")
    firsts = spots[outlines.here[outlines.starts[:-1]]]
    owners = outlines.owners
    corners = spots[outlines.here]
    if (np.abs(((corners - firsts[owners]) * normals[owners]).sum(axis=1)) > _FLAT * lengths[owners]).any():
        raise MalformedStatement("a face is not plane")
    across, down, near = normals.T
    return np.stack([-across / near, -down / near, (firsts * normals).sum(axis=1) / near], axis=1)


def _surfaces(outlines: _Outlines) -> "Ints":
    """The number of the surface of each face: faces side by side that turn only a little are one."""
    lengths = np.linalg.norm(outlines.normals, axis=1)
    normals = outlines.normals / np.where(lengths > 0, lengths, 1.0)[:, None]
    first = [*range(len(normals))]

    def root(number: int) -> int:
        while first[number] != number:
            number = first[number]
        return number

    for one, other in outlines.beside():
        if normals[one] @ normals[other] > _CREASE:
            first[root(one)] = root(other)
    return np.array([root(number) for number in first], dtype=np.int64)


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
