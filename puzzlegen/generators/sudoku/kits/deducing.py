"""The chain of deductions that the explanation tells, by techniques that have names."""

from array import array
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, chain
from typing import Final, TypeAlias

from puzzlegen.facts.sudoku.grid import SYMBOLS, Layout
from puzzlegen.formats.sudoku.kits.puzzle import Mark, Put, Step, Technique, Unit
from puzzlegen.generators.sudoku.kits import cells
from puzzlegen.generators.sudoku.kits.model import ABSENT, RELATIONS, full_model, houses, sides
from puzzlegen.generators.sudoku.kits.state import State
from puzzlegen.kernels.generators import reasoning
from puzzlegen.kernels.generators.reasoning import Facts, Reasoner

MOST: Final = 300  # steps, those that follow from assumptions among them: more would be a list, and no reason
_UNITS: Final[tuple[Unit, ...]] = ("row", "column", "region")
_SUBSETS: Final[dict[tuple[int, int], Technique]] = {
    (reasoning.NAKED, 2): "naked_pair",
    (reasoning.NAKED, 3): "naked_triple",
    (reasoning.HIDDEN, 2): "hidden_pair",
    (reasoning.HIDDEN, 3): "hidden_triple",
}

Struck: TypeAlias = dict[int, dict[int, int]]  # by number of a step and cell, the values that it strikes as bits

_reasoner: Final = lru_cache(maxsize=8)(Reasoner)


@lru_cache(maxsize=64)
def _members(layout: Layout) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, houses(layout)))


def _unit(layout: Layout, house: int) -> Unit:
    """What a house of this number is."""
    n = layout.size
    if house < 3 * n:
        return _UNITS[house // n]
    if "diagonals" in layout.rules and house < 3 * n + 2:
        return "rising" if house > 3 * n else "falling"
    return "window"


def _symbols(mask: int) -> str:
    return "".join(symbol for value, symbol in enumerate(SYMBOLS) if mask >> value & 1)


def _at(house: Sequence[int], places: int) -> tuple[int, ...]:
    """The cells at some places of a house."""
    return tuple(cell for place, cell in enumerate(house) if places >> place & 1)


def steps_to(state: State, goals: Sequence[tuple[int, int]], needed: int) -> tuple[Put | Step, ...]:
    """The steps that some goals rest on; none if these are too many.

    Args:
        state: the puzzle.
        goals: cells with the values to be struck there, as bits ``1 << value - 1``, or 0 where the value is wanted.
        needed: how many goals are to be reached.
    """
    steps = _reasoned(state, goals, needed) if goals else ()
    return steps if len(steps) <= MOST else ()


def first_steps(state: State) -> tuple[Put | Step, ...]:
    """The steps to the whole solution, or to the first assumption on the way, at most so many."""
    steps = _reasoned(state, (), -1)
    depths = [*accumulate((step.by == "trial") - step.by.startswith("no_") for step in steps[:MOST])]
    return steps[: max((place for place, depth in enumerate(depths, 1) if depth == 0), default=0)]


def steps_towards(state: State, cell: int) -> tuple[tuple[Put | Step, ...], str]:
    """The steps that restrict a cell without any assumption, and the symbols that they leave to it."""
    steps = _reasoned(state, ((cell, 0),), 1, searching=False)
    return steps, _symbols(_reasoner(state.layout.size).left(cell))


def beginning(state: State, cell: int, left: str) -> tuple[tuple[Put | Step, ...], str]:
    """The steps that place symbols without an assumption, or else those up to the first assumption's refutation.

    Args:
        state: the puzzle.
        cell: a cell that no step without an assumption restricts.
        left: its symbols.

    Returns:
        The steps, and what they leave to the cell.
    """
    if plain := _reasoned(state, (), -1, searching=False):
        return plain[:MOST], left
    steps = first_steps(state)
    depths = [*accumulate((step.by == "trial") - step.by.startswith("no_") for step in steps)]
    start = next((place for place, depth in enumerate(depths) if depth), len(steps))
    steps = steps[: next((place for place in range(start, len(steps)) if depths[place] == 0), len(steps)) + 1]
    for tried in steps[start : start + 1]:
        if isinstance(tried, Put) and tried.cell == cell:
            left = left.replace(tried.symbol, "")
    return (steps, left) if len(left) > 1 else ((), left)


def steps_against(state: State, cell: int, value: int) -> tuple[Put | Step, ...]:
    """The steps that refute a value of a cell: those that strike it, or, if these are fewer, from assuming it at once.

    Args:
        state: the puzzle.
        cell: the cell.
        value: the wrong value, as a bit.
    """
    struck = steps_to(state, ((cell, value),), 1)
    facts, about = _facts(state.layout, state.marks)
    reasoner, model = _reasoner(state.layout.size), full_model(state.layout, state.marks)
    workspace, goal = cells.workspace(state.layout.size), array("q", (cell, value))
    if not reasoning.refute(reasoner, model, workspace, facts, array("q", state.givens), goal):
        return struck
    supposed = _taken(state, reasoner, about)
    return supposed if len(supposed) < (len(struck) or MOST + 1) else struck


def _reasoned(
    state: State, goals: Sequence[tuple[int, int]], needed: int, *, searching: bool = True
) -> tuple[Put | Step, ...]:
    """The steps that the goals rest on, of which there may be very many."""
    layout = state.layout
    facts, about = _facts(layout, state.marks)
    reasoner = _reasoner(layout.size)
    reached = reasoning.reason(
        reasoner,
        full_model(layout, state.marks),
        cells.workspace(layout.size),
        facts,
        array("q", state.givens),
        array("q", state.solution),
        array("q", chain.from_iterable(goals)),
        needed,
        searching,
    )
    if searching and not reached:
        return ()
    return _taken(state, reasoner, about)


def _taken(state: State, reasoner: Reasoner, about: Sequence[tuple[int, ...]]) -> tuple[Put | Step, ...]:
    """The steps that a reasoner has kept, as they are published."""
    struck: Struck = defaultdict(lambda: defaultdict(int))
    for number, cell, mask in reasoner.gone():
        struck[number][cell] |= mask
    return tuple(_step(state, taken, struck, about) for taken in reasoner.taken())


@lru_cache(maxsize=32)
def _facts(layout: Layout, marks: tuple[Mark, ...]) -> tuple[Facts, list[tuple[int, ...]]]:
    """What the marks state, in their order, and then the sides without a mark where these mean something; all cells."""
    relations, terms, about = [], [], []
    sums = 0
    for mark in marks:
        about.append(mark.cells)
        if mark.kind in ("even", "odd"):
            relations.append(reasoning.ALLOWED)
            terms.append(sum(1 << value - 1 for value in range(1 + (mark.kind == "even"), layout.size + 1, 2)))
        elif mark.kind in RELATIONS:
            relations.append(RELATIONS[mark.kind])
            terms.append(0)
        else:
            relations.append(reasoning.ADDED)
            terms.append(sums)
            sums += 1
    joined = {frozenset(mark.cells) for mark in marks}
    for rule in layout.rules:
        if rule in ABSENT:
            bare = [side for side in sides(layout.size) if frozenset(side) not in joined]
            about += bare
            relations += [ABSENT[rule]] * len(bare)
            terms += [0] * len(bare)
    at, numbers = [*accumulate(map(len, about), initial=0)], [*chain.from_iterable(about)]
    active = [1] * len(marks)
    return Facts(*(array("q", each) for each in (at, numbers, relations, terms, active))), about


def _step(state: State, taken: Sequence[int], struck: Struck, about: Sequence[tuple[int, ...]]) -> Put | Step:
    """A step as it is published."""
    _, technique, one, two, three, four, five = taken
    layout, n, marks = state.layout, state.layout.size, len(state.marks)
    if technique == reasoning.HIDDEN_SINGLE:
        return Put(one, SYMBOLS[two], _unit(layout, three))
    if technique == reasoning.NAKED_SINGLE:
        return Put(one, SYMBOLS[two], "cell")
    if technique == reasoning.SUPPOSE:
        return Put(one, SYMBOLS[two], "trial")
    told = tuple((cell, _symbols(mask)) for cell, mask in sorted(struck.get(taken[0], {}).items()))
    members = _members(layout)
    match technique:
        case reasoning.LOCKED:
            return Step("locked", told, _unit(layout, one), SYMBOLS[two], _at(members[one], three))
        case reasoning.NAKED | reasoning.HIDDEN:
            by = _SUBSETS[technique, two.bit_count()]
            return Step(by, told, _unit(layout, one), _symbols(two), _at(members[one], three))
        case reasoning.FISH:
            lines, across = ([k for k in range(n) if mask >> k & 1] for mask in (two, three))
            basis = tuple(k * n + line if four else line * n + k for line in lines for k in across)
            by = "x_wing" if len(lines) == 2 else "swordfish"
            return Step(by, told, "column" if four else "row", SYMBOLS[one], basis)
        case reasoning.WING:
            return Step("xyz_wing" if five else "xy_wing", told, None, SYMBOLS[four], (one, two, three))
        case reasoning.FACT if one < marks:
            return Step("mark", told, mark=one)
        case reasoning.FACT:
            return Step("unmarked", told, basis=about[one])
        case _ if one == reasoning.CELL:
            return Step("no_symbol", basis=(two,))
        case _ if one == reasoning.HOUSE:
            return Step("no_place", (), _unit(layout, two), SYMBOLS[three], members[two][:1])
        case _ if two < marks:
            return Step("no_way", mark=two)
    return Step("no_way", basis=about[two])
