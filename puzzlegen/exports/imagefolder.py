"""Pictures in a folder for each split, with ``metadata.jsonl`` beside them."""

import shutil
from pathlib import Path

import msgspec

from puzzlegen.exports.formats import ToolMissing, same
from puzzlegen.exports.source import Source

METADATA = "metadata.jsonl"


def write(source: Source, out: Path) -> int:
    """Write ``<split>/<picture>`` and ``<split>/metadata.jsonl``, whose ``file_name`` is the first picture."""
    written = 0
    for split in source.splits:
        folder = out / split
        folder.mkdir()
        with (folder / METADATA).open("wb") as stream:
            for record in source.records(split):
                for path in record.pictures:
                    shutil.copyfile(path, folder / path.name)
                first, *others = (path.name for path in record.pictures)
                cells = {name: cell for name, cell in record.cells.items() if name != "images"}
                row = {"file_name": first, "other_pictures": others, **cells, "prompt": record.prompt}
                stream.write(msgspec.json.encode(row) + b"\n")
                written += 1
    return written


def check(source: Source, out: Path) -> str:
    """Load the folder with ``datasets``."""
    try:
        import datasets
    except ModuleNotFoundError as error:
        raise ToolMissing("datasets", "datasets") from error
    loaded = datasets.load_dataset("imagefolder", data_dir=str(out), cache_dir=str(out.with_name(f".{out.name}.cache")))
    for split in source.splits:
        rows = {row["id"]: row for row in loaded[split]}
        records = list(source.records(split))
        same(f"the ids of {split}", set(rows), {record.item.id for record in records})
        for record in records:
            row = rows[record.item.id]
            for name in ("question", "answer", "answer_form", "letters", "options", "accepted"):
                cell = record.cells[name]
                same(f"{name} of {record.item.id}", row[name], list(cell) if isinstance(cell, tuple) else cell)
            same(f"the size of {record.item.id}", row["image"].size, _size(record.pictures[0]))
    return f"datasets {datasets.__version__}"


def _size(path: Path) -> tuple[int, int]:
    from PIL import Image

    with Image.open(path) as picture:
        return picture.size
