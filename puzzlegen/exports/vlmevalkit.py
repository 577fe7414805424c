"""Choices as a TSV file for VLMEvalKit, which reads it with pandas and calls the dataset by the name of the file.

pandas takes some texts for numbers and some for missing values, so such options stand in quotation marks.
"""

import base64
import csv
import re
from pathlib import Path
from typing import Final

from puzzlegen.core.item import AnswerForm
from puzzlegen.exports.formats import ToolMissing, same
from puzzlegen.exports.judges import vlmevalkit as judging
from puzzlegen.exports.judges.rehearsal import rehearse
from puzzlegen.exports.source import Record, Source

_LETTERS: Final = "ABCDEFGH"
_DRAWN: Final = "as marked in the picture"
_MISTAKEN: Final = re.compile(  # what pandas takes for a number, a truth value or nothing
    r"\s*(?:[+-]?[\d.,_]*(?:e[+-]?\d+)?|[+-]?inf(?:inity)?|#?n/?a|#n/a n/a|[+-]?1\.#(?:ind|qnan)|<na>|[+-]?nan"
    r"|none|null|true|false)\s*",
    re.IGNORECASE,
)
_HEAD: Final = ("index", "id", "image", "question", *_LETTERS, "answer", "category", "l2-category", "split")


def misfit(record: Record) -> str | None:
    """Why VLMEvalKit could not score an item, if it could not: in tables that it does not know it scores letters."""
    if record.item.answer_form is not AnswerForm.CHOICE:
        return "no choice between options"
    return "more than eight options" if len(record.item.options) > len(_LETTERS) else None


def _records(source: Source) -> list[Record]:
    return [record for record in source.records() if misfit(record) is None]


def _safe(text: str) -> str:
    """The text, or in quotation marks if pandas would read something else."""
    return f"“{text}”" if _MISTAKEN.fullmatch(text) else " ".join(text.split())


def _cells(number: int, record: Record) -> dict[str, str]:
    options = {option.letter: _DRAWN if option.text is None else _safe(option.text) for option in record.item.options}
    images = [base64.b64encode(path.read_bytes()).decode() for path in record.pictures]
    return {
        "index": str(number),
        "id": record.item.id,
        "image": images[0] if len(images) == 1 else "[" + ", ".join(f"'{image}'" for image in images) + "]",
        "question": " ".join(record.item.question.split()),
        **{letter: options.get(letter, "") for letter in _LETTERS},
        "answer": record.cells["answer"],
        "category": record.item.category,
        "l2-category": record.item.kind,
        "split": record.item.split,
    }


def write(source: Source, out: Path) -> int:
    """Write ``<name>.tsv``."""
    records = _records(source)
    with (out / f"{source.name}.tsv").open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, _HEAD, delimiter="\t", lineterminator="\n")
        writer.writeheader()
        writer.writerows(_cells(number, record) for number, record in enumerate(records))
    return len(records)


def check(source: Source, out: Path, judge: Path | None = None) -> str:
    """Read the file with pandas, as VLMEvalKit does, and let it score responses.

    Args:
        source: what was exported.
        out: the export.
        judge: a copy of its repository; without it and if it is not installed, what is known of its scoring.
    """
    try:
        import pandas as pd
    except ModuleNotFoundError as error:
        raise ToolMissing("pandas", "pandas") from error
    path = out / f"{source.name}.tsv"
    table = pd.read_csv(path, sep="\t")
    records = _records(source)
    same("the number of rows", len(table), len(records))
    for number, record in enumerate(records):
        row = table.iloc[number]
        for name, cell in _cells(number, record).items():
            found = "" if pd.isna(row[name]) else str(row[name])
            same(f"{name} of row {number}", found, cell)
    kit = judge or judging.installed()
    if kit is None:
        rehearse(records, lambda _, responses: judging.ours(table.to_dict("records"), responses))
        return f"pandas {pd.__version__}, and VLMEvalKit's scoring as we know it"
    rehearse(records, lambda _, responses: judging.theirs(kit, path, responses))
    return f"the modules of {kit}"
