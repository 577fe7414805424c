"""What follows from sums by adding and taking away, in exact fractions."""

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

Load: TypeAlias = tuple[int, ...]
"""The numbers of unknowns that are added up, in order; one stands as often as it counts."""
Way: TypeAlias = dict[int, Fraction]
"""How often each clue is taken, less than nothing if it is taken away; clues that are not needed are left out."""


class Combined:
    """All combinations of clues, each of which is the load that it adds up."""

    def __init__(self, clues: Sequence[Load], kinds: int) -> None:
        """Bring the clues' columns, beside a unit matrix, into echelon form, each row in whole numbers."""
        rows = [
            [clue.count(kind) for clue in clues] + [int(kind == other) for other in range(kinds)]
            for kind in range(kinds)
        ]
        self.leads: list[int] = []
        for column in range(len(clues)):
            at = len(self.leads)
            found = next((row for row in range(at, kinds) if rows[row][column]), None)
            if found is None:
                continue
            rows[at], rows[found] = rows[found], rows[at]
            for row in range(kinds):
                if row != at and rows[row][column]:
                    rows[row] = _cleared(rows[row], rows[at], column)
            self.leads.append(column)
        self._heads = [row[lead] for row, lead in zip(rows, self.leads, strict=False)]
        turned = [row[len(clues) :] for row in rows]
        self._ways, self._idle = turned[: len(self.leads)], turned[len(self.leads) :]

    def way(self, load: Load) -> Way | None:
        """How the clues combine to this load, by clues of which none can be spared; None if they do not."""
        if any(_product(row, load) for row in self._idle):
            return None
        taken = zip(self.leads, self._ways, self._heads, strict=True)
        return {clue: Fraction(times, head) for clue, row, head in taken if (times := _product(row, load))}

    def change(self, load: Load) -> tuple[int, ...] | None:
        """A change of the unknowns, in whole numbers, that no clue notices, and that changes this load; or None."""
        for row in self._idle:
            if _product(row, load):
                return tuple(row)
        return None


def _cleared(row: Sequence[int], by: Sequence[int], column: int) -> list[int]:
    """A row less as much of another one as clears a column, times whatever keeps it whole."""
    cleared = [by[column] * cell - row[column] * other for cell, other in zip(row, by, strict=True)]
    common = math.gcd(*cleared)
    return [cell // common for cell in cleared]


def _product(row: Sequence[int], load: Load) -> int:
    return sum(row[kind] for kind in load)
