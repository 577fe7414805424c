"""Tries everything that could be faulty against a record of weighings; judges `logic/weighing`.

The format is that of ``docs/logic-deduction.md``.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, permutations, product
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    parse,
    proven,
)

BUDGET: Final = 400_000  # balances looked at with something in mind that could be faulty, and plans of weighings
Case: TypeAlias = tuple[int, ...]  # the faulty things: negative ones are too light
Pan: TypeAlias = Annotated[tuple[int, ...], msgspec.Meta(min_length=1, max_length=8)]
_LOWER: Final = {"left": 1, "right": -1, "level": 0}
_NAMES: Final = {sign: name for name, sign in _LOWER.items()}
_COUNTED: Final = ("suspects", "suspects_choice", "normal", "normal_choice")
_OPTIONS: Final = ("which_choice", "next", "suspects_choice", "normal_choice")
_AT_FAULTYS: Final = "{count} of the balances are against it: {numbers}"


class _Pans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    left: Pan
    right: Pan


class _Weighing(_Pans, frozen=True):
    tilt: Literal["left", "right", "level"]


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["coins", "sacks", "crystals"]
    hue: Literal["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown"]
    count: Annotated[int, msgspec.Meta(ge=3, le=16)]
    faulty: Literal["heavy", "light", "either", "both_heavy", "both_light", "opposite"]
    slips: Literal[0, 1]
    weighings: Annotated[tuple[_Weighing, ...], msgspec.Meta(min_length=1, max_length=7)]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal[
        "which",
        "which_choice",
        "which_boxes",
        "sign",
        "suspects",
        "suspects_choice",
        "normal",
        "normal_choice",
        "suspect_boxes",
        "next",
        "predict",
        "idle",
        "idle_box",
        "slip",
        "slip_box",
        "fewest",
    ]
    options: tuple[int | tuple[int, ...] | _Pans, ...] | None = None
    left: Pan | None = None
    right: Pan | None = None


def certify(statement: Statement, query: Statement) -> Certificate:
    """Hold every case against every balance.

    The difficulty is the least number of cases that have to be held against a balance, one balance after another in
    the best order, until the answer follows; where one balance is wrong, that is done for each that it may be.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    record, asked = parse(statement, _Record, "statement"), parse(query, _Query, "query")
    _check(record, asked)
    book = _Book(record)
    found, cost, plans = _answered(book, asked)
    return proven(
        found,
        BUDGET,
        method="all cases",
        effort={"cases": len(book.cases) * len(record.weighings) << len(record.weighings), "plans": plans},
        difficulty=cost,
        unit="cases held against a balance",
        canonical=fingerprint(_canonical(record, asked)),
        structure=f"{record.faulty}, {record.count} things, {len(record.weighings)} weighings",
    )


def _check(record: _Record, asked: _Query) -> None:
    offered = [one for one in asked.options or () if isinstance(one, _Pans)]
    shown = [_Pans(asked.left, asked.right)] if asked.left and asked.right else []
    for pans in (*record.weighings, *offered, *shown):
        things = [*pans.left, *pans.right]
        if len(pans.left) != len(pans.right) or len(set(things)) < len(things):
            raise MalformedStatement("both pans hold equally many things, each of them once")
        if not all(1 <= thing <= record.count for thing in things):
            raise MalformedStatement("there is no such thing to be weighed")
    if bool(shown) != (asked.task == "predict") or (asked.left is None) != (asked.right is None):
        raise MalformedStatement("two pans stand exactly where a balance is still to be read")
    if (asked.options is not None) != (asked.task in _OPTIONS) or len(asked.options or LETTERS) != len(LETTERS):
        raise MalformedStatement("four options stand exactly where one is to be chosen")
    kind: Any = {"next": _Pans, "which_choice": tuple}.get(asked.task, int)
    if not all(isinstance(one, kind) for one in asked.options or ()):
        raise MalformedStatement("these are no options for such a question")
    if asked.task == "next":
        demand_different([_pair(one) for one in offered])
    if asked.task == "which_choice":
        demand_different([sorted(one) for one in asked.options or ()])  # type: ignore[arg-type]
        if not {tuple(sorted(one)) for one in asked.options or ()} <= {*map(_sorted, _cases(record))}:  # type: ignore[arg-type]
            raise MalformedStatement("an option is no case that there could be")
    if asked.task in ("sign", "fewest") and len(_cases(record)[0]) > 1:
        raise MalformedStatement("this is asked where one thing is faulty")
    if asked.task == "sign" and record.faulty != "either":
        raise MalformedStatement("this is asked where the faulty thing may be heavier or lighter")
    if asked.task.startswith("slip") != bool(asked.task.startswith("slip") and record.slips):
        raise MalformedStatement("this is asked where a balance is wrong")
    if asked.task.startswith("idle") and (record.slips or len(record.weighings) < 2):
        raise MalformedStatement("this is asked where some balances are right")


LETTERS: Final = "ABCD"


def _sorted(case: Case) -> Case:
    return tuple(sorted(case))


def _cases(record: _Record) -> list[Case]:
    """All that the words allow."""
    things = range(1, record.count + 1)
    match record.faulty:
        case "heavy":
            return [(one,) for one in things]
        case "light":
            return [(-one,) for one in things]
        case "either":
            return [(sign * one,) for one in things for sign in (-1, 1)]
        case "both_heavy":
            return list(combinations(things, 2))
        case "both_light":
            return [(-one, -other) for one, other in combinations(things, 2)]
        case _:
            return [(one, -other) for one, other in permutations(things, 2)]


def _reading(case: Case, pans: _Pans) -> int:
    """What a balance really shows: 1 if its left side is lower, -1 if the right one is, 0 if it is level."""
    lean = 0
    for one in case:
        weight = 1 if one > 0 else -1
        lean += weight * ((abs(one) in pans.left) - (abs(one) in pans.right))
    return (lean > 0) - (lean < 0)


class _Book:
    """The cases, and which balances are against each of them.

    Attributes:
        against: the balances, by their places, that show something else than the case would.
        left: the cases that the record leaves.
    """

    def __init__(self, record: _Record) -> None:
        self.record, self.cases = record, _cases(record)
        self.against = [
            frozenset(n for n, one in enumerate(record.weighings) if _reading(case, one) != _LOWER[one.tilt])
            for case in self.cases
        ]
        self.left = [case for case, some in zip(self.cases, self.against, strict=True) if len(some) == record.slips]

    def without(self, number: int) -> set[frozenset[int]]:
        """The things that can be faulty by the other balances, none of which is wrong."""
        some = zip(self.cases, self.against, strict=True)
        return {_faulty(case) for case, numbers in some if numbers <= {number}}

    def cost(self, settled: Any, numbers: frozenset[int] | None = None) -> int:
        """The fewest cases held against a balance until those left settle the question, using these balances only."""
        numbers = frozenset(range(len(self.record.weighings))) if numbers is None else numbers
        if self.record.slips and numbers:  # whichever balance is the wrong one, all others are held against
            return sum(self._course(settled, numbers - {number}) for number in numbers)
        return self._course(settled, numbers)

    def _course(self, settled: Any, numbers: frozenset[int]) -> int:
        costs: dict[frozenset[int], int] = {frozenset(): 0}
        least = [10**9]
        for size in range(len(numbers) + 1):
            reached: dict[frozenset[int], int] = {}
            for used in map(frozenset, combinations(sorted(numbers), size)):
                alive = [case for case, some in zip(self.cases, self.against, strict=True) if not some & used]
                cost = costs[used]
                if used == numbers or settled(alive):
                    least.append(cost)
                for more in numbers - used:
                    after = used | {more}
                    reached[after] = min(reached.get(after, 10**9), cost + len(alive))
            costs = reached
        return min(least)


def _faulty(case: Case) -> frozenset[int]:
    return frozenset(map(abs, case))


def _answered(book: _Book, asked: _Query) -> tuple[list[Findings], int, int]:
    """What can be defended, the cost of the question, and the plans that were looked at."""
    record, left = book.record, book.left
    sets = {_faulty(case) for case in left}
    one_set = lambda alive: len({_faulty(case) for case in alive}) == 1  # noqa: E731
    all_left = lambda alive: len(alive) == len(left)  # noqa: E731
    if not left:
        return [], book.cost(lambda alive: not alive), 0
    match asked.task.partition("_")[0]:
        case "which":
            if asked.options is None:
                return [_spelled(one, asked.task) for one in sorted(sets, key=sorted)], book.cost(one_set), 0
            return _which_choice(book, asked), book.cost(lambda alive: len(alive) == 1), 0
        case "sign":
            signs = {case[0] > 0 for case in left}
            right = [signs == {True}, signs == {False}, len(signs) == 2]
            found = letters_of(right, "the cases left are otherwise")
            return [found], book.cost(lambda alive: len({case[0] > 0 for case in alive}) == len(signs) == 1), 0
        case "suspects" | "normal" | "suspect":
            suspects = sorted(frozenset[int]().union(*sets))
            cost = book.cost(all_left)
            if asked.task == "suspect_boxes":
                return [Findings((" ".join(sorted(f"thing-{one}" for one in suspects)),))], cost, 0
            count = len(suspects) if asked.task.startswith("suspects") else record.count - len(suspects)
            return [letter_of_number(asked.options, count) if asked.options else Findings((str(count),))], cost, 0  # type: ignore[arg-type]
        case "next":
            return _next(book, asked), book.cost(all_left) + len(LETTERS) * len(left), 0
        case "predict":
            pans = _Pans(asked.left or (), asked.right or ())
            shown = {_reading(case, pans) for case in left}
            found = letters_of([sign in shown for sign in (1, -1, 0)], "no case that is left would show that")
            alike = lambda alive: {_reading(case, pans) for case in alive} == shown and len(shown) == 1  # noqa: E731
            return [Findings((answer,), found.refuted) for answer in found.answers], book.cost(alike) + len(left), 0
        case "idle":
            every = range(len(record.weighings))
            idle = [number for number in every if len(book.without(number)) == 1] if len(sets) == 1 else []
            costs = (book.cost(one_set, frozenset(every) - {number}) for number in every)
            return _balances(idle, asked.task), sum(costs), 0
        case "slip":
            wrong = {min(some) for some in book.against if len(some) == 1}
            return _balances(sorted(wrong), asked.task), book.cost(lambda alive: not alive), 0
        case _:
            return _fewest(book)


def _spelled(faulty: frozenset[int], task: str) -> Findings:
    if task == "which_boxes":
        return Findings((" ".join(sorted(f"thing-{one}" for one in faulty)),))
    return Findings((", ".join(map(str, sorted(faulty))),))


def _balances(numbers: Sequence[int], task: str) -> list[Findings]:
    return [Findings((f"balance-{one + 1}" if task.endswith("_box") else str(one + 1),)) for one in numbers]


def _which_choice(book: _Book, asked: _Query) -> list[Findings]:
    """The one case that is left, if it is the only one; the others each by the balances against it."""
    against = {_sorted(case): some for case, some in zip(book.cases, book.against, strict=True)}
    offered = [_sorted(one) for one in asked.options or ()]  # type: ignore[arg-type]
    refuted = {}
    for letter, one in zip(LETTERS, offered, strict=True):
        if len(against[one]) != book.record.slips:
            numbers = ", ".join(str(number + 1) for number in sorted(against[one])) or "none"
            refuted[letter] = _AT_FAULTYS.format(count=len(against[one]), numbers=numbers)
    found = Findings(tuple(letter for letter in LETTERS if letter not in refuted), refuted)
    return [found] if len(book.left) == 1 else [found, found]


def _next(book: _Book, asked: _Query) -> list[Findings]:
    """The weighings after which one knows what is faulty, whatever they show."""
    answers, refuted = [], {}
    for letter, pans in zip(LETTERS, asked.options or (), strict=True):
        shows: dict[int, set[frozenset[int]]] = {}
        for case in book.left:
            shows.setdefault(_reading(case, pans), set()).add(_faulty(case))  # type: ignore[arg-type]
        worst = max(shows, key=lambda sign: len(shows[sign]))
        if len(shows[worst]) == 1:
            answers.append(letter)
        else:
            among = " or ".join("+".join(map(str, sorted(one))) for one in sorted(shows[worst], key=sorted))
            refuted[letter] = f"if it shows {_NAMES[worst]}, it is still {among}"
    return [Findings(tuple(answers), refuted)]


class _Known(NamedTuple):
    """How many things may be heavy or light, only heavy, only light; the others are normal."""

    either: int
    heavy: int
    light: int


def _fewest(book: _Book) -> tuple[list[Findings], int, int]:
    """The fewest weighings that suffice, by all that can be put into the pans."""
    signs: dict[int, set[bool]] = {}
    for (one,) in book.left:
        signs.setdefault(abs(one), set()).add(one > 0)
    kinds = [frozenset(some) for some in signs.values()]
    start = _Known(*(kinds.count(frozenset(some)) for some in ({True, False}, {True}, {False})))
    plans = [0]

    @cache
    def suffice(known: _Known, number: int) -> bool:
        if sum(known) < 2:
            return True
        if sum(known) > 3**number:  # so many things need more results than there can be
            return False
        for left, right in _put(known, book.record.count - sum(known)):
            plans[0] += 1
            if plans[0] > BUDGET:
                return False
            off = _Known(*(all_ - a - b for all_, a, b in zip(known, left, right, strict=True)))
            results = [
                _Known(0, low.either + low.heavy, up.either + up.light) for low, up in pairwise((left, right, left))
            ]
            if all(suffice(after, number - 1) for after in (*results, off)):
                return True
        return False

    number = next((number for number in range(5) if suffice(start, number)), 5)
    cost = book.cost(lambda alive: len(alive) == len(book.left)) + len(book.left) * number
    return [Findings((str(number),))], cost, plans[0]


def _put(known: _Known, normal: int) -> Iterator[tuple[_Known, _Known]]:
    """What can be put into both pans; normal things make them equally many."""
    splits = [[(a, b) for a in range(all_ + 1) for b in range(all_ - a + 1)] for all_ in known]
    for (a, b), (c, d), (e, f) in product(*splits):
        left, right = _Known(a, c, e), _Known(b, d, f)
        if sum(left) >= sum(right) and sum(left) - sum(right) <= normal and sum(left) > 0:
            yield left, right


def _pair(pans: _Pans) -> list[list[int]]:
    return sorted((sorted(pans.left), sorted(pans.right)))


def _canonical(record: _Record, asked: _Query) -> object:
    """What stays if balances change their places, their pans change sides, or options their letters."""
    held = []
    for one in record.weighings:
        low, high = (one.right, one.left) if one.tilt == "right" else (one.left, one.right)
        held.append((_pair(one) if one.tilt == "level" else [sorted(low), sorted(high)], one.tilt == "level"))
    query: Any = sorted(map(repr, map(_offered, asked.options or ())))
    if asked.left and asked.right:
        query = _pair(_Pans(asked.left, asked.right))
    task = asked.task.removesuffix("_choice").removesuffix("_boxes").removesuffix("_box")
    return task, record.count, record.faulty, record.slips, sorted(held), query


def _offered(option: Any) -> Any:
    return _pair(option) if isinstance(option, _Pans) else sorted(option) if isinstance(option, tuple) else option
