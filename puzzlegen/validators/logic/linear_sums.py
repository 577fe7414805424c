"""Tries all numbers of which sums are shown; judges `logic/linear_sums`."""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, product
from operator import mul, sub
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import task_whatever_form
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic import linear_sums as form
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    proven,
)

BUDGET: Final = 400_000  # numbers tried for unknowns that others do not give
_MOST: Final = 12  # clues, whose signs can all be tried
Row: TypeAlias = tuple[int, ...]


def certify(shown: form.Statement, query: form.Query) -> Certificate:
    """Find all whole numbers from 1 that have the sums, or, of a wrong sum, all clues without which there are some.

    The difficulty is the least number of clues from which the answer follows by adding and taking away; of four sums of
    which three follow, for all three; 0 where only whole numbers decide, and not sums alone. The depth is the number of
    clues none of which can be left out; of four sums of which three follow, for the one that needs the most.

    Raises:
        MalformedStatement: unknowns, sums and the question do not belong together.
    """
    _check(shown, query)
    names = _names(shown)
    sums = _Sums(len(names), shown.clues)
    found, shares = _findings(sums, query)
    task = task_whatever_form(query, form.QUESTIONS)
    return proven(
        found,
        BUDGET,
        method="all whole numbers",
        effort={"numbers": sums.tried},
        difficulty=sum(shares) if all(shares) else 0,
        depth=Depth.properties(max(shares, default=0)),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical(shown, query)),
        structure=f"{task}, {type(shown).__name__.lower()}, {len(names)}",
    )


def certify_why(
    shown: form.Statement, query: form.Query, answer: str, why: form.Way | form.Each | form.Ways | form.Bound
) -> Faults:
    """Judges whether clues add up to what is said of them, and whether numbers agree with all clues."""
    sums, place = _Sums(len(_names(shown)), shown.clues), LETTERS.index(answer) if answer in LETTERS else 0
    match query, why:
        case form.Value(load=load), form.Way():
            proves = sums.gives(why, load)
        case form.Most(load=load), form.Bound():
            proves = sums.bounds(
                why, load, query.options[place] if isinstance(query, form.MostOffered) else int(answer)
            )
        case form.Superfluous(options=options), form.Ways(ways=(way,)):
            proves = sums.gives(way, shown.clues[options[place]].parts, options[place])
        case form.Wrong(), form.Ways(ways=(one, other)):
            clue = query.options[place] if isinstance(query, form.WrongOffered) else int(answer.split("-")[1]) - 1
            apart = not {taken.clue for taken in one.clues} & {taken.clue for taken in other.clues}
            proves = apart and all(sums.gives(way, shown.clues[clue].parts, clue) for way in (one, other))
        case form.Knowable(options=loads) | form.Unknowable(options=loads), form.Each():
            proves = sums.agrees(why.unknowns) and all(
                sums.gives(one, load)
                if isinstance(one, form.Way)
                else sums.agrees(one) and sums.value(load, one) != sums.value(load, why.unknowns)
                for load, one in zip(loads, why.options, strict=True)
            )
        case _:
            proves = False
    return () if proves else ("the sums do not prove it",)


def _names(shown: form.Statement) -> Sequence[object]:
    match shown:
        case form.House(floors=floors):
            return range(floors)
        case form.Market(things=things):
            return things
        case form.Stars(stars=stars):
            return stars


def _check(shown: form.Statement, query: form.Query) -> None:
    names, clues = _names(shown), [clue.parts for clue in shown.clues]
    kinds, loads = len(names), [*clues]
    if len({*names}) < kinds:
        raise MalformedStatement("all unknowns are different")
    if isinstance(query, form.Value | form.Most):
        loads.append(query.load)
    elif isinstance(query, form.Knowable | form.Unknowable):
        loads += query.options
    elif isinstance(query, form.Superfluous | form.WrongOffered) and max(query.options) >= len(clues):
        raise MalformedStatement("a number stands for no clue")
    demand_different(getattr(query, "options", ()))
    for load in loads:
        if list(load) != sorted(load) or load[-1] >= kinds:
            raise MalformedStatement("a load has unknowns of the picture, in order")
        if isinstance(shown, form.House) and load != tuple(range(load[0], load[-1] + 1)):
            raise MalformedStatement("floors that are added up follow on one another")
        if isinstance(shown, form.Stars) and len({*load}) < len(load):
            raise MalformedStatement("a star counts once")
    if len(clues) > _MOST and not isinstance(query, form.Wrong):
        raise MalformedStatement("there are twelve clues or fewer unless one of them is wrong")
    if len({*clues}) < len(clues) or len({kind for load in clues for kind in load}) < kinds:
        raise MalformedStatement("sums differ in what they add up, and every unknown occurs")
    if isinstance(shown, form.Market) and not {*shown.things} <= facts().names.keys():
        raise MalformedStatement("there are no such things")
    if isinstance(shown, form.Stars) and any(len(load) != 2 for load in clues):
        raise MalformedStatement("a line joins two stars")


class _Span:
    """All combinations of rows, as rows of whole numbers in echelon form."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows: dict[int, Row] = {}
        for row in rows:
            self.add(row)

    def rest(self, row: Row) -> Row:
        """What is left of a row when all that is combined of others is taken away; zeros if nothing is."""
        for lead, other in sorted(self.rows.items()):
            if row[lead]:
                a, b = other[lead], row[lead]
                row = tuple(a * one - b * two for one, two in zip(row, other, strict=True))
        return _reduced(row)

    def add(self, row: Row) -> bool:
        """True if the row was none of the combinations, which it is now."""
        rest = self.rest(row)
        lead = next((column for column, cell in enumerate(rest) if cell), None)
        if lead is not None:
            self.rows[lead] = rest
        return lead is not None


class _Sums:
    """Unknown whole numbers from 1, and sums of them; ``tried`` is what it has cost so far."""

    def __init__(self, kinds: int, clues: Sequence[form.Clue]) -> None:
        self.kinds, self.tried = kinds, 0
        self.rows = [(*self.row(clue.parts), clue.sum) for clue in clues]

    def row(self, load: form.Load) -> Row:
        return tuple(map(load.count, range(self.kinds)))

    def ways(self, rows: Sequence[Row]) -> NDArray[np.int64]:
        """All numbers with these sums, of shape (unknowns, ways); unknowns that occur in no sum are 1 or 2."""
        span = _Span(rows)
        if self.kinds in span.rows:
            return np.empty((self.kinds, 0), np.int64)
        free = [kind for kind in range(self.kinds) if kind not in span.rows]
        tops = [
            max(0, min(((row[-1] - sum(row[:-1])) // row[kind] + 1 for row in rows if row[kind]), default=2))
            for kind in free
        ]
        self.tried += math.prod(tops)
        if self.tried > BUDGET:
            return np.empty((self.kinds, 0), np.int64)
        found = np.zeros((self.kinds, math.prod(tops)), np.int64)
        found[free] = np.indices(tops, np.int64).reshape(len(free), math.prod(tops)) + 1
        for lead, row in sorted(span.rows.items(), reverse=True):
            rest = row[-1] - np.asarray(row[:-1], np.int64) @ found
            found[lead] = rest // row[lead]
            found = found[:, (rest % row[lead] == 0) & (found[lead] > 0)]
        return found

    def values(self, load: form.Load, found: NDArray[np.int64]) -> list[int]:
        """What a load can be among the numbers that were found."""
        return [int(one) for one in np.unique(np.asarray(self.row(load), np.int64) @ found)]

    def without(self, clue: int) -> list[Row]:
        return self.rows[:clue] + self.rows[clue + 1 :]

    def value(self, load: form.Load, numbers: Sequence[int]) -> int:
        """What a load is if the unknowns are these."""
        return sum(numbers[kind] for kind in load)

    def agrees(self, numbers: Sequence[int]) -> bool:
        """True if the unknowns can be these."""
        fits = len(numbers) == self.kinds and min(numbers) > 0
        return fits and all(row[-1] == sum(map(mul, row, numbers)) for row in self.rows)

    def total(self, clues: Sequence[form.Taken]) -> Row:
        """What clues add up to, and the sum of their numbers; zeros of clues that do not stand in their order, once."""
        if any(not one.times for one in clues) or any(one >= other for (one, _), (other, _) in pairwise(clues)):
            return (0,) * (self.kinds + 1)
        rows = [[times * cell for cell in self.rows[clue]] for clue, times in clues]
        return tuple(map(sum, zip(*rows, strict=True)))

    def gives(self, way: form.Way, load: form.Load, but: int = -1) -> bool:
        """True if a way leads to a load, past this clue."""
        *parts, total = self.total(way.clues)
        past = all(clue != but for clue, _ in way.clues)
        return past and parts == [way.divided * one for one in self.row(load)] and total % way.divided == 0

    def bounds(self, why: form.Bound, load: form.Load, most: int) -> bool:
        """True if a load can be so much, and clues prove that it is no more, since each unknown is 1 at least."""
        *parts, total = self.total(why.clues)
        besides = list(map(sub, parts, self.row(load)))
        proves = min(besides) == 0 < sum(besides) == total - most
        return proves and self.agrees(why.unknowns) and self.value(load, why.unknowns) == most

    def needed(self, load: form.Load, rows: Sequence[Row]) -> int:
        """The least number of sums that combine to the load; 0 if they do not."""
        wanted, plain = self.row(load), [row[:-1] for row in rows]
        if any(_Span(plain).rest(wanted)):
            return 0
        return next(len(some) for some in _subsets(plain) if not any(_Span(some).rest(wanted)))

    def contradictions(self) -> set[frozenset[int]]:
        """The least sets of clues that no numbers, whole or not, agree with.

        Combinations of clues in which all unknowns cancel out are those of a few; one that leaves out as many clues as
        can be chosen freely has no other one among its clues. It is a contradiction if the sums do not cancel out.
        """
        count, span = len(self.rows), _Span()
        for number, row in enumerate(self.rows):
            span.add((*row[:-1], *(int(number == other) for other in range(count))))
        idle = [row[self.kinds :] for lead, row in span.rows.items() if lead >= self.kinds]
        sums = [row[-1] for row in self.rows]
        return {
            frozenset(number for number, times in enumerate(row) if times)
            for row in _least(idle)
            if sum(map(mul, row, sums))
        }


def _least(rows: Sequence[Row], start: int = 0) -> Iterator[Row]:
    """The combinations of rows that are zero in as many places as can be, up to multiples; some come more than once."""
    if len(rows) == 1:
        yield rows[0]
    for place in range(start, len(rows[0])) if len(rows) > 1 else ():
        by = next((row for row in rows if row[place]), None)
        if by is not None:
            cleared = (
                tuple(by[place] * one - row[place] * two for one, two in zip(row, by, strict=True))
                for row in rows
                if row is not by
            )
            yield from _least([_reduced(row) for row in cleared], place + 1)


def _reduced(row: Row) -> Row:
    common = math.gcd(*row)
    return tuple(one // common for one in row) if common > 1 else row


def _subsets(rows: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    return (some for size in range(len(rows)) for some in combinations(rows, size + 1))


def _findings(sums: _Sums, query: form.Query) -> tuple[list[Findings], list[int]]:
    """Solutions, two if the question has more than one, and how many clues are needed for each sum that follows."""
    if isinstance(query, form.Wrong):
        return _wrong(sums, query)
    found = sums.ways(sums.rows)
    if not found.size:
        return [], []
    match query:
        case form.Value(load=load) | form.Most(load=load):
            values = sums.values(load, found)
            numbers = values if isinstance(query, form.Value) else values[-1:]
            answers = [
                letter_of_number(query.options, one)
                if isinstance(query, form.ValueOffered | form.MostOffered)
                else Findings((str(one),))
                for one in numbers
            ]
            is_bound = isinstance(query, form.Most)
            return answers, [_bound(sums, load, numbers[0]) if is_bound else sums.needed(load, sums.rows)]
        case form.Superfluous(options=clues):
            right = [len(sums.values(_load(sums.rows[one]), sums.ways(sums.without(one)))) == 1 for one in clues]
            answer = letters_of(right, "without it, it could be another number")
            shares = [sums.needed(_load(sums.rows[one]), sums.without(one)) for one in clues]
            return [answer], [share for share, is_right in zip(shares, right, strict=True) if is_right]
    known = [len(sums.values(load, found)) == 1 for load in query.options]
    is_open = isinstance(query, form.Unknowable)
    right = [not one for one in known] if is_open else known
    answer = letters_of(right, "it follows" if is_open else "it can be several numbers")
    shares = [sums.needed(load, sums.rows) for load, is_known in zip(query.options, known, strict=True) if is_known]
    return [answer], shares


def _load(row: Row) -> form.Load:
    return tuple(kind for kind, times in enumerate(row[:-1]) for _ in range(times))


def _wrong(sums: _Sums, query: form.Wrong) -> tuple[list[Findings], list[int]]:
    """The clues without which there are numbers, and how many others prove one of them wrong."""
    right = [clue for clue in range(len(sums.rows)) if sums.ways(sums.without(clue)).size]
    if sums.ways(sums.rows).size or not right:  # nothing is wrong, or more than one clue
        return [], []
    found = Findings(tuple(f"clue-{clue + 1}" for clue in right))
    if isinstance(query, form.WrongOffered):
        found = letters_of(
            [option in right for option in query.options], "the other sums would still contradict another"
        )
    if len(right) > 1 or not found.answers:
        return [found] * len(right[:2]), []
    proofs = sums.contradictions()
    unions = [one | other for one, other in combinations(proofs, 2) if one & other == {*right}]
    return [found], [min(map(len, unions), default=1) - 1]


def _bound(sums: _Sums, load: form.Load, most: int) -> int:
    """The least number of clues, each added or taken away once, from which the most that a load can be follows.

    They add up to the load and to something else besides, which is at least as much as the unknowns in it.
    """
    signs = _signs(len(sums.rows))
    totals = signs @ np.array(sums.rows, np.int64)
    besides = totals[:, :-1] - np.array(sums.row(load), np.int64)
    proving = (besides >= 0).all(axis=1) & (totals[:, -1] - besides.sum(axis=1) == most)
    return int(np.abs(signs[proving]).sum(axis=1).min()) if proving.any() else 0


@cache
def _signs(clues: int) -> NDArray[np.int64]:
    return np.array(list(product((0, 1, -1), repeat=clues)), np.int64)


def _canonical(shown: form.Statement, query: form.Query) -> object:
    """What stays if unknowns change their numbers, sums their order, or a house stands on its head."""
    names = [[*_names(shown)]]
    if isinstance(shown, form.House):
        names.append(names[0][::-1])
    return type(shown).__name__, min(repr(_called(shown, query, named)) for named in names)


def _called(shown: form.Statement, query: form.Query, names: Sequence[Any]) -> object:
    def called(load: form.Load) -> list[Any]:
        return sorted(names[kind] for kind in load)

    clues = [(called(clue.parts), clue.sum) for clue in shown.clues]
    load: form.Load = ()
    options: list[Any] = []
    match query:
        case form.Value() | form.Most():
            load = query.load
        case form.Superfluous() | form.WrongOffered():
            options = sorted(clues[one] for one in query.options)
        case form.Knowable() | form.Unknowable():
            options = sorted(map(called, query.options))
    return task_whatever_form(query, form.QUESTIONS), sorted(clues), called(load), options
