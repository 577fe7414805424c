"""The catalog as a whole, and the golden digests of one family; `puzzlegen.conformance` sweeps the families."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.conformance import golden, test_evidence
from puzzlegen.conformance.dossier import FamilyEvidence
from puzzlegen.core.certificate import Certificate, Verdict
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


def test_faults_that_a_corpus_does_not_name_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    (row,) = catalog.find("template/blank")
    judge = catalog.load_validator(row.name).certify

    def certify(*puzzle: Any) -> Certificate:
        return msgspec.structs.replace(judge(*puzzle), faults=("dull",))

    monkeypatch.setattr(catalog, "load_validator", lambda _: SimpleNamespace(certify=certify))
    with pytest.raises(AssertionError, match="its faults are \\['dull'\\]"):
        test_evidence.test_the_corpus_is_judged_as_it_says(row)


@pytest.mark.parametrize("second", [Findings(()), Findings(("A",)), Findings(("B",))])
def test_two_solutions_are_ambiguous_whatever_they_say(second: Findings) -> None:
    measured: Any = {"method": "search", "effort": {"nodes": 1}, "difficulty": 1, "unit": "nodes", "canonical": "x"}
    first = Findings(("A",))
    assert proven([first], 1, **measured).verdict is Verdict.UNIQUE
    assert proven([first, second], 1, **measured).verdict is Verdict.AMBIGUOUS
    assert proven([first, first, second], 1, **measured).answers == (("A", "B") if "B" in second.answers else ("A",))
    assert proven([first, second], 0, **measured).verdict is Verdict.UNDECIDED
