"""Choices with the key file of MM-IQ: ``keys.jsonl`` of ``{category, MD5, data_id, answer}``.

Its scripts want lines ``{data_id, category, response}`` or ``{data_id, category, parsed_pred}``; ours takes the ids of
``questions.jsonl``.
"""

import shutil
from hashlib import md5
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.core.item import AnswerForm
from puzzlegen.exports.formats import same
from puzzlegen.exports.judges import mmiq as judging
from puzzlegen.exports.judges.rehearsal import rehearse
from puzzlegen.exports.source import Record, Source

SPELLED: Final = {
    "logical operation": "Logical Operation",
    "mathematics": "Mathematical",
    "2D geometry": "2D-Geometry",
    "3D geometry": "3D-Geometry",
    "visual instruction": "Visual Instruction",
    "temporal movement": "Temporal Movement",
    "spatial relationship": "Spatial Relationship",
    "concrete object": "Concrete Object",
}
"""MM-IQ's paradigms, as its script spells them; it passes over all other categories."""


def misfit(record: Record) -> str | None:
    """Why MM-IQ's script could not score an item, if it could not."""
    if record.item.answer_form is not AnswerForm.CHOICE:
        return "no choice between options"
    if len(record.item.options) > len(judging.LETTERS):
        return "more than five options"
    if record.item.taxonomy.get("mmiq_paradigm") not in SPELLED:
        return "none of MM-IQ's eight paradigms"
    return None


def _records(source: Source) -> list[Record]:
    """The items that its script can score."""
    return [record for record in source.records() if misfit(record) is None]


def write(source: Source, out: Path) -> int:
    """Write the key file, ``questions.jsonl`` with the same ``data_id``, and ``images/``."""
    (out / "images").mkdir()
    records = _records(source)
    with (out / "keys.jsonl").open("wb") as keys, (out / "questions.jsonl").open("wb") as questions:
        for number, record in enumerate(records):
            for path in record.pictures:
                shutil.copyfile(path, out / "images" / path.name)
            keys.write(msgspec.json.encode(_key(number, record)) + b"\n")
            question = {
                "data_id": number,
                "id": record.item.id,
                "question": record.prompt,
                "images": [f"images/{path.name}" for path in record.pictures],
            }
            questions.write(msgspec.json.encode(question) + b"\n")
    return len(records)


def _key(number: int, record: Record) -> dict[str, object]:
    """A line of the key file; the digest covers the pictures and the text, as MM-IQ's own deduplication does."""
    content = md5(usedforsecurity=False)
    for path in record.pictures:
        content.update(path.read_bytes())
    content.update(record.item.question.encode())
    return {
        "category": SPELLED[record.item.taxonomy["mmiq_paradigm"]],
        "MD5": content.hexdigest(),
        "data_id": number,
        "answer": record.cells["answer"],
    }


def check(source: Source, out: Path, judge: Path | None = None) -> str:
    """Read the files as MM-IQ's script does, and let it score responses.

    Args:
        source: what was exported.
        out: the export.
        judge: a copy of its repository, or its ``main_parse_and_eval.py``; without it, what is known of its scoring.
    """
    records = _records(source)
    keys = [msgspec.json.decode(line) for line in (out / "keys.jsonl").read_bytes().splitlines()]
    questions = [msgspec.json.decode(line) for line in (out / "questions.jsonl").read_bytes().splitlines()]
    same("the key file", keys, [_key(number, record) for number, record in enumerate(records)])
    for question, record in zip(questions, records, strict=True):
        same(f"the id of {question['data_id']}", question["id"], record.item.id)
        for name, path in zip(question["images"], record.pictures, strict=True):
            same(name, (out / name).read_bytes() == path.read_bytes(), True)
    if judge is None:
        rehearse(records, lambda _, responses: judging.ours(out, responses))
        return "json, and MM-IQ's scoring as we know it"
    rehearse(records, lambda name, responses: judging.theirs(judge, out, name, responses))
    return f"the script of {judge}"
