"""Floods the areas of a maze; judges `counting/maze_regions`."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise, product
from operator import or_

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.core.question import Published
from puzzlegen.formats.counting.kits.counts import Cell, Count
from puzzlegen.formats.counting.maze_regions import QUESTIONS, Areas, Maze, Query, Reach, Size, Spans, Way
from puzzlegen.validators.kits.answers import Findings, fingerprint, verdict_on


def certify(maze: Maze, query: Query) -> Certificate:
    """Flood one area after the other.

    The difficulty is, where areas are counted, the number of pieces of wall, each one cell long; the number of cells of
    the area whose size is asked for; and the number of steps of the shortest way to the letter that can be reached.

    An eye sees along a corridor at a glance: the depth is the chain of straight runs, each of which needs the one
    before, from the dot to the letter or to all of its area; where areas are counted, each is begun in its middle.

    Raises:
        MalformedStatement: the walls are not those of one grid, or marks lie beside it, on one cell, or where the
            question needs none.
    """
    rows, columns = _size(maze)
    _check(maze, query)
    areas = _areas(maze)
    findings = _answer(query, areas)
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="flooding",
        effort={"cells": rows * columns, "walls": _pieces(maze)},
        difficulty=_effort(maze, query, areas),
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical_form(maze, _lettered(query))),
        structure=f"{task_of(query)}, maze of {min(rows, columns)}x{max(rows, columns)}",
        refuted=findings.refuted,
        depth=Depth.chain(_rounds(maze, query, areas)),
    )


def _size(maze: Maze) -> tuple[int, int]:
    """How many rows and columns there are."""
    return len(maze.right), len(maze.right[0]) + 1


def _lettered(query: Query) -> tuple[Cell, ...]:
    return query.options if isinstance(query, Reach) else ()


def _check(maze: Maze, query: Query) -> None:
    rows, columns = _size(maze)
    if {len(line) for line in maze.right} != {columns - 1} or [*map(len, maze.below)] != [columns] * (rows - 1):
        raise MalformedStatement("the lines of right and below do not fit one grid")
    marked = [*([maze.dot] if maze.dot else []), *_lettered(query)]
    if any(row >= rows or column >= columns for row, column in marked):
        raise MalformedStatement("a marked cell lies outside the maze")
    if len(set(marked)) < len(marked):
        raise MalformedStatement("a cell is marked twice")
    if (maze.dot is None) != isinstance(query, Count):
        raise MalformedStatement("the dot is marked exactly where the question needs it")


def certify_why(maze: Maze, query: Query, answer: str, why: Published) -> Faults:
    """Flood the areas again, and go the way that an explanation tells."""
    areas = _areas(maze)
    match why:
        case Areas(told):
            return () if told == tuple(sorted((*min(area), len(area)) for area in areas)) else ("areas are otherwise",)
        case Spans(spans):
            cells = [(row, column) for row, first, last in spans for column in range(first, last + 1)]
            whole = all(one.row < other.row or one.last + 1 < other.first for one, other in pairwise(spans))
            return () if whole and cells == sorted(areas[0]) else ("the area has other cells",)
        case Way(way, shut):
            lettered = dict(zip(LETTERS, _lettered(query), strict=False))
            sizes = {letter: len(area) for area in areas[1:] for letter, cell in lettered.items() if cell in area}
            faults = ["a letter is in another area"] if shut != sizes else []
            if way[0] != maze.dot or way[-1] != lettered[answer] or not _leads(maze, way):
                faults.append("a way does not lead there")
            return tuple(faults)
    return ()


def _leads(maze: Maze, way: Sequence[Cell]) -> bool:
    """True if one can go so, straight on between turns of a quarter."""
    upright = [one[1] == other[1] for one, other in pairwise(way)]
    if any(one == other for one, other in pairwise(upright)):
        return False
    for (row, column), (to_row, to_column) in pairwise(way):
        if (row == to_row) == (column == to_column):
            return False
        at = row, column
        while at != (to_row, to_column):
            onward = at[0] + (to_row > row) - (to_row < row), at[1] + (to_column > column) - (to_column < column)
            if onward not in _beyond(maze, at):
                return False
            at = onward
    return True


def _beyond(maze: Maze, cell: Cell) -> Iterator[Cell]:
    """The neighbours of a cell that no wall parts from it."""
    (row, column), (rows, columns) = cell, _size(maze)
    if column + 1 < columns and maze.right[row][column] == ".":
        yield row, column + 1
    if column and maze.right[row][column - 1] == ".":
        yield row, column - 1
    if row + 1 < rows and maze.below[row][column] == ".":
        yield row + 1, column
    if row and maze.below[row - 1][column] == ".":
        yield row - 1, column


def _flood(maze: Maze, first: Cell) -> dict[Cell, int]:
    """The cells of an area, the nearest to the first one first, and how many steps away from it they are."""
    steps, waiting = {first: 0}, [first]
    for cell in waiting:
        for other in _beyond(maze, cell):
            if other not in steps:
                steps[other] = steps[cell] + 1
                waiting.append(other)
    return steps


def _areas(maze: Maze) -> list[dict[Cell, int]]:
    """The areas, that of the dot first."""
    areas: list[dict[Cell, int]] = []
    rows, columns = _size(maze)
    left = dict.fromkeys([*([maze.dot] if maze.dot else []), *product(range(rows), range(columns))])
    while left:
        areas.append(_flood(maze, next(iter(left))))
        for cell in areas[-1]:
            del left[cell]
    return areas


def _effort(maze: Maze, query: Query, areas: list[dict[Cell, int]]) -> int:
    """The difficulty, in the unit of the question."""
    match query:
        case Size():
            return len(areas[0])
        case Reach(lettered):
            return min((areas[0][cell] for cell in lettered if cell in areas[0]), default=0)
    return _pieces(maze)


def _rounds(maze: Maze, query: Query, areas: list[dict[Cell, int]]) -> int:
    """How many straight runs follow one another until all that is asked about is known."""
    runs = list(_runs(maze))
    crossing: dict[Cell, list[int]] = {}  # cell -> the run along its row, and that along its column
    for number, run in enumerate(runs):
        for cell in run:
            crossing.setdefault(cell, []).append(number)
    if maze.dot is None:
        return max(_radius([_long(crossing[cell], runs) for cell in area]) for area in areas)
    ends = (cell for cell in _lettered(query) if cell in areas[0])
    sought = areas[0].keys() if isinstance(query, Size) else {next(ends, maze.dot)}
    known, rounds = {maze.dot}, 0
    while not known >= sought:
        known |= {cell for one in known for number in crossing[one] for cell in runs[number]}
        rounds += 1
    return rounds


def _runs(maze: Maze) -> Iterator[list[Cell]]:
    """The longest straight runs of cells that no wall parts, along rows and along columns."""
    rows, columns = _size(maze)
    for row, walls in enumerate(maze.right):
        parted = [0, *(column + 1 for column, wall in enumerate(walls) if wall == "#"), columns]
        yield from ([(row, column) for column in range(*ends)] for ends in pairwise(parted))
    for column in range(columns):
        parted = [0, *(row + 1 for row, walls in enumerate(maze.below) if walls[column] == "#"), rows]
        yield from ([(row, column) for row in range(*ends)] for ends in pairwise(parted))


def _long(numbers: Sequence[int], runs: Sequence[Sequence[Cell]]) -> list[int]:
    """The runs through a cell that are longer than it, or else one of them."""
    return [number for number in numbers if len(runs[number]) > 1] or [numbers[0]]


def _radius(meetings: Sequence[Sequence[int]]) -> int:
    """How many runs of an area follow one another from its middle; those that meet stand together in ``meetings``."""
    near: dict[int, set[int]] = {number: {number} for met in meetings for number in met}
    for met in meetings:
        for one in met:
            near[one].update(met)
    known, every, rounds = {number: 1 << number for number in near}, sum(1 << number for number in near), 1
    while every not in known.values():
        known = {number: reduce(or_, map(known.__getitem__, some)) for number, some in near.items()}
        rounds += 1
    return rounds


def _pieces(maze: Maze) -> int:
    return sum(line.count("#") for line in (*maze.right, *maze.below))


def _answer(query: Query, areas: list[dict[Cell, int]]) -> Findings:
    if not isinstance(query, Reach):
        return Findings((str(len(areas) if isinstance(query, Count) else len(areas[0])),))
    offered = list(zip(LETTERS, query.options, strict=False))
    return Findings(
        tuple(letter for letter, cell in offered if cell in areas[0]),
        {letter: "walls part it from the dot" for letter, cell in offered if cell not in areas[0]},
    )


def _canonical_form(maze: Maze, lettered: Sequence[Cell]) -> tuple[object, ...]:
    """The least of the maze's reflections and turns; the letters are marks like any other."""
    forms = []
    for transpose, flip, mirror in product((False, True), repeat=3):
        right, below, rows, columns = list(maze.right), list(maze.below), *_size(maze)
        marked = [*([maze.dot] if maze.dot else []), *sorted(lettered)]
        if mirror:
            right, below = [line[::-1] for line in right], [line[::-1] for line in below]
            marked = [(row, columns - 1 - column) for row, column in marked]
        if flip:
            right, below = right[::-1], below[::-1]
            marked = [(rows - 1 - row, column) for row, column in marked]
        if transpose:
            turned = ["".join(line) for line in zip(*below, strict=True)]
            below = ["".join(line) for line in zip(*right, strict=True)]
            right = turned if rows > 1 else [""] * columns
            marked = [(column, row) for row, column in marked]
        dot = marked[:1] if maze.dot else []
        forms.append((right, below, dot, sorted(marked[len(dot) :])))
    return min(forms)
