"""Parquet files with pictures, and a card that tells ``datasets`` and the Hugging Face Hub how to load them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from puzzlegen.exports.formats import ToolMissing, same
from puzzlegen.exports.source import Record, Source
from puzzlegen.releases.columns import Column, Kind
from puzzlegen.releases.parquet import table_schema, write_split

PROMPT = Column("prompt", Kind.TEXT, "The question with its options, and how the answer is to be written.")


def write(source: Source, out: Path) -> int:
    """Write ``data/`` and ``README.md``."""
    written = write_tables(source, out / "data")
    files = [{"split": split, "path": f"data/{split}-{source.name}-*.parquet"} for split in source.splits]
    configs = [{"config_name": "default", "default": True, "data_files": files}]
    meanings = "\n".join(f"- `{column.name}`: {column.meaning}" for column in (*source.columns, PROMPT))
    proof = "each with one proven answer"
    if others := " and ".join(f"{count} that are {verdict}" for verdict, count in source.unproven.items()):
        proof = f"each with one proven answer but for {others}, which is no proof"
    (out / "README.md").write_text(
        f"---\nconfigs: {msgspec.json.encode(configs).decode()}\n"
        f'task_categories: ["visual-question-answering"]\ntags: ["benchmark", "puzzles"]\n---\n'
        f"# {source.name}\n\n{written} visual puzzles made with puzzlegen, {proof}.\n\n"
        "Once this folder is the dataset `OWNER/NAME` of the Hugging Face Hub:\n\n"
        "```python\nfrom datasets import load_dataset\n\n"
        f'items = load_dataset("OWNER/NAME", split="{next(iter(source.splits))}")\n```\n\n'
        f"{meanings}\n",
        encoding="utf-8",
    )
    return written


def write_tables(source: Source, folder: Path) -> int:
    """Write ``<split>-<name>-<number>-of-<count>.parquet`` to a new folder; returns the number of rows."""
    folder.mkdir()
    schema = table_schema((*source.columns, PROMPT))
    return sum(write_split(_rows(source, split), schema, folder / f"{split}-{source.name}") for split in source.splits)


def _rows(source: Source, split: str) -> Iterator[dict[str, Any]]:
    for record in source.records(split):
        yield {**record.cells, "images": embedded(record), "prompt": record.prompt}


def embedded(record: Record) -> list[dict[str, Any]]:
    """The pictures of an item as cells of a table."""
    return [{"bytes": path.read_bytes(), "path": path.name} for path in record.pictures]


def check(source: Source, out: Path) -> str:
    """Load the folder with ``datasets``."""
    try:
        import datasets
    except ModuleNotFoundError as error:
        raise ToolMissing("datasets", "datasets") from error
    loaded = datasets.load_dataset(str(out), cache_dir=str(out.with_name(f".{out.name}.cache")))
    compare(source, loaded)
    return f"datasets {datasets.__version__}"


def compare(source: Source, loaded: Any) -> None:
    """Compare the splits that ``datasets`` has loaded with the source."""
    import numpy as np

    from puzzlegen.drawing.png import decode

    readers = {split: iter(loaded[split]) for split in source.splits}
    for record in source.records():
        row = next(readers[record.item.split])
        for name, cell in record.cells.items():
            if name != "images":
                same(f"{name} of {record.item.id}", row[name], list(cell) if isinstance(cell, tuple) else cell)
        same(f"the prompt of {record.item.id}", row["prompt"], record.prompt)
        for picture, path in zip(row["images"], record.pictures, strict=True):
            pixels = np.asarray(picture.convert("RGB"))
            same(f"{path.name} is equal", np.array_equal(pixels, decode(path.read_bytes())), True)
    for split, reader in readers.items():
        same(f"what follows the last item of {split}", next(reader, None), None)
