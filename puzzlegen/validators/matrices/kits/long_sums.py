"""Sums of more operands than an expression has: four or more numbers, each added or subtracted, with a constant.

A constant is added to a sum or subtracted from it, or multiplies or divides the sum or one of its numbers. So it does
not matter for which of its numbers a rule is solved: where f = (a + b + c + d + e) / 5, also a = f * 5 - b - c - d - e.
Weights are those of `expressions`: 1 for each sum or difference, 2 for a product or quotient, 1 for a constant.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import numpy as np

from puzzlegen.validators.matrices.kits.expressions import CONSTANTS, OPERANDS, Places, Values

_EQUAL: Final = 1e-7
_LARGE: Final = 2  # weight of a constant above 10
_SCALED: Final = 3  # of a product or quotient with a constant


@cache
def _signs(count: int) -> Places:
    """All ways to add, subtract or leave out each of so many numbers, such that enough are left; a row each."""
    rows = product((1, 0, -1), repeat=count)
    return np.array([row for row in rows if np.count_nonzero(row) >= OPERANDS] or np.empty((0, count)), np.int64)


def long_sums(
    values: Values, wanted: Values, names: tuple[str, ...], heaviest: int
) -> Iterator[tuple[int, float, str]]:
    """The sums that hold in all complete figures: weight, the number that one leads to in the last figure, and words.

    Args:
        values: the numbers of each figure, shape (figures, numbers); the last figure is the incomplete one.
        wanted: the number sought, of each complete figure.
        names: of the numbers.
        heaviest: the largest weight.
    """
    signs = _signs(len(names))
    steps = np.count_nonzero(signs, axis=1) - 1
    sums = values @ signs.T
    over = wanted[:, None] - sums[:-1]
    fixed = (np.abs(over - over[0]) < _EQUAL).all(axis=0)
    for at in np.flatnonzero(fixed):
        constant = round(float(over[0, at]))
        extra = 0 if constant == 0 else 2 if abs(constant) <= CONSTANTS[-1] else 1 + _LARGE
        if (constant or steps[at] >= OPERANDS) and steps[at] + extra <= heaviest:
            yield int(steps[at]) + extra, float(sums[-1, at]) + constant, _joined(signs[at], names, constant)
    if heaviest < _SCALED + OPERANDS - 1:
        return
    for constant, inverse in product(CONSTANTS[1:], (False, True)):
        factor = 1 / constant if inverse else float(constant)
        sign = "/" if inverse else "*"
        for at in np.flatnonzero((np.abs(wanted[:, None] - sums[:-1] * factor) < _EQUAL).all(axis=0)):
            if steps[at] + _SCALED <= heaviest:
                yield (
                    int(steps[at]) + _SCALED,
                    float(sums[-1, at] * factor),
                    f"({_joined(signs[at], names)}) {sign} {constant}",
                )
        for place in range(len(names)):
            altered = sums + values[:, place, None] * signs[:, place] * (factor - 1)
            hit = (np.abs(wanted[:, None] - altered[:-1]) < _EQUAL).all(axis=0) & (signs[:, place] != 0)
            for at in np.flatnonzero(hit):
                if steps[at] + _SCALED <= heaviest:
                    scaled = tuple(f"{n} {sign} {constant}" if p == place else n for p, n in enumerate(names))
                    yield int(steps[at]) + _SCALED, float(altered[-1, at]), _joined(signs[at], scaled)


def _joined(signs: Places, names: tuple[str, ...], constant: int = 0) -> str:
    """A sum in words, what is added first."""
    terms = [(int(sign), name) for sign, name in zip(signs, names, strict=True) if sign]
    if constant:
        terms.append((1 if constant > 0 else -1, str(abs(constant))))
    terms.sort(key=lambda term: -term[0])
    return " ".join(f"{'+' if sign > 0 else '-'} {name}" for sign, name in terms).removeprefix("+ ")
