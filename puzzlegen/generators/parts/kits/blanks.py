"""Bodies without dimensions, as somebody's meshes are, on whose flat faces bosses, bores and notches are made.

Each of these may be there or not, at a drawn place and of a drawn size, so that such a body, too, is a part that
differs by dimensions. Its views keep lines enough apart to be read: what is made moves a little where it has to.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Rejected
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, Side
from puzzlegen.generators.parts.kits.bodies import Axis, Body, Dimensions, Spot, as_solid, box, hole, round_bar
from puzzlegen.generators.parts.kits.line_views import STEPS, Solid
from puzzlegen.generators.parts.kits.variants import levels

_SEEN: Final[tuple[Side, ...]] = ("front", "left", "top")
_AXES: Final[tuple[Axis, ...]] = ("x", "y", "z")
_EDGE: Final = 5  # millimetres from the ends of a face in which nothing has its middle
_BEYOND: Final = 1.0  # millimetres by which what is taken away begins outside, and what is added inside
_LEAST_BOSS: Final = 4  # millimetres by which it stands out
_EACH: Final = 4  # bores that a body may get, and notches
_SHIFTS: Final = (0, *(sign * shift for shift in range(1, 7) for sign in (1, -1)))  # millimetres, to be tried
_CLEAR: Final = 2.5  # millimetres between lines
_THROUGH: Final = 4  # millimetres by which a bore may be longer than the body
_SAME: Final = 0.02  # millimetres within which faces are at one place
_LARGE: Final = 200.0  # longer than any part
_FLAT: Final = 0.99999  # cosine of the angle between a normal and its axis


class Face(NamedTuple):
    """A flat part of a surface, across an axis: where along it, on which side, and its ends along the other two."""

    axis: int
    level: float
    is_far: bool
    spans: tuple[Spot, Spot]


class Blank:
    """A body without dimensions, and its flat faces, on which it is worked."""

    def __init__(self, body: Body) -> None:
        self.body = body
        bounds = body.bounding_box()
        self.ends = tuple(zip(bounds[:3], bounds[3:], strict=True))
        self.levels = _levels(as_solid(body))
        self.faces = [*_faces(body)]
        self.inner = [face for face in self.faces if abs(face.level - self.ends[face.axis][face.is_far]) >= _LEAST_BOSS]

    def worked(self, d: Dimensions) -> Body:
        """The body with bosses, bores and notches, as far as these are there; it gets no larger."""
        body = self.body
        if self.inner and d.has("boss"):
            body += self._boss("boss", d)
        for number in range(_EACH if self.faces else 0):
            if d.has(f"bore {number}"):
                body -= self._bore(f"bore {number}", d)
            if d.has(f"notch {number}"):
                body -= self._notch(f"notch {number}", d)
        return body

    def _boss(self, name: str, d: Dimensions) -> Body:
        """A cylinder on a face, as high as the body is there at most."""
        face = d.rng.child(f"{name} face").choice(self.inner)
        most = abs(face.level - self.ends[face.axis][face.is_far])
        high = min(most, d.place(f"{name} high", _LEAST_BOSS, math.ceil(most)))
        radius = d.place(f"{name} radius", 4, 12)
        start, end = (-_BEYOND, high) if face.is_far else (-high, _BEYOND)
        centre = self._centre(name, face, radius, d)
        return round_bar(_AXES[face.axis], centre, radius, face.level + start, face.level + end)

    def _bore(self, name: str, d: Dimensions) -> Body:
        """A round hole from a face, through half of the body at least."""
        face = d.rng.child(f"{name} face").choice(self.faces)
        long = self.ends[face.axis][1]
        radius = d.place(f"{name} radius", 3, 9)
        span = self._inwards(face, d.place(f"{name} deep", int(long / 2), int(long) + _THROUGH))
        return hole(_AXES[face.axis], self._centre(name, face, radius, d), radius, *span)

    def _notch(self, name: str, d: Dimensions) -> Body:
        """A groove with square corners all across a face."""
        face = d.rng.child(f"{name} face").choice(self.faces)
        axes = _others(face.axis)
        turned = d.rng.child(f"{name} turned").below(2)
        (low, high), axis = face.spans[turned], axes[turned]
        start, wide = low + d.place(f"{name} start", _EDGE, int(high - low) - _EDGE), d.place(f"{name} wide", 6, 16)
        start += self._shift(axis, start, start + wide)
        spans = [(-_LARGE, _LARGE)] * 3
        long = self.ends[face.axis][1]
        spans[face.axis] = self._inwards(face, d.place(f"{name} deep", 4, max(5, round(long) // 2)))
        spans[axis] = start, start + wide
        first, last = face.spans[1 - turned]
        spans[axes[1 - turned]] = first - _BEYOND, last + _BEYOND
        return box(*spans)

    def _centre(self, name: str, face: Face, radius: int, d: Dimensions) -> Spot:
        """Where the middle of something round lies along the other two axes."""
        found = []
        for axis, (low, high) in zip(_others(face.axis), face.spans, strict=True):
            at = low + d.place(f"{name} {_AXES[axis]}", _EDGE, int(high - low) - _EDGE)
            found.append(at + self._shift(axis, at - radius, at + radius))
        return found[0], found[1]

    def _inwards(self, face: Face, deep: int) -> Spot:
        """From where to where something reaches that begins a little outside of a face and goes in so far."""
        end = face.level - deep if face.is_far else face.level + deep
        end += self._shift(face.axis, end)
        return (end, face.level + _BEYOND) if face.is_far else (face.level - _BEYOND, end)

    def _shift(self, axis: int, *ends: float) -> int:
        """By how much to move something with these ends along an axis, so that its lines keep away from others.

        Raises:
            Rejected: there is no such place near by.
        """
        for shift in _SHIFTS:
            gaps = np.abs(np.subtract.outer(np.array(ends) + shift, self.levels[axis]))
            if (gaps >= _CLEAR).all():
                return shift
        raise Rejected("nothing else can be made in a part")


def _levels(solid: Solid) -> Sequence[NDArray[np.float64]]:
    """Where lines of views lie across x, y and z, in millimetres."""
    found: tuple[list[float], list[float], list[float]] = ([], [], [])
    for side in _SEEN:
        for number, at in levels(solid.view(side)):
            ray = LOOKS[side][number]
            axis = _AXES.index(ray.axis)
            found[axis].append(at / PER_MM if ray.sign > 0 else solid.size[axis] / STEPS - at / PER_MM)
    return [np.unique(np.array(some)) for some in found]


def _faces(body: Body) -> Iterator[Face]:
    """Where the surface of a body is flat and across an axis, in order, if there is room for anything."""
    mesh = body.to_mesh64()
    spots = np.asarray(mesh.vert_properties)[:, :3][np.asarray(mesh.tri_verts).astype(np.int64)]
    normals = np.cross(spots[:, 1] - spots[:, 0], spots[:, 2] - spots[:, 0])
    lengths = np.linalg.norm(normals, axis=1)
    for axis in range(3):
        flat = np.abs(normals[:, axis]) > _FLAT * np.maximum(lengths, 1e-12)
        places = np.rint(spots[:, :, axis].mean(axis=1) / _SAME).astype(np.int64)
        for is_far in (False, True):
            there = flat & ((normals[:, axis] > 0) == is_far)
            for place in np.unique(places[there]).tolist():
                here = spots[there & (places == place)]
                low, high = here.min(axis=(0, 1)).tolist(), here.max(axis=(0, 1)).tolist()
                spans = [(low[number], high[number]) for number in _others(axis)]
                if min(end - start for start, end in spans) > 2 * _EDGE:
                    yield Face(axis, low[axis], is_far, (spans[0], spans[1]))


def _others(axis: int) -> tuple[int, int]:
    """The other two axes."""
    return {0: (1, 2), 1: (0, 2), 2: (0, 1)}[axis]
