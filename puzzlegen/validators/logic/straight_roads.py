"""Lists which roads cross on a sketch, and how often; judges `logic/straight_roads`.

The format is that of ``docs/logic-maps.md``. Two straight roads meet once at most. Roads of which no two meet twice on
a sketch can be straight: beyond its rim it can be completed to an arrangement of pseudolines, and of up to eight
pseudolines each one can be drawn with straight lines (Goodman and Pollack, "Proof of Grünbaum's conjecture on the
stretchability of certain arrangements of pseudolines", 1980).
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    Findings,
    chosen,
    convert,
    demand_different,
    fingerprint,
    pointed_out,
    proven,
)

BUDGET: Final = 2_000  # crossings that are listed
MOST: Final = 9  # roads: the crooked one, and as many others as can always be straight
Two: TypeAlias = tuple[int, int]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=60)]
Bend: TypeAlias = tuple[Annotated[int, msgspec.Meta(ge=-3, le=3)], Small, Small]
Crossings: TypeAlias = Annotated[tuple[tuple[Small, Small], ...], msgspec.Meta(max_length=60)]
Left: TypeAlias = Annotated[tuple[int, ...], msgspec.Meta(min_length=3, max_length=MOST)]


class _Sketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    left: Left
    crossings: Crossings
    bend: Bend

    def walked(self) -> list[Two]:
        """The two roads of each crossing, in order, the upper one first."""
        order, met = list(self.left), list[Two]()
        for _, track in self.crossings:
            met.append((order[track], order[track + 1]))
            order[track : track + 2] = order[track + 1], order[track]
        return met


class _Map(_Sketch, frozen=True, forbid_unknown_fields=True):
    dress: Literal["village", "desert", "canals"]


class _Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["crooked", "pairs", "betray"]


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["crooked_choice", "pairs_choice"]
    options: tuple[int, int, int, int]


class _Pairs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["cannot"]
    options: tuple[Two, Two, Two, Two]


class _Sketches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["same"]
    options: tuple[_Sketch, _Sketch, _Sketch, _Sketch]


_UNITS: Final = {
    "betray": "crossings on the map and between meetings",
    "cannot": "crossings on the named roads",
    "crooked": "crossings on the map and between meetings",
}
_QUERIES: Final[dict[str, type[Any]]] = {
    "crooked_choice": _Numbers,
    "pairs_choice": _Numbers,
    "cannot": _Pairs,
    "same": _Sketches,
}


def certify(statement: Statement, query: Statement) -> Certificate:
    """List all crossings, and see which pairs of roads cross more than once.

    The difficulty is the number of crossings on the sketch; where the crooked road is sought, with those that lie
    between two meetings of the same roads; of named pairs, the crossings on their roads.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown = convert(statement, _Map, "statement")
    asked = convert(query, _QUERIES.get(str(query.get("task")), _Plain), "query")
    _check(shown, asked)
    met = shown.walked()
    times: dict[Two, list[int]] = {}
    for number, (one, other) in enumerate(met):
        times.setdefault((min(one, other), max(one, other)), []).append(number)
    several = {pair: at for pair, at in times.items() if len(at) > 1}
    listed = len(met) + sum(len(one.crossings) for one in getattr(asked, "options", ()) if isinstance(one, _Sketch))
    return proven(
        [_answer(shown, asked, several)],
        BUDGET,
        method="listing all crossings",
        effort={"crossings": listed},
        difficulty=_difficulty(asked, met, several),
        unit=_UNITS.get(asked.task.removesuffix("_choice"), "crossings on the map"),
        canonical=fingerprint((asked.task.removesuffix("_choice"), min(_forms(shown, asked)))),
        structure=f"{len(shown.left)} roads, {len(several)} pairs that meet more than once",
    )


def _check(shown: _Map, asked: Any) -> None:
    sketches = [shown, *(asked.options if isinstance(asked, _Sketches) else ())]
    for sketch in sketches:
        count = len(sketch.left)
        if sorted(sketch.left) != list(range(1, count + 1)) or count != len(shown.left):
            raise MalformedStatement("roads are numbered from 1, the same ones on each sketch")
        if list(sketch.crossings) != sorted(sketch.crossings) or any(one > count - 2 for _, one in sketch.crossings):
            raise MalformedStatement("crossings stand in their order, each of two tracks")
        if any(a[0] == b[0] and abs(a[1] - b[1]) < 2 for a, b in combinations(sketch.crossings, 2)):
            raise MalformedStatement("two crossings stand in each other's way")
    if isinstance(asked, _Pairs):
        demand_different([frozenset(pair) for pair in asked.options])
        if any(one == other for one, other in asked.options):
            raise MalformedStatement("a pair is of two roads")
    named = [road for pair in asked.options for road in pair] if isinstance(asked, _Pairs) else []
    if asked.task == "crooked_choice":
        demand_different(asked.options)
        named += asked.options
    if not {*named} <= {*shown.left}:
        raise MalformedStatement("options name roads of the map")


def _answer(shown: _Map, asked: Any, several: dict[Two, list[int]]) -> Findings:
    match asked.task:
        case "crooked" | "crooked_choice":
            left = [road for road in sorted(shown.left) if all(road in pair for pair in several)]
            if isinstance(asked, _Numbers) and len(left) < 2:
                return pointed_out([road in left for road in asked.options], "two other roads meet twice")
            return Findings(tuple(map(str, left[:2])))
        case "pairs":
            return Findings((str(len(several)),))
        case "pairs_choice":
            return chosen(asked.options, len(several))
        case "cannot":
            right = [(min(pair), max(pair)) in several for pair in asked.options]
            return pointed_out(right, "these two do not meet twice")
        case "betray":
            marks = [" ".join(sorted(f"crossing-{at + 1}" for at in ats)) for ats in several.values()]
            return Findings(tuple(marks[:2]))
    orders = _orders(shown)
    alike = [all({*orders[road]} & {*other[road]} for road in orders) for other in map(_orders, asked.options)]
    return pointed_out(alike, "a road meets the others in another order")


def _orders(sketch: _Sketch) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    """For each road, the roads that it meets in their order, from either end."""
    found = dict[int, tuple[tuple[int, ...], tuple[int, ...]]]()
    for road in sketch.left:
        order = tuple(one if other == road else other for one, other in sketch.walked() if road in (one, other))
        found[road] = order, order[::-1]
    return found


def _difficulty(asked: Any, met: Sequence[Two], several: dict[Two, list[int]]) -> int:
    if isinstance(asked, _Pairs):
        named = {road for pair in asked.options for road in pair}
        return sum(bool({*two} & named) for two in met)
    if asked.task == "same" or asked.task.startswith("pairs"):
        return len(met)
    lenses = [sum(bool({*met[at]} & {*pair}) for at in range(ats[0] + 1, ats[1])) for pair, ats in several.items()]
    return len(met) + sum(sorted(lenses)[:2])


def _forms(shown: _Map, asked: Any) -> list[Any]:
    """The sketch with what is named in the question, from all four sides, whatever the numbers of roads."""
    forms = []
    for back in (False, True):
        for flipped in (False, True):
            known = _seen(shown, back=back, flipped=flipped)
            number = {road: place for place, road in enumerate(known[0])}
            named: list[Any] = []
            if isinstance(asked, _Pairs):
                named = sorted(sorted(number[road] for road in pair) for pair in asked.options)
            elif asked.task == "crooked_choice":
                named = sorted(number[road] for road in asked.options)
            elif isinstance(asked, _Sketches):
                for one in asked.options:
                    orders = [
                        (number[road], min(tuple(number[met] for met in order) for order in both))
                        for road, both in _orders(one).items()
                    ]
                    named.append(sorted(orders))
                named.sort()
            forms.append((known[1], named))
    return forms


def _seen(sketch: _Sketch, *, back: bool, flipped: bool) -> tuple[list[int], list[Two]]:
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
