"""Invents nonograms: cells filled at random. The pipeline rejects those that the validator finds ambiguous."""

from itertools import groupby

from puzzlegen.core.family import Level, Params
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import LETTERS, drawn_task


class NonogramParams(Params, frozen=True, kw_only=True):
    size: int  # number of rows and of columns


LEVELS = {
    Level.EASY: NonogramParams(size=6, band=(1, 30), bands={"count": (1, 35)}),
    Level.MEDIUM: NonogramParams(size=8, band=(31, 60), bands={"count": (36, 63)}),
    Level.HARD: NonogramParams(size=10, band=(61, 200), bands={"count": (64, 200)}),
}


def invent(rng: Stream, params: NonogramParams) -> Puzzle:
    """Fill a few more than half of the cells, and ask for some."""
    state, ask, size = rng.child("state"), rng.child("ask"), params.size
    rows = [[state.below(20) < 11 for _ in range(size)] for _ in range(size)]
    filled = [(row, column) for row in range(size) for column in range(size) if rows[row][column]]
    empty = [(row, column) for row in range(size) for column in range(size) if not rows[row][column]]
    task, place = drawn_task(("count", "cell", "which"), rng)
    number, of = {"count": (1 + rng.class_by_index(5, "number"), 6), "cell": (1 - place % 2, 1), "which": (1, 4)}[task]
    asked = ask.sample(empty, of - number)
    asked[place:place] = ask.sample(filled, number)
    asked = sorted(asked) if task == "count" else asked
    answer = str(number) if task == "count" else LETTERS[place if task == "which" else 1 - number]
    sides = {"rows": rows, "columns": zip(*rows)}.items()
    statement = {side: [[len(list(run)) for on, run in groupby(line) if on] for line in lines] for side, lines in sides}
    solution = ["".join(".#"[cell] for cell in row) for row in rows]
    return Puzzle(statement, {"task": task, "options": asked}, answer, {"solution": solution})
