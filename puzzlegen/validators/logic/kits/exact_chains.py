"""Quantities that are tied by exact equations: what follows step by step, and how long the chain is that leads there.

A relation is a sum of products that is 0. Two kinds of steps are known, those of a textbook: a relation in which one
quantity alone is open gives it; and where no relation does, one quantity is called n, others are expressed by it, and
a relation whose quantities are all expressed gives n. A step is taken only where it leaves one admissible value, so
that what is reached is proven. Whether more could be known, `rank` says for linear relations.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

Terms: TypeAlias = Sequence[tuple[int, tuple[int, ...]]]
"""Factors before products of quantities, of none for a plain number; their sum is 0."""
Key: TypeAlias = tuple[int, ...]
Relations: TypeAlias = Mapping[Key, Terms]
Form: TypeAlias = tuple[Fraction, Fraction]
"""A plain part, and how often n is added to it."""
Admits: TypeAlias = Callable[[Fraction], bool]
_ZERO: Final = Fraction(0)


class Found(NamedTuple):
    """A quantity's value, and the length of the chain of steps that leads to it; 0 if it is shown."""

    value: Fraction
    depth: int


class Chains:
    """All that follows from what is shown.

    Attributes:
        found: quantities with their values.
        sound: False if what follows contradicts a relation.
        tried: how often a relation was looked at.
    """

    def __init__(self, relations: Relations, shown: Mapping[int, int], admits: Admits, budget: int) -> None:
        self.relations, self.admits, self.budget = relations, admits, budget
        self.found = {one: Found(Fraction(number), 0) for one, number in shown.items()}
        self.sound, self.tried = True, 0
        self._quantities = {one for terms in relations.values() for _, factors in terms for one in factors}
        while self.sound and self.tried <= budget and (self._told() or self._called()):
            pass
        self.sound = self.sound and all(
            self.holds(terms, {one: found.value for one, found in self.found.items()})
            for terms in relations.values()
            if all(factor in self.found for _, factors in terms for factor in factors)
        )

    @property
    def complete(self) -> bool:
        """True if everything is known."""
        return self._quantities <= self.found.keys()

    def holds(self, terms: Terms, values: Mapping[int, Fraction]) -> bool:
        """True if a relation holds for these values."""
        return not sum(times * math.prod(values[one] for one in factors) for times, factors in terms)

    def _told(self) -> bool:
        """One round of relations with one open quantity each; True if there was any."""
        new: dict[int, Found] = {}
        for terms in self.relations.values():
            self.tried += 1
            open_ = {one for _, factors in terms for one in factors if one not in self.found}
            if len(open_) != 1:
                continue
            one = open_.pop()
            forms = {other: (found.value, _ZERO) for other, found in self.found.items()} | {one: (_ZERO, Fraction(1))}
            roots = roots_of(expanded(terms, forms), self.admits)
            if not roots:
                self.sound = False
            if len(roots) == 1:
                depth = 1 + max(
                    (self.found[other].depth for _, factors in terms for other in factors if other != one), default=0
                )
                if one not in new or depth < new[one].depth:
                    new[one] = Found(roots[0], depth)
        least = min((found.depth for found in new.values()), default=0)
        self.found |= {one: found for one, found in new.items() if found.depth == least}
        return bool(new)

    def _called(self) -> bool:
        """Call each open quantity n, and take what leads to n by the shortest chains; True if any does."""
        ways = [self._expressed(symbol) for symbol in sorted(self._quantities - self.found.keys())]
        told = [way for way in ways if way is not None]
        least = min((length for length, _ in told), default=0)
        for length, known in told:
            for one, found in known.items() if length == least else ():
                if one not in self.found or found.depth < self.found[one].depth:
                    self.found[one] = found
        return bool(told)

    def _expressed(self, symbol: int) -> tuple[int, dict[int, Found]] | None:
        """The length of the chain until n is known, and what is known then; None if it never is."""
        forms: dict[int, Form] = {one: (found.value, _ZERO) for one, found in self.found.items()}
        forms[symbol] = (_ZERO, Fraction(1))
        depths = {one: found.depth for one, found in self.found.items()} | {symbol: 0}
        while True:
            closing: list[tuple[int, Fraction]] = []
            next_: list[tuple[int, int, Form]] = []
            for terms in self.relations.values():
                self.tried += 1
                inside = {one for _, factors in terms for one in factors}
                open_ = [one for one in inside if one not in forms]
                if len(open_) > 1 or not any(one in forms and forms[one][1] for one in inside):
                    continue
                depth = 1 + max(depths[one] for one in inside if one in forms)
                if not open_:
                    polynomial = expanded(terms, forms)
                    if any(polynomial[1:]):
                        roots = roots_of(polynomial, self.admits)
                        closing += [(depth, roots[0])] if len(roots) == 1 else []
                    elif polynomial[0]:
                        self.sound = False
                        return None
                elif (form := solved(terms, open_[0], forms, self.admits)) is not None:
                    next_.append((depth, open_[0], form))
            step = min(next_, default=None)
            if closing and (step is None or min(closing)[0] <= step[0]):
                depth, value = min(closing)
                known = {
                    one: Found(plain + times * value, depth + (one != symbol))
                    for one, (plain, times) in forms.items()
                    if one not in self.found
                }
                return depth, known
            if step is None or self.tried > self.budget:
                return None
            for depth, one, form in next_:
                if depth == step[0] and one not in forms:
                    forms[one], depths[one] = form, depth


def roots_of(polynomial: Sequence[Fraction], admits: Admits) -> list[Fraction]:
    """The admissible rational roots of a polynomial with a plain part, a multiple of n, and one of its square."""
    plain, once, twice = polynomial
    if not twice:
        roots = [-plain / once] if once else []
    else:
        root = _square_root(once * once - 4 * twice * plain)
        roots = [] if root is None else sorted({(-once + root) / (2 * twice), (-once - root) / (2 * twice)})
    return [one for one in roots if admits(one)]


def expanded(terms: Terms, forms: Mapping[int, Form]) -> tuple[Fraction, Fraction, Fraction]:
    """The sum of products as a polynomial of n, whose degree is 2 at most."""
    total = [_ZERO, _ZERO, _ZERO, _ZERO]
    for times, factors in terms:
        product = [Fraction(times), _ZERO, _ZERO, _ZERO]
        for one in factors:
            plain, more = forms[one]
            product = [plain * product[0], *(plain * high + more * low for low, high in pairwise(product))]
        total = [one + other for one, other in zip(total, product, strict=True)]
    return total[0], total[1], total[2]


def solved(terms: Terms, one: int, forms: Mapping[int, Form], admits: Admits) -> Form | None:
    """A quantity as a plain part and a multiple of n, where a relation gives it so and in one way.

    What is squared is found only where all else is known.
    """
    if any(factors.count(one) > 1 for _, factors in terms):
        others = {other for _, factors in terms for other in factors} - {one}
        if any(forms[other][1] for other in others):
            return None
        roots = roots_of(expanded(terms, {**forms, one: (_ZERO, Fraction(1))}), admits)
        return (roots[0], _ZERO) if len(roots) == 1 else None
    before, rest = _ZERO, list[tuple[int, tuple[int, ...]]]()
    for times, factors in terms:
        if one not in factors:
            rest.append((times, factors))
            continue
        beside = [factor for factor in factors if factor != one]
        if any(forms[other][1] for other in beside):
            return None
        before += times * math.prod(forms[other][0] for other in beside)
    plain, once, twice = expanded(rest, forms)
    return None if twice or not before else (-plain / before, -once / before)


def _square_root(square: Fraction) -> Fraction | None:
    """The exact root of a number, 0 or more; None if it is not rational."""
    if square < 0:
        return None
    root = Fraction(math.isqrt(square.numerator), math.isqrt(square.denominator))
    return root if root * root == square else None


class Rank:
    """Linear relations over the rationals: which quantities they determine, and how shown ones hang together.

    Attributes:
        sound: True if what is shown does not contradict the relations.
        ties: of each relation between shown quantities alone that follows, which ones it ties.
    """

    def __init__(self, relations: Relations, shown: Mapping[int, int]) -> None:
        rows: dict[int, dict[int, Fraction]] = {}
        for terms in relations.values():
            row: dict[int, Fraction] = {}
            for times, (one,) in terms:
                row[one] = row.get(one, _ZERO) + times
            for lead in [one for one in row if one in rows]:
                _take(row, rows[lead], row.get(lead, _ZERO))
            lead = next((one for one in row if one not in shown), next(iter(row), -1))
            if lead < 0:
                continue
            by = row[lead]
            row = {one: times / by for one, times in row.items()}
            for other in rows.values():
                if lead in other:
                    _take(other, row, other[lead])
            rows[lead] = row
        self._rows, self._shown = rows, shown
        self.ties = [{*row} for lead, row in rows.items() if lead in shown]
        self.sound = all(
            not sum(times * shown[one] for one, times in row.items()) for lead, row in rows.items() if lead in shown
        )

    def value(self, one: int) -> Fraction | None:
        """The one value of a quantity that is not shown; None if it can have several."""
        row = self._rows.get(one)
        if row is None or any(other != one and other not in self._shown for other in row):
            return None
        return -sum((times * self._shown[other] for other, times in row.items() if other != one), start=_ZERO)


def _take(row: dict[int, Fraction], other: Mapping[int, Fraction], times: Fraction) -> None:
    """Take so many times another row away, in place."""
    for one, by in other.items():
        left = row.get(one, _ZERO) - times * by
        if left:
            row[one] = left
        else:
            row.pop(one, None)
