"""Sheets of paper that are folded, punched and unfolded again.

Places are counted in half squares of the paper, x to the right and y down; holes are in the middle of squares. A fold
(a, b, c) lays the paper with a x + b y > c over to the other side of the line a x + b y = c. The middles of all squares
are folded forwards, and what lands on one place is punched together.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import combinations
from typing import Annotated, Final, get_args

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.solids import paper_punch as form
from puzzlegen.formats.solids.paper_punch import Fold, Hole, Holes, Point
from puzzlegen.generators.kits.asking import four
from puzzlegen.generators.kits.ranking import has_rank

_LETTERS: Final[tuple[form.Letter, ...]] = get_args(form.Letter)
_SHEETS: Final[Mapping[str, tuple[Point, ...]]] = {
    "square": ((0, 0), (14, 0), (14, 14), (0, 14)),
    "large": ((0, 0), (16, 0), (16, 16), (0, 16)),
    "small": ((0, 0), (12, 0), (12, 12), (0, 12)),
    "banner": ((0, 0), (16, 0), (16, 10), (0, 10)),
    "card": ((0, 0), (12, 0), (12, 14), (0, 14)),
    "wide": ((0, 0), (16, 0), (16, 12), (0, 12)),
    "tall": ((0, 0), (12, 0), (12, 16), (0, 16)),
    "tag": ((0, 3), (3, 0), (14, 0), (14, 12), (0, 12)),
    "ell": ((0, 0), (8, 0), (8, 6), (16, 6), (16, 14), (0, 14)),
    "tee": ((0, 0), (16, 0), (16, 6), (12, 6), (12, 16), (4, 16), (4, 6), (0, 6)),
    "heart": ((4, 0), (8, 4), (12, 0), (16, 4), (16, 6), (8, 14), (0, 6), (0, 4)),
    "house": ((0, 6), (6, 0), (12, 6), (12, 16), (0, 16)),
    "arrow": ((0, 0), (10, 0), (16, 6), (10, 12), (0, 12)),
    "octagon": ((4, 0), (12, 0), (16, 4), (16, 12), (12, 16), (4, 16), (0, 12), (0, 4)),
    "plane": ((8, 0), (16, 16), (8, 12), (0, 16)),
    "cross": (
        (4, 0),
        (12, 0),
        (12, 4),
        (16, 4),
        (16, 12),
        (12, 12),
        (12, 16),
        (4, 16),
        (4, 12),
        (0, 12),
        (0, 4),
        (4, 4),
    ),
    "star": ((8, 0), (11, 5), (16, 8), (11, 11), (8, 16), (5, 11), (0, 8), (5, 5)),
}
_CLEAR: Final = 0.9  # from the middle of a hole to the edge of the paper, at least
_HUES: Final[tuple[form.Hue, ...]] = get_args(form.Hue)
_PUNCHES: Final[tuple[form.Punch, ...]] = ("half_moon", "triangle", "heart")
_TURNS: Final[tuple[form.Turn, ...]] = (1, 2, 3)
_TIPS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
_STRAIGHT: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_SLANTED: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_FLAP: Final = 4  # squares that are folded over, at least
_TRIED: Final = 80  # choices of a fold, of holes, or of options
_SHEETS_ASKED: Final = 6  # that are folded for a question, until one has what it is about
_SHEETS_TRIED: Final = 12  # and folds of them
_MISTAKEN: Final = 10  # choices of wrong sheets, each of which is folded anew
_NEAR: Final = 7  # places that lie close together
_SEVERAL: Final = 3  # folds to be undone
_NEARER: Final = 3  # cases: none of the places is nearer to a hole than the right one, or one is, or more are
_COUNTED: Final = 3  # holes that are punched where all are to be counted


class PaperPunchParams(Params, frozen=True, kw_only=True):
    """How often a sheet is folded, and how; how many holes are punched, and of which shape."""

    folds: Annotated[int, Knob("more folds", 2, 4)]
    slanted: Annotated[int, Knob("more of the folds are slanted", 0, 2)]
    punches: Annotated[int, Knob("more holes are punched where sheets are to be compared", 1, 3)]
    holes: Annotated[tuple[int, int], Knob("more holes to be counted, which three punches make", 3, 24)]
    shaped: Annotated[bool, Knob("holes have a tip, so that their turning matters")]
    turned: Annotated[bool, Knob("the folded paper is turned on the table before it is punched")]
    undone: Annotated[int, Knob("more of the folds have to be undone to find the answer", 1, 4)]


LEVELS: Final = {
    Level.EASY: PaperPunchParams(
        depth=(1, 1),
        band=(4, 8),
        bands={form.Count: (6, 14), form.Layers: (10, 22), form.Place: (8, 20), form.Partner: (16, 28)},
        folds=2,
        slanted=0,
        punches=1,
        holes=(3, 5),
        shaped=False,
        turned=False,
        undone=1,
    ),
    Level.MEDIUM: PaperPunchParams(
        depth=(2, 2),
        band=(9, 18),
        bands={form.Count: (15, 24), form.Layers: (24, 34), form.Place: (24, 48), form.Partner: (30, 48)},
        folds=2,
        slanted=1,
        punches=2,
        holes=(5, 8),
        shaped=False,
        turned=True,
        undone=2,
    ),
    Level.HARD: PaperPunchParams(
        depth=(3, 3),
        band=(20, 40),
        bands={form.Count: (25, 50), form.Layers: (36, 80), form.Place: (60, 90), form.Partner: (60, 130)},
        folds=3,
        slanted=2,
        punches=2,
        holes=(6, 10),
        shaped=True,
        turned=True,
        undone=3,
    ),
    Level.EXTREME: PaperPunchParams(
        depth=(4, 4),
        band=(42, 200),
        bands={form.Count: (51, 200), form.Layers: (81, 400), form.Partner: (131, 600)},
        folds=4,
        slanted=2,
        punches=2,
        holes=(9, 14),
        shaped=True,
        turned=True,
        undone=4,
    ),
}


def _side(fold: Fold, point: Point) -> int:
    """How far a point lies on the side that is folded over; negative on the other side."""
    return fold[0] * point[0] + fold[1] * point[1] - fold[2]


def _laid_over(fold: Fold, point: Point) -> Point:
    a, b, _ = fold
    far = 2 * _side(fold, point) // (a * a + b * b)
    return point[0] - far * a, point[1] - far * b


class _Sheet:
    """A sheet, its outline, and the middles of squares: whether they are on it; None where an edge is too near."""

    def __init__(self, outline: tuple[Point, ...]) -> None:
        self.outline = outline
        right, bottom = (max(line) for line in zip(*outline, strict=True))
        self.on: dict[Point, bool | None] = {
            (x, y): self._holds(x, y) for x in range(-1, right + 2, 2) for y in range(-1, bottom + 2, 2)
        }

    def _holds(self, x: int, y: int) -> bool | None:
        inside = False
        for (a, b), (c, d) in zip(self.outline, (*self.outline[1:], self.outline[0]), strict=True):
            wide, high = c - a, d - b
            along = min(1.0, max(0.0, ((x - a) * wide + (y - b) * high) / (wide * wide + high * high)))
            if (a + along * wide - x) ** 2 + (b + along * high - y) ** 2 < _CLEAR**2:
                return None
            if (b > y) != (d > y) and x < a + (y - b) * wide / high:
                inside = not inside
        return inside


@cache
def _sheet(name: str) -> _Sheet:
    return _Sheet(_SHEETS[name])


class _Folded:
    """A sheet after these folds: what lies on each place, and by which folds it came there."""

    def __init__(self, sheet: _Sheet, folds: Sequence[Fold]) -> None:
        self.sheet, self.folds = sheet, folds
        self.ways: dict[Point, tuple[int, ...]] = {}  # point of the sheet -> numbers of the folds that turn it over
        self.places: dict[Point, Point] = {}  # point of the sheet -> where it lies
        piles: dict[Point, list[Point]] = defaultdict(list)
        spoiled = set[Point]()
        for point, on in sheet.on.items():
            spot, way = point, list[int]()
            creased = on is None
            for number, fold in enumerate(folds):
                far = _side(fold, spot)
                creased |= far == 0
                if far > 0:
                    spot = _laid_over(fold, spot)
                    way.append(number)
            if creased:
                spoiled.add(spot)
            elif on:
                piles[spot].append(point)
                self.ways[point], self.places[point] = tuple(way), spot
        self.piles = {spot: points for spot, points in piles.items() if spot not in spoiled}

    def at(self, hole: Hole, straight: int | None = None) -> list[Hole]:
        """The holes on the sheet from one through the folded paper; one fold may leave their tips as they are."""
        found = list[Hole]()
        for point in self.piles.get(hole[:2], ()):
            tip = hole.right, hole.down
            for number in reversed(self.ways[point]):
                if number != straight:
                    tip = _laid_over(self.folds[number]._replace(c=0), tip)
            found.append(Hole(*point, *tip))
        return sorted(found)

    def deep(self, spots: Iterable[Point]) -> int:
        """How many folds turned over some of the paper at these places."""
        return len({number for spot in spots for point in self.piles[spot] for number in self.ways[point]})

    def growth(self, hole: Hole) -> tuple[int, ...]:
        """How many holes there are after each unfolding, the last fold first."""
        ways = [self.ways[point] for point in self.piles[hole[:2]]]
        return tuple(
            len({tuple(n for n in way if n >= first) for way in ways}) for first in reversed(range(len(self.folds)))
        )


def invent(rng: Stream, params: PaperPunchParams, asked: Drawn) -> Puzzle:
    """Fold a sheet, and ask for its holes, for its layers, or for places; another one if it has none that suit."""
    state = rng.child("state")
    for number in range(1, _SHEETS_ASKED):
        with suppress(Rejected):
            return _asked(_folded(params, state), params, asked, rng, f"ask {number}")
    return _asked(_folded(params, state), params, asked, rng, "ask")


def _asked(folded: _Folded, params: PaperPunchParams, asked: Drawn, rng: Stream, name: str) -> Puzzle:
    question, place = asked
    ask = rng.child(name)
    answer: str = _LETTERS[place]
    punches = list[Hole]()
    punch: form.Punch = "disc"
    query: form.Query
    why: form.Facts
    if question is form.Unfold:
        punch = ask.choice(_PUNCHES) if params.shaped else "disc"
        query, punches = _unfolded(folded, params, punch != "disc", place, ask)
        why = form.Against(_against(query.options, place))
    elif question is form.Count:
        punches = _counted(folded, params, ask, rng)
        query, answer = form.Count(), str(sum(len(folded.at(hole)) for hole in punches))
        why = form.Growth(tuple(folded.growth(hole) for hole in punches))
    elif question is form.Layers:
        query, why = _layers(folded, params.undone, place, ask, rng)
    elif question is form.Place:
        query, why = _places(folded, params.undone, place, ask, rng)
    else:
        query, why = _partners(folded, params.undone, place, ask, rng)
    turned = question is form.Place or (question is form.Unfold and params.turned)
    turn = ask.choice(_TURNS) if turned else 0
    statement = form.Paper(folded.sheet.outline, tuple(folded.folds), tuple(punches), punch, turn, ask.choice(_HUES))
    return Puzzle(statement, query, answer, why)


def _folded(params: PaperPunchParams, rng: Stream) -> _Folded:
    """A folded sheet with room for holes."""
    for _ in range(_SHEETS_TRIED):
        sheet = _sheet(rng.choice(list(_SHEETS)))
        with suppress(Rejected):
            folded = _Folded(sheet, _folds(sheet, params, rng))
            if len(folded.piles) >= _NEAR:
                return folded
    raise Rejected("too little room for holes")


def _folds(sheet: _Sheet, params: PaperPunchParams, rng: Stream) -> list[Fold]:
    """Folds, one after another, each of which lays the smaller part over and most of it onto paper."""
    folds = list[Fold]()
    spots = {point for point, on in sheet.on.items() if on}
    slanted = {*rng.sample(range(params.folds), params.slanted)}
    for number in range(params.folds):
        for _ in range(_TRIED):
            a, b = rng.choice(_SLANTED if number in slanted else _STRAIGHT)
            sides = [a * x + b * y for x, y in spots]
            fold = Fold(a, b, 2 * rng.between(min(sides) // 2, max(sides) // 2))
            over, staying = sum(side > fold.c for side in sides), sum(side < fold.c for side in sides)
            if not _FLAP <= over <= staying + 2:
                continue
            flap = {spot for spot in spots if _side(fold, spot) > 0}
            rest = {spot for spot in spots if _side(fold, spot) < 0}
            landed = {_laid_over(fold, spot) for spot in flap}
            if 3 * len(landed & rest) >= 2 * len(landed):
                folds.append(fold)
                spots = rest | landed
                break
        else:
            raise Rejected("no room for another fold")
    return folds


def _unfolded(
    folded: _Folded, params: PaperPunchParams, shaped: bool, place: int, rng: Stream
) -> tuple[form.Unfold, list[Hole]]:
    """Four sheets with all holes of some punches: two folds are taken as they are or not, in all four ways.

    So each hole that tells two sheets from each other is on two of the four, and no sheet is most like the others.
    Where holes have a tip, one of the mistakes is that a fold does not turn it.
    """
    folds, count = folded.folds, params.punches
    for _ in range(_MISTAKEN):
        spots = _punched(folded, count, params.undone, rng)
        punches = [Hole(*spot, *(rng.choice(_TIPS) if shaped else (0, 0))) for spot in spots]
        moved, other = rng.sample(range(len(folds)), 2)
        options = list[Holes]()
        mistaken = {number: _beside(folds[number], rng) for number in (moved, other)}
        for option in range(len(_LETTERS)):
            bits = option ^ place
            late = {moved} if bits & 1 else set[int]()
            if bits & 2 and not shaped:
                late.add(other)
            paper = _Folded(folded.sheet, [mistaken[n] if n in late else fold for n, fold in enumerate(folds)])
            holes = [paper.at(punch, other if bits & 2 and shaped else None) for punch in punches]
            options.append(tuple(sorted({hole for some in holes for hole in some})) if all(holes) else ())
        if all({*a} & {*b} and len({*a} ^ {*b}) >= 2 * count for a, b in combinations(options, 2)):
            return form.Unfold(four(options)), punches
    raise Rejected("no sheets that differ enough")


def _against(options: Sequence[Holes], place: int) -> dict[form.Letter, form.Wrong]:
    """What each wrong sheet has otherwise: a hole that it lacks, or else has too many, or else turns otherwise."""
    right, found = {hole[:2]: hole for hole in options[place]}, dict[form.Letter, form.Wrong]()
    for letter, option in zip(_LETTERS, options, strict=True):
        spots = {hole[:2]: hole for hole in option}
        if option != options[place]:
            lacks, more = sorted(right.keys() - spots.keys()), sorted(spots.keys() - right.keys())
            turned = sorted(spot for spot in spots.keys() & right.keys() if spots[spot] != right[spot])
            wrong = [
                *(form.Wrong("lacks", spot) for spot in lacks),
                *(form.Wrong("has", spot) for spot in more),
                *(form.Wrong("turns", spot) for spot in turned),
            ]
            found[letter] = wrong[0]
    return found


def _beside(fold: Fold, rng: Stream) -> Fold:
    """A fold along a line next to the right one."""
    return fold._replace(c=fold.c + rng.choice((-2, 2)))


def _counted(folded: _Folded, params: PaperPunchParams, ask: Stream, rng: Stream) -> list[Hole]:
    """Punches that make as many holes as the item's index says."""
    fewest, most = params.holes
    wanted = fewest + rng.class_by_index(most - fewest + 1, "holes")
    for _ in range(_TRIED):
        spots = _punched(folded, _COUNTED, params.undone, ask)
        if sum(len(folded.piles[spot]) for spot in spots) == wanted:
            return [Hole(*spot, 0, 0) for spot in spots]
    raise Rejected("not this many holes")


def _punched(folded: _Folded, count: int, undone: int, rng: Stream) -> list[Point]:
    """So many places, at which so many of the folds turned paper over."""
    every = sorted(spot for spot in folded.piles if folded.deep([spot]) <= undone)
    if len(every) >= count:
        for _ in range(_TRIED):
            spots = rng.sample(every, count)
            if folded.deep(spots) == undone:
                return spots
    raise Rejected("another number of folds has to be undone")


def _rank(numbers: Sequence[float], place: int) -> int:
    """How many numbers are smaller than the one at a place."""
    return sum(number < numbers[place] for number in numbers)


def _from_the_others(spots: Sequence[Point]) -> list[float]:
    """How far each place is from all others together."""
    return [sum(math.dist(one, other) for other in spots) for one in spots]


def _layers(folded: _Folded, undone: int, place: int, ask: Stream, rng: Stream) -> tuple[form.Layers, form.Growths]:
    """Four places with three or four numbers of layers, and one of them that only one place has.

    Paper is thickest where creases meet, often in the middle of the sheet; so of the four places, the one with this
    number is as often the nearest to that middle as the farthest, and as often among the others as apart from them. It
    may be nearer to the rim than others are that are as far from the middle, or not.
    """
    fewest = max(2, undone)  # a single layer shows at a glance
    middle = [(min(line) + max(line)) / 2 for line in zip(*folded.sheet.outline, strict=True)]
    inner, apart = (rng.class_by_index(len(_LETTERS), name) for name in ("rank", "apart"))
    outer = [rank for rank in range(len(_LETTERS)) if abs(rank + inner - len(_LETTERS) + 1) <= 1]
    rim = outer[rng.class_by_index(len(outer), "rim")]
    every = sorted(folded.piles)
    counts = {spot: len(points) for spot, points in folded.piles.items()}
    far = {spot: math.dist(spot, middle) for spot in every}
    keys = [spot for spot in every if counts[spot] >= fewest and folded.deep([spot]) == undone]
    for _ in range(_TRIED if keys else 0):
        key = ask.choice(keys)
        others = [spot for spot in every if counts[spot] != counts[key]]
        nearer, farther = ([spot for spot in others if (far[spot] < far[key]) is near] for near in (True, False))
        if len(nearer) < inner or len(farther) < len(_LETTERS) - 1 - inner:
            continue
        spots = [*ask.sample(nearer, inner), *ask.sample(farther, len(_LETTERS) - 1 - inner)]
        ask.shuffle(spots)
        spots.insert(place, key)
        inside = [
            min(x, 2 * middle[0] - x, y, 2 * middle[1] - y) for x, y in [key, *spots[:place], *spots[place + 1 :]]
        ]
        if (
            len({counts[spot] for spot in spots}) >= len(_LETTERS) - 1
            and _rank(_from_the_others(spots), place) == apart
            and has_rank(inside, rim)
        ):
            growths = tuple(folded.growth(Hole(*spot, 0, 0)) for spot in spots)
            return form.Layers(four(spots), counts[key]), form.Growths(growths)
    raise Rejected("too few different layers")


def _neighbours(spots: Sequence[Point], rng: Stream) -> list[Point]:
    """Four places out of seven that lie close together."""
    if len(spots) < len(_LETTERS):
        raise Rejected("too few places")
    x, y = rng.choice(spots)
    near = sorted(spots, key=lambda spot: ((spot[0] - x) ** 2 + (spot[1] - y) ** 2, spot))
    return rng.sample(near[:_NEAR], len(_LETTERS))


def _places(folded: _Folded, undone: int, place: int, ask: Stream, rng: Stream) -> tuple[form.Place, form.Made]:
    """Four places with equally many layers, and the holes that a punch through one of them makes.

    A hole in paper that never moved is where it was punched, and is left out, since it would tell the place. Nor does
    the nearest of the others tell it: no place is nearer to one, or a single one, or more, each equally often. Where
    several folds have to be undone, nor does it tell whether the place is among the others or apart from them; nor is
    it one of few that share a row or a column with a hole.
    """
    sizes = [len(points) for points in folded.piles.values()]
    some = sorted({size for size in sizes if sizes.count(size) >= len(_LETTERS) and size > len(folded.folds) - 1})
    if not some:
        raise Rejected("too few places with as many layers")
    size = ask.choice(some)
    spots = sorted(spot for spot, points in folded.piles.items() if len(points) == size)
    nearer, apart = rng.class_by_index(_NEARER, "rank"), rng.class_by_index(len(_LETTERS), "apart")
    for _ in range(_TRIED):
        options = _neighbours(spots, ask)
        if folded.deep(options) != undone:
            continue
        far = _from_the_others(options)
        if undone >= _SEVERAL:
            key = next((key for key in range(len(options)) if _rank(far, key) == apart), place)
            options[key], options[place] = options[place], options[key]
            far[key], far[place] = far[place], far[key]
        made = [folded.at(Hole(*spot, 0, 0)) for spot in options]
        holes = tuple(hole for hole in made[place] if folded.ways[hole[:2]])
        level = [any(hole.x == x or hole.y == y for hole in holes) for x, y in options]
        if undone >= _SEVERAL and (_rank(far, place) != apart or (level[place] and sum(level) < len(_LETTERS) - 1)):
            continue
        near = [min(math.dist(spot, hole[:2]) for hole in holes) for spot in options]
        if min(_rank(near, place), _NEARER - 1) == nearer:
            why = form.Made(tuple(tuple(hole[:2] for hole in holes) for holes in made))
            return form.Place(four(options), holes), why
    raise Rejected("all such places are nearer to their holes, or farther from them")


def _followed(folded: _Folded, pair: Sequence[Point], undone: int) -> bool:
    """True if so many folds turned over two points, more than one of them only one of the two, where there are more."""
    one, other = ({*folded.ways[point]} for point in pair)
    return len(one | other) == undone and len(one ^ other) >= min(2, undone)


def _partners(folded: _Folded, undone: int, place: int, ask: Stream, rng: Stream) -> tuple[form.Partner, form.Followed]:
    """Points of the sheet that land close together, and another one that lands on the same place as one of them.

    None to three of the others are nearer to it than this one, each number equally often.
    """
    spots = sorted(spot for spot, points in folded.piles.items() if len(points) > 1)
    nearer = rng.class_by_index(len(_LETTERS), "rank")
    for _ in range(_TRIED):
        chosen = _neighbours(spots, ask)
        given, partner = ask.sample(folded.piles[chosen[place]], 2)
        if not _followed(folded, (given, partner), undone):
            continue
        options = [ask.choice(folded.piles[spot]) for spot in chosen]
        options[place] = partner
        if _rank([math.dist(given, point) for point in options], place) == nearer:
            break
    else:
        raise Rejected("another number of folds turns partners over")
    points = [given, *options]
    return form.Partner(given, four(options)), form.Followed(
        tuple(tuple(1 + number for number in folded.ways[point]) for point in points),
        tuple(folded.places[point] for point in points),
    )
