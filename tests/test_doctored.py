"""An audit names every doctoring of the newest release, though all digests agree."""

import shutil
from datetime import date
from pathlib import Path

import pytest

from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.releases.audit import audit
from puzzlegen.releases.refresh import refresh
from puzzlegen.releases.secret import Secret
from puzzlegen.releases.series import Series
from puzzlegen.specs.language import Portion, Spec, Terms
from tests.doctored import DOCTORINGS, doctor, seal

SECRET = Secret("6f1d0c3a9be74852d5a0c18e7f2b4963")


def cheap() -> Spec:
    """Items of three forms, quickly made."""
    portions = [Portion("template/blank", level, 1) for level in USUAL_LEVELS]
    portions += [Portion("matrices/symmetry", Level.EASY, 3), Portion("sudoku/classic_4x4", Level.EASY, 2)]
    terms = Terms(title="Doctored", items=14, splits={"test": 2, "validation": 1}, refresh=0.4, hidden=0.25)
    return Spec("cheap", tuple(portions), ("en",), terms)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A series of three months, which no test may change."""
    folder = tmp_path_factory.mktemp("three")
    for month in (1, 2, 3):
        refresh(Series(folder / "series"), cheap(), date(2027, month, 1), SECRET)
    return folder


@pytest.fixture
def copied(three: Path, tmp_path: Path) -> Series:
    shutil.copytree(three / "series", tmp_path / "series")
    return Series(tmp_path / "series")


def test_without_doctoring_there_is_nothing_to_find(copied: Series) -> None:
    seal(copied, copied.read(copied.newest()))
    remarks: list[str] = []
    assert audit(copied, prove=True, remake=True, remark=remarks.append) == []
    assert remarks == []


@pytest.mark.parametrize("name", DOCTORINGS)
def test_every_doctoring_is_named(copied: Series, name: str) -> None:
    doctoring = DOCTORINGS[name]
    doctor(copied, doctoring)
    if doctoring.flags:
        assert audit(copied) == [], "it takes no flag to find this"
    unreadable = doctoring.complaint.startswith("Expected")  # one release alone cannot be audited then
    only = None if doctoring.flags or unreadable else copied.newest()
    found = [str(problem) for problem in audit(copied, only=only, **doctoring.flags)]
    parts = doctoring.complaint.split("{id}")
    assert any(all(part in one for part in parts) for one in found), found
    assert all(str(copied.newest()) in one for one in found)
