"""The layout of VisReason: ``data/datasets.json``, and for each class a table and a folder of pictures.

The ten classes are its categories in the order of its paper. Its script takes the answers of class_1 and class_2 for
boxes, and those of all others for texts; so what its category cannot hold goes to another class.
"""

import shutil
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import msgspec
from PIL import Image

from puzzlegen.catalog.labels import CATEGORIES
from puzzlegen.core.item import AnswerForm, BoundingBoxes
from puzzlegen.exports.formats import same
from puzzlegen.exports.judges import visreason as judging
from puzzlegen.exports.judges.rehearsal import rehearse
from puzzlegen.exports.source import Record, Source

CLASSES: Final = (
    *CATEGORIES,
    "Localized reasoning, answers without boxes",
    "Spot the difference, answers without boxes",
)
"""What class_1, class_2 and so on are; the last two are ours."""
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
        classes[_class(record)].append(record)
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
        table[name] = {
            "json_path": f"data/{name}/{name}.jsonl",
            "image_path": f"data/{name}/images",
            "title": CLASSES[number - 1],
        }
    (data / "datasets.json").write_bytes(msgspec.json.format(msgspec.json.encode(table)))
    return sum(map(len, classes.values()))


def _category(record: Record) -> str:
    return record.item.taxonomy.get("visreason_category", _OTHER)


def _class(record: Record) -> int:
    """The class of an item: that of its category if its script can score the answer there."""
    number = CLASSES.index(_category(record)) + 1
    if isinstance(record.key.answer, BoundingBoxes):
        return number if f"class_{number}" in judging.BOXED else 1
    return len(CATEGORIES) + number if f"class_{number}" in judging.BOXED else number


def _line(record: Record) -> dict[str, Any]:
    texts = [f"{option.letter}. {option.text}" for option in record.item.options if option.text is not None]
    with Image.open(record.pictures[0]) as picture:
        width, height = picture.size
    answer = record.key.answer
    text = [list(box) for box in answer.boxes] if isinstance(answer, BoundingBoxes) else record.cells["answer"]
    return {
        "id": record.item.id,
        "category": _category(record),
        "question": {
            "text": "\n".join([record.item.question, *texts]),
            "images": [path.name for path in record.pictures],
        },
        "question type": _TYPES[record.item.answer_form],
        "answer": {"text": text},
        "Width": width,
        "Height": height,
    }


def check(source: Source, out: Path, judge: Path | None = None) -> str:
    """Read the classes as VisReason's scripts do, by way of ``datasets.json``, and let its judge score responses.

    Args:
        source: what was exported.
        out: the export.
        judge: a copy of its repository, or the ``judge.py`` in one; without it, what is known of its scoring.
    """
    rows = [row for rows in judging.tables(out).values() for row in rows]
    records = list(source.records())
    same("the number of rows", len(rows), len(records))
    same("the items", {row["id"]: row for row in rows}, {record.item.id: _line(record) for record in records})
    if judge is None:
        rehearse(records, lambda _, responses: judging.ours(out, responses))
        return "json, and VisReason's scoring as we know it"
    rehearse(records, lambda name, responses: judging.theirs(judge, out, name, responses))
    return f"the scripts of {judge}"
