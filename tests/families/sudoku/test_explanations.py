"""What explanations say is true: of grids on offer, and of the cells that follow from rows, columns and regions."""

import msgspec
import pytest

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Level
from puzzlegen.renderers.sudoku.kits.breaking import broken
from puzzlegen.snapshots import pipeline, selection
from puzzlegen.validators.sudoku.kits.reading import broken_rule
from puzzlegen.validators.sudoku.kits.statement import read_full_grid, read_puzzle
from puzzlegen.validators.sudoku.sudoku import certify_why

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
        sudoku = loaded.format.proven(made.proof).statement
        puzzle = read_puzzle(sudoku)
        for grid in made.proof.query["options"]:
            assert (broken(sudoku, grid) is None) == (broken_rule(puzzle, read_full_grid(grid, 9, "")) is None)
    assert seen


def _made(task: str) -> pipeline.AcceptedItem:
    loaded = selection.loaded("sudoku/classic")
    for index in range(60):
        made = pipeline.make_item(loaded, Level.EASY, 3, index, "en")
        if made.proof.query["task"] == task and made.proof.why["steps"]:
            return made
    raise AssertionError(f"no question of the task {task} has steps")


def _faults(made: pipeline.AcceptedItem, **facts: object) -> tuple[str, ...]:
    proof = msgspec.structs.replace(made.proof, why={**made.proof.why, **facts})
    puzzle = selection.loaded("sudoku/classic").format.proven(proof)
    return certify_why(puzzle.statement, puzzle.query, puzzle.key, puzzle.why)


def test_only_cells_that_follow_are_steps() -> None:
    made = _made("grid")
    solution, steps = made.proof.why["solution"], made.proof.why["steps"]
    assert _faults(made) == ()
    for wrong in (
        [*steps, steps[0]],  # known by then
        [[81, "row"]],
        [[made.proof.statement["givens"].index("."), "cell"], *steps],  # the first one has other values left
    ):
        assert _faults(made, steps=wrong) == ("a cell does not follow as the explanation says",)
    for some in ([], steps[:-1]):
        assert _faults(made, steps=some) == ("a cell follows that is not named",)
    assert _faults(made, solution=solution[::-1]) == ("the solution of the explanation is none",)
    with pytest.raises(MalformedStatement):
        _faults(made, left="12")


def test_steps_lead_to_the_cell_that_is_asked_about() -> None:
    made = _made("digit")
    assert _faults(made) == ()
    for wrong in ({"steps": made.proof.why["steps"][:-1]}, {"left": "12"}, {"steps": [], "left": "12"}):
        assert _faults(made, **wrong) == ("the steps do not lead to the cell",)
