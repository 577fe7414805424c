"""Sections of solids: which shape a plane cuts.

Four planes are drawn first, all by the same rules, and their sections are the options; then one of them is picked as
the key, and its plane is shown. So nothing in the options tells the key.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, Option, Question, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.solids import section_wording as wording
from puzzlegen.generators.solids.bodies import Solid, polyhedron
from puzzlegen.generators.solids.camera import Floats, orthographic
from puzzlegen.generators.solids.drawing import DOT, LETTER, Dot, Drawing, Line, Patch, draw
from puzzlegen.generators.solids.layout import Room, arranged
from puzzlegen.generators.solids.sections import (
    BODIES,
    Outline,
    Polygon,
    Polyhedron,
    Revolution,
    Section,
    Shape,
    Symmetric,
    Triple,
    cross,
    curve,
    cut,
    cut_revolution,
    faces_of,
    lines,
    normal,
    outlines,
    polygon,
    spots,
)

Complexes: TypeAlias = NDArray[np.complex128]
Kind: TypeAlias = Literal["polyhedron", "revolution"]

LETTERS: Final = "ABCD"
_CAMERA: Final = orthographic(-72, 22)
_GIVEN: Final = Room(3.4, 5.4, 4.2)
_OFFERED: Final = Room(9.0, 2.3, 2.3)
_TRIES: Final = 60  # planes; most solids give four sections within twenty
_BESIDE: Final = 0.36  # from a marked point to the middle of its letter
_CLEAR: Final = 0.25  # from there to the next line
_AROUND: Final[Complexes] = (_BESIDE * np.exp(1j * math.tau * np.arange(32) / 32)).astype(np.complex128)
_OFF_OTHERS: Final = 0.14  # of a marked point from edges on which it does not lie
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
    *("cube", "box_123", "hexagonal_prism", "long_hexagonal_prism", "hexagonal_pyramid", "cut_cube"),
    *("ell", "deep_ell", "tee", "bridge", "steps", "plus", "frame"),
)
_ROUND: Final = (
    *(Revolution((1, 1), height) for height in (1, 2, 3)),
    *(Revolution((2, 2), height) for height in (3, 5)),
    *(Revolution((1, 0), height) for height in (1, 2, 3)),
    *(Revolution((2, 0), height) for height in (3, 5)),
    *(Revolution((2, 1), height) for height in (2, 3)),
    Revolution((3, 1), 3),
    Revolution((3, 2), 4),
)


class Cut(msgspec.Struct, frozen=True):
    """A plane through three points, or at right angles to y = 0 along a line, and the shape of the section."""

    points: tuple[Triple, ...]
    line: tuple[tuple[Fraction, Fraction], ...]
    shape: Shape


class CrossSectionParams(Params, frozen=True, kw_only=True):
    """``kinds`` are equally frequent; sections of the polyhedra ``bodies`` leave so many ``corners`` to find."""

    kinds: tuple[Kind, ...]
    bodies: tuple[str, ...]
    shown: Literal["sheet", "points"]
    corners: tuple[int, int]


class CrossSectionState(msgspec.Struct, frozen=True):
    """A puzzle: the name of a polyhedron, or else a solid of revolution, and four cuts."""

    body: str | Revolution
    shown: Literal["sheet", "points"]
    cuts: tuple[Cut, ...]
    key: int


class CrossSection:
    """See the module's docstring."""

    name = "cross_section"
    version = 3
    levels: ClassVar = {
        Level.EASY: CrossSectionParams(
            band=(0, 0), kinds=("polyhedron", "revolution"), bodies=_SIMPLE, shown="sheet", corners=(3, 8)
        ),
        Level.MEDIUM: CrossSectionParams(
            band=(1, 2), kinds=("polyhedron",), bodies=_MIDDLING, shown="points", corners=(1, 2)
        ),
        Level.HARD: CrossSectionParams(
            band=(3, 9), kinds=("polyhedron",), bodies=_INVOLVED, shown="points", corners=(3, 9)
        ),
    }

    def generate(self, rng: Stream, params: CrossSectionParams) -> CrossSectionState:
        """Draw the options, then the key among them, then what leads to it."""
        match params.kinds[rng.per_item(len(params.kinds), "kind")]:
            case "revolution":
                solid = rng.choice(_ROUND)
                return CrossSectionState(solid, "sheet", _round_cuts(solid, rng), rng.per_item(4, "key"))
            case "polyhedron":
                name = rng.choice(params.bodies)
                return CrossSectionState(name, params.shown, _cuts(name, params, rng), rng.per_item(4, "key"))

    def statement(self, state: CrossSectionState) -> Statement:
        """The solid, and how it is cut; see ``docs/solids.md``."""
        if isinstance(state.body, Revolution):
            solid = {"kind": "revolution", "radii": state.body.radii, "height": state.body.height}
            return {"solid": solid, "line": [[str(part) for part in end] for end in state.cuts[state.key].line]}
        return {"solid": BODIES[state.body], "points": state.cuts[state.key].points, "shown": state.shown}

    def ask(self, state: CrossSectionState, rng: Stream) -> Asked:  # noqa: ARG002 - the options are part of the state
        """Ask for the key."""
        body = _name(state)
        return Asked(
            Question(
                text=wording.cut(body, state.shown),
                form=AnswerForm.CHOICE,
                query={"task": "cut", "options": [one.shape for one in state.cuts]},
                options=tuple(Option(letter) for letter in LETTERS),
            ),
            Choice(LETTERS[state.key]),
            explanation=_explained(state, body),
        )

    def depict(self, state: CrossSectionState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The solid with its section or the marked points above, the shapes below."""
        shapes = [_flat(outlines(one.shape)) for one in state.cuts]
        return (arranged([_given(state)], _GIVEN, shapes, _OFFERED, LETTERS, len(shapes)),)


def _name(state: CrossSectionState) -> Text:
    if isinstance(state.body, str):
        return wording.BODIES[state.body]
    return wording.revolution(state.body.radii, state.body.height)


def _explained(state: CrossSectionState, body: Text) -> Text:
    """Where the sides of the section come from."""
    letter = LETTERS[state.key]
    one = state.cuts[state.key]
    if isinstance(one.shape, Symmetric):
        _, a, b, c = one.shape.half_width
        ends = (a > 0) + (a + b + c > 0)
        widest = max(outline[1] for outline in outlines(one.shape)[0])
        return wording.round_section(body, ends, b * b == 4 * a * c, 1 / (2 * widest), letter)
    assert isinstance(state.body, str)
    solid = BODIES[state.body]
    section = cut(solid, one.points)
    assert section is not None
    normals = [None if face is None else solid.normals[face] for face in faces_of(solid, section)]
    kinds = Counter(map(_slope, normals))
    pairs = sum(a is not None and b is not None and not any(cross(a, b)) for a, b in combinations(normals, 2))
    lengths = [list(map(math.dist, ring, (*ring[1:], ring[0]))) for ring in outlines(one.shape)]
    shortest = min(length for ring in lengths for length in ring)
    ratios = [" : ".join(f"{length / shortest:.3g}" for length in ring) for ring in lengths]
    return wording.section(body, kinds, pairs, ratios, letter)


def _slope(upright: Triple | None) -> wording.Slope:
    """How the face lies in which a side of a section is."""
    if upright is None:
        return "edge"
    if not any(upright[:2]):
        return "horizontal"
    return "slanting" if upright[2] else "upright"


def _cuts(name: str, params: CrossSectionParams, rng: Stream) -> tuple[Cut, ...]:
    """Four planes through three points of edges each, with sections of different shapes."""
    body = BODIES[name]
    cuts: list[Cut] = []
    pool = spots(name) if params.shown == "sheet" else _markable(name)
    for _ in range(_TRIES):
        points = tuple(rng.sample(pool, 3))
        if not any(upright := normal(points)) or not _may_fit(body, upright, points, params):
            continue
        section = cut(body, points)
        if section is None or not _fits(section, points, params):
            continue
        if params.shown == "sheet" and _slant(section, name) < _FROM_THE_PLANE:
            continue
        shape = polygon(section, body.metric)
        if _delicate(shape) or not all(_apart(shape, other.shape) for other in cuts):
            continue
        if params.shown == "sheet" or _marked(name, points) is not None:
            cuts.append(Cut(points, (), shape))
        if len(cuts) == 4:
            return tuple(cuts)
    raise Rejected("too few different sections")


def _may_fit(body: Polyhedron, upright: Triple, points: Sequence[Triple], params: CrossSectionParams) -> bool:
    """Whether the plane meets enough edges for a section that fits; a first sieve."""
    a, b, c = upright
    x, y, z = points[0]
    offset = a * x + b * y + c * z
    heights = [a * x + b * y + c * z - offset for x, y, z in body.vertices]
    corners = heights.count(0) + sum(heights[one] * heights[other] < 0 for one, other in body.edges)
    return corners >= params.corners[0] + (3 if params.shown == "points" else 0)


def _fits(section: Section, points: Sequence[Triple], params: CrossSectionParams) -> bool:
    """Whether the section leaves as many corners to find as the level wants."""
    corners = [point for ring in section.rings for point in ring]
    low, high = params.corners
    if params.shown == "points":
        if not all(tuple(map(Fraction, point)) in corners for point in points):
            return False
        low, high = low + 3, high + 3
    return low <= len(corners) <= high


def _delicate(shape: Polygon) -> bool:
    """Whether a side of the shape is too short, or a part of it too thin, to be seen well."""
    rings = [[complex(x, y) for x, y in ring] for ring in outlines(shape)]
    ends = np.array([corner for ring in rings for corner in ring])
    starts = np.array([corner for ring in rings for corner in (ring[-1], *ring[:-1])])
    size = abs(ends[:, None] - ends).max()
    apart = _from_lines(ends[:, None], starts, ends)
    apart[(ends[:, None] == starts) | (ends[:, None] == ends)] = size  # sides that end at the corner
    return bool(abs(ends - starts).min() < _SHORTEST * size or apart.min() < _THINNEST * size)


def _slant(section: Section, name: str) -> float:
    """The sine of the angle between the section and the line of sight."""
    a, b, c = (BODIES[name].seen(point) for point in section.rings[0][:3])
    u, v = ([q - p for p, q in zip(a, other, strict=True)] for other in (b, c))
    upright = u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    viewer = _CAMERA.rows[2][:3]
    return abs(sum(p * q for p, q in zip(upright, viewer, strict=True))) / math.hypot(*upright)


def _apart(one: Shape, other: Shape) -> bool:
    """Whether shapes surely differ: in how much of the circle around its middle each covers; a first sieve."""
    return abs(_compactness(one) - _compactness(other)) > 0.02 or (
        isinstance(one, Polygon) and isinstance(other, Polygon) and len(one.rings[0]) != len(other.rings[0])
    )


def _compactness(shape: Shape) -> float:
    """4 pi times the area by the square of the way around: 1 for a circle."""
    area = around = 0.0
    for ring in outlines(shape):
        for (a, b), (c, d) in zip(ring, (*ring[1:], ring[0]), strict=True):
            area += (a * d - b * c) / 2
            around += math.hypot(c - a, d - b)
    return 4 * math.pi * area / (around * around)


def _round_cuts(body: Revolution, rng: Stream) -> tuple[Cut, ...]:
    """Four planes through a solid of revolution, with sections of different shapes."""
    viewer = _CAMERA.rows[2][:3]
    cuts: list[Cut] = []
    pool = list(lines(body))
    rng.shuffle(pool)
    for line in pool:
        (x, z), (p, q) = line
        across, up = float(p - x), float(q - z)
        if abs(up * viewer[0] - across * viewer[2]) < 2 * _FROM_THE_PLANE * math.hypot(across, up):
            continue
        shape = cut_revolution(body, line)
        if all(_apart(shape, other.shape) for other in cuts):
            cuts.append(Cut((), line, shape))
        if len(cuts) == 4:
            return tuple(cuts)
    raise Rejected("too few different sections")


def _given(state: CrossSectionState) -> Drawing:
    """The solid, with the section or the marked points of the key."""
    match state.body:
        case str(name):
            body = BODIES[name]
            if state.shown == "points":
                marked = _marked(name, state.cuts[state.key].points)
                assert marked is not None
                return marked
            section = cut(body, state.cuts[state.key].points)
            assert section is not None
            (ring,) = section.rings
            return _with_sheet(body.solid, [body.seen(point) for point in ring])
        case body:
            return _with_sheet(body.solid, curve(body, state.cuts[state.key].line))


def _with_sheet(solid: Solid, ring: Sequence[tuple[float, float, float]]) -> Drawing:
    """The solid with its section, which is seen through it; its hidden sides are dashed like those of the solid."""
    sheet = replace(polyhedron(ring, [range(len(ring))]), open=True, stroke="blue")
    drawing = draw([solid, sheet], _CAMERA, dashed=True)
    seen = tuple((x, y) for x, y, _ in _CAMERA.project(ring).tolist())
    return replace(drawing, patches=(*drawing.patches, Patch(seen, "highlight", 0.0)))


@cache
def _plain(name: str) -> Drawing:
    """The polyhedron without anything on it."""
    return draw([BODIES[name].solid], _CAMERA, dashed=True)


@cache
def _places(name: str) -> Mapping[Triple, complex]:
    """Where the corners of a polyhedron and the spots of its edges lie in the picture, in units of the scene."""
    seen = _CAMERA.project(list(map(BODIES[name].seen, spots(name)))).tolist()
    scale = _GIVEN.fit(_plain(name))
    return {point: scale * complex(x, y) for point, (x, y, _) in zip(spots(name), seen, strict=True)}


@cache
def _markable(name: str) -> tuple[Triple, ...]:
    """The points of edges that do not seem to lie on other edges as well."""
    body, places = BODIES[name], _places(name)
    starts, ends = (np.array([places[body.vertices[edge[end]]] for edge in body.edges]) for end in (0, 1))
    apart = _from_lines(np.array(list(places.values()))[:, None], starts, ends)
    return tuple(
        point
        for point, row in zip(places, apart.tolist(), strict=True)
        if not any(
            far < _OFF_OTHERS and any(normal((body.vertices[one], body.vertices[other], point)))
            for far, (one, other) in zip(row, body.edges, strict=True)
        )
    )


@cache
def _room(name: str, point: Triple) -> Floats:
    """How far a letter beside a point is from all lines of the polyhedron, in each of the directions."""
    drawing = _plain(name)
    scale = _GIVEN.fit(drawing)
    sides = [side for line in drawing.lines for side in pairwise(line.points)]
    starts, ends = (np.array([scale * complex(*side[end]) for side in sides]) for end in (0, 1))
    nearest: Floats = _from_lines((_places(name)[point] + _AROUND)[:, None], starts, ends).min(axis=1)
    return nearest


def _marked(name: str, points: Sequence[Triple]) -> Drawing | None:
    """The polyhedron with the lettered points P, Q and R; the letters stand clear of all lines.

    None where a letter finds no room.
    """
    drawing = _plain(name)
    scale = _GIVEN.fit(drawing)
    places = [_places(name)[point] for point in points]
    letters: list[complex] = []
    dots: list[Dot] = []
    for letter, point, spot in zip("PQR", points, places, strict=True):
        near_dots = (abs(spot + _AROUND - other) - DOT for other in places if other != spot)
        near_letters = (abs(spot + _AROUND - other) - LETTER for other in letters)
        room = np.minimum.reduce([_room(name, point), *near_dots, *near_letters])
        best = int(room.round(6).argmax())
        if room[best] < _CLEAR:
            return None
        beside = complex(_AROUND[best])
        letters.append(spot + beside)
        dots.append(Dot(spot.real / scale, spot.imag / scale, letter, (round(beside.real, 5), round(beside.imag, 5))))
    return replace(drawing, dots=tuple(dots))


def _from_lines(points: Complexes, starts: Complexes, ends: Complexes) -> Floats:
    """The distances of points from the straight lines between others; arrays of shapes that go together."""
    ways = ends - starts
    along = ((points - starts) * ways.conjugate()).real / abs(ways) ** 2
    apart: Floats = np.abs(points - starts - along.clip(0, 1) * ways)
    return apart


def _flat(rings: Sequence[Outline]) -> Drawing:
    """A plane shape as a drawing."""
    turned = [tuple((x, -y) for x, y in ring) for ring in rings]
    joined = list(turned[0])
    for ring in turned[1:]:  # to each further ring and back by the same way, so that holes stay free
        joined += (turned[0][0], *ring, ring[0])
    xs, ys = ([point[axis] for ring in turned for point in ring] for axis in (0, 1))
    outline = tuple(Line((*ring, ring[0]), "ink", "medium", False) for ring in turned)
    return Drawing((Patch(tuple(joined), "highlight", 0.0),), outline, min(xs), min(ys), max(xs), max(ys))


FAMILY = CrossSection()
