"""Walks every way through a grid with obstacles; judges `counting/lattice_paths`."""

from collections import Counter
from itertools import product
from typing import Final

from msgspec.structs import replace

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.counting.kits.counts import Cell, CountOffered
from puzzlegen.formats.counting.lattice_paths import QUESTIONS, Lattice, Query, Via, Ways
from puzzlegen.validators.counting.kits import symmetries
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, verdict_on

BUDGET: Final = 200_000  # steps


def certify(grid: Lattice, query: Query) -> Certificate:
    """Walk all ways, one after another; the difficulty is the number of steps, dead ends included.

    Whoever walks from the goal to the start meets other dead ends; what counts is the easier direction.

    Where ways meet, their numbers are added, and each sum needs those before: the depth is the longest chain of sums on
    a way to the goal. The ways to a marked cell and those from it on are added side by side, and then multiplied.

    A budget that runs out proves nothing: the verdict is UNDECIDED then.

    Raises:
        MalformedStatement: cells lie beside the grid, or two things on one; start and goal are no opposite corners; a
            cell is marked and not asked about, or the other way round; two options say the same.
    """
    _check(grid, query)
    ways, back = _walk(grid), _walk(replace(grid, start=grid.goal, goal=grid.start)).total() - 1
    steps = ways.total() - 1
    if max(steps, back) > BUDGET:
        findings, verdict = Findings(()), Verdict.UNDECIDED
    else:
        findings = _answer(query, (_walk(_passing(grid)) if grid.via else ways)[grid.goal])
        verdict = verdict_on(findings.answers)
    return Certificate(
        verdict=verdict,
        answers=findings.answers,
        method="walking every way",
        effort={"steps": steps + back},
        difficulty=min(steps, back),
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical_form(grid)),
        structure=f"grid of {min(grid.rows, grid.columns)}x{max(grid.rows, grid.columns)}",
        refuted=findings.refuted,
        depth=Depth.chain(_sums(grid)),
    )


def certify_why(grid: Lattice, query: Query, answer: str, why: Ways) -> Faults:  # noqa: ARG001 - proven already
    """Judges whether so many ways lead to each cell: as often a walker of all ways that matter comes there."""
    ways = _walk(_passing(grid))
    walked = tuple(tuple(ways[row, column] for column in range(grid.columns)) for row in range(grid.rows))
    return () if why.ways == walked else ("more ways lead to a cell, or fewer",)


def _check(grid: Lattice, query: Query) -> None:
    cells = [*grid.blocked, grid.start, grid.goal, *([grid.via] if grid.via else [])]
    if any(row >= grid.rows or column >= grid.columns for row, column in cells):
        raise MalformedStatement("all cells must lie in the grid")
    if len(set(cells)) < len(cells):
        raise MalformedStatement("obstacles, start, goal and marked cell must be different cells")
    if {grid.start[0], grid.goal[0]} != {0, grid.rows - 1} or {grid.start[1], grid.goal[1]} != {0, grid.columns - 1}:
        raise MalformedStatement("start and goal must be opposite corners")
    if isinstance(query, Via) == (grid.via is None):
        raise MalformedStatement("a cell is marked exactly where the question is about it")


def _walk(grid: Lattice) -> Counter[Cell]:
    """How often each cell is reached when all ways are walked side by side, a step at a time.

    Each step reaches a cell, and the start counts once. The walk ends where the budget is spent.
    """
    down, right = 1 if grid.goal[0] else -1, 1 if grid.goal[1] else -1
    open_cells = {*product(range(grid.rows), range(grid.columns))}.difference(grid.blocked)
    ahead = {
        (row, column): [cell for cell in ((row + down, column), (row, column + right)) if cell in open_cells]
        for row, column in open_cells
    }
    reached, steps = [grid.start], 0
    ways = Counter(reached)
    while reached and steps <= BUDGET:
        reached = [cell for last in reached for cell in ahead[last]]
        ways.update(reached)
        steps += len(reached)
    return ways


def _passing(grid: Lattice) -> Lattice:
    """The grid without the cells that lie neither between the start and the marked cell nor between that and the goal.

    All ways through what is left pass the mark.
    """
    if grid.via is None:
        return grid
    kept = {
        (row, column)
        for end in (grid.start, grid.goal)
        for row in range(min(end[0], grid.via[0]), max(end[0], grid.via[0]) + 1)
        for column in range(min(end[1], grid.via[1]), max(end[1], grid.via[1]) + 1)
    }
    outside = [cell for cell in product(range(grid.rows), range(grid.columns)) if cell not in kept]
    return replace(grid, blocked=(*grid.blocked, *outside))


def _sums(grid: Lattice) -> int:
    """The longest chain of sums, and the product if a cell is marked."""
    if grid.via is None:
        return _chain(grid, grid.start, grid.goal)
    return 1 + max(_chain(grid, grid.start, grid.via), _chain(grid, grid.via, grid.goal))


def _chain(grid: Lattice, first: Cell, last: Cell) -> int:
    """The longest chain of sums on the ways between two cells: how many of their cells two ways enter.

    Ways that meet going back leave one another going forth, so that the longest chain may differ: the shorter counts.
    """
    return min(_one_way(grid, first, last), _one_way(grid, last, first))


def _one_way(grid: Lattice, first: Cell, last: Cell) -> int:
    """The same from the first cell on: 0 where there is one way only, or none."""
    down, right = (1 if last[0] >= first[0] else -1), (1 if last[1] >= first[1] else -1)
    closed = set(grid.blocked)
    chain: dict[Cell, int] = {}
    for row in range(first[0], last[0] + down, down):
        for column in range(first[1], last[1] + right, right):
            before = [chain[cell] for cell in ((row - down, column), (row, column - right)) if cell in chain]
            if (row, column) == first:
                chain[row, column] = 0
            elif before and (row, column) not in closed:
                chain[row, column] = max(before) + len(before) - 1
    return chain.get(last, 0)


def _answer(query: Query, ways: int) -> Findings:
    return letter_of_number(query.options, ways) if isinstance(query, CountOffered) else Findings((str(ways),))


def _canonical_form(grid: Lattice) -> tuple[object, ...]:
    """The least of the grid's reflections and turns, and of both directions of the way."""
    via = [] if grid.via is None else [grid.via]
    return min(
        ((rows, columns), placed(start), placed(goal), [*map(placed, via)], sorted(map(placed, grid.blocked)))
        for rows, columns, placed in symmetries.images(grid.rows, grid.columns)
        for start, goal in ((grid.start, grid.goal), (grid.goal, grid.start))
    )
