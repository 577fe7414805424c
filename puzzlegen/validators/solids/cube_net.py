"""Folds published nets of cubes, with whole numbers only, and compares them with what cubes show.

A square of a net is four corners in space. Its neighbour starts out from the edge they have in common and goes down at
a right angle. The net is that of a cube if all squares that hang together in the plane do so in space, and the six
are the six faces of one cube. Then the cube is looked at in each of its 24 positions.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from itertools import combinations
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.item import Question, Statement
from puzzlegen.validators.solids.signs import LETTERS, PERIODS, Corner, Sign, check_choice, read

METHOD: Final = "folding, 24 positions"
UNIT: Final = "weighted folds"
_OPPOSITE, _ORDER, _TURNED = 1, 2, 3
"""Weights of a fold that is followed to see that two faces are opposite, how three meet, how two are turned."""

Point: TypeAlias = tuple[int, int, int]
Square: TypeAlias = tuple[Point, Point, Point, Point]  # upper left corner and on, clockwise as seen from outside
Place: TypeAlias = tuple[int, int]  # row, column
Net: TypeAlias = Mapping[Place, Sign]


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A square of a net, counted in rows downwards and columns to the right."""

    row: Annotated[int, msgspec.Meta(ge=0, le=5)]
    column: Annotated[int, msgspec.Meta(ge=0, le=5)]
    sign: Sign


Cells: TypeAlias = Annotated[tuple[Cell, ...], msgspec.Meta(min_length=6, max_length=6)]


class _GivenNet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    net: Cells


class _GivenCube(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cube: Corner


class _Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["fold", "not_fold"]
    options: Annotated[tuple[Corner, ...], msgspec.Meta(min_length=2, max_length=4)]


class _Nets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["net"]
    options: Annotated[tuple[Cells, ...], msgspec.Meta(min_length=2, max_length=4)]


class _Finding(msgspec.Struct, frozen=True):
    """What a net has to say about a corner: nothing, or why it is none of its cube; and how hard that is to find."""

    objection: str
    weight: int


def certify(statement: Statement, question: Question) -> Certificate:
    """Find every option that fits, or in the task ``not_fold`` every one that does not.

    The difficulty is a sum over the options that do not fit, and in ``not_fold`` over the others too. Each adds the
    least number of folds between squares of the net that settle it, times a weight: 1 if two squares that are
    opposite faces do, 2 if it takes the order of three around their corner, 3 if it takes the turns of the marks.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    if question.query.get("task") == "net":
        corners = [_read_corner(read(statement, _GivenCube, "a cube").cube)]
        nets = [_read_net(cells) for cells in read(question.query, _Nets, "a choice of nets").options]
        options: Sequence[object] = nets
        task = "net"
    else:
        nets = [_read_net(read(statement, _GivenNet, "a net of six squares").net)]
        query = read(question.query, _Cubes, "a choice of cubes")
        corners = [_read_corner(corner) for corner in query.options]
        options = corners
        task = query.task
    check_choice(question, len(options))
    if len({repr(_plain(option)) for option in options}) < len(options):
        raise MalformedStatement("two options are alike")
    findings = [_compare(net, corner) for net in nets for corner in corners]
    fits = [not finding.objection for finding in findings]
    right = [number for number, fit in enumerate(fits) if fit != (task == "not_fold")]
    verdict = Verdict.UNIQUE if len(right) == 1 else Verdict.AMBIGUOUS if right else Verdict.UNSOLVABLE
    unique = verdict is Verdict.UNIQUE
    counted = [finding.weight for finding in findings if finding.objection or task == "not_fold"]
    shapes = sorted({_shape(net) for net in nets})
    return Certificate(
        verdict=verdict,
        answers=tuple(LETTERS[number] for number in right[:2]),
        method=METHOD,
        effort={"folded": len(nets), "positions": 24 * len(nets), "compared": len(findings)},
        difficulty=float(sum(counted)) if unique else 0.0,
        unit=UNIT,
        canonical=_canonical(task, nets, corners) if unique else "",
        structure=f"{task}; {'any net' if len(shapes) > 1 else shapes[0]}" if unique else "",
        refuted={
            LETTERS[number]: finding.objection or "this is a corner of the cube that the net folds to"
            for number, finding in enumerate(findings)
            if number not in right
        },
    )


def _read_corner(corner: Corner) -> Corner:
    if len({sign.mark for sign in corner.signs}) < 3:
        raise MalformedStatement("the three faces of a cube show three different marks")
    return corner


def _read_net(cells: Sequence[Cell]) -> dict[Place, Sign]:
    """The squares of a net, which hang together and have different marks."""
    net = {(cell.row, cell.column): cell.sign for cell in cells}
    reached = {next(iter(net))}
    waiting = list(reached)
    while waiting:
        for neighbour, _ in _around(waiting.pop()):
            if neighbour in net and neighbour not in reached:
                reached.add(neighbour)
                waiting.append(neighbour)
    if len(reached) < 6:
        raise MalformedStatement("a net has six different squares that hang together")
    if len({sign.mark for sign in net.values()}) < 6:
        raise MalformedStatement("the six squares of a net have six different marks")
    return net


def _around(place: Place) -> Iterator[tuple[Place, int]]:
    """The neighbours above, to the right, below and to the left: over edge 0, 1, 2, 3 of the square."""
    row, column = place
    for edge, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
        yield (row + down, column + right), edge


def fold(places: Sequence[Place]) -> dict[Place, Square] | None:
    """The squares in space if they fold to a cube, else None. The first one stays where it is, looking up."""
    start = places[0]
    folded: dict[Place, Square] = {start: ((0, 1, 1), (1, 1, 1), (1, 0, 1), (0, 0, 1))}
    waiting = [start]
    while waiting:
        place = waiting.pop()
        square = folded[place]
        inwards = _inwards(square)
        for neighbour, edge in _around(place):
            if neighbour not in places:
                continue
            left, right = square[edge], square[(edge + 1) % 4]  # the common edge, clockwise in this square
            corners = {
                (edge + 3) % 4: left,
                (edge + 2) % 4: right,
                edge: _plus(left, inwards),
                (edge + 1) % 4: _plus(right, inwards),
            }
            hinged: Square = (corners[0], corners[1], corners[2], corners[3])
            if neighbour not in folded:
                folded[neighbour] = hinged
                waiting.append(neighbour)
            elif folded[neighbour] != hinged:
                return None
    corners_used = {corner for square in folded.values() for corner in square}
    if len({frozenset(square) for square in folded.values()}) < 6 or len(corners_used) != 8:
        return None
    return folded


def _plus(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _inwards(square: Square) -> Point:
    """The direction into the cube: across the upper edge and then along the right one, by the right-hand rule."""
    (a, b, c), (d, e, f), (g, h, i) = square[:3]
    p, q, r = d - a, e - b, f - c
    x, y, z = g - d, h - e, i - f
    return q * z - r * y, r * x - p * z, p * y - q * x


def positions(folded: Mapping[Place, Square]) -> Iterator[tuple[tuple[Place, int], ...]]:
    """All 24 ways to look at a folded net: the squares on top, in front and on the right, and how each is turned.

    The turn is by how many quarters clockwise a square is seen turned from how it lies in the net.
    """
    for top, square in folded.items():
        for first in range(4):  # this corner is seen as the upper left one of the top, at the back
            _, far_right, near_right, near_left = (square[(first + step) % 4] for step in range(4))
            front, lower = _seen(folded, near_left, near_right)
            right, side = _seen(folded, near_right, far_right)
            yield (top, -first % 4), (front, lower), (right, side)


def _seen(folded: Mapping[Place, Square], left: Point, right: Point) -> tuple[Place, int]:
    """The square whose upper edge, as seen from outside, goes from one point to another; and how it is turned."""
    for place, square in folded.items():
        for first in range(4):
            if square[first] == left and square[(first + 1) % 4] == right:
                return place, -first % 4
    raise AssertionError("every edge of a cube is the upper edge of one of its faces")


@cache
def _positions(places: tuple[Place, ...]) -> tuple[tuple[tuple[Place, int], ...], ...] | None:
    """The positions of a shape, which do not depend on its marks."""
    folded = fold(places)
    return None if folded is None else tuple(positions(folded))


def _compare(net: Net, corner: Corner) -> _Finding:
    """Whether a corner of the folded net looks like this one."""
    places = tuple(sorted(net))
    looks = _positions(places)
    if looks is None:
        return _Finding("these squares do not fold to a cube", 1)
    where = {sign.mark: place for place, sign in net.items()}
    for sign in corner.signs:
        if sign.mark not in where or net[where[sign.mark]].hue != sign.hue:
            return _Finding(f"there is no {sign} on the net", 1)
    wanted = tuple(where[sign.mark] for sign in corner.signs)
    seen = [tuple(net[place].turned(turn) for place, turn in look) for look in looks]
    weight = _TURNED if any(PERIODS[sign.mark] > 1 for sign in corner.signs) else _ORDER
    if corner.signs in seen:
        return _Finding("", weight * _folds_between(places, wanted))
    found: list[_Finding] = []
    for number, what, weight in ((2, "are opposite faces", _OPPOSITE), (3, "meet the other way round", _ORDER)):
        for group in combinations(range(3), number):
            if not any(all(look[k].mark == corner.signs[k].mark for k in group) for look in seen):
                found.append(_objection(places, where, [corner.signs[k] for k in group], what, weight))
    for pair in combinations(range(3), 2):
        if not any(all(look[k] == corner.signs[k] for k in pair) for look in seen):
            found.append(
                _objection(
                    places, where, [corner.signs[k] for k in pair], "are turned to one another otherwise", _TURNED
                )
            )
    return min(found, key=lambda finding: finding.weight)


def _objection(
    places: Sequence[Place], where: Mapping[str, Place], signs: Sequence[Sign], what: str, weight: int
) -> _Finding:
    folds = _folds_between(places, [where[sign.mark] for sign in signs])
    return _Finding(f"{', '.join(map(str, signs))} {what}", weight * folds)


def _folds_between(places: Sequence[Place], wanted: Sequence[Place]) -> int:
    """The number of folds in the smallest part of a net that holds these squares together.

    A net of a cube is a tree of squares, so it is what remains when other leaves are plucked.
    """
    left = set(places)
    while True:
        leaves = [
            place
            for place in sorted(left)
            if place not in wanted and sum(neighbour in left for neighbour, _ in _around(place)) == 1
        ]
        if not leaves:
            return len(left) - 1
        left.remove(leaves[0])


def _shape(net: Net) -> str:
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


def _plain(option: object) -> object:
    return msgspec.to_builtins(sorted(option.items()) if isinstance(option, dict) else option)


_CROSS: Final = ((0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (2, 1))


def _thirds(corner: Corner) -> Iterator[Corner]:
    """The corner as it is seen after each third of a turn about it."""
    looks = _positions(_CROSS)
    assert looks is not None, "the cross folds to a cube"
    places = {place for place, _ in looks[0]}
    bare = {place: sign.turned(-turn) for (place, turn), sign in zip(looks[0], corner.signs, strict=True)}
    for look in looks:
        if {place for place, _ in look} == places:
            yield Corner(*(bare[place].turned(turn) for place, turn in look))


def _quarters(net: Net) -> Iterator[list[tuple[Place, Sign]]]:
    """The net after each quarter turn of the picture, from its upper left corner, row by row."""
    for quarters in range(4):
        turned: dict[Place, Sign] = {}
        for place, sign in net.items():
            turned[_clockwise(place, quarters)] = sign.turned(quarters)
        top, left = (min(line) for line in zip(*turned, strict=True))
        yield sorted(((row - top, column - left), sign) for (row, column), sign in turned.items())


def _named(signs: Sequence[Sign], named: Sequence[Sign]) -> tuple[tuple[int, int], ...]:
    """The signs by the places of their marks among the named ones, and their turns from those; -1 for other marks."""
    names = {sign.mark: number for number, sign in enumerate(named)}
    found = ((names.get(sign.mark, -1), sign) for sign in signs)
    return tuple(
        (name, (sign.turn - named[name].turn) % PERIODS[sign.mark] if name >= 0 else 0) for name, sign in found
    )


def _canonical(task: str, nets: Sequence[Net], corners: Sequence[Corner]) -> str:
    """Equal exactly for the same puzzle with other marks of the same symmetry, turned nets and cubes, another order.

    Marks are named by what is given: in the order of the given net's squares, or of the given cube's faces. Marks of
    nets that the given cube does not show are not told apart.
    """
    forms: list[object] = []
    if task == "net":
        for corner in _thirds(corners[0]):
            named = corner.signs
            options = [
                min(
                    ([place for place, _ in turned], _named([sign for _, sign in turned], named))
                    for turned in _quarters(net)
                )
                for net in nets
            ]
            forms.append(([PERIODS[sign.mark] for sign in named], sorted(options)))
    else:
        for turned in _quarters(nets[0]):
            signs = [sign for _, sign in turned]
            views = [min(_named(third.signs, signs) for third in _thirds(corner)) for corner in corners]
            forms.append(([place for place, _ in turned], [PERIODS[sign.mark] for sign in signs], sorted(views)))
    return blake2b(repr((task, min(map(repr, forms)))).encode(), digest_size=16).hexdigest()
