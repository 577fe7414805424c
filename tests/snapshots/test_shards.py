"""Shards: made apart, merged to the very snapshot of a single run, and refused where they do not fit."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from puzzlegen.cli import main
from puzzlegen.running import software
from puzzlegen.snapshots import digest, manifest, selection, shards, writer
from puzzlegen.snapshots.manifest import Manifest, Request
from puzzlegen.snapshots.replay import replay
from puzzlegen.snapshots.shards import Part
from puzzlegen.snapshots.verify import verify
from puzzlegen.snapshots.workshop import DestinationTaken
from puzzlegen.specs import language as spec
from tests.drawing.test_png import END, of_chunks

BLANK = "template/blank"
CROWDED = "sudoku/classic_4x4"  # few different puzzles, so duplicates come by themselves


def request_for(target: str = BLANK, n: int = 12, seed: int = 3) -> Request:
    return writer.request_for(spec.read(target), target, n, seed)


def make_shards(folder: Path, request: Request, of: int) -> list[Path]:
    """All shards of the request, in their order."""
    folders = [folder / f"shard {number}" for number in range(1, of + 1)]
    for number, path in enumerate(folders, start=1):
        shards.write_shard(request, Part(number, of), path)
    return folders


def merge(folders: list[Path], out: Path, workers: int = 1) -> Manifest:
    return shards.merge(shards.gather(folders), out, workers=workers)


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def equal(first: Path, second: Path) -> bool:
    """True if two snapshots have the same root and the same files."""
    names = [{path.relative_to(folder) for path in folder.rglob("*")} for folder in (first, second)]
    return manifest.read(first).root == manifest.read(second).root and names[0] == names[1]


# --- the same snapshot ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("of", [1, 2, 3, 7])
def test_the_places_of_all_parts_are_the_plan(of: int) -> None:
    stretches = [Part(number, of).places(7) for number in range(1, of + 1)]
    assert [place for stretch in stretches for place in stretch] == list(range(7))
    assert max(map(len, stretches)) - min(map(len, stretches)) <= 1


def test_shards_merge_in_any_order_to_the_snapshot_of_one_run(tmp_path: Path) -> None:
    request = request_for(CROWDED, n=120)
    single = writer.write_snapshot(request, tmp_path / "single")
    one, two, three = make_shards(tmp_path, request, 3)
    stored = [json.loads(line)["duplicate"] for path in (one, two, three) for line in (path / "journal.jsonl").open()]
    assert single.content.refills
    assert single.content.rejected[f"{CROWDED}@easy"]["duplicate"] > sum(stored) > 0, "within shards and across them"
    for number, order in enumerate(([three, one, two], [two, three, one])):
        out = tmp_path / f"merged {number}"
        assert merge(order, out, workers=number + 1).content == single.content
        assert equal(tmp_path / "single", out)
        assert verify(out) == []
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("of", [1, 2, 5, 12])
def test_the_number_of_shards_does_not_matter(tmp_path: Path, of: int) -> None:
    request = request_for()
    writer.write_snapshot(request, tmp_path / "single")
    merge(make_shards(tmp_path, request, of), tmp_path / "merged")
    assert equal(tmp_path / "single", tmp_path / "merged")


original_run = selection.run


def _alike(task: selection.Task) -> object:
    """Items 1, 5, 6 and 11 of the plan, and the first reserve of each level, are one puzzle in disguise."""
    made = original_run(task)
    if (task.slot.index < 4 and task.slot.place not in (1, 5, 6, 11)) or task.slot.index > 4:
        return made
    certificate = msgspec.structs.replace(made.proof.certificate, canonical="the same")
    return msgspec.structs.replace(made, proof=msgspec.structs.replace(made.proof, certificate=certificate))


def test_planted_duplicates_are_refilled_as_in_a_single_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "run", _alike)
    request = request_for()
    single = writer.write_snapshot(request, tmp_path / "single").content
    folders = make_shards(tmp_path, request, 3)
    duplicates = [json.loads(line)["duplicate"] for path in folders for line in (path / "journal.jsonl").open()]
    assert [place for place, duplicate in enumerate(duplicates) if duplicate] == [6], "the shards know one of three"
    merged = merge(folders[::-1], tmp_path / "merged").content
    assert merged == single
    assert [refill.place for refill in merged.refills] == [5, 6, 11]
    assert sum(reasons["duplicate"] for reasons in merged.rejected.values()) > 3, "a refill was a duplicate too"
    assert replay(tmp_path / "merged") == []


# --- interruptions --------------------------------------------------------------------------------------------------


def interrupt_after(count: int) -> writer.Report:
    """A report that is interrupted when so many items are done."""

    def report(progress: writer.Progress) -> None:
        if progress.done >= count:
            raise KeyboardInterrupt

    return report


def test_an_interrupted_shard_is_resumed_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    request, out = request_for(n=30), tmp_path / "shard"
    with pytest.raises(KeyboardInterrupt):
        shards.write_shard(request, Part(2, 3), out, report=interrupt_after(6))
    assert not out.exists()
    places = []

    def noted(task: selection.Task) -> object:
        places.append(task.slot.place)
        return original_run(task)

    monkeypatch.setattr(selection, "run", noted)
    shards.write_shard(request, Part(2, 3), out)
    assert places == [16, 17, 18, 19]
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("done", [0, 1, 40, 79, 100, 119])
def test_an_interrupted_merge_is_resumed(tmp_path: Path, done: int) -> None:
    request, out = request_for(CROWDED, n=120), tmp_path / "merged"
    folders = make_shards(tmp_path, request, 2)
    with pytest.raises(KeyboardInterrupt):
        shards.merge(shards.gather(folders), out, report=interrupt_after(done))
    assert not out.exists()
    resumed = merge(folders, out)
    assert verify(out) == []
    assert resumed.root == writer.write_snapshot(request, tmp_path / "single").root
    assert not list(tmp_path.glob(".*"))


def merged(folder: Path) -> int:
    """The number of items that the merge under way has; -1 before it begins, and after its end."""
    for path in folder.glob(".merged.*.partial/journal.jsonl"):
        with suppress(FileNotFoundError):
            return path.read_bytes().count(b"\n")
    return -1


def test_a_killed_merge_is_resumed_by_the_same_command(tmp_path: Path) -> None:
    request, out = request_for(n=400), tmp_path / "merged"
    folders = make_shards(tmp_path, request, 2)
    command = [sys.executable, "-m", "puzzlegen", "merge", *map(str, folders), "--out", str(out)]
    for entries in (0, 60, 250):
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            while process.poll() is None and merged(tmp_path) <= entries:
                time.sleep(0.002)
            process.send_signal(signal.SIGKILL)
        assert not out.exists() or verify(out) == [], "what is visible is whole"
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    assert manifest.read(out).root == writer.write_snapshot(request, tmp_path / "single").root
    assert not list(tmp_path.glob(".*"))


# --- destinations ---------------------------------------------------------------------------------------------------


def test_the_same_shard_again_changes_nothing(tmp_path: Path) -> None:
    (path,) = make_shards(tmp_path, request_for(), 1)
    before = {file: file.stat().st_mtime_ns for file in path.rglob("*")}
    make_shards(tmp_path, request_for(), 1)
    assert {file: file.stat().st_mtime_ns for file in path.rglob("*")} == before


def test_shards_replace_only_shards_and_only_on_request(tmp_path: Path) -> None:
    request = request_for()
    shard, _ = make_shards(tmp_path, request, 2)
    with pytest.raises(DestinationTaken, match=r"another shard.* --overwrite"):
        shards.write_shard(request, Part(2, 2), shard)
    assert shards.write_shard(request, Part(2, 2), shard, overwrite=True).part == Part(2, 2)
    writer.write_snapshot(request, tmp_path / "snapshot")
    with pytest.raises(DestinationTaken, match="other files"):
        shards.write_shard(request, Part(1, 2), tmp_path / "snapshot", overwrite=True)
    with pytest.raises(DestinationTaken, match="other files"):
        writer.write_snapshot(request, shard, overwrite=True)
    assert verify(tmp_path / "snapshot") == []


# --- wrong usage and damage -----------------------------------------------------------------------------------------


def relabel(path: Path, **changes: object) -> None:
    label = json.loads((path / "shard.json").read_text()) | changes
    (path / "shard.json").write_text(json.dumps(label))


def test_missing_shards_are_named(tmp_path: Path) -> None:
    folders = make_shards(tmp_path, request_for(), 4)
    result = run("merge", folders[1], "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "Of 4 shards these are missing: 1,3,4." in result.output
    assert not (tmp_path / "out").exists()


def twice(folders: list[Path]) -> None:
    relabel(folders[2], part={"number": 2, "of": 3})


def another_run(folders: list[Path]) -> None:
    shards.write_shard(request_for(seed=4), Part(2, 3), folders[1], overwrite=True)


def another_number(folders: list[Path]) -> None:
    shards.write_shard(request_for(), Part(2, 4), folders[1], overwrite=True)


def no_shard(folders: list[Path]) -> None:
    (folders[1] / "shard.json").unlink()


def no_label(folders: list[Path]) -> None:
    (folders[1] / "shard.json").write_text("{}")


def other_software(folders: list[Path]) -> None:
    relabel(folders[1], software=dict(software.software()) | {"cairo": "0.1"})


def cut_journal(folders: list[Path]) -> None:
    path = folders[1] / "journal.jsonl"
    path.write_bytes(path.read_bytes()[:-30])


def no_journal(folders: list[Path]) -> None:
    (folders[1] / "journal.jsonl").unlink()


def swapped_labels(folders: list[Path]) -> None:
    relabel(folders[1], part={"number": 3, "of": 3})
    relabel(folders[2], part={"number": 2, "of": 3})


def lost_picture(folders: list[Path]) -> None:
    min((folders[1] / "images").iterdir()).unlink()


def changed_picture(folders: list[Path]) -> None:
    path = max((folders[2] / "images").iterdir())
    path.write_bytes(path.read_bytes()[:-1] + b"!")


def told_picture(folders: list[Path]) -> None:
    """A picture carries a text, and whoever put it there has made all digests agree."""
    folder = folders[1]
    journal = folder / "journal.jsonl"
    first, *others = journal.read_bytes().splitlines(keepends=True)
    entry = json.loads(first)
    (picture,) = entry["made"]["pictures"]
    path = folder / picture["path"]
    path.write_bytes(path.read_bytes()[:-12] + of_chunks((b"tEXt", b"Answer\0B"), END)[8:])
    picture["sha256"] = digest.of_file(path)
    journal.write_bytes(b"".join([msgspec.json.encode(entry) + b"\n", *others]))
    relabel(folder, journal=digest.of_file(journal))


@pytest.mark.parametrize(
    ("damage", "code", "complaint"),
    [
        (twice, 2, "shard 2 and {0}/shard 3 are both shard 2/3"),
        (another_run, 2, "{0}/shard 1 and {0}/shard 2 are parts of different runs"),
        (another_number, 2, "{0}/shard 1 is shard 1/3 and {0}/shard 2 is shard 2/4"),
        (no_shard, 2, "{0}/shard 2 is not a shard: it has no shard.json"),
        (no_label, 1, "{0}/shard 2/shard.json cannot be read: it is corrupt, or another version of puzzlegen made it"),
        (other_software, 2, "What made {0}/shard 2 has cairo 0.1, and "),
        (cut_journal, 1, "{0}/shard 2 is corrupt: journal.jsonl is not as it was written; make shard 2/3 again"),
        (no_journal, 1, "{0}/shard 2 is corrupt: journal.jsonl"),
        (swapped_labels, 1, "{0}/shard 3 is corrupt: shard.json"),
        (lost_picture, 1, "{0}/shard 2 is corrupt: images/"),
        (changed_picture, 1, "{0}/shard 3 is corrupt: images/"),
        (told_picture, 1, "{0}/shard 2 is corrupt: images/"),
    ],
)
def test_shards_that_do_not_fit_get_one_sentence(
    tmp_path: Path, damage: Callable[[list[Path]], None], code: int, complaint: str
) -> None:
    folders = make_shards(tmp_path, request_for(), 3)
    damage(folders)
    result = run("merge", *folders, "--out", tmp_path / "out")
    assert result.exit_code == code
    assert complaint.format(tmp_path) in result.output
    assert result.output.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_corrupt_shard_made_again_can_be_merged(tmp_path: Path) -> None:
    folders = make_shards(tmp_path, request_for(), 3)
    lost_picture(folders)
    with pytest.raises(shards.CorruptShard, match="make shard 2/3 again with --overwrite"):
        merge(folders, tmp_path / "out")
    shards.write_shard(request_for(), Part(2, 3), folders[1], overwrite=True)
    merge(folders, tmp_path / "out")
    assert verify(tmp_path / "out") == []


def test_shards_of_another_family_version_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = make_shards(tmp_path, request_for(), 2)
    row = selection.loaded(BLANK).row
    newer = msgspec.structs.replace(row, version=row.version + 1)
    monkeypatch.setattr(manifest.Share, "row", lambda _: newer)
    told = f"of version {row.version}, and this puzzlegen makes version {newer.version}"
    with pytest.raises(writer.OtherVersion, match=told):
        shards.gather(folders)


@pytest.mark.parametrize("share", ["0/3", "4/3", "3", "/3", "1/", "a/b", "1/2/3", "-1/2"])
def test_a_share_is_a_number_of_a_number(tmp_path: Path, share: str) -> None:
    result = run("make", BLANK, "--shard", share, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert f"{share!r} is not I/N with 1 <= I <= N, such as 2/10." in result.output


def test_a_run_has_at_least_one_item_for_each_shard(tmp_path: Path) -> None:
    result = run("make", BLANK, "--n", "3", "--shard", "1/4", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "A run of 3 items has at most 3 shards, not 4." in result.output
    assert list(tmp_path.iterdir()) == []


def test_the_commands_say_what_they_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for number in (1, 2):
        result = run("make", BLANK, "--n", "5", "--seed", "1", "--shard", f"{number}/2")
        assert f"Shard {number}/2 of 5 items in output/template-blank-s1-n5-shard{number}of2" in result.output
    result = run("merge", *Path("output").iterdir(), "--out", "merged")
    assert f"5 items in merged\nroot digest {manifest.read(Path('merged')).root}" in result.output


def test_the_script_for_slurm_arrays_works(tmp_path: Path) -> None:
    """The script of docs/scale.md, for 3 parts instead of 40, with what SLURM tells its tasks."""
    page = Path(__file__).parents[2].joinpath("docs", "scale.md").read_text()
    script = re.search(r"```sh\n(#!.*?)```", page, re.DOTALL)[1]  # type: ignore[index]
    merging = re.search(r'--wrap "(.*?)"', page)[1]  # type: ignore[index]
    for long, short in (("make sudoku ", f"make {BLANK} "), ("100000", "12"), ("/40", "/3")):
        assert long in script
        script = script.replace(long, short)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for task in (3, 1, 2):
        environment = os.environ | {"PATH": path, "SLURM_ARRAY_TASK_ID": str(task)}
        subprocess.run(["sh", "-c", script], cwd=tmp_path, env=environment, check=True, stdout=subprocess.DEVNULL)
    environment = os.environ | {"PATH": path}
    subprocess.run(["sh", "-c", merging], cwd=tmp_path, env=environment, check=True, stdout=subprocess.DEVNULL)
    merged = manifest.read(tmp_path / "sudoku-100000")
    assert merged.root == writer.write_snapshot(request_for(seed=7), tmp_path / "single").root


def test_a_stretch_of_the_plan_holds_every_level() -> None:
    """Parts of a run take about the same time, since each has its share of every family and level."""
    slots = request_for(n=120).slots()
    cuts = [Part(number, 4).places(120) for number in range(1, 5)]
    counts = [sorted(slot.level for slot in slots[cut.start : cut.stop]) for cut in cuts]
    assert all(first == second for first, second in pairwise(counts))
