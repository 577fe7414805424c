"""The commands about releases, from the first one to the audit."""

import json
from pathlib import Path

import pytest

from tests.support.small_series import run


class TestCommands:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        (tmp_path / "tiny.toml").write_text(
            'name = "tiny"\n[release]\ntitle = "Tiny"\nitems = 8\nhidden = 0.25\n'
            '[[families]]\nname = "sudoku/classic"\n'
        )
        (tmp_path / "key").write_text("6f1d0c3a9be74852d5a0c18e7f2b4963")
        (tmp_path / "key").chmod(0o600)
        return tmp_path / "tiny.toml"

    def test_from_the_first_release_to_the_audit(self, file: Path, tmp_path: Path) -> None:
        folder, key = tmp_path / "series", tmp_path / "key"
        common = ("--series", folder, "--secret-file", key, "--workers", 1)
        first = run("release", file, "--version", "2026.11.0", *common)
        assert first.exit_code == 0, first.output
        assert "root digest" in first.output
        steps = [
            (("refresh", file, "--date", "2026-11", *common), 0, "unchanged: 2026.11.0"),
            (("refresh", file, "--date", "2026-12", "--detailed-exitcode", *common), 10, "new release: 2026.12.0"),
            (("refresh", file, "--date", "2026-12", "--detailed-exitcode", *common), 0, "unchanged"),
            (("refresh", file, "--date", "2027-02", "--json", *common), 0, '"status":"new release"'),
            (("refresh", file, "--date", "2026-12", *common), 2, "is the clock right?"),
            (("refresh", file, "--date", "soon", *common), 2, "YYYY-MM"),
            (("refresh", file, "--date", "2027-03", "--series", folder), 2, "PUZZLEGEN_SECRET"),
            (("release", file, "--version", "2027.3", *common), 2, "YYYY.M.PATCH"),
            (("reveal", folder, "2026.12.0", "--secret-file", key), 0, "2026.12.0"),
            (("reveal", folder, "2026.10.0", "--secret-file", key), 2, "it has: 2026.11.0, 2026.12.0, 2027.2.0"),
            (("audit", folder), 0, "3 releases up to 2027.2.0"),
            (("audit", folder, "--prove", "--json"), 0, '"problems": []'),
            (("audit", folder, "--prove", "--release", "2027.2.0"), 0, "release 2027.2.0: every byte"),
            (("audit", folder, "--release", "2026.2.0"), 2, "has no release 2026.2.0"),
            (("audit", tmp_path / "nowhere"), 2, "holds no releases"),
        ]
        for arguments, code, text in steps:
            result = run(*arguments)
            assert (result.exit_code, text in result.output) == (code, True), (arguments, result.output)
        (folder / "latest").write_text("2027.2.0")
        broken = run("audit", folder)
        assert (broken.exit_code, "latest: does not name" in broken.output) == (1, True)

    @pytest.mark.parametrize("keys", ["included", "apart"])
    def test_releases_are_shown_and_what_takes_snapshots_says_so(self, file: Path, tmp_path: Path, keys: str) -> None:
        file.write_text(file.read_text().replace("items = 8\n", f'items = 8\nkeys = "{keys}"\n'))
        common = ("--series", tmp_path / "series", "--secret-file", tmp_path / "key", "--workers", 1)
        assert run("release", file, "--version", "2026.11.0", *common).exit_code == 0
        release = tmp_path / "series" / "releases" / "2026.11.0"
        items = [json.loads(line) for line in (release / "items.jsonl").read_text().splitlines()]
        shown = run("show", release)
        assert (shown.exit_code, items[0]["question"] in shown.output) == (0, True)
        assert json.loads(run("show", release, items[3]["id"], "--json").stdout)["item"] == items[3]
        assert run("show", release, "no such id").exit_code == 2
        with_key = run("show", release, items[3]["id"], "--key")
        if keys == "apart":
            assert (with_key.exit_code, "kept apart until they are revealed" in with_key.output) == (2, True)
        else:
            assert (with_key.exit_code, "Key: " in with_key.output) == (0, True)
        audit = "puzzlegen audit"
        for command, advice in (("verify", audit), ("replay", audit), ("split", "splits of its own")):
            result = run(command, release)
            assert result.exit_code == 2
            assert "is a release, not a snapshot" in result.output
            assert advice in result.output

    @pytest.mark.parametrize("name", ["release", "refresh", "reveal", "retract", "audit"])
    def test_help_has_examples(self, name: str) -> None:
        result = run(name, "--help")
        assert result.exit_code == 0
        assert f"puzzlegen {name} " in result.output.split("Example")[1]
