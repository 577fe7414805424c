"""Folds published nets of cubes and compares them with what cubes show."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.solids.cube_net import QUESTIONS, Cell, Folded, FromNet, Given, NotFold, Query
from puzzlegen.formats.solids.kits.signs import Corner, Sign
from puzzlegen.validators.solids.kits.choices import choice, demand_different
from puzzlegen.validators.solids.kits.folding import Place, around, fold, positions
from puzzlegen.validators.solids.kits.signs import PERIODS, demand_turns, seen, turned

METHOD: Final = "folding, 24 positions"
_OPPOSITE, _ORDER, _TURNED = 1, 2, 3
"""Weights of a fold that is followed to see that two faces are opposite, how three meet, how two are turned."""

Squares: TypeAlias = Mapping[Place, Sign]


class _Finding(msgspec.Struct, frozen=True):
    """What a net has to say about a corner: nothing, or why it is none of its cube; and how hard that is to find.

    The steps are those that follow one another: folds, and what is then seen of the order or of the turns of marks.
    """

    objection: str
    weight: int
    steps: int


def certify(given: Given, query: Query) -> Certificate:
    """Find every option that fits, or of `NotFold` every one that does not.

    The difficulty is a sum over the options that do not fit, and of `NotFold` over the others too. Each adds the
    least number of folds between squares of the net that settle it, times a weight: 1 if two squares that are
    opposite faces do, 2 if it takes the order of three around their corner, 3 if it takes the turns of the marks.

    Raises:
        MalformedStatement: something is no net or no corner of a cube, or what is given is not what the question needs.
    """
    task, wanted = task_of(query), isinstance(query, NotFold)
    nets, corners = _read(given, query)
    options: Sequence[object] = nets if isinstance(query, FromNet) else corners
    demand_different(options)
    findings = [_compare(net, corner) for net in nets for corner in corners]
    counted = [finding.weight for finding in findings if finding.objection or wanted]
    shapes = sorted({_shape(net) for net in nets})
    return choice(
        [bool(finding.objection) == wanted for finding in findings],
        [finding.objection or "this is a corner of the cube that the net folds to" for finding in findings],
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=sum(counted),
        canonical=_canonical(task, nets, corners),
        structure=f"{task}; {'any net' if len(shapes) > 1 else shapes[0]}",
        effort={"folded": len(nets), "positions": 24 * len(nets), "compared": len(findings)},
        depth=Depth.chain(max((finding.steps for finding in findings if finding.objection or wanted), default=0)),
    )


def certify_why(given: Given, query: Query, answer: str, why: Folded) -> Faults:  # noqa: ARG001 - of cubes alone
    """Each net folds to its cube: three views of which show all six faces."""
    nets, _ = _read(given, query)
    if len(why.cubes) != len(nets):
        return ("there is one cube for each net",)
    for net, cube in zip(nets, why.cubes, strict=True):
        looks = _positions(tuple(sorted(net))) or ()
        found = {tuple(turned(net[place], turn) for place, turn in look) for look in looks}
        views = (
            (cube.top, cube.front, cube.right),
            (turned(cube.top, 2), cube.back, cube.left),
            (turned(cube.bottom, 2), turned(cube.back, 2), turned(cube.right, 2)),
        )
        if not found.issuperset(views):
            return ("a net folds to another cube",)
    return ()


def _read(given: Given, query: Query) -> tuple[list[dict[Place, Sign]], list[Corner]]:
    """The nets and the corners that are given or on offer."""
    if isinstance(query, FromNet):
        if given.cube is None or given.net is not None:
            raise MalformedStatement("a cube is given where a net is asked for")
        return list(map(_read_net, query.options)), [_read_corner(given.cube)]
    if given.net is None or given.cube is not None:
        raise MalformedStatement("a net is given where a cube is asked for")
    return [_read_net(given.net)], list(map(_read_corner, query.options))


def _read_corner(corner: Corner) -> Corner:
    demand_turns(seen(corner))
    if len({sign.mark for sign in seen(corner)}) < 3:
        raise MalformedStatement("the three faces of a cube show three different marks")
    return corner


def _read_net(cells: Sequence[Cell]) -> dict[Place, Sign]:
    """The squares of a net, which hang together and have different marks."""
    demand_turns(cell.sign for cell in cells)
    net = {(cell.row, cell.column): cell.sign for cell in cells}
    reached = {next(iter(net))}
    waiting = list(reached)
    while waiting:
        for neighbour, _ in around(waiting.pop()):
            if neighbour in net and neighbour not in reached:
                reached.add(neighbour)
                waiting.append(neighbour)
    if len(reached) < 6:
        raise MalformedStatement("a net has six different squares that hang together")
    if len({sign.mark for sign in net.values()}) < 6:
        raise MalformedStatement("the six squares of a net have six different marks")
    return net


@cache
def _positions(places: tuple[Place, ...]) -> tuple[tuple[tuple[Place, int], ...], ...] | None:
    """The positions of a shape, which do not depend on its marks."""
    folded = fold(places)
    return None if folded is None else tuple(positions(folded))


def _compare(net: Squares, corner: Corner) -> _Finding:
    """Finds out whether a corner of the folded net looks like this one."""
    places = tuple(sorted(net))
    looks = _positions(places)
    if looks is None:
        return _Finding("these squares do not fold to a cube", 1, 1)
    signs = seen(corner)
    where: dict[str, Place] = {sign.mark: place for place, sign in net.items()}
    for sign in signs:
        if sign.mark not in where or net[where[sign.mark]].hue != sign.hue:
            return _Finding(f"there is no {sign.hue} {sign.mark} on the net", 1, 1)
    wanted = tuple(where[sign.mark] for sign in signs)
    views = [tuple(turned(net[place], turn) for place, turn in look) for look in looks]
    weight = _TURNED if any(PERIODS[sign.mark] > 1 for sign in signs) else _ORDER
    if signs in views:
        folds = _folds_between(places, wanted)
        return _Finding("", weight * folds, folds + weight - 1)
    found: list[_Finding] = []
    for number, what, weight in ((2, "are opposite faces", _OPPOSITE), (3, "meet the other way round", _ORDER)):
        for group in combinations(range(3), number):
            if not any(all(look[k].mark == signs[k].mark for k in group) for look in views):
                found.append(_objection(places, where, [signs[k] for k in group], what, weight))
    for pair in combinations(range(3), 2):
        if not any(all(look[k] == signs[k] for k in pair) for look in views):
            found.append(
                _objection(places, where, [signs[k] for k in pair], "are turned to one another otherwise", _TURNED)
            )
    return min(found, key=lambda finding: finding.weight)


def _objection(
    places: Sequence[Place], where: Mapping[str, Place], signs: Sequence[Sign], what: str, weight: int
) -> _Finding:
    folds = _folds_between(places, [where[sign.mark] for sign in signs])
    return _Finding(
        f"{', '.join(f'{sign.hue} {sign.mark}' for sign in signs)} {what}", weight * folds, folds + weight - 1
    )


def _folds_between(places: Sequence[Place], wanted: Sequence[Place]) -> int:
    """The number of folds in the smallest part of a net that holds these squares together.

    A net of a cube is a tree of squares, so it is what remains when other leaves are plucked.
    """
    left = set(places)
    while True:
        leaves = [
            place
            for place in sorted(left)
            if place not in wanted and sum(neighbour in left for neighbour, _ in around(place)) == 1
        ]
        if not leaves:
            return len(left) - 1
        left.remove(leaves[0])


def _shape(net: Squares) -> str:
    """The shape of a net, the same however it is turned or reflected: ``#`` for each square, row by row."""
    return min(_rows(places) for places in _symmetries(tuple(net)))


def _symmetries(places: Sequence[Place]) -> Iterator[tuple[Place, ...]]:
    for mirror in (1, -1):
        for quarters in range(4):
            moved = [_clockwise((row, mirror * column), quarters) for row, column in places]
            top, left = (min(line) for line in zip(*moved, strict=True))
            yield tuple((row - top, column - left) for row, column in moved)


def _clockwise(place: Place, quarters: int) -> Place:
    row, column = place
    return ((row, column), (column, -row), (-row, -column), (-column, row))[quarters]


def _rows(places: Sequence[Place]) -> str:
    height, width = (max(line) + 1 for line in zip(*places, strict=True))
    return "/".join(
        "".join("#" if (row, column) in places else "." for column in range(width)) for row in range(height)
    )


_CROSS: Final = ((0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (2, 1))


def _thirds(corner: Corner) -> Iterator[Corner]:
    """The corner as it is seen after each third of a turn about it."""
    looks = _positions(_CROSS)
    assert looks is not None, "the cross folds to a cube"
    places = {place for place, _ in looks[0]}
    bare = {place: turned(sign, -turn) for (place, turn), sign in zip(looks[0], seen(corner), strict=True)}
    for look in looks:
        if {place for place, _ in look} == places:
            yield Corner(*(turned(bare[place], turn) for place, turn in look))


def _quarters(net: Squares) -> Iterator[list[tuple[Place, Sign]]]:
    """The net after each quarter turn of the picture, from its upper left corner, row by row."""
    for quarters in range(4):
        moved = {_clockwise(place, quarters): turned(sign, quarters) for place, sign in net.items()}
        top, left = (min(line) for line in zip(*moved, strict=True))
        yield sorted(((row - top, column - left), sign) for (row, column), sign in moved.items())


def _named(signs: Sequence[Sign], named: Sequence[Sign]) -> tuple[tuple[int, int], ...]:
    """The signs by the places of their marks among the named ones, and their turns from those; -1 for other marks."""
    names = {sign.mark: number for number, sign in enumerate(named)}
    found = ((names.get(sign.mark, -1), sign) for sign in signs)
    return tuple(
        (name, (sign.turn - named[name].turn) % PERIODS[sign.mark] if name >= 0 else 0) for name, sign in found
    )


def _canonical(task: str, nets: Sequence[Squares], corners: Sequence[Corner]) -> object:
    """Equal exactly for the same puzzle with other marks of the same symmetry, turned nets and cubes, another order.

    Marks are named by what is given: in the order of the given net's squares, or of the given cube's faces. Marks of
    nets that the given cube does not show are not told apart.
    """
    forms: list[object] = []
    if task == "net":
        for corner in _thirds(corners[0]):
            named = seen(corner)
            options = [
                min(([place for place, _ in one], _named([sign for _, sign in one], named)) for one in _quarters(net))
                for net in nets
            ]
            forms.append(([PERIODS[sign.mark] for sign in named], sorted(options)))
    else:
        for one in _quarters(nets[0]):
            signs = [sign for _, sign in one]
            views = [min(_named(seen(third), signs) for third in _thirds(corner)) for corner in corners]
            forms.append(([place for place, _ in one], [PERIODS[sign.mark] for sign in signs], sorted(views)))
    return task, min(map(repr, forms))
