"""Panels of two or three outlines: how they lie to each other follows a rule.

A relation is something to say of two outlines, such as which one is higher. The values that two relations have in the
panels are drawn first, and then panels that have them. One option is right in both relations, one in the first, one in
the second and one in neither, so that no value is more common for being right. No two panels of a puzzle are alike in
everything that there is to say of them.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Annotated, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn, Question
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices import relations as form
from puzzlegen.generators.kits.asking import LETTERS, consecutive
from puzzlegen.generators.matrices.kits.outlines import KINDS, OUTLINES, Stock, stock

_NUMBERED: Final = 7
_MOST: Final = {2: 4, 3: 6}  # fitting panels for so many outlines; two outlines have few ways left in which to lie
_TRIALS: Final = 80
_REVERSED: Final = ((0, 1, 3, 2), (2, 1, 0), (2, 1, 0), (2, 1, 0))  # of each kind, with the outlines exchanged


class RelationsParams(Params, frozen=True, kw_only=True):
    """How many outlines are in a panel, how many kinds of relations count, and whether a relation may stay as it is."""

    outlines: Annotated[int, Knob("more outlines in each panel", 2, 3)]
    kinds: Annotated[int, Knob("more kinds of relations to look at", 2, 4)]
    still: Annotated[bool, Knob("a relation may be the same everywhere")]


LEVELS: Final = {
    Level.EASY: RelationsParams(
        band=(12, 20),
        bands={
            form.Belongs: (10, 17),
            form.Count: (20, 24),
            form.CountOffered: (20, 24),
            form.Matrix: (16, 28),
            form.OddOneOut: (4, 10),
        },
        outlines=2,
        kinds=2,
        still=True,
    ),
    Level.MEDIUM: RelationsParams(
        band=(21, 28),
        bands={
            form.Belongs: (18, 24),
            form.Count: (28, 32),
            form.CountOffered: (28, 32),
            form.Matrix: (30, 40),
            form.OddOneOut: (12, 17),
        },
        outlines=2,
        kinds=4,
        still=False,
    ),
    Level.HARD: RelationsParams(
        band=(42, 53),
        bands={
            form.Belongs: (34, 44),
            form.Count: (46, 54),
            form.CountOffered: (46, 54),
            form.Matrix: (66, 82),
            form.OddOneOut: (30, 38),
        },
        outlines=3,
        kinds=3,
        still=False,
    ),
    Level.EXTREME: RelationsParams(
        band=(54, 68),
        bands={
            form.Belongs: (45, 56),
            form.Count: (58, 66),
            form.CountOffered: (58, 66),
            form.Matrix: (84, 106),
            form.OddOneOut: (39, 50),
        },
        outlines=3,
        kinds=4,
        still=False,
    ),
}


def invent(rng: Stream, params: RelationsParams, asked: Drawn) -> Puzzle:
    """Draw the outlines and what counts, two lines of values, and panels with these."""
    question, place = asked
    state = rng.child("state")
    names = sorted(state.sample(range(len(OUTLINES)), params.outlines))
    kinds = sorted(state.sample(range(len(KINDS)), params.kinds))
    pairs = list(combinations(range(len(names)), 2))
    columns = [(pair, kind) for pair in range(len(pairs)) for kind in kinds]
    panels = _Panels(stock(tuple(names)), [pair * len(KINDS) + kind for pair, kind in columns], state)
    wanted, more, answer = 0, {}, LETTERS[place]
    if question is form.Count:
        wanted = 1 + rng.class_by_index(_MOST[params.outlines], "count")
        answer = str(wanted)
    elif question is form.CountOffered:
        more = {"options": consecutive(rng.between(1, _MOST[params.outlines] - len(LETTERS) + 1))}
        wanted = more["options"][place]
    for _ in range(_TRIALS):
        late = len(columns) - 1 - state.below(max(1, len(columns) // 4))
        two = [late, state.below(late)]
        try:
            if question is form.OddOneOut:
                made = _odd(panels, two[0], columns, place)
            else:
                made = _ruled(question, panels, two, columns, params.still, place, wanted)
        except _NoPanel:
            continue
        pair_of = {each: pairs[columns[each][0]] for each in made.rules}
        why = tuple(
            form.Relation(
                (OUTLINES[names[pair_of[each][0]]], OUTLINES[names[pair_of[each][1]]]),
                KINDS[columns[each][1]],
                made.rules[each],
                tuple(int(panels.values[panel, each]) for panel in made.whole),
            )
            for each in sorted(made.rules)
        )
        offered = {"figures" if wanted else "options": tuple(map(panels.published, made.offered))}
        return Puzzle(
            form.Panels(
                tuple(OUTLINES[name] for name in names),
                tuple(KINDS[kind] for kind in kinds),
                tuple(map(panels.published, made.shown)),
            ),
            question(**offered, **more),
            answer,
            form.Facts(why),
        )
    raise Rejected("no panels for these relations")


class _NoPanel(Exception):
    """There is no such line of values, or no panel that has them."""


class _Panels:
    """Panels of the stock by the relations that count; none is taken that is like another one in all relations."""

    def __init__(self, drawn: Stock, columns: Sequence[int], rng: Stream) -> None:
        self.rng, self._figures = rng, drawn.outlines
        self.values = drawn.values[:, columns]
        self._codes = drawn.values @ (4 ** np.arange(drawn.values.shape[1]))
        self.used: list[int] = []

    def take(self, wanted: Mapping[int, int]) -> int:
        """A panel in which relations have these values."""
        fit = np.ones(len(self.values), dtype=bool)
        for each, value in wanted.items():
            fit &= self.values[:, each] == value
        for panel in self.used:
            fit &= self._codes != self._codes[panel]
        found = np.flatnonzero(fit)
        if len(found) < 8:  # they would be met again and again
            raise _NoPanel
        self.used.append(int(found[self.rng.below(len(found))]))
        return self.used[-1]

    def published(self, panel: int) -> form.Panel:
        return tuple(form.Outline(*outline) for outline in self._figures[panel].tolist())


_Column: TypeAlias = tuple[int, int]  # a pair of outlines, and a kind of relation


class _Made(NamedTuple):
    """Panels that are shown and offered, those of which the rules tell, and the rules of the relations that decide."""

    shown: list[int]
    offered: list[int]
    whole: list[int]
    rules: dict[int, form.RuleName]


def _ruled(
    question: type[Question],
    panels: _Panels,
    two: Sequence[int],
    columns: Sequence[_Column],
    still: bool,
    place: int,
    wanted: int,
) -> _Made:
    """Panels in which two relations, and no other ones, follow a rule."""
    rng = panels.rng
    panels.used.clear()
    counted = issubclass(question, form.Count)
    base = form.Count if counted else question
    rules: dict[int, form.RuleName] = {}
    lines = []
    alike = question is form.Belongs or counted
    for each in two:
        kind = columns[each][1]
        rules[each], line = _LINES[base](4 if KINDS[kind] == "contact" else 3, _REVERSED[kind], rng)
        if len({*line}) == 1 and not (still or alike):
            raise _NoPanel
        lines.append(line)
    if not alike and all(len({*line}) == 1 for line in lines):
        raise _NoPanel
    shown = [panels.take(dict(zip(two, values, strict=True))) for values in zip(*lines, strict=True)]
    key = shown.pop()
    right = {each: int(panels.values[key, each]) for each in two}
    wrong = {}
    for each in two:
        seen = [int(panels.values[panel, each]) for panel in shown]
        others = [value for value in seen if value != right[each]]
        wrong[each] = rng.choice(others or [value for value in range(3) if value != right[each]])
    for each in range(len(columns)):
        if each not in two and _SEEMS[base]([int(panels.values[panel, each]) for panel in shown], columns[each][1]):
            raise _NoPanel
    failing = [{**right, one: wrong[one]} for one in two] + [wrong]
    if counted:
        failing = [rng.choice(failing) for _ in range(_NUMBERED - wanted)]
        offered = [key, *(panels.take(values) for values in ([right] * (wanted - 1) + failing))]
        rng.shuffle(offered)
        return _Made(shown, offered, shown + offered, rules)
    offered = [panels.take(values) for values in failing]
    rng.shuffle(offered)
    offered.insert(place, key)
    return _Made(shown, offered, [*shown, key], rules)


def _odd(panels: _Panels, deciding: int, columns: Sequence[_Column], place: int) -> _Made:
    """Four panels of which one relation, and no other one, singles one out."""
    panels.used.clear()
    one, other = panels.rng.sample(range(4 if KINDS[columns[deciding][1]] == "contact" else 3), 2)
    offered = [panels.take({deciding: one if number == place else other}) for number in range(4)]
    for each in range(len(columns)):
        values = [int(panels.values[panel, each]) for panel in offered]
        if each != deciding and len({*values}) == 2 and 1 in map(values.count, {*values}):
            raise _NoPanel
    return _Made([], offered, offered, {deciding: "odd"})


# --- lines of values, the last of which is asked for


_Line: TypeAlias = tuple[form.RuleName, list[int]]  # the name of the rule, and the values


def _same(values: int, reverse: Sequence[int], rng: Stream) -> _Line:
    del reverse
    return "same", [rng.below(values)] * 5


def _in_turn(values: int, reverse: Sequence[int], rng: Stream) -> _Line:
    """Six values: all the same, or two or three that come again."""
    del reverse
    period = rng.choice((2, 3, 3))
    cycle = [rng.below(values) for _ in range(period)]
    name: form.RuleName = "same" if len({*cycle}) == 1 else "2 in turn" if period == 2 else "3 in turn"
    return name, (cycle * 3)[:6]


def _in_pairs(values: int, reverse: Sequence[int], rng: Stream) -> _Line:
    """Three pairs: each stays as it is, or is reversed, and one of the first two shows which."""
    reversed_ = rng.below(3) > 0
    firsts = [rng.below(values) for _ in range(3)]
    if len({*firsts}) == 1 or all(first == reverse[first] for first in firsts[:2]):
        raise _NoPanel
    line = [value for first in firsts for value in (first, reverse[first] if reversed_ else first)]
    return "reversed" if reversed_ else "kept", line


def _in_a_matrix(values: int, reverse: Sequence[int], rng: Stream) -> _Line:
    """Three rows, or columns: each of one value, or each of the same three."""
    del reverse
    one = rng.below(3) == 0
    if one:
        rows = [[value] * 3 for value in (rng.below(values) for _ in range(3))]
    else:
        three = [rng.below(values) for _ in range(3)]
        rows = [rng.sample(three, 3) for _ in range(3)]
    across = [value for row in rows for value in row]
    cells = across if rng.below(2) else _transposed(across)
    return next(name for name, suits in _GRID_RULES.items() if suits(cells)), cells


def _transposed(cells: Sequence[int]) -> list[int]:
    return [cells[3 * (place % 3) + place // 3] for place in range(9)]


def _of_one(cells: Sequence[int]) -> bool:
    return all(len({*cells[start : start + 3]}) == 1 for start in (0, 3, 6))


def _of_three(cells: Sequence[int]) -> bool:
    return sorted(cells[:3]) == sorted(cells[3:6]) == sorted(cells[6:])


_GRID_RULES: Final[Mapping[form.RuleName, Callable[[Sequence[int]], bool]]] = {
    "same": lambda cells: len({*cells}) == 1,
    "rows of one": _of_one,
    "columns of one": lambda cells: _of_one(_transposed(cells)),
    "rows of three": _of_three,
    "columns of three": lambda cells: _of_three(_transposed(cells)),
}
"""The plainest first: a grid may follow several."""


_LINES: Final[Mapping[type[Question], Callable[[int, Sequence[int], Stream], _Line]]] = {
    form.Matrix: _in_a_matrix,
    form.Analogy: _in_pairs,
    form.Next: _in_turn,
    form.Belongs: _same,
    form.Count: _same,
}


def _rows_seem(values: Sequence[int], kind: int) -> bool:
    del kind
    for lines in (((0, 1, 2), (3, 4, 5)), ((0, 3, 6), (1, 4, 7))):
        first, second = (sorted(values[place] for place in line) for line in lines)
        if first == second or (first[0] == first[2] and second[0] == second[2]):
            return True
    return False


_SEEMS: Final[Mapping[type[Question], Callable[[Sequence[int], int], bool]]] = {
    form.Matrix: _rows_seem,
    form.Analogy: lambda values, kind: (
        (values[0], values[2]) == (values[1], values[3])
        or tuple(_REVERSED[kind][value] for value in values[0:4:2]) == (values[1], values[3])
    ),
    form.Next: lambda values, kind: any(values[period:] == values[:-period] for period in (1, 2, 3)),  # noqa: ARG005
    **dict.fromkeys((form.Belongs, form.Count), lambda values, kind: len({*values}) == 1),  # noqa: ARG005
}
