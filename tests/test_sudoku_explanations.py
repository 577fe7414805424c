"""What explanations say of grids on offer is true, held against the validator's reading of each mark."""

import pytest

from puzzlegen.core.family import Level
from puzzlegen.renderers.sudoku.kits.breaking import broken
from puzzlegen.renderers.sudoku.kits.published import read
from puzzlegen.snapshots import pipeline, selection
from puzzlegen.validators.sudoku.kits.reading import broken_rule
from puzzlegen.validators.sudoku.kits.statement import read_full_grid, read_puzzle

MARKED = (
    "arrow",
    "consecutive",
    "even_odd",
    "greater_than",
    "killer",
    "kropki",
    "kropki_loose",
    "little_killer",
    "sandwich",
    "thermometer",
)


@pytest.mark.parametrize("family", MARKED)
def test_a_grid_breaks_what_is_said(family: str) -> None:
    loaded, seen = selection.loaded(f"sudoku/{family}"), 0
    for index in range(25):
        made = pipeline.make_item(loaded, Level.EASY, 3, index, "en")
        if made.proof.query["task"] != "grid_choice":
            continue
        seen += 1
        sudoku = read(made.proof.statement)
        puzzle = read_puzzle(made.proof.statement)
        for grid in made.proof.query["options"]:
            assert (broken(sudoku, grid) is None) == (broken_rule(puzzle, read_full_grid(grid, 9, "")) is None)
    assert seen
