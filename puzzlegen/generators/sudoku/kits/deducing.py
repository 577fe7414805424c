"""Cells that follow from rows, columns and regions alone, for the explanation.

A cell follows if its row, its column and its region hold all other values (a *naked single*), or if no other empty cell
of one of these can hold its value (a *hidden single*). Each round takes all that follow from the rounds before.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from puzzlegen.facts.sudoku.grid import SYMBOLS, Layout
from puzzlegen.formats.sudoku.kits.puzzle import Reason, Step
from puzzlegen.generators.sudoku.kits import pencil
from puzzlegen.generators.sudoku.kits.cells import Ints
from puzzlegen.generators.sudoku.kits.state import State
from puzzlegen.kernels.generators.deducing import NAKED, deduce

REASONS: Final[tuple[Reason, ...]] = (
    "region",
    "row",
    "column",
    "cell",
)  # as they are looked for: a box is seen at a glance
MOST: Final = 40  # steps towards a cell: more would be a list, and no reason


@lru_cache(maxsize=64)
def _members(layout: Layout) -> tuple[Ints, Ints]:
    """The cells of each region, and the region of each cell."""
    n = layout.size
    cells = [[cell for cell in range(n * n) if layout.regions[cell] == region] for region in range(n)]
    return np.array(cells, np.int64), np.array(layout.regions, np.int64)


def _rounds(state: State, known: Sequence[int], target: int) -> tuple[list[int], list[int]]:
    """By cell, the round in which it follows (0 if it is known, -1 if it does not) and the index of its reason."""
    members, regions = _members(state.layout)
    rounds = np.array([0 if value else -1 for value in known], np.int64)
    reasons = np.zeros_like(rounds)
    seen = np.zeros((3, state.layout.size), np.int64)
    deduce(members, regions, np.array(state.solution, np.int64), target, rounds, reasons, seen)
    return rounds.tolist(), reasons.tolist()


def first_steps(state: State) -> list[Step]:
    """All cells that follow, round by round in reading order; none if none does."""
    known, steps = [*state.givens], list[Step]()
    while True:
        rounds, reasons = _rounds(state, known, -1)
        found = [cell for cell, turn in enumerate(rounds) if turn == 1]
        if not found:
            return steps
        for cell in found:
            known[cell] = state.solution[cell]
        steps += ((cell, REASONS[reasons[cell]]) for cell in found)


def steps_to(state: State, target: int) -> list[Step]:
    """The steps that a cell follows from, and itself as the last of them; none if it does not follow in so few."""
    rounds, reasons = _rounds(state, state.givens, target)
    if rounds[target] < 0:
        return []
    n, solution = state.layout.size, state.solution
    near = pencil.neighbours(state.layout)
    places: list[list[int]] = [[] for _ in range(n + 1)]  # of each value
    for cell, value in enumerate(solution):
        places[value].append(cell)

    def held_near(cell: int, value: int, before: int) -> int | None:
        """The cell that shows first that another one does not hold a value, if one does before this round."""
        holders = [other for other in places[value] if 0 <= rounds[other] < before and other in near[cell]]
        return min(holders, key=rounds.__getitem__) if holders else None

    needed: set[int] = set()
    ahead = [target]
    while ahead:
        cell = ahead.pop()
        if cell in needed or rounds[cell] == 0:
            continue
        needed.add(cell)
        if len(needed) > MOST:
            return []
        turn, value = rounds[cell], solution[cell]
        if reasons[cell] == NAKED:
            holders = [held_near(cell, other, turn) for other in range(1, n + 1) if other != value]
            ahead += [holder for holder in holders if holder is not None]
            continue
        for other in _house(state.layout, REASONS[reasons[cell]], cell):
            holder = held_near(other, value, turn)
            # a cell that is filled by then needs no holder of the value, but one given may spare the step that fills it
            if 0 < rounds[other] < turn and (holder is None or rounds[holder]):
                holder = other
            if other != cell and rounds[other] and holder is not None:
                ahead.append(holder)
    return [(cell, REASONS[reasons[cell]]) for cell in sorted(needed, key=lambda one: (rounds[one], one))]


def _house(layout: Layout, reason: str, cell: int) -> list[int]:
    """The cells of the row, the column or the region of a cell."""
    n = layout.size
    if reason == "row":
        return [cell // n * n + k for k in range(n)]
    if reason == "column":
        return [k * n + cell % n for k in range(n)]
    return [other for other, region in enumerate(layout.regions) if region == layout.regions[cell]]


def left_to(state: State, cell: int) -> str:
    """The symbols that the givens in its row, its column and its region leave to a cell."""
    mask = pencil.candidates(state)[cell]
    return "".join(SYMBOLS[value - 1] for value in range(1, state.layout.size + 1) if mask >> value & 1)
