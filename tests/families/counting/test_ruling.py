"""Boxes and cells of grids are judged on the pixels: what the validators refuse."""

import numpy as np
import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.drawing.png import decode
from puzzlegen.snapshots.item_options import ItemOptions
from puzzlegen.snapshots.pipeline import make_item
from puzzlegen.validators.counting import board_squares, char_grid
from puzzlegen.validators.counting.kits import ruling

UNRULED = "the picture shows no grid of these rows and columns"
NO_BOARD = "the picture shows no board of these rows and columns"
UNLIKE = "cells with the same character look different"
ALIKE = "cells with different characters look alike"


class Case:
    """An item with boxes, its picture and its layout, to be spoilt."""

    def __init__(self, validator, family, task, index=0, level=Level.EASY):
        loaded = catalog.load(f"counting/{family}")
        made = [make_item(loaded, level, 5, number, "en") for number in range(index, index + 30)]
        self.made = next(one for one in made if one.proof.query["task"] == task)
        self.validator = validator
        self.pixels = decode(self.made.pictures[0].png).copy()
        puzzle = loaded.format.proven(self.made.proof)
        self.statement, self.query = puzzle.statement, puzzle.query
        self.layout = dict(self.made.proof.layout)
        self.name = self.made.proof.certificate.answers[0].split()[0]  # of one of the boxes that answer

    def faults(self):
        return self.validator.certify_picture([self.pixels], self.statement, self.query, self.layout)

    def grid(self):
        if self.validator is board_squares:
            return ruling.find_grid(self.pixels, self.statement.rows, self.statement.columns, ruled=False)
        rows = self.statement.rows
        return ruling.find_grid(self.pixels, len(rows), len(rows[0]), ruled=True)

    def inside(self, row, column):
        """The pixels of a cell, without its edges."""
        grid = self.grid()
        top, left = int(grid.top) + grid.side * row, int(grid.left) + grid.side * column
        return self.pixels[top + 3 : top + grid.side - 3, left + 3 : left + grid.side - 3]


def words(index=0, level=Level.EASY):
    return Case(char_grid, "char_grid", "boxes", index, level)


def board(index=0, level=Level.EASY):
    return Case(board_squares, "board_squares", "largest", index, level)


BOX = {words: "a box does not fit the cells of its occurrence", board: "the box does not fit the cells of its square"}


@pytest.mark.parametrize(
    ("build", "level"), [*((words, level) for level in USUAL_LEVELS), (board, Level.EASY), (board, Level.MEDIUM)]
)
def test_what_is_drawn_passes(build, level):
    for index in (0, 30):
        assert build(index, level).faults() == ()


@pytest.mark.parametrize("build", [words, board])
def test_boxes_lie_on_the_edges_of_cells(build):
    case = build()
    whole, side = dict(case.layout), case.grid().side
    left, top, right, bottom = case.layout[case.name]
    wrong = [
        (left + side, top, right + side, bottom),  # beside
        (left, top - side, right, bottom - side),
        (left, top, right + side, bottom),  # too large
        (left - 4, top - 4, right + 4, bottom + 4),
        (left + 4, top + 4, right - 4, bottom - 4),  # too small
    ]
    for box in wrong:
        case.layout = whole | {case.name: box}
        assert case.faults() == (BOX[build],)
    case.layout = whole | {case.name: (left + 1, top - 1, right, bottom)}
    assert case.faults() == ()
    del case.layout[case.name]
    assert case.faults() == (BOX[build],)


@pytest.mark.parametrize("build", [words, board])
def test_a_picture_that_is_shifted_does_not_fit_its_boxes(build):
    case = build()
    case.pixels = np.roll(case.pixels, 6, axis=1)
    assert case.faults() == (BOX[build],)


@pytest.mark.parametrize("build", [words, board])
def test_a_picture_that_is_cut_off_or_stretched_is_refused(build):
    case = build()
    whole, missing = case.pixels, (UNRULED if build is words else NO_BOARD,)
    case.pixels = whole[: case.layout[case.name][3] - 5]
    assert case.faults() == missing
    case.pixels = whole.repeat(2, axis=0)
    assert case.faults() == missing
    case.pixels = np.zeros_like(whole)
    assert case.faults() == missing


def test_a_grid_of_other_rows_is_refused():
    case = words()
    case.statement = replace(case.statement, rows=case.statement.rows[:-1])
    assert case.faults() == (UNRULED,)
    other = board()
    other.statement = replace(other.statement, rows=other.statement.rows + 1)
    assert other.faults() == (NO_BOARD,)


def test_a_line_of_the_grid_that_is_missing_is_refused():
    case = words()
    grid = case.grid()
    row = int(grid.top + grid.side)
    case.pixels[row - 2 : row + 3, int(grid.left) + 3 : int(grid.left) + 3 * grid.side] = case.pixels[0, 0]
    assert case.faults() == (UNRULED,)


def places(rows):
    """The cells of each character."""
    found = {}
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            found.setdefault(character, []).append((y, x))
    return found


def test_a_glyph_that_is_missing_is_refused():
    case = words()
    cells = next(cells for cells in places(case.statement.rows).values() if len(cells) > 1)
    case.inside(*cells[0])[:] = case.pixels[0, 0]
    assert case.faults() == (UNLIKE,)
    for cell in cells:  # all of this character
        case.inside(*cell)[:] = case.pixels[0, 0]
    assert case.faults() == ("a cell is empty",)


def test_glyphs_in_each_others_cells_are_refused():
    case = words()
    one, other = [cells for cells in places(case.statement.rows).values() if len(cells) > 1][:2]
    before = case.inside(*one[0]).copy()
    case.inside(*one[0])[:] = case.inside(*other[0])
    case.inside(*other[0])[:] = before
    assert case.faults() == (UNLIKE,)


def test_characters_that_are_drawn_alike_are_refused():
    case = words()
    one, other = list(places(case.statement.rows).values())[:2]
    for cell in other:
        case.inside(*cell)[:] = case.inside(*one[0])
    assert case.faults() == (ALIKE,)


def test_a_statement_with_another_character_is_refused():
    case = words()
    first, *rest = case.statement.rows
    other = next(character for character in "".join(rest) if character != first[0])
    case.statement = replace(case.statement, rows=(other + first[1:], *rest))
    assert UNLIKE in case.faults()


def test_rooks_stand_where_the_statement_has_them():
    case = board()
    whole, rooks = case.pixels.copy(), [tuple(cell) for cell in case.statement.rooks]
    row, column = next((y, x) for y, x in rooks if sum((a + b - y - x) % 2 == 0 for a, b in rooks) > 1)
    ground = case.inside(row, column)[0, 0].copy()
    case.inside(row, column)[:] = ground
    assert case.faults() == ("a rook is missing", "rooks look different")
    case.pixels = whole.copy()
    free = next((y, x) for y in range(4) for x in range(4) if (y, x) not in rooks)
    case.inside(*free)[8, 8] ^= 255  # a single speck
    assert case.faults() == ("a cell without a rook is not empty",)
    case.pixels = whole.copy()
    case.inside(row, column)[12:16] ^= 255
    assert case.faults() == ("rooks look different",)


def test_a_board_of_one_colour_is_refused():
    case = board()
    light = next(
        cell for cell in [(0, 0), (0, 2), (1, 1)] if cell not in [tuple(rook) for rook in case.statement.rooks]
    )
    case.inside(*light)[:] = case.inside(light[0], light[1] + 1)[0, 0]
    assert "the board is not chequered" in case.faults()


@pytest.mark.parametrize("family", ["board_squares", "char_grid"])
@pytest.mark.parametrize("size", [800, 1600, 3000])
def test_pictures_of_any_size_are_read(family: str, size: int) -> None:
    loaded = catalog.load(f"counting/{family}")
    made = [make_item(loaded, Level.EASY, 5, index, "en", ItemOptions(size=size)) for index in range(3)]
    assert all(0.6 * size < max(decode(one.pictures[0].png).shape[:2]) < 1.2 * size for one in made)  # whole pixels
