"""What explanations say is true: of grids on offer, and of chains of deductions."""

from collections.abc import Callable
from typing import Final

import msgspec
import pytest

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Level
from puzzlegen.core.item import Proof
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


def _made(level: Level, family: str, wanted: Callable[[Proof], bool]) -> pipeline.AcceptedItem:
    """An item with such facts, whose first step does not stand alone."""
    loaded = selection.loaded(f"sudoku/{family}")
    for index in range(90):
        made = pipeline.make_item(loaded, level, 3, index, "en")
        if len(made.proof.why.get("steps", ())) > 1 and wanted(made.proof):
            return made
    raise AssertionError(f"{family} has no such facts")


def _faults(made: pipeline.AcceptedItem, **facts: object) -> tuple[str, ...]:
    proof = msgspec.structs.replace(made.proof, why={**made.proof.why, **facts})
    puzzle = selection.loaded(f"sudoku/{made.item.family}").format.proven(proof)
    return certify_why(puzzle.statement, puzzle.query, puzzle.key, puzzle.why)


def _has(*names: str) -> Callable[[Proof], bool]:
    return lambda proof: any(isinstance(step, dict) and step["by"] in names for step in proof.why["steps"])


FALSE: Final = ("a step does not follow as the explanation says",)
ASTRAY: Final = ("the steps do not lead to the answer",)


def test_only_what_follows_is_a_step() -> None:
    made = _made(Level.EASY, "classic", lambda proof: "left" not in proof.why)
    solution, steps = made.proof.why["solution"], made.proof.why["steps"]
    (cell, symbol, _), other = steps[0], next(one for one in "123456789" if one != steps[0][1])
    assert _faults(made) == ()
    for wrong in (
        [*steps, steps[0]],  # known by then
        [[81, "1", "row"]],
        [[cell, other, "cell"], *steps[1:]],
        [[cell, symbol, "falling"], *steps[1:]],  # there is no such unit
        [steps[-1], *steps[:-1]],
        [[cell, symbol, "trial"]],  # never refuted
        [{"by": "no_symbol", "basis": [cell]}],  # nothing was tried
        [{"by": "locked", "told": []}],
    ):
        assert _faults(made, steps=wrong) == FALSE
    assert _faults(made, solution=solution[::-1]) == ("the solution of the explanation is none",)
    with pytest.raises(MalformedStatement):
        _faults(made, left="12")


@pytest.mark.parametrize(
    ("family", "names"),
    [
        ("classic", ("locked",)),
        ("classic", ("naked_pair", "naked_triple")),
        ("classic", ("hidden_pair", "hidden_triple")),
        ("classic", ("x_wing", "swordfish")),
        ("classic", ("xy_wing", "xyz_wing")),
        ("killer", ("mark",)),
        ("kropki", ("unmarked",)),
    ],
)
def test_a_technique_tells_only_what_it_strikes(family: str, names: tuple[str, ...]) -> None:
    """Of each symbol that a step says more than it may, the judge says that it does not follow."""
    made = _made(Level.HARD, family, _has(*names))
    steps, solution = made.proof.why["steps"], made.proof.why["solution"]
    number, step = next((k, one) for k, one in enumerate(steps) if isinstance(one, dict) and one["by"] in names)
    assert _faults(made) == ()
    for cell, right in enumerate(solution):
        told = [*step["told"], [cell, right]]  # no technique strikes the right symbol outside a trial
        if not any(one[2] == "trial" for one in steps[:number] if isinstance(one, list)):
            assert _faults(made, steps=[*steps[:number], {**step, "told": told}, *steps[number + 1 :]]) == FALSE
    assert _faults(made, steps=[*steps[:number], {**step, "told": []}]) == FALSE


def test_a_trial_must_come_to_nothing() -> None:
    made = _made(Level.HARD, "classic", _has("no_place"))
    steps = made.proof.why["steps"]
    end = next(k for k, one in enumerate(steps) if isinstance(one, dict) and one["by"] == "no_place")
    for symbol in "123456789":
        given = {**steps[end], "symbols": symbol}
        assert (_faults(made, steps=[*steps[:end], given, *steps[end + 1 :]]) == FALSE) == (given != steps[end])
    assert _faults(made, steps=steps[:end]) == FALSE


def test_steps_lead_to_the_cell_that_is_asked_about() -> None:
    made = _made(Level.EASY, "classic", lambda proof: proof.query["task"] == "digit")
    assert _faults(made) == ()
    for wrong in ({"steps": []}, {"left": "12"}, {"steps": [], "left": "12"}):
        assert _faults(made, **wrong) == ASTRAY
