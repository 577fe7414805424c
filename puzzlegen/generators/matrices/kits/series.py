"""The rules of rows of panels, as ways of making a row of values of one attribute that ends with a given one.

The rules are those of ``docs/panels.md``. As in a matrix, the last value comes first, so that it can be drawn as one of
two that are equally likely, whatever the rule is.
"""

from functools import cache
from typing import Final

from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.kits.panels import Attribute, Rule, Way
from puzzlegen.generators.matrices.kits.rules import Value, moved

SHOWN: Final = 5  # panels; of four, the first one would often look like the next
_BORDER: Final = (0, 1, 2, 5, 8, 7, 6, 3)  # of a grid of nine, clockwise
_AROUND: Final = (1, -1, 2, -2, 3, -3)
_SIDEWAYS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))  # down, and to the right


@cache
def walks(cells: int) -> tuple[tuple[int, ...], ...]:
    """Where each cell goes in each walk; the first two are the steps by one, clockwise and anticlockwise."""
    if cells == 8:
        return tuple(tuple((cell + step) % 8 for cell in range(8)) for step in _AROUND)
    around = tuple(
        tuple(_BORDER[(_BORDER.index(cell) + step) % 8] if cell in _BORDER else cell for cell in range(9))
        for step in _AROUND
    )
    shifts = tuple(
        tuple((row + down) % 3 * 3 + (column + right) % 3 for row in range(3) for column in range(3))
        for down, right in _SIDEWAYS
    )
    return around + shifts


def walk_told(number: int) -> Way:
    """A walk, for the explanation."""
    if number < len(_AROUND):
        return Way(around=_AROUND[number])
    down, right = _SIDEWAYS[number - len(_AROUND)]
    return Way(down=down, right=right)


def twofold(rule: Rule) -> bool:
    """True if a rule says two things: the step and how it grows, or how far down and how far to the right."""
    way = walk_told(rule.step) if rule.kind == "walk" else Way()
    return rule.kind == "growing" or bool(way.down and way.right)


@cache
def rules_for(attribute: Attribute, cells: int) -> tuple[Rule, ...]:
    """All rules but the constant one that an attribute can follow."""
    rules = [Rule("cycle", length) for length in (2, 3)]
    if attribute == "turn":
        rules += [Rule("progression", step) for step in (1, -1, 2, -2, 3, -3)]
    if attribute == "number":
        rules += [Rule("progression", step) for step in (1, -1)]
    if attribute == "position":
        rules = [Rule("walk", number) for number in range(len(walks(cells)))]
    if attribute in ("turn", "position"):
        # By the first step: if that were always one, five steps would lead to the place before the first.
        rules += [Rule("growing", step) for step in (1, -1, 2, -2, 3, -3)]
    return tuple(rules)


def ends(rule: Rule, values: tuple[Value, ...], attribute: Attribute) -> tuple[Value, ...]:
    """The values to which a row can lead."""
    if rule.kind == "progression" and attribute == "number":
        return tuple(value for value in values if isinstance(value, int) and value - SHOWN * rule.step in values)
    return values


def series(
    rule: Rule, attribute: Attribute, values: tuple[Value, ...], last: Value, other: Value, rng: Stream
) -> list[Value]:
    """The values of all panels and one more, which follow the rule and end with ``last``.

    ``other`` is a value that options show instead. In a cycle it is as often new as at each place where the cycle could
    have it; so neither a familiar value nor a new one, nor that of the last panel, is a sign of the answer.
    """
    length = SHOWN + 1
    if rule.kind == "constant":
        return [last] * length
    if rule.kind == "cycle":
        free = [value for value in values if value not in (last, other)]
        place = rng.below(rule.step - (len(free) < rule.step - 1))
        rest = rng.sample(free, rule.step - 1 - (place < rule.step - 1))
        if len(rest) < rule.step - 1:
            rest.insert(place, other)
        cycle = [last, *rest]
        return [cycle[(length - 1 - place) % rule.step] for place in range(length)]
    assert isinstance(last, int)
    row = [last]
    if attribute == "position":
        cells = max(value for value in values if isinstance(value, int)).bit_length()
        path = walks(cells)[(0 if rule.step > 0 else 1) if rule.kind == "growing" else rule.step]
        back = [path.index(cell) for cell in range(cells)]
        for place in range(length - 1, 0, -1):
            for _ in range(abs(rule.step) + place - 1 if rule.kind == "growing" else 1):
                last = moved(last, back)
            row.append(last)
        return [*reversed(row)]
    for place in range(length - 1, 0, -1):
        more = place - 1 if rule.kind == "growing" else 0
        last -= rule.step + (more if rule.step > 0 else -more)
        row.append(last % 8 if attribute == "turn" else last)
    return [*reversed(row)]
