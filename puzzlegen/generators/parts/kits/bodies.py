"""Bodies with drawn dimensions, built by exact booleans of boxes, cylinders and prisms (manifold3d), and their meshes.

x runs to the right, y to the back, z up; lengths are millimetres.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import manifold3d
import numpy as np

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.parts.kits.line_views import STEPS, NotClosed, Solid

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from puzzlegen.generators.parts.kits.line_views import Ints

Body: TypeAlias = manifold3d.Manifold
Axis: TypeAlias = Literal["x", "y", "z"]
Spot: TypeAlias = tuple[float, float]

_LARGE: Final = 200.0  # longer than any part
_THIN: Final = 4.0  # steps: what is no higher than that is a sliver
_MOST_TRIANGLES: Final = 2000  # of a part, whose mesh is published
_FLIPS: Final = 40  # of diagonals, until slivers stay
# Where the axes of a prism, whose outline lies in x and y and which rises along z, come to lie
_TURNS: Final[Mapping[Axis, Sequence[Sequence[float]]]] = {
    "x": ((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0)),
    "y": ((1, 0, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0)),
    "z": ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)),
}


class Bounds(NamedTuple):
    """The least and the greatest length, both included, and whether others may take its place in a changed part."""

    low: int
    high: int
    free: bool

    @property
    def values(self) -> Sequence[int]:
        """The lengths that are drawn: even ones where there are two, so that lines lie on one another or well apart."""
        even = range(self.low + self.low % 2, self.high + 1, 2)
        return even if len(even) > 1 else range(self.low, self.high + 1)


@dataclass
class Dimensions:
    """Lengths by their names: as they are asked for, drawn, unless they are given.

    Attributes:
        rng: where they are drawn from, each by its name.
        rich: of a hundred things that may be there or not, how many are.
        kept: those of another part, of which each is followed as far as bounds allow.
        fixed: those that have to be as they are.
        drawn: those that were asked for.
        bounds: of these.
    """

    rng: Stream
    rich: int = 50
    kept: Mapping[str, int] = field(default_factory=dict)
    fixed: Mapping[str, int] = field(default_factory=dict)
    drawn: dict[str, int] = field(default_factory=dict)
    bounds: dict[str, Bounds] = field(default_factory=dict)

    def size(self, name: str, low: int, high: int) -> int:
        """A length that stays the same in changed parts.

        Raises:
            Rejected: there is none between the bounds, or the one that is fixed is not.
        """
        return self._drawn(name, Bounds(low, high, free=False))

    def place(self, name: str, low: int, high: int) -> int:
        """A length that may be another one in changed parts."""
        return self._drawn(name, Bounds(low, high, free=True))

    def has(self, name: str) -> bool:
        """Whether there is something, which may be there or not in changed parts."""
        if name not in self.kept and name not in self.fixed:
            self.kept = {**self.kept, name: int(self.rng.child(f"{name}?").below(100) < self.rich)}
        return bool(self.place(name, 0, 1))

    def _drawn(self, name: str, bounds: Bounds) -> int:
        low, high, _ = bounds
        if low > high or not low <= self.fixed.get(name, low) <= high:
            raise Rejected("a part does not go together")
        if name in self.fixed:
            value = self.fixed[name]
        elif name in self.kept:
            value = min(max(self.kept[name], low), high)
        else:
            value = self.rng.child(name).choice(bounds.values)
        self.drawn[name], self.bounds[name] = value, bounds
        return value

    def changed(self, values: Mapping[str, int]) -> "Dimensions":
        """The same lengths, but for some, and what has to give way to these."""
        return Dimensions(self.rng, self.rich, self.drawn, values)


def box(x: Spot, y: Spot, z: Spot) -> Body:
    """What lies between two places along each axis."""
    (a, b), (c, d), (e, f) = x, y, z
    return manifold3d.Manifold.cube((b - a, d - c, f - e)).translate((a, c, e))


def prism(axis: Axis, outline: Sequence[Spot], start: float, end: float) -> Body:
    """An outline drawn along an axis; its points are (y, z) along x, (x, z) along y, (x, y) along z."""
    raised = manifold3d.Manifold.extrude(manifold3d.CrossSection([list(outline)]), end - start)
    return raised.translate((0, 0, start)).transform(_TURNS[axis])


def round_bar(axis: Axis, centre: Spot, radius: float, start: float, end: float, top: float | None = None) -> Body:
    """A cylinder along an axis, or a cone where its end has another radius; its centre is given as in `prism`."""
    pieces = 24 if radius < 5 else 32 if radius < 12 else 48
    bar = manifold3d.Manifold.cylinder(end - start, radius, radius if top is None else top, pieces)
    return bar.translate((*centre, start)).transform(_TURNS[axis])


def hole(axis: Axis, centre: Spot, radius: float, start: float = -_LARGE, end: float = _LARGE) -> Body:
    """A round hole along an axis, through everything unless it begins or ends."""
    return round_bar(axis, centre, radius, start, end)


def slot(axis: Axis, one: Spot, other: Spot, radius: float, start: float = -_LARGE, end: float = _LARGE) -> Body:
    """A hole with round ends around two points."""
    (a, b), (c, d) = one, other
    if a == c:
        outline = [(a - radius, b), (a + radius, b), (a + radius, d), (a - radius, d)]
    else:
        outline = [(a, b - radius), (c, b - radius), (c, b + radius), (a, b + radius)]
    ends = (hole(axis, spot, radius, start, end) for spot in (one, other))
    return prism(axis, outline, start, end) + next(ends) + next(ends)


def turned(axis: Axis, centre: Spot, steps: Sequence[tuple[float, float]], start: float = 0.0) -> Body:
    """Cylinders one after the other along an axis: the length and the radius of each."""
    found = manifold3d.Manifold()
    for length, radius in steps:
        found += round_bar(axis, centre, radius, start, start + length)
        start += length
    return found


def hexagon(centre: Spot, across: float) -> list[Spot]:
    """The outline of a hexagon that measures so much from flat to flat, two corners to the left and right."""
    a, b = centre
    long, short = across / 3**0.5, across / 2
    corners = (long, 0), (long / 2, short), (-long / 2, short), (-long, 0), (-long / 2, -short), (long / 2, -short)
    return [(a + right, b + up) for right, up in corners]


def as_solid(body: Body) -> Solid:
    """The mesh of a body on whole thousandths of a millimetre, at the origin.

    Raises:
        Rejected: it is empty, falls apart, is too intricate, touches itself, or has an edge that fades out.
    """
    mesh = body.to_mesh64()
    if not len(mesh.tri_verts) or len(body.decompose()) != 1:
        raise Rejected("a part is empty, or falls apart")
    spots = np.rint(np.asarray(mesh.vert_properties)[:, :3] * STEPS).astype(np.int64)
    spots -= spots.min(axis=0)
    corners, number = np.unique(spots, axis=0, return_inverse=True)
    triangles = number.reshape(-1)[np.asarray(mesh.tri_verts).astype(np.int64)]
    starts = np.asarray(mesh.run_index).astype(np.int64) // 3
    surfaces = np.repeat(np.asarray(mesh.run_original_id).astype(np.int64), starts[1:] - starts[:-1])
    a, b, c = triangles.T
    whole = (a != b) & (b != c) & (c != a)
    if whole.sum() > _MOST_TRIANGLES:
        raise Rejected("a part has too many triangles")
    solid = Solid(corners, *_without_slivers(corners, triangles[whole], surfaces[whole]))
    try:
        dangling = solid.dangling
    except NotClosed as error:  # two of its bodies meet along an edge
        raise Rejected("a part is not closed") from error
    if dangling:
        raise Rejected("an edge of a part fades out")
    return solid


def _without_slivers(corners: "Ints", triangles: "Ints", surfaces: "Ints") -> tuple["Ints", "Ints"]:
    """Triangles and their surfaces without those that are so thin that whole steps may turn them over.

    The longest side of such a triangle changes places with the other diagonal of the two triangles beside it.
    """
    thin = _are_thin(corners[triangles])
    for _ in range(_FLIPS):
        if not thin.any():
            break
        number = int(thin.argmax())
        spots = corners[triangles[number]]
        first = int(np.linalg.norm(np.roll(spots, -1, axis=0) - spots, axis=1).argmax())
        a, b, c = np.roll(triangles[number], -first).tolist()
        beside = np.flatnonzero((triangles == a).any(axis=1) & (triangles == b).any(axis=1))
        other = next((one for one in beside.tolist() if one != number), None)
        if other is None:
            break
        (d,) = {*triangles[other].tolist()} - {a, b}
        triangles[number], triangles[other] = (a, d, c), (d, b, c)
        surfaces[number] = surfaces[other]
        thin[[number, other]] = _are_thin(corners[triangles[[number, other]]])
    return triangles, surfaces


def _are_thin(spots: "Ints") -> "NDArray[np.bool_]":
    """Which of (m, 3, 3) triangles are slivers."""
    spots = spots.astype(np.float64)
    sides = np.linalg.norm(np.roll(spots, -1, axis=1) - spots, axis=2)
    areas = np.linalg.norm(np.cross(spots[:, 1] - spots[:, 0], spots[:, 2] - spots[:, 0]), axis=1)
    thin: NDArray[np.bool_] = areas < _THIN * sides.max(axis=1)
    return thin


def grooved(body: Body, d: Dimensions, count: int) -> Body:
    """A body with so many grooves straight across its sides, each from another side.

    Raises:
        Rejected: there is no body.
    """
    if body.is_empty():
        raise Rejected("a part is empty, or falls apart")
    if not count:
        return body
    low_x, low_y, low_z, high_x, high_y, high_z = body.bounding_box()
    ends = ((low_x, high_x), (low_y, high_y), (low_z, high_z))
    for number, side in enumerate(d.rng.child("grooves").sample(range(6), count)):
        into, is_far = divmod(side, 2)
        along = (into + 1 + d.rng.child(f"groove {number} along").below(2)) % 3
        low, high = map(round, ends[3 - into - along])
        quarter = (high - low) // 4
        start = d.place(f"groove {number}", low + quarter, high - quarter - 6)
        deep = d.place(f"groove {number} deep", 4, max(5, round(ends[into][1] - ends[into][0]) // 5))
        spans = [(-_LARGE, _LARGE)] * 3
        spans[3 - into - along] = (start, start + d.place(f"groove {number} wide", 6, 12))
        spans[into] = (ends[into][1] - deep, _LARGE) if is_far else (-_LARGE, ends[into][0] + deep)
        body -= box(*spans)
    return body
