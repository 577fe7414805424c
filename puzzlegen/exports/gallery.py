"""A page with all items of a benchmark, for people who look at them: one file that needs nothing else."""

from collections.abc import Callable
from contextlib import closing
from html import escape
from pathlib import Path

import msgspec
import numpy as np

from puzzlegen.core.family import Pixels
from puzzlegen.core.item import BoundingBoxes
from puzzlegen.core.writing import put
from puzzlegen.drawing import webp
from puzzlegen.drawing.png import decode
from puzzlegen.exports import single_page
from puzzlegen.exports.source import Record, Source
from puzzlegen.running.workers import ordered_map
from puzzlegen.snapshots import solutions
from puzzlegen.snapshots.reading import spoken


def write(source: Source, out: Path, *, workers: int = 1, report: Callable[[int], None] = lambda _: None) -> int:
    """Write the page; returns the number of items.

    Args:
        source: what is shown.
        out: the file.
        workers: processes that pack the pictures.
        report: is told how many items are packed.

    Raises:
        CorruptTable, KeysElsewhere: with a sentence for the user.
    """
    shown: list[bytes] = []
    with closing(ordered_map(_entry, source.records(), workers)) as entries:
        for entry in entries:
            shown.append(entry)
            report(len(shown))
    # A text may hold anything; in a script element only "<" could end it.
    data = b"[%b]" % b",\n".join(shown).replace(b"<", b"\\u003c")
    page = single_page.template("gallery.html").replace("TITLE", escape(source.name)).encode().split(b">DATA<")
    put(out, b"%b>%b<%b" % (page[0], data, page[1]))
    return len(shown)


def _entry(record: Record) -> bytes:
    """What the page's script knows of an item."""
    item, key, certificate = record.item, record.key, record.proof.certificate
    answer = key.answer
    rules, question = item.parted
    return msgspec.json.encode(
        {
            "id": item.id,
            "category": item.category,
            "family": item.kind,
            "level": item.level,
            "form": item.answer_form.value.replace("_", " "),
            "language": item.language,
            "rules": rules,
            "question": question,
            "options": [(option.letter, option.text) for option in item.options],
            "answer": spoken(answer),
            "explanation": key.explanation,
            "boxes": answer.boxes if isinstance(answer, BoundingBoxes) else (),
            "difficulty": f"{certificate.difficulty:g} ({certificate.unit})",
            "depth": f"{certificate.depth.value:g} ({certificate.depth.kind})" if certificate.depth else "",
            "structure": certificate.structure,
            "pictures": [webp.exact(single_page.pixels(path))._asdict() for path in record.pictures],
            "solution": _marks(record),
        }
    )


def _marks(record: Record) -> list[str]:
    """What the solution adds to each picture, on a ground without colour; nothing if it is not drawn."""
    pairs = zip(solutions.drawn_if_sound(record.item, record.proof), record.pictures, strict=False)
    return [webp.exact(_differing(decode(solved.png), single_page.pixels(path))).src for solved, path in pairs]


def _differing(solved: Pixels, plain: Pixels) -> Pixels:
    """The pixels of a picture where it differs from another one; elsewhere it lets that one through."""
    seen = (solved != plain).any(2)
    rgba = np.zeros((*seen.shape, 4), np.uint8)
    rgba[seen, :3], rgba[seen, 3] = solved[seen], 255
    return rgba
