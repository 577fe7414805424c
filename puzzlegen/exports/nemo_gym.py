"""A resources server for NeMo Gym: ``app.py``, ``configs/``, ``data/<split>.jsonl``.

The folder belongs below ``resources_servers`` of a copy of NeMo Gym, under the name that its configuration has.
"""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen.evaluation.prompts import messages
from puzzlegen.exports import environments
from puzzlegen.exports.source import Record, Source
from puzzlegen.scoring.rows import target

_APP: Final = '''"""{count} visual puzzles: {name}."""

from puzzlegen.exports.nemo_gym_server import Puzzles

if __name__ == "__main__":
    Puzzles.run_webserver()
'''
_CONFIG: Final = """{name}:
  resources_servers:
    {name}:
      entrypoint: app.py
      domain: other
      verified: false
      description: Visual puzzles, each with one answer
{name}_simple_agent:
  responses_api_agents:
    simple_agent:
      entrypoint: app.py
      resources_server: {{type: resources_servers, name: {name}}}
      model_server: {{type: responses_api_models, name: policy_model}}
      datasets:
{datasets}"""
_DATASET: Final = """      - name: {split}
        type: {kind}
        jsonl_fpath: {path}
        license: Apache 2.0
"""


def write(source: Source, out: Path) -> int:
    """Write the server."""
    for folder in ("configs", "data"):
        (out / folder).mkdir()
    written = 0
    for split in source.splits:
        with (out / "data" / f"{split}.jsonl").open("wb") as stream:
            for record in source.records(split):
                stream.write(msgspec.json.encode(_line(record)) + b"\n")
                written += 1
    name = environments.name_of(source)
    datasets = (
        _DATASET.format(
            split=json.dumps(split),  # which is YAML, too
            kind="train" if split == "train" else "validation",
            path=json.dumps(f"resources_servers/{name}/data/{split}.jsonl"),
        )
        for split in source.splits
    )
    (out / "app.py").write_text(_APP.format(count=written, name=source.name))
    (out / "configs" / f"{name}.yaml").write_text(_CONFIG.format(name=name, datasets="".join(datasets)))
    (out / "requirements.txt").write_text("-e nemo-gym[dev] @ ../../\npuzzlegen-bench\n")
    return written


def _line(record: Record) -> dict[str, Any]:
    """The request in the form of OpenAI's responses, with the pictures in it, and what the server needs to score."""
    (message,) = messages(record.prompt, (path.read_bytes() for path in record.pictures))
    *pictures, text = message["content"]
    images = [{"type": "input_image", "image_url": part["image_url"]["url"], "detail": "auto"} for part in pictures]
    content = [*images, {"type": "input_text", "text": text["text"]}]
    return {
        "responses_create_params": {"input": [{"role": "user", "content": content}]},
        "id": record.item.id,
        "target": target(record.cells, record.key.kind),
    }


def check(source: Source, out: Path) -> str:  # noqa: ARG001 - the keys lie in the export
    """Let the server reward the keys and nonsense; needs ``nemo-gym``."""
    return environments.rehearsed(out, "nemo_gym_server", "nemo-gym")
