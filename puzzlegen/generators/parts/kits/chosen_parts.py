"""Which part an item is about, how it lies and what it measures: one of our own, or somebody's mesh that is worked.

Our own parts differ by dimensions. A mesh has none, so it gets a bore, a notch and a boss, each of which may be there
or not, at a drawn place and of a drawn size.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
from msgspec import UnsetType

from puzzlegen.core.stream import Stream
from puzzlegen.formats.parts.kits.drawings import Credit
from puzzlegen.generators.parts.kits.bodies import Axis, Body, Dimensions, Spot, box, grooved, hole, round_bar
from puzzlegen.generators.parts.kits.line_views import STEPS
from puzzlegen.generators.parts.kits.machined_parts import PARTS
from puzzlegen.materials.meshes import Meshes

Built = Callable[[Dimensions], Body]

_AXES: Final[tuple[Axis, ...]] = ("x", "y", "z")
_EDGE: Final = 5  # millimetres from the ends of a face in which nothing has its middle
_BEYOND: Final = 1.0  # millimetres by which what is taken away begins outside, and what is added inside
_LEAST_BOSS: Final = 4  # millimetres by which it stands out
_RICH: Final = 12  # of a hundred bores and the like that a mesh may have, how many it has
_LARGE: Final = 200.0  # longer than any part
_FLAT: Final = 0.99999  # cosine of the angle between a normal and its axis
_COARSE: Final = 20  # steps within which faces are at one place


class ChosenPart:
    """A part of drawn dimensions, and what it is with other ones.

    Attributes:
        dimensions: that are drawn, once it has been built.
        credit: whose mesh it is, if it is one.
    """

    def __init__(self, parts: Sequence[str], rich: int, grooves: int, meshes: Meshes | UnsetType, rng: Stream) -> None:
        """Draw it.

        Args:
            parts: names of our own.
            rich: of a hundred things that one of them may have or not, how many it has.
            grooves: that are cut across it.
            meshes: which take their place; these have lines enough, so little more is there that may be there or not.
            rng: where all of it is drawn from.
        """
        self.credit: Credit | None = None
        if isinstance(meshes, UnsetType):
            self._build: Built = PARTS[rng.choice(parts)]
        else:
            self._build, self.credit = _of_mesh(meshes, rng)
            rich, grooves = _RICH, 0
        self._mirrored, self._quarters = rng.below(2) == 1, rng.below(4)
        self._grooves = grooves
        self.dimensions = Dimensions(rng.child("dimensions"), rich)

    def body(self, lengths: Mapping[str, int]) -> Body:
        """The part with some dimensions changed."""
        drawn = self.dimensions.changed(lengths) if lengths else self.dimensions
        body = grooved(self._build(drawn), drawn, self._grooves)
        return (body.mirror((1, 0, 0)) if self._mirrored else body).rotate((0, 0, 90 * self._quarters))


def _of_mesh(meshes: Meshes, rng: Stream) -> tuple[Built, Credit]:
    """A mesh as a part, and whose it is."""
    # trimesh, which reads it, is slow to import and seldom wanted
    from puzzlegen.generators.parts.kits.foreign_meshes import body_of

    mesh = rng.choice(meshes.open())
    blank = Blank(body_of(mesh))
    one = mesh.credit
    return blank.worked, Credit(mesh.sha256, one.title, one.author, one.licence, one.origin)


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
        self.faces = [*_faces(body)]
        self.inner = [face for face in self.faces if abs(face.level - self.ends[face.axis][face.is_far]) >= _LEAST_BOSS]

    def worked(self, d: Dimensions) -> Body:
        """The body with a boss, bores and notches, as far as these are there; it gets no larger."""
        body = self.body
        if self.inner and d.has("boss"):
            body += self._boss("boss", d)
        for number in range(3 if self.faces else 0):
            if d.has(f"bore {number}"):
                body -= self._bore(f"bore {number}", d)
            if d.has(f"notch {number}"):
                body -= self._notch(f"notch {number}", d)
        return body

    def _boss(self, name: str, d: Dimensions) -> Body:
        """A cylinder on a face, as high as the body is there at most."""
        face, centre = _placed(name, self.inner, d)
        high = d.place(f"{name} high", _LEAST_BOSS, math.ceil(abs(face.level - self.ends[face.axis][face.is_far])))
        end = min(face.level + high, self.ends[face.axis][1]) if face.is_far else max(face.level - high, 0.0)
        start = face.level - _BEYOND if face.is_far else face.level + _BEYOND
        return round_bar(_AXES[face.axis], centre, d.place(f"{name} radius", 4, 12), *sorted((start, end)))

    def _bore(self, name: str, d: Dimensions) -> Body:
        """A round hole from a face, of any depth."""
        face, centre = _placed(name, self.faces, d)
        deep = d.place(f"{name} deep", 6, math.ceil(self.ends[face.axis][1]))
        return hole(_AXES[face.axis], centre, d.place(f"{name} radius", 3, 9), *_inwards(face, deep))

    def _notch(self, name: str, d: Dimensions) -> Body:
        """A groove with square corners across a face."""
        face, (one, _) = _placed(name, self.faces, d)
        spans = [(-_LARGE, _LARGE)] * 3
        spans[face.axis] = _inwards(face, d.place(f"{name} deep", 4, max(5, round(self.ends[face.axis][1]) // 2)))
        first, second = _others(face.axis)
        spans[first] = (one, one + d.place(f"{name} wide", 6, 16))
        spans[second] = face.spans[1][0] - _BEYOND, face.spans[1][1] + _BEYOND
        return box(*spans)


def _faces(body: Body) -> Iterator[Face]:
    """Where the surface of a body is flat and across an axis, in order, if there is room for anything."""
    mesh = body.to_mesh64()
    spots = np.asarray(mesh.vert_properties)[:, :3][np.asarray(mesh.tri_verts).astype(np.int64)]
    normals = np.cross(spots[:, 1] - spots[:, 0], spots[:, 2] - spots[:, 0])
    lengths = np.linalg.norm(normals, axis=1)
    for axis in range(3):
        flat = np.abs(normals[:, axis]) > _FLAT * np.maximum(lengths, 1e-12)
        levels = np.rint(spots[:, :, axis].mean(axis=1) * STEPS / _COARSE).astype(np.int64)
        for is_far in (False, True):
            there = flat & ((normals[:, axis] > 0) == is_far)
            for level in np.unique(levels[there]).tolist():
                here = spots[there & (levels == level)]
                low, high = here.min(axis=(0, 1)).tolist(), here.max(axis=(0, 1)).tolist()
                spans = [(low[number], high[number]) for number in _others(axis)]
                if min(end - start for start, end in spans) >= 2 * _EDGE:
                    yield Face(axis, low[axis], is_far, (spans[0], spans[1]))


def _others(axis: int) -> tuple[int, int]:
    """The other two axes."""
    return {0: (1, 2), 1: (0, 2), 2: (0, 1)}[axis]


def _inwards(face: Face, deep: int) -> Spot:
    """From where to where something reaches that begins a little outside of a face and goes in so far."""
    return (face.level - deep, face.level + _BEYOND) if face.is_far else (face.level - _BEYOND, face.level + deep)


def _placed(name: str, faces: Sequence[Face], d: Dimensions) -> tuple[Face, Spot]:
    """On which face something lies, and where along the other two axes."""
    face = d.rng.child(f"{name} face").choice(faces)
    one, other = (
        low + d.place(f"{name} {_AXES[axis]}", _EDGE, int(high - low) - _EDGE)
        for axis, (low, high) in zip(_others(face.axis), face.spans, strict=True)
    )
    return face, (one, other)
