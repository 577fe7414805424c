"""A budget that runs out decides nothing: with any budget, a validator says what is true, or that it does not know."""

import sys
from inspect import getsource

import pytest

from puzzlegen import catalog
from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict

BUDGETS = (0, 1, 2, 3, 5, 8, 13, 30, 80, 200, 500, 2000, 20_000, 400_000)


def module_of(row: catalog.Row) -> object:
    return sys.modules[catalog.load_validator(row.name).certify.__module__]


ROWS = [row for row in catalog.ROWS if not row.needs]


def searching(row: catalog.Row) -> bool:
    """True if a family has a budget; the families of Sudoku have one validator."""
    return hasattr(module_of(row), "BUDGET") and (row.category != "sudoku" or row.name == "sudoku/killer")


def test_whoever_can_be_undecided_has_a_budget() -> None:
    sources = [(row, getsource(module_of(row))) for row in ROWS]  # type: ignore[arg-type]
    undecided = [row for row, source in sources if "Verdict.UNDECIDED" in source or "proven(" in source]
    assert {row.name for row in ROWS if searching(row)} <= {row.name for row in undecided}
    # What a chess engine thinks may be too close to call.
    assert [row.name for row in undecided if not hasattr(module_of(row), "BUDGET")] == ["boards/chess_evaluation"]


@pytest.mark.parametrize("category", sorted({row.category for row in ROWS}))
def test_no_budget_makes_a_validator_say_what_is_wrong(category: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for row in ROWS:
        if row.category == category and searching(row):
            check(row, monkeypatch)


def check(row: catalog.Row, monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge all cases of a family with all budgets."""
    module, form = module_of(row), catalog.load_format(row.name)

    def certify(case):
        puzzle = form.puzzle(case["statement"], case["query"])
        return catalog.load_validator(row.name).certify(puzzle.statement, puzzle.query)

    seen = set()
    for case in FamilyEvidence(row).corpus:
        try:
            true = certify(case)
        except MalformedStatement:
            continue
        for budget in BUDGETS:
            with monkeypatch.context() as patch:
                patch.setattr(module, "BUDGET", budget)
                found = certify(case)
            seen.add(found.verdict)
            assert agrees(found, true), (
                f"{row.name}: {case['name']} with a budget of {budget}: {found.verdict}, not {true.verdict}"
            )
    assert Verdict.UNDECIDED in seen, row.name


def agrees(found: Certificate, true: Certificate) -> bool:
    """True if a certificate claims nothing that another one, made with enough work, denies."""
    if found.verdict is Verdict.UNDECIDED:
        return len(found.answers) < 2
    return (found.verdict, found.answers) == (true.verdict, true.answers)
