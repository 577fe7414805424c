"""Whatever a stranger may have written is refused in one sentence, within 5 seconds of processor time and 1 GiB."""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzlegen.cli import main
from puzzlegen.exports import inspect, lmms_eval
from puzzlegen.exports.source import Source
from puzzlegen.releases import published
from tests.support import foreign_cases as cases
from tests.support.limited import MEMORY, SECONDS

NEEDED = b'{"id":"%s","response":%s}\n'


def limited(commands: list[list[str]]) -> list[dict[str, Any]]:
    """How these commands end, each in a process with limits."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.limited"],
        input=json.dumps(commands),
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def ends_well(result: dict[str, Any]) -> bool:
    """True if a command said what was wrong, if anything, and needed little to find out."""
    told = result["code"] == 0 or result["output"].strip()
    within = result["seconds"] <= SECONDS and result["memory"] <= MEMORY
    return result["code"] in (0, 1, 2) and "Traceback" not in result["output"] and bool(told) and within


def judged(commands: dict[str, list[list[str]]], *, refused: Callable[[str], bool] = lambda _: False) -> None:
    """Run the commands of all cases, and assert that each ends well, and that the first of those named is refused."""
    flat = [(name, command) for name, some in commands.items() for command in some]
    assert flat
    found = list(zip(flat, limited([command for _, command in flat]), strict=True))
    bad = [(name, result) for (name, _), result in found if not ends_well(result)]
    seen = set()
    for (name, _), result in found:
        if name not in seen and refused(name) and result["code"] == 0:
            bad.append((name, result))
        seen.add(name)
    assert not bad, "\n".join(
        f"{name}: {result['arguments']} ends with {result['code']} after {result['seconds']:.1f} s with "
        f"{result['memory'] >> 20} MiB: {result['output'][-300:]}"
        for name, result in bad[:12]
    )


@pytest.fixture(scope="module")
def snapshot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nobody has tampered with it, and no test may."""
    return cases.snapshot(tmp_path_factory.mktemp("sound") / "snapshot")


@pytest.fixture(scope="module")
def series(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a series of two releases, of its spec and its secret; no test may change it."""
    folder = tmp_path_factory.mktemp("series")
    (folder / "tiny.toml").write_text(
        'name = "tiny"\n[release]\ntitle = "Tiny"\nitems = 8\nhidden = 0.25\nrefresh = 0.5\n'
        'splits = {test = 3, validation = 1}\n[[families]]\nname = "template/blank"\n'
    )
    (folder / "key").write_text("6f1d0c3a9be74852d5a0c18e7f2b4963")
    (folder / "key").chmod(0o600)
    for month in ("2026-11", "2026-12"):
        made = CliRunner().invoke(main, refreshed(folder, month))
        assert made.exit_code == 0, made.output
    return folder


def refreshed(folder: Path, month: str) -> list[str]:
    """The command that brings a series up to date."""
    places = ["--series", str(folder / "series"), "--secret-file", str(folder / "key")]
    return ["refresh", str(folder / "tiny.toml"), "--date", month, "--workers", "1", *places]


def changed(sound: Path, place: Path, change: cases.Change) -> Path:
    """A copy of a folder that somebody has changed."""
    shutil.copytree(sound, place, symlinks=True)
    change(place)
    return place


class TestSnapshots:
    def test_all_that_proves_one(self, snapshot: Path, tmp_path: Path, everything: bool) -> None:
        commands = {}
        for number, (name, change) in enumerate({**cases.CHANGES, **cases.HARMLESS}.items()):
            folder = str(changed(snapshot, tmp_path / str(number), change))
            both = [["verify", folder, "--workers", "1"], ["replay", folder, "--workers", "1"]]
            commands[name] = both if everything or number % 6 == 0 else both[:1]
        judged(commands, refused=lambda name: name in cases.CHANGES)

    def test_all_that_reads_one(self, snapshot: Path, tmp_path: Path, everything: bool) -> None:
        predictions = tmp_path / "predictions.jsonl"
        predictions.write_bytes(b"")
        commands = {}
        for number, (name, change) in enumerate(cases.CHANGES.items()):
            folder = changed(snapshot, tmp_path / str(number), change)
            readers = list(cases.readers(folder, tmp_path / "out" / str(number), predictions))
            commands[name] = readers if everything else readers[number % len(readers) :][:1]
        judged(commands)
        assert not (tmp_path / "x").exists()

    def test_statements_that_keep_a_validator_busy(self, snapshot: Path, tmp_path: Path) -> None:
        commands = {}
        for number, (name, asked) in enumerate(cases.STATEMENTS.items()):
            folder = changed(snapshot, tmp_path / str(number), cases.stated(*asked))
            commands[name] = [["verify", str(folder), "--workers", "1"]]
        judged(commands, refused=lambda _: True)

    def test_pictures_that_lead_out_are_neither_published_nor_sent(self, snapshot: Path, tmp_path: Path) -> None:
        private = tmp_path / "private.png"
        private.write_bytes(cases.png(1, 1, b"\0\0\0\0"))
        name = cases.first_picture(snapshot)
        folder = changed(snapshot, tmp_path / "copy", cases.sealed(cases.link(name, str(private))))
        for arguments in (
            ["export", folder, "--to", "imagefolder", "--out", tmp_path / "out"],
            ["gallery", folder, "--out", tmp_path / "page.html"],
            ["prompt", folder],
        ):
            result = CliRunner().invoke(main, list(map(str, arguments)))
            assert (result.exit_code, "leads out of" in result.output) == (1, True), result.output
        assert not (tmp_path / "out").exists()

    def test_a_folder_of_pictures_to_compare_with(self, snapshot: Path, tmp_path: Path) -> None:
        commands = {}
        for number, (name, data) in enumerate(cases.PICTURES.items()):
            (tmp_path / str(number)).mkdir()
            (tmp_path / str(number) / name).write_bytes(data)
            os.mkfifo(tmp_path / str(number) / "waits.png")
            common = ["split", str(snapshot), "--workers", "1", "--ratios", "1/1"]
            against = ["--against", str(tmp_path / str(number)), "--out", str(tmp_path / "out" / str(number))]
            commands[name] = [[*common, *against]]
        judged(commands, refused=lambda name: name not in ("large.png", "wrong.png"))


class TestShards:
    def test_shards(self, tmp_path: Path) -> None:
        one, two = cases.two_shards(tmp_path / "sound")
        commands = {}
        for number, (name, change) in enumerate(cases.SHARD_CHANGES.items()):
            folder = changed(one, tmp_path / "shards" / str(number), change)
            out = str(tmp_path / "deep" / "er" / str(number))
            commands[name] = [["merge", str(folder), str(two), "--workers", "1", "--out", out]]
        judged(commands, refused=lambda _: True)
        assert not list(tmp_path.rglob("x")), "nothing is written outside of the destination"


class TestReleases:
    def test_releases(self, series: Path, tmp_path: Path, everything: bool) -> None:
        commands = {}
        predictions = tmp_path / "predictions.jsonl"
        predictions.write_bytes(b"")
        for number, (name, change) in enumerate(cases.RELEASE_CHANGES.items()):
            place = changed(series, tmp_path / str(number), lambda _: None)
            release = place / "series" / "releases" / "2026.11.0"
            change(release)
            out = tmp_path / "out" / str(number)
            audit = ["audit", str(place / "series"), "--workers", "1"]
            others = [
                ["show", str(release)],
                ["score", str(release), str(predictions)],
                ["export", str(release), "--to", "inspect", "--out", str(out / "inspect")],
                *(
                    [["export", str(release), "--to", "lmms-eval", "--out", str(out / "lmms")]]
                    if "split" in name
                    else []
                ),
                # They read a series alike: each change meets one of them
                (
                    ["retract", str(place / "series"), "0", "--why", "x"],
                    [
                        "reveal",
                        str(place / "series"),
                        "2026.12.0",
                        "--secret-file",
                        str(place / "key"),
                        "--workers",
                        "1",
                    ],
                    refreshed(place, "2026-12"),
                )[number % 3],
            ]
            commands[name] = [audit, *(others if everything else others[number % len(others) :][:1])]
        judged(commands, refused=lambda _: True)
        assert not list((tmp_path / "out").rglob("x*"))

    def test_series(self, series: Path, tmp_path: Path, everything: bool) -> None:
        commands = {}
        for number, (name, change) in enumerate(cases.SERIES_CHANGES.items()):
            place = changed(series, tmp_path / str(number), lambda _: None)
            change(place / "series")
            others = [
                ["verify", str(place / "series" / "revealed" / "2026.11.0"), "--workers", "1"],
                (["retract", str(place / "series"), "0", "--why", "x"], refreshed(place, "2026-12"))[number // 2 % 2],
            ]
            audit = ["audit", str(place / "series"), "--workers", "1"]
            commands[name] = [audit, *(others if everything else others[number % 2 :][:1])]
        judged(commands, refused=lambda _: True)


class TestGeneratedCode:
    """What is embedded in code and in markup cannot leave its place."""

    @pytest.mark.parametrize(
        "name", [name for name in cases.RELEASE_CHANGES if name.startswith(("the version", "a split is"))]
    )
    @pytest.mark.parametrize("to", ["inspect", "lmms-eval", "imagefolder"])
    def test_hostile_names_are_exported_nowhere(self, name: str, to: str, series: Path, tmp_path: Path) -> None:
        release = changed(
            series / "series" / "releases" / "2026.11.0", tmp_path / "release", cases.RELEASE_CHANGES[name]
        )
        before = set(tmp_path.rglob("*"))
        result = CliRunner().invoke(main, ["export", str(release), "--to", to, "--out", str(tmp_path / "a" / "b")])
        assert (result.exit_code, "Expected" in result.output) == (1, True), result.output
        assert set(tmp_path.rglob("*")) - before <= {tmp_path / "a"}

    @pytest.mark.parametrize("text", ['x"\nimport os\n"', "x: !!python/object/apply:os.abort []", "'\"\\\t", "{x}"])
    def test_what_is_embedded_is_quoted(self, text: str, snapshot: Path, tmp_path: Path) -> None:
        """Even if a name came through, it would stay a text."""
        source = Source(published.opened(snapshot), tmp_path)
        source.version = text
        inspect.write(source, tmp_path)
        constants = [
            one.value
            for one in ast.walk(ast.parse((tmp_path / "task.py").read_text()))
            if isinstance(one, ast.Constant)
        ]
        assert text in constants
        source.__dict__["splits"] = (text.replace("/", "_"),)
        out = tmp_path / "tasks"
        out.mkdir()
        lmms_eval.write(source, out)
        (document,) = (yaml.load(path.read_bytes(), Loader=_Tasks) for path in out.glob("*.yaml"))
        assert document["metadata"]["version"] == text
        assert document["test_split"] == source.splits[0]
        assert list(document["dataset_kwargs"]["data_files"]) == [source.splits[0]]


class _Tasks(yaml.SafeLoader):
    """Knows the one tag of lmms-eval."""


_Tasks.add_constructor("!function", lambda loader, node: loader.construct_scalar(node))


class TestScoring:
    def test_responses(self, snapshot: Path, tmp_path: Path) -> None:
        names = [json.loads(line)["id"] for line in (snapshot / "items.jsonl").read_bytes().splitlines()]
        commands = {}
        for number, (name, response) in enumerate(cases.RESPONSES.items()):
            file = tmp_path / f"{number}.jsonl"
            file.write_bytes(NEEDED % (names[0].encode(), json.dumps(response).encode()))
            commands[name] = [["score", str(snapshot), str(file)]]
        judged(commands)

    def test_files(self, snapshot: Path, tmp_path: Path) -> None:
        commands = {}
        for number, (name, data) in enumerate(cases.PREDICTIONS.items()):
            file = tmp_path / f"{number}.jsonl"
            file.write_bytes(data)
            commands[name] = [["score", str(snapshot), str(file)]]
        os.mkfifo(tmp_path / "waits")
        sound = tmp_path / "sound.jsonl"
        sound.write_bytes(b"")
        commands["waits"] = [
            ["score", str(snapshot), str(tmp_path / "waits")],
            ["score", str(snapshot), str(sound), "--errata", str(tmp_path / "waits")],
            ["eval", str(snapshot), "--baseline", "common", "--overwrite", "--out", str(tmp_path / "waits")],
        ]
        judged(commands, refused=lambda name: name != "nothing")

    @pytest.mark.parametrize("kind", ["letters", "boxes", "cells", "number", "word", "words", "move"])
    def test_matchers_of_all_kinds(self, kind: str) -> None:
        """The time is limited where `judged` runs them; here no matcher may raise anything."""
        from puzzlegen.scoring.rows import score_row

        form, answer = {
            "letters": ("choice", "B"),
            "boxes": ("bounding_boxes", "[[1,2,3,4]]"),
            "cells": ("open_ended", "12AB"),
            "number": ("fill_in", "7"),
            "word": ("fill_in", "owl"),
            "words": ("open_ended", "owl, cat"),
            "move": ("fill_in", "e2e4"),
        }[kind]
        letters = list("ABCD") if form == "choice" else []
        row = {"id": "x", "answer_form": form, "letters": letters, "options": letters, "answer": answer, "accepted": []}
        for response in cases.RESPONSES.values():
            if len(response) > 400_000:
                continue  # the same before any matcher sees it
            assert 0 <= score_row(row, response).credit <= 1


class TestMaterial:
    def test_specs(self, tmp_path: Path, everything: bool) -> None:
        commands = {}
        os.mkfifo(tmp_path / "waits.toml")
        for number, (name, data) in enumerate(cases.SPECS.items()):
            file = tmp_path / f"{number}.toml"
            file.write_bytes(data)
            out = str(tmp_path / "out" / str(number))
            both = [["make", str(file), "--n", "1", "--out", out], ["spec", "check", str(file)]]
            commands[name] = both if everything or number % 6 == 0 else both[number % 2 :][:1]
        commands["waits"] = [["make", str(tmp_path / "waits.toml"), "--n", "1", "--out", str(tmp_path / "out" / "w")]]
        judged(commands, refused=lambda _: True)

    def test_sources(self, tmp_path: Path) -> None:
        commands = {}
        os.mkfifo(tmp_path / "waits.pgn")
        for number, (name, data) in enumerate({**cases.SOURCES, "waits.pgn": None}.items()):
            if data is not None:
                (tmp_path / name).write_bytes(data)
            told = ["--source", str(tmp_path / name), "--source-licence", "CC0-1.0", "--source-origin", "x"]
            common = ["make", "boards/chess_mate", "--n", "1", "--workers", "1", "--out", str(tmp_path / str(number))]
            commands[name] = [[*common, *told]]
        judged(commands, refused=lambda _: True)

    def test_photographs(self, tmp_path: Path) -> None:
        from puzzlegen.materials import photos, shots
        from puzzlegen.materials.material import Missing, NothingUsable

        for name, data in cases.PICTURES.items():
            (tmp_path / name).write_bytes(data)
        os.mkfifo(tmp_path / "waits.png")
        (tmp_path / "out.png").symlink_to("/etc/hostname")
        folder = photos.Folder(str(tmp_path), "CC0-1.0", "x")
        with pytest.raises(NothingUsable):
            photos.album(folder)
        found = shots.roll(str(tmp_path))
        assert found.findings
        assert not found.shots
        for credits in (b"\xff", b'file,title\n"' + b"x" * 200_000, b"file\nx\n"):
            (tmp_path / "credits.csv").write_bytes(credits)
            with pytest.raises(Missing):
                photos.album(folder)


# --- mutations ------------------------------------------------------------------------------------------------------

_HOSTILE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**40), 10**40),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from([*cases.BAD_NAMES.values(), "x" * 1000, "٣"]),
    st.text(max_size=5),
    st.lists(st.integers(0, 5), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


def _places(document: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all values in a document."""
    inner = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in inner:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from _places(value, (*path, key))


@st.composite
def mutated(draw: st.DrawFn, document: Any) -> bytes:
    """The bytes of a document in which something is another value, is gone, or is garbled."""
    data = json.dumps(document).encode()
    if draw(st.integers(0, 3)) == 0:
        start = draw(st.integers(0, len(data)))
        return data[:start] + draw(st.binary(max_size=4)) + data[start + draw(st.integers(0, 4)) :]
    changed = json.loads(data)
    path = draw(st.sampled_from(list(_places(document))))
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    if isinstance(inner, dict) and draw(st.booleans()):
        del inner[path[-1]]
    else:
        inner[path[-1]] = draw(_HOSTILE)
    return json.dumps(changed).encode()


def _ends(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code in (0, 1, 2), (arguments, result.output)
    assert result.exception is None or isinstance(result.exception, SystemExit), (arguments, result.exception)


@given(st.data())
@settings(max_examples=60)
def test_mutated_snapshots(snapshot: Path, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    folder = tmp_path_factory.mktemp("mutated") / "snapshot"
    shutil.copytree(snapshot, folder)
    name = data.draw(st.sampled_from(cases.SNAPSHOT))
    document, *others = (json.loads(line) for line in _documents(folder / name))
    lines = [data.draw(mutated(document)), *(json.dumps(other).encode() for other in others)]
    change = cases.write(name, b"\n".join(lines) + b"\n")
    if name != "manifest.json" and data.draw(st.booleans()):
        change = cases.sealed(change)
    change(folder)
    (folder.parent / "empty.jsonl").write_bytes(b"")
    commands = [
        ["verify", str(folder), "--workers", "1"],
        *cases.readers(folder, folder.parent, folder.parent / "empty.jsonl"),
    ]
    for command in commands:
        _ends(command)
    shutil.rmtree(folder.parent)


def _documents(path: Path) -> list[bytes]:
    """The lines of a table, or the whole of another file."""
    return path.read_bytes().splitlines() if path.suffix == ".jsonl" else [path.read_bytes()]


@given(st.data())
@settings(max_examples=40)
def test_mutated_releases(series: Path, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    place = tmp_path_factory.mktemp("mutated") / "copy"
    shutil.copytree(series, place)
    folder = place / "series"
    release, revealed = folder / "releases" / "2026.12.0", folder / "revealed" / "2026.11.0"
    file = data.draw(
        st.sampled_from(
            [
                release / "release.json",
                release / "items.jsonl",
                release / "retired.jsonl",
                release / "proofs.jsonl",
                revealed / "reveal.json",
                revealed / "inclusion.jsonl",
                revealed / "manifest.json",
            ]
        )
    )
    document, *others = (json.loads(line) for line in _documents(file))
    lines = [data.draw(mutated(document)), *(json.dumps(other).encode() for other in others)]
    cases.write(file.name, b"\n".join(lines) + b"\n")(file.parent)
    _ends(["audit", str(folder), "--workers", "1"])
    _ends(["show", str(release)])
    _ends(["export", str(release), "--to", "inspect", "--out", str(place / "out")])
    _ends(refreshed(place, "2026-12"))
    shutil.rmtree(place.parent)


@given(st.data())
@settings(max_examples=40)
def test_mutated_shards(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    folder = tmp_path_factory.mktemp("mutated")
    one, two = cases.two_shards(folder)
    name = data.draw(st.sampled_from(["shard.json", "journal.jsonl"]))
    document, *others = (json.loads(line) for line in _documents(one / name))
    lines = [data.draw(mutated(document)), *(json.dumps(other).encode() for other in others)]
    cases.write(name, b"\n".join(lines) + b"\n")(one)
    if name == "journal.jsonl":
        cases.sealed_journal(one)
    _ends(["merge", str(one), str(two), "--workers", "1", "--out", str(folder / "out")])
    shutil.rmtree(folder)
