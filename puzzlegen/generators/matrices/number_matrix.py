"""Grids of dark and light cells with numbers, in which each light cell depends on certain dark ones.

Either all numbers but one are shown, and the rule is to be found; or the rule is stated, and numbers of both shades are
missing that have to be worked out one after the other. The key is drawn first (see `asking.drawn_range`).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Annotated, Final, TypeAlias

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.number_matrix import (
    Found,
    Function,
    Grid,
    Rule,
    Scope,
    Stated,
    StatedOffered,
    Step,
    Worked,
)
from puzzlegen.generators.kits.asking import LETTERS, NumberRange, ask_in_range, consecutive, drawn_range
from puzzlegen.generators.kits.ranking import has_rank

Cell: TypeAlias = tuple[int, int]
SCOPES: Final[tuple[Scope, ...]] = (
    *("row", "column", "sides", "row_column", "diagonals", "around"),
    *("left", "right", "above", "below", "slants", "knights"),
)
_CHAINING: Final[tuple[Scope, ...]] = ("sides", "row_column", "around")
LARGEST: Final = 9  # in a dark cell
_HIGHEST: Final = 99  # in a light cell
_FACTORS: Final = range(2, 5)
_LARGEST_SUMMAND: Final = 9
_TRIES: Final = 160  # at dark numbers with which a rule leads to the key
_WAYS: Final = 10  # of emptying cells


class NumberMatrixParams(Params, frozen=True, kw_only=True):
    """What a level's grids are made of; rules that are to be found weigh what the band says.

    Attributes:
        sides: lowest and highest number of rows, and of columns.
        keys: lowest and highest key.
        found: the same where the rule is to be found, and its numbers are as large as it makes them.
        conditions: lowest and highest number of conditions that make a rule that is to be found.
        steps: lowest and highest number of cells to be worked out where the rule is stated.
        rounds: the same of rounds in which all is worked out that follows from what is known.
        scopes: of the rules that are stated; by others so many cells hardly ever follow from one another.
    """

    sides: Annotated[tuple[int, int], Knob("larger grids", 3, 9)]
    keys: Annotated[tuple[int, int], Knob("larger numbers as answers", 1, 99)]
    found: Annotated[tuple[int, int], Knob("larger numbers as answers where the rule is to be found", 1, 99)]
    conditions: Annotated[tuple[int, int], Knob("rules of more conditions where they are to be found", 2, 5)]
    steps: Annotated[tuple[int, int], Knob("more numbers to work out where the rule is stated", 1, 24)]
    rounds: Annotated[tuple[int, int], Knob("longer chains of numbers where the rule is stated", 1, 24)]
    scopes: Annotated[tuple[Scope, ...], Knob("other cells that a number may depend on where the rule is stated")]


def _level(
    band: Band,
    steps: tuple[int, int],
    conditions: tuple[int, int],
    rounds: tuple[int, int],
    sides: tuple[int, int],
    keys: tuple[int, int],
    found: tuple[int, int],
    scopes: tuple[Scope, ...],
) -> NumberMatrixParams:
    return NumberMatrixParams(
        band=band,
        bands={Stated: steps, StatedOffered: steps},
        depth=conditions,
        depths={Stated: rounds, StatedOffered: rounds},
        sides=sides,
        keys=keys,
        found=found,
        conditions=conditions,
        steps=steps,
        rounds=rounds,
        scopes=scopes,
    )


LEVELS: Final = {
    Level.EASY: _level((2, 3), (2, 3), (2, 2), (2, 2), sides=(3, 4), keys=(1, 24), found=(1, 24), scopes=SCOPES),
    Level.MEDIUM: _level(
        (3, 5), (4, 5), (3, 3), (3, 4), sides=(4, 4), keys=(1, 30), found=(1, 30), scopes=(*_CHAINING, "slants")
    ),
    Level.HARD: _level((4, 7), (6, 9), (4, 4), (5, 6), sides=(5, 6), keys=(1, 36), found=(1, 36), scopes=_CHAINING),
    Level.EXTREME: _level(
        (7, 8), (10, 18), (5, 5), (7, 14), sides=(7, 7), keys=(1, 36), found=(1, 17), scopes=(*_CHAINING, "knights")
    ),
}


def invent(rng: Stream, params: NumberMatrixParams, asked: Drawn) -> Puzzle:
    """Draw the scope and the shades, then dark numbers with which a rule of this scope leads to the key."""
    rng = rng.child("state")
    stated = issubclass(asked.question, Stated)
    run = drawn_range(*(params.keys if stated else params.found), rng)
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    scope = rng.choice(params.scopes if stated else _scopes(params.conditions))
    dark = _dark_cells(cells, rng)
    if scope in _EDGES:  # where nothing lies on this side of a cell, it is a dark one
        down, across = _EDGES[scope]
        edge = [(r, c) for r, c in cells if (r + down, c + across) not in cells]
        dark = tuple(sorted({*dark, *edge}))
    lonely = {cell for cell in cells if cell not in dark and not _within(scope, cell, dark)}
    dark = tuple(sorted({*dark, *lonely}))
    reached = {cell: _within(scope, cell, dark) for cell in cells if cell not in dark}
    rank = rng.below(len(LETTERS))
    for _ in range(_TRIES):
        numbers = {cell: rng.between(1, LARGEST) for cell in dark}
        held = {cell: [numbers[other] for other in others] for cell, others in reached.items()}
        rule = _stated_rule(scope, rng) if stated else _hidden_rule(scope, params, held, run.key, rng)
        if rule is None:
            continue
        light = {cell: _value(rule, values) for cell, values in held.items()}
        numbers |= light
        candidates = [cell for cell in (cells if stated else light) if numbers[cell] == run.key]
        # Each number on offer is as likely to be the one that the grid shows most often, or least.
        if candidates and _showable(light) and has_rank(_times(run, [*numbers.values()]), rank):
            break
    else:
        raise Rejected("no rule leads to the key")
    empty: tuple[Cell, ...] = (rng.choice(candidates),)
    if stated:
        steps = rng.between(*params.steps)
        tries = (_emptied(rule, numbers, dark, rng.choice(candidates), steps, params.rounds, rng) for _ in range(_WAYS))
        empty = next(filter(None, tries), ())
        if not empty:
            raise Rejected("too few steps")
    grid = Grid(
        tuple("".join(".#"[(row, c) in dark] for c in range(columns)) for row in range(rows)),
        tuple(tuple(None if (r, c) in empty else numbers[r, c] for c in range(columns)) for r in range(rows)),
        empty[0],
    )
    if stated:
        return Puzzle(grid, *ask_in_range(run, asked.question, rule=rule), _worked(rule, numbers, dark, empty))
    held_there = tuple(sorted(numbers[cell] for cell in reached[empty[0]]))
    return Puzzle(grid, *ask_in_range(run, asked.question), Found(rule, held_there))


def _times(run: NumberRange, numbers: Sequence[int]) -> list[int]:
    """How often the key and then the other numbers of its run are shown, the empty cell left out."""
    others = [number for number in consecutive(run.lowest) if number != run.key]
    return [numbers.count(run.key) - 1, *map(numbers.count, others)]


def _dark_cells(cells: Sequence[Cell], rng: Stream) -> tuple[Cell, ...]:
    """A chessboard, or cells at random."""
    if rng.below(3) == 0:
        odd = rng.below(2)
        return tuple((row, column) for row, column in cells if (row + column) % 2 == odd)
    count = len(cells)
    return tuple(sorted(rng.sample(cells, rng.between(count * 4 // 10, count * 6 // 10))))


def _stated_rule(scope: Scope, rng: Stream) -> Rule:
    """A rule from which numbers of dark cells follow too."""
    return Rule(scope, rng.choice(("sum", "sum", "product")) if scope in ("sides", "diagonals") else "sum", "plus", 0)


_FAR_SCOPES: Final = 2  # weight of the scopes beyond the first three
_WEIGHTS: Final[Mapping[Function, int]] = {
    **{"sum": 1, "count": 1, "largest": 1, "smallest": 1},
    **{"product": 2, "difference": 2, "odd": 3, "even": 3},
}
_CHANGED: Final = 3  # weight of a constant


_TWOFOLD: Final = ("difference", "odd", "even")  # functions that need the largest and the smallest, or two kinds


def _conditions(scope: Scope, function: Function, change: str) -> int:
    """Of how many conditions a rule is made, none of which can be left out."""
    near = 1 if scope in SCOPES[:3] else _FAR_SCOPES
    return near + (2 if function in _TWOFOLD else 1) + (change != "none")


def _kinds(scope: Scope, conditions: tuple[int, int]) -> list[tuple[Function, str]]:
    """Functions and what is done to them that make a rule of so many conditions; adding comes up twice."""
    every = product(_WEIGHTS, ("none", "plus", "plus", "times"))
    return [kind for kind in every if conditions[0] <= _conditions(scope, *kind) <= conditions[1]]


@cache
def _scopes(conditions: tuple[int, int]) -> tuple[Scope, ...]:
    """The scopes of rules of so many conditions."""
    return tuple(scope for scope in SCOPES if _kinds(scope, conditions))


def _hidden_rule(
    scope: Scope, params: NumberMatrixParams, held: Mapping[Cell, Sequence[int]], key: int, rng: Stream
) -> Rule | None:
    """A rule of this scope, as the level wants it, by which some light cell holds the key; None if there is none."""
    near = 1 if scope in SCOPES[:3] else _FAR_SCOPES
    low, high = params.band
    kinds = [
        (function, change)
        for function, change in _kinds(scope, params.conditions)
        if low <= near + _WEIGHTS[function] + (_CHANGED if change != "none" else 0) <= high
    ]
    rng.shuffle(kinds)
    for function, change in kinds:
        plain = Rule(scope, function, "plus", 0)
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
    """True if the numbers of the light cells are small enough, and not too much alike."""
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
    "knights": lambda down, across: abs(down * across) == 2,
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
    rule: Rule,
    numbers: Mapping[Cell, int],
    dark: Sequence[Cell],
    goal: Cell,
    steps: int,
    rounds: tuple[int, int],
    rng: Stream,
) -> tuple[Cell, ...]:
    """Cells to leave empty, the goal first.

    Always one of the cells from which the goal now follows is emptied, if the goal then follows from others still: more
    often one from which the cell before it follows, so that chains become long. So every empty cell has to be worked
    out, but for a few last ones, which are no help. Nothing where steps are lacking, or rounds.
    """
    clues = [(cell, _within(rule.scope, cell, dark)) for cell in numbers if cell not in dark]
    empty, needed = [goal], {goal}
    sources = _sources(goal, clues, empty)[0]
    last: set[Cell] = set()
    while len(empty) < steps:
        open_ones = [cell for cell in sorted(sources) if cell not in needed]
        if not open_ones:
            return ()
        near = [cell for cell in open_ones if cell in last]
        cell = rng.choice(near if near and rng.below(4) else open_ones)
        needed.add(cell)
        without, follows, _ = _sources(goal, clues, [*empty, cell])
        if without:
            empty.append(cell)
            sources, last = without, {*follows.get(cell, ())}
    _, _, found = _sources(goal, clues, empty)
    if not rounds[0] <= found <= rounds[1]:
        return ()
    idle = sorted({*numbers} - {*empty} - sources)
    return (*empty, *rng.sample(idle, min(len(idle), rng.below(steps))))


def _worked(rule: Rule, numbers: Mapping[Cell, int], dark: Sequence[Cell], empty: Sequence[Cell]) -> Worked:
    """How the first of the empty cells follows, round by round, without what it does not need."""
    clues = [(cell, _within(rule.scope, cell, dark)) for cell in numbers if cell not in dark]
    unknown, steps = {*empty}, dict[Cell, Cell]()
    while empty[0] in unknown:
        found = dict[Cell, Cell]()
        for cell, cells in clues:
            missing = [one for one in (cell, *cells) if one in unknown]
            if len(missing) == 1:
                found.setdefault(missing[0], cell)
        steps |= found
        unknown -= {*found}
    within, needed, pending = dict(clues), set[Cell](), [empty[0]]
    while pending:
        cell = pending.pop()
        if cell in steps and cell not in needed:
            needed.add(cell)
            pending += (steps[cell], *within[steps[cell]])
    return Worked(tuple(Step(cell, clue, numbers[cell]) for cell, clue in steps.items() if cell in needed))


def _sources(
    goal: Cell, clues: Sequence[tuple[Cell, list[Cell]]], empty: Sequence[Cell]
) -> tuple[set[Cell], dict[Cell, list[Cell]], int]:
    """The shown cells from which the goal follows, by cells that each follow from the others of a clue; none if not.

    With them, from which cells each one follows, and in how many rounds.
    """
    follows: dict[Cell, list[Cell]] = {}
    unknown = set(empty)
    rounds = 0
    while goal in unknown:
        found: dict[Cell, list[Cell]] = {}
        for cell, cells in clues:
            missing = [one for one in (cell, *cells) if one in unknown]
            if len(missing) == 1:
                found.setdefault(missing[0], [one for one in (cell, *cells) if one != missing[0]])
        if not found:
            return set(), {}, 0
        follows |= found
        unknown -= {*found}
        rounds += 1
    used: set[Cell] = set()
    pending = [goal]
    while pending:
        cell = pending.pop()
        if cell not in used:
            used.add(cell)
            pending += follows.get(cell, [])
    return used - set(follows), follows, rounds
