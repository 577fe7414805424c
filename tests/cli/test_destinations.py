"""Destinations: what cannot be written is told before any work is done, and nothing but our own is ever replaced."""

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from puzzlegen.cli import main
from puzzlegen.releases import published
from puzzlegen.snapshots import writer
from tests.support import foreign_cases as cases


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return cases.snapshot(tmp_path_factory.mktemp("sound") / "snapshot")


@pytest.fixture
def snapshot(sound: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(sound, tmp_path / "snapshot"))


def export(folder: Path, out: Path, *options: str, to: str = "imagefolder") -> Result:
    return run("export", folder, "--to", to, "--out", out, *options)


class TestExports:
    def test_an_export_is_replaced(self, snapshot: Path, tmp_path: Path) -> None:
        out = tmp_path / "out"
        assert export(snapshot, out).exit_code == 0
        again = export(snapshot, out)
        assert (again.exit_code, "--overwrite" in again.output) == (2, True)
        assert export(snapshot, out, "--overwrite", to="webdataset").exit_code == 0
        assert json.loads((out / published.EXPORT_MARK).read_bytes())["format"] == "webdataset"
        assert not (out / "test").exists()
        assert sorted(path.name for path in tmp_path.iterdir()) == ["out", "snapshot"]

    def test_nothing_else_is_replaced(self, snapshot: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        thesis = tmp_path / "thesis"
        (thesis / "chapters").mkdir(parents=True)
        (thesis / "chapters" / "one.tex").write_text("years of work")
        (tmp_path / "file").write_text("work")
        copy = cases.snapshot(tmp_path / "copy", n=2)
        monkeypatch.chdir(thesis / "chapters")
        for out, words in (
            (thesis / "chapters", "holds the current folder"),
            (thesis, "holds the current folder"),
            (Path(), "holds the current folder"),
            (snapshot, "not of an export"),
            (snapshot / "images", "is inside"),
            (tmp_path, "holds the current folder"),
            (copy, "not of an export"),
            (tmp_path / "file", "is not a folder"),
            (Path("/"), ""),
        ):
            result = export(snapshot, out, "--overwrite")
            assert (result.exit_code, words in result.output) == (2, True), (out, result.output)
        monkeypatch.chdir("/")
        assert "is inside" in export(snapshot, tmp_path, "--overwrite").output
        assert (thesis / "chapters" / "one.tex").read_text() == "years of work"
        assert run("verify", snapshot).exit_code == 0
        assert run("verify", copy).exit_code == 0

    def test_a_mark_of_another_kind_is_none(self, snapshot: Path, tmp_path: Path) -> None:
        (tmp_path / "out").mkdir()
        for data in (b"", b"{}", b"\xff", b'{"format":"hf"}'):
            (tmp_path / "out" / published.EXPORT_MARK).write_bytes(data)
            assert export(snapshot, tmp_path / "out", "--overwrite").exit_code == 2
        assert (tmp_path / "out" / published.EXPORT_MARK).read_bytes() == data


class TestSnapshots:
    def make(self, out: Path, *options: object, n: int = 1) -> Result:
        return run("make", "template/blank", "--n", n, "--workers", 1, "--out", out, *options)

    def test_a_snapshot_with_other_files_is_not_replaced(self, snapshot: Path) -> None:
        (snapshot / "notes.txt").write_text("mine")
        result = self.make(snapshot, "--overwrite", n=2)
        assert (result.exit_code, "other files" in result.output) == (2, True)
        assert (snapshot / "notes.txt").read_text() == "mine"

    def test_a_snapshot_around_the_current_folder_is_not_replaced(
        self, snapshot: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(snapshot / "images")
        assert "current folder" in self.make(snapshot, "--overwrite", n=2).output
        assert run("verify", snapshot).exit_code == 0

    @pytest.mark.parametrize(
        "command", ["make", "shard", "split", "export", "merge", "gallery", "eval", "guess", "html"]
    )
    def test_places_that_cannot_be_written_are_told_at_once(
        self, command: str, snapshot: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def work(*_: object) -> None:
            raise AssertionError("something is made before it is known where to put it")

        shards = cases.two_shards(tmp_path / "shards")
        (tmp_path / "predictions").write_bytes(b"")
        for name in ("maker", "carry_on"):
            monkeypatch.setattr(writer, name, work)
        (tmp_path / "file").write_text("mine")
        (tmp_path / "elsewhere").mkdir()
        (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
        (tmp_path / "nowhere").symlink_to(tmp_path / "missing")
        before = sorted(path.name for path in tmp_path.iterdir())
        for out in (
            tmp_path / "link",
            tmp_path / "nowhere",
            tmp_path / "file" / "below",
            tmp_path / "file" / "far" / "below",
            Path("/proc/nobody/out"),
            snapshot if command in ("gallery", "eval", "guess", "html") else tmp_path / "file",
        ):
            make = ["make", "template/blank", "--n", 2, "--workers", 1, "--out", out]
            result = run(
                *{
                    "make": make,
                    "shard": [*make, "--shard", "1/2"],
                    "split": ["split", snapshot, "--out", out],
                    "export": ["export", snapshot, "--to", "hf", "--out", out],
                    "merge": ["merge", *shards, "--out", out],
                    "gallery": ["gallery", snapshot, "--out", out],
                    "eval": ["eval", snapshot, "--base-url", "http://localhost:1", "--model", "x", "--out", out],
                    "guess": ["eval", snapshot, "--baseline", "common", "--out", out],
                    "html": ["score", snapshot, tmp_path / "predictions", "--html", out],
                }[command]
            )
            assert (result.exit_code, result.output.count("\n") <= 5) == (2, True), (
                out,
                result.output,
                result.exception,
            )
        assert sorted(path.name for path in tmp_path.iterdir()) == before
        assert (tmp_path / "file").read_text() == "mine"

    def test_missing_folders_above_are_made(self, tmp_path: Path) -> None:
        assert self.make(tmp_path / "not" / "yet" / "there").exit_code == 0


class TestFiles:
    def test_pages_replace_pages_only(self, snapshot: Path, tmp_path: Path) -> None:
        page, thesis = tmp_path / "page.html", tmp_path / "thesis.html"
        thesis.write_text("<html>years of work</html>")
        assert run("gallery", snapshot, "--out", page, "--workers", 1).exit_code == 0
        assert run("gallery", snapshot, "--out", page, "--workers", 1).exit_code == 2
        assert run("gallery", snapshot, "--out", page, "--workers", 1, "--overwrite").exit_code == 0
        refused = run("gallery", snapshot, "--out", thesis, "--workers", 1, "--overwrite")
        assert (refused.exit_code, "another file" in refused.output) == (2, True)
        assert thesis.read_text() == "<html>years of work</html>"

    def test_responses_replace_responses_only(self, snapshot: Path, tmp_path: Path) -> None:
        out, notes = tmp_path / "guesses.jsonl", tmp_path / "notes.txt"
        notes.write_text("years of work\n")
        guess = ["eval", snapshot, "--baseline", "common", "--overwrite", "--out"]
        assert run(*guess, out).exit_code == 0
        assert run(*guess, out).exit_code == 0
        for command in (guess, ["eval", snapshot, "--base-url", "http://localhost:1", "--model", "x", *guess[4:]]):
            refused = run(*command, notes)
            assert (refused.exit_code, "another file" in refused.output) == (2, True), refused.output
        assert notes.read_text() == "years of work\n"
