"""References: what they list, that they are what they were, and what becomes of them when families change."""

import json
import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import format_of
from puzzlegen.core.family import Level
from puzzlegen.core.item import task_of
from puzzlegen.core.stream import Stream
from puzzlegen.releases import published
from puzzlegen.snapshots import writer
from puzzlegen.specs import language as spec
from puzzlegen.specs.language import Portion
from puzzlegen.standing import audited, reference, units
from puzzlegen.standing.reference import CorruptReference
from tests.support.small_series import four_months, run


@pytest.mark.parametrize("name", ["mmiq-1", "monthly-1", "visreason-1", "visualpuzzles-1"])
def test_those_that_come_with_the_package_are_whole(name: str) -> None:
    made = reference.read(name)
    assert made.content.name == name
    assert sum(one.weight for one in made.content.strata) == pytest.approx(1, abs=1e-6)
    assert all(sum(task.share for task in one.tasks) == pytest.approx(1, abs=1e-6) for one in made.content.strata)
    assert len({one.cell for one in made.content.strata}) == len(made.content.strata)
    shelf = Path(reference.__file__).with_name("references")
    assert made.encoded == (shelf / f"{name}.json").read_bytes()


def test_it_is_the_same_whatever_the_order_of_the_spec() -> None:
    known = spec.read("sudoku/classic_6x6 cues/gears")
    turned = msgspec.structs.replace(known, portions=known.portions[::-1])
    assert reference.new(known, "one") == reference.new(turned, "one")
    assert reference.new(known, "one").digest != reference.new(known, "two").digest


def test_a_changed_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine-1.json"
    assert run("reference", "new", "cues/gears", "--name", "mine-1", "--out", path).exit_code == 0
    assert reference.read(str(path)).content.name == "mine-1"
    path.write_bytes(path.read_bytes().replace(b'"level":"easy"', b'"level":"hard"', 1))
    with pytest.raises(CorruptReference):
        reference.read(str(path))
    result = run("reference", "show", path)
    assert (result.exit_code, len(result.output.splitlines())) == (1, 1)


def test_it_never_changes_and_has_a_sensible_name(tmp_path: Path) -> None:
    path = tmp_path / "mine-1.json"
    path.write_text("")
    assert "never changes" in run("reference", "new", "cues/gears", "--name", "a", "--out", path).output
    other = tmp_path / "other.json"
    assert "letters, digits" in run("reference", "new", "cues/gears", "--name", "a b", "--out", other).output
    assert "monthly-1" in run("reference", "show", "nothing").output


def test_families_of_another_version_are_told() -> None:
    made = reference.new(spec.read("cues/gears"), "one")
    assert reference.ended(made) == {}
    strata = tuple(msgspec.structs.replace(one, version=one.version + 1) for one in made.content.strata)
    later = msgspec.structs.replace(made, content=msgspec.structs.replace(made.content, strata=strata))
    (row,) = catalog.find("cues/gears")
    assert reference.ended(later) == {"cues/gears": row.version}


@pytest.mark.parametrize("family", ["cues/gears", "logic/circuits", "matrices/raven"])
def test_the_shares_of_tasks_are_those_that_are_drawn(family: str) -> None:
    (row,) = catalog.find(family)
    form, level = format_of(row), Level(row.levels[-1])
    shares = reference.shares(form, Portion(row.name, level, 1))
    count = 3000
    drawn = Counter(
        form.drawn(level, None, None, Stream.for_item(row.name, 1, "", 7, index, 0)).question for index in range(count)
    )
    assert drawn.keys() == shares.keys()
    for question, share in shares.items():
        assert abs(drawn[question] / count - share) < 4 * (share * (1 - share) / count) ** 0.5 + 1e-9


def test_items_are_of_the_strata_of_their_spec(tmp_path: Path) -> None:
    known = spec.read("cues/gears sudoku/classic_6x6")
    writer.write_snapshot(writer.request_for(known, "two", 12, 3, ("en",)), tmp_path / "two")
    there = published.opened(tmp_path / "two")
    strata = {one.cell: one for one in reference.new(known, "one").content.strata}
    made = units.of_published(there)
    assert [one.id for one in made] == sorted(one.item.id for one in there.entries())
    assert all(strata[one.cell].has(one) for one in made)
    assert {one.task for one in made} == {task_of(one.proof.query) for one in there.entries() if one.proof}
    assert not any(one.since or one.held_back is False for one in made)


def scored_on(folder: Path, digest: str, name: str = "monthly-1") -> Path:
    path = folder / "report.json"
    path.write_text(json.dumps({"items": 3, "standings": [{"name": "m", "reference": name, "digest": digest}]}))
    return path


def test_an_audit_finds_changed_references(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    series = four_months() / "series"
    shelf = Path(reference.__file__).with_name("references")
    known = reference.read("monthly-1")
    report = scored_on(tmp_path, known.digest)
    mine = tmp_path / "mine-1.json"
    assert run("reference", "new", "cues/gears", "--name", "mine-1", "--out", mine).exit_code == 0
    assert run("audit", series, "--also", report, "--also", mine).exit_code == 0

    def told(*files: Path) -> list[str]:
        return [str(one).removeprefix(f"{tmp_path}/") for one in audited.problems(files)]

    assert told(scored_on(tmp_path, "0" * 64)) == [
        "report.json: has scores on monthly-1, which was changed since: its digest is another one"
    ]
    assert told(scored_on(tmp_path, known.digest, "mine-1"), mine) == [
        "report.json: has scores on mine-1, which was changed since: its digest is another one"
    ]
    assert told(scored_on(tmp_path, known.digest, "lost-1")) == [
        "report.json: has scores on lost-1, which is not here: name its file, too"
    ]
    mine.write_bytes(mine.read_bytes().replace(b'"level":"easy"', b'"level":"hard"', 1))
    assert told(mine) == ["mine-1.json: the reference mine-1 was changed: its digest is another one"]
    (tmp_path / "other.json").write_text("{}")
    assert told(tmp_path / "other.json") == ["other.json: is neither a reference nor a score on one"]

    copy = tmp_path / "standing"
    shutil.copytree(shelf, copy / "references")
    changed = copy / "references" / "monthly-1.json"
    changed.write_bytes(changed.read_bytes().replace(b'"level":"easy"', b'"level":"hard"', 1))
    monkeypatch.setattr(reference, "files", lambda _: copy)
    result = run("audit", series, "--also", scored_on(tmp_path, known.digest))
    assert result.exit_code == 1
    assert "reference monthly-1: the reference monthly-1 was changed: its digest is another one" in result.output
