"""Parquet files for three trainers, each in a folder of its own, with the file that their settings name as the reward.

verl and EasyR1 put the pictures where ``<image>`` stands in the prompt; TRL puts them in by itself, so that its prompt
has no such mark. EasyR1 takes its reader from the first file of the folder, which therefore holds nothing else.
"""

import runpy
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen.core import extras
from puzzlegen.exports.formats import NotTheSame, ToolMissing, same
from puzzlegen.exports.hf import embedded
from puzzlegen.exports.judges.rehearsal import NONSENSE
from puzzlegen.exports.source import Record, Source
from puzzlegen.scoring.rows import target

_FORM: Final = 0.1  # the reward for an answer that can be read, right or wrong
_BATCH: Final = 100  # rows of a row group
_REWARD: Final = '''"""The reward of puzzlegen for {trainer}; needs puzzlegen where the trainer runs."""

from puzzlegen.scoring.rewards import {trainer} as compute_score

__all__ = ["compute_score"]
'''


def _marked(record: Record) -> str:
    return "<image>" * len(record.pictures) + record.prompt


def _verl(record: Record) -> dict[str, Any]:
    return {
        "data_source": f"puzzlegen/{record.item.kind}",
        "prompt": [{"role": "user", "content": _marked(record)}],
        "images": embedded(record),
        "ability": record.item.category,
        "reward_model": {"style": "rule", "ground_truth": target(record.cells, record.key.kind)},
        "extra_info": {"id": record.item.id, "split": record.item.split, "level": record.item.level},
    }


def _easyr1(record: Record) -> dict[str, Any]:
    return {"problem": _marked(record), "answer": target(record.cells, record.key.kind), "images": embedded(record)}


def _trl(record: Record) -> dict[str, Any]:
    return {
        "prompt": [{"role": "user", "content": record.prompt}],
        "images": embedded(record),
        "ground_truth": target(record.cells, record.key.kind),
    }


_TRAINERS: Final[dict[str, Callable[[Record], dict[str, Any]]]] = {"easyr1": _easyr1, "trl": _trl, "verl": _verl}


def write(source: Source, out: Path) -> int:
    """Write ``<trainer>/<split>-<name>.parquet`` and ``reward_<trainer>.py``."""
    with extras.imported():
        import pyarrow as pa
        from pyarrow.parquet import ParquetWriter
    written = 0
    for trainer, row in _TRAINERS.items():
        (out / trainer).mkdir()
        (out / f"reward_{trainer}.py").write_text(_REWARD.format(trainer=trainer))
        written = 0
        for split in source.splits:
            records = source.records(split)
            writer = None
            while batch := [row(record) for record in islice(records, _BATCH)]:
                table = pa.Table.from_pylist(batch)
                if writer is None:
                    schema = table.schema.with_metadata({"huggingface": _features(batch[0])})
                    writer = ParquetWriter(out / trainer / f"{split}-{source.name}.parquet", schema)
                writer.write_table(table.cast(schema))
                written += len(batch)
            if writer is not None:
                writer.close()
    return written


def _features(row: dict[str, Any]) -> bytes:
    """The columns as ``datasets`` describes them: all plain but the pictures."""
    return msgspec.json.encode({"info": {"features": {name: _feature(name, cell) for name, cell in row.items()}}})


def _feature(name: str, cell: Any) -> Any:
    if name == "images":
        return {"feature": {"_type": "Image"}, "_type": "Sequence"}
    if isinstance(cell, list):
        return [_feature("", cell[0])]
    if isinstance(cell, dict):
        return {key: _feature(key, value) for key, value in cell.items()}
    return {"dtype": "string", "_type": "Value"}


def check(source: Source, out: Path) -> str:
    """Load the files with ``datasets``, as the three trainers do, and let the reward functions judge the keys."""
    try:
        import datasets
    except ModuleNotFoundError as error:
        raise ToolMissing("datasets", "datasets") from error
    for trainer, row in _TRAINERS.items():
        for split in source.splits:
            file = str(out / trainer / f"{split}-{source.name}.parquet")
            cache = str(out.with_name(f".{out.name}.cache"))
            loaded = datasets.load_dataset("parquet", data_files=file, cache_dir=cache)
            rows = loaded["train"]
            _compare(trainer, rows, map(row, source.records(split)))
            _rehearse(out, trainer, rows.remove_columns("images"), source.records(split))
    return f"datasets {datasets.__version__}"


def _compare(trainer: str, loaded: Any, expected: Iterator[dict[str, Any]]) -> None:
    rows = iter(loaded)
    for number, wanted in enumerate(expected):
        found = next(rows)
        for name, cell in wanted.items():
            if name == "images":
                same(f"the number of images of row {number} for {trainer}", len(found[name]), len(cell))
            else:
                same(f"{name} of row {number} for {trainer}", found[name], cell)
    same(f"what follows the last row for {trainer}", next(rows, None), None)


def _rehearse(out: Path, trainer: str, rows: Any, records: Iterable[Record]) -> None:
    """Let the file that a trainer's settings name reward the keys and nonsense, called as the trainer calls it."""
    compute_score = runpy.run_path(str(out / f"reward_{trainer}.py"))["compute_score"]
    for row, record in zip(rows, records, strict=True):
        for response, least, most in ((f"Answer: {record.cells['answer']}", 1.0, 1.0), (NONSENSE, 0.0, _FORM)):
            reward = _CALLS[trainer](compute_score, row, response)
            if not least <= reward <= most:
                raise NotTheSame(f"{trainer} rewards {response!r} to {record.item.id} with {reward}.")


_CALLS: Final[dict[str, Callable[[Any, Any, str], float]]] = {
    "easyr1": lambda score, row, said: score([{"response": said, "ground_truth": row["answer"]}])[0]["overall"],
    "trl": lambda score, row, said: score([said], prompts=[row["prompt"]], ground_truth=[row["ground_truth"]])[0],
    "verl": lambda score, row, said: score(
        row["data_source"], said, row["reward_model"]["ground_truth"], extra_info=row["extra_info"]
    ),
}
"""How each trainer calls its reward for one response to a row."""
