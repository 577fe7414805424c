"""Snapshots: whole or not at all, the same from everywhere, and proof against tampering."""

import json
import os
import pickle
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from PIL import Image

from puzzlegen.cli import main
from puzzlegen.core.family import USUAL_LEVELS, Layout, Pixels
from puzzlegen.core.writing import DiskFull
from puzzlegen.drawing.png import encode, scanlines
from puzzlegen.formats.blank import Missing, Tiles
from puzzlegen.running.software import software
from puzzlegen.snapshots import manifest, selection, writer
from puzzlegen.snapshots.manifest import Manifest
from puzzlegen.snapshots.replay import replay
from puzzlegen.snapshots.verify import _cases, _validator, verify
from puzzlegen.snapshots.workshop import DestinationTaken
from puzzlegen.specs import language as spec
from puzzlegen.validators import blank

TARGET = "template/blank"


def make(out: Path, n: int = 12, seed: int = 3, workers: int = 1, overwrite: bool = False) -> Manifest:
    request = writer.request_for(spec.read(TARGET), TARGET, n, seed)
    return writer.write_snapshot(request, out, workers=workers, overwrite=overwrite)


def puzzlegen(*arguments: str | Path, **options: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "puzzlegen", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload, no-any-return]


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A snapshot that no test may change."""
    out = tmp_path_factory.mktemp("original") / "snapshot"
    make(out)
    return out


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A larger one, with pictures of several sizes."""
    out = tmp_path_factory.mktemp("many") / "snapshot"
    make(out, n=60)
    return out


@pytest.fixture
def snapshot(original: Path, tmp_path: Path) -> Path:
    """A snapshot to be damaged."""
    return Path(shutil.copytree(original, tmp_path / "snapshot"))


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lets the template's validator look at pictures, and dislike every other one."""

    def certify_picture(
        pictures: Sequence[Pixels], statement: Tiles, query: Missing, layout: Layout
    ) -> tuple[str, ...]:
        assert (len(statement.tiles) > 0, query, layout) == (True, Missing(), {})
        return () if int(pictures[0].sum()) % 2 else ("its sum is even",)

    monkeypatch.setattr(blank, "certify_picture", certify_picture, raising=False)
    for cache in (selection.loaded, _validator):
        cache.cache_clear()
    yield
    for cache in (selection.loaded, _validator):
        cache.cache_clear()


@pytest.mark.usefixtures("strict")
def test_what_the_picture_shows_is_proven_too(many: Path, tmp_path: Path) -> None:
    problems = verify(many)
    assert {problem.complaint.split(": ")[1] for problem in problems} == {"its sum is even"}
    assert 0 < len({problem.file for problem in problems}) < 60
    rejected = make(tmp_path / "odd").content.rejected
    assert all(reasons["its sum is even"] > 0 for reasons in rejected.values())
    assert verify(tmp_path / "odd") == []


def test_a_sound_snapshot_is_proven_and_replayed(original: Path) -> None:
    assert verify(original) == []
    assert verify(original, workers=2) == []
    assert replay(original) == []


def test_the_folder_holds_what_the_format_promises(original: Path) -> None:
    assert sorted(path.name for path in original.iterdir()) == [
        "images",
        "items.jsonl",
        "keys.jsonl",
        "manifest.json",
        "proofs.jsonl",
    ]
    rows = [[json.loads(line) for line in (original / name).read_text().splitlines()] for name in manifest.TABLES]
    for item, key, proof in zip(*rows, strict=True):
        assert item["id"] == key["id"] == proof["id"]
        assert set(item) == {
            *("id", "category", "family", "family_version", "level", "images", "question", "options"),
            *(
                "answer_form",
                "language",
                "capabilities",
                "taxonomy",
                "rules",
                "ask",
                "instruction",
                "short",
                "variant_of",
            ),
        }
        assert item["question"] == f"{item['rules']} {item['ask']} {item['instruction']}"
        assert set(key) == {"id", "answer", "accepted", "explanation", "kind"}
        assert set(proof) == {
            *("id", "statement", "query", "certificate", "attempts", "layout", "presentation", "why"),
        }
        assert proof["certificate"]["verdict"] == "unique"
        assert all((original / image).is_file() for image in item["images"])
    assert not list(original.parent.glob(".*.partial"))


def test_the_root_digest_depends_on_the_request_only(original: Path, tmp_path: Path) -> None:
    root = manifest.read(original).root
    assert make(tmp_path / "two workers", workers=2).root == root
    for number, hash_seed in enumerate(("0", "4711")):
        out = tmp_path / f"elsewhere {number}"
        done = puzzlegen(
            *("make", TARGET, "--n", "12", "--seed", "3", "--out", out),
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            cwd=tmp_path,
        )
        assert done.returncode == 0, done.stderr
        assert manifest.read(out).root == root
    assert make(tmp_path / "other seed", seed=4).root != root


def test_seeds_share_nothing(tmp_path: Path) -> None:
    first, second = make(tmp_path / "a", n=60, seed=7), make(tmp_path / "b", n=60, seed=8)
    assert not set(first.content.pixels) & set(second.content.pixels)
    forms = [
        {json.loads(line)["certificate"]["canonical"] for line in (tmp_path / name / manifest.PROOFS).open()}
        for name in "ab"
    ]
    assert not forms[0] & forms[1]


def test_what_a_worker_is_told_does_not_grow_with_the_snapshot(original: Path) -> None:
    content = manifest.read(original).content
    large = msgspec.structs.replace(content, pixels=dict(content.pixels) | {str(number): "" for number in range(9999)})
    small, same = (next(_cases(original, described, None, Counter(), [])) for described in (content, large))
    assert len(pickle.dumps(small)) == len(pickle.dumps(same)) < 20_000


# --- damage ---------------------------------------------------------------------------------------------------------


def rewrite(path: Path, line: int, change: Callable[[dict[str, object]], None]) -> None:
    lines = path.read_text().splitlines()
    document = json.loads(lines[line])
    change(document)
    lines[line] = json.dumps(document)
    path.write_text("\n".join(lines) + "\n")


def forge(snapshot: Path) -> None:
    """Make all digests of a damaged snapshot agree with one another, as somebody who knows the format would."""
    from puzzlegen.drawing.png import digest_of_png
    from puzzlegen.snapshots import digest

    there = manifest.read(snapshot)
    tables = {name: digest.of_file(snapshot / name) for name in manifest.TABLES}
    pixels = {name: digest_of_png((snapshot / name).read_bytes()) for name in there.content.pixels}
    content = msgspec.structs.replace(there.content, tables=tables, pixels=pixels)
    files = {name: digest.of_file(snapshot / name) for name in there.files}
    manifest.write(
        snapshot, msgspec.structs.replace(there, root=manifest.root_of(content), content=content, files=files)
    )


def one_pixel(snapshot: Path) -> str:
    path = sorted((snapshot / "images").iterdir())[4]
    with Image.open(path) as picture:
        changed = picture.copy()
    red, green, blue = changed.getpixel((3, 3))  # type: ignore[misc]
    changed.putpixel((3, 3), (red, green, blue ^ 1))
    pixels = np.asarray(changed, np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    path.write_bytes(encode(scanlines(pixels)))
    return f"images/{path.name}"


def one_key(snapshot: Path) -> str:
    def change(key: dict[str, object]) -> None:
        key["answer"] = {"form": "fill_in", "text": "99"}

    rewrite(snapshot / "keys.jsonl", 2, change)
    return "keys.jsonl"


def one_statement(snapshot: Path) -> str:
    def change(proof: dict[str, object]) -> None:
        tiles = proof["statement"]["tiles"]  # type: ignore[index]
        tiles[0], tiles[1] = tiles[1], tiles[0]

    rewrite(snapshot / "proofs.jsonl", 2, change)
    return "proofs.jsonl"


def one_question(snapshot: Path) -> str:
    rewrite(snapshot / "items.jsonl", 0, lambda item: item.update(question="Which number is the largest?"))
    return "items.jsonl"


def one_certificate(snapshot: Path) -> str:
    rewrite(snapshot / "proofs.jsonl", 0, lambda proof: proof["certificate"].update(difficulty=7.5))  # type: ignore[attr-defined]
    return "proofs.jsonl"


DAMAGES = [one_pixel, one_key, one_statement, one_question, one_certificate]


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_found_and_its_file_named(snapshot: Path, damage: Callable[[Path], str]) -> None:
    name = damage(snapshot)
    assert name in {problem.file for problem in verify(snapshot)}
    done = CliRunner().invoke(main, ["verify", str(snapshot), "--workers", "1"])
    assert done.exit_code == 1
    assert name in done.output


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_found_even_if_all_digests_are_forged(snapshot: Path, damage: Callable[[Path], str]) -> None:
    name = damage(snapshot)
    forge(snapshot)
    assert verify(snapshot), "the proofs and the ids do not fit any more"
    assert name in {problem.file for problem in replay(snapshot)}


def test_a_picture_that_the_request_does_not_make_is_found(snapshot: Path) -> None:
    there = manifest.read(snapshot)
    more = f"images/{'1' * 20}.png"
    pixels = {**there.content.pixels, more: next(iter(there.content.pixels.values()))}
    manifest.write(
        snapshot, msgspec.structs.replace(there, content=msgspec.structs.replace(there.content, pixels=pixels))
    )
    assert [problem.file for problem in replay(snapshot)] == [more]


def test_missing_extra_and_linked_files_are_found(snapshot: Path) -> None:
    first, second = sorted((snapshot / "images").iterdir())[:2]
    first.unlink()
    (snapshot / "notes.txt").write_text("hello")
    second.rename(snapshot.parent / "away.png")
    second.symlink_to(snapshot.parent / "away.png")
    complaints = {problem.file: problem.complaint for problem in verify(snapshot)}
    assert complaints[f"images/{first.name}"] == "is missing"
    assert complaints["notes.txt"] == "does not belong here"
    assert complaints[f"images/{second.name}"] == "is a link, not a file"


def test_a_truncated_table_and_a_truncated_picture_are_found(snapshot: Path) -> None:
    table = snapshot / "items.jsonl"
    picture = snapshot / json.loads(table.read_text().splitlines()[0])["images"][0]
    table.write_bytes(table.read_bytes()[:-40])
    picture.write_bytes(picture.read_bytes()[:200])
    complaints = [str(problem) for problem in verify(snapshot)]
    assert any("items.jsonl: line 12 cannot be read" in complaint for complaint in complaints)
    cut = f"{picture.name} is not a picture as puzzlegen publishes them: it is cut off"
    assert any(cut in complaint for complaint in complaints)
    assert replay(snapshot)


def test_swapped_keys_are_found(snapshot: Path) -> None:
    path = snapshot / "keys.jsonl"
    lines = path.read_text().splitlines()
    lines[0], lines[1] = lines[1], lines[0]
    path.write_text("\n".join(lines) + "\n")
    forge(snapshot)
    assert any("not in the same order" in problem.complaint for problem in verify(snapshot))


def test_the_same_puzzle_twice_is_found(snapshot: Path) -> None:
    for name in manifest.TABLES:
        lines = (snapshot / name).read_text().splitlines()
        lines[1] = lines[0]
        (snapshot / name).write_text("\n".join(lines) + "\n")
    forge(snapshot)
    assert verify(snapshot)


@pytest.mark.parametrize(
    ("change", "code", "complaint"),
    [
        (lambda path: path.unlink(), 2, "snapshot"),
        (lambda path: path.write_text(path.read_text()[:100]), 1, "is corrupt"),
        (
            lambda path: path.write_text(path.read_text().replace('"schema": 2', '"schema": 1')),
            2,
            "schema 2 only",
        ),
        (lambda path: path.write_text(path.read_text().replace('"schema": 2', '"schema": 99')), 2, "schema 99"),
        (lambda path: path.write_text(path.read_text().replace('"n": 12', '"n": 11')), 1, "root digest"),
    ],
)
def test_a_bad_manifest_gets_one_sentence(
    snapshot: Path, change: Callable[[Path], None], code: int, complaint: str
) -> None:
    change(snapshot / "manifest.json")
    for command in ("verify", "show"):
        done = CliRunner().invoke(main, [command, str(snapshot)])
        if command == "show" and "root" in complaint:
            continue  # one item can be shown without proving the snapshot
        assert (done.exit_code, type(done.exception)) == (code, SystemExit)
        assert complaint in done.output


def test_replay_refuses_other_versions(snapshot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    row = selection.loaded(TARGET).row
    newer = msgspec.structs.replace(row, version=row.version + 1)
    monkeypatch.setattr(manifest.Share, "row", lambda _: newer)
    told = f"version {row.version}, and this puzzlegen makes version {newer.version}"
    with pytest.raises(writer.OtherVersion, match=told):
        replay(snapshot)


def test_replay_names_other_software_where_something_differs(snapshot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlegen.snapshots.replay.software", lambda *_: {**software(), "cairo": "9.9"})
    assert replay(snapshot) == []
    picture = min(snapshot.glob("images/*.png"))
    Image.new("RGB", (9, 9)).save(picture)
    reason, pixels = replay(snapshot)
    assert reason.file == "manifest.json"
    assert "cairo" in reason.complaint
    assert "(here 9.9)" in reason.complaint
    assert pixels.file == f"images/{picture.name}"


# --- destinations and interruptions ---------------------------------------------------------------------------------


def test_the_same_command_again_changes_nothing(snapshot: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in snapshot.rglob("*")}
    make(snapshot)
    assert {path: path.stat().st_mtime_ns for path in snapshot.rglob("*")} == before


def test_another_snapshot_is_replaced_only_on_request(snapshot: Path) -> None:
    root = manifest.read(snapshot).root
    with pytest.raises(DestinationTaken, match="--overwrite"):
        make(snapshot, seed=5)
    assert manifest.read(snapshot).root == root
    make(snapshot, seed=5, overwrite=True)
    assert verify(snapshot) == []
    assert manifest.read(snapshot).root != root
    assert not list(snapshot.parent.glob(".*"))


def test_a_folder_of_somebody_elses_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    for overwrite in (False, True):
        with pytest.raises(DestinationTaken, match="other files"):
            make(tmp_path, overwrite=overwrite)
    assert (tmp_path / "thesis.txt").read_text() == "years of work"


def test_an_empty_folder_is_a_fine_destination(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    make(tmp_path / "empty")
    assert verify(tmp_path / "empty") == []


def interrupted_at(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    calls = 0

    def run(task: selection.Task) -> object:
        nonlocal calls
        calls += 1
        if calls > count:
            raise KeyboardInterrupt
        return original_run(task)

    original_run = selection.run
    monkeypatch.setattr(selection, "run", run)


def test_an_interrupted_run_is_resumed_not_repeated(
    original: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    with monkeypatch.context() as patched:
        interrupted_at(patched, 7)
        with pytest.raises(KeyboardInterrupt):
            make(out)
    assert not out.exists()
    made = 0

    def count(_: writer.Progress) -> None:
        nonlocal made
        made += 1

    request = writer.request_for(spec.read(TARGET), TARGET, 12, 3)
    finished = writer.write_snapshot(request, out, report=count)
    assert made == 1 + 5, "the first report tells what was recovered; five items were left to make"
    assert finished.root == manifest.read(original).root
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("damage", ["cut line", "lost picture", "changed picture", "junk", "other spelling"])
def test_a_damaged_workshop_is_mended(
    original: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    out = tmp_path / "out"
    with monkeypatch.context() as patched:
        interrupted_at(patched, 7)
        with pytest.raises(KeyboardInterrupt):
            make(out)
    (workshop,) = tmp_path.glob(".out.*.partial")
    journal = workshop / "journal.jsonl"
    pictures = sorted((workshop / "growing" / "images").iterdir())
    match damage:
        case "cut line":
            journal.write_bytes(journal.read_bytes()[:-25])
        case "lost picture":
            pictures[2].unlink()
        case "changed picture":
            pictures[2].write_bytes(b"")
        case "junk":
            journal.write_bytes(journal.read_bytes() + b"\x00\x00{]\n")
        case "other spelling":
            journal.write_bytes(journal.read_bytes().replace(b'"question":', b'"question": '))
    assert make(out).root == manifest.read(original).root
    assert verify(out) == []


def journalled(out: Path) -> int:
    """The number of entries in the journal of the run under way; -1 before it begins, and after its end."""
    for path in out.parent.glob(f".{out.name}.*.partial/journal.jsonl"):
        with suppress(FileNotFoundError):
            return path.read_bytes().count(b"\n")
    return -1


def test_killed_at_any_moment_the_same_command_resumes(tmp_path: Path) -> None:
    request = ("make", TARGET, "--n", "200", "--seed", "1", "--workers", "2", "--out")
    assert puzzlegen(*request, tmp_path / "undisturbed").returncode == 0
    root = manifest.read(tmp_path / "undisturbed").root
    out = tmp_path / "out"
    command = [sys.executable, "-m", "puzzlegen", *request, str(out)]
    for entries in (0, 40, 190):
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            while process.poll() is None and journalled(out) <= entries:
                time.sleep(0.002)
            process.send_signal(signal.SIGKILL)
        if out.exists():
            assert verify(out) == [], "what is visible is whole"
    assert puzzlegen(*request, out).returncode == 0
    assert manifest.read(out).root == root
    assert not list(tmp_path.glob(".*"))


def test_two_runs_at_once_do_not_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out"

    def meddle(_: selection.Task) -> object:
        done = puzzlegen("make", TARGET, "--n", "12", "--seed", "3", "--out", out)
        assert done.returncode == 2
        assert "Another process" in done.stderr
        raise KeyboardInterrupt

    monkeypatch.setattr(selection, "run", meddle)
    with pytest.raises(KeyboardInterrupt):
        make(out)


def test_a_full_disk_gets_one_sentence_and_keeps_what_is_done(
    original: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    written = 0
    write_bytes = Path.write_bytes

    def until_full(path: Path, data: bytes) -> int:
        nonlocal written
        written += 1
        if written > 5:
            write_bytes(path, data[:100])
            raise OSError(28, "No space left on device", str(path))
        return write_bytes(path, data)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", until_full)
        with pytest.raises(DiskFull, match="the same command resumes"):
            make(out)
    assert not out.exists()
    assert make(out).root == manifest.read(original).root


# --- duplicates -----------------------------------------------------------------------------------------------------


def _alike(task: selection.Task) -> object:
    """Items 1 and 2 of the plan, and the first reserve of each level, are puzzle 0 in disguise."""
    made = original_run(task)
    if task.slot.place > 2 or task.slot.index > 4:
        return made
    certificate = msgspec.structs.replace(made.proof.certificate, canonical="the same")
    return msgspec.structs.replace(made, proof=msgspec.structs.replace(made.proof, certificate=certificate))


original_run = selection.run


def test_duplicates_are_refilled_from_the_reserve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "run", _alike)
    content = make(tmp_path / "out").content
    assert [(refill.place, refill.index) for refill in content.refills] == [(1, 5), (2, 5)]
    assert sum(reasons.get("duplicate", 0) for reasons in content.rejected.values()) == 4
    assert replay(tmp_path / "out") == []


def test_a_family_without_enough_puzzles_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def same(task: selection.Task) -> object:
        made = original_run(task)
        certificate = msgspec.structs.replace(made.proof.certificate, canonical="the same")
        return msgspec.structs.replace(made, proof=msgspec.structs.replace(made.proof, certificate=certificate))

    monkeypatch.setattr(selection, "run", same)
    with pytest.raises(selection.FewDifferentPuzzles, match=r"11 of 12 places .* Ask for fewer items"):
        make(tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_levels_are_kept_apart(original: Path) -> None:
    levels = [json.loads(line)["level"] for line in (original / "items.jsonl").open()]
    assert {level: levels.count(level) for level in USUAL_LEVELS} == dict.fromkeys(USUAL_LEVELS, 4)


def test_items_take_turns_through_the_languages(tmp_path: Path) -> None:
    request = writer.request_for(spec.read(TARGET), TARGET, 8, 3, ("en", "zh"))
    writer.write_snapshot(request, tmp_path / "out")
    planned: dict[str, list[str]] = {}
    for slot in request.slots():
        planned.setdefault(slot.level, []).append(request.language_of()(slot))
    assert [languages[0] for languages in planned.values()] == ["en", "zh", "en"]
    assert all(one != other for languages in planned.values() for one, other in pairwise(languages))
    spoken: dict[str, list[str]] = {}
    for line in (tmp_path / "out" / "items.jsonl").read_bytes().splitlines():
        item = msgspec.json.decode(line)
        spoken.setdefault(item["level"], []).append(item["language"])
    assert {level: sorted(languages) for level, languages in spoken.items()} == {
        level: sorted(languages) for level, languages in planned.items()
    }


def test_a_puzzle_that_is_taken_does_not_occur(tmp_path: Path) -> None:
    request = writer.request_for(spec.read(TARGET), TARGET, 6, 3)

    def forms(out: Path) -> set[str]:
        return {msgspec.json.decode(line)["certificate"]["canonical"] for line in (out / "proofs.jsonl").open("rb")}

    writer.write_snapshot(request, tmp_path / "free")
    taken = sorted(forms(tmp_path / "free"))[:2]
    manifest = writer.write_snapshot(request, tmp_path / "rest", taken=taken)
    assert len(forms(tmp_path / "rest")) == 6
    assert not forms(tmp_path / "rest").intersection(taken)
    assert len(manifest.content.refills) >= 2
