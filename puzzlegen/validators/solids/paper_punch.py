"""Unfolds punched sheets of paper; judges `solids/paper_punch`.

A hole in the folded paper is taken back through the folds, the last one
first: where it lies on the part that stayed, it may be in both layers. What then lies on the sheet is a hole of it.
All places are whole numbers, so that nothing is rounded.
"""

from collections.abc import Sequence
from typing import Final, get_args

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.solids import paper_punch as form
from puzzlegen.formats.solids.paper_punch import QUESTIONS, Fold, Hole, Paper, Point, Query
from puzzlegen.validators.kits.answers import Findings, demand_different, fingerprint, letters_of, proven

_LETTERS: Final[tuple[form.Letter, ...]] = get_args(form.Letter)
BUDGET: Final = 4_000  # points reflected
_CLEAR: Final = (81, 100)  # the square of the least distance between the middle of a hole and a crease or an edge


def certify(paper: Paper, query: Query) -> Certificate:
    """Unfold the sheet, hole by hole and place by place.

    The difficulty is how many layers lie on all places that have to be looked at, times the number of folds, of
    which slanted ones count twice. The depth is how many folds have to be undone, one after another: those that
    turned over paper which is punched, lies at the places that are looked at (of `Layers`, at the right one), or has
    the two points that are pierced together.

    Raises:
        MalformedStatement: corners, folds, holes and options do not fit together.
    """
    _check(paper, query)
    unfolder = _Unfolder(paper)
    findings, layers, points = _answers(paper, query, unfolder)
    return proven(
        [Findings((one,), findings.refuted) for one in findings.answers],
        BUDGET,
        method="exact reflections",
        effort={"points": unfolder.looked},
        difficulty=layers * sum(abs(fold.a) + abs(fold.b) for fold in paper.folds),
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical_form(paper, query)),
        structure=f"{task_of(query)}, {len(paper.folds)} folds",
        faults=unfolder.faults,
        depth=Depth.chain(len({fold for point in points for fold in unfolder.turning(point)})),
    )


def certify_why(paper: Paper, query: Query, answer: str, why: form.Facts) -> Faults:  # noqa: ARG001
    """Unfold the sheet again, hole by hole, and compare."""
    unfolder = _Unfolder(paper)
    true: form.Facts
    match query:
        case form.Unfold():
            right = {hole for punch in paper.punches for hole in unfolder.holes(punch)}
            true = form.Against(_wrong_sheets(right, query))
        case form.Count():
            true = form.Growth(tuple(map(unfolder.growth, paper.punches)))
        case form.Layers():
            true = form.Growths(tuple(unfolder.growth(_round(spot)) for spot in query.options))
        case form.Place():
            made = (sorted(unfolder.holes(_round(spot))) for spot in query.options)
            true = form.Made(tuple(tuple(hole[:2] for hole in holes) for holes in made))
        case form.Partner():
            points = (query.given, *query.options)
            true = form.Followed(tuple(map(unfolder.turning, points)), tuple(map(unfolder.landed, points)))
    return () if why == true else ("what is said of holes, layers or points is not so",)


def _wrong_sheets(right: set[Hole], query: form.Unfold) -> dict[form.Letter, form.Wrong]:
    """The first hole in which each wrong sheet differs: one that it lacks, or else has too many, or else turns."""
    wrong = dict[form.Letter, form.Wrong]()
    spots = {hole[:2] for hole in right}
    for letter, option in zip(_LETTERS, query.options, strict=True):
        other = {hole[:2] for hole in option}
        if lacking := spots - other:
            wrong[letter] = form.Wrong("lacks", min(lacking))
        elif more := other - spots:
            wrong[letter] = form.Wrong("has", min(more))
        elif turned := {*option} - right:
            wrong[letter] = form.Wrong("turns", min(turned)[:2])
    return wrong


def _answers(paper: Paper, query: Query, unfolder: "_Unfolder") -> tuple[Findings, int, list[Point]]:
    """The answers, the layers at all places that were looked at, and the points of the sheet that matter."""
    if isinstance(query, form.Unfold | form.Count):
        holes = [hole for punch in paper.punches for hole in unfolder.holes(punch)]
        unfolder.demand_apart(holes)
        points = [hole[:2] for hole in holes]
        if isinstance(query, form.Count):
            return Findings((str(len(holes)),)), len(holes), points
        right = {*holes}
        sheets = {letter: {*option} for letter, option in zip(_LETTERS, query.options, strict=True)}
        findings = Findings(
            tuple(letter for letter, sheet in sheets.items() if sheet == right),
            {
                letter: f"{len(sheet - right)} of its holes are not made, and {len(right - sheet)} are missing"
                for letter, sheet in sheets.items()
                if sheet != right
            },
        )
        return findings, len(holes), points
    if isinstance(query, form.Partner):
        spots = [unfolder.landed(point) for point in (query.given, *query.options)]
        layers = sum(len(unfolder.holes(_round(spot))) for spot in spots)
        partners = [point for point, spot in zip(query.options, spots[1:], strict=True) if spot == spots[0]]
        return (
            letters_of([spot == spots[0] for spot in spots[1:]], "it lands on another place"),
            layers,
            [
                query.given,
                *partners,
            ],
        )
    made = [unfolder.holes(_round(spot)) for spot in query.options]
    layers = sum(map(len, made))
    if isinstance(query, form.Layers):
        fits = [len(one) == query.layers for one in made]
        fitting = [one for one, fit in zip(made, fits, strict=True) if fit]
        return letters_of(fits, "it has another number of layers"), layers, _points_of(fitting)
    moved = [{hole for hole in one if unfolder.turning(hole[:2])} for one in made]
    if not all(moved):
        raise MalformedStatement("paper that was folded over lies at each place")
    fits = [one == {*query.holes} for one in moved]
    return letters_of(fits, "a punch there makes other holes"), layers, _points_of(made)


def _points_of(made: Sequence[Sequence[Hole]]) -> list[Point]:
    return [hole[:2] for one in made for hole in one]


class _Unfolder:
    """Takes points back and forth through the folds, and notes what lies too near to an edge."""

    def __init__(self, paper: Paper) -> None:
        self.sheet, self.folds, self.looked = paper.sheet, paper.folds, 0
        self.faults: tuple[str, ...] = ()

    def holes(self, punch: Hole) -> list[Hole]:
        """All holes of the sheet that one punch makes, and one fault at most."""
        found = [punch]
        for fold in reversed(self.folds):
            stayed = list[Hole]()
            for hole in found:
                side = _side(fold, hole[:2])
                if side * side * _CLEAR[1] < _CLEAR[0] * (fold.a**2 + fold.b**2):
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
                point = _turned_over(fold, _round(point))[:2]
        return tuple(found)

    def landed(self, point: Point) -> Point:
        """Where a point of the sheet lies on the folded paper."""
        for fold in self.folds:
            self.looked += 1
            if _side(fold, point) > 0:
                point = _turned_over(fold, _round(point))[:2]
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
    return fold.a * point[0] + fold.b * point[1] - fold.c


def _round(point: Point) -> Hole:
    return Hole(*point, 0, 0)


def _turned_over(fold: Fold, hole: Hole) -> Hole:
    """A hole in the mirror of the fold's line, tip and all."""
    a, b, _ = fold
    square = a * a + b * b
    away, tilt = 2 * _side(fold, hole[:2]) // square, 2 * (a * hole.right + b * hole.down) // square
    return Hole(hole.x - away * a, hole.y - away * b, hole.right - tilt * a, hole.down - tilt * b)


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


def _check(paper: Paper, query: Query) -> None:
    """Refuse what is no sheet or no fold, and questions whose parts do not fit."""
    if len({*paper.sheet}) < len(paper.sheet):
        raise MalformedStatement("the corners of the sheet are different")
    if not all(fold.a or fold.b for fold in paper.folds):
        raise MalformedStatement("a line is upright, level or slanted by half a right angle")
    _check_folding(paper)
    if isinstance(query, form.Unfold | form.Count) != bool(paper.punches):
        raise MalformedStatement("holes are punched where the question is about them, and nowhere else")
    some = [paper.punches]
    match query:
        case form.Unfold():
            some += query.options
            demand_different([sorted(one) for one in query.options])
        case form.Layers():
            demand_different(query.options)
        case form.Place():
            some.append(query.holes)
            demand_different(query.options)
        case form.Partner():
            points = (query.given, *query.options)
            demand_different(points)
            if not all(_inside(paper.sheet, point) for point in points):
                raise MalformedStatement("a point is not on the sheet")
    for holes in some:
        if any(any(hole[2:]) == (paper.punch == "disc") for hole in holes):
            raise MalformedStatement("round holes have no tip, and other holes one of eight")
        demand_different([hole[:2] for hole in holes])


def _check_folding(paper: Paper) -> None:
    """Each fold has to leave some of the lattice's points, and to turn some over."""
    xs, ys = ([*range(min(line), max(line) + 1)] for line in zip(*paper.sheet, strict=True))
    points = {(x, y) for x in xs for y in ys if _inside(paper.sheet, (x, y))}
    for fold in paper.folds:
        over = {point for point in points if _side(fold, point) > 0}
        if not over or len(over) == len(points):
            raise MalformedStatement("a line does not run through the paper")
        points = points - over | {_turned_over(fold, _round(point))[:2] for point in over}


def _canonical_form(paper: Paper, query: Query) -> tuple[object, ...]:
    """The least of the eight ways to lay the sheet; how the folded paper is turned, and its colour, do not matter."""
    forms = []
    left, top = (min(line) for line in zip(*paper.sheet, strict=True))
    for matrix in ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0)):
        for flip in (1, -1):
            forms.append(_laid(paper, query, (matrix[0], matrix[1] * flip, matrix[2], matrix[3] * flip), (left, top)))
    return min(forms)


def _laid(paper: Paper, query: Query, matrix: tuple[int, int, int, int], corner: Point) -> tuple[object, ...]:
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
    match query:
        case form.Unfold():
            told: object = sorted(map(holes, query.options))
        case form.Count():
            told = None
        case form.Layers():
            told = sorted(map(spot, query.options)), query.layers
        case form.Place():
            told = sorted(map(spot, query.options)), holes(query.holes)
        case form.Partner():
            told = sorted(map(spot, query.options)), spot(query.given)
    return f"_{type(query).__name__}", paper.punch, repr((edges, folds, holes(paper.punches), told))
