"""Quantities with known values, tied by relations: in which order somebody who knows a few of them finds the others."""

import math
from array import array
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, chain
from typing import NamedTuple, TypeAlias

from puzzlegen.kernels.generators.webs import spread

By: TypeAlias = tuple[int, ...]


class Tie(NamedTuple):
    """What ties quantities: a sum of multiples, or of products, that is 0; or a product of all but the last."""

    by: By
    quantities: tuple[int, ...]
    times: tuple[int, ...] = ()
    terms: tuple[tuple[int, tuple[int, ...]], ...] = ()


class Step(NamedTuple):
    """How a quantity is found, after so many steps each of which needs the one before; by what, and from what."""

    depth: int
    by: By
    needs: tuple[int, ...]


class Told(NamedTuple):
    """A published step: ``gives`` is ``plain`` and ``times`` n; see the format."""

    by: By
    gives: int
    plain: int
    times: int = 0


Coordinates: TypeAlias = Sequence[Sequence[Fraction]]
"""Of each quantity, how often it contains each of those that can be chosen freely."""


def change(coordinates: Coordinates, known: Iterable[int], wanted: int) -> list[int] | None:
    """Whole numbers that can be added to the values of quantities, 0 where they are known and not where wanted.

    None if what is wanted is determined by what is known.
    """
    count = len(coordinates[0])
    rows: dict[int, list[Fraction]] = {}
    for one in known:
        row = [*coordinates[one]]
        for lead, other in rows.items():
            if row[lead]:
                row = [a - row[lead] * b for a, b in zip(row, other, strict=True)]
        lead = next((place for place, cell in enumerate(row) if cell), -1)
        if lead < 0:
            continue
        row = [cell / row[lead] for cell in row]
        rows = {
            at: [a - other[lead] * b for a, b in zip(other, row, strict=True)] if other[lead] else other
            for at, other in rows.items()
        }
        rows[lead] = row
    for free in (place for place in range(count) if place not in rows):
        freely = [-rows[one][free] if one in rows else Fraction(int(one == free)) for one in range(count)]
        if _dot(coordinates[wanted], freely):
            found = [_dot(one, freely) for one in coordinates]
            whole = math.lcm(*(one.denominator for one in found))
            return [int(one * whole) for one in found]
    return None


def _dot(one: Sequence[Fraction], other: Sequence[Fraction]) -> Fraction:
    return sum((a * b for a, b in zip(one, other, strict=True) if a and b), start=Fraction(0))


class Web:
    """Ties, and the values of all quantities."""

    def __init__(self, ties: Sequence[Tie], values: Sequence[int]) -> None:
        self.ties, self.values = ties, values

    def spread(self, known: Iterable[int]) -> dict[int, Step]:
        """All that is found in ties with one open quantity each, nearest first."""
        order, depths, by = self._found(known)
        steps = {}
        for one in order:
            if depths[one]:
                tie = self.ties[by[one]]
                steps[one] = Step(depths[one], tie.by, tuple([other for other in tie.quantities if other != one]))
            else:
                steps[one] = Step(0, (), ())
        return steps

    def depths(self, known: Iterable[int]) -> Sequence[int]:
        """After how many steps each quantity is found, 0 for those that are known, -1 for what is never found."""
        return self._found(known)[1]

    def _found(self, known: Iterable[int]) -> tuple[Sequence[int], Sequence[int], Sequence[int]]:
        """Quantities in the order in which they are found; for each of all, after how many steps, and by which tie."""
        none = array("q", bytes(8 * len(self.values)))
        order, depths, by = none[:], none[:], none
        ahead = dict.fromkeys(known)
        order[: len(ahead)] = array("q", ahead)
        return order[: spread(*self._laid, order, len(ahead), depths, by)], depths, by

    @cached_property
    def _laid(self) -> "tuple[array[int], array[int], array[int], array[int], array[int]]":
        """The quantities of ties and the ties of quantities, as the kernel takes them, and scratch for it."""
        at: list[list[int]] = [[] for _ in self.values]
        for number, tie in enumerate(self.ties):
            for one in tie.quantities:
                at[one].append(number)
        return (
            *_in_a_row([tie.quantities for tie in self.ties]),
            *_in_a_row(at),
            array("q", bytes(8 * len(self.ties))),
        )

    def chain(self, known: Collection[int], asked: int, called: Collection[int]) -> tuple[int, list[Told]] | None:
        """The length of the chain to a quantity, and its steps; one of ``called`` is called n if nothing else helps.

        None if there is no such chain, or n is not whole in it.
        """
        found = self.spread(known)
        if asked in found:
            steps = self._needed(found, asked, {one for one, step in found.items() if not step.depth})
            return found[asked].depth, [Told(found[one].by, one, self.values[one]) for one in steps]
        best: tuple[int, list[Told]] | None = None
        for symbol in called:
            if symbol not in found:
                told = self._with(symbol, found, asked)
                if told is not None and (best is None or told[0] < best[0]):
                    best = told
        return best

    def _needed(self, found: Mapping[int, Step], asked: int, held: Collection[int]) -> list[int]:
        """What has to be found for a quantity, and that, in order, besides what is held."""
        needed, waiting = set[int](), [asked]
        while waiting:
            one = waiting.pop()
            if one not in needed and one not in held:
                needed.add(one)
                waiting += found[one].needs
        return sorted(needed, key=lambda one: (found[one].depth, one))

    def _with(self, symbol: int, found: Mapping[int, Step], asked: int) -> tuple[int, list[Told]] | None:
        """The chain if a quantity is called n, and what is asked for follows from n at once."""
        forms = {one: (Fraction(self.values[one]), Fraction(0)) for one in found} | {symbol: (Fraction(0), Fraction(1))}
        steps = dict(found) | {symbol: Step(0, (), ())}
        while True:
            ready = list[tuple[int, int, Tie, tuple[Fraction, Fraction]]]()
            for tie in self.ties:
                if not tie.times and not tie.terms:
                    continue
                open_ = [one for one in tie.quantities if one not in forms]
                inside = [one for one in tie.quantities if one in forms]
                if len(open_) > 1 or not any(forms[one][1] for one in inside):
                    continue
                depth = 1 + max(steps[one].depth for one in inside)
                if not tie.times:
                    if not open_ and self._decides(tie, forms, self.values[symbol]):
                        ready.append((depth, -1, tie, (Fraction(0), Fraction(1))))
                    continue
                plain, more = self._rest(tie, forms)
                if not open_ and more:
                    ready.append((depth, -1, tie, (plain, more)))
                elif open_:
                    by = tie.times[tie.quantities.index(open_[0])]
                    ready.append((depth, open_[0], tie, (-plain / by, -more / by)))
            if not ready:
                return None
            depth, gives, tie, form = min(ready, key=lambda one: one[:2])
            if gives >= 0:
                forms[gives] = form
                steps[gives] = Step(depth, tie.by, tuple(one for one in tie.quantities if one != gives))
                continue
            if asked not in forms:
                return None
            return self._closed(symbol, found, forms, steps, tie, asked)

    def _decides(self, tie: Tie, forms: Mapping[int, tuple[Fraction, Fraction]], value: int) -> bool:
        """True if no positive number but this one can be called n."""
        plain = once = twice = Fraction(0)
        for times, (one, other) in tie.terms:
            (a, b), (c, d) = forms[one], forms[other]
            plain, once, twice = plain + times * a * c, once + times * (a * d + b * c), twice + times * b * d
        if not twice:
            return bool(once)
        return -once / twice - value <= 0

    def _rest(self, tie: Tie, forms: Mapping[int, tuple[Fraction, Fraction]]) -> tuple[Fraction, Fraction]:
        pairs = [(times, forms[one]) for one, times in zip(tie.quantities, tie.times, strict=True) if one in forms]
        return (
            sum((times * plain for times, (plain, _) in pairs), start=Fraction(0)),
            sum((times * more for times, (_, more) in pairs), start=Fraction(0)),
        )

    def _closed(
        self,
        symbol: int,
        found: Mapping[int, Step],
        forms: Mapping[int, tuple[Fraction, Fraction]],
        steps: Mapping[int, Step],
        tie: Tie,
        asked: int,
    ) -> tuple[int, list[Told]] | None:
        """The chain whose last tie gives n."""
        shown = {one for one, step in found.items() if not step.depth}
        order = list[int]()
        for one in (*tie.quantities, asked):
            order += [other for other in self._needed(steps, one, {*shown, symbol}) if other not in order]
        order.sort(key=lambda one: (steps[one].depth, one))
        if any(part.denominator > 1 for one in order for part in forms[one]):
            return None
        plain = [one for one in order if not forms[one][1]]
        told = [Told(steps[one].by, one, self.values[one]) for one in plain]
        told.append(Told((), symbol, 0, 1))
        told += [Told(steps[one].by, one, *map(int, forms[one])) for one in order if forms[one][1]]
        depth = 1 + max(steps[one].depth for one in tie.quantities)
        told.append(Told(tie.by, symbol, self.values[symbol]))
        if asked != symbol:
            told.append(Told((), asked, self.values[asked]))
        return depth + (asked != symbol), told


def _in_a_row(parts: Sequence[Sequence[int]]) -> "tuple[array[int], array[int]]":
    """Where each part begins, and the end of the last; and all of them, one after the other."""
    return array("q", accumulate(map(len, parts), initial=0)), array("q", chain.from_iterable(parts))
