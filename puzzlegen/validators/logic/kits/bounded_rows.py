"""Rows of unknown whole numbers in a stated domain: all numbers that fit, and what single rows leave."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Domains: TypeAlias = tuple[frozenset[int], ...]
"""The numbers that each unknown may still be."""
_WIDE: Final = 25_000  # combinations of the numbers of one row that are tried at once


class Terms(NamedTuple):
    """Signed products of unknowns, and what they make together."""

    terms: Sequence[tuple[int, Sequence[int]]]
    makes: int

    @property
    def unknowns(self) -> list[int]:
        """Those that occur, each once, in order."""
        return sorted({one for _, factors in self.terms for one in factors})


def _fits(row: Terms, numbers: dict[int, NDArray[np.int64]]) -> NDArray[np.bool_]:
    parts = [sign * math.prod((numbers[one] for one in factors), start=np.int64(1)) for sign, factors in row.terms]
    found: NDArray[np.bool_] = sum(parts[1:], start=parts[0]) == row.makes
    return found


def solutions(rows: Sequence[Terms], count: int, most: int, budget: int) -> tuple[NDArray[np.int64], int]:
    """All numbers from 1 to ``most`` that fit all rows, of shape (ways, count), and how many were tried.

    The rows are joined one after another, that with the fewest new unknowns first. If more than the budget had to be
    tried, nothing is found.
    """
    found, held, tried, left = np.ones((1, count), np.int64), set[int](), 0, list(rows)
    while left:
        row = min(left, key=lambda one: (len({*one.unknowns} - held), len(one.unknowns)))
        left.remove(row)
        new = [one for one in row.unknowns if one not in held]
        tried += len(found) * most ** len(new)
        if tried > budget:
            return found[:0], tried
        grid = np.indices((most,) * len(new), np.int64).reshape(len(new), most ** len(new)) + 1
        wide = np.repeat(found, most ** len(new), axis=0)
        wide[:, np.array(new, np.intp)] = np.tile(grid, len(found)).T
        found = wide[_fits(row, {one: wide[:, one] for one in row.unknowns})]
        held |= {*new}
    return found, tried


def narrowed(row: Terms, domains: Domains) -> dict[int, frozenset[int]]:
    """What one row leaves of its unknowns' numbers, those of which it leaves fewer; none are left if it never fits."""
    unknowns = row.unknowns
    shape = [len(domains[one]) for one in unknowns]
    if math.prod(shape) > _WIDE or max(shape) == 1:
        return {}
    axes = [np.array(sorted(domains[one]), np.int64) for one in unknowns]
    fits = _fits(row, dict(zip(unknowns, np.ix_(*axes), strict=True)))
    left = {}
    for place, one in enumerate(unknowns):
        others = tuple(axis for axis in range(len(unknowns)) if axis != place)
        mask = np.broadcast_to(fits, shape).any(axis=others) if others else fits
        if not mask.all():
            left[one] = frozenset(axes[place][mask].tolist())
    return left


def rounds(rows: Sequence[Terms], count: int, most: int) -> list[tuple[Domains, int]]:
    """The numbers that are left after each round, in which all rows are looked at side by side, and rows that told.

    The first entry is what the domain leaves; the last one that from which no single row rules out any more.
    """
    domains: Domains = (frozenset(range(1, most + 1)),) * count
    found = [(domains, 0)]
    while True:
        told = [left for left in (narrowed(row, domains) for row in rows) if left]
        if not told:
            return found
        domains = tuple(
            domain.intersection(*(left[one] for left in told if one in left)) for one, domain in enumerate(domains)
        )
        if not all(domains):
            return found
        found.append((domains, len(told)))
