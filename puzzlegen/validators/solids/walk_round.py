"""Looks at a lawn from every stop, and at all orders that the path shows; judges `solids/walk_round`.

Bearings are compared as exact fractions. A question is decided by what is
left of what; pictures of which two can hardly be told apart by that are faults.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise, permutations, product
from math import acos, atan2, cos, hypot, pi, sin
from typing import Any, Final, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import NoFacts, task_whatever_form
from puzzlegen.formats.solids import walk_round as form
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    least,
    letter_of_number,
    letters_of,
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
Sight: TypeAlias = tuple[
    Fraction, int, str
]  # how far something is to the right (thousandths), how far away, what it is


class _Lawned:
    """A lawn as it is seen from each stop."""

    def __init__(self, bodies: Sequence[form.Body], stops: Sequence[Place]) -> None:
        self.bodies = bodies
        self.seen = [_look(bodies, stop) for stop in stops]
        self.exact = [tuple(kind for *_, kind in seen) for seen in self.seen]
        self.rows = [_rows(seen) for seen in self.seen]

    def stops_of(self, picture: form.Picture) -> list[int]:
        """The stops from which all is seen where the picture has it."""
        return [number for number, seen in enumerate(self.seen) if _agree(seen, picture)]

    def doubtful(self, picture: form.Picture) -> list[int]:
        """The stops from which the picture's order is seen, or could be thought to be."""
        return [number for number, rows in enumerate(self.rows) if _row(picture) in rows]

    def work(self, picture: form.Picture) -> float:
        """How many pairs have to be compared to rule out the wrong stops, see `_compared`."""
        return _compared(_row(picture), self.exact)


def certify(lawn: form.Lawn, asked: form.Query) -> Certificate:
    """Find all answers to the question.

    The difficulty is how many pairs of things have to be compared, on average, until every wrong stop, picture or spot
    has been ruled out by one that is the other way round; things that look alike are taken for one another both ways.
    The depth is that of the search for the one picture that takes most, since pictures can be looked at side by side.

    Raises:
        MalformedStatement: things or stops are not where they can be, or options are alike.
    """
    _check(lawn, asked)
    found, faults, work, deepest = _answered(lawn, asked)
    sort, pictures = task_whatever_form(asked, form.QUESTIONS), _pictures(asked)
    return proven(
        found,
        BUDGET,
        method="bearings from every stop",
        effort={"orders": len(pictures) * len(lawn.stops) * 4},
        difficulty=round(work) if len(found) == 1 else 0,
        unit=form.QUESTIONS[type(asked)].unit,
        canonical=_canonical(lawn, asked),
        structure=f"{sort}; {len(lawn.stops)} stops",
        depth=Depth.search(max(1, round(deepest))),
        faults=tuple(dict.fromkeys((*faults, *(fault for picture in pictures for fault in _blurred(picture))))),
    )


def _pictures(asked: form.Query) -> Sequence[form.Picture]:
    return asked.options if isinstance(asked, form.View | form.Cannot) else asked.pictures


def certify_why(lawn: form.Lawn, asked: form.Query, answer: str, why: form.Told | form.Never | NoFacts) -> Faults:
    """Clues hold in their pictures and leave the stops that are told, the last one that of the picture.

    Spots are those at which both the stop and the picture show one order. Of a picture that cannot be taken, nobody on
    the path sees all pairs at once.
    """
    if isinstance(why, NoFacts):
        return ()
    if isinstance(why, form.Never):
        return tuple(_false_pairs(lawn, _pictures(asked), answer, why))
    if not len(why.stops) == len(why.clues) == len(_pictures(asked)):
        return ("there are a stop and clues for each picture",)
    gone = asked.kind if isinstance(asked, form.Spot) else None
    shown = _Lawned(lawn.bodies, lawn.stops)
    for picture, stop, clues in zip(_pictures(asked), why.stops, why.clues, strict=True):
        row = tuple(kind for kind in _row(picture) if kind != gone)
        left = list(range(1, len(lawn.stops) + 1))
        for clue, stops in clues:
            left = [number for number in left if _holds(shown.exact[number - 1], clue)]
            if not _holds(row, clue) or left != list(stops):
                return ("a clue does not hold, or leaves other stops",)
        if left != [stop] or shown.exact[stop - 1] != row:
            return ("the clues do not leave the stop of the picture alone",)
    return tuple(_false_spots(lawn, asked, why)) if isinstance(asked, form.Spot) else ()


def _holds(row: Row, clue: form.Clue) -> bool:
    """True if a row has everything where a clue has it, and each thing so often as it is said."""
    sort, kind, other = clue
    if isinstance(other, int):
        return sort == "at" and other <= len(row) and row[other - 1] == kind
    alike = 1 if sort == "left" else 2
    if sort == "at" or row.count(other) != 1 or row.count(kind) != alike:
        return False
    return row[: row.index(other)].count(kind) == (1 if sort == "left" else int(sort[0]))


def _false_spots(lawn: form.Lawn, asked: form.Spot, why: form.Told) -> Iterator[str]:
    assert isinstance(why, form.Fitting)
    wholes = [_Lawned((*lawn.bodies, form.Body(asked.kind, spot)), lawn.stops) for spot in asked.options]
    fitting = [
        [letter for letter, whole in zip(LETTERS, wholes, strict=False) if whole.exact[stop - 1] == _row(picture)]
        for picture, stop in zip(asked.pictures, why.stops, strict=True)
    ]
    if fitting != list(map(list, why.left)):
        yield "a picture could show the thing at other spots"


def _false_pairs(lawn: form.Lawn, pictures: Sequence[form.Picture], answer: str, why: form.Never) -> Iterator[str]:
    shown = _Lawned(lawn.bodies, lawn.stops)
    others = [picture for letter, picture in zip(LETTERS, pictures, strict=False) if letter != answer]
    if [shown.stops_of(picture) for picture in others] != [[stop - 1] for stop in why.stops]:
        yield "a picture was taken from another stop"
    pairs = [form.Clue("left", one, other) for one, other in why.never]
    row = _row(pictures[LETTERS.index(answer)])
    if len({*pairs}) < len(pairs) or not all(_holds(row, pair) for pair in pairs):
        yield "a pair is not in the picture"
    if any(all(_holds(tuple(kind for *_, kind in seen), pair) for pair in pairs) for seen in _sights(lawn.bodies)):
        yield "all pairs can be seen at once"


def _check(lawn: form.Lawn, asked: form.Query) -> None:
    spots = list(asked.options) if isinstance(asked, form.Spot) else []
    places = [body.at for body in lawn.bodies] + spots
    if any(hypot(*place) > _ROUND / 2 for place in places) or len(set(places)) < len(places):
        raise MalformedStatement("something is not on the lawn, or two things are in one place")
    turns = [(a * d - b * c) > 0 for (a, b), (c, d) in zip(lawn.stops, (*lawn.stops[1:], lawn.stops[0]), strict=True)]
    if any(abs(hypot(*stop) - _ROUND) > 1 for stop in lawn.stops) or not all(turns):
        raise MalformedStatement("the stops are not on the path, clockwise")
    if isinstance(asked, form.View) and asked.stop > len(lawn.stops):
        raise MalformedStatement("there is no such stop")
    if isinstance(asked, form.Spot) and asked.kind in {body.kind for body in lawn.bodies}:
        raise MalformedStatement("what is looked for is on the plan already")
    if not isinstance(asked, form.WhichStop | form.Steps | form.InOrder) or isinstance(
        asked, form.StopOffered | form.StepsOffered | form.OrderOffered
    ):
        demand_different(asked.options)


def _look(bodies: Sequence[form.Body], stop: tuple[float, float]) -> list[Sight]:
    """What is seen from a stop, from left to right; exact, the stop's coordinates being read as fractions."""
    a, b = map(Fraction, stop)
    found = list[Sight]()
    for body in bodies:
        x, y = body.at
        ahead = a * a + b * b - x * a - y * b
        found.append((1000 * (x * b - y * a) / ahead, int(ahead // _ROUND), body.kind))
    return sorted(found)


def _agree(seen: Sequence[Sight], picture: form.Picture) -> bool:
    return len(seen) == len(picture) and all(
        kind == name and abs(right - x) <= ROUNDED and abs(far - away) <= ROUNDED
        for (right, far, kind), (name, x, away) in zip(seen, sorted(picture, key=lambda one: one[1]), strict=True)
    )


def _row(picture: form.Picture) -> Row:
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


def _sights(bodies: Sequence[form.Body]) -> list[list[Sight]]:
    """What is seen from points of the path that show all orders.

    Orders change only where two bodies are in line; one point between any two such points of the path shows them all.
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
    return [_look(bodies, (_ROUND * cos(angle), _ROUND * sin(angle))) for angle in middles]


def _path(bodies: Sequence[form.Body]) -> set[Row]:
    """All orders that can be seen from the path, or could be thought to be."""
    return {row for seen in _sights(bodies) for row in _rows(seen)}


def _answered(lawn: form.Lawn, asked: form.Query) -> tuple[list[Findings], list[str], float, float]:
    """The answers, two at most, the faults, the pairs to be compared, and those for one picture."""
    if isinstance(asked, form.Spot):
        return _placed(lawn, asked)
    whole = _Lawned(lawn.bodies, lawn.stops)
    if isinstance(asked, form.View):
        seen = whole.seen[asked.stop - 1]
        fits = [_agree(seen, picture) for picture in asked.options]
        doubt = [_row(picture) in whole.rows[asked.stop - 1] for picture in asked.options]
        right = tuple(kind for *_, kind in seen)
        faults = ["two pictures show one order"] if sum(doubt) != 1 else []
        work = _compared(right, [_row(picture) for picture in asked.options])
        return [letters_of(fits, "from this stop, the order from left to right is another one")], faults, work, work
    if isinstance(asked, form.Cannot):
        path = _path(lawn.bodies)
        taken = [bool(whole.stops_of(picture)) for picture in asked.options]
        seen_somewhere = [_row(picture) in path for picture in asked.options]
        faults = ["a picture is of another lawn, but its order can be seen"] if taken != seen_somewhere else []
        each = [whole.work(picture) for picture in asked.options]
        return [letters_of([not one for one in taken], "it was taken from a stop")], faults, sum(each), max(each)
    stops = [whole.stops_of(picture) for picture in asked.pictures]
    faults = ["an order is seen from two stops"] if any(len(whole.doubtful(one)) > 1 for one in asked.pictures) else []
    each = [*map(whole.work, asked.pictures)]
    found = [_from_stops(asked, used, len(lawn.stops)) for used in product(*stops)][:2]
    return found, faults, sum(each), max(each)


def _from_stops(asked: form.WhichStop | form.Steps | form.InOrder, used: Sequence[int], count: int) -> Findings:
    """The answer if the pictures were taken from these stops."""
    match asked:
        case form.StopBoxed():
            return Findings((f"stop-{used[0] + 1}",))
        case form.StopOffered():
            return letters_of([one == used[0] + 1 for one in asked.options], "it shows another order from there")
        case form.WhichStop():
            return Findings((str(used[0] + 1),))
        case form.StepsOffered():
            return letter_of_number(asked.options, (used[1] - used[0]) % count)
        case form.Steps():
            return Findings((str((used[1] - used[0]) % count),))
    if len(set(used)) < len(used):
        return Findings(())
    names = "1234" if isinstance(asked, form.OrderOffered) else "ABCD"
    order = "".join(names[number] for number in sorted(range(4), key=used.__getitem__))
    if not isinstance(asked, form.OrderOffered):
        return Findings((order,))
    return letters_of([one == order for one in asked.options], f"the order is {order}")


def _placed(lawn: form.Lawn, asked: form.Spot) -> tuple[list[Findings], list[str], float, float]:
    """The spots at which both pictures could have been taken, each from some stop."""
    known = [tuple(thing for thing in picture if thing[0] != asked.kind) for picture in asked.pictures]
    without = _Lawned(lawn.bodies, lawn.stops)
    each = [*map(without.work, known)]
    fits, doubts, work = [], 0, sum(each)
    for spot in asked.options:
        whole = _Lawned((*lawn.bodies, form.Body(asked.kind, spot)), lawn.stops)
        fits.append(all(whole.stops_of(picture) for picture in asked.pictures))
        doubts += all(whole.doubtful(picture) for picture in asked.pictures)
        for picture, rest in zip(asked.pictures, known, strict=True):
            near = [whole.exact[number] for number in without.doubtful(rest)]
            work += _compared(_row(picture), near)
    faults = ["two spots show the orders of both pictures"] if doubts > 1 else []
    return [letters_of(fits, "from nowhere would it be seen in this order")], faults, work, max(each)


def _blurred(picture: form.Picture) -> Iterator[str]:
    """Things in a picture that hide one another, or are too near to tell which is farther left."""
    for (_, x, far), (_, other, away) in combinations(picture, 2):
        if abs(x - other) < max(GAP, 1000 * _HALF // max(1, min(far, away)) + 20):
            yield "two things in a picture are too near to one another"


def _canonical(lawn: form.Lawn, asked: form.Query) -> str:
    """The same however the plan is turned by right angles, and in whatever order things and options are listed."""

    def turned(form: tuple[Any, ...]) -> tuple[Any, ...]:
        bodies, stops, spots = form
        return (
            tuple(sorted((kind, (-y, x)) for kind, (x, y) in bodies)),
            tuple((-y, x) for x, y in stops),
            tuple(sorted((-y, x) for x, y in spots)),
        )

    plain = msgspec.to_builtins(asked)
    spots = plain.pop("options", ()) if isinstance(asked, form.Spot) else ()
    bodies = tuple(sorted((body.kind, body.at) for body in lawn.bodies))
    plan = least((bodies, lawn.stops, tuple(sorted(spots))), turned)
    for name in ("options", *(("pictures",) if isinstance(asked, form.Spot) else ())):
        if name in plain:
            plain[name] = sorted(map(repr, plain[name]))
    return fingerprint((plan, sorted(plain.items())))
