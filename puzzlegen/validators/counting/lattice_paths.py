"""Walks every way through a grid with obstacles; judges `counting/lattice_paths`.

The format is that of ``docs/counting.md``.
"""

from typing import Annotated, Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.item import Statement
from puzzlegen.validators.counting.kits import symmetries
from puzzlegen.validators.kits.answers import (
    Count,
    CountOffered,
    Findings,
    fingerprint,
    letter_of_number,
    parse,
    verdict_on,
)

Side: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=64)]
Cell: TypeAlias = tuple[int, int]

BUDGET: Final = 200_000  # steps


class _Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: Side
    columns: Side
    blocked: tuple[Cell, ...]
    start: Cell
    goal: Cell
    via: Cell | None


class _Via(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="via"):
    pass


_Query: TypeAlias = Count | CountOffered | _Via


def certify(statement: Statement, query: Statement) -> Certificate:
    """Walk all ways, one after another; the difficulty is the number of steps, dead ends included.

    Whoever walks from the goal to the start meets other dead ends; what counts is the easier direction.

    A budget that runs out proves nothing: the verdict is UNDECIDED then.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    grid = parse(statement, _Grid, "statement")
    asked: _Query = parse(query, _Query, "query")  # type: ignore[arg-type]  # a union is no type
    _check(grid, asked)
    ways, passing, steps = _walk(grid)
    _, _, back = _walk(msgspec.structs.replace(grid, start=grid.goal, goal=grid.start))
    if max(steps, back) > BUDGET:
        findings, verdict = Findings(()), Verdict.UNDECIDED
    else:
        findings = _answer(asked, ways, passing)
        verdict = verdict_on(findings.answers)
    return Certificate(
        verdict=verdict,
        answers=findings.answers,
        method="walking every way",
        effort={"steps": steps + back},
        difficulty=min(steps, back),
        unit="steps",
        canonical=fingerprint(_canonical_form(grid)),
        structure=f"grid of {min(grid.rows, grid.columns)}x{max(grid.rows, grid.columns)}",
        refuted=findings.refuted,
    )


def _check(grid: _Grid, query: _Query) -> None:
    cells = [*grid.blocked, grid.start, grid.goal, *([] if grid.via is None else [grid.via])]
    if not all(0 <= row < grid.rows and 0 <= column < grid.columns for row, column in cells):
        raise MalformedStatement("all cells must lie in the grid")
    if len(set(cells)) < len(cells):
        raise MalformedStatement("obstacles, start, goal and marked cell must be different cells")
    if {grid.start[0], grid.goal[0]} != {0, grid.rows - 1} or {grid.start[1], grid.goal[1]} != {0, grid.columns - 1}:
        raise MalformedStatement("start and goal must be opposite corners")
    if isinstance(query, _Via) == (grid.via is None):
        raise MalformedStatement("a cell is marked exactly where the question is about it")


def _walk(grid: _Grid) -> tuple[int, int, int]:
    """The numbers of all ways and of those through the marked cell, and the steps that were made to find them."""
    ahead = (1 if grid.goal[0] else -1, 0), (0, 1 if grid.goal[1] else -1)
    blocked = set(grid.blocked)
    ways = passing = steps = 0
    trail: list[tuple[Cell, bool]] = [(grid.start, False)]  # where a way goes on, and whether it passed the mark
    while trail and steps <= BUDGET:
        (row, column), passed = trail.pop()
        if (row, column) == grid.goal:
            ways += 1
            passing += passed
            continue
        for down, right in ahead:
            cell = row + down, column + right
            if 0 <= cell[0] < grid.rows and 0 <= cell[1] < grid.columns and cell not in blocked:
                steps += 1
                trail.append((cell, passed or cell == grid.via))
    return ways, passing, steps


def _answer(query: _Query, ways: int, passing: int) -> Findings:
    if isinstance(query, CountOffered):
        return letter_of_number(query.options, ways)
    return Findings((str(passing if isinstance(query, _Via) else ways),))


def _canonical_form(grid: _Grid) -> tuple[object, ...]:
    """The least of the grid's reflections and turns, and of both directions of the way."""
    via = [] if grid.via is None else [grid.via]
    return min(
        ((rows, columns), placed(start), placed(goal), [*map(placed, via)], sorted(map(placed, grid.blocked)))
        for rows, columns, placed in symmetries.images(grid.rows, grid.columns)
        for start, goal in ((grid.start, grid.goal), (grid.goal, grid.start))
    )
