"""The techniques that measure difficulty: each finds what it should, and none removes a value of the solution."""

import numpy as np
import pytest

from puzzlegen.kernels.validators.cover import Work, restrict
from puzzlegen.kernels.validators.search import prepare, propagate
from puzzlegen.kernels.validators.techniques import SEARCH, _fish, _forcing, _locked, _step, _subset, _wing
from tests.support.sudoku_cases import GOOD, GRID, SYMBOLS, WIKIPEDIA, books, certify, puzzle


class Sheet:
    """An empty 9x9 grid with pencil marks; cells are named r, c from 1."""

    def __init__(self, **marks):
        self.board, self.side, givens = books(puzzle(9))
        self.work = Work(self.board, self.side, 2)
        prepare(self.board, self.side, self.work, givens)
        for name, values in marks.items():
            self.keep(int(name[1]), int(name[2]), values)

    def keep(self, row, column, values):
        mask = sum(1 << int(value) - 1 for value in values)
        restrict(self.board, self.side, self.work, 0, row * 9 + column - 10, mask)

    def drop(self, row, column, values):
        self.keep(row, column, [value for value in range(1, 10) if str(value) not in values])

    def struck_by(self, technique, *arguments):
        """What one step of a technique removes: (row, column) -> values."""
        before = np.array(self.work.masks(self.board, 0))
        assert technique(self.board, self.side, self.work, 0, *arguments)
        gone = before & ~np.array(self.work.masks(self.board, 0))
        return {
            (cell // 9 + 1, cell % 9 + 1): "".join(str(k + 1) for k in range(9) if mask >> k & 1)
            for cell, mask in enumerate(gone.tolist())
            if mask
        }


def scratch():
    return np.empty(9, np.int64)


def test_locked_candidates():
    sheet = Sheet()
    for row in (2, 3):
        for column in (1, 2, 3):
            sheet.drop(row, column, "7")
    assert sheet.struck_by(_locked) == {(1, column): "7" for column in range(4, 10)}


def test_naked_pair():
    struck = Sheet(c11="12", c15="12").struck_by(_subset, 2, scratch())
    assert struck == {(1, column): "12" for column in (2, 3, 4, 6, 7, 8, 9)}


def test_hidden_pair():
    sheet = Sheet()
    for column in (1, 2, 3, 4, 6, 7, 8):
        sheet.drop(5, column, "48")
    assert sheet.struck_by(_subset, 2, scratch()) == {(5, 5): "1235679", (5, 9): "1235679"}


def test_naked_triple():
    struck = Sheet(c24="13", c55="9", c54="35", c84="15").struck_by(_subset, 3, scratch())
    assert struck == {(row, 4): "135" for row in (1, 3, 4, 6, 7, 9)}


@pytest.mark.parametrize("rows", [(2, 6), (1, 4, 9)])
def test_fish(rows):
    columns = (3, 5, 8)[: len(rows)]
    sheet = Sheet()
    for row in rows:
        for column in range(1, 10):
            if column not in columns:
                sheet.drop(row, column, "6")
    rest = [(row, column) for row in range(1, 10) for column in columns if row not in rows]
    assert sheet.struck_by(_fish, scratch()) == dict.fromkeys(rest, "6")


def test_xy_wing():
    struck = Sheet(c11="12", c15="13", c22="23").struck_by(_wing)
    assert struck == dict.fromkeys([(1, 2), (1, 3), (2, 4), (2, 5), (2, 6)], "3")


def test_xyz_wing():
    struck = Sheet(c11="123", c15="13", c22="23").struck_by(_wing)
    assert struck == dict.fromkeys([(1, 2), (1, 3)], "3")


def test_forcing():
    """If r1c1 were 1, r1c2 and r1c3 would both be 2."""
    sheet = Sheet(c11="14", c12="12", c13="12")
    struck = sheet.struck_by(_forcing)
    assert struck == {(1, 1): "1"}


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case["family"])
def test_techniques_never_remove_a_solution_value(case):
    """Every step of every tier is run as long as it finds something, and the solution's values stay."""
    (solution,) = certify(case["statement"], GRID).answers
    board, side, givens = books(case["statement"])
    size = case["statement"]["size"]
    wanted = np.array([1 << SYMBOLS.index(symbol) for symbol in solution])
    work, masks = Work(board, side, 2), np.empty(size, np.int64)
    work.level = 1
    prepare(board, side, work, givens)
    tier = 1
    while tier < SEARCH:
        assert propagate(board, side, work, 0)
        before = np.array(work.masks(board, 0))
        assert (before & wanted).all()
        tier = _step(board, side, work, 0, masks)
        after = np.array(work.masks(board, 0))
        assert (after != before).any() == (tier < SEARCH)
        assert (after & wanted).all()


def test_difficulty_of_the_asked_cell_is_at_most_that_of_the_grid():
    for case in GOOD:
        whole = certify(case["statement"], GRID)
        cell = case["statement"]["givens"].index(".")
        one = certify(case["statement"], {"task": "digit", "cell": cell})
        assert one.difficulty <= whole.difficulty
        assert one.effort["placements"] <= whole.effort["placements"]


@pytest.mark.parametrize(
    ("givens", "tier"),
    [
        (WIKIPEDIA, 1),
        # "Golden Nugget" (Tarek, 2007) resists all techniques listed here
        (".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....", 5),
    ],
)
def test_known_difficulties(givens, tier):
    assert int(certify(puzzle(9, givens), GRID).difficulty) == tier
