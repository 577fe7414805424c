"""Says which faces a plane crosses, and in what wrong shapes differ from its section."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeVar

from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.facts.solids.sections import (
    Outline,
    Polyhedron,
    Section,
    Shape,
    Symmetric,
    Triple,
    faces_of,
    has_axis,
    outlines,
)
from puzzlegen.renderers.kits.telling import SEMICOLON, capitalised, comma_list

msg: Final = messages(__name__)

T = TypeVar("T")

_NEAR: Final = 1e-6
_PLAINLY: Final = 0.08  # parts by which proportions differ for all to see
_LOPSIDED: Final = 0.06  # parts of a shape's radius by which it plainly fails to be symmetric
_AROUND: Final = (  # counterclockwise from above, by eighths of a turn
    *("right", "back-right", "back", "back-left"),
    *("left", "front-left", "front", "front-right"),
)


class Features(NamedTuple):
    """What can be counted on a shape with straight sides."""

    rings: int
    corners: int
    pairs: int
    inward: int
    symmetric: bool
    lopsided: bool
    """Whether it plainly has no axis of symmetry."""
    right: int
    ratio: float
    beside: tuple[str, str]
    """The sides that meet the longest one, as parts of it."""

    def counts_as(self, other: "Features") -> bool:
        """True if the shapes differ in nothing that is plain to see without measuring."""
        return (
            (self.rings, self.corners, self.pairs, self.inward, self.right)
            == (other.rings, other.corners, other.pairs, other.inward, other.right)
        ) and not self.is_told_by_symmetry(other)

    def is_told_by_symmetry(self, other: "Features") -> bool:
        """True if one of the shapes has an axis of symmetry, and the other one plainly has none."""
        return (self.symmetric and other.lopsided) or (self.lopsided and other.symmetric)


def of_polyhedron(
    body: Polyhedron, section: Section, marked: Sequence[Triple], shapes: Mapping[str, Shape], answer: str
) -> Phrase:
    """Where the marked points are, which faces the plane crosses, what shape that makes and what the others lack."""
    faces = iter(faces_of(body, section))
    rings = [comma_list(_facing(body, next(faces)) for _ in ring) for ring in section.rings]
    times = {ring: rings.count(ring) for ring in rings}
    ways = (msg("ring", count=count, faces=ring) for ring, count in times.items())
    around = rings[0] if len(rings) == 1 else comma_list(ways, SEMICOLON)
    found = {letter: features(outlines(shape)) for letter, shape in shapes.items()}
    right = found[answer]
    wrong = comma_list(
        (_difference(letter, one, right) for letter, one in found.items() if letter != answer), SEMICOLON
    )
    parts = [
        msg(
            "crosses-triangles" if _similar_triangles(body, section) else "crosses",
            faces=around,
            count=len(rings),
            corners=right.corners,
            pairs=msg("pairs", count=right.pairs),
            symmetric=msg("symmetric") if right.symmetric else "",
        ),
        msg("so", answer=answer, wrong=capitalised(wrong)),
    ]
    if any(one.counts_as(right) for letter, one in found.items() if letter != answer):
        sides = [math.dist(*ends) for ring in section.rings for ends in _ends([body.seen(point) for point in ring])]
        unit = min(math.dist(*(body.seen(body.vertices[end]) for end in edge)) for edge in body.edges)
        longest, shortest = f"{max(sides) / unit:.3g}", f"{min(sides) / unit:.3g}"
        lengths = "lengths-equal" if longest == shortest else "lengths"
        parts.insert(1, msg(lengths, longest=longest, shortest=shortest, ratio=f"{right.ratio:.3g}"))
    if marked:
        places = (_place(body, letter, point) for letter, point in zip("PQR", marked, strict=True))
        parts.insert(0, msg("where", places=comma_list(places, SEMICOLON)))
    return sentences(*parts)


def _similar_triangles(body: Polyhedron, section: Section) -> bool:
    """True if the section has several parts, all of them triangles of the same proportions."""
    proportions: set[tuple[float, ...]] = set()
    for ring in section.rings:
        sides = sorted(math.dist(*ends) for ends in _ends([body.seen(point) for point in ring]))
        proportions.add(tuple(round(side / sides[-1], 3) for side in sides))
    return len(section.rings) > 1 and len(proportions) == 1 and all(len(ring) == 3 for ring in section.rings)


def _difference(letter: str, one: Features, right: Features) -> Phrase:
    """The first feature by which a wrong shape is told from the section."""
    if one.rings != right.rings:
        return msg("parts", letter=letter, count=one.rings)
    if one.corners != right.corners:
        return msg("corners", letter=letter, count=one.corners)
    if one.pairs != right.pairs:
        return msg("parallel", letter=letter, pairs=msg("pairs", count=one.pairs))
    if one.inward != right.inward:
        return msg("inward", letter=letter, count=one.inward, right=right.inward)
    if one.is_told_by_symmetry(right):
        return msg("axis" if one.symmetric else "no-axis", letter=letter)
    if one.right != right.right:
        return msg("right-angles", letter=letter, count=one.right, right=right.right)
    if abs(one.ratio / right.ratio - 1) > _PLAINLY:
        ratio = f"{one.ratio:.2g}"
        return msg("all-equal" if ratio == "1" else "longest", letter=letter, ratio=ratio)
    if one.beside != right.beside:
        return msg(
            "beside", letter=letter, one=one.beside[0], other=one.beside[1], p=right.beside[0], q=right.beside[1]
        )
    return msg("proportions", letter=letter)


def features(rings: Sequence[Outline]) -> Features:
    """What can be counted on a shape."""
    sides = [side for ring in rings for side in _sides(ring)]
    lengths = [abs(side) for side in sides]
    turns = [
        (before.conjugate() * side) / (abs(before) * abs(side))
        for ring in rings
        for before, side in zip((_sides(ring)[-1], *_sides(ring)[:-1]), _sides(ring), strict=True)
    ]
    area = sum((a * d - b * c) for (a, b), (c, d) in zip(rings[0], (*rings[0][1:], rings[0][0]), strict=True))
    return Features(
        len(rings),
        len(sides),
        sum(
            abs((one.conjugate() * other).imag) < _NEAR * abs(one) * abs(other) for one, other in combinations(sides, 2)
        ),
        sum(turn.imag * area < 0 for turn in turns),
        has_axis(rings),
        not has_axis(rings, _LOPSIDED),
        sum(abs(turn.real) < _NEAR for turn in turns),
        max(lengths) / min(lengths),
        _beside(rings),
    )


def _beside(rings: Sequence[Outline]) -> tuple[str, str]:
    ring = max(rings, key=lambda one: max(map(abs, _sides(one))))
    lengths = [abs(side) for side in _sides(ring)]
    longest = lengths.index(max(lengths))
    before, after = sorted((lengths[longest - 1], lengths[(longest + 1) % len(lengths)]))
    return f"{before / lengths[longest]:.2f}", f"{after / lengths[longest]:.2f}"


def _sides(ring: Outline) -> list[complex]:
    return [complex(c - a, d - b) for (a, b), (c, d) in _ends(ring)]


def _ends(ring: Sequence[T]) -> Iterator[tuple[T, T]]:
    """The two ends of each side."""
    return zip(ring, (*ring[1:], ring[0]), strict=True)


def _facing(body: Polyhedron, face: int | None) -> Phrase:
    """The way a face looks, or that a side runs along an edge."""
    if face is None:
        return msg("edge")
    x, y, z = _upright(_ring(body, face))
    if math.hypot(x, y) < _NEAR:
        return msg("top" if z > 0 else "bottom")
    way = msg(_AROUND[round(8 * math.atan2(y, x) / math.tau) % 8])
    if abs(z) < _NEAR:
        return way
    both = any(_NEAR - 1 < _upright(_ring(body, other))[2] < -_NEAR for other in range(len(body.faces)))
    return msg("slanting" if not both else "upper" if z > 0 else "lower", way=way)


def _ring(body: Polyhedron, face: int) -> list[tuple[float, float, float]]:
    """The corners of a face."""
    return [body.seen(body.vertices[corner]) for corner in body.faces[face][0]]


def _upright(ring: Sequence[tuple[float, float, float]]) -> tuple[float, float, float]:
    """The normal of a plane polygon, of length 1, by Newell's method."""
    x = y = z = 0.0
    for (a, b, c), (d, e, f) in zip(ring, (*ring[1:], ring[0]), strict=True):
        x, y, z = x + (b - e) * (c + f), y + (c - f) * (a + d), z + (a - d) * (b + e)
    size = math.hypot(x, y, z)
    return x / size, y / size, z / size


def _place(body: Polyhedron, letter: str, point: Triple) -> Phrase:
    """Which part of which edge a marked point makes."""
    if point in body.vertices:
        return msg("at-corner", letter=letter)
    for one, other in body.edges:
        start, end = body.vertices[one], body.vertices[other]
        for part in (1, 2, 3):
            if all(4 * p == (4 - part) * a + part * b for p, a, b in zip(point, start, end, strict=True)):
                near, far = list(_faces_at(body, one, other))
                where = "at-middle" if part == 2 else "at-quarter"
                return msg(where, letter=letter, one=_facing(body, near), other=_facing(body, far))
    raise ValueError("marked points divide edges")


def _faces_at(body: Polyhedron, one: int, other: int) -> Iterator[int]:
    for number, face in enumerate(body.faces):
        if any({one, other} in ({a, b} for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)) for ring in face):
            yield number


def of_round(shapes: Mapping[str, Shape], answer: str) -> Phrase:
    """How the section of a solid of revolution comes about, and what the others lack."""
    told = {letter: _of_symmetric(shape) for letter, shape in shapes.items() if isinstance(shape, Symmetric)}
    ends, straight, ratio = told[answer]
    curved = msg("straight-lines" if straight else "curve" if ends else "closed-curve")
    wrong = comma_list(
        (_round_difference(letter, one, told[answer]) for letter, one in told.items() if letter != answer), SEMICOLON
    )
    return msg(
        "round",
        flat=msg("flat", count=ends),
        curved=curved,
        length=_length(ratio),
        answer=answer,
        wrong=capitalised(wrong),
    )


def _of_symmetric(shape: Symmetric) -> tuple[int, bool, float]:
    """How many straight ends it has, whether its other sides are straight, and its length by its width."""
    _, a, b, c = shape.half_width
    widest = max(spot[1] for spot in outlines(shape)[0])
    return (a > 0) + (a + b + c > 0), b * b == 4 * a * c, 1 / (2 * widest)


def _round_difference(letter: str, one: tuple[int, bool, float], right: tuple[int, bool, float]) -> Phrase:
    if one[1] != right[1]:
        return msg("straight" if one[1] else "curved", letter=letter)
    if one[0] != right[0]:
        return msg("ends", letter=letter, count=one[0])
    if abs(one[2] / right[2] - 1) > _PLAINLY:
        return msg("length", letter=letter, length=_length(one[2]))
    return msg("otherwise", letter=letter)


def _length(ratio: float) -> Phrase:
    """How a length compares with a width."""
    said = f"{ratio:.2g}"
    return msg("once") if said == "1" else msg("times", ratio=said)
