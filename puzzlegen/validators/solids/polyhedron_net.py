"""Lays published nets around solids, face by face, without any coordinates.

A solid is a list of faces, each a cycle of corners, all counterclockwise from outside, with the lengths of its edges.
Its quadrangles are rectangles, its other faces regular: lengths are all there is to know. A net
fits a solid if its first face can be laid on one of the solid's in such a way that all others, reached over the folds,
come to lie on different faces of the right lengths.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import parse
from puzzlegen.validators.solids.kits.choices import choice, demand_different

METHOD: Final = "laying the net around the solid"
UNIT: Final = "folds to follow"

Side: TypeAlias = tuple[int, int]  # face, number of its side
Laid: TypeAlias = tuple[tuple[int, int], ...]  # per face of the net: a face of the solid, where its first corner is
Outlines: TypeAlias = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # per face: its corners, its lengths
# How many sizes each kind of solid has
SIZES: Final = {
    "tetrahedron": 0,
    "octahedron": 0,
    "square_antiprism": 0,
    "pentagonal_antiprism": 0,
    "hexagonal_antiprism": 0,
    "square_pyramid": 0,
    "pentagonal_pyramid": 0,
    "roofed_prism": 1,
    "triangular_prism": 1,
    "pentagonal_prism": 1,
    "hexagonal_prism": 1,
    "box": 3,
}
_Size: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
_Four: Final = msgspec.Meta(min_length=2, max_length=4)


class Solid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, order=True):
    """A kind, and the height of a prism or the edges of a box; all other edges are 1.

    An antiprism has triangles between its two bases, and a roofed prism a pyramid on a square prism.
    """

    kind: Literal[tuple(SIZES)]  # type: ignore[valid-type]
    sizes: tuple[_Size, ...]

    def __post_init__(self) -> None:
        if len(self.sizes) != SIZES[self.kind] or list(self.sizes) != sorted(self.sizes):
            raise ValueError(f"a solid of the kind {self.kind} has {SIZES[self.kind]} sizes, the smallest first")


class Net(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lengths of the sides of every face, counterclockwise, and the folds, each between two sides.

    ``turn`` tells how it lies in the picture, which makes no difference.
    """

    faces: tuple[Annotated[tuple[_Size, ...], msgspec.Meta(min_length=3, max_length=6)], ...]
    folds: tuple[tuple[Side, Side], ...]
    turn: Annotated[int, msgspec.Meta(ge=0, le=11)]


class _GivenNet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    net: Net


class _GivenSolid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solid: Solid


class _GivenBoth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solid: Solid
    net: Net
    marked: Side


class _Solids(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["solid"]
    options: Annotated[tuple[Solid, ...], _Four]


class _Nets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["net"]
    options: Annotated[tuple[Net, ...], _Four]


class _Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["edge", "corner"]
    options: Annotated[tuple[Side, ...], _Four]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every option that is right in some way to lay the net around the solid.

    The difficulty is the least number of folds between the face with the marked edge or corner and that with the right
    one. Where the whole net or the whole solid is wanted it is 1: their faces are to be compared.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    task = query.get("task")
    difficulty = 1
    if task == "solid":
        net = _checked(parse(statement, _GivenNet, "statement").net)
        solids = parse(query, _Solids, "query").options
        options: Sequence[object] = solids
        fits = [bool(_ways(net, solid)) for solid in solids]
        why = "the net does not fit around this solid"
        form: object = (_plain(net, task), sorted(solids))
        structure = "solid"
    elif task == "net":
        solid = parse(statement, _GivenSolid, "statement").solid
        nets = [_checked(net) for net in parse(query, _Nets, "query").options]
        options = nets
        fits = [bool(_ways(net, solid)) for net in nets]
        why = "this net does not fit around the solid"
        form = (solid, sorted(_plain(net, task) for net in nets))
        structure = f"net; {solid.kind}"
    else:
        given = parse(statement, _GivenBoth, "statement")
        net, solid = _checked(given.net), given.solid
        task, places = msgspec.structs.astuple(parse(query, _Places, "query"))
        options = places
        _check_places(net, (given.marked, *places), task)
        meets = _meeting(net, solid, given.marked, places, task)
        fits = [option in meets for option in places]
        why = "in no way to lay the net around the solid do these meet"
        if sum(fits) == 1:
            difficulty = _folds_between(net, given.marked, places[fits.index(True)], task)
        form = (solid, _plain(net, task, (given.marked,), places))
        structure = f"{task}; {solid.kind}"
    demand_different(options)
    return choice(
        fits,
        why,
        method=METHOD,
        unit=UNIT,
        difficulty=difficulty,
        canonical=(task, form),
        structure=structure,
        effort={"options": len(options)},
    )


@cache
def solid_faces(solid: Solid) -> Outlines:
    """The corners and the lengths of the sides of every face, counterclockwise from outside."""
    three = (1, 1, 1)
    match solid.kind:
        case "tetrahedron":
            return ((0, 1, 2), three), ((0, 3, 1), three), ((1, 3, 2), three), ((2, 3, 0), three)
        case "octahedron":
            upper = tuple(((k, (k + 1) % 4, 4), three) for k in range(4))
            return *upper, *((((k + 1) % 4, k, 5), three) for k in range(4))
        case "square_antiprism" | "pentagonal_antiprism" | "hexagonal_antiprism":
            return _antiprism({"square": 4, "pentagonal": 5, "hexagonal": 6}[solid.kind.partition("_")[0]])
        case "square_pyramid" | "pentagonal_pyramid":
            count = 4 if solid.kind == "square_pyramid" else 5
            base = tuple(reversed(range(count))), (1,) * count
            return base, *(((k, (k + 1) % count, count), three) for k in range(count))
        case "triangular_prism" | "pentagonal_prism" | "hexagonal_prism":
            corners = {"triangular_prism": 3, "pentagonal_prism": 5, "hexagonal_prism": 6}[solid.kind]
            return _prism((1,) * corners, solid.sizes[0])
        case "roofed_prism":
            *walls, _, bottom = _prism((1, 1, 1, 1), solid.sizes[0])
            return *walls, bottom, *(((k + 4, (k + 1) % 4 + 4, 8), three) for k in range(4))
        case _:
            a, b, height = solid.sizes
            return _prism((a, b, a, b), height)


def _antiprism(count: int) -> Outlines:
    """Bottom, top, the triangles that stand on the bottom and those that hang from the top."""
    after = tuple((k, (k + 1) % count) for k in range(count))
    between = (
        *((one, two, one + count) for one, two in after),
        *((two, two + count, one + count) for one, two in after),
    )
    bases = tuple(reversed(range(count))), tuple(range(count, 2 * count))
    return *((base, (1,) * count) for base in bases), *((triangle, (1, 1, 1)) for triangle in between)


def _prism(base: tuple[int, ...], height: int) -> Outlines:
    """Walls, top and bottom over a base with these sides; the top's corners are numbered after the bottom's."""
    count = len(base)
    walls = [
        ((k, (k + 1) % count, count + (k + 1) % count, count + k), (base[k], height, base[k], height))
        for k in range(count)
    ]
    top, bottom = tuple(range(count, 2 * count)), tuple(reversed(range(count)))
    return *walls, (top, base), (bottom, (*base[-2::-1], base[-1]))


@cache
def _neighbours(solid: Solid) -> dict[Side, Side]:
    """Each side of a face of the solid, and the same edge as a side of the other face."""
    ways = {
        (corners[side], corners[(side + 1) % len(corners)]): (face, side)
        for face, (corners, _) in enumerate(solid_faces(solid))
        for side in range(len(corners))
    }
    return {here: ways[end, start] for (start, end), here in ways.items()}


def _checked(net: Net) -> Net:
    """Refuse what is not faces that hang together along sides, and only so."""
    reached = {0}
    for _ in net.folds:
        for (one, _), (other, _) in net.folds:
            if one in reached or other in reached:
                reached |= {one, other}
    used = [side for fold in net.folds for side in fold]
    if any(not (0 <= face < len(net.faces) and 0 <= side < len(net.faces[face])) for face, side in used):
        raise MalformedStatement("a fold joins two sides of faces of the net")
    if len(net.folds) != len(net.faces) - 1 or len(reached) < len(net.faces) or len(set(used)) < len(used):
        raise MalformedStatement("the faces of a net hang together, each two in one way only")
    if any(net.faces[a][b] != net.faces[c][d] for (a, b), (c, d) in net.folds):
        raise MalformedStatement("the two sides of a fold are of the same length")
    if any(sides[:2] != sides[2:] for sides in net.faces if len(sides) == 4):
        raise MalformedStatement("faces with four sides are rectangles")
    if any(len(sides) != 4 and len(set(sides)) > 1 for sides in net.faces):
        raise MalformedStatement("faces with other than four sides are regular")
    return net


def _check_places(net: Net, places: Sequence[Side], task: str) -> None:
    folded = {side for fold in net.folds for side in fold}
    if any(not (0 <= face < len(net.faces) and 0 <= side < len(net.faces[face])) for face, side in places):
        raise MalformedStatement("an edge or a corner is named by a face of the net and a number of its side")
    if task == "edge" and any(place in folded for place in places):
        raise MalformedStatement("edges that are asked about lie along cuts")
    if places[0] in places[1:]:
        raise MalformedStatement("the marked place is not among the options")


def _ways(net: Net, solid: Solid) -> tuple[Laid, ...]:
    """All ways to lay the net around the solid."""
    faces = solid_faces(solid)
    if len(faces) != len(net.faces):
        return ()
    return tuple(
        laid
        for face, (corners, _) in enumerate(faces)
        for turn in range(len(corners))
        if (laid := _lay(net, solid, face, turn)) is not None
    )


def _lay(net: Net, solid: Solid, face: int, turn: int) -> Laid | None:
    """The net around the solid with its first face on this one, and the first corner of that on this corner."""
    faces, across = solid_faces(solid), _neighbours(solid)
    laid = {0: (face, turn)}
    waiting = [0]
    while waiting:
        here = waiting.pop()
        on, first = laid[here]
        lengths = faces[on][1]
        count = len(lengths)
        if net.faces[here] != tuple(lengths[(first + side) % count] for side in range(count)):
            return None
        for fold in net.folds:
            for (one, side), (other, edge) in (fold, fold[::-1]):
                if one == here and other not in laid:
                    neighbour, number = across[on, (first + side) % count]
                    laid[other] = neighbour, (number - edge) % len(faces[neighbour][0])
                    waiting.append(other)
    if len({on for on, _ in laid.values()}) < len(faces):
        return None
    return tuple(laid[number] for number in range(len(faces)))


def _lies_on(laid: Laid, solid: Solid, place: Side) -> Side:
    """Where a side of the net comes to lie."""
    face, side = place
    on, first = laid[face]
    return on, (first + side) % len(solid_faces(solid)[on][0])


def _spot(laid: Laid, solid: Solid, place: Side, task: str) -> object:
    """The edge of the solid that a side comes to lie on, or the corner that its beginning comes to."""
    face, side = _lies_on(laid, solid, place)
    if task == "edge":
        return frozenset({(face, side), _neighbours(solid)[face, side]})
    return solid_faces(solid)[face][0][side]


def _meeting(net: Net, solid: Solid, marked: Side, places: Sequence[Side], task: str) -> set[Side]:
    """The places that meet the marked one in some way to lay the net."""
    return {
        place
        for laid in _ways(net, solid)
        for place in places
        if _spot(laid, solid, place, task) == _spot(laid, solid, marked, task)
    }


def _folds_between(net: Net, one: Side, other: Side, task: str) -> int:
    """The least number of folds from a face that has the one place in the net to one that has the other."""
    starts, ends = ({place[0]} if task == "edge" else _around(net, place) for place in (one, other))
    steps, reached = 0, starts
    while not reached & ends:
        steps += 1
        reached = reached | {far for fold in net.folds for (near, _), (far, _) in (fold, fold[::-1]) if near in reached}
    return steps


def _around(net: Net, corner: Side) -> set[int]:
    """The faces that have a corner of the net in common, reached over folds that end there."""
    faces: set[int] = set()
    waiting = [corner]
    while waiting:
        face, start = waiting.pop()
        if face in faces:
            continue
        faces.add(face)
        for fold in net.folds:
            for (one, side), (other, edge) in (fold, fold[::-1]):
                if one != face:
                    continue
                if side == start:  # the fold begins at the corner, and ends there as seen from the other face
                    waiting.append((other, (edge + 1) % len(net.faces[other])))
                elif (side + 1) % len(net.faces[face]) == start:
                    waiting.append((other, edge))
    return faces


def _plain(net: Net, task: str, marked: Sequence[Side] = (), places: Sequence[Side] = ()) -> str:
    """The same for every turned or mirrored picture of a net: the solids are their own mirror images."""

    def as_mirrored(place: Side) -> Side:
        face, side = place
        # A corner is named by the side that begins there, and the sides then run the other way round
        return face, (-side if task == "corner" else -1 - side) % len(net.faces[face])

    folds = tuple((_other_way(net, one), _other_way(net, other)) for one, other in net.folds)
    mirrored = Net(tuple(sides[::-1] for sides in net.faces), folds, net.turn)
    return min(
        _spelled(net, marked, places),
        _spelled(mirrored, list(map(as_mirrored, marked)), list(map(as_mirrored, places))),
    )


def _other_way(net: Net, side: Side) -> Side:
    """A side of a face as it is numbered in the mirror."""
    return side[0], len(net.faces[side[0]]) - 1 - side[1]


def _spelled(net: Net, marked: Sequence[Side], places: Sequence[Side]) -> str:
    """The least spelling of a net over all faces and sides at which to begin.

    From the first face on, sides are told in their order: their length, and after a fold the face behind it. Marked
    places and those on offer are told with their sides.
    """
    across: dict[Side, Side] = {}
    for one, other in net.folds:
        across[one], across[other] = other, one

    def tell(face: int, start: int, whole: bool) -> str:
        count = len(net.faces[face])
        told = [f"{count}("]
        for step in range(0 if whole else 1, count):
            side = face, (start + step) % count
            told.append(f"{net.faces[face][side[1]]}{'!' * (side in marked)}{'?' * (side in places)}")
            if side in across:
                told.append(tell(*across[side], False))
        if not whole and ((face, start) in marked or (face, start) in places):
            told.append(f"{'!' * ((face, start) in marked)}{'?' * ((face, start) in places)}")
        return "".join((*told, ")"))

    return min(tell(face, side, True) for face, sides in enumerate(net.faces) for side in range(len(sides)))
