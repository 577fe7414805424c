"""The one door to published items: whatever holds them, every command and `puzzlegen.load` take it."""

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner, Result

import puzzlegen
from puzzlegen.cli import main
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.releases import published
from puzzlegen.releases.published import NotPublished
from puzzlegen.releases.series import KeysElsewhere
from puzzlegen.releases.split_reader import SourceLost
from puzzlegen.snapshots import writer
from puzzlegen.snapshots.verify import verify
from puzzlegen.specs import language as spec
from tests.drawing.test_png import of_chunks

SPEC = """name = "small"
[[families]]
name = "template/blank"
levels = ["easy"]
[release]
title = "Small"
items = 12
splits = {test = 2, validation = 1}
hidden = 0.5
refresh = 0.5
"""


NEWEST = "series/releases/2026.12.0"


class Places(NamedTuple):
    """What can be opened, by its name, and how many items it has by split."""

    home: Path
    counts: dict[str, dict[str, int]]

    def at(self, name: str) -> str:
        return str(self.home / name)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def done(*arguments: object) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Places:
    """A snapshot, a split of two, and two series: one with keys and a revealed part, one without keys."""
    home = tmp_path_factory.mktemp("places")
    for number, n in enumerate((30, 10)):
        request = writer.request_for(spec.read("template/blank"), "template/blank", n, number)
        writer.write_snapshot(request, home / f"snapshot{number}")
    done("split", home / "snapshot0", home / "snapshot1", "--ratios", "70/15/15", "--out", home / "splits")
    for name, keys in (("series", "included"), ("sealed", "apart")):
        (home / f"{name}.key").write_text("6f1d0c3a9be74852d5a0c18e7f2b4963")
        (home / f"{name}.key").chmod(0o600)
        (home / f"{name}.toml").write_text(SPEC.replace("[release]\n", f'[release]\nkeys = "{keys}"\n'))
        for version in ("2026.11.0", "2026.12.0"):
            common = ("--series", home / name, "--secret-file", home / f"{name}.key", "--workers", 1)
            done("release", home / f"{name}.toml", "--version", version, *common)
    done("reveal", home / "series", "2026.11.0", "--secret-file", home / "series.key")
    report = json.loads((home / "splits" / "report.json").read_text())
    split = {name: part["items"] for name, part in report["splits"].items()}
    counts = {
        "snapshot0": {"test": 30},
        "splits": {name: split[name] for name in ("train", "validation", "test")},
        "series/revealed/2026.11.0": {"test": 6},
    }
    for version, names in (("11", ("series@2026.11",)), ("12", ("series", "series@latest", NEWEST))):
        release = json.loads((home / "series" / "releases" / f"2026.{version}.0" / "release.json").read_text())
        counts |= dict.fromkeys(names, release["content"]["splits"])
    return Places(home, counts)


NAMES = (
    "snapshot0",
    "splits",
    "series",
    "series@2026.11",
    "series@latest",
    NEWEST,
    "series/revealed/2026.11.0",
)


@pytest.mark.parametrize("name", NAMES)
class TestEveryPlace:
    def test_is_a_sequence_of_puzzles(self, places: Places, name: str) -> None:
        puzzles = puzzlegen.load(places.at(name))
        assert puzzles.splits == places.counts[name]
        assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) == sum(puzzles.splits.values())
        assert all(puzzlegen.score(puzzle, f"Answer: {puzzle.answer}").credit == 1 for puzzle in puzzles)
        parts = [puzzlegen.load(places.at(name), split=split) for split in puzzles.splits]
        assert [len(part) for part in parts] == list(puzzles.splits.values())
        assert {puzzle.id for part in parts for puzzle in part} == {puzzle.id for puzzle in puzzles}

    def test_is_asked_scored_and_shown(self, places: Places, name: str, tmp_path: Path) -> None:
        for split, count in places.counts[name].items():
            some = (places.at(name), "--split", split)
            asked = [json.loads(line) for line in done("prompt", *some).splitlines()]
            assert len(asked) == count
            assert all(Path(image).is_file() for line in asked for image in line["images"])
            out = tmp_path / f"{split}.jsonl"
            printed = done("eval", *some, "--baseline", "common", "--out", out)
            assert f"--split {split}" in printed
            report = json.loads(done("score", *some, out, "--json"))
            assert (report["items"], report["sheets"][0]["unknown"]) == (count, 0)
            shown = done("show", *some, asked[-1]["id"], "--key")
            assert asked[-1]["images"][0] in shown

    def test_wrong_answers_stand_beside_their_pictures(self, places: Places, name: str, tmp_path: Path) -> None:
        asked = [json.loads(line)["id"] for line in done("prompt", places.at(name)).splitlines()]
        wrong = tmp_path / "wrong.jsonl"
        wrong.write_text("".join(json.dumps({"id": one, "response": "Answer: no"}) + "\n" for one in asked))
        done("score", places.at(name), wrong, "--html", tmp_path / "page.html")
        assert '<img src="data:image/webp' in (tmp_path / "page.html").read_text()

    def test_is_exported_by_split(self, places: Places, name: str, tmp_path: Path) -> None:
        done("export", places.at(name), "--to", "hf", "--out", tmp_path / "out")
        rows = dict.fromkeys(places.counts[name], 0)
        for path in (tmp_path / "out" / "data").glob("*.parquet"):
            table = pq.read_table(path, columns=["split"])
            (split,) = set(table["split"].to_pylist())
            assert path.name.startswith(f"{split}-")
            rows[split] += table.num_rows
        assert rows == places.counts[name]
        card = (tmp_path / "out" / "README.md").read_text()
        assert all(f'"split":"{split}","path":"data/{split}-' in card for split in rows)

    def test_is_laid_out_as_a_page(self, places: Places, name: str, tmp_path: Path) -> None:
        out = tmp_path / "page.html"
        printed = done("gallery", places.at(name), "--out", out, "--workers", 1)
        assert f"{sum(places.counts[name].values())} items" in printed


@pytest.mark.parametrize("name", ["splits", "series@2026.11", "series/revealed/2026.11.0"])
def test_variants_of_anything_are_proven(places: Places, name: str, tmp_path: Path) -> None:
    done("vary", places.at(name), "--lang", "zh", "--out", tmp_path / "out", "--workers", 1)
    assert verify(tmp_path / "out") == []
    assert {puzzle.item.language for puzzle in puzzlegen.load(tmp_path / "out")} == {"zh"}
    origins = {puzzle.id for puzzle in puzzlegen.load(places.at(name))}
    assert {puzzle.item.variant_of for puzzle in puzzlegen.load(tmp_path / "out")} == origins


def test_a_split_loads_with_datasets(places: Places, tmp_path: Path) -> None:
    datasets = pytest.importorskip("datasets")
    done("export", places.at("splits"), "--to", "hf", "--out", tmp_path / "out")
    loaded = datasets.load_dataset(str(tmp_path / "out"), cache_dir=str(tmp_path / "cache"))
    assert {name: len(part) for name, part in loaded.items()} == places.counts["splits"]


def test_one_split_may_have_another_name(places: Places, tmp_path: Path) -> None:
    done("export", places.at("snapshot0"), "--to", "imagefolder", "--split-name", "train", "--out", tmp_path / "one")
    lines = (tmp_path / "one" / "train" / "metadata.jsonl").read_text().splitlines()
    assert Counter(json.loads(line)["split"] for line in lines) == {"train": 30}
    some = (places.at("splits"), "--to", "hf", "--split-name", "dev")
    several = run("export", *some, "--out", tmp_path / "two")
    assert (several.exit_code, "has the splits train, validation, test" in several.output) == (2, True)
    done("export", *some, "--split", "validation", "--out", tmp_path / "two")
    assert [path.name[:4] for path in (tmp_path / "two" / "data").iterdir()] == ["dev-"]
    assert run("export", *some[:3], "--split-name", "A B", "--out", tmp_path / "x").exit_code == 2


class TestWithoutKeys:
    def test_questions_are_asked_and_whatever_needs_keys_says_so(self, places: Places, tmp_path: Path) -> None:
        release = places.at("sealed@latest")
        assert len(done("prompt", release).splitlines()) == 12
        assert "kept apart" not in done("show", release)
        out = tmp_path / "out"
        for words in (("show", release, "--key"), ("export", release, "--to", "hf", "--out", out)):
            result = run(*words)
            assert (result.exit_code, "holds questions only" in result.output) == (2, True), result.output
        assert not out.exists()
        with pytest.raises(KeysElsewhere, match="holds questions only"):
            puzzlegen.load(release)[0]

    def test_who_has_the_private_folder_scores_them(self, places: Places, tmp_path: Path) -> None:
        release = places.at("sealed@latest")
        first = json.loads(done("prompt", release).splitlines()[0])
        (tmp_path / "answers.jsonl").write_text(json.dumps({"id": first["id"], "response": "?"}))
        assert "12" in done("score", release, tmp_path / "answers.jsonl")
        shutil.copytree(places.home / "sealed", tmp_path / "copy")
        result = run("score", tmp_path / "copy", tmp_path / "answers.jsonl")
        assert (result.exit_code, "are kept apart, and" in result.output) == (2, True)


class TestErrors:
    @pytest.mark.parametrize(
        ("name", "split", "complaint"),
        [
            ("nowhere", None, "There is nothing at .*nowhere; it has to be a snapshot, a release, the folder of a"),
            ("series.key", None, "is a file"),
            ("series/releases", None, "holds no items that puzzlegen can read"),
            ("snapshot0", "train", "is a snapshot and has no split 'train'; it has: test"),
            ("splits", "dev", "folder of a split and has no split 'dev'; it has: train, validation, test"),
            ("series@2026.10", None, "has no release '2026.10'; it has: 2026.11.0, 2026.12.0, latest"),
            ("series@last", None, "has no release 'last'"),
            ("snapshot0@latest", None, "holds no releases"),
        ],
    )
    def test_a_sentence_says_what_it_is(self, places: Places, name: str, split: str | None, complaint: str) -> None:
        with pytest.raises(WrongUsage, match=complaint):
            puzzlegen.load(places.at(name), split=split)

    def test_exports_and_shards_are_known(self, places: Places, tmp_path: Path) -> None:
        done("export", places.at("snapshot0"), "--to", "webdataset", "--out", tmp_path / "export")
        done("make", "template/blank", "--n", "4", "--shard", "1/2", "--workers", 1, "--out", tmp_path / "shard")
        for name, what in (("export", "an export for another tool"), ("shard", "puzzlegen merge")):
            with pytest.raises(NotPublished, match=what):
                published.opened(tmp_path / name)

    def test_a_split_goes_with_its_snapshots(self, places: Places, tmp_path: Path) -> None:
        shutil.copytree(places.home / "splits", tmp_path / "splits")
        with pytest.raises(SourceLost, match="move together"):
            published.opened(tmp_path / "splits")
        shutil.copytree(places.home / "snapshot0", tmp_path / "snapshot0")
        shutil.copytree(places.home / "snapshot0", tmp_path / "snapshot1")
        with pytest.raises(SourceLost, match="root digest"):
            published.opened(tmp_path / "splits")

    @pytest.mark.parametrize("name", ["snapshot0", NEWEST])
    def test_no_picture_of_another_form_is_sent_or_exported(self, places: Places, tmp_path: Path, name: str) -> None:
        """A browser would show another one than the pixels that were compared."""
        home = shutil.copytree(places.at(name), tmp_path / "copy")
        for path in home.glob("images/*.png"):
            data = path.read_bytes()
            path.write_bytes(data[:33] + of_chunks((b"tRNS", b"\0\xff" * 3))[8:] + data[33:])
        commands = [("export", home, "--to", to, "--out", tmp_path / to) for to in ("hf", "imagefolder", "webdataset")]
        for words in (("prompt", home), *commands):
            result = run(*words)
            assert (result.exit_code, "is not a picture as puzzlegen publishes them" in result.output) == (1, True)
        with pytest.raises(CheckFailed, match="is not a picture as puzzlegen publishes them"):
            puzzlegen.load(home)[0]

    @pytest.mark.parametrize("harm", ["[", '{"schema": 1}', '{"schema": 9}', '{"a": "\\u0000"}', "[" * 100_000])
    def test_damaged_reports(self, places: Places, tmp_path: Path, harm: str) -> None:
        for name in ("snapshot0", "snapshot1", "splits"):
            shutil.copytree(places.home / name, tmp_path / name)
        (tmp_path / "splits" / "report.json").write_text(harm)
        result = run("show", tmp_path / "splits")
        assert (result.exit_code, result.output.count("\n")) == (1, 1), result.output

    def test_damaged_lists(self, places: Places, tmp_path: Path) -> None:
        for name in ("snapshot0", "snapshot1", "splits"):
            shutil.copytree(places.home / name, tmp_path / name)
        path = tmp_path / "splits" / "train.jsonl"
        path.write_text(path.read_text().replace('"id":"', '"id":"f', 1))
        with pytest.raises(CheckFailed, match=r"is not the file that report\.json names"):
            list(published.opened(tmp_path / "splits").entries())
