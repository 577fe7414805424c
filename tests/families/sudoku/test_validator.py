"""The Sudoku validator: it finds the one answer, and it rejects what has none, several, or another one than claimed."""

import json
import os
import subprocess
import sys
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from puzzlegen.core.certificate import Deep, Depth, Verdict
from puzzlegen.core.stream import Stream
from puzzlegen.kernels.validators.search import UNDECIDED, count_solutions
from puzzlegen.validators.sudoku import sudoku as certify_module
from puzzlegen.validators.sudoku.kits.reading import broken_rule, fewest_marks, marks_to_read
from tests.oracles.sudoku_oracle import grids_of
from tests.support.sudoku_cases import (
    BY_NAME,
    CORPUS,
    GOOD,
    GRID,
    SEVENTEEN,
    SYMBOLS,
    WIKIPEDIA,
    books,
    certify,
    parsed,
    puzzle,
)


def count(statement, budget=10**8):
    """The prover's number of solutions, and the solutions."""
    board, side, givens = books(statement)
    found, spent = np.zeros((2, givens.size), np.int64), np.zeros(2, np.int64)
    number = count_solutions(board, side, givens, budget, found, spent)
    return number, ["".join(SYMBOLS[value - 1] for value in row) for row in found[: max(number, 0)].tolist()]


def test_corpus_is_complete():
    families = {case["family"] for case in CORPUS}
    kinds = {mark["kind"] for case in CORPUS for mark in case["statement"]["marks"]}
    rules = {rule for case in CORPUS for rule in case["statement"]["rules"]}
    assert len(families) == 18
    assert len(kinds) == 11
    assert rules == {"diagonals", "windows", "anti_knight", "all_dots", "all_bars"}


def random_mark(rng, kind, size, solution):
    """A mark of a kind in a random place, true of the solution."""
    cell = rng.below(size * size)
    row, column = divmod(cell, size)
    values = [SYMBOLS.index(symbol) + 1 for symbol in solution]
    if kind in ("even", "odd"):
        return {"kind": "odd" if values[cell] % 2 else "even", "cells": [cell]}
    if kind == "sandwich":
        line = [row * size + k for k in range(size)] if rng.below(2) else [k * size + column for k in range(size)]
        first, last = sorted(k for k in range(size) if values[line[k]] in (1, size))
        return {"kind": kind, "cells": line, "value": sum(values[c] for c in line[first + 1 : last])}
    if kind == "little_killer":
        length = 2 + rng.below(size - 1)
        line = [k * size + length - 1 - k for k in range(length)]
        if rng.below(2):
            line = [(size - 1 - c // size) * size + c % size for c in line]
        return {"kind": kind, "cells": line, "value": sum(values[c] for c in line)}
    lengths = {"cage": 2 + rng.below(3), "thermometer": 2 + rng.below(3), "arrow": 3 + rng.below(2)}
    line = [cell]
    while len(line) < lengths.get(kind, 2):
        row, column = divmod(line[-1], size)
        steps = [(0, 1), (1, 0), (0, -1), (-1, 0)] + [(1, 1), (-1, 1)] * (kind in ("thermometer", "arrow"))
        near = [(row + a) * size + column + b for a, b in steps if 0 <= row + a < size and 0 <= column + b < size]
        near = [other for other in near if other not in line]
        if not near:
            return None
        line.append(rng.choice(near))
    held = [values[c] for c in line]
    if kind in ("greater", "thermometer") and held[0] != max(held) * (kind == "greater") + min(held) * (
        kind != "greater"
    ):
        line, held = line[::-1], held[::-1]
    apart, double = abs(held[0] - held[1]), held[0] == 2 * held[1] or held[1] == 2 * held[0]
    true = {
        "cage": len(set(held)) == len(held),
        "thermometer": held == sorted(set(held)),
        "arrow": held[0] == sum(held[1:]),
        "white_dot": apart == 1,
        "bar": apart == 1,
        "black_dot": double,
    }.get(kind, True)
    return ({"kind": kind, "cells": line} | ({"value": sum(held)} if kind == "cage" else {})) if true else None


KINDS = (
    "cage",
    "thermometer",
    "arrow",
    "white_dot",
    "black_dot",
    "bar",
    "greater",
    "even",
    "sandwich",
    "little_killer",
)
RULES = ((), ("diagonals",), ("windows",), ("anti_knight",), ("all_dots",), ("all_bars",))


def random_puzzle(rng, size, kind, rules):
    """A puzzle near one or more solutions; sometimes one clue is spoilt. None where no such puzzle was found."""
    base = puzzle(size, rules=[rule for rule in rules if not rule.startswith("all")])
    row = "".join(SYMBOLS[k] for k in rng.permutation(size))
    solutions = grids_of({**base, "givens": row + "." * (size * size - size)}, 1)
    if not solutions:
        return None
    solution = solutions[0]
    marks, places = [], set()
    for _ in range(12 * size if kind else 0):
        mark = random_mark(rng, kind, size, solution)
        if mark and len(marks) < 2 * size and not (set(mark["cells"]) & places and kind != "little_killer"):
            places |= set(mark["cells"])
            marks.append(mark)
    marks = list({str(mark): mark for mark in marks}.values())
    for rule, kinds in (("all_dots", ("white_dot", "black_dot")), ("all_bars", ("bar",))):
        if rule in rules:
            for cell in range(size * size):
                for other in (cell + 1, cell + size):
                    if other < size * size and (other == cell + size or other % size):
                        a, b = SYMBOLS.index(solution[cell]) + 1, SYMBOLS.index(solution[other]) + 1
                        if abs(a - b) == 1:
                            marks.append({"kind": kinds[0], "cells": [cell, other]})
                        elif rule == "all_dots" and (a == 2 * b or b == 2 * a):
                            marks.append({"kind": kinds[1], "cells": [other, cell]})
    share = rng.choice((2, 3)) if size == 9 else rng.choice((3, 4, 6, 10))
    givens = [symbol if rng.below(share) == 0 else "." for symbol in solution]
    if rng.below(4) == 0:
        givens[rng.below(size * size)] = SYMBOLS[rng.below(size)]
    return puzzle(size, "".join(givens), rules, marks)


ORACLE = [(size, kind, ()) for size in (4, 6, 9) for kind in KINDS]
ORACLE += [(size, None, rules) for size in (4, 6, 9) for rules in RULES if "windows" not in rules or size == 9]


@pytest.mark.parametrize(("size", "kind", "rules"), ORACLE, ids=str)
def test_prover_agrees_with_cp_sat(size, kind, rules):
    rng = Stream("oracle", size, str(kind), *rules)
    seen = 0
    for _ in range(10 if size < 9 else 4):
        statement = random_puzzle(rng, size, kind, rules)
        if statement is None:
            continue
        seen += 1
        expected = grids_of(statement)
        number, found = count(statement)
        assert number == len(expected), statement
        if number == 1:
            assert found == expected
        read = parsed(statement)
        for grid in found + expected:
            assert broken_rule(read, tuple(SYMBOLS.index(symbol) + 1 for symbol in grid)) is None
    assert seen or size == 4


@pytest.mark.parametrize("size", [2, 3, 5, 7, 10, 11, 12])
def test_other_sizes(size):
    """Latin squares, as Sudokus whose regions are the rows; above 10 a house's counts take two words."""
    rng = Stream("other sizes", size)
    for share in (2, 3, 8):
        grid = [SYMBOLS[(row + column) % size] for row in range(size) for column in range(size)]
        givens = "".join(symbol if rng.below(share) else "." for symbol in grid)
        regions = [cell // size for cell in range(size * size)]
        statement = puzzle(size, givens, regions=regions)
        assert count(statement)[0] == len(grids_of(statement))


def all_grids_4x4():
    """The 288 grids of size 4, by trying every row (Felgenhauer and Jarvis count them)."""
    rows = list(permutations(range(1, 5)))
    plain = parsed(puzzle(4))
    for a in rows:
        for b in rows:
            if {*a[:2], *b[:2]} == {1, 2, 3, 4} and {*a[2:], *b[2:]} == {1, 2, 3, 4}:
                for c in rows:
                    for d in rows:
                        if all(len({a[k], b[k], c[k], d[k]}) == 4 for k in range(4)):
                            grid = a + b + c + d
                            if broken_rule(plain, grid) is None:
                                yield grid


def test_prover_agrees_with_brute_force():
    grids = list(all_grids_4x4())
    assert len(grids) == 288
    rng = Stream("brute force")
    outcomes = set()
    for turn in range(150):
        rules = [rule for rule in ("diagonals", "anti_knight", "all_dots", "all_bars") if rng.below(4) == 0]
        solution = "".join(SYMBOLS[value - 1] for value in rng.choice(grids))
        marks = [random_mark(rng, kind, 4, solution) for kind in rng.sample(KINDS, 4)] if turn % 3 else []
        on_edge = [mark for mark in marks if mark and len(mark["cells"]) == 2 and "value" not in mark]
        marks = [mark for mark in marks if mark and (mark not in on_edge or mark is on_edge[0])]
        givens = "".join(symbol if rng.below(5) == 0 else "." for symbol in solution)
        statement = puzzle(4, givens, rules, marks)
        read = parsed(statement)
        right = [grid for grid in grids if broken_rule(read, grid) is None]
        assert count(statement)[0] == min(len(right), 2), statement
        outcomes.add(min(len(right), 2))
    assert outcomes == {0, 1, 2}


def test_minimality():
    minimal = certify(puzzle(9, SEVENTEEN, minimal=True), GRID)
    assert minimal.verdict is Verdict.UNIQUE
    assert minimal.faults == ()
    spare = certify(puzzle(9, WIKIPEDIA, minimal=True), GRID)
    assert spare.verdict is Verdict.UNIQUE
    assert spare.faults == ("the puzzle is not minimal: the given in r1c1 can be spared",)
    assert certify(puzzle(9, WIKIPEDIA), GRID).faults == ()


QUICK = [case for case in GOOD if case["family"] not in ("classic_16x16", "little_killer", "arrow", "anti_knight")]


@pytest.mark.parametrize("case", QUICK, ids=lambda case: case["family"])
def test_minimality_means_what_it_says(case):
    """The claim holds exactly if CP-SAT finds a second solution without any one given and any one free mark."""
    statement = {**case["statement"], "minimal": True}
    bound = [kind for rule, kinds in (("all_dots", ("white_dot", "black_dot")), ("all_bars", ("bar",)))
             if rule in statement["rules"] for kind in kinds]  # fmt: skip
    givens, marks = statement["givens"], statement["marks"]
    fewer = [
        {**statement, "givens": givens[:k] + "." + givens[k + 1 :]} for k in range(len(givens)) if givens[k] != "."
    ]
    fewer += [
        {**statement, "marks": marks[:k] + marks[k + 1 :]} for k in range(len(marks)) if marks[k]["kind"] not in bound
    ]
    spare = next((k for k, less in enumerate(fewer) if len(grids_of(less)) == 1), None)
    faults = certify(statement, GRID).faults
    assert len(faults) == (spare is not None)


def test_a_given_mark_that_can_be_spared_is_named():
    """A mark that says nothing new makes the claim of minimality false."""
    case = BY_NAME["classic good"]
    solution = certify(case["statement"], GRID).answers[0]
    cell = case["statement"]["givens"].index(".")
    kind = "odd" if SYMBOLS.index(solution[cell]) % 2 == 0 else "even"
    marked = {**case["statement"], "marks": [{"kind": kind, "cells": [cell]}], "minimal": True}
    assert "can be spared" in certify(marked, GRID).faults[0]


def test_exhausted_budget_is_undecided(monkeypatch):
    monkeypatch.setattr(certify_module, "BUDGET", 100)
    certificate = certify(puzzle(9), GRID)
    assert certificate.verdict is Verdict.UNDECIDED
    assert certificate.canonical == ""
    assert count(puzzle(9), budget=100)[0] == UNDECIDED


def test_undecided_minimality_is_a_fault(monkeypatch):
    statement = puzzle(9, SEVENTEEN, minimal=True)
    assert certify(statement, GRID).effort["nodes"] == 0
    monkeypatch.setattr(certify_module, "BUDGET", 100)
    assert certify(statement, GRID).faults == ("the puzzle could not be proven minimal within the budget",)


def wikipedia_solution():
    return certify(puzzle(9, WIKIPEDIA), GRID).answers[0]


def test_grid_choice_names_the_broken_rule():
    solution = wikipedia_solution()
    swapped = solution[0:2] + solution[3] + solution[2] + solution[4:]
    given = "1" + solution[1:]
    lines = [solution[k : k + 9] for k in range(0, 81, 9)]
    other = "".join(lines[::-1])
    certificate = certify(puzzle(9, WIKIPEDIA), {"task": "grid_choice", "options": [swapped, given, solution, other]})
    assert certificate.verdict is Verdict.UNIQUE
    assert certificate.answers == ("C",)
    assert certificate.refuted["A"] == "6 stands twice in column 3"
    assert certificate.refuted["B"] == "r1c1 is given as 5"
    none = certify(puzzle(9, WIKIPEDIA), {"task": "grid_choice", "options": [swapped, given, other, given[::-1]]})
    assert none.verdict is Verdict.UNSOLVABLE
    assert set(none.refuted) == set("ABCD")


def test_the_depth_is_what_a_search_tries():
    """None where singles suffice; the puzzle of Wikipedia needs no trial, Gordon Royle's of 17 givens does."""
    assert certify(puzzle(9, WIKIPEDIA), GRID).depth == Depth(Deep.SEARCH, 0)
    hard = certify(puzzle(9, SEVENTEEN), GRID)
    assert hard.depth == Depth.search(1 + hard.effort["nodes"])


def test_cell_choice_without_the_right_symbol():
    query = {"task": "cell_choice", "cell": 2, "options": ["1", "2", "3", "4"]}
    assert certify(puzzle(9, WIKIPEDIA), query).answers == ("D",)
    missing = certify(puzzle(9, WIKIPEDIA), {**query, "options": ["1", "2", "3", "5"]})
    assert missing.verdict is Verdict.UNSOLVABLE
    assert missing.refuted["A"] == "the solution puts 4 in r1c3"


def test_wrong_entries_must_be_one():
    solution = wikipedia_solution()
    statement = puzzle(9, WIKIPEDIA)
    one = certify(statement, {"task": "wrong_entry", "entries": solution[:2] + "9" + solution[3:]})
    assert (one.verdict, one.answers) == (Verdict.UNIQUE, ("r1c3",))
    none = certify(statement, {"task": "wrong_entry", "entries": solution})
    assert (none.verdict, none.answers) == (Verdict.UNSOLVABLE, ())
    two = certify(statement, {"task": "wrong_entry", "entries": solution[:2] + "99" + solution[4:]})
    assert (two.verdict, two.answers) == (Verdict.AMBIGUOUS, ("r1c3", "r1c4"))


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case["family"])
def test_without_a_budget_nothing_is_proven(case, monkeypatch):
    monkeypatch.setattr(certify_module, "BUDGET", 0)
    certificate = certify(case["statement"], case["query"])
    assert certificate.verdict is Verdict.UNDECIDED


def entered(statement, **entries):
    """The givens with some further entries: ``r1c3="4"``."""
    grid = list(statement["givens"])
    for cell, symbol in entries.items():
        grid[9 * (int(cell[1]) - 1) + int(cell[3]) - 1] = symbol
    return "".join(grid)


def test_wrong_entries_of_a_begun_grid():
    statement = puzzle(9, WIKIPEDIA)  # its first row is 534678912

    def found(**entries):
        return certify(statement, {"task": "wrong_entry", "entries": entered(statement, **entries)})

    assert found(r1c3="4", r1c4="6", r1c6="2").answers == ("r1c6",)
    assert found(r1c3="4", r1c4="6").verdict is Verdict.UNSOLVABLE
    assert found(r1c3="1", r1c4="2").verdict is Verdict.AMBIGUOUS


def test_continuations_without_a_wrong_entry():
    statement = puzzle(9, WIKIPEDIA)

    def found(*grids):
        return certify(statement, {"task": "continuation", "options": list(grids)})

    right = entered(statement, r1c3="4", r1c4="6")
    wrong = [entered(statement, r1c3=symbol, r1c4="6") for symbol in "129"]
    good = found(wrong[0], right, *wrong[1:])
    assert (good.verdict, good.answers) == (Verdict.UNIQUE, ("B",))
    assert good.refuted == dict.fromkeys("ACD", "the solution puts 4 in r1c3")
    assert found(*wrong, entered(statement, r1c3="4", r1c4="2")).verdict is Verdict.UNSOLVABLE
    assert found(right, entered(statement, r1c3="4"), *wrong[:2]).verdict is Verdict.AMBIGUOUS


def test_the_wrong_entry_is_as_hard_as_the_easier_of_two_ways_to_it():
    """By itself, or because all other entries turn out right."""
    case = BY_NAME["classic good too"]
    statement = case["statement"]
    (solution,) = certify(statement, GRID).answers
    empty = [cell for cell, symbol in enumerate(statement["givens"]) if symbol == "."]
    tiers = {cell: int(certify(statement, {"task": "digit", "cell": cell}).difficulty) for cell in empty}
    easy, hard = min(empty, key=tiers.get), max(empty, key=tiers.get)
    for wrong, right in ((easy, hard), (hard, easy)):
        grid = list(statement["givens"])
        grid[right] = solution[right]
        grid[wrong] = "1" if solution[wrong] != "1" else "2"
        certificate = certify(statement, {"task": "wrong_entry", "entries": "".join(grid)})
        assert int(certificate.difficulty) == min(tiers[easy], tiers[hard])


def test_marks_to_be_read_by_counting_orders():
    """On average over all orders of the marks, one is broken after so many."""
    solution = "1234341221434321"
    marks = [
        {"kind": "greater", "cells": [1, 0]},
        {"kind": "greater", "cells": [4, 5]},
        {"kind": "greater", "cells": [12, 13]},
        {"kind": "odd", "cells": [1]},
    ]
    read = parsed(puzzle(4, marks=marks))
    other = tuple(int(symbol) for symbol in solution.translate(str.maketrans("12", "21")))
    holds = [other[1] > other[0], other[4] > other[5], other[12] > other[13], other[1] % 2 == 1]
    orders = list(permutations(holds))
    expected = sum(order.index(False) + 1 for order in orders) / len(orders)
    assert holds.count(False) == 2
    assert marks_to_read(read, other) == pytest.approx(expected)
    assert marks_to_read(read, (1,) * 16) == 0


def test_the_depth_of_a_choice_among_full_grids_is_the_fewest_marks_that_refute_the_wrong_ones():
    """One mark for grids that all break it, and two where no mark is broken by all."""
    solution = "1234341221434321"
    marks = [{"kind": "odd", "cells": [0]}, {"kind": "even", "cells": [1]}, {"kind": "greater", "cells": [3, 2]}]
    read = parsed(puzzle(4, marks=marks))
    first, last, both = (
        tuple(int(symbol) for symbol in solution.translate(str.maketrans("1234", to)))
        for to in ("2134", "1243", "2143")
    )
    assert [broken_rule(read, grid) is None for grid in (first, last, both)] == [False] * 3
    for grids, depth in (((first, both), 1), ((last, both), 1), ((first, last), 2), ((first, last, both), 2)):
        assert fewest_marks(read, grids) == depth
    assert fewest_marks(read, [(1,) * 16]) == 0  # no mark need be read


def test_an_answer_that_all_solutions_share_is_not_enough():
    """The asked cell is forced, but the puzzle is not: the picture must have one solution."""
    solution = wikipedia_solution()
    givens = solution[:2] + "." + solution[3:]
    cells = [k for k in range(81) if solution[k] in "12"]
    open_twos = "".join("." if k in cells or k == 2 else symbol for k, symbol in enumerate(givens))
    certificate = certify(puzzle(9, open_twos), {"task": "digit", "cell": 2})
    assert certificate.verdict is Verdict.AMBIGUOUS
    assert certificate.answers == (solution[2],)


SCRIPT = """
import json, sys
from tests.support.sudoku_cases import BY_NAME, certify
for name in json.loads(sys.argv[1]):
    case = BY_NAME[name]
    print(certify({**case["statement"], "minimal": True}, case["query"]))
"""


def test_another_process_proves_the_same():
    names = ["classic_4x4 good", "classic_6x6 good", "classic ambiguous", "killer unsolvable", "sandwich ambiguous"]
    names += ["thermometer unsolvable", "kropki unsolvable", "classic_16x16 unsolvable"]
    root = Path(__file__).parents[3]
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT, json.dumps(names)],
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    here = [str(certify({**BY_NAME[name]["statement"], "minimal": True}, BY_NAME[name]["query"])) for name in names]
    assert run.stdout.splitlines() == here
