"""Solves a published Sudoku blind and answers its question; every Sudoku family is judged here.

The proof is an exhaustive exact-cover search with side constraints
(`puzzlegen.validators.sudoku.kits`), which stops at the second solution.
"""

from typing import Final

import numpy as np

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.sudoku.kits.puzzle import (
    TIER,
    CellChoice,
    Continuation,
    Digit,
    GridChoice,
    Query,
    Solve,
    Solved,
    Sudoku,
    WrongEntry,
)
from puzzlegen.kernels.validators.cover import Side
from puzzlegen.kernels.validators.search import UNDECIDED, count_solutions, find_spare
from puzzlegen.validators.kits.answers import Findings
from puzzlegen.validators.sudoku.kits.canonical import TooSymmetric
from puzzlegen.validators.sudoku.kits.explaining import false_facts
from puzzlegen.validators.sudoku.kits.layout import Board, Ints, board_of, side_of, with_remainders
from puzzlegen.validators.sudoku.kits.rating import depth_of, difficulty_of
from puzzlegen.validators.sudoku.kits.reading import broken_rule
from puzzlegen.validators.sudoku.kits.statement import (
    SYMBOLS,
    Puzzle,
    cell_name,
    check_query,
    read_entries,
    read_full_grid,
    read_puzzle,
    spell_grid,
)
from puzzlegen.validators.sudoku.kits.structure import structure_of
from puzzlegen.validators.sudoku.kits.symmetry import canonical_form

METHOD: Final = "exact cover with side constraints"
BUDGET: Final = 30_000_000  # steps of one proof: some 370,000 nodes of a 9x9 grid without marks

# what stays in force without its marks, so that dropping one would change the rule instead of saying less
_BOUND: Final = {"all_dots": ("white_dot", "black_dot"), "all_bars": ("bar",)}


def certify(sudoku: Sudoku, query: Query) -> Certificate:
    """Prove, without knowing the key, how many answers the question has.

    Only a puzzle with exactly one solution can have the verdict UNIQUE; where the question itself has another number
    of answers than one, the verdict is AMBIGUOUS or UNSOLVABLE even so.

    Raises:
        MalformedStatement: parts of the statement or the query do not fit together.
    """
    puzzle = read_puzzle(sudoku)
    check_query(query, puzzle)
    board = board_of(puzzle.size, puzzle.regions, puzzle.rules)
    side = side_of(puzzle, board)
    givens = np.array(puzzle.givens, np.int64)
    found = np.zeros((2, puzzle.size**2), np.int64)
    spent = np.zeros(2, np.int64)
    searched = side if (full := with_remainders(puzzle)) is puzzle else side_of(full, board)
    count = count_solutions(board.cover, searched, givens, BUDGET, found, spent)
    if spent[1] >= BUDGET:
        count = UNDECIDED  # the search itself looks at its budget only where it branches
    solutions = [tuple(row) for row in found[: max(count, 0)].tolist()]
    findings = _answer(query, puzzle, solutions)
    verdict = _verdict(count, findings)
    effort = {"nodes": int(spent[0])}
    if verdict is not Verdict.UNIQUE:
        return Certificate(verdict, findings.answers, METHOD, effort, 0.0, TIER, "", refuted=findings.refuted)
    difficulty, unit, steps = difficulty_of(query, puzzle, board, side, solutions[0])
    faults = _spare_clue(puzzle, board, side, givens, found[0]) if puzzle.minimal else []
    try:
        canonical = canonical_form(puzzle, solutions[0])
    except TooSymmetric as error:
        canonical = ""
        faults.append(str(error))
    return Certificate(
        verdict=verdict,
        answers=findings.answers,
        method=METHOD,
        effort=effort | steps,
        difficulty=difficulty,
        unit=unit,
        canonical=canonical,
        structure=structure_of(puzzle),
        refuted=findings.refuted,
        faults=tuple(faults),
        depth=depth_of(query, puzzle, solutions[0], effort["nodes"]),
    )


def certify_why(sudoku: Sudoku, query: Query, answer: str, why: Solved) -> Faults:  # noqa: ARG001
    """What is false in the facts of an explanation: its solution, its steps, and what the givens leave to a cell.

    Raises:
        MalformedStatement: the data break the format.
    """
    return false_facts(read_puzzle(sudoku), query, why)


def _verdict(count: int, findings: Findings) -> Verdict:
    if count == UNDECIDED:
        return Verdict.UNDECIDED
    if count == 2 or len(findings.answers) > 1:
        return Verdict.AMBIGUOUS
    return Verdict.UNIQUE if count == 1 and findings.answers else Verdict.UNSOLVABLE


def _answer(query: Query, puzzle: Puzzle, solutions: list[tuple[int, ...]]) -> Findings:
    """All answers that some solution supports, in a fixed order, stopping at two."""
    answers: list[str] = []
    refuted: dict[str, str] = {}
    match query:
        case Solve():
            answers = [spell_grid(solution) for solution in solutions]
        case CellChoice(cell=cell, options=symbols):
            held = [SYMBOLS[solution[cell] - 1] for solution in solutions]
            for letter, symbol in zip(LETTERS, symbols, strict=False):
                if symbol in held:
                    answers.append(letter)
                elif held:
                    refuted[letter] = f"the solution puts {held[0]} in {cell_name(cell, puzzle.size)}"
        case Digit(cell=cell):
            answers = [SYMBOLS[solution[cell] - 1] for solution in solutions]
        case Continuation(options=grids):
            held_by = [read_entries(text, puzzle, "a grid on offer") for text in grids]
            for letter, entries in zip(LETTERS, held_by, strict=False):
                wrong = [_wrong_cells(entries, solution) for solution in solutions]
                if not all(wrong):
                    answers.append(letter)
                elif solutions:
                    cell = wrong[0][0]
                    held_there = SYMBOLS[solutions[0][cell] - 1]
                    refuted[letter] = f"the solution puts {held_there} in {cell_name(cell, puzzle.size)}"
        case GridChoice(options=grids):
            for letter, text in zip(LETTERS, grids, strict=False):
                reason = broken_rule(puzzle, read_full_grid(text, puzzle.size, "a grid on offer"))
                if reason is None:
                    answers.append(letter)
                else:
                    refuted[letter] = reason
        case WrongEntry(entries=text):
            entries = read_entries(text, puzzle, "entries")
            for solution in solutions:
                answers += [cell_name(cell, puzzle.size) for cell in _wrong_cells(entries, solution)[:2]]
    return Findings(tuple(dict.fromkeys(answers))[:2], refuted)


def _wrong_cells(entries: dict[int, int], solution: tuple[int, ...]) -> list[int]:
    return [cell for cell, value in entries.items() if value != solution[cell]]


def _spare_clue(puzzle: Puzzle, board: Board, side: Side, givens: Ints, solution: Ints) -> list[str]:
    """What is wrong with the claim that the puzzle is minimal."""
    bound = [kind for rule in puzzle.rules for kind in _BOUND.get(rule, ())]
    marks = [number for number, mark in enumerate(puzzle.marks) if mark.kind not in bound]
    tried = np.array(marks, np.int64)
    spare = find_spare(board.cover, side, givens, solution, tried, BUDGET, np.zeros(2, np.int64))
    size = puzzle.size
    if spare >= size**2:
        mark = puzzle.marks[spare - size**2]
        return [f"the puzzle is not minimal: the {mark.kind} at {cell_name(mark.cells[0], size)} can be spared"]
    if spare >= 0:
        return [f"the puzzle is not minimal: the given in {cell_name(spare, size)} can be spared"]
    return [] if spare == -1 else ["the puzzle could not be proven minimal within the budget"]
