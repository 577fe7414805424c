"""Turns solids into line drawings: solids and a camera -> facets and lines -> the nodes of a scene.

>>> drawing = draw([box(2, 1, 1)], ISOMETRIC)
>>> nodes = drawing.placed(0, 0, 4, 3)  # fitted into a rectangle of the scene, in its units

Only edges that a draughtsman would draw are drawn: those between faces of different planes, and the outlines of round
surfaces. Hidden lines are left out, or dashed on request; the parts that are hidden are found exactly. Faces are filled
from the back to the front, split where they must be, and shaded by how far they turn from the light. Marks lie on their
faces: their fills are hidden with the faces, their lines like edges.

Lines keep their weights whatever the scale, since it is points that are scaled and not nodes.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain, islice, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.scene import AnyNode, Circle, Facet, Label, Paint, Painted, Polyline, Weight
from puzzlegen.facts.solids.bodies import SMOOTH, Face, Solid, Tone
from puzzlegen.facts.solids.camera import Camera, Floats
from puzzlegen.facts.solids.marked_points import DOT, LETTER
from puzzlegen.kernels.renderers.dividers import BEFORE, BEHIND, divide
from puzzlegen.kernels.renderers.hidden_lines import SAME_DEPTH, hidden_parts

if TYPE_CHECKING:
    from numpy.typing import NDArray

SHADE: Final = 0.26
"""How much ink is mixed into the fill of a face that the light does not reach."""
_INK: Final = "#1b1f26"  # what shades a solid with a colour of its own
_SEAM: Final = 0.02  # units around a part of such a solid, less than half of a line
_DIGITS: Final = 5  # of coordinates in units; what is finer differs between machines
_DOUBTFUL: Final = 1e-4  # of a unit of the last digit: so near to a half, a product may lie on its other side
_KEPT: Final = 4096  # colours of faces
_COPLANAR: Final = math.cos(math.radians(0.01))  # of the normals of two faces
_ROUND: Final = math.cos(math.radians(SMOOTH))
_SHORTEST: Final = 0.005  # of a dashed line, by the picture's size
_EDGE_ON: Final = 1e-7  # of a normal's part towards the viewer

Points: TypeAlias = tuple[tuple[float, float], ...]
Spot: TypeAlias = tuple[float, float, float]  # x, y, depth


class Patch(NamedTuple):
    """A filled polygon of the picture."""

    points: Points
    fill: Paint | Tone
    shade: float


class Line(NamedTuple):
    """A line of the picture through several points."""

    points: Points
    stroke: Paint
    weight: Weight
    dashed: bool


class Dot(NamedTuple):
    """A point of the picture with a letter, whose middle is ``beside`` it: in units, whatever the scale."""

    x: float
    y: float
    letter: str
    beside: tuple[float, float]


@dataclass(frozen=True)
class Drawing:
    """Patches from back to front, then lines and dots, in the camera's coordinates, x to the right and y down."""

    patches: tuple[Patch, ...]
    lines: tuple[Line, ...]
    left: float
    top: float
    right: float
    bottom: float
    dots: tuple[Dot, ...] = ()

    def at(self, x: float, y: float, scale: float = 1.0) -> tuple[AnyNode, ...]:
        """The nodes of the drawing with the camera's origin at (x, y), and ``scale`` units per unit of the world."""
        shown = _rounded(np.array((x, y)) + scale * self._points)
        nodes: list[AnyNode] = []
        start = 0
        for patch in self.patches:
            end = start + len(patch.points)
            nodes.append(_filled(tuple(shown[start:end]), patch.fill, patch.shade))
            start = end
        for line in self.lines:
            end = start + len(line.points)
            nodes.append(Polyline(tuple(shown[start:end]), line.stroke, line.weight, dashed=line.dashed))
            start = end
        for dot, (a, b) in zip(self.dots, shown[start:], strict=True):
            across, down = dot.beside
            nodes.append(Circle(a, b, DOT, fill="ink"))
            nodes.append(Label(round(a + across, _DIGITS), round(b + down, _DIGITS), dot.letter, LETTER))
        return tuple(nodes)

    @cached_property
    def _points(self) -> Floats:
        """All points: of patches, of lines, of dots."""
        parts = [patch.points for patch in self.patches] + [line.points for line in self.lines]
        points = [*chain.from_iterable(parts), *((dot.x, dot.y) for dot in self.dots)]
        return np.array(points, float).reshape(-1, 2)

    def scale(self, width: float, height: float) -> float:
        """The largest scale at which the drawing fits into a rectangle of this size."""
        return min(width / (self.right - self.left), height / (self.bottom - self.top))

    def placed(
        self, x: float, y: float, width: float, height: float, scale: float | None = None
    ) -> tuple[AnyNode, ...]:
        """The nodes of the drawing in the middle of a rectangle, as large as fits into it or at a given scale."""
        if scale is None:
            scale = self.scale(width, height)
        middle = (self.left + self.right) / 2, (self.top + self.bottom) / 2
        return self.at(x + width / 2 - scale * middle[0], y + height / 2 - scale * middle[1], scale)


def _filled(points: Points, fill: Paint | Tone, shade: float) -> Facet | Painted:
    """A facet, or a part of an illustration that covers the seams around it."""
    if not isinstance(fill, Tone):
        return Facet(points, fill, shade)
    colour = _shaded(fill, shade)
    return Painted(points, colour, stroke=colour, width=_SEAM)


@lru_cache(maxsize=_KEPT)
def _shaded(fill: Tone, shade: float) -> str:
    """A colour with so much ink in it."""
    channels = ((int(fill[k : k + 2], 16), int(_INK[k : k + 2], 16)) for k in (1, 3, 5))
    return "#" + "".join(f"{round(light + shade * (dark - light)):02x}" for light, dark in channels)


def _rounded(points: Floats) -> list[tuple[float, float]]:
    """The points with coordinates as `round` rounds them, which numpy's own rounding does not near halves."""
    scaled = points * 10**_DIGITS
    rounded = np.rint(scaled) / 10**_DIGITS
    for place in np.argwhere(abs(abs(scaled - np.rint(scaled)) - 0.5) < _DOUBTFUL):
        rounded[tuple(place)] = round(float(points[tuple(place)]), _DIGITS)
    return [(a, b) for a, b in rounded.tolist()]


def draw(
    solids: Iterable[Solid],
    camera: Camera,
    *,
    dashed: bool = False,
    weight: Weight = "medium",
    shade: float = SHADE,
    sorted_faces: bool = False,
) -> Drawing:
    """Draw solids that do not run into one another; touching is allowed.

    Args:
        solids: closed surfaces, or sheets.
        camera: how space comes into the picture.
        dashed: whether hidden edges are shown, as thin dashed lines.
        weight: of the visible edges; lines of marks are thin.
        shade: how much ink is mixed into the fill of a face that the light does not reach.
        sorted_faces: whether no face hides one that is given after it, so that they need not be sorted.
    """
    views = [_View(solid, camera) for solid in solids]
    corners = np.concatenate([view.points[:, :2] for view in views])
    low, high = corners.min(axis=0), corners.max(axis=0)
    size = float((high - low).max())
    pieces = [piece for view in views for piece in view.pieces(shade)]
    alone = len(views) == 1 and views[0].convex
    if not (alone or sorted_faces):
        pieces = _back_to_front(pieces, size)
    patches = tuple(patch for piece in pieces for patch in piece.patches())
    strokes = [stroke for view in views for stroke in view.strokes(weight, dashed)]
    shown = strokes if alone and not dashed else _cut(strokes, views, size, dashed)
    (left, top), (right, bottom) = low.tolist(), high.tolist()
    return Drawing(patches, chained(shown, size), left, top, right, bottom)


class Stroke(NamedTuple):
    """A straight line in picture coordinates; ``edge`` tells edges, which may be dashed, from the lines of marks."""

    start: Spot
    end: Spot
    stroke: Paint
    weight: Weight
    edge: bool
    dashed: bool = False


class _Layer(NamedTuple):
    """A polygon that is filled: (n, 3) points in picture coordinates."""

    points: Floats
    fill: Paint | Tone
    shade: float


class _Piece(NamedTuple):
    """A face or a part of one, below its marks, and its plane: depth = a x + b y + c."""

    layers: tuple[_Layer, ...]
    plane: Floats

    def patches(self) -> Iterable[Patch]:
        for layer in self.layers:
            yield Patch(tuple((x, y) for x, y, _ in layer.points.tolist()), layer.fill, layer.shade)

    def part(self, plane: Floats, side: int) -> "_Piece":
        """What lies in front of a plane (side 1) or behind it (side -1)."""
        layers = (layer._replace(points=_clip(layer.points, plane, side)) for layer in self.layers)
        return self._replace(layers=tuple(layer for layer in layers if len(layer.points) > 2))


class _View:
    """A solid as a camera sees it."""

    def __init__(self, solid: Solid, camera: Camera) -> None:
        self.solid = solid
        self.camera = camera
        self.world = np.array([[float(part) for part in vertex] for vertex in solid.vertices])
        self.points = camera.project(self.world)
        self.normals = _normals(self.world, solid.faces)
        flat = self.points * (1, -1, 1)  # y upwards, so that faces that turn to the viewer run counterclockwise
        normals = _normals(flat, solid.faces)
        self.front = normals[:, 2] > _EDGE_ON
        if solid.open:
            self.front |= normals[:, 2] < -_EDGE_ON
        self.planes = np.zeros((len(normals), 3))
        seen = self.seen()
        slopes = normals[seen] / normals[seen, 2:]
        corners = flat[[solid.faces[face].outline[0] for face in seen]]
        self.planes[seen] = np.stack((-slopes[:, 0], slopes[:, 1], (slopes * corners).sum(axis=1)), axis=1)

    def seen(self) -> list[int]:
        """The faces that turn to the viewer."""
        return [int(face) for face in np.flatnonzero(self.front)]

    @property
    def convex(self) -> bool:
        """True if no face can hide another one."""
        if self.solid.open:
            return len(self.solid.faces) == 1
        corners = self.world[[face.outline[0] for face in self.solid.faces]]
        heights = self.normals @ self.world.T - (self.normals * corners).sum(axis=1)[:, None]
        return bool(heights.max() <= SAME_DEPTH * np.ptp(self.world, axis=0).max())

    def pieces(self, shade: float) -> Iterable[_Piece]:
        """The faces that turn to the viewer, with the fills of their marks."""
        lights = self.normals @ np.array(self.camera.light)
        for number in self.seen():
            face = self.solid.faces[number]
            light = float(lights[number])
            dark = shade * (1 - (abs(light) if self.solid.open else max(0.0, light)))
            layers = [_Layer(self.points[_joined(face)], self.solid.fill, round(dark, 4))]
            if face.frame is not None:
                for mark in face.marks:
                    if mark.fill is not None:
                        spots = self.camera.project([face.frame.at(*point) for point in mark.points])
                        layers.append(_Layer(spots, mark.fill, 0.0))
            yield _Piece(tuple(layers), self.planes[number])

    def strokes(self, weight: Weight, hidden: bool) -> Iterable[Stroke]:
        """The lines to be drawn; those of edges behind the solid only where ``hidden`` ones are wanted."""
        neighbours: dict[tuple[int, int], list[int]] = {}
        for number, face in enumerate(self.solid.faces):
            for ring in face.rings:
                for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
                    neighbours.setdefault((min(one, other), max(one, other)), []).append(number)
        spots: list[Spot] = [(x, y, depth) for x, y, depth in self.points.tolist()]
        front, normals = self.front.tolist(), self.normals.tolist()
        for (one, other), faces in neighbours.items():
            fronts = [front[face] for face in faces]
            if not hidden and not any(fronts):
                continue
            if len(faces) == 2:
                (a, b, c), (d, e, f) = normals[faces[0]], normals[faces[1]]
                cosine = a * d + b * e + c * f
                if cosine > _COPLANAR or (cosine > _ROUND and fronts[0] == fronts[1]):
                    continue
            yield Stroke(spots[one], spots[other], self.solid.stroke, weight, True)
        yield from self.marks()

    def marks(self) -> Iterable[Stroke]:
        """The lines of the marks on the faces that are seen, each once."""
        lines: dict[tuple[Spot, Spot, Paint], tuple[Spot, Spot, Paint]] = {}
        for number in self.seen():
            face = self.solid.faces[number]
            if face.frame is not None:
                for mark in face.marks:
                    if mark.stroke is not None:
                        spots = [face.frame.at(*point) for point in mark.points]
                        for one, other in pairwise([*spots, *spots[: 1 if mark.closed else 0]]):
                            lines.setdefault((min(one, other), max(one, other), mark.stroke), (one, other, mark.stroke))
        ends = self.camera.project([spot for one, other, _ in lines.values() for spot in (one, other)]).tolist()
        for (a, b, c), (d, e, f), (_, _, paint) in zip(ends[::2], ends[1::2], lines.values(), strict=True):
            yield Stroke((a, b, c), (d, e, f), paint, "thin", False)


def _normals(points: Floats, faces: Sequence[Face]) -> Floats:
    """The unit normals of the faces, by Newell's method; zero for those without area."""
    here = np.array([corner for face in faces for corner in face.outline])
    after = np.array([corner for face in faces for corner in (*face.outline[1:], face.outline[0])])
    starts = np.cumsum([0, *(len(face.outline) for face in faces[:-1])])
    one, other = points[here], points[after]
    parts = (one[:, (1, 2, 0)] - other[:, (1, 2, 0)]) * (one[:, (2, 0, 1)] + other[:, (2, 0, 1)])
    areas: Floats = np.add.reduceat(parts, starts)
    lengths = np.sqrt((areas * areas).sum(axis=1))
    return areas / np.where(lengths > 0, lengths, 1.0)[:, None]


def _joined(face: Face) -> list[int]:
    """One ring through the outline and the holes of a face, which leads to each hole and back by the same way."""
    ring = list(face.outline)
    for hole in face.holes:
        ring += (face.outline[0], *hole, hole[0])
    return ring


def _cut(strokes: Sequence[Stroke], views: Sequence[_View], size: float, dashed: bool) -> list[Stroke]:
    """The visible parts of the lines; also the hidden parts of edges, as dashed lines, if these are wanted."""
    sides: list[tuple[float, float, float, float]] = []
    starts = [0]
    planes: list[Floats] = []
    for view in views:
        spots = view.points.tolist()
        for number in view.seen():
            for ring in view.solid.faces[number].rings:
                for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
                    sides.append((*spots[one][:2], *spots[other][:2]))
            starts.append(len(sides))
            planes.append(view.planes[number])
    faces = np.array(sides).reshape(-1, 4), np.array(starts), np.array(planes).reshape(-1, 3)
    lines = np.array([(*stroke.start, *stroke.end) for stroke in strokes]).reshape(-1, 6)
    nearer, counts = np.empty(len(planes), np.int64), np.empty(len(strokes), np.int64)
    room = 1 + 3 * len(sides) + len(planes) + 4 * len(strokes)
    while True:
        cuts, hidden = np.empty(room), np.empty(room, np.int64)
        if hidden_parts(lines, *faces, size, nearer, cuts, hidden, counts) == len(strokes):
            break
        room *= 2
    parts = zip(cuts.tolist(), hidden.tolist(), strict=True)
    shown: list[Stroke] = []
    behind: list[Stroke] = []
    for stroke, count in zip(strokes, counts.tolist(), strict=True):
        start = 0.0
        for end, covered in islice(parts, count):
            part = stroke
            if (start, end) != (0.0, 1.0) and (dashed or not covered):
                part = stroke._replace(start=_between(stroke, start), end=_between(stroke, end))
            start = end
            if not covered:
                shown.append(part)
            elif dashed and stroke.edge:
                paint: Paint = "mark" if part.stroke == "ink" else part.stroke
                behind.append(part._replace(stroke=paint, weight="thin", dashed=True))
    if not behind:
        return shown
    edges = [stroke for stroke in shown if stroke.edge]
    over = np.array([(*stroke.start[:2], *stroke.end[:2]) for stroke in edges]).reshape(-1, 2, 2)
    return [*(part for stroke in behind for part in _uncovered(stroke, over, size)), *shown]


def _between(stroke: Stroke, part: float) -> Spot:
    """A point of the line: its start at 0, its end at 1."""
    if part in (0.0, 1.0):
        return stroke.end if part else stroke.start
    x, y, depth = (a + part * (b - a) for a, b in zip(stroke.start, stroke.end, strict=True))
    return x, y, depth


def _uncovered(stroke: Stroke, edges: Floats, size: float) -> Iterable[Stroke]:
    """The parts of a dashed line that lie under none of the edges, (n, 2, 2): these are drawn there anyway."""
    near = 1e-6 * size
    (x, y, _), (p, q, _) = stroke.start, stroke.end
    length = math.hypot(p - x, q - y)
    way = np.array((p - x, q - y)) / length
    ends = edges - (x, y)
    on_line = (abs(ends[:, :, 0] * way[1] - ends[:, :, 1] * way[0]) <= near).all(axis=1)
    free = [(0.0, length)]
    for low, high in np.sort(ends[on_line] @ way, axis=1).tolist():
        free = [
            (start, end)
            for one, other in free
            for start, end in ((one, min(other, low)), (max(one, high), other))
            if end - start > near
        ]
    for start, end in free:
        if end - start < _SHORTEST * size:
            continue
        yield stroke._replace(start=_between(stroke, start / length), end=_between(stroke, end / length))


def chained(strokes: Sequence[Stroke], size: float) -> tuple[Line, ...]:
    """The lines, those that go on smoothly from one to the next as one; what is drawn twice is drawn once."""
    if not strokes:
        return ()
    near = 1e-6 * size
    spots = [end[:2] for stroke in strokes for end in (stroke.start, stroke.end)]
    rounded = [(x, y) for x, y in np.rint(np.array(spots) / near).astype(np.int64).tolist()]
    keys = dict(zip(reversed(rounded), reversed(spots), strict=True))
    ways: dict[tuple[Paint, Weight, bool], dict[tuple[int, int], list[tuple[int, int]]]] = {}
    for stroke, *ends in zip(strokes, rounded[::2], rounded[1::2], strict=True):
        if ends[0] != ends[1]:
            way = ways.setdefault((stroke.stroke, stroke.weight, stroke.dashed), {})
            for one, other in (ends, ends[::-1]):
                if other not in way.setdefault(one, []):
                    way[one].append(other)
    lines: list[Line] = []
    for (paint, weight, dashed), way in ways.items():
        for start in sorted(way, key=lambda end: len(way[end]) == 2):  # ends and forks first, rings last
            while way[start]:
                chain = [start]
                while (following := next((end for end in way[chain[-1]] if _goes_on(chain, end)), None)) is not None:
                    way[chain[-1]].remove(following)
                    way[following].remove(chain[-1])
                    chain.append(following)
                lines.append(Line(tuple(keys[end] for end in chain), paint, weight, dashed))
    return tuple(lines)


def _goes_on(chain: Sequence[tuple[int, int]], end: tuple[int, int]) -> bool:
    """True if the way to this end turns only a little from the last step of the chain."""
    if len(chain) < 2:
        return True
    (a, b), (c, d) = chain[-2:]
    dx, dy, px, py = c - a, d - b, end[0] - c, end[1] - d
    return dx * px + dy * py > _ROUND * math.hypot(dx, dy) * math.hypot(px, py)


def _back_to_front(pieces: list[_Piece], size: float) -> list[_Piece]:
    """The pieces in an order in which none is hidden by one before it; some are split for that.

    A plane of one piece divides the others: those behind it come before the piece, those in front after it (H. Fuchs,
    Z. Kedem and B. Naylor, "On visible surface generation by a priori tree structures", SIGGRAPH 1980).
    """
    deep = SAME_DEPTH * size
    pieces, corners = [*pieces], [piece.layers[0].points for piece in pieces]
    ordered: list[int] = []
    waiting = [([*range(len(pieces))], False)]  # groups of pieces, and whether their order does not matter
    spots, bounds, planes = _laid_out(corners, pieces)
    while waiting:
        group, settled = waiting.pop()
        if settled or len(group) < 2:
            ordered += group
            continue
        places = np.empty(len(group), np.int64)
        divider = divide(spots, bounds, planes, np.array(group), deep, places)
        if divider < 0:  # as on a convex solid: whatever the order, nothing hides anything
            ordered += group
            continue
        far: list[int] = []
        level: list[int] = []
        close: list[int] = []
        plane, is_split = planes[group[divider]], False
        for number, place in zip(group, places.tolist(), strict=True):
            if place == BEFORE + BEHIND:
                for side, some in ((-1, far), (1, close)):
                    some.append(len(pieces))
                    pieces.append(pieces[number].part(plane, side))
                    corners.append(pieces[-1].layers[0].points)
                is_split = True
            else:
                (close if place == BEFORE else far if place == BEHIND else level).append(number)
        if is_split:
            spots, bounds, planes = _laid_out(corners, pieces)
        waiting += ((close, False), (level, True), (far, False))
    return [pieces[number] for number in ordered]


def _laid_out(corners: Sequence[Floats], pieces: Sequence[_Piece]) -> tuple[Floats, "NDArray[np.int64]", Floats]:
    """The corners of all pieces, from where to where those of each are, and (pieces, 3) their planes."""
    ends = np.cumsum([len(some) for some in corners])
    bounds = np.stack([np.concatenate([[0], ends[:-1]]), ends], axis=1)
    return np.concatenate(corners), bounds, np.array([piece.plane for piece in pieces])


def _clip(points: Floats, plane: Floats, side: int) -> Floats:
    """The part of a polygon on one side of a plane (I. Sutherland and G. Hodgman, CACM 17, 1974).

    Of a polygon that is not convex, parts may hang together by lines without any area.
    """
    heights = side * (points[:, 2] - points[:, :2] @ plane[:2] - plane[2])
    kept: list[Floats] = []
    for number, height in enumerate(heights):
        last = heights[number - 1]
        if (height > 0) != (last > 0):
            part = last / (last - height)
            kept.append(points[number - 1] + part * (points[number] - points[number - 1]))
        if height > 0:
            kept.append(points[number])
    return np.array(kept).reshape(-1, 3)
