"""Exports: what the tools read is what was published, and a damaged export is noticed."""

import base64
import json
import re
import shlex
import shutil
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from puzzlegen.cli import main
from puzzlegen.core.item import LANGUAGES, AnswerForm
from puzzlegen.drawing.png import decode, decode_any
from puzzlegen.exports import formats, vlmevalkit, writing
from puzzlegen.exports.formats import NotTheSame, ToolMissing
from puzzlegen.exports.source import Source
from puzzlegen.releases import published
from puzzlegen.releases.series import KeysElsewhere
from puzzlegen.scoring import rewards
from puzzlegen.scoring.rows import score_row, score_target, target
from puzzlegen.scoring.score import Outcome, score
from puzzlegen.snapshots import reading, writer
from puzzlegen.snapshots.workshop import DestinationTaken
from puzzlegen.specs import language as spec
from tests.support import harnesses

N = 24
ENVIRONMENTS = ("nemo-gym", "openenv", "verifiers")
HERE = [
    name for name in formats.NAMES if name not in ("inspect", "lmms-eval", *ENVIRONMENTS)
]  # those whose tools the tests have


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("exports") / "snap shot"
    wanted = spec.read("smoke")
    writer.write_snapshot(writer.request_for(wanted, "smoke", N, 5, LANGUAGES), out)
    return out


@pytest.fixture(scope="module")
def exported(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], tuple[Source, Path]]:
    """Each format once; nobody may change what is written."""
    made: dict[str, tuple[Source, Path]] = {}
    home = tmp_path_factory.mktemp("exported")

    def export(name: str) -> tuple[Source, Path]:
        if name not in made:
            source, count = writing.export(published.opened(folder), name, home / name)
            assert count == N - formats.left_out(home / name).total()
            made[name] = (source, home / name)
        return made[name]

    return export


@pytest.mark.parametrize("name", HERE)
def test_the_tool_reads_what_was_published(name: str, exported: Callable[[str], tuple[Source, Path]]) -> None:
    source, out = exported(name)
    assert formats.load(name).check(source, out)


def spoil(out: Path, name: str) -> None:
    """Change one answer, or the size of one picture."""
    if name in ("hf", "rl"):
        import pyarrow.parquet as pq

        path = next(iter(sorted(out.rglob("*.parquet"))))
        table = pq.read_table(path)
        rows = table.to_pylist()
        rows[3]["answer"] = "nothing like it"
        pq.write_table(table.from_pylist(rows, table.schema), path)
    elif name == "solutions":
        first, *others = sorted(out.rglob("*.png"))
        larger = (one for one in others if one.read_bytes()[16:24] != first.read_bytes()[16:24])  # width and height
        first.write_bytes(next(larger).read_bytes())
    elif name == "webdataset":
        path = next(out.glob("*.tar"))
        path.write_bytes(path.read_bytes().replace(b'"answer_form"', b'"answer_frog"', 1))
    else:
        table_of = {
            "imagefolder": "metadata.jsonl",
            "mmiq": "keys.jsonl",
            "visreason": "*.jsonl",
            "vlmevalkit": "*.tsv",
        }
        path = next(iter(sorted(out.rglob(table_of[name]))))
        lines = path.read_text().splitlines(keepends=True)
        spots = ('"answer":"', '"text":"', "\tA\t", "\tB\t", "\tC\t", "\tD\t")
        place, spot = next((at, spot) for at in reversed(range(len(lines))) for spot in spots if spot in lines[at])
        lines[place] = lines[place].replace(spot, spot[:-1] + "Z" + spot[-1] if spot[0] == "\t" else spot + "Z", 1)
        path.write_text("".join(lines))


@pytest.mark.parametrize("name", HERE)
def test_a_change_is_noticed(name: str, exported: Callable[[str], tuple[Source, Path]], tmp_path: Path) -> None:
    source, out = exported(name)
    damaged = Path(shutil.copytree(out, tmp_path / out.name))
    spoil(damaged, name)
    with pytest.raises(NotTheSame):
        formats.load(name).check(source, damaged)


def test_a_missing_tool_is_told(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    out = tmp_path / "x"
    result = CliRunner().invoke(main, ["export", str(folder), "--to", "vlmevalkit", "--out", str(out), "--check"])
    count = sum(item.answer_form is AnswerForm.CHOICE for item, _, _ in reading.rows(folder))
    assert result.exit_code == 1
    assert "Not checked: the package pandas is not installed: install it with pip install pandas." in result.output
    assert f"Left out: {N - count} items (no choice between options); {out / 'left_out.jsonl'}" in result.output
    source = Source(published.opened(folder), out)
    with pytest.raises(ToolMissing):
        vlmevalkit.check(source, out)


@pytest.mark.parametrize("name", ["hf", "lmms-eval", "rl"])
def test_a_missing_extra_is_named(name: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = CliRunner().invoke(main, ["export", str(folder), "--to", name, "--out", str(tmp_path / "x")])
    assert result.exit_code == 2
    assert "needs the package 'pyarrow': install it with pip install 'puzzlegen-bench[release]'." in result.output
    assert [*tmp_path.iterdir()] == []


def test_the_help_lists_the_formats_line_by_line() -> None:
    said = CliRunner().invoke(main, ["export", "--help"]).output
    assert "  inspect      a task for Inspect\n" in said
    assert "Formats:\n    hf " in said
    assert not re.search(r"\S  +\S", said.partition("Formats:")[0].partition("\n\n")[2].strip())


def test_the_command_names_what_it_used_and_overwrites_on_demand_only(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "sub" / "x"
    arguments = ["export", str(folder), "--to", "visreason", "--out", str(out), "--check"]
    result = CliRunner().invoke(main, arguments)
    assert (result.exit_code, f"{N} items in {out}" in result.output, "Checked with json" in result.output) == (
        0,
        True,
        True,
    )
    assert "Left out" not in result.output
    assert CliRunner().invoke(main, arguments).exit_code == 2
    assert CliRunner().invoke(main, [*arguments, "--overwrite"]).exit_code == 0
    assert [path.name for path in (tmp_path / "sub").iterdir()] == ["x"]
    with pytest.raises(DestinationTaken):
        writing.export(published.opened(folder), "mmiq", out)


def test_an_export_that_fails_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    broken = Path(shutil.copytree(folder, tmp_path / "broken"))
    next(iter(sorted((broken / "images").iterdir()))).unlink()
    result = CliRunner().invoke(main, ["export", str(broken), "--to", "hf", "--out", str(tmp_path / "out" / "x")])
    assert result.exit_code == 1
    assert "cannot be read" in result.output
    assert list((tmp_path / "out").iterdir()) == []


def test_exports_of_equal_snapshots_are_equal(folder: Path, tmp_path: Path) -> None:
    for name in ("webdataset", "hf"):
        trees = []
        for number in (1, 2):
            out = tmp_path / f"{name}{number}"
            writing.export(published.opened(folder), name, out)
            files = sorted(path for path in out.rglob("*") if path.is_file())
            trees.append({path.relative_to(out): path.read_bytes() for path in files})
        assert trees[0] == trees[1]


def test_members_of_tar_files_are_named_as_webdataset_wants_it(exported: Callable[[str], tuple[Source, Path]]) -> None:
    source, out = exported("webdataset")
    ends = ("json", "png", "2.png", "3.png")
    wanted = [f"{one.item.id}.{end}" for one in source.records() for end in ends[: 1 + len(one.pictures)]]
    found = []
    for path in out.glob("*.tar"):
        with tarfile.open(path) as tar:
            found += tar.getnames()
    assert sorted(found) == sorted(wanted)


def test_names_carry_the_version(folder: Path, exported: Callable[[str], tuple[Source, Path]]) -> None:
    source, out = exported("vlmevalkit")
    root = json.loads((folder / "manifest.json").read_text())["root"]
    assert source.name == f"snap_shot-{root[:8]}"
    assert {path.name for path in out.iterdir()} == {published.EXPORT_MARK, f"{source.name}.tsv", "left_out.jsonl"}


@pytest.mark.parametrize(
    "text", ["None", "NA", "null", "007", "7", "1e5", "-3.5", "nan", "inf", "N/A", "", "True", " 12 ", "1,000", "<NA>"]
)
def test_what_pandas_would_read_otherwise_stands_in_quotation_marks(text: str) -> None:
    assert vlmevalkit._safe(text) == f"“{text}”"


@pytest.mark.parametrize("text", ["B", "seven", "row 3", "1 4 6 / 2 3 5", "7 more", "a"])
def test_other_texts_stay(text: str) -> None:
    assert vlmevalkit._safe(text) == text


def test_rows_are_scored_as_items_are(folder: Path, tmp_path: Path) -> None:
    for record in Source(published.opened(folder), tmp_path).records():
        key = f"Answer: {record.cells['answer']}"
        for response in (key, "Answer: B", "purple", None, ""):
            expected = score(record.item, record.key, response)
            assert score_row(record.cells, response) == expected
            assert score_target(target(record.cells), response) == expected
        assert record.cells["kind"] == record.key.kind is not None
        assert score_row(record.cells, key).outcome is Outcome.RIGHT


def test_rewards_have_the_signatures_of_the_trainers(folder: Path, tmp_path: Path) -> None:
    for record in Source(published.opened(folder), tmp_path).records():
        truth, key = target(record.cells), f"Answer: {record.cells['answer']}"
        assert rewards.verl("puzzlegen", key, truth, extra_info={}) == 1
        assert rewards.verl("puzzlegen", "", truth) == 0
        both = [{"response": key, "ground_truth": truth}, {"response": "", "ground_truth": truth}]
        assert [one["overall"] for one in rewards.easyr1(both)] == [1, 0]
        assert rewards.easyr1(both)[0] == {"overall": 1.0, "accuracy": 1.0, "format": 1.0}
        talk = [[{"role": "assistant", "content": key}], [{"role": "assistant", "content": ""}]]
        assert rewards.trl(completions=talk, prompts=[], ground_truth=[truth, truth]) == [1, 0]
        assert rewards.trl([key], ground_truth=[truth]) == [1]


def test_the_reward_files_of_an_export_can_be_imported(exported: Callable[[str], tuple[Source, Path]]) -> None:
    _, out = exported("rl")
    for trainer in ("easyr1", "trl", "verl"):
        names: dict[str, object] = {}
        exec((out / f"reward_{trainer}.py").read_text(), names)
        assert names["compute_score"] is getattr(rewards, trainer)
        assert [path.suffix for path in (out / trainer).iterdir()] == [".parquet"]


@pytest.mark.parametrize("reward", [0.5, 1.0])
@pytest.mark.parametrize("trainer", ["easyr1", "trl", "verl"])
def test_rewards_that_do_not_know_the_key_are_refused(
    trainer: str, reward: float, exported: Callable[[str], tuple[Source, Path]], tmp_path: Path
) -> None:
    source, out = exported("rl")
    spoiled = Path(shutil.copytree(out, tmp_path / "rl"))
    given = f"[{{'overall': {reward}}}]" if trainer == "easyr1" else f"[{reward}]" if trainer == "trl" else str(reward)
    (spoiled / f"reward_{trainer}.py").write_text(f"compute_score = lambda *_, **__: {given}\n")
    with pytest.raises(NotTheSame, match=f"{trainer} rewards"):
        formats.load("rl").check(source, spoiled)


@pytest.mark.parametrize("keys", ["included", "apart"])
def test_releases_are_exported_once_their_keys_are_public(tmp_path: Path, keys: str) -> None:
    (tmp_path / "tiny.toml").write_text(
        f'name = "tiny"\n[release]\ntitle = "Tiny"\nitems = 8\nkeys = "{keys}"\n[[families]]\nname = "sudoku/classic"\n'
    )
    (tmp_path / "key").write_text("6f1d0c3a9be74852d5a0c18e7f2b4963")
    (tmp_path / "key").chmod(0o600)
    series = tmp_path / "series"
    arguments = ["release", tmp_path / "tiny.toml", "--version", "2026.11.0", "--series", series, "--workers", 1]
    made = CliRunner().invoke(main, [*map(str, arguments), "--secret-file", str(tmp_path / "key")])
    assert made.exit_code == 0, made.output
    release, out = series / "releases" / "2026.11.0", tmp_path / "export"
    if keys == "apart":
        with pytest.raises(KeysElsewhere):
            writing.export(published.opened(release), "hf", out)
        return
    source, count = writing.export(published.opened(release), "hf", out)
    assert (source.name, source.version, count) == ("tiny-2026_11_0", "2026.11.0", 8)
    assert formats.load("hf").check(source, out)
    assert {record.cells["released"] for record in source.records()} == {"2026.11.0"}


def test_the_gallery_holds_every_item_whatever_its_texts_are(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "look.html"
    arguments = ["gallery", str(folder), "--out", str(out), "--workers", "1"]
    result = CliRunner().invoke(main, arguments)
    assert (result.exit_code, result.stdout) == (0, f"{N} items in {out}\n")
    page = out.read_text()
    data = page.split('<script id="data" type="application/json">')[1].split("</script>")[0]
    shown = json.loads(data)
    assert "<" not in data
    records = {record.item.id: record for record in Source(published.opened(folder), out).records()}
    assert {item["id"] for item in shown} == set(records)
    for item in shown:
        record = records[item["id"]]
        assert (item["rules"], item["question"]) == record.item.parted
        for picture, path in zip(item["pictures"], record.pictures, strict=True):
            packed = base64.b64decode(picture["src"].removeprefix("data:image/webp;base64,"))
            assert (decode_any(packed, ("WEBP",)) == decode(path.read_bytes())).all()
    assert CliRunner().invoke(main, arguments).exit_code == 2
    assert CliRunner().invoke(main, [*arguments, "--overwrite"]).exit_code == 0


def test_the_page_installs_what_is_tried() -> None:
    """What works today is what ``make test-all`` installs: the page must not say anything else."""
    page = (Path(__file__).parents[2] / "docs" / "exports.md").read_text()
    lines = dict(re.findall(r"^\| `([\w-]+)` \| `pip install ([^`]+)`", page, re.MULTILINE))
    for tool, packages in harnesses.PACKAGES.items():
        assert tuple(shlex.split(lines[tool])) == packages
    for tool, packages in harnesses.UNWANTED.items():
        assert all(f"`pip uninstall --yes {package}`" in page for package in packages), tool
