"""Nets of polyhedra: which solid, which net, and which edges or corners meet.

As in `puzzlegen.generators.solids.cube_net`, the options come first, by rules that treat them alike: four solids or
four nets of them, or four edges or corners of a net. Then one of them is picked as the key, and what is asked about
leads to it: its net, its solid, or the edge or corner that meets it.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, Option, Question, Statement
from puzzlegen.core.scene import Hue, Label, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.solids import wording
from puzzlegen.generators.solids.bodies import (
    Face,
    Frame,
    Mark,
    Solid,
    box,
    polyhedron,
    prism,
    pyramid,
    regular_polygon,
)
from puzzlegen.generators.solids.camera import orthographic
from puzzlegen.generators.solids.drawing import Drawing, draw
from puzzlegen.generators.solids.layout import MARGIN, UNIT, Room, arranged
from puzzlegen.generators.solids.nets import Panel, Side, Spot, adjoining, draw_net, random_tree, unfold

Task: TypeAlias = Literal["solid", "net", "edge", "corner"]
Kind: TypeAlias = Literal[
    "tetrahedron",
    "octahedron",
    "square_antiprism",
    "square_pyramid",
    "pentagonal_pyramid",
    "roofed_prism",
    "triangular_prism",
    "pentagonal_prism",
    "hexagonal_prism",
    "box",
]

LETTERS: Final = "ABCD"
_CAMERA: Final = orthographic(-60, 24)
_LETTER: Final = 0.28
_IN_TRIANGLE: Final = 0.27  # of a letter, from the edge of a triangle
_FROM_CORNER: Final = 0.44  # of a letter
_BAND: Final = 0.14  # of the scene's units
_WEDGE: Final = 0.3
_BESIDE: Final = 0.9  # between the net and the solid
_LARGE: Final[tuple[Kind, ...]] = (
    "triangular_prism",
    "pentagonal_prism",
    "hexagonal_prism",
    "roofed_prism",
    "square_antiprism",
    "box",
    "box",
    "box",
)
"""Solids with so many edges that questions about them hardly ever come again."""


class Shape(msgspec.Struct, frozen=True, order=True):
    """A solid: its kind, and the height of a prism or the three edges of a box, shortest first; other edges are 1.

    A roofed prism is square, with a pyramid on top.
    """

    kind: Kind
    sizes: tuple[int, ...] = ()


class FlatNet(msgspec.Struct, frozen=True):
    """A net of a solid: its folds as pairs of sides, and the faces laid into the plane, in their order."""

    shape: Shape
    folds: tuple[tuple[Side, Side], ...]
    faces: tuple[tuple[Spot, ...], ...]


class PolyhedronNetParams(Params, frozen=True, kw_only=True):
    """``tasks`` are equally frequent; ``kinds`` are those of the solids, which may name one several times."""

    tasks: tuple[Task, ...]
    kinds: tuple[Kind, ...]


class PolyhedronNetState(msgspec.Struct, frozen=True):
    """A puzzle: solids and nets; edges or corners of the net on offer and the marked one, if any; the place of the key.

    A corner is given as the side that begins there.
    """

    task: Task
    shapes: tuple[Shape, ...]
    nets: tuple[FlatNet, ...]
    places: tuple[Side, ...]
    marked: Side | None
    key: int


class PolyhedronNet:
    """See the module's docstring."""

    name = "polyhedron_net"
    version = 3
    levels: ClassVar = {
        Level.EASY: PolyhedronNetParams(
            band=(1, 1),
            tasks=("solid", "net"),
            kinds=("tetrahedron", "octahedron", "square_pyramid", "pentagonal_pyramid", *_LARGE),
        ),
        Level.MEDIUM: PolyhedronNetParams(band=(2, 3), tasks=("edge", "corner"), kinds=_LARGE),
        Level.HARD: PolyhedronNetParams(
            band=(4, 9),
            tasks=("edge", "corner"),
            kinds=("pentagonal_prism", "hexagonal_prism", "roofed_prism", "square_antiprism", "box"),
        ),
    }

    def generate(self, rng: Stream, params: PolyhedronNetParams) -> PolyhedronNetState:
        """Draw the options and what leads to one of them."""
        task = params.tasks[rng.per_item(len(params.tasks), "task")]
        key = rng.per_item(4, "key")
        if task in ("solid", "net"):
            shapes: list[Shape] = []
            while len(shapes) < 4:
                shape = _shape(rng.choice(params.kinds), rng)
                if shape not in shapes:
                    shapes.append(shape)
            if task == "solid":
                return PolyhedronNetState(task, tuple(shapes), (_flat(shapes[key], rng),), (), None, key)
            nets = tuple(_flat(shape, rng) for shape in shapes)
            return PolyhedronNetState(task, (shapes[key],), nets, (), None, key)
        shape = _shape(rng.choice(params.kinds), rng)
        net = _flat(shape, rng)
        places, marked = _edges(shape, net, key, rng) if task == "edge" else _corners(shape, net, key, rng)
        return PolyhedronNetState(task, (shape,), (net,), places, marked, key)

    def statement(self, state: PolyhedronNetState) -> Statement:
        """The net, the solid, and what is marked; see ``docs/solids.md``."""
        match state.task:
            case "solid":
                return {"net": _published(state.nets[0])}
            case "net":
                return {"solid": state.shapes[0]}
            case _:
                return {
                    "solid": state.shapes[0],
                    "net": _published(state.nets[0]),
                    "marked": state.marked,
                }

    def ask(self, state: PolyhedronNetState, rng: Stream) -> Asked:  # noqa: ARG002 - the options are part of the state
        """Ask for the key."""
        options: Sequence[object] = state.places
        if state.task == "solid":
            options = state.shapes
        elif state.task == "net":
            options = [_published(net) for net in state.nets]
        return Asked(
            Question(
                text=wording.POLYHEDRON_NET[state.task],
                form=AnswerForm.CHOICE,
                query={"task": state.task, "options": options},
                options=tuple(Option(letter) for letter in LETTERS),
            ),
            Choice(LETTERS[state.key]),
            explanation=wording.POLYHEDRON_NET_EXPLANATIONS[state.task],
        )

    def depict(self, state: PolyhedronNetState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """What is given above, the options below; or the solid beside its net, on which the options are."""
        solids = [draw([_solid(shape)], _CAMERA, dashed=True) for shape in state.shapes]
        if state.task in ("edge", "corner"):
            return (_beside(solids[0], state.nets[0], state),)
        nets = [_draw_net(net, {}, state.task) for net in state.nets]
        if state.task == "solid":
            return (arranged(nets, Room(1.3, 7.5, 4.5), solids, Room(1.5, 2.7, 2.7), LETTERS, 4),)
        return (arranged(solids, Room(1.6, 3.2, 3.2), nets, Room(1.2, 4.6, 3.6), LETTERS, 2),)


def _shape(kind: Kind, rng: Stream) -> Shape:
    match kind:
        case "box":
            return Shape(kind, tuple(sorted(rng.between(1, 3) for _ in range(3))))
        case "triangular_prism" | "pentagonal_prism" | "hexagonal_prism" | "roofed_prism":
            return Shape(kind, (rng.between(1, 3),))
        case _:
            return Shape(kind)


def _solid(shape: Shape) -> Solid:
    """The solid with its base at the bottom; its rectangles are ruled into unit squares."""
    half = math.sqrt(0.5)
    match shape.kind:
        case "tetrahedron":
            return pyramid(_base(3, -70), (0, 0, math.sqrt(2 / 3)))
        case "octahedron":
            ring = [(*corner, 0.0) for corner in _base(4, 20)]
            sides = [(k, (k + 1) % 4) for k in range(4)]
            outlines = [(*side, 4) for side in sides] + [(other, one, 5) for one, other in sides]
            return polyhedron([*ring, (0, 0, half), (0, 0, -half)], outlines)
        case "square_antiprism":
            return _antiprism(_base(4, 5), _base(4, 50), math.sqrt(half))
        case "square_pyramid":
            return pyramid(_base(4, 45), (0, 0, half))
        case "pentagonal_pyramid":
            base = _base(5, 10)
            return pyramid(base, (0, 0, math.sqrt(1 - math.hypot(*base[0]) ** 2)))
        case "triangular_prism":
            return _ruled(prism(_base(3, -70), shape.sizes[0]))
        case "pentagonal_prism":
            return _ruled(prism(_base(5, 10), shape.sizes[0]))
        case "hexagonal_prism":
            return _ruled(prism(_base(6, -75), shape.sizes[0]))
        case "roofed_prism":
            walls = prism(_base(4, 45), shape.sizes[0])
            roof = [(4 + k, 4 + (k + 1) % 4, 8) for k in range(4)]
            below = [face.outline for face in walls.faces if face.outline != (4, 5, 6, 7)]
            return _ruled(polyhedron([*walls.vertices, (0, 0, shape.sizes[0] + half)], [*below, *roof]))
        case "box":
            low, middle, high = shape.sizes
            return _ruled(box(high, low, middle))


def _base(corners: int, start: float) -> tuple[tuple[float, float], ...]:
    """A regular polygon around the origin with sides of length 1; its first corner at ``start`` degrees."""
    return regular_polygon(corners, 0.5 / math.sin(math.pi / corners), start)


def _antiprism(base: Sequence[Spot], top: Sequence[Spot], height: float) -> Solid:
    """Two polygons of which each corner of the upper one lies above the side that begins at the lower one's."""
    count = len(base)
    vertices = [*((x, y, 0.0) for x, y in base), *((x, y, height) for x, y in top)]
    up = [(k, (k + 1) % count, count + k) for k in range(count)]
    down = [(count + (k + 1) % count, count + k, (k + 1) % count) for k in range(count)]
    return polyhedron(vertices, [*up, *down, tuple(range(count, 2 * count)), tuple(reversed(range(count)))])


def _ruled(solid: Solid) -> Solid:
    """The solid with lines on its rectangles, one unit apart."""
    faces: list[Face] = []
    for face in solid.faces:
        if len(face.outline) != 4:
            faces.append(face)
            continue
        one, two, _, four = ([float(part) for part in solid.vertices[corner]] for corner in face.outline)
        frame = Frame((one[0], one[1], one[2]), _way(one, two), _way(one, four))
        faces.append(replace(face, marks=_rules(math.dist(one, two), math.dist(one, four)), frame=frame))
    return replace(solid, faces=tuple(faces))


def _way(start: Sequence[float], end: Sequence[float]) -> tuple[float, float, float]:
    a, b, c = (y - x for x, y in zip(start, end, strict=True))
    return a, b, c


def _rules(width: float, height: float) -> tuple[Mark, ...]:
    """The lines that divide a rectangle into unit squares, in its own frame."""
    across, down = round(width), round(height)
    lines = [((step / across, 0.0), (step / across, 1.0)) for step in range(1, across)]
    lines += [((0.0, step / down), (1.0, step / down)) for step in range(1, down)]
    return tuple(Mark(line, stroke="line", closed=False) for line in lines)


def _flat(shape: Shape, rng: Stream) -> FlatNet:
    """A random net of the solid, turned by some quarter or, where it has triangles, some sixth of a half turn."""
    solid = _solid(shape)
    folds = random_tree(solid, rng)
    turns = 4 if shape.kind == "box" else 12
    faces = unfold(solid, folds, math.tau * rng.below(turns) / turns)
    if faces is None:
        raise Rejected("the faces of the net overlap")
    return FlatNet(shape, folds, faces)


def _borders(net: FlatNet) -> list[Side]:
    """The sides along which the net is cut, in a fixed order."""
    folded = {side for fold in net.folds for side in fold}
    sides = ((face, side) for face, outline in enumerate(net.faces) for side in range(len(outline)))
    return [side for side in sides if side not in folded]


def _edges(shape: Shape, net: FlatNet, key: int, rng: Stream) -> tuple[tuple[Side, ...], Side]:
    """Four edges of the same length on different faces, no two of which meet; and the one that meets the key."""
    partner = adjoining(_solid(shape))
    borders = _borders(net)
    length = rng.choice(sorted({_length(net, side) for side in borders}))
    pool = [side for side in borders if _length(net, side) == length]
    rng.shuffle(pool)
    places: list[Side] = []
    for side in pool:
        if partner[side] not in places and all(face != side[0] for face, _ in places):
            places.append(side)
    if len(places) < 4:
        raise Rejected("too few edges for four options")
    return tuple(places[:4]), partner[places[key]]


def _corners(shape: Shape, net: FlatNet, key: int, rng: Stream) -> tuple[tuple[Side, ...], Side]:
    """Corners of the net on different faces that come to four corners of the solid; and another one at the key's."""
    solid = _solid(shape)
    points: dict[int, dict[Spot, list[Side]]] = {}  # corner of the solid -> corners of the net, with their faces
    for face, outline in enumerate(net.faces):
        for side, (x, y) in enumerate(outline):
            spots = points.setdefault(solid.faces[face].outline[side], {})
            spots.setdefault((round(x, 3), round(y, 3)), []).append((face, side))
    pool = [corner for corner, spots in points.items() if len(spots) > 1]
    rng.shuffle(pool)
    places: list[Side] = []
    others: list[list[Side]] = []
    for corner in pool:
        meeting = list(points[corner].values())
        rng.shuffle(meeting)
        free = [side for side in meeting[0] if all(side[0] != face for face, _ in places)]
        if free and len(places) < 4:
            places.append(rng.choice(free))
            others.append([spot[0] for spot in meeting[1:]])
    if len(places) < 4:
        raise Rejected("too few corners for four options")
    return tuple(places), rng.choice(others[key])


def _length(net: FlatNet, side: Side) -> int:
    face, number = side
    outline = net.faces[face]
    return round(math.dist(outline[number], outline[(number + 1) % len(outline)]))


def _published(net: FlatNet) -> dict[str, object]:
    """The lengths of the sides of every face, counterclockwise in the picture, and the folds."""
    faces = [[_length(net, (face, side)) for side in range(len(outline))] for face, outline in enumerate(net.faces)]
    return {"faces": faces, "folds": net.folds}


def _draw_net(net: FlatNet, coloured: Mapping[Side, Hue], task: Task, scale: float = 1.0) -> Drawing:
    """The net with colours along some of its edges, or in some of its corners; they are as wide at every scale."""
    panels: list[Panel] = []
    for face, outline in enumerate(net.faces):
        (a, b), (c, d), (e, f) = outline[0], outline[1], outline[-1]
        frame = (a, b), (c - a, d - b), (e - a, f - b)
        marks = list(_rules(abs(complex(*frame[1])), abs(complex(*frame[2])))) if len(outline) == 4 else []
        for side, hue in coloured.items():
            if side[0] == face:
                width = (_BAND if task == "edge" else _WEDGE) / scale
                points = (_band if task == "edge" else _wedge)(outline, side[1], width)
                marks.append(Mark(tuple(_in_frame(point, frame) for point in points), hue))
        panels.append(Panel(outline, tuple(marks), frame))
    return draw_net(panels)


def _in_frame(point: Spot, frame: tuple[Spot, Spot, Spot]) -> Spot:
    """A point of the net in the coordinates of a frame."""
    (left, top), (a, b), (c, d) = frame
    x, y, area = point[0] - left, point[1] - top, a * d - b * c
    return (x * d - y * c) / area, (a * y - b * x) / area


def _directions(outline: Sequence[Spot], side: int) -> tuple[complex, complex, complex]:
    """Where a side begins, its direction, and the one to the inside; y runs down and corners counterclockwise."""
    start, end = complex(*outline[side]), complex(*outline[(side + 1) % len(outline)])
    along = (end - start) / abs(end - start)
    return start, along, -1j * along


def _band(outline: Sequence[Spot], side: int, width: float) -> list[Spot]:
    """A narrow band along the inside of a side."""
    start, along, inwards = _directions(outline, side)
    length = abs(complex(*outline[(side + 1) % len(outline)]) - start)
    corners = ((width, 0.0), (length - width, 0.0), (length - width, width), (width, width))
    points = [start + x * along + y * inwards for x, y in corners]
    return [(point.real, point.imag) for point in points]


def _wedge(outline: Sequence[Spot], corner: int, radius: float) -> list[Spot]:
    """A piece of a disc in a corner."""
    start, along, _ = _directions(outline, corner)
    back = complex(*outline[corner - 1]) - start
    angle = math.atan2((back / along).imag, (back / along).real)
    turns = [along * complex(math.cos(angle * step / 12), math.sin(angle * step / 12)) for step in range(13)]
    points = [start, *(start + radius * turn for turn in turns)]
    return [(point.real, point.imag) for point in points]


def _beside(solid: Drawing, net: FlatNet, state: PolyhedronNetState) -> Scene:
    """The net with its lettered edges or corners, and the solid to its right."""
    coloured: dict[Side, Hue] = dict.fromkeys(state.places, "blue")
    if state.marked is not None:
        coloured[state.marked] = "red"
    scale = Room(1.7).fit(_draw_net(net, {}, state.task))
    drawing = _draw_net(net, coloured, state.task, scale)
    solid_scale = Room(1.5, 3.2, 3.2).fit(solid)
    width, height = (drawing.right - drawing.left) * scale, (drawing.bottom - drawing.top) * scale
    solid_width, solid_height = (solid.right - solid.left) * solid_scale, (solid.bottom - solid.top) * solid_scale
    tall = max(height, solid_height)
    left, top = MARGIN - scale * drawing.left, MARGIN + (tall - height) / 2 - scale * drawing.top
    nodes = list(drawing.at(left, top, scale))
    for letter, (face, side) in zip(LETTERS, state.places, strict=True):
        outline = net.faces[face]
        start, along, inwards = _directions(outline, side)
        if state.task == "edge":
            beside = (_length(net, (face, side)) + 1) // 2 - 0.5  # a line that halves the edge would cross the letter
            spot = start + beside * along + min(_IN_TRIANGLE if len(outline) == 3 else 0.45, 0.42 / scale) * inwards
        else:
            back = complex(*outline[side - 1]) - start
            between = along + back / abs(back)
            spot = start + min(_FROM_CORNER, 0.64 / scale) * between / abs(between)
        nodes.append(Label(left + scale * spot.real, top + scale * spot.imag, letter, _LETTER, "label", "label"))
    nodes += solid.placed(MARGIN + width + _BESIDE, MARGIN + (tall - solid_height) / 2, solid_width, solid_height)
    return Scene(2 * MARGIN + width + _BESIDE + solid_width, 2 * MARGIN + tall, tuple(nodes), UNIT)


FAMILY = PolyhedronNet()
