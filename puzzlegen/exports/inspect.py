"""A task for Inspect: ``task.py``, ``<split>.jsonl`` and ``images/``.

    inspect eval task.py --model openai/NAME

The scorer is ours for every form of an answer; options that are drawn in the picture could not be shuffled anyway.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.exports.formats import NotTheSame, ToolMissing
from puzzlegen.exports.source import Source
from puzzlegen.scoring.rows import target

_TASK: Final = '''"""{count} visual puzzles: {name}.  Run it with: inspect eval task.py --model NAME"""

from pathlib import Path

from inspect_ai import Task, task

from puzzlegen.exports.inspect_task import puzzles


@task(name="{task}")
def {task}(split: str = {split}) -> Task:
    return puzzles(Path(__file__).parent / f"{{split}}.jsonl", version={version})
'''


def write(source: Source, out: Path) -> int:
    """Write the task."""
    (out / "images").mkdir()
    written = 0
    for split in source.splits:
        with (out / f"{split}.jsonl").open("wb") as stream:
            for record in source.records(split):
                for path in record.pictures:
                    shutil.copyfile(path, out / "images" / path.name)
                line = {
                    "id": record.item.id,
                    "input": record.prompt,
                    "images": [f"images/{path.name}" for path in record.pictures],
                    "target": target(record.cells),
                    "category": record.item.category,
                    "family": record.item.kind,
                    "level": record.item.level,
                }
                stream.write(msgspec.json.encode(line) + b"\n")
                written += 1
    name = "puzzlegen_" + source.name.replace("-", "_")
    (out / "task.py").write_text(
        _TASK.format(
            count=written,
            name=source.name,
            task=name,
            split=json.dumps(source.splits[0]),  # which is a literal of Python, too
            version=json.dumps(source.version),
        )
    )
    return written


def check(source: Source, out: Path) -> str:  # noqa: ARG001 - the keys lie in the export
    """Run the task with a mock model that knows the keys, and with one that does not; needs ``inspect_ai``."""
    program = "from puzzlegen.exports.inspect_task import rehearse; print(rehearse())"
    done = subprocess.run([sys.executable, "-c", program], cwd=out, capture_output=True, text=True, check=False)
    if "No module named 'inspect_ai'" in done.stderr:
        raise ToolMissing("inspect-ai")
    if done.returncode:
        raise NotTheSame(f"Inspect fails on {out / 'task.py'}: {(done.stderr.strip().splitlines() or ['?'])[-1][:200]}")
    return done.stdout.strip().splitlines()[-1]
