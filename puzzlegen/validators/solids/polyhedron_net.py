"""Lays published nets around solids, face by face, without any coordinates.

A solid is a list of faces, each a cycle of corners, all counterclockwise from outside, with the lengths of its edges.
Its quadrangles are rectangles, its other faces regular: lengths are all there is to know. A net
fits a solid if its first face can be laid on one of the solid's in such a way that all others, reached over the folds,
come to lie on different faces of the right lengths.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

from msgspec.structs import astuple

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.core.question import NoFacts
from puzzlegen.facts.solids.polyhedra import Net, Shape, Side
from puzzlegen.formats.solids import polyhedron_net as form
from puzzlegen.validators.solids.kits.choices import choice, demand_different

METHOD: Final = "laying the net around the solid"

Laid: TypeAlias = tuple[tuple[int, int], ...]  # per face of the net: a face of the solid, where its first corner is
Outlines: TypeAlias = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # per face: its corners, its lengths
SIZES: Final = {
    **dict.fromkeys(("roofed_prism", "triangular_prism", "pentagonal_prism", "hexagonal_prism"), 1),
    "box": 3,
}
"""How many sizes a kind of solid has, if any."""


def certify(given: form.Given, query: form.Query) -> Certificate:
    """Find every option that is right in some way to lay the net around the solid.

    The difficulty is the least number of folds between the face with the marked edge or corner and that with the right
    one. Where the whole net or the whole solid is wanted it is 1: their faces are to be compared. The folds are
    followed one after another, so that it is the depth as well.

    Raises:
        MalformedStatement: what is given is not what the question needs, or something is no net, solid or place.
    """
    solids, nets = _read(given, query)
    difficulty, task = 1, task_of(query)
    demand_different(query.options)
    match query:
        case form.WhichSolid():
            fits = [bool(_ways(nets[0], solid)) for solid in solids]
            why = "the net does not fit around this solid"
            whole: object = (_plain(nets[0], task), sorted(map(astuple, solids)))
            structure = "solid"
        case form.WhichNet():
            fits = [bool(_ways(net, solids[0])) for net in nets]
            why = "this net does not fit around the solid"
            whole = (astuple(solids[0]), sorted(_plain(net, task) for net in nets))
            structure = f"net; {solids[0].kind}"
        case form.Edge(places) | form.Corner(places):
            marked = _marked(given, nets[0], query)
            meets = _meeting(nets[0], solids[0], marked, places, task)
            fits = [option in meets for option in places]
            why = "in no way to lay the net around the solid do these meet"
            if sum(fits) == 1:
                difficulty = _folds_between(nets[0], marked, places[fits.index(True)], task)
            whole = (astuple(solids[0]), _plain(nets[0], task, (marked,), places))
            structure = f"{task}; {solids[0].kind}"
    return choice(
        fits,
        why,
        method=METHOD,
        unit=form.QUESTIONS[type(query)].unit,
        difficulty=difficulty,
        canonical=(task, whole),
        structure=structure,
        effort={"options": len(query.options)},
        depth=Depth.chain(difficulty),
    )


def certify_why(given: form.Given, query: form.Query, answer: str, why: form.Clashes | form.Closed | NoFacts) -> Faults:
    """Wrong solids or nets with the right faces are told, with the faces that clash; the outline closes as is told."""
    solids, nets = _read(given, query)
    right = LETTERS.index(answer)
    match query, why:
        case form.WhichSolid(), NoFacts():
            alike = [_faces_of(solid) == _faces_of(solids[right]) for solid in solids]
            return ("another solid has the same faces",) if sum(alike) > 1 else ()
        case form.WhichNet(), form.Clashes(clashes):
            wanted = _faces_of(solids[0])
            alike = [Counter(map(_form, net.faces)) == wanted for net in nets]
            wrong = [letter for letter, one in zip(LETTERS, alike, strict=False) if one and letter != answer]
            if [clash.letter for clash in clashes] != wrong:
                return ("nets are told that have the right faces and do not fold to the solid, all of them in order",)
            clashing = all(_clashes(nets[LETTERS.index(clash.letter)], solids[0], clash) for clash in clashes)
            return () if clashing else ("two faces do not come to lie on one another",)
        case (form.Edge(places) | form.Corner(places), form.Closed(closed)):
            task, marked = task_of(query), _marked(given, nets[0], query)
            closes = any(
                _spot(laid, solids[0], places[right], task) == _spot(laid, solids[0], marked, task)
                and _closed(nets[0], solids[0], laid) == closed
                for laid in _ways(nets[0], solids[0])
            )
            return () if closes else ("the outline closes otherwise",)
    raise MalformedStatement("these facts belong to another question")


def _read(given: form.Given, query: form.Query) -> tuple[Sequence[Shape], Sequence[Net]]:
    """The solids and the nets that are given or on offer."""
    of_solids, of_nets = isinstance(query, form.WhichSolid), isinstance(query, form.WhichNet)
    shown = given.solid is not None, given.net is not None, given.marked is not None
    if shown != (not of_solids, not of_nets, not (of_solids or of_nets)):
        raise MalformedStatement("what is given is what the question needs")
    solids = query.options if isinstance(query, form.WhichSolid) else [one for one in (given.solid,) if one]
    nets = query.options if isinstance(query, form.WhichNet) else [one for one in (given.net,) if one]
    for solid in solids:
        if len(solid.sizes) != SIZES.get(solid.kind, 0) or list(solid.sizes) != sorted(solid.sizes):
            raise MalformedStatement("a solid has the sizes of its kind, the smallest first")
    return solids, list(map(_checked, nets))


def _marked(given: form.Given, net: Net, query: form.Edge | form.Corner) -> Side:
    """The marked place; refuses places that are none of the net."""
    assert given.marked is not None, "places are asked for where one is marked"
    folded = {side for fold in net.folds for side in fold}
    places = (given.marked, *query.options)
    if any(face >= len(net.faces) or side >= len(net.faces[face]) for face, side in places):
        raise MalformedStatement("an edge or a corner is named by a face of the net and a number of its side")
    if isinstance(query, form.Edge) and any(place in folded for place in places):
        raise MalformedStatement("edges that are asked about lie along cuts")
    if given.marked in query.options:
        raise MalformedStatement("the marked place is not among the options")
    return given.marked


def _form(lengths: Sequence[int]) -> tuple[int, ...]:
    """The sides of a face, however they are told."""
    return tuple(sorted(lengths))


def _faces_of(solid: Shape) -> Counter[tuple[int, ...]]:
    return Counter(_form(lengths) for _, lengths in solid_faces(solid))


def _clashes(net: Net, solid: Shape, clash: form.Clash) -> bool:
    """True if all faces but one of these two lie around the solid, and that one comes to lie on the other."""
    joined = [face for fold in net.folds for face, _ in fold]
    if not clash.one < clash.other < len(net.faces):
        return False
    for loose, firm in ((clash.one, clash.other), (clash.other, clash.one)):
        if joined.count(loose) > 1:
            continue
        for face, (corners, _) in enumerate(solid_faces(solid)):
            for turn in range(len(corners)):
                laid = dict(_carried(net, solid, firm, (face, turn)))
                rest = [laid[number] for number in range(len(net.faces)) if number != loose]
                firmly = all(_fits(net, solid, number, at) for number, at in laid.items() if number != loose)
                if firmly and laid[loose][0] == face and len({on for on, _ in rest}) == len(rest):
                    return True
    return False


def _closed(net: Net, solid: Shape, laid: Laid) -> tuple[tuple[Side, Side], ...]:
    """The pairs of cut sides that come to lie on the same edge of the solid, in order."""
    folded = {side for fold in net.folds for side in fold}
    sides = {
        _lies_on(laid, solid, (face, side)): (face, side)
        for face, lengths in enumerate(net.faces)
        for side in range(len(lengths))
        if (face, side) not in folded
    }
    meets = ((side, sides[_neighbours(solid)[on]]) for on, side in sides.items())
    return tuple(sorted(pair for pair in meets if pair[0] < pair[1]))


@cache
def solid_faces(solid: Shape) -> Outlines:
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
def _neighbours(solid: Shape) -> dict[Side, Side]:
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
    if any(face >= len(net.faces) or side >= len(net.faces[face]) for face, side in used):
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


def _ways(net: Net, solid: Shape) -> tuple[Laid, ...]:
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


def _lay(net: Net, solid: Shape, face: int, turn: int) -> Laid | None:
    """The net around the solid with its first face on this one, and the first corner of that on this corner."""
    laid: dict[int, tuple[int, int]] = {}
    covered: set[int] = set()
    for number, at in _carried(net, solid, 0, (face, turn)):
        if at[0] in covered or not _fits(net, solid, number, at):
            return None
        covered.add(at[0])
        laid[number] = at
    return tuple(laid[number] for number in range(len(net.faces)))


def _carried(net: Net, solid: Shape, first: int, at: tuple[int, int]) -> Iterator[tuple[int, tuple[int, int]]]:
    """Where the folds carry all faces of the net, one after another from this one on; they need not fit there."""
    faces, across = solid_faces(solid), _neighbours(solid)
    laid = {first: at}
    yield first, at
    waiting = [first]
    while waiting:
        here = waiting.pop()
        on, start = laid[here]
        for fold in net.folds:
            for (one, side), (other, edge) in (fold, fold[::-1]):
                if one == here and other not in laid:
                    neighbour, number = across[on, (start + side) % len(faces[on][0])]
                    laid[other] = neighbour, (number - edge) % len(faces[neighbour][0])
                    yield other, laid[other]
                    waiting.append(other)


def _fits(net: Net, solid: Shape, face: int, at: tuple[int, int]) -> bool:
    """True if a face of the net has the sides of the solid's face that it lies on."""
    lengths = solid_faces(solid)[at[0]][1]
    return net.faces[face] == (*lengths[at[1] :], *lengths[: at[1]])


def _lies_on(laid: Laid, solid: Shape, place: Side) -> Side:
    """Where a side of the net comes to lie."""
    face, side = place
    on, first = laid[face]
    return on, (first + side) % len(solid_faces(solid)[on][0])


def _spot(laid: Laid, solid: Shape, place: Side, task: str) -> object:
    """The edge of the solid that a side comes to lie on, or the corner that its beginning comes to."""
    face, side = _lies_on(laid, solid, place)
    if task == "edge":
        return frozenset({(face, side), _neighbours(solid)[face, side]})
    return solid_faces(solid)[face][0][side]


def _meeting(net: Net, solid: Shape, marked: Side, places: Sequence[Side], task: str) -> set[Side]:
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

    @cache  # what lies behind a fold is told alike from wherever one begins on this side of it
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
