"""Floods the areas of a maze; judges `counting/maze_regions`.

The format is that of ``docs/counting.md``.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import Findings, convert, fingerprint, verdict_on

Cell: TypeAlias = tuple[int, int]

_LETTERED: Final = 4  # cells


class _Maze(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    right: tuple[str, ...]
    below: tuple[str, ...]
    dot: Cell | None
    lettered: tuple[Cell, ...]

    @property
    def rows(self) -> int:
        return len(self.right)

    @property
    def columns(self) -> int:
        return len(self.right[0]) + 1


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["count", "size", "reach"]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Flood one area after the other.

    The difficulty is, where areas are counted, the number of pieces of wall, each one cell long; the number of cells of
    the area whose size is asked for; and the number of steps of the shortest way to the letter that can be reached.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    maze = convert(statement, _Maze, "statement")
    task = convert(query, _Query, "query").task
    _check(maze, task)
    areas = _areas(maze)
    findings = _answer(maze, task, areas)
    difficulty, unit = _effort(maze, task, areas)
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="flooding",
        effort={"cells": maze.rows * maze.columns, "walls": _pieces(maze)},
        difficulty=difficulty,
        unit=unit,
        canonical=fingerprint(_canonical_form(maze)),
        structure=f"{task}, maze of {min(maze.rows, maze.columns)}x{max(maze.rows, maze.columns)}",
        refuted=findings.refuted,
    )


def _check(maze: _Maze, task: str) -> None:
    if not maze.right or not maze.right[0]:
        raise MalformedStatement("a maze has at least one row and two columns")
    if {len(line) for line in maze.right} != {maze.columns - 1} or len(maze.below) != maze.rows - 1:
        raise MalformedStatement("the lines of right and below do not fit one grid")
    if any(len(line) != maze.columns for line in maze.below) or set("".join((*maze.right, *maze.below))) - {"#", "."}:
        raise MalformedStatement("right and below have one character per side: # for a wall and . for none")
    marked = [*([] if maze.dot is None else [maze.dot]), *maze.lettered]
    if not all(0 <= row < maze.rows and 0 <= column < maze.columns for row, column in marked):
        raise MalformedStatement("a marked cell lies outside the maze")
    if len(set(marked)) < len(marked):
        raise MalformedStatement("a cell is marked twice")
    if (maze.dot is None) != (task == "count") or len(maze.lettered) != (_LETTERED if task == "reach" else 0):
        raise MalformedStatement("the dot and four letters are marked exactly where the task needs them")


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


def _effort(maze: _Maze, task: str, areas: list[dict[Cell, int]]) -> tuple[int, str]:
    """The difficulty and its unit."""
    if task == "size":
        return len(areas[0]), "cells of the area"
    if task == "reach":
        return min((areas[0][cell] for cell in maze.lettered if cell in areas[0]), default=0), "steps to the letter"
    return _pieces(maze), "pieces of wall"


def _pieces(maze: _Maze) -> int:
    return sum(line.count("#") for line in (*maze.right, *maze.below))


def _answer(maze: _Maze, task: str, areas: list[dict[Cell, int]]) -> Findings:
    if task == "count":
        return Findings((str(len(areas)),))
    if task == "size":
        return Findings((str(len(areas[0])),))
    offered = list(zip(LETTERS, maze.lettered, strict=False))
    return Findings(
        tuple(letter for letter, cell in offered if cell in areas[0]),
        {letter: "walls part it from the dot" for letter, cell in offered if cell not in areas[0]},
    )


def _canonical_form(maze: _Maze) -> tuple[object, ...]:
    """The least of the maze's reflections and turns; the letters are marks like any other."""
    forms = []
    for transpose, flip, mirror in product((False, True), repeat=3):
        right, below, rows, columns = list(maze.right), list(maze.below), maze.rows, maze.columns
        marked = [*([] if maze.dot is None else [maze.dot]), *sorted(maze.lettered)]
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
