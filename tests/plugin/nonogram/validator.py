"""Solves nonograms: what all fillings of a line have in common, all lines at once, and then a search."""

from itertools import groupby, product
from typing import Literal

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import Findings, fingerprint, least, letters_of, proven, read

BUDGET = 5_000  # lines that are looked at
NUMBERS = {"count": 6, "cell": 1, "which": 4}
LINES, CELLS, TASK = tuple[tuple[int, ...], ...], tuple[tuple[int, int], ...], Literal["count", "cell", "which"]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find two solutions if there are; the difficulty is how many cells are settled by the time the asked ones are."""
    grid = read(statement, "statement", rows=LINES, columns=LINES)
    asked = read(query, "query", task=TASK, options=CELLS)
    height, width = len(grid.rows), len(grid.columns)
    inside = {*product(range(height), range(width))} & {*asked.options}
    if max(height, width) > 12 or not len(inside) == len(asked.options) == NUMBERS[asked.task]:
        raise MalformedStatement("the grid is too large, or the cells are too few, too many, the same or outside")
    search = _Search(asked, height)
    search.look(_fillings(grid.rows, width) + _fillings(grid.columns, height))
    whole = least((grid.rows, grid.columns), lambda g: g[::-1], lambda g: (g[0][::-1], tuple(r[::-1] for r in g[1])))
    return proven(
        search.found,
        BUDGET,
        method="fillings that agree, and search",
        effort={"lines": search.looked},
        difficulty=search.difficulty,
        unit="cells settled with the shaded ones" if asked.task == "count" else "cells settled with the asked one",
        canonical=fingerprint(whole),
    )


def _fillings(lines, length):
    table = {}
    for cells in product((0, 1), repeat=length):
        table.setdefault(tuple(len(list(run)) for filled, run in groupby(cells) if filled), []).append(cells)
    return [table.get(runs, []) for runs in lines]


class _Search:
    def __init__(self, query, height):
        self.query, self.height, self.looked, self.difficulty, self.found = query, height, 0, 0, []

    def look(self, lines):
        """Drop the fillings of lines that contradict what all those of crossing ones say; at last, try those of one."""
        self.looked += len(lines)
        if self.looked > BUDGET or len(self.found) > 1 or not all(lines):
            return
        sides = [list(map(set, zip(*fillings))) for fillings in lines]
        states = [list(map(set.intersection, *pair)) for pair in zip(sides[: self.height], zip(*sides[self.height :]))]
        settled = sum(len(cell) == 1 for line in states for cell in line)
        if not self.difficulty and all(len(states[row][column]) == 1 for row, column in self.query.options):
            self.difficulty = settled
        known = zip(lines, (*states, *zip(*states)))
        fitting = [[one for one in some if all(map(set.__contains__, line, one))] for some, line in known]
        place = max(range(len(lines)), key=lambda number: len(lines[number]))
        if fitting != lines:
            self.look(fitting)
        elif len(lines[place]) > 1:
            self.difficulty = self.difficulty or 2 * len(states) * len(states[0]) - settled
            for one in lines[place]:
                self.look([*lines[:place], [one], *lines[place + 1 :]])
        else:
            self.found.append(self.findings([lines[row][0][column] for row, column in self.query.options]))

    def findings(self, held):
        if self.query.task == "count":
            return Findings((str(sum(held)),))
        right = [held[0] == 1, held[0] == 0] if self.query.task == "cell" else [one == 1 for one in held]
        return letters_of(right, "the only solution has it otherwise")
