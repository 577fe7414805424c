"""Tries everything that could be faulty against a record of weighings; judges `logic/weighing`."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, permutations, product
from typing import Any, Final, NamedTuple

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.logic import weighing as form
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    proven,
)

BUDGET: Final = 400_000  # balances looked at with something in mind that could be faulty, and plans of weighings
_LOWER: Final[dict[form.Tilt, int]] = {"left": 1, "right": -1, "level": 0}
_NAMES: Final = {sign: name for name, sign in _LOWER.items()}


def certify(record: form.Record, query: form.Query) -> Certificate:
    """Hold every case against every balance.

    The difficulty is the least number of cases that have to be held against a balance, one balance after another in
    the best order, until the answer follows; where one balance is wrong, that is done for each that it may be. The
    depth is the number of balances that this takes at least, of which none says it alone.

    Raises:
        MalformedStatement: things, balances and the question do not belong together.
    """
    _check(record, query)
    book = _Book(record)
    found, cost, plans = _answered(book, query)
    return proven(
        found,
        BUDGET,
        method="all cases",
        effort={"cases": len(book.cases) * len(record.weighings) << len(record.weighings), "plans": plans},
        difficulty=cost,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical(record, query)),
        structure=f"{record.faulty}, {record.count} things, {len(record.weighings)} weighings",
        depth=Depth.properties(book.fewest(_settled(book, query))),
    )


def certify_why(record: form.Record, query: form.Query, answer: str, why: form.Facts) -> Faults:
    """Judges whether each step leaves exactly these cases, and whether the steps lead to all that is left.

    How many weighings are needed is also to follow from the number of cases, since the explanation says so.
    """
    book, numbers = _Book(record), range(len(record.weighings))
    left = book.left
    if isinstance(query, form.Idle) and isinstance(why, form.Spared):
        idle = int(answer.removeprefix("balance-")) - 1
        left = book.without(idle)
        if why.without != tuple(map(book.without, numbers)) or idle + 1 in {number for number, _ in why.steps}:
            return ("another balance is needed",)
    if isinstance(query, form.Next) and isinstance(why, form.Shown):
        shows = tuple(_results(left, pans) for pans in query.options)
        if why.shows != shows:
            return ("a weighing shows something else",)
    if not all(map(book.follows, (why.steps, *why.contradictions))):
        return ("a step does not follow",)
    if record.slips:
        wrong = {number for number in numbers if book.supposed(number)}
        groups = [{number - 1 for number, _ in steps} for steps in why.contradictions]
        told = why.supposed == tuple(map(book.supposed, numbers)) and {*numbers}.intersection(*groups) == wrong
        if not told or why.steps or any(steps[-1:] == () or steps[-1].left for steps in why.contradictions):
            return ("other balances can be wrong",)
    elif why.supposed or why.contradictions or not why.steps or why.steps[-1].left != left:
        return ("other cases are left",)
    if isinstance(query, form.Fewest):
        things = {abs(case[0]) for case in left}
        if not 3 ** (int(answer) - 1) < len(left) - (len(left) > len(things)) <= 3 ** int(answer):
            return ("the number of cases asks for other weighings",)
    return ()


def _results(left: form.Cases, pans: form.Pans) -> tuple[form.Result, ...]:
    """What a weighing may show, and in which of the cases that are left."""
    shows: dict[int, list[form.Case]] = {}
    for case in left:
        shows.setdefault(_reading(case, pans), []).append(case)
    return tuple(form.Result(_NAMES[sign], tuple(cases)) for sign, cases in shows.items())


def _check(record: form.Record, query: form.Query) -> None:
    shown: list[form.Pans | form.Predict] = [*record.weighings]
    match query:
        case form.Next(options=offered):
            demand_different([_pair(one) for one in offered])
            shown += offered
        case form.Predict():
            shown.append(query)
        case form.WhichOffered(options=cases):
            demand_different([sorted(one) for one in cases])
            if not {*map(_sorted, cases)} <= {*map(_sorted, _cases(record))}:
                raise MalformedStatement("an option is no case that there could be")
        case form.Sign() if record.faulty != "either":
            raise MalformedStatement("this is asked where the faulty thing may be heavier or lighter")
        case form.Fewest() if len(_cases(record)[0]) > 1:
            raise MalformedStatement("this is asked where one thing is faulty")
        case form.Slip() if not record.slips:
            raise MalformedStatement("this is asked where a balance is wrong")
        case form.Idle() if record.slips or len(record.weighings) < 2:
            raise MalformedStatement("this is asked where some balances are right")
    for pans in shown:
        things = [*pans.left, *pans.right]
        if len(pans.left) != len(pans.right) or len({*things}) < len(things):
            raise MalformedStatement("both pans hold equally many things, each of them once")
        if max(things) > record.count:
            raise MalformedStatement("there is no such thing to be weighed")


def _sorted(case: form.Case) -> form.Case:
    return tuple(sorted(case))


def _cases(record: form.Record) -> list[form.Case]:
    """All that the words allow, by the numbers of the things, heavier ones first."""
    things = range(1, record.count + 1)
    match record.faulty:
        case "heavy":
            return [(one,) for one in things]
        case "light":
            return [(-one,) for one in things]
        case "either":
            return [(sign * one,) for one in things for sign in (1, -1)]
        case "both_heavy":
            return list(combinations(things, 2))
        case "both_light":
            return [(-one, -other) for one, other in combinations(things, 2)]
        case _:
            return [(one, -other) for one, other in permutations(things, 2)]


def _reading(case: form.Case, pans: form.Pans | form.Predict) -> int:
    """What a balance really shows: 1 if its left side is lower, -1 if the right one is, 0 if it is level."""
    lean = 0
    for one in case:
        weight = 1 if one > 0 else -1
        lean += weight * ((abs(one) in pans.left) - (abs(one) in pans.right))
    return (lean > 0) - (lean < 0)


class _Book:
    """The cases, and which balances are against each of them.

    Attributes:
        against: the balances, as bits by their places, that show something else than the case would.
        left: the cases that the record leaves.
    """

    def __init__(self, record: form.Record) -> None:
        self.record, self.cases = record, _cases(record)
        self.every = (1 << len(record.weighings)) - 1
        self.against = [
            sum(1 << n for n, one in enumerate(record.weighings) if _reading(case, one) != _LOWER[one.tilt])
            for case in self.cases
        ]
        self.left = self.at_odds(lambda some: some.bit_count() == record.slips)

    def at_odds(self, suits: Callable[[int], bool]) -> form.Cases:
        """The cases for which the balances against them suit."""
        return tuple(case for case, some in zip(self.cases, self.against, strict=True) if suits(some))

    def without(self, number: int) -> form.Cases:
        """The cases that the other balances leave, none of which is wrong."""
        return self.at_odds(lambda some: not some & ~(1 << number))

    def supposed(self, number: int) -> form.Cases:
        """The cases that the other balances leave if this one is wrong."""
        return self.at_odds(lambda some: some == 1 << number)

    def follows(self, steps: Sequence[form.Step]) -> bool:
        """True if each of some balances rules something out, and leaves exactly these of the cases before it."""
        used, before = 0, tuple(self.cases)
        for number, left in steps:
            used |= 1 << number - 1
            if left == before or left != self.at_odds(lambda some: not some & used):  # noqa: B023 - used at once
                return False
            before = left
        return True

    def cost(self, settled: Any, numbers: int = -1) -> int:
        """The fewest cases held against a balance until those left settle the question, using these balances only."""
        numbers &= self.every
        if self.record.slips and numbers:  # whichever balance is the wrong one, all others are held against
            places = [1 << n for n in range(len(self.record.weighings)) if numbers >> n & 1]
            return sum(self._course(settled, numbers - one) for one in places)
        return self._course(settled, numbers)

    def _course(self, settled: Any, numbers: int) -> int:
        costs, least, odds = {0: 0}, 10**9, [*zip(self.cases, self.against, strict=True)]
        while costs:
            reached: dict[int, int] = {}
            for used, cost in costs.items():
                alive = [case for case, some in odds if not some & used]
                if used == numbers or settled(alive):
                    least = min(least, cost)
                for n in range(len(self.record.weighings)):
                    after = used | 1 << n
                    if numbers >> n & 1 and after != used:
                        reached[after] = min(reached.get(after, 10**9), cost + len(alive))
            costs = reached
        return least

    def fewest(self, settled: Any) -> int:
        """The fewest balances that settle the question; as many of them may be wrong as the record says."""
        groups = sorted(range(self.every + 1), key=int.bit_count)
        odds, slips = [*zip(self.cases, self.against, strict=True)], self.record.slips
        return next(
            (
                used.bit_count()
                for used in groups
                if settled([(case, some & used) for case, some in odds if (some & used).bit_count() <= slips])
            ),
            len(self.record.weighings),
        )


def _faulty(case: form.Case) -> frozenset[int]:
    return frozenset(map(abs, case))


def _answered(book: _Book, query: form.Query) -> tuple[list[Findings], int, int]:
    """What can be defended, the cost of the question, and the plans that were looked at."""
    record, left = book.record, book.left
    sets = {_faulty(case) for case in left}
    all_left = lambda alive: len(alive) == len(left)  # noqa: E731
    if not left:
        return [], book.cost(lambda alive: not alive), 0
    match query:
        case form.WhichOffered(options=cases):
            return _which_choice(book, cases), book.cost(lambda alive: len(alive) == 1), 0
        case form.WhichBoxed():
            return [Findings((_boxed("thing", one),)) for one in sorted(sets, key=sorted)], book.cost(_agree), 0
        case form.Which():
            told = [", ".join(map(str, sorted(one))) for one in sorted(sets, key=sorted)]
            return [Findings((one,)) for one in told], book.cost(_agree), 0
        case form.Sign():
            signs = {case[0] > 0 for case in left}
            right = [signs == {True}, signs == {False}, len(signs) == 2]
            found = letters_of(right, "the cases left are otherwise")
            return [found], book.cost(lambda alive: len({case[0] > 0 for case in alive}) == len(signs) == 1), 0
        case form.Suspects() | form.Normal() | form.Suspected():
            suspects = frozenset[int]().union(*sets)
            count = record.count - len(suspects) if isinstance(query, form.Normal) else len(suspects)
            if isinstance(query, form.SuspectsOffered | form.NormalOffered):
                found = letter_of_number(query.options, count)
            else:
                found = Findings((_boxed("thing", suspects) if isinstance(query, form.Suspected) else str(count),))
            return [found], book.cost(all_left), 0
        case form.Next():
            return _next(book, query), book.cost(all_left) + len(LETTERS) * len(left), 0
        case form.Predict():
            shown = {_reading(case, query) for case in left}
            found = letters_of([sign in shown for sign in (1, -1, 0)], "no case that is left would show that")
            alike = lambda alive: {_reading(case, query) for case in alive} == shown and len(shown) == 1  # noqa: E731
            return [Findings((answer,), found.refuted) for answer in found.answers], book.cost(alike) + len(left), 0
        case form.Idle():
            every = range(len(record.weighings))
            idle = [number for number in every if _agree(book.without(number))] if len(sets) == 1 else []
            costs = (book.cost(_agree, ~(1 << number)) for number in every)
            return _balances(idle, query), sum(costs), 0
        case form.Slip():
            wrong = {some.bit_length() - 1 for some in book.against if some.bit_count() == 1}
            return _balances(sorted(wrong), query), book.cost(lambda alive: not alive), 0
    return _fewest(book)


def _settled(book: _Book, query: form.Query) -> Callable[[Any], bool]:
    """Whether cases, each with the balances against it, leave no other answer."""
    left = {*book.left}
    match query:
        case form.Slip():
            return lambda odds: len({some for _, some in odds}) == 1 and bool(odds[0][1])
        case form.WhichOffered(options=options):
            offered = {*map(_sorted, options)}
            return lambda odds: len(offered.intersection(_sorted(case) for case, _ in odds)) == 1
        case form.Which() | form.Idle():
            return lambda odds: _agree(case for case, _ in odds)
        case form.Sign() if len({case[0] > 0 for case in left}) == 1:
            return lambda odds: len({case[0] > 0 for case, _ in odds}) == 1
        case form.Next(options=options):
            return lambda odds: any(_decides([case for case, _ in odds], pans) for pans in options)
        case form.Predict():
            return lambda odds: len({_reading(case, query) for case, _ in odds}) == 1
        case form.Suspects() | form.Normal() | form.Suspected():
            things = frozenset[int]().union(*map(_faulty, left))
            return lambda odds: all(_faulty(case) <= things for case, _ in odds)
    return lambda odds: left.issuperset(case for case, _ in odds)


def _decides(cases: Sequence[form.Case], pans: form.Pans) -> bool:
    """True if it is known what is faulty once this is weighed, too."""
    return all(_agree(one.cases) for one in _results(tuple(cases), pans))


def _agree(cases: Iterable[form.Case]) -> bool:
    """True if the same things are faulty in all of them."""
    return len({_faulty(case) for case in cases}) == 1


def _boxed(name: str, numbers: Iterable[int]) -> str:
    return " ".join(sorted(f"{name}-{one}" for one in numbers))


def _balances(numbers: Sequence[int], query: form.Query) -> list[Findings]:
    boxed = isinstance(query, form.IdleBoxed | form.SlipBoxed)
    return [Findings((_boxed("balance", [one + 1]) if boxed else str(one + 1),)) for one in numbers]


def _which_choice(book: _Book, cases: Sequence[form.Case]) -> list[Findings]:
    """The one case that is left, if it is the only one; the others each by the balances against it."""
    against = {_sorted(case): some for case, some in zip(book.cases, book.against, strict=True)}
    refuted = {}
    for letter, one in zip(LETTERS, map(_sorted, cases), strict=True):
        if against[one].bit_count() != book.record.slips:
            those = [str(n + 1) for n in range(len(book.record.weighings)) if against[one] >> n & 1]
            refuted[letter] = f"{len(those)} of the balances are against it: {', '.join(those) or 'none'}"
    found = Findings(tuple(letter for letter in LETTERS if letter not in refuted), refuted)
    return [found] if len(book.left) == 1 else [found, found]


def _next(book: _Book, query: form.Next) -> list[Findings]:
    """The weighings after which one knows what is faulty, whatever they show."""
    answers, refuted = [], {}
    for letter, pans in zip(LETTERS, query.options, strict=True):
        shows = {tilt: {_faulty(case) for case in cases} for tilt, cases in _results(book.left, pans)}
        worst = max(shows, key=lambda tilt: len(shows[tilt]))
        if len(shows[worst]) == 1:
            answers.append(letter)
        else:
            among = " or ".join("+".join(map(str, sorted(one))) for one in sorted(shows[worst], key=sorted))
            refuted[letter] = f"if it shows {worst}, it is still {among}"
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


def _pair(pans: form.Pans | form.Predict) -> list[list[int]]:
    return sorted((sorted(pans.left), sorted(pans.right)))


def _canonical(record: form.Record, query: form.Query) -> object:
    """What stays if balances change their places, their pans change sides, or options their letters."""
    held = []
    for one in record.weighings:
        low, high = (one.right, one.left) if one.tilt == "right" else (one.left, one.right)
        held.append((_pair(one) if one.tilt == "level" else [sorted(low), sorted(high)], one.tilt == "level"))
    asked: list[Any] = []
    match query:
        case form.Predict():
            asked = _pair(query)
        case form.Next(options=options):
            asked = sorted(repr(_pair(one)) for one in options)
        case form.WhichOffered(options=options):
            asked = sorted(repr(sorted(one)) for one in options)
        case form.SuspectsOffered(options=options) | form.NormalOffered(options=options):
            asked = sorted(map(repr, options))
    task = task_whatever_form(query, form.QUESTIONS)
    return task, record.count, record.faulty, record.slips, sorted(held), asked
