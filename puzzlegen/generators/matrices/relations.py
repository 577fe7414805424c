"""Panels of two or three outlines: how they lie to each other follows a rule.

A relation is something to say of two outlines, such as which one is higher. The values that one to four relations have
in the panels are drawn first, and then panels that have them. Of two relations, one option is right in both, one in the
first, one in the second and one in neither; of three, each wrong option fails in one. How near the right one is to the
others and to the panels that are shown is drawn, too. No two panels of a puzzle are alike in everything that there is
to say of them.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn, Question
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices import relations as form
from puzzlegen.generators.kits.asking import LETTERS, consecutive
from puzzlegen.generators.kits.ranking import has_rank
from puzzlegen.generators.matrices.kits.outlines import KINDS, OUTLINES, Stock, stock

if TYPE_CHECKING:
    from numpy.typing import NDArray

_NUMBERED: Final = 8
_MOST: Final = {2: 4, 3: 6}  # fitting panels for so many outlines; two outlines have few ways left in which to lie
_TRIALS: Final = 200
_DRAWS: Final = 60  # of wrong options
_REVERSED: Final = ((0, 1, 3, 2), (2, 1, 0), (2, 1, 0), (2, 1, 0))  # of each kind, with the outlines exchanged


class RelationsParams(Params, frozen=True, kw_only=True):
    """How many outlines are in a panel, how many kinds of relations count, and how much there is to find out.

    A relation that stays the same is one thing, and one that changes two. Where all stay the same, that is one less.
    """

    outlines: Annotated[int, Knob("more outlines in each panel", 2, 3)]
    kinds: Annotated[int, Knob("more kinds of relations to look at", 2, 4)]
    things: Annotated[int, Knob("more relations that decide, or more of them that change", 2, 6)]


LEVELS: Final = {
    Level.EASY: RelationsParams(
        band=(12, 20),
        bands={
            form.Belongs: (10, 17),
            form.Count: (14, 18),
            form.Matrix: (16, 28),
            form.OddOneOut: (4, 10),
        },
        depth=(2, 2),
        depths=dict.fromkeys((form.Belongs, form.Count, form.OddOneOut), (1, 1)),
        outlines=2,
        kinds=2,
        things=2,
    ),
    Level.MEDIUM: RelationsParams(
        band=(21, 28),
        bands={
            form.Belongs: (18, 24),
            form.Count: (28, 32),
            form.Matrix: (30, 40),
        },
        depth=(3, 3),
        depths=dict.fromkeys((form.Belongs, form.Count), (2, 2)),
        outlines=2,
        kinds=4,
        things=3,
    ),
    Level.HARD: RelationsParams(
        band=(42, 53),
        bands={
            form.Belongs: (34, 46),
            form.Count: (56, 64),
            form.Matrix: (66, 82),
        },
        depth=(4, 4),
        depths=dict.fromkeys((form.Belongs, form.Count), (3, 3)),
        outlines=3,
        kinds=3,
        things=4,
    ),
    Level.EXTREME: RelationsParams(
        band=(54, 70),
        bands={
            form.Count: (76, 84),
            form.Matrix: (84, 110),
        },
        depth=(5, 5),
        depths={form.Count: (4, 4)},
        outlines=3,
        kinds=4,
        things=5,
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
    many, changing = (params.things + 1) // 2, params.things // 2
    if question is form.Belongs or issubclass(question, form.Count):
        many, changing = params.things - 1, 0
    wanted, more, answer = 0, {}, LETTERS[place]
    most = min(_MOST[params.outlines], _NUMBERED - many)  # each relation that decides rules a panel out
    if question is form.Count:
        wanted = 1 + rng.class_by_index(most, "count")
        answer = str(wanted)
    elif question is form.CountOffered:
        more = {"options": consecutive(rng.between(1, most - len(LETTERS) + 1))}
        wanted = more["options"][place]
    nearer = rng.class_by_index(len(LETTERS), "nearer")
    ranks = rng.class_by_index(len(LETTERS), "central"), rng.class_by_index(len(LETTERS), "nearest")
    for _ in range(_TRIALS):
        late = len(columns) - 1 - state.below(max(1, len(columns) // 4))
        deciding = [late, *state.sample(range(late), min(many - 1, late))]
        ways = [number < changing for number in state.permutation(len(deciding))]
        try:
            if question is form.OddOneOut:
                made = _odd(panels, late, columns, place)
            else:
                ruled = dict(zip(deciding, ways, strict=True))
                made = _ruled(question, panels, ruled, columns, place, wanted, nearer, ranks)
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

    def farther(self, shown: Sequence[int], panel: int) -> "NDArray[np.bool_]":
        """Which panels are less like those that are shown than a certain one."""
        away = sum(np.abs(self._figures - self._figures[one]).sum(axis=(1, 2)) for one in shown)
        return np.asarray(away > away[panel])

    def take(self, wanted: Mapping[int, int]) -> int:
        """A panel in which relations have these values."""
        found = self.fitting(wanted)
        self.used.append(int(found[self.rng.below(len(found))]))
        return self.used[-1]

    def fitting(self, wanted: Mapping[int, int], among: "NDArray[np.bool_] | None" = None) -> "NDArray[np.intp]":
        """The panels in which relations have these values, those of some others if there are any."""
        fit = np.ones(len(self.values), dtype=bool)
        for each, value in wanted.items():
            fit &= self.values[:, each] == value
        for panel in self.used:
            fit &= self._codes != self._codes[panel]
        found = np.flatnonzero(fit)
        if len(found) < 8:  # they would be met again and again
            raise _NoPanel
        if among is not None and (fit & among).any():
            found = np.flatnonzero(fit & among)
        return found

    def beside(
        self, key: int, shown: Sequence[int], pools: Sequence["NDArray[np.intp]"], ranks: tuple[int, int]
    ) -> list[int]:
        """A panel from each pool, among which the right one has a rank by how many numbers differ.

        Args:
            key: the right panel.
            shown: the panels above.
            pools: of each wrong option.
            ranks: by how far it is from all others, and from the nearest panel that is shown.
        """
        above = self._figures[[*shown]].reshape(1, len(shown), -1)
        for _ in range(_DRAWS):
            offered = [int(pool[self.rng.below(len(pool))]) for pool in pools]
            if len({*self._codes[offered].tolist()}) < len(offered):
                continue
            options = self._figures[[key, *offered]].reshape(1 + len(offered), 1, -1)
            central = (options != options.swapaxes(0, 1)).sum(axis=2).sum(axis=1)
            nearest = (options != above).sum(axis=2).min(axis=1)
            if all(has_rank(one.tolist(), rank) for one, rank in zip((central, nearest), ranks, strict=True)):
                return offered
        raise _NoPanel

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
    deciding: Mapping[int, bool],
    columns: Sequence[_Column],
    place: int,
    wanted: int,
    nearer: int,
    ranks: tuple[int, int],
) -> _Made:
    """Panels in which some relations, and no other ones, follow a rule, by which they change or not.

    So many of the wrong options are ``nearer`` to the panels that are shown than the right one, if there are such; its
    ``ranks`` are as in `_Panels.beside`.
    """
    rng = panels.rng
    panels.used.clear()
    counted = issubclass(question, form.Count)
    base = form.Count if counted else question
    rules: dict[int, form.RuleName] = {}
    lines = []
    for each, changes in deciding.items():
        kind = columns[each][1]
        rules[each], line = _LINES[base](4 if KINDS[kind] == "contact" else 3, _REVERSED[kind], changes, rng)
        if (rules[each] in _STILL) == changes:
            raise _NoPanel
        lines.append(line)
    shown = [panels.take(dict(zip(deciding, values, strict=True))) for values in zip(*lines, strict=True)]
    key = shown.pop()
    right = {each: int(panels.values[key, each]) for each in deciding}
    for each in range(len(columns)):
        if each not in deciding and _SEEMS[base](
            [int(panels.values[panel, each]) for panel in shown], columns[each][1]
        ):
            raise _NoPanel

    def wrong(each: int) -> int:
        others = [value for panel in shown if (value := int(panels.values[panel, each])) != right[each]]
        return rng.choice(others or [value for value in range(3) if value != right[each]])

    single = [[each] for each in deciding]
    if counted:
        failing = single + [rng.choice(single) for _ in range(_NUMBERED - wanted - len(single))]
        figures = [right] * (wanted - 1) + [{**right, one: wrong(one)} for (one,) in failing]
        offered = [key, *map(panels.take, figures)]
        rng.shuffle(offered)
        return _Made(shown, offered, shown + offered, rules)
    failing = {1: single * 3, 2: [*single, [*deciding]]}.get(len(single), single)
    farther = panels.farther(shown, key)
    pools = []
    for number, some in zip(rng.permutation(len(failing)), failing, strict=True):
        figure = {**right, **{each: wrong(each) for each in some}}
        pools.append(panels.fitting(figure, ~farther if number < nearer else farther))
    offered = panels.beside(key, shown, pools, ranks)
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


def _same(values: int, reverse: Sequence[int], changes: bool, rng: Stream) -> _Line:
    del reverse, changes
    return "same", [rng.below(values)] * 5


def _in_turn(values: int, reverse: Sequence[int], changes: bool, rng: Stream) -> _Line:
    """Six values: all the same, or two or three that come again."""
    del reverse
    period = rng.choice((2, 3, 3)) if changes else 1
    cycle = [rng.below(values) for _ in range(period)]
    name: form.RuleName = "same" if len({*cycle}) == 1 else "2 in turn" if period == 2 else "3 in turn"
    return name, (cycle * 6)[:6]


def _in_pairs(values: int, reverse: Sequence[int], changes: bool, rng: Stream) -> _Line:
    """Three pairs: each stays as it is, or is reversed, and one of the first two shows which."""
    firsts = [rng.below(values) for _ in range(3)]
    if len({*firsts}) == 1 or all(first == reverse[first] for first in firsts[:2]):
        raise _NoPanel
    line = [value for first in firsts for value in (first, reverse[first] if changes else first)]
    return "reversed" if changes else "kept", line


def _in_a_matrix(values: int, reverse: Sequence[int], changes: bool, rng: Stream) -> _Line:
    """Three rows, or columns: each of one value, or each of the same three."""
    del reverse
    if changes:
        three = [rng.below(values) for _ in range(3)]
        rows = [rng.sample(three, 3) for _ in range(3)]
    else:
        rows = [[value] * 3 for value in (rng.below(values) for _ in range(3))]
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


_STILL: Final = ("same", "kept", "rows of one", "columns of one")
"""Rules by which a relation does not change within a line."""
_LINES: Final[Mapping[type[Question], Callable[[int, Sequence[int], bool, Stream], _Line]]] = {
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
