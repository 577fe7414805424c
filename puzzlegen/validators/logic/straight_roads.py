"""Lists which roads cross on a sketch, and how often; judges `logic/straight_roads`.

Two straight roads meet once at most. Roads of which no two meet twice on
a sketch can be straight: beyond its rim it can be completed to an arrangement of pseudolines, and of up to eight
pseudolines each one can be drawn with straight lines (Goodman and Pollack, "Proof of Grünbaum's conjecture on the
stretchability of certain arrangements of pseudolines", 1980).
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.logic.straight_roads import (
    QUESTIONS,
    Betray,
    Cannot,
    Crooked,
    CrookedOffered,
    Map,
    Pairs,
    PairsOffered,
    Query,
    Same,
    Sketch,
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

BUDGET: Final = 2_000  # crossings that are listed


def certify(shown: Map, query: Query) -> Certificate:
    """List all crossings, and see which pairs of roads cross more than once.

    The difficulty is the number of crossings on the sketch; where the crooked road is sought, with those that lie
    between two meetings of the same roads; of named pairs, the crossings on their roads.

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
    )


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
    orders = _orders(shown)
    alike = [all({*orders[road]} & {*other[road]} for road in orders) for other in map(_orders, query.options)]
    return letters_of(alike, "a road meets the others in another order")


def _orders(sketch: Sketch) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    """For each road, the roads that it meets in their order, from either end."""
    found = dict[int, tuple[tuple[int, ...], tuple[int, ...]]]()
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
