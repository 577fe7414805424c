"""Tries all numbers of which sums are shown; judges `logic/linear_sums`.

The format is that of ``docs/logic-sums.md``.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any, Final, Literal, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.facts.things import facts
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    parse,
    proven,
)

BUDGET: Final = 400_000  # numbers tried for unknowns that others do not give
_KINDS: Final = 10
_CLUES: Final = 12
_FARTHEST: Final = 32  # of a star, in tenths of the distance of two neighbours
Load: TypeAlias = tuple[int, ...]
Row: TypeAlias = tuple[int, ...]


class _Clue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    parts: Load
    sum: int


class _House(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="dress", tag="house"):
    floors: int
    clues: tuple[_Clue, ...]

    @property
    def names(self) -> Sequence[object]:
        return range(max(0, min(self.floors, _KINDS + 1)))


class _Market(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="dress", tag="market"):
    things: tuple[str, ...]
    clues: tuple[_Clue, ...]

    @property
    def names(self) -> Sequence[object]:
        return self.things


class _Stars(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="dress", tag="stars"):
    stars: tuple[tuple[int, int], ...]
    clues: tuple[_Clue, ...]

    @property
    def names(self) -> Sequence[object]:
        return self.stars


_SHOWN: Final[Any] = _House | _Market | _Stars


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked: a ``load``, four of them or four numbers, or four clues."""

    task: Literal[
        "value", "value_choice", "most", "most_choice", "knowable", "unknowable", "superfluous", "wrong", "wrong_choice"
    ]
    load: Load = ()
    options: tuple[int | Load, ...] = ()


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find all whole numbers from 1 that have the sums, or, of a wrong sum, all clues without which there are some.

    The difficulty is the least number of clues from which the answer follows by adding and taking away; of four sums of
    which three follow, for all three; 0 where only whole numbers decide, and not sums alone.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown, asked = parse(statement, _SHOWN, "statement"), parse(query, _Query, "query")
    _check(shown, asked)
    sums = _Sums(len(shown.names), shown.clues)
    found, difficulty = _findings(sums, asked)
    return proven(
        found,
        BUDGET,
        method="all whole numbers",
        effort={"numbers": sums.tried},
        difficulty=difficulty,
        unit={"unknowable": "clues combined, for three sums", "most": "clues of the bound"}.get(
            asked.task.removesuffix("_choice"), "clues combined"
        ),
        canonical=fingerprint(_canonical(shown, asked)),
        structure=f"{asked.task.removesuffix('_choice')}, {type(shown).__name__[1:].lower()}, {len(shown.names)}",
    )


def _check(shown: Any, asked: _Query) -> None:
    kinds, clues = len(shown.names), [clue.parts for clue in shown.clues]
    if not 2 <= kinds <= _KINDS or len(set(shown.names)) < kinds or not 2 <= len(clues) <= _CLUES:
        raise MalformedStatement(f"there are 2 to {_KINDS} different unknowns and 2 to {_CLUES} sums")
    loads: list[Any] = [*clues]
    task = asked.task.removesuffix("_choice")
    if (task in ("value", "most")) != bool(asked.load):
        raise MalformedStatement("a load is asked for where there is one")
    loads += [asked.load] if asked.load else []
    if len(asked.options) != (0 if asked.task in ("value", "most", "wrong") else 4):
        raise MalformedStatement("a choice has four options, and nothing else has any")
    if asked.options:
        demand_different(asked.options)
        if task in ("knowable", "unknowable"):
            loads += asked.options
        elif any(isinstance(option, tuple) for option in asked.options):
            raise MalformedStatement("these options are numbers")
        elif task in ("superfluous", "wrong") and not {*asked.options} <= {*range(len(clues))}:
            raise MalformedStatement("a number stands for no clue")
    for load in loads:
        if not isinstance(load, tuple) or not 1 <= len(load) <= _KINDS or list(load) != sorted(load):
            raise MalformedStatement(f"a load has 1 to {_KINDS} parts, in order")
        if not all(0 <= kind < kinds for kind in load):
            raise MalformedStatement("a number stands for no unknown")
        if isinstance(shown, _House) and load != tuple(range(load[0], load[-1] + 1)):
            raise MalformedStatement("floors that are added up follow on one another")
        if isinstance(shown, _Stars) and len(set(load)) < len(load):
            raise MalformedStatement("a star counts once")
    if len(set(clues)) < len(clues) or len({kind for load in clues for kind in load}) < kinds:
        raise MalformedStatement("sums differ in what they add up, and every unknown occurs")
    if isinstance(shown, _Market) and not {*shown.things} <= facts().names.keys():
        raise MalformedStatement("there are no such things")
    if isinstance(shown, _Stars) and (
        any(len(load) != 2 for load in clues) or not all(0 <= at + 1 <= _FARTHEST for xy in shown.stars for at in xy)
    ):
        raise MalformedStatement("a line joins two stars of the sky")


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
        common = math.gcd(*row)
        return tuple(one // common for one in row) if common > 1 else row

    def add(self, row: Row) -> bool:
        """True if the row was none of the combinations, which it is now."""
        rest = self.rest(row)
        lead = next((column for column, cell in enumerate(rest) if cell), None)
        if lead is not None:
            self.rows[lead] = rest
        return lead is not None


class _Sums:
    """Unknown whole numbers from 1, and sums of them; ``tried`` is what it has cost so far."""

    def __init__(self, kinds: int, clues: Sequence[_Clue]) -> None:
        self.kinds, self.tried = kinds, 0
        self.rows = [(*self.row(clue.parts), clue.sum) for clue in clues]

    def row(self, load: Load) -> Row:
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

    def values(self, load: Load, found: NDArray[np.int64]) -> list[int]:
        """What a load can be among the numbers that were found."""
        return [int(one) for one in np.unique(np.asarray(self.row(load), np.int64) @ found)]

    def without(self, clue: int) -> list[Row]:
        return self.rows[:clue] + self.rows[clue + 1 :]

    def needed(self, load: Load, rows: Sequence[Row]) -> int:
        """The least number of sums that combine to the load; 0 if they do not."""
        wanted, plain = self.row(load), [row[:-1] for row in rows]
        if any(_Span(plain).rest(wanted)):
            return 0
        return next(len(some) for some in _subsets(plain) if not any(_Span(some).rest(wanted)))

    def contradictions(self) -> list[frozenset[int]]:
        """The least sets of clues that no numbers, whole or not, agree with."""
        found = list[frozenset[int]]()
        for some in _subsets(range(len(self.rows))):
            known = any(one.issubset(some) for one in found)
            if not known and self.kinds in _Span(self.rows[number] for number in some).rows:
                found.append(frozenset(some))
        return found


def _subsets(rows: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    return (some for size in range(len(rows)) for some in combinations(rows, size + 1))


def _findings(sums: _Sums, asked: _Query) -> tuple[list[Findings], int]:
    """Solutions, two if the question has more than one, and the difficulty."""
    task = asked.task.removesuffix("_choice")
    options: Any = asked.options
    if task == "wrong":
        return _wrong(sums, options)
    found = sums.ways(sums.rows)
    if not found.size:
        return [], 0
    match task:
        case "value" | "most":
            values = sums.values(asked.load, found)
            numbers = values if task == "value" else values[-1:]
            answers = [letter_of_number(options, one) if options else Findings((str(one),)) for one in numbers]
            difficulty = sums.needed(asked.load, sums.rows) if task == "value" else _bound(sums, asked.load, numbers[0])
            return answers, difficulty
        case "superfluous":
            right = [len(sums.values(_load(sums.rows[one]), sums.ways(sums.without(one)))) == 1 for one in options]
            answer = letters_of(right, "without it, it could be another number")
            shares = [sums.needed(_load(sums.rows[one]), sums.without(one)) for one in options]
            return [answer], sum(share for share, is_right in zip(shares, right, strict=True) if is_right)
        case _:
            known = [len(sums.values(load, found)) == 1 for load in options]
            right = known if task == "knowable" else [not one for one in known]
            answer = letters_of(right, "it can be several numbers" if task == "knowable" else "it follows")
            shares = [sums.needed(load, sums.rows) for load, is_known in zip(options, known, strict=True) if is_known]
            return [answer], sum(shares) if all(shares) else 0


def _load(row: Row) -> Load:
    return tuple(kind for kind, times in enumerate(row[:-1]) for _ in range(times))


def _wrong(sums: _Sums, options: Sequence[int]) -> tuple[list[Findings], int]:
    """The clues without which there are numbers; the difficulty counts the others that prove one of them wrong."""
    right = [clue for clue in range(len(sums.rows)) if sums.ways(sums.without(clue)).size]
    if sums.ways(sums.rows).size or not right:  # nothing is wrong, or more than one clue
        return [], 0
    found = Findings(tuple(f"clue-{clue + 1}" for clue in right))
    if options:
        found = letters_of([option in right for option in options], "the other sums would still contradict another")
    if len(right) > 1 or not found.answers:
        return [found] * len(right[:2]), 0
    proofs = sums.contradictions()
    unions = [one | other for one, other in combinations(proofs, 2) if one & other == {*right}]
    return [found], min(map(len, unions), default=1) - 1


def _bound(sums: _Sums, load: Load, most: int) -> int:
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


def _canonical(shown: Any, asked: _Query) -> object:
    """What stays if unknowns change their numbers, sums their order, or a house stands on its head."""
    names = [[*shown.names]]
    if isinstance(shown, _House):
        names.append(names[0][::-1])
    return type(shown).__name__, min(repr(_called(shown, asked, named)) for named in names)


def _called(shown: Any, asked: _Query, names: Sequence[Any]) -> object:
    def called(load: Load) -> list[Any]:
        return sorted(names[kind] for kind in load)

    clues = [(called(clue.parts), clue.sum) for clue in shown.clues]
    options: list[Any] = []
    if asked.task in ("superfluous", "wrong_choice"):
        options = sorted(clues[one] for one in asked.options if isinstance(one, int))
    elif asked.task in ("knowable", "unknowable"):
        options = sorted(called(load) for load in asked.options if isinstance(load, tuple))
    return asked.task.removesuffix("_choice"), sorted(clues), called(asked.load), options
