"""The layout of VisReason: ``data/datasets.json``, and for each class a table and a folder of pictures.

Its script takes class_1 and class_2 for the classes of boxes, localized reasoning and spot the difference, and scores
them in list order; the order of the others is assumed to be that of the paper.
"""

import shutil
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import msgspec
from PIL import Image

from puzzlegen.catalog.labels import CATEGORIES
from puzzlegen.exports.formats import same
from puzzlegen.exports.source import Record, Source
from puzzlegen.item import AnswerForm, BoundingBoxes

CLASSES: Final = tuple(CATEGORIES)
_OTHER: Final = "Inductive"  # for families that VisReason's taxonomy does not know
_TYPES: Final = {
    AnswerForm.CHOICE: "1",
    AnswerForm.FILL_IN: "2",
    AnswerForm.OPEN_ENDED: "3",
    AnswerForm.BOUNDING_BOXES: "4",
}


def write(source: Source, out: Path) -> int:
    """Write the classes that have items."""
    classes: defaultdict[int, list[Record]] = defaultdict(list)
    for record in source.records():
        name = record.item.taxonomy.get("visreason_category", _OTHER)
        classes[CLASSES.index(name) + 1].append(record)
    data = out / "data"
    data.mkdir()
    table = {}
    for number, records in sorted(classes.items()):
        name = f"class_{number}"
        (data / name / "images").mkdir(parents=True)
        with (data / name / f"{name}.jsonl").open("wb") as stream:
            for record in records:
                for path in record.pictures:
                    shutil.copyfile(path, data / name / "images" / path.name)
                stream.write(msgspec.json.encode(_line(record)) + b"\n")
        table[name] = {"json_path": f"{name}/{name}.jsonl", "image_path": f"{name}/images"}
    (data / "datasets.json").write_bytes(msgspec.json.format(msgspec.json.encode(table)))
    return sum(map(len, classes.values()))


def _line(record: Record) -> dict[str, Any]:
    texts = [f"{option.letter}. {option.text}" for option in record.item.options if option.text is not None]
    with Image.open(record.pictures[0]) as picture:
        width, height = picture.size
    answer = record.key.answer
    text = record.cells["answer"]
    if isinstance(answer, BoundingBoxes):
        text = "; ".join(str(list(box)) for box in answer.boxes)
    return {
        "id": record.item.id,
        "question": {
            "text": "\n".join([record.item.question, *texts]),
            "images": [path.name for path in record.pictures],
        },
        "question type": _TYPES[record.item.answer_form],
        "answer": {"text": text},
        "Width": width,
        "Height": height,
    }


def check(source: Source, out: Path) -> str:
    """Read the classes as VisReason's script does, by way of ``datasets.json``."""
    data = out / "data"
    found: dict[str, dict[str, Any]] = {}
    for name, paths in msgspec.json.decode((data / "datasets.json").read_bytes()).items():
        same(f"the class {name}", 1 <= int(name.removeprefix("class_")) <= len(CLASSES), True)
        for line in (data / paths["json_path"]).read_bytes().splitlines():
            row = msgspec.json.decode(line)
            found[row["id"]] = row
            for image in row["question"]["images"]:
                same(f"the picture {image} is there", (data / paths["image_path"] / image).is_file(), True)
    same("the items", found, {record.item.id: _line(record) for record in source.records()})
    return "json"
