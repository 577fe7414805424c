"""Line drawings of closed meshes: feature edges and outlines seen from six sides, and what of them is hidden.

Every edge that is drawn is cut against all triangles that face the viewer: the part of it behind a triangle is an
interval whose ends follow from four linear inequalities. Edges that lie on one line of the picture are joined exactly,
since corners are whole numbers; pieces of regular polygons that stand for circles become arcs again.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.facts.parts.arcs import HALF, reach, together
from puzzlegen.facts.parts.centre_lines import united
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, Axis, Ray, Side
from puzzlegen.kernels.generators.mesh_strokes import SMOOTH, draw, link

Ints: TypeAlias = "NDArray[np.int64]"
Floats: TypeAlias = "NDArray[np.float64]"

if TYPE_CHECKING:
    from numpy.typing import NDArray

STEPS: Final = 1000
"""Steps of meshes in a millimetre."""
CREASE: Final = 25.0
"""Degrees by which neighbouring triangles turn where an edge is drawn."""
_SEAM: Final = 10.0  # degrees between two surfaces, likewise; facets of round ones turn by less
_AXES: Final[tuple[Axis, ...]] = ("x", "y", "z")
_BENT: Final = math.cos(math.radians(1.0))  # between triangles that do not lie in one plane
_PLANE: Final = 1.0 - 1e-7  # between triangles of one plane
_SIX: Final = 6  # corners of a hexagon
_REGULAR: Final = 0.01  # by which cosines of its angles may differ
_COARSE: Final = STEPS // PER_MM  # steps of meshes in one of views
_ROWS: Final = 4  # for intervals, for each edge and each triangle, at first
_SPECK: Final = 150.0  # steps: a straight line by itself that is no longer is left out
_EVEN: Final = 0.2  # by which pieces of an arc may differ in how they turn
_ROUND: Final = 45.0  # steps by which points may lie beside their arc
_PIECES: Final = 4  # of an arc, at least
_ONCE: Final = 0.995  # of a circle: a chain that is longer goes all round
_FINE: Final = 40.0  # steps by which a curve may leave its points out

Point: TypeAlias = tuple[int, int]
Piece: TypeAlias = tuple[Point, Point]


class Line(NamedTuple):
    """Between two points, in steps of views."""

    x1: int
    y1: int
    x2: int
    y2: int


class Arc(NamedTuple):
    """Around a point, from one angle to another (hundredths of a degree, anticlockwise); lengths in steps of views."""

    x: int
    y: int
    radius: int
    start: int
    end: int


Curve: TypeAlias = tuple[Point, ...]


class Strokes(NamedTuple):
    """Lines, arcs and curves, each in order."""

    lines: tuple[Line, ...]
    arcs: tuple[Arc, ...]
    curves: tuple[Curve, ...]

    def __len__(self) -> int:
        return len(self.lines) + len(self.arcs) + len(self.curves)


class Drawn(NamedTuple):
    """A view: its width and height in steps of views, what is seen, what is hidden, and axes along it."""

    width: int
    height: int
    seen: Strokes
    hidden: Strokes
    axes: tuple[Line, ...] = ()


class Round(NamedTuple):
    """What is round about an axis: where that is along the other two (in steps of views), and from where to where."""

    spot: Point
    low: int
    high: int


class NotClosed(ValueError):
    """A mesh whose triangles do not close; says why in a few words."""


@dataclass(frozen=True)
class Solid:
    """A closed mesh.

    Attributes:
        corners: (n, 3) whole numbers, thousandths of a millimetre; the least along each axis are 0.
        triangles: (m, 3) numbers of corners, anticlockwise from outside.
        surfaces: (m,) numbers of the surfaces that triangles belong to; edges between two of these are drawn however
            little they turn. Empty if they are not known.
    """

    corners: Ints
    triangles: Ints
    surfaces: Ints

    @property
    def size(self) -> tuple[int, int, int]:
        """How long it is along x, y and z, in thousandths of a millimetre."""
        x, y, z = self.corners.max(axis=0).tolist()
        return x, y, z

    @property
    def longest(self) -> int:
        """The longest of these, in steps of views."""
        return round(max(self.size) / _COARSE)

    @cached_property
    def normals(self) -> Floats:
        """(m, 3) normals, as long as twice the area."""
        a, b, c = (self.corners[self.triangles[:, k]].astype(np.float64) for k in range(3))
        return np.cross(b - a, c - a)

    @cached_property
    def edges(self) -> tuple[Ints, Ints]:
        """(k, 2) corners of edges, and (k, 2) the triangles beside them.

        Raises:
            NotClosed: an edge belongs to one triangle, or to more than two, or two triangles disagree on their outside.
        """
        count = len(self.triangles)
        ends = np.concatenate([self.triangles[:, (0, 1)], self.triangles[:, (1, 2)], self.triangles[:, (2, 0)]])
        owner = np.tile(np.arange(count), 3)
        low, high = ends.min(axis=1), ends.max(axis=1)
        order = np.lexsort((ends[:, 0], high, low))
        low, high, first, owner = low[order], high[order], ends[order, 0], owner[order]
        if len(low) % 2 or (low[::2] != low[1::2]).any() or (high[::2] != high[1::2]).any():
            raise NotClosed("its surface is not closed")
        if (first[::2] == first[1::2]).any() or (
            (low[2::2] == low[1:-1:2]) & (high[2::2] == high[1:-1:2])
        ).any():  # the same edge four times, or both triangles on one side of it
            raise NotClosed("its triangles do not agree on what is outside")
        return np.stack([low[::2], high[::2]], axis=1), np.stack([owner[::2], owner[1::2]], axis=1)

    @cached_property
    def cosines(self) -> Floats:
        """(k,) those of the angles by which triangles turn at edges."""
        _, beside = self.edges
        lengths = np.linalg.norm(self.normals, axis=1)
        one, other = self.normals[beside[:, 0]], self.normals[beside[:, 1]]
        found: Floats = (one * other).sum(axis=1) / np.maximum(lengths[beside[:, 0]] * lengths[beside[:, 1]], 1e-9)
        return found

    @cached_property
    def creases(self) -> "NDArray[np.bool_]":
        """Which edges are drawn from any side."""
        _, beside = self.edges
        cosines = self.cosines
        found: NDArray[np.bool_] = cosines < math.cos(math.radians(CREASE))
        if len(self.surfaces):
            apart = self.surfaces[beside[:, 0]] != self.surfaces[beside[:, 1]]
            found |= apart & (cosines < math.cos(math.radians(_SEAM)))
        return found

    @property
    def dangling(self) -> int:
        """How many creases end where no other one begins, as where an intersection fades out."""
        ends = self.edges[0][self.creases]
        return int((np.bincount(ends.ravel(), minlength=len(self.corners)) == 1).sum())

    def view(self, side: Side) -> Drawn:
        """What is drawn of it from a side."""
        return self.with_axes(side, self.lines(side))

    def with_axes(self, side: Side, lines: Drawn) -> Drawn:
        """What is drawn of it from a side, given the lines of that."""
        return lines._replace(axes=tuple(sorted(self._axes(side))))

    def lines(self, side: Side) -> Drawn:
        """What is drawn of it from a side without axes, which are found as slowly and only needed where it is used."""
        near = self._along(LOOKS[side].near)
        spots, ends, _ = self.edges_from(side)
        seen, hidden = map(_pieces, cut(spots, near, ends, self.triangles[self._facing(side) > 0]))
        width, height = _coarse((int(spots[:, 0].max()), int(spots[:, 1].max())))
        return Drawn(width, height, _strokes(seen), _strokes(hidden))

    def edges_from(self, side: Side) -> tuple[Floats, Ints, Ints]:
        """(n, 2) corners in the picture, (k, 2) corners of edges that are drawn, and (k, 2) triangles beside these."""
        spots = np.stack([self._along(ray) for ray in LOOKS[side][:2]], axis=1)
        facing = self._facing(side)
        ends, beside = self.edges
        is_drawn = self.creases | ((facing[beside[:, 0]] > 0) != (facing[beside[:, 1]] > 0))
        is_drawn &= (spots[ends[:, 0]] != spots[ends[:, 1]]).any(axis=1)  # not those that are seen as points
        return spots, ends[is_drawn], beside[is_drawn]

    def _facing(self, side: Side) -> Floats:
        """(m,) above 0 where a triangle turns to the viewer."""
        near = LOOKS[side].near
        return near.sign * self.normals[:, _AXES.index(near.axis)]

    @cached_property
    def faces(self) -> Ints:
        """(m,) numbers of the plane faces that triangles belong to."""
        _, beside = self.edges
        one, other = beside[self.cosines > _PLANE].T
        found = np.arange(len(self.triangles))
        while True:
            least = np.minimum(found[one], found[other])
            if (found[one] == least).all() and (found[other] == least).all():
                return found
            np.minimum.at(found, one, least)
            np.minimum.at(found, other, least)

    def _axes(self, side: Side) -> Iterator[Line]:
        """Those of what is round and lies along a view from a side; those that cover one another are one."""
        for number, ray in enumerate(LOOKS[side][:2]):
            across = LOOKS[side][1 - number]
            beside = [axis for axis in _AXES if axis != ray.axis].index(across.axis)
            spans: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
            if ray.axis not in self._rounds:
                self._rounds[ray.axis] = [*self._round_about(ray.axis)]
            for spot, first, last in self._rounds[ray.axis]:
                spans[spot[beside]].append((first, last))
            for at, some in spans.items():
                here = self._placed(at, across)
                for low, high in united(some):
                    one, other = sorted(self._placed(round(end), ray) for end in (low, high))
                    yield Line(here, one, here, other) if number else Line(one, here, other, here)

    def _placed(self, at: int, ray: Ray) -> int:
        """Where a place along an axis of the part is along a ray, in steps of views."""
        return at if ray.sign > 0 else round(self.size[_AXES.index(ray.axis)] / _COARSE) - at

    @cached_property
    def _rounds(self) -> dict[Axis, Sequence[Round]]:
        """What is round for a half or more about an axis: bores and bars, with what lies about the same axis.

        That of an axis is found when it is wanted for the first time.
        """
        return {}

    def _round_about(self, axis: Axis) -> Iterator[Round]:
        ends, beside = self.edges
        spots = np.delete(self.corners, _AXES.index(axis), axis=1)
        levels = self.corners[:, _AXES.index(axis)]
        rims = ends[self.creases & (levels[ends[:, 0]] == levels[ends[:, 1]])]
        turns: defaultdict[tuple[Point, int], int] = defaultdict(int)
        for level in np.unique(levels[rims[:, 0]]).tolist():
            here = spots[rims[levels[rims[:, 0]] == level]]
            for (spot, radius), turn in _reaches((tuple(a), tuple(b)) for a, b in here.tolist()):
                turns[spot, radius] = max(turn, turns[spot, radius])
        along = (spots[ends[:, 0]] == spots[ends[:, 1]]).all(axis=1) & (self.cosines < _BENT)
        around, heights = spots[ends[along, 0]], levels[ends[along]]
        normals = self.normals / np.maximum(np.linalg.norm(self.normals, axis=1), 1e-9)[:, None]
        halfway = np.delete(normals[beside[along]].sum(axis=1), _AXES.index(axis), axis=1)
        halfway /= np.maximum(np.linalg.norm(halfway, axis=1), 1e-9)[:, None]
        smooth = self.cosines[along] > math.cos(math.radians(CREASE))
        hexagonal = np.abs(self.cosines[along] - math.cos(math.tau / _SIX)) < _REGULAR
        distinct = np.unique(around[hexagonal], axis=0)
        found: defaultdict[Point, list[int]] = defaultdict(list)
        for (spot, radius), turn in turns.items():
            if turn < HALF:
                continue
            right, up = (around - np.array(spot) * _COARSE).T
            away = np.hypot(right, up)
            tolerance = _ROUND + 0.004 * radius * _COARSE
            # Strips of what is round about another axis may lie as far away, but all but a few do not face this one
            faces = np.abs(right * halfway[:, 1] - up * halfway[:, 0]) < tolerance
            strips = smooth & faces & (np.abs(away - radius * _COARSE) < tolerance)
            is_convex = right * halfway[:, 0] + up * halfway[:, 1] > 0
            belongs = np.zeros(len(strips), dtype=bool)
            for some in (strips & is_convex, strips & ~is_convex):
                if some.sum() >= _PIECES:
                    belongs |= some
            # A hexagon about the axis belongs to it, as the head does to a bolt
            corners = np.hypot(*(distinct - np.array(spot) * _COARSE).T)
            belongs |= hexagonal & ((np.abs(away[:, None] - corners) < _ROUND).sum(axis=1) == _SIX)
            found[spot] += heights[belongs].ravel().tolist()
        for spot, ends_of in found.items():
            if ends_of:
                low, high = _coarse((min(ends_of), max(ends_of)))
                yield Round(spot, low, high)

    def _along(self, ray: Ray) -> Floats:
        """Where corners lie along an axis or its reverse, 0 at the least."""
        values = self.corners[:, _AXES.index(ray.axis)].astype(np.float64)
        return values if ray.sign > 0 else values.max() - values


def cut(spots: Floats, near: Floats, ends: Ints, triangles: Ints) -> tuple[Ints, Ints]:
    """(n, 4) the pieces of edges that are seen, and those that are hidden: x, y, x, y.

    Edges on one line are drawn once, seen if one is.

    Args:
        spots: (n, 2) corners in the picture, whole numbers.
        near: (n,) how near they are.
        ends: (k, 2) corners of edges.
        triangles: (m, 3) corners of those that face the viewer.
    """
    count, rows = len(ends), _ROWS * (len(ends) + len(triangles))
    boxes, lines, following = np.empty((len(triangles), 5)), np.empty((count, 5), np.int64), np.empty(count, np.int64)
    counts = np.zeros(2, np.int64)
    while True:
        behind, bare, covered = np.empty((3, rows, 2))
        found = np.empty((2, rows, 4))
        scratch = boxes, lines, following, behind, bare, covered
        if draw(spots, near, ends, triangles.copy(), *scratch, found[0], found[1], counts):
            break
        rows *= 2
    seen, hidden = (
        np.rint(some[:number]).astype(np.int64) for some, number in zip(found, counts.tolist(), strict=True)
    )
    return seen, hidden


def _pieces(found: Ints) -> list[Piece]:
    return [((a, b), (c, d)) for a, b, c, d in found.tolist()]


def _strokes(pieces: Sequence[Piece]) -> Strokes:
    """Pieces put together to lines, arcs and curves, in order."""
    lines: list[Line] = []
    arcs: list[Arc] = []
    curves: list[Curve] = []
    for points in _chains(pieces):
        for part, arc in _parted(points):
            if arc is not None:
                arcs.append(arc)
            elif len(part) == 2:
                (a, b), (c, d) = sorted(map(_coarse, part))
                if math.dist(*part) > _SPECK:
                    lines.append(Line(a, b, c, d))
            else:
                curve = tuple(map(_coarse, _simpler(part)))
                curves.append(min(curve, curve[::-1]))
    return Strokes(tuple(sorted(set(lines))), tuple(sorted(set(arcs))), tuple(sorted(set(curves))))


def _reaches(pieces: Iterable[Piece]) -> Iterator[tuple[tuple[Point, int], int]]:
    """Centres and radii of arcs that pieces make up, in steps of views, and how far these go around together."""
    found: dict[Arc, Sequence[Point]] = {}
    for points in _chains([*pieces]):
        for part, arc in _parted(points) if len(points) > _PIECES else ():
            if arc is not None:
                found[arc] = part
    for group in together(found):
        x, y, radius, *_ = group[0]
        if len(group) > 1:  # together they tell more exactly where it is
            x, y, radius = (
                round(length / _COARSE) for length in _circle([at for one in group for at in found[one][1:-1]])
            )
        yield ((x, y), radius), reach(group)


def _coarse(point: Point) -> Point:
    """A point in steps of views."""
    return round(point[0] / _COARSE), round(point[1] / _COARSE)


def _chains(pieces: Sequence[Piece]) -> Iterator[list[Point]]:
    """Pieces one after the other as far as they go on smoothly; closed chains end where they begin."""
    if not pieces:
        return
    numbers: dict[Point, int] = {}
    spots = np.array([numbers.setdefault(point, len(numbers)) for piece in pieces for point in piece])
    order, starts = linked(np.array(pieces).reshape(-1, 4), spots, np.full(len(numbers), SMOOTH))
    ways = order.tolist()
    for start, stop in pairwise(starts.tolist()):
        first = ways[start]
        yield [pieces[first // 2][first % 2], *(pieces[end // 2][1 - end % 2] for end in ways[start:stop])]


def linked(pieces: Ints, spots: Ints, bends: Floats) -> tuple[Ints, Ints]:
    """The first end of each piece as chains go through them, where each chain begins, and the end of the last.

    Args:
        pieces: (n, 4) x, y, x, y; twice the number of a piece is its first end, and one more its second one.
        spots: (2 n,) which spot each end is, by numbers from 0 on.
        bends: (spots,) radians by which pieces turn at most that go on there.
    """
    count = len(pieces)
    partners, met, order, starts = (np.empty(size, np.int64) for size in (2 * count, 4 * count, count, count + 1))
    number = link(pieces, spots, bends, partners, np.empty(2 * count), met, order, starts)
    return order, starts[: number + 1]


def outline(points: Sequence[Point]) -> list[tuple[int, int, int]]:
    """A closed polygon as corners in steps of views, each with the bend of the way to the next one.

    Bends are hundredths of a degree, 0 for straight ways, positive for arcs that turn anticlockwise.
    """
    loop = [*points, points[0]]
    ways = [math.atan2(d - b, c - a) for (a, b), (c, d) in pairwise(loop)]
    sharp = [k for k in range(len(points)) if abs(_turn(ways[k - 1], ways[k])) >= SMOOTH]
    chains = [[*points[a:b]] if a < b else [*points[a:], *points[:b]] for a, b in pairwise([*sharp, *sharp[:1]])]
    if not sharp:
        chains = [[*points]]
    found: list[tuple[int, int, int]] = []
    for chain, following in zip(chains, (*chains[1:], *chains[:1]), strict=True):
        for part, arc in _parted([*chain, following[0]]):
            if arc is None:
                found += ((*_coarse(point), 0) for point in part[:-1])
                continue
            (a, b), (c, d), (e, f) = part[:3]
            sign = 1 if (c - a) * (f - d) > (d - b) * (e - c) else -1
            if part[0] == part[-1]:
                found += ((arc.x + sign * side, arc.y, sign * 18_000) for side in (arc.radius, -arc.radius))
            else:
                found.append((*_coarse(part[0]), sign * (arc.end - arc.start)))
    return found


def _turn(before: float, after: float) -> float:
    """From one direction to another, between -pi and pi."""
    return (after - before + math.pi) % (2 * math.pi) - math.pi


def _parted(points: list[Point]) -> Iterator[tuple[list[Point], Arc | None]]:
    """A chain in straight parts, arcs, and what is neither."""
    if len(points) == 2:
        yield points, None
        return
    points = _straightened(points)
    closed = points[0] == points[-1] and len(points) > 3
    if closed:  # begin with the longest piece, so that no arc is cut in two
        longest = max(range(len(points) - 1), key=lambda k: math.dist(points[k], points[k + 1]))
        points = [*points[longest:-1], *points[: longest + 1]]
    ways = [math.atan2(d - b, c - a) for (a, b), (c, d) in pairwise(points)]
    turns = [_turn(one, other) for one, other in pairwise(ways)]
    start, loose = 0, 0  # the first piece that is left, and the first that belongs to no arc
    while start < len(ways):
        end = start
        while end < len(turns) and abs(turns[end] - turns[start]) < _EVEN * abs(turns[start]):
            end += 1
        whole = closed and start == 0 and end == len(turns)
        arc = _arc(points[start : end + 2], turns[start], whole) if end - start + 1 >= _PIECES else None
        if arc is None:
            start += 1
            continue
        if loose < start:
            yield points[loose : start + 1], None
        yield points[start : end + 2], arc
        start = loose = end + 1
    if loose < len(ways):
        yield points[loose:], None


def _straightened(points: Sequence[Point]) -> list[Point]:
    """A chain without the points within straight parts."""
    kept = [points[0]]
    for here, following in pairwise(points[1:]):
        (a, b), (x, y), (c, d) = kept[-1], here, following
        if abs((c - a) * (y - b) - (d - b) * (x - a)) > 3.0 * math.dist(kept[-1], following):
            kept.append(here)
    return [*kept, points[-1]]


def _arc(points: Sequence[Point], turn: float, whole: bool) -> Arc | None:
    """The arc that points lie on, if they lie on one; ``whole`` circles end where they begin."""
    inner = points[1:-1] if len(points) > 5 and not whole else points
    a, b, radius = _circle(inner)
    if any(abs(math.hypot(c - a, d - b) - radius) > _ROUND + 0.004 * radius for c, d in points):
        return None
    first, last = (math.degrees(math.atan2(d - b, c - a)) for c, d in (points[0], points[-1]))
    # Where a piece of a circle is there twice, by a rounded corner apart, the chain goes round and a little farther
    if whole or sum(map(math.dist, points, points[1:])) > _ONCE * math.tau * radius:
        first, last = 0.0, 360.0
    elif turn < 0:
        first, last = last, first
    start = round(first % 360 * 100) % 36_000
    end = round(last % 360 * 100)
    if end <= start:
        end += 36_000
    return Arc(round(a / _COARSE), round(b / _COARSE), round(radius / _COARSE), start, end)


def _circle(points: Sequence[Point]) -> tuple[float, float, float]:
    """The centre and the radius of the circle that lies nearest to points."""
    spots = np.array(points, dtype=np.float64)
    middle = spots.mean(axis=0)
    (x, y), bulk = (spots - middle).T, ((spots - middle) ** 2).sum(axis=1)
    solved, *_ = np.linalg.lstsq(np.stack([2 * x, 2 * y, np.ones(len(x))], axis=1), bulk, rcond=None)
    radius = math.sqrt(max(solved[2] + solved[0] ** 2 + solved[1] ** 2, 0.0))
    return float(solved[0] + middle[0]), float(solved[1] + middle[1]), radius


def _simpler(points: Sequence[Point]) -> list[Point]:
    """A curve with only as many of its points as it needs (Ramer, Douglas and Peucker)."""
    if len(points) < 3:
        return list(points)
    (a, b), (c, d) = points[0], points[-1]
    length = math.dist(points[0], points[-1])

    def away(point: Point) -> float:
        x, y = point
        if not length:
            return math.dist(point, points[0])
        return abs((c - a) * (y - b) - (d - b) * (x - a)) / length

    place = max(range(1, len(points) - 1), key=lambda k: away(points[k]))
    if away(points[place]) <= _FINE:
        return [points[0], points[-1]]
    return [*_simpler(points[: place + 1])[:-1], *_simpler(points[place:])]


def moved(one: Drawn, other: Drawn) -> float:
    """How long the strokes of a view are that the other does not have, or has otherwise."""
    found = 0.0
    for mine, others in ((one.seen, other.seen), (one.hidden, other.hidden)):
        runs: defaultdict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
        for line in others.lines:
            if run := run_of(line):
                runs[run[0]].append(run[1])
        for line in mine.lines:
            if run := run_of(line):
                left = [run[1]]
                for low, high in runs[run[0]]:
                    left = [
                        part for a, b in left for part in ((a, min(b, low)), (max(a, high), b)) if part[0] < part[1]
                    ]
                found += sum(b - a for a, b in left)
            elif line not in others.lines:
                found += math.dist(line[:2], line[2:])
        for arc in {*mine.arcs} - {*others.arcs}:
            found += math.radians((arc.end - arc.start) / 100) * arc.radius
    return found


def run_of(line: Line) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Of an upright or a level line, which it is and where, and from where to where it runs."""
    x1, y1, x2, y2 = line
    if x1 == x2:
        return (0, x1), (min(y1, y2), max(y1, y2))
    return ((1, y1), (x1, x2)) if y1 == y2 else None
