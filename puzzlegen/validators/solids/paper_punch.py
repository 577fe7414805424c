"""Unfolds punched sheets of paper; judges `solids/paper_punch`.

The format is that of ``docs/solids.md``. A hole in the folded paper is taken back through the folds, the last one
first: where it lies on the part that stayed, it may be in both layers. What then lies on the sheet is a hole of it.
All places are whole numbers, so that nothing is rounded.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letters_of,
    parse,
    proven,
)

BUDGET: Final = 4_000  # points reflected
_CLEAR: Final = (81, 100)  # the square of the least distance between the middle of a hole and a crease or an edge
_LARGEST: Final = 40
_MOST: Final = 6  # folds
_UNITS: Final = {
    "unfold": "holes of the right sheet, times folds, slanted ones twice",
    "count": "holes counted, times folds, slanted ones twice",
    "layers": "layers at the four places, times folds, slanted ones twice",
    "place": "holes from the four places, times folds, slanted ones twice",
    "partner": "holes that go with the five points, times folds, slanted ones twice",
}
Point: TypeAlias = tuple[int, int]
Hole: TypeAlias = tuple[int, int, int, int]  # x, y, and where the tip points
Fold: TypeAlias = tuple[int, int, int]  # (a, b, c): what has a x + b y > c is folded over
_Four: TypeAlias = tuple[Point, Point, Point, Point]


class _Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sheet: tuple[Point, ...]
    folds: tuple[Fold, ...]
    punches: tuple[Hole, ...]
    punch: Literal["disc", "half_moon", "triangle", "heart"]
    turn: Literal[0, 1, 2, 3]  # quarter turns clockwise in which the folded paper is shown
    hue: Literal["red", "orange", "yellow", "green", "blue", "purple", "pink"]


class _Unfold(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="unfold"):
    """The query for the sheet with all its holes."""

    options: tuple[tuple[Hole, ...], tuple[Hole, ...], tuple[Hole, ...], tuple[Hole, ...]]


class _Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="count"):
    """The query for the number of holes."""


class _Layers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="layers"):
    """The query for the place with so many layers."""

    options: _Four
    layers: int


class _Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="place"):
    """The query for the place at which the holes of a sheet were punched."""

    options: _Four
    holes: tuple[Hole, ...]


class _Partner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="partner"):
    """The query for the point of the sheet that lands on the same place as a given one."""

    options: _Four
    given: Point


_Query: TypeAlias = _Unfold | _Count | _Layers | _Place | _Partner


def certify(statement: Statement, query: Statement) -> Certificate:
    """Unfold the sheet, hole by hole and place by place.

    The difficulty is how many layers lie on all places that have to be looked at, times the number of folds, of
    which slanted ones count twice.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    paper: _Paper = parse(statement, _Paper, "statement")
    asked: _Query = parse(query, _Query, "query")  # type: ignore[arg-type]
    _check(paper, asked)
    unfolder = _Unfolder(paper)
    findings, layers = _answers(paper, asked, unfolder)
    return proven(
        [Findings((one,), findings.refuted) for one in findings.answers],
        BUDGET,
        method="exact reflections",
        effort={"points": unfolder.looked},
        difficulty=layers * sum(abs(a) + abs(b) for a, b, _ in paper.folds),
        unit=_UNITS[str(query["task"])],
        canonical=fingerprint(_canonical_form(paper, asked)),
        structure=f"{query['task']}, {len(paper.folds)} folds",
        faults=unfolder.faults,
    )


class _WhyUnfold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    against: dict[str, tuple[Literal["lacks", "has", "turns"], Point]]


class _WhyCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    growth: tuple[tuple[int, ...], ...]


class _WhyLayers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    growths: tuple[tuple[int, ...], ...]


class _WhyPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    made: tuple[tuple[Point, ...], ...]


class _WhyPartner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ways: tuple[tuple[int, ...], ...]
    landed: tuple[Point, ...]


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:  # noqa: ARG001
    """Unfold the sheet again, hole by hole, and compare.

    Raises:
        MalformedStatement: the explanation breaks the format.
    """
    paper: _Paper = parse(statement, _Paper, "statement")
    asked: _Query = parse(query, _Query, "query")  # type: ignore[arg-type]
    unfolder = _Unfolder(paper)
    true: Any
    match asked:
        case _Unfold():
            true = _WhyUnfold(_wrong_sheets({hole for punch in paper.punches for hole in unfolder.holes(punch)}, asked))
        case _Count():
            true = _WhyCount(tuple(map(unfolder.growth, paper.punches)))
        case _Layers():
            true = _WhyLayers(tuple(unfolder.growth((*spot, 0, 0)) for spot in asked.options))
        case _Place():
            made = (sorted(unfolder.holes((*spot, 0, 0))) for spot in asked.options)
            true = _WhyPlace(tuple(tuple(hole[:2] for hole in holes) for holes in made))
        case _:
            points = (asked.given, *asked.options)
            true = _WhyPartner(tuple(map(unfolder.turning, points)), tuple(map(unfolder.landed, points)))
    told = parse(why, type(true), "explanation")
    return () if told == true else ("what is said of holes, layers or points is not so",)


def _wrong_sheets(right: set[Hole], asked: _Unfold) -> dict[str, tuple[Any, Point]]:
    """The first hole in which each wrong sheet differs: one that it lacks, or else has too many, or else turns."""
    wrong = dict[str, tuple[Any, Point]]()
    spots = {hole[:2] for hole in right}
    for letter, option in zip("ABCD", asked.options, strict=True):
        other = {hole[:2] for hole in option}
        if lacking := spots - other:
            wrong[letter] = "lacks", min(lacking)
        elif more := other - spots:
            wrong[letter] = "has", min(more)
        elif turned := {*option} - right:
            wrong[letter] = "turns", min(turned)[:2]
    return wrong


def _answers(paper: _Paper, asked: _Query, unfolder: "_Unfolder") -> tuple[Findings, int]:
    """The answers, and the layers at all places that were looked at."""
    if isinstance(asked, _Unfold | _Count):
        holes = [hole for punch in paper.punches for hole in unfolder.holes(punch)]
        unfolder.demand_apart(holes)
        if isinstance(asked, _Count):
            return Findings((str(len(holes)),)), len(holes)
        right = {*holes}
        findings = Findings(
            tuple(letter for letter, option in zip("ABCD", asked.options, strict=True) if {*option} == right),
            {
                letter: f"{len({*option} - right)} of its holes are not made, and {len(right - {*option})} are missing"
                for letter, option in zip("ABCD", asked.options, strict=True)
                if {*option} != right
            },
        )
        return findings, len(holes)
    if isinstance(asked, _Partner):
        spots = [unfolder.landed(point) for point in (asked.given, *asked.options)]
        layers = sum(len(unfolder.holes((*spot, 0, 0))) for spot in spots)
        return letters_of([spot == spots[0] for spot in spots[1:]], "it lands on another place"), layers
    made = [unfolder.holes((*spot, 0, 0)) for spot in asked.options]
    layers = sum(map(len, made))
    if isinstance(asked, _Layers):
        return letters_of([len(one) == asked.layers for one in made], "it has another number of layers"), layers
    return letters_of([{*one} == {*asked.holes} for one in made], "a punch there makes other holes"), layers


class _Unfolder:
    """Takes points back and forth through the folds, and notes what lies too near to an edge."""

    def __init__(self, paper: _Paper) -> None:
        self.sheet, self.folds, self.looked = paper.sheet, paper.folds, 0
        self.faults: tuple[str, ...] = ()

    def holes(self, punch: Hole) -> list[Hole]:
        """All holes of the sheet that one punch makes, and one fault at most."""
        found = [punch]
        for fold in reversed(self.folds):
            stayed = list[Hole]()
            for hole in found:
                side = _side(fold, hole[:2])
                if side * side * _CLEAR[1] < _CLEAR[0] * (fold[0] ** 2 + fold[1] ** 2):
                    self._fault("a hole is too near to a crease")
                if side < 0:
                    stayed.append(hole)
            self.looked += len(found)
            found = stayed + [_turned_over(fold, hole) for hole in stayed]
        if any(self._near_edge(hole[:2]) for hole in found):
            self._fault("a hole is too near to an edge")
        return [hole for hole in found if _inside(self.sheet, hole[:2])]

    def growth(self, punch: Hole) -> tuple[int, ...]:
        """Through how many places the paper is punched after each unfolding."""
        ways = [[punch]]
        for fold in reversed(self.folds):
            stayed = [way for way in ways if _side(fold, way[-1][:2]) < 0]
            ways = [[*way, hole] for way in stayed for hole in (way[-1], _turned_over(fold, way[-1]))]
        ways = [way for way in ways if _inside(self.sheet, way[-1][:2])]
        return tuple(len({tuple(way[: undone + 2]) for way in ways}) for undone in range(len(self.folds)))

    def turning(self, point: Point) -> tuple[int, ...]:
        """The numbers of the folds that turn a point over, from 1."""
        found = list[int]()
        for number, fold in enumerate(self.folds, 1):
            if _side(fold, point) > 0:
                found.append(number)
                point = _turned_over(fold, (*point, 0, 0))[:2]
        return tuple(found)

    def landed(self, point: Point) -> Point:
        """Where a point of the sheet lies on the folded paper."""
        for fold in self.folds:
            self.looked += 1
            if _side(fold, point) > 0:
                point = _turned_over(fold, (*point, 0, 0))[:2]
        return point

    def demand_apart(self, holes: Sequence[Hole]) -> None:
        """Holes through one another would be counted as one."""
        if len({hole[:2] for hole in holes}) < len(holes):
            self._fault("two holes are one")

    def _near_edge(self, point: Point) -> bool:
        return any(
            _is_near(point, one, other) for one, other in zip(self.sheet, (*self.sheet[1:], self.sheet[0]), strict=True)
        )

    def _fault(self, fault: str) -> None:
        if fault not in self.faults:
            self.faults += (fault,)


def _side(fold: Fold, point: Point) -> int:
    return fold[0] * point[0] + fold[1] * point[1] - fold[2]


def _turned_over(fold: Fold, hole: Hole) -> Hole:
    """A hole in the mirror of the fold's line, tip and all."""
    a, b, _ = fold
    square = a * a + b * b
    away, tilt = 2 * _side(fold, hole[:2]) // square, 2 * (a * hole[2] + b * hole[3]) // square
    return hole[0] - away * a, hole[1] - away * b, hole[2] - tilt * a, hole[3] - tilt * b


def _is_near(point: Point, one: Point, other: Point) -> bool:
    """True if a point is nearer to a line from one point to another than holes may be."""
    (x, y), (a, b), (c, d) = point, one, other
    wide, high = c - a, d - b
    square = wide * wide + high * high
    along = min(square, max(0, (x - a) * wide + (y - b) * high))
    right, down = (x - a) * square - along * wide, (y - b) * square - along * high
    return _CLEAR[1] * (right * right + down * down) < _CLEAR[0] * square * square


def _inside(sheet: Sequence[Point], point: Point) -> bool:
    """True if a point that is on no edge lies on the sheet: a ray to the right leaves it an odd number of times."""
    x, y = point
    odd = False
    for (a, b), (c, d) in zip(sheet, (*sheet[1:], sheet[0]), strict=True):
        if (b > y) != (d > y):
            # the edge crosses the height of the point right of it
            odd ^= ((x - a) * (d - b) < (y - b) * (c - a)) == (d > b)
    return odd


def _check(paper: _Paper, asked: _Query) -> None:
    """Refuse what is no sheet or no fold, and questions whose parts do not fit."""
    if not 3 <= len(paper.sheet) <= 16 or len({*paper.sheet}) < len(paper.sheet):
        raise MalformedStatement("the sheet has three to sixteen corners, all of them different")
    points = [*paper.sheet, *(getattr(asked, "options", ()) if not isinstance(asked, _Unfold) else ())]
    if any(abs(part) > _LARGEST for point in points for part in point):
        raise MalformedStatement("a place is too far away")
    if not 1 <= len(paper.folds) <= _MOST:
        raise MalformedStatement("the sheet is folded once to six times")
    for a, b, c in paper.folds:
        if {abs(a), abs(b)} - {0, 1} or not (a or b) or abs(c) > 2 * _LARGEST:
            raise MalformedStatement("a line is upright, level or slanted by half a right angle")
    _check_folding(paper)
    punched = isinstance(asked, _Unfold | _Count)
    if punched != bool(paper.punches) or len(paper.punches) > _MOST:
        raise MalformedStatement("holes are punched where the question is about them, and nowhere else")
    some: list[Sequence[Hole]] = [paper.punches]
    if isinstance(asked, _Unfold):
        some += asked.options
    if isinstance(asked, _Place):
        some.append(asked.holes)
    for holes in some:
        if any(max(map(abs, hole)) > 2 * _LARGEST for hole in holes):
            raise MalformedStatement("a hole is too far away")
        if any(({*map(abs, hole[2:])} - {0, 1}) or any(hole[2:]) == (paper.punch == "disc") for hole in holes):
            raise MalformedStatement("round holes have no tip, and other holes one of eight")
        demand_different([hole[:2] for hole in holes])
    if isinstance(asked, _Partner):
        demand_different([asked.given, *asked.options])
        if not all(_inside(paper.sheet, point) for point in (asked.given, *asked.options)):
            raise MalformedStatement("a point is not on the sheet")
    elif not isinstance(asked, _Count):
        options: Sequence[Any] = asked.options
        demand_different([sorted(one) if isinstance(asked, _Unfold) else one for one in options])


def _check_folding(paper: _Paper) -> None:
    """Each fold has to leave some of the lattice's points, and to turn some over."""
    xs, ys = ([*range(min(line), max(line) + 1)] for line in zip(*paper.sheet, strict=True))
    points = {(x, y) for x in xs for y in ys if _inside(paper.sheet, (x, y))}
    for fold in paper.folds:
        over = {point for point in points if _side(fold, point) > 0}
        if not over or len(over) == len(points):
            raise MalformedStatement("a line does not run through the paper")
        points = points - over | {_turned_over(fold, (*point, 0, 0))[:2] for point in over}


def _canonical_form(paper: _Paper, asked: _Query) -> tuple[object, ...]:
    """The least of the eight ways to lay the sheet; how the folded paper is turned, and its colour, do not matter."""
    forms = []
    left, top = (min(line) for line in zip(*paper.sheet, strict=True))
    for matrix in ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0)):
        for flip in (1, -1):
            forms.append(_laid(paper, asked, (matrix[0], matrix[1] * flip, matrix[2], matrix[3] * flip), (left, top)))
    return min(forms)


def _laid(paper: _Paper, asked: _Query, matrix: tuple[int, int, int, int], corner: Point) -> tuple[object, ...]:
    """Everything moved to the origin, turned and mirrored by a matrix, in an order that tells nothing."""
    p, q, r, s = matrix

    def turned(x: int, y: int) -> Point:
        return p * x + q * y, r * x + s * y

    sheet = [turned(x - corner[0], y - corner[1]) for x, y in paper.sheet]
    left, top = (min(line) for line in zip(*sheet, strict=True))

    def spot(point: Sequence[int]) -> Point:
        x, y = turned(point[0] - corner[0], point[1] - corner[1])
        return x - left, y - top

    def holes(some: Sequence[Hole]) -> list[tuple[int, ...]]:
        return sorted((*spot(hole), *turned(*hole[2:])) for hole in some)

    edges = sorted(
        tuple(sorted((spot(one), spot(other))))
        for one, other in zip(paper.sheet, (*paper.sheet[1:], paper.sheet[0]), strict=True)
    )
    folds = []
    for a, b, c in paper.folds:
        (u, v), far = turned(a, b), c - a * corner[0] - b * corner[1]
        folds.append((u, v, far - u * left - v * top))
    match asked:
        case _Unfold(options=sheets):
            query: object = sorted(map(holes, sheets))
        case _Count():
            query = None
        case _Layers(options=spots, layers=layers):
            query = sorted(map(spot, spots)), layers
        case _Place(options=spots, holes=made):
            query = sorted(map(spot, spots)), holes(made)
        case _Partner(options=spots, given=given):
            query = sorted(map(spot, spots)), spot(given)
    return type(asked).__name__, paper.punch, repr((edges, folds, holes(paper.punches), query))
