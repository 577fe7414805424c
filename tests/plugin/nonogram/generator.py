"""Invents nonograms: cells filled at random. The pipeline rejects those that the validator finds ambiguous."""

from itertools import groupby

from nonogram.format import Count, Grid, Solution, State
from puzzlegen.core.family import Level, Params
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import LETTERS


class NonogramParams(Params, frozen=True, kw_only=True):
    size: int  # number of rows and of columns


LEVELS = {
    Level.EASY: NonogramParams(size=6, band=(1, 30), bands={Count: (1, 35)}),
    Level.MEDIUM: NonogramParams(size=8, band=(31, 60), bands={Count: (36, 63)}),
    Level.HARD: NonogramParams(size=10, band=(61, 200), bands={Count: (64, 200)}),
}


def invent(rng: Stream, params: NonogramParams, asked: Drawn) -> Puzzle:
    """Fill a few more than half of the cells, and ask for some."""
    state, ask, size = rng.child("state"), rng.child("ask"), params.size
    rows = [[state.below(20) < 11 for _ in range(size)] for _ in range(size)]
    filled = [(row, column) for row in range(size) for column in range(size) if rows[row][column]]
    empty = [(row, column) for row in range(size) for column in range(size) if not rows[row][column]]
    question, place = asked
    if question is Count:
        number = 1 + rng.class_by_index(5, "number")
        cells, answer = sorted(ask.sample(empty, 6 - number) + ask.sample(filled, number)), str(number)
    elif question is State:
        cells, answer = ask.sample((filled, empty)[place % 2], 1), LETTERS[place % 2]
    else:
        cells, answer = ask.sample(empty, 3), LETTERS[place]
        cells.insert(place, ask.choice(filled))
    solution = tuple("".join(".#"[cell] for cell in row) for row in rows)
    return Puzzle(Grid(runs(rows), runs(zip(*rows))), question(tuple(cells)), answer, Solution(solution))


def runs(lines):
    return tuple(tuple(len(list(run)) for filled, run in groupby(line) if filled) for line in lines)
