"""The catalog as a whole, and the golden digests of one family; `puzzlegen.conformance` sweeps the families."""

import json
from pathlib import Path
from typing import Any

import pytest

from puzzlegen import catalog
from puzzlegen.conformance import golden
from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.core.certificate import Verdict
from puzzlegen.validators.kits.answers import Findings, proven


def test_the_catalog_is_in_alphabetical_order() -> None:
    names = [row.name for row in catalog.ROWS]
    assert names == sorted(names)
    assert len(set(names)) == len(names)


def test_golden_digests_of_one_family_are_written_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    digests = FamilyEvidence(catalog.find("template/blank")[0]).golden
    path = tmp_path / "golden.json"
    path.write_text(json.dumps({"sudoku/killer@easy": "as it was"} | dict.fromkeys(digests, "stale")))
    monkeypatch.setattr(FamilyEvidence, "golden_file", path)
    golden.main(["template/blank"])
    assert json.loads(path.read_text()) == {"sudoku/killer@easy": "as it was"} | digests


@pytest.mark.parametrize("second", [Findings(()), Findings(("A",)), Findings(("B",))])
def test_two_solutions_are_ambiguous_whatever_they_say(second: Findings) -> None:
    measured: Any = {"method": "search", "effort": {"nodes": 1}, "difficulty": 1, "unit": "nodes", "canonical": "x"}
    first = Findings(("A",))
    assert proven([first], 1, **measured).verdict is Verdict.UNIQUE
    assert proven([first, second], 1, **measured).verdict is Verdict.AMBIGUOUS
    assert proven([first, first, second], 1, **measured).answers == (("A", "B") if "B" in second.answers else ("A",))
    assert proven([first, second], 0, **measured).verdict is Verdict.UNDECIDED
