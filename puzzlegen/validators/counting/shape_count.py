"""Counts the shapes of a line drawing by its lines and arcs; judges `counting/shape_count`.

Everything that is counted is decided in whole numbers: the drawing is scaled until all points where lines meet are
whole. Floating point only tells how far apart things look.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from math import gcd, hypot, lcm
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.counting.shape_count import QUESTIONS, Around, Basis, Drawing, Query, Shapes
from puzzlegen.validators.counting.kits.arcs import TURN, Curve, Rounds, Spot, curves, upright
from puzzlegen.validators.kits.answers import fingerprint

Vector: TypeAlias = tuple[int, int]
Line: TypeAlias = tuple[Vector, Vector]
Stroke: TypeAlias = tuple[int, int, int, int]  # a longest segment, its lesser end first
Sides: TypeAlias = list[tuple[int, Vector, Vector]]  # of a figure, one after another: a stroke, from where to where

_DOTS: Final = 100  # parts of a unit in which dots are placed
_TRIANGLE: Final = 3  # corners
_UNITS: Final = 10.0  # the longer side of the drawing, as it is drawn
_NEAREST: Final = 0.3  # units between two meeting points, or between a meeting point and a line beside it
_LEAST_ANGLE: Final = 0.14  # sine of the angle between lines that meet: 8 degrees
_SKEW: Final = 0.2  # cosine of the angle of an almost right one
_UNEQUAL: Final = 0.9  # ratio of sides that look almost equal


def certify(drawing: Drawing, query: Query) -> Certificate:
    """Count the shapes; the difficulty is the number of pieces that their outlines have together.

    A piece is a part of a line from one meeting point to the next. Where circles are counted, the pieces of arcs that
    are no circles count as well, since only who follows them finds their gaps.

    Each size has to be looked for, and leaving out one of them gives another number: the depth is the number of sizes,
    where no one length tells them the numbers of parts; and of the dots that matter. Among arcs, it is the number of
    radii of circles, and of those of arcs that are none.

    Near misses are faults: meeting points that almost coincide, ends that almost touch a line, lines that meet at a
    very small angle, figures that are almost of the kind that is asked about, circles that almost touch or coincide,
    and arcs that are almost closed.

    Raises:
        MalformedStatement: circles are not what is counted among arcs; nothing is drawn, or a segment is a point; there
            are dots without need, or none where they matter.
    """
    if isinstance(query, Around) != bool(drawing.dots):
        raise MalformedStatement("there are dots exactly where the question needs them")
    if (query.kind == "circle") != bool(drawing.arcs):
        raise MalformedStatement("circles are counted in drawings with arcs, and nothing else is")
    strokes, arcs = _strokes(drawing.segments), curves(drawing.arcs)
    if not (strokes or arcs):
        raise MalformedStatement("a drawing has at least one line")
    judged = _judged_circles(drawing.basis, strokes, arcs) if arcs else _judged_shapes(drawing, strokes, query)
    directions = len({_direction(stroke) for stroke in strokes})
    radii = f", {len({arc.radius for arc in arcs})} radii" if arcs else ""
    return Certificate(
        verdict=Verdict.UNIQUE,
        answers=(str(judged.count),),
        method="arcs that close" if arcs else "strokes that meet in pairs",
        effort=judged.effort,
        difficulty=judged.pieces,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint((query.kind, _canonical_form(drawing.basis, strokes, arcs, drawing.dots))),
        structure=f"{query.kind}s{radii}, {directions} directions of lines",
        faults=judged.faults,
        depth=Depth.properties(judged.needed),
    )


def certify_why(drawing: Drawing, query: Query, answer: str, why: Shapes) -> Faults:  # noqa: ARG001 - proven already
    """Find all shapes again, in the order of their corners, and the parts of each.

    Raises:
        MalformedStatement: shapes stand for circles, or parts for sizes, or the other way round.
    """
    if (why.circles is None, why.shapes is None) != (not drawing.arcs, bool(drawing.arcs)):
        raise MalformedStatement("there are shapes, or else circles")
    if why.circles is not None:
        closed = sorted((arc.x, arc.y, arc.radius) for arc in curves(drawing.arcs) if arc.closed)
        return () if why.parts is None and list(why.circles) == closed else ("there are other circles",)
    plane = _Plane(drawing.basis, _strokes(drawing.segments))
    shapes = sorted(shape for shape in plane.corners(query.kind) if all(plane.counts(shape, drawing.dots)))
    triangles = shapes if query.kind == "triangle" else []
    if not triangles if why.parts else not all(map(plane.is_regular, triangles)):
        raise MalformedStatement("triangles of other forms are told by their parts, and nothing else is")
    faults = []
    if why.shapes != tuple(
        tuple((round(x / plane.scale, 3), round(y / plane.scale, 3)) for x, y in one) for one in shapes
    ):
        faults.append("there are other shapes")
    if why.parts is not None and list(why.parts) != [plane.parts(one) for one in shapes]:
        faults.append("a shape has other parts")
    return tuple(faults)


class _Judged(msgspec.Struct, frozen=True):
    """How many shapes there are, the pieces of their outlines, and what misleads."""

    count: int
    needed: int
    pieces: int
    effort: dict[str, int]
    faults: tuple[str, ...]


def _judged_shapes(drawing: Drawing, strokes: list[Stroke], query: Query) -> _Judged:
    """Shapes with straight sides, of which all dots may say whether they count."""
    plane = _Plane(drawing.basis, strokes)
    found, misleading = plane.shapes(query.kind)
    placed = [plane.counts([a for _, a, _ in sides], drawing.dots) for sides in found]
    shapes = [sides for sides, dots in zip(found, placed, strict=True) if all(dots)]
    looser = (sum(all(dots[:one] + dots[one + 1 :]) for dots in placed) for one in range(len(drawing.dots)))
    pieces = sum(map(plane.pieces, shapes))
    return _Judged(
        len(shapes),
        plane.sizes(shapes) + sum(number != len(shapes) for number in looser),
        pieces,
        {"strokes": len(strokes), "meeting points": len(plane.points), "pieces": pieces},
        (
            *plane.near_misses(drawing.dots),
            *(["a figure is almost what is counted"] if misleading else []),
        ),
    )


def _judged_circles(basis: Basis, strokes: list[Stroke], arcs: list[Curve]) -> _Judged:
    """Circles: arcs that close, however many parts they have."""
    plane = _Plane(basis, strokes)
    rounds = Rounds(basis, arcs, plane.lines(), plane.spots())
    pieces = rounds.pieces()
    return _Judged(
        sum(arc.closed for arc in arcs),
        len({(arc.radius, arc.closed) for arc in arcs}),
        pieces,
        {"strokes": len(strokes), "arcs": len(arcs), "pieces": pieces},
        (*plane.small_angles(), *rounds.near_misses(_NEAREST / _UNITS)),
    )


def _direction(stroke: Stroke) -> Vector:
    """The direction of a stroke in lowest terms; strokes run from their lesser end, so it is one of each two."""
    a, b = stroke[2] - stroke[0], stroke[3] - stroke[1]
    divisor = gcd(a, b)
    return a // divisor, b // divisor


def _strokes(segments: tuple[Stroke, ...]) -> list[Stroke]:
    """The longest segments: what an eye sees as one line, however it was put together."""
    waiting = []
    for x1, y1, x2, y2 in segments:
        if (x1, y1) == (x2, y2):
            raise MalformedStatement("a segment has two different ends")
        waiting.append((*min((x1, y1), (x2, y2)), *max((x1, y1), (x2, y2))))
    strokes: list[Stroke] = []
    for stroke in sorted(waiting):
        a, b = _direction(stroke)
        for place, other in enumerate(strokes):
            in_line = _direction(other) == (a, b) and a * (other[1] - stroke[1]) == b * (other[0] - stroke[0])
            if in_line and stroke[:2] <= other[2:]:  # other begins before, as strokes are sorted
                strokes[place] = (*other[:2], *max(other[2:], stroke[2:]))
                break
        else:
            strokes.append(stroke)
    return strokes


class _Plane:
    """The strokes of a drawing and where they meet; its points are `scale` times as large as those of the drawing."""

    def __init__(self, basis: Basis, strokes: list[Stroke]) -> None:
        self.basis = basis
        self.strokes = strokes
        self.partners: list[set[int]] = [set() for _ in strokes]
        crossings = {}
        for i, j in combinations(range(len(strokes)), 2):
            crossing = _crossing(strokes[i], strokes[j])
            if crossing is not None:
                crossings[i, j] = crossing
                self.partners[i].add(j)
                self.partners[j].add(i)
        self.scale = scale = lcm(*(w for _, _, w in crossings.values()))
        self.meets: dict[tuple[int, int], Vector] = {}  # for i < j, and for j < i
        on = [{(scale * a, scale * b), (scale * c, scale * d)} for a, b, c, d in strokes]
        for (i, j), (x, y, w) in crossings.items():
            point = scale // w * x, scale // w * y
            self.meets[i, j] = self.meets[j, i] = point
            on[i].add(point)
            on[j].add(point)
        self.points = sorted(set().union(*on))
        # Along a stroke, points ascend as pairs do; the distance of two ranks is the number of pieces between them.
        self.rank = [{point: rank for rank, point in enumerate(sorted(points))} for points in on]

    def dot(self, u: Vector, v: Vector) -> int:
        """Twice the scalar product; the vectors of the triangular basis have the scalar product 1/2."""
        straight = 2 * (u[0] * v[0] + u[1] * v[1])
        return straight + u[0] * v[1] + u[1] * v[0] if self.basis == "triangular" else straight

    def pieces(self, sides: Sides) -> int:
        """The number of pieces of an outline whose sides are parts of strokes between two points."""
        return sum(abs(self.rank[stroke][a] - self.rank[stroke][b]) for stroke, a, b in sides)

    def shapes(self, kind: str) -> tuple[list[Sides], bool]:
        """The sides of all figures of a kind, and whether another figure is almost of that kind."""
        return (list(self._triangles()), False) if kind == "triangle" else self._quadrangles(kind)

    def corners(self, kind: str) -> Iterator[tuple[Vector, ...]]:
        """The corners of each figure, from its least one on round it, first to the lesser of its neighbours."""
        for sides in self.shapes(kind)[0]:
            round_it = [a for _, a, _ in sides]
            start = round_it.index(min(round_it))
            round_it = [*round_it[start:], *round_it[:start]]
            yield tuple(round_it if round_it[1] < round_it[-1] else [round_it[0], *round_it[:0:-1]])

    def counts(self, corners: Sequence[Vector], dots: Sequence[Vector]) -> list[bool]:
        """Whether a figure has the first dot inside, and the second one outside; dots are in hundredths."""
        large = [(_DOTS * x, _DOTS * y) for x, y in corners]
        inside = [_holds(large, (self.scale * x, self.scale * y)) for x, y in dots]
        return [within == (place == 0) for place, within in enumerate(inside)]

    def sizes(self, shapes: Sequence[Sides]) -> int:
        """How many sizes there are: by the lengths of sides, or the parts of triangles where no one length tells it."""
        around = [[a for _, a, _ in sides] for sides in shapes]
        if around and len(around[0]) == _TRIANGLE and not all(map(self.is_regular, around)):
            return len({self.parts(corners) for corners in around})
        return len(
            {
                tuple(sorted(self.dot((c - a, d - b), (c - a, d - b)) for (a, b), (c, d) in pairwise([*one, one[0]])))
                for one in around
            }
        )

    def parts(self, shape: Sequence[Vector]) -> int:
        """Into how many parts the drawing, all of one piece, divides a convex figure: by L. Euler's formula."""
        held = {point for point in self.points if _holds(shape, point)}
        along = (len(held & rank.keys()) for rank in self.rank)
        return sum(points - 1 for points in along if points) - len(held) + 1

    def is_regular(self, shape: Sequence[Vector]) -> bool:
        """True if one length tells the size of a triangle: it has equal sides, or is half a square with a level one."""
        sides = [(c - a, d - b) for (a, b), (c, d) in pairwise([*shape, shape[0]])]
        if self.basis == "triangular":
            return len({self.dot(side, side) for side in sides}) == 1
        level = [abs(x + y) for x, y in sides if 0 in (x, y)]
        return len(set(level)) == 1 and all(0 in side or abs(side[0]) == abs(side[1]) for side in sides)

    def _triangles(self) -> Iterator[Sides]:
        """Three strokes that meet in pairs, in different points; since a stroke has no gap, these are a triangle."""
        for i, j in combinations(range(len(self.strokes)), 2):
            if (i, j) not in self.meets:
                continue
            for k in sorted(self.partners[i] & self.partners[j]):
                a, b, c = self.meets[i, j], self.meets[j, k], self.meets[i, k]
                if k > j and a != b:
                    yield [(j, a, b), (k, b, c), (i, c, a)]

    def _quadrangles(self, kind: str) -> tuple[list[Sides], bool]:
        found, misleading = list[Sides](), False
        for i, j, k, m in self._parallelograms():
            a, b, c, d = self.meets[i, k], self.meets[i, m], self.meets[j, m], self.meets[j, k]
            one, two = (b[0] - a[0], b[1] - a[1]), (d[0] - a[0], d[1] - a[1])
            lean, width, height = self.dot(one, two), self.dot(one, one), self.dot(two, two)
            upright = kind == "parallelogram" or lean == 0
            equal = kind != "square" or width == height
            if upright and equal:
                found.append([(i, a, b), (m, b, c), (j, c, d), (k, d, a)])
            elif lean * lean / (width * height) < _SKEW**2 and (
                kind == "rectangle" or min(width, height) / max(width, height) > _UNEQUAL**2
            ):
                misleading = True
        return found, misleading

    def _parallelograms(self) -> Iterator[tuple[int, int, int, int]]:
        """Two parallel strokes i, j and two others k, m of one direction, which meet both of them."""
        directions = [_direction(stroke) for stroke in self.strokes]
        for i, j in combinations(range(len(self.strokes)), 2):
            if directions[i] != directions[j]:
                continue
            between = sorted(self.partners[i] & self.partners[j])
            for k, m in combinations(between, 2):
                if directions[k] == directions[m] and i < k:  # else the same four are met as k, m, i, j
                    yield i, j, k, m

    def near_misses(self, dots: Sequence[Vector]) -> Iterator[str]:
        """What an eye could take for something else, in fixed words and order."""
        place = self.spots()
        xs, ys = zip(*place, strict=True)
        nearest = _NEAREST * max(max(xs) - min(xs), max(ys) - min(ys)) / _UNITS
        if any(hypot(a - c, b - d) < nearest for (a, b), (c, d) in combinations(place, 2)):
            yield "two meeting points almost coincide"
        if any(
            _distance(drawn, *ends) < nearest
            for ends, rank in zip(self.lines(), self.rank, strict=True)
            for point, drawn in zip(self.points, place, strict=True)
            if point not in rank
        ):
            yield "a point almost lies on a line"
        marks = [upright(self.basis, x / _DOTS, y / _DOTS) for x, y in dots]
        if any(_distance(mark, *ends) < nearest for mark in marks for ends in self.lines()):
            yield "a dot almost lies on a line"
        yield from self.small_angles()

    def small_angles(self) -> Iterator[str]:
        """Checks whether lines meet at an angle so small that an eye may not tell them apart."""
        for i, j in combinations(range(len(self.strokes)), 2):
            if (i, j) in self.meets:
                u, v = _direction(self.strokes[i]), _direction(self.strokes[j])
                lean, lengths = self.dot(u, v), self.dot(u, u) * self.dot(v, v)
                if lengths - lean * lean < _LEAST_ANGLE**2 * float(lengths):
                    yield "two lines meet at a very small angle"
                    return

    def lines(self) -> list[tuple[Spot, Spot]]:
        """The ends of each stroke as they are drawn."""
        return [(upright(self.basis, a, b), upright(self.basis, c, d)) for a, b, c, d in self.strokes]

    def spots(self) -> list[Spot]:
        """All points as they are drawn."""
        return [upright(self.basis, x / self.scale, y / self.scale) for x, y in self.points]


def _holds(shape: Sequence[Vector], point: Vector) -> bool:
    """True if a point lies in a convex figure or on its outline."""
    x, y = point
    turns = [(c - a) * (y - b) - (d - b) * (x - a) for (a, b), (c, d) in pairwise([*shape, shape[0]])]
    return min(turns) >= 0 or max(turns) <= 0


def _crossing(one: Stroke, other: Stroke) -> tuple[int, int, int] | None:
    """The only common point of two strokes: x and y in lowest terms with the denominator w, as (x, y, w).

    In homogeneous coordinates, the line through two points and the point on two lines are cross products.
    """
    (a, b, c), (d, e, f) = ((s[1] - s[3], s[2] - s[0], s[0] * s[3] - s[2] * s[1]) for s in (one, other))
    x, y, w = b * f - c * e, c * d - a * f, a * e - b * d
    if w == 0:
        return None
    if w < 0:
        x, y, w = -x, -y, -w
    # On a line, points ascend as pairs do.
    if not all((w * s[0], w * s[1]) <= (x, y) <= (w * s[2], w * s[3]) for s in (one, other)):
        return None
    divisor = gcd(x, y, w)
    return x // divisor, y // divisor, w // divisor


def _distance(point: Spot, start: Spot, end: Spot) -> float:
    """The distance of a point from a segment."""
    (x, y), (a, b), (c, d) = point, start, end
    along = ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)
    along = min(1.0, max(0.0, along))
    return hypot(x - a - along * (c - a), y - b - along * (d - b))


def _canonical_form(
    basis: Basis, strokes: list[Stroke], arcs: list[Curve], dots: Sequence[Vector]
) -> tuple[object, ...]:
    """The least of the drawing's reflections and turns, moved to the origin and scaled to lowest terms."""
    lines: list[Line] = [((a, b), (c, d)) for a, b, c, d in strokes]
    curved = [((arc.x, arc.y), arc.radius, arc.start, arc.extent) for arc in arcs]
    turns = 6 if basis == "triangular" else 4
    step = TURN // turns
    forms = []
    for _ in range(turns):
        lines = [(_turned(basis, start), _turned(basis, end)) for start, end in lines]
        curved = [(_turned(basis, centre), radius, start + step, extent) for centre, radius, start, extent in curved]
        dots = [_turned(basis, dot) for dot in dots]
        # Exchanging x and y turns an angle from x on into one back from y, which is a step from x.
        for straight, bent, marks in (
            (lines, curved, dots),
            (
                [(start[::-1], end[::-1]) for start, end in lines],
                [(centre[::-1], radius, step - start - extent, extent) for centre, radius, start, extent in curved],
                [dot[::-1] for dot in dots],
            ),
        ):
            points = [point for line in straight for point in line] + [centre for centre, *_ in bent]
            left, top = min(x for x, _ in points), min(y for _, y in points)
            scale = gcd(*(number for x, y in points for number in (x - left, y - top)), *(arc.radius for arc in arcs))
            moved = sorted(sorted(((x - left) // scale, (y - top) // scale) for x, y in line) for line in straight)
            rounds = sorted(
                ((x - left) // scale, (y - top) // scale, radius // scale, start % TURN * (extent < TURN), extent)
                for (x, y), radius, start, extent in bent
            )
            spots = [
                tuple(Fraction(one - _DOTS * least, scale) for one, least in zip(dot, (left, top), strict=True))
                for dot in marks
            ]
            forms.append((moved, rounds) if rounds else (moved, spots) if spots else moved)
    return basis, min(forms)


def _turned(basis: Basis, point: Vector) -> Vector:
    """A point turned about the origin, by 60 degrees in the triangular basis and by 90 in the other."""
    x, y = point
    return (-y, x + y) if basis == "triangular" else (-y, x)
