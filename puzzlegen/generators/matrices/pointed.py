"""Divided outlines in each of which something is marked; only what is marked obeys a rule.

There are four things to say of what is marked, see `puzzlegen.generators.matrices.kits.divided`, as four numbers. The
numbers of all panels are drawn first, and then figures that have them. Where an option has to fit in two respects, one
of the others fails in the first, one in the second, and one in both: so nothing is more common among the options for
being right. Where it has to fit in three, each of the others fails in one.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Annotated, Final, TypeAlias

import msgspec

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn, Question
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices import pointed as form
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.matrices.kits.divided import (
    MARKS,
    TURNS,
    Place,
    Stroke,
    Values,
    arrow_to,
    dot_in,
    places,
    stock,
    turned,
)

Wanted: TypeAlias = Mapping[int, int]  # which thing to say -> its number

GROUPS: Final[tuple[form.Group, ...]] = tuple((1, one, other) for one, other in combinations(range(2, 7), 2))
_TRIALS: Final = 60
_DRAWS: Final = 1000  # of numbers, most of which no figures have together
_STILL: Final = ("constant",)


class PointedParams(Params, frozen=True, kw_only=True):
    """How often outlines are cut, which property decides (0 is seen at once, 3 is counted), and how rows may go on.

    There are so many things to find out: a property that stays the same is one thing, and one that changes two. Where
    all stay the same, that is one less. Where a single property divides the figures, it is the first, second, third or
    fourth one, by the number of things.
    """

    cuts: Annotated[int, Knob("more lines in each figure", 2, 5)]
    deepest: Annotated[tuple[int, int], Knob("properties that are harder to see decide", 1, 3)]
    things: Annotated[int, Knob("more properties that decide, or more of them that change", 2, 5)]
    rules: tuple[str, ...]


LEVELS: Final = {
    Level.EASY: PointedParams(
        band=(20, 50),
        bands={
            form.Analogy: (28, 58),
            form.Grouping: (4, 8),
            form.Matrix: (28, 62),
            form.Next: (26, 64),
            form.OddOneOut: (4, 8),
        },
        depth=(2, 2),
        depths=dict.fromkeys((form.Belongs, form.Grouping, form.OddOneOut), (1, 1)),
        cuts=2,
        deepest=(1, 2),
        things=2,
        rules=("step", "cycle"),
    ),
    Level.MEDIUM: PointedParams(
        band=(51, 90),
        bands={
            form.Analogy: (60, 100),
            form.Grouping: (17, 25),
            form.Matrix: (56, 104),
            form.Next: (60, 110),
            form.OddOneOut: (17, 25),
        },
        depth=(3, 3),
        depths=dict.fromkeys((form.Belongs, form.Grouping, form.OddOneOut), (2, 2)),
        cuts=3,
        deepest=(2, 3),
        things=3,
        rules=("step", "cycle"),
    ),
    Level.HARD: PointedParams(
        band=(95, 118),
        bands={
            form.Analogy: (102, 128),
            form.Grouping: (40, 56),
            form.Matrix: (102, 152),
            form.Next: (112, 140),
            form.OddOneOut: (42, 57),
        },
        depth=(4, 4),
        depths=dict.fromkeys((form.Belongs, form.Grouping, form.OddOneOut), (3, 3)),
        cuts=4,
        deepest=(3, 3),
        things=4,
        rules=("step", "cycle", "sum"),
    ),
    Level.EXTREME: PointedParams(
        band=(130, 155),
        bands={
            form.Grouping: (90, 102),
            form.Matrix: (145, 185),
            form.Next: (138, 170),
            form.OddOneOut: (88, 102),
        },
        depth=(5, 5),
        depths=dict.fromkeys((form.Grouping, form.OddOneOut), (4, 4)),
        cuts=5,
        deepest=(3, 3),
        things=5,
        rules=("cycle", "sum"),
    ),
}


def invent(rng: Stream, params: PointedParams, asked: Drawn) -> Puzzle:
    """Draw what there is to say of all panels, then figures of which that is true."""
    question, place = asked
    state = rng.child("state")
    panels = _Panels(MARKS[rng.class_by_index(len(MARKS), "mark")], params.cuts, state)
    deepest = state.between(*params.deepest)
    if question in (form.OddOneOut, form.Grouping):
        return _divided(question, panels, params.things - 2, place, state, close=params.deepest[0] > 2)
    many, changing = (params.things + 1) // 2, params.things // 2
    if question is form.Belongs:
        many, changing = params.things - 1, 0
    deciding = [deepest, *state.sample(range(deepest), min(many - 1, deepest))]
    state.shuffle(deciding)
    for _ in range(_DRAWS):
        lines: list[list[int]] = []
        for number, trait in enumerate(deciding):
            line = _LINES[question](params.rules if number < changing else _STILL, panels.range(trait), state)
            if line is None:
                break
            lines.append(line)
        if len(lines) < len(deciding):
            continue
        shown = [dict(zip(deciding, values, strict=True)) for values in zip(*lines, strict=True)]
        if not panels.known(deciding, shown):
            continue
        key = shown.pop()

        def wrong(*traits: int, key: Wanted = key, shown: Sequence[Wanted] = shown) -> Wanted:
            return {**key, **{one: _other(key[one], panels.range(one), shown, one, state) for one in traits}}

        single = [wrong(trait) for trait in deciding]
        more = {1: [wrong(*deciding), wrong(*deciding)], 2: [wrong(*deciding)]}.get(len(deciding), [])
        if not panels.known(deciding, [*single, *more]):
            continue
        found = panels.all([*shown, key, *single, *more])
        if found and not _accidents(question, [panel[0] for panel in found[: len(shown)]], deciding):
            offered = state.sample(found[len(shown) + 1 :], 3)
            offered.insert(place, found[len(shown)])
            why = [
                form.Deciding(trait, tuple(one[trait] for one in shown), tuple(values[trait] for values, _ in offered))
                for trait in sorted(deciding)
            ]
            return Puzzle(
                form.Figures(panels.mark, tuple(panel for _, panel in found[: len(shown)])),
                question(tuple(panel for _, panel in offered)),
                LETTERS[place],
                form.Facts(tuple(why)),
            )
    raise Rejected("no figures for these numbers")


class _Panels:
    """Panels with one kind of mark; no figure is taken twice."""

    def __init__(self, mark: form.Mark, cuts: int, rng: Stream) -> None:
        self.mark, self._cuts, self._rng = mark, cuts, rng
        self._places = places(mark, cuts)
        self._used: set[int] = set()
        self._known: set[tuple[int, ...]] | None = None

    def range(self, trait: int) -> list[int]:
        """The numbers that enough things have."""
        return _common(self.mark, self._cuts, trait)

    def known(self, traits: Sequence[int], wanted: Sequence[Wanted]) -> bool:
        """Whether something has the numbers of each panel."""
        if self._known is None:
            self._known = {tuple(values[trait] for trait in traits) for values in self._places}
        return all(tuple(one[trait] for trait in traits) in self._known for one in wanted)

    def all(self, wanted: Sequence[Wanted]) -> list[tuple[Values, form.Panel]] | None:
        """A panel for each, with all that there is to say of it; None where there is none."""
        self._used.clear()
        found = []
        for one in wanted:
            panel = self._one(one)
            if panel is None:
                return None
            found.append(panel)
        return found

    def _one(self, wanted: Wanted) -> tuple[Values, form.Panel] | None:
        fitting = [
            values for values in self._places if all(values[trait] == number for trait, number in wanted.items())
        ]
        for _ in range(_TRIALS if fitting else 0):
            values = self._rng.choice(fitting)
            place = self._rng.choice(self._places[values])
            at = None if place.figure in self._used else _marked(self.mark, self._cuts, place)
            if at is not None:
                self._used.add(place.figure)
                return values, _published(stock(self._cuts)[place.figure].strokes, at, self._rng.below(TURNS))
        return None


@cache
def _common(mark: form.Mark, cuts: int, trait: int) -> list[int]:
    counts: dict[int, set[int]] = {}
    for values, some in places(mark, cuts).items():
        counts.setdefault(values[trait], set()).update(place.figure for place in some)
    return sorted(value for value, figures in counts.items() if len(figures) >= 12)


def _marked(mark: form.Mark, cuts: int, place: Place) -> Stroke | None:
    """Where the mark is; None if there is no room for it."""
    figure = stock(cuts)[place.figure]
    match mark:
        case "dot":
            return dot_in(figure, figure.areas[place.part])
        case "arrow":
            (corner,) = place.points
            tail = arrow_to(figure, figure.areas[place.part], corner)
            return tail and (*tail, *corner)
        case "line":
            one, other = place.points
            stroke = figure.strokes[place.part]
            return (*stroke[:2], *one, *other) if len(stroke) == 6 else (*one, *other)
        case _:
            return place.points[0]


def _published(strokes: Sequence[Stroke], at: Stroke, turn: int) -> form.Panel:
    """A panel, turned by quarters and perhaps reflected."""
    *moved, mark = turned((*strokes, at), turn)
    segments, arcs = (sorted(stroke for stroke in moved if len(stroke) == size) for size in (4, 6))
    return msgspec.convert({"segments": segments, "arcs": arcs, "at": mark}, form.Panel)


# --- rows of numbers; the last one is asked for


def _belongs(rules: Sequence[str], numbers: Sequence[int], rng: Stream) -> list[int] | None:  # noqa: ARG001
    return [rng.choice(numbers)] * 5


def _next(rules: Sequence[str], numbers: Sequence[int], rng: Stream) -> list[int] | None:
    """Six numbers: all the same, two or three that come again, or each one more or less than the one before."""
    match rng.choice(rules):
        case "constant":
            return [rng.choice(numbers)] * 6
        case "step" if len(numbers) > 5:
            start = rng.below(len(numbers) - 5)
            return list(numbers[start : start + 6][:: rng.choice((1, -1))])
        case _:
            period = rng.choice((2, 3, 3))
            cycle = [rng.choice(numbers) for _ in range(period)]
            return (cycle * 3)[:6] if len({*cycle}) > 1 else None


def _analogy(rules: Sequence[str], numbers: Sequence[int], rng: Stream) -> list[int] | None:
    """Three pairs that differ by the same number, or not at all."""
    by = 0 if rules == _STILL else rng.choice((-2, -1, 1, 2))
    firsts = [number for number in numbers if number + by in numbers]
    return (
        [part for _ in range(3) for first in [rng.choice(firsts)] for part in (first, first + by)] if firsts else None
    )


def _matrix(rules: Sequence[str], numbers: Sequence[int], rng: Stream) -> list[int] | None:
    """Three rows: each of one number, of equal steps, of the same three different numbers, or of two and their sum."""
    match rng.choice(rules):
        case "constant":
            rows = [[rng.choice(numbers)] * 3 for _ in range(3)]
        case "step":
            by = rng.choice((1, -1))
            starts = [number for number in numbers if number + by in numbers and number + 2 * by in numbers]
            if not starts:
                return None
            rows = [[start, start + by, start + 2 * by] for start in (rng.choice(starts) for _ in range(3))]
        case "sum":
            rows = [[one, rng.choice(numbers)] for one in rng.sample([*numbers] * 2, 3)]
            rows = [[one, other, one + other] for one, other in rows]
            if any(total not in numbers for _, _, total in rows):
                return None
        case _:
            if len(numbers) < 3:
                return None
            three = rng.sample(numbers, 3)
            rows = [rng.sample(three, 3) for _ in range(3)]
    cells = [number for row in rows for number in row]
    if rng.below(2):
        cells = [cells[3 * (place % 3) + place // 3] for place in range(9)]
    across = all(cells[at] == cells[at + 1] == cells[at + 2] for at in (0, 3, 6))
    down = all(cells[at] == cells[at + 3] == cells[at + 6] for at in (0, 1, 2))
    return cells if rules == _STILL or not (across or down) else None


_LINES: Final[Mapping[type[form.Query], Callable[[Sequence[str], Sequence[int], Stream], list[int] | None]]] = {
    form.Belongs: _belongs,
    form.Next: _next,
    form.Analogy: _analogy,
    form.Matrix: _matrix,
}


def _other(key: int, numbers: Sequence[int], shown: Sequence[Wanted], trait: int, rng: Stream) -> int:
    """A wrong number: one that is shown, if possible."""
    seen = [one[trait] for one in shown if one[trait] != key]
    near = [number for number in numbers if number != key]
    return rng.choice(seen if seen and rng.below(2) else near or [key])


def _accidents(question: type[form.Query], shown: Sequence[Values], meant: Sequence[int]) -> bool:
    """True if some other property of what is marked seems to follow a rule as well."""
    columns = enumerate(zip(*shown, strict=True))
    return any(trait not in meant and _SEEMS[question](values) for trait, values in columns)


def _rows(values: Sequence[int]) -> bool:
    ways = [[values[start::step][:3] for start in starts] for step, starts in ((1, (0, 3)), (3, (0, 1)))]
    return any(
        all(len({*line}) == 1 for line in two)
        or all(b - a == c - b == two[0][1] - two[0][0] for a, b, c in two)
        or (len({*two[0]}) == 3 and {*two[0]} == {*two[1]})
        or all(a + b == c for a, b, c in two)
        or all(abs(a - b) == c for a, b, c in two)
        for two in ways
    )


_SEEMS: Final[Mapping[type[form.Query], Callable[[Sequence[int]], bool]]] = {
    form.Belongs: lambda values: len({*values}) == 1,
    form.Next: lambda values: (
        values[2] - values[1] == values[1] - values[0] == values[3] - values[2]
        or any(values[period:] == values[:-period] for period in (2, 3))
    ),
    form.Analogy: lambda values: values[1] - values[0] == values[3] - values[2],
    form.Matrix: _rows,
}


def _divided(question: type[Question], panels: _Panels, trait: int, place: int, rng: Stream, *, close: bool) -> Puzzle:
    """Figures of which one has another number than the others, or three have one and three another.

    Numbers that are ``close`` differ by one.
    """
    groups = rng.sample(GROUPS, 4)
    numbers = panels.range(trait)
    pairs = [
        (one, other) for one in numbers for other in numbers if one != other and (abs(one - other) < 2 or not close)
    ]
    if not pairs:
        raise Rejected("numbers that differ at a glance")
    one, other = rng.choice(pairs)
    odd = question is form.OddOneOut
    numbers = [one if place == each else other for each in range(4)]
    if not odd:
        numbers = [one if each in groups[place] else other for each in range(1, 7)]
    for _ in range(_TRIALS):
        found = panels.all([{trait: number} for number in numbers])
        if found is None:
            break
        columns = list(zip(*(values for values, _ in found), strict=True))
        del columns[trait]
        if odd:
            wrong = any(column.count(value) == 1 and len({*column}) == 2 for column in columns for value in column)
        else:
            wrong = any(column.count(value) == 3 for column in columns for value in column)
        if not wrong:
            drawn = tuple(panel for _, panel in found)
            rest = [tuple(each for each in range(1, 7) if each not in group) for group in groups]
            return Puzzle(
                form.Figures(panels.mark, () if odd else drawn),
                question(drawn if odd else tuple(zip(groups, rest, strict=True))),
                LETTERS[place],
                form.Facts((form.Deciding(trait, () if odd else tuple(numbers), tuple(numbers) if odd else ()),)),
            )
    raise Rejected("other properties divide the figures, too")
