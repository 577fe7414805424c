"""A folder of candidates."""

from pathlib import Path

import pytest

from puzzlegen.conformance import candidates as cases
from tests.support.candidate_folders import state


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A candidate, the key of which is C, that two people approved in each language."""
    cases.choice(tmp_path / "mine", "boxes", 7, 2)
    cases.approve(tmp_path / "mine", cases.answered(tmp_path / "mine", "boxes", dict.fromkeys(range(4), "C")))
    assert state(tmp_path / "mine") == "approved"
    return tmp_path / "mine"
