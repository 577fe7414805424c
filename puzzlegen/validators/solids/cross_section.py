"""Cuts published solids by published planes, exactly, and compares shapes up to similarity.

A polyhedron is cut face by face: of the points where its corners and edges meet the plane, sorted along the line in
which the plane meets the face, neighbours are joined where the middle between them lies within the face. Two shapes are
similar if the squared distances between their corners are in proportion, from some corner on, in some direction; these
are whole numbers. A section of a solid of revolution is symmetric, and the square of its half width is a quadratic
function of the way along it, which is compared. How far shapes are apart for the eye is measured as well.
"""

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations, count, islice, pairwise
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import NoFacts
from puzzlegen.facts.solids.sections import Polygon, Polyhedron, Revolution, Symmetric
from puzzlegen.formats.solids.cross_section import QUESTIONS, CutRound, Given, Query
from puzzlegen.validators.solids.kits.choices import choice

METHOD: Final = "exact sections, compared up to similarity"
LEAST_DISTANCE: Final = 0.12
"""The least part of the area that two options do not share, however one is laid over the other."""
_CURVE: Final = 48  # steps along half a curved outline
_RADII: Final = 32
_ANGLES: Final = 120
_REACH: Final = 1.6  # of the comparison, where areas are 1

Point: TypeAlias = tuple[Fraction, ...]
Ring: TypeAlias = Sequence[Point]
Vector: TypeAlias = tuple[int, int, int]
Grid: TypeAlias = NDArray[np.float64]
Key: TypeAlias = tuple[object, ...]


def certify(given: Given, query: Query) -> Certificate:
    """Find every option that is similar to the section.

    The difficulty is the number of corners to find: those of the section that are not marked in the picture, none where
    the section itself is drawn. The depth is a chain: the steps in which it is constructed, see `_constructed`, and the
    comparison with what is on offer.

    Raises:
        MalformedStatement: a solid or a shape is none, or what is given is not what the question needs.
    """
    solid: Key
    if isinstance(query, CutRound):
        body, line = given.solid, given.line
        if not isinstance(body, Revolution) or line is None or given.points is not None or given.shown is not None:
            raise MalformedStatement("a solid of revolution is given with a line")
        key = _profile_key(cut_revolution(body, [tuple(map(Fraction, point)) for point in line]))
        keys = [_profile_key(_checked_profile(option)) for option in query.options]
        grids = [_spread([_curved(option)]) for option in query.options]
        corners, difficulty, kind = 0, 0, f"radii {body.radii}, height {body.height}"
        shown, solid, steps = "sheet", (body.radii, body.height), 0
    else:
        polyhedron, points = given.solid, given.points
        if not isinstance(polyhedron, Polyhedron) or points is None or given.shown is None or given.line is not None:
            raise MalformedStatement("a polyhedron is given with three points, and with what is shown of the section")
        _check(polyhedron)
        rings = cut(polyhedron, points)
        key = polygon_key(rings, _lengths(polyhedron.metric))
        keys = [polygon_key(_checked(option), _flat_lengths(option.metric)) for option in query.options]
        grids = [_spread(_in_plane(option)) for option in query.options]
        corners, shown = sum(map(len, rings)), given.shown
        marked = {tuple(map(Fraction, point)) for point in points}
        difficulty = 0 if shown == "sheet" else corners - len(marked & {point for ring in rings for point in ring})
        steps = 0 if shown == "sheet" else _constructed(polyhedron, points)
        kind, solid = f"{len(polyhedron.vertices)} corners, {len(polyhedron.faces)} faces", _spelled(polyhedron)
    apart = {(one, other): distance(grids[one], grids[other]) for one, other in combinations(range(len(keys)), 2)}
    closest = min(apart.values())
    fits = [option == key for option in keys]
    why = ["it is not similar to the section"] * len(fits)
    if any(fits):
        right = fits.index(True)
        why = [
            "laid over the section as well as possible, "
            f"{apart.get((min(number, right), max(number, right)), 0):.0%} of the area of both is not shared"
            for number in range(len(fits))
        ]
    return choice(
        fits,
        why,
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=difficulty,
        canonical=(solid, shown, key, sorted(map(repr, keys))),
        structure=f"cut; {shown}; {kind}; {corners} corners of the section",
        effort={"options": len(keys), "per mille of area between the closest options": round(1000 * closest)},
        faults=("two options look alike",) if closest < LEAST_DISTANCE else (),
        depth=Depth.chain(1 + steps),
    )


def certify_why(given: Given, query: Query, answer: str, why: NoFacts) -> Faults:  # noqa: ARG001
    """No facts are told: all that is said is counted on the section and on the shapes as they are published."""
    return ()


def _check(solid: Polyhedron) -> None:
    """Refuse what is not the closed surface of one solid with plane faces."""
    a, b, c, d = solid.metric
    if a <= 0 or d <= 0 or 4 * a * c <= b * b:
        raise MalformedStatement("the metric makes some lengths imaginary")
    count = len(solid.vertices)
    rings = [ring for face in solid.faces for ring in face]
    if not all(solid.faces) or any(
        len(ring) < 3 or len(set(ring)) < len(ring) or not all(0 <= corner < count for corner in ring) for ring in rings
    ):
        raise MalformedStatement("a face has rings of at least three different corners")
    sides = [side for ring in rings for side in zip(ring, (*ring[1:], ring[0]), strict=True)]
    if len(set(sides)) < len(sides) or {(end, start) for start, end in sides} != set(sides):
        raise MalformedStatement("each edge belongs to two faces, which run along it in opposite directions")
    for face in solid.faces:
        upright = _newell(solid, face[0])
        levels = {_dot(upright, solid.vertices[corner]) for ring in face for corner in ring}
        if upright == (0, 0, 0) or len(levels) > 1:
            raise MalformedStatement("the corners of a face lie in one plane")
    holes = sum(len(face) - 1 for face in solid.faces)
    euler = count - len(sides) // 2 + len(solid.faces) - holes
    if euler > 2 or euler % 2 or {corner for ring in rings for corner in ring} != set(range(count)):
        raise MalformedStatement("the faces are not the surface of one solid")
    volume: Fraction | int = 0
    for ring in rings:
        first, *others = (solid.vertices[corner] for corner in ring)
        volume += sum(_dot(first, _cross(one, other)) for one, other in pairwise(others))
    if volume <= 0:
        raise MalformedStatement("faces run counterclockwise as seen from outside")


def _spelled(solid: Polyhedron) -> Key:
    """The same whatever the corners' numbers, the order of the faces, where rings begin, and the unit of length."""
    start = [min(line) for line in zip(*solid.vertices, strict=True)]
    moved = [[part - low for part, low in zip(vertex, start, strict=True)] for vertex in solid.vertices]
    unit = math.gcd(*(part for vertex in moved for part in vertex))
    common = math.gcd(*solid.metric)
    spots = [tuple(part // unit for part in vertex) for vertex in moved]
    faces = sorted(sorted(sorted(spots[corner] for corner in ring) for ring in face) for face in solid.faces)
    return tuple(part // common for part in solid.metric), faces


def _dot(one: Sequence[Fraction | int], other: Sequence[Fraction | int]) -> Fraction | int:
    return sum((a * b for a, b in zip(one, other, strict=True)), 0)


def _cross(one: Sequence[int], other: Sequence[int]) -> Vector:
    (a, b, c), (p, q, r) = one, other
    return b * r - c * q, c * p - a * r, a * q - b * p


def _newell(solid: Polyhedron, ring: Sequence[int]) -> Vector:
    """A normal of a polygon, as long as twice its area; axes count as if they were at right angles."""
    spots = [solid.vertices[corner] for corner in ring]
    crosses = [_cross(one, other) for one, other in zip(spots, (*spots[1:], spots[0]), strict=True)]
    x, y, z = (sum(part) for part in zip(*crosses, strict=True))
    return x, y, z


def cut(solid: Polyhedron, points: Sequence[Vector]) -> list[list[Point]]:
    """The rings of the section by the plane through three points, without corners at which they run straight on.

    Raises:
        MalformedStatement: there is no such plane, it holds a face, or the section touches itself.
    """
    first, second, third = points
    upright = _cross(
        [b - a for a, b in zip(first, second, strict=True)], [b - a for a, b in zip(first, third, strict=True)]
    )
    if upright == (0, 0, 0):
        raise MalformedStatement("the three points lie in a line")
    offset = _dot(upright, first)
    heights = [_dot(upright, vertex) - offset for vertex in solid.vertices]
    joined: dict[Point, list[Point]] = {}
    within: dict[tuple[int, int], list[int]] = {}  # edges in the plane -> on which side the faces at it lie
    for face in solid.faces:
        outward = _newell(solid, face[0])
        along = _cross(upright, outward)
        if along == (0, 0, 0):
            if heights[face[0][0]] == 0:
                raise MalformedStatement("the plane holds a face")
            continue
        met: set[Point] = set()
        for ring in face:
            for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
                if heights[one] == 0:
                    met.add(tuple(map(Fraction, solid.vertices[one])))
                if heights[one] == heights[other] == 0:
                    way = [b - a for a, b in zip(solid.vertices[one], solid.vertices[other], strict=True)]
                    side = _dot(upright, _cross(outward, way))
                    within.setdefault((min(one, other), max(one, other)), []).append(1 if side > 0 else -1)
                elif heights[one] * heights[other] < 0:
                    part = Fraction(heights[one], heights[one] - heights[other])
                    ends = zip(solid.vertices[one], solid.vertices[other], strict=True)
                    met.add(tuple(a + part * (b - a) for a, b in ends))
        for start, end in pairwise(sorted(met, key=lambda point: _dot(along, point))):
            if _holds(solid, face, outward, [(a + b) / 2 for a, b in zip(start, end, strict=True)]):
                _join(joined, start, end)
    for (one, other), sides in within.items():
        if sum(sides) == 0:  # below the plane on one side of the edge, above it on the other
            _join(joined, tuple(map(Fraction, solid.vertices[one])), tuple(map(Fraction, solid.vertices[other])))
    if not joined or any(len(neighbours) != 2 for neighbours in joined.values()):
        raise MalformedStatement("the section is not made of rings that do not touch")
    rings: list[list[Point]] = []
    while joined:
        around = [next(iter(joined))]
        while ahead := [point for point in joined.pop(around[-1]) if point in joined]:
            around.append(ahead[0])
        rings.append(_cornered(around))
    return rings


def _constructed(solid: Polyhedron, points: Sequence[Vector]) -> int:
    """In how many steps the corners of a section are found from three of its points, as with a ruler.

    A step draws the line of the section in the plane of each face in which two of its points are known, or one and the
    line in a parallel face; it meets the edges of the face, made longer where need be, at further points. Where no line
    can be drawn, a step more finds the lines in all faces in which a point is known.
    """
    first, second, third = points
    upright = _cross(
        [b - a for a, b in zip(first, second, strict=True)], [b - a for a, b in zip(first, third, strict=True)]
    )
    heights = [_dot(upright, vertex) - _dot(upright, first) for vertex in solid.vertices]
    met: dict[tuple[int, int], Point] = {}  # of each edge or what it runs on to: where the plane meets it
    wanted: set[Point] = set()
    sides: list[set[tuple[int, int]]] = []
    for face in solid.faces:
        sides.append({(min(s), max(s)) for ring in face for s in zip(ring, (*ring[1:], ring[0]), strict=True)})
        for one, other in sides[-1]:
            if heights[one] != heights[other]:
                part = Fraction(heights[one], heights[one] - heights[other])
                ends = zip(solid.vertices[one], solid.vertices[other], strict=True)
                met[one, other] = point = tuple(a + part * (b - a) for a, b in ends)
                if 0 <= part <= 1:
                    wanted.add(point)
    on = [{met[side] for side in some if side in met} for some in sides]
    normals = [_newell(solid, face[0]) for face in solid.faces]
    known: set[Point] = {tuple(map(Fraction, point)) for point in points}
    lines: set[int] = set()
    for steps in count():
        if wanted <= known:
            return steps
        seen = [len(some & known) for some in on]
        drawn = {
            number
            for number, some in enumerate(seen)
            if number not in lines
            and (some > 1 or (some and any(not any(_cross(normals[number], normals[other])) for other in lines)))
        }
        drawn = drawn or {number for number, some in enumerate(seen) if some and number not in lines}
        if not drawn:
            return steps
        lines |= drawn
        known = known.union(*(on[number] for number in drawn))
    raise AssertionError("every step draws a line")


def _join(joined: dict[Point, list[Point]], one: Point, other: Point) -> None:
    joined.setdefault(one, []).append(other)
    joined.setdefault(other, []).append(one)


def _holds(solid: Polyhedron, face: Sequence[Sequence[int]], outward: Vector, point: Sequence[Fraction]) -> bool:
    """True if a point of its plane lies within a face and not on its border."""
    drop = max(range(3), key=lambda axis: abs(outward[axis]))
    i, j = (axis for axis in range(3) if axis != drop)
    x, y = point[i], point[j]
    inside = False
    for ring in face:
        for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
            (a, b), (c, d) = ((solid.vertices[corner][i], solid.vertices[corner][j]) for corner in (one, other))
            turn = (c - a) * (y - b) - (d - b) * (x - a)
            if turn == 0 and min(a, c) <= x <= max(a, c) and min(b, d) <= y <= max(b, d):
                return False
            if (b > y) != (d > y) and (turn > 0) == (d > b):
                inside = not inside
    return inside


def _cornered(ring: Ring) -> list[Point]:
    """The ring without points at which it runs straight on."""
    kept = []
    for number, point in enumerate(ring):
        before, behind = ring[number - 1], ring[(number + 1) % len(ring)]
        one = [a - b for a, b in zip(point, before, strict=True)]
        other = [a - b for a, b in zip(behind, point, strict=True)]
        if any(one[i] * other[j] != one[j] * other[i] for i, j in combinations(range(len(point)), 2)):
            kept.append(point)
    return kept


Quadratic: TypeAlias = Sequence[tuple[int, int, int]]  # factor, and the two coordinates that it belongs to


def _lengths(metric: Sequence[int]) -> Quadratic:
    a, b, c, d = metric
    return (a, 0, 0), (b, 0, 1), (c, 1, 1), (d, 2, 2)


def _flat_lengths(metric: Sequence[int]) -> Quadratic:
    e, f, g = metric
    return (e, 0, 0), (2 * f, 0, 1), (g, 1, 1)


def polygon_key(rings: Sequence[Ring], lengths: Quadratic) -> Key:
    """The same for similar shapes, mirror images included, and different for all others.

    Every point is told by its squared distances from the first three corners of a ring, and the corners of each ring in
    their order; of all ways to begin, that with the least numbers counts.
    """
    points = [point for ring in rings for point in ring]
    factor = math.lcm(*(Fraction(part).denominator for point in points for part in point))
    whole = [[int(part * factor) for part in point] for point in points]
    table = [
        [sum(weight * (one[i] - other[i]) * (one[j] - other[j]) for weight, i, j in lengths) for other in whole]
        for one in whole
    ]
    common = math.gcd(*(length for row in table for length in row))
    numbers = iter(range(len(points)))
    loops = [list(islice(numbers, len(ring))) for ring in rings]
    best: Key | None = None
    for loop in loops:
        for first in _ways(loop):
            three = first[:3]

            def told(way: Iterable[int], three: Sequence[int] = three) -> tuple[int, ...]:
                return tuple(table[point][corner] // common for point in way for corner in three)

            others = sorted(min(map(told, _ways(other))) for other in loops if other is not loop)
            spelled: Key = (told(first), *others)
            if best is None or spelled < best:
                best = spelled
    assert best is not None
    return best


def _ways(loop: Sequence[int]) -> list[Sequence[int]]:
    """The loop from every corner on, in both directions."""
    turned = [(*loop[start:], *loop[:start]) for start in range(len(loop))]
    return [*turned, *(way[::-1] for way in turned)]


def _checked(option: Polygon) -> list[list[Point]]:
    """The rings of an option; refuses those with corners where they run straight on."""
    e, f, g = option.metric
    if e <= 0 or e * g <= f * f:
        raise MalformedStatement("the metric makes some lengths imaginary")
    rings: list[list[Point]] = [[tuple(map(Fraction, point)) for point in ring] for ring in option.rings]
    points = [point for ring in rings for point in ring]
    if not rings or len(set(points)) < len(points) or any(_cornered(ring) != ring for ring in rings):
        raise MalformedStatement("the rings of a shape have different corners, at each of which they bend")
    return rings


def cut_revolution(solid: Revolution, line: Sequence[Sequence[Fraction]]) -> tuple[Fraction, ...]:
    """The squared half width of the section at its start, its middle and its end, where its length is 1."""
    (x, z), (p, q) = line
    low, high = map(Fraction, solid.radii)

    def room(here: Fraction, up: Fraction) -> Fraction:
        """How far within the outline of the solid a point of the plane y = 0 lies."""
        return low + (high - low) * up / solid.height - abs(here)

    if not all(
        0 <= up <= solid.height and room(here, up) >= 0 and (room(here, up) == 0 or up in (0, solid.height))
        for here, up in line
    ):
        raise MalformedStatement("a line begins and ends on the outline of the solid")
    middle = (x + p) / 2, (z + q) / 2
    if not (0 < middle[1] < solid.height and room(*middle) > 0):
        raise MalformedStatement("a line goes through the solid")
    length = (p - x) ** 2 + (q - z) ** 2
    widths = []
    for here, up in (line[0], middle, line[1]):
        radius = low + (high - low) * up / solid.height
        widths.append((radius * radius - here * here) / length)
    return tuple(widths)


def _profile_key(widths: Sequence[Fraction]) -> Key:
    start, middle, end = widths
    return min(start, end), middle, max(start, end)


def _checked_profile(option: Symmetric) -> tuple[Fraction, ...]:
    m, a, b, c = option.half_width
    if m <= 0:
        raise MalformedStatement("the first number of a half width is positive")
    widths = tuple((a + b * u + c * u * u) / m for u in (Fraction(0), Fraction(1, 2), Fraction(1)))
    if min(widths[0], widths[2]) < 0 or widths[1] <= 0:
        raise MalformedStatement("a half width is real")
    return widths


def _curved(option: Symmetric) -> list[complex]:
    """The outline of a symmetric shape."""
    m, a, b, c = option.half_width
    parts = [(1 - math.cos(math.pi * step / _CURVE)) / 2 for step in range(_CURVE + 1)]
    half = [complex(u, math.sqrt(max(0.0, (a + b * u + c * u * u) / m))) for u in parts]
    return [*half, *(point.conjugate() for point in reversed(half))]


def _in_plane(option: Polygon) -> list[list[complex]]:
    """The rings of a polygon with axes at right angles."""
    e, f, g = option.metric
    slant = f / math.sqrt(e)
    high = math.sqrt(g - slant * slant)
    return [[complex(math.sqrt(e) * x + slant * y, high * y) for x, y in ring] for ring in option.rings]


def _spread(rings: Sequence[Sequence[complex]]) -> Grid:
    """Which points around its centre belong to a shape of area 1: rows of one radius, columns of one direction."""
    starts = np.array([point for ring in rings for point in ring])
    ends = np.array([point for ring in rings for point in (*ring[1:], ring[0])])
    depth = [sum(_surrounds(other, ring[0]) for other in rings if other is not ring) for ring in rings]
    signs = [(-1) ** level * math.copysign(1, _twice_area(ring)) for ring, level in zip(rings, depth, strict=True)]
    turns = (starts.conjugate() * ends).imag * np.repeat(signs, list(map(len, rings)))
    area = turns.sum() / 2
    if not area:
        raise MalformedStatement("a shape to choose from has no area")
    centre = ((starts + ends) * turns).sum() / (6 * area)
    step = _REACH * math.sqrt(area) / _RADII
    # Half a step off, so that neither the axes of symmetric shapes nor their corners on these lie on a ray.
    rays = np.exp(1j * math.tau * (np.arange(_ANGLES) + 0.5) / _ANGLES)
    one, other = ((spots - centre)[:, None] * rays.conjugate() for spots in (starts, ends))  # each ray runs right
    crossed = (one.imag > 0) != (other.imag > 0)
    (a, b), (c, d) = ((spots.real[crossed], spots.imag[crossed]) for spots in (one, other))
    # How many of the points of a ray, half a step off as well, lie on this side of where it meets a side of the shape
    before = np.clip(np.ceil((a * d - b * c) / (d - b) / step - 0.5), 0, _RADII).astype(np.int64)
    sides = np.zeros((_RADII + 1, _ANGLES))
    np.add.at(sides, (before, np.nonzero(crossed)[1]), 1)
    inside: Grid = sides[:0:-1].cumsum(axis=0)[::-1] % 2
    return inside


def _twice_area(ring: Sequence[complex]) -> float:
    return sum((one.conjugate() * other).imag for one, other in zip(ring, (*ring[1:], ring[0]), strict=True))


def _surrounds(ring: Sequence[complex], point: complex) -> bool:
    inside = False
    for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (one.imag > point.imag) != (other.imag > point.imag):
            across = one.real + (point.imag - one.imag) * (other.real - one.real) / (other.imag - one.imag)
            inside ^= point.real < across
    return inside


def distance(one: Grid, other: Grid) -> float:
    """The least part of the area of both that is not shared, over all turns about the centre and both sides."""
    weights = np.arange(_RADII) + 0.5
    total = float((weights @ (one + other)).sum())
    here = np.fft.rfft(one, axis=1) * weights[:, None]
    shared = 0.0
    for way in (other, other[:, ::-1]):
        products = (here * np.fft.rfft(way, axis=1).conj()).sum(axis=0)
        shared = max(shared, float(np.fft.irfft(products, _ANGLES).max()))
    return round(1 - shared / (total - shared), 6)
