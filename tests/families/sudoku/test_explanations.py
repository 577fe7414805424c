"""What explanations say is true: of grids on offer, and of chains of deductions."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec
import pytest

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Level
from puzzlegen.core.item import Proof
from puzzlegen.facts.sudoku.grid import SYMBOLS
from puzzlegen.formats.sudoku.kits.puzzle import Begun, Put, Step, Sudoku
from puzzlegen.renderers.sudoku.kits.breaking import broken
from puzzlegen.renderers.sudoku.kits.reasoning import deductions, notes
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


LIST: Final = r"((?:r\d+c\d+ ?)+)=([^ ,;]+)(?=, r| \((?!naked single|hidden single))"  # no single, but what is left
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


def _peers(sudoku: Sudoku) -> list[set[int]]:
    """By cell, those that the rules forbid to hold the same symbol; found for each pair by itself."""
    n = sudoku.size

    def differ(one: int, other: int) -> bool:
        (y, x), (v, u) = divmod(one, n), divmod(other, n)
        windows = [[(a - 1) // 4 if a % 4 else None for a in place] for place in ((y, x), (v, u))]
        return one != other and (
            y == v
            or x == u
            or sudoku.regions[one] == sudoku.regions[other]
            or ("diagonals" in sudoku.rules and ((y == x and v == u) or (y + x == v + u == n - 1)))
            or ("windows" in sudoku.rules and windows[0] == windows[1] and None not in windows[0])
            or ("anti_knight" in sudoku.rules and {abs(y - v), abs(x - u)} == {1, 2})
        )

    return [{other for other in range(n * n) if differ(cell, other)} for cell in range(n * n)]


def _lists(sudoku: Sudoku, steps: Sequence[Put | Step]) -> Iterator[list[tuple[int, str]]]:
    """After each step outside a trial, the cells of which it says something, with the candidates that they have."""
    peers, n = _peers(sudoku), sudoku.size
    known = {cell: symbol for cell, symbol in enumerate(sudoku.givens) if symbol != "."}
    gone: dict[int, str] = {}

    def left(cell: int) -> str:
        taken = gone.get(cell, "") + "".join(known.get(peer, "") for peer in peers[cell])
        return known.get(cell) or "".join(symbol for symbol in SYMBOLS[:n] if symbol not in taken)

    tried = list[Put]()
    for step in steps:
        if isinstance(step, Put):
            tried += [step] if step.by == "trial" else []
            if not tried:
                known[step.cell] = step.symbol
            continue
        told = step.told
        if step.by in ("no_symbol", "no_place", "no_way"):
            refuted = tried.pop()
            told = ((refuted.cell, refuted.symbol),)
        if tried:
            continue
        for cell, symbols in told:
            gone[cell] = gone.get(cell, "") + symbols
        for _ in told:  # one that is known may show another one
            known.update((cell, left(cell)) for cell, _ in told if len(left(cell)) == 1)
        yield [(cell, left(cell)) for cell, _ in told]


@pytest.mark.parametrize(
    ("family", "level"),
    [
        ("anti_knight", Level.MEDIUM),
        ("classic", Level.HARD),
        ("diagonal", Level.HARD),
        ("jigsaw", Level.MEDIUM),
        ("killer", Level.HARD),
        ("kropki", Level.MEDIUM),
        ("little_killer", Level.HARD),
        ("thermometer", Level.MEDIUM),
        ("windoku", Level.MEDIUM),
    ],
)
def test_what_is_said_to_be_left_is_left(family: str, level: Level) -> None:
    """Each list of candidates, in the words and in the picture, is what givens, rules and the steps so far leave."""
    loaded, seen = selection.loaded(f"sudoku/{family}"), 0
    for index in range(12):
        made = pipeline.make_item(loaded, level, 5, index, "en")
        puzzle = loaded.format.proven(made.proof)
        if not isinstance(puzzle.why, Begun):
            continue
        n = puzzle.statement.size
        moments, place = list(_lists(puzzle.statement, puzzle.why.steps)), 0
        for cells, symbols in re.findall(LIST, re.split("Suppose|That trial", made.key.explanation)[0]):
            for row, column in re.findall(r"r(\d+)c(\d+)", cells):
                one = ((int(row) - 1) * n + int(column) - 1, symbols.replace("/", ""))
                place = next((later for later in range(place, len(moments)) if one in moments[later]), -1)
                assert place >= 0, (made.item.id, cells, symbols)
                seen += 1
        found = deductions(puzzle.statement, puzzle.why.steps)
        for cell, note in notes(found).items():
            if not note.gone and note.text:
                assert any((cell, note.text.replace("/", "")) in told for told in moments)
    assert seen or family not in MARKED


@pytest.mark.parametrize("family", ["jigsaw", "anti_knight"])
def test_locked_candidates_lie_in_one_unit_with_what_they_strike(family: str) -> None:
    loaded = selection.loaded(f"sudoku/{family}")
    locked = apart = 0
    for index in range(20):
        made = pipeline.make_item(loaded, Level.MEDIUM, 5, index, "en")
        regions = made.proof.statement["regions"]
        apart += made.key.explanation.count(" sees both)")
        for cells in re.findall(r"((?:r\dc\d ?)+)≠\d \(locked candidates ((?:r\dc\d ?)+)\)", made.key.explanation):
            places = [(int(row) - 1, int(column) - 1) for row, column in re.findall(r"r(\d)c(\d)", " ".join(cells))]
            rows, columns = zip(*places, strict=True)
            assert 1 in (len({*rows}), len({*columns}), len({regions[row * 9 + column] for row, column in places}))
            locked += 1
    assert locked
    assert apart


def test_a_wrong_entry_is_assumed_at_once_where_that_is_shorter() -> None:
    """What follows from the entry itself is told, not a chain of a hundred steps to the right one."""

    def assumed(proof: Proof) -> bool:
        first = proof.why["steps"][0]
        return proof.query["task"] == "wrong_entry" and not isinstance(first, dict) and first[2] == "trial"

    made = _made(Level.MEDIUM, "kropki", assumed)
    cell, symbol, _ = made.proof.why["steps"][0]
    assert len(made.proof.why["steps"]) < 20
    assert f"Suppose r{cell // 9 + 1}c{cell % 9 + 1}={symbol}" in made.key.explanation
    assert _faults(made) == ()
