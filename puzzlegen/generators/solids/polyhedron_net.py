"""Nets of polyhedra: which solid, which net, and which edges or corners meet.

As in `puzzlegen.generators.solids.cube_net`, the options come first, by rules that treat them alike: four solids or
four nets of them, or four edges or corners of a net. Then one of them is picked as the key, and what is asked about
leads to it: its net, its solid, or the edge or corner that meets it.
"""

import math
from typing import ClassVar, Final, Literal, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.bodies import Solid
from puzzlegen.facts.solids.polyhedra import Kind, Net, Shape, Side, Spot, adjoining, laid, overlapping, solid

Task: TypeAlias = Literal["solid", "net", "edge", "corner"]
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


class PolyhedronNetParams(Params, frozen=True, kw_only=True):
    """``tasks`` are equally frequent; ``kinds`` are those of the solids, which may name one several times.

    ``turns`` is at how many of the edges that were reached last the next face of a net may be; None for all edges.
    """

    turns: ClassVar[int | None] = None
    tasks: tuple[Task, ...]
    kinds: tuple[Kind, ...]


class WindingParams(PolyhedronNetParams, frozen=True, kw_only=True):
    """Nets are winding strips of faces, in which it is far from one end to the other."""

    turns: ClassVar[int | None] = 2


LEVELS: Final = {
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
    # The letters of edges seldom have room in triangles.
    Level.EXTREME: WindingParams(
        band=(6, 12),
        tasks=("corner",),
        kinds=("roofed_prism", "square_antiprism", "pentagonal_antiprism", "hexagonal_antiprism"),
    ),
}


def invent(rng: Stream, params: PolyhedronNetParams) -> Puzzle:
    """Draw the options and what leads to one of them."""
    rng = rng.child("state")
    task = params.tasks[rng.per_item(len(params.tasks), "task")]
    key = rng.per_item(4, "key")
    if task in ("solid", "net"):
        shapes: list[Shape] = []
        while len(shapes) < 4:
            shape = _shape(rng.choice(params.kinds), rng)
            if shape not in shapes:
                shapes.append(shape)
        if task == "solid":
            return Puzzle(
                {"net": _net(shapes[key], rng, params.turns)}, {"task": task, "options": shapes}, LETTERS[key]
            )
        nets = [_net(shape, rng, params.turns) for shape in shapes]
        return Puzzle({"solid": shapes[key]}, {"task": task, "options": nets}, LETTERS[key])
    shape = _shape(rng.choice(params.kinds), rng)
    net = _net(shape, rng, params.turns)
    places, marked = _edges(shape, net, key, rng) if task == "edge" else _corners(shape, net, key, rng)
    statement = {"solid": shape, "net": net, "marked": marked}
    return Puzzle(statement, {"task": task, "options": places}, LETTERS[key])


def _shape(kind: Kind, rng: Stream) -> Shape:
    match kind:
        case "box":
            return Shape(kind, tuple(sorted(rng.between(1, 3) for _ in range(3))))
        case "triangular_prism" | "pentagonal_prism" | "hexagonal_prism" | "roofed_prism":
            return Shape(kind, (rng.between(1, 3),))
        case _:
            return Shape(kind)


def _net(shape: Shape, rng: Stream, turns: int | None = None) -> Net:
    """A random net of the solid, turned by some quarter or, where it has triangles, some twelfth of a whole turn."""
    body = solid(shape)
    folds = _tree(body, rng, turns)
    directions = 4 if shape.kind == "box" else 12
    lengths = tuple(
        tuple(
            round(math.dist(body.vertices[one], body.vertices[other]))
            for one, other in zip(face.outline, (*face.outline[1:], face.outline[0]), strict=True)
        )
        for face in body.faces
    )
    net = Net(lengths, folds, rng.below(directions) * 12 // directions)
    if overlapping(laid(net)):
        raise Rejected("the faces of the net overlap")
    return net


def _tree(solid: Solid, rng: Stream, turns: int | None) -> tuple[tuple[Side, Side], ...]:
    """Folds that hold all faces together: a random tree, whose edges lead away from a random face."""
    adjacent = adjoining(solid)
    first = rng.below(len(solid.faces))
    reached = {first}
    ways = sorted((one, other) for one, other in adjacent.items() if one[0] == first)
    folds: list[tuple[Side, Side]] = []
    while ways:
        late = min(turns or len(ways), len(ways))
        fold = ways.pop(len(ways) - late + rng.below(late))
        face = fold[1][0]
        if face not in reached:
            reached.add(face)
            folds.append(fold)
            ways += sorted((one, other) for one, other in adjacent.items() if one[0] == face)
    return tuple(folds)


def _borders(net: Net) -> list[Side]:
    """The sides along which the net is cut, in a fixed order."""
    folded = {side for fold in net.folds for side in fold}
    sides = ((face, side) for face, outline in enumerate(net.faces) for side in range(len(outline)))
    return [side for side in sides if side not in folded]


def _edges(shape: Shape, net: Net, key: int, rng: Stream) -> tuple[tuple[Side, ...], Side]:
    """Four edges of the same length on different faces, no two of which meet; and the one that meets the key."""
    partner = adjoining(solid(shape))
    borders = _borders(net)
    length = rng.choice(sorted({net.faces[side[0]][side[1]] for side in borders}))
    pool = [side for side in borders if net.faces[side[0]][side[1]] == length]
    rng.shuffle(pool)
    places: list[Side] = []
    for side in pool:
        if partner[side] not in places and all(face != side[0] for face, _ in places):
            places.append(side)
    if len(places) < 4:
        raise Rejected("too few edges for four options")
    return tuple(places[:4]), partner[places[key]]


def _corners(shape: Shape, net: Net, key: int, rng: Stream) -> tuple[tuple[Side, ...], Side]:
    """Corners of the net on different faces that come to four corners of the solid; and another one at the key's."""
    body = solid(shape)
    points: dict[int, dict[Spot, list[Side]]] = {}  # corner of the solid -> corners of the net, with their faces
    for face, outline in enumerate(laid(net)):
        for side, (x, y) in enumerate(outline):
            spots = points.setdefault(body.faces[face].outline[side], {})
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
