"""The language of relations between numbers: every expression of up to four operands.

An expression joins operands by ``+``, ``-``, ``*`` and ``/``. Operands are numbers of a figure, each taken at most
once, and at most one constant from 1 to 10. On the way to a whole number there may be fractions and negative numbers.
The weight of an expression is 1 for each sum or difference, 2 for each product or quotient, and 1 for a constant.

The numbers of a figure take part alike, so it does not matter which of them a rule is solved for: where a = b * c - d,
also b = (a + d) / c, an expression of the same weight. So all rules of a weight that determine a number are found as
expressions for that number in the others.
"""

from functools import cache
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.stream import Stream

Values: TypeAlias = NDArray[np.float64]
Places: TypeAlias = NDArray[np.int64]

CONSTANTS: Final = tuple(range(1, 11))
OPERANDS: Final = 4
WEIGHTS: Final = {"+": 1, "-": 1, "*": 2, "/": 2}
HEAVIEST: Final = 7  # three products or quotients and a constant

# Two expressions are the same function if they agree modulo a prime at two random points (Schwartz and Zippel):
# among the ten thousands of a language, an error has a chance of one in a billion, and it would always be the same one.
_PRIME: Final = 2**31 - 1
_RANDOM: Final = Stream("points where expressions are compared")
_POINTS: Final = np.array([[_RANDOM.below(_PRIME) for _ in range(8)] for _ in range(2)], np.int64)


class Layer(msgspec.Struct, frozen=True):
    """All expressions of one weight, numbered on from the lighter ones, and grouped by the sign that joins them.

    Attributes:
        joined: per sign, the numbers of the left and right parts.
        operands: of each expression, how many it has; 0 if one of them is a constant.
    """

    joined: tuple[tuple[str, Places, Places], ...]
    operands: Places


@cache
def layers(numbers: int) -> tuple[Layer, ...]:
    """The expressions of weights 1 to `HEAVIEST` in so many numbers, each only in its lightest form.

    Expressions 0, 1, ... are the numbers themselves, which weigh nothing; the constants follow as the first ones of
    weight 1.
    """
    # Kinds: which numbers an expression has (bits), and whether it has a constant. Kind -> weight -> expressions.
    constant = 1 << numbers
    known: dict[int, dict[int, Places]] = {1 << place: {0: np.array([place])} for place in range(numbers)}
    known[constant] = {1: np.arange(numbers, numbers + len(CONSTANTS))}
    prints = np.concatenate([_POINTS[:, :numbers], np.tile(CONSTANTS, (2, 1))], axis=1)
    made: list[Layer] = []
    for weight in range(1, HEAVIEST + 1):
        lighter = [(kind, light, parts) for kind, table in known.items() for light, parts in table.items()]
        batches: list[tuple[str, int, Places, Places]] = []
        for sign, cost in WEIGHTS.items():
            for kind, light, left in lighter:
                for other, heavy, right in lighter:
                    fits = not kind & other and (kind | other).bit_count() <= OPERANDS
                    if fits and light + heavy + cost == weight and (sign in "-/" or kind < other):
                        pairs = np.repeat(left, len(right)), np.tile(right, len(left))
                        batches.append((sign, kind | other, *pairs))
        fresh = [_applied(sign, prints[:, left], prints[:, right]) for sign, _, left, right in batches]
        together = np.concatenate([prints, *fresh], axis=1)
        _, first = np.unique(together[0] << 31 | together[1], return_index=True)
        kept = np.zeros(together.shape[1], bool)
        kept[first] = True
        kept[: prints.shape[1]] = True
        operands = [np.zeros(len(CONSTANTS) if weight == 1 else 0, np.int64)]
        joined: dict[str, list[tuple[Places, Places]]] = {}
        start, count = prints.shape[1], prints.shape[1]
        for sign, kind, left, right in batches:
            new = kept[start : start + len(left)]
            start += len(left)
            joined.setdefault(sign, []).append((left[new], right[new]))
            operands.append(np.full(new.sum(), 0 if kind & constant else kind.bit_count()))
            table = known.setdefault(kind, {})
            numbered = np.arange(count, count + new.sum())
            count += len(numbered)
            table[weight] = np.concatenate([table.get(weight, numbered[:0]), numbered])
        prints = together[:, kept]
        groups = []
        for sign, pieces in joined.items():
            lefts, rights = zip(*pieces, strict=True)
            groups.append((sign, np.concatenate(lefts), np.concatenate(rights)))
        made.append(Layer(tuple(groups), np.concatenate(operands)))
    return tuple(made)


def _applied(sign: str, one: Places, other: Places) -> Places:
    """Two expressions joined, at the points where they are compared."""
    if sign == "+":
        return (one + other) % _PRIME
    if sign == "-":
        return (one - other) % _PRIME
    if sign == "*":
        return one * other % _PRIME
    inverse, power = np.ones_like(other), other
    for bit in range(_PRIME.bit_length()):  # Fermat: the power prime - 2
        if (_PRIME - 2) >> bit & 1:
            inverse = inverse * power % _PRIME
        power = power * power % _PRIME
    quotient: Places = one * inverse % _PRIME
    return quotient


def extended(values: Values, layer: Layer) -> Values:
    """The values of all expressions up to this layer, from those of the lighter ones.

    Args:
        values: shape (figures, expressions).
        layer: the next layer.
    """
    figures = len(values)
    parts = [values]
    if len(layer.operands) > sum(len(left) for _, left, _ in layer.joined):
        parts.append(np.tile(np.array(CONSTANTS, float), (figures, 1)))
        values = np.concatenate(parts, axis=1)
        parts = [values]
    for sign, left, right in layer.joined:
        one, other = values[:, left], values[:, right]
        match sign:
            case "+":
                parts.append(one + other)
            case "-":
                parts.append(one - other)
            case "*":
                parts.append(one * other)
            case _:
                parts.append(np.divide(one, other, out=np.full_like(one, np.nan), where=other != 0))
    return np.concatenate(parts, axis=1)


def spelled(expression: int, names: tuple[str, ...]) -> str:
    """An expression in words.

    Args:
        expression: its number.
        names: of the numbers that take part.
    """
    if expression < len(names):
        return names[expression]
    if expression < len(names) + len(CONSTANTS):
        return str(CONSTANTS[expression - len(names)])
    start = len(names) + len(CONSTANTS)
    for layer in layers(len(names)):
        for sign, left, right in layer.joined:
            if expression < start + len(left):
                one, other = left[expression - start], right[expression - start]
                return f"({spelled(int(one), names)} {sign} {spelled(int(other), names)})"
            start += len(left)
    raise ValueError(f"there is no expression {expression} in {len(names)} numbers")
