"""Exports before the scripts that score them: theirs where they are at hand, and ours, which has to say the same."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from puzzlegen.cli import main
from puzzlegen.core.item import LANGUAGES, AnswerForm, PublishedOption
from puzzlegen.exports import formats, mmiq, vlmevalkit, writing
from puzzlegen.exports.formats import NotTheSame, ToolMissing
from puzzlegen.exports.judges import mmiq as mmiq_judge
from puzzlegen.exports.judges import visreason as visreason_judge
from puzzlegen.exports.judges import vlmevalkit as vlmevalkit_judge
from puzzlegen.exports.judges.rehearsal import WrongJudge
from puzzlegen.exports.judges.visreason_boxes import credit
from puzzlegen.exports.source import Source
from puzzlegen.releases import published
from puzzlegen.snapshots import writer
from puzzlegen.specs import language as spec
from tests.support import judge_cases

N = 36
MIXED = str(Path(__file__).parents[1] / "support" / "mixed.toml")
SAID = judge_cases.recorded()
KEY = [(float(x1), float(y1), float(x2), float(y2)) for x1, y1, x2, y2 in judge_cases.KEY]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A snapshot with every form of an answer, four and six options, and boxes on boards."""
    out = tmp_path_factory.mktemp("judges") / "snapshot"
    writer.write_snapshot(writer.request_for(spec.read(MIXED), "mixed", N, 5, LANGUAGES), out)
    return out


@pytest.fixture
def exported(folder: Path, tmp_path: Path) -> Callable[[str], tuple[Source, Path]]:
    """An export of one's own."""

    def export(name: str) -> tuple[Source, Path]:
        source, _ = writing.export(published.opened(folder), name, tmp_path / "out")
        return source, (tmp_path / "out").resolve()

    return export


@pytest.mark.parametrize(("response", "expected"), SAID["visreason"]["boxes"].items())
def test_boxes_are_credited_as_visreason_credits_them(response: str, expected: float) -> None:
    assert credit(KEY, response, 640, 480) == expected


@pytest.mark.parametrize(("response", "expected"), SAID["visreason"]["texts"].items())
def test_a_text_is_right_if_visreason_extracts_it(response: str, expected: str) -> None:
    row = {"answer": {"text": expected or "7"}}
    assert visreason_judge._credit("class_3", row, response) == (expected != "")
    assert visreason_judge._credit("class_3", {"answer": {"text": "other"}}, response) == 0


@pytest.mark.parametrize(("response", "expected"), SAID["mmiq"]["letters"].items())
def test_letters_are_read_as_mmiq_reads_them(response: str, expected: str) -> None:
    assert mmiq_judge.parsed(response) == expected


def test_the_categories_are_those_that_mmiq_counts() -> None:
    assert list(mmiq_judge.PARADIGMS) == SAID["mmiq"]["categories"]
    assert sorted(mmiq.SPELLED.values()) == sorted(SAID["mmiq"]["categories"])


@pytest.mark.parametrize(("response", "options", "expected"), SAID["vlmevalkit"])
def test_options_are_read_as_vlmevalkit_reads_them(response: str, options: dict[str, str], expected: str) -> None:
    assert vlmevalkit_judge.chosen(response, options) == expected


@pytest.mark.parametrize(
    ("ask", "name"),
    [(judge_cases.visreason, "VisReason"), (judge_cases.mmiq, "MMIQ"), (judge_cases.vlmevalkit, "VLMEvalKit")],
)
def test_the_scripts_say_what_was_recorded(ask: Callable[[Path], Any], name: str) -> None:
    assert ask(judge_cases.clone(name)) == SAID[name.lower()]


@pytest.mark.parametrize(
    ("name", "theirs"), [("visreason", "VisReason"), ("mmiq", "MMIQ"), ("vlmevalkit", "VLMEvalKit")]
)
def test_the_scripts_score_every_item_of_an_export(
    name: str, theirs: str, exported: Callable[[str], tuple[Source, Path]]
) -> None:
    judge = judge_cases.clone(theirs)
    source, out = exported(name)
    try:
        assert str(judge) in formats.check(name, source, out, judge)
    except ToolMissing as missing:
        pytest.skip(str(missing))


@pytest.mark.parametrize("name", formats.NAMES)
def test_no_item_is_lost_in_silence(name: str, exported: Callable[[str], tuple[Source, Path]]) -> None:
    source, out = exported(name)
    told = out / formats.LEFT_OUT
    lines = [json.loads(line) for line in told.read_text().splitlines()] if told.exists() else []
    records = {record.item.id: record.item for record in source.records()}
    choices = [item for item in records.values() if item.answer_form is AnswerForm.CHOICE]
    if name == "vlmevalkit":
        assert {line["id"] for line in lines} == set(records) - {item.id for item in choices}
        assert {line["reason"] for line in lines} == {"no choice between options"}
    elif name == "mmiq":
        kept = [item for item in choices if len(item.options) <= 5 and "mmiq_paradigm" in item.taxonomy]
        assert len(lines) == N - len(kept)
        assert {line["reason"] for line in lines} == {
            "no choice between options",
            "more than five options",
            "none of MM-IQ's eight paradigms",
        }
    elif name == "solutions":
        assert {line["reason"] for line in lines} <= {"its solution is not drawn"}
    else:
        assert lines == []
    assert formats.left_out(out).total() == len(lines)


def test_what_is_left_out_is_told(folder: Path, tmp_path: Path) -> None:
    arguments = ["export", str(folder), "--to", "mmiq", "--out", str(tmp_path / "x"), "--check"]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    told = next(line for line in result.output.splitlines() if line.startswith("Left out: "))
    assert "1 item (more than five options)" in told
    assert "items (none of MM-IQ's eight paradigms)" in told
    assert told.endswith(f"; {tmp_path / 'x' / 'left_out.jsonl'} names them.")
    assert "Checked with json, and MM-IQ's scoring as we know it." in result.output


def test_an_export_of_nothing_is_refused(tmp_path: Path) -> None:
    """A check of it would pass, since there is nothing to score."""
    wanted, out = tmp_path / "queens", tmp_path / "x"
    writer.write_snapshot(writer.request_for(spec.read("boards/queens"), "boards/queens", 2, 5, LANGUAGES), wanted)
    result = CliRunner().invoke(main, ["export", str(wanted), "--to", "mmiq", "--out", str(out), "--check"])
    assert result.exit_code == 1
    assert f"No item of {wanted} can be exported to mmiq: no choice between options." in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["queens"]


@pytest.mark.parametrize(("module", "most"), [(mmiq, 5), (vlmevalkit, 8)])
def test_options_without_a_letter_of_the_judge_do_not_fit(module: Any, most: int, folder: Path, tmp_path: Path) -> None:
    records = Source(published.opened(folder), tmp_path).records()
    record = next(one for one in records if len(one.item.options) == 4 and "mmiq_paradigm" in one.item.taxonomy)
    for count in range(2, 12):
        item = replace(record.item, options=tuple(PublishedOption(letter, letter) for letter in "ABCDEFGHIJKL"[:count]))
        assert (module.misfit(replace(record, item=item)) is None) == (count <= most)


def rewritten(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Change every line of a table."""
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    for row in rows:
        change(row)
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))


def test_boxes_are_lists_and_stand_in_the_classes_of_boxes(exported: Callable[[str], tuple[Source, Path]]) -> None:
    source, out = exported("visreason")
    classes = visreason_judge.tables(out)
    items = {record.item.id: record.item for record in source.records()}
    assert sum(map(len, classes.values())) == N
    assert {"class_1", "class_2", "class_11", "class_12"} <= set(classes)
    for name, rows in classes.items():
        for row in rows:
            boxed = items[row["id"]].answer_form is AnswerForm.BOUNDING_BOXES
            assert boxed == (name in ("class_1", "class_2")) == isinstance(row["answer"]["text"], list)
            assert row["question type"] == "4" or not boxed


@pytest.mark.parametrize("fault", ["text", "class", "paths"])
def test_an_export_that_visreason_cannot_score_is_refused(
    fault: str, exported: Callable[[str], tuple[Source, Path]]
) -> None:
    """As exports were before: boxes in a text, texts among boxes, paths without the folder ``data``."""
    source, out = exported("visreason")
    data = out / "data"
    responses = {record.item.id: "\\boxed{0}" for record in source.records()}
    before = visreason_judge.ours(out, responses)
    assert before.scored == N
    if fault == "text":
        rewritten(data / "class_1/class_1.jsonl", lambda row: row["answer"].update(text=str(row["answer"]["text"])))
    elif fault == "class":
        with (data / "class_2/class_2.jsonl").open("a") as stream:
            stream.write((data / "class_12/class_12.jsonl").read_text())
        shutil.copytree(data / "class_12/images", data / "class_2/images", dirs_exist_ok=True)
        index = json.loads((data / "datasets.json").read_text())
        del index["class_12"]
        (data / "datasets.json").write_text(json.dumps(index))
    else:
        text = (data / "datasets.json").read_text()
        (data / "datasets.json").write_text(text.replace('"data/', '"'))
    if fault == "paths":
        with pytest.raises(NotTheSame, match="is missing"):
            visreason_judge.ours(out, responses)
    else:
        assert visreason_judge.ours(out, responses).scored < N == sum(map(len, visreason_judge.tables(out).values()))
    with pytest.raises(NotTheSame):
        formats.check("visreason", source, out, None)


def test_items_that_mmiq_passes_over_are_not_scored(exported: Callable[[str], tuple[Source, Path]]) -> None:
    source, out = exported("mmiq")
    responses = {record.item.id: "\\boxed{A}" for record in source.records()}
    fitting = len((out / "keys.jsonl").read_text().splitlines())
    assert mmiq_judge.ours(out, responses).scored == fitting > 0
    rewritten(out / "keys.jsonl", lambda row: row.update(category=row["category"].lower()))
    assert mmiq_judge.ours(out, responses).scored == 0


JUDGES = {
    "wrong": "import json; json.dump({'Overall': {'evaluation num': NUMBER, 'acc': 0.5}}, open('result.json', 'w'))",
    "forgetful": "import json; json.dump({'Overall': {'evaluation num': 1, 'acc': 1}}, open('result.json', 'w'))",
    "broken": "raise ZeroDivisionError('no items')",
    "homeless": "import a_package_of_theirs.inner",
}
"""Scripts that stand for MM-IQ's; NUMBER is that of the items."""


@pytest.mark.parametrize(
    ("kind", "said", "error"),
    [
        ("wrong", "In Overall perfect responses get 50.0%, and should get 100%.", NotTheSame),
        ("forgetful", "items 1 are scored when all responses are perfect.", NotTheSame),
        ("broken", "main_parse_and_eval.py fails on the export: ZeroDivisionError: no items", NotTheSame),
        ("homeless", "Not checked: the package a_package_of_theirs is not installed.", ToolMissing),
    ],
)
def test_what_a_script_says_decides(
    kind: str, said: str, error: type[Exception], exported: Callable[[str], tuple[Source, Path]], tmp_path: Path
) -> None:
    source, out = exported("mmiq")
    number = len((out / "keys.jsonl").read_text().splitlines())
    script = tmp_path / "main_parse_and_eval.py"
    script.write_text(JUDGES[kind].replace("NUMBER", str(number)))
    with pytest.raises(error) as raised:
        formats.check("mmiq", source, out, tmp_path)
    assert said in str(raised.value)
    with pytest.raises(error):
        formats.check("mmiq", source, out, script)


ASKING = r"""
import base64, json, os, pathlib, sys, urllib.request

def ask(model, *content):
    body = json.dumps({"model": model, "messages": [{"role": "user", "content": content}]}).encode()
    request = urllib.request.Request(os.environ["BASE_URL"] + "/chat/completions", body)
    return json.load(urllib.request.urlopen(request))["choices"][0]["message"]["content"]

def text(said):
    return {"type": "text", "text": said}

def picture(path):
    data = base64.b64encode(path.read_bytes()).decode()
    return {"type": "image_url", "image_url": {"url": "data:image/png;base64," + data}}

if __name__ == "__main__":
    results = pathlib.Path("results", sys.argv[1])
    results.mkdir(parents=True)
    for name, paths in json.load(open("data/datasets.json")).items():
        rows = [json.loads(line) for line in open(paths["json_path"])]
        for row in rows:
            images = [picture(pathlib.Path(paths["image_path"], image)) for image in row["question"]["images"]]
            row["response"] = ask(sys.argv[1], text("Question:\n" + row["question"]["text"]), *images)
        (results / (name + "_results.json")).write_text(json.dumps(rows))
"""
SCORING = r"""
import json, pathlib, sys
from test_api_batch import ask, text
summary = {}
for path in sorted(pathlib.Path(sys.argv[2]).glob("*_results.json")):
    name, rows = path.name.removesuffix("_results.json"), json.loads(path.read_text())
    for row in rows:
        key, said = row["answer"]["text"], row["response"].removeprefix("\\boxed{").removesuffix("}")
        if name in ("class_1", "class_2"):
            row["judge"] = "true" if "; ".join(map(str, key)) == said else "false"
        else:
            fences = (row["question"]["text"], key, said)
            row["judge"] = ask(sys.argv[1], text("".join("```\n%s\n```\n" % fence for fence in fences)))
    summary[name] = sum(row["judge"] == "true" for row in rows) / len(rows)
    boxed = sum(isinstance(row["answer"]["text"], list) for row in rows)
    rows += [{"summary": {"NumQuestionsWithGT": boxed}}] * (name in ("class_1", "class_2"))
    path.with_name(name + "_judge.json").write_text(json.dumps(rows))
pathlib.Path(sys.argv[2], "summary.json").write_text(json.dumps(summary))
"""
"""Scripts that do with files and servers what VisReason's do."""


def test_scripts_that_ask_models_get_answers(exported: Callable[[str], tuple[Source, Path]], tmp_path: Path) -> None:
    source, out = exported("visreason")
    (tmp_path / "test_api_batch.py").write_text(ASKING)
    (tmp_path / "judge.py").write_text(SCORING)
    assert str(tmp_path) in formats.check("visreason", source, out, tmp_path)
    (tmp_path / "judge.py").write_text(SCORING.replace("/ len(rows)", "/ len(rows) / 2"))
    with pytest.raises(NotTheSame, match=r"In class_\d+ perfect responses get 50.0%, and should get 100%."):
        formats.check("visreason", source, out, tmp_path / "judge.py")


@pytest.mark.parametrize("name", formats.JUDGES)
def test_a_folder_without_the_scripts_is_no_judge(
    name: str, exported: Callable[[str], tuple[Source, Path]], tmp_path: Path
) -> None:
    source, out = exported(name)
    with pytest.raises(WrongJudge, match="is not a copy of"):
        formats.check(name, source, out, tmp_path)


def test_a_judge_is_refused_where_it_cannot_speak(folder: Path, tmp_path: Path) -> None:
    arguments = ["export", str(folder), "--out", str(tmp_path / "x"), "--judge", str(tmp_path)]
    for more, said in (
        (["--to", "hf", "--check"], "--judge is for mmiq, visreason, vlmevalkit"),
        (["--to", "mmiq"], "--judge names what --check runs; add --check."),
        (["--to", "mmiq", "--check", "--judge", str(tmp_path / "nowhere")], "does not exist"),
    ):
        result = CliRunner().invoke(main, [*arguments, *more])
        assert (result.exit_code, said in result.output) == (2, True), result.output
        assert not (tmp_path / "x").exists()
