"""Sections of solids: which shape a plane cuts.

Four planes are drawn first, all by the same rules, and their sections are the options; then one of them is picked as
the key, and its plane is shown. So nothing in the options tells the key.
"""

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.marked_points import edges, from_lines, lettered, places
from puzzlegen.facts.solids.sections import (
    BODIES,
    CAMERA,
    Polygon,
    Revolution,
    Section,
    Shape,
    Symmetric,
    Triple,
    cut,
    cut_revolution,
    has_axis,
    lines,
    normal,
    outlines,
    polygon,
    spots,
)
from puzzlegen.formats.solids import cross_section as form
from puzzlegen.kernels.generators.constructions import steps

if TYPE_CHECKING:
    from numpy.typing import NDArray

    IntArray: TypeAlias = NDArray[np.int64]
    FloatArray: TypeAlias = NDArray[np.float64]

Plane: TypeAlias = tuple[Triple, Triple, Triple]  # three points of it
Line: TypeAlias = tuple[tuple[Fraction, Fraction], tuple[Fraction, Fraction]]

_TRIES: Final = 3600  # planes; most solids give four sections within twenty, and a few only after thousands
_FRESH: Final = 180  # after so many it is begun anew
_OTHER: Final = 8  # one attempt in so many is at any body, since there may be no such planes in an item's own
_NEAREST: Final = 10  # points to which a point of a plane may move
_CLEAR: Final = 0.25  # from the middle of a letter to the next line
_OFF_OTHERS: Final = 0.14  # of a marked point from edges on which it does not lie
_KEPT: Final = 64  # shapes that have been measured
_DIFFERING: Final = 0.08  # of two shapes that are not taken for alike
_OVAL: Final = 0.93  # the greatest roundness of an oval: nobody calls a slanting section a circle
_SHORTEST: Final = 0.08  # of a side, by the longest distance between corners
_THINNEST: Final = 0.06  # of a corner from a side that does not end there
_FROM_THE_PLANE: Final = 0.14  # the least sine of the angle between the section and the view
_SIMPLE: Final = (
    *("cube", "box_112", "box_122", "tetrahedron", "square_pyramid"),
    *("triangular_prism", "long_triangular_prism", "hexagonal_prism"),
)
_MIDDLING: Final = (
    *("cube", "box_112", "box_122", "box_123", "square_pyramid", "low_pyramid", "octahedron"),
    *("triangular_prism", "long_triangular_prism", "hexagonal_prism", "hexagonal_pyramid", "cut_cube"),
)
_INVOLVED: Final = (
    *("box_123", "hexagonal_prism", "long_hexagonal_prism", "hexagonal_pyramid", "cut_cube"),
    *("house", "roofs", "ell", "deep_ell", "tee", "bridge", "steps", "plus"),
)
_HOLLOWED: Final = ("deep_ell", "tee", "bridge", "steps")  # of others, such planes are too rare
_ROUND: Final = (
    *(Revolution((1, 1), height) for height in (1, 2, 3)),
    *(Revolution((2, 2), height) for height in (3, 5)),
    *(Revolution((1, 0), height) for height in (1, 2, 3)),
    *(Revolution((2, 0), height) for height in (3, 5)),
    *(Revolution((2, 1), height) for height in (2, 3)),
    Revolution((3, 1), 3),
    Revolution((3, 2), 4),
)


class CrossSectionParams(Params, frozen=True, kw_only=True):
    """Sections of the polyhedra ``bodies`` leave so many ``corners`` to find."""

    bodies: tuple[str, ...]
    shown: Annotated[form.Shown, Knob("corners are named, and not the plane drawn")]
    corners: Annotated[tuple[int, int], Knob("more corners to find", 1, 12)]
    steps: Annotated[int, Knob("more steps until the section is constructed", 0, 5)]
    near: ClassVar[bool] = False  # whether sections on offer have as many corners, and planes that nearly agree


class NearParams(CrossSectionParams, frozen=True, kw_only=True):
    """Each plane but one comes from another by one of its points, which moves a little; corners are as many."""

    near: ClassVar[bool] = True


LEVELS: Final = {
    Level.EASY: CrossSectionParams(band=(0, 0), depth=(1, 1), bodies=_SIMPLE, shown="sheet", corners=(3, 8), steps=0),
    Level.MEDIUM: CrossSectionParams(
        band=(1, 2), depth=(3, 3), bodies=_MIDDLING, shown="points", corners=(1, 2), steps=2
    ),
    Level.HARD: NearParams(band=(3, 5), depth=(4, 4), bodies=_INVOLVED, shown="points", corners=(3, 5), steps=3),
    Level.EXTREME: NearParams(band=(6, 12), depth=(5, 5), bodies=_HOLLOWED, shown="points", corners=(6, 12), steps=4),
}


def invent(rng: Stream, params: CrossSectionParams, asked: Drawn) -> Puzzle:
    """Draw the options, then the key among them, then what leads to it."""
    rng = rng.child("state")
    key = rng.class_by_index(4, "key")
    if asked.question is form.CutRound:
        solid = rng.choice(_ROUND)
        cuts = _round_cuts(solid, rng)
        (x, z), (p, q) = cuts[key][0]
        line = (str(x), str(z)), (str(p), str(q))
        query = form.CutRound(tuple(shape for _, shape in cuts))
        return Puzzle(form.Given(solid, line=line), query, LETTERS[key])
    # Planes that suit are rare in some bodies, of which there would hardly be any otherwise
    name = (
        params.bodies[rng.cycle_by_index(len(params.bodies), "body")]
        if rng.below(_OTHER)
        else rng.choice(params.bodies)
    )
    planes = _cuts(name, params, rng)
    given = form.Given(BODIES[name], planes[key][0], params.shown)
    return Puzzle(given, form.Cut(tuple(shape for _, shape in planes)), LETTERS[key])


def _cuts(name: str, params: CrossSectionParams, rng: Stream) -> list[tuple[Plane, Polygon]]:
    """Four planes through three points of edges each, with sections of different shapes."""
    body = BODIES[name]
    cuts: list[tuple[Plane, Polygon]]
    pool, tried, plan = _pool(name, params.shown), set[Plane](), _plan(name)
    least = params.corners[0] + (3 if params.shown == "points" else 0)
    for number in range(_TRIES):
        if not number % _FRESH:
            cuts = []  # planes near the first ones may all be alike
        if params.near and cuts:
            points = _moved(rng.choice(cuts)[0], name, params.shown, rng)
        else:
            points = _plane(rng.sample(pool, 3))
        if points in tried:  # what did not suit before does not suit later, and no section is cut twice
            continue
        tried.add(points)
        needed = plan.steps(points, least)  # whichever plane is the key, it takes as many
        if needed < 0 or (params.steps and needed != params.steps):
            continue
        section = cut(body, points)
        if section is None or not _fits(section, points, params):
            continue
        if params.shown == "sheet" and _slant(section, name) < _FROM_THE_PLANE:
            continue
        if params.near and cuts and list(map(len, section.whole)) != list(map(len, cuts[0][1].rings)):
            continue
        shape = polygon(section, body.metric)
        if _delicate(shape) or not all(_apart(shape, other) for _, other in cuts):
            continue
        if params.shown == "sheet" or min(one.clear for one in lettered(body, points)) >= _CLEAR:
            cuts.append((points, shape))
        if params.near and len(cuts) == 4 and sum(has_axis(outlines(one)) for _, one in cuts) % 2:
            cuts.pop()  # one section alone is symmetric, or alone is not
        if len(cuts) == 4:
            return cuts
    raise Rejected("too few different sections")


class _Plan(NamedTuple):
    """A body as `constructions.steps` takes it, and what that writes in."""

    vertices: "IntArray"
    edges: "IntArray"
    sides: "IntArray"
    parallel: "IntArray"
    places: "FloatArray"
    numbers: "IntArray"
    faces: "IntArray"
    drawn: "IntArray"

    def steps(self, points: Plane, least: int) -> int:
        """In how many steps a section is constructed; -1 where the plane meets fewer than so many edges."""
        solid = self.vertices, self.edges, self.sides, self.parallel
        return steps(*solid, np.array(points), least, self.places, self.numbers, self.faces, self.drawn)


@cache
def _plan(name: str) -> _Plan:
    body = BODIES[name]
    edges, faces = len(body.edges), len(body.faces)
    sides = [(face, body.edges.index(edge)) for face, around in enumerate(body.sides) for edge in around]
    parallel = [[_parallel(one, other) for other in body.normals] for one in body.normals]
    return _Plan(
        np.array(body.vertices),
        np.array(body.edges),
        np.array(sides),
        np.array(parallel, np.int64),
        np.empty((edges, 3)),
        np.empty(edges, np.int64),
        np.empty(faces, np.int64),
        np.empty(faces, np.int64),
    )


def _parallel(one: Triple, other: Triple) -> bool:
    (a, b, c), (d, e, f) = one, other
    return b * f == c * e and c * d == a * f and a * e == b * d


def _plane(points: Sequence[Triple]) -> Plane:
    a, b, c = points
    return a, b, c


def _moved(points: Plane, name: str, shown: form.Shown, rng: Stream) -> Plane:
    """The points, one of which has moved to one of the nearest others."""
    place = rng.below(3)
    nearest = [point for point in _around(name, shown, points[place]) if point not in points][:_NEAREST]
    return _plane((*points[:place], rng.choice(nearest), *points[place + 1 :]))


def _pool(name: str, shown: form.Shown) -> tuple[Triple, ...]:
    """The points of which planes are drawn."""
    return spots(name) if shown == "sheet" else _markable(name)


@cache
def _around(name: str, shown: form.Shown, middle: Triple) -> tuple[Triple, ...]:
    """The points of a pool that are nearest to one of them, the nearest first."""
    ordered = sorted(_pool(name, shown), key=lambda point: (math.dist(point, middle), point))
    return tuple(ordered[: _NEAREST + 3])  # three are those of the plane


def _fits(section: Section, points: Sequence[Triple], params: CrossSectionParams) -> bool:
    """True if the section leaves as many corners to find as the level wants."""
    corners = [point for ring in section.whole for point in ring]
    low, high = params.corners
    if params.shown == "points":
        if not all(tuple(section.to_one * part for part in point) in corners for point in points):
            return False
        low, high = low + 3, high + 3
    return low <= len(corners) <= high


def _delicate(shape: Polygon) -> bool:
    """True if a side of the shape is too short, or a part of it too thin, to be seen well."""
    rings = [[complex(x, y) for x, y in ring] for ring in outlines(shape)]
    ends = np.array([corner for ring in rings for corner in ring])
    starts = np.array([corner for ring in rings for corner in (ring[-1], *ring[:-1])])
    size = abs(ends[:, None] - ends).max()
    apart = from_lines(ends[:, None], starts, ends)
    apart[(ends[:, None] == starts) | (ends[:, None] == ends)] = size  # sides that end at the corner
    return bool(abs(ends - starts).min() < _SHORTEST * size or apart.min() < _THINNEST * size)


def _slant(section: Section, name: str) -> float:
    """The sine of the angle between the section and the line of sight."""
    a, b, c = (BODIES[name].seen(point) for point in section.rings[0][:3])
    u, v = ([q - p for p, q in zip(a, other, strict=True)] for other in (b, c))
    upright = u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    viewer = CAMERA.rows[2]
    return abs(sum(p * q for p, q in zip(upright, viewer, strict=True))) / math.hypot(*upright)


def _apart(one: Shape, other: Shape) -> bool:
    """True if shapes seem to differ, in how near to a circle or in how long they are; a first sieve."""
    differing = (abs(a - b) for a, b in zip(_measures(one), _measures(other), strict=True))
    return max(differing) > _DIFFERING or (
        isinstance(one, Polygon) and isinstance(other, Polygon) and len(one.rings[0]) != len(other.rings[0])
    )


@lru_cache(maxsize=_KEPT)
def _measures(shape: Shape) -> tuple[float, float]:
    """How near to a circle a shape is, and how long; kept, as it is held against several others."""
    return _compactness(shape), _roundness(shape)


def _compactness(shape: Shape) -> float:
    """4 pi times the area by the square of the way around: 1 for a circle."""
    area = around = 0.0
    for ring in outlines(shape):
        for (a, b), (c, d) in zip(ring, (*ring[1:], ring[0]), strict=True):
            area += (a * d - b * c) / 2
            around += math.hypot(c - a, d - b)
    return 4 * math.pi * area / (around * around)


def _roundness(shape: Shape) -> float:
    """The least by the greatest moment of inertia of the corners of the outer outline, a disc's being 1."""
    corners = outlines(shape)[0]
    x, y = (sum(line) / len(line) for line in zip(*corners, strict=True))
    across, up, both = (
        sum((a - x) ** 2 for a, _ in corners),
        sum((b - y) ** 2 for _, b in corners),
        sum((a - x) * (b - y) for a, b in corners),
    )
    apart = math.hypot(across - up, 2 * both)
    return math.sqrt(max(0.0, (across + up - apart) / (across + up + apart)))


def _round_cuts(body: Revolution, rng: Stream) -> list[tuple[Line, Symmetric]]:
    """Four planes through a solid of revolution, with sections of different shapes."""
    viewer = CAMERA.rows[2]
    cuts: list[tuple[Line, Symmetric]] = []
    pool = list(lines(body))
    rng.shuffle(pool)
    for line in pool:
        (x, z), (p, q) = line
        across, up = float(p - x), float(q - z)
        if abs(up * viewer[0] - across * viewer[2]) < 2 * _FROM_THE_PLANE * math.hypot(across, up):
            continue
        shape = cut_revolution(body, line)
        if up and _is_closed(shape) and _roundness(shape) > _OVAL:
            continue
        if all(_apart(shape, other) for _, other in cuts):
            cuts.append((line, shape))
        if len(cuts) == 4:
            return cuts
    raise Rejected("too few different sections")


def _is_closed(shape: Symmetric) -> bool:
    """True if the section has no straight end."""
    _, a, b, c = shape.half_width
    return a == 0 and a + b + c == 0


@cache
def _markable(name: str) -> tuple[Triple, ...]:
    """The points of edges that do not seem to lie on other edges as well."""
    body = BODIES[name]
    apart = from_lines(np.array(places(body, spots(name)))[:, None], *edges(body))
    return tuple(
        point
        for point, row in zip(spots(name), apart.tolist(), strict=True)
        if not any(
            far < _OFF_OTHERS and any(normal((body.vertices[one], body.vertices[other], point)))
            for far, (one, other) in zip(row, body.edges, strict=True)
        )
    )
