"""Finds the missing number of a grid whose light cells depend on its dark ones; judges `matrices/number_matrix`.

Where the rule is to be found, every rule of the language in ``docs/numbers-and-things.md`` is tried, and all that
explain the light cells must lead to the same number, whatever they weigh. Where it is stated, a way to fill the empty
cells is searched, then another one in which the cell that is asked for holds another number; there must be none.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices import number_matrix as form
from puzzlegen.validators.kits.answers import LETTERS, fingerprint, letters_of_numbers, verdict_on

Cell: TypeAlias = tuple[int, int]
Grid: TypeAlias = Mapping[Cell, int | None]

LARGEST: Final = 9
BUDGET: Final = 2000  # nodes of the search
_SIDES: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))
_DIAGONALS: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))

SCOPES: Final[Mapping[form.Scope, tuple[int, Callable[[int, int], bool]]]] = {
    "row": (1, lambda down, _: down == 0),
    "column": (1, lambda _, across: across == 0),
    "sides": (1, lambda down, across: (down, across) in _SIDES),
    "row_column": (2, lambda down, across: 0 in (down, across)),
    "diagonals": (2, lambda down, across: (down, across) in _DIAGONALS),
    "around": (2, lambda down, across: max(abs(down), abs(across)) == 1),
    "left": (2, lambda down, across: down == 0 and across < 0),
    "right": (2, lambda down, across: down == 0 and across > 0),
    "above": (2, lambda down, across: across == 0 and down < 0),
    "below": (2, lambda down, across: across == 0 and down > 0),
    "slants": (2, lambda down, across: abs(down) == abs(across)),
    "knights": (2, lambda down, across: {abs(down), abs(across)} == {1, 2}),
}
"""Weight, and whether a cell so far down and across belongs to it."""

_PARTS: Final = ("left", "right", "above", "below")
_MIRRORED: Final = {"left": "right", "right": "left"}
_FLIPPED: Final = {"above": "below", "below": "above"}
_TRANSPOSED: Final = {
    **{"row": "column", "column": "row"},
    **{"left": "above", "above": "left", "right": "below", "below": "right"},
}

FUNCTIONS: Final[Mapping[form.Function, tuple[int, int, Callable[[Sequence[int]], int]]]] = {
    "sum": (1, 0, sum),
    "count": (1, 0, len),
    "largest": (1, 1, max),
    "smallest": (1, 1, min),
    "product": (2, 1, prod),
    "difference": (2, 1, lambda numbers: max(numbers) - min(numbers)),
    "odd": (3, 0, lambda numbers: sum(number % 2 for number in numbers)),
    "even": (3, 0, lambda numbers: sum(1 - number % 2 for number in numbers)),
}
"""Weight, how many numbers are needed, and what is made of them."""

_CHANGED: Final = 3  # weight of adding, subtracting or multiplying


def _weight(rule: form.Rule) -> int:
    return SCOPES[rule.scope][0] + FUNCTIONS[rule.function][0] + _CHANGED * ((rule.change, rule.by) != ("plus", 0))


def _conditions(rule: form.Rule) -> int:
    """Of how many independent conditions a rule is made, none of which can be left out.

    A scope that is a line or what touches a side is one, and others are two, such as a line and a side of it; so are
    functions that need the largest and the smallest number, or first tell odd from even; a constant is one.
    """
    changed = (rule.change, rule.by) != ("plus", 0)
    return SCOPES[rule.scope][0] + (2 if rule.function in ("difference", "odd", "even") else 1) + changed


def _words(rule: form.Rule) -> str:
    """A rule in words; rows and columns count as lines, and their parts alike, since a grid can be turned."""
    scope = {"row": "line", "column": "line"}.get(rule.scope, "part of line" if rule.scope in _PARTS else rule.scope)
    change = "" if (rule.change, rule.by) == ("plus", 0) else f", {rule.change} a constant"
    return f"{rule.function} of {scope}{change}"


def _value(rule: form.Rule, numbers: Sequence[int]) -> int | None:
    """What a light cell holds whose dark cells hold these numbers."""
    value = _made(rule.function, numbers)
    return None if value is None else _changed(value, rule.change, rule.by)


def _made(function: form.Function, numbers: Sequence[int]) -> int | None:
    """What a function makes of numbers; None where there are too few of them."""
    _, needed, made = FUNCTIONS[function]
    return made(numbers) if len(numbers) >= needed else None


def _changed(value: int, change: form.Change, by: int) -> int:
    return value + by if change == "plus" else value * by


class _Findings(msgspec.Struct, frozen=True):
    """The numbers that can stand in the cell, how hard it is to see, why, how deep, and whether the search ended."""

    numbers: tuple[int, ...]
    steps: int
    reason: str
    effort: dict[str, int]
    depth: Depth
    finished: bool = True


def certify(grid: form.Grid, query: form.Query) -> Certificate:
    """Find every number that the cell can hold.

    The difficulty is the weight of the lightest rule that explains the grid; where the rule is stated, the number of
    cells that have to be worked out one after the other, up to the one that is asked for. The depth is the number of
    conditions of the rule with the fewest; or of rounds in which all cells are worked out that follow from those known.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    dark, light = _cells(grid)
    rule = query.rule if isinstance(query, form.Stated) else None
    findings = _find(dark, light, grid.asked) if rule is None else _follow(rule, dark, light, grid.asked)
    offered = query.options if isinstance(query, form.MissingOffered | form.StatedOffered) else ()
    found = letters_of_numbers(offered, findings.numbers, findings.reason)
    answers, verdict = found.answers, verdict_on(found.answers)
    if len(findings.numbers) > 1:  # also where only one of them is on offer
        verdict = Verdict.AMBIGUOUS
        answers = answers if len(answers) > 1 else tuple(map(str, findings.numbers))
    if not findings.finished:
        verdict = Verdict.UNDECIDED
    unique = verdict is Verdict.UNIQUE
    task = "find" if rule is None else "follow"
    return Certificate(
        verdict=verdict,
        answers=answers[:2],
        method="all rules of the language" if rule is None else "search of all fillings",
        effort=findings.effort,
        difficulty=float(findings.steps) if unique else 0.0,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=_canonical(grid, rule) if unique else "",
        structure=f"{task}: {findings.reason.split(' leads')[0] if rule is None else _words(rule)}" if unique else "",
        refuted=found.refuted if unique else {},
        depth=findings.depth,
    )


def certify_why(grid: form.Grid, query: form.Query, answer: str, why: form.Found | form.Worked) -> Faults:
    """What is false in the facts.

    A rule that was found holds in every light cell and leads to the answer, from the numbers that are named. Of steps,
    each number is the only one that fits the light cell by the numbers that are known, and the last one is the answer.
    """
    dark, light = _cells(grid)
    if isinstance(query, form.MissingOffered | form.StatedOffered):
        key = query.options[LETTERS.index(answer)]
    else:
        key = int(answer)
    if isinstance(why, form.Worked):
        assert isinstance(query, form.Stated)
        return _false_steps(query.rule, dark, light, why.steps, (grid.asked, key))
    for cell, number in {**light, grid.asked: key}.items():
        held = [dark[other] or 0 for other in _within(why.rule.scope, cell, dark)]
        if _value(why.rule, held) != number:
            return ("a light cell does not follow the rule",)
        if cell == grid.asked and list(why.held) != sorted(held):
            return ("the dark cells hold other numbers",)
    return ()


def _false_steps(
    rule: form.Rule, dark: Grid, light: Grid, steps: Sequence[form.Step], last: tuple[Cell, int]
) -> Faults:
    """What is false in steps that lead to the number of a cell."""
    clues = {cell: _within(rule.scope, cell, dark) for cell in light}
    known = {cell: number for cell, number in (*dark.items(), *light.items()) if number is not None}
    needed = set[Cell]()
    for step in steps:
        if step.clue not in clues:
            return ("a number follows from a light cell",)
        conclusions = _conclusions(rule, {step.clue: clues[step.clue]}, dark, known)
        following = {target: value for target, _, value in conclusions}
        if step.cell in known or following.get(step.cell) != step.number:
            return ("a number does not follow as the explanation says",)
        known[step.cell] = step.number
    for step in reversed(steps):
        if step.cell in needed or step.cell == last[0]:
            needed |= {step.clue, *clues[step.clue]}
        else:
            return ("a step is not needed",)
    if not steps or (steps[-1].cell, steps[-1].number) != last:
        return ("the steps do not lead to the answer",)
    return ()


def _cells(board: form.Grid) -> tuple[Grid, Grid]:
    """The dark and the light cells with their numbers."""
    shades, numbers, (row, column) = board.shades, board.numbers, board.asked
    across = len(shades[0])
    if len(numbers) != len(shades) or any(
        len(line) != across or len(shade) != across for line, shade in zip(numbers, shades, strict=True)
    ):
        raise MalformedStatement("shades and numbers have as many rows, and these are equally long")
    if not (row < len(shades) and column < across) or numbers[row][column] is not None:
        raise MalformedStatement("the cell that is asked for is an empty one of the grid")
    cells = {(r, c): numbers[r][c] for r, c in product(range(len(shades)), range(across))}
    dark = {cell: number for cell, number in cells.items() if shades[cell[0]][cell[1]] == "#"}
    light = {cell: number for cell, number in cells.items() if cell not in dark}
    if not all(number is None or 1 <= number <= LARGEST for number in dark.values()):
        raise MalformedStatement(f"a dark cell holds a number from 1 to {LARGEST}")
    return dark, light


def _within(scope: form.Scope, cell: Cell, dark: Grid) -> list[Cell]:
    """The dark cells on which a light one depends."""
    belongs = SCOPES[scope][1]
    return [other for other in dark if belongs(other[0] - cell[0], other[1] - cell[1])]


def _find(dark: Grid, light: Grid, asked: Cell) -> _Findings:
    """All numbers to which a rule leads that explains every other light cell."""
    if asked in dark or [cell for cell, number in (*dark.items(), *light.items()) if number is None] != [asked]:
        raise MalformedStatement("where the rule is to be found, one light cell is empty, and it is asked for")
    rules: list[tuple[int, int, str]] = []
    conditions: list[int] = []
    tried = 0
    shown = [(cell, number) for cell, number in light.items() if number is not None]
    for scope in SCOPES:
        held = {cell: [dark[other] or 0 for other in _within(scope, cell, dark)] for cell in light}
        for function in FUNCTIONS:
            tried += 1
            last = _made(function, held[asked])
            made = [(_made(function, held[cell]), number) for cell, number in shown]
            pairs = [(value, number) for value, number in made if value is not None]
            if last is None or len(pairs) < len(made):
                continue
            for change, by in _changes(pairs):
                rule = form.Rule(scope, function, change, by)
                rules.append((_weight(rule), _changed(last, change, by), _words(rule)))
                conditions.append(_conditions(rule))
    rules.sort()
    numbers = tuple(dict.fromkeys(number for _, number, _ in rules))
    reason = f"{rules[0][2]} leads to {numbers[0]}, and no rule leads to another number" if rules else "no rule"
    effort = {"rules_tried": tried, "rules_found": len(rules), "light_cells": len(shown)}
    depth = Depth.properties(min(conditions, default=0))
    return _Findings(numbers, rules[0][0] if rules else 0, reason, effort, depth)


def _changes(pairs: Sequence[tuple[int, int]]) -> list[tuple[form.Change, int]]:
    """All ways to come from each value of a function to its number, by one and the same whole number, however large.

    Where any number would do, two of them stand for all.
    """
    summands = {number - value for value, number in pairs} if pairs else {0, 1}
    changes: list[tuple[form.Change, int]] = []
    if len(summands) == 1 or not pairs:
        changes += (("plus", by) for by in sorted(summands))
    factors = {Fraction(number, value) for value, number in pairs if value} or {Fraction(2), Fraction(3)}
    zeros = all(number == 0 for value, number in pairs if not value)  # 0 times anything is 0
    if zeros and (len(factors) == 1 or not any(value for value, _ in pairs)):
        changes += (("times", int(by)) for by in sorted(factors) if by.denominator == 1 and by != 1)
    return changes


def _follow(rule: form.Rule, dark: Grid, light: Grid, asked: Cell) -> _Findings:
    """The number of the cell in some filling of the grid, and another one if another filling has it."""
    clues = {cell: _within(rule.scope, cell, dark) for cell in light}
    found: list[int] = []
    nodes, finished = 0, True
    while len(found) < 2 and finished:
        value, spent = _filled(rule, clues, dark, light, asked, found)
        nodes += spent
        finished = spent <= BUDGET
        if value is None:
            break
        found.append(value)
    steps, depth = _derivation(rule, clues, dark, light, asked), Depth.chain(_rounds(rule, clues, dark, light, asked))
    reason = f"every filling of the grid has {found[0]} there" if found else "no filling of the grid"
    empty = sum(number is None for number in (*dark.values(), *light.values()))
    return _Findings(tuple(sorted(found)), steps, reason, {"nodes": nodes, "empty_cells": empty}, depth, finished)


def _filled(
    rule: form.Rule, clues: Mapping[Cell, list[Cell]], dark: Grid, light: Grid, asked: Cell, but: Sequence[int]
) -> tuple[int | None, int]:
    """The number of the cell in the first filling found in which it is none of ``but``, and the nodes of the search."""
    domains: dict[Cell, Sequence[int]] = {
        cell: range(1, LARGEST + 1) if number is None else (number,) for cell, number in dark.items()
    }
    if asked in dark:
        domains[asked] = [value for value in domains[asked] if value not in but]
    stack, nodes = [domains], 0
    while stack and nodes <= BUDGET:
        nodes += 1
        narrowed = _narrowed(rule, clues, light, stack.pop())
        if narrowed is None:
            continue
        unsettled = [cell for cell, values in narrowed.items() if len(values) > 1]
        if asked in light and all(len(narrowed[cell]) == 1 for cell in clues[asked]):
            value = _value(rule, [narrowed[cell][0] for cell in clues[asked]])
            if value is None or value in but:
                continue
        if not unsettled:
            return narrowed[asked][0] if asked in dark else value, nodes
        cell = min(unsettled, key=lambda one: (len(narrowed[one]), one))
        stack += [{**narrowed, cell: (value,)} for value in reversed(narrowed[cell])]
    return None, nodes


def _narrowed(
    rule: form.Rule, clues: Mapping[Cell, list[Cell]], light: Grid, domains: dict[Cell, Sequence[int]]
) -> dict[Cell, Sequence[int]] | None:
    """The domains without the numbers that some clue with up to three open cells excludes; None if nothing is left."""
    domains = dict(domains)
    changed = True
    while changed:
        changed = False
        if not all(domains.values()):
            return None
        for cell, cells in clues.items():
            number = light[cell]
            unsettled = [one for one in cells if len(domains[one]) > 1]
            if number is None or len(unsettled) > 3:
                continue
            settled = [domains[one][0] for one in cells if len(domains[one]) == 1]
            fitting = [
                values
                for values in product(*(domains[one] for one in unsettled))
                if _value(rule, [*settled, *values]) == number
            ]
            if not fitting:
                return None
            for one, values in zip(unsettled, zip(*fitting, strict=True), strict=True):
                left = sorted(set(values))
                if len(left) < len(domains[one]):
                    domains[one], changed = left, True
    return domains


_SHOWN: Final = frozenset({frozenset[Cell]()})  # nothing has to be worked out for a cell that is shown


def _derivation(rule: form.Rule, clues: Mapping[Cell, list[Cell]], dark: Grid, light: Grid, asked: Cell) -> int:
    """The number of cells in the smallest derivation found that works out one cell at a time, up to the one asked for.

    A cell follows from a clue if all other cells of the clue are known and one number fits. If the cell that is asked
    for is not reached so, all empty cells count twice. Of every cell all derivations are kept that are the smallest so
    far, so that the order in which cells are looked at does not matter.
    """
    known = {cell: number for cell, number in (*dark.items(), *light.items()) if number is not None}
    needed: dict[Cell, frozenset[frozenset[Cell]]] = dict.fromkeys(known, _SHOWN)
    changed = True
    while changed:
        found: dict[Cell, set[frozenset[Cell]]] = {}
        values: dict[Cell, int] = {}
        for target, sources, value in _conclusions(rule, clues, dark, known):
            if needed.get(target) is _SHOWN:
                continue
            costs = {frozenset((target,))}
            for source in sources:
                if needed[source] is not _SHOWN:
                    costs = {one | other for one in costs for other in needed[source]}
            found.setdefault(target, set()).update(costs)
            values[target] = value
        changed = False
        for target, costs in found.items():
            every = costs | needed.get(target, frozenset())
            least = min(map(len, every))
            best = frozenset(one for one in every if len(one) == least)
            if best != needed.get(target):
                needed[target], known[target], changed = best, values[target], True
    if asked not in needed:
        return 2 * sum(number is None for number in (*dark.values(), *light.values()))
    return min(map(len, needed[asked]))


def _rounds(rule: form.Rule, clues: Mapping[Cell, list[Cell]], dark: Grid, light: Grid, asked: Cell) -> int:
    """In how many rounds the cell that is asked for is worked out, if each works out all that follows from one clue.

    If it is not reached so, all empty cells count.
    """
    known = {cell: number for cell, number in (*dark.items(), *light.items()) if number is not None}
    rounds = 0
    while asked not in known:
        found = {cell: value for cell, _, value in _conclusions(rule, clues, dark, known) if cell not in known}
        if not found:
            return sum(number is None for number in (*dark.values(), *light.values()))
        known |= found
        rounds += 1
    return rounds


def _conclusions(
    rule: form.Rule, clues: Mapping[Cell, list[Cell]], dark: Grid, known: Mapping[Cell, int]
) -> Iterator[tuple[Cell, list[Cell], int]]:
    """Each cell that follows from the other cells of one clue, these cells, and its number."""
    for cell, cells in clues.items():
        for target in (cell, *cells):
            sources = [one for one in (cell, *cells) if one != target]
            if not all(source in known for source in sources):
                continue
            others = [known[one] for one in cells if one != target]
            if target == cell:
                values = [value for value in (_value(rule, others),) if value is not None]
            else:
                values = [value for value in range(1, LARGEST + 1) if _value(rule, [*others, value]) == known[cell]]
            if len(values) == 1 and (target in dark or target == cell):
                yield target, sources, values[0]


def _canonical(board: form.Grid, rule: form.Rule | None) -> str:
    """The same for the grid turned and reflected; a transposed grid has rows for columns."""
    rows, columns = len(board.shades), len(board.shades[0])
    forms = []
    for transposed, flipped, mirrored in product((False, True), repeat=3):
        cells = []
        for row, column in product(range(rows), range(columns)):
            place = (rows - 1 - row if flipped else row, columns - 1 - column if mirrored else column)
            number = board.numbers[row][column]
            asked = (row, column) == tuple(board.asked)
            content = (board.shades[row][column], -1 if number is None else number, asked)
            cells.append((place[::-1] if transposed else place, content))
        scope = "" if rule is None else str(rule.scope)
        for done, turned in ((flipped, _FLIPPED), (mirrored, _MIRRORED), (transposed, _TRANSPOSED)):
            scope = turned.get(scope, scope) if done else scope
        forms.append((columns if transposed else rows, scope, sorted(cells)))
    stated = () if rule is None else (rule.function, rule.change, rule.by)
    return fingerprint((stated, min(forms)))
