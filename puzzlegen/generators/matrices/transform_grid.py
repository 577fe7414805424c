"""Rows in which a figure is turned or flipped from panel to panel, by the same steps in all rows or in half of them."""

from collections.abc import Sequence
from functools import cache, reduce
from itertools import combinations, pairwise, product
from typing import Annotated, Any, Final

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices import transform_grid as form
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.matrices.kits.glyphs import TURNS, stock

PLAIN: Final = (1, 2, 3, 4, 6)
"""Turns and flips along the sides: turn % 4 quarters clockwise, after left and right are exchanged from 4 on."""
_DIAGONAL: Final = (5, 7)
_TRIES: Final = 200
_LIVELY: Final = (3, 9)  # strokes of a figure
_LITTLE: Final = 4  # steps from end to end of a stroke: a quarter of a figure


class TransformGridParams(Params, frozen=True, kw_only=True):
    """How many steps a row has, which figures are left out, and whether figures are flipped along diagonals."""

    steps: Annotated[int, Knob("more steps in each row", 2, 4)]
    blanks: Annotated[int, Knob("more blank panels: none, those of the last row, all that can be spared", 0, 2)]
    diagonals: Annotated[bool, Knob("figures are flipped along diagonals as well")]


LEVELS: Final = {
    Level.EASY: TransformGridParams(
        band=(1, 2),
        bands={form.Grouping: (6, 12)},
        depth=(2, 2),
        depths=dict.fromkeys((form.OddRow, form.WholeStep, form.Grouping), (1, 1)),
        steps=2,
        blanks=0,
        diagonals=False,
    ),
    Level.MEDIUM: TransformGridParams(
        band=(4, 6),
        bands={form.OddRow: (8, 10), form.WholeStep: (6, 8), form.Grouping: (18, 23)},
        depth=(3, 3),
        depths=dict.fromkeys((form.OddRow, form.WholeStep, form.Grouping), (2, 2)),
        steps=2,
        blanks=1,
        diagonals=False,
    ),
    Level.HARD: TransformGridParams(
        band=(20, 26),
        bands={form.WholeStep: (16, 22), form.Grouping: (44, 56)},
        depth=(4, 4),
        depths=dict.fromkeys((form.WholeStep, form.Grouping), (3, 3)),
        steps=3,
        blanks=2,
        diagonals=True,
    ),
    Level.EXTREME: TransformGridParams(
        band=(35, 42),
        bands={form.WholeStep: (29, 36)},
        depth=(5, 5),
        depths={form.WholeStep: (4, 4)},
        steps=4,
        blanks=2,
        diagonals=True,
    ),
}


def invent(rng: Stream, params: TransformGridParams, asked: Drawn) -> Puzzle:
    """Draw the steps, then rows that go by them."""
    question, place = asked
    named = question is form.WholeStep
    state = rng.child("state")
    short = params.blanks == 0 and question in (form.OddRow, form.WholeStep)
    wholes = PLAIN if short else range(TURNS) if named else range(1, TURNS)
    whole = wholes[rng.class_by_index(len(wholes), "whole")] if named else state.choice(wholes)
    steps = [whole] if short else _steps(whole, params, state)
    count = 4 if question is form.OddRow else 3 if short else len(steps) + (not named)
    if question is form.Grouping:
        return _grouped(params, place, state)
    figures = state.sample(_figures(), count)
    if question is form.OddRow:
        return _broken(figures, steps, place, state)
    rows = [_row(figure, state.below(TURNS), steps) for figure in figures]
    last, end = rows[-1], 0 if question is form.First else len(steps)
    if params.blanks > 1 or (named and not short):
        rows[: len(steps)] = [_kept(row, (number, number + 1)) for number, row in enumerate(rows[: len(steps)])]
    if named:
        options: list[Any] = [NAMES[step] for step in state.sample([step for step in wholes if step != whole], 3)]
        options.insert(place, NAMES[whole])
    else:
        kept = [len(steps) - end] if params.blanks else [number for number in range(len(last)) if number != end]
        rows[-1] = _kept(last, kept)
        shown = [last[number] for number in (*kept, end)]
        wrong = [panel for turn in range(TURNS) if (panel := _panel(figures[-1], turn)) not in shown]
        options = state.sample(wrong, 3)
        options.insert(place, last[end])
    return Puzzle(form.Rows(tuple(rows)), question(tuple(options)), LETTERS[place], form.Steps(_names(steps)))


NAMES: Final[tuple[form.Name, ...]] = (
    *("same", "clockwise", "half", "counterclockwise", "sideways", "rising", "upside", "falling"),
    *(),
)


def _names(steps: Sequence[int]) -> tuple[form.Name, ...]:
    return tuple(NAMES[step] for step in steps)


def combined(one: int, other: int) -> int:
    """The turn that is one and then another one."""
    quarters = one % 4 + other % 4 if other < 4 else other % 4 - one % 4
    return quarters % 4 + 4 * ((one < 4) != (other < 4))


def _steps(whole: int, params: TransformGridParams, rng: Stream) -> list[int]:
    """Steps that together are one change, with a flip about a diagonal among them if there are to be any.

    No step undoes the one before it, unless two steps do nothing together.
    """
    while True:
        steps = [rng.choice(range(1, TURNS) if params.diagonals else PLAIN) for _ in range(params.steps)]
        undone = (whole > 0 or params.steps > 2) and any(combined(one, other) == 0 for one, other in pairwise(steps))
        if reduce(combined, steps) == whole and not undone and (not params.diagonals or {*steps} & {*_DIAGONAL}):
            return steps


@cache
def _figures() -> list[int]:
    """The designs that every turn and reflection changes, but for those of nothing but little signs."""
    return [
        design.number
        for design in stock()
        if design.traits["mirror axes"] == 0
        and not design.traits["half-turn symmetry"]
        and _LIVELY[0] <= len(design.glyph.parts) <= _LIVELY[1]
        and any(max(abs(a - c), abs(b - d)) > _LITTLE for *_, a, b, c, d in design.glyph.parts)
    ]


def _panel(figure: int, turn: int) -> Figure:
    return stock()[figure].glyph.turned(turn).published()


def _row(figure: int, turn: int, steps: Sequence[int]) -> form.Row:
    turns = [turn]
    for step in steps:
        turns.append(combined(turns[-1], step))
    return tuple(_panel(figure, one) for one in turns)


def _kept(row: form.Row, places: Sequence[int]) -> form.Row:
    return tuple(panel if number in places else None for number, panel in enumerate(row))


def _broken(figures: list[int], steps: list[int], place: int, rng: Stream) -> Puzzle:
    """Four rows, one of which goes by other steps: in the other order, or with one step exchanged.

    Where there are several steps, two rows show only the first and the last panel: then two that differ do not tell
    which of them is the odd one.
    """
    other = steps[::-1]
    if other == steps or rng.below(2):
        changed = rng.below(len(steps))
        other = [*steps]
        other[changed] = rng.choice([step for step in PLAIN if step != steps[changed]])
    if reduce(combined, other) == reduce(combined, steps):
        raise Rejected("the steps in the other order are the same")
    rows = [
        _row(figure, rng.below(TURNS), other if number == place else steps) for number, figure in enumerate(figures)
    ]
    if len(steps) > 1:
        for number in rng.sample(range(len(rows)), 2):
            rows[number] = _kept(rows[number], (0, len(steps)))
    return Puzzle(form.Rows(tuple(rows)), form.OddRow(), LETTERS[place], form.OtherSteps(_names(steps), _names(other)))


def _grouped(params: TransformGridParams, place: int, rng: Stream) -> Puzzle:
    """Rows half of which go by some steps and half by others.

    Without blank panels, a row is one step. With them, a row shows two panels: those of one step, or the first and the
    last one. No two rows then take the same, and only steps done one after another tell which rows belong together.
    """
    count = params.steps if params.blanks else 1
    spans = [(0, 1)] * 3 if count == 1 else [*((number, number + 1) for number in range(count)), (0, count)]
    ways = _two_ways(count, spans, params, rng)
    size = len(spans)
    figures = rng.sample(_figures(), 2 * size)
    if count == 1:
        divisions = rng.sample([_division((1, *rest), size) for rest in combinations(range(2, 7), 2)], len(LETTERS))
        numbers = [*divisions[place][0], *divisions[place][1]]
    else:
        numbers = [number + 1 for number in rng.permutation(2 * size)]
        one, other = rng.sample(range(1, size), 2)
        swaps = rng.sample(((one,), (other,), (one, other)), 3)
        swaps.insert(place, ())
        divisions = [_division([numbers[span + size * (span in swap)] for span in range(size)], size) for swap in swaps]
    rows: list[form.Row] = [()] * len(numbers)
    changes = [0] * len(numbers)
    for number, figure, (way, span) in zip(numbers, figures, product(ways, spans), strict=True):
        rows[number - 1] = _kept(_row(figure, rng.below(TURNS), way), span)
        changes[number - 1] = reduce(combined, way[slice(*span)])
    first, second, third, fourth = divisions
    query = form.Grouping((first, second, third, fourth))
    return Puzzle(form.Rows(tuple(rows)), query, LETTERS[place], form.Changes(_names(changes)))


def _two_ways(
    count: int, spans: Sequence[tuple[int, int]], params: TransformGridParams, rng: Stream
) -> list[list[int]]:
    """The steps of two groups of rows that show these parts of a way; no other groups would do."""
    for _ in range(_TRIES):
        ways = [[rng.choice(range(1, TURNS) if params.diagonals else PLAIN) for _ in range(count)] for _ in range(2)]
        shown = [[reduce(combined, way[slice(*span)]) for way in ways] for span in spans]
        if any(one == other or not one * other for one, other in shown):
            continue
        if params.diagonals and (any((one < 4) != (other < 4) for one, other in shown) or max(map(max, ways)) < 4):
            continue  # flips alone would tell the groups, or there are none
        others = list(product((0, 1), repeat=count))[1:] if count > 1 else []  # the way of each span after the first
        if not any(
            _closed(shown, (0, *other)) and _closed(shown, (1, *(1 - way for way in other))) for other in others
        ):
            return ways
    raise Rejected("no steps were found that tell two groups")


def _closed(shown: Sequence[Sequence[int]], ways: Sequence[int]) -> bool:
    """True if parts, each of one of two ways, make the last part, which is a whole one."""
    *steps, whole = [both[way] for both, way in zip(shown, ways, strict=True)]
    return reduce(combined, steps) == whole


def _division(group: Sequence[int], size: int) -> form.Groups:
    """A group of rows and the others, that of the first row first."""
    rest = [number for number in range(1, 2 * size + 1) if number not in group]
    one, other = sorted((tuple(sorted(group)), tuple(rest)))
    return one, other
