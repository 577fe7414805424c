"""Sequences and matrices of line figures in which the numbers of something follow a rule.

The options come first: four numbers of one trait, one of which is made the answer, and then a row of numbers that leads
to it; were another one the answer, the options would be as likely. Figures with these numbers are drawn, and exchanged
until every rule that any count follows either suits all options alike or leads to the same answer.
"""

from collections.abc import Sequence
from typing import Final

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.element_count import Counted, Facts, Layout, MissingFigure, Series
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.matrices.kits.glyph_traits import COUNTED
from puzzlegen.generators.matrices.kits.glyphs import Design, designs_by, drawn

SEQUENCE_RULES: Final = ("progression", "alternation", "growing steps", "sum of the two before")
MATRIX_RULES: Final = ("progression", "sum", "difference", "equal totals")
_TRANSPOSED: Final = (0, 3, 6, 1, 4, 7, 2, 5, 8)
_MOST: Final = 12  # more are no pleasure to count
_WINDOW: Final = 8  # the options have some of the least numbers
_LEAST: Final = 10  # designs of a number; fewer would be met again and again
_TRIES: Final = 200
_EXCHANGES: Final = 200
_UNNAMED: Final = ("arcs", "smooth strokes", "meeting points")  # counts of which no question speaks


class ElementCountParams(Params, frozen=True, kw_only=True):
    """``kinds`` are pairs of a layout and what is counted in it."""

    kinds: tuple[tuple[Layout, str], ...]


def _kinds(layout: Layout, *traits: str) -> tuple[tuple[Layout, str], ...]:
    return tuple((layout, trait) for trait in traits)


LEVELS: Final = {
    Level.EASY: ElementCountParams(
        band=(2, 25),
        depth=(1, 5),
        kinds=(
            *_kinds("sequence", "dots", "pieces", "areas", "straight lines"),
            *_kinds("matrix", "dots", "pieces"),
        ),
    ),
    Level.MEDIUM: ElementCountParams(
        band=(26, 80),
        depth=(3, 11),
        kinds=(*_kinds("sequence", "ends", "corners", "junctions"), *_kinds("matrix", "straight lines", "lines")),
    ),
    Level.HARD: ElementCountParams(
        band=(81, 150),
        depth=(6, 16),
        kinds=_kinds("matrix", "ends", "corners", "junctions", "right angles", "pen strokes"),
    ),
}


def invent(rng: Stream, params: ElementCountParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - there is one question
    """Draw what is counted, the options' numbers, the numbers that lead to one of them, and the figures."""
    rng = rng.child("state")
    layout, trait = params.kinds[rng.class_by_index(len(params.kinds), "kind")]
    place = rng.class_by_index(len(LETTERS), "place")
    known = sorted(int(value) for value, designs in designs_by(trait).items() if len(designs) >= _LEAST)
    known = [value for value in known if value <= _MOST]
    offered = rng.sample(known[:_WINDOW], len(LETTERS))
    rule, numbers = _numbers(layout, known, offered[place], rng)
    by_columns = layout == "matrix" and rng.below(2) == 1
    if by_columns:
        numbers = [numbers[cell] for cell in _TRANSPOSED]
    values = [*numbers[:-1], *offered]
    designs = [drawn(trait, value, rng) for value in values]
    faults = _faults(layout, designs, place, trait)
    for _ in range(_EXCHANGES):
        if not faults:
            figures = tuple(design.glyph.published() for design in designs)
            return Puzzle(
                Series(layout, figures[: -len(LETTERS)]),
                MissingFigure(figures[-len(LETTERS) :]),
                LETTERS[place],
                Facts(trait, rule, by_columns, tuple(numbers), _others(layout, designs, place, trait)),
            )
        number = rng.below(len(designs))
        changed = [*designs]
        changed[number] = drawn(trait, values[number], rng)
        after = _faults(layout, changed, place, trait)
        if after <= faults:
            designs, faults = changed, after
    raise Rejected("other counts follow rules")


def _numbers(layout: Layout, known: Sequence[int], last: int, rng: Stream) -> tuple[str, list[int]]:
    """A rule, and numbers that follow it, row by row, and end with ``last``; raises `Rejected` where none are found.

    Where one rule does not lead to this number, another one is taken, lest some numbers be answers more often.
    """
    rules = SEQUENCE_RULES if layout == "sequence" else MATRIX_RULES
    for rule in rng.sample(rules, len(rules)):
        for _ in range(_TRIES):
            found = _sequence(rule, last, rng) if layout == "sequence" else _matrix(rule, known, last, rng)
            if found[-1] == last and set(found) <= set(known):
                return rule, found
    raise Rejected("no numbers lead to the answer")


def _matrix(rule: str, known: Sequence[int], last: int, rng: Stream) -> list[int]:
    """Nine numbers whose rows follow a rule; [-1] where rows are alike."""
    ends = (rng.choice(known), rng.choice(known), last)
    if rule == "equal totals":
        rows = _equal_totals(known, last, rng)
    elif rule == "progression":
        step = rng.choice((1, 2, -1, -2))
        rows = [[end - 2 * step, end - step, end] for end in ends]
    else:
        rows = [_line(rule, known, end, rng) for end in ends]
    if rows[0] == rows[1] or rows[1] == rows[2] or len(set(rows[2])) == 1:
        return [-1]
    return [number for row in rows for number in row]


def _sequence(rule: str, last: int, rng: Stream) -> list[int]:
    """Six numbers that follow a rule, most of them ending with ``last``."""
    places = range(5, -1, -1)
    step = rng.choice((1, 2, -1, -2))
    if rule == "progression":
        return [last - step * place for place in places]
    if rule == "alternation":
        other = last + rng.choice((1, 2, 3, -1, -2, -3))
        return [other, last] * 3
    if rule == "growing steps":
        first = rng.between(-4, 4)
        steps = [first + step * place for place in range(5)]
        return [last - sum(steps[len(steps) - place :]) for place in places]
    found = [rng.between(0, 2), rng.between(0, 2)]
    while len(found) < len(places):
        found.append(found[-2] + found[-1])
    return found


def _line(rule: str, known: Sequence[int], last: int, rng: Stream) -> list[int]:
    """Three numbers that end with ``last``: the sum of the others, or their difference."""
    if rule == "sum":
        first = rng.between(0, last)
        return [first, last - first, last]
    second = rng.choice(known)
    return [last + second, second, last]


def _equal_totals(known: Sequence[int], last: int, rng: Stream) -> list[list[int]]:
    """Three rows of equal totals, no two of them alike."""
    third = [rng.choice(known), rng.choice(known), last]
    rows = []
    for _ in range(2):
        first, second = rng.choice(known), rng.choice(known)
        rows.append([first, second, sum(third) - first - second])
    return [*rows, third]


def _faults(layout: Layout, designs: Sequence[Design], place: int, trait: str) -> int:
    """How many counts have a rule that leads elsewhere, or tell some options from others that are as wrong.

    A count may lead to the answer alone only if no two options have as many: else the answer would be the one that is
    unlike the others. Designs met twice count, too.
    """
    faults = len(designs) - len({design.number for design in designs})
    split = len(designs) - len(LETTERS)
    for name in COUNTED:
        values = [int(design.traits[name]) for design in designs]
        shown, offered = values[:split], values[split:]
        ends = _led_to(layout, shown)
        if not ends:
            faults += name == trait
            continue
        fitting = [number for number, value in enumerate(offered) if value in ends]
        if name == trait:
            faults += fitting != [place]
        else:
            sole = fitting == [place] and len({*offered}) == len(offered)
            alike = len({*offered}) == 1 and len(fitting) == len(offered)
            faults += not sole and not alike
    return faults


def _others(layout: Layout, designs: Sequence[Design], place: int, trait: str) -> tuple[Counted, ...]:
    """The other counts that lead to the answer alone, with their numbers, the answer's last."""
    found = []
    split = len(designs) - len(LETTERS)
    for name in COUNTED:
        values = [int(design.traits[name]) for design in designs]
        ends = _led_to(layout, values[:split])
        if name not in (trait, *_UNNAMED) and [value in ends for value in values[split:]].count(True) == 1:
            found.append(Counted(name, (*values[:split], values[split + place])))
    return tuple(found)


def _led_to(layout: Layout, shown: Sequence[int]) -> set[int]:
    """The numbers to which those that are shown lead by some rule."""
    return _ends(shown) if layout == "sequence" else _matrix_ends(shown)


def _ends(shown: Sequence[int]) -> set[int]:
    """The numbers to which five numbers lead by some rule."""
    a, b, c, d, e = shown
    steps = (b - a, c - b, d - c, e - d)
    ends: set[int] = set()
    if len(set(steps)) == 1:  # all equal, or changing by equal steps
        ends.add(e + steps[0])
    elif steps[1] - steps[0] == steps[2] - steps[1] == steps[3] - steps[2]:
        ends.add(2 * e - d + steps[1] - steps[0])
    if a == c == e and b == d:
        ends.add(b)
    if a + b == c and b + c == d and c + d == e:
        ends.add(d + e)
    return {end for end in ends if end >= 0}


def _matrix_ends(shown: Sequence[int]) -> set[int]:
    """The numbers to which eight numbers lead by some rule of rows or of columns."""
    ends: set[int] = set()
    for order in (range(8), _TRANSPOSED[:8]):
        a, b, c, d, e, f, g, h = (shown[cell] for cell in order)
        if b - a == c - b == e - d == f - e == h - g or (a == b == c and d == e == f and g == h):
            ends.add(2 * h - g)
        if a + b == c and d + e == f:
            ends.add(g + h)
        if a - b == c and d - e == f:
            ends.add(g - h)
        if a + b + c == d + e + f:
            ends.add(a + b + c - g - h)
    return {end for end in ends if end >= 0}
