"""Solves nonograms: what all fillings of a line have in common, all lines at once, and then a search."""

from itertools import groupby, product

from nonogram.format import QUESTIONS, Count, Grid, Query, Solution, State
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.validators.kits.answers import Findings, fingerprint, least, letters_of, proven

BUDGET = 5_000  # lines that are looked at


def certify(grid: Grid, query: Query) -> Certificate:
    """Find two solutions if there are; the difficulty is how many cells are settled by the time the asked ones are."""
    height, width = len(grid.rows), len(grid.columns)
    if len({*query.options} & {*product(range(height), range(width))}) < len(query.options):
        raise MalformedStatement("some cells are the same, or outside the grid")
    search = _Search(query, height)
    search.look(_fillings(grid.rows, width) + _fillings(grid.columns, height))
    whole = least((grid.rows, grid.columns), lambda g: g[::-1], lambda g: (g[0][::-1], tuple(r[::-1] for r in g[1])))
    return proven(
        search.found,
        BUDGET,
        method="fillings that agree, and search",
        effort={"lines": search.looked},
        difficulty=search.difficulty,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(whole),
    )


def certify_why(grid: Grid, query: Query, answer: str, why: Solution) -> Faults:
    """The solution has the runs of all lines; there is no other one."""
    rows = [[cell == "#" for cell in row] for row in why.solution]
    told = [tuple(map(_runs, lines)) for lines in (rows, zip(*rows))]
    return () if told == [grid.rows, grid.columns] else ("the solution has other runs",)


def _runs(cells):
    return tuple(len(list(run)) for filled, run in groupby(cells) if filled)


def _fillings(lines, length):
    table = {}
    for cells in product((0, 1), repeat=length):
        table.setdefault(_runs(cells), []).append(cells)
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
        if isinstance(self.query, Count):
            return Findings((str(sum(held)),))
        right = [held[0] == 1, held[0] == 0] if isinstance(self.query, State) else [one == 1 for one in held]
        return letters_of(right, "the only solution has it otherwise")
