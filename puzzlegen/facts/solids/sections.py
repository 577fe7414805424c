"""Solids that are cut, and their sections, exactly.

Corners are whole numbers, twelve to a unit length, so that the points that divide edges into halves and quarters are
whole numbers as well. They count along axes that need not be at right angles: a `metric` tells lengths. Solids of
revolution are cut by planes at right angles to the plane y = 0, which is no restriction.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations, pairwise
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from puzzlegen.core.question import Published
from puzzlegen.facts.solids.bodies import Face, Solid, frustum, pyramid, regular_polygon
from puzzlegen.facts.solids.camera import orthographic

UNIT: Final = 12  # of the coordinates to a unit length
CAMERA: Final = orthographic(-72, 22)
"""How solids that are cut are seen."""
CURVE: Final = 72  # steps along a curved outline

Size: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
Triple: TypeAlias = tuple[int, int, int]
Exact: TypeAlias = tuple[Fraction, Fraction, Fraction]
Outline: TypeAlias = tuple[tuple[float, float], ...]

SQUARE: Final = (1, 0, 1, 1)
TRIANGULAR: Final = (1, 1, 1, 1)
_REGULAR: Final = (3, 3, 3, 2)  # heights are shorter by the square root of 2/3: those of a regular tetrahedron


class Polyhedron(Published, frozen=True, dict=True, tag="polyhedron", tag_field="kind"):
    """A polyhedron: the rings of each face run counterclockwise from outside, those of holes clockwise.

    The squared length of (x, y, z) is A x x + B x y + C y y + D z z, up to a factor, for the ``metric`` (A, B, C, D).
    """

    metric: tuple[int, int, int, int]
    vertices: Annotated[tuple[Triple, ...], Meta(min_length=4, max_length=64)]
    faces: Annotated[tuple[tuple[tuple[int, ...], ...], ...], Meta(min_length=4, max_length=64)]

    def seen(self, point: Sequence[float | Fraction]) -> tuple[float, float, float]:
        """A point at right angles, in units of length."""
        b, c, d = (part / self.metric[0] for part in self.metric[1:])
        x, y, z = (float(part) / UNIT for part in point)
        return x + b / 2 * y, math.sqrt(c - b * b / 4) * y, math.sqrt(d) * z

    @property
    def solid(self) -> Solid:
        """The polyhedron as it is drawn."""
        return Solid(tuple(map(self.seen, self.vertices)), tuple(Face(face[0], face[1:]) for face in self.faces))

    @cached_property
    def normals(self) -> tuple[Triple, ...]:
        """The factors of x, y and z in the equations of the planes of the faces."""
        return tuple(_normal_of_ring([self.vertices[corner] for corner in face[0]]) for face in self.faces)

    @cached_property
    def sides(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The edges around each face, ring by ring."""
        return tuple(
            tuple((min(side), max(side)) for ring in face for side in zip(ring, (*ring[1:], ring[0]), strict=True))
            for face in self.faces
        )

    @cached_property
    def edges(self) -> tuple[tuple[int, int], ...]:
        """Every edge once, in a fixed order."""
        return tuple(sorted({side for sides in self.sides for side in sides}))


class Revolution(Published, frozen=True, tag="revolution", tag_field="kind"):
    """An upright cylinder, cone or truncated cone: the radii of its base and its top, and its height."""

    radii: tuple[Size, Annotated[int, Meta(ge=0, le=1000)]]
    height: Size

    @property
    def solid(self) -> Solid:
        """The solid as its lines are drawn."""
        return self.with_sides(CURVE)

    def with_sides(self, count: int) -> Solid:
        """The solid with so many sides instead of its curved surface."""
        base, top = (regular_polygon(count, radius) for radius in self.radii)
        return frustum(base, top, self.height) if self.radii[1] else pyramid(base, (0, 0, self.height))


class Section(msgspec.Struct, frozen=True):
    """The section of a polyhedron: its rings in space, those of holes the other way round.

    Points are whole numbers, as small as can be: so many ``to_one`` of the solid.
    """

    whole: tuple[tuple[Triple, ...], ...]
    to_one: int

    @property
    def rings(self) -> tuple[tuple[Exact, ...], ...]:
        """The rings in the coordinates of the solid."""
        return tuple(tuple(_exact(point, self.to_one) for point in ring) for ring in self.whole)

    @property
    def corners(self) -> int:
        """How many corners it has."""
        return sum(map(len, self.whole))

    @property
    def sides(self) -> set[frozenset[Triple]]:
        """Its sides, each as two points, in whole numbers."""
        return {frozenset((ring[number - 1], point)) for ring in self.whole for number, point in enumerate(ring)}


class Polygon(Published, frozen=True, order=True):
    """A shape with straight sides, as it is published.

    The squared length of (x, y) is E x x + 2 F x y + G y y, up to a factor, for the ``metric`` (E, F, G).
    """

    metric: tuple[int, int, int]
    rings: tuple[Annotated[tuple[tuple[int, int], ...], Meta(min_length=3, max_length=32)], ...]


class Symmetric(Published, frozen=True, order=True):
    """A section of a solid of revolution, as it is published: ``half_width`` holds (m, a, b, c).

    At the part u of its length, 0 to 1, the square of its half width is (a + b u + c u u) / m, where its length is 1.
    """

    half_width: tuple[int, int, int, int]


Shape: TypeAlias = Polygon | Symmetric


def _prism(base: Sequence[tuple[int, int]], height: int, metric: tuple[int, int, int, int] = SQUARE) -> Polyhedron:
    count = len(base)
    walls = [((k, (k + 1) % count, (k + 1) % count + count, k + count),) for k in range(count)]
    vertices = (*((x, y, 0) for x, y in base), *((x, y, height) for x, y in base))
    caps = ((tuple(range(count, 2 * count)),), (tuple(reversed(range(count))),))
    return Polyhedron(metric, vertices, (*walls, *caps))


def _pyramid(base: Sequence[tuple[int, int]], apex: Triple, metric: tuple[int, int, int, int] = SQUARE) -> Polyhedron:
    count = len(base)
    walls = [((k, (k + 1) % count, count),) for k in range(count)]
    vertices = (*((x, y, 0) for x, y in base), apex)
    return Polyhedron(metric, vertices, (*walls, (tuple(reversed(range(count))),)))


def _upright(polygon: Sequence[tuple[int, int]], depth: int, hole: Sequence[tuple[int, int]] = ()) -> Polyhedron:
    """A prism that lies: its front is a polygon of x and z, counterclockwise as seen from the front."""
    count, total = len(polygon), len(polygon) + len(hole)
    ring, inner = tuple(range(count)), tuple(range(count, total))
    ahead = (ring, tuple(reversed(inner))) if hole else (ring,)
    behind = tuple(tuple(corner + total for corner in reversed(one)) for one in ahead)
    walls = [
        ((start, start + total, end + total, end),)
        for one in ahead
        for start, end in zip(one, (*one[1:], one[0]), strict=True)
    ]
    spots = (*polygon, *hole)
    vertices = (*((x, 0, z) for x, z in spots), *((x, depth, z) for x, z in spots))
    return Polyhedron(SQUARE, vertices, (ahead, behind, *walls))


def _scaled(*cells: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple((UNIT * x, UNIT * y) for x, y in cells)


def _square(side: int) -> tuple[tuple[int, int], ...]:
    return _scaled((0, 0), (side, 0), (side, side), (0, side))


def _cut_cube() -> Polyhedron:
    """A cube of side 2 without a corner, cut off through the middles of three edges."""
    far, half = 2 * UNIT, UNIT
    vertices = (
        *((0, 0, 0), (far, 0, 0), (far, far, 0), (0, far, 0), (0, 0, far), (far, far, far), (0, far, far)),
        *((far, 0, half), (half, 0, far), (far, half, far)),
    )
    outlines = ((3, 2, 1, 0), (0, 1, 7, 8, 4), (1, 2, 5, 9, 7), (2, 3, 6, 5), (3, 0, 4, 6), (4, 8, 9, 5, 6), (7, 9, 8))
    return Polyhedron(SQUARE, vertices, tuple((outline,) for outline in outlines))


def _octahedron() -> Polyhedron:
    ring = [(UNIT, 0, 0), (0, UNIT, 0), (-UNIT, 0, 0), (0, -UNIT, 0)]
    sides = [(k, (k + 1) % 4) for k in range(4)]
    outlines = [(*side, 4) for side in sides] + [(end, start, 5) for start, end in sides]
    return Polyhedron(SQUARE, (*ring, (0, 0, UNIT), (0, 0, -UNIT)), tuple((outline,) for outline in outlines))


_TRIANGLE: Final = _scaled((0, 0), (1, 0), (0, 1))
_HEXAGON: Final = _scaled((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_HOUSE: Final = _scaled((0, 0), (2, 0), (2, 2), (1, 3), (0, 2))
_ROOFS: Final = _scaled((0, 0), (4, 0), (4, 1), (3, 2), (2, 1), (1, 2), (0, 1))
_ELL: Final = _scaled((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2))
_TEE: Final = _scaled((1, 0), (2, 0), (2, 1), (3, 1), (3, 2), (0, 2), (0, 1), (1, 1))
_BRIDGE: Final = _scaled((0, 0), (1, 0), (1, 1), (2, 1), (2, 0), (3, 0), (3, 2), (0, 2))
_STEPS: Final = _scaled((0, 0), (3, 0), (3, 1), (2, 1), (2, 2), (1, 2), (1, 3), (0, 3))
_PLUS: Final = _scaled((1, 0), (2, 0), (2, 1), (3, 1), (3, 2), (2, 2), (2, 3), (1, 3), (1, 2), (0, 2), (0, 1), (1, 1))

BODIES: Final[Mapping[str, Polyhedron]] = {
    "cube": _prism(_square(1), UNIT),
    "box_112": _prism(_scaled((0, 0), (2, 0), (2, 1), (0, 1)), UNIT),
    "box_122": _prism(_scaled((0, 0), (2, 0), (2, 1), (0, 1)), 2 * UNIT),
    "box_123": _prism(_scaled((0, 0), (3, 0), (3, 2), (0, 2)), UNIT),
    "tetrahedron": _pyramid(_TRIANGLE, (UNIT // 3, UNIT // 3, UNIT), _REGULAR),
    "square_pyramid": _pyramid(_square(2), (UNIT, UNIT, 2 * UNIT)),
    "low_pyramid": _pyramid(_square(2), (UNIT, UNIT, UNIT)),
    "octahedron": _octahedron(),
    "triangular_prism": _prism(_TRIANGLE, UNIT, TRIANGULAR),
    "long_triangular_prism": _prism(_TRIANGLE, 2 * UNIT, TRIANGULAR),
    "hexagonal_prism": _prism(_HEXAGON, UNIT, TRIANGULAR),
    "long_hexagonal_prism": _prism(_HEXAGON, 2 * UNIT, TRIANGULAR),
    "hexagonal_pyramid": _pyramid(_HEXAGON, (0, 0, 2 * UNIT), TRIANGULAR),
    "cut_cube": _cut_cube(),
    "house": _upright(_HOUSE, 2 * UNIT),
    "roofs": _upright(_ROOFS, 2 * UNIT),
    "ell": _upright(_ELL, UNIT),
    "deep_ell": _upright(_ELL, 2 * UNIT),
    "tee": _upright(_TEE, UNIT),
    "bridge": _upright(_BRIDGE, 2 * UNIT),
    "steps": _upright(_STEPS, 2 * UNIT),
    "plus": _upright(_PLUS, UNIT),
    "frame": _upright(_square(3), UNIT, _scaled((1, 1), (2, 1), (2, 2), (1, 2))),
}
"""The polyhedra by name; the docs and `puzzlegen.renderers.solids.cross_section` say what they are."""


@cache
def spots(name: str) -> tuple[Triple, ...]:
    """The corners of a polyhedron, and the points that divide its edges into halves or quarters."""
    body = BODIES[name]
    found = set(body.vertices)
    for one, other in body.edges:
        ends = tuple(zip(body.vertices[one], body.vertices[other], strict=True))
        for part in (1, 2, 3):
            x, y, z = (((4 - part) * start + part * end) for start, end in ends)
            if not (x % 4 or y % 4 or z % 4):
                found.add((x // 4, y // 4, z // 4))
    return tuple(sorted(found))


def normal(points: Sequence[Triple]) -> Triple:
    """The factors of x, y and z in the equation of the plane through three points; zero if they lie in a line."""
    (a, b, c), (p, q, r), (x, y, z) = points
    return cross((p - a, q - b, r - c), (x - a, y - b, z - c))


def cross(u: Triple, v: Triple) -> Triple:
    """The cross product, by which equations of planes are found, whatever the metric."""
    return u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]


def cut(body: Polyhedron, points: Sequence[Triple]) -> Section | None:
    """The section by the plane through three points; None if it touches itself, or holds a face or a single edge."""
    one = _cut(body, points)
    if one is None or len(set().union(*one.whole)) < one.corners:
        return None
    upright = normal(points)
    if any(_times(upright, vertex) == _times(upright, points[0]) for vertex in body.vertices):
        other = _cut(body, points[::-1])
        if other is None or one.to_one != other.to_one or one.sides != other.sides:
            return None
    return one


def _cut(body: Polyhedron, points: Sequence[Triple]) -> Section | None:
    """The section just below a plane, which is moved up into it; its upper side is where the points are seen in turn.

    Each face is cut along a line, which enters and leaves it by turns. Corners in the plane count as above it.
    """
    upright = normal(points)
    offset = _times(upright, points[0])
    heights = [_times(upright, vertex) - offset for vertex in body.vertices]
    # Where edges meet the plane, as whole numbers: so many to each whole number of the solid
    crossed = [(one, other) for one, other in body.edges if (heights[one] < 0) != (heights[other] < 0)]
    scale = math.lcm(*(heights[one] - heights[other] for one, other in crossed))
    met = {edge: _between(body.vertices, heights, edge, scale) for edge in crossed}
    after: dict[Triple, Triple] = {}
    for sides, outward in zip(body.sides, body.normals, strict=True):
        crossings = [met[side] for side in sides if side in met]
        if not crossings:
            if not any(heights[corner] for side in sides for corner in side):
                return None
            continue
        a, b, c = cross(upright, outward)
        along = sorted((a * x + b * y + c * z, (x, y, z)) for x, y, z in crossings)
        for (_, start), (_, end) in zip(along[::2], along[1::2], strict=True):
            if start != end:
                if start in after:
                    return None
                after[start] = end
    rings: list[tuple[Triple, ...]] = []
    while after:
        around = [min(after)]
        while around[-1] in after:
            around.append(after.pop(around[-1]))
        if around.pop() != around[0] or len(around) < 3:
            return None
        rings.append(_without_straight_corners(around))
    common = math.gcd(scale, *(part for ring in rings for point in ring for part in point))
    whole = tuple(tuple((x // common, y // common, z // common) for x, y, z in ring) for ring in rings)
    return Section(whole, scale // common) if rings else None


def _times(one: Triple, other: Triple) -> int:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def _normal_of_ring(ring: Sequence[Triple]) -> Triple:
    """Newell's normal of a polygon."""
    parts = [normal((ring[0], one, other)) for one, other in pairwise(ring[1:])]
    x, y, z = (sum(part[axis] for part in parts) for axis in range(3))
    return x, y, z


def _between(vertices: Sequence[Triple], heights: Sequence[int], edge: tuple[int, int], scale: int) -> Triple:
    """Where an edge meets the plane, ``scale`` times as far from the origin."""
    one, other = edge
    start, end = heights[one], heights[other]
    factor = scale // (start - end)
    (a, b, c), (p, q, r) = vertices[one], vertices[other]
    return factor * (start * p - end * a), factor * (start * q - end * b), factor * (start * r - end * c)


def _exact(point: Triple, scale: int) -> Exact:
    x, y, z = (Fraction(part, scale) for part in point)
    return x, y, z


def _without_straight_corners(ring: Sequence[Triple]) -> tuple[Triple, ...]:
    kept: list[Triple] = []
    for number, point in enumerate(ring):
        before, behind = ring[number - 1], ring[(number + 1) % len(ring)]
        if any(normal((before, point, behind))):
            kept.append(point)
    return tuple(kept)


def faces_of(body: Polyhedron, section: Section) -> list[int | None]:
    """The face in which each side of a section lies, ring by ring; None if it runs along an edge."""
    found: list[int | None] = []
    for ring in section.rings:
        for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
            x, y, z = ((a + b) / 2 for a, b in zip(start, end, strict=True))
            faces = (face for face in range(len(body.faces)) if _lies_in(body, face, (x, y, z)))
            found.append(next(faces, None))
    return found


def _lies_in(body: Polyhedron, face: int, point: Exact) -> bool:
    """True if a point is inside a face; on its rim either may be said."""
    upright, rings = body.normals[face], body.faces[face]
    corner = body.vertices[rings[0][0]]
    if sum(part * (a - b) for part, a, b in zip(upright, point, corner, strict=True)):
        return False
    across, up = (axis for axis in range(3) if axis != max(range(3), key=lambda axis: abs(upright[axis])))
    inside = False
    for ring in rings:
        for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
            a, b = body.vertices[one], body.vertices[other]
            if (a[up] > point[up]) != (b[up] > point[up]):
                met = a[across] + Fraction(b[across] - a[across], b[up] - a[up]) * (point[up] - a[up])
                inside ^= point[across] < met
    return inside


def polygon(section: Section, metric: tuple[int, int, int, int]) -> Polygon:
    """The shape of a section, in coordinates along two of its sides."""
    points = [point for ring in section.whole for point in ring]
    corner, one, other = points[0], points[1], points[len(section.whole[0]) - 1]
    u = [a - b for a, b in zip(one, corner, strict=True)]
    v = [a - b for a, b in zip(other, corner, strict=True)]
    i, j = next((i, j) for i, j in ((0, 1), (0, 2), (1, 2)) if u[i] * v[j] != u[j] * v[i])
    area = u[i] * v[j] - u[j] * v[i]
    spots: list[tuple[int, int]] = []
    for point in points:
        p, q = point[i] - corner[i], point[j] - corner[j]
        spots.append((p * v[j] - q * v[i], u[i] * q - u[j] * p))
    common = math.gcd(area, *(part for spot in spots for part in spot)) * (1 if area > 0 else -1)
    a, b, c, d = metric

    def scalar(one: Sequence[int], other: Sequence[int]) -> int:
        """Twice the product."""
        (x, y, z), (p, q, r) = one, other
        return 2 * a * x * p + b * (x * q + y * p) + 2 * c * y * q + 2 * d * z * r

    rings: list[tuple[tuple[int, int], ...]] = []
    for ring in section.whole:
        rings.append(tuple((x // common, y // common) for x, y in spots[: len(ring)]))
        spots = spots[len(ring) :]
    e, f, g = primitive((scalar(u, u), scalar(u, v), scalar(v, v)))
    return Polygon((e, f, g), tuple(rings))


def primitive(numbers: Sequence[Fraction | int]) -> tuple[int, ...]:
    """The smallest whole numbers in these proportions."""
    fractions = list(map(Fraction, numbers))
    factor = math.lcm(*(number.denominator for number in fractions))
    whole = [int(number * factor) for number in fractions]
    common = math.gcd(*whole)
    return tuple(number // common for number in whole)


def cut_revolution(body: Revolution, line: Sequence[tuple[Fraction, Fraction]]) -> Symmetric:
    """The section by the plane that is at right angles to y = 0 and meets the solid there from one end to the other."""
    (x, z), (p, q) = line
    base, top = body.radii
    slope = Fraction(top - base, body.height)
    start, rise = base + slope * z, slope * (q - z)  # the radius along the line
    across = p - x
    length = across * across + (q - z) * (q - z)
    m, a, b, c = primitive(
        (length, start * start - x * x, 2 * (start * rise - x * across), rise * rise - across * across)
    )
    return Symmetric((m, a, b, c))


def ends(body: Revolution) -> tuple[tuple[Fraction, Fraction], ...]:
    """Points on the outline of the solid in the plane y = 0, where planes may begin and end: quarters of each side."""
    base, top = map(Fraction, body.radii)
    corners = [(-base, Fraction(0)), (base, Fraction(0)), (top, Fraction(body.height)), (-top, Fraction(body.height))]
    found: list[tuple[Fraction, Fraction]] = []
    for (x, z), (p, q) in zip(corners, (*corners[1:], corners[0]), strict=True):
        for part in (0, 1, 2, 3):
            spot = x + (p - x) * part / 4, z + (q - z) * part / 4
            if spot not in found:
                found.append(spot)
    return tuple(found)


def lines(body: Revolution) -> Iterator[tuple[tuple[Fraction, Fraction], tuple[Fraction, Fraction]]]:
    """All lines between two of the `ends` that are not on the same side of the outline."""
    for one, other in combinations(ends(body), 2):
        middle = tuple((a + b) / 2 for a, b in zip(one, other, strict=True))
        radius = body.radii[0] + Fraction(body.radii[1] - body.radii[0], body.height) * middle[1]
        if 0 < middle[1] < body.height and abs(middle[0]) < radius:
            yield one, other


def outlines(shape: Shape) -> tuple[Outline, ...]:
    """The rings of a published shape as they are drawn: y runs up, the longest side lies at the bottom."""
    if isinstance(shape, Symmetric):
        m, a, b, c = shape.half_width
        upper: list[tuple[float, float]] = []
        for step in range(CURVE + 1):
            u = (1 - math.cos(math.pi * step / CURVE)) / 2  # closer together at the ends, where the curve is steep
            upper.append((u, math.sqrt(max(0.0, (a + b * u + c * u * u) / m))))
        ring = [*((x, -y) for x, y in upper), *((x, y) for x, y in reversed(upper))]
        return (tuple(point for number, point in enumerate(ring) if math.dist(point, ring[number - 1]) > 1e-9),)
    e, f, g = shape.metric
    wide, slant = math.sqrt(e), f / math.sqrt(e)
    high = math.sqrt(g - slant * slant)
    rings = [[complex(wide * x + slant * y, high * y) for x, y in ring] for ring in shape.rings]
    sides = zip(rings[0], (*rings[0][1:], rings[0][0]), strict=True)
    longest = max((end - start for start, end in sides), key=lambda side: round(abs(side), 6))
    turn = longest.conjugate() / abs(longest)
    return tuple(tuple(((turn * point).real, (turn * point).imag) for point in ring) for ring in rings)


def curve(body: Revolution, line: Sequence[tuple[Fraction, Fraction]]) -> tuple[tuple[float, float, float], ...]:
    """The outline of the section in space, with a corner at each edge of the many-sided solid that is drawn."""
    (x, z), (p, q) = ((float(a), float(b)) for a, b in line)
    solid = body.solid
    heights = [(p - x) * (float(up) - z) - (q - z) * (float(here) - x) for here, _, up in solid.vertices]
    met: list[tuple[float, float, float]] = []
    for face in solid.faces:
        for one, other in zip(face.outline, (*face.outline[1:], face.outline[0]), strict=True):
            if one < other and (heights[one] > 0) != (heights[other] > 0):
                part = heights[one] / (heights[one] - heights[other])
                ends = zip(solid.vertices[one], solid.vertices[other], strict=True)
                a, b, c = (float(start) + part * (float(end) - float(start)) for start, end in ends)
                met.append((a, b, c))
    scale = math.hypot(p - x, q - z)

    def angle(point: tuple[float, float, float]) -> float:
        along = ((point[0] - x) * (p - x) + (point[2] - z) * (q - z)) / scale
        return math.atan2(point[1], along - scale / 2)

    met.sort(key=angle)
    return tuple(point for number, point in enumerate(met) if math.dist(point, met[number - 1]) > 1e-4)


def has_axis(rings: Sequence[Outline], off: float = 1e-5) -> bool:
    """True if the corners lie alike on both sides of a line through their centre.

    They may be ``off`` by so much, in parts of the distance from the centre to the farthest one.
    """
    corners = [complex(*corner) for ring in rings for corner in ring]
    middle = sum(corners) / len(corners)
    spots = [corner - middle for corner in corners]
    size = max(map(abs, spots))
    start = max(spots, key=abs)  # it is mirrored to one of them
    for other in spots:
        if abs(abs(other) - size) < off * size:
            turn = other / start.conjugate() * size / abs(other)
            if all(min(abs(turn * spot.conjugate() - one) for one in spots) < off * size for spot in spots):
                return True
    return False
