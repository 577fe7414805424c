"""Rows of things that stand for whole numbers: made from forms, and worked through row by row."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.kernels.generators.rows import leave

Terms: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
"""Signs and factors: 0, 1 and 2 in a form, things in a row."""
_ALONE: Final[tuple[Terms, ...]] = (((1, (0, 0)),), ((1, (0, 0)), (1, (0,))), ((1, (0, 0)), (-1, (0,))))
_PAIRS: Final[tuple[Terms, ...]] = (
    ((1, (0, 1)),),
    ((1, (0, 1)), (1, (0,))),
    ((1, (0, 1)), (-1, (1,))),
    ((1, (0, 0)), (1, (1,))),
    ((1, (0, 0)), (-1, (1,))),
    ((1, (0,)), (1, (1,))),
    ((1, (0,)), (-1, (1,))),
    ((1, (0, 0)), (-1, (1, 1))),
    ((1, (0, 0)), (1, (1, 1))),
    ((1, (0,)), (1, (0,)), (1, (1,))),
    ((1, (0, 1)), (1, (0,)), (1, (1,))),
)
_THREES: Final[tuple[Terms, ...]] = (
    ((1, (0, 1)), (1, (2,))),
    ((1, (0, 1)), (-1, (2,))),
    ((1, (0, 2)), (1, (1,))),
    ((1, (0, 2)), (-1, (1,))),
    ((1, (0,)), (1, (1, 2))),
    ((1, (1, 2)), (-1, (0,))),
    ((1, (0, 0)), (1, (1,)), (-1, (2,))),
    ((1, (0, 1)), (1, (0, 2))),
    ((1, (0,)), (1, (1,)), (1, (2,))),
)
MOST_WAYS: Final = 600  # that are listed
_FORMS: Final = 6  # that are tried for a thing


class Row(NamedTuple):
    """Terms, and what they make."""

    terms: Terms
    makes: int


def made(terms: Terms, values: Sequence[int]) -> int:
    """What terms make."""
    return sum(sign * values[factors[0]] * (values[factors[1]] if len(factors) > 1 else 1) for sign, factors in terms)


def rows_about(new: int, others: Sequence[int], values: Sequence[int], rng: Stream) -> list[Row]:
    """Rows about something new and one or two others, in random order; about it alone, if there are none."""
    things = [new, *others]
    forms = (_ALONE, _PAIRS, _THREES)[len(others)]
    found = []
    for form in rng.sample(forms, len(forms)):
        terms = tuple((sign, tuple(sorted(things[one] for one in factors))) for sign, factors in form)
        makes = made(terms, values)
        if makes > 0:
            found.append(Row(terms, makes))
    return found


def deep_rows(values: Sequence[int], most: int, depth: int, rng: Stream, *, eager: bool = True) -> list[Row]:
    """Rows by which the last thing is known only after so many rounds, or a few more or less.

    There is one row about the first two things, and one for each thing after the first, about that and one or two
    before it, and most rows multiply; of some rows, the one that makes the thing known last is taken, unless that is
    too late; if ``eager``, the first one that makes it known later than the things before.
    """
    rows = [row for row in rows_about(1, [0], values, rng) if _multiplies(row)][:1]
    last = 0
    for thing in range(1, len(values)):
        others = [[thing - 1], [thing - 1, rng.below(thing - 1)]] if thing > 1 else [[0]]
        found = list[tuple[int, Row]]()
        must = 2 * sum(map(_multiplies, rows)) <= len(rows) + 1
        for row in [row for some in others for row in rows_about(thing, some, values, rng)]:
            if row not in rows and (_multiplies(row) or not must) and len(found) < _FORMS:
                history = Narrowing([*rows, row], thing + 1, most).history()
                known = known_after(history, thing)
                found.append((known if known <= depth else 0, row))
                if eager and last < known <= depth:
                    break
        if not found:
            raise Rejected("no row suits")
        last, row = max(found, key=lambda one: one[0])
        rows.append(row)
    return rows


def _multiplies(row: Row) -> bool:
    return any(len(factors) > 1 for _, factors in row.terms)


def known_after(history: Sequence[NDArray[np.bool_]], thing: int) -> int:
    """The first round after which a thing is known; 0 if it never is."""
    return next((number for number, allowed in enumerate(history) if allowed[thing].sum() == 1), 0)


@lru_cache(maxsize=4096)
def _all(form: Terms, makes: int, most: int) -> NDArray[np.int64]:
    """All numbers that a form of things 0, 1 and so on can have, of shape (ways, things)."""
    count = 1 + max(one for _, factors in form for one in factors)
    grid = np.indices((most,) * count, np.int64).reshape(count, -1) + 1
    total = np.zeros(grid.shape[1], np.int64)
    for sign, factors in form:
        total += sign * (grid[factors[0]] * grid[factors[1]] if len(factors) > 1 else grid[factors[0]])
    return grid[:, total == makes].T.copy()


class Narrowing:
    """The numbers that things may still be.

    Attributes:
        allowed: whether a thing may be a number, of shape (things, most + 1).
    """

    def __init__(self, rows: Sequence[Row], count: int, most: int) -> None:
        self.rows, self.count, self.most = rows, count, most
        self.things, self.ways = list[list[int]](), list[NDArray[np.int64]]()
        for terms, makes in rows:
            things = sorted({one for _, factors in terms for one in factors})
            form = tuple((sign, tuple(things.index(one) for one in factors)) for sign, factors in terms)
            self.things.append(things)
            self.ways.append(_all(form, makes, most))
        self.allowed = np.ones((count, most + 1), np.bool_)
        self.allowed[:, 0] = False

    def left_by(self, row: int) -> NDArray[np.bool_]:
        """What a row leaves of the numbers of its things, in their order."""
        things = self.things[row]
        left = np.empty((len(things), self.most + 1), np.bool_)
        leave(self.ways[row], np.array(things, np.int64), self.allowed.view(np.uint8), left.view(np.uint8))
        return left

    def history(self) -> list[NDArray[np.bool_]]:
        """What is allowed after each round of all rows side by side, up to the last one that tells anything."""
        found = [self.allowed.copy()]
        while True:
            left = [self.left_by(row) for row in range(len(self.rows))]
            for things, some in zip(self.things, left, strict=True):
                self.allowed[things] &= some
            if (self.allowed == found[-1]).all():
                return found
            found.append(self.allowed.copy())

    def steps(self, asked: int, out: int | None = None) -> list[tuple[int, int, tuple[int, ...]]]:
        """Rows, things and what is left of their numbers, as few as decide about a thing, or rule out its number."""
        self.allowed[:, 1:] = True
        found = list[tuple[int, int, tuple[int, ...]]]()
        while not self._decides(asked, out):
            best: tuple[float, int, int, NDArray[np.bool_]] | None = None
            for row, things in enumerate(self.things):
                for place, thing in enumerate(things):
                    left = self.left_by(row)[place]
                    before, after = int(self.allowed[thing].sum()), int(left.sum())
                    if after < before and (best is None or (after / before, row, thing) < best[:3]):
                        best = after / before, row, thing, left
            if best is None:
                raise Rejected("single rows do not decide")
            _, row, thing, left = best
            self.allowed[thing] = left
            found.append((row, thing, tuple(np.flatnonzero(left).tolist())))
        for place in reversed(range(len(found) - 1)):
            fewer = self._replayed([row_and_thing[:2] for row_and_thing in found[:place] + found[place + 1 :]])
            if self._decides(asked, out):
                found = fewer
        return found

    def _decides(self, asked: int, out: int | None) -> bool:
        return not self.allowed[asked, out] if out is not None else int(self.allowed[asked].sum()) == 1

    def _replayed(self, pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int, tuple[int, ...]]]:
        """Steps of the same rows and things from the start, those that still tell anything."""
        self.allowed[:, 1:] = True
        found = []
        for row, thing in pairs:
            left = self.left_by(row)[self.things[row].index(thing)]
            if (left != self.allowed[thing]).any():
                self.allowed[thing] = left
                found.append((row, thing, tuple(np.flatnonzero(left).tolist())))
        return found

    def all_ways(self) -> list[tuple[int, ...]]:
        """All numbers of all things that fit; raises `Rejected` where there are too many."""
        ways: list[dict[int, int]] = [{}]
        for row in sorted(range(len(self.rows)), key=lambda one: len(self.ways[one])):
            things = self.things[row]
            fitting = self.ways[row][self._fitting(row)].tolist()
            ways = [
                way | dict(zip(things, numbers, strict=True))
                for way, numbers in product(ways, fitting)
                if all(way.get(thing, number) == number for thing, number in zip(things, numbers, strict=True))
            ]
            if len(ways) > MOST_WAYS:
                raise Rejected("too many ways")
        return sorted(tuple(way[thing] for thing in range(self.count)) for way in ways)

    def _fitting(self, row: int) -> NDArray[np.bool_]:
        fits = np.ones(len(self.ways[row]), np.bool_)
        for place, thing in enumerate(self.things[row]):
            fits &= self.allowed[thing, self.ways[row][:, place]]
        return fits
