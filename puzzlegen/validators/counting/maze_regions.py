"""Floods the areas of a maze; judges `counting/maze_regions`.

The format is that of ``docs/counting.md``.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import Annotated, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import Findings, fingerprint, parse, verdict_on

Cell: TypeAlias = tuple[int, int]


class _Maze(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    right: tuple[str, ...]
    below: tuple[str, ...]
    dot: Cell | None

    @property
    def rows(self) -> int:
        return len(self.right)

    @property
    def columns(self) -> int:
        return len(self.right[0]) + 1


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["count", "size", "reach"]
    options: tuple[Cell, Cell, Cell, Cell] | None = None


def certify(statement: Statement, query: Statement) -> Certificate:
    """Flood one area after the other.

    The difficulty is, where areas are counted, the number of pieces of wall, each one cell long; the number of cells of
    the area whose size is asked for; and the number of steps of the shortest way to the letter that can be reached.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    maze = parse(statement, _Maze, "statement")
    asked = parse(query, _Query, "query")
    task, lettered = asked.task, asked.options or ()
    _check(maze, task, lettered)
    areas = _areas(maze)
    findings = _answer(task, lettered, areas)
    difficulty, unit = _effort(maze, task, lettered, areas)
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="flooding",
        effort={"cells": maze.rows * maze.columns, "walls": _pieces(maze)},
        difficulty=difficulty,
        unit=unit,
        canonical=fingerprint(_canonical_form(maze, lettered)),
        structure=f"{task}, maze of {min(maze.rows, maze.columns)}x{max(maze.rows, maze.columns)}",
        refuted=findings.refuted,
    )


def _check(maze: _Maze, task: str, lettered: Sequence[Cell]) -> None:
    if not maze.right or not maze.right[0]:
        raise MalformedStatement("a maze has at least one row and two columns")
    if {len(line) for line in maze.right} != {maze.columns - 1} or len(maze.below) != maze.rows - 1:
        raise MalformedStatement("the lines of right and below do not fit one grid")
    if any(len(line) != maze.columns for line in maze.below) or set("".join((*maze.right, *maze.below))) - {"#", "."}:
        raise MalformedStatement("right and below have one character per side: # for a wall and . for none")
    marked = [*([] if maze.dot is None else [maze.dot]), *lettered]
    if not all(0 <= row < maze.rows and 0 <= column < maze.columns for row, column in marked):
        raise MalformedStatement("a marked cell lies outside the maze")
    if len(set(marked)) < len(marked):
        raise MalformedStatement("a cell is marked twice")
    if (maze.dot is None) != (task == "count") or bool(lettered) != (task == "reach"):
        raise MalformedStatement("the dot and four letters are marked exactly where the task needs them")


class _WhyCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    areas: tuple[tuple[int, int, int], ...]


class _WhySize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spans: tuple[tuple[int, int, int], ...]


class _WhyReach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    way: Annotated[tuple[Cell, ...], msgspec.Meta(min_length=2)]
    shut: dict[str, int]


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """Flood the areas again, and go the way that an explanation tells.

    Raises:
        MalformedStatement: the explanation breaks the format.
    """
    maze, asked = parse(statement, _Maze, "statement"), parse(query, _Query, "query")
    areas = _areas(maze)
    match asked.task:
        case "count":
            told = parse(why, _WhyCount, "explanation").areas
            return () if told == tuple(sorted((*min(area), len(area)) for area in areas)) else ("areas are otherwise",)
        case "size":
            spans = parse(why, _WhySize, "explanation").spans
            cells = [(row, column) for row, first, last in spans for column in range(first, last + 1)]
            whole = all(one[0] < other[0] or one[2] + 1 < other[1] for one, other in pairwise(spans))
            return () if whole and cells == sorted(areas[0]) else ("the area has other cells",)
        case _:
            told_way = parse(why, _WhyReach, "explanation")
            lettered = dict(zip(LETTERS, asked.options or (), strict=False))
            sizes = {letter: len(area) for area in areas[1:] for letter, cell in lettered.items() if cell in area}
            faults = ["a letter is in another area"] if told_way.shut != sizes else []
            way = told_way.way
            if way[0] != maze.dot or way[-1] != lettered[answer] or not _leads(maze, way):
                faults.append("a way does not lead there")
            return tuple(faults)


def _leads(maze: _Maze, way: Sequence[Cell]) -> bool:
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


def _beyond(maze: _Maze, cell: Cell) -> Iterator[Cell]:
    """The neighbours of a cell that no wall parts from it."""
    row, column = cell
    if column + 1 < maze.columns and maze.right[row][column] == ".":
        yield row, column + 1
    if column and maze.right[row][column - 1] == ".":
        yield row, column - 1
    if row + 1 < maze.rows and maze.below[row][column] == ".":
        yield row + 1, column
    if row and maze.below[row - 1][column] == ".":
        yield row - 1, column


def _flood(maze: _Maze, first: Cell) -> dict[Cell, int]:
    """The cells of an area, the nearest to the first one first, and how many steps away from it they are."""
    steps, waiting = {first: 0}, [first]
    for cell in waiting:
        for other in _beyond(maze, cell):
            if other not in steps:
                steps[other] = steps[cell] + 1
                waiting.append(other)
    return steps


def _areas(maze: _Maze) -> list[dict[Cell, int]]:
    """The areas, that of the dot first."""
    areas: list[dict[Cell, int]] = []
    left = dict.fromkeys([*([] if maze.dot is None else [maze.dot]), *product(range(maze.rows), range(maze.columns))])
    while left:
        areas.append(_flood(maze, next(iter(left))))
        for cell in areas[-1]:
            del left[cell]
    return areas


def _effort(maze: _Maze, task: str, lettered: Sequence[Cell], areas: list[dict[Cell, int]]) -> tuple[int, str]:
    """The difficulty and its unit."""
    if task == "size":
        return len(areas[0]), "cells of the area"
    if task == "reach":
        return min((areas[0][cell] for cell in lettered if cell in areas[0]), default=0), "steps to the letter"
    return _pieces(maze), "pieces of wall"


def _pieces(maze: _Maze) -> int:
    return sum(line.count("#") for line in (*maze.right, *maze.below))


def _answer(task: str, lettered: Sequence[Cell], areas: list[dict[Cell, int]]) -> Findings:
    if task == "count":
        return Findings((str(len(areas)),))
    if task == "size":
        return Findings((str(len(areas[0])),))
    offered = list(zip(LETTERS, lettered, strict=False))
    return Findings(
        tuple(letter for letter, cell in offered if cell in areas[0]),
        {letter: "walls part it from the dot" for letter, cell in offered if cell not in areas[0]},
    )


def _canonical_form(maze: _Maze, lettered: Sequence[Cell]) -> tuple[object, ...]:
    """The least of the maze's reflections and turns; the letters are marks like any other."""
    forms = []
    for transpose, flip, mirror in product((False, True), repeat=3):
        right, below, rows, columns = list(maze.right), list(maze.below), maze.rows, maze.columns
        marked = [*([] if maze.dot is None else [maze.dot]), *sorted(lettered)]
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
        dot = marked[:1] if maze.dot is not None else []
        forms.append((right, below, dot, sorted(marked[len(dot) :])))
    return min(forms)
