"""A task folder for lmms-eval: a YAML file, the functions that it names, and parquet files.

    python -m lmms_eval --include_path FOLDER --tasks NAME --model ...

lmms-eval finds data by absolute paths only, so a folder that was moved has to be exported anew.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from puzzlegen.exports.formats import NotTheSame, ToolMissing, same
from puzzlegen.exports.hf import write_tables
from puzzlegen.exports.judges.rehearsal import NONSENSE
from puzzlegen.exports.source import Source

_YAML: Final = """# {count} visual puzzles: {name}
task: {task}
dataset_path: parquet
dataset_kwargs:
  data_files:
    {split}: {files}
test_split: {split}
output_type: generate_until
doc_to_visual: !function puzzlegen_task.visuals
doc_to_text: !function puzzlegen_task.text
doc_to_target: answer
process_results: !function puzzlegen_task.results
generation_kwargs:
  max_new_tokens: 8192
  temperature: 0
  do_sample: false
metric_list:
  - metric: credit
    aggregation: mean
    higher_is_better: true
  - metric: unparsed
    aggregation: mean
    higher_is_better: false
metadata:
  version: {version}
"""
_FUNCTIONS: Final = '''"""What the YAML file names; needs puzzlegen where lmms-eval runs."""

from puzzlegen.exports.lmms_eval_task import results, text, visuals

__all__ = ["results", "text", "visuals"]
'''


def task_name(source: Source, split: str) -> str:
    """The name of the task of a split."""
    return f"puzzlegen_{source.name}_{split}".replace("-", "_")


def write(source: Source, out: Path) -> int:
    """Write a YAML file for each split, the functions, and ``data/``."""
    written = write_tables(source, out / "data")
    (out / "puzzlegen_task.py").write_text(_FUNCTIONS)
    for split in source.splits:
        task = task_name(source, split)
        paths = sorted((out / "data").glob(f"{split}-*.parquet"))
        files = json.dumps([str(source.home / "data" / path.name) for path in paths])
        (out / f"{task}.yaml").write_text(
            _YAML.format(
                count=written,
                name=source.name,
                task=json.dumps(task),  # YAML includes JSON
                split=json.dumps(split),
                files=files,
                version=json.dumps(source.version),
            )
        )
    return written


def check(source: Source, out: Path) -> str:
    """Run every task with two models that lmms-eval has for this: one reads the keys from a log, one talks nonsense."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for split in source.splits:
            task = task_name(source, split)
            keys = [f"Answer: {record.cells['answer']}" for record in source.records(split)]
            _log(home / "keys" / f"{task}.json", task, keys)
            for number, (model, arguments, credit) in enumerate(
                (
                    ("from_log", f"logs={home / 'keys'}", 1.0),
                    ("dummy", f"response={NONSENSE},read_bytes=1", 0.0),
                )
            ):
                result = _run(out, task, home / f"{task}-{number}", model, arguments)
                same(f"the number of items that {task} scores", result["n-samples"][task]["effective"], len(keys))
                same(f"the credit of {task} by {model}", round(result["results"][task]["credit,none"], 9), credit)
    return f"lmms-eval, {', '.join(task_name(source, split) for split in source.splits)}"


def _log(path: Path, task: str, responses: list[str]) -> None:
    """Write what an earlier run would have left behind."""
    path.parent.mkdir(exist_ok=True)
    said = [{"doc_id": number, "resps": [[response]]} for number, response in enumerate(responses)]
    args = {"model": "keys", "model_args": "", "limit": None}
    path.write_text(json.dumps({"args": args, "model_configs": {"task": task}, "logs": said}))


def _run(out: Path, task: str, logs: Path, model: str, arguments: str) -> dict[str, Any]:
    """The results of a run."""
    command = [sys.executable, "-m", "lmms_eval", "--model", model, "--model_args", arguments, "--batch_size", "1"]
    command += ["--include_path", str(out), "--tasks", task, "--output_path", str(logs)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "No module named lmms_eval" in done.stderr:
        raise ToolMissing("lmms-eval")
    found = sorted(logs.rglob("*results.json"))
    if done.returncode or not found:
        raise NotTheSame(f"lmms-eval fails on {task}: {(done.stderr.strip().splitlines() or ['?'])[-1][:200]}")
    result: dict[str, Any] = json.loads(found[-1].read_text())
    return result
