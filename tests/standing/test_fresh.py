"""``puzzlegen fresh``: items from a seed that nobody chose, with a commitment that a replay confirms."""

import json
from pathlib import Path

import pytest

from puzzlegen.snapshots import manifest, writer
from puzzlegen.specs import language as spec
from puzzlegen.standing import fresh
from tests.support.small_series import run

SPEC = "template/blank"


def test_a_fresh_arm_and_its_commitment(tmp_path: Path) -> None:
    result = run("fresh", SPEC, "--n", 6, "--out", tmp_path / "one")
    assert result.exit_code == 0, result.output
    made = manifest.read(tmp_path / "one")
    told = json.loads((tmp_path / "one.commitment.json").read_text())
    assert told == {"target": SPEC, "n": 6, "root": made.root}
    assert made.root in result.stdout
    assert made.content.request.seed not in (tmp_path / "one.commitment.json").read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one", "one.commitment.json"]  # the seed's file is gone
    assert run("replay", tmp_path / "one").exit_code == 0
    assert run("fresh", SPEC, "--n", 6, "--out", tmp_path / "two").exit_code == 0
    assert manifest.read(tmp_path / "two").content.request.seed != made.content.request.seed
    again = run("fresh", SPEC, "--n", 6, "--out", tmp_path / "one")
    assert again.exit_code == 2
    assert "a fresh arm is made once" in again.output


def test_an_interrupted_run_goes_on_with_its_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = writer.write_snapshot
    seeds = []

    def killed(request, *_, **__):
        seeds.append(request.seed)
        raise KeyboardInterrupt

    monkeypatch.setattr(fresh.writer, "write_snapshot", killed)
    with pytest.raises(KeyboardInterrupt):
        fresh.make(spec.read(SPEC), SPEC, 4, tmp_path / "one")
    (kept,) = tmp_path.iterdir()
    assert (kept.name, kept.stat().st_mode & 0o777) == (".one.seed", 0o600)
    monkeypatch.setattr(fresh.writer, "write_snapshot", write)
    made, _ = fresh.make(spec.read(SPEC), SPEC, 4, tmp_path / "one")
    assert made.content.request.seed == seeds[0]
    assert len(seeds[0]) == 64
