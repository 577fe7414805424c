"""Lists which roads cross on a sketch, and how often; judges `logic/straight_roads`.

Two straight roads meet once at most. Roads of which no two meet twice on
a sketch can be straight: beyond its rim it can be completed to an arrangement of pseudolines, and of up to eight
pseudolines each one can be drawn with straight lines (Goodman and Pollack, "Proof of Grünbaum's conjecture on the
stretchability of certain arrangements of pseudolines", 1980).
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.logic.straight_roads import (
    QUESTIONS,
    Betray,
    Cannot,
    Crooked,
    CrookedOffered,
    Flipped,
    Map,
    Pairs,
    PairsOffered,
    Query,
    Same,
    Sketch,
    Twice,
    Two,
)
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    proven,
)

_Orders: TypeAlias = dict[int, tuple[tuple[int, ...], tuple[int, ...]]]  # road -> roads met, from either end

BUDGET: Final = 2_000  # crossings that are listed


def certify(shown: Map, query: Query) -> Certificate:
    """List all crossings, and see which pairs of roads cross more than once.

    The difficulty is the number of crossings on the sketch; where the crooked road is sought, with those that lie
    between two meetings of the same roads; of named pairs, the crossings on their roads. The depth is the number of
    crossings that have to be followed along one road, one after another; see `_chain`.

    Raises:
        MalformedStatement: roads, crossings or options contradict one another.
    """
    _check(shown, query)
    met = _walked(shown)
    times: dict[Two, list[int]] = {}
    for number, (one, other) in enumerate(met):
        times.setdefault((min(one, other), max(one, other)), []).append(number)
    several = {pair: at for pair, at in times.items() if len(at) > 1}
    listed = sum(len(one.crossings) for one in _sketches(shown, query))
    return proven(
        [_answer(shown, query, several)],
        BUDGET,
        method="listing all crossings",
        effort={"crossings": listed},
        difficulty=_difficulty(query, met, several),
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_whatever_form(query, QUESTIONS), min(_forms(shown, query)))),
        structure=f"{len(shown.left)} roads, {len(several)} pairs that meet more than once",
        depth=Depth.chain(_chain(shown, query, met, several)),
    )


def certify_why(shown: Map, query: Query, answer: str, why: Twice | Flipped) -> Faults:
    """Judges whether just these pairs cross twice, or sketches on offer differ in just these triangles."""
    if isinstance(query, Same):
        return _faults_of_triangles(shown, query, answer, why) if isinstance(why, Flipped) else ("no triangles",)
    tracks = {road: track for track, road in enumerate(shown.left)}
    times = Counter((min(two), max(two)) for two in _walked(shown))
    several = [pair for pair, number in times.items() if number > 1]
    several.sort(key=lambda pair: sorted(tracks[road] for road in pair))
    if max(times.values()) > 2 or not isinstance(why, Twice) or why.pairs != tuple(several):
        return ("other pairs cross twice",)
    return ()


def _faults_of_triangles(shown: Map, query: Same, answer: str, why: Flipped) -> Faults:
    if any(list(roads) != sorted({*roads} & {*shown.left}) for roads in why.flipped):
        return ("a triangle is not of three roads, by their numbers",)
    turned = [_orders(shown)]
    for roads in why.flipped:
        turned += [_inside_out(orders, roads) for orders in turned]
    place = LETTERS.index(answer)
    if len(turned) != 4 or not all(turned):
        return ("roads do not meet one after the other",)
    shown_so = [[_alike(orders, _orders(option)) for orders in turned] for option in query.options]
    once = all(sum(row) == 1 for row in shown_so) and all(sum(column) == 1 for column in zip(*shown_so, strict=True))
    return () if once and shown_so[place][0] else ("the sketches differ in other places",)


def _alike(one: _Orders, other: _Orders) -> bool:
    """True if each road meets the others in the same order on two sketches, from one of its ends."""
    return all({*one[road]} & {*other[road]} for road in one)


def _inside_out(orders: _Orders, roads: tuple[int, ...]) -> _Orders:
    """The orders with each of three roads past the crossing of the other two; none if something lies between."""
    found = dict(orders)
    for road in roads:
        one, other = (orders[road][0].index(each) for each in roads if each != road)
        if abs(one - other) != 1:
            return {}
        order = list(orders[road][0])
        order[one], order[other] = order[other], order[one]
        found[road] = tuple(order), tuple(order[::-1])
    return found


def _sketches(shown: Map, query: Query) -> list[Sketch]:
    """All sketches of the picture."""
    return [shown, *(query.options if isinstance(query, Same) else ())]


def _walked(sketch: Sketch) -> list[Two]:
    """The two roads of each crossing, in order, the upper one first."""
    order, met = list(sketch.left), list[Two]()
    for _, track in sketch.crossings:
        met.append((order[track], order[track + 1]))
        order[track : track + 2] = order[track + 1], order[track]
    return met


def _check(shown: Map, query: Query) -> None:
    for sketch in _sketches(shown, query):
        count = len(sketch.left)
        if sorted(sketch.left) != list(range(1, count + 1)) or count != len(shown.left):
            raise MalformedStatement("roads are numbered from 1, the same ones on each sketch")
        if list(sketch.crossings) != sorted(sketch.crossings) or any(one > count - 2 for _, one in sketch.crossings):
            raise MalformedStatement("crossings stand in their order, each of two tracks")
        if any(a[0] == b[0] and abs(a[1] - b[1]) < 2 for a, b in combinations(sketch.crossings, 2)):
            raise MalformedStatement("two crossings stand in each other's way")
    named = list[int]()
    if isinstance(query, Cannot):
        demand_different([frozenset(pair) for pair in query.options])
        if any(one == other for one, other in query.options):
            raise MalformedStatement("a pair is of two roads")
        named += [road for pair in query.options for road in pair]
    if isinstance(query, CrookedOffered):
        demand_different(query.options)
        named += query.options
    if not {*named} <= {*shown.left}:
        raise MalformedStatement("options name roads of the map")


def _answer(shown: Map, query: Query, several: dict[Two, list[int]]) -> Findings:
    match query:
        case Crooked():
            left = [road for road in sorted(shown.left) if all(road in pair for pair in several)]
            if isinstance(query, CrookedOffered) and len(left) < 2:
                return letters_of([road in left for road in query.options], "two other roads meet twice")
            return Findings(tuple(map(str, left[:2])))
        case PairsOffered():
            return letter_of_number(query.options, len(several))
        case Pairs():
            return Findings((str(len(several)),))
        case Cannot():
            right = [(min(pair), max(pair)) in several for pair in query.options]
            return letters_of(right, "these two do not meet twice")
        case Betray():
            marks = [" ".join(sorted(f"crossing-{at + 1}" for at in ats)) for ats in several.values()]
            return Findings(tuple(marks[:2]))
    alike = [_alike(_orders(shown), _orders(option)) for option in query.options]
    return letters_of(alike, "a road meets the others in another order")


def _orders(sketch: Sketch) -> _Orders:
    """For each road, the roads that it meets in their order, from either end."""
    found: _Orders = {}
    for road in sketch.left:
        order = tuple(one if other == road else other for one, other in _walked(sketch) if road in (one, other))
        found[road] = order, order[::-1]
    return found


def _difficulty(query: Query, met: Sequence[Two], several: dict[Two, list[int]]) -> int:
    if isinstance(query, Cannot):
        named = {road for pair in query.options for road in pair}
        return sum(bool({*two} & named) for two in met)
    if isinstance(query, Same | Pairs):
        return len(met)
    lenses = [sum(bool({*met[at]} & {*pair}) for at in range(ats[0] + 1, ats[1])) for pair, ats in several.items()]
    return len(met) + sum(sorted(lenses)[:2])


def _chain(shown: Map, query: Query, met: Sequence[Two], several: dict[Two, list[int]]) -> int:
    """The crossings along one road: to the second meeting of two that meet twice, or to where a sketch differs.

    Of two such pairs, as they are needed to tell the crooked road, the longer one; all of the longest road, where pairs
    are counted.
    """
    if isinstance(query, Pairs):
        return max(sum(road in two for two in met) for road in shown.left)
    if isinstance(query, Same):
        return max(_apart(_orders(shown), _orders(option)) for option in query.options)
    ways = {
        pair: max(sum(road in met[at] for at in range(ats[0] + 1, ats[1] + 1)) for road in pair)
        for pair, ats in several.items()
    }
    if isinstance(query, Cannot):
        return max((ways.get((min(pair), max(pair)), 0) for pair in query.options), default=0)
    return max(sorted(ways.values())[: 1 if isinstance(query, Betray) else 2], default=0)


def _apart(one: _Orders, other: _Orders) -> int:
    """How many crossings along a road, from the end that is nearer, it takes at least to see that sketches differ."""
    found = []
    for road, both in one.items():
        if not {*both} & {*other[road]}:
            found.append(min(max(_shared(end, way) for way in other[road]) + 1 for end in both))
    return min(found, default=0)


def _shared(one: Sequence[int], other: Sequence[int]) -> int:
    """How many of two orders are the same from their beginning."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _forms(shown: Map, query: Query) -> list[Any]:
    """The sketch with what is named in the question, from all four sides, whatever the numbers of roads."""
    forms = []
    for back in (False, True):
        for flipped in (False, True):
            known = _seen(shown, back=back, flipped=flipped)
            number = {road: place for place, road in enumerate(known[0])}
            named: list[Any] = []
            if isinstance(query, Cannot):
                named = sorted(sorted(number[road] for road in pair) for pair in query.options)
            elif isinstance(query, CrookedOffered):
                named = sorted(number[road] for road in query.options)
            elif isinstance(query, Same):
                for one in query.options:
                    orders = [
                        (number[road], min(tuple(number[met] for met in order) for order in both))
                        for road, both in _orders(one).items()
                    ]
                    named.append(sorted(orders))
                named.sort()
            forms.append((known[1], named))
    return forms


def _seen(sketch: Sketch, *, back: bool, flipped: bool) -> tuple[list[int], list[Two]]:
    """The roads at the left, and the crossings as far left as they can be, from one of four sides."""
    order, last = list(sketch.left), len(sketch.left) - 2
    tracks = [track for _, track in sketch.crossings]
    if back:
        for track in tracks:
            order[track : track + 2] = order[track + 1], order[track]
        tracks.reverse()
    if flipped:
        order, tracks = order[::-1], [last - track for track in tracks]
    free, found = [0] * len(order), list[Two]()
    for track in tracks:
        column = max(free[track], free[track + 1])
        free[track] = free[track + 1] = column + 1
        found.append((column, track))
    return order, sorted(found)
