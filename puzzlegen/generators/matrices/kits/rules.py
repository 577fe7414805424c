"""The rules of matrices, as ways of making nine values of one attribute around a given last one.

The rules are those of ``docs/matrices.md``. A matrix is made from its answer backwards: the last value comes first, so
that it can be drawn as one of two that are equally likely, whatever the rule is.
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import and_, or_, xor
from typing import Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.figures import POLYGONS, TURNS, Part, Shape
from puzzlegen.formats.matrices.kits.panels import Attribute, Way

Kind: TypeAlias = Literal[
    "constant",
    "progression",
    "arithmetic",
    "distribute_three",
    "movement",
    "and",
    "or",
    "xor",
    "minus",
]
Value: TypeAlias = str | int  # a position is a set of cells, as bits 1 << cell


class Rule(msgspec.Struct, frozen=True):
    """A rule for one attribute.

    ``step`` is the step of a progression, the sign of an arithmetic rule, or a movement's place among `movements`.
    """

    kind: Kind
    step: int = 0


_LOGIC: Final[tuple[Kind, ...]] = ("and", "or", "xor", "minus")
_SIDEWAYS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))  # rows down and columns to the right
_AROUND: Final = {4: (1, -1), 8: (1, -1, 2, -2)}
_CLOCKWISE: Final = {4: (0, 1, 3, 2), 8: (0, 1, 2, 3, 4, 5, 6, 7)}


@cache
def movements(cells: int) -> tuple[tuple[int, ...], ...]:
    """Where each cell goes in each movement.

    Figures go around the four cells of a square or the eight of a ring, or by one row or column of a grid of nine,
    where what leaves on one side comes back on the other.
    """
    if cells == 9:
        return tuple(
            tuple((row + down) % 3 * 3 + (column + right) % 3 for row in range(3) for column in range(3))
            for down, right in _SIDEWAYS
        )
    around = _CLOCKWISE[cells]
    return tuple(tuple(around[(around.index(cell) + step) % cells] for cell in range(cells)) for step in _AROUND[cells])


def movement_told(cells: int, number: int) -> Way:
    """A movement, for the explanation."""
    if cells == 9:
        down, right = _SIDEWAYS[number]
        return Way(down=down, right=right)
    return Way(around=_AROUND[cells][number])


def rules_for(attribute: Attribute, part: Part) -> tuple[Rule, ...]:
    """All rules that an attribute can follow in this part, the constant one first."""
    steps: tuple[int, ...] = {"shape": (1, -1), "fill": (1, -1), "position": ()}.get(attribute, (1, -1, 2, -2))
    found = [Rule("constant"), *(Rule("progression", step) for step in steps), Rule("distribute_three")]
    if attribute == "number":
        found += [Rule("arithmetic", 1), Rule("arithmetic", -1)]
    if attribute == "position":
        found += [Rule("movement", number) for number in range(len(movements(len(part.cells))))]
        found += [Rule(kind) for kind in _LOGIC]
    return tuple(found)


@cache
def values_of(attribute: Attribute, part: Part, shapes: tuple[Shape, ...]) -> tuple[Value, ...]:
    """The values of an attribute where figures have one of these ``shapes``."""
    cells = len(part.cells)
    match attribute:
        case "shape":
            return shapes
        case "size":
            return part.sizes
        case "fill":
            return part.fills
        case "turn":
            return tuple(range(TURNS))
        case "number":
            return tuple(range(1, cells + 1))
        case "position":
            return tuple(range(1, 1 << cells))


def _scale(attribute: Attribute, values: tuple[Value, ...]) -> tuple[Value, ...]:
    """The values that have an order, in this order."""
    return tuple(shape for shape in POLYGONS if shape in values) if attribute == "shape" else values


@cache
def answers(rule: Rule, attribute: Attribute, values: tuple[Value, ...]) -> tuple[Value, ...]:
    """The values that the last panel of a line can have."""
    match rule.kind:
        case "constant" | "distribute_three":
            return values if rule.kind == "constant" or len(values) > 2 else ()
        case "progression":
            scale = _scale(attribute, values)
            if attribute == "turn":
                return scale
            return tuple(scale[i] for i in range(len(scale)) if 0 <= i - 2 * rule.step < len(scale))
        case "arithmetic":
            return values[1:] if rule.step > 0 else values[:-1]
    cells = len(values).bit_length()
    sizes = {
        "and": range(1, cells - 1),
        "or": range(2, cells + 1),
        "xor": range(1, cells + 1),
        "minus": range(1, cells),
        "movement": range(1, cells),
    }[rule.kind]
    return tuple(value for value in values if isinstance(value, int) and value.bit_count() in sizes)


def leading(rule: Rule, attribute: Attribute, values: tuple[Value, ...], last: Value) -> list[Rule]:
    """The rule and its reverse, as far as they lead to this value."""
    ways = [rule, Rule(rule.kind, -rule.step)] if rule.kind in ("progression", "arithmetic") else [rule]
    return [way for way in ways if last in answers(way, attribute, values)]


def led_from(rule: Rule, attribute: Attribute, values: tuple[Value, ...], last: Value) -> tuple[Value, ...]:
    """The two values before a last one, if they follow from it."""
    if rule.kind == "progression":
        scale = _scale(attribute, values)
        place = scale.index(last)
        return scale[(place - 2 * rule.step) % len(scale)], scale[(place - rule.step) % len(scale)]
    if rule.kind == "movement":
        assert isinstance(last, int)
        movement = movements(len(values).bit_length())[rule.step]
        back = [movement.index(cell) for cell in range(len(movement))]
        before = moved(last, back)
        return moved(before, back), before
    return ()


def moved(cells: int, movement: Sequence[int]) -> int:
    """The set of cells after each has moved."""
    return sum(1 << place for cell, place in enumerate(movement) if cells >> cell & 1)


_MADE: Final[tuple[Callable[[int, int], int], ...]] = (  # by the logical rules
    and_,
    or_,
    xor,
    lambda one, other: one & ~other,
)


def by_accident(before: Sequence[Sequence[Value]], last: Sequence[Value]) -> bool:
    """True if a logical rule leads from two positions to the last one in the first two of three lines, but the third.

    Args:
        before: the first two positions of each line.
        last: the last position of each.
    """
    return any(
        [make(int(one), int(other)) == int(end) for (one, other), end in zip(before, last, strict=True)]
        == [True, True, False]
        for make in _MADE
    )


def _line(rule: Rule, attribute: Attribute, values: tuple[Value, ...], last: Value, rng: Stream) -> list[Value]:
    """Three values that follow the rule and end with ``last``."""
    if rule.kind == "constant":
        return [last] * 3
    if before := led_from(rule, attribute, values, last):
        return [*before, last]
    assert isinstance(last, int)
    if rule.kind == "arithmetic":
        if rule.step > 0:
            first = rng.between(1, last - 1)
            return [first, last - first, last]
        second = rng.between(1, len(values) - last)
        return [last + second, second, last]
    return [*_operands(rule.kind, last, values, rng), last]


def _operands(kind: Kind, last: int, values: tuple[Value, ...], rng: Stream) -> tuple[int, int]:
    """Two sets of cells, neither of them empty, that the logical rule makes ``last`` of."""
    every = len(values)
    outside = every & ~last
    while True:
        one, other = rng.between(1, every), rng.between(1, every)
        match kind:
            case "or":
                first, second = one & last, last & ~one | other & last
            case "and":
                first, second = last | one & outside, last | other & outside & ~one
            case "xor":
                first, second = one, one ^ last
            case _:
                first, second = last | one & outside, one & outside | other & outside
        if first and second and len({first, second, last}) == 3:
            return first, second


def nine_values(
    rule: Rule,
    attribute: Attribute,
    values: tuple[Value, ...],
    even: bool,
    last: Value,
    other: Value,
    rng: Stream,
) -> list[Value]:
    """Nine values, row by row, whose rows follow the rule; not all rows are alike, unless the rule is constant.

    Among the first eight, either both of ``last`` and ``other`` are found or none, and in half of the cases the first
    of them more often, in half the second: so neither a familiar nor a rare value is a sign of the answer. Of three
    values that come once in each row the missing one is always the rarest; there ``other`` is as often new as at each
    place in the last row. Where that is possible, no row begins like the last one, from which whoever
    sees it would copy the end, unless nothing changes.

    Args:
        rule: what the rows follow.
        attribute: what the values are of.
        values: all values that the attribute has.
        even: all rows of a constant attribute are alike.
        last: the last value.
        other: the value that options show instead.
        rng: the source of all else.
    """
    if rule.kind == "distribute_three":
        rest = [value for value in values if value not in (last, other)]
        seen = last != other and (len(rest) < 2 or rng.below(3) > 0)
        trio = [last, *rng.sample([other, rng.choice(rest)] if seen else rng.sample(rest, 2), 2)]
        sign = 1 if rng.below(2) else -1  # a Latin square with ``last`` in the corner
        return [trio[(row - 2 + sign * (column - 2)) % 3] for row in range(3) for column in range(3)]
    ends = answers(rule, attribute, values)
    third = _line(rule, attribute, values, last, rng)
    if rule.kind == "constant" and even:
        return third * 3
    frequent, rare = rng.sample((last, other), 2)
    known = [value for value in (last, other) if value in ends]
    for attempt in range(_TRIES):
        goals = [rng.choice((*known, rng.choice(ends))) for _ in range(2)] if attempt < _FREE else [last, known[-1]]
        lines = [_line(rule, attribute, values, goal, rng) for goal in goals]
        shown = [*lines[0], *lines[1], *third[:2]]
        fair = (last in shown) == (other in shown) and shown.count(frequent) >= shown.count(rare)
        unlike = rule.kind == "constant" or third[:2] not in (lines[0][:2], lines[1][:2])
        if (unlike or attempt >= _UNLIKE) and (fair or attempt >= _FREE) and not lines[0] == lines[1] == third:
            break
    rng.shuffle(lines)
    return [*lines[0], *lines[1], *third]


_UNLIKE: Final = 20  # tries before a row may begin like the last one
_FREE: Final = 40  # tries with rows that end anywhere, before one ends with each of the two values
_TRIES: Final = 60
