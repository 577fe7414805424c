"""Grids of dark and light cells with numbers, in which each light cell depends on certain dark ones.

Either all numbers but one are shown, and the rule is to be found; or the rule is stated, and numbers of both shades are
missing that have to be worked out one after the other. The key is drawn first (see `offering`).
"""

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Band, Level, Params, Rejected
from puzzlegen.core.item import LANGUAGES, Asked, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Group, Label, Rect, Scene, Segments
from puzzlegen.core.stream import Stream
from puzzlegen.generators.matrices.offering import asked, drawn_key

Cell: TypeAlias = tuple[int, int]
Scope: TypeAlias = Literal[
    "row", "column", "sides", "row_column", "diagonals", "around", "left", "right", "above", "below", "slants"
]
Change: TypeAlias = Literal["plus", "times"]
Function: TypeAlias = Literal["sum", "count", "largest", "smallest", "product", "difference", "odd", "even"]

SCOPES: Final[tuple[Scope, ...]] = (
    *("row", "column", "sides", "row_column", "diagonals", "around"),
    *("left", "right", "above", "below", "slants"),
)
_CHAINING: Final[tuple[Scope, ...]] = ("sides", "row_column", "around")
LARGEST: Final = 9  # in a dark cell
_HIGHEST: Final = 99  # in a light cell
_FACTORS: Final = range(2, 5)
_LARGEST_SUMMAND: Final = 9
_TRIES: Final = 40  # at dark numbers with which a rule leads to the key
_WAYS: Final = 10  # of emptying cells
_MARGIN: Final = 0.5


class Rule(msgspec.Struct, frozen=True):
    """What a light cell holds: a function of dark cells, plus or times a constant."""

    scope: Scope
    function: Function
    change: Change = "plus"
    by: int = 0


class NumberMatrixParams(Params, frozen=True, kw_only=True):
    """What a level's grids are made of; rules that are to be found weigh what the band says.

    Attributes:
        sides: lowest and highest number of rows, and of columns.
        keys: lowest and highest key.
        steps: lowest and highest number of cells to be worked out where the rule is stated.
        scopes: of the rules that are stated; by others so many cells hardly ever follow from one another.
    """

    sides: tuple[int, int]
    keys: tuple[int, int]
    steps: tuple[int, int]
    scopes: tuple[Scope, ...]


class NumberMatrixState(msgspec.Struct, frozen=True):
    """The grid with all its numbers, its dark cells, what is empty, which cell is asked for, and the rule."""

    rows: int
    columns: int
    numbers: dict[Cell, int]
    dark: tuple[Cell, ...]
    empty: tuple[Cell, ...]
    asked: Cell
    rule: Rule
    stated: bool
    keys: tuple[int, int]


def _level(
    band: Band, steps: tuple[int, int], sides: tuple[int, int], keys: tuple[int, int], scopes: tuple[Scope, ...]
) -> NumberMatrixParams:
    bands = {"stated": steps, "stated_choice": steps}
    return NumberMatrixParams(band=band, bands=bands, sides=sides, keys=keys, steps=steps, scopes=scopes)


class NumberMatrix:
    """See the module's docstring."""

    name = "number_matrix"
    version = 4
    levels: ClassVar = {
        Level.EASY: _level((2, 3), (2, 3), sides=(3, 4), keys=(1, 24), scopes=SCOPES),
        Level.MEDIUM: _level((4, 5), (4, 5), sides=(4, 4), keys=(1, 30), scopes=(*_CHAINING, "slants")),
        Level.HARD: _level((6, 8), (6, 9), sides=(4, 5), keys=(1, 36), scopes=_CHAINING),
    }

    def generate(self, rng: Stream, params: NumberMatrixParams) -> NumberMatrixState:
        """Draw the scope and the shades, then dark numbers with which a rule of this scope leads to the key."""
        key = drawn_key(*params.keys, rng)
        stated = rng.per_item(2, "task") == 1
        rows, columns = rng.between(*params.sides), rng.between(*params.sides)
        cells = [(row, column) for row in range(rows) for column in range(columns)]
        scope = rng.choice(params.scopes if stated else SCOPES)
        dark = _dark_cells(cells, rng)
        if scope in _EDGES:  # where nothing lies on this side of a cell, it is a dark one
            down, across = _EDGES[scope]
            edge = [(r, c) for r, c in cells if (r + down, c + across) not in cells]
            dark = tuple(sorted({*dark, *edge}))
        reached = {cell: _within(scope, cell, dark) for cell in cells if cell not in dark}
        if not all(reached.values()):
            raise Rejected("a light cell without dark ones")
        for _ in range(_TRIES):
            numbers = {cell: rng.between(1, LARGEST) for cell in dark}
            held = {cell: [numbers[other] for other in others] for cell, others in reached.items()}
            rule = _stated_rule(scope, rng) if stated else _hidden_rule(scope, params.band, held, key, rng)
            if rule is None:
                continue
            light = {cell: _value(rule, values) for cell, values in held.items()}
            numbers |= light
            candidates = [cell for cell in (cells if stated else light) if numbers[cell] == key]
            if candidates and _showable(light):
                break
        else:
            raise Rejected("no rule leads to the key")
        empty: tuple[Cell, ...] = (rng.choice(candidates),)
        if stated:
            steps = rng.between(*params.steps)
            tries = (_emptied(rule, numbers, dark, rng.choice(candidates), steps, rng) for _ in range(_WAYS))
            empty = next(filter(None, tries), ())
            if not empty:
                raise Rejected("too few steps")
        return NumberMatrixState(rows, columns, numbers, dark, empty, empty[0], rule, stated, params.keys)

    def statement(self, state: NumberMatrixState) -> Statement:
        """The shades, row by row, the numbers, and the cell that is asked for."""
        lines = range(state.rows)
        return {
            "shades": ["".join(".#"[(row, c) in state.dark] for c in range(state.columns)) for row in lines],
            "numbers": [[_shown(state, (row, c)) for c in range(state.columns)] for row in lines],
            "asked": state.asked,
        }

    def ask(self, state: NumberMatrixState, rng: Stream) -> Asked:
        """Ask for the number of the empty cell with the question mark."""
        words = _spoken(state.rule)
        key = state.numbers[state.asked]
        explanation = {
            "en": f"Each light cell holds {words['en']}. The cell with the question mark holds {key}.",
            "zh": f"每个浅色格中的数是{words['zh']}。问号处是 {key}。",
        }
        if not state.stated:
            return asked(_FIND, {"task": "missing"}, state.keys, explanation, rng)
        text = {language: _FOLLOW[language].format(rule=words[language]) for language in LANGUAGES}
        return asked(text, {"task": "stated", "rule": state.rule}, state.keys, explanation, rng)

    def depict(self, state: NumberMatrixState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The grid; a unit is the side of a cell."""
        nodes: list[AnyNode] = [Rect(column, row, 1, 1, "soft") for row, column in state.dark]
        lines = [(0, row, state.columns, row) for row in range(1, state.rows)]
        lines += [(column, 0, column, state.rows) for column in range(1, state.columns)]
        nodes += (Segments(tuple(lines), "ink", "thin"), Rect(0, 0, state.columns, state.rows, None, "ink", "thick"))
        for (row, column), number in sorted(state.numbers.items()):
            if (row, column) == state.asked:
                nodes.append(Label(column + 0.5, row + 0.5, "?", 0.46))
            elif (row, column) not in state.empty:
                nodes.append(Label(column + 0.5, row + 0.5, str(number), 0.36))
        board = Group(tuple(nodes), _MARGIN, _MARGIN)
        return (Scene(state.columns + 2 * _MARGIN, state.rows + 2 * _MARGIN, (board,), (60, 76)),)


def _shown(state: NumberMatrixState, cell: Cell) -> int | None:
    return None if cell in state.empty else state.numbers[cell]


def _dark_cells(cells: Sequence[Cell], rng: Stream) -> tuple[Cell, ...]:
    """A chessboard, or cells at random."""
    if rng.below(3) == 0:
        odd = rng.below(2)
        return tuple((row, column) for row, column in cells if (row + column) % 2 == odd)
    count = len(cells)
    return tuple(sorted(rng.sample(cells, rng.between(count * 4 // 10, count * 6 // 10))))


def _stated_rule(scope: Scope, rng: Stream) -> Rule:
    """A rule from which numbers of dark cells follow too."""
    return Rule(scope, rng.choice(("sum", "sum", "product")) if scope in ("sides", "diagonals") else "sum")


_FAR_SCOPES: Final = 2  # weight of the scopes beyond the first three
_WEIGHTS: Final[Mapping[Function, int]] = {
    **{"sum": 1, "count": 1, "largest": 1, "smallest": 1},
    **{"product": 2, "difference": 2, "odd": 3, "even": 3},
}
_CHANGED: Final = 3  # weight of a constant


def _hidden_rule(scope: Scope, band: Band, held: Mapping[Cell, Sequence[int]], key: int, rng: Stream) -> Rule | None:
    """A rule of this scope and a weight in the band by which some light cell holds the key; None if there is none."""
    near = 1 if scope in SCOPES[:3] else _FAR_SCOPES
    kinds = [
        (function, change)
        for function, weight in _WEIGHTS.items()
        for change in ("none", "plus", "plus", "times")
        if band[0] <= near + weight + (_CHANGED if change != "none" else 0) <= band[1]
    ]
    rng.shuffle(kinds)
    for function, change in kinds:
        plain = Rule(scope, function)
        values = sorted({_value(plain, numbers) for numbers in held.values()})
        rules: list[Rule] = []
        for value in values:
            apart = key - value
            if change == "none" and not apart:
                rules.append(plain)
            elif change == "plus" and 1 <= abs(apart) <= _LARGEST_SUMMAND:
                rules.append(Rule(scope, function, "plus", apart))
            elif change == "times":
                rules += (Rule(scope, function, "times", by) for by in _FACTORS if value * by == key)
        if rules:
            return rng.choice(rules)
    return None


def _showable(light: Mapping[Cell, int]) -> bool:
    """Whether the numbers of the light cells are small enough, and not too much alike."""
    return all(0 <= number <= _HIGHEST for number in light.values()) and len({*light.values()}) >= 3


_REACHES: Final[Mapping[Scope, Callable[[int, int], bool]]] = {
    "row": lambda down, _: not down,
    "column": lambda _, across: not across,
    "sides": lambda down, across: abs(down) + abs(across) == 1,
    "row_column": lambda down, across: not down or not across,
    "diagonals": lambda down, across: abs(down) == abs(across) == 1,
    "around": lambda down, across: abs(down) <= 1 and abs(across) <= 1,
    "left": lambda down, across: not down and across < 0,
    "right": lambda down, across: not down and across > 0,
    "above": lambda down, across: not across and down < 0,
    "below": lambda down, across: not across and down > 0,
    "slants": lambda down, across: down in (across, -across),
}
_EDGES: Final[Mapping[Scope, Cell]] = {"left": (0, -1), "right": (0, 1), "above": (-1, 0), "below": (1, 0)}
"""The way to the next cell on the side on which a scope lies."""


def _within(scope: Scope, cell: Cell, dark: Sequence[Cell]) -> list[Cell]:
    """The dark cells on which a light cell depends."""
    reaches = _REACHES[scope]
    return [other for other in dark if reaches(other[0] - cell[0], other[1] - cell[1])]


def _value(rule: Rule, held: Sequence[int]) -> int:
    """What a light cell holds whose dark cells hold these numbers."""
    match rule.function:
        case "sum":
            value = sum(held)
        case "count":
            value = len(held)
        case "largest":
            value = max(held)
        case "smallest":
            value = min(held)
        case "product":
            value = prod(held)
        case "difference":
            value = max(held) - min(held)
        case "odd":
            value = len([number for number in held if number % 2])
        case "even":
            value = len([number for number in held if number % 2 == 0])
    return value * rule.by if rule.change == "times" else value + rule.by


def _emptied(
    rule: Rule, numbers: Mapping[Cell, int], dark: Sequence[Cell], goal: Cell, steps: int, rng: Stream
) -> tuple[Cell, ...]:
    """Cells to leave empty, the goal first.

    Always one of the cells from which the goal now follows is emptied, if the goal then follows from others still; so
    every empty cell has to be worked out, but for a few last ones, which are no help. Nothing where steps are lacking.
    """
    clues = [(cell, _within(rule.scope, cell, dark)) for cell in numbers if cell not in dark]
    empty, needed = [goal], {goal}
    while len(empty) < steps:
        sources = [cell for cell in sorted(_sources(goal, clues, empty)) if cell not in needed]
        if not sources:
            return ()
        cell = rng.choice(sources)
        needed.add(cell)
        if _sources(goal, clues, [*empty, cell]):
            empty.append(cell)
    idle = sorted({*numbers} - {*empty} - _sources(goal, clues, empty))
    return (*empty, *rng.sample(idle, min(len(idle), rng.below(steps))))


def _sources(goal: Cell, clues: Sequence[tuple[Cell, list[Cell]]], empty: Sequence[Cell]) -> set[Cell]:
    """The shown cells from which the goal follows, by cells that each follow from the others of a clue; none if not."""
    follows: dict[Cell, list[Cell]] = {}
    unknown = set(empty)
    while goal in unknown:
        before = len(unknown)
        for cell, cells in clues:
            missing = [one for one in (cell, *cells) if one in unknown]
            if len(missing) == 1:
                unknown.remove(missing[0])
                follows[missing[0]] = [one for one in (cell, *cells) if one != missing[0]]
        if len(unknown) == before:
            return set()
    used: set[Cell] = set()
    pending = [goal]
    while pending:
        cell = pending.pop()
        if cell not in used:
            used.add(cell)
            pending += follows.get(cell, [])
    return used - set(follows)


def _spoken(rule: Rule) -> Text:
    """What a light cell holds, in words."""
    spoken: dict[str, str] = {}
    for language in LANGUAGES:
        words = _FUNCTIONS[rule.function][language].format(cells=_SCOPES[rule.scope][language])
        if rule.change == "times":
            words = {"en": f"{rule.by} times {words}", "zh": f"{words}的 {rule.by} 倍"}[language]
        elif rule.by:
            sign = {"en": ("plus", "minus"), "zh": ("加上", "减去")}[language][rule.by < 0]
            words = {"en": f"{words}, {sign} {abs(rule.by)}", "zh": f"{words}{sign} {abs(rule.by)}"}[language]
        spoken[language] = words
    return spoken


_SCOPES: Final[Mapping[Scope, Text]] = {
    "row": {"en": "the dark cells of its row", "zh": "它所在行的深色格"},
    "column": {"en": "the dark cells of its column", "zh": "它所在列的深色格"},
    "sides": {"en": "the dark cells that share a side with it", "zh": "与它有公共边的深色格"},
    "row_column": {"en": "the dark cells of its row and its column", "zh": "它所在行和列的深色格"},
    "diagonals": {"en": "the dark cells that touch it at a corner only", "zh": "与它只有一个公共角的深色格"},
    "around": {
        "en": "the dark cells that touch it at a side or a corner",
        "zh": "与它有公共边或公共角的深色格",
    },
    "left": {"en": "the dark cells of its row to the left of it", "zh": "它所在行中位于它左边的深色格"},
    "right": {"en": "the dark cells of its row to the right of it", "zh": "它所在行中位于它右边的深色格"},
    "above": {"en": "the dark cells of its column above it", "zh": "它所在列中位于它上方的深色格"},
    "below": {"en": "the dark cells of its column below it", "zh": "它所在列中位于它下方的深色格"},
    "slants": {"en": "the dark cells of both diagonal lines through it", "zh": "经过它的两条斜线上的深色格"},
}
_FUNCTIONS: Final[Mapping[Function, Text]] = {
    "sum": {"en": "the sum of the numbers in {cells}", "zh": "{cells}中各数之和"},
    "count": {"en": "the number of {cells}", "zh": "{cells}的个数"},
    "largest": {"en": "the largest number in {cells}", "zh": "{cells}中最大的数"},
    "smallest": {"en": "the smallest number in {cells}", "zh": "{cells}中最小的数"},
    "product": {"en": "the product of the numbers in {cells}", "zh": "{cells}中各数之积"},
    "difference": {
        "en": "the difference of the largest and the smallest number in {cells}",
        "zh": "{cells}中最大数与最小数之差",
    },
    "odd": {"en": "how many odd numbers there are in {cells}", "zh": "{cells}中奇数的个数"},
    "even": {"en": "how many even numbers there are in {cells}", "zh": "{cells}中偶数的个数"},
}
_FIND: Final[Text] = {
    "en": "All light cells of this grid follow one and the same rule. The number in a light cell is made of the "
    "numbers in certain dark cells: those of its row, of its column, or of both; only those to its left or only those "
    "to its right in its row; only those above it or only those below it in its column; those of both diagonal lines "
    "through it; or those that share a side with it, touch it at a corner only, or touch it in either way. It is their "
    "sum, their product, the largest or the smallest of them, the difference of these two, how many they are, or how "
    "many of them are odd or even; and then perhaps one fixed whole number, of any size, is added to it or subtracted "
    "from it, or it is multiplied by this number. Which number stands where the question mark is?",
    "zh": "这个方格表中所有浅色格都遵循同一条规律。浅色格中的数由某些深色格中的数得到：它所在行的、所在列的、或行和列的"
    "深色格；只在它左边、或只在它右边的同行深色格；只在它上方、或只在它下方的同列深色格；经过它的两条斜线上的深色格；"
    "或者与它有公共边的、只有公共角的、或两者皆可的深色格。它是这些数的和、积、最大数、最小数、最大数与最小数之差、"
    "个数、奇数的个数或偶数的个数；之后可能再加上、减去或乘以一个固定的整数，其大小不限。问号处应是哪个数？",
}
_FOLLOW: Final[Text] = {
    "en": "Each light cell of this grid holds {rule}. Each dark cell holds a number from 1 to 9; numbers may repeat. "
    "Some cells are left empty. Which number stands where the question mark is?",
    "zh": "这个方格表中，每个浅色格中的数是{rule}。每个深色格中是 1 到 9 的一个数，可以重复。有些格子没有写出数。"
    "问号处应是哪个数？",
}

FAMILY = NumberMatrix()
