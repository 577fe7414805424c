"""What line drawings of one part from several sides have to agree on, and whether a closed surface looks like them.

Where a view has a straight line across an axis, the part has an edge or an outline all along it; from another side that
shows the same axis, something has to begin, end or turn there. So a view on offer can be refuted by those on the sheet
alone. That a view is right is seen of a surface that has it: rays are cast from points on its edges to the viewer.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.facts.parts.sides import LOOKS, Axis, Ray, Side, shared
from puzzlegen.formats.parts.kits.drawings import Arc, Line, Mesh, Sheet, Strokes, View
from puzzlegen.kernels.validators.nearby import SEEN, SURE, beside, cover, nearest

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints: TypeAlias = NDArray[np.int64]
    Floats: TypeAlias = NDArray[np.float64]

SAME: Final = 6
"""Hundredths of a millimetre within which two places are the same."""
LEAST_BETWEEN_LINES: Final = 0.017
"""Of the longest side of views: between two strokes that run beside one another."""
_STEP: Final = 1.7  # times as wide as it is counts a step from one stroke to the next
_TOUCH: Final = 20  # within which strokes lie on one another, since meshes have straight sides
_LEVEL_PART: Final = 0.3  # of the radius: how far an arc is almost level, to both sides of where it is
_BESIDE: Final = 15  # by which the end of an arc may lie beside its view, since meshes have straight sides
_TURN: Final = 36_000
_QUARTER: Final = _TURN // 4
_COARSE: Final = 10  # steps of meshes in one of views
_AXES: Final = "xyz"
_CREASE: Final = math.cos(math.radians(25))  # beyond which an edge has to be drawn
_FAINT: Final = math.cos(math.radians(9))  # beyond which one may be drawn
_STRIPS: Final = math.cos(math.radians(1))  # beyond which two strips of a round face turn
_CORNER: Final = math.cos(math.radians(65))  # beyond which it is no face of a hexagon either
_LEAST_STRIPS: Final = 4  # edges between strips that have to agree on an axis
_STEEP: Final = 0.3  # of a way to an axis, at least, that runs across the picture's depth
_ROUND: Final = 60.0  # steps of meshes within which they have to agree
_NEAR: Final = 160.0  # steps of meshes by which strokes may miss edges: curves are drawn through few points
_APART: Final = 1500.0  # between points that are looked at
_MARGIN: Final = 40.0  # by which a ray passes an edge of a triangle, for sure
_DEEP: Final = 80.0  # by which what hides a point, for sure, is nearer than the point
_GRAZING: Final = 5.0  # by which what may hide it is: a round face that the line of sight grazes, say
_EACH: Final = 8  # edges beside a point, more or less


class Place(NamedTuple):
    """Where along an axis of the part a straight line lies in one of two views, and how far the other's nearest is."""

    axis: Axis
    at: int
    offered: bool
    gap: int


def check(view: View) -> None:
    """Refuse strokes that are none, or that leave the view."""
    for strokes in (view.seen, view.hidden):
        for x1, y1, x2, y2 in strokes.lines:
            if (x1, y1) == (x2, y2) or max(x1, x2) > view.width or max(y1, y2) > view.height:
                raise MalformedStatement("a line is a point, or leaves its view")
        for arc in strokes.arcs:
            if not 0 < arc.end - arc.start <= _TURN or arc.start >= _TURN:
                raise MalformedStatement("an arc has no length, or goes round twice")
            if any(
                not (-_BESIDE <= x <= view.width + _BESIDE and -_BESIDE <= y <= view.height + _BESIDE)
                for x, y in _on(arc)
            ):
                raise MalformedStatement("an arc leaves its view")
        for curve in strokes.curves:
            if any(x > view.width or y > view.height for x, y in curve) or any(a == b for a, b in pairwise(curve)):
                raise MalformedStatement("a curve stands still, or leaves its view")
    for x1, y1, x2, y2 in view.axes:
        if (x1 == x2) == (y1 == y2) or max(x1, x2) > view.width or max(y1, y2) > view.height:
            raise MalformedStatement("an axis is neither upright nor level, or leaves its view")
    if not len(view.seen.lines) + len(view.seen.arcs) + len(view.seen.curves):
        raise MalformedStatement("nothing is seen in a view")


def check_sheet(sheet: Sheet, *others: tuple[Side, View]) -> None:
    """Refuse views of one side twice, or of different sizes along one axis of the part, and a sheet without a front."""
    drawn = [(shown.side, shown.view) for shown in sheet.views]
    if drawn[0][0] != "front" or len({side for side, _ in drawn}) < len(drawn):
        raise MalformedStatement("the front view comes first, and no side twice")
    sizes: dict[Axis, int] = {}
    for side, view in (*drawn, *others):
        check(view)
        for ray, size in zip(LOOKS[side], (view.width, view.height), strict=False):
            if abs(sizes.setdefault(ray.axis, size) - size) > 1:
                raise MalformedStatement("views are of different sizes along an axis that they share")


def _on(arc: Arc) -> list[tuple[float, float]]:
    """The ends of an arc, and its points farthest to the right, up, to the left and down."""
    angles = [arc.start, arc.end] if arc.end - arc.start < _TURN else []
    angles += (at for at in range(0, 2 * _TURN, _QUARTER) if arc.start <= at <= arc.end)
    return [
        (arc.x + arc.radius * math.cos(math.radians(at / 100)), arc.y + arc.radius * math.sin(math.radians(at / 100)))
        for at in angles
    ]


def _along(view: View, side: Side, axis: Axis) -> tuple[int, int, int]:
    """Which coordinate of a view an axis of the part is (0 or 1), its sign, and how long the view is along it."""
    for number, ray in enumerate(LOOKS[side][:2]):
        if ray.axis == axis:
            return number, ray.sign, (view.width, view.height)[number]
    raise ValueError(axis)


def _turned(values: Iterator[float], sign: int, size: int) -> list[int]:
    """Coordinates of a view as places along an axis of the part, all different, in order."""
    return sorted({round(value if sign > 0 else size - value) for value in values})


def _distinct(places: Sequence[int]) -> list[int]:
    """Places, those that are the same once; they are in order."""
    found: list[int] = []
    for place in places:
        if not found or place - found[-1] > SAME:
            found.append(place)
    return found


def straight(view: View, side: Side, axis: Axis) -> list[int]:
    """Where straight lines lie across an axis."""
    number, sign, size = _along(view, side, axis)
    lines = (line for strokes in (view.seen, view.hidden) for line in strokes.lines)
    return _distinct(_turned((line[number] for line in lines if line[number] == line[number + 2]), sign, size))


def marks(view: View, side: Side, axis: Axis) -> list[int]:
    """Where along an axis something begins, ends or turns."""
    number, sign, size = _along(view, side, axis)

    def values() -> Iterator[float]:
        for strokes in (view.seen, view.hidden):
            for line in strokes.lines:
                yield from (line[number], line[number + 2])
            for arc in strokes.arcs:
                yield from (spot[number] for spot in _on(arc))
            for curve in strokes.curves:
                way = [point[number] for point in curve]
                yield from (way[0], way[-1])
                yield from (b for a, b, c in zip(way, way[1:], way[2:], strict=False) if (b - a) * (c - b) <= 0)

    return _turned(values(), sign, size)


def compared(offered: View, side: Side, given: View, of: Side) -> Iterator[Place]:
    """Each straight line across a shared axis, in either view, with how far away the other view's nearest mark is."""
    for axis in shared(side, of):
        for lines, others, is_offered in (
            (straight(offered, side, axis), marks(given, of, axis), True),
            (straight(given, of, axis), marks(offered, side, axis), False),
        ):
            for at in lines:
                yield Place(axis, at, is_offered, min((abs(at - other) for other in others), default=1_000_000))


def nearest_lines(view: View) -> float:
    """How near two different strokes lie, at least, that run or go on beside one another.

    These are upright and level lines, circles where they are upright or level, and circles about one point. That one
    goes on beside another means that the gap between them is no longer than it is wide; such a step counts for more.
    """
    lines = [line for strokes in (view.seen, view.hidden) for line in strokes.lines]
    arcs = [arc for strokes in (view.seen, view.hidden) for arc in strokes.arcs]
    found = math.inf
    for number in range(2):
        spans = [
            (line[number], *sorted((line[1 - number], line[3 - number])))
            for line in lines
            if line[number] == line[number + 2]
        ]
        for arc in arcs:
            across = (arc.x, arc.y)[1 - number]
            reach = round(_LEVEL_PART * arc.radius)
            tops = (round(spot[number]) for spot in _on(arc))
            middle = (arc.x, arc.y)[number]
            spans += ((at, across - reach, across + reach) for at in tops if abs(at - middle) == arc.radius)
        for (at, start, end), (other, begin, stop) in combinations(sorted(spans), 2):
            shared_length = min(end, stop) - max(start, begin)
            if other - at > _TOUCH and shared_length > at - other:
                found = min(found, (other - at) * (1.0 if shared_length > SAME else _STEP))
    for one, two in combinations(arcs, 2):
        if (one.x, one.y) == (two.x, two.y) and abs(one.radius - two.radius) > _TOUCH:
            found = min(found, abs(one.radius - two.radius))
    return found


def listed(view: View) -> Any:
    """The same for all ways to list the strokes of a view."""
    return [
        [view.width, view.height],
        sorted(sorted([[x1, y1], [x2, y2]]) for x1, y1, x2, y2 in view.axes),
        *(
            [
                sorted(sorted([[x1, y1], [x2, y2]]) for x1, y1, x2, y2 in strokes.lines),
                sorted(map(list, strokes.arcs)),
                sorted(min([*map(list, curve)], [*map(list, reversed(curve))]) for curve in strokes.curves),
            ]
            for strokes in (view.seen, view.hidden)
        ),
    ]


def apart(one: View, other: View) -> float:
    """How long those lines of two views are, together, that lie away from the other's, over the diagonal.

    A line that is seen in one view and hidden in the other lies away.
    """
    diagonal = math.hypot(one.width, one.height)
    near, found = 0.015 * diagonal, 0.0
    for a, b in ((one, other), (other, one)):
        for mine, others in ((a.seen, b.seen), (a.hidden, b.hidden)):
            points = _points(mine, 0.01 * diagonal)
            if len(points):
                found += 0.01 * diagonal * float((_distances(points, others) > near).sum())
    return found / diagonal


def _points(strokes: Strokes, step: float) -> "Floats":
    """(n, 2) points of strokes, so far from one another."""
    found = [dotted(_pieces(strokes), step)]
    for arc in strokes.arcs:
        count = max(1, round(math.radians((arc.end - arc.start) / 100) * arc.radius / step))
        angles = np.radians((arc.start + (np.arange(count) + 0.5) / count * (arc.end - arc.start)) / 100)
        found.append(np.stack([arc.x + arc.radius * np.cos(angles), arc.y + arc.radius * np.sin(angles)], axis=1))
    return np.concatenate(found)


def dotted(pieces: "Floats", step: float) -> "Floats":
    """(n, d) points along (k, 2, d) pieces of lines, so far from one another in the picture."""
    lengths = np.hypot(*(pieces[:, 1, :2] - pieces[:, 0, :2]).T)
    counts = np.maximum(1, np.rint(lengths / step)).astype(np.int64)
    number = np.repeat(np.arange(len(pieces)), counts)
    place = np.arange(len(number)) - np.repeat(np.cumsum(counts) - counts, counts)
    at = ((place + 0.5) / counts[number])[:, None]
    found: Floats = pieces[number, 0] + at * (pieces[number, 1] - pieces[number, 0])
    return found


def _pieces(strokes: Strokes) -> "Floats":
    """(k, 2, 2) ends of the straight parts of lines and curves."""
    parts = [*strokes.lines, *((*one, *other) for curve in strokes.curves for one, other in pairwise(curve))]
    return np.array(parts, dtype=np.float64).reshape(-1, 2, 2)


def _distances(points: "Floats", strokes: Strokes) -> "Floats":
    """How far (n, 2) points are from strokes; infinitely, if there are none."""
    found = distances(points, _pieces(strokes))
    for arc in strokes.arcs:
        right, up = points[:, 0] - arc.x, points[:, 1] - arc.y
        angle = (np.degrees(np.arctan2(up, right)) * 100 - arc.start) % _TURN
        gaps = np.abs(np.hypot(right, up) - arc.radius)
        found = np.where(angle <= arc.end - arc.start, np.minimum(found, gaps), found)
    return found


def distances(points: "Floats", pieces: "Floats") -> "Floats":
    """How far (n, 2) points are from the nearest of (k, 2, 2) pieces of lines; infinitely, if there are none."""
    found = np.full(len(points), np.inf)
    nearest(np.ascontiguousarray(points), pieces.reshape(-1, 4), found)
    return found


class Surface:
    """A closed mesh, looked at along rays."""

    def __init__(self, mesh: Mesh) -> None:
        """Read a mesh.

        Raises:
            MalformedStatement: it is not closed, a triangle is none, or it lies elsewhere than at the origin.
        """
        if len(mesh.corners) % 3 or len(mesh.triangles) % 3:
            raise MalformedStatement("a corner or a triangle is not whole")
        self.corners = np.array(mesh.corners, dtype=np.int64).reshape(-1, 3)
        self.triangles = np.array(mesh.triangles, dtype=np.int64).reshape(-1, 3)
        if self.triangles.min() < 0 or self.triangles.max() >= len(self.corners):
            raise MalformedStatement("a triangle has a corner that is not there")
        if (np.abs(self.corners) > 10**6).any() or (self.corners.min(axis=0) != 0).any():
            raise MalformedStatement("a part lies elsewhere than at the origin, or is larger than a metre")
        a, b, c = (self.corners[self.triangles[:, k]] for k in range(3))
        self.normals = np.cross(b - a, c - a)
        halves: dict[tuple[int, int], int] = {}
        for number, (one, two, three) in enumerate(self.triangles.tolist()):
            for half in ((one, two), (two, three), (three, one)):
                if half in halves or half[0] == half[1]:
                    raise MalformedStatement("the surface of a part is not closed")
                halves[half] = number
        ends, beside = [], []
        for (one, two), number in halves.items():
            if (two, one) not in halves:
                raise MalformedStatement("the surface of a part is not closed")
            if one < two:
                ends.append((one, two))
                beside.append((number, halves[two, one]))
        self.ends, self.beside = np.array(ends), np.array(beside)
        lengths = np.linalg.norm(self.normals.astype(np.float64), axis=1)
        one, other = self.normals[self.beside[:, 0]], self.normals[self.beside[:, 1]]
        products = (one.astype(np.float64) * other).sum(axis=1)
        scale = lengths[self.beside[:, 0]] * lengths[self.beside[:, 1]]
        self.cosines = np.where(scale > 0, products / np.maximum(scale, 1), 1.0)
        self.units = self.normals / np.maximum(lengths, 1)[:, None]

    def faults(self, view: View, side: Side) -> Iterator[str]:
        """What of a view from a side is not what is seen of the part."""
        spots = self.spots(side)
        size = spots.max(axis=0) / _COARSE
        if abs(size[0] - view.width) > 1 or abs(size[1] - view.height) > 1:
            yield "a view is larger or smaller than the part"
            return
        look = LOOKS[side]
        facing = look.near.sign * self.normals[:, _AXES.index(look.near.axis)]
        front = self.triangles[facing > 0]
        outline = (facing[self.beside[:, 0]] > 0) != (facing[self.beside[:, 1]] > 0)
        edges = spots[self.ends]
        long = np.hypot(*(edges[:, 1, :2] - edges[:, 0, :2]).T)
        if not self._all_is_drawn(edges[((self.cosines < _CREASE) | outline) & (long > _NEAR)], view, spots[front]):
            yield "an edge of the part is not drawn, or drawn as if it was hidden"
        if not self._all_is_there(edges[((self.cosines < _FAINT) | outline) & (long > 0)], view, spots[front]):
            yield "a line is drawn that the part does not have, or not so"
        if not all(self._has_axis(axis, side) for axis in view.axes):
            yield "an axis is drawn about which nothing is round, or that goes beyond it"

    def _has_axis(self, axis: Line, side: Side) -> bool:
        """Whether there is something round about an axis, from its one end to the other.

        Where a round face is made of strips, the line that halves the angle between two of them leads to its axis. So
        all edges along one axis at one distance from it have to agree on how far behind the picture it lies.
        """
        look = LOOKS[side]
        number = 0 if axis.x1 == axis.x2 else 1
        still, along, deep = (_AXES.index(look[k].axis) for k in (number, 1 - number, 2))
        here = self._part_place(axis[number], look[number])
        low, high = sorted(self._part_place(axis[end], look[1 - number]) for end in (1 - number, 3 - number))
        edges = self.corners[self.ends]
        chosen = (edges[:, 0] == edges[:, 1])[:, [still, deep]].all(axis=1)
        chosen &= (self.cosines < _STRIPS) & (self.cosines > _CORNER)
        halfway, edges = self.units[self.beside[chosen]].sum(axis=1), edges[chosen]
        aside, spot = here - edges[:, 0, still], edges[:, 0, deep]
        steep = np.abs(halfway[:, still]) > _STEEP
        behind = spot[steep] + aside[steep] / halfway[steep, still] * halfway[steep, deep]
        away = np.hypot(aside[steep], behind - spot[steep])
        coaxial = np.abs(behind[:, None] - behind) < _ROUND
        held = (coaxial & (np.abs(away[:, None] - away) < _ROUND)).sum(axis=1) >= _LEAST_STRIPS
        # Edges that face the viewer belong to it, too, though nothing can be told from these alone
        inwards = behind[held, None] - spot
        round_about = np.abs(np.hypot(aside, inwards) - away[held, None]) < _ROUND
        # Not those of what is round about another axis and happens to lie as far away
        missed = np.abs(aside * halfway[:, deep] - inwards * halfway[:, still])
        round_about &= missed < _ROUND * np.hypot(halfway[:, still], halfway[:, deep])
        is_bore = aside * halfway[:, still] + inwards * halfway[:, deep] > 0
        round_about &= is_bore == is_bore[:, steep][:, held].diagonal()[:, None]
        spans = set()
        for alike in coaxial[held][:, held]:
            ends = edges[round_about[alike].any(axis=0)][:, :, along]
            spans.add((int(ends.min()), int(ends.max())))
        reached = low
        for start, end in sorted(spans):
            if start <= reached + _NEAR:
                reached = max(reached, end)
        return reached > high - _NEAR

    def _part_place(self, at: int, ray: Ray) -> int:
        """Where along an axis of the part a coordinate of a view lies, in steps of meshes."""
        place = at * _COARSE
        return place if ray.sign > 0 else int(self.corners[:, _AXES.index(ray.axis)].max()) - place

    def spots(self, side: Side) -> "Floats":
        """(n, 3) corners as a view from a side has them: to the right, up, and towards the viewer, from 0."""
        return np.stack([self._along(ray) for ray in LOOKS[side]], axis=1)

    def _along(self, ray: Ray) -> "Floats":
        values = self.corners[:, _AXES.index(ray.axis)].astype(np.float64)
        return values if ray.sign > 0 else values.max() - values

    def _all_is_drawn(self, edges: "Floats", view: View, front: "Floats") -> bool:
        """Whether strokes run along edges: full ones where these are seen."""
        points = dotted(edges, _APART)
        covered = _covered(points, front)
        seen = _distances(points[:, :2] / _COARSE, view.seen) * _COARSE
        hidden = _distances(points[:, :2] / _COARSE, view.hidden) * _COARSE
        drawn = np.where(covered == SEEN, seen, np.minimum(seen, hidden)) < _NEAR
        return bool(drawn.all())

    def _all_is_there(self, edges: "Floats", view: View, front: "Floats") -> bool:
        """Whether edges run along strokes: along full ones such as are seen, along dashed ones such as are hidden."""
        for strokes, is_seen in ((view.seen, True), (view.hidden, False)):
            points = _points(strokes, _APART / _COARSE) * _COARSE
            if not len(points):
                continue
            number, edge, at = _beside(points, edges[:, :, :2])
            found = edges[edge, 0] + at[:, None] * (edges[edge, 1] - edges[edge, 0])
            covered = _covered(found, front)
            fits = np.zeros(len(points), dtype=bool)
            fits[number[covered != (SURE if is_seen else SEEN)]] = True
            if not fits.all():
                return False
        return True


def _beside(points: "Floats", edges: "Floats") -> tuple["Ints", "Ints", "Floats"]:
    """The numbers of (n, 2) points and of (k, 2, 2) edges beside which they lie, and where on these, from 0 to 1."""
    pieces, rows = np.ascontiguousarray(edges).reshape(-1, 4), _EACH * len(points)
    while True:
        found, places = np.empty((rows, 2), dtype=np.int64), np.empty(rows)
        count = beside(points, pieces, _NEAR, found, places)
        if count <= rows:
            return found[:count, 0], found[:count, 1], places[:count]
        rows = count


def _covered(points: "Floats", front: "Floats") -> "Ints":
    """Of points (right, up, near): `SURE` if a triangle hides it, `SEEN` if none does, else `OPEN`."""
    found = np.empty(len(points), dtype=np.int64)
    cover(points, np.ascontiguousarray(front).reshape(-1, 9), _MARGIN, _DEEP, _GRAZING, found)
    return found
