"""Exports for trainers that are programs, and the rewards that they call."""

import ast
import base64
import importlib.util
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

from puzzlegen.core.item import LANGUAGES
from puzzlegen.exports import environments, formats, writing
from puzzlegen.exports.formats import NotTheSame, ToolMissing
from puzzlegen.exports.source import Source
from puzzlegen.releases import published
from puzzlegen.scoring import rewards
from puzzlegen.scoring.rows import score_target, target
from puzzlegen.snapshots import writer
from puzzlegen.specs import language as spec

TOOLS = {"nemo-gym": "nemo_gym", "openenv": "openenv", "verifiers": "verifiers"}
BIG = 10_000_000
HOSTILE: dict[str, Any] = {
    "nothing": None,
    "empty": "",
    "NUL bytes": "\0" * 1_000,
    "lone surrogates": "Answer: \ud800\udfff",
    "nested boxes": "\\boxed{" * 40_000,
    "closed boxes": "\\boxed{" * 40_000 + "}" * 40_000,
    "ten megabytes of text": "B " * (BIG // 2),
    "ten megabytes of braces": "{" * BIG,
    "ten megabytes of digits": "1" * BIG,
    "a huge power": "Answer: 9" + "9" * 5_000 + "e999999999",
    "a tiny denominator": "Answer: 1/" + "0" * 100,
    "deep JSON": '{"answer":' * 5_000,
    "control characters": "".join(map(chr, range(32))),
    "right-to-left marks": "\u202eAnswer: B\u202c",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("environments") / 'it\'s "a" {snap}'
    writer.write_snapshot(writer.request_for(spec.read("smoke"), "smoke", 24, 5, LANGUAGES), out)
    return out


class TestRewards:
    @pytest.mark.parametrize("response", HOSTILE.values(), ids=HOSTILE)
    @pytest.mark.parametrize(
        ("form", "answer"),
        [("choice", "B"), ("fill_in", "7"), ("bounding_boxes", "[[1,2,3,4]]")],
    )
    def test_no_response_makes_a_reward_fail_or_pays(self, form: str, answer: str, response: Any) -> None:
        letters = ["A", "B"] if form == "choice" else []
        row = {"id": "a", "answer_form": form, "letters": letters, "options": letters, "answer": answer, "accepted": []}
        truth = target(row)
        (reward,) = rewards.trl([[{"role": "assistant", "content": response}]], [truth])
        assert 0 <= reward <= 0.1 + 1e-9 or response == HOSTILE["right-to-left marks"]
        if len(response or "") < BIG:
            assert rewards.verl("x", response, truth) == reward
            (split,) = rewards.easyr1([{"ground_truth": truth, "response": response}])
            assert split["overall"] == reward

    @pytest.mark.parametrize(
        ("completion", "text"),
        [
            ("B", "B"),
            ([{"role": "user", "content": "A"}, {"role": "assistant", "content": "B"}], "B"),
            ([SimpleNamespace(content="B")], "B"),
            (
                {"content": [{"type": "text", "text": "A"}, {"type": "image_url"}, {"type": "text", "text": "B"}]},
                "A\nB",
            ),
            ([], None),
            ({}, None),
            (7, None),
            ([{"content": 7}], None),
        ],
    )
    def test_a_completion_is_a_text_a_message_or_a_conversation(self, completion: Any, text: str | None) -> None:
        assert rewards.said(completion) == text


class TestExports:
    @pytest.mark.parametrize("name", [*TOOLS, "inspect"])
    def test_what_is_written_is_whole_and_safe(self, name: str, folder: Path, tmp_path: Path) -> None:
        source, count = writing.export(published.opened(folder), name, tmp_path / "out")
        out = tmp_path / "out"
        assert count == 24
        (program,) = out.glob("*.py")
        tree = ast.parse(program.read_text())
        assert ast.get_docstring(tree) is not None
        assert "{snap}" not in program.read_text()
        allowed = (ast.Expr, ast.ImportFrom, ast.Import, ast.Assign, ast.FunctionDef, ast.If)
        assert all(isinstance(node, allowed) for node in tree.body)
        keys = {record.item.id: record for record in source.records()}
        (table,) = [*out.glob("*.jsonl"), *out.glob("data/*.jsonl")]
        lines = [json.loads(line) for line in table.read_text("utf-8").splitlines()]
        assert {line["id"] for line in lines} == set(keys)
        for line in lines:
            record = keys[line["id"]]
            assert score_target(line["target"], f"Answer: {record.cells['answer']}").reward() == 1.0
            if name == "nemo-gym":
                (message,) = line["responses_create_params"]["input"]
                *images, text = message["content"]
                pngs = [base64.b64decode(part["image_url"].partition(",")[2]) for part in images]
                assert text == {"type": "input_text", "text": record.prompt}
            else:
                pngs = [(out / image).read_bytes() for image in line["images"]]
                assert line["input" if name == "inspect" else "prompt"] == record.prompt
            if name == "inspect":
                labels = record.item.category, record.item.kind, record.item.level
                assert (line["category"], line["family"], line["level"]) == labels
            assert pngs == [path.read_bytes() for path in record.pictures]

    def test_each_interface_of_verifiers_finds_what_it_loads(self, folder: Path, tmp_path: Path) -> None:
        writing.export(published.opened(folder), "verifiers", tmp_path / "out")
        (program,) = (tmp_path / "out").glob("*.py")
        (choice,) = (node for node in ast.parse(program.read_text()).body if isinstance(node, ast.If))
        assert [node.name for node in choice.body if isinstance(node, ast.FunctionDef)] == ["load_environment"]
        (taskset,) = (node for node in choice.orelse if isinstance(node, ast.ClassDef))
        assert f'__all__ = ["{taskset.name}"]' in program.read_text()
        assert 'FIRST = "test"' in program.read_text()

    def test_the_configuration_names_its_own_folder(self, folder: Path, tmp_path: Path) -> None:
        source, _ = writing.export(published.opened(folder), "nemo-gym", tmp_path / "out")
        name = environments.name_of(source)
        assert name.isidentifier()
        config = yaml.safe_load((tmp_path / "out" / "configs" / f"{name}.yaml").read_text())
        agent = config[f"{name}_simple_agent"]["responses_api_agents"]["simple_agent"]
        assert agent["resources_server"] == {"type": "resources_servers", "name": name}
        assert config[name]["resources_servers"][name]["entrypoint"] == "app.py"
        (dataset,) = agent["datasets"]
        assert dataset["jsonl_fpath"] == f"resources_servers/{name}/data/test.jsonl"

    def test_a_tool_that_rewards_nonsense_fails(self) -> None:
        one = environments.Row("1", "Which?", (), '{"answer": "B"}')
        for (response, least, most), fair, unfair in zip(
            environments.trials(one), (1, 0.1, 0), (0.1, 1, 0.1), strict=True
        ):
            environments.judged(one, response, fair, least, most)
            with pytest.raises(NotTheSame):
                environments.judged(one, response, unfair, least, most)

    @pytest.mark.parametrize(("name", "module"), TOOLS.items())
    def test_the_tool_rewards_the_keys_and_not_nonsense(
        self, name: str, module: str, folder: Path, tmp_path: Path
    ) -> None:
        out = tmp_path / "out"
        source: Source = writing.export(published.opened(folder), name, out)[0]
        if importlib.util.find_spec(module) is None:
            with pytest.raises(ToolMissing, match="is not installed"):
                formats.load(name).check(source, out)
            pytest.skip(f"{module} is not installed in {sys.prefix}")
        assert formats.load(name).check(source, out)
