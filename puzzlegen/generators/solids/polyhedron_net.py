"""Nets of polyhedra: which solid, which net, and which edges or corners meet.

Options are such as a glance cannot part. Of four nets, two have the same faces as two solids of one sort and fold to
them, and two others have a face in the wrong place. Edges and corners never share a face with the marked one, which
would keep them from meeting it, and the right one is no nearer to it or farther from it than the wrong ones.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
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
    Corner,
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
_OPTIONS: Final = 4
_NETS: Final = 8  # of a solid that are tried, until four places of one suit


class PolyhedronNetParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        turns: at how many of the edges that were reached last the next face of a net may be; None for all edges.
        nearer: folds by which a wrong place may be nearer than the right one has to be.
        elsewhere: wrong places that belong to the other base, or lie on a face of another form, at most.
        kinds: of the solids; one may be named several times.
    """

    turns: ClassVar[int | None] = None
    nearer: ClassVar[int] = 1
    elsewhere: ClassVar[int] = 2
    kinds: tuple[Kind, ...]


class LikeParams(PolyhedronNetParams, frozen=True, kw_only=True):
    """Where the marked place can lie, the right one and two of the wrong ones do, as far as is seen without folding."""

    elsewhere: ClassVar[int] = 1


class WindingParams(LikeParams, frozen=True, kw_only=True):
    """Nets are winding strips of faces, in which it is far from one end to the other."""

    turns: ClassVar[int | None] = 3
    nearer: ClassVar[int] = 2


LEVELS: Final = {
    Level.EASY: PolyhedronNetParams(
        band=(1, 1),
        kinds=("tetrahedron", "octahedron", "square_pyramid", "pentagonal_pyramid", *_LARGE),
    ),
    Level.MEDIUM: PolyhedronNetParams(
        band=(2, 3),
        kinds=tuple(kind for kind in _LARGE if kind not in ("triangular_prism", "box")),
    ),
    Level.HARD: LikeParams(
        band=(4, 9),
        kinds=(
            "pentagonal_prism",
            "hexagonal_prism",
            "square_antiprism",
            "pentagonal_antiprism",
        ),
    ),
    Level.EXTREME: WindingParams(
        band=(6, 12),
        kinds=("roofed_prism", "hexagonal_prism", "pentagonal_antiprism", "hexagonal_antiprism"),
    ),
}


class _Place(NamedTuple):
    """An edge or a corner of the net.

    Attributes:
        side: how it is named.
        becomes: what it is of the solid.
        faces: to which it belongs in the net.
        where: the heights of its ends over the base, if the solid has one, and of an edge the form of its face: both
            are seen without folding, and an edge of a wall that meets a base meets nothing but a base.
    """

    side: Side
    becomes: Side | int
    faces: frozenset[int]
    where: tuple[object, ...]


def invent(rng: Stream, params: PolyhedronNetParams, asked: Drawn) -> Puzzle:
    """Draw the options and what leads to one of them."""
    rng, question = rng.child("state"), asked.question
    key = rng.class_by_index(4, "key")
    kinds = [kind for kind in params.kinds if question is not WhichSolid or kind in _MANY]
    if question is WhichSolid:
        shapes = _akin(rng.choice(kinds), kinds, rng)
        return Puzzle(Given(net=_net(shapes[key], rng, params.turns)), WhichSolid(tuple(shapes)), LETTERS[key])
    if question is WhichNet:
        return _which_net(_akin(rng.choice(kinds), kinds, rng)[:2], key, params, rng)
    beyond = rng.class_by_index(4, "beyond")
    for kind in rng.sample(kinds, len(kinds)):
        shape = _shape(kind, rng)
        for _ in range(_NETS):
            net = _net(shape, rng, params.turns)
            places = _edges(shape, net) if question is Edge else _corners(shape, net)
            if found := _meeting(net, places, key, beyond, params, rng):
                return _asked(question, shape, net, *found, LETTERS[key], rng)
    raise Rejected("no place meets another one with such wrong ones beside it")


def _asked(
    question: type[Edge | Corner],
    shape: Shape,
    net: Net,
    marked: Side,
    options: Sequence[Side],
    key: str,
    rng: Stream,
) -> Puzzle:
    """The question, with the net's faces and their sides numbered anew: those of the solid would tell neighbours."""
    numbers = rng.permutation(len(net.faces))
    starts = [rng.below(len(lengths)) for lengths in net.faces]
    starts[net.folds[0][0][0]] = 0  # the first side of this face tells how the net is turned

    def told(place: Side) -> Side:
        face, side = place
        return numbers[face], (side + starts[face]) % len(net.faces[face])

    partners = adjoining(solid(shape))
    turned = [lengths[-start:] + lengths[:-start] for lengths, start in zip(net.faces, starts, strict=True)]
    faces = tuple(turned[numbers.index(number)] for number in range(len(numbers)))
    folds = tuple((told(one), told(other)) for one, other in net.folds)
    closed = {(min(pair), max(pair)) for side in _borders(net) for pair in [(told(side), told(partners[side]))]}
    given = Given(shape, Net(faces, folds, net.turn), told(marked))
    return Puzzle(given, question(tuple(map(told, options))), key, Closed(tuple(sorted(closed))))


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


def _edges(shape: Shape, net: Net) -> list[_Place]:
    """All cut edges of the net."""
    body = solid(shape)
    partners = adjoining(body)
    places = list[_Place]()
    for face, side in _borders(net):
        outline = body.faces[face].outline
        ends = outline[side], outline[(side + 1) % len(outline)]
        becomes = min((face, side), partners[face, side])
        where = _heights(shape, ends), tuple(sorted(net.faces[face]))
        places.append(_Place((face, side), becomes, frozenset({face}), where))
    return places


def _heights(shape: Shape, corners: Sequence[int]) -> tuple[float, ...]:
    """How high corners of the solid are, the lowest first; nothing for a box, which has no base of its own."""
    vertices = solid(shape).vertices
    return () if shape.kind == "box" else tuple(sorted(round(float(vertices[corner][2]), 3) for corner in corners))


def _corners(shape: Shape, net: Net) -> list[_Place]:
    """All corners of the net that meet others, once for each of their faces."""
    body = solid(shape)
    points: dict[int, dict[Spot, list[Side]]] = {}  # corner of the solid -> corners of the net, with their faces
    for face, outline in enumerate(laid(net)):
        for side, (x, y) in enumerate(outline):
            spots = points.setdefault(body.faces[face].outline[side], {})
            spots.setdefault((round(x, 3), round(y, 3)), []).append((face, side))
    return [
        _Place(side, corner, frozenset(face for face, _ in sides), (_heights(shape, [corner]),))
        for corner, spots in points.items()
        if len(spots) > 1
        for sides in spots.values()
        for side in sides
    ]


def _meeting(
    net: Net, places: list[_Place], key: int, beyond: int, params: PolyhedronNetParams, rng: Stream
) -> tuple[Side, tuple[Side, ...]] | None:
    """A marked place, and four on different faces, of which the key alone meets it: edges have the same length.

    None shares a face with the marked one. One or two of the wrong ones belong to the same base as the right one, and
    edges to faces of the same form. None to three of them are farther from it in the picture than the right one, each
    number equally often, so that distance does not tell. Nor do steps along the outline: edges that meet are an odd
    number of steps apart, corners an even one, and so are the wrong ones.
    """
    meeting, like = defaultdict[Side | int, list[_Place]](list), defaultdict[tuple[object, ...], set[int]](set)
    for place in places:
        meeting[place.becomes].append(place)
        like[place.where].add(place.side[0])
    pairs = [
        (one, other)
        for some in meeting.values()
        for one, other in permutations(some, 2)
        if len(like[other.where]) > _OPTIONS - 1 - params.elsewhere and one.faces != other.faces
    ]
    ways = {faces: _apart(net, faces) for faces in dict.fromkeys(one.faces for one, _ in pairs)}
    low, high = params.band
    pairs = [(one, other) for one, other in pairs if low <= _folds(ways[one.faces], other) <= high]
    if not pairs:
        return None
    steps, spots = _steps(net), _spots(net, places)
    alike = defaultdict[object, list[_Place]](list)
    for place in rng.sample(places, len(places)):
        alike[_looks(net, place, steps)].append(place)
    for marked, right in rng.sample(pairs, len(pairs)):
        apart, at, least = ways[marked.faces], spots[marked.side], max(1, int(params.band[0]) - params.nearer)
        far = {
            place.side: (_folds(apart, place) >= least, round(abs(spots[place.side] - at), 3))
            for place in alike[_looks(net, right, steps)]
        }
        options = _beside(right, far, beyond, params.elsewhere, alike[_looks(net, right, steps)])
        if len(options) == 3:
            options.insert(key, right.side)
            return marked.side, tuple(options)
    return None


def _looks(net: Net, place: _Place, steps: Mapping[Side, int]) -> object:
    """What wrong places and the right one have in common."""
    length = 0 if isinstance(place.becomes, int) else _length(net, place.side)
    return length, steps[place.side] % 2


def _spots(net: Net, places: Sequence[_Place]) -> dict[Side, complex]:
    """Where places are in the picture: corners, or the middles of edges."""
    faces, found = laid(net), dict[Side, complex]()
    for place in places:
        face, side = place.side
        start = complex(*faces[face][side])
        end = start if isinstance(place.becomes, int) else complex(*faces[face][(side + 1) % len(faces[face])])
        found[place.side] = (start + end) / 2
    return found


def _beside(
    right: _Place, far: Mapping[Side, tuple[int, float]], beyond: int, elsewhere: int, places: Sequence[_Place]
) -> list[Side]:
    """Three wrong options, of which so many are farther from the marked place than the right one.

    At most so many are seen to lie ``elsewhere``, without any folding.
    """
    wanted = {True: beyond, False: 3 - beyond}
    options, near = [right], far[right.side]
    for place in places:
        here = far[place.side]
        other = place.where != right.where
        if (
            here[0]
            and here != near
            and wanted[here > near]
            and elsewhere >= other
            and all(place.becomes != one.becomes and place.side[0] != one.side[0] for one in options)
        ):
            options.append(place)
            wanted[here > near] -= 1
            elsewhere -= other
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
    beside = [list[int]() for _ in net.faces]
    for (one, _), (other, _) in net.folds:
        beside[one].append(other)
        beside[other].append(one)
    reached = dict.fromkeys(faces, 0)
    waiting = list(reached)
    for face in waiting:  # it grows
        for other in beside[face]:
            if other not in reached:
                reached[other] = reached[face] + 1
                waiting.append(other)
    return tuple(reached[face] for face in range(len(net.faces)))
