"""The disguises of puzzles about solids."""

from collections.abc import Mapping, Sequence
from itertools import permutations, product
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.core.question import Published, Question
from puzzlegen.evidence import Disguise, reordered
from puzzlegen.evidence.solids import hand_in_hand, same_angle, stack_series, walk_round
from puzzlegen.evidence.solids.paper_punch import laid_otherwise
from puzzlegen.facts.solids.parts import Feature
from puzzlegen.facts.solids.polyhedra import Net, Side
from puzzlegen.facts.solids.sections import Polygon, Polyhedron
from puzzlegen.facts.solids.towers import Tower
from puzzlegen.formats.solids import (
    block_stack,
    cross_section,
    cube_net,
    dice,
    polyhedron_net,
    rotation,
    shadow,
    solid_assembly,
    three_view,
)
from puzzlegen.formats.solids.kits.cubes import Cells
from puzzlegen.formats.solids.kits.signs import Sign

_TURNING: Final = ("arrow", "half_disc", "ell", "tee", "corner", "quarter", "drop", "chevron", "two_discs")
_HALVES: Final = ("stripe", "bar", "hourglass", "bars")
_STILL: Final = ("disc", "square", "burst", "plus", "ring", "frame", "four_discs")
_HUES: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown")
_UPRIGHT: Final = {"ridge_x": "ridge_y", "ridge_y": "ridge_x"}
_ROUND: Final = ("east", "north", "west", "south")


def other_order(statement: Any, query: Question, rng: Random) -> tuple[Any, Any] | None:
    """The options in another order, unless each is seen from a side of its own."""
    return None if isinstance(query, three_view.WhichIsWrong) else reordered(statement, query, rng)


def _axes(rng: Random, mirrored: bool) -> tuple[Sequence[int], Sequence[int]]:
    """A turn: which axis becomes which, and whether it points the other way; or a turn of the mirror image."""
    while True:
        axes, signs = rng.choice(list(permutations(range(3)))), rng.choice(list(product((1, -1), repeat=3)))
        swaps = sum(axes[i] > axes[j] for i in range(3) for j in range(i + 1, 3)) + signs.count(-1)
        if swaps % 2 == mirrored:
            return axes, signs


def _moved(cells: Cells, axes: Sequence[int], signs: Sequence[int]) -> Cells:
    turned = [[sign * cell[axis] for axis, sign in zip(axes, signs, strict=True)] for cell in cells]
    low = [min(line) for line in zip(*turned, strict=True)]
    return tuple(sorted((x - low[0], y - low[1], z - low[2]) for x, y, z in turned))


def all_turned(given: rotation.Given, query: rotation.Query, rng: Random) -> tuple[rotation.Given, rotation.Query]:
    """All solids turned in the same way, or all in a mirror."""
    way = _axes(rng, rng.random() < 0.5)
    before, after, solid = (cells and _moved(cells, *way) for cells in (given.before, given.after, given.solid))
    turned = rotation.Given(before, after, solid, tuple(_moved(cells, *way) for cells in given.solids))
    if not isinstance(query, rotation.Same | rotation.Analogy):
        return turned, query
    return turned, replace(query, options=tuple(_moved(option, *way) for option in query.options))


def solids_renumbered(
    given: rotation.Given, query: rotation.Query, rng: Random
) -> tuple[rotation.Given, rotation.Query] | None:
    """Solids of which one is odd, or which fall into groups, in another order."""
    if not given.solids:
        return None
    order = rng.sample(range(len(given.solids)), len(given.solids))
    renumbered = rotation.Given(solids=tuple(given.solids[number] for number in order))
    if not isinstance(query, rotation.Grouping):
        return renumbered, query
    places = {number + 1: place for place, number in enumerate(order, start=1)}
    options: Any = tuple(
        tuple(sorted(tuple(sorted(places[number] for number in group)) for group in groups)) for groups in query.options
    )
    return renumbered, rotation.Grouping(options)


def pieces_turned(
    given: solid_assembly.Given, query: solid_assembly.Query, rng: Random
) -> tuple[solid_assembly.Given, solid_assembly.Query]:
    """Loose pieces turned, each in a way of its own."""
    solid = given.solid
    if isinstance(query, solid_assembly.Pair):
        solid = _moved(solid, *_axes(rng, False))
    options = tuple(_moved(option, *_axes(rng, False)) for option in query.options)
    return replace(given, solid=solid), replace(query, options=options)


def pieces_mirrored(
    given: solid_assembly.Given, query: solid_assembly.Query, rng: Random
) -> tuple[solid_assembly.Given, solid_assembly.Query] | None:
    """Two loose pieces and all others in a mirror."""
    if not isinstance(query, solid_assembly.Pair):
        return None
    a, b, c = rng.sample(given.block, 3)
    options = tuple(_moved(option, *_axes(rng, True)) for option in query.options)
    return solid_assembly.Given((a, b, c), _moved(given.solid, *_axes(rng, True))), solid_assembly.Pair(options)


def stack_turned(given: block_stack.Given, query: Question, rng: Random) -> tuple[block_stack.Given, Any] | None:
    """A stack of which something is counted, turned on the floor or in a mirror."""
    if isinstance(query, block_stack.Back):
        return None
    rows = given.stack
    if rng.random() < 0.5:
        rows = rows[::-1]
    for _ in range(rng.randrange(4)):
        rows = tuple(tuple(line) for line in zip(*rows[::-1], strict=True))
    return block_stack.Given(rows), query


def features_split(
    given: three_view.Given, query: three_view.Query, rng: Random
) -> tuple[three_view.Given, three_view.Query] | None:
    """A part of which a box that is added is told as two."""

    def told(part: three_view.Solid) -> tuple[Any, ...]:
        features: list[Any] = []
        for feature in part:
            one = feature
            if isinstance(one, Feature) and (one.op, one.shape) == ("add", "box") and one.end[0] - one.start[0] > 1:
                cut = rng.randint(one.start[0] + 1, one.end[0] - 1)
                features.append(replace(one, end=(cut, *one.end[1:])))
                one = replace(one, start=(cut, *one.start[1:]))
            features.append(one)
        return tuple(features)

    if given.part is not None:
        return three_view.Given(part=told(given.part)), query
    if isinstance(query, three_view.WhichSolid) and isinstance(query.options[0][0], Feature):
        return given, three_view.WhichSolid(tuple(map(told, query.options)))
    return None


def city_turned(
    given: shadow.Given,
    query: shadow.Query,
    rng: Random,  # noqa: ARG001
) -> tuple[shadow.Given, shadow.Query] | None:
    """Towers and light turned together."""
    lights: dict[Any, Any] = {"left": "front", "front": "right", None: None}
    if given.light not in lights:
        return None
    turned = dict(zip(_ROUND, (*_ROUND[1:], _ROUND[0]), strict=True)) | _UPRIGHT
    towers = tuple(_roofed(column[::-1], turned) for column in zip(*given.towers, strict=True))
    viewer = "right" if given.light == "front" else given.viewer  # from there the arrow is seen
    return shadow.Given(towers, viewer, lights[given.light]), query


def _roofed(row: Sequence[Tower | None], roofs: Mapping[str, Any]) -> tuple[Tower | None, ...]:
    """Towers with other roofs."""
    return tuple(tower and Tower(tower.cubes, roofs.get(tower.roof, tower.roof)) for tower in row)


def city_mirrored(given: shadow.Given, query: shadow.Query, rng: Random) -> tuple[shadow.Given, shadow.Query]:  # noqa: ARG001
    """Towers, light and outlines in a mirror."""
    sides: dict[Any, Any] = {"left": "right", "right": "left", "front": "front", None: None}
    towers = tuple(_roofed(row[::-1], {"east": "west", "west": "east"}) for row in given.towers)
    mirrored = shadow.Given(towers, sides[given.viewer], sides[given.light])
    if isinstance(query, shadow.Cannot):
        return mirrored, query
    tops: dict[Any, Any] = {"rise": "fall", "fall": "rise"}
    options = (
        tuple(shadow.Column(cubes, tops.get(top, top)) for cubes, top in option[::-1]) for option in query.options
    )
    return mirrored, shadow.Cast(tuple(options))


def _period(mark: str) -> int:
    return 4 if mark in _TURNING else 2 if mark in _HALVES else 1


def marks_renamed(statement: Any, query: Question, rng: Random) -> tuple[Any, Any] | None:
    """Other marks that are turned into themselves as often, other hues, and other first turns."""
    names: dict[Any, Any] = {
        old: new
        for group in (_TURNING, _HALVES, _STILL)
        for old, new in zip(group, rng.sample(group, len(group)), strict=True)
    }
    if isinstance(statement, dice.Given) and not hasattr(query, "options"):
        return None
    hues: dict[Any, Any] = dict(zip(_HUES, rng.sample(_HUES, len(_HUES)), strict=True))
    # Options that ask for a mark however it is turned are not turned
    loose = isinstance(query, dice.Opposite | dice.Bottom)
    turns = {mark: 0 if loose else rng.randrange(_period(mark)) for mark in names}

    def renamed(data: Any) -> Any:
        if isinstance(data, Sign):
            turn = (data.turn + turns[data.mark]) % _period(data.mark)
            return Sign(names[data.mark], hues[data.hue], turn)
        if isinstance(data, dice.Coloured):
            return dice.Coloured(names[data.mark], hues[data.hue])
        if isinstance(data, Published):
            return replace(data, **{name: renamed(getattr(data, name)) for name in data.__struct_fields__})
        return tuple(map(renamed, data)) if isinstance(data, tuple) else data

    return renamed(statement), renamed(query)


def _net_turned(net: cube_net.Net, quarters: int) -> cube_net.Net:
    for _ in range(quarters):
        net = tuple(
            cube_net.Cell(one.column, -one.row, replace(one.sign, turn=(one.sign.turn + 1) % _period(one.sign.mark)))
            for one in net
        )
    top, left = min(one.row for one in net), min(one.column for one in net)
    return tuple(replace(one, row=one.row - top, column=one.column - left) for one in net)


def nets_turned(given: cube_net.Given, query: cube_net.Query, rng: Random) -> tuple[cube_net.Given, cube_net.Query]:
    """The picture of each net turned, and its squares told in another order."""

    def turned(net: cube_net.Net) -> cube_net.Net:
        return tuple(rng.sample(_net_turned(net, rng.randrange(4)), 6))

    if given.net is not None:
        return replace(given, net=turned(given.net)), query
    assert isinstance(query, cube_net.FromNet)
    return given, replace(query, options=tuple(map(turned, query.options)))


def net_told_otherwise(
    given: polyhedron_net.Given, query: polyhedron_net.Query, rng: Random
) -> tuple[polyhedron_net.Given, polyhedron_net.Query]:
    """The faces of a net numbered otherwise, and their sides counted from another corner, or in a mirror."""
    if isinstance(query, polyhedron_net.WhichNet):
        return given, polyhedron_net.WhichNet(tuple(_numbered(net, (), False, rng)[0] for net in query.options))
    assert given.net is not None, "a net is given unless nets are on offer"
    if isinstance(query, polyhedron_net.WhichSolid):
        return polyhedron_net.Given(net=_numbered(given.net, (), False, rng)[0]), query
    assert given.marked is not None, "places are asked for where one is marked"
    corners = isinstance(query, polyhedron_net.Corner)
    net, (marked, *places) = _numbered(given.net, (given.marked, *query.options), corners, rng)
    return replace(given, net=net, marked=marked), replace(query, options=tuple(places))


def _numbered(net: Net, places: Sequence[Side], corners: bool, rng: Random) -> tuple[Net, list[Side]]:
    faces, order = net.faces, list(range(len(net.faces)))
    rng.shuffle(order)
    shifts = [rng.randrange(len(sides)) for sides in faces]
    mirrored = rng.random() < 0.5

    def at(place: Side, corner: bool = False) -> Side:
        face, side = place
        if mirrored:
            side = -side if corner else -1 - side
        return order.index(face), (side - shifts[face]) % len(faces[face])

    told = tuple(
        tuple((sides[::-1] if mirrored else sides)[(step + shifts[face]) % len(sides)] for step in range(len(sides)))
        for face in order
        for sides in [faces[face]]
    )
    folds = [(at(one), at(other)) if rng.random() < 0.5 else (at(other), at(one)) for one, other in net.folds]
    rng.shuffle(folds)
    return Net(told, tuple(folds), rng.randrange(12)), [at(place, corners) for place in places]


def shapes_enlarged(
    given: cross_section.Given, query: cross_section.Query, rng: Random
) -> tuple[cross_section.Given, cross_section.Query] | None:
    """Polygons on offer enlarged, turned over, or told from another corner on."""
    if isinstance(query, cross_section.CutRound):
        return None
    options = []
    for option in query.options:
        e, f, g = option.metric
        factor, sign = rng.randint(1, 3), rng.choice((1, -1))
        rings = []
        for ring in option.rings:
            start = rng.randrange(len(ring))
            rings.append(tuple((factor * sign * x, factor * y) for x, y in (*ring[start:], *ring[:start]))[::sign])
        options.append(Polygon((e, sign * f, g), tuple(rings)))
    return given, cross_section.Cut(tuple(options))


def corners_renumbered(
    given: cross_section.Given, query: cross_section.Query, rng: Random
) -> tuple[cross_section.Given, cross_section.Query] | None:
    """The corners of a polyhedron numbered otherwise, and its faces in another order."""
    solid = given.solid
    if not isinstance(solid, Polyhedron):
        return None
    order = rng.sample(range(len(solid.vertices)), len(solid.vertices))
    faces = [tuple(tuple(order.index(corner) for corner in ring) for ring in face) for face in solid.faces]
    rng.shuffle(faces)
    told = Polyhedron(solid.metric, tuple(solid.vertices[number] for number in order), tuple(faces))
    return replace(given, solid=told), query


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    "solids/block_stack": (other_order, stack_turned),
    "solids/cross_section": (other_order, shapes_enlarged, corners_renumbered),
    "solids/cube_net": (other_order, marks_renamed, nets_turned),
    "solids/dice": (other_order, marks_renamed),
    "solids/hand_in_hand": hand_in_hand.DISGUISES,
    "solids/paper_punch": (laid_otherwise,),
    "solids/polyhedron_net": (other_order, net_told_otherwise),
    "solids/rotation": (other_order, all_turned, solids_renumbered),
    "solids/same_angle": same_angle.DISGUISES,
    "solids/shadow": (other_order, city_turned, city_mirrored),
    "solids/solid_assembly": (other_order, pieces_turned, pieces_mirrored),
    "solids/stack_series": stack_series.DISGUISES,
    "solids/three_view": (other_order, features_split),
    "solids/walk_round": walk_round.DISGUISES,
}
