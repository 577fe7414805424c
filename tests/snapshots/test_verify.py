"""Doctored snapshots, in which somebody made all digests, ids and names agree afterwards, fail `verify`."""

import shutil
from pathlib import Path

import pytest

from puzzlegen.drawing import legibility
from puzzlegen.drawing.style import BEST_CONTRAST
from puzzlegen.snapshots import claims, manifest, writer
from puzzlegen.snapshots.verify import verify
from puzzlegen.specs import language as spec
from tests.support.doctored_snapshots import DOCTORINGS, N
from tests.support.snapshot_doctor import Doctored

FAMILIES = ("template/blank", "counting/board_squares", "matrices/number_matrix", "matrices/raven")


SPEC = "".join(f'[[families]]\nname = "{name}"\nlevels = ["easy", "medium"]\n' for name in FAMILIES)


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A snapshot that no test may change, of questions with numbers, boxes, drawn and written options."""
    folder = tmp_path_factory.mktemp("verified")
    (folder / "mixed.toml").write_text(f'name = "mixed"\nlanguages = ["en", "zh"]\n{SPEC}')
    target = str(folder / "mixed.toml")
    writer.write_snapshot(writer.request_for(spec.read(target), target, N, 5), folder / "snapshot")
    return folder / "snapshot"


@pytest.fixture
def doctored(original: Path, tmp_path: Path) -> Doctored:
    return Doctored(Path(shutil.copytree(original, tmp_path / "snapshot")))


def test_what_is_written_again_unchanged_is_proven(doctored: Doctored) -> None:
    assert doctored.complaints() == ""
    assert {kind for _, key, _ in doctored.rows for kind in [key["kind"]]} == {"number", "letter", "box"}


@pytest.mark.parametrize("name", DOCTORINGS)
def test_a_doctored_snapshot_fails(name: str, doctored: Doctored) -> None:
    change, complaint = DOCTORINGS[name]
    change(doctored)
    assert complaint in doctored.complaints()


def test_what_has_to_be_taken_on_trust_is_named(doctored: Doctored) -> None:
    """Whoever sets knobs says what a level is."""
    doctored.share("template/blank", "medium").update(settings={"difficulty": [0.0, 1e9]}, band=[0.0, 1e9])
    assert doctored.complaints() == ""
    told = claims.unchecked(manifest.read(doctored.folder).content)
    assert "how medium items of template/blank are, with knobs set by hand" in told
    assert any("the seed" in one for one in told)


def test_what_nobody_can_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The gate that pictures pass when they are made is passed again: validators do not look at letters."""
    out = tmp_path / "snapshot"
    writer.write_snapshot(writer.request_for(spec.read("logic/schedule"), "logic/schedule", 4, 5), out)
    monkeypatch.setattr(legibility, "LEAST_CONTRAST", 1 + BEST_CONTRAST)
    complaints = {problem.complaint.split(": ")[1] for problem in verify(out)}
    assert complaints == {"a text is too pale"}
