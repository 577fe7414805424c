"""Nets of polyhedra: which solid, which net, and which edges or corners meet.

Options are such as a glance cannot part. Of four nets, two have the same faces as two solids of one sort and fold to
them, and two others have a face in the wrong place. Edges and corners never share a face with the marked one, which
would keep them from meeting it, and the right one is no nearer to it or farther from it than the wrong ones.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.bodies import Solid
from puzzlegen.facts.solids.polyhedra import Kind, Net, Shape, Side, Spot, adjoining, laid, overlapping, solid
from puzzlegen.formats.solids.polyhedron_net import (
    Clash,
    Clashes,
    Closed,
    Edge,
    Given,
    WhichNet,
    WhichSolid,
)

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
_PRISMS: Final[tuple[Kind, ...]] = ("triangular_prism", "pentagonal_prism", "hexagonal_prism", "roofed_prism")
_POINTED: Final[tuple[Kind, ...]] = (
    "tetrahedron",
    "octahedron",
    "square_pyramid",
    "pentagonal_pyramid",
    "square_antiprism",
    "pentagonal_antiprism",
    "hexagonal_antiprism",
)
_MANY: Final[tuple[Kind, ...]] = ("pentagonal_prism", "hexagonal_prism", "roofed_prism", "box")
"""Solids of many sizes and nets: one net is shown of them."""
_SORTS: Final[tuple[tuple[Kind, ...], ...]] = (_PRISMS, _POINTED, ("box",))
"""Solids that are alike at a glance."""


class PolyhedronNetParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        turns: at how many of the edges that were reached last the next face of a net may be; None for all edges.
        kinds: of the solids; one may be named several times.
    """

    turns: ClassVar[int | None] = None
    kinds: tuple[Kind, ...]


class WindingParams(PolyhedronNetParams, frozen=True, kw_only=True):
    """Nets are winding strips of faces, in which it is far from one end to the other."""

    turns: ClassVar[int | None] = 2


LEVELS: Final = {
    Level.EASY: PolyhedronNetParams(
        band=(1, 1),
        kinds=("tetrahedron", "octahedron", "square_pyramid", "pentagonal_pyramid", *_LARGE),
    ),
    Level.MEDIUM: PolyhedronNetParams(
        band=(2, 3),
        kinds=tuple(kind for kind in _LARGE if kind not in ("triangular_prism", "box")),
    ),
    Level.HARD: PolyhedronNetParams(
        band=(4, 9),
        kinds=(
            "pentagonal_prism",
            "hexagonal_prism",
            "roofed_prism",
            "square_antiprism",
            "pentagonal_antiprism",
            "box",
        ),
    ),
    # The letters of edges seldom have room in triangles.
    Level.EXTREME: WindingParams(
        band=(6, 12),
        kinds=("roofed_prism", "hexagonal_prism", "square_antiprism", "pentagonal_antiprism", "hexagonal_antiprism"),
    ),
}


class _Place(NamedTuple):
    """An edge or a corner of the net: how it is named, what of the solid it becomes, and which faces it belongs to."""

    side: Side
    becomes: Side | int
    faces: frozenset[int]


def invent(rng: Stream, params: PolyhedronNetParams, asked: Drawn) -> Puzzle:
    """Draw the options and what leads to one of them."""
    rng, question = rng.child("state"), asked.question
    key = rng.class_by_index(4, "key")
    kinds = [kind for kind in params.kinds if question is not WhichSolid or kind in _MANY]
    kind = rng.choice(kinds)
    if question is WhichSolid:
        shapes = _akin(kind, kinds, rng)
        return Puzzle(Given(net=_net(shapes[key], rng, params.turns)), WhichSolid(tuple(shapes)), LETTERS[key])
    if question is WhichNet:
        return _which_net(_akin(kind, kinds, rng)[:2], key, params, rng)
    shape = _shape(kind, rng)
    net = _net(shape, rng, params.turns)
    partners = adjoining(solid(shape))
    places = _edges(net, partners) if question is Edge else _corners(shape, net)
    marked, options = _meeting(net, places, key, params, rng)
    closed = sorted((side, partners[side]) for side in _borders(net) if side < partners[side])
    return Puzzle(Given(shape, net, marked), question(options), LETTERS[key], Closed(tuple(closed)))


def _akin(kind: Kind, kinds: Sequence[Kind], rng: Stream) -> list[Shape]:
    """Four solids of one sort, in random order; of prisms, two kinds in two heights."""
    sort = [one for group in _SORTS if kind in group for one in group if one in kinds]
    shapes: list[Shape] = []
    if kind in _PRISMS and len(sort) > 1:
        heights = rng.sample((1, 2, 3), 2)
        shapes = [Shape(one, (height,)) for one in rng.sample(sort, 2) for height in heights]
    for _ in range(40):
        shape = _shape(rng.choice(sort), rng)
        if len(shapes) < 4 and shape not in shapes:
            shapes.append(shape)
    if len(shapes) < 4:
        raise Rejected("too few solids of this sort")
    rng.shuffle(shapes)
    return shapes


def _which_net(shapes: Sequence[Shape], key: int, params: PolyhedronNetParams, rng: Stream) -> Puzzle:
    """A net of each of two solids, and one of each that has the same faces and cannot be folded to it."""
    good = [_net(shape, rng, params.turns) for shape in shapes]
    bad = [_misjoined(shape, _net(shape, rng, params.turns), rng) for shape in shapes]
    right = rng.below(2)
    nets = [good[1 - right], *(net for net, _ in bad)]
    rng.shuffle(nets)
    nets.insert(key, good[right])
    misjoined, clash = bad[right]
    why = Clashes((Clash(LETTERS[nets.index(misjoined)], *sorted(clash)),))
    return Puzzle(Given(solid=shapes[right]), WhichNet(tuple(nets)), LETTERS[key], why)


def _misjoined(shape: Shape, net: Net, rng: Stream) -> tuple[Net, Side]:
    """The net with one face elsewhere, and two faces that come to lie on one another when it is folded.

    They are of one form if possible, so that one has to fold the net to see it.
    """
    partners = adjoining(solid(shape))
    joined = [face for fold in net.folds for face, _ in fold]
    ways: list[tuple[bool, Side, Side]] = []
    for face, lengths in enumerate(net.faces):
        if joined.count(face) == 1:
            ways += [
                (sorted(net.faces[partners[border][0]]) != sorted(lengths), border, (face, side))
                for border in _borders(net)
                if face not in (border[0], partners[border][0])
                for side, length in enumerate(lengths)
                if length == net.faces[border[0]][border[1]]
            ]
    rng.shuffle(ways)
    for _, border, moved in sorted(ways, key=lambda way: way[0])[:12]:
        folds = tuple(fold for fold in net.folds if moved[0] not in (fold[0][0], fold[1][0]))
        other = Net(net.faces, (*folds, (border, moved)), net.turn)
        if _drawable(other):
            return other, (moved[0], partners[border][0])
    raise Rejected("no face of the net can be put elsewhere")


def _shape(kind: Kind, rng: Stream) -> Shape:
    match kind:
        case "box":
            return Shape(kind, tuple(sorted(rng.between(1, 3) for _ in range(3))))
        case "triangular_prism" | "pentagonal_prism" | "hexagonal_prism" | "roofed_prism":
            return Shape(kind, (rng.between(1, 3),))
        case _:
            return Shape(kind, ())


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
    if not _drawable(net):
        raise Rejected("the faces of the net overlap")
    return net


def _drawable(net: Net) -> bool:
    """True if no two faces of a net overlap, and none touch along cuts, which would look like folds."""
    faces = laid(net)
    seen = {
        tuple(sorted((round(x, 3), round(y, 3)) for x, y in ends))
        for outline in faces
        for ends in zip(outline, (*outline[1:], outline[0]), strict=True)
    }
    return len(seen) == sum(map(len, faces)) - len(net.folds) and not overlapping(faces)


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


def _edges(net: Net, partners: Mapping[Side, Side]) -> list[_Place]:
    """All cut edges of the net."""
    return [_Place(side, min(side, partners[side]), frozenset(side[:1])) for side in _borders(net)]


def _corners(shape: Shape, net: Net) -> list[_Place]:
    """All corners of the net that meet others, once for each of their faces."""
    body = solid(shape)
    points: dict[int, dict[Spot, list[Side]]] = {}  # corner of the solid -> corners of the net, with their faces
    for face, outline in enumerate(laid(net)):
        for side, (x, y) in enumerate(outline):
            spots = points.setdefault(body.faces[face].outline[side], {})
            spots.setdefault((round(x, 3), round(y, 3)), []).append((face, side))
    return [
        _Place(side, corner, frozenset(face for face, _ in sides))
        for corner, spots in points.items()
        if len(spots) > 1
        for sides in spots.values()
        for side in sides
    ]


def _meeting(
    net: Net, places: list[_Place], key: int, params: PolyhedronNetParams, rng: Stream
) -> tuple[Side, tuple[Side, ...]]:
    """A marked place, and four on different faces, of which the key alone meets it: edges have the same length.

    None shares a face with the marked one. None to three of the wrong ones are as far from it in folds as the right
    one, or farther, each number equally often, so that distance does not tell. Nor do steps along the outline: edges
    that meet are an odd number of steps apart, corners an even one, and so are the wrong ones.
    """
    ways = {faces: _apart(net, faces) for faces in dict.fromkeys(place.faces for place in places)}
    steps = _steps(net)
    pairs = [
        (one, other)
        for one in places
        for other in places
        if one.becomes == other.becomes
        and one.faces != other.faces
        and params.band[0] <= _folds(ways[one.faces], other) <= params.band[1]
    ]
    rng.shuffle(pairs)
    beyond = rng.class_by_index(4, "beyond")
    for marked, right in pairs[:12]:
        options = _beside(net, right, ways[marked.faces], steps, beyond, rng.sample(places, len(places)))
        if len(options) == 3:
            options.insert(key, right.side)
            return marked.side, tuple(options)
    raise Rejected("no place meets another one with such wrong ones beside it")


def _beside(
    net: Net, right: _Place, apart: Sequence[int], steps: Mapping[Side, int], beyond: int, places: Sequence[_Place]
) -> list[Side]:
    """Three wrong options, of which so many are as far from the marked place as the right one, or farther."""
    wanted = {True: beyond, False: 3 - beyond}
    options, near = [right], _folds(apart, right)
    for place in places:
        folds = _folds(apart, place)
        far = folds >= near
        if (
            folds
            and wanted[far]
            and (steps[place.side] - steps[right.side]) % 2 == 0
            and all(place.becomes != other.becomes and place.side[0] != other.side[0] for other in options)
            and (isinstance(place.becomes, int) or _length(net, place.side) == _length(net, right.side))
        ):
            options.append(place)
            wanted[far] -= 1
    return [place.side for place in options[1:]]


def _steps(net: Net) -> dict[Side, int]:
    """Where each side begins along the outline, in edges; sides that are folded begin where the next cut one does."""
    across = {**dict(net.folds), **{other: one for one, other in net.folds}}

    def onward(side: Side) -> Side:
        """The same corner, on the face whose side is cut there."""
        while side in across:
            face, number = across[side]
            side = (face, (number + 1) % len(net.faces[face]))
        return side

    at, found = _borders(net)[0], dict[Side, int]()
    while at not in found:
        found[at] = len(found)
        at = onward((at[0], (at[1] + 1) % len(net.faces[at[0]])))
    sides = ((face, side) for face, outline in enumerate(net.faces) for side in range(len(outline)))
    return {side: found[onward(side)] for side in sides}


def _length(net: Net, side: Side) -> int:
    return net.faces[side[0]][side[1]]


def _folds(apart: Sequence[int], place: _Place) -> int:
    return min(apart[face] for face in place.faces)


def _apart(net: Net, faces: Iterable[int]) -> tuple[int, ...]:
    """How many folds each face of the net is from the nearest of some."""
    folds = [(one, other) for (one, _), (other, _) in net.folds]
    reached = dict.fromkeys(faces, 0)
    while len(reached) < len(net.faces):
        for one, other in (*folds, *((other, one) for one, other in folds)):
            if one in reached:
                reached.setdefault(other, reached[one] + 1)
    return tuple(reached[face] for face in range(len(net.faces)))
