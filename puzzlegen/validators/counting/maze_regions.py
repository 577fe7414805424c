"""Floods the areas of a maze; judges `counting/maze_regions`.

The format is that of ``docs/counting.md``.
"""

from itertools import product
from typing import Final, TypeAlias

import msgspec

from puzzlegen.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.item import AnswerForm, Question, Statement
from puzzlegen.validators.answers import LETTERS, Findings, convert, demand_form, fingerprint

Cell: TypeAlias = tuple[int, int]

_FORMS: Final = {"count": AnswerForm.FILL_IN, "size": AnswerForm.FILL_IN, "reach": AnswerForm.CHOICE}


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
    task: str


def certify(statement: Statement, question: Question) -> Certificate:
    """Flood one area after the other; the difficulty is the number of pieces of wall, each one cell long.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    maze = convert(statement, _Maze, "statement")
    task = convert(question.query, _Query, "query").task
    if task not in _FORMS:
        raise MalformedStatement(f"the task must be one of {', '.join(_FORMS)}")
    demand_form(question, _FORMS[task])
    _check(maze, task)
    areas = _areas(maze)
    findings = _answer(maze, task, areas)
    verdict = {0: Verdict.UNSOLVABLE, 1: Verdict.UNIQUE}.get(len(findings.answers), Verdict.AMBIGUOUS)
    pieces = sum(line.count("#") for line in (*maze.right, *maze.below))
    return Certificate(
        verdict=verdict,
        answers=findings.answers[:2],
        method="flooding",
        effort={"cells": maze.rows * maze.columns, "walls": pieces},
        difficulty=pieces,
        unit="pieces of wall",
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
    if (maze.dot is None) != (task == "count") or len(maze.lettered) != (len(LETTERS) if task == "reach" else 0):
        raise MalformedStatement("the dot and four letters are marked exactly where the task needs them")


def _areas(maze: _Maze) -> list[set[Cell]]:
    """The areas in the order of their first cells, row by row."""
    areas: list[set[Cell]] = []
    left = dict.fromkeys(product(range(maze.rows), range(maze.columns)))
    while left:
        first = next(iter(left))
        area, waiting = {first}, [first]
        while waiting:
            row, column = waiting.pop()
            beyond = []
            if column + 1 < maze.columns and maze.right[row][column] == ".":
                beyond.append((row, column + 1))
            if column and maze.right[row][column - 1] == ".":
                beyond.append((row, column - 1))
            if row + 1 < maze.rows and maze.below[row][column] == ".":
                beyond.append((row + 1, column))
            if row and maze.below[row - 1][column] == ".":
                beyond.append((row - 1, column))
            waiting += [cell for cell in beyond if cell not in area]
            area.update(beyond)
        areas.append(area)
        for cell in area:
            del left[cell]
    return areas


def _answer(maze: _Maze, task: str, areas: list[set[Cell]]) -> Findings:
    if task == "count":
        return Findings((str(len(areas)),))
    (around,) = (area for area in areas if maze.dot in area)
    if task == "size":
        return Findings((str(len(around)),))
    offered = list(zip(LETTERS, maze.lettered, strict=True))
    return Findings(
        tuple(letter for letter, cell in offered if cell in around),
        {letter: "walls part it from the dot" for letter, cell in offered if cell not in around},
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
