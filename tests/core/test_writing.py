"""Whatever is written appears whole or not at all; on a full disk and at Ctrl-C a sentence says what is kept."""

import multiprocessing
import os
import re
import resource
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from puzzlegen import cli
from puzzlegen.cli import main
from puzzlegen.core.writing import DiskFull, Unwritten, appearing, put
from puzzlegen.exports import formats

ROOM = 200  # bytes of a file


def run(*arguments: object, typed: bytes | None = None) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)


def in_little_room(arguments: tuple[object, ...], typed: bytes | None) -> tuple[int, str]:
    """How a command ends in a process whose files may not grow: the exit code, and what it says."""

    def child(told: Connection) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM))
        result = run(*arguments, typed=typed)
        told.send((result.exit_code, result.output + (repr(result.exception) if result.exception else "")))

    receiving, sending = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(target=child, args=(sending,))
    process.start()
    sending.close()
    found: tuple[int, str] = receiving.recv()
    process.join()
    return found


def everything(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def snapshot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sound") / "snapshot"
    assert run("make", "template/blank", "--n", 4, "--out", folder).exit_code == 0
    return folder


@pytest.fixture(scope="module")
def responses(snapshot: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("responses") / "common.jsonl"
    assert run("eval", snapshot, "--baseline", "common", "--out", file).exit_code == 0
    return file


PUZZLE = b'{"statement": {"tiles": [1, 3]}, "query": {"task": "missing"}}'
FORMATS = tuple(name for name in formats.NAMES if name not in ("mmiq", "visreason", "vlmevalkit"))  # for choices
WRITERS: dict[str, tuple[str, ...]] = {
    "make": ("make", "template/blank", "--n", "4", "--out", "OUT/new"),
    "make a shard": ("make", "template/blank", "--n", "4", "--shard", "1/2", "--out", "OUT/new"),
    "vary": ("vary", "SNAPSHOT", "--lang", "zh", "--out", "OUT/new"),
    "split": ("split", "SNAPSHOT", "--ratios", "1/1", "--out", "OUT/new"),
    "gallery": ("gallery", "SNAPSHOT", "--out", "OUT/new.html"),
    "magazine": ("magazine", "SNAPSHOT", "--out", "OUT/new.html"),
    "score --html": ("score", "SNAPSHOT", "RESPONSES", "--html", "OUT/new.html"),
    "score --csv": ("score", "SNAPSHOT", "RESPONSES", "--csv", "OUT/new"),
    "score --per-item": ("score", "SNAPSHOT", "RESPONSES", "--per-item", "OUT/new.jsonl"),
    "eval": ("eval", "SNAPSHOT", "--baseline", "common", "--out", "OUT/new.jsonl"),
    "prove": ("prove", "template/blank", "-", "--png", "OUT/new.png"),
    "try": ("try", "template/blank", "--n", "2", "--out", "OUT/new"),
    "play": ("play", "SNAPSHOT", "--out", "OUT/new.sqlite", "--export", "OUT/new.jsonl"),
    "review": ("review", "SNAPSHOT", "--out", "OUT/new.sqlite", "--export", "OUT/new.json"),
    "spec new": ("spec", "new", "OUT/new.toml"),
    "candidates new": ("candidates", "new", "OUT", "new"),
    "new": ("new", "mine/new", "--package", "--out", "OUT/new"),
    **{
        f"export to {name}": ("export", "SNAPSHOT", "--to", name, "--out", "OUT/new")
        for name in FORMATS
        if name != "solutions"
    },
}
RESUMED = ("make", "make a shard", "vary")


@pytest.mark.parametrize("name", WRITERS)
def test_on_a_full_disk_the_place_is_named_and_nothing_partial_is_left(
    name: str, snapshot: Path, responses: Path, tmp_path: Path
) -> None:
    places = {"OUT": str(tmp_path), "SNAPSHOT": str(snapshot), "RESPONSES": str(responses)}

    def placed(part: str) -> str:
        first, slash, rest = part.partition("/")
        return places.get(first, first) + slash + rest

    arguments = tuple(map(placed, WRITERS[name]))
    code, said = in_little_room(arguments, PUZZLE if name == "prove" else None)
    assert code == 1, said
    assert str(tmp_path / "") in said
    assert "make room" in said, said
    left = {path.relative_to(tmp_path).parts[0] for path in everything(tmp_path)}
    assert all(one.startswith(".new.") and one.endswith(".partial") for one in left), left
    assert not left or name in RESUMED
    assert run(*arguments, typed=PUZZLE if name == "prove" else None).exit_code == 0
    assert any(path.name.startswith("new") for path in tmp_path.iterdir())


def test_what_was_there_before_stays_if_it_cannot_be_replaced(snapshot: Path, responses: Path, tmp_path: Path) -> None:
    for arguments in (
        ("gallery", snapshot, "--overwrite", "--out", tmp_path / "page.html"),
        ("score", snapshot, responses, "--html", tmp_path / "score.html"),
        ("export", snapshot, "--to", "imagefolder", "--overwrite", "--out", tmp_path / "export"),
        ("split", snapshot, "--ratios", "1/1", "--overwrite", "--out", tmp_path / "splits"),
    ):
        assert run(*arguments).exit_code == 0
        before = everything(tmp_path)
        assert in_little_room(arguments, None)[0] == 1
        assert everything(tmp_path) == before


_RAW = re.compile(r"\.write_(?:text|bytes)\(|open\(\"[wax]b?\"|O_CREAT")
_GROWING = ("snapshots", "exports", "releases", "conformance")  # what they write is part of a folder that appears whole
_OWN = {
    "candidates/categorising": 1,  # into a temporary folder
    "core/writing": 1,
    "evaluation/run": 1,  # grows by a line for each response
    "materials/approvals": 1,  # grows by a line for each note
    "models/weights": 3,  # into a temporary folder
    "standing/site/folder": 4,  # part of a folder that appears whole
    "study/kept": 1,  # SQLite's
    "study/serving": 1,  # grows by a line for each invitation
}


def test_files_are_written_in_one_place_only() -> None:
    """Every other way of writing is counted, and has a reason."""
    package = Path(cli.__file__).parents[1]
    rooms = [room for room in package.iterdir() if room.is_dir() and room.name not in (*_GROWING, "drawing")]
    found = {}
    for path in sorted(path for room in rooms for path in room.rglob("*.py")):
        if count := len(_RAW.findall(path.read_text(encoding="utf-8"))):
            found[path.relative_to(package).with_suffix("").as_posix()] = count
    assert found == _OWN


@pytest.mark.parametrize("name", ["make", "vary", "split", "gallery", "score --html", "eval", "prove", "spec new"])
def test_a_place_below_a_link_in_a_circle_is_named(name: str, snapshot: Path, responses: Path, tmp_path: Path) -> None:
    (tmp_path / "circle").symlink_to("circle")
    places = {"OUT": str(tmp_path / "circle"), "SNAPSHOT": str(snapshot), "RESPONSES": str(responses)}
    arguments = [places.get(part, part.replace("OUT/", f"{places['OUT']}/")) for part in WRITERS[name]]
    result = run(*arguments, typed=PUZZLE)
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    assert str(tmp_path / "circle" / "new") in result.output


class TestOneFile:
    def test_it_has_the_rights_that_were_asked_for(self, tmp_path: Path) -> None:
        put(tmp_path / "above" / "private", b"x", 0o600)
        assert (tmp_path / "above" / "private").stat().st_mode & 0o777 == 0o600

    @pytest.mark.parametrize("error", [OSError(5, "Input/output error"), KeyboardInterrupt()])
    def test_nothing_is_left_if_it_fails(
        self, error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        put(tmp_path / "file", b"before")

        def fail(_: int) -> None:
            raise error

        monkeypatch.setattr(os, "fsync", fail)
        with pytest.raises((Unwritten, KeyboardInterrupt)):
            put(tmp_path / "file", b"after")
        assert everything(tmp_path) == {tmp_path / "file": b"before"}

    def test_a_place_that_is_none_is_named(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"")
        with pytest.raises(Unwritten, match=f"{tmp_path}/file/below cannot be written: File exists; choose another"):
            put(tmp_path / "file" / "below", b"x")


class TestAFolder:
    def test_it_appears_at_the_end(self, tmp_path: Path) -> None:
        with appearing(tmp_path / "new") as growing:
            (growing / "file").write_bytes(b"x")
            assert not (tmp_path / "new").exists()
        assert everything(tmp_path) == {tmp_path / "new" / "file": b"x"}

    @pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt(), ValueError()])
    def test_what_was_there_stays_if_it_fails(self, error: BaseException, tmp_path: Path) -> None:
        (tmp_path / "new").mkdir()
        (tmp_path / "new" / "file").write_bytes(b"before")

        def work() -> None:
            with appearing(tmp_path / "new") as growing:
                (growing / "file").write_bytes(b"after")
                raise error

        with pytest.raises((DiskFull, KeyboardInterrupt, ValueError)):
            work()
        assert everything(tmp_path) == {tmp_path / "new" / "file": b"before"}

    def test_what_was_moved_away_comes_back(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "new").mkdir()
        (tmp_path / "new" / "file").write_bytes(b"before")
        usual = Path.rename

        def rename(path: Path, target: Path) -> Path:
            if path.name == "growing":
                raise OSError(5, "Input/output error")
            return usual(path, target)

        monkeypatch.setattr(Path, "rename", rename)
        with pytest.raises(OSError, match="Input/output"), appearing(tmp_path / "new"):
            pass
        assert everything(tmp_path) == {tmp_path / "new" / "file": b"before"}


@pytest.mark.parametrize("name", cli._COMMANDS)
def test_ctrl_c_ends_every_command_with_a_sentence(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    find: Callable[..., Any] = lambda *_: click.Command(name, callback=interrupted)  # noqa: E731
    monkeypatch.setattr(cli._Commands, "get_command", find)
    result = run(name)
    assert result.exit_code == 130
    assert result.stderr.startswith("\nInterrupted; ")
    assert result.stderr.count("\n") == 2
    assert "Aborted" not in result.output


def test_ctrl_c_while_a_snapshot_is_verified(snapshot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from puzzlegen.snapshots import verify

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(verify, "verify", interrupted)
    result = run("verify", snapshot)
    assert (result.exit_code, "starts again" in result.stderr) == (130, True)
