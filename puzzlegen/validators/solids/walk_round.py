"""Looks at a lawn from every stop, and at all orders that the path shows; judges `solids/walk_round`.

The format is that of ``docs/solids.md``. Bearings are compared as exact fractions. A question is decided by what is
left of what; pictures of which two can hardly be told apart by that are faults.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise, permutations, product
from math import acos, atan2, cos, hypot, pi, sin
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    least,
    letter_of_number,
    letters_of,
    parse,
    proven,
)

BUDGET: Final = 500_000  # orders that are compared
GAP: Final = 55
"""Thousandths of the distance between two things in a picture, at least: 12 pixels or more."""
NEAR: Final = 30
"""Thousandths within which two things could be taken to be in line, by the eye, at a stop on the plan."""
ROUNDED: Final = 3  # by how much what is seen may differ from what was published
_ROUND: Final = 120
_HALF: Final = 6

Place: TypeAlias = tuple[int, int]
Row: TypeAlias = tuple[str, ...]  # what is seen from left to right
Thing: TypeAlias = tuple[str, int, int]  # what it is, how far to the right (thousandths), how far away
Sight: TypeAlias = tuple[Fraction, int, str]  # the same, as it is seen
Picture: TypeAlias = Annotated[tuple[Thing, ...], msgspec.Meta(min_length=3, max_length=8)]
Four: TypeAlias = tuple[Picture, Picture, Picture, Picture]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    at: Place


class _Lawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    world: Literal["garden", "winter", "beach", "table"]
    bodies: Annotated[tuple[_Body, ...], msgspec.Meta(min_length=2, max_length=8)]
    stops: Annotated[tuple[Place, ...], msgspec.Meta(min_length=4, max_length=16)]


class _Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["stop", "stop_box"]
    pictures: tuple[Picture]


class _StopOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["stop_choice"]
    pictures: tuple[Picture]
    options: tuple[int, int, int, int]


class _Steps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["steps"]
    pictures: tuple[Picture, Picture]


class _StepsOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["steps_choice"]
    pictures: tuple[Picture, Picture]
    options: tuple[int, int, int, int]


class _Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["order"]
    pictures: Four


class _OrderOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["order_choice"]
    pictures: Four
    options: tuple[str, str, str, str]


class _View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["view"]
    stop: int
    options: Four


class _Cannot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["cannot"]
    options: Four


class _Where(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["place"]
    kind: str
    pictures: tuple[Picture, Picture]
    options: tuple[Place, Place, Place, Place]


_QUERIES: Final[dict[str, type[Any]]] = {
    "stop": _Stop,
    "stop_box": _Stop,
    "stop_choice": _StopOffered,
    "steps": _Steps,
    "steps_choice": _StepsOffered,
    "order": _Order,
    "order_choice": _OrderOffered,
    "view": _View,
    "cannot": _Cannot,
    "place": _Where,
}
_UNITS: Final = {
    "stop": "sight lines for one picture",
    "steps": "sight lines for two pictures",
    "order": "sight lines for four pictures",
    "view": "pairs compared in pictures on offer",
    "cannot": "sight lines for pictures on offer",
    "place": "sight lines for two pictures and four spots",
}


class _Lawned:
    """A lawn as it is seen from each stop."""

    def __init__(self, bodies: Sequence[_Body], stops: Sequence[Place]) -> None:
        self.bodies = bodies
        self.seen = [_look(bodies, stop) for stop in stops]
        self.exact = [tuple(kind for *_, kind in seen) for seen in self.seen]
        self.rows = [_rows(seen) for seen in self.seen]

    def stops_of(self, picture: Picture) -> list[int]:
        """The stops from which all is seen where the picture has it."""
        return [number for number, seen in enumerate(self.seen) if _agree(seen, picture)]

    def doubtful(self, picture: Picture) -> list[int]:
        """The stops from which the picture's order is seen, or could be thought to be."""
        return [number for number, rows in enumerate(self.rows) if _row(picture) in rows]

    def work(self, picture: Picture) -> float:
        """How many pairs have to be compared to rule out the wrong stops, see `_compared`."""
        return _compared(_row(picture), self.exact)


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find all answers to the question.

    The difficulty is how many pairs of things have to be compared, on average, until every wrong stop, picture or spot
    has been ruled out by one that is the other way round; things that look alike are taken for one another both ways.
    """
    lawn = parse(statement, _Lawn, "statement")
    task = query.get("task")
    if task not in _QUERIES:
        raise MalformedStatement("there is no such task")
    asked = parse(query, _QUERIES[task], "query")
    _check(lawn, asked)
    found, faults, work = _answered(lawn, asked)
    sort = task.removesuffix("_choice").removesuffix("_box")
    pictures = getattr(asked, "pictures", None) or (asked.options if task in ("view", "cannot") else ())
    return proven(
        found,
        BUDGET,
        method="bearings from every stop",
        effort={"orders": len(pictures) * len(lawn.stops) * 4},
        difficulty=round(work) if len(found) == 1 else 0,
        unit=_UNITS[sort],
        canonical=_canonical(lawn, asked),
        structure=f"{sort}; {len(lawn.stops)} stops",
        faults=tuple(dict.fromkeys((*faults, *(fault for picture in pictures for fault in _blurred(picture))))),
    )


def _check(lawn: _Lawn, asked: Any) -> None:
    spots = list(asked.options) if asked.task == "place" else []
    places = [body.at for body in lawn.bodies] + spots
    if any(hypot(*place) > _ROUND / 2 for place in places) or len(set(places)) < len(places):
        raise MalformedStatement("something is not on the lawn, or two things are in one place")
    turns = [(a * d - b * c) > 0 for (a, b), (c, d) in zip(lawn.stops, (*lawn.stops[1:], lawn.stops[0]), strict=True)]
    if any(abs(hypot(*stop) - _ROUND) > 1 for stop in lawn.stops) or not all(turns):
        raise MalformedStatement("the stops are not on the path, clockwise")
    if asked.task == "view" and not 1 <= asked.stop <= len(lawn.stops):
        raise MalformedStatement("there is no such stop")
    if asked.task == "place" and asked.kind in {body.kind for body in lawn.bodies}:
        raise MalformedStatement("what is looked for is on the plan already")
    if hasattr(asked, "options"):
        demand_different(asked.options)


def _look(bodies: Sequence[_Body], stop: tuple[float, float]) -> list[Sight]:
    """What is seen from a stop, from left to right; exact, the stop's coordinates being read as fractions."""
    a, b = map(Fraction, stop)
    found = list[Sight]()
    for body in bodies:
        x, y = body.at
        ahead = a * a + b * b - x * a - y * b
        found.append((1000 * (x * b - y * a) / ahead, int(ahead // _ROUND), body.kind))
    return sorted(found)


def _agree(seen: Sequence[Sight], picture: Picture) -> bool:
    return len(seen) == len(picture) and all(
        kind == name and abs(right - x) <= ROUNDED and abs(far - away) <= ROUNDED
        for (right, far, kind), (name, x, away) in zip(seen, sorted(picture, key=lambda one: one[1]), strict=True)
    )


def _row(picture: Picture) -> Row:
    return tuple(name for name, *_ in sorted(picture, key=lambda one: one[1]))


def _rows(seen: Sequence[Sight]) -> set[Row]:
    """The order that is seen, and those that it could be taken for: neighbours nearly in line either way round."""
    found = {tuple(kind for *_, kind in seen)}
    for place, (one, other) in enumerate(pairwise(seen)):
        if other[0] - one[0] < NEAR:
            found |= {(*row[:place], row[place + 1], row[place], *row[place + 2 :]) for row in found}
    return found


def _compared(row: Row, others: Sequence[Row]) -> float:
    """Pairs that have to be compared in random order until each other row is refuted, whichever twin is which."""
    pairs = len(row) * (len(row) - 1) // 2
    total = 0.0
    for other in others:
        if other == row or Counter(other) != Counter(row):
            continue
        for ranks in _ranked(row, other):
            wrong = sum(one > two for one, two in combinations(ranks, 2))
            total += (pairs + 1) / (wrong + 1)
    return total


def _ranked(row: Row, other: Row) -> Iterator[list[int]]:
    """For each way to match alike things: where those of one row, from left to right, are in the other row."""
    places = defaultdict[str, list[int]](list)
    for place, kind in enumerate(other):
        places[kind].append(place)
    for chosen_ways in product(*(permutations(some) for some in places.values())):
        left = {kind: list(some) for kind, some in zip(places, chosen_ways, strict=True)}
        yield [left[kind].pop(0) for kind in row]


def _path(bodies: Sequence[_Body]) -> set[Row]:
    """All orders that can be seen from the path, or could be thought to be.

    They change only where two bodies are in line; one point between any two such points of the path shows them all.
    """
    turns = set[float]()
    for one, other in combinations(bodies, 2):
        (x, y), (a, b) = one.at, other.at
        long = hypot(a - x, b - y)
        away = (x * b - y * a) / long  # of the line from the middle
        toward, aside = atan2(x - a, b - y), acos(away / _ROUND)
        turns |= {toward - aside, toward + aside}
    angles = sorted(angle % (2 * pi) for angle in turns)
    middles = [(one + other) / 2 for one, other in zip(angles, [*angles[1:], angles[0] + 2 * pi], strict=True)]
    found = set[Row]()
    for angle in middles:
        found |= _rows(_look(bodies, (_ROUND * cos(angle), _ROUND * sin(angle))))
    return found


def _answered(lawn: _Lawn, asked: Any) -> tuple[list[Findings], list[str], float]:
    """The answers, two at most, the faults, and the pairs to be compared."""
    if asked.task == "place":
        return _placed(lawn, asked)
    whole = _Lawned(lawn.bodies, lawn.stops)
    if asked.task == "view":
        seen = whole.seen[asked.stop - 1]
        fits = [_agree(seen, picture) for picture in asked.options]
        doubt = [_row(picture) in whole.rows[asked.stop - 1] for picture in asked.options]
        right = tuple(kind for *_, kind in seen)
        faults = ["two pictures show one order"] if sum(doubt) != 1 else []
        work = _compared(right, [_row(picture) for picture in asked.options])
        return [letters_of(fits, "from this stop, the order from left to right is another one")], faults, work
    if asked.task == "cannot":
        path = _path(lawn.bodies)
        taken = [bool(whole.stops_of(picture)) for picture in asked.options]
        seen_somewhere = [_row(picture) in path for picture in asked.options]
        faults = ["a picture is of another lawn, but its order can be seen"] if taken != seen_somewhere else []
        work = sum(whole.work(picture) for picture in asked.options)
        return [letters_of([not one for one in taken], "it was taken from a stop")], faults, work
    stops = [whole.stops_of(picture) for picture in asked.pictures]
    faults = ["an order is seen from two stops"] if any(len(whole.doubtful(one)) > 1 for one in asked.pictures) else []
    work = sum(map(whole.work, asked.pictures))
    return [_from_stops(asked, used, len(lawn.stops)) for used in product(*stops)][:2], faults, work


def _from_stops(asked: Any, used: Sequence[int], count: int) -> Findings:
    """The answer if the pictures were taken from these stops."""
    match asked.task:
        case "stop":
            return Findings((str(used[0] + 1),))
        case "stop_box":
            return Findings((f"stop-{used[0] + 1}",))
        case "stop_choice":
            return letters_of([one == used[0] + 1 for one in asked.options], "it shows another order from there")
        case "steps":
            return Findings((str((used[1] - used[0]) % count),))
        case "steps_choice":
            return letter_of_number(asked.options, (used[1] - used[0]) % count)
    if len(set(used)) < len(used):
        return Findings(())
    names = "ABCD" if asked.task == "order" else "1234"
    order = "".join(names[number] for number in sorted(range(4), key=used.__getitem__))
    if asked.task == "order":
        return Findings((order,))
    return letters_of([one == order for one in asked.options], f"the order is {order}")


def _placed(lawn: _Lawn, asked: _Where) -> tuple[list[Findings], list[str], float]:
    """The spots at which both pictures could have been taken, each from some stop."""
    known = [tuple(thing for thing in picture if thing[0] != asked.kind) for picture in asked.pictures]
    without = _Lawned(lawn.bodies, lawn.stops)
    fits, doubts, work = [], 0, sum(map(without.work, known))
    for spot in asked.options:
        whole = _Lawned((*lawn.bodies, _Body(asked.kind, spot)), lawn.stops)
        fits.append(all(whole.stops_of(picture) for picture in asked.pictures))
        doubts += all(whole.doubtful(picture) for picture in asked.pictures)
        for picture, rest in zip(asked.pictures, known, strict=True):
            near = [whole.exact[number] for number in without.doubtful(rest)]
            work += _compared(_row(picture), near)
    faults = ["two spots show the orders of both pictures"] if doubts > 1 else []
    return [letters_of(fits, "from nowhere would it be seen in this order")], faults, work


def _blurred(picture: Picture) -> Iterator[str]:
    """Things in a picture that hide one another, or are too near to tell which is farther left."""
    for (_, x, far), (_, other, away) in combinations(picture, 2):
        if abs(x - other) < max(GAP, 1000 * _HALF // max(1, min(far, away)) + 20):
            yield "two things in a picture are too near to one another"


def _canonical(lawn: _Lawn, asked: Any) -> str:
    """The same however the plan is turned by right angles, and in whatever order things and options are listed."""

    def turned(form: tuple[Any, ...]) -> tuple[Any, ...]:
        bodies, stops, spots = form
        return (
            tuple(sorted((kind, (-y, x)) for kind, (x, y) in bodies)),
            tuple((-y, x) for x, y in stops),
            tuple(sorted((-y, x) for x, y in spots)),
        )

    plain = msgspec.to_builtins(asked)
    spots = plain.pop("options", ()) if asked.task == "place" else ()
    bodies = tuple(sorted((body.kind, body.at) for body in lawn.bodies))
    plan = least((bodies, lawn.stops, tuple(sorted(spots))), turned)
    for name in ("options", *(("pictures",) if asked.task == "place" else ())):
        if name in plain:
            plain[name] = sorted(map(repr, plain[name]))
    return fingerprint((plan, sorted(plain.items())))
